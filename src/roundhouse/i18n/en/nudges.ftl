### What people are told who are not here: by their browser, by mail, in a chat

nudge-turn = It is your turn: { $game }
nudge-asked = You are being asked something: { $game }
nudge-with = With { $others }.
nudge-alone = The game waits for you.
nudge-hello = Hello { $who },
nudge-stop = To end these mails, or to choose when they come:
nudge-test = This is how you will be told
nudge-test-about = You will hear from us here when a game waits for you.
nudge-confirm = Is this your mail address?
nudge-confirm-about = If you have asked Roundhouse to write to you here, type this code on the page: { $code }. If not, do nothing: you will not hear from us again.
