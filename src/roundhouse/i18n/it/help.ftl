# Che cosa dicono `roundhouse --help` e `roundhouse COMANDO --help`: testi senza parametri (vedi en/help.ftl).

help-usage = Uso
help-usage-command = COMANDO
help-usage-options = [OPZIONI]
help-title-commands = Comandi
help-title-arguments = Argomenti
help-title-parameters = Opzioni
help-default = predefinito
help-required = obbligatorio
help-label-file = FILE
help-label-folder = CARTELLA
help-label-text = TESTO
help-label-number = N
help-label-game = GIOCO
help-label-rule = REGOLA
help-label-name-value = --NOME VALORE
help-flag-help = Mostra questo aiuto.
help-flag-version = Mostra la versione.
help-language =
    --language LINGUA vale per ogni comando: cs, en, es, fr o it. Senza, Roundhouse parla la lingua del tuo sistema
    (LC_ALL, LC_MESSAGES, LANG).

help-roundhouse = Giochi di treni da giocare, rivedere e simulare, con un regolamento eseguibile.

help-any-game = Il gioco.
help-any-seed = Un numero intero.
help-any-option =
    Una variante del gioco da attivare; si può ripetere. «roundhouse options» le elenca.
help-any-options = Qualsiasi altra opzione del gioco, con il suo valore.
help-any-workers = Quanti processi usare.
help-any-database = Il database, se non è quello nella tua cartella dei dati: sqlite:///FILE.
help-any-settings = Il file TOML con le impostazioni del server; opzioni e variabili d’ambiente hanno la precedenza.
help-any-svg = Disegna in questo file invece che nel terminale.
help-any-theme = I colori del disegno; se non indicati, decide il sistema di chi guarda.

help-play = Gioca nel terminale, contro il computer o in più persone a una sola tastiera.
help-play-game = Il gioco (predefinito: il primo elencato da «roundhouse options»).
help-play-players =
    Chi gioca, nell’ordine dei posti, separato da virgole: easy, normal, hard e i nomi dei bot (come random) sono
    bot, ogni altro nome è una persona. Si può giocare da soli se il gioco ha un automa. (predefinito: me,normal)
help-play-seed =
    Un numero intero o 64 cifre esadecimali: lo stesso seme dà le stesse mescolate. (predefinito: segreto e casuale)
help-play-save = Salva la partita in questo nuovo file dopo ogni mossa.
help-play-resume = Continua la partita salvata in questo file, e continua a salvarla lì.
help-play-explain = Spiega ogni mossa dei bot; può svelare i loro segreti.
help-play-trust-bots = Esegue i bot esterni nominati nel file ripreso.

help-open = Gioca nel browser: serve la pagina solo su questo computer e la apre.
help-open-port = La porta da usare (predefinita: 8000, o la prossima libera).
help-open-browser = Se aprire il browser appena la pagina è pronta.
help-open-lan = Se far entrare altri computer e telefoni di casa.

help-serve = Serve tavoli per persone e bot in rete, finché non premi Ctrl-C.
help-serve-host = L’indirizzo su cui ascoltare; 0.0.0.0 per tutti (predefinito: 127.0.0.1).
help-serve-port = La porta su cui ascoltare; 0 ne prende una libera (predefinita: 8000).
help-serve-database =
    L’URL di un database, come postgresql://user@host/name (predefinito: un file nella tua cartella dei dati).
help-serve-redis = L’URL di Redis, come redis://host:6379/0, per più nodi su un solo database.
help-serve-origin =
    Un indirizzo da cui i browser raggiungono il server, come https://play.example.org; si può ripetere.
