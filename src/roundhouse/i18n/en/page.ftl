# The page: start, tables' frame, rulebook, guides, and what the server refuses. Texts of one game stand in files of its own.

## The frame of every screen
page-name = Roundhouse
page-tools = Language and theme
page-language = Language
page-to-light = Light theme
page-to-dark = Dark theme
page-offline = Can’t reach the server. Nothing is lost: the page will reconnect by itself.
page-no-storage = The server can’t use its storage at the moment. Nothing is lost: the page will carry on by itself as soon as it can.
page-not-loaded = This part could not be loaded. Please reload the page.
page-unknown = There is nothing at this address.
page-to-start = Back to the start page

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
people-leaderboards = Leaderboards
people-mine = My results
account-title = Account
account-about = You don’t need an account: this browser remembers you. With one you can carry on from any device. To add just one device, a code is enough.
account-known = You are logged in as { $login }.
account-make = Create an account
account-make-about = You keep your name, seats and games.
account-make-button = Create account
account-log-in = Log in
account-log-in-about = This device will switch to that account.
account-log-out = Log out
account-login = Username
account-password = Password
account-codes = Recovery codes
account-codes-about = Write these down now. Each one lets you set a new password once, and they won’t be shown again.
account-nudges = Be told when a game waits
vacation-title = Vacation
vacation-about = While you are away, your clock stands still at every table with a day or more per decision. You have thirty days in any year, and a day once begun counts in full, so nobody waits forever.
vacation-days = Days
vacation-begin = Go on vacation
vacation-left = { $days ->
    [one] One day of vacation left
   *[other] { $days } days of vacation left
}
vacation-until = You are on vacation until { $date }.
vacation-end = I am back
account-device = Another device
account-device-about = Create a code here and enter it on the other device within ten minutes. That device will then play as you, with all your seats.
account-device-make = Create a code
account-device-code = Code from the other device
account-device-use = Use the code

## The start page
start-play-now = Play against the computer
start-opponents = Opponents
start-against = { $number ->
    [one] one opponent
   *[other] { $number } opponents
}
start-level = Difficulty
start-new-table = New table…
start-first-game = First game, guided
start-rules = Rules
start-mine = My games
start-mine-none = No games yet. Your games stay here until you finish them.
start-open = Open tables
start-invited = You are invited
start-decline = No, thanks
start-filters = Filter open tables
start-any-game = any game
start-any-players = any players
start-any-speed = any speed
start-speed-none = no clock
start-speed-live = in one sitting
start-speed-days = over days
start-any-rating = any rating
start-rating-to = up to { $to }
start-rating-between = { $from } to { $to }
start-rating-from = from { $from }
start-any-language = any language
start-open-none = No tables are waiting for players. Create one that everybody can find.
start-watch = Watch
start-watch-none = There are no public games at the moment.
start-go-on = Continue
start-join = Join
start-look = Watch
start-your-turn = your turn
start-status-waiting = waiting
start-status-running = in progress
start-status-paused = paused
start-status-finished = finished
start-status-closed = closed
start-practice = practice
start-import = Open a game file…
start-import-about = A .rh.json file: replay a finished game move by move, or carry on where it stopped.
start-import-too-large = { $file } is too large for a game record.
start-import-no-json = { $file } is not a game file: it is not JSON.
start-import-no-record = { $file } is JSON, but not a game record.
start-import-no-seed = { $file } was saved while the game was still in progress. Without the seed it cannot be replayed.
start-import-wrong = { $file } cannot be replayed: it has been changed or damaged, or was made with different rules.
start-players = Players: { $players }.
start-foot = Fan-made, not affiliated with the publishers. All artwork and texts are our own.

## The dialog for a new table
new-title = New table
new-game = Game
new-seats = Players
new-seat-me = Me
new-seat-friend = A friend (by invitation link)
new-seat-here = Another person on this device
new-seat-name = Name
new-add-seat = Add a seat
new-remove-seat = Remove seat { $number }
new-variants = Variants
option-first-player = First player
option-first-player-about = Who takes the first turn: somebody you agree on, or a random player.
option-first-player-random = random
new-visibility = Who can join
new-visibility-link = anyone with the link
new-visibility-public = everyone (publicly listed)
new-visibility-local = nobody else
new-clock = Clock
new-clock-none = no clock
new-clock-minute = 1 minute per decision
new-clock-day = 1 day per decision
new-clock-three-days = 3 days per decision
new-clock-week = 1 week per decision
new-clock-quarter = 15 minutes + 5 s per decision
new-clock-hour = 60 minutes + 10 s per decision
new-agreed = At the table
new-hints = Hints
new-hints-about = whoever has to decide may ask the computer for advice
new-undo = Undo
new-undo-about = decisions may be taken back
new-chat = Chat
new-chat-about = people may write to each other
settings-chat-on = with chat
settings-chat-off = no chat
settings-hints-on = with hints
settings-hints-off = no hints
settings-undo-on = with undo
settings-undo-off = no undo
new-back = Back
new-create = Create table

