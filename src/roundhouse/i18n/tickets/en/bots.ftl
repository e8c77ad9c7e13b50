### Why a computer player decided as it did, in Ticket to Ride: one line for each step of its plan.

reason-ticket-way = It is building from { $from } to { $to } for a ticket.
reason-ticket-given-up = It has given up the ticket from { $from } to { $to }.
reason-tickets-done = All its tickets are completed.
reason-routes-left = Its tickets need { $number ->
    [one] one more route
   *[other] { $number } more routes
} of { $spaces } spaces in all; { $missing ->
    [0] it has the cards for that
    [one] one card is missing
   *[other] { $missing } cards are missing
}.
reason-route-threatened = The route from { $from } to { $to } would be hard to replace if somebody took it.
reason-route-extra = For points alone it has an eye on the route from { $from } to { $to }.
reason-turns-left = It expects { $number ->
    [one] one more turn
   *[other] { $number } more turns
} for each player.
