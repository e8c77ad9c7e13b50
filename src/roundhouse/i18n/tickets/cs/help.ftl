help-board = Zkontroluje plán pro Ticket to Ride a řekne, jak je velký.
help-board-file = Plán, soubor TOML podle docs/boards.md.
