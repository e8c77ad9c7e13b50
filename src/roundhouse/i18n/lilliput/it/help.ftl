# Che cosa dicono di sé i comandi di 18Lilliput (vedi en/help.ftl).

help-revenue =
    Trova le tratte con cui i treni di una compagnia rendono di più in 18Lilliput.

    Il file contiene una mappa, una compagnia e i suoi treni; docs/lilliput-map.md lo descrive.
help-revenue-file = La mappa, un file JSON.
help-revenue-json = Stampa le tratte come JSON e nient’altro.
help-revenue-seconds = Quanti secondi dedicare alla prova; poi la risposta indica soltanto un limite.
help-revenue-svg = Disegna la mappa con le tratte in questo file.

help-scenario = Controlla, mostra e crea paesaggi di 18Lilliput.
help-scenario-check = Controlla un paesaggio e dice quanto è aperto ogni lato di Mildendo.
help-scenario-check-file =
    Un paesaggio, un file TOML come lo descrive docs/landscapes.md, o il nome di uno scenario.
help-scenario-show = Mostra un paesaggio.
help-scenario-show-file = Un paesaggio, o il nome di uno scenario.
help-scenario-random = Crea un paesaggio casuale in cui ogni lato è aperto e nessuno molto più difficile di un altro.
help-scenario-random-seed = Un numero intero; lo stesso seme crea lo stesso paesaggio.
help-scenario-random-difficulty = Da 1 (facile) a 4.
help-scenario-random-out = Scrive il paesaggio in questo file invece che nel terminale.
