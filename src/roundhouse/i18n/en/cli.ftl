# The terminal table and the other commands: everything that belongs to no single game.

you = You
player-unnamed = Player { $number }
automaton-unnamed = Automaton

# Numbers, as the language writes them
number-whole = { NUMBER($value, maximumFractionDigits: 0) }
number-one-place = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
number-two-places = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
number-short = { NUMBER($value, maximumFractionDigits: 2) }
number-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
number-percent-whole = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }

play-welcome = { $game } for { $players } players.
play-promise = Every shuffle is fixed by a sealed seed. Its fingerprint: { $commitment }
play-narrow = The table needs { $wide } columns, but this screen has { $width }: widen the window or use a smaller font.
play-prompt = Your choice (or { play-word-help })
play-more = { $number ->
    [one] … and one more: type { play-word-more }
   *[other] … and { $number } more: type { play-word-more }
}
play-no-way = Choose 1 to { $last }, or 0 to go back.

play-curtain-hide = { $name }: press Enter to hide your cards.
play-curtain-pass = Pass the keyboard to { $name }.
play-curtain-ready = { $name }: press Enter when you have it.

play-no-number = There is no number { $number } in the list: choose 1 to { $last }.
play-too-long = That line is too long to be an action.
play-no-action = { $message }. Type { play-word-help } to see what you can type.
play-refused = You cannot do that ({ $rule }): { $text }
play-legal = { $action }: you can do that now.
play-why-what = Type { play-word-why } and an action, for example: { play-word-why } { $example }
play-rule-what = Type { play-word-rule } and a number, or { play-word-rule } and the title of a chapter.
play-no-log = Nothing has happened yet.

# Words to type; the English ones always work, and accents may be left out
play-word-help = help
play-word-map = map
play-word-table = table
play-word-log = log
play-word-more = more
play-word-why = why
play-word-rule = rule
play-word-save = save
play-word-quit = quit
play-word-back = back
play-argument-action = ACTION
play-argument-number = NUMBER
play-argument-file = FILE

play-help = Type the number of a choice, or an action in notation. Commands:
play-help-help = this list; works wherever something is asked
play-help-map = draw the map as large as the screen allows, with its key
play-help-table = show the whole table again
play-help-log = everything that has happened so far that you may know
play-help-why = whether you could do that now, and which rule forbids it
play-help-rule = what a rule says; { play-word-rule } alone lists the chapters
play-help-more = list every choice
play-help-save = save the game there, now and after every move
play-help-quit = leave the table; you can save an unsaved game first
play-help-notation = Actions of this game:
plain-question = What do you do?
plain-notation = Type them as they are in the list:
plain-yes = yes
plain-no = no

play-saved = Saved in { $file }, and again after every move.
play-save-what = Type { play-word-save } and a file name, for example: { play-word-save } evening.rh.json
play-other-name = choose another name
play-ask-save = Save the game? Type a file name. Press Enter to leave without saving, or type { play-word-back } to keep playing.
play-ask-record = Type another file name for the game record, or press Enter to leave it unsaved.
play-unsaved = NOT SAVED: { $reason }
play-left = You left the table; the game was not saved.
play-bot-failed = A bot has given up, and another one plays on for it: { $why }
play-go-on = The game is saved. Continue with: { $command }
play-resumed = { $file }: { $number ->
    [0] the game is about to start.
    [one] the game continues after one decision.
   *[other] the game continues after { $number } decisions.
}

play-over = The game is over.
play-over-saved = The game record: { $file }
play-seed = The seed was { $seed }.
play-fingerprint = The fingerprint shown at the start: { $commitment }
play-promise-kept = Its fingerprint is the one shown at the start: every shuffle was fixed before the first card.
play-promise-broken = Its fingerprint does not match the one shown at the start: do not trust this game!
play-promise-check = To check it yourself, take the SHA-256 of the seed’s bytes: { $command }

explain-choice = { $name } chose { $choice }.
explain-plan = - { $reason }
reason-said = { $text }
explain-others = Next best: { $others }.
explain-value = { $action } ({ $value })
explain-share = { $value } chance of winning

replay-verified = { $file }: { $number ->
    [one] one decision
   *[other] { $number } decisions
} replayed, all legal; the data, the seed and its fingerprint match.
replay-result = The result matches the record.
replay-no-result = The record contains no result to compare.