help-serve-secure = I browser si collegano via HTTPS: i cookie passano solo di lì.
help-serve-no-limits = Non limita quanto può chiedere una persona o un indirizzo.
help-serve-bots = In quanti processi pensano i bot (predefinito: tutti i processori meno uno).
help-serve-bot-seconds = Quanti secondi un bot può pensare a una decisione (predefinito: 1).
help-serve-bot-pause = Quanti secondi un bot aspetta prima di muovere, perché lo si possa seguire (predefinito: 0.4).
help-serve-tables-in-memory = Quanti tavoli restano in memoria anche se nessuno li ha aperti (predefinito: 2000).
help-serve-offer = Un bot esterno che si può scegliere, nella forma nome=bot; si può dare più volte.
help-serve-log-level = Che cosa si registra: debug, info, warning o error (predefinito: warning).

help-replay = Verifica la registrazione di una partita e ne stampa il foglio dei punti.
help-replay-file = La registrazione, un file .rh.json; la partita può non essere finita.
help-replay-json = Stampa il foglio dei punti come JSON e nient’altro.

help-show =
    Mostra il tavolo di una registrazione o di una posizione di qualsiasi gioco, oppure una mappa.

    Il file è una registrazione, una posizione o una mappa propria; di un tavolo mostra ciò che tutti possono vedere.
help-show-file = Un file .rh.json, JSON o TOML.

help-verify =
    Dimostra che le mescolate di una partita finita erano fissate fin dall’inizio.

    Il seme deve essere quello la cui impronta è stata pubblicata, o derivare dal segreto la cui impronta lo è stata e
    dalle parti delle persone al tavolo; ogni azione e il risultato devono derivare dal seme.
help-verify-file = La registrazione di una partita finita, un file .rh.json.
help-verify-commitment = L’impronta mostrata all’inizio, se l’hai conservata: 64 cifre esadecimali.

help-review =
    Analizza una partita finita: che cosa è stato bravura, che cosa fortuna, e che cosa sarebbe stato meglio.
help-review-file = La registrazione di una partita finita, un file .rh.json.
help-review-depth = Con quanta attenzione guardare.
help-review-json = Scrive in questo file, come JSON, tutto ciò che si è trovato.
help-review-html = Scrive un rapporto in questo file HTML.

help-evaluate = Dice che cosa una posizione promette a ognuno, e che cosa vi sarebbe meglio.
help-evaluate-file = La registrazione, un file .rh.json; la partita può non essere finita.
help-evaluate-at = Dopo quante azioni della registrazione. (predefinito: dopo tutte)
help-evaluate-depth = Con quanta attenzione guardare.
help-evaluate-json = Stampa JSON e nient’altro.

help-perft =
    Conta le sequenze di decisioni permesse dall’inizio di una partita, profondità per profondità.

    I conteggi vanno sullo standard output e non cambiano mai; i tempi vanno sullo standard error.
help-perft-players = Quanti giocatori.
help-perft-seed = Un numero intero o 64 cifre esadecimali.
help-perft-depth = Le sequenze più lunghe da contare.

help-engine = Lascia giocare un bot per un altro programma: risponde a righe JSON finché il suo ingresso non finisce.
help-engine-bot = Uno dei nostri bot, per esempio planner, hard o search(iterations=200).

help-simulate =
    Gioca molte partite fra bot e stampa punti medi, percentuali di vittorie e velocità.

    Lo stesso seme dà le stesse partite, con qualsiasi numero di processi.
help-simulate-players = Quanti giocatori (predefinito: uno per bot, o 2).
help-simulate-bots = Un bot per posto, separati da virgole; uno solo gioca in tutti i posti (predefinito: l’avversario abituale del gioco).
help-simulate-games = Quante partite.
help-simulate-json = Scrive le impostazioni, il riassunto e tutti i risultati in questo file.

help-tournament =
    Fa giocare i bot fra loro, ogni distribuzione in tutte le disposizioni dei posti, e dice chi è più forte.

    I risultati si conservano partita per partita nella cartella del rapporto: ripeti lo stesso comando per
    continuare un torneo interrotto, o con più partite per prolungarlo. Lo stesso seme dà gli stessi risultati con qualsiasi numero di processi, tranne
    con bot che cercano a orologio.
