### The rules of the tickets game, one sentence or two per rule: rulebook, hint when a move is refused, and help.
### Each text stands alone. Ids are those of the specification and never change.

## Components

T-001 = There are 110 train cards: twelve in each of eight colours, and fourteen locomotives.
T-002 = Train cards come in purple, blue, orange, white, green, yellow, black and red.
T-003 = Each card colour shows a wagon of its own: purple box cars, blue passenger cars, orange tankers, white reefers, green freight cars, yellow hoppers, black coal cars and red cabooses. Only the colour matters in play.
T-004 = The USA map has 30 destination tickets. Each shows two cities and the points at stake for connecting them.
T-005 = A summary card and a bonus card for the longest path complete the set of 142 cards.
T-006 = The box holds 240 cars: 45 in each of five colours to play with, and 15 spares that are never used in a game.
T-007 = Players choose among five colours: blue, red, green, yellow and black.
T-008 = Five score markers, one in each player’s colour, show how many points everybody has.
T-009 = The game is for two to five players.
T-010 = Your own colour says nothing about cards or routes: playing blue makes blue routes neither easier nor harder for you.

## Board

T-011 = The board shows cities and the routes between neighbouring ones; a route always runs between exactly two cities.
T-012 = A route is one to six spaces long.
T-013 = A route is printed in one of the eight card colours or in grey.
T-014 = Between some neighbouring cities two routes run side by side: a double route.
T-015 = You may play on a board of your own. City names must differ, a route connects two different cities, no more than two routes run side by side, lengths go from one to six, colours are the eight or grey, every ticket names two different cities of the board, and there are three tickets or more for each player.
T-016 = On the USA map a single blue route of three spaces connects Montreal and New York.
T-017 = On the USA map the route between Montreal and Toronto is grey.

## Set-up

T-018 = You begin with 45 cars in your colour.
T-019 = Everybody begins with no points.
T-020 = The train cards are shuffled before any are dealt.
T-021 = Your first hand is four train cards.
T-022 = Once the hands are dealt, five more cards are laid face up beside the draw pile.
T-023 = If three or more of the first five face-up cards are locomotives, all five are replaced before anybody plays.
T-024 = Nobody has the bonus card for the longest path until the final scoring.
T-025 = The tickets are shuffled, and you receive three of them to choose from.
T-026 = Of your first three tickets keep two or all three; you can only keep what you were dealt.
T-027 = You must keep at least two of your first tickets.
T-028 = First tickets that you do not want go to the bottom of the ticket pile.
T-029 = Before the first turn everybody chooses tickets, one seat after the other and in secret. How many each has kept is shown once all have chosen.
T-030 = Your tickets are your secret: nobody else sees them before the end of the game.
T-031 = Others see how many train cards you hold, but not which.
T-032 = Everyone may count cars and tickets, look through the discard pile, and see which face-up cards are taken and which cards are spent on a route.

## Turns

T-033 = The most travelled player should begin. Unless you name a seat, the first player is chosen at random.
T-034 = Play goes clockwise, one player at a time; you can only act on your turn.
T-035 = On your turn do one of three things: draw train cards, claim a route, or draw tickets.
T-036 = Only one thing per turn: finish what you have begun; you cannot start anything else.
T-037 = You may pass only if you can neither draw train cards, nor claim a route, nor draw tickets.
T-127 = When all players have passed one after the other, nothing can change any more: the game ends there and is scored.

## Drawing train cards

T-038 = When you draw train cards you get two of them, the second after you have seen the first.
T-039 = For each card, choose a face-up one or take the top card of the draw pile without seeing it first.
T-040 = You may mix as you like: one card from the face-up ones and one from the draw pile, in either order, or both from the same place.
T-041 = A face-up card that you take is replaced from the draw pile straight away, so you see the new card before you choose your second.
T-042 = Your second card may be the very card that was just turned up, as long as it is not a locomotive.
T-043 = A face-up locomotive counts as both your cards: you can only take it first, and it ends your draw.
T-044 = A face-up locomotive cannot be your second card, no matter how long it has been there.
T-045 = A locomotive from the top of the draw pile is a lucky find: it counts as one card like any other, and you still get two.
T-046 = The cards you draw join your hand.
T-047 = You may hold as many train cards as you like.
T-048 = After your first card you must draw a second one, if there is one that you may take.
T-049 = If there is no second card that you may take, your turn ends with one card.

## Locomotives and the face-up cards

T-050 = A locomotive is a joker: when you claim a route it stands for a card of any colour.
T-051 = As soon as three of the face-up cards are locomotives, all five are discarded and five new ones are turned up.
T-052 = If the new face-up cards again include three locomotives, they are replaced as well, and so on.
T-053 = Face-up locomotives stay when replacing them is hopeless: when fewer than five cards, or fewer than three ordinary ones, are outside the players’ hands, or after a hundred tries in a row.
T-054 = The face-up cards are checked for three locomotives whenever they are refilled, even between your first and your second card, and after every claim: with the cards just paid, a replacement that was hopeless before may be possible.
T-055 = Face-up cards that are removed because of three locomotives go to the discard pile.

## Draw pile and discard pile

T-056 = When the draw pile is used up, the discard pile is shuffled and becomes the new draw pile.
T-057 = Every shuffle is fair: each order of the cards is equally likely. It comes from the secret seed of the game, so you can check it afterwards.
T-058 = The discard pile is shuffled at the moment a card is needed from an empty draw pile, not earlier.
T-059 = With draw pile and discard pile both empty, gaps among the face-up cards stay open.
T-060 = With draw pile and discard pile both empty you cannot draw train cards, not even face-up ones. Claim a route or draw tickets.
T-128 = If draw pile and discard pile run out after your first card, your turn ends with that one card.
T-061 = Gaps among the face-up cards are filled as soon as somebody discards cards.
T-062 = No train card ever leaves the game: hands, draw pile, discard pile and face-up cards always add up to 110.

