# The page: start, tables' frame, rulebook, guides, and what the server refuses. Texts of one game stand in files of its own.

## The frame of every screen
page-name = Roundhouse
page-tools = Lingua e tema
page-language = Lingua
page-to-light = Tema chiaro
page-to-dark = Tema scuro
page-offline = Il server non risponde. Non si perde nulla: la pagina si ricollegherà da sola.
page-no-storage = Il server al momento non può usare il suo archivio. Non si perde nulla: la pagina riprende da sola appena possibile.
page-not-loaded = Non è stato possibile caricare questa parte. Ricarica la pagina.
page-unknown = A questo indirizzo non c’è nulla.
page-to-start = Torna alla pagina iniziale

## Made-up names of guests: the noun comes first, and all nouns are masculine
session-made-up-name = { $last } { $first }
session-first-1 = Ambrato
session-first-2 = Svelto
session-first-3 = Fragrante
session-first-4 = Mattiniero
session-first-5 = Nebbioso
session-first-6 = Dorato
session-first-7 = Canterino
session-first-8 = Fortunato
session-first-9 = Pacato
session-first-10 = Nordico
session-first-11 = Vagabondo
session-first-12 = Argentato
session-last-1 = Tender
session-last-2 = Respingente
session-last-3 = Gancio
session-last-4 = Fumaiolo
session-last-5 = Scambio
session-last-6 = Fanale
session-last-7 = Pistone
session-last-8 = Semaforo
session-last-9 = Binario
session-last-10 = Ponte
session-last-11 = Viadotto
session-last-12 = Fischio

## Who the reader is
session-nobody = Ospite
session-name = Il tuo nome
session-rename = Cambia nome
session-keep = Salva
people-leaderboards = Classifiche
people-mine = I miei risultati
account-title = Account
account-about = Non ti serve un account: questo browser si ricorda di te. Con un account puoi continuare da qualsiasi dispositivo. Per aggiungerne uno solo basta un codice.
account-known = Il tuo account è { $login }.
account-make = Crea un account
account-make-about = Conservi il tuo nome, i posti e le partite.
account-make-button = Crea l’account
account-log-in = Accedi
account-log-in-about = Questo dispositivo passerà a quell’account.
account-log-out = Esci
account-login = Nome utente
account-password = Password
account-codes = Codici di recupero
account-codes-about = Scrivili adesso: ognuno serve una sola volta per impostare una nuova password, e non verranno più mostrati.
account-nudges = Ricevere un avviso quando una partita aspetta
vacation-title = Vacanza
vacation-about = Mentre non ci sei, il tuo orologio si ferma a tutti i tavoli che danno un giorno o più per decisione. Hai trenta giorni all’anno e ogni giorno iniziato conta per intero: così nessuno aspetta all’infinito.
vacation-days = Giorni
vacation-begin = Vado in vacanza
vacation-left = { $days ->
    [one] Ti resta un giorno di vacanza
   *[other] Ti restano { $days } giorni di vacanza
}
vacation-until = Sei in vacanza fino al { $date }.
vacation-end = Eccomi di nuovo
account-device = Un altro dispositivo
account-device-about = Crea un codice qui e scrivilo sull’altro dispositivo entro dieci minuti: giocherà come te, con tutti i tuoi posti.
account-device-make = Crea un codice
account-device-code = Codice dell’altro dispositivo
account-device-use = Usa il codice