## The waiting room of a table
waiting-title = Waiting for { $number ->
    [one] one more player
   *[other] { $number } more players
}
waiting-full = Everybody is here
waiting-invite = Send this link to the people you want to play with. Anyone who opens it can take a seat or watch.
waiting-watch = Anyone with this link can watch.
waiting-link = Link to this table
waiting-invite-name = Invite by name
waiting-invite-send = Invite
waiting-invitation-sent = { $name } will see your invitation on the start page.
waiting-copy = Copy
waiting-copied = Copied
waiting-share = Share…
waiting-share-title = A game of { $game }
waiting-code = The link as a code for a phone’s camera
waiting-this-computer = This link works on this computer only. To let others at home in, stop Roundhouse and start it with: { $command }
waiting-host = host
waiting-colour = Your colour
waiting-join = Take a seat
waiting-leave = Leave the table
waiting-close = Close the table
waiting-start = Start the game
waiting-for-host = Waiting for the host to start the game.
waiting-seat-bot = Give seat { $number } to the computer
waiting-seat-bot-short = Add a computer player…
waiting-open-seat = Free this seat
waiting-remove = Remove
waiting-practice = Practice: this table was made from a record. Whoever brought it may know what is coming.
start-your-turns = Your turn
start-since = What happened since
start-due = time runs out { $when }
waiting-invited = { $host } invites you to play { $game }
waiting-your-name = What should the others call you?
waiting-players = { $number ->
    [one] One player
   *[other] { $number } players
}
waiting-agreed = What was agreed on
waiting-clock-move = { $minutes } min per decision
waiting-clock-total = { $minutes } min per player
option-for-players = Only with { $players } players. ({ $rule })
option-not-with = Not together with “{ $other }”. ({ $rule })
option-chosen = { $option }: { $value }
option-own = from a file
option-file = Your own…
option-file-about = A .toml file with a map you have made.
option-file-too-large = { $file } is too large.

## Learning

