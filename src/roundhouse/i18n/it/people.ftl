# Chi è chi: profili, confronti diretti, classifiche. Si carica quando se ne apre uno.

people-kind = { $game }, { $players ->
    [one] 1 giocatore
   *[other] { $players } giocatori
}
people-variant-own = mappa propria
people-hidden = { $name } non mostra i suoi risultati.
people-since = Qui dal { $when }
people-guest-since = Ospite dal { $when }
people-public = Pubblico
people-public-about = Gli altri vedono i tuoi risultati e compari nelle classifiche. Altrimenti li vedi solo tu.
people-against-you = I vostri risultati
people-no-games = Ancora nessuna partita conclusa che conti.
people-ratings = Punteggi
people-rated-games = { $games ->
    [one] 1 partita valida
   *[other] { $games } partite valide
}
people-course = Andamento del punteggio: { $kind }
people-figures = Lo stesso in cifre
people-day = Giorno
people-rating = Punteggio
people-doubt = Incertezza
people-games = Partite
people-game = Gioco
people-players = Giocatori
people-played = Giocate
people-won = Vinte
people-best = Miglior risultato
people-mean = Media
people-left = Abbandoni
people-opponents = Avversari più frequenti
people-head-to-head = Confronto diretto
people-balance = { $ahead } volte davanti, { $behind } dietro, in { $games } partite
people-versus = contro
people-never-met = Non hanno ancora concluso una partita insieme.
people-finished = Partite concluse
people-abandoned = finita prima del tempo
people-has-left = se n’è andato
people-look = Rivedi
people-more = Mostra altro
people-better = Posti più alti
people-board-about = In ordine della forza che un giocatore ha quasi di sicuro. Compari con un account, un profilo pubblico e almeno { $games } partite valide.
people-own-place = Sei al posto { $place } di { $size }.
people-no-place = Il tuo punteggio è { $rating } ± { $doubt } dopo { $games ->
    [one] 1 partita
   *[other] { $games } partite
}; non sei ancora in classifica.
people-board-empty = Nessuno ha ancora giocato abbastanza. Comincia tu!
people-place = Posto
people-name = Nome
people-sure = Forza sicura

## Nudges: how people are told that a game waits for them
nudges-title = Quando una partita ti aspetta
nudges-about = Roundhouse può avvisarti quando tocca a te o quando qualcuno ti chiede qualcosa. Ti avvisa una volta per turno, e non mentre hai il tavolo aperto. L’avviso non dice mai che cosa c’è in una partita.
nudges-where = Ti avvisiamo qui
nudges-kind-push = Questo browser
nudges-kind-mail = Per e-mail
nudges-kind-chat = In una chat
nudges-this-browser = questo browser
nudges-test = Prova
nudges-test-sent = Un avviso è in arrivo.
nudges-end = Togli
nudges-end-of = Togli { $address }
nudges-code = Codice dell’e-mail
nudges-confirm = Conferma
nudges-add = Aggiungi
nudges-browser-about = Il browser ti chiede prima il permesso. Ti avvisa anche quando questa pagina è chiusa.
nudges-browser-turn-on = Avvisami in questo browser
nudges-browser-on = Questo browser ti avviserà quando una partita aspetta.
nudges-browser-no = Il browser non ha il permesso di avvisarti.
nudges-browser-cannot = Questo browser non può avvisarti quando la pagina è chiusa. Su iPhone o iPad aggiungi prima Roundhouse alla schermata Home.
nudges-browser-forbidden = Questo browser non può mostrare avvisi di Roundhouse. Puoi permetterlo nelle impostazioni del browser.
nudges-browser-off = Questo server non può inviare avvisi ai browser.
nudges-mail-about = Ricevi un codice per confermare che l’indirizzo è tuo. Ogni e-mail contiene un link per non riceverne più.
nudges-mail-to = Il tuo indirizzo e-mail
nudges-chat-about = Incolla l’indirizzo di un webhook. Tutti in quel canale vedono il link al tavolo, possono guardare e occupare un posto libero.
nudges-chat-url = Indirizzo del webhook
nudges-chat-format = Tipo di chat
nudges-format-discord = Discord
nudges-format-slack = Slack
nudges-format-mattermost = Mattermost
nudges-format-json = Altro (JSON)
nudges-quiet = Ore di silenzio
nudges-quiet-about = Di quello che succede in queste ore ti avvisiamo dopo.
nudges-quiet-from = Dalle
nudges-quiet-to = alle
nudges-quiet-set = Fai silenzio
nudges-quiet-change = Cambia
nudges-quiet-end = Avvisami a qualsiasi ora
nudges-quiet-zone = Fuso orario: { $zone }
nudges-stop-about = Arrivi da un’e-mail. Smettiamo di scrivere a quell’indirizzo?
nudges-stop = Non ricevere più queste e-mail
nudges-stopped = Non inviamo più e-mail a { $address }.
refusal-no-push = Questo server non può inviare avvisi ai browser.
refusal-no-mail = Questo server non invia e-mail.
refusal-not-an-address = Questo non è un indirizzo.
refusal-not-https = L’indirizzo deve cominciare con https://.
refusal-private-target = Quell’indirizzo non è aperto a internet: questo server non lo chiama.
refusal-unknown-target = Quell’indirizzo non si trova.
refusal-unknown-format = Non è uno di questi: { $formats }.
refusal-too-many-addresses = Ti avvisiamo già in { $most } posti. Prima togline uno.
refusal-not-confirmed = Prima conferma l’indirizzo con il codice dell’e-mail.
refusal-unknown-timezone = Quel fuso orario non è noto.
refusal-unknown-address = Quell’indirizzo non è più nel tuo elenco.

