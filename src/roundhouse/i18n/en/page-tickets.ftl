# The table of Ticket to Ride on the page.

tickets-map = Map of cities and routes
tickets-face-up = Face up
tickets-hand-none = No cards yet.
tickets-hand-hidden = Hidden: several people share this screen.
tickets-none-yet = No tickets yet.
tickets-to-go = { $cars ->
    [one] one car to go
   *[other] { $cars } cars to go
}
tickets-ahead-done = completes { $ticket }
tickets-ahead-closer = { $ticket }: { $left }
tickets-pile-deck = draw pile
tickets-pile-tickets = tickets
tickets-pile-discard = discard
tickets-stat-cars = { $number ->
    [one] car
   *[other] cars
}
tickets-stat-cards = { $number ->
    [one] card
   *[other] cards
}
tickets-stat-tickets = { $number ->
    [one] ticket
   *[other] tickets
}

tickets-prompt-first = Choose which of your first tickets to keep.
tickets-prompt-turn = Draw two cards, claim a glowing route, or take tickets.
tickets-prompt-turn-no-claim = Draw two cards or take tickets.
tickets-prompt-second = Take your second card.
tickets-prompt-keep = Choose which of the new tickets to keep.
tickets-prompt-pass = You can do nothing this turn.
tickets-over = Game over.
tickets-over-telling = Now everything is counted.
tickets-last-round = { $number ->
    [one] Last round: one turn is left.
   *[other] Last round: { $number } turns are left.
}

tickets-say-draw = Draw from the pile
tickets-say-take = Take { $card }
tickets-say-tickets = Draw tickets
tickets-say-keep = Keep { $tickets }
tickets-say-claim = Claim { $route } with { $cards }
tickets-say-pass = Pass

tickets-route-open = { $route }, { $colour }, { $length ->
    [one] one space
   *[other] { $length } spaces
}
tickets-route-claimable = { $route }, { $colour }, { $length ->
    [one] one space
   *[other] { $length } spaces
}: you can claim it
tickets-route-closed = { $route }, closed: somebody has the route beside it
tickets-route-claimed = { $route }, { $length ->
    [one] one space
   *[other] { $length } spaces
}, claimed by { $who }

tickets-claim-title = Claim { $route }?
tickets-pay-with = Pay with
tickets-pay-only = You pay
tickets-claim-do = { $length ->
    [one] Place one car
   *[other] Place { $length } cars
}
tickets-keep-title = { $fewest ->
    [one] Keep at least one ticket
   *[other] Keep at least { $fewest } tickets
}
tickets-keep-yes = keep
tickets-keep-no = click to keep
tickets-keep-do = { $number ->
    [0] Keep
    [one] Keep one ticket
   *[other] Keep { $number } tickets
}
tickets-draw-title = Draw three tickets?
tickets-draw-text = You look at them and keep at least one. A ticket that is not joined in the end costs its points.
tickets-draw-do = Draw tickets
tickets-pass-title = There is nothing you can do this turn.

tickets-final = Final scoring
tickets-final-next = Next
tickets-final-skip = To the result
tickets-final-again = Tell it again
tickets-col-rank = Rank
tickets-col-player = Player
tickets-col-routes = Routes
tickets-col-tickets = Tickets
tickets-col-path = Longest path
tickets-col-total = Total
tickets-path-length = { $length }
tickets-tell-routes = Points for routes stand already.
tickets-tell-ticket-done = { $who } joined { $ticket }: { $points }.
tickets-tell-ticket-missed = { $ticket } was not joined: { $points } for { $who }.
tickets-tell-path = { $who }: longest path of { $length } spaces.
tickets-tell-path-bonus = { $who }: longest path of { $length } spaces, the longest of all: { $points }.
tickets-tell-won = { $who } wins with { $points } points.
tickets-tell-you-won = You win with { $points } points!
tickets-tell-shared = Shared victory with { $points } points: { $who }.
tickets-sheet-running = The game is not over: only routes are counted.

tickets-key-take = take that face-up card
tickets-key-draw = draw from the pile
tickets-key-tickets = draw tickets
tickets-key-keep = mark a ticket to keep
