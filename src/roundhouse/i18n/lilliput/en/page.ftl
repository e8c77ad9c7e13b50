# The table of 18Lilliput on the page.

lilliput-map = Map of the railways
lilliput-cards = Action cards
lilliput-companies = Companies
lilliput-players = Players
lilliput-tiles = Tiles
lilliput-tiles-left = Tiles left
lilliput-next-train = Next train
lilliput-draft = Draft
lilliput-score = Final score
lilliput-over = Game over.
lilliput-instruction-pay-out = Pay out whenever my trains earn
lilliput-instruction-refuse-offers = Refuse every offer for my trains
lilliput-instruction-pass-rest = Pass for the rest of this turn
lilliput-last-round = Last round: all revenue is doubled, prices move two steps, and nobody may withhold.

lilliput-pounds = { $sign }£{ $sum }

lilliput-railway-red = Mildendo Railway
lilliput-railway-blue = Slamecksan Railway
lilliput-railway-green = Glimigrim Valley Railway
lilliput-railway-yellow = Lilliput National Railway
lilliput-railway-orange = Tramecksan Railway
lilliput-railway-black = Blefuscu Coast Railway
lilliput-railway-purple = Belfaborac Railway
lilliput-railway-teal = Reldresal Railway

lilliput-tile-name = { $colour } { $kind }
lilliput-about-emperor = Your companies lay new metropolises for free. Castle tile from phase 3 on.
lilliput-about-general = Your companies pay half price for stations. City tile at any time.
lilliput-about-admiral = Your companies pay 10% less for trains from the deck. Two harbour tiles at any time.
lilliput-about-justiciary = Each round, £5 for you or £20 for your companies. Two town tiles at any time.
lilliput-about-treasurer = Once per game, turn him in for £10 times the round number. City tile from phase 5 on.

# What is asked, one sentence each
lilliput-prompt-draft = Choose a company or a character.
lilliput-prompt-home-tile = Lay { $company }’s home tile: choose a tile, then a square.
lilliput-prompt-justice = The Justiciary brings money: for you or for your companies?
lilliput-prompt-turn = Take an action card and use one of its two halves.
lilliput-prompt-laying = Choose a tile, then a glowing square.
lilliput-prompt-laying-none = No tile can be laid. Continue, or use a character first.
lilliput-prompt-where = Choose one of the glowing squares.
lilliput-prompt-turn-tile = Click the tile or press R to turn it, then confirm.
lilliput-prompt-confirm-tile = Confirm to lay the tile.
lilliput-prompt-shares = Sell shares if you like, then buy one or found a company.
lilliput-prompt-home-slot = Choose a glowing city for { $company }’s home station.
lilliput-prompt-pool = { $company } may buy a train from the pool.
lilliput-prompt-trains = { $number ->
    [one] Buy a train, if you like.
   *[other] Buy up to { $number } trains.
}
lilliput-prompt-price = How much does { $buyer } offer { $seller } for the { $train }-train?
lilliput-prompt-offer = { $buyer } offers { $seller } £{ $price } for the { $train }-train. Do you agree?
lilliput-prompt-station = Choose a glowing city for a station.
lilliput-prompt-split = Split £{ $sum } between your companies.
lilliput-prompt-after-the-action = End your turn, or use a character first.
lilliput-prompt-excess-trains = The train limit has dropped: give up a train.
lilliput-prompt-run = { $company } earned £{ $revenue }: pay out or withhold?
lilliput-prompt-run-zero = { $company } earned nothing.

lilliput-invite-draft = Everybody drafts one company and one character. Whoever drafts a company lays its home tile.

