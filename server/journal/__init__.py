"""The journal: every accepted input of a table, durable before anyone hears of it."""
