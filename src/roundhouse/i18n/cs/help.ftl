# Co říká `roundhouse --help` a `roundhouse PŘÍKAZ --help`: texty bez parametrů (viz en/help.ftl).

help-usage = Použití
help-usage-command = PŘÍKAZ
help-usage-options = [VOLBY]
help-title-commands = Příkazy
help-title-arguments = Argumenty
help-title-parameters = Volby
help-default = výchozí
help-required = povinné
help-label-file = SOUBOR
help-label-folder = SLOŽKA
help-label-text = TEXT
help-label-number = N
help-label-game = HRA
help-label-rule = PRAVIDLO
help-label-name-value = --NÁZEV HODNOTA
help-flag-help = Ukáže tuto nápovědu.
help-flag-version = Ukáže verzi.
help-language =
    --language JAZYK platí pro každý příkaz: cs, en, es, fr nebo it. Bez této volby mluví Roundhouse jazykem tvého
    systému (LC_ALL, LC_MESSAGES, LANG).

help-roundhouse = Železniční hry k hraní, přehrávání a simulacím, s pravidly, která se dají spustit.

help-any-game = Hra.
help-any-seed = Celé číslo.
help-any-option =
    Varianta hry, která se zapne; lze zadat víckrát. Vypíše je „roundhouse options“.
help-any-options = Kterákoli jiná volba hry se svou hodnotou.
help-any-workers = Kolik procesů použít.
help-any-database = Databáze, pokud to není ta ve složce s tvými daty: sqlite:///SOUBOR.
help-any-settings = Soubor TOML s nastavením serveru; volby a proměnné prostředí mají přednost.
help-any-svg = Kreslí do tohoto souboru místo do terminálu.
help-any-theme = Barvy kresby; bez této volby rozhodne systém toho, kdo se dívá.

help-play = Hraj v terminálu proti počítači, nebo ve více lidech u jedné klávesnice.
help-play-game = Hra (výchozí: první, kterou vypíše „roundhouse options“).
help-play-players =
    Kdo hraje, v pořadí míst, oddělený čárkami: easy, normal, hard a jména botů (třeba random) jsou boti, každé jiné
    jméno je člověk. V jednom hráči lze hrát, pokud má hra automat. (výchozí: me,normal)
help-play-seed =
    Celé číslo, nebo 64 šestnáctkových číslic: stejné semínko dá stejné míchání. (výchozí: tajné a náhodné)
help-play-save = Po každém tahu uloží hru do tohoto nového souboru.
help-play-resume = Pokračuje ve hře uložené v tomto souboru a dál ji tam ukládá.
help-play-explain = Vysvětlí každý tah bota; může tím prozradit jeho tajemství.
help-play-trust-bots = Spustí cizí boty, které jmenuje načtený soubor.

help-open = Hraj v prohlížeči: spustí stránku jen na tomto počítači a otevře ji.
help-open-port = Port (výchozí: 8000, nebo další volný).
help-open-browser = Zda otevřít prohlížeč, jakmile je stránka připravená.
help-open-lan = Pustit dovnitř i ostatní počítače a telefony doma.

help-serve = Spustí server se stoly pro lidi a boty v síti; ukončíš ho stiskem Ctrl-C.
help-serve-host = Adresa, na které se naslouchá; 0.0.0.0 pro všechny (výchozí: 127.0.0.1).
help-serve-port = Port, na kterém se naslouchá; 0 vybere volný (výchozí: 8000).
help-serve-database =
    URL databáze, třeba postgresql://user@host/name (výchozí: soubor ve složce s tvými daty).
help-serve-redis = URL Redisu, třeba redis://host:6379/0, pro více uzlů nad jednou databází.
help-serve-origin =
    Adresa, přes kterou se prohlížeče dostanou k serveru, třeba https://play.example.org; lze zadat víckrát.
