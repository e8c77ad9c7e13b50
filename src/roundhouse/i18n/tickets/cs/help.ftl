help-board = Zkontroluje mapu pro Ticket to Ride a řekne, jak je velká.
help-board-file = Mapa, soubor TOML podle docs/boards.md.
