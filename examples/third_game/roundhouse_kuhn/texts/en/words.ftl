# Kuhn poker: names and options

game-kuhn = Kuhn poker

kuhn-hands = Hands
kuhn-hands-about = How many hands are played.
