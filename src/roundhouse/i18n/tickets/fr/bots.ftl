### Why a computer player decided as it did, in Ticket to Ride: one line for each step of its plan.

reason-ticket-way = De { $from } à { $to } : c’est le chemin pour { $you ->
    [yes] votre objectif
   *[no] un objectif
}.
reason-ticket-given-up = { $you ->
    [yes] Votre objectif
   *[no] L’objectif
} { $from } – { $to } est abandonné.
reason-tickets-done = { $you ->
    [yes] Tous vos objectifs sont réussis.
   *[no] Tous les objectifs sont réussis.
}
reason-routes-left = { $you ->
    [yes] Vos objectifs
   *[no] Les objectifs
} demandent encore { $number ->
    [one] { $number } route
   *[other] { $number } routes
} ({ $spaces ->
    [one] { $spaces } case
   *[other] { $spaces } cases
}) ; { $missing ->
    [0] les cartes sont là
    [one] il manque { $missing } carte
   *[other] il manque { $missing } cartes
}.
reason-route-threatened = La route de { $from } à { $to } serait difficile à remplacer si quelqu’un la prenait.
reason-route-extra = De { $from } à { $to } : à prendre, rien que pour les points.
reason-turns-left = Il reste sans doute { $number ->
    [one] { $number } tour
   *[other] { $number } tours
} à chaque joueur.
