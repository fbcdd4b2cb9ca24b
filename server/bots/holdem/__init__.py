"""Hold'em bots: what they read from a view, their chances, and how they play them."""
