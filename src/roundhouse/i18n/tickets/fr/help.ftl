help-board = Vérifie un plateau pour Ticket to Ride et dit sa taille.
help-board-file = Un plateau, un fichier TOML comme le décrit docs/boards.md.
