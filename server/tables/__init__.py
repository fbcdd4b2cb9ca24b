"""Tables: what happens at one, the task that runs it, and the dealer, who has the only randomness."""
