help-board = Controlla le tue mappe per Ticket to Ride e ne crea di casuali.
help-board-file = Una mappa, un file TOML come descritto in docs/boards.md.
help-board-random = Crea una mappa casuale: nessuna tratta ne incrocia un’altra, i colori sono in equilibrio e ci sono biglietti di ogni lunghezza.
help-board-random-seed = Un numero intero; lo stesso seme crea la stessa mappa.
help-board-random-cities = Quante città, da 10 a 60.
help-board-random-players = Per quanti giocatori al massimo, da 2 a 5.
help-board-random-out = Scrive la mappa in questo file invece che nel terminale.
