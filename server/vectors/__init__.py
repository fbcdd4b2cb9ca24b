"""The engines compared with positions whose right answers are known: files of JSON lines, one module for the rows of each game.

A game's module has `claims(keys)`, whether a row with these keys is one of its kinds, and `compare(rows)`, which plays rows in the order of their
file, each given as its name (the id, or the line number) and its JSON text, and raises msgspec.DecodeError for a row that can't be read.
"""
