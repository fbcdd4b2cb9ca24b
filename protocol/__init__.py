"""The public vocabulary of Cardavia: whatever may leave the house. Imports nothing of ours but itself, and msgspec."""
