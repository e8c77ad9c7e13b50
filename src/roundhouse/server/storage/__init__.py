"""What is kept, and how: an append-only log per game, people, and the secrets that nodes share."""
