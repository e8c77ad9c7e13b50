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
# A tile without a colour, or Mildendo; one with its shape, where others look alike; one with the code that is typed
lilliput-tile-plainly = { $kind }
lilliput-tile-shaped = { $tile }, { $shape }
lilliput-tile = { $tile } { $id }
lilliput-shape-YC-S = straight
lilliput-shape-YC-C = curve
lilliput-shape-YY-S = straight
lilliput-shape-YY-C = curve
lilliput-shape-YP-S = straight
lilliput-shape-YP-C = curve
lilliput-shape-GP-X = crossing
lilliput-shape-GP-D = two curves
lilliput-shape-GP-J = junction
lilliput-shape-CH-J1 = straight
lilliput-shape-CH-J2 = curve
lilliput-shape-MINE-10 = £10
lilliput-shape-MINE-20 = £20
lilliput-shape-HILLS = hills
lilliput-shape-RIVER = river
lilliput-shape-BC-A = Allenbeck
lilliput-shape-BC-T = Tottenham
lilliput-shape-BC-P = Plips
lilliput-shape-LA-R = { lilliput-company-red }
lilliput-shape-LA-B = { lilliput-company-blue }
lilliput-shape-LA-G = { lilliput-company-green }
lilliput-shape-LA-Y = { lilliput-company-yellow }

# A place on the map, by the figures at its edges, and the sides of a tile
lilliput-cell = ({ $x }, { $y })
lilliput-side-N = north
lilliput-side-E = east
lilliput-side-S = south
lilliput-side-W = west
lilliput-turned = track to { $sides }

lilliput-half-tile = lay a tile of any colour
lilliput-half-yellow-green = lay a yellow and a green tile
lilliput-half-yellow = lay up to two yellow tiles
lilliput-half-shares = sell and buy shares
lilliput-half-train = buy a train
lilliput-half-trains = buy up to two trains
lilliput-half-station = place a station
lilliput-half-treasury = £{ $sum } for your companies
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
lilliput-do-sell = sell { $number ->
    [one] one share
   *[other] { $number } shares
} of { $company } for £{ $sum }
lilliput-do-buy = buy a share of { $company } for £{ $price }
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
lilliput-do-station = { $company } at { $cell }
lilliput-do-exchange = turn in the Treasurer for £{ $sum }
lilliput-do-pay = pay out
lilliput-do-withhold = withhold
lilliput-do-done = done

lilliput-notation =
    { "  " }draft red, draft emperor     a company or a character
    { "  " }lay red 1,0 YC-C 2           company, square, tile, quarter turns
    { "  " }card 3 yellow, copy 5 cash   a card and one of its halves; card 3 nothing
    { "  " }sell red 2, buy blue, found teal 90, home 1,2
    { "  " }train bank red return 2      giving back an obsolete train is optional
    { "  " }train from blue 4 to red     then amount 120; the other director: yes or no
    { "  " }train pool 3 red, give red 2
    { "  " }station red 1,2
    { "  " }justice cash, justice treasury, exchange
    { "  " }pay red, withhold red, done

