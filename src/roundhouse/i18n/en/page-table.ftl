# What both games share at a table.

bot-easy = easy
bot-normal = normal
bot-hard = hard
bot-random = random
bot-greedy = greedy
bot-planner = planning
bot-search = search

# Computers are called after engines, by their seats
bot-name-1 = Rocket
bot-name-2 = Adler
bot-name-3 = Mallard
bot-name-4 = Saxonia
bot-name-5 = Lion

table-you = You
table-somebody = Somebody
table-seat = Player { $number }
table-seat-open = Free seat
table-computer = Computer ({ $level })
table-about = { $game } · { $players ->
    [one] one player
   *[other] { $players } players
}
table-title = { $game } – Roundhouse
table-title-turn = ● Your turn – { $game }

table-your-turn = Your turn.
table-turn-of = { $who }, your turn.
table-bot-thinks = { $who } is thinking…
table-sealed = You have decided.
table-instruction-end = { $what }: stop
table-waiting-for = Waiting for { $who }.
table-waiting-vacation = Waiting for { $who }, who is on vacation until { $date }.
table-looking-back = Replay:
table-moment = step { $number } of { $last }.
table-paused = The game is paused.
table-closed = This table is closed.
table-to-move = to move
table-time-short = Your time is running out.
table-clock-days = { $days }d { $hours }h
table-next-turn = { $more ->
    [0] Next game: it is your turn in { $game }
    [one] Next game: it is your turn in { $game } and one more game
   *[other] Next game: it is your turn in { $game } and { $more } more games
}
table-pace = Computers play
table-pace-instant = at once
table-pace-steady = one by one
table-pace-slow = slowly
table-pace-click = when I click
table-pace-next = Next move
table-pace-all = Show all
table-since = Since your last turn
table-since-moves = { $number ->
    [one] One move since your last turn
   *[other] { $number } moves since your last turn
}
table-since-close = Close
table-practice-about = Practice: the table was made from a record, or something hidden was undone.

table-log = Log
table-side = Players and log
table-panels = Panels
table-question = Your decision
table-people = Players
table-see-map = See the map
table-look-here = Go to this point
table-log-since = Since your last turn
table-log-undone = (undone)
table-chat = Say something
table-chat-send = Send
table-log-newest = Jump to the end
table-unread = { $number ->
    [one] { $number } unread message
   *[other] { $number } unread messages
}
table-fit = Show the whole board

table-state-gone = offline
table-state-away = computer playing
table-state-resigned = resigned
table-watching = { $number ->
    [one] 1 person watching
   *[other] { $number } people watching
}

table-hint = Hint
table-hint-thinking = Thinking…
table-hint-says = The computer would do this:
table-hint-others = Next best:
table-hint-do = Do it
table-hint-lead = { $way ->
    [ahead] { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points ahead at the end
    [behind] { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points behind at the end
   *[level] level at the end
}
table-hint-share = { $percent }% chance of winning
table-undo = Undo
table-back = Back
table-close = Close
table-understood = Got it

table-more = More
table-pause = Pause
table-resume = Resume
table-leave = Leave
table-leave-title = Leave the table?
table-leave-text = The computer takes over for you. You can come back at any time.
table-leave-yes = Leave
table-resign = Resign
table-resign-title = Resign this game?
table-resign-text = The computer finishes the game for you, and you won’t be asked again.
table-resign-yes = Resign
table-resign-pair = The game ends, and the other player wins.
table-you-gave-up = You resigned: { $winner } wins.
table-gave-up-to-you = { $who } resigned: you win.
table-gave-up = { $who } resigned: { $winner } wins.
table-close-table = Close the table
table-close-title = Close this table for everybody?
table-close-text = The game stops here for good and is not scored.
table-close-yes = Close it
table-rematch = Play again
table-rematch-wanted = Another game? Already in: { $who }.
table-rematch-ready = The next game is ready.
table-rematch-go = Join it
table-look-from = View as { $who }
table-record = Download game record
table-print = Print the score sheet
table-sound-on = Sound on
table-sound-off = Sound off
table-notices-on = Notify me when it’s my turn
table-notices-off = Stop turn notifications
table-rules = Rulebook
table-keys = Keyboard shortcuts

table-paused-long = The game is paused. Nothing happens until somebody resumes it.
table-away = The computer is playing for you.
table-come-back = Take over again
table-asked-undo = { $who } would like to undo the last move.
table-asked-pause = { $who } would like to pause.
table-you-asked-undo = You asked to undo your last move. The others have to agree.
table-you-asked-pause = You asked for a pause. The others have to agree.
table-agree = Agree
table-decline = Decline
table-take-back = Never mind
table-agreed = You agreed; waiting for the others.

table-why-past = You are looking at an earlier point. Go back to the present to play.
table-why-not-running = The game is not in progress.
table-why-not-your-turn = It is not your turn yet.

table-curtain = { $who } is next
table-curtain-why = Pass the screen over. Everybody else, look away!
table-curtain-lift = I am { $who }
table-curtain-look = { $who } wants a look
table-turn-over = { $who }, your turn is over.
table-looks = { $who } is looking.
table-pass-on = Hide and pass on

table-replay = Replay
table-replay-first = To the beginning
table-replay-back = One step back
table-replay-on = One step forward
table-replay-play = Play
table-replay-stop = Stop
table-replay-slider = Step of the game
table-replay-now = Back to the present

key-tab = Tab
key-enter = Enter
key-escape = Esc
table-key-tab = move through everything you can choose
table-key-enter = choose, then confirm
table-key-esc = back
table-key-hint = hint
table-key-undo = undo
table-key-arrows = step through the game so far
table-key-zoom = zoom in, zoom out, whole board
table-key-help = this list

proof-title = Is the game fair?
proof-short-good = ✓ Fairness checked
proof-short-open = Fairness: proof incomplete
proof-short-bad = ✗ Fairness check failed
proof-later = Everything random in this game follows from one seed, made from a secret of the server and a share from everybody at the table. The fingerprint below binds the server to its secret. When the game is over it must reveal the secret, and this browser checks everything.
proof-proved = Yes. The server was bound to its secret before it saw a share, and your own share is part of the seed: neither the server nor anybody at the table could choose what is random here.
proof-fits = Yes, as far as this browser can tell: secret, shares and seed fit together. It gave no share to this game itself.
proof-alone = The secret is the one that was promised, but nobody gave a share: the server made the seed alone.
proof-given = The seed was fixed when the table was made, and nobody else had a share in it. Its fingerprint is the one that was shown then.
proof-left-out = Your share is not part of the seed: it came too late, or was left out. Secret, shares and seed fit together, but you have only the server’s word that it did not choose.
proof-wrong-secret = No! What the server reveals does not have the fingerprint that was shown before the game. Do not trust this game.
proof-wrong-seed = No! The seed does not follow from the secret and the shares. Do not trust this game.
proof-commitment = Fingerprint, shown from the beginning
proof-secret = The server’s secret
proof-share = The share of { $who }
proof-no-share = none
proof-seed = The seed
proof-more = To prove that every shuffle follows from the seed, run roundhouse verify with the record of the finished game.
