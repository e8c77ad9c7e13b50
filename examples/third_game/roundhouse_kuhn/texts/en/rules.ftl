### The rules of Kuhn poker, one sentence or two per rule: rulebook, hint when a move is refused, and help.

## What you need

K-001 = There are three cards: the king beats the queen, and the queen beats the jack.
K-002 = The game is for two players.
K-003 = Each player begins with ten chips.
K-004 = A game has ten hands, unless you agree on another number from one to a hundred.

## A hand

K-005 = At the beginning of a hand each player puts a chip into the pot.
K-006 = The three cards are shuffled and each player is dealt one. Only you see your card; nobody sees the third.
K-007 = The players decide in turn, and take turns to decide first: the first seat in the first hand.
K-008 = As long as nobody has bet, check, or bet one more chip.
K-009 = Once somebody has bet, call by paying a chip too, or fold. Nobody can raise.
K-010 = If you fold, the other player takes the pot, and no card is shown.
K-011 = After a call, or if both check, the cards are shown and the higher card takes the pot.

## The end

K-012 = The game is over after the last hand.
K-013 = The game is also over after a hand that leaves a player with fewer than two chips; nothing can be done then.
K-014 = Whoever has more chips wins. With equal chips both win.
