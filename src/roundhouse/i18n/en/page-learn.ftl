# The rulebook, and the guides to a first game. Lessons are with each game.

rules-title = Rulebook
rules-of = The rules of { $game }
rules-chapters = Chapters
rules-search = Search the rules
rules-found = { $number ->
    [0] No rule contains these words.
    [one] one rule
   *[other] { $number } rules
}
rules-not-translated = The rulebook is not fully translated into this language ({ $language }) yet: marked passages are in English.
rules-contents = Contents
rules-introduction = How to play
rules-play-guided = Play a first game with a guide
rules-picture-at = Picture at { $rule }
rules-search-keys = A word or a number. The / key leads here, the arrow keys from rule to rule.
learn-title = Learn
learn-about = Read how the game works, with pictures, or play your first game with a guide at your side: it explains each thing when it comes up. The computer plays at the easy level.
learn-read = Read how to play
learn-play = Play with a guide
guide-title = Your first game
guide-progress = Lesson { $number } of { $last }
guide-hide = Hide
guide-show = Show
guide-wait = The computer is playing. Watch what it takes and what it builds.
guide-done = That’s the end of the guide: you have seen everything that matters. Play on to the end; Hint and the rulebook are always there.
guide-again = Start again
guide-free = Nothing new this time: decide as you like, and press Hint when in doubt.
