### The rules of 18Lilliput, one sentence or two per rule: rulebook, hint when a move is refused, and help.
### Each text stands alone. Ids are those of the specification and never change.

## Components

L-001 = The box holds ten action cards, no two alike.
L-002 = There are five characters to choose from.
L-003 = Eight companies can come into play, each with a charter of its own.
L-004 = Every company has four certificates, which makes 32 in all.
L-005 = A company’s four certificates are its director’s certificate, worth 50%, and three shares of 10%.
L-006 = Only 80% of a company exists on paper. Nobody can ever buy the other 20%.
L-007 = The train deck is made of 29 cards: seven 2, six 3, five 4, four 5, three 3D and four 4D.
L-008 = 4D-trains never run out, however many players there are.
L-009 = There are four counters for each company, plus one that marks the round.
L-010 = One of a company’s counters marks its price. The other three are stations: one for the home, two for later.
L-011 = All variants together use 114 tiles: 54 basic, 3 Allenbeck, 4 Laputa, 30 Brobdingnag and 23 scenario tiles.
L-012 = The basic tiles are 30 yellow ones (2 metropolises, also called Y-cities, 12 cities, 16 plain), 11 green ones (2, 6, 3), 5 brown ones (1, 3, 1), Mildendo in red, and 7 for the characters.
L-013 = The Brobdingnag set replaces the start tile, all cities and metropolises and three character tiles: 30 tiles.
L-014 = It makes no difference whether the price chart is one board or three cards.
L-015 = The four companies that nobody can draft have no special rules; only their names and colours tell them apart.
L-016 = Which picture side of a tile shows has no effect on the game.
L-017 = You may keep accounts with notes or on paper; all sums are whole pounds.
L-018 = The bank always has enough money.
L-019 = Everything is public: everybody’s money, certificates and trains, the tiles, the pool and the order of the deck.

## Set-up

L-020 = Mildendo is laid first, in the middle at (0, 0), and stays there.
L-021 = In the train deck all 2-trains are above the 3-trains, then come 4, 5, 3D and 4D.
L-022 = Tiles not on the map are kept in an open supply, sorted by kind.
L-023 = At the start every action card that is in use is face up and can be taken.
L-024 = The game begins with round 1.
L-025 = All five characters are available when the draft begins.
L-026 = You begin with £30 of private cash, unless you draft the Glimigrim Valley Railway.
L-027 = You begin with one copy card; with two players you have two, in a solo game none.
L-028 = One player holds the first-player card. At the start it is assigned at random or by agreement.
L-029 = Your money and the money of each company are kept apart. A pound changes accounts only where a rule says so.

## Draft

L-030 = In the first pass, clockwise from the first player, you take one starting company or one character that is still available.
L-031 = The second pass goes in reverse order: now you take the kind you do not have yet.
L-032 = Whoever picks last in the first pass picks first in the second: two picks in a row.
L-033 = Only the Mildendo (red), Slamecksan (blue), Glimigrim Valley (green) and Lilliput National (yellow) Railways can be drafted.
L-034 = You cannot draft a second starting company or a second character.
L-035 = A character that nobody drafts takes no part in the game.
L-036 = With a starting company you get its director’s certificate, charter, treasury, trains and four counters at once.
L-037 = A starting company has £500 in its treasury; the Mildendo Railway has £550.
L-038 = A starting company gets one 2-train for free; Lilliput National gets two.
L-039 = A starting company’s price is the 50 at the left of the top row; the Mildendo Railway starts on the 55 beside it.
L-040 = Ten times its starting price: that is what a starting company has in its treasury.
L-041 = Where several companies start on one space, the one drafted earlier is higher in the stack.
L-042 = The Slamecksan Railway has a yellow metropolis as its home tile, worth 30, and pays nothing for it.
L-043 = The Lilliput National Railway starts with two 2-trains.
L-044 = If you draft the Glimigrim Valley Railway you begin with £60 of private cash instead of £30.
L-045 = The Mildendo Railway starts at a price of 55 with £550.

## Home tiles

L-046 = Right after drafting a company you lay its home tile; nobody else decides anything before that.
L-047 = A home tile is a yellow city worth 20, straight or curved as you like.
L-048 = A home tile goes next to Mildendo, on a side not used by another company.
L-049 = Track on the home tile must connect to Mildendo.
L-050 = As long as track leads to Mildendo, you may turn your home tile as you like.
L-051 = During set-up only the Slamecksan Railway lays a metropolis; not even £50 buys one for another company.
L-052 = The home station goes on the home tile right away.
L-053 = Home tiles are taken from the common supply; a tile that has run out cannot be used.

