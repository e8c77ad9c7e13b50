"""What is kept, and how: an append-only log per table, people, and the secrets that nodes share."""
