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
guide-tickets-first-tickets = You hold three tickets. Each names two cities: connect them with your own routes before the end and you score its points, otherwise you lose them. Keep at least two.
guide-tickets-first-tickets-more = Hover over a ticket to see its cities. Tickets that run in the same direction can share routes.
guide-tickets-keep = You drew new tickets and must keep at least one. Look for one that your routes already almost complete.
guide-tickets-draw = On your turn you do one thing: draw two cards, claim a route, or draw tickets. You don’t have many cards yet, so take a face-up card, or a hidden one from the draw pile.
guide-tickets-draw-more = A coloured route takes cards of that colour; a grey one takes any one colour.
guide-tickets-second = Now take your second card. A face-up locomotive cannot be your second card.
guide-tickets-claim = Routes that glow can be claimed with the cards in your hand. Click one, choose the cards if there is a choice, and confirm: your cars roll onto it.
guide-tickets-claim-more = Long routes score far more: 1, 2, 4, 7, 10 or 15 points for one to six spaces.
guide-tickets-aims = Your tickets and their progress are below: done, still possible, or cut off. Plan the shortest connection and collect its colours.
guide-tickets-locomotive = A locomotive stands for any colour. Taking one face up is your whole turn; drawing one from the draw pile is luck and costs nothing extra.
guide-tickets-twin = Some cities are connected by two routes. With two or three players only one of the two may be claimed, so be quick where you need it.
guide-tickets-players = Keep an eye on the others: their points, cars and number of cards are public. Somebody with a lot of cards is about to claim something long.
guide-tickets-more-tickets = When your tickets are done you may draw three more and keep at least one. More points, more risk.
guide-tickets-end = When somebody has two cars or fewer left, everybody gets one last turn. Then tickets count, and the longest path earns 10 extra points.