## Rounds

L-054 = With one, two or four players the game ends after eight rounds.
L-055 = With three players the game ends after nine rounds.
L-056 = Every round has three steps: actions, running trains, bureaucracy.
L-057 = What happens at the start of a round happens before anyone takes a card.
L-058 = Everybody takes a turn, clockwise from the first player.
L-059 = After the first pass everybody takes a second turn, in the opposite order.
L-060 = The last player of the first pass has two turns in a row, and the first player begins and ends the round.
L-061 = On your turn you take one card and carry out one of its two halves, or use a copy card.
L-062 = A card that somebody took stays taken until the end of the round.
L-063 = You may take a card and do nothing with it. It still counts as taken.
L-064 = Ten action cards are used with four players, eight with three, six with two and four in a solo game.

## Action cards

L-065 = Card 1: lay one tile of any colour, or take £5.
L-066 = Card 2: lay up to one yellow and up to one green tile, or one tile of any colour.
L-067 = Card 3: lay one or two yellow tiles, or take £5.
L-068 = Card 4: sell and buy shares, or lay one tile of any colour.
L-069 = Card 5: sell and buy shares, or take £10.
L-070 = Card 6: sell and buy shares, or take £5.
L-071 = Card 7: buy one train, or lay one tile of any colour.
L-072 = Card 8: buy one or two trains, or take £5.
L-073 = Card 9: place one station marker, or take £5.
L-074 = Card 10: fill the treasuries of your companies, or take £20.
L-075 = Cards 2, 4 and 7 have a tile as their second half and never give money.
L-076 = “Any colour” means any colour the current phase allows.
L-077 = The first half of card 2 gives one yellow and one green tile at most, never two of one colour.
L-078 = With card 2 the green tile may be an upgrade of the yellow one you have just laid.
L-079 = A tile is laid by one of your own companies. Two tiles of one action may be laid by different ones.
L-080 = The second tile of an action may continue the first.
L-081 = In a share action you first sell as many shares as you like, then you may buy one. After buying you cannot sell.
L-082 = Money halves pay £5, £10 or £20 from the bank to you, not to a company.
L-083 = Card 10 is worth £50 to your treasuries in phases 1 and 2, £70 in phases 3 and 4, and £100 from phase 5 on.
L-084 = You split the money of card 10 among your own companies as you like, in whole pounds, and hand out all of it.
L-085 = The money of card 10 goes into treasuries of companies you direct, and nowhere else.
L-086 = With card 8 one of your companies may buy both trains, or two of them one each.
L-087 = The second purchase of card 8 is made with the deck, phase, prices and limits that the first has left.

## Copy cards

L-088 = Instead of taking a card you may give up a copy card and use either half of a card that was already taken this round.
L-089 = It does not matter who took the card that you copy; it may have been you.
L-090 = Before anyone has taken a card this round there is nothing to copy.
L-091 = A copy card is gone once you have used it; the copied card stays taken.
L-092 = Every copy card you still have at the end is worth £20.
L-093 = You can use only one copy card per turn.

## Laying tiles

L-094 = Tiles are square and the map has no edge.
L-095 = A yellow city or metropolis has two exits, straight or curved, and room for one station. Yellow plain track is straight or curved.
L-096 = A green city or metropolis has three exits and room for two stations.
L-097 = Brown cities have four exits; a city has room for two stations, the metropolis for three.
L-098 = Green plain track comes as a crossing, as two curves and as a three-way junction; the brown one connects all four sides.
L-099 = A new tile goes on an empty square next to a tile that is already there.
L-100 = Track on the new tile must meet track on a neighbour.
L-101 = The laying company must be able to trace track from one of its stations to the new tile, through no blocked city and past no terminal.
L-102 = A city full of other companies’ stations blocks your company: it can reach the city but cannot pass through.
L-103 = While a city has an empty slot, every company may trace, build and run through it.
L-104 = A company builds only where it can reach by itself; it does not help that another company of yours gets there.
L-105 = Track may dead-end against a neighbour’s side without track.
L-106 = Track must not lead into water.
L-107 = A harbour cannot be laid where track on a neighbour would lead into its water.
L-108 = You may turn a tile by quarter turns, but never flip it.
L-109 = A company that reaches no open end of track cannot lay a yellow tile.
L-110 = A yellow metropolis costs the laying company £50, unless a rule makes it free.
L-111 = If the treasury does not hold the £50 the metropolis cannot be laid; you cannot add money of your own.
L-112 = The company that reaches the square is the one that pays.
L-113 = Apart from the yellow metropolis, laying tiles is free in the basic game.
L-114 = You can only lay a tile if one of its kind is left in the supply.
L-115 = Yellow tiles are metropolises, cities, towns and plain track. Towns and harbours come only from characters and scenarios.

