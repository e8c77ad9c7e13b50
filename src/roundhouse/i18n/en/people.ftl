# Who is who: profiles, head-to-head, leaderboards. Loaded when one of them is opened.

people-kind = { $game }, { $players ->
    [one] 1 player
   *[other] { $players } players
}
people-variant-own = own map
people-hidden = { $name } keeps these results private.
people-since = Here since { $when }
people-guest-since = Guest since { $when }
people-public = Public
people-public-about = Others can see your results, and leaderboards list you. Otherwise only you can.
people-against-you = Your results against each other
people-no-games = No finished games that count yet.
people-ratings = Ratings
people-rated-games = { $games ->
    [one] 1 rated game
   *[other] { $games } rated games
}
people-course = Rating over time: { $kind }
people-figures = The same in figures
people-day = Day
people-rating = Rating
people-doubt = Uncertainty
people-games = Games
people-game = Game
people-players = Players
people-played = Played
people-won = Won
people-best = Best score
people-mean = Average
people-left = Left early
people-opponents = Most frequent opponents
people-head-to-head = Head-to-head
people-balance = { $ahead } times ahead, { $behind } times behind, in { $games } games
people-versus = against
people-never-met = They have not finished a game together yet.
people-finished = Finished games
people-abandoned = ended early
people-has-left = left
people-look = Look back
people-more = Show more
people-better = Higher places
people-board-about = Sorted by the strength a player almost certainly has. You are listed with an account, a public profile and at least { $games } rated games.
people-own-place = You are number { $place } of { $size }.
people-no-place = Your rating is { $rating } ± { $doubt } after { $games ->
    [one] 1 game
   *[other] { $games } games
}; you are not listed yet.
people-board-empty = Nobody has played enough yet. Be the first!
people-place = Place
people-name = Name
people-sure = Certain strength

## Nudges: how people are told that a game waits for them
nudges-title = When a game waits for you
nudges-about = Roundhouse can tell you when it is your turn, or when somebody asks you something. You are told once per turn, and not while you have the table open. The message never says what is in a game.
nudges-where = You are told here
nudges-kind-push = This browser
nudges-kind-mail = By e-mail
nudges-kind-chat = In a chat
nudges-this-browser = this browser
nudges-test = Try it
nudges-test-sent = A message is on its way.
nudges-end = Remove
nudges-end-of = Remove { $address }
nudges-code = Code from the e-mail
nudges-confirm = Confirm
nudges-add = Add
nudges-browser-about = The browser asks you for permission first. It tells you even while this page is closed.
nudges-browser-turn-on = Tell me in this browser
nudges-browser-on = This browser will tell you when a game waits.
nudges-browser-no = The browser was not allowed to tell you.
nudges-browser-cannot = This browser cannot tell you anything while the page is closed. On an iPhone or iPad, add Roundhouse to the home screen first.
nudges-browser-forbidden = This browser may not show messages from Roundhouse. You can allow it in the settings of the browser.
nudges-browser-off = This server cannot send messages to browsers.
nudges-mail-about = You get a code to confirm that the address is yours. Every e-mail has a link that ends them.
nudges-mail-to = Your e-mail address
nudges-chat-about = Paste the address of a webhook. Everybody in that channel sees the link to the table, can watch, and can take a free seat.
nudges-chat-url = Address of the webhook
nudges-chat-format = Kind of chat
nudges-format-discord = Discord
nudges-format-slack = Slack
nudges-format-mattermost = Mattermost
nudges-format-json = Something else (JSON)
nudges-quiet = Quiet time
nudges-quiet-about = What happens in this time you are told afterwards.
nudges-quiet-from = From
nudges-quiet-to = to
nudges-quiet-set = Keep quiet
nudges-quiet-change = Change
nudges-quiet-end = Tell me at any time
nudges-quiet-zone = Time zone: { $zone }
nudges-stop-about = You came here from an e-mail. Shall we stop writing to that address?
nudges-stop = Stop these e-mails
nudges-stopped = No more e-mails go to { $address }.
refusal-no-push = This server cannot send messages to browsers.
refusal-no-mail = This server does not send e-mail.
refusal-not-an-address = That is not an address.
refusal-not-https = The address has to begin with https://.
refusal-private-target = That address is not open to the internet, so this server does not call it.
refusal-unknown-target = That address cannot be found.
refusal-unknown-format = That is not one of these: { $formats }.
refusal-too-many-addresses = You are told in { $most } places already. Remove one first.
refusal-not-confirmed = Confirm the address first, with the code from the e-mail.
refusal-unknown-timezone = That time zone is not known.
refusal-unknown-address = That address is not on your list any more.

## Being decent: blocking, reporting, operators, one’s data
people-operators = Operators
people-operator = operator
people-why = Reason
people-cancel = Cancel
people-reports = Reports
people-no-reports = Nobody has reported anything.
people-settle = Settle
people-settled = settled
people-people = People
people-find = Name or username
people-closed = closed
people-close-account = Close account
people-open-again = Reopen
people-tables = Tables
people-no-tables = No tables are open.
people-close-table = Close table
people-deeds = What operators did
people-no-deeds = Nothing yet.
people-deed-closed = closed the account of { $name }
people-deed-opened = reopened the account of { $name }
people-deed-settled = settled a report
people-deed-table-closed = closed a table
people-block = Block
people-unblock = Unblock
people-blocked-about = You don’t see what this person writes, and you can’t join each other’s tables.
people-blocked = Blocked
people-report = Report…
people-report-about = What is wrong with { $name }? Only the operators will read this.
people-report-send = Send report
people-reported = Thank you. The operators will look into it.
people-data = Your data
people-data-about = Everything this server keeps about you, in one file. To have it deleted, use the button below: your moves stay, your name and your words go.
people-export = Download
people-delete = Delete me…
people-delete-sure = This cannot be undone. Bots will take your seats. Type your name to confirm:
people-delete-now = Delete me now

## What happened since
since-title = What happened since you last decided
since-nothing = Nothing has happened at your tables lately.
since-quiet = Nothing since then: it is up to you.
since-more = { $number ->
    [one] One earlier line is in the table’s log.
   *[other] { $number } earlier lines are in the table’s log.
}
