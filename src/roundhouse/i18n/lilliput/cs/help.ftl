# Co o sobě říkají příkazy hry 18Lilliput (viz en/help.ftl).

help-revenue =
    Najde trasy, na kterých vlaky společnosti ve hře 18Lilliput vydělají nejvíc.

    Soubor obsahuje mapu, společnost a její vlaky; popisuje ho docs/lilliput-map.md.
help-revenue-file = Mapa, soubor JSON.
help-revenue-json = Vypíše trasy jako JSON a nic jiného.
help-revenue-seconds = Kolik sekund věnovat důkazu; potom odpověď uvede jen mez.
help-revenue-svg = Nakreslí mapu s trasami do tohoto souboru.

help-scenario = Kontroluje, ukazuje a vytváří krajiny hry 18Lilliput.
help-scenario-check = Zkontroluje krajinu a řekne, jak otevřená je každá strana Mildenda.
help-scenario-check-file = Krajina, soubor TOML podle docs/landscapes.md, nebo název scénáře.
help-scenario-show = Ukáže krajinu.
help-scenario-show-file = Krajina, nebo název scénáře.
help-scenario-random = Vytvoří náhodnou krajinu, kde je každá strana otevřená a žádná o moc těžší než jiná.
help-scenario-random-seed = Celé číslo; stejné semínko vytvoří stejnou krajinu.
help-scenario-random-difficulty = Od 1 (lehká) do 4.
help-scenario-random-out = Zapíše krajinu do tohoto souboru místo do terminálu.