## Checkerboard

L-116 = Two cities are never next to each other.
L-117 = Two tiles of plain track, towns or harbours are never next to each other.
L-118 = Mildendo may have any tile as its neighbour.
L-119 = So every square is for a city or for plain track, like a chessboard: cities where x + y is odd, plain track where it is even.
L-120 = Mildendo is a city on a plain-track square: the one exception.
L-121 = The four squares around Mildendo are for cities, whether companies start there or not.
L-122 = The castle and the cities of the General and the Treasurer count as cities; towns and harbours count as plain track.

## Upgrading tiles

L-123 = Green replaces yellow and brown replaces green. You cannot skip a colour, and neither may go on an empty square.
L-124 = Yellow tiles replace nothing; only green and brown ones do.
L-125 = A city becomes a city, a metropolis a metropolis, and plain track plain track.
L-126 = All track on the old tile must still be there on the new one, in the same place.
L-127 = Your company must reach the old tile. A blocked city counts if it can be reached.
L-128 = New track on an upgrade may dead-end, but not lead into water.
L-129 = Stations stay in the city when its tile is replaced.
L-130 = If the new tile has another slot, a city that was full is open again.
L-131 = The tile you replaced goes back to the supply and may be laid again.
L-132 = Upgrading a metropolis is free.
L-133 = Mildendo is never upgraded, and neither are character tiles or printed scenario track.
L-134 = A full city stays full if its upgrade brings no further slot.

## Buying trains

L-135 = Only a company that you direct can buy a train on your turn.
L-136 = With a train action (card 7 or 8) you buy from the bank or from another company. The pool is closed.
L-137 = The bank’s prices are £80 for a 2, £150 for a 3, £300 for a 4, £400 for a 5, £500 for a 3D and £650 for a 4D.
L-138 = The bank sells only the train on top of the deck.
L-139 = A company may buy any train that another company has, obsolete ones too, if the director of the seller agrees.
L-140 = Between two companies of yours nobody needs to be asked.
L-141 = The price between companies is at least £1 and at most what the buyer has in its treasury; if its director helps, at most the price printed on the train.
L-142 = The price of a train sold between companies is public.
L-143 = The price goes into the treasury of the company that sells.
L-144 = A completed purchase from another company counts as one of the purchases your card allows.
L-145 = A train that changes companies never starts a phase.
L-146 = With card 8 one of your companies may buy a train, and another of yours may buy that very train from it for £1.
L-147 = A company may go without trains.
L-148 = If a company has no train and too little money, its director may pay the difference from private cash.
L-149 = A company that was helped has exactly £0 left.
L-150 = A company that has a train gets no help from its director. Helping is never compulsory.
L-151 = A director may help with every purchase: from the bank, the pool or another company. Another company’s train then costs at most its printed price.
L-152 = You help with the cash you have; you cannot sell shares for it.
L-153 = What a company buys during the actions runs when this round’s trains run.
L-154 = A company may return obsolete trains to the pool. It gets nothing for them.
L-155 = Obsolete trains are returned as part of a purchase: you name trains that the company has, and the purchase must be possible without them.
L-156 = A train that is not obsolete cannot be returned.

## Phases

L-157 = A phase begins when the first train of its type leaves the deck, whether bought, moved to the pool or, in a solo game, given to Gulliver.
L-158 = The 2-trains handed out in the draft do not start a phase.
L-159 = In phases 1 and 2 only yellow tiles can be laid.
L-160 = Phase 2 begins with the first 2-train from the deck: a company may have four trains.
L-161 = In phase 1, too, a company may have four trains.
L-162 = Green tiles can be laid from phase 3 on, when the first 3-train has left the deck.
L-163 = From phase 3 on card 10 is worth £70.
L-164 = Phase 4 begins with the first 4-train: a company may have three trains.
L-165 = In phase 4 all 2-trains become obsolete.
L-166 = Brown tiles can be laid from phase 5 on, when the first 5-train has left the deck.
L-167 = From phase 5 on card 10 is worth £100.
L-168 = From phase 5 on a company may have two trains.
L-169 = In phase 5 all 2-trains rust.
L-170 = Phase 6 begins with the first 3D-train: all 3-trains become obsolete.
L-171 = Phase 7 begins with the first 4D-train: all 3-trains rust and all 4-trains become obsolete.
L-172 = 5-, 3D- and 4D-trains last for ever, and 4-trains never rust.
L-173 = Trains in the pool become obsolete and rust like all others.
L-174 = A rusted train is gone for good.
L-175 = A train is always obsolete before it rusts.
L-176 = When a phase begins, trains rust first, then others become obsolete, then the new limit applies.
L-177 = The colours of earlier phases can still be laid later.

