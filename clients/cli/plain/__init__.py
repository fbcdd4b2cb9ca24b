"""The plain mode: a line for an event, a prompt for a decision. For ears, scripts and terminals that can do no more."""