verify-seed = The seed: { $seed }
verify-commitment = Its fingerprint: { $commitment }
verify-secret = The server’s secret: { $secret }
verify-share = The share of { $name }: { $share }
verify-without-share = { $name } gave no share.
verify-joint-seed = The seed that follows from secret and shares: { $seed }
verify-no-shares = Nobody gave a share, so the server made this seed alone.
verify-proved = { $file }: every shuffle follows from this seed, { $number ->
    [one] the one decision is
   *[other] all { $number } decisions are
} legal, and they lead to the result in the record.
verify-kept-commitment = The fingerprint is the one you kept: nothing was changed after the start.
verify-own-commitment = This fingerprint comes from the record itself. Compare it with the one shown at the start, or pass that one with --commitment.

sheet-title = Score sheet
sheet-title-open = Score so far
sheet-total = Total
sheet-rank = Rank
sheet-player = Player
sheet-winner = The winner: { $names }, with { $points } points.
sheet-winners = A shared win: { $names }, with { $points } points.
sheet-and = { $first } and { $last }
sheet-unfinished = This game is not finished.

perft-depth = depth
perft-nodes = nodes
perft-speed = depth { $depth }: { $seconds } s, { $rate } nodes/s

simulate-title = { $game }: { $number ->
    [one] one game
   *[other] { $number } games
}, seed { $seed }
simulate-playing = Playing
simulate-seat = Seat
simulate-bot = Bot
simulate-mean = Mean score
simulate-wins = Win share
simulate-pick = Drafted
simulate-games = Games
simulate-speed = { $rate } games per second, { $seconds } s in all
simulate-slow = { $each } s per game, { $seconds } s in all
simulate-written = Every outcome is in { $file }.

tournament-title = { $game }, { $players ->
    [one] one player
   *[other] { $players } players
}: { $games ->
    [one] one game
   *[other] { $games } games
} of { $deals ->
    [one] one deal
   *[other] { $deals } deals
}, seed { $seed }
tournament-bot = Bot
tournament-games = Games
tournament-wins = Wins
tournament-sure = 95%
tournament-mean = Score
tournament-rating = Rating
tournament-typical = p50
tournament-slow = p95
tournament-decisions = Decisions
tournament-longest = Longest
tournament-over = Over limit
tournament-opponent = Opponent
tournament-ahead = Ahead
tournament-stronger = { $bot } is stronger than { $opponent } (a test of { $low } against { $high }, decided after { $deals ->
    [one] one deal
   *[other] { $deals } deals
}).
tournament-not-stronger = { $bot } is not that much stronger than { $opponent } (a test of { $low } against { $high }, decided after { $deals ->
    [one] one deal
   *[other] { $deals } deals
}).
tournament-open = Whether { $bot } is stronger than { $opponent } is still open after { $deals ->
    [one] one deal
   *[other] { $deals } deals
} (a test of { $low } against { $high }).
tournament-fair = { $decisions } decisions: { $illegal } illegal, { $over } more than a fifth over the time limit.
tournament-failed = { $bot } gave up in { $games ->
    [one] one game
   *[other] { $games } games
}, where another bot played on for it and it came last; the first time because: { $why }
tournament-broken-off = Interrupted with { $done } of { $games } games saved; run the same command to continue.
tournament-written = The report: { $file }
selfplay-written = { $games ->
    [one] { $games } game is in { $folder }.
   *[other] { $games } games are in { $folder }.
}

report-title = { $game }: a tournament of bots
report-best = { $bot } won { $share } of its games (95% interval: { $sure }%).
report-alone = { $bot } played itself and scored { $score } on average.
report-deals = Deals
report-illegal = Illegal answers
report-standing = Standing
report-standing-note = The range beside each figure is its 95% interval. A shared win counts in equal parts.
report-wins = Share of wins
report-wins-note = The band is the 95% interval. A deal is played in all seatings and counts as one sample, because its games share their luck.
report-fair = The dashed line is the share of a seat if all were equally strong: { $share }.
report-pairs = Row against column
report-pairs-note = How often the bot in the row finished ahead of the bot in the column; ties count half.
report-scores = Scores
report-scores-note = How often each score came up, in bins that all bots share; the line is the mean.
report-between = { $low } to { $high }
report-spread = mean { $mean }
    median { $p50 }
    90%: { $p5 } to { $p95 }
