help-board = Check boards of your own for Ticket to Ride, and make random ones.
help-board-file = A board, a TOML file as described in docs/boards.md.
help-board-random = Make a random board: no route crosses another, colours are in balance, tickets of all lengths.
help-board-random-seed = A whole number; the same seed makes the same board.
help-board-random-cities = How many cities, from 10 to 60.
help-board-random-players = For up to how many players, from 2 to 5.
help-board-random-out = Write the board into this file instead of the terminal.
