"""No-limit hold'em."""
