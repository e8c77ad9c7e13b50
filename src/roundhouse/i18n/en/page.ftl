# The page: start, tables' frame, rulebook, guides, and what the server refuses. Texts of one game stand in files of its own.

## The frame of every screen
page-name = Roundhouse
page-tools = Language and light
page-language = Language
page-to-light = Light colours
page-to-dark = Dark colours
page-offline = The server does not answer. Nothing is lost: the page comes back by itself.
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

## What the server refuses
refusal-other = That did not work ({ $code }).
refusal-broken = Something broke on our side. Please try again.
refusal-server-gone = The server does not answer. Please try again in a moment.