help-serve-secure = Prohlížeče přicházejí přes HTTPS: cookies se posílají jen tudy.
help-serve-no-limits = Neomezuje, o kolik smí jeden člověk nebo adresa žádat.
help-serve-bots = V kolika procesech boti přemýšlejí (výchozí: všechny procesory kromě jednoho).
help-serve-bot-seconds = Kolik sekund smí bot přemýšlet nad jedním rozhodnutím (výchozí: 1).
help-serve-bot-pause = Kolik sekund bot čeká, než zahraje, aby se dal sledovat (výchozí: 0.4).
help-serve-tables-in-memory = Kolik stolů zůstane v paměti, i když je nikdo nemá otevřené (výchozí: 2000).
help-serve-offer = Cizí bot, kterého si lidé smějí vybrat, zapsaný jako jméno=bot; lze zadat několikrát.
help-serve-log-level = Co se zapisuje do logu: debug, info, warning nebo error (výchozí: warning).

help-replay = Ověří záznam hry a vypíše její bodovací list.
help-replay-file = Záznam, soubor .rh.json; hra nemusí být dohraná.
help-replay-json = Vypíše bodovací list jako JSON a nic jiného.

help-show =
    Ukáže stůl ze záznamu nebo pozice kterékoli hry, nebo mapu.

    Soubor je záznam, pozice, nebo vlastní mapa; ze stolu je vidět to, co smějí vidět všichni.
help-show-file = Soubor .rh.json, JSON nebo TOML.

help-verify =
    Dokáže, že míchání dohrané hry bylo dané od začátku.

    Semínko musí být to, jehož otisk byl zveřejněn, nebo musí plynout z tajemství, jehož otisk byl zveřejněn, a z dílů
    lidí u stolu; každá akce i výsledek musí plynout ze semínka.
help-verify-file = Záznam dohrané hry, soubor .rh.json.
help-verify-commitment = Otisk ukázaný na začátku, pokud ho máš: 64 šestnáctkových číslic.

help-review =
    Rozebere dohranou hru: co byla dovednost, co štěstí a co by bylo lepší.
help-review-file = Záznam dohrané hry, soubor .rh.json.
help-review-depth = Jak důkladně se dívat.
help-review-json = Zapíše vše, co se zjistilo, do tohoto souboru jako JSON.
help-review-html = Zapíše zprávu do tohoto souboru HTML.

help-evaluate = Řekne, co pozice komu slibuje a co by v ní bylo nejlepší.
help-evaluate-file = Záznam, soubor .rh.json; hra nemusí být dohraná.
help-evaluate-at = Po kolika akcích záznamu. (výchozí: po všech)
help-evaluate-depth = Jak důkladně se dívat.
help-evaluate-json = Vypíše JSON a nic jiného.

help-perft =
    Spočítá posloupnosti dovolených rozhodnutí od začátku hry, hloubku po hloubce.

    Počty jdou na standardní výstup a nikdy se nemění; časy jdou na chybový výstup.
help-perft-players = Kolik hráčů.
help-perft-seed = Celé číslo, nebo 64 šestnáctkových číslic.
help-perft-depth = Nejdelší počítané posloupnosti.

help-engine = Nechá bota hrát pro jiný program: odpovídá na řádky JSON, dokud jeho vstup neskončí.
help-engine-bot = Jeden z našich botů, třeba planner, hard nebo search(iterations=200).

help-simulate =
    Odehraje spoustu her mezi boty a vypíše průměry bodů, podíly výher a rychlost.

    Stejné semínko dá stejné hry, ať je hraje kolik chce procesů.
help-simulate-players = Kolik hráčů (výchozí: jeden na bota, nebo 2).
help-simulate-bots = Pro každé místo jeden bot, oddělení čárkami; jediný hraje na všech místech (výchozí: obvyklý soupeř této hry).
help-simulate-games = Kolik her.
help-simulate-json = Zapíše nastavení, souhrn a všechny výsledky do tohoto souboru.

help-tournament =
    Nechá boty hrát proti sobě, každé rozdání ve všech rozsazeních, a řekne, kdo je silnější.

    Výsledky se ukládají hru po hře do složky se zprávou: přerušený turnaj dokončíš stejným příkazem, s více hrami ho
    prodloužíš. Stejné semínko dá stejné výsledky s jakýmkoli počtem procesů, kromě botů, kteří hledají podle hodin.