## The start page
start-play-now = Gioca subito contro il computer
start-opponents = Avversari
start-against = { $number ->
    [one] un avversario
   *[other] { $number } avversari
}
start-level = Livello
start-new-table = Nuovo tavolo…
start-first-game = Prima partita guidata
start-rules = Regole
start-mine = Le mie partite
start-mine-none = Ancora nessuna. Le tue partite restano qui finché non le finisci.
start-open = Tavoli aperti
start-invited = Ti invitano
start-decline = No, grazie
start-filters = Filtra i tavoli aperti
start-any-game = qualsiasi gioco
start-any-players = qualsiasi numero di giocatori
start-any-speed = qualsiasi ritmo
start-speed-none = senza orologio
start-speed-live = in una seduta
start-speed-days = in più giorni
start-any-rating = qualsiasi punteggio
start-rating-to = fino a { $to }
start-rating-between = da { $from } a { $to }
start-rating-from = da { $from }
start-any-language = qualsiasi lingua
start-open-none = Nessun tavolo aspetta giocatori. Creane uno che tutti possano trovare.
start-watch = Da guardare
start-watch-none = Nessuna partita pubblica in corso.
start-go-on = Continua
start-join = Partecipa
start-look = Guarda
start-your-turn = tocca a te
start-status-waiting = in attesa
start-status-running = in corso
start-status-paused = in pausa
start-status-finished = finita
start-status-closed = chiusa
start-practice = allenamento
start-import = Apri una registrazione…
start-import-about = Un file .rh.json: rivedi mossa per mossa una partita finita, o riprendi a giocare da dove si ferma.
start-import-too-large = { $file } è troppo grande per una registrazione.
start-import-no-json = { $file } non è una registrazione: non è JSON.
start-import-no-record = { $file } è JSON, ma non la registrazione di una partita.
start-import-no-seed = { $file } è stato salvato mentre la partita era ancora in corso: senza il seme non si può rivedere.
start-import-wrong = { $file } non si può rivedere: è stato cambiato o danneggiato, o viene da altre regole.
start-players = Giocatori: { $players }.
start-foot = Fatto da appassionati, senza legami con gli editori. Tutti i disegni e i testi sono nostri.

## The dialog for a new table
new-title = Nuovo tavolo
new-game = Gioco
new-seats = Giocatori
new-seat-me = Io
new-seat-friend = Un’altra persona (con un link d’invito)
new-seat-here = Un’altra persona su questo dispositivo
new-seat-name = Nome
new-add-seat = Aggiungi un posto
new-remove-seat = Togli il posto { $number }
new-variants = Varianti
option-first-player = Primo giocatore
option-first-player-about = Chi gioca il primo turno: qualcuno scelto da voi o un giocatore a caso.
option-first-player-random = sorteggio
new-visibility = Chi può partecipare
new-visibility-link = chi ha il link
new-visibility-public = tutti (nell’elenco pubblico)
new-visibility-local = nessun altro
new-clock = Orologio
new-clock-none = senza orologio
new-clock-minute = 1 minuto per decisione
new-clock-day = 1 giorno per decisione
new-clock-three-days = 3 giorni per decisione
new-clock-week = 1 settimana per decisione
new-clock-quarter = 15 minuti + 5 s per decisione
new-clock-hour = 60 minuti + 10 s per decisione
new-agreed = Al tavolo
new-hints = Consigli
new-hints-about = chi deve decidere può chiedere consiglio al computer
new-undo = Annullamento
new-undo-about = le decisioni si possono annullare
new-chat = Messaggi
new-chat-about = ci si può scrivere
settings-chat-on = con chat
settings-chat-off = senza chat
settings-hints-on = con consigli
settings-hints-off = senza consigli
settings-undo-on = si può annullare
settings-undo-off = senza annullamento
new-back = Indietro
new-create = Crea il tavolo

