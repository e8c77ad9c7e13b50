# What both games share at a table.

bot-easy = facile
bot-normal = normale
bot-hard = difficile
bot-random = a caso
bot-greedy = avido
bot-planner = pianificatore
bot-search = calcolatore

# Computers are called after engines, by their seats
bot-name-1 = Rocket
bot-name-2 = Adler
bot-name-3 = Mallard
bot-name-4 = Saxonia
bot-name-5 = Lion

table-you = Tu
table-somebody = Qualcuno
table-seat = Giocatore { $number }
table-seat-open = Posto libero
table-computer = Computer ({ $level })
table-about = { $game } · { $players ->
    [one] un giocatore
   *[other] { $players } giocatori
}
table-title = { $game } – Roundhouse
table-title-turn = ● Tocca a te – { $game }

table-your-turn = Tocca a te.
table-turn-of = { $who }, tocca a te.
table-bot-thinks = { $who } sta pensando…
table-sealed = Hai deciso.
table-instruction-end = { $what }: smetti
table-waiting-for = In attesa di { $who }.
table-waiting-vacation = In attesa di { $who }, in vacanza fino al { $date }.
table-looking-back = Rivedi:
table-moment = passo { $number } di { $last }.
table-paused = La partita è in pausa.
table-closed = Questo tavolo è chiuso.
table-to-move = di turno
table-time-short = Il tuo tempo sta per scadere.
table-clock-days = { $days } g { $hours } h
table-next-turn = { $more ->
    [0] Prossima partita: tocca a te in { $game }
    [one] Prossima partita: tocca a te in { $game } e in un’altra partita
   *[other] Prossima partita: tocca a te in { $game } e in altre { $more } partite
}
table-pace = I computer giocano
table-pace-instant = subito
table-pace-steady = una mossa alla volta
table-pace-slow = lentamente
table-pace-click = quando faccio clic
table-pace-next = Mossa successiva
table-pace-all = Mostra tutte
table-since = Dal tuo ultimo turno
table-since-moves = { $number ->
    [one] Una mossa dal tuo ultimo turno
   *[other] { $number } mosse dal tuo ultimo turno
}
table-since-close = Chiudi
table-practice-about = Allenamento: il tavolo viene da una registrazione, oppure è stato annullato qualcosa di nascosto.

table-log = Cronaca
table-side = Giocatori e cronaca
table-panels = Riquadri
table-question = La tua decisione
table-people = Giocatori
table-see-map = Mostra la mappa
table-look-here = Vai a questo punto
table-log-since = Dal tuo ultimo turno
table-log-undone = (annullato)
table-chat = Di’ qualcosa
table-chat-send = Invia
table-log-newest = Vai alla fine
table-unread = { $number ->
    [one] { $number } messaggio non letto
   *[other] { $number } messaggi non letti
}
table-fit = Mostra tutta la mappa

table-state-gone = non in linea
table-state-away = gioca il computer
table-state-resigned = ha abbandonato
table-watching = { $number ->
    [one] 1 persona sta guardando
   *[other] { $number } persone stanno guardando
}

table-hint = Consiglio
table-hint-thinking = Sto pensando…
table-hint-says = Il computer farebbe così:
table-hint-others = Altre possibilità:
table-hint-do = Esegui
table-hint-lead = { $way ->
    [ahead] { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } punti di vantaggio alla fine
    [behind] { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } punti di svantaggio alla fine
   *[level] pari alla fine
}
table-hint-share = { $percent }% di probabilità di vincere
table-undo = Annulla
table-back = Indietro
table-close = Chiudi
table-understood = Ho capito

table-more = Altro
table-pause = Pausa
table-resume = Riprendi
table-leave = Lascia
table-leave-title = Lasciare il tavolo?
table-leave-text = Il computer gioca al tuo posto. Puoi tornare quando vuoi.
table-leave-yes = Lascia
table-resign = Abbandona
table-resign-title = Abbandonare questa partita?
table-resign-text = Il computer finisce la partita per te, e non ti si chiede più nulla.
table-resign-yes = Abbandona
table-resign-pair = La partita finisce e vince l’altro.
table-you-gave-up = Hai abbandonato: vince { $winner }.
table-gave-up-to-you = { $who } abbandona: vinci tu.
table-gave-up = { $who } abbandona: vince { $winner }.
table-close-table = Chiudi il tavolo
table-close-title = Chiudere questo tavolo per tutti?
table-close-text = La partita finisce qui e non viene conteggiata.
table-close-yes = Chiudi
table-rematch = Gioca ancora
table-rematch-wanted = Un’altra partita? Già dentro: { $who }.
table-rematch-ready = La prossima partita è pronta.
table-rematch-go = Vai al tavolo
table-look-from = Guarda come { $who }
table-record = Scarica la registrazione
table-print = Stampa il foglio dei punti
table-sound-on = Accendi i suoni
table-sound-off = Spegni i suoni
table-notices-on = Avvisami quando tocca a me
table-notices-off = Non avvisarmi più
table-rules = Regolamento
table-keys = Scorciatoie da tastiera