help-tournament-bots =
    Boti oddělení čárkami. Jediný hraje na všech místech; je-li jich tolik co hráčů, tvoří jednu sestavu a některý se
    v ní může opakovat; je-li jich víc, utkají se všechny kombinace.
help-tournament-players = Kolik hráčů (výchozí: jeden na bota, nebo 2).
help-tournament-games = Kolik her, zaokrouhleno nahoru na celá rozdání.
help-tournament-on = Kde se hraje: v procesech tohoto počítače, nebo v clusteru Ray (doplněk „ray“).
help-tournament-sprt =
    Dva boti: skončí, jakmile postupný test rozhodne, zda je první silnější než druhý.
help-tournament-sprt-bounds = Dva podíly výher: test rozhoduje mezi nimi.
help-tournament-records = Uloží do výsledků každou akci každé hry.
help-tournament-out = Složka pro zprávu; vytvoří se, pokud není.

help-selfplay =
    Zapíše každé rozhodnutí ze spousty her mezi boty jako čísla k učení: pozice, masky, akce, hodnoty, výsledky.

    Soubory se zapisují jeden po druhém: přerušený běh dokončíš stejným příkazem, s více hrami ho prodloužíš. Potřebuje
    doplněk „rl“.
help-selfplay-out = Složka pro soubory; vytvoří se, pokud není.
help-selfplay-players = Kolik hráčů (výchozí: jeden na bota, nebo 2).
help-selfplay-bots = Pro každé místo jeden bot, oddělení čárkami; jediný hraje na všech místech (výchozí: obvyklý soupeř této hry).
help-selfplay-games = Kolik her.
help-selfplay-on = Kde se hraje: v procesech tohoto počítače, nebo v clusteru Ray (doplněk „ray“).
help-selfplay-format = Druh souborů: npz pro numpy, nebo Parquet (doplněk „data“).
help-selfplay-shard = Kolik her je v každém souboru.

help-options = Vypíše, co se dá zvolit na začátku hry.
help-options-game = Hra (výchozí: všechny).

help-rule = Vypíše pravidlo podle čísla, pravidla kapitoly podle názvu, nebo všechna.
help-rule-rule-id =
    Číslo pravidla s písmenem i bez něj, název kapitoly, nebo hra (výchozí: všechna pravidla všech her).

help-completion =
    Vypíše skript, podle kterého shell doplňuje příkazy a volby.

    Načtete ho příkazem source <(roundhouse completion bash); pro fish: roundhouse completion fish | source.
help-completion-shell = Shell: bash, zsh nebo fish.

help-doctor = Podívá se na všechno, co server potřebuje, a řekne, co dělat, když něco není v pořádku.

help-backup = Zkopíruje do nového souboru všechno, co server uchovává, i když zrovna běží.
help-backup-file = Soubor, který se zapíše; ještě nesmí existovat.

help-restore = Nahradí to, co server uchovává, zálohou; nejdřív server zastav.
help-restore-file = Soubor zapsaný příkazem „roundhouse backup“.
help-restore-replace = Přepíše to, co tam je teď.

help-operator = Udělá z účtu správce, který se na stránce stará o lidi a stoly, nebo zase obyčejný účet.
help-operator-login = Přihlašovací jméno účtu.
help-operator-remove = Udělá z něj zase obyčejný účet.

help-ratings = Spočítá výsledky a hodnocení na serveru, nebo je znovu vytvoří ze záznamů jeho stolů.
help-ratings-rebuild = Znovu vytvoří všechny výsledky a hodnocení; server přitom může běžet.
help-balance = Vyzkouší mapu nebo krajinu hrami mezi boty a řekne, co je třeba napravit.
help-balance-file = Mapa nebo krajina, nebo název některé z her.
help-balance-players = Kolik hráčů hraje; bez udání dva.
help-balance-games = Kolik her se odehraje.
help-balance-bot = Bot, který hraje za všechny.
help-balance-seed = Celé číslo; stejné semínko odehraje stejné hry.
help-balance-workers = Kolik procesů hraje najednou.
help-balance-json = Zapíše vše, co se zjistilo, jako JSON do tohoto souboru; - znamená standardní výstup.
