help-board = Comprueba tableros propios de Ticket to Ride y crea otros al azar.
help-board-file = Un tablero, un archivo TOML como describe docs/boards.md.
help-board-random = Crea un tablero al azar: ningún recorrido cruza otro, los colores están equilibrados y hay billetes de todas las longitudes.
help-board-random-seed = Un número entero; la misma semilla crea el mismo tablero.
help-board-random-cities = Cuántas ciudades, de 10 a 60.
help-board-random-players = Para cuántos jugadores como máximo, de 2 a 5.
help-board-random-out = Escribe el tablero en este archivo en vez de en el terminal.
