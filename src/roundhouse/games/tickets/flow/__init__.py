"""The flow of the game: the deal, turns, deck and display, the score."""
