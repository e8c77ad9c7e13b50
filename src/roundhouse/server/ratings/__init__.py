"""What people are worth at a game, by the results of their games."""
