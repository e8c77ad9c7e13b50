# 18Lilliput's own commands of the terminal.

revenue-route = { $train }: { $revenue } £ = { $stops }
revenue-halved = { $train }: { $revenue } £ = metà di { $raw } £, arrotondata per difetto alle decine = { $stops }
revenue-doubled = { $train }: { $revenue } £ = il doppio di { $raw } £ = { $stops }
revenue-bonus = { $stops } + { $bonus } £ di bonus dell’espresso
revenue-mines = Le miniere aggiungono { $money } £ al tesoro.
revenue-idle = { $number ->
    [one] Un treno non trova nessuna tratta.
   *[other] { $number } treni non trovano nessuna tratta.
}
revenue-total = { $company }: { $total } £
revenue-bound = Interrotto prima che la prova fosse completa: la corsa migliore non rende più di { $bound } £.
show-chart = Listino quote
scenario-right = { $file }: un paesaggio valido { $number ->
    [0] senza tessere
    [one] con una tessera
   *[other] con { $number } tessere
}.
scenario-side = { $side }: { $ways } vie aperte su 3; la più facile richiede { $tiles ->
    [one] una tessera
   *[other] { $tiles } tessere
} e { $cost } £ di terreno; peso { $burden }
scenario-closed = { $side }: chiuso, nessuna via porta fuori; peso { $burden }
scenario-uneven = Il lato più difficile supera il più facile di { $hardship }; il più gravato supera il più leggero di { $burden }.

# Figures of the score sheet, in the report of a tournament
lilliput-figure-cash = capitale privato
lilliput-figure-shares-count = compagnie con quote
lilliput-figure-shares-number = quote
lilliput-figure-shares-price = somma dei prezzi delle quote
lilliput-figure-shares-value = valore per compagnia
lilliput-figure-share-value = valore delle quote
lilliput-figure-directors-count = compagnie dirette
lilliput-figure-directors-price = somma dei prezzi delle compagnie dirette
lilliput-figure-directors-value = valore per compagnia diretta
lilliput-figure-director-value = valore dei certificati del direttore
lilliput-figure-copy-cards = carte copiative
lilliput-figure-copy-card-value = valore delle carte copiative
lilliput-figure-total = totale