## Train limit and pool

L-178 = A company that has as many trains as the phase allows cannot buy another, even if that purchase would make one of them rust.
L-179 = Obsolete trains count towards the limit.
L-180 = If a new limit leaves a company with too many trains, it gives the excess to the pool at once and gets nothing for it.
L-181 = The company’s director chooses which trains to give up, obsolete or not.
L-182 = If several directors have trains to give up, they choose clockwise from the player whose turn it is; in bureaucracy from the first player.
L-183 = Trains that Gulliver must give up leave the game and do not go to the pool.
L-184 = Only a company that was just founded or has just withheld its revenue may buy from the pool.
L-185 = You may choose any train in the pool.
L-186 = A train from the pool costs its printed price, obsolete or not, paid to the bank.
L-187 = Trains reach the pool in bureaucracy, when obsolete ones are returned, and when a train limit falls.
L-188 = A company must also be below its train limit to buy from the pool.
L-189 = A train that a withholding company buys from the pool runs from the next round on.

## Selling shares

L-190 = You can sell 10% shares that you hold. A director’s certificate is never sold.
L-191 = A company keeps its director for the whole game.
L-192 = In one share action you may sell shares of several companies, as many of each as you like.
L-193 = All shares of a company that you sell in one share action go at the same price, the one before the sale; so you sell them in one go.
L-194 = After a sale the price marker makes one sale step for every share sold (L-224).
L-195 = Sold shares return to the bank and can be bought again, even by you in the same action.
L-196 = Players do not trade shares with each other.

## Buying shares

L-197 = In a share action you buy at most one certificate: 10% of a founded company, or a director’s certificate.
L-198 = A 10% share costs the current price, from your private cash.
L-199 = Buying a share does not move the price.
L-200 = You can only buy a 10% share that the bank has.
L-201 = As long as a company is not founded, only its director’s certificate can be bought.
L-202 = You may hold at most five certificates; a director’s certificate counts as one.
L-203 = You may hold at most two director’s certificates.
L-204 = One player may hold all four certificates of a company.
L-205 = The limits count after your sales and before your purchase.

## Founding a company

L-206 = You can found a company if nobody has its director’s certificate and it was not removed at set-up.
L-207 = A new company’s price is one of the start prices: any space of the top row.
L-208 = The start space may be occupied; the new price marker goes under the others.
L-209 = The director’s certificate costs you five times the price.
L-210 = You can only choose a price if you have five times as much in cash.
L-211 = The new company has ten times its price in the treasury.
L-212 = A new company’s home station goes in any empty slot on the map; no track needs to lead there.
L-213 = Mildendo, towns and harbours have no room for a home station.
L-214 = Without an empty slot on the map nobody can found a company.
L-215 = A new company has three station markers, including its home.
L-216 = Right after it is founded, a company may buy one train from the pool.
L-217 = A new company starts without trains, apart from one it may buy from the pool.
L-218 = A new company runs in the same round.
L-219 = Founding a company is the one purchase of your share action.

## Price chart

L-220 = The price chart has two rows. Within a row prices rise to the right.
L-221 = The top row begins with 50 and 55.
L-222 = The lowest price is 45, at the left of the bottom row under the 50.
L-223 = The highest price is 150, at the right of the top row.
L-224 = When a share is sold the price marker goes straight down from the top row; from the bottom row it goes one to the left and up.
L-225 = At 45 a sale does not move the price marker.
L-226 = After a payout the price marker goes one to the right; at the right end of the bottom row it goes up.
L-227 = At 150 a payout does not move the price marker.
L-228 = After withholding the price marker goes one to the left; at the left end of the top row it goes down.
L-229 = At 45 withholding does not move the price marker.
L-230 = A price marker that comes to an occupied space goes under those that are there.
L-231 = A price marker that stays on its space keeps its place in the stack.
L-232 = When several shares are sold only the last space counts for the stack.
L-233 = Selling and withholding never raise a price, and paying out never lowers one.
L-234 = A sale from the bottom row may leave the price as it is.

## Stations

