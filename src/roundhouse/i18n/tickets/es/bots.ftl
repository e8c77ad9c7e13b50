### Why a computer player decided as it did, in Ticket to Ride: one line for each step of its plan.

reason-ticket-way = De { $from } a { $to }: es el camino para { $you ->
    [yes] tu billete
   *[no] un billete
}.
reason-ticket-given-up = { $you ->
    [yes] Tu billete
   *[no] El billete
} { $from } – { $to } queda descartado.
reason-tickets-done = { $you ->
    [yes] Todos tus billetes están completados.
   *[no] Todos los billetes están completados.
}
reason-routes-left = { $you ->
    [yes] Tus billetes
   *[no] Los billetes
} necesitan aún { $number ->
    [one] un recorrido
   *[other] { $number } recorridos
} ({ $spaces ->
    [one] un espacio
   *[other] { $spaces } espacios
}); { $missing ->
    [0] las cartas están
    [one] falta una carta
   *[other] faltan { $missing } cartas
}.
reason-route-threatened = El recorrido de { $from } a { $to } sería difícil de sustituir si alguien lo cubriera.
reason-route-extra = De { $from } a { $to }: valdría la pena solo por los puntos.
reason-turns-left = Quedan probablemente { $number ->
    [one] un turno
   *[other] { $number } turnos
} por jugador.
