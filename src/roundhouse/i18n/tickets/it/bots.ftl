### Why a computer player decided as it did, in Ticket to Ride: one line for each step of its plan.

reason-ticket-way = Da { $from } a { $to }: è la strada per { $you ->
    [yes] il tuo biglietto
   *[no] un biglietto
}.
reason-ticket-given-up = { $you ->
    [yes] Il tuo biglietto
   *[no] Il biglietto
} { $from } – { $to } è abbandonato.
reason-tickets-done = { $you ->
    [yes] Tutti i tuoi biglietti sono completati.
   *[no] Tutti i biglietti sono completati.
}
reason-routes-left = { $you ->
    [yes] Ai tuoi biglietti
   *[no] Ai biglietti
} { $number ->
    [one] serve ancora una tratta
   *[other] servono ancora { $number } tratte
} ({ $spaces ->
    [one] uno spazio
   *[other] { $spaces } spazi
}); { $missing ->
    [0] le carte ci sono
    [one] manca una carta
   *[other] mancano { $missing } carte
}.
reason-route-threatened = La tratta da { $from } a { $to } sarebbe difficile da sostituire se qualcuno la prendesse.
reason-route-extra = Da { $from } a { $to }: varrebbe la pena solo per i punti.
reason-turns-left = Restano probabilmente { $number ->
    [one] un turno
   *[other] { $number } turni
} a testa.
