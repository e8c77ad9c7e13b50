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
lilliput-last-round = Last round: every run earns twice, prices move two steps, and nobody may withhold.

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
lilliput-about-emperor = Your companies lay new Y-cities for nothing. His castle from phase 3.
lilliput-about-general = Your companies pay half for stations. His city at any time.
lilliput-about-admiral = Your companies pay 10% less for trains from the deck. Two harbours at any time.
lilliput-about-justiciary = Each round £5 for you or £20 for your companies. Two towns at any time.
lilliput-about-treasurer = Once £10 for every round begun. His city from phase 5.

# What is asked, one sentence each
lilliput-prompt-draft = Choose a company or a character.
lilliput-prompt-home-tile = Lay the home tile of { $company }: choose a tile, then a place.
lilliput-prompt-justice = The Justiciary brings money: for you or for your companies?
lilliput-prompt-turn = Take an action card for one of its halves.
lilliput-prompt-laying = Choose a tile to lay, then a glowing place.
lilliput-prompt-laying-none = No tile can be laid: go on, unless you still want to use a character.
lilliput-prompt-where = Choose one of the glowing places.
lilliput-prompt-turn-tile = Turn the tile by a click or R, then confirm.
lilliput-prompt-confirm-tile = Confirm to lay the tile.
lilliput-prompt-shares = Sell shares if you like, then buy one or found a company.
lilliput-prompt-home-slot = Choose a glowing city as home of { $company }.
lilliput-prompt-pool = { $company } may buy a train from the pool.
lilliput-prompt-trains = { $number ->
    [one] Buy a train, if you like.
   *[other] Buy up to { $number } trains.
}
lilliput-prompt-price = How much does { $buyer } offer { $seller } for the { $train }-train?
lilliput-prompt-offer = { $buyer } offers { $seller } £{ $price } for the { $train }-train. Do you agree?
lilliput-prompt-station = Choose a glowing city for a station.
lilliput-prompt-split = Share £{ $sum } among your companies.
lilliput-prompt-after-the-action = Your turn ends, unless you still want to use a character.
lilliput-prompt-excess-trains = The train limit fell: give up a train.
lilliput-prompt-run = { $company } earned £{ $revenue }: pay it out, or keep it?
lilliput-prompt-run-zero = { $company } earned nothing.

lilliput-invite-draft = Everybody drafts one company and one character. Who drafts a company lays its home tile.

# Actions in words
lilliput-say-draft = Draft { $item }
lilliput-say-lay = { $company } lays a { $tile } at { $cell }
lilliput-say-card = Card { $card }: { $half }
lilliput-say-copy = Copy card { $card }: { $half }
lilliput-say-sell = Sell { $number ->
    [one] one share
   *[other] { $number } shares
} of { $company }
lilliput-say-buy = Buy a share of { $company }
lilliput-say-found = Found { $company } at { $price }
lilliput-say-home = Home at { $cell }
lilliput-say-train-bank = { $company } buys a { $train }-train from the deck
lilliput-say-train-pool = { $company } buys a { $train }-train from the pool
lilliput-say-train-company = { $company } wants the { $train }-train of { $seller }
lilliput-say-returning = { $bought }, giving back { $trains }
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
    [one] copy card: use a taken card again
   *[other] copy cards: use a taken card again
}
lilliput-besides = In your turn also
lilliput-lay-own = Lay your { $tile }
lilliput-exchange = Turn in { $character }

# Map
lilliput-cell-empty = empty
lilliput-cell-empty-site = empty, a place for a city
lilliput-cell-choose = Choose { $cell }: { $tile }
lilliput-cell-turn = { $cell }: chosen. Space turns the tile, Enter confirms.
lilliput-cell-chosen = { $cell }: chosen. Enter confirms.
lilliput-route-sum = { $train } : £{ $sum }
lilliput-route-bonus = bonus £{ $sum }
lilliput-mine-money = mines +£{ $sum }
lilliput-last-round-twice = last round: counts twice

# Laying
lilliput-lay-which = { $company }: which tile?
lilliput-lay-which-here = Which tile here?
lilliput-lay-where = Where? Choose a glowing place.
lilliput-lay-title = { $tile } at { $cell }
lilliput-lay-do = Lay it
lilliput-rotate = Turn
lilliput-which-company = Which company?
lilliput-supply-tile = { $tile }, { $left } left
lilliput-from-phase = from phase { $phase }
lilliput-becomes = becomes
lilliput-becomes-nothing = stays as it is

