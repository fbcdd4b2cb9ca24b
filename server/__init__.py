"""The server: tables, the people and bots at them, and the sockets through which they are reached."""
