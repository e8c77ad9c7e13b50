help-board = Comprueba un tablero de Ticket to Ride y dice cómo es de grande.
help-board-file = Un tablero, un archivo TOML como describe docs/boards.md.
