# What `roundhouse --help` and `roundhouse COMMAND --help` say. Plain texts without parameters: the terminal reads this
# file without the Fluent library, so that help comes at once. The first paragraph of a command stands in the list, too;
# help-any-NAME explains an argument of that name wherever its command does not.

help-usage = Usage
help-usage-command = COMMAND
help-usage-options = [OPTIONS]
help-title-commands = Commands
help-title-arguments = Arguments
help-title-parameters = Options
help-default = default
help-required = required
help-label-file = FILE
help-label-folder = FOLDER
help-label-text = TEXT
help-label-number = N
help-label-game = GAME
help-label-rule = RULE_ID
help-label-name-value = --NAME VALUE
help-flag-help = Show this help.
help-flag-version = Show the version.
help-language =
    --language LANGUAGE works with every command: cs, en, es, fr or it. Without it Roundhouse speaks the language
    of your system (LC_ALL, LC_MESSAGES, LANG).

help-roundhouse = Railway games to play, replay and simulate, with an executable rulebook.

help-any-game = The game.
help-any-seed = A whole number.
help-any-option =
    A variant of the game to switch on; may be given several times. “roundhouse options” lists them.
help-any-options = Any other option of the game, with its value.
help-any-workers = How many processes to use.
help-any-database = The database, if it is not the one in your data folder: sqlite:///FILE.
help-any-settings = The file with the server’s settings, in TOML; options and environment variables win over it.
help-any-svg = Draw into this file instead of the terminal.
help-any-theme = The colours of the drawing; without this, the reader’s system decides.

help-play = Play in the terminal, against the computer or with several people at one keyboard.
help-play-game = The game to play (default: the first one listed by “roundhouse options”).
help-play-players =
    Who plays, in seat order, separated by commas: easy, normal, hard and the names of bots (such as random) are
    bots, any other name is a person. You can play alone if the game has an automaton. (default: me,normal)
help-play-seed =
    A whole number or 64 hexadecimal digits: the same seed gives the same shuffles. (default: secret and random)
help-play-save = Save the game in this new file after every move.
help-play-resume = Continue the game saved in this file, and keep saving there.
help-play-explain = Explain every bot’s move; this may give away its secrets.
help-play-trust-bots = Run the bots from elsewhere that the resumed file names.

help-open = Play in the browser: serve the page on this computer alone and open it.
help-open-port = The port to use (default: 8000, or the next one that is free).
help-open-browser = Whether to open the browser as soon as the page is there.
help-open-lan = Whether to let other computers and phones at home in.

help-serve = Serve tables for people and bots over the network, until you press Ctrl-C.
help-serve-host = The address to listen on; 0.0.0.0 for all (default: 127.0.0.1).
help-serve-port = The port to listen on; 0 takes a free one (default: 8000).
help-serve-database = A database URL such as postgresql://user@host/name (default: a file in your data folder).
help-serve-redis = A Redis URL such as redis://host:6379/0, for several nodes on one database.
help-serve-origin =
    An address by which browsers reach the server, such as https://play.example.org; may be given several times.
help-serve-secure = Browsers connect over HTTPS: send cookies over it only.
help-serve-no-limits = Do not limit how much one person or address may ask for.
help-serve-bots = How many processes the bots think in (default: all processors but one).
help-serve-bot-seconds = How many seconds a bot may think about one decision (default: 1).
help-serve-bot-pause = How many seconds a bot waits before it moves, so that people can follow (default: 0.4).
help-serve-tables-in-memory = How many tables to keep in memory even if nobody has them open (default: 2000).
help-serve-offer = A bot from elsewhere that people may choose, as name=bot; may be given several times.
help-serve-log-level = What to log: debug, info, warning or error (default: warning).

help-replay = Verify the record of a game and print its score sheet.
help-replay-file = The record, a .rh.json file; the game may be unfinished.
help-replay-json = Print the score sheet as JSON and nothing else.

help-show =
    Show the table in a record or a position of any game, or a board.

    The file is a record, a position, or a board of your own; of a table it shows what everybody may see.
help-show-file = A .rh.json, JSON or TOML file.

help-verify =
    Prove that the shuffles of a finished game were fixed from the start.

    The seed must be the one whose fingerprint was published, or follow from the secret whose fingerprint was
    published and from the shares of the people at the table; every action and the result must follow from the seed.
help-verify-file = The record of a finished game, a .rh.json file.
help-verify-commitment = The fingerprint shown at the start, if you kept it: 64 hexadecimal digits.

help-review =
    Review a finished game: what was skill, what was luck, and what would have been better.
