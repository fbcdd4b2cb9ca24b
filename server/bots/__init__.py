"""Bots: players that choose from the view of their seat; they must not know a state or a table."""