# What happened: each sentence stands alone, and several may share a line. $you is yes if the reader did it.
lilliput-log-round = Round { $round } of { $rounds }: { $you ->
    [yes] you go first
   *[no] { $who } goes first
}
lilliput-log-last-round = This is the last round: revenue counts twice, nobody may withhold it, and a payout raises the share price by two steps.
lilliput-log-turn = { $you ->
    [yes] { $turn ->
        [1] Your first turn
       *[other] Your second turn
    }
   *[no] { $turn ->
        [0] { $who }’s turn
        [1] { $who }’s first turn
       *[other] { $who }’s second turn
    }
}
lilliput-log-running = { $times ->
    [1] The trains run
   *[other] The trains run, and revenue counts twice
}
lilliput-log-drafted-company = { $who } drafted { $company }: { $trains }, £{ $capital } in its treasury, a share price of £{ $price }.
lilliput-log-drafted-character = { $who } drafted { $character }.
lilliput-log-advantage = { $you ->
    [yes] You start
   *[no] { $who } starts
} with £{ $amount } more in cash.
lilliput-log-a-train = a { $train }-train
lilliput-log-draft-ended = The draft is over. Not in this game: { $items }.
lilliput-log-draft-ended-all = The draft is over.
lilliput-log-home-tile = { $company } laid its home tile at { $cell }: a { $tile }.
lilliput-log-laid = { $company } laid a { $tile } tile at { $cell }.
lilliput-log-upgraded = { $company } upgraded { $cell } to a { $tile } tile.
lilliput-log-cost-metropolis = It paid £{ $amount } for the metropolis.
lilliput-log-cost-terrain = It paid £{ $amount } for the terrain.
lilliput-log-cost-tunnel = It paid £{ $amount } for the tunnel.
lilliput-log-station = { $company } placed a station at { $cell } for £{ $amount }.
lilliput-log-station-free = { $company } placed a station at { $cell }.
lilliput-log-home = { $company } placed its home station at { $cell }.
lilliput-log-took = { $who } { $copy ->
    [yes] spent a copy card on card { $card }
   *[no] took card { $card }
}
lilliput-log-card = { $took } to { $half }.
lilliput-log-card-cash = { $took }: £{ $amount } in cash.
lilliput-log-card-treasury = { $took }: { $gains }.
lilliput-log-card-treasury-open = { $took }: money for the treasuries.
lilliput-log-card-nothing = { $took } and did nothing.
lilliput-log-sold = { $who } sold { $number ->
    [one] one share
   *[other] { $number } shares
} of { $company } for £{ $amount }.
lilliput-log-bought = { $who } bought a share of { $company } for £{ $amount }.
lilliput-log-founded = { $who } founded { $company } at £{ $price } a share and paid £{ $amount } for the director’s certificate.
lilliput-log-capital = It starts with £{ $amount } in its treasury.
lilliput-log-treasurer = { $who } turned in the Treasurer for £{ $amount }.
lilliput-log-offer = { $buyer } offered { $seller } £{ $price } for a { $train }-train.
lilliput-log-agreed = { $who } agreed.
lilliput-log-declined = { $who } declined.
lilliput-log-train-deck = { $company } bought a { $train }-train from the deck for £{ $amount }.
lilliput-log-train-pool = { $company } bought a { $train }-train from the pool for £{ $amount }.
lilliput-log-train-company = { $company } bought a { $train }-train from { $seller } for £{ $amount }.
lilliput-log-train-free = { $company } got a { $train }-train from the deck.
lilliput-log-helped = { $who } paid £{ $amount } of it.
lilliput-log-returned = It gave { $trains } to the pool.
lilliput-log-gave-up = { $company } had too many trains and gave a { $train }-train to the pool.
lilliput-log-train-to-pool = A { $train }-train went from the deck to the pool.
lilliput-log-phase = Phase { $phase } began: each company may have { $limit ->
    [one] one train
   *[other] { $limit } trains
}.
lilliput-log-rusted = All { $trains }-trains rusted.
lilliput-log-obsolete = All { $trains }-trains became obsolete.
lilliput-log-ran = { $company } ran { $routes }.
lilliput-log-ran-several = { $company } ran { $routes }: £{ $revenue } in all.
lilliput-log-ran-nothing = { $company } earned nothing.
lilliput-log-route = its { $obsolete ->
    [yes] obsolete { $train }-train
   *[no] { $train }-train
} { $stops } for £{ $revenue }
lilliput-log-mines = Its mines brought £{ $amount } for the treasury.
lilliput-log-paid = { $times ->
    [1] Paid out: { $gains }.
   *[other] Paid out double: { $gains }.
}
lilliput-log-kept = £{ $amount } stayed in its treasury.
lilliput-log-price = { $way ->
    [up] Share price up to £{ $new }.
    [down] Share price down to £{ $new }.
   *[same] Share price still £{ $new }.
}
lilliput-log-price-of = { $company }: share price £{ $new }.
lilliput-log-gain = £{ $amount } for { $you ->
    [yes] you
   *[no] { $account ->
        [company] { $target }’s treasury
       *[seat] { $target }
    }
}
lilliput-log-money = { $gains }.
lilliput-log-money-card = From the card: { $gains }.
lilliput-log-money-justiciary = The Justiciary brought { $gains }.
lilliput-log-result = { $you ->
    [yes] you
   *[no] { $who }
} £{ $score }
lilliput-log-ended = Final result: { $results }.
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
lilliput-fact-L-111 = It costs £{ $cost }; { $company } has £{ $money }.
lilliput-fact-L-114 = There is no { $tile } tile left.
lilliput-fact-L-116 = This square is for plain track.
lilliput-fact-L-117 = This square is for a city.
lilliput-fact-L-141 = You offered £{ $amount }; the most you can offer is £{ $most }.
lilliput-fact-L-148 = It costs £{ $price }; { $company } has £{ $treasury } and you have £{ $cash }.
lilliput-fact-L-150 = It costs £{ $price }; { $company } has £{ $treasury }.
lilliput-fact-L-178 = { $company } may have { $limit ->
    [one] one train
   *[other] { $limit } trains
}.
lilliput-fact-L-185 = There is no { $train }-train in the pool.
lilliput-fact-L-188 = { $company } may have { $limit ->
    [one] one train
   *[other] { $limit } trains
}.
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
lilliput-fact-L-238 = { $company } has no station marker left.
lilliput-fact-L-240 = { $company } cannot reach { $cell }.
lilliput-fact-L-291 = It is { $running }’s turn to run.

