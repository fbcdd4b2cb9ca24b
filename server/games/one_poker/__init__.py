"""One Poker."""