## The waiting room of a table
waiting-title = { $number ->
    [one] Manca ancora un giocatore
   *[other] Mancano ancora { $number } giocatori
}
waiting-full = Ci siamo tutti
waiting-invite = Manda questo link a chi vuoi al tavolo. Chi lo apre può sedersi o guardare.
waiting-watch = Chi ha questo link può guardare.
waiting-link = Link a questo tavolo
waiting-invite-name = Invita per nome
waiting-invite-send = Invita
waiting-invitation-sent = { $name } vedrà il tuo invito nella pagina iniziale.
waiting-copy = Copia
waiting-copied = Copiato
waiting-share = Condividi…
waiting-share-title = Una partita a { $game }
waiting-code = Il link come codice per la fotocamera
waiting-this-computer = Questo link funziona solo su questo computer. Per far entrare altri in casa, ferma Roundhouse e avvialo con: { $command }
waiting-host = host
waiting-colour = Il tuo colore
waiting-join = Siediti
waiting-leave = Lascia il tavolo
waiting-close = Chiudi il tavolo
waiting-start = Comincia la partita
waiting-for-host = In attesa che l’host avvii la partita.
waiting-seat-bot = Dai il posto { $number } al computer
waiting-seat-bot-short = Aggiungi un computer…
waiting-open-seat = Libera questo posto
waiting-remove = Togli
waiting-practice = Allenamento: questo tavolo viene da una registrazione. Chi l’ha portata forse sa che cosa verrà.
start-your-turns = Tocca a te
start-since = Che cosa è successo
start-due = il tempo scade { $when }
waiting-invited = { $host } ti invita a giocare a { $game }
waiting-your-name = Come ti chiameranno gli altri?
waiting-players = { $number ->
    [one] Un giocatore
   *[other] { $number } giocatori
}
waiting-agreed = Quanto concordato
waiting-clock-move = { $minutes } min per decisione
waiting-clock-total = { $minutes } min per giocatore
option-for-players = Solo con { $players } giocatori. ({ $rule })
option-not-with = Non insieme a «{ $other }». ({ $rule })
option-chosen = { $option }: { $value }
option-own = da un file
option-file = Il tuo…
option-file-about = Un file .toml con una mappa fatta da te.
option-file-too-large = { $file } è troppo grande.

## Learning

