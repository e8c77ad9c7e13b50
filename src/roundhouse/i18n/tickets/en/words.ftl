# The game of train cards, routes and tickets: names, prompts, log lines, and the facts of a refusal.

game-tickets = Ticket to Ride

colour-purple = purple
colour-blue = blue
colour-orange = orange
colour-white = white
colour-green = green
colour-yellow = yellow
colour-black = black
colour-red = red
colour-gray = grey
colour-locomotive = locomotive

# How many cards of a colour
tickets-cards-purple = { $number } purple
tickets-cards-blue = { $number } blue
tickets-cards-orange = { $number } orange
tickets-cards-white = { $number } white
tickets-cards-green = { $number } green
tickets-cards-yellow = { $number } yellow
tickets-cards-black = { $number } black
tickets-cards-red = { $number } red
tickets-cards-locomotive = { $number } { $number ->
    [one] locomotive
   *[other] locomotives
}

# Panels
tickets-players = Players
tickets-points = pts
tickets-cars = cars
tickets-cards = hand
tickets-tickets = tix
tickets-display = Face up
tickets-display-empty = no cards
tickets-deck = Pile { $number }
tickets-discard = Discard { $number }
tickets-ticket-deck = Tickets { $number }
tickets-hand = Your hand
tickets-hand-empty = no cards
tickets-own = Your tickets
tickets-drawn = Tickets to choose from
tickets-done = completed
tickets-possible = possible
tickets-cut-off = cut off
tickets-final-round = Final round: { $number ->
    [one] one turn left.
   *[other] { $number } turns left.
}
tickets-news = Latest

tickets-key-open = Cards, open routes:
tickets-key-claimed = Claimed:
tickets-key-rest = { $city } city   { $goal } city on your tickets   { $closed } closed to everybody
tickets-map-hint = Type { play-word-map } to see the map: the window is too small to show everything at once.
tickets-aims =
    Collect train cards and claim routes with them: one thing on each turn.
    A route scores at once: 1, 2, 4, 7, 10 or 15 points for one to six spaces.
    Connect the two cities of a ticket with your own routes to score its points;
    otherwise you lose them.
    The longest unbroken path earns 10 points at the end; the highest score wins.
    When somebody has two cars or fewer left, everybody gets one last turn.

# What is asked
tickets-ask-first = Keep at least two of your first tickets (keep 1 3: the first and the third).
tickets-ask-turn = Your turn: draw two cards, claim a route, or draw tickets.
tickets-ask-second = Take your second card.
tickets-ask-keep = Keep at least one of these tickets (keep 2: the second).
tickets-ask-pass = There is nothing you can do this turn: pass.

# Choices
tickets-do-draw = draw a hidden card
tickets-do-take = take { $card }
tickets-do-tickets = draw tickets
tickets-do-keep = keep { $tickets }
tickets-do-pass = pass
tickets-route = { $a } – { $b }
tickets-points-gain = +{ $points }
tickets-notation =
    { "  " }draw a hidden card      draw, or d
    { "  " }take a face-up card     take red, or red
    { "  " }claim a route and pay   claim { $route } { $cards }
    { "  " }                        cities in either order; without cards you are asked
    { "  " }draw tickets            tickets, or t
    { "  " }keep drawn tickets      keep { $ticket }, or keep 1 3 by their lines
    { "  " }if nothing else is left pass

tickets-notation-double =
    Routes side by side end in .1 and .2: { $route } and { $other }.
    Leave that out where your cards, or what is still open, decide which you mean.

# What somebody meant to write
tickets-two-routes = two routes: { $first }, { $second }
tickets-single-route = { $route } is a single route: leave the number out
tickets-near-routes = there is no route ‘{ $text }’; did you mean { $routes }?
tickets-no-cities = ‘{ $text }’ does not name two cities on this board; write a route like { $example }
tickets-one-city = { $city } cannot be connected to itself
tickets-not-joined = no route connects { $a } and { $b }; from { $a } routes lead to { $others }
tickets-no-line = there is no line { $line } in the list of tickets: choose 1 to { $last }