# Answers
lilliput-confirm = Confirm
lilliput-done = Done
lilliput-done-leave = Nothing more
lilliput-ask-title-justice = What shall the Justiciary bring?
lilliput-ask-title-offer = Sell the train?
lilliput-ask-title-laying = No tile can be laid
lilliput-ask-title-after-the-action = Anything else?
lilliput-ask-title-excess-trains = Which train goes?
lilliput-home-where = Choose the home on the map
lilliput-station-where = Choose a city on the map
lilliput-station-none = No city is in reach, or the money is short
lilliput-shares-title = Sell, buy or found
lilliput-shares-none = There is nothing you could sell or buy.
lilliput-sell = { $number ->
    [one] sell one
   *[other] sell { $number }
}
lilliput-buy = buy one
lilliput-found = Found
lilliput-found-at = at price
lilliput-trains-title = Which train, for whom?
lilliput-trains-none = No train can be bought
lilliput-from = from { $place }
lilliput-give-back = Give back
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
lilliput-effect-price = price of { $company }
lilliput-effect-train = { $train }-train to { $place }
lilliput-effect-phase = phase { $phase } begins, train limit { $limit }
lilliput-place-pool = the pool
lilliput-place-deck = the deck
lilliput-place-supply = the supply

# Companies, trains
lilliput-no-company = No company has been founded yet.
lilliput-unfounded = To be founded
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
lilliput-next-nothing = Buying it changes nothing else.
lilliput-next-phase = begins phase { $phase }
lilliput-next-colour = { $colour } tiles from now on
lilliput-next-limit = train limit { $limit }
lilliput-next-rusts = all { $train }-trains rust
lilliput-next-obsolete = all { $train }-trains become obsolete
lilliput-next-treasury = card 10 brings £{ $sum }

# Players
lilliput-first-player = first in this round
lilliput-worth = worth
lilliput-copy-cards = { $number ->
    [one] copy card
   *[other] copy cards
}
lilliput-certificates = { $number } of at most { $most } certificates
lilliput-director-of = director of { $company }, 50%
lilliput-share-of = share of { $company }, 10%
lilliput-gulliver-waits = He acts after your second turn of each round.

# Draft
lilliput-draft-companies = Starting companies
lilliput-draft-characters = Characters
lilliput-draft-price = price { $price }, treasury £{ $treasury }
lilliput-draft-cash = +£{ $sum } for you

# Account book
lilliput-ledger = Account book
lilliput-ledger-whose = Whose account
lilliput-ledger-round = Round
lilliput-ledger-reason = For
lilliput-ledger-other = With
lilliput-ledger-amount = Amount
lilliput-ledger-balance = Balance
lilliput-reason-start = at the start
lilliput-reason-advantage = special advantage of the company
lilliput-reason-capital = capital of the company
lilliput-reason-card = action card
lilliput-reason-dividend = dividend
lilliput-reason-founding = director certificate
lilliput-reason-help = help with a train
lilliput-reason-justiciary = Justiciary
lilliput-reason-metropolis = new Y-city
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
lilliput-aid-start = the game
lilliput-aid-cards = Cards
lilliput-aid-limit = Limit
lilliput-aid-effect = Trains
lilliput-aid-treasury = Card 10
lilliput-aid-range = up to { $number } stops
lilliput-aid-range-double = up to { $number } stops, counted twice
lilliput-aid-characters = Characters
lilliput-aid-stations = Stations cost the company £{ $first }, the next one £{ $second }.
lilliput-aid-metropolis = A new Y-city costs the company £{ $sum }.
lilliput-aid-certificates = At most { $most } certificates, of which { $directors } make you director.
lilliput-aid-pay = Paying out moves the price to the right, withholding to the left, each share sold down.
lilliput-aid-last = In the last round all is paid out, twice as much, and prices move two steps.

