# The terminal table and the other commands: everything that belongs to no single game.

you = Tu
player-unnamed = Giocatore { $number }
automaton-unnamed = Automa

# Numbers, as the language writes them
number-whole = { NUMBER($value, maximumFractionDigits: 0) }
number-one-place = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
number-two-places = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
number-short = { NUMBER($value, maximumFractionDigits: 2) }
number-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
number-percent-whole = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }

play-welcome = { $game }, giocatori: { $players }.
play-promise = Ogni mescolata è fissata da un seme sigillato. La sua impronta: { $commitment }
play-narrow = Il tavolo richiede { $wide } colonne, questo schermo ne ha { $width }: allarga la finestra o rimpicciolisci i caratteri.
play-prompt = La tua scelta (o { play-word-help })
play-more = { $number ->
    [one] … e un’altra scelta: scrivi { play-word-more }
   *[other] … e altre { $number } scelte: scrivi { play-word-more }
}
play-no-way = Scegli da 1 a { $last }, o 0 per tornare indietro.

play-curtain-hide = { $name }: premi Invio per nascondere le tue carte.
play-curtain-pass = Passa la tastiera a { $name }.
play-curtain-ready = { $name }: premi Invio quando ce l’hai.

play-no-number = Nell’elenco non c’è il numero { $number }: scegli da 1 a { $last }.
play-too-long = Questa riga è troppo lunga per essere un’azione.
play-no-action = { $message }. Scrivi { play-word-help } per vedere che cosa puoi scrivere.
play-refused = Non puoi farlo ({ $rule }): { $text }
play-legal = { $action }: adesso puoi farlo.
play-why-what = Scrivi { play-word-why } e un’azione, per esempio: { play-word-why } { $example }
play-rule-what = Scrivi { play-word-rule } e un numero, oppure { play-word-rule } e il titolo di un capitolo.
play-no-log = Non è ancora successo nulla.

# Words to type; the English ones always work, and accents may be left out
play-word-help = aiuto
play-word-map = mappa
play-word-table = tavolo
play-word-log = cronaca
play-word-more = altro
play-word-why = perché
play-word-rule = regola
play-word-save = salva
play-word-quit = esci
play-word-back = indietro
play-argument-action = AZIONE
play-argument-number = NUMERO
play-argument-file = FILE

play-help = Scrivi il numero di una scelta, o un’azione in notazione. Comandi:
play-help-help = questo elenco; funziona a ogni domanda
play-help-map = disegna la mappa in grande, con la legenda
play-help-table = mostra di nuovo tutto il tavolo
play-help-log = tutto ciò che è successo finora e che puoi sapere
play-help-why = se adesso potresti farlo, e quale regola lo vieta
play-help-rule = che cosa dice una regola; { play-word-rule } da solo elenca i capitoli
play-help-more = elenca tutte le scelte
play-help-save = salva lì la partita, adesso e dopo ogni mossa
play-help-quit = lascia il tavolo; prima puoi salvare la partita
play-help-notation = Azioni di questo gioco:
plain-question = Che cosa fai?
plain-notation = Scrivile come stanno nella lista:
plain-yes = sì
plain-no = no

play-saved = Salvata in { $file }, e di nuovo dopo ogni mossa.
play-save-what = Scrivi { play-word-save } e il nome di un file, per esempio: { play-word-save } serata.rh.json
play-other-name = scegli un altro nome
play-ask-save = Salvare la partita? Scrivi un nome di file. Premi Invio per uscire senza salvare, o scrivi { play-word-back } per continuare a giocare.
play-ask-record = Scrivi un altro nome di file per la registrazione della partita, o premi Invio per non salvarla.
play-unsaved = NON SALVATA: { $reason }
play-left = Hai lasciato il tavolo; la partita non è stata salvata.
play-bot-failed = Un bot si è arreso e un altro gioca al suo posto: { $why }
play-go-on = La partita è salvata. Continua con: { $command }
play-resumed = { $file }: { $number ->
    [0] la partita sta per cominciare.
    [one] la partita continua dopo una decisione.
   *[other] la partita continua dopo { $number } decisioni.
}