help-review-file = The record, a .rh.json file of a game that is over.
help-review-depth = How closely to look.
help-review-json = Write everything that was found as JSON into this file.
help-review-html = Write a report into this HTML file.

help-evaluate = Say what a position promises everybody, and what would be best there.
help-evaluate-file = The record, a .rh.json file; the game may be unfinished.
help-evaluate-at = After how many actions of the record. (default: after all of them)
help-evaluate-depth = How closely to look.
help-evaluate-json = Print JSON and nothing else.

help-perft =
    Count the sequences of legal decisions from the start of a game, depth by depth.

    The counts go to standard output and never vary; times go to standard error.
help-perft-players = How many players.
help-perft-seed = A whole number or 64 hexadecimal digits.
help-perft-depth = The longest sequences to count.

help-engine = Let a bot play for another program: it answers JSON lines until its input ends.
help-engine-bot = One of our bots, such as planner, hard or search(iterations=200).

help-simulate =
    Play many games between bots and print mean scores, win shares and speed.

    The same seed gives the same games, however many processes play them.
help-simulate-players = How many players (default: one per bot, or 2).
help-simulate-bots = One bot per seat, separated by commas; a single one plays every seat (default: the game’s usual opponent).
help-simulate-games = How many games.
help-simulate-json = Write the settings, the summary and every outcome to this file.

help-tournament =
    Play bots against each other, every deal in all seatings, and report who is stronger.

    The results are saved game by game in the report folder: run the same command to continue an interrupted
    tournament, or with more games to extend it. The same seed gives the same results for any number of workers,
    except for bots that search by the clock.
help-tournament-bots =
    The bots, separated by commas. One plays every seat; as many as there are players form one line-up, in which a
    bot may be named more than once; if there are more, every combination meets.
help-tournament-players = How many players (default: one per bot, or 2).
help-tournament-games = How many games, rounded up to whole deals.
help-tournament-on = Where to play: in processes on this machine, or on a Ray cluster (the extra “ray”).
help-tournament-sprt =
    Two bots: stop as soon as a sequential test decides whether the first is stronger than the second.
help-tournament-sprt-bounds = Two win shares: the test decides between them.
help-tournament-records = Keep every action of every game in the results.
help-tournament-out = The folder for the report; created if it does not exist.

help-selfplay =
    Write every decision of many games between bots as numbers to learn from: positions, masks, actions, values, results.

    The files are written one by one: run the same command to continue an interrupted run, or with more games to extend
    it. Needs the extra “rl”.
help-selfplay-out = The folder for the files; created if it does not exist.
help-selfplay-players = How many players (default: one per bot, or 2).
help-selfplay-bots = One bot per seat, separated by commas; a single one plays every seat (default: the game’s usual opponent).
help-selfplay-games = How many games.
help-selfplay-on = Where to play: in processes on this machine, or on a Ray cluster (the extra “ray”).
help-selfplay-format = The kind of files: npz for numpy, or Parquet (the extra “data”).
help-selfplay-shard = How many games there are in each file.

help-options = List what you can choose at the start of a game.
help-options-game = The game (default: all of them).

help-rule = Print the text of a rule by its number, the rules of a chapter by its title, or all of them.
help-rule-rule-id =
    The number of a rule, with its letter or without, the title of a chapter, or a game (default: all rules of all
    games).

help-completion =
    Print the script by which a shell completes commands and options.

    Load it with source <(roundhouse completion bash); for fish: roundhouse completion fish | source.
help-completion-shell = The shell: bash, zsh or fish.

help-doctor = Look at everything that a server needs, and say what to do if something is amiss.

help-backup = Copy everything the server keeps into a new file, even while the server is running.
help-backup-file = The file to write; it must not exist yet.

help-restore = Replace what the server keeps with a backup; stop the server first.
help-restore-file = A file written by “roundhouse backup”.
help-restore-replace = Overwrite what is there now.

help-operator = Make an account an operator, who looks after people and tables on the page, or an ordinary one again.
help-operator-login = The username of the account.
help-operator-remove = Make it an ordinary account again.

help-ratings = Count the results and ratings of a server, or make them again from the logs of its tables.
help-ratings-rebuild = Make all results and ratings again; the server may be running.
help-balance = Try a board or a landscape out by games between bots, and tell what should be mended.
help-balance-file = A board or a landscape, or the name of one that comes with a game.
help-balance-players = How many play; two if left out.
help-balance-games = How many games are played.
help-balance-bot = The bot that plays all seats.
help-balance-seed = A whole number; the same seed plays the same games.
help-balance-workers = How many processes play at a time.
help-balance-json = Write everything that was found as JSON into this file; - for standard output.
