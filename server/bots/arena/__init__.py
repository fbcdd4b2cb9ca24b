"""Where bots are measured: against each other and against their best response. Never imported at a table."""
