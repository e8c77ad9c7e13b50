# The page: start, tables' frame, rulebook, guides, and what the server refuses. Texts of one game stand in files of its own.

## The frame of every screen
page-name = Roundhouse
page-tools = Language and light
page-language = Language
page-to-light = Light colours
page-to-dark = Dark colours
page-offline = The server does not answer. Nothing is lost: the page comes back by itself.
page-no-storage = The server cannot use its storage just now. Nothing is lost: the page goes on by itself as soon as it can.
page-not-loaded = This part could not be loaded. Please reload the page.
page-unknown = There is nothing at this address.
page-to-start = To the start page

## Made-up names of guests
session-made-up-name = { $first } { $last }
session-first-1 = Amber
session-first-2 = Brisk
session-first-3 = Cedar
session-first-4 = Early
session-first-5 = Foggy
session-first-6 = Golden
session-first-7 = Humming
session-first-8 = Lucky
session-first-9 = Mellow
session-first-10 = Northern
session-first-11 = Rolling
session-first-12 = Silver
session-last-1 = Boiler
session-last-2 = Buffer
session-last-3 = Coupling
session-last-4 = Funnel
session-last-5 = Junction
session-last-6 = Lantern
session-last-7 = Piston
session-last-8 = Semaphore
session-last-9 = Siding
session-last-10 = Turntable
session-last-11 = Viaduct
session-last-12 = Whistle

## Who the reader is
session-nobody = Guest
session-name = Your name
session-rename = Change your name
session-keep = Save
account-title = Account
account-about = You need none: this browser remembers you. An account lets you go on from other devices, and a code is enough for one more.
account-known = You are logged in as { $login }.
account-make = Make an account
account-make-about = Your name, seats and games come along.
account-make-button = Make the account
account-log-in = Log in
account-log-in-about = On this device you become the person of that account.
account-log-out = Log out
account-login = Login
account-password = Password
account-codes = Recovery codes
account-codes-about = Write them down now: each sets a new password once, and they are not shown again.
account-device = Another device
account-device-about = Make a code here and type it there within ten minutes: that device becomes you, seats and all.
account-device-make = Make a code
account-device-code = Code from the other device
account-device-use = Use the code

## The start page
start-play-now = Play now against computers
start-opponents = How many computers
start-against = { $number ->
    [one] one opponent
   *[other] { $number } opponents
}
start-level = How strong
start-new-table = New table …
start-first-game = First game, guided
start-rules = Rules
start-mine = My games
start-mine-none = None yet. Your games stay here until you finish them.
start-open = Open tables
start-open-none = Nobody waits for players now. Make a table that everybody can find.
start-watch = Watch
start-watch-none = No public game is going on.
start-go-on = Go on
start-join = Join
start-look = Watch
start-your-turn = your turn
start-status-waiting = waiting
start-status-running = running
start-status-paused = paused
start-status-finished = finished
start-status-closed = closed
start-practice = practice
start-import = Open a record …
start-import-about = A .rh.json file: look at a finished game move by move, or play on where it ends.
start-import-too-large = { $file } is too large for a record.
start-import-no-json = { $file } is no record: it is not JSON.
start-import-no-record = { $file } is JSON, but no record of a game.
start-import-no-seed = { $file } was taken from a game that was still going on: without its seed it cannot be played again.
start-import-wrong = { $file } does not replay: it was changed or damaged, or made by other rules.
start-players = Players: { $players }.
start-foot = Made by fans, not affiliated with the publishers. All drawings and texts are our own.

## The dialog for a new table
new-title = New table
new-game = Game
new-seats = Who plays
new-seat-me = Me
new-seat-friend = A friend, by link
new-seat-here = Another person at this screen
new-seat-name = Name
new-add-seat = Add a seat
new-remove-seat = Remove seat { $number }
new-variants = Variants
option-first-player = Who begins
option-first-player-about = Who has the first turn: somebody you agree on, or whoever is drawn.
option-first-player-random = drawn by lot
new-visibility = Who may come
new-visibility-link = whoever has the link
new-visibility-public = everybody: it is listed
new-visibility-local = nobody else
new-clock = Clock
new-clock-none = no clock
new-clock-minute = 1 minute per decision
new-clock-day = 1 day per decision
new-clock-quarter = 15 minutes + 5 s per decision
new-clock-hour = 60 minutes + 10 s per decision
new-back = Back
new-create = Make the table

## The waiting room of a table
waiting-title = Waiting for { $number ->
    [one] one more player
   *[other] { $number } more players
}
waiting-full = Everybody is here
waiting-invite = Send this link to whom you want to play with. Whoever opens it can take a seat or watch.
waiting-watch = Whoever has this link can watch.
waiting-link = Link to this table
waiting-copy = Copy
waiting-copied = Copied
waiting-host = host
waiting-join = Take a seat
waiting-leave = Leave the table
waiting-close = Close the table
waiting-start = Start the game
waiting-for-host = The host starts the game.
waiting-seat-bot = Give seat { $number } to a computer
waiting-seat-bot-short = Seat a computer …
waiting-open-seat = Open this seat
waiting-remove = Remove
waiting-practice = Practice: this table was made from a record. Whoever brought it may know what comes.