# Actions in words
lilliput-say-draft-company = Draft { $company }
lilliput-say-draft-character = Draft { $character }
lilliput-say-lay = { $company } lays a { $tile } tile at { $cell }
lilliput-say-card = Card { $card }: { $half }
lilliput-say-copy = Copy card { $card }: { $half }
lilliput-say-sell = Sell { $number ->
    [one] one share
   *[other] { $number } shares
} of { $company }
lilliput-say-buy = Buy a share of { $company }
lilliput-say-found = Found { $company } at { $price }
lilliput-say-home = Home station at { $cell }
lilliput-say-train-bank = { $company } buys a { $train }-train from the deck
lilliput-say-train-pool = { $company } buys a { $train }-train from the pool
lilliput-say-train-company = { $company } makes an offer for { $seller }’s { $train }-train
lilliput-say-returning = { $bought }, returning { $trains }
lilliput-say-give = { $company } gives up a { $train }-train
lilliput-say-station = { $company } places a station at { $cell }
lilliput-say-exchange = Turn in the Treasurer
lilliput-say-pay = { $company } pays out
lilliput-say-withhold = { $company } withholds
lilliput-say-yes = Agree
lilliput-say-no = Decline
lilliput-say-done = Done

# Cards
lilliput-card = Card { $number }
lilliput-card-nothing = Take card { $number } and do nothing
lilliput-copied-by = copied by { $who }
lilliput-copies-left = { $number ->
    [one] copy card: reuse a card already taken
   *[other] copy cards: reuse a card already taken
}
lilliput-turn-extras = Also on your turn
lilliput-lay-own = Lay your { $tile }
lilliput-exchange = Turn in { $character }

# Map
lilliput-cell-empty = empty
lilliput-cell-empty-site = empty city square
lilliput-cell-choose = Choose { $cell }: { $tile }
lilliput-cell-turn = { $cell }: chosen. Space turns the tile, Enter confirms.
lilliput-cell-chosen = { $cell }: chosen. Enter confirms.
lilliput-route-sum = { $train }: £{ $sum }
lilliput-route-bonus = bonus £{ $sum }
lilliput-mine-money = mines +£{ $sum }
lilliput-last-round-twice = last round: counts twice

# Laying
lilliput-lay-which = { $company }: which tile?
lilliput-lay-which-here = Which tile here?
lilliput-lay-where = Where? Choose a glowing square.
lilliput-lay-title = { $tile } at { $cell }
lilliput-lay-do = Lay it
lilliput-rotate = Turn
lilliput-which-company = Which company?
lilliput-supply-tile = { $tile }, { $left } left
lilliput-from-phase = from phase { $phase }
lilliput-becomes = becomes
lilliput-becomes-nothing = cannot be upgraded

# Answers
lilliput-confirm = Confirm
lilliput-done = Done
lilliput-done-leave = Done
lilliput-ask-title-justice = Who gets the Justiciary’s money?
lilliput-ask-title-offer = Sell the train?
lilliput-ask-title-laying = No tile can be laid
lilliput-ask-title-after-the-action = End your turn?
lilliput-ask-title-excess-trains = Which train do you give up?
lilliput-home-where = Choose the home station on the map
lilliput-station-where = Choose a city on the map
lilliput-station-none = No city within reach, or not enough money
lilliput-shares-title = Sell, buy or found
lilliput-shares-none = There is nothing you can sell or buy.
lilliput-sell = { $number ->
    [one] sell one
   *[other] sell { $number }
}
lilliput-buy = buy one
lilliput-found = Found
lilliput-found-at = at price
lilliput-trains-title = Which train, for which company?
lilliput-trains-none = No train can be bought
lilliput-from = { $source ->
    [bank] from the deck
    [pool] from the pool
   *[company] from { $place }
}
lilliput-give-back = Return
lilliput-give-back-nothing = nothing
lilliput-amount-price = Your offer
lilliput-amount-split = For { $company }
lilliput-amount-do = £{ $sum }
lilliput-amount-help = £{ $sum } of it comes from your own cash.
lilliput-amount-declined = £{ $sum } was declined: offer more.
lilliput-run-title = { $company } earned £{ $sum }
lilliput-run-nothing = { $company } earned nothing
lilliput-pay = Pay out
lilliput-withhold = Withhold

# What would follow
lilliput-effect-price = { $company }: price
lilliput-effect-train = { $train }-train to { $place }
lilliput-effect-phase = phase { $phase } begins, train limit { $limit }
lilliput-place-pool = the pool
lilliput-place-deck = the deck
lilliput-place-supply = the supply