report-ratings = OpenSkill ratings
report-ratings-note = Plackett-Luce over all games in their order; the band is two deviations of the skill to either side.
report-rating = { $bot }: rating { $rating }
report-times = Time per decision
report-times-note = The bar reaches from the median to the 95th percentile, the thin line to the longest decision. The dashed line is the time allowed. The scale is logarithmic.
report-time = p50 { $p50 }
    p95 { $p95 }
    longest { $longest }
report-sheet = What scores are made of
report-sheet-note = Means per seat and game of the figures of the score sheet.
report-seats = Seats
report-seats-note = By seat, whoever held it.
report-picks = Draft
report-picks-note = By what a seat took for the whole game.
report-told = { $bot }: { $value }
report-again = Run it again
report-again-note = The same command gives the same games, for any number of workers, unless a bot searches by the clock.

rule-none = there is no rule { $rule }; the rules are { $ranges }
rule-range = { $first } to { $last }

options-name = NAME
options-seat = SEAT
options-file = FILE

serve-at = Roundhouse is running at { $url } (press Ctrl-C to stop it)
open-at-home = Others at home reach it at { $url }
open-no-home = No network was found: only this computer reaches it.
serve-kept = Tables are kept in { $place }
backup-other-name = choose another name
backup-done = { $file }: a copy of { $tables ->
    [one] one table
   *[other] { $tables } tables
} and { $people ->
    [one] one person
   *[other] { $people } people
}.
restore-done = { $file } now holds { $tables ->
    [one] one table
   *[other] { $tables } tables
} and { $people ->
    [one] one person
   *[other] { $people } people
}.
ratings-there = Results: { $results }. Ratings: { $ratings }.
ratings-unreadable = Tables whose log cannot be read: { $tables }. Their results are as they were.

## What `roundhouse doctor` finds
doctor-database = The database { $place } is there, whole and up to date.
doctor-database-new = The database { $place } does not exist yet; “roundhouse serve” makes it.
doctor-database-older = The database is of an older version ({ $found }); the next start brings it to { $newest }. Make a backup first.
doctor-database-newer = The database { $place } was made by a newer version ({ $found }, this one knows { $newest }). Install that version, or restore a backup.
doctor-database-damaged = The database { $place } is damaged ({ $why }). Stop the server and restore a backup.
doctor-database-gone = The database { $place } does not work: { $why }. See whether it runs, and whether name, password and permissions are right.
doctor-redis = Redis answers.
doctor-redis-none = No Redis, which only several nodes need.
doctor-redis-gone = Redis does not work: { $why }. See whether it runs at the address in “redis”.
doctor-mail = The mail server answers and takes the login.
doctor-mail-none = No mail server is set, so nobody can be told by e-mail. Set “mail.server” and “mail.sender” to change that.
doctor-mail-gone = The mail server does not work: { $why }. See “mail.server”.
doctor-push = Browsers can be told that a game waits.
doctor-push-none = Browsers cannot be told that a game waits: install roundhouse-games[server].
doctor-push-no-https = Browsers can be told that a game waits only over HTTPS; set “address” to where people find the server.
doctor-clock = The clock is right.
doctor-clock-of-database = The clocks of this computer and of the database are { $seconds } seconds apart. Let both be set by NTP.
doctor-clock-of-redis = The clocks of this computer and of Redis are { $seconds } seconds apart. Let both be set by NTP.
doctor-clock-set-back = The newest entry is { $seconds } seconds in the future: the clock of this computer was set back. Let it be set by NTP.
doctor-disk = { $folder } has room for { $megabytes } MB.
doctor-disk-little = { $folder } has room for only { $megabytes } MB. Make more room soon.
doctor-disk-full = { $folder } has room for only { $megabytes } MB. Moves will be refused: make more room now.
doctor-permissions = Nobody else can read the settings and the database.
doctor-readable-by-others = Others on this computer may read { $file }. Take that away: chmod 600.
doctor-no-timezones = The time zones of the world are not installed, so quiet times do not work: pip install tzdata.
doctor-no-address = “address” is not set, so links in e-mails and chats lead to whatever address somebody used.
doctor-few-connections = The system allows only { $most } connections. Raise LimitNOFILE.
doctor-result = { $wrong ->
    [0] Everything works.
    [one] One thing does not work.
   *[other] { $wrong } things do not work.
} { $notes ->
    [0] There is nothing else to know.
    [one] One thing is worth knowing.
   *[other] { $notes } things are worth knowing.
}
operator-made = { $login } is an operator now.
operator-no-more = { $login } is no operator any more.
