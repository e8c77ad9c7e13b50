### Why a computer player decided as it did, in Ticket to Ride: one line for each step of its plan.

reason-ticket-way = { $from } to { $to }: building for a ticket.
reason-ticket-given-up = The ticket { $from } – { $to } is given up.
reason-tickets-done = All tickets are completed.
reason-routes-left = The tickets still need { $number ->
    [one] one route
   *[other] { $number } routes
} ({ $spaces ->
    [one] one space
   *[other] { $spaces } spaces
}); { $missing ->
    [0] the cards are there
    [one] one card is missing
   *[other] { $missing } cards are missing
}.
reason-route-threatened = The route from { $from } to { $to } would be hard to replace if somebody took it.
reason-route-extra = { $from } to { $to } would be worth claiming just for the points.
reason-turns-left = Each player probably has { $number ->
    [one] one more turn
   *[other] { $number } more turns
}.
