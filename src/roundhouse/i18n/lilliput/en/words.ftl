# 18Lilliput: names, panels, questions, choices, log lines, and the facts of a refusal.

game-lilliput = 18Lilliput

lilliput-company-red = Red
lilliput-company-blue = Blue
lilliput-company-green = Green
lilliput-company-yellow = Yellow
lilliput-company-orange = Orange
lilliput-company-black = Black
lilliput-company-purple = Purple
lilliput-company-teal = Teal

lilliput-character-emperor = the Emperor
lilliput-character-general = the General
lilliput-character-admiral = the Admiral
lilliput-character-justiciary = the Justiciary
lilliput-character-treasurer = the Treasurer

# What is taken in the draft.
lilliput-item-red = { lilliput-company-red }
lilliput-item-blue = { lilliput-company-blue }
lilliput-item-green = { lilliput-company-green }
lilliput-item-yellow = { lilliput-company-yellow }
lilliput-item-orange = { lilliput-company-orange }
lilliput-item-black = { lilliput-company-black }
lilliput-item-purple = { lilliput-company-purple }
lilliput-item-teal = { lilliput-company-teal }
lilliput-item-emperor = { lilliput-character-emperor }
lilliput-item-general = { lilliput-character-general }
lilliput-item-admiral = { lilliput-character-admiral }
lilliput-item-justiciary = { lilliput-character-justiciary }
lilliput-item-treasurer = { lilliput-character-treasurer }

lilliput-tile-city = city
lilliput-tile-metropolis = metropolis
lilliput-tile-plain = plain track
lilliput-tile-town = town
lilliput-tile-harbour = harbour
lilliput-tile-castle = castle
lilliput-tile-general = General’s city
lilliput-tile-treasurer = Treasurer’s city
lilliput-tile-mildendo = Mildendo
lilliput-tile-mine = mine
lilliput-tile-tunnel = tunnel
lilliput-tile-wiggywack = Wiggywack
lilliput-tile-terrain = terrain
lilliput-tile-sea = sea
lilliput-tile-mountain = mountain
lilliput-colour-yellow = yellow
lilliput-colour-green = green
lilliput-colour-brown = brown
lilliput-colour-none = special
lilliput-colour-red = red
lilliput-tile = { $colour } { $kind } { $id }
lilliput-turned = track to { $sides }

lilliput-half-tile = lay a tile of any colour
lilliput-half-yellow-green = lay a yellow and a green tile
lilliput-half-yellow = lay up to two yellow tiles
lilliput-half-shares = sell and buy shares
lilliput-half-train = buy a train
lilliput-half-trains = buy up to two trains
lilliput-half-station = place a station
lilliput-half-treasury = £{ $sum } for your companies
lilliput-half-treasury-told = money for the companies
lilliput-half-cash = £{ $sum } for yourself
lilliput-half-nothing = do nothing

# Panels
lilliput-round = Round { $round } of { $rounds }
lilliput-phase = phase { $phase }
lilliput-limit = train limit { $limit }
lilliput-deck = next train { $train } for £{ $price }
lilliput-pool = pool { $trains }
lilliput-pool-empty = pool empty
lilliput-player = Player
lilliput-cash = Cash
lilliput-copies = Copies
lilliput-shares = Shares
lilliput-character = Character
lilliput-company = Company
lilliput-director = Director
lilliput-price = Price
lilliput-treasury = Treasury
lilliput-trains = Trains
lilliput-stations = Stations
lilliput-bank = In bank
lilliput-prices = Share prices
lilliput-news = Latest
lilliput-first = ▸
lilliput-none = –

# What is asked
lilliput-ask-draft = Draft a starting company or a character.
lilliput-ask-home-tile = Lay { $company }’s home tile.
lilliput-ask-justice = The Justiciary: money for you, or for your companies?
lilliput-ask-turn = Your turn: take an action card.
lilliput-ask-laying = Lay a tile.
lilliput-ask-shares = You may sell shares, then buy one or found a company.
lilliput-ask-home-slot = Choose { $company }’s home.
lilliput-ask-pool = { $company } may buy a train from the pool.
lilliput-ask-trains = { $number ->
    [one] Buy a train.
   *[other] Buy up to { $number } trains.
}
lilliput-ask-price = How much does { $buyer } offer { $seller } for the { $train }-train? Type amount and a sum from £1 to £{ $most }.
lilliput-ask-offer = { $buyer } offers { $seller } £{ $price } for the { $train }-train. Do you agree?
lilliput-ask-station = Place a station.
lilliput-ask-split = £{ $sum } for your companies: how much for { $company }? Type amount and a sum.
lilliput-ask-split-alone = £{ $sum } goes to { $company }.
lilliput-ask-after = Anything else this turn?
lilliput-ask-excess = Too many trains: give one up.
lilliput-ask-run = { $company } earned £{ $revenue }. Pay out or withhold?
lilliput-ask-run-zero = { $company } earned nothing.

