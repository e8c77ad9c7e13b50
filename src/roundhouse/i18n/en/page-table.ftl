# What both games share at a table.

bot-easy = easy
bot-normal = normal
bot-hard = hard
bot-random = random
bot-greedy = greedy
bot-planner = planner
bot-search = searching

# Computers are called after engines, by their seats
bot-name-1 = Rocket
bot-name-2 = Adler
bot-name-3 = Mallard
bot-name-4 = Saxonia
bot-name-5 = Lion

table-you = You
table-somebody = Somebody
table-seat = Player { $number }
table-seat-open = Open seat
table-computer = Computer ({ $level })
table-about = { $game } · { $players ->
    [one] one player
   *[other] { $players } players
}
table-title = { $game } – Roundhouse
table-title-turn = ● Your turn – { $game }

table-your-turn = Your turn.
table-bot-thinks = { $who } is thinking …
table-waiting-for = Waiting for { $who }.
table-looking-back = Looking back:
table-moment = moment { $number } of { $last }.
table-paused = The game is paused.
table-closed = This table is closed.
table-to-move = to move
table-practice-about = Practice: the table was made from a record, or something hidden was taken back.

table-log = Log
table-side = Players and log
table-panels = Panels
table-question = What is asked
table-look-here = Look at this moment
table-chat = Say something
table-chat-send = Send
table-fit = Show the whole board

table-state-gone = not here
table-state-away = a computer plays on
table-state-resigned = resigned
table-watching = { $number ->
    [one] one person watches
   *[other] { $number } people watch
}

table-hint = Hint
table-hint-thinking = Thinking …
table-hint-says = A computer player would do this:
table-hint-others = Next best:
table-hint-do = Do it
table-hint-points = { $points } points
table-hint-share = { $percent } % to win
table-undo = Undo
table-back = Back
table-close = Close
table-understood = All right

table-more = More
table-pause = Pause
table-resume = Go on
table-leave = Leave
table-leave-title = Leave the table?
table-leave-text = A computer player goes on in your place. You can come back at any time.
table-leave-yes = Leave
table-resign = Give up
table-resign-title = Give up this game?
table-resign-text = A computer player finishes the game for you, and you are not asked any more.
table-resign-yes = Give up
table-close-table = End the table
table-close-title = End this table for everybody?
table-close-text = The game stops here for good and is not scored.
table-close-yes = End it
table-rematch = Play again
table-rematch-wanted = Another game? Already in: { $who }.
table-rematch-ready = The next game is ready.
table-rematch-go = Go there
table-look-from = Look as { $who }
table-record = Download the record
table-print = Print the score sheet
table-sound-on = Sound on
table-sound-off = Sound off
table-notices-on = Tell me when it is my turn
table-notices-off = No more turn notices
table-rules = Rulebook
table-keys = Keys

table-paused-long = The game is paused. Nothing happens until somebody goes on.
table-away = A computer player has your seat.
table-come-back = Take it back
table-asked-undo = { $who } would like to take the last decision back.
table-asked-pause = { $who } would like to pause.
table-you-asked-undo = You asked to take your last decision back. The others have to agree.
table-you-asked-pause = You asked for a pause. The others have to agree.
table-agree = Agree
table-decline = Decline
table-take-back = Never mind
table-agreed = You agreed; others are still to answer.

table-why-past = You are looking at the past. Go back to now to play.
table-why-not-running = The game is not running.
table-why-not-your-turn = It is not your turn yet.

table-curtain = { $who } is next
table-curtain-why = Hand the screen over. Nobody else should look now.
table-curtain-lift = I am { $who }

table-replay = Replay
table-replay-first = To the beginning
table-replay-back = One step back
table-replay-on = One step on
table-replay-play = Play
table-replay-stop = Stop
table-replay-slider = Moment of the game
table-replay-now = Back to now

table-key-tab = walk through everything that can be chosen
table-key-enter = choose, then confirm
table-key-esc = back
table-key-hint = hint
table-key-undo = undo
table-key-arrows = walk through the past
table-key-zoom = closer, farther, the whole board
table-key-help = this list

proof-title = Is the game fair?
proof-short-good = ✓ Fairness checked
proof-short-open = Fairness: proof incomplete
proof-short-bad = ✗ Fairness check failed
proof-later = Everything random in this game follows from one seed, made from a secret of the server and a share of everybody at the table. The server is bound to its secret by the fingerprint below. When the game is over it must reveal the secret, and this browser checks it all.
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
proof-more = That every shuffle follows from the seed is proved by the command roundhouse verify, with the record of the finished game.