## Claiming a route

T-063 = You may claim any route of the board that is still open, even one far from your other routes.
T-064 = You may claim only one route per turn.
T-065 = Claiming a route costs exactly one card from your hand for each of its spaces.
T-066 = The cards you pay with must all show the same colour; only locomotives may be added to them.
T-067 = A coloured route is paid for with cards of that colour, or with locomotives.
T-068 = For a grey route you may pick any one colour.
T-069 = A grey route also takes a single colour: you cannot mix two, locomotives aside.
T-070 = You may put a locomotive in the place of any of the cards, as often as you like.
T-071 = Locomotives alone are enough to claim any route, whatever its colour.
T-072 = You never have to use a locomotive; you decide which cards to spend.
T-073 = When you claim a route, place one of your cars on each of its spaces.
T-074 = You need a car for every space: a route with more spaces than you have cars left is out of your reach.
T-075 = The cards you pay for a route go to the discard pile.
T-076 = A route that you have claimed is yours until the end of the game.
T-077 = A route can be claimed only once: what somebody has taken is no longer free.
T-078 = A route is claimed in one go or not at all; you cannot claim half a route.

## Double routes

T-079 = You cannot own both routes of a double route.
T-080 = With two or three players, once one route of a double is claimed the other stays closed to everybody.
T-081 = With four or five players the second route of a double stays open, but only for somebody else.
T-082 = With two or three players it is your choice which of the two routes of an untouched double you claim.
T-083 = The two routes of a double are paid for separately, each in its own colour.

## Points for routes

T-084 = A claimed route scores by its spaces: 1 point for one, 2 for two, 4 for three, 7 for four, 10 for five and 15 for six.
T-085 = You score a route the moment you claim it.
T-086 = Your routes can be recounted at the end; they must match the points you scored on the way.
T-087 = Your score can grow without limit; how often a marker would go round a printed track does not matter.

## Drawing tickets

T-088 = When you draw tickets you get the three on top of the ticket pile.
T-089 = Of the tickets you have just drawn keep one, two or all three; you can only keep what you drew.
T-090 = You must keep at least one of the tickets you drew.
T-091 = If fewer than three tickets are left you draw those, and still keep at least one.
T-092 = You cannot draw tickets once the ticket pile is empty.
T-093 = Tickets that you drew and do not want go to the bottom of the ticket pile.
T-094 = If you return several tickets, they go under the pile in the order you drew them, the last one at the very bottom.
T-095 = A ticket that you have kept stays with you; you can never hand it back.
T-096 = You may hold as many tickets as you like.
T-097 = Tickets stay hidden until the final scoring, even those you have already completed.

## Completing tickets

T-098 = A ticket is completed when an unbroken chain of your own routes connects its two cities.
T-099 = Other players’ routes are no help for your tickets.
T-100 = Only your network at the end of the game decides whether a ticket is completed; it does not matter when you claimed which route.
T-101 = A single route may help to complete any number of your tickets.
T-102 = At the end each completed ticket adds its points to your score.
T-103 = At the end each ticket that you did not complete costs you its points, no matter when you took it.

## End of the game

T-104 = The final round begins when a player ends a turn with two cars or fewer.
T-105 = In the final round everybody gets exactly one more turn, including the player who triggered it.
T-106 = The final round starts with the next player clockwise and ends with the player who triggered it.
T-107 = The final round is triggered only once: if others run low on cars during it, nothing changes.
T-108 = On your last turn you may do anything that you may do on any other turn.
T-109 = After the final round comes the scoring; the game is over then, and nobody plays another turn.

## Final scoring

T-110 = All tickets are turned face up at the end; completed ones are added, all others taken off.
T-111 = The longest continuous path earns its owner the bonus card and 10 points.
T-112 = If several players share the longest path, each of them gets the 10 points.
T-113 = A path is as long as the number of cars on it; how many routes they make up does not matter.
T-114 = A path may pass through the same city again and again, but over each of your routes only once; side branches are not counted.
T-115 = Without any route your longest path is 0, and when nobody has a route nobody gets the bonus.
T-116 = Missed tickets can take your final score below zero.
T-117 = Your final score: points for routes, plus completed tickets, minus missed ones, plus the bonus if you have it.
T-118 = Whoever has the highest final score wins.
T-119 = On equal scores the player with more completed tickets is ahead.
T-120 = On equal scores and the same number of completed tickets, a player with the bonus for the longest path is ahead.
T-121 = Players who are still tied after score, completed tickets and bonus win together.
T-129 = All places are decided like the first: by score, then completed tickets, then the bonus. Players who are still tied share a place.

## Why a move is refused

T-130 = If several rules forbid a move, you are told the first that applies: is it your decision, is this the kind of decision to make, does the thing exist and is it free, do the cards fit, do you have enough cars.

## Worked examples

T-122 = Example: two blue cards and a locomotive claim the three blue spaces from Montreal to New York for 4 points.
T-123 = Example: three cards of one colour, whichever it is, claim the grey route from Montreal to Toronto; two red ones and a blue one do not.
T-124 = Example: six routes of six spaces and one of five leave you 4 of your 45 cars, which is not the end yet; two spaces more, and the final round begins.
T-125 = Example: one route of each length from one to six scores 39 points together.
T-126 = Example: 60 points for routes, completed tickets worth 12 and 7, a missed one worth 9 and the bonus make 60 + 19 − 9 + 10 = 80.
