### The introduction to Ticket to Ride, and what the pictures of its rulebook show: a caption, and (-alt) words for whoever does not
### see the picture. Sent with the rulebook. The pictures themselves are declared in render/tickets/pictures.toml.

introduction-tickets-goal-title = Connect your cities
introduction-tickets-goal =
    You build railway routes across the map. Your tickets each name two cities: connect them with your own cars and you score the points on the ticket; fail, and you lose them. Long routes score extra, and so does the longest path.

    Whoever has the most points at the end wins. A game takes about 45 minutes and is for two to five players.
introduction-tickets-turn-title = Your turn: one of three things
introduction-tickets-turn =
    On your turn you do exactly one thing. Draw train cards: two of them, face up or from the pile. Or claim a route with the cards you have collected. Or draw more tickets. Then it is the next player’s turn.

    You begin with 45 cars, four train cards and at least two tickets. Nobody sees your tickets before the end.
introduction-tickets-claim-title = Claiming a route
introduction-tickets-claim =
    A route costs one card for each of its spaces. A coloured route takes cards of its colour; a grey one takes any colour you like, as long as all the cards are the same. A locomotive stands for any colour.

    Pay the cards, place a car on every space, and score at once. You may claim any open route on the map; it need not touch your others.
introduction-tickets-double-title = Double routes
introduction-tickets-double = Some cities are connected by two routes side by side. With two or three players only one of them can be claimed: as soon as somebody has it, the other is closed. With four or five players both can be claimed, but never by the same player.
introduction-tickets-draw-title = Drawing cards, and locomotives
introduction-tickets-draw =
    Each card you draw may be one of the five face-up cards or the top card of the pile, unseen. A face-up card that you take is replaced at once.

    Locomotives are worth more, so they cost more: a face-up one is your whole draw, and it cannot be your second card. If the pile gives you one, that is luck, and it counts as one card.
introduction-tickets-points-title = Long routes pay
introduction-tickets-points = The longer a route, the more each of its spaces is worth. Six spaces in one go score as much as fifteen routes of one space.
introduction-tickets-tickets-title = Tickets: completed or missed
introduction-tickets-tickets =
    A ticket is completed when your own routes connect its two cities without a gap, whichever way they go. Other players’ routes do not help you. At the end completed tickets add their points, and all others take theirs away.

    During the game you may draw three more tickets instead of doing something else; you must keep at least one of them.
introduction-tickets-longest-title = The longest path
introduction-tickets-longest = Whoever has the longest unbroken path at the end gets 10 points. It may cross itself and come through a city again, but it uses every route only once, and branches do not count. If several players are equal, each of them gets the points.
introduction-tickets-end-title = The end
introduction-tickets-end =
    When somebody ends a turn with two cars or fewer, everybody gets one more turn, that player too. Then all tickets are turned face up and the points are counted.

    That is all. The numbered rules below answer every question that comes up; the guided first game shows you the rest at the table.

# Pictures