## What the server refuses
refusal-other = Non ha funzionato ({ $code }).
refusal-broken = Qualcosa è andato storto da parte nostra. Riprova.
refusal-server-gone = Il server non risponde. Riprova fra un momento.
refusal-illegal-action = Adesso le regole non lo permettono.
refusal-invalid-action = Questa non è una mossa di questo gioco.
refusal-invalid-option = Questa scelta non si può combinare con le altre.
refusal-invalid-data = Nel file manca qualcosa che serve a una partita.
refusal-invalid-record = Questa non è la registrazione di una partita che si possa continuare.
refusal-invalid-body = Il server non ha capito questa richiesta.
refusal-unknown-game = Qui questo gioco non c’è.
refusal-unknown-bot = Questo avversario non esiste.
refusal-unknown-language = In questa lingua non ci sono testi.
refusal-unknown-table = Questo tavolo non esiste, o non è aperto a te.
refusal-unknown-path = A questo indirizzo non c’è nulla.
refusal-unknown-person = Questa persona non esiste.
refusal-unknown-seq = La partita non è ancora arrivata lì.
refusal-unknown-host = Questo server non si chiama così.
refusal-foreign-origin = Questa richiesta veniva da un’altra pagina ed è stata ignorata.
refusal-wrong-method = Qui il server non può farlo.
refusal-not-json = Il server non ha capito questa richiesta.
refusal-too-large = Sono troppi dati in una volta sola.
refusal-too-long = A questo tavolo è già successo così tanto che si possono fare soltanto mosse.
refusal-too-slow = Il controllo richiede troppo tempo. Una registrazione o una mappa così non si può usare qui.
refusal-too-many = Troppo in fretta. Aspetta un momento.
refusal-busy = Il tavolo è molto occupato. Riprova.
refusal-draining = Il server sta per riavviarsi. Riprova fra un momento.
refusal-redis-gone = Una parte del server al momento non è disponibile. Riprova.
refusal-storage-gone = Al momento il server non raggiunge il suo archivio. Non si perde nulla; riprova.
refusal-storage-full = Il server non ha più spazio per salvare. Non si perde nulla; riprova più tardi.
refusal-table-damaged = Questo tavolo non si può più leggere. Chi gestisce il server è stato avvisato; tutto il resto funziona.
refusal-no-hint = Questa volta nessun consiglio. Riprova.
refusal-no-adviser = Per questo gioco non ci sono consigli.
refusal-no-person = Prima scegli un nome.
refusal-session-expired = La tua sessione è finita. Ricarica la pagina per continuare.
refusal-logged-out = La tua sessione è chiusa. Ricarica la pagina per continuare.
refusal-bad-name = Un nome ha da 1 a { $longest } caratteri visibili.
refusal-wrong-login = Nome utente o password sbagliati.
refusal-wrong-password = Password sbagliata.
refusal-wrong-code = Questo codice è sbagliato, già usato o scaduto.
refusal-login-taken = Questo nome utente è già preso. Scegline un altro.
refusal-has-account = Hai già un account.
refusal-no-account = Non hai ancora un account.
refusal-already = È già stato fatto.
refusal-bad-text = Un messaggio ha da 1 a 500 caratteri.
refusal-closed = Il tavolo è chiuso.
refusal-finished = La partita è finita.
refusal-hints-off = A questo tavolo si gioca senza consigli.
refusal-muted = L’host ti ha tolto la parola a questo tavolo.
refusal-no-history = È passato troppo tempo per rivederlo.
refusal-no-request = Adesso non c’è nulla a cui rispondere.
refusal-no-such-person = Questa persona non è al tavolo.
refusal-no-such-seat = Questo posto non esiste.
refusal-blocked = Non puoi sederti a questo tavolo.
refusal-account-closed = Un operatore ha chiuso questo account.
refusal-name-taken = Qualcuno con un account ha questo nome, o uno che gli somiglia. Scegline un altro.
refusal-not-operator = Solo gli operatori possono farlo.
refusal-unknown-report = Questa segnalazione non esiste.
refusal-is-operator = Questa persona è un operatore.
refusal-no-clock = Nessun orologio è in funzione.
refusal-not-at-table = Può farlo solo chi è a questo tavolo.
refusal-not-away = Il computer non sta giocando per te.
refusal-not-bots-turn = Non tocca al computer.
refusal-not-finished = La partita non è ancora finita.
refusal-not-full = C’è ancora un posto libero.
refusal-not-host = Può farlo solo l’host del tavolo.
refusal-not-paused = La partita non è in pausa.
refusal-not-started = La partita non è ancora cominciata.
refusal-not-your-seat = Questo posto non è tuo.
refusal-not-your-turn = Non tocca a te.
refusal-no-answer = Il server non ha risposto. Il tavolo mostra ora se è stato fatto.
refusal-nothing-to-undo = Non hai nessuna mossa da annullare.
refusal-one-seat-each = A questo tavolo ognuno può avere un solo posto.
refusal-out-of-time = Il tempo per questa decisione è scaduto.
refusal-paused = La partita è in pausa.
refusal-removed = L’host ha liberato il tuo posto a questo tavolo.
refusal-request-pending = C’è un’altra domanda aperta: prima rispondi a quella.
refusal-colour-taken = Qualcun altro ha scelto quel colore.
refusal-seat-taken = Quel posto è occupato.
refusal-secrets-known = Chi ha portato questa registrazione forse sa tutto ciò che vi è ancora nascosto: nessun altro può giocare qui.
refusal-seed-given = Il seme di questo tavolo è stato fissato alla sua creazione: non accetta parti.
refusal-several-seats = Occupi più posti, quindi devi decidere ogni volta.
refusal-on-vacation = Sei già in vacanza.
refusal-no-days-left = { $left ->
    [0] Non ti restano vacanze.
    [one] Ti resta un solo giorno di vacanza.
   *[other] Ti restano solo { $left } giorni di vacanza.
}
refusal-stale = Nel frattempo è successo qualcosa. Guarda di nuovo, poi decidi.
refusal-started = La partita è già cominciata.
refusal-table-full = Non ci sono più posti liberi.
refusal-time-left = C’è ancora tempo per questa decisione.
refusal-chat-off = A questo tavolo si gioca senza chat.
refusal-undo-off = A questo tavolo si gioca senza annullamento.
refusal-undo-past-hidden = Da allora si è scoperto qualcosa di nascosto: non si può più annullare.

