### The introduction to 18Lilliput, and what the pictures of its rulebook show: a caption, and (-alt) words for whoever does not
### see the picture. Sent with the rulebook. The pictures themselves are declared in render/lilliput/pictures.toml.

introduction-lilliput-goal-title = Railways in Lilliput
introduction-lilliput-goal =
    You direct a railway company. It lays track, buys trains and runs them from city to city; what they earn goes to the shareholders or stays in the company. Your company’s money is not yours: it buys trains and stations, and at the end it counts for nothing.

    What counts is what you own yourself: cash, and shares at their price. So build a company that earns, make its price rise, and own part of the others that do well. The game lasts eight rounds, with three players nine.
introduction-lilliput-round-title = A round, and its cards
introduction-lilliput-round =
    In every round you take two turns: once around the table, then back again. On each turn you take one action card and use one of its halves. A card that somebody has taken is out of reach for the rest of the round.

    Then all companies run their trains, and the round ends. Once or twice in the game a copy card lets you use a card that was taken already.
introduction-lilliput-track-title = Laying track
introduction-lilliput-track =
    A new tile goes next to another, its track has to meet track that is already there, and your company must be able to reach it from one of its stations. It all starts at Mildendo, the capital.

    Cities and plain track alternate like the squares of a chessboard: a city never touches another city. Small rings on empty squares show where cities go.
introduction-lilliput-upgrade-title = Better tiles
introduction-lilliput-upgrade = Later, green tiles replace yellow ones, and brown tiles green ones. All the old track must still be there; the new tile adds more, and a city is worth more and has room for more stations.
introduction-lilliput-run-title = Running trains
introduction-lilliput-run =
    A train’s number says how many cities it visits: a 2-train two, a 3-train three. Its route must touch one of your company’s stations and use no track twice, and it earns the sum of its stops. Two trains of a company share no track.

    You don’t have to search: your company always runs the best routes there are, and the page draws them.
introduction-lilliput-price-title = Pay out or withhold: the price
introduction-lilliput-price =
    After each run you decide as director. If the company pays out, its shareholders get the money and the price moves a step to the right. If it withholds, the money goes into its treasury and the price moves a step back.

    Whoever sells shares pushes the price down: in the top row straight down, in the bottom row to the left and up.
introduction-lilliput-shares-title = Shares and directors
introduction-lilliput-shares =
    Every company has a director’s certificate worth 50% and three shares of 10%. The director decides everything and gets half of what is paid out; each share gets a tenth. What nobody has bought earns nothing.

    In a share action you may buy one share, of any company; you may hold five certificates at most. A director stays in office for the whole game.
introduction-lilliput-trains-title = Trains grow old
introduction-lilliput-trains =
    The bank sells only the train on top of the deck. The first train of each kind opens a new phase: it brings new tiles and lower limits, and old trains suffer. First they become obsolete and earn half, then they rust and are gone.

    Look at what comes next before you buy: your money buys a train, but it may also take one from everybody else.
introduction-lilliput-stations-title = Stations
introduction-lilliput-stations = A city has slots for one, two or three stations. When other companies fill all of them, your trains can end there but not pass through, and you cannot build beyond it. A station of your own keeps the way open, and routes may begin from it.
introduction-lilliput-found-title = A second company
introduction-lilliput-found = With enough cash you can found another company in a share action: choose a price from the top row and pay five times as much for the director’s certificate. The company gets ten times its price, and its home station goes in any free slot on the map. It runs in the same round.
introduction-lilliput-characters-title = Characters
introduction-lilliput-characters = Everybody also drafts a character. It brings a small privilege for the whole game and one or two tiles of its own, which you may lay in addition to any action. The Emperor has the castle, the General and the Treasurer have cities, the Justiciary two towns, the Admiral two harbours.
introduction-lilliput-gulliver-title = Solo game against Gulliver
introduction-lilliput-gulliver = In a solo game your opponent is Gulliver. After your two turns he does the same five things in every round: he lays track, places a station, lays more track, buys a share and gets a train for free. Where he has a choice, it is random.
introduction-lilliput-end-title = The last round and the score
introduction-lilliput-end =
    In the last round every company earns double, and nobody may withhold. Then your score is counted: your cash, each share at its price, five times the price for each director’s certificate, and £20 for each copy card you still have.

    That is all you need to begin. The numbered rules below answer every question; the guided first game shows you the rest at the table.

# Pictures

