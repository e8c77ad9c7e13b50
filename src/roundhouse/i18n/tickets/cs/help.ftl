help-board = Kontroluje vlastní mapy pro Ticket to Ride a vytváří náhodné.
help-board-file = Mapa, soubor TOML podle docs/boards.md.
help-board-random = Vytvoří náhodnou mapu: žádná trať nekříží jinou, barvy jsou vyvážené a jízdenky různě dlouhé.
help-board-random-seed = Celé číslo; stejné semínko vytvoří stejnou mapu.
help-board-random-cities = Kolik měst, od 10 do 60.
help-board-random-players = Nejvýše pro kolik hráčů, od 2 do 5.
help-board-random-out = Zapíše mapu do tohoto souboru místo do terminálu.
