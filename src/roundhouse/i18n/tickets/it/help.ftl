help-board = Controlla una mappa per Ticket to Ride e dice quanto è grande.
help-board-file = Una mappa, un file TOML come descritto in docs/boards.md.
