help-board = Controlla un tabellone per Ticket to Ride e dice quanto è grande.
help-board-file = Un tabellone, un file TOML come descritto in docs/boards.md.
