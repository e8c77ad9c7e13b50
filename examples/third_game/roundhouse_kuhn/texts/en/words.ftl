# Kuhn poker in words. Nearly every text may be missing: then ids and names stand in for it.

game-kuhn = Kuhn poker
bot-balanced = balanced

kuhn-hands = Hands
kuhn-hands-about = How many hands are played.

kuhn-card-jack = jack
kuhn-card-queen = queen
kuhn-card-king = king

# The table: what an entry of the view is called, what is asked, what can be done
kuhn-view-hand = Hand
kuhn-view-played = In this hand
kuhn-view-chips = Chips
kuhn-view-won = Hands won
kuhn-view-active-seat = To decide
kuhn-view-first = Decides first
kuhn-view-pot = Pot
kuhn-view-card = Your card
kuhn-ask = What do you do?
kuhn-do-check = Check
kuhn-do-bet = Bet a chip
kuhn-do-call = Call
kuhn-do-fold = Fold
kuhn-notation = check, bet, call or fold
kuhn-aims = Win chips from each other: bet on a good card, or bluff with a bad one.
kuhn-sheet-hands-won = Hands won
kuhn-fact-K-007 = It is { $active } who decides.

# What happened: a text for each event; one that is empty is not told
kuhn-log-hand-began = Hand { $number }: both pay a chip, and { $you ->
    [yes] you decide
   *[no] { $who } decides
} first.
kuhn-log-card-dealt = { $card ->
    [none] { $who } got a card.
   *[other] { $who } got the { $card }.
}
kuhn-log-played = { $who } { $word ->
    [check] checked.
    [bet] bet a chip.
    [call] called.
   *[fold] folded.
}
kuhn-log-card-shown = { $who } showed the { $card }.
kuhn-log-pot-won = { $who } won the pot of { $chips } chips.
kuhn-log-game-ended = { "" }
