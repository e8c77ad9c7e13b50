# What the guide says in a first game: lessons by their ids (web/js/tickets/lessons.js), and more of the same below it.

guide-tickets-first-tickets = Hai in mano tre biglietti. Ognuno nomina due città: collegale con tratte tue prima della fine e vinci i punti, altrimenti li perdi. Tienine almeno due.
guide-tickets-first-tickets-more = Passa il mouse su un biglietto per vedere le sue città. Biglietti che vanno dalla stessa parte possono avere tratte in comune.
guide-tickets-keep = Hai pescato nuovi biglietti e devi tenerne almeno uno. Cercane uno che le tue tratte collegano già quasi del tutto.
guide-tickets-draw = Nel tuo turno fai una cosa sola: peschi due carte, occupi una tratta o peschi biglietti. Adesso hai poche carte: prendine una scoperta, o una coperta dal mazzo.
guide-tickets-draw-more = Una tratta colorata vuole carte di quel colore, una grigia carte di un solo colore a scelta.
guide-tickets-second = Ora prendi la seconda carta. Come seconda non puoi prendere una locomotiva scoperta.
guide-tickets-claim = Le tratte che brillano si possono occupare con le carte che hai in mano. Fai clic su una, scegli le carte se c’è da scegliere e conferma: i tuoi vagoni ci vanno sopra.
guide-tickets-claim-more = Le tratte lunghe valgono molto di più: 1, 2, 4, 7, 10 o 15 punti da uno a sei spazi.
guide-tickets-aims = Qui sotto ci sono i tuoi biglietti e a che punto sono: completato, possibile o irraggiungibile. Cerca la via più breve e raccogli i suoi colori.
guide-tickets-locomotive = Una locomotiva vale per ogni colore. Presa scoperta è tutto il tuo turno; coperta dal mazzo è fortuna e non costa nulla in più.
guide-tickets-twin = Alcune città sono collegate da due tratte. In due o tre giocatori se ne può occupare una sola: sbrigati dove ti serve.
guide-tickets-players = Tieni d’occhio gli altri: punti, vagoni e numero di carte si vedono. Chi ha molte carte sta per occupare qualcosa di lungo.
guide-tickets-more-tickets = Quando hai completato i tuoi biglietti puoi pescarne altri tre e tenerne almeno uno. Più punti, più rischio.
guide-tickets-end = Quando qualcuno resta con due vagoni o meno, tutti hanno un ultimo turno. Poi contano i biglietti, e il percorso più lungo vale altri 10 punti.