# Choices
lilliput-choose = { $what }: choose.
lilliput-do-draft = { $item }
lilliput-do-lay = { $company } { $cell } { $tile }
lilliput-do-justice-cash = £{ $sum } for you
lilliput-do-justice-treasury = £{ $sum } for your companies
lilliput-do-card = card { $card }: { $half }
lilliput-do-copy = copy card { $card }: { $half }
lilliput-do-amount = £{ $sum }
lilliput-do-sell = sell { $number } { $company } for £{ $sum }
lilliput-do-buy = buy { $company } for £{ $price }
lilliput-do-found = found { $company }
lilliput-do-found-price = at { $price }, for £{ $cost }
lilliput-do-home = { $cell }
lilliput-do-bank = { $company } buys a { $train }-train
lilliput-do-trade = { $company } buys a { $train }-train from { $seller }
lilliput-do-pool = { $company } buys a { $train }-train for £{ $price }
lilliput-do-return = returning { $trains }
lilliput-do-return-nothing = returning nothing
lilliput-do-yes = agree
lilliput-do-no = decline
lilliput-do-give = { $company } gives up a { $train }-train
lilliput-do-station = { $company } in { $cell }
lilliput-do-exchange = turn in the Treasurer for £{ $sum }
lilliput-do-pay = pay out
lilliput-do-withhold = withhold
lilliput-do-done = done

lilliput-notation =
    { "  " }draft red, draft emperor            a company or a character
    { "  " }lay red 1,0 YC-C 2                  company, square, tile, quarter turns
    { "  " }card 3 yellow, copy 5 cash          a card and one of its halves; card 3 nothing
    { "  " }sell red 2, buy blue, found teal 90, home 1,2
    { "  " }train bank red return 2             giving back an obsolete train is optional
    { "  " }train from blue 4 to red            then amount 120; the other director says yes or no
    { "  " }train pool 3 red, give red 2
    { "  " }station red 1,2
    { "  " }justice cash, justice treasury, exchange
    { "  " }pay red, withhold red, done

# What happened. $you is yes if the reader did it.
lilliput-log-drafted = { $who } drafted { $item }.
lilliput-log-draft-ended = The draft is over. Not in this game: { $items }.
lilliput-log-draft-ended-all = The draft is over.
lilliput-log-laid = { $company } laid a { $tile } tile at { $cell }.
lilliput-log-station = { $company } placed a station at { $cell }.
lilliput-log-home = { $company } has its home at { $cell }.
lilliput-log-round = Round { $round } began.
lilliput-log-card = { $who } took card { $card }: { $half }.
lilliput-log-copy = { $who } copied card { $card }: { $half }.
lilliput-log-sold = { $who } sold { $number ->
    [one] one share
   *[other] { $number } shares
} of { $company }.
lilliput-log-bought = { $who } bought a share of { $company }.
lilliput-log-founded = { $who } founded { $company } at { $price }.
lilliput-log-price = { $company }: share price { $old } → { $new }.
lilliput-log-train-deck = { $company } got a { $train }-train from the deck.
lilliput-log-train-pool = { $company } bought a { $train }-train from the pool.
lilliput-log-train-company = { $company } bought a { $train }-train from { $seller }.
lilliput-log-train-to-pool = { $company } gave a { $train }-train to the pool.
lilliput-log-train-deck-pool = A { $train }-train went from the deck to the pool.
lilliput-log-phase = Phase { $phase } began.
lilliput-log-rusted = All { $trains }-trains rusted.
lilliput-log-obsolete = All { $trains }-trains became obsolete.
lilliput-log-offer = { $buyer } offered { $seller } £{ $price } for a { $train }-train.
lilliput-log-agreed = { $who } agreed.
lilliput-log-declined = { $who } declined.
lilliput-log-treasurer = { $who } turned in the Treasurer.
lilliput-log-ran = { $company } earned £{ $revenue }.
lilliput-log-money = { $source } → { $target }: £{ $amount }
lilliput-log-bank = Bank

# Score sheet
lilliput-sheet-cash = Cash
lilliput-sheet-shares = Shares
lilliput-sheet-directors = Director’s certificates
lilliput-sheet-copies = Copy cards
lilliput-sheet-line = { $number } { $company } at { $price }
lilliput-sheet-director = { $company } at { $price }

