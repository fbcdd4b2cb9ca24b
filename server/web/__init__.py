"""Plain HTTP on the same port: pages, health, metrics, and who is asking from where. Knows no session and no table."""