L-235 = With the first half of card 9 one of your companies places one station marker.
L-236 = A company’s first station after the home costs £40, the second £100.
L-237 = Stations are paid from the treasury; you cannot add money of your own.
L-238 = A company has three station markers including the home. Once they are placed there are no more.
L-239 = A station needs an empty slot in a city.
L-240 = Track must lead from one of the company’s stations to the city without passing through a city full of other companies’ stations.
L-241 = No city holds two stations of one company.
L-242 = Towns and harbours take no stations.
L-243 = A station stays where it is for good.

## Routes

L-244 = A route is one unbroken line of track that touches a station of the company.
L-245 = A route uses no piece of track twice.
L-246 = At a junction a route goes on, never back the way it came.
L-247 = A route goes straight on at a crossing and cannot change to the other track.
L-248 = In a city a route may leave by any exit except the one it came by.
L-249 = Two paths on a tile use the same track if they share an exit, and only then.

## Characters

L-250 = Your character helps every company you direct.
L-251 = Seven tiles belong to characters: the Emperor’s castle, a city each for the General and the Treasurer, two towns of the Justiciary and two harbours of the Admiral.
L-252 = On your turn you may lay your own character’s tiles in addition to your action, whatever it is.
L-253 = Character tiles may be laid at any moment of your turn, both in one turn if you have two.
L-254 = Each character tile is laid only once per game.
L-255 = A character tile follows the usual rules of laying, and one of your companies must reach its square.
L-256 = Laying a character tile is free, except for the cost of terrain.
L-257 = Character tiles are never upgraded.
L-258 = Once laid, a character tile serves all companies alike; only the castle is worth more to some (L-264).

## Emperor

L-259 = The Emperor’s companies pay nothing for yellow metropolises.
L-260 = The castle is laid on a yellow city, in place of it.
L-261 = The castle cannot replace a metropolis, nor a city where any company has its home.
L-262 = You cannot lay the castle before phase 3.
L-263 = The castle keeps the track and the stations of the city it replaces, and that tile goes back to the supply.
L-264 = The castle is worth 50 to companies with a station there and 30 to all others.
L-265 = The castle counts towards a train’s range, and trains may pass through it.

## General

L-266 = If you have the General, your companies pay £20 and £50 for their stations, half the usual price.
L-267 = The General’s city is laid like a yellow city, from the beginning of the game.
L-268 = The General’s city counts as a stop, may be passed through and is never upgraded.

## Justiciary

L-269 = At the start of every round the Justiciary’s owner takes £5 of private cash or £20 for the companies.
L-270 = The Justiciary’s £20 is split among the owner’s companies, in whole pounds and in full.
L-271 = The Justiciary’s owner chooses anew in every round, including the first.
L-272 = The Justiciary’s two towns are laid on plain-track squares, from the beginning of the game.
L-273 = Towns do not use up a train’s range.
L-274 = Trains may pass through towns.

## Admiral

L-275 = The Admiral’s companies pay the bank a tenth less for trains: £72, 135, 270, 360, 450 and 585.
L-276 = The Admiral gets no discount on trains from the pool or from other companies.
L-277 = When a director helps, the shortfall is counted from the discounted price.
L-278 = The Admiral’s two harbours are laid on plain-track squares, from the beginning of the game.
L-279 = A harbour does not use up a train’s range.
L-280 = A route can only begin or end in a harbour.
L-281 = No track may lead to a side of a harbour that has none.

## Treasurer

L-282 = The Treasurer’s owner may turn the card in once for £10 times the number of the round.
L-283 = The Treasurer is turned in on the owner’s own turn and then leaves the game.
L-284 = If the Treasurer’s city is not on the map by then, it is lost with the card.
L-285 = A Treasurer who was never turned in is worth nothing at the end.
L-286 = The Treasurer’s city is laid like a yellow city, from phase 5 on.
L-287 = The Treasurer’s city counts as a stop, and a route can only begin or end there.

## Running trains

L-288 = Companies run from the highest price to the lowest.
L-289 = On one space the company on top of the stack runs first.
L-290 = If two spaces show the same price, the one further right runs first.
L-291 = The order is fixed when the trains begin to run; each company acts when it is its turn.
L-292 = Every founded company gets a turn to run once a round, with or without trains.
L-293 = A train runs at most one route per round.
L-294 = Stops are cities of every kind, towns, harbours and Mildendo.
L-295 = A route has at least two stops.
L-296 = Both ends of a route are stops.
L-297 = A route touches a station of the company that runs it.
L-298 = A train cannot pass through a city that is full of other companies’ stations.
L-299 = A blocked city may be the first or the last stop.
L-300 = A train may pass through a city with an empty slot or with its own company’s station.
L-301 = A route has at most as many counted stops as the train’s number says.
L-302 = Cities, metropolises, Mildendo, the castle, Wiggywack and the cities of the General and the Treasurer are counted.
L-303 = Towns and harbours earn money without being counted.
L-304 = A route may begin or end in a town.
L-305 = A route cannot skip a stop that it passes.
L-306 = A route visits each of its stops only once.
L-307 = A route can only begin or end in Mildendo.
L-308 = A route cannot both begin and end in Mildendo.
L-309 = Mildendo has a terminal on each side, and they are not connected.
L-310 = Two trains of a company never use the same track in a round.
L-311 = Two trains of a company may share a stop if they use different track.
L-312 = Two trains of a company may both end in Mildendo from different sides, or both in one town.
L-313 = Trains of other companies are never in the way.

