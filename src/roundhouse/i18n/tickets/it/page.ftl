# The table of Ticket to Ride on the page.

tickets-map = Mappa delle città e delle tratte
tickets-face-up = Scoperte
tickets-hand-hidden = Nascosta: più persone usano questo schermo.
tickets-none-yet = Ancora nessun biglietto.
tickets-to-go = { $cars ->
    [one] manca un vagone
   *[other] mancano { $cars } vagoni
}
tickets-ahead-done = completa { $ticket }
tickets-ahead-closer = { $ticket }: { $left }
tickets-pile-deck = mazzo
tickets-pile-tickets = biglietti
tickets-pile-discard = scarti
tickets-stat-cars = { $number ->
    [one] vagone
   *[other] vagoni
}
tickets-stat-cards = { $number ->
    [one] carta
   *[other] carte
}
tickets-stat-tickets = { $number ->
    [one] biglietto
   *[other] biglietti
}

tickets-prompt-first = Scegli quali dei tuoi primi biglietti tenere.
tickets-prompt-turn = Pesca due carte, occupa una tratta che brilla o pesca biglietti.
tickets-prompt-turn-no-claim = Pesca due carte o pesca biglietti.
tickets-prompt-picked = { $number ->
    [0] Queste carte da sole non bastano per nessuna tratta.
    [one] Queste carte possono pagare la tratta che brilla.
   *[other] Queste carte possono pagare le { $number } tratte che brillano.
}
tickets-prompt-second = Prendi la seconda carta.
tickets-prompt-keep = Scegli quali dei nuovi biglietti tenere.
tickets-prompt-pass = In questo turno non puoi fare nulla.
tickets-over = Partita finita.
tickets-over-telling = Ora il punteggio finale.
tickets-last-round = { $number ->
    [one] Ultimo giro: manca un turno.
   *[other] Ultimo giro: mancano { $number } turni.
}

tickets-say-draw = Pesca dal mazzo
tickets-say-take = Prendi { $card }
tickets-say-tickets = Pesca biglietti
tickets-say-keep = Tieni { $tickets }
tickets-say-claim = Occupa { $route } con { $cards }
tickets-say-pass = Passa

tickets-route-open = { $route }, { $colour }, { $length ->
    [one] uno spazio
   *[other] { $length } spazi
}
tickets-route-claimable = { $route }, { $colour }, { $length ->
    [one] uno spazio
   *[other] { $length } spazi
}: puoi occuparla
tickets-route-closed = { $route }, chiusa: la tratta accanto è occupata
tickets-route-claimed = { $route }, { $length ->
    [one] uno spazio
   *[other] { $length } spazi
}, occupata da { $who }

tickets-claim-title = Occupare { $route }?
tickets-pay-with = Paga con
tickets-hand-about = Clicca sulle carte per vedere quali tratte possono pagare.
tickets-pay-locomotives = Quante locomotive
tickets-pay-fewer = Una locomotiva in meno
tickets-pay-more = Una locomotiva in più
tickets-pay-no-other = Non c’è un altro modo di pagare questa tratta.
tickets-claim-points = { $points ->
    [one] +1 punto
   *[other] +{ $points } punti
}
tickets-claim-leaves = ti restano { $cards ->
    [one] una carta
   *[other] { $cards } carte
} e { $cars ->
    [one] un vagone
   *[other] { $cars } vagoni
}
tickets-claim-do = { $length ->
    [one] Metti un vagone
   *[other] Metti { $length } vagoni
}
tickets-keep-title = { $fewest ->
    [one] Tieni almeno un biglietto
   *[other] Tieni almeno { $fewest } biglietti
}
tickets-need = { $cars ->
    [one] serve un vagone
   *[other] servono { $cars } vagoni
}
tickets-need-shared = { $more ->
    [0] nessuno in più
   *[other] solo { $more } in più
}
tickets-need-too-many = { $needs }: troppi insieme agli altri
tickets-need-all = { $cars } dei tuoi { $have } vagoni per tutti
tickets-need-not-all = Pochi vagoni per tutti
tickets-keep-do = { $number ->
    [0] Tieni
    [one] Tieni un biglietto
   *[other] Tieni { $number } biglietti
}
tickets-draw-title = Pescare tre biglietti?
tickets-draw-text = Li guardi e ne tieni almeno uno. Un biglietto non completato alla fine ti costa i suoi punti.
tickets-draw-do = Pesca biglietti
tickets-pass-title = In questo turno non c’è nulla che tu possa fare.

tickets-final = Punteggio finale
tickets-final-next = Avanti
tickets-final-skip = Vai al risultato
tickets-final-again = Mostra di nuovo
tickets-col-rank = Posto
tickets-col-player = Giocatore
tickets-col-routes = Tratte
tickets-col-tickets = Biglietti
tickets-col-path = Percorso più lungo
tickets-col-total = Totale
tickets-path-length = { $length }
tickets-tell-routes = I punti delle tratte sono già contati.
tickets-tell-ticket-done = { $who } completa { $ticket }: { $points }.
tickets-tell-ticket-missed = { $who } manca { $ticket }: { $points }.
tickets-tell-path = { $who }: percorso più lungo di { $length ->
    [one] uno spazio
   *[other] { $length } spazi
}.
tickets-tell-path-bonus = { $who }: percorso di { $length ->
    [one] uno spazio
   *[other] { $length } spazi
}, il più lungo di tutti: { $points }.
tickets-tell-won = { $who } vince con { $points } punti.
tickets-tell-you-won = Vinci con { $points } punti!
tickets-tell-shared = Vittoria condivisa con { $points } punti: { $who }.
tickets-sheet-running = La partita non è finita: per ora contano solo le tratte.

tickets-key-take = prendi quella carta scoperta
tickets-key-draw = pesca dal mazzo
tickets-key-tickets = pesca biglietti
tickets-key-keep = segna un biglietto da tenere

# The start page, the choice of variants, and the guide
tickets-board = Mappa
tickets-board-about = La mappa su cui si gioca: quella della scatola o una tua.
tickets-board-usa = Stati Uniti
tickets-board-usa-about = La mappa della scatola: 36 città, da Vancouver a Miami.
start-about-tickets = Raccogli carte vagone, occupa tratte, collega le città dei tuoi biglietti. 2–5 giocatori, circa 45 minuti.
learn-about-tickets = Carte, tratte e biglietti: in dieci minuti sai tutto.
tickets-board-fenmark = Fenmark
tickets-board-fenmark-about = Un paese inventato per un massimo di tre: 20 città, 29 vagoni, una partita breve.
tickets-board-ulverland = Ulverland
tickets-board-ulverland-about = Un paese inventato per un massimo di quattro: 30 città, 33 vagoni.
tickets-board-great-sallow = Il Grande Sallow
tickets-board-great-sallow-about = Un paese inventato per un massimo di cinque: 42 città, 43 vagoni, percorsi lunghi.
