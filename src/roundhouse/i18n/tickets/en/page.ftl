# The table of Ticket to Ride on the page.

tickets-map = Map of cities and routes
tickets-face-up = Face up
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
tickets-pile-discard = discard pile
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
tickets-prompt-turn = Draw two cards, claim a glowing route, or draw tickets.
tickets-prompt-turn-no-claim = Draw two cards or draw tickets.
tickets-prompt-picked = { $number ->
    [0] These cards alone cannot pay for any open route.
    [one] These cards can pay for the one route that glows.
   *[other] These cards can pay for the { $number } routes that glow.
}
tickets-prompt-second = Take your second card.
tickets-prompt-keep = Choose which of the new tickets to keep.
tickets-prompt-pass = There is nothing you can do this turn.
tickets-over = Game over.
tickets-over-telling = Now for the final scoring.
tickets-last-round = { $number ->
    [one] Final round: one turn left.
   *[other] Final round: { $number } turns left.
}

tickets-say-draw = Draw from the draw pile
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
tickets-route-closed = { $route }, closed: the route beside it has been claimed
tickets-route-claimed = { $route }, { $length ->
    [one] one space
   *[other] { $length } spaces
}, claimed by { $who }

tickets-claim-title = Claim { $route }?
tickets-pay-with = Pay with
tickets-hand-about = Click cards to see which routes they can pay for.
tickets-pay-locomotives = How many locomotives
tickets-pay-fewer = One locomotive fewer
tickets-pay-more = One locomotive more
tickets-pay-no-other = There is no other way to pay for this route.
tickets-claim-points = { $points ->
    [one] +1 point
   *[other] +{ $points } points
}
tickets-claim-leaves = leaves { $cards ->
    [one] one card
   *[other] { $cards } cards
}, { $cars ->
    [one] one car
   *[other] { $cars } cars
}
tickets-claim-do = { $length ->
    [one] Place one car
   *[other] Place { $length } cars
}
tickets-keep-title = { $fewest ->
    [one] Keep at least one ticket
   *[other] Keep at least { $fewest } tickets
}
tickets-need = { $cars ->
    [one] needs one car
   *[other] needs { $cars } cars
}
tickets-need-shared = { $more ->
    [0] no extra cars
   *[other] only { $more } extra
}
tickets-need-too-many = { $needs }: too many with the others
tickets-need-all = { $cars } of your { $have } cars for all
tickets-need-not-all = Not enough cars for all
tickets-keep-do = { $number ->
    [0] Keep
    [one] Keep one ticket
   *[other] Keep { $number } tickets
}
tickets-draw-title = Draw three tickets?
tickets-draw-text = You look at them and keep at least one. A ticket you have not completed by the end costs you its points.
tickets-draw-do = Draw tickets
tickets-pass-title = There is nothing you can do this turn.

tickets-final = Final scoring
tickets-final-next = Next
tickets-final-skip = Skip to the result
tickets-final-again = Show again
tickets-col-rank = Rank
tickets-col-player = Player
tickets-col-routes = Routes
tickets-col-tickets = Tickets
tickets-col-path = Longest path
tickets-col-total = Total
tickets-path-length = { $length }
tickets-tell-routes = Points for routes are already counted.
tickets-tell-ticket-done = { $who } completed { $ticket }: { $points }.
tickets-tell-ticket-missed = { $who } missed { $ticket }: { $points }.
tickets-tell-path = { $who }: longest path of { $length ->
    [one] one space
   *[other] { $length } spaces
}.
tickets-tell-path-bonus = { $who }: a path of { $length ->
    [one] one space
   *[other] { $length } spaces
}, the longest of all: { $points }.
tickets-tell-won = { $who } wins with { $points } points.
tickets-tell-you-won = You win with { $points } points!
tickets-tell-shared = Shared victory with { $points } points: { $who }.
tickets-sheet-running = The game is not over: only routes are counted so far.

tickets-key-take = take that face-up card
tickets-key-draw = draw from the draw pile
tickets-key-tickets = draw tickets
tickets-key-keep = mark a ticket to keep

# The start page, the choice of variants, and the guide
tickets-board = Board
tickets-board-about = The map to play on: the one from the box, or a board of your own.
tickets-board-usa = USA
tickets-board-usa-about = The map from the box: 36 cities from Vancouver to Miami.
start-about-tickets = Collect train cards, claim routes, connect the cities on your tickets. 2–5 players, about 45 minutes.
learn-about-tickets = Cards, routes and tickets: you will know it all in ten minutes.
tickets-board-fenmark = Fenmark
tickets-board-fenmark-about = An invented country for up to three: 20 cities, 29 cars, a short game.
tickets-board-ulverland = Ulverland
tickets-board-ulverland-about = An invented country for up to four: 30 cities, 33 cars.
tickets-board-great-sallow = The Great Sallow
tickets-board-great-sallow-about = An invented country for up to five: 42 cities, 43 cars, long ways.
