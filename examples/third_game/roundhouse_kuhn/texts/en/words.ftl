# Kuhn poker: names, options, and what happened

game-kuhn = Kuhn poker

kuhn-card-jack = jack
kuhn-card-queen = queen
kuhn-card-king = king

kuhn-hands = Hands
kuhn-hands-about = How many hands are played.

bot-balanced = balanced

# A text for each event; one that is empty is not told.
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
kuhn-log-game-ended = The game is over.