# The facts of a refusal, after the rule
lilliput-fact-L-030 = { $item } is not available.
lilliput-fact-L-058 = It is { $active }’s turn.
lilliput-fact-L-059 = It is { $active }’s turn.
lilliput-fact-L-062 = Card { $card } is taken.
lilliput-fact-L-064 = Card { $card } is not in this game.
lilliput-fact-L-088 = Nobody has taken card { $card } yet.
lilliput-fact-L-114 = There is no { $tile } tile left.
lilliput-fact-L-141 = You offered £{ $amount }; the most you can offer is £{ $most }.
lilliput-fact-L-148 = It costs £{ $price }; { $company } has £{ $treasury } and you have £{ $cash }.
lilliput-fact-L-150 = It costs £{ $price }; { $company } has £{ $treasury }.
lilliput-fact-L-178 = { $company } may have { $limit } trains.
lilliput-fact-L-185 = There is no { $train }-train in the pool.
lilliput-fact-L-188 = { $company } may have { $limit } trains.
lilliput-fact-L-190 = You hold no 10% share of { $company }.
lilliput-fact-L-192 = You hold { $held ->
    [one] one share
   *[other] { $held } shares
} of { $company }.
lilliput-fact-L-198 = It costs £{ $price }, you have £{ $cash }.
lilliput-fact-L-200 = The bank has no share of { $company }.
lilliput-fact-L-202 = You already hold { $held } certificates.
lilliput-fact-L-210 = It costs £{ $cost }, you have £{ $cash }.
lilliput-fact-L-237 = It costs £{ $cost }, { $company } has £{ $treasury }.
lilliput-fact-L-240 = { $company } cannot reach { $cell }.
lilliput-fact-L-291 = It is { $running }’s turn to run.

# Gulliver, who plays by rules of his own; $step is the letter of his step
automaton-lilliput = Gulliver
lilliput-log-gulliver-drawn = { $line } Drawn at random from { $number }.
lilliput-log-gulliver-first-possible = Gulliver { $step }: { $choice }, the first possible step.
lilliput-log-gulliver-way-brown-city = a green city becomes brown
lilliput-log-gulliver-way-green-city = a yellow city becomes green
lilliput-log-gulliver-way-yellow-city = a new city
lilliput-log-gulliver-way-yellow-plain = new track
lilliput-log-gulliver-home-first = Gulliver { $step }: at { $choice }; his home city comes first.
lilliput-log-gulliver-own-city = Gulliver { $step }: at { $choice }, one of his cities.
lilliput-log-gulliver-nearest = Gulliver { $step }: at { $choice }, nearest to Mildendo.
lilliput-log-gulliver-any-cell = Gulliver { $step }: at { $choice }.
lilliput-log-gulliver-new-city = Gulliver { $step }: a station in the city just built, at { $choice }.
lilliput-log-gulliver-loose-end = Gulliver { $step }: he continues the loose end at { $choice }.
lilliput-log-gulliver-affordable = Gulliver { $step }: a share he can afford, { $choice }.
lilliput-log-gulliver-new-company = Gulliver { $step }: his last certificate founds a company, { $choice }.
lilliput-log-gulliver-highest-price = Gulliver { $step }: at { $choice }, the highest price he can afford.
lilliput-log-gulliver-own-home = Gulliver { $step }: its home station is on his first home tile, at { $choice }.
lilliput-log-gulliver-nearest-home = Gulliver { $step }: its home station is as near as possible to his first, at { $choice }.
lilliput-log-gulliver-only-company = Gulliver { $step }: the top train is for { $choice }.
lilliput-log-gulliver-fewer-trains = Gulliver { $step }: the top train is for { $choice }, which has fewer trains.
lilliput-log-gulliver-lowest-train = Gulliver { $step }: the top train is for { $choice }, which has the lowest train.
lilliput-log-gulliver-first-company = Gulliver { $step }: the top train is for { $choice }, his first company.
lilliput-log-gulliver-limit = Gulliver { $step }: a { $choice }-train leaves the game because of the limit.
lilliput-log-gulliver-skips-nothing-possible = Gulliver { $step }: no tile he can lay.
lilliput-log-gulliver-skips-no-new-city = Gulliver { $step }: no new city, so no station.
lilliput-log-gulliver-skips-no-marker = Gulliver { $step }: no station marker left.
lilliput-log-gulliver-skips-no-loose-end = Gulliver { $step }: no loose ends at his cities.
lilliput-log-gulliver-skips-no-tile-fits = Gulliver { $step }: no tile fits his loose ends.
lilliput-log-gulliver-skips-certificates = Gulliver { $step }: he has all the certificates he may have.
lilliput-log-gulliver-skips-no-share = Gulliver { $step }: no share he can afford.
lilliput-log-gulliver-skips-too-poor = Gulliver { $step }: not enough cash to found a company.
lilliput-log-gulliver-skips-no-company = Gulliver { $step }: no company left to found.
lilliput-log-gulliver-skips-no-slot = Gulliver { $step }: no city has room for a home station.
