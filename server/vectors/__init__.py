"""The engines compared with positions whose right answers are known: files of JSON lines, one module for the rows of each game."""