play-over = La partita è finita.
play-over-saved = La registrazione della partita: { $file }
play-seed = Il seme era { $seed }.
play-fingerprint = L’impronta mostrata all’inizio: { $commitment }
play-promise-kept = La sua impronta è quella mostrata all’inizio: ogni mescolata era fissata prima della prima carta.
play-promise-broken = La sua impronta non coincide con quella mostrata all’inizio: non fidarti di questa partita!
play-promise-check = Per controllare di persona, calcola lo SHA-256 dei byte del seme: { $command }

explain-choice = { $name } ha scelto { $choice }.
explain-plan = - { $reason }
reason-said = { $text }
explain-others = Altre possibilità: { $others }.
explain-value = { $action } ({ $value })
explain-share = { $value } di probabilità di vincere

replay-verified = { $file }: { $number ->
    [one] una decisione rigiocata
   *[other] { $number } decisioni rigiocate
}, tutto permesso; i dati, il seme e la sua impronta tornano.
replay-result = Il risultato coincide con la registrazione.
replay-no-result = La registrazione non contiene un risultato da confrontare.

verify-seed = Il seme: { $seed }
verify-commitment = La sua impronta: { $commitment }
verify-secret = Il segreto del server: { $secret }
verify-share = La parte di { $name }: { $share }
verify-without-share = { $name } non ha dato nessuna parte.
verify-joint-seed = Il seme che deriva dal segreto e dalle parti: { $seed }
verify-no-shares = Nessuno ha dato la sua parte: il server ha fatto questo seme da solo.
verify-proved = { $file }: ogni mescolata deriva da questo seme, { $number ->
    [one] l’unica decisione è permessa
   *[other] tutte le { $number } decisioni sono permesse
}, e portano al risultato della registrazione.
verify-kept-commitment = L’impronta è quella che avevi conservato: dopo l’inizio non è cambiato nulla.
verify-own-commitment = Questa impronta viene dalla registrazione stessa. Confrontala con quella mostrata all’inizio, o indica quella con --commitment.

sheet-title = Foglio dei punti
sheet-title-open = Punti finora
sheet-total = Totale
sheet-rank = Posto
sheet-player = Giocatore
sheet-winner = Vince con { $points } punti: { $names }.
sheet-winners = Vittoria condivisa con { $points } punti: { $names }.
sheet-and = { $first } e { $last }
sheet-unfinished = Questa partita non è finita.

perft-depth = profondità
perft-nodes = nodi
perft-speed = profondità { $depth }: { $seconds } s, { $rate } nodi/s

simulate-title = { $game }: { $number ->
    [one] una partita
   *[other] { $number } partite
}, seme { $seed }
simulate-playing = In gioco
simulate-seat = Posto
simulate-bot = Bot
simulate-mean = Punti medi
simulate-wins = Percentuale di vittorie
simulate-pick = Scelta iniziale
simulate-games = Partite
simulate-speed = { $rate } partite al secondo, { $seconds } s in tutto
simulate-slow = { $each } s per partita, { $seconds } s in tutto
simulate-written = Tutti i risultati sono in { $file }.