table-paused-long = La partita è in pausa. Non succede nulla finché qualcuno non riprende.
table-away = Al tuo posto gioca il computer.
table-come-back = Riprendi il posto
table-asked-undo = { $who } vorrebbe annullare l’ultima mossa.
table-asked-pause = { $who } vorrebbe fare una pausa.
table-you-asked-undo = Hai chiesto di annullare la tua ultima mossa. Gli altri devono essere d’accordo.
table-you-asked-pause = Hai chiesto una pausa. Gli altri devono essere d’accordo.
table-agree = Accetta
table-decline = Rifiuta
table-take-back = Lascia stare
table-agreed = Hai accettato; si aspettano gli altri.

table-why-past = Stai guardando un momento precedente. Torna al presente per giocare.
table-why-not-running = La partita non è in corso.
table-why-not-your-turn = Non tocca ancora a te.

table-curtain = Ora tocca a { $who }
table-curtain-why = Passa lo schermo. Gli altri non guardino!
table-curtain-lift = Eccomi: { $who }
table-curtain-look = { $who } vuole guardare
table-turn-over = { $who }, il tuo turno è finito.
table-looks = Sta guardando { $who }.
table-pass-on = Nascondi e passa

table-replay = Rivedi
table-replay-first = All’inizio
table-replay-back = Un passo indietro
table-replay-on = Un passo avanti
table-replay-play = Avvia
table-replay-stop = Ferma
table-replay-slider = Passo della partita
table-replay-now = Torna al presente

key-tab = Tab
key-enter = Invio
key-escape = Esc
table-key-tab = passa in rassegna tutto ciò che puoi scegliere
table-key-enter = scegli, poi conferma
table-key-esc = indietro
table-key-hint = consiglio
table-key-undo = annulla
table-key-arrows = scorri la partita fin qui
table-key-zoom = ingrandisci, rimpicciolisci, tutta la mappa
table-key-help = questo elenco

proof-title = La partita è corretta?
proof-short-good = ✓ Correttezza verificata
proof-short-open = Verifica incompleta
proof-short-bad = ✗ La verifica è fallita
proof-later = Tutto ciò che in questa partita è casuale deriva da un solo seme, fatto con un segreto del server e una parte di ogni persona al tavolo. L’impronta qui sotto lega il server al suo segreto. A partita finita deve rivelarlo, e questo browser controlla tutto.
proof-proved = Sì. Il server era legato al suo segreto prima di vedere una sola parte, e la tua è nel seme: né il server né nessuno al tavolo ha potuto decidere ciò che in questa partita è casuale.
proof-fits = Sì, per quanto questo browser può vedere: segreto, parti e seme concordano. Il browser stesso non ha dato nessuna parte a questa partita.
proof-alone = Il segreto è quello promesso, ma nessuno ha dato la sua parte: il server ha fatto il seme da solo.
proof-given = Il seme è stato fissato alla creazione del tavolo, senza parti di nessun altro. La sua impronta è quella mostrata allora.
proof-left-out = La tua parte non è nel seme: è arrivata tardi o è stata lasciata fuori. Segreto, parti e seme concordano, ma hai solo la parola del server che non ha scelto.
proof-wrong-secret = No! Quello che il server rivela non ha l’impronta mostrata prima della partita. Non fidarti di questa partita.
proof-wrong-seed = No! Il seme non deriva dal segreto e dalle parti. Non fidarti di questa partita.
proof-commitment = Impronta, mostrata fin dall’inizio
proof-secret = Il segreto del server
proof-share = La parte di { $who }
proof-no-share = nessuna
proof-seed = Il seme
proof-more = Per dimostrare che ogni mescolata deriva dal seme, usa il comando roundhouse verify con la registrazione della partita finita.
