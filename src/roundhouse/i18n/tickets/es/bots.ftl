### Why a computer player decided as it did, in Ticket to Ride: one line for each step of its plan.

reason-ticket-way = Construye de { $from } a { $to } para un billete.
reason-ticket-given-up = Ha renunciado al billete de { $from } a { $to }.
reason-tickets-done = Todos sus billetes están completos.
reason-routes-left = Sus billetes necesitan { $number ->
    [one] un recorrido más
   *[other] { $number } recorridos más
}, de { $spaces } espacios en total; { $missing ->
    [0] tiene las cartas para ello
    [one] le falta una carta
   *[other] le faltan { $missing } cartas
}.
reason-route-threatened = El recorrido de { $from } a { $to } sería difícil de sustituir si alguien lo cubriera.
reason-route-extra = Solo por los puntos, tiene la vista puesta en el recorrido de { $from } a { $to }.
reason-turns-left = Espera { $number ->
    [one] un turno más
   *[other] { $number } turnos más
} para cada jugador.
