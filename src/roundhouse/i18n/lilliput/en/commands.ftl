# 18Lilliput's own commands of the terminal.

revenue-route = { $train }: £{ $revenue } = { $stops }
revenue-halved = { $train }: £{ $revenue } = half of £{ $raw }, rounded down to tens = { $stops }
revenue-doubled = { $train }: £{ $revenue } = twice £{ $raw } = { $stops }
revenue-bonus = { $stops } + £{ $bonus } express bonus
revenue-mines = Mines add £{ $money } to the treasury.
revenue-idle = { $number ->
    [one] One train finds no route.
   *[other] { $number } trains find no route.
}
revenue-total = { $company }: £{ $total }
revenue-bound = Stopped before the proof was complete: the best run earns no more than £{ $bound }.
show-chart = Share prices
scenario-right = { $file }: a valid landscape with { $number ->
    [0] no tiles
    [one] one tile
   *[other] { $number } tiles
}.
scenario-side = { $side }: { $ways } of 3 ways open; the easiest takes { $tiles ->
    [one] one tile
   *[other] { $tiles } tiles
} and £{ $cost } of terrain; burden { $burden }
scenario-closed = { $side }: closed, no way leads outward; burden { $burden }
scenario-uneven = The hardest side is { $hardship } harder than the easiest; the most burdened carries { $burden } more than the least.

# Figures of the score sheet, in the report of a tournament
lilliput-figure-cash = cash
lilliput-figure-shares-count = companies with shares
lilliput-figure-shares-number = shares
lilliput-figure-shares-price = sum of their share prices
lilliput-figure-shares-value = value by company
lilliput-figure-share-value = value of the shares
lilliput-figure-directors-count = companies directed
lilliput-figure-directors-price = sum of the directed companies’ prices
lilliput-figure-directors-value = value by directed company
lilliput-figure-director-value = value of the director’s certificates
lilliput-figure-copy-cards = copy cards
lilliput-figure-copy-card-value = value of the copy cards
lilliput-figure-total = total