picture-tickets-goal = Blue has connected Boston and Miami: that ticket is completed. The one from Los Angeles to Miami still needs a lot of track.
picture-tickets-goal-alt = The whole map. Blue cars lead down the east coast from Boston to Miami, red cars from Seattle to Chicago. Below, two tickets: Boston to Miami with a tick and 12 points, Los Angeles to Miami with 20.
picture-tickets-kinds = Eight colours, each with a symbol, and the locomotives. Below each: how many there are.
picture-tickets-kinds-alt = Nine train cards in a row: twelve of each of the eight colours, and fourteen locomotives.
picture-tickets-points = What a route scores, by its length.
picture-tickets-points-alt = Six rows of one to six spaces, with the points they score: 1, 2, 4, 7, 10 and 15.
picture-tickets-double = A double route. Each half is paid for in its own colour: orange above, black below.
picture-tickets-double-alt = Between Chicago and Pittsburgh two routes run side by side. Both could be claimed.
picture-tickets-start = How a game begins: five cards face up, the pile, and your first four cards.
picture-tickets-start-alt = Five face-up train cards, the draw pile with 97 cards, and a hand of four cards.
picture-tickets-first-tickets = Of your first three tickets you keep at least two. One alone is not enough.
picture-tickets-first-tickets-alt = Three tickets. Only the one from Nashville to Portland is kept, which is marked with a cross.
picture-tickets-draw = Draw two cards. Each may come from the face-up ones or from the pile.
picture-tickets-draw-alt = Five face-up cards and the pile. A green card and the pile are marked with a tick; below them is the hand.
picture-tickets-refill = The white card was taken, and a purple one took its place. It could be the second card.
picture-tickets-refill-alt = Two rows of face-up cards: before with a white card in the middle, after with a purple one.
picture-tickets-locomotive-first = A face-up locomotive is your whole draw: your turn ends.
picture-tickets-locomotive-first-alt = Five face-up cards. The locomotive among them is marked with a tick.
picture-tickets-locomotive-second = The first card was red. Now the face-up locomotive is out of reach.
picture-tickets-locomotive-second-alt = Five face-up cards; the locomotive is marked with a cross. The red card is already in the hand.
picture-tickets-lucky = A locomotive from the pile is luck: it counts as one card, and you draw another.
picture-tickets-lucky-alt = A hand of two blue cards; after the draw a locomotive is beside them.
picture-tickets-three-locomotives = The new card was the third locomotive: all five are discarded, and five new ones turned up.
picture-tickets-three-locomotives-alt = Before, two locomotives are face up. After, there are five other cards, and the discard pile holds five.
picture-tickets-reshuffle = The pile is empty. When somebody draws, the discards are shuffled and become the new pile.
picture-tickets-reshuffle-alt = Before, an empty draw pile and a full discard pile. After, a draw pile of 35 cards and no discards.
picture-tickets-nothing-to-draw = Draw pile and discards are both empty: nobody can draw, not even a face-up card.
picture-tickets-nothing-to-draw-alt = Five face-up cards beside two empty piles. The red card is marked with a cross.
picture-tickets-claim = Two blue cards and a locomotive pay for the three blue spaces: 4 points.
picture-tickets-claim-alt = The map around Montreal and New York. Three blue ghost cars lie on the route between them, with a tick. Two blue cards and a locomotive are lifted from the hand.
picture-tickets-wrong-colour = Red cards do not pay for a blue route.
picture-tickets-wrong-colour-alt = The blue route from Montreal to New York is marked with a cross; three red cards are lifted from the hand.
picture-tickets-grey = A grey route takes any one colour: here three white cards.
picture-tickets-grey-alt = Blue ghost cars on the grey route from Montreal to Toronto, with a tick. Three white cards are lifted from the hand.
picture-tickets-grey-mixed = But not two colours at once.
picture-tickets-grey-mixed-alt = The grey route from Montreal to Toronto is marked with a cross; two red cards and a blue one are lifted from the hand.
picture-tickets-only-locomotives = Locomotives alone pay for any route.
picture-tickets-only-locomotives-alt = The red route from Duluth to Chicago is claimed with three locomotives; a tick says that this is allowed.
picture-tickets-far-away = Your routes need not touch: Blue builds in the east and now in the west, too.
picture-tickets-far-away-alt = The whole map. Blue owns two routes on the east coast; one between Los Angeles and San Francisco is marked with a tick.
picture-tickets-own-colour = Blue claims a red route with red cards. Your own colour does not matter.
picture-tickets-own-colour-alt = The red route from Duluth to Chicago, with blue ghost cars and a tick; three red cards are lifted from the hand.
picture-tickets-taken = Red has this route. It is gone for good.
picture-tickets-taken-alt = Red cars between Montreal and Toronto, marked with a cross. Three white cards are lifted from the hand.
picture-tickets-few-cars = Two cars are left, and the route has three spaces.
picture-tickets-few-cars-alt = The route from Montreal to New York is marked with a cross. Below, the players: Blue has 2 cars left.
picture-tickets-twin-closed = Two players: Red has one half, so the other is closed to everybody.
picture-tickets-twin-closed-alt = Two routes side by side between Pittsburgh and New York. One has red cars, the other is struck out and marked with a cross.
picture-tickets-twin-open = Four players: Red has one half, and somebody else may claim the other.
picture-tickets-twin-open-alt = Two routes side by side between Pittsburgh and New York. One has red cars, on the other there are blue ghost cars with a tick.
picture-tickets-twin-own = But nobody may have both halves.
picture-tickets-twin-own-alt = Two routes side by side between Pittsburgh and New York. Blue has one; the other is marked with a cross.
picture-tickets-draw-tickets = You draw three tickets and keep at least one.
picture-tickets-draw-tickets-alt = Three tickets to choose from. The one from Chicago to Santa Fe is kept, which is marked with a tick.
picture-tickets-ticket-done = An unbroken chain of your own cars: the ticket is completed.
picture-tickets-ticket-done-alt = Blue cars lead from Kansas City through Oklahoma City and Dallas to Houston. The ticket has a tick and scores 5 points.
picture-tickets-ticket-gap = Red has the route in the middle. The ticket is missed and costs its points.
picture-tickets-ticket-gap-alt = Blue cars at both ends, red cars between Oklahoma City and Dallas. The ticket from Houston to Kansas City has a cross and costs 5 points.
picture-tickets-two-tickets = The route between Chicago and Saint Louis helps with both tickets.
picture-tickets-two-tickets-alt = Blue cars from New Orleans to Chicago and on to Sault St. Marie, and from Saint Louis to Nashville. Two tickets, both with a tick.
picture-tickets-longest = The longest path is 11 cars long. It comes through Oklahoma City twice; the branch to Saint Louis is not part of it.
picture-tickets-longest-alt = Six blue routes around Oklahoma City. Those of the longest path shine; the branch from Little Rock to Saint Louis does not.
picture-tickets-shared-bonus = Both longest paths have five cars: Blue and Red each get 10 points.
picture-tickets-shared-bonus-alt = Blue cars from Toronto through Montreal to Boston, red cars from Toronto through Pittsburgh to Chicago.
picture-tickets-last-round = Blue has two cars left: now everybody gets one last turn, Red first and Blue last.
picture-tickets-last-round-alt = Three players before and after Blue’s claim. Blue has 4 cars, then 2; the frame moves to Red.
picture-tickets-score = Routes, plus completed tickets, minus the missed one, plus the longest path.
picture-tickets-score-alt = Three tickets: two with a tick, worth 12 and 20, one with a cross, worth 11. Below the sum: 62 + 32 − 11 + 10 = 93.