## Revenue

L-314 = A city is worth 20 in yellow, 30 in green and 40 in brown.
L-315 = A metropolis is worth 30 in yellow, 40 in green and 50 in brown.
L-316 = Mildendo is worth 30 from every side.
L-317 = A town is worth 10.
L-318 = The castle is worth 50 to a company with a station there and 30 to others.
L-319 = A harbour is worth 10.
L-320 = The General’s city is worth 30 and the Treasurer’s 50.
L-321 = A route earns the sum of its stops.
L-322 = 3D- and 4D-trains earn twice that sum.
L-323 = For 3D- and 4D-trains every kind of stop is doubled.
L-324 = An obsolete train earns half, rounded down to a multiple of ten.
L-325 = Halving and rounding come before the trains are added up.
L-326 = A company’s revenue is what all its trains earn together.
L-327 = A company always runs for the highest revenue that its trains can earn.
L-328 = If several choices of routes earn the same, it does not matter which one is run.
L-329 = A company without a train or without a route has a revenue of 0.
L-330 = Every revenue is a multiple of ten.

## Paying out

L-331 = The bank pays the revenue.
L-332 = The director decides whether the company pays out all of its revenue or withholds all of it.
L-333 = When a company pays out, each 10% share held by a player earns a tenth of the revenue.
L-334 = As director you earn half of what your company pays out.
L-335 = Shares in the bank earn nothing for anybody, nor does the missing 20%.
L-336 = After a payout the price marker makes one step forward.
L-337 = A payout leaves the treasury as it is.

## Withholding

L-338 = When a company withholds, the whole revenue goes into its treasury.
L-339 = After withholding the price marker makes one step back.
L-340 = A company with a revenue of 0 has nothing to pay out: it counts as withholding.
L-341 = Right after withholding a company may buy one train from the pool.
L-342 = A company that has just withheld may pay for its train from the pool with that money.
L-343 = If your company pays out, the pool is closed to it.

## Bureaucracy

L-344 = When all trains have run, the top train of the deck goes to the pool.
L-345 = A train that goes to the pool in bureaucracy may start a phase, just like a purchase.
L-346 = In bureaucracy the first-player card moves on clockwise to the neighbour.
L-347 = In bureaucracy all action cards become available again.
L-348 = Bureaucracy ends by starting the next round.
L-349 = After the last round there is no bureaucracy.

## Last round and end

L-350 = In the last round every company earns twice its revenue.
L-351 = In the last round no company may withhold; whoever has revenue pays it out.
L-352 = In the last round a payout moves the price marker two steps.
L-353 = In the last round each of the two price steps is made separately, and the marker stops at 150.
L-354 = In the last round a company with a revenue of 0 makes one step back and may not buy a train.
L-355 = Your score is your cash, the price of each of your shares, five times the price for each director’s certificate, and £20 for each copy card.
L-356 = Money left in treasuries and all trains are worth nothing at the end.
L-357 = You win if nobody has a higher score.
L-358 = Players with the same highest score win together.

## Scenario tiles

