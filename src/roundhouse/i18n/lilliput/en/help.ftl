# What the commands of 18Lilliput say about themselves: plain texts, as in the house’s own help.ftl.

help-revenue =
    Find the routes on which a company’s trains earn most in 18Lilliput.

    The file contains a board, a company and its trains; docs/lilliput-map.md describes it.
help-revenue-file = The board, a JSON file.
help-revenue-json = Print the routes as JSON and nothing else.
help-revenue-seconds = How many seconds to spend on the proof; after that, the answer names a bound instead.
help-revenue-svg = Draw the board with the routes into this file.

help-scenario = Check, show and make landscapes of 18Lilliput.
help-scenario-check = Check a landscape, and tell how open each side of Mildendo is.
help-scenario-check-file = A landscape, a TOML file as docs/landscapes.md describes it, or the name of a scenario.
help-scenario-show = Show a landscape.
help-scenario-show-file = A landscape, or the name of a scenario.
help-scenario-random = Make a random landscape in which every side is open and none is much harder than another.
help-scenario-random-seed = A whole number; the same seed makes the same landscape.
help-scenario-random-difficulty = From 1 (easy) to 4.
help-scenario-random-out = Write the landscape into this file instead of the terminal.
