"""The one port: WebSockets and what is sent over them. Knows sessions; reaches tables through them only."""
