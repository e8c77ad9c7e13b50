lilliput-balance-side-never = Nobody begins in { $side ->
    [N] the north
    [E] the east
    [S] the south
   *[W] the west
  }. Take terrain away there.
lilliput-balance-side-strong = Whoever begins in { $side ->
    [N] the north
    [E] the east
    [S] the south
   *[W] the west
  } wins too often: { $share }. Put terrain there.
lilliput-balance-side-weak = Whoever begins in { $side ->
    [N] the north
    [E] the east
    [S] the south
   *[W] the west
  } wins too seldom: { $share }. Take terrain away there.
lilliput-balance-quarter-dead = Hardly anybody builds in { $side ->
    [N] the north
    [E] the east
    [S] the south
   *[W] the west
  }: { $tiles } tiles in a game, { $mean } on average. Put a mine or a city there.
lilliput-balance-tile-never = Nobody ever uses { $tile } at { $what }. Move it nearer to Mildendo.
lilliput-balance-uneven = The sides are uneven: { $hardship } apart in hardship, { $burden } in burden.
lilliput-workshop-about = Landscapes: mines, hills, rivers, sea, mountains, printed track.
lilliput-workshop-tiles = Tiles to lay
lilliput-workshop-eraser = Eraser
lilliput-workshop-hint = Choose a cell to lay the tile there; once more to turn it.
lilliput-workshop-hint-eraser = Choose a cell to clear it.
lilliput-workshop-board = The landscape that you draw; arrow keys move the frame, now at { $cell }
lilliput-workshop-name = Name
lilliput-workshop-symmetry = Symmetry
lilliput-workshop-symmetry-none = none
lilliput-workshop-symmetry-across = left and right
lilliput-workshop-symmetry-down = above and below
lilliput-workshop-symmetry-half = half a turn
lilliput-workshop-symmetry-quarters = all four sides
lilliput-workshop-tunnels = Tunnels in the supply
lilliput-workshop-free = more tiles than in the box
lilliput-workshop-difficulty = Difficulty
lilliput-workshop-side = Side
lilliput-workshop-side-n = north
lilliput-workshop-side-e = east
lilliput-workshop-side-s = south
lilliput-workshop-side-w = west
lilliput-workshop-ways = Open ways
lilliput-workshop-hardship = Hardship
lilliput-workshop-burden = Burden
lilliput-workshop-even = The sides are alike: { $hardship } apart in hardship, { $burden } in burden.
lilliput-workshop-uneven = The sides are uneven: { $hardship } apart in hardship, { $burden } in burden.
