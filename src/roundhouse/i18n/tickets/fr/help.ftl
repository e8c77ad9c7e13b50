help-board = Vérifie vos propres plateaux pour Ticket to Ride et en crée d’aléatoires.
help-board-file = Un plateau, un fichier TOML comme le décrit docs/boards.md.
help-board-random = Crée un plateau aléatoire : aucune route n’en croise une autre, les couleurs sont équilibrées et les objectifs de toutes longueurs.
help-board-random-seed = Un nombre entier ; la même graine crée le même plateau.
help-board-random-cities = Combien de villes, de 10 à 60.
help-board-random-players = Pour combien de joueurs au plus, de 2 à 5.
help-board-random-out = Écrit le plateau dans ce fichier plutôt que dans le terminal.