tournament-title = { $game }, { $players ->
    [one] un giocatore
   *[other] { $players } giocatori
}: { $games ->
    [one] una partita
   *[other] { $games } partite
} da { $deals ->
    [one] una distribuzione
   *[other] { $deals } distribuzioni
}, seme { $seed }
tournament-bot = Bot
tournament-games = Partite
tournament-wins = Vittorie
tournament-sure = 95%
tournament-mean = Punti
tournament-rating = Valutazione
tournament-typical = p50
tournament-slow = p95
tournament-decisions = Decisioni
tournament-longest = Massimo
tournament-over = Oltre il limite
tournament-opponent = Avversario
tournament-ahead = Davanti
tournament-stronger = { $bot } è più forte di { $opponent } (prova di { $low } contro { $high }, decisa dopo { $deals ->
    [one] una distribuzione
   *[other] { $deals } distribuzioni
}).
tournament-not-stronger = { $bot } non è così tanto più forte di { $opponent } (prova di { $low } contro { $high }, decisa dopo { $deals ->
    [one] una distribuzione
   *[other] { $deals } distribuzioni
}).
tournament-open = Dopo { $deals ->
    [one] una distribuzione
   *[other] { $deals } distribuzioni
} non si sa ancora se { $bot } sia più forte di { $opponent } (prova di { $low } contro { $high }).
tournament-fair = Decisioni: { $decisions }; non permesse: { $illegal }; oltre il tempo concesso di più di un quinto: { $over }.
tournament-failed = { $bot } si è arreso (partite: { $games }): un altro bot ha giocato al suo posto ed è arrivato ultimo; la prima volta perché: { $why }
tournament-broken-off = Interrotto con { $done } partite salvate su { $games }; ripeti lo stesso comando per continuare.
tournament-written = Il rapporto: { $file }
selfplay-written = { $games ->
    [one] { $games } partita è in { $folder }.
   *[other] { $games } partite sono in { $folder }.
}

report-title = { $game }: un torneo di bot
report-best = { $bot } ha vinto { $share } delle sue partite (intervallo al 95%: { $sure }%).
report-alone = { $bot } ha giocato contro sé stesso e ha fatto in media { $score } punti.
report-deals = Distribuzioni
report-illegal = Risposte non permesse
report-standing = Classifica
report-standing-note = Accanto a ogni cifra, il suo intervallo al 95%. Una vittoria condivisa conta in parti uguali.
report-wins = Percentuale di vittorie
report-wins-note = La fascia è l’intervallo al 95%. Una distribuzione si gioca in tutte le disposizioni dei posti e conta come un solo campione, perché le sue partite hanno la stessa fortuna.
report-fair = La linea tratteggiata è la quota di un posto se tutti fossero ugualmente forti: { $share }.
report-pairs = Riga contro colonna
report-pairs-note = Quante volte il bot della riga è finito davanti al bot della colonna; i pareggi contano la metà.
report-scores = Punteggi
report-scores-note = Quante volte è uscito ogni punteggio, in classi uguali per tutti i bot; la linea è la media.
report-between = da { $low } a { $high }
report-spread = media { $mean }
    mediana { $p50 }
    90%: da { $p5 } a { $p95 }
report-ratings = Valutazioni OpenSkill
report-ratings-note = Plackett-Luce su tutte le partite nel loro ordine; la fascia è di due deviazioni della forza per parte.
report-rating = { $bot }: valutazione { $rating }
report-times = Tempo per decisione
report-times-note = La barra va dalla mediana al 95º percentile, la linea sottile fino alla decisione più lunga. La linea tratteggiata è il tempo concesso. La scala è logaritmica.
report-time = p50 { $p50 }
    p95 { $p95 }
    massimo { $longest }
report-sheet = Di che cosa sono fatti i punti
report-sheet-note = Medie per posto e partita delle cifre del foglio dei punti.
report-seats = Posti
report-seats-note = Per posto, chiunque lo avesse.
report-picks = Scelta iniziale
report-picks-note = Per ciò che un posto ha scelto per tutta la partita.
report-told = { $bot }: { $value }
report-again = Ripetilo
report-again-note = Lo stesso comando dà le stesse partite, con qualsiasi numero di processi, a meno che un bot non cerchi a orologio.

rule-none = non c’è la regola { $rule }; le regole sono { $ranges }
rule-range = da { $first } a { $last }

options-name = NOME
options-seat = POSTO
options-file = FILE

