"""The clients: painters of the views that the server sends; they must not know the server."""