L-359 = Scenario tiles are optional; use as many as you agree on.
L-360 = There are 23 scenario tiles.
L-361 = Scenario tiles are placed after Mildendo and before the draft.
L-362 = A scenario tile marked with a circle goes on a city square.
L-363 = A scenario tile marked with a small square goes on a plain-track square.
L-364 = A scenario tile with both marks goes on any square.
L-365 = Scenario tiles need not touch other tiles.
L-366 = The four squares next to Mildendo stay free for homes.
L-367 = Each train that passes a mine brings £10 or £20 into its company’s treasury.
L-368 = Mine money is not revenue: it is neither paid out nor doubled nor halved, and it does not decide which run is best.
L-369 = A mine counts as plain track. It is not a stop, and no route ends there.
L-370 = Your company may build on terrain marked £30 if it pays £30 extra.
L-371 = Your company may build on terrain marked £10 if it pays £10 extra.
L-372 = Whether a city or plain track is built on terrain depends on the square.
L-373 = Terrain costs come on top of others. The Emperor still pays them.
L-374 = Terrain that has been built over leaves the game.
L-375 = Nothing is built on the sea and no track may lead to it.
L-376 = Only the tunnel is built on a mountain.
L-377 = From phase 3 on a company that reaches a mountain may put the tunnel there for £50.
L-378 = The tunnel counts as plain track, so it needs a square for plain track.
L-379 = Laying the tunnel counts as laying a green tile.
L-380 = A route can only begin or end in Wiggywack.
L-381 = Wiggywack is worth 60 to a company with a station there.
L-382 = Wiggywack may be on any square, next to any tile.
L-383 = Wiggywack has room for stations and can be reached from all sides.
L-384 = Wiggywack counts towards a train’s range.
L-385 = Wiggywack is worth 40 to a company without a station there.
L-386 = Printed scenario track is never upgraded.
L-387 = There are four scenarios: Let’s start, The Mountains, City on City, and Separated.

## Fewer players and small variants

L-388 = Three players leave one starting company in the box; it cannot be founded later.
L-389 = With two or three players two 2-trains are on the deck after the draft; other 2-trains are not used.
L-390 = With three players the deck holds two 2, five 3, four 4, three 5 and two 3D, then 4D without limit.
L-391 = Three players do without cards 1 and 6.
L-392 = With three players the doubled last round is the ninth; the eighth is like any other.
L-393 = Two players leave two starting companies in the box; they cannot be founded later.
L-394 = With two players each has two copy cards.
L-395 = With two players the deck holds two 2, three 3, three 4, two 5 and two 3D, then 4D without limit.
L-396 = Two players do without cards 1, 4, 6 and 7.
L-397 = With four players the deck holds two 2, six 3, five 4, four 5 and three 3D, then 4D without limit.
L-398 = Two players may agree to have two characters each, with everything that belongs to them.
L-399 = In the variant with two characters each, the second character is taken in a third pass, clockwise from the first player.
L-400 = In the expert variant the top train goes to the pool before the trains run, in the last round too.
L-401 = In the expert variant trains may therefore rust before they run.
L-402 = In the expert variant a company that withholds in the same round may already buy the train that went to the pool.

## Allenbeck and Laputa

L-403 = In the Allenbeck variant, Tottenham, Allenbeck and Plips are the three brown cities.
L-404 = In the Allenbeck variant a train that visits three of Mildendo, Tottenham, Allenbeck and Plips earns £20 more.
L-405 = A train that visits all four, Mildendo, Tottenham, Allenbeck and Plips, earns £50 more.
L-406 = In the Allenbeck variant D-trains get the bonus once, not twice.
L-407 = In the Allenbeck variant the bonus is added after doubling or halving and belongs to the revenue.
L-408 = Otherwise the named cities are ordinary brown cities.
L-409 = With Laputa four tiles, one for each starting colour, take the place of the brown cities.
L-410 = Only the company of its colour may lay a Laputa tile.
L-411 = Only the company of its colour may use the coloured track of a Laputa tile.
L-412 = The other track of a Laputa tile is open to all.
L-413 = The coloured exit of a Laputa tile must be a new one.
L-414 = Otherwise a Laputa tile is an ordinary brown city.
L-415 = Laputa tiles of companies that are not in the game are not used.
L-416 = With both Allenbeck and Laputa there are seven brown cities.

## Brobdingnag

L-417 = The Brobdingnag tiles replace the start tile, all cities and three character tiles. They cannot be combined with Allenbeck or Laputa.
L-418 = In Brobdingnag a payout gives the shareholders half of the revenue, rounded up to a multiple of ten.
L-419 = In Brobdingnag the company keeps what a payout does not give to the shareholders.
L-420 = In Brobdingnag a payout moves the price like any other.
L-421 = In Brobdingnag you may still withhold everything, but not pay out everything.
L-422 = In Brobdingnag each certificate earns its part of the shareholders’ half.
L-423 = In the last round of Brobdingnag the revenue is doubled first and then split, and nobody may withhold.

## Solo game against Gulliver