# Worth over the rounds, final score
lilliput-history = Worth over the rounds
lilliput-history-after = After round
lilliput-history-start = start
lilliput-history-now = now
lilliput-col-rank = Rank
lilliput-col-total = Total
lilliput-won = { $who } wins with £{ $sum }.
lilliput-you-won = You win with £{ $sum }!
lilliput-won-shared = Shared victory with £{ $sum }: { $who }.
lilliput-sheet-running = The game is not over: this is what it would come to now.

lilliput-key-rotate = turn the tile
lilliput-key-done = nothing more of this

# The start page, the choice of variants, and the guide
start-about-lilliput = Lay track, buy trains, hold the right shares. 1–4 players, about an hour.
new-solo-lilliput = Alone you play against Gulliver, who follows rules of his own.
lilliput-scenario = Landscape
lilliput-scenario-about = What lies around the capital before anybody builds: a scenario of the box, or a landscape of your own.
lilliput-scenario-none = Open plain
lilliput-scenario-none-about = The usual game: only Mildendo is there.
lilliput-scenario-lets-start = Let’s start
lilliput-scenario-lets-start-about = Two mines beside the capital, rivers and hills to cross.
lilliput-scenario-the-mountains = The Mountains
lilliput-scenario-the-mountains-about = Mountains close the straight ways; one of them can be pierced by a tunnel.
lilliput-scenario-city-on-city = City on City
lilliput-scenario-city-on-city-about = Wiggywack and a small city stand there before any track.
lilliput-scenario-separated = Separated
lilliput-scenario-separated-about = Two straits divide the land, each with a ford behind it.
lilliput-variant-expert = Expert
lilliput-variant-expert-about = The top train goes to the pool before the trains run, so trains may rust before they earn.
lilliput-variant-two-characters = Two characters
lilliput-variant-two-characters-about = For two players: everybody drafts two characters.
lilliput-variant-allenbeck = Allenbeck
lilliput-variant-allenbeck-about = Three named brown cities; a train that joins them with Mildendo earns £20 or £50 more.
lilliput-variant-laputa = Laputa
lilliput-variant-laputa-about = Brown cities with coloured track that only one company may use.
lilliput-variant-brobdingnag = Brobdingnag
lilliput-variant-brobdingnag-about = Larger cities, and a payout gives half to the company. Not together with Allenbeck or Laputa.
learn-about-lilliput = Shares, track and trains: a small railway economy, one idea at a time.
guide-lilliput-draft = Everybody drafts a company and a character. A company is yours to direct: it lays track, buys trains and pays its shareholders. Take one.
guide-lilliput-draft-more = Companies differ in price, money and trains; characters give a small privilege all game long.
guide-lilliput-draft-second = Now draft the other: whoever has a company takes a character, and the other way round.
guide-lilliput-justice = The Justiciary pays every round: to you, which counts at the end, or to your companies, which need it for trains.
guide-lilliput-home = Lay the home tile of your company beside Mildendo, the capital. Choose a tile, turn it, confirm. Its marker stands there from now on.
guide-lilliput-card = Each turn you take one action card, and nobody else may take it this round. A card has two halves: do one of them.
guide-lilliput-card-more = Early on, track pays best: a longer line earns more every round.
guide-lilliput-card-again = Look at what the others may want before you choose: a card that is gone is gone until the next round.
guide-lilliput-lay = Cells that glow can take the tile. Cities and plain track lie on a checkerboard: a city never touches a city. Let your line reach the next city.
guide-lilliput-shares = You may sell shares first, then buy one or found a company. Selling lowers a price, paying dividends raises it: hold what will earn.
guide-lilliput-trains = Trains run the routes. A 2-train visits two stops. Every train that is bought brings newer ones closer, and those make old ones rust.
guide-lilliput-station = A station is a place of your own in a city: others cannot run through when every place is taken, and you start routes from it.
guide-lilliput-amount = Name a sum. Money in a treasury buys trains and stations, money in your hand counts at the end.
guide-lilliput-run = Your company has run: the best routes are drawn on the map. Pay out, and every share earns and the price rises; withhold, and the company keeps the money but the price falls.
guide-lilliput-copy = A copy card lets you do again what somebody took in this round. You have few of them, and what is left counts a little at the end.
guide-lilliput-after = Anything else is voluntary: finish when you are done.
guide-lilliput-free = You know how it goes: decide for yourself, and press Hint when in doubt.
