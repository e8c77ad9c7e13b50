# What the guide says in a first game: lessons by their ids (web/js/lilliput/lessons.js), and more of the same below it.

guide-lilliput-draft = Everybody drafts a company and a character. You direct your company: it lays track, buys trains and pays its shareholders. Take one.
guide-lilliput-draft-more = Companies differ in price, money and trains; a character gives you a small privilege for the whole game.
guide-lilliput-draft-second = Now draft the other kind: a character if you have a company, a company if you have a character.
guide-lilliput-justice = The Justiciary pays every round: you, which counts at the end, or your companies, which need it for trains.
guide-lilliput-home = Lay your company’s home tile next to Mildendo, the capital. Choose a tile, turn it, confirm. Its home station stays there for good.
guide-lilliput-card = Each turn you take one action card, and nobody else may take it this round. Every card has two halves: use one of them.
guide-lilliput-card-more = Early on, track pays best: a longer line earns more every round.
guide-lilliput-lay = The tile fits on every glowing square. Cities and plain track alternate like a checkerboard: a city never touches another city. Extend your line to the next city.
guide-lilliput-shares = You may sell shares first, then buy one or found a company. Selling lowers the price, paying dividends raises it: own what will earn.
guide-lilliput-trains = Trains run routes and earn money. A 2-train visits two stops. Every train bought brings newer ones closer, and those make old ones rust.
guide-lilliput-station = A station is your own slot in a city: when every slot is taken, other companies cannot run through. Every route of yours must touch one of your stations.
guide-lilliput-amount = Choose an amount. Money in a treasury buys trains and stations; your own cash counts at the end.
guide-lilliput-run = Your company’s trains have run: the best routes are drawn on the map. Pay out, and every share earns and the price rises; withhold, and the company keeps the money but the price falls.
guide-lilliput-copy = A copy card lets you use an action card that was already taken this round. You have only a few, and each one left over is worth £20 at the end.
guide-lilliput-rust = Look at the deck: the next one is a { $train }-train. Every train that leaves it brings newer ones closer. With the first 4-train all 2-trains become obsolete and earn half; with the first 5-train they rust and are gone.
guide-lilliput-share-card = The cards with a certificate are for shares. Every company has a director’s certificate, which is half of it, and three shares of 10%. A share earns a tenth of each payout and counts at its price at the end.
guide-lilliput-station-card = Card 9 places a station for your company: usually £40 for the first and £100 for the second. Where others have taken every slot, your trains cannot pass, so secure the cities you need.
guide-lilliput-found = In a share action you can also found a second company. You need five times its price in cash: at least £250, and you have £{ $cash }. Its treasury gets ten times its price; it chooses a home and runs at once.
guide-lilliput-found-home = Choose the home of your new company: any free slot for a station, even one without track.
guide-lilliput-pool = Your company may now buy a train from the pool, at its printed price. Only a company that has just withheld or has just been founded may do that.
guide-lilliput-end = This is round { $round } of { $rounds }. In the last one every company earns double. Then your cash counts, your shares at their price, and each director’s certificate as five shares. Treasuries and trains count for nothing.
