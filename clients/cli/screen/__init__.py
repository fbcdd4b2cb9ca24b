"""The full screen: the lobby and the table drawn with Textual. Knows the model, the catalogue and the palettes; no rules."""