## The log of a table: what people did. $you is yes if the reader did it.
log-and = { $first } e { $last }
log-somebody = Qualcuno
log-seated = { $you ->
    [yes] Hai
   *[no] { $who } ha
} preso posto al tavolo.
log-seated-bot = { $who } ha preso posto al tavolo.
log-vacated = { $you ->
    [yes] Hai
   *[no] { $who } ha
} lasciato il tavolo prima dell’inizio.
log-started = La partita è cominciata.
log-asked-undo = { $you ->
    [yes] Hai
   *[no] { $who } ha
} chiesto di annullare una mossa.
log-asked-pause = { $you ->
    [yes] Hai
   *[no] { $who } ha
} chiesto una pausa.
log-declined = { $you ->
    [yes] Hai
   *[no] { $who } ha
} detto di no.
log-undone = { $you ->
    [yes] Hai
   *[no] { $who } ha
} annullato una mossa.
log-vacation = { $you ->
    [yes] Sei in vacanza: il tuo orologio si ferma.
   *[no] { $who } è in vacanza: l’orologio si ferma.
}
log-vacation-over = { $you ->
    [yes] La tua vacanza è finita.
   *[no] La vacanza di { $who } è finita.
}
log-paused = { $you ->
    [yes] Hai
   *[no] { $who } ha
} messo in pausa la partita.
log-paused-empty = La partita è in pausa: al tavolo non c’è più nessuno.
log-resumed = { $you ->
    [yes] Hai
   *[no] { $who } ha
} ripreso la partita.
log-timed-out = { $you ->
    [yes] Hai
   *[no] { $who } ha
} finito il tempo: decide il computer.
log-left = { $you ->
    [yes] Hai
   *[no] { $who } ha
} lasciato il tavolo; continua il computer.
log-resigned = { $you ->
    [yes] Hai
   *[no] { $who } ha
} abbandonato; continua il computer.
log-returned = { $you ->
    [yes] Hai
   *[no] { $who } ha
} ripreso il posto.
log-finished = La partita è finita.
log-closed = { $you ->
    [yes] Hai
   *[no] { $who } ha
} chiuso il tavolo.

## Games that bring no front of their own
generic-position = Posizione
generic-players = Giocatori
generic-question = Che cosa fai?
generic-choose = Prima scegli
generic-search = Cerca tra le azioni
generic-amount = Un numero da { $first } a { $last }
generic-prompt = Scegli una delle azioni qui sotto.
generic-why = Perché no?
generic-why-action = Un’azione
generic-why-legal = Questo adesso puoi farlo.
generic-yes = sì
generic-no = no
generic-over = La partita è finita.
generic-result = Risultato
generic-rank = Posto
generic-player = Giocatore
generic-score = Punteggio
generic-you-won = Hai vinto.
generic-won = Ha vinto { $who }.
generic-won-shared = Vittoria condivisa: { $who }.

page-description = Due giochi di treni da giocare con gli amici o contro il computer.
page-no-script = Roundhouse ha bisogno di JavaScript. Attivalo per questa pagina.
page-old-browser = Questo browser è troppo vecchio per Roundhouse. Va bene qualsiasi Firefox, Chrome, Edge o Safari degli ultimi anni.
page-no-answer = Roundhouse non risponde. Ricarica la pagina tra un attimo.
refusal-unknown-trial = Questa prova non c’è più. Ricominciala.
start-workshop = Officina