L-424 = Gulliver gets a random starting company and no character.
L-425 = Gulliver gets the cash, the director’s certificate and the charter that come with his company.
L-426 = Gulliver’s first company has no treasury.
L-427 = Gulliver’s first company gets its usual trains and its usual price.
L-428 = The shape and the side of Gulliver’s home tile are random; it is connected to Mildendo.
L-429 = A curved home tile of Gulliver’s is turned left or right at random, but never into water.
L-430 = Gulliver’s home station goes on his home tile.
L-431 = Once Gulliver is set up, you choose one of the other three companies and a character.
L-432 = In a solo game you have no copy cards.
L-433 = In a solo game you use cards 2, 4, 8 and 9.
L-434 = In a solo game the deck holds two trains of every type, then 4D without limit.
L-435 = A solo game lasts eight rounds, and the last one pays double.
L-436 = In every round you take two different cards, one half of each; then Gulliver acts.
L-437 = Gulliver lays track, places a station, lays more track, buys a share and gets a train, in this order.
L-438 = Where Gulliver has a choice every possibility is equally likely.
L-439 = Track, stations and trains cost Gulliver nothing.
L-440 = Gulliver lays the first of these that is possible: a brown city, a green city, a yellow city, yellow plain track.
L-441 = What Gulliver lays must obey the same rules as your tiles.
L-442 = Gulliver only upgrades cities where he has a station.
L-443 = Gulliver upgrades his first home before any other city.
L-444 = For Gulliver a metropolis counts as a city.
L-445 = Gulliver turns a green city so that its new exit points towards Mildendo.
L-446 = Gulliver builds the yellow city that is nearest to Mildendo.
L-447 = Nearest to Mildendo means the fewest squares, counted horizontally and vertically.
L-448 = The shape of a new tile of Gulliver’s is random.
L-449 = For Gulliver’s tiles the shape is drawn first, then one of the ways it fits; if there is none, the other shape is tried.
L-450 = Gulliver’s plain track goes on a random possible square.
L-451 = Gulliver never lays a new metropolis.
L-452 = If Gulliver can lay nothing, he skips to the next step.
L-453 = As long as he has markers, Gulliver places a station of his first company in the yellow city just built.
L-454 = Gulliver’s second company places no further stations.
L-455 = If track from a city with Gulliver’s station ends at an empty square, he continues it there with plain track.
L-456 = Whether Gulliver’s plain track is straight or curved, and which way it turns, is random.
L-457 = If Gulliver has several loose ends, one is chosen at random; if nothing fits there, another is tried.
L-458 = Gulliver never sells shares.
L-459 = Gulliver buys a 10% share every round if he can afford one.
L-460 = Gulliver buys a random share among those he can afford.
L-461 = Gulliver buys at most three 10% shares.
L-462 = With four certificates and £250 Gulliver founds a company.
L-463 = Gulliver makes at most one purchase of shares per round.
L-464 = Gulliver founds at the highest price he can afford.
L-465 = Gulliver founds a random available company.
L-466 = The home of Gulliver’s second company is a free slot on his first home tile, or in the nearest city that has one.
L-467 = Gulliver’s second company buys nothing from the pool when it is founded.
L-468 = Gulliver gets the top train of the deck for free; no train goes to the pool in bureaucracy.
L-469 = Gulliver’s free train may start a phase before the trains run.
L-470 = Gulliver’s free train goes to whichever of his companies has fewer trains.
L-471 = If Gulliver’s companies have the same number of trains, the one with the lowest train gets the new one.
L-472 = If their lowest trains are equal too, Gulliver’s first company gets the new train.
L-473 = If the company that gets Gulliver’s free train is at its limit, its lowest train leaves the game first.
L-474 = If a train limit falls, Gulliver’s lowest trains leave the game.
L-475 = Gulliver’s companies always pay out and never buy from the pool.
L-476 = Both you and Gulliver receive dividends on your shares.
L-477 = In a solo game, bureaucracy only returns the cards and starts the next round.
L-478 = In a solo game whoever has more cash and share value wins; it may end in a draw.
L-479 = In a solo game all the usual rules apply to you.

## Examples

L-480 = On the first example board Red earns 170 with a 3- and a 2-train.
L-481 = On the first example board Blue earns 160 with two 3-trains.
L-482 = On the first example board Green earns 140 with two 2-trains.
L-483 = On the first example board Yellow earns 110 with two 2-trains.
L-484 = The routes of the first example are worth 110, 60, 90, 70, 70, 50 and 60.
L-485 = On the second example board Red earns 240 with a 3D-train and an obsolete 3-train.
L-486 = On the second example board Yellow earns 190 with a 4-train.
L-487 = On the second example board Green earns 230 with two 4-trains.
L-488 = On the second example board Blue earns 60 with an obsolete 3-train.
L-489 = On the example pad £30 becomes £76 and a treasury of £500 becomes £380.

## Further rules

L-490 = An offer that is declined costs nothing. Within the same action you may ask for that train again, but only at a higher price.
L-491 = Gulliver never sells a train to another company and never buys one from another company.
