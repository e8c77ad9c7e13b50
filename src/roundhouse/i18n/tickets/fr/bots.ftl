### Why a computer player decided as it did, in Ticket to Ride: one line for each step of its plan.

reason-ticket-way = Il construit de { $from } à { $to } pour un billet.
reason-ticket-given-up = Il a renoncé au billet de { $from } à { $to }.
reason-tickets-done = Tous ses billets sont réussis.
reason-routes-left = Ses billets demandent encore { $number ->
    [one] { $number } liaison
   *[other] { $number } liaisons
} de { $spaces } cases en tout ; { $missing ->
    [0] il a les cartes pour cela
    [one] il manque { $missing } carte
   *[other] il manque { $missing } cartes
}.
reason-route-threatened = La liaison de { $from } à { $to } serait difficile à remplacer si quelqu’un la prenait.
reason-route-extra = Pour les points seuls, il a l’œil sur la liaison de { $from } à { $to }.
reason-turns-left = Il compte sur encore { $number ->
    [one] { $number } tour
   *[other] { $number } tours
} pour chaque joueur.
