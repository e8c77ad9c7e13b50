"""What a seat can know of hidden cards and tickets, and positions that fit it."""