# Gulliver, who plays by rules of his own; $step is the letter of his step
automaton-lilliput = Gulliver
lilliput-log-gulliver = { $step }: { $deed } Reason: { $why }.
lilliput-log-gulliver-plainly = { $step }: { $deed }
lilliput-log-gulliver-drawn = drawn at random from { $number }
lilliput-log-gulliver-first-possible = the first possible step
lilliput-log-gulliver-home-first = his home city comes first
lilliput-log-gulliver-own-city = one of his cities
lilliput-log-gulliver-nearest = as near to Mildendo as possible
lilliput-log-gulliver-any-cell = { "" }
lilliput-log-gulliver-new-city = this city has just been built
lilliput-log-gulliver-loose-end = it continues the loose end at { $choice }
lilliput-log-gulliver-end = { $cell }, { $side }
lilliput-log-gulliver-affordable = a share he can afford
lilliput-log-gulliver-new-company = his last certificate founds a company
lilliput-log-gulliver-highest-price = the highest price he can afford
lilliput-log-gulliver-own-home = this is his first home tile
lilliput-log-gulliver-nearest-home = as near to his first home as possible
lilliput-log-gulliver-only-company = { "" }
lilliput-log-gulliver-fewer-trains = it has fewer trains
lilliput-log-gulliver-lowest-train = it has the lowest train
lilliput-log-gulliver-first-company = it is his first company
lilliput-log-gulliver-limit = A { $train }-train left the game because of the train limit.
lilliput-log-gulliver-skips-nothing-possible = { $step }: there was no tile he could lay.
lilliput-log-gulliver-skips-no-new-city = { $step }: no new city, so no station.
lilliput-log-gulliver-skips-no-marker = { $step }: he had no station marker left.
lilliput-log-gulliver-skips-no-loose-end = { $step }: his cities had no loose ends.
lilliput-log-gulliver-skips-no-tile-fits = { $step }: no tile fitted his loose ends.
lilliput-log-gulliver-skips-certificates = { $step }: he had all the certificates he may have.
lilliput-log-gulliver-skips-no-share = { $step }: there was no share he could afford.
lilliput-log-gulliver-skips-too-poor = { $step }: he had too little cash to found a company.
lilliput-log-gulliver-skips-no-company = { $step }: there was no company left to found.
lilliput-log-gulliver-skips-no-slot = { $step }: no city had room for a home station.