## Being decent: blocking, reporting, operators, one’s data
people-operators = Operatori
people-operator = operatore
people-why = Motivo
people-cancel = Annulla
people-reports = Segnalazioni
people-no-reports = Nessuno ha segnalato nulla.
people-settle = Risolvi
people-settled = risolta
people-people = Persone
people-find = Nome o nome utente
people-closed = chiuso
people-close-account = Chiudi account
people-open-again = Riapri
people-tables = Tavoli
people-no-tables = Nessun tavolo è aperto.
people-close-table = Chiudi tavolo
people-deeds = Che cosa hanno fatto gli operatori
people-no-deeds = Ancora nulla.
people-deed-closed = ha chiuso l’account di { $name }
people-deed-opened = ha riaperto l’account di { $name }
people-deed-settled = ha risolto una segnalazione
people-deed-table-closed = ha chiuso un tavolo
people-block = Blocca
people-unblock = Sblocca
people-blocked-about = Non vedi quello che scrive questa persona, e nessuno dei due può sedersi ai tavoli dell’altro.
people-blocked = Persone bloccate
people-report = Segnala…
people-report-about = Che cosa non va con { $name }? Lo leggeranno solo gli operatori.
people-report-send = Invia la segnalazione
people-reported = Grazie. Gli operatori se ne occuperanno.
people-data = I tuoi dati
people-data-about = Tutto ciò che questo server conserva di te, in un file. Per farlo cancellare usa il pulsante qui sotto: le tue mosse restano, il tuo nome e le tue parole spariscono.
people-export = Scarica
people-delete = Cancellami…
people-delete-sure = Non si può annullare. Il computer prenderà i tuoi posti. Scrivi il tuo nome per confermare:
people-delete-now = Cancellami ora

## What happened since
since-title = Che cosa è successo dalla tua ultima decisione
since-nothing = Ultimamente ai tuoi tavoli non è successo niente.
since-quiet = Niente da allora: tocca a te.
since-more = { $number ->
    [one] Una riga precedente è nella cronaca del tavolo.
    [many] { $number } di righe precedenti sono nella cronaca del tavolo.
   *[other] { $number } righe precedenti sono nella cronaca del tavolo.
}
