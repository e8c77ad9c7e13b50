### Why a computer player decided as it did, in 18Lilliput: one line for each step of its plan.

reason-lilliput-answer = It answers { $answer ->
        [yes] yes: the money helps it more than the train.
       *[no] no: the train is worth more than the money.
    }
reason-lilliput-card = It takes card { $card }.
reason-lilliput-copy = It spends a copy card on card { $card }.
reason-lilliput-draft = It takes { $item } for the whole game.
reason-lilliput-exchange = It turns in the Treasurer for cash.
reason-lilliput-forecast = If the game goes on quietly it expects to end with £{ $own }, the best of the others with £{ $best }.
reason-lilliput-found = A second company, founded at { $price }, puts idle cash to work: { $company }.
reason-lilliput-give = The limit costs { $company } a train; the { $train } earns least in the rounds to come.
reason-lilliput-home = The new company starts at { $cell }.
reason-lilliput-home-tile = { $company } starts at { $cell }.
reason-lilliput-justice = The Justiciary's money goes to { $kind ->
        [cash] its own cash.
       *[treasury] treasuries.
    }
reason-lilliput-lay = The tile at { $cell } raises what { $company } earns from £{ $before } to £{ $after }.
reason-lilliput-amount = £{ $pounds } is the right sum.
reason-lilliput-nothing = More of this would not help.
reason-lilliput-only = There was nothing to decide.
reason-lilliput-pay = { $company } pays out £{ $revenue }: dividends, and a higher price.
reason-lilliput-sell = It sells { $number } of { $company }.
reason-lilliput-share = A share of { $company } earns more than it costs.
reason-lilliput-station = A station at { $cell } keeps the way open for { $company }.
reason-lilliput-track = Track at { $cell } for runs to come of { $company }.
reason-lilliput-train = { $company } gets a { $train }-train that earns its price.
reason-lilliput-withhold = { $company } keeps £{ $revenue }, which it needs for a train.