## What the server refuses
refusal-other = That did not work ({ $code }).
refusal-broken = Something went wrong on our side. Please try again.
refusal-server-gone = The server isn’t responding. Please try again in a moment.
refusal-illegal-action = The rules do not allow that now.
refusal-invalid-action = That is not a move in this game.
refusal-invalid-option = This option cannot be combined with the others.
refusal-invalid-data = Something a game needs is missing from the file.
refusal-invalid-record = This is not a game record that can be continued.
refusal-invalid-body = The server could not read this request.
refusal-unknown-game = There is no such game here.
refusal-unknown-bot = There is no such computer player.
refusal-unknown-language = There are no texts in this language.
refusal-unknown-table = There is no such table, or it is not open to you.
refusal-unknown-path = There is nothing at this address.
refusal-unknown-person = There is no such person.
refusal-unknown-seq = The game has not got that far yet.
refusal-unknown-host = This server is not known by that name.
refusal-foreign-origin = This request came from another page and was ignored.
refusal-wrong-method = The server cannot do that here.
refusal-not-json = The server could not read this request.
refusal-too-large = That is too much data at once.
refusal-too-long = So much has happened at this table that only moves are possible here now.
refusal-too-slow = This takes too long to check. A record or map like this cannot be used here.
refusal-too-many = Too fast. Please wait a moment.
refusal-busy = The table is very busy. Please try again.
refusal-draining = The server is about to restart. Please try again in a moment.
refusal-redis-gone = Part of the server is unavailable at the moment. Please try again.
refusal-storage-gone = The server can’t reach its storage at the moment. Nothing is lost; please try again.
refusal-storage-full = The server has no room left to store anything. Nothing is lost; please try again later.
refusal-table-damaged = This table can no longer be read. Whoever runs the server has been told; nothing else is affected.
refusal-no-hint = No hint this time. Please try again.
refusal-no-adviser = There are no hints for this game.
refusal-no-person = Please choose a name first.
refusal-session-expired = You were logged out. Reload the page to continue.
refusal-logged-out = You were logged out. Reload the page to continue.
refusal-bad-name = A name needs 1 to { $longest } visible characters.
refusal-wrong-login = Wrong username or password.
refusal-wrong-password = Wrong password.
refusal-wrong-code = This code is wrong, already used or expired.
refusal-login-taken = That username is taken. Please choose another.
refusal-has-account = You already have an account.
refusal-no-account = You don’t have an account yet.
refusal-already = You have already done that.
refusal-bad-text = A message can have 1 to 500 characters.
refusal-closed = The table is closed.
refusal-finished = The game is over.
refusal-hints-off = This table is played without hints.
refusal-muted = The host muted you at this table.
refusal-no-history = That is too far back to show.
refusal-no-request = There is nothing for you to answer right now.
refusal-no-such-person = This person is not at the table.
refusal-no-such-seat = There is no such seat.
refusal-blocked = You can’t sit down at this table.
refusal-account-closed = An operator has closed this account.
refusal-name-taken = Somebody with an account has this name, or one that looks like it. Please choose another.
refusal-not-operator = Only operators may do that.
refusal-unknown-report = There is no such report.
refusal-is-operator = This person is an operator.
refusal-no-clock = No clock is running.
refusal-not-at-table = Only people at this table may do that.
refusal-not-away = No computer is playing for you.
refusal-not-bots-turn = It is not a computer player’s turn.
refusal-not-finished = The game is not over yet.
refusal-not-full = There is still a free seat.
refusal-not-host = Only the host of the table may do that.
refusal-not-paused = The game is not paused.
refusal-not-started = The game has not started yet.
refusal-not-your-seat = This seat is not yours.
refusal-not-your-turn = It is not your turn.
refusal-no-answer = The server did not answer. The table now shows whether that went through.
refusal-nothing-to-undo = You have no move to undo.
refusal-one-seat-each = Each person can have only one seat at this table.
refusal-out-of-time = Time is up for this decision.
refusal-paused = The game is paused.
refusal-removed = The host removed you from this table.
refusal-request-pending = Another request is still open; answer that first.
refusal-colour-taken = Somebody else has chosen that colour.
refusal-seat-taken = That seat is taken.
refusal-secrets-known = Whoever brought this record may know everything that is still hidden in it, so nobody else can play here.
refusal-seed-given = The seed of this table was fixed when it was made, so it takes no shares.
refusal-several-seats = You play several seats, so you have to decide each time.
refusal-on-vacation = You are on vacation already.
refusal-no-days-left = { $left ->
    [0] You have no vacation left.
    [one] You have only one day of vacation left.
   *[other] You have only { $left } days of vacation left.
}
refusal-stale = Something has happened in the meantime. Take another look, then decide.
refusal-started = The game has already started.
refusal-table-full = There are no free seats left.
refusal-time-left = There is still time for this decision.
refusal-chat-off = This table is played without chat.
refusal-undo-off = This table is played without undo.
refusal-undo-past-hidden = Hidden information has been revealed since, so this cannot be undone.

## The log of a table: what people did. $you is yes if the reader did it.
log-and = { $first } and { $last }
log-somebody = Somebody
log-seated = { $who } took a seat.
log-seated-bot = { $who } took a seat.
log-vacated = { $who } left the table before the start.
log-started = The game started.
log-asked-undo = { $who } asked to undo a move.
log-asked-pause = { $who } asked for a pause.
log-declined = { $who } said no.
log-undone = { $who } undid a move.
log-vacation = { $you ->
    [yes] You are on vacation: your clock stands still.
   *[no] { $who } is on vacation: the clock stands still.
}
log-vacation-over = { $you ->
    [yes] You are back from your vacation.
   *[no] { $who } is back from vacation.
}
log-paused = { $who } paused the game.
log-paused-empty = The game is paused: nobody is left at the table.
log-resumed = { $who } resumed the game.
log-timed-out = { $who } ran out of time: the computer decides.
log-left = { $who } left; the computer takes over.
log-resigned = { $who } resigned; the computer takes over.
log-returned = { $who } came back.
log-finished = The game is over.
log-closed = { $who } closed the table.

## Games that bring no front of their own
generic-position = Position
generic-players = Players
generic-question = What do you do?
generic-choose = Choose first
generic-search = Search the actions
generic-amount = A number from { $first } to { $last }
generic-prompt = Choose one of the actions below.
generic-why = Why not?
generic-why-action = An action
generic-why-legal = You can do that now.
generic-yes = yes
generic-no = no
generic-over = The game is over.
generic-result = Result
generic-rank = Rank
generic-player = Player
generic-score = Score
generic-you-won = You have won.
generic-won = { $who } has won.
generic-won-shared = The victory is shared: { $who }.

# These stand in the page itself, in all languages: there is nothing else to read when they are needed.
page-description = Two railway games to play with friends or against the computer.
page-no-script = Roundhouse needs JavaScript. Please turn it on for this page.
page-old-browser = This browser is too old for Roundhouse. Any Firefox, Chrome, Edge or Safari of the last few years will do.
page-no-answer = Roundhouse isn’t responding. Please reload the page in a moment.
refusal-unknown-trial = There is no such test any more. Start it again.
start-workshop = Workshop