# Before the decision
lilliput-leaves = leaves £{ $sum }
lilliput-idle = This half can do nothing now.
lilliput-idle-note = can do nothing now
lilliput-idle-take = Take it anyway
lilliput-unasked = Don’t ask this again in this game
lilliput-effect-price-same = { $price }, unchanged
lilliput-earns = { $company }: revenue
lilliput-earns-same = No company would earn more or less.
lilliput-tile-nowhere = There is nowhere this tile fits now.
lilliput-tile-nearest = This tile fits nowhere now. It comes nearest at { $cell }, but:
lilliput-tile-not-here = This tile does not fit at { $cell }:
lilliput-cell-card-first = You need an action card to lay a tile or place a station. Take one first, then choose { $cell } or another square.
lilliput-history-title = Game by round
lilliput-history-round = Round
lilliput-history-companies = Revenue and share price after it
lilliput-history-shares = Who holds what
lilliput-turns = Turns this round
lilliput-turns-next = Turns next round
lilliput-roster-left = Left
lilliput-roster-obsolete = Obsolete
lilliput-roster-rusts = Rusts

# Companies, trains
lilliput-no-company = No company has been founded yet.
lilliput-unfounded = Not founded yet
lilliput-treasury-of = treasury £{ $sum }
lilliput-price-of = price { $price }
lilliput-no-train = no train
lilliput-stations-left = { $number ->
    [one] one station marker left
   *[other] { $number } station markers left
}
lilliput-shares-left = { $number ->
    [one] one share in the bank
   *[other] { $number } shares in the bank
}
lilliput-last-run = last run £{ $sum }
lilliput-train = { $train }-train
lilliput-train-obsolete = obsolete
lilliput-train-rusting = rusts with the next train
lilliput-train-ageing = becomes obsolete with the next train
lilliput-space-with = { $price }: { $companies }
lilliput-deck-left = Trains left in the deck
lilliput-pool-title = Pool
lilliput-next-nothing = Buying it has no other effect.
lilliput-next-phase = begins phase { $phase }
lilliput-next-colour = { $colour } tiles from now on
lilliput-next-limit = train limit { $limit }
lilliput-next-rusts = all { $train }-trains rust
lilliput-next-obsolete = all { $train }-trains become obsolete
lilliput-next-treasury = card 10 brings £{ $sum }

# Players
lilliput-first-player = first in this round
lilliput-worth = net worth
lilliput-copy-cards = { $number ->
    [one] copy card
   *[other] copy cards
}
lilliput-certificates = { $number } of { $most } certificates
lilliput-director-of = director of { $company }, 50%
lilliput-share-of = share of { $company }, 10%
lilliput-gulliver-waits = He acts after your second turn of each round.

# Draft
lilliput-draft-companies = Starting companies
lilliput-draft-characters = Characters
lilliput-draft-price = price { $price }, treasury £{ $treasury }
lilliput-draft-cash = +£{ $sum } for you

# Ledger
lilliput-ledger = Ledger
lilliput-ledger-whose = Account
lilliput-ledger-round = Round
lilliput-ledger-reason = Reason
lilliput-ledger-other = Other party
lilliput-ledger-amount = Amount
lilliput-ledger-balance = Balance
lilliput-reason-start = at the start
lilliput-reason-advantage = the company’s head start
lilliput-reason-capital = the company’s capital
lilliput-reason-card = action card
lilliput-reason-dividend = dividend
lilliput-reason-founding = director’s certificate
lilliput-reason-help = help with a train
lilliput-reason-justiciary = Justiciary
lilliput-reason-metropolis = new metropolis
lilliput-reason-mine = mines
lilliput-reason-sale = shares sold
lilliput-reason-share = share bought
lilliput-reason-station = station
lilliput-reason-terrain = terrain
lilliput-reason-train = train
lilliput-reason-treasurer = Treasurer turned in
lilliput-reason-tunnel = tunnel
lilliput-reason-withheld = revenue withheld