picture-lilliput-goal = Two companies around Mildendo. Red’s home is a green city; its trains may run east, or north to Blue.
picture-lilliput-goal-alt = A small map: Mildendo in red, Red’s home east of it, Blue’s home north of it, track between them. Below, both companies with director, price, treasury and trains.
picture-lilliput-order = Four players, eight turns: first clockwise, then back. Whoever is last has two turns in a row.
picture-lilliput-order-alt = The players’ numbers in the order of their turns: 1, 2, 3, 4, 4, 3, 2, 1.
picture-lilliput-card = Card 3: lay up to two yellow tiles, or take £5. One half only.
picture-lilliput-card-alt = A card with the number 3. Its upper half shows two yellow tiles, its lower half a coin of £5; both have a tick.
picture-lilliput-cards = The ten action cards: tiles, shares, trains, a station, money.
picture-lilliput-cards-alt = Ten cards in two rows, each with two halves: tiles of all colours, share certificates, engines, a station marker, a treasury, coins.
picture-lilliput-taken = Card 3 was taken this round: nobody else can take it.
picture-lilliput-taken-alt = Six cards. The one with the number 3 is struck out, and its upper half has a cross.
picture-lilliput-copy = With a copy card you may use either half of a card that was taken.
picture-lilliput-copy-alt = Six cards. The one with the number 3 is struck out, but both its halves have a tick.
picture-lilliput-home = The home tile goes beside Mildendo, and its track leads there.
picture-lilliput-home-alt = Mildendo and a yellow city east of it, whose track meets the capital, with a tick.
picture-lilliput-home-turned-away = Turned like this, its track does not lead to Mildendo.
picture-lilliput-home-turned-away-alt = Mildendo and a yellow city east of it, whose track leads north and east, with a cross.
picture-lilliput-lay = Plain track continues Red’s line to the east.
picture-lilliput-lay-alt = Mildendo, Red’s home to the east of it, and a new straight track beside that, with a tick.
picture-lilliput-no-connection = This track is connected to nothing.
picture-lilliput-no-connection-alt = Beside Red’s home is a straight track from north to south that is connected to nothing, with a cross.
picture-lilliput-city-beside-city = A city cannot be next to another city.
picture-lilliput-city-beside-city-alt = Beside Red’s home is another city, with a cross.
picture-lilliput-track-beside-track = Nor can plain track be next to plain track.
picture-lilliput-track-beside-track-alt = Straight track follows straight track east of Red’s home; the second has a cross.
picture-lilliput-second-tile = With card 3 the second tile may continue the first.
picture-lilliput-second-tile-alt = East of Red’s home straight track, and then a curved city, with a tick.
picture-lilliput-blocked = Blue’s station fills this city. Red can reach it, but cannot build beyond it.
picture-lilliput-blocked-alt = A line from Red’s home to a yellow city with Blue’s station; a track behind it has a cross.
picture-lilliput-open-again = A green city has two slots. One is free, so Red may build on beyond it.
picture-lilliput-open-again-alt = A line from Red’s home to a green city with Blue’s station and a free slot; a track behind it has a tick.
picture-lilliput-metropolis = A metropolis (Y) is worth more, and the company that lays it pays £50.
picture-lilliput-metropolis-alt = A yellow metropolis at the end of Red’s line, with a tick. Below, Red’s treasury of £500.
picture-lilliput-water = Track must not lead into water: here the city’s southern exit would.
picture-lilliput-water-alt = North of a harbour is a curved city whose track would lead into the harbour’s water, with a cross.
picture-lilliput-upgrade = A green city replaces the yellow one. The old track and the station stay.
picture-lilliput-upgrade-alt = Before, Red’s home is a yellow city. After, it is green, with a third exit and a second slot.
picture-lilliput-track-lost = Not like this: the track to Mildendo would be lost.
picture-lilliput-track-lost-alt = Red’s home, and a green city turned so that its track no longer leads west, with a cross.
picture-lilliput-too-early = Green tiles come in phase 3, when the first 3-train has left the deck.
picture-lilliput-too-early-alt = Red’s home and a green city on it, with a cross. Below, a 2-train is on top of the deck.
picture-lilliput-values = Cities and metropolises in yellow, green and brown: what they are worth and how many stations they hold.
picture-lilliput-values-alt = Six tiles: cities worth 20, 30 and 40, metropolises worth 30, 40 and 50.
picture-lilliput-plain-tiles = Plain track. On a crossing trains only go straight on; at a junction they may turn off.
picture-lilliput-plain-tiles-alt = Six tiles: straight, curve, crossing, two curves, three-way junction and four-way junction.
picture-lilliput-run = The 3-train visits three stops for £80, the 2-train two for £60: together £140.
picture-lilliput-run-alt = The map with two dashed routes from Red’s home: one north to Blue’s home, marked 3: £80, and one to Mildendo, marked 2: £60.
picture-lilliput-capital = Routes end in Mildendo. Two trains may come from different sides: £100 together.
picture-lilliput-capital-alt = Red has stations north and east of Mildendo; from each a 2-train runs to the capital, for £50.
picture-lilliput-town = A town is a stop that is not counted: the 2-train takes its 10 along as well and earns £60.
picture-lilliput-town-alt = A route from Mildendo through Red’s home to a town, marked 2: £60.
picture-lilliput-two-trains = Two trains, two pieces of track: both may stop at the home station. Together £90.
picture-lilliput-two-trains-alt = From Red’s home one 2-train runs west to Mildendo, another east to a city.
picture-lilliput-obsolete = Half of £50, rounded down to tens: the obsolete 2-train earns £20.
picture-lilliput-obsolete-alt = A route from Red’s home, marked with £20. Below, Red’s 2-train has the sign for one half.
picture-lilliput-double-train = The 3D-train earns its £70 twice: £140.
picture-lilliput-double-train-alt = A route from Mildendo through Red’s home to a city, marked 3D: £140.
picture-lilliput-pay = Red pays out: its price goes from 65 to 70.
picture-lilliput-pay-alt = The price chart. Red’s marker jumps one space to the right, with a tick.
picture-lilliput-withhold = Red withholds £50: the price goes back from 65 to 60, and the treasury grows to £550.
picture-lilliput-withhold-alt = The price chart. Red’s marker jumps one space to the left, with a tick.
picture-lilliput-sell = Two shares of Blue at £90 each bring £180. The price goes down, then left and up: 80.
picture-lilliput-sell-alt = The price chart. Blue’s marker jumps from 90 to the next space on its left, with a tick.
picture-lilliput-running-order = The highest price runs first. On one space the marker on top, here Blue, runs before the one below.
picture-lilliput-running-order-alt = The price chart: Yellow on 90, Red on 80, Blue above Green on 65.
picture-lilliput-certificates = The director’s certificate is half of the company. Player 1 has it and one share, player 2 has one share; the bank keeps the last one.
picture-lilliput-certificates-alt = Four certificates of Red: 50% and 10% with player 1, 10% with player 2, 10% in the bank.
picture-lilliput-payout = Of £140 the director’s certificate gets £70 and each share £14. The bank’s shares get nothing.
picture-lilliput-payout-alt = Four certificates of Red and what each is paid: £70, £14, and nothing for the two in the bank.
picture-lilliput-last-round = In the last round the £50 is paid twice, and the price moves two steps: from 65 to 80.
picture-lilliput-last-round-alt = Four certificates of Red with £50, £10, £10 and nothing; below, the chart with Red’s marker two spaces further.
picture-lilliput-score = Cash, director’s certificate, shares and a copy card. Treasuries and trains do not count.
picture-lilliput-score-alt = A sum: 164 + 450 + 90 + 140 + 20 = 864.
picture-lilliput-ages = Each kind of train: its price, the tiles of its phase, the train limit, and which trains become obsolete or rust.
picture-lilliput-ages-alt = Six columns, from 2 to 4D. Below each train: coloured tiles, the limit, trains marked with one half or struck out.
picture-lilliput-grow-old = Red bought the first 4-train: all 2-trains become obsolete and earn half.
picture-lilliput-grow-old-alt = The trains of Red and Blue. Every 2-train has the sign for one half; Red also has a 3 and a 4.
picture-lilliput-rust = Red bought the first 5-train: all 2-trains rust, Red’s own and Blue’s.
picture-lilliput-rust-alt = The trains of Red and Blue. Every 2-train is struck out.
picture-lilliput-train-limit = In phase 5 two trains are the limit. Red cannot buy a third.
picture-lilliput-train-limit-alt = Red has a 4- and a 5-train. Below, another 5-train is on top of the deck.
picture-lilliput-pool = Red has just withheld, so it may buy from the pool: the 3-train for its printed price.
picture-lilliput-pool-alt = Red’s line with a treasury of £190. Below, the deck, and a 2- and a 3-train in the pool.
picture-lilliput-help = Red has no train and too little money: the director adds the missing £50.
picture-lilliput-help-alt = Red’s line with a treasury of £100 and no train. Below, a 3-train on top of the deck.
picture-lilliput-station = Red’s first station after its home costs £40. It takes the free slot beside Blue.
picture-lilliput-station-alt = A green city with Blue’s station; Red’s marker is in the second slot, with a tick.
picture-lilliput-no-slot = There is no free slot here.
picture-lilliput-no-slot-alt = A yellow city with Blue’s station, with a cross.
picture-lilliput-station-out-of-reach = Blue’s full city is in the way: Red cannot reach the city behind it.
picture-lilliput-station-out-of-reach-alt = A line from Red’s home through a city full of Blue’s stations to another city, with a cross.
picture-lilliput-found = A new company at 65: its director pays £325, and its treasury gets £650.
picture-lilliput-found-alt = The price chart. Blue’s marker is on 65, and the new company’s marker under it, with a tick.
picture-lilliput-found-home = Its home station may go in any free slot, even without track. Mildendo has none.
picture-lilliput-found-home-alt = A map: ticks on a green city with a free slot and on a yellow city without stations, a cross on Mildendo.
picture-lilliput-character-tiles = The characters’ tiles: the castle, the General’s and the Treasurer’s cities, two towns, a harbour.
picture-lilliput-character-tiles-alt = Six tiles: the castle, worth 30 or 50, cities worth 30 and 50, two towns and a harbour worth 10 each.
picture-lilliput-castle = The castle replaces a yellow city, but never one with a home station.
picture-lilliput-castle-alt = Two castles: one on a city east of Red’s home, with a tick, one on Red’s home, with a cross.
picture-lilliput-gulliver = What Gulliver does after your turns: track, station, track, a share, a train.
picture-lilliput-gulliver-alt = Five signs in a row: tiles, a station, tiles, a share, a train. Below, the map with Gulliver’s track north of Mildendo.