## Learning
rules-title = Rulebook
rules-of = The rules of { $game }
rules-chapters = Chapters
rules-search = Search the rules
rules-found = { $number ->
    [0] No rule has these words.
    [one] one rule
   *[other] { $number } rules
}
rules-not-translated = The rulebook is not yet there in this language ({ $language }): what is marked is in English.
learn-title = Learn
learn-about = Play a first game with a guide beside the table. It explains your first ten decisions as they come; the computer plays an easy game.
guide-title = Your first game
guide-progress = Decision { $number } of { $last }
guide-hide = Hide
guide-show = Show
guide-wait = The computer is playing. Watch what it takes and what it builds: nothing but cards and tickets is secret.
guide-done = That was the guide: you have seen everything that matters. Play on to the end; Hint and the rulebook are always there.
guide-again = Begin again

## What the server refuses
refusal-other = That did not work ({ $code }).
refusal-broken = Something broke on our side. Please try again.
refusal-server-gone = The server does not answer. Please try again in a moment.
refusal-illegal-action = The rules do not allow that now.
refusal-invalid-action = That is no move of this game.
refusal-invalid-option = This choice does not go together with the others.
refusal-invalid-data = The file does not hold what a game needs.
refusal-invalid-record = This is no record of a game that could be continued.
refusal-invalid-body = The server could not read this request.
refusal-unknown-game = There is no such game here.
refusal-unknown-bot = There is no such computer player.
refusal-unknown-language = There are no texts in this language.
refusal-unknown-table = There is no such table, or it is not open to you.
refusal-unknown-path = There is nothing at this address.
refusal-unknown-person = There is no such person.
refusal-unknown-seq = This moment has not come yet.
refusal-unknown-host = This server does not go by that name.
refusal-foreign-origin = This request came from another page and was ignored.
refusal-wrong-method = The server cannot do that here.
refusal-not-json = The server could not read this request.
refusal-too-large = That is too much at once.
refusal-too-long = So much has happened at this table that only moves are still possible here.
refusal-too-slow = This takes too long to check. A record or map like this cannot be used here.
refusal-too-many = That was too quick. Please wait a moment.
refusal-busy = The table is very busy. Please try again.
refusal-draining = The server is about to restart. Please try again in a moment.
refusal-redis-gone = Part of the server is gone for the moment. Please try again.
refusal-storage-gone = The server cannot reach its storage for the moment. Nothing is lost; please try again.
refusal-storage-full = The server has no room left to store anything. Nothing is lost; please try again later.
refusal-table-damaged = This table cannot be read any more. Whoever runs the server has been told; nothing else is affected.
refusal-no-hint = No hint this time. Please try again.
refusal-no-person = Please choose a name first.
refusal-session-expired = You were logged out. Reload the page to go on.
refusal-logged-out = You were logged out. Reload the page to go on.
refusal-bad-name = A name has 1 to { $longest } letters that can be seen.
refusal-wrong-login = The login or the password is wrong.
refusal-wrong-password = The password is wrong.
refusal-wrong-code = This code is wrong, used or too old.
refusal-login-taken = Somebody has this login already. Choose another.
refusal-has-account = You have an account already.
refusal-no-account = You have no account yet.
refusal-already = That has been said already.
refusal-bad-text = A message has 1 to 500 letters.
refusal-closed = The table is closed.
refusal-finished = The game is over.
refusal-muted = The host muted you at this table.
refusal-no-history = This is too long ago to look at.
refusal-no-request = Nothing is asked of you now.
refusal-no-such-person = This person is not at the table.
refusal-no-such-seat = There is no such seat.
refusal-no-clock = No clock is running.
refusal-not-at-table = Only people at this table may do that.
refusal-not-away = No computer plays for you.
refusal-not-bots-turn = No computer has to decide now.
refusal-not-finished = The game is not over yet.
refusal-not-full = A seat is still open.
refusal-not-host = Only the host of the table may do that.
refusal-not-paused = The game is not paused.
refusal-not-started = The game has not begun yet.
refusal-not-your-seat = This seat is not yours.
refusal-not-your-turn = It is not your turn.
refusal-nothing-to-undo = There is no decision of yours to take back.
refusal-one-seat-each = Everybody has one seat at this table.
refusal-out-of-time = The time for this decision is over.
refusal-paused = The game is paused.
refusal-removed = The host removed you from this table.
refusal-request-pending = Something else is being asked; answer that first.
refusal-seat-taken = Somebody sits there already.
refusal-secrets-known = Whoever brought this record may know everything that is still hidden in it, so nobody else can play here.
refusal-seed-given = The seed of this table was fixed when it was made, so it takes no shares.
refusal-stale = Something happened in the meantime. Look again, then decide.
refusal-started = The game has begun already.
refusal-table-full = No seat is open any more.
refusal-time-left = There is still time for this decision.
refusal-undo-past-hidden = Something hidden was revealed since: that cannot be taken back.

## The log of a table: what people did. $you is yes if the reader did it.
log-somebody = Somebody
log-seated = { $who } { $you ->
    [yes] sit
   *[no] sits
} down.
log-seated-bot = { $who } sits down.
log-vacated = { $who } left the table before the start.
log-started = The game begins.
log-asked-undo = { $who } asked to take a decision back.
log-asked-pause = { $who } asked for a pause.
log-declined = { $who } said no.
log-undone = { $who } took a decision back.
log-paused = { $who } paused the game.
log-paused-empty = The game is paused: nobody is left at the table.
log-resumed = { $who } went on with the game.
log-timed-out = { $who } ran out of time: a computer decides.
log-left = { $who } left; a computer plays on.
log-resigned = { $who } resigned; a computer plays on.
log-returned = { $who } came back.
log-finished = The game is over.
log-closed = { $who } closed the table.
