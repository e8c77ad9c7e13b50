# The table of Ticket to Ride on the page.

tickets-map = Mappa delle città e delle tratte
tickets-face-up = Scoperte
tickets-hand-none = Ancora nessuna carta.
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
tickets-prompt-turn = Pesca due carte, occupa una tratta che brilla o prendi biglietti.
tickets-prompt-turn-no-claim = Pesca due carte o prendi biglietti.
tickets-prompt-second = Prendi la seconda carta.
tickets-prompt-keep = Scegli quali dei nuovi biglietti tenere.
tickets-prompt-pass = In questo turno non puoi fare nulla.
tickets-over = Partita finita.
tickets-over-telling = Ora si conta tutto.
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
tickets-route-closed = { $route }, chiusa: qualcuno ha la tratta accanto
tickets-route-claimed = { $route }, { $length ->
    [one] uno spazio
   *[other] { $length } spazi
}, occupata da { $who }

tickets-claim-title = Occupare { $route }?
tickets-pay-with = Paga con
tickets-pay-only = Paghi
tickets-claim-do = { $length ->
    [one] Metti un vagone
   *[other] Metti { $length } vagoni
}
tickets-keep-title = { $fewest ->
    [one] Tieni almeno un biglietto
   *[other] Tieni almeno { $fewest } biglietti
}
tickets-keep-yes = lo tieni
tickets-keep-no = clic per tenerlo
tickets-keep-do = { $number ->
    [0] Tieni
    [one] Tieni un biglietto
   *[other] Tieni { $number } biglietti
}
tickets-draw-title = Pescare tre biglietti?
tickets-draw-text = Li guardi e ne tieni almeno uno. Un biglietto che alla fine non è collegato costa i suoi punti.
tickets-draw-do = Pesca biglietti
tickets-pass-title = In questo turno non c’è nulla che tu possa fare.

tickets-final = Punteggio finale
tickets-final-next = Avanti
tickets-final-skip = Al risultato
tickets-final-again = Racconta di nuovo
tickets-col-rank = Posto
tickets-col-player = Giocatore
tickets-col-routes = Tratte
tickets-col-tickets = Biglietti
tickets-col-path = Percorso più lungo
tickets-col-total = Totale
tickets-path-length = { $length }
tickets-tell-routes = I punti delle tratte ci sono già.
tickets-tell-ticket-done = { $who }: { $ticket } collegato, { $points }.
tickets-tell-ticket-missed = { $who }: { $ticket } non collegato, { $points }.
tickets-tell-path = { $who }: percorso più lungo di { $length } spazi.
tickets-tell-path-bonus = { $who }: percorso di { $length } spazi, il più lungo di tutti: { $points }.
tickets-tell-won = { $who } vince con { $points } punti.
tickets-tell-you-won = Vinci con { $points } punti!
tickets-tell-shared = Vittoria condivisa con { $points } punti: { $who }.
tickets-sheet-running = La partita non è finita: sono contate solo le tratte.

tickets-key-take = prendi quella carta scoperta
tickets-key-draw = pesca dal mazzo
tickets-key-tickets = pesca biglietti
tickets-key-keep = segna un biglietto da tenere
