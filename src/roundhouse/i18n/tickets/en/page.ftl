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

# The start page, the choice of variants, and the guide
tickets-board = Board
tickets-board-about = The map to play on: the one of the box, or a board of your own.
tickets-board-usa = USA
tickets-board-usa-about = The map of the box: 36 cities from Vancouver to Miami.
start-about-tickets = Collect train cards, claim routes, join the cities of your tickets. 2–5 players, about 45 minutes.
learn-about-tickets = Cards, routes and tickets: you will know it all in ten minutes.
guide-tickets-first-tickets = You hold three tickets. Each names two cities: join them by your own routes before the end and you win the points, otherwise you lose them. Keep at least two.
guide-tickets-first-tickets-more = Point at a ticket to see its cities. Tickets that run the same way share their routes.
guide-tickets-keep = You drew new tickets and must keep at least one. Look for one that your routes almost join already.
guide-tickets-draw = On your turn you do one thing: draw two cards, claim a route, or draw tickets. You have few cards now, so take one that lies face up, or one unseen from the deck.
guide-tickets-draw-more = A route in colour wants cards of that colour, a grey one any single colour.
guide-tickets-second = Now take your second card. A locomotive that lies face up cannot be taken as the second.
guide-tickets-claim = Routes that glow can be claimed with the cards in your hand. Click one, choose the cards if there is a choice, and confirm: your cars roll onto it.
guide-tickets-claim-more = Long routes score far more: 1, 2, 4, 7, 10 or 15 points for one to six spaces.
guide-tickets-aims = Below are your tickets with their progress: done, still possible, or cut off. Plan the shortest way and collect its colours.
guide-tickets-locomotive = A locomotive stands for any colour. Taken face up it is your whole turn; unseen from the deck it is luck and costs nothing extra.
guide-tickets-twin = Some cities are joined by two routes. With two or three players only one of the two may be claimed: be quick where you need it.
guide-tickets-players = Watch the other side: points, cars and the number of cards are open. Somebody with many cards is about to claim something long.
guide-tickets-more-tickets = When your tickets are done you may draw three more and keep at least one. More points, more risk.
guide-tickets-end = When somebody has two cars or fewer left, everybody has one last turn. Then tickets count, and the longest path earns 10 points more.
