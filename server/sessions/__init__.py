"""Conversations with clients: who somebody is and where they play. Knows the lobby and tables' handles, and no socket."""
