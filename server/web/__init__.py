"""Plain HTTP on the same port: pages, answers, and who is asking from where. Knows no session and no table."""
