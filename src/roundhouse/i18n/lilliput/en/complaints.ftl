# What is wrong with what somebody wrote: actions and files.

complaint-lilliput-at-mildendo = { $cell } is where Mildendo is (L-020)
complaint-lilliput-board-entry = an object with at and tile
complaint-lilliput-city-mark = { $tile } has a { $mark }, but { $cell } is a plain cell (L-362)
complaint-lilliput-closed = the sea closes { $cell } on all sides, so no home tile fits there (L-049)
complaint-lilliput-exit-wet = its exit { $side } runs into { $water }
complaint-lilliput-harbour-at = the water of the harbour at { $cell }, whose track is at { $side }
complaint-lilliput-home-cell = { $cell } is a home cell and stays free (L-366)
complaint-lilliput-into-the-sea = its track to the { $side } runs into the sea at { $sea } (L-375)
complaint-lilliput-kind = kind { $kind } is not one of { $known }
complaint-lilliput-landscape-wanted = a table with name and tiles
complaint-lilliput-no-scenario = { $value } is neither a file nor one of { $names }
complaint-lilliput-not-a-cell = { $value } is not a cell such as [2, -1], at most { $farthest } away
complaint-lilliput-not-an-action = { $text } is not an action; actions begin with { $words }
complaint-lilliput-or-two = { $what } (or two, such as [30, 50])
complaint-lilliput-overlaps = overlaps { $other }
complaint-lilliput-plain-mark = { $tile } has a { $mark }, but { $cell } is a city cell (L-363)
complaint-lilliput-sea-at = the sea at { $cell }
complaint-lilliput-sides = { $value } is not a set of different letters from N, E, S, W
complaint-lilliput-slots = { $stations ->
    [one] one station
   *[other] { $stations } stations
}, but { $tile } has { $slots ->
    [0] no slot
    [one] one slot
   *[other] { $slots } slots
}
complaint-lilliput-thing-character = character
complaint-lilliput-thing-company = company
complaint-lilliput-thing-resume = stage to go on with
complaint-lilliput-thing-tile = tile of this game
complaint-lilliput-thing-train = train
complaint-lilliput-tile-wanted = must be an id such as ‘GC’ or an object with kind and exits or paths
complaint-lilliput-too-many = too many tiles: the box has { $number } of { $tile } (L-360)
complaint-lilliput-train = { $value } is not one of { $trains }, or 2*, 3*, 4*
complaint-lilliput-tunnel = the tunnel begins in the supply: write tunnels = 1 (L-377)
complaint-lilliput-two-sides = { $value } is not two different letters of N, E, S, W
complaint-lilliput-two-stations = two stations of { $company }
complaint-lilliput-two-tiles = two tiles at { $cell }, the other is { $other } in { $place }
complaint-lilliput-unknown-tile = unknown tile { $value }; known are { $known }
complaint-lilliput-worth = { $value } is not a multiple of ten from 10 to 1000
