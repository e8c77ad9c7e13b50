"""The flow of the game: draft, rounds, actions, trains, shares, running and the end."""