serve-at = Roundhouse è attivo su { $url } (premi Ctrl-C per fermarlo)
open-at-home = Gli altri in casa lo raggiungono a { $url }
open-no-home = Nessuna rete trovata: lo raggiunge solo questo computer.
serve-kept = I tavoli sono conservati in { $place }
backup-other-name = scegli un altro nome
backup-done = { $file }: una copia di { $tables ->
    [one] un tavolo
   *[other] { $tables } tavoli
} e { $people ->
    [one] una persona
   *[other] { $people } persone
}.
restore-done = { $file } ora contiene { $tables ->
    [one] un tavolo
   *[other] { $tables } tavoli
} e { $people ->
    [one] una persona
   *[other] { $people } persone
}.
ratings-there = Risultati: { $results }. Punteggi: { $ratings }.
ratings-unreadable = Tavoli il cui registro non si può leggere: { $tables }. I loro risultati restano com’erano.

## What `roundhouse doctor` finds
doctor-database = Il database { $place } c’è, è integro e aggiornato.
doctor-database-new = Il database { $place } non esiste ancora; «roundhouse serve» lo crea.
doctor-database-older = Il database è di una versione precedente ({ $found }); il prossimo avvio lo porta a { $newest }. Prima fai un backup.
doctor-database-newer = Il database { $place } è di una versione più nuova ({ $found }, questa conosce { $newest }). Installa quella versione o ripristina un backup.
doctor-database-damaged = Il database { $place } è danneggiato ({ $why }). Ferma il server e ripristina un backup.
doctor-database-gone = Il database { $place } non funziona: { $why }. Controlla che sia in funzione e che nome, password e permessi siano giusti.
doctor-redis = Redis risponde.
doctor-redis-none = Niente Redis: serve solo con più nodi.
doctor-redis-gone = Redis non funziona: { $why }. Controlla che sia in funzione all’indirizzo di «redis».
doctor-mail = Il server di posta risponde e accetta l’accesso.
doctor-mail-none = Nessun server di posta: nessuno può essere avvisato per e-mail. Per cambiarlo imposta «mail.server» e «mail.sender».
doctor-mail-gone = Il server di posta non funziona: { $why }. Controlla «mail.server».
doctor-push = I browser possono essere avvisati.
doctor-push-none = I browser non possono essere avvisati: installa roundhouse-games[server].
doctor-push-no-https = I browser possono essere avvisati solo con HTTPS; metti in «address» dove si trova il server.
doctor-clock = L’orologio è giusto.
doctor-clock-of-database = Gli orologi di questo computer e del database differiscono di { $seconds } secondi. Regolali con NTP.
doctor-clock-of-redis = Gli orologi di questo computer e di Redis differiscono di { $seconds } secondi. Regolali con NTP.
doctor-clock-set-back = La voce più recente è { $seconds } secondi nel futuro: l’orologio di questo computer è stato messo indietro. Regolalo con NTP.
doctor-disk = { $folder } ha posto per { $megabytes } MB.
doctor-disk-little = { $folder } ha posto solo per { $megabytes } MB. Libera presto spazio.
doctor-disk-full = { $folder } ha posto solo per { $megabytes } MB. Le mosse verranno rifiutate: libera subito spazio.
doctor-permissions = Nessun altro può leggere le impostazioni e il database.
doctor-readable-by-others = Altri su questo computer possono leggere { $file }. Toglilo loro: chmod 600.
doctor-no-timezones = Mancano i fusi orari del mondo, quindi le ore di silenzio non funzionano: pip install tzdata.
doctor-no-address = «address» non è impostato: i link nelle e-mail e nelle chat portano all’indirizzo che ciascuno ha usato.
doctor-few-connections = Il sistema permette solo { $most } connessioni. Alza LimitNOFILE.
doctor-result = { $wrong ->
    [0] Funziona tutto.
    [one] Una cosa non funziona.
    [many] { $wrong } di cose non funzionano.
   *[other] { $wrong } cose non funzionano.
} { $notes ->
    [0] Non c’è altro da sapere.
    [one] Una cosa è bene saperla.
    [many] { $notes } di cose è bene saperle.
   *[other] { $notes } cose è bene saperle.
}
operator-made = { $login } ora è un operatore.
operator-no-more = { $login } non è più un operatore.
