"""The rules of the games, as values made of pure functions: no clock, no chance, no I/O."""
