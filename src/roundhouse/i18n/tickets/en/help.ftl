help-board = Check a board for Ticket to Ride, and tell how large it is.
help-board-file = A board, a TOML file as described in docs/boards.md.
