### Why a computer player decided as it did, in 18Lilliput: one line for each step of its plan.

reason-lilliput-answer = Answer { $answer ->
    [yes] yes: the money helps more than the train.
   *[no] no: the train is worth more than the money.
}
reason-lilliput-card = Take card { $card }.
reason-lilliput-copy = Spend a copy card on card { $card }.
reason-lilliput-draft = For the whole game: { $item }.
reason-lilliput-exchange = Turn in the Treasurer for cash.
reason-lilliput-forecast = If nothing unusual happens: { $you ->
    [yes] you finish with £{ $own }
   *[no] £{ $own } at the end
}, and £{ $best } for the best opponent.
reason-lilliput-found = A second company, { $company }, founded at { $price }, puts idle cash to work.
reason-lilliput-give = { $company } must give up a train; the { $train }-train will earn least.
reason-lilliput-home = The new company’s home is at { $cell }.
reason-lilliput-home-tile = { $company }’s home is at { $cell }.
reason-lilliput-justice = The Justiciary’s money goes { $kind ->
    [cash] { $you ->
        [yes] into your own cash.
       *[no] into private cash.
    }
   *[treasury] { $you ->
        [yes] to your companies.
       *[no] to the companies.
    }
}
reason-lilliput-lay = The tile at { $cell } raises { $company }’s revenue from £{ $before } to £{ $after }.
reason-lilliput-amount = £{ $pounds } is the right amount.
reason-lilliput-nothing = Doing more here would not help.
reason-lilliput-only = There was nothing to decide.
reason-lilliput-pay = { $company } pays out £{ $revenue }: dividends, and a higher price.
reason-lilliput-sell = Sell { $number ->
    [one] one share
   *[other] { $number } shares
} of { $company }.
reason-lilliput-share = Buy a share of { $company }: it will bring in more than it costs.
reason-lilliput-station = A station at { $cell } keeps the line open for { $company }.
reason-lilliput-track = Track at { $cell } prepares { $company }’s later runs.
reason-lilliput-train = { $company } gets a { $train }-train that will pay for itself.
reason-lilliput-withhold = { $company } keeps £{ $revenue }, which it needs for a train.

# How far a choice leads or lags when the game is over
lilliput-hint-lead = { $way ->
    [ahead] £{ NUMBER($points, maximumFractionDigits: 0) } ahead at the end
    [behind] £{ NUMBER($points, maximumFractionDigits: 0) } behind at the end
   *[level] level at the end
}
