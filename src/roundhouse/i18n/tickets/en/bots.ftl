### Why a computer player decided as it did, in Ticket to Ride: one line for each step of its plan.

reason-ticket-way = { $from } to { $to }: this is the way for { $you ->
    [yes] your ticket
   *[no] a ticket
}.
reason-ticket-given-up = { $you ->
    [yes] Give up your ticket
   *[no] Give up the ticket
} { $from } – { $to }.
reason-tickets-done = { $you ->
    [yes] All your tickets are completed.
   *[no] All tickets are completed.
}
reason-routes-left = { $you ->
    [yes] Your tickets
   *[no] The tickets
} still need { $number ->
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