# Player aid
lilliput-aid = Player aid
lilliput-aid-phases = Phases
lilliput-aid-phase = Phase
lilliput-aid-begins = Begins with
lilliput-aid-start = start of game
lilliput-aid-cards = Cards
lilliput-aid-limit = Limit
lilliput-aid-effect = Trains
lilliput-aid-rusts = { $train }-trains rust
lilliput-aid-obsolete = { $train }-trains obsolete
lilliput-aid-treasury = Card 10
lilliput-aid-range = up to { $number } stops
lilliput-aid-range-double = up to { $number } stops, counted twice
lilliput-aid-characters = Characters
lilliput-aid-stations = The first extra station costs the company £{ $first }, the next £{ $second }.
lilliput-aid-metropolis = A new metropolis costs the company £{ $sum }.
lilliput-aid-certificates = At most { $most } certificates, no more than { $directors } of them director’s.
lilliput-aid-pay = Paying out moves the price right, withholding moves it left, each share sold moves it down.
lilliput-aid-last = In the last round all revenue is doubled and paid out, and prices move two steps.

# Worth over the rounds, final score
lilliput-history = Net worth by round
lilliput-history-after = After round
lilliput-history-start = start
lilliput-history-now = now
lilliput-col-rank = Rank
lilliput-col-total = Total
lilliput-won = { $who } wins with £{ $sum }.
lilliput-you-won = You win with £{ $sum }!
lilliput-won-shared = Shared victory with £{ $sum }: { $who }.
lilliput-sheet-running = The game is not over: this is how it would stand now.

lilliput-key-rotate = turn the tile
lilliput-key-done = done with this

# The start page, the choice of variants, and the guide
start-about-lilliput = Lay track, buy trains, own the right shares. 1–4 players, about an hour.
new-solo-lilliput = On your own, you play against Gulliver, who follows rules of his own.
lilliput-scenario = Scenario
lilliput-scenario-about = What is around the capital before anybody builds: a scenario from the box, or a landscape of your own.
lilliput-scenario-none = Open plain
lilliput-scenario-none-about = The standard game: nothing on the map but Mildendo.
lilliput-scenario-lets-start = Let’s start
lilliput-scenario-lets-start-about = Two mines beside the capital, rivers and hills to cross.
lilliput-scenario-the-mountains = The Mountains
lilliput-scenario-the-mountains-about = Mountains block the direct routes; a tunnel can be driven through one of them.
lilliput-scenario-city-on-city = City on City
lilliput-scenario-city-on-city-about = Wiggywack and a small city are on the map from the start.
lilliput-scenario-separated = Separated
lilliput-scenario-separated-about = Two straits divide the land, each with a ford behind it.
lilliput-variant-expert = Expert
lilliput-variant-expert-about = The top train goes to the pool before the trains run, so trains may rust before they earn.
lilliput-variant-two-characters = Two characters
lilliput-variant-two-characters-about = For two players: everybody drafts two characters.
lilliput-variant-allenbeck = Allenbeck
lilliput-variant-allenbeck-about = Three named brown cities. With Mildendo they make four: a train that visits three of them earns £20 extra, one that visits all four £50.
lilliput-variant-laputa = Laputa
lilliput-variant-laputa-about = Brown cities with coloured track that only one company may use.
lilliput-variant-brobdingnag = Brobdingnag
lilliput-variant-brobdingnag-about = Bigger cities, and half of every payout goes to the company. Cannot be combined with Allenbeck or Laputa.
learn-about-lilliput = Shares, track and trains: a small railway economy, one idea at a time.
lilliput-scenario-the-ford = The Ford
lilliput-scenario-the-ford-about = Rivers around the capital, and mines in all four corners.
lilliput-scenario-copper-hills = Copper Hills
lilliput-scenario-copper-hills-about = Hills before every side, and mines beyond them.
lilliput-scenario-lands-end = Land’s End
lilliput-scenario-lands-end-about = Sea beyond each side, Wiggywack and a city in two of the corners.
lilliput-scenario-high-pass = High Pass
lilliput-scenario-high-pass-about = Mountains and hills close in on the capital, and one tunnel leads through.