help-tournament-bots =
    I bot, separati da virgole. Uno solo gioca in tutti i posti; tanti quanti i giocatori sono una formazione, in cui
    un bot può ripetersi; se sono di più, si incontrano tutte le combinazioni.
help-tournament-players = Quanti giocatori (predefinito: uno per bot, o 2).
help-tournament-games = Quante partite, arrotondate a distribuzioni intere.
help-tournament-on = Dove si gioca: in processi di questa macchina, o su un cluster Ray (l’extra «ray»).
help-tournament-sprt =
    Due bot: si ferma appena una prova sequenziale decide se il primo è più forte del secondo.
help-tournament-sprt-bounds = Due percentuali di vittorie: la prova decide fra queste.
help-tournament-records = Conserva ogni azione di ogni partita nei risultati.
help-tournament-out = La cartella del rapporto; viene creata se non esiste.

help-selfplay =
    Scrive ogni decisione di molte partite fra bot in numeri da cui imparare: posizioni, maschere, azioni, valori, risultati.

    I file si scrivono uno alla volta: ripeti lo stesso comando per continuare dopo un’interruzione, o con più partite
    per andare oltre. Serve l’extra «rl».
help-selfplay-out = La cartella dei file; viene creata se non esiste.
help-selfplay-players = Quanti giocatori (predefinito: uno per bot, o 2).
help-selfplay-bots = Un bot per posto, separati da virgole; uno solo gioca in tutti i posti (predefinito: l’avversario abituale del gioco).
help-selfplay-games = Quante partite.
help-selfplay-on = Dove si gioca: in processi di questa macchina, o su un cluster Ray (l’extra «ray»).
help-selfplay-format = Il tipo di file: npz per numpy, o Parquet (l’extra «data»).
help-selfplay-shard = Quante partite ci sono in ogni file.

help-options = Elenca che cosa si può scegliere all’inizio di una partita.
help-options-game = Il gioco (predefinito: tutti).

help-rule = Stampa una regola per numero, le regole di un capitolo per titolo, o tutte.
help-rule-rule-id =
    Il numero di una regola, con la lettera o senza, il titolo di un capitolo, o un gioco (predefinito: tutte le
    regole di tutti i giochi).

help-completion =
    Stampa lo script con cui una shell completa comandi e opzioni.

    Si carica con source <(roundhouse completion bash); per fish: roundhouse completion fish | source.
help-completion-shell = La shell: bash, zsh o fish.

help-doctor = Guarda tutto ciò che serve a un server e dice che cosa fare se qualcosa non va.

help-backup = Copia tutto ciò che il server conserva in un nuovo file, anche mentre il server è attivo.
help-backup-file = Il file da scrivere; non deve ancora esistere.

help-restore = Sostituisce ciò che il server conserva con una copia; prima ferma il server.
help-restore-file = Un file scritto da «roundhouse backup».
help-restore-replace = Sovrascrive ciò che c’è adesso.

help-operator = Rende un account operatore, che si occupa di persone e tavoli sulla pagina, o di nuovo normale.
help-operator-login = Il nome utente dell’account.
help-operator-remove = Lo rende di nuovo un account normale.

help-ratings = Conta i risultati e i punteggi di un server, o li rifà dai registri dei suoi tavoli.
help-ratings-rebuild = Rifà tutti i risultati e i punteggi; il server può restare acceso.
help-balance = Prova una mappa o un paesaggio con partite tra bot e dice che cosa sistemare.
help-balance-file = Una mappa o un paesaggio, o il nome di uno compreso in un gioco.
help-balance-players = Quanti giocano; due se non indicato.
help-balance-games = Quante partite si giocano.
help-balance-bot = Il bot che gioca a tutti i posti.
help-balance-seed = Un numero intero; lo stesso seme gioca le stesse partite.
help-balance-workers = Quanti processi giocano insieme.
help-balance-json = Scrive tutto ciò che si è trovato come JSON in questo file; - per lo standard output.