# What happened. $you is yes if the reader did it.
tickets-log-card-seen = { $colour ->
    [locomotive] a locomotive
    [orange] an orange card
   *[other] a { $name } card
}
tickets-log-card-alike = another one
tickets-log-card-unseen = a hidden card
tickets-log-two-unseen = { $who } drew two hidden cards.
tickets-log-two-own = { $who } drew { $first } and { $second } from the draw pile.
tickets-log-card-unseen-own = { $card } from the draw pile
tickets-log-one-card = { $who } took { $first }.
tickets-log-two-cards = { $who } took { $first } and { $second }.
tickets-log-display = Three locomotives were face up: { $times ->
    [one] all cards were replaced.
   *[other] all cards were replaced { $times } times.
}
tickets-log-shuffled = { $times ->
    [one] The discard pile was shuffled
   *[other] The discard pile was shuffled { $times } times
}: { $cards ->
    [one] one card in the new draw pile.
   *[other] { $cards } cards in the new draw pile.
}
tickets-log-claimed = { $who } claimed { $route } with { $cards }: +{ $points }.
tickets-log-tickets-drawn = { $who } drew { $number ->
    [one] one ticket.
   *[other] { $number } tickets.
}
tickets-log-tickets-kept = { $who } kept { $number ->
    [one] one ticket.
   *[other] { $number } tickets.
}
tickets-log-tickets-kept-own = { $who } kept { $tickets }.
tickets-log-first-tickets = { $who } chose { $you ->
    [yes] your
   *[no] their
} first tickets.
tickets-log-all-chosen = Everybody has chosen their first tickets. Kept: { $numbers }.
tickets-log-kept-count = { $you ->
    [yes] you
   *[no] { $who }
} { $number }
tickets-log-begins = { $you ->
    [yes] You go first
   *[no] { $who } goes first
}
tickets-log-passed = { $who } passed.
tickets-log-final-round = { $who } { $you ->
    [yes] have
   *[no] has
} { $cars ->
    [0] no cars
    [one] one car
   *[other] { $cars } cars
} left: everybody gets one more turn.
tickets-log-tickets-scored = { $you ->
    [yes] Your tickets
   *[no] { $who }’s tickets
}: { $tickets }.
tickets-log-ticket-scored = { $ticket } { $sign }{ $points }
tickets-log-longest = { $you ->
    [yes] You have
   *[no] { $who } has
} the longest path, { $length } cars: +{ $points }.
tickets-log-ended = Final score: { $results }.
tickets-log-result = { $you ->
    [yes] you
   *[no] { $who }
} { $points }

# The facts of a refusal, after the rule
tickets-fact-T-026 = You were not dealt { $ticket }.
tickets-fact-T-089 = You did not draw { $ticket }.
tickets-fact-T-027 = Keep at least { $fewest }.
tickets-fact-T-090 = Keep at least { $fewest }.
tickets-fact-T-029 = First choose your tickets.
tickets-fact-T-034 = It is { $active }’s turn.
tickets-fact-T-036 = You have started drawing cards: take your second one.
tickets-fact-T-036-keep = First choose which of the drawn tickets to keep.
tickets-fact-T-039 = There is no { $colour } card face up.
tickets-fact-T-063 = There is no route { $route } on this board.
tickets-fact-T-065-held = You have only { $held } of the { $needed } { $colour } cards.
tickets-fact-T-065-locomotives = You have { $held } of the { $needed } { $colour } cards and { $locomotives ->
    [one] one locomotive
   *[other] { $locomotives } locomotives
}: { $missing ->
    [0] together they are enough.
    [one] one card is missing.
   *[other] { $missing } cards are missing.
}
tickets-fact-T-065-count = { $route } has { $length ->
    [one] one space
   *[other] { $length } spaces
}, you gave { $cards ->
    [one] one card
   *[other] { $cards } cards
}.
tickets-fact-T-066 = You mixed { $first } and { $second } cards.
tickets-fact-T-069 = You mixed { $first } and { $second } cards.
tickets-fact-T-067 = { $route } is { $needed }, not { $colour }.
tickets-fact-T-074 = { $route } needs { $length ->
    [one] one car
   *[other] { $length } cars
}, you have { $cars }.
tickets-fact-T-077 = { $route } belongs to { $you ->
    [yes] you
   *[no] { $owner }
}.
tickets-fact-T-079 = You already own the parallel route { $route }.
tickets-fact-T-080 = { $you ->
    [yes] You have
   *[no] { $owner } has
} the parallel route { $route }.

# The score sheet of the terminal.

tickets-sheet-routes = Routes
tickets-sheet-tickets = Tickets
tickets-sheet-longest = Longest path
tickets-sheet-completed = completed
tickets-sheet-missed = missed
tickets-sheet-no-routes = no routes
tickets-sheet-no-path = no path
tickets-sheet-cars = { $number ->
    [one] one car
   *[other] { $number } cars
}
tickets-sheet-unfinished = This game is not finished: tickets and longest path are still open.

tickets-pay = { $what }: choose the cards.
tickets-own-board = The board: { $name }.
