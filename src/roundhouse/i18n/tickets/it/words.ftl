# The game of train cards, routes and tickets: names, prompts, log lines, and the facts of a refusal.

game-tickets = Ticket to Ride

colour-purple = viola
colour-blue = blu
colour-orange = arancione
colour-white = bianca
colour-green = verde
colour-yellow = gialla
colour-black = nera
colour-red = rossa
colour-gray = grigia
colour-locomotive = locomotiva

# How many cards of a colour
tickets-cards-purple = { $number } viola
tickets-cards-blue = { $number } blu
tickets-cards-orange = { $number } { $number ->
    [one] arancione
   *[other] arancioni
}
tickets-cards-white = { $number } { $number ->
    [one] bianca
   *[other] bianche
}
tickets-cards-green = { $number } { $number ->
    [one] verde
   *[other] verdi
}
tickets-cards-yellow = { $number } { $number ->
    [one] gialla
   *[other] gialle
}
tickets-cards-black = { $number } { $number ->
    [one] nera
   *[other] nere
}
tickets-cards-red = { $number } { $number ->
    [one] rossa
   *[other] rosse
}
tickets-cards-locomotive = { $number } { $number ->
    [one] locomotiva
   *[other] locomotive
}

# Panels
tickets-players = Giocatori
tickets-points = pt
tickets-cars = vag.
tickets-cards = mano
tickets-tickets = bigl.
tickets-display = Carte scoperte
tickets-display-empty = nessuna carta
tickets-deck = Mazzo { $number }
tickets-discard = Scarti { $number }
tickets-ticket-deck = Biglietti { $number }
tickets-hand = La tua mano
tickets-hand-empty = nessuna carta
tickets-own = I tuoi biglietti
tickets-drawn = Biglietti tra cui scegliere
tickets-done = completato
tickets-possible = possibile
tickets-cut-off = irraggiungibile
tickets-final-round = Ultimo giro: { $number ->
    [one] manca un turno.
   *[other] mancano { $number } turni.
}
tickets-news = Ultime mosse

tickets-key-open = Carte, tratte libere:
tickets-key-claimed = Occupate:
tickets-key-rest = { $city } città   { $goal } città dei tuoi biglietti   { $closed } chiusa a tutti
tickets-map-hint = Scrivi { play-word-map } per vedere la mappa: la finestra è troppo piccola per mostrare tutto insieme.
tickets-aims =
    Raccogli carte vagone e usale per occupare tratte: una sola cosa per turno.
    Una tratta vale subito 1, 2, 4, 7, 10 o 15 punti, da uno a sei spazi.
    Collega con le tue tratte le due città di un biglietto:
    guadagni i suoi punti invece di perderli.
    Il percorso continuo più lungo vale 10 punti alla fine; vince chi ha più punti.
    Quando qualcuno resta con due vagoni o meno, tutti hanno un ultimo turno.

# What is asked
tickets-ask-first = Tieni almeno due dei tuoi primi biglietti (keep 1 3: il primo e il terzo).
tickets-ask-turn = Tocca a te: pesca due carte, occupa una tratta o pesca biglietti.
tickets-ask-second = Prendi la seconda carta.
tickets-ask-keep = Tieni almeno uno di questi biglietti (keep 2: il secondo).
tickets-ask-pass = In questo turno non puoi fare nulla: passa.

# Choices
tickets-do-draw = pesca una carta coperta
tickets-do-take = prendi { $card }
tickets-do-tickets = pesca biglietti
tickets-do-keep = tieni { $tickets }
tickets-do-pass = passa
tickets-route = { $a } – { $b }
tickets-points-gain = +{ $points }
tickets-notation =
    { "  " }pescare una carta coperta    draw, oppure d
    { "  " }prendere una carta scoperta  take red, oppure red
    { "  " }occupare una tratta          claim { $route } { $cards }
    { "  " }                             città in qualsiasi ordine; le carte si chiedono
    { "  " }pescare biglietti            tickets, oppure t
    { "  " }tenere biglietti pescati     keep { $ticket }, o keep 1 3 per righe
    { "  " }se non puoi fare altro       pass
    { "  " }Colori: purple viola, blue blu, orange arancione, white bianca, green verde,
    { "  " }yellow gialla, black nera, red rossa, locomotive locomotiva

tickets-notation-double =
    Le tratte affiancate finiscono in .1 e .2: { $route } e { $other }.
    Puoi ometterlo se le tue carte, o ciò che è ancora libero, dicono quale intendi.

# What somebody meant to write
tickets-two-routes = due tratte: { $first }, { $second }
tickets-single-route = { $route } è una tratta singola: togli il numero
tickets-near-routes = non c’è nessuna tratta «{ $text }»; intendevi { $routes }?
tickets-no-cities = «{ $text }» non indica due città di questa mappa; scrivi una tratta come { $example }
tickets-one-city = { $city } non si può collegare a sé stessa
tickets-not-joined = nessuna tratta collega { $a } e { $b }; da { $a } partono tratte verso { $others }
tickets-no-line = nell’elenco dei biglietti non c’è la riga { $line }: scegli da 1 a { $last }

# What happened. $you is yes if the reader did it.
tickets-log-card-seen = { $colour ->
    [locomotive] una locomotiva
   *[other] una carta { $name }
}
tickets-log-card-alike = un’altra uguale
tickets-log-card-unseen = una carta coperta
tickets-log-two-unseen = { $you ->
    [yes] Hai
   *[no] { $who } ha
} pescato due carte coperte.
tickets-log-two-own = { $you ->
    [yes] Hai
   *[no] { $who } ha
} pescato { $first } e { $second } dal mazzo.
tickets-log-card-unseen-own = { $card } dal mazzo
tickets-log-one-card = { $you ->
    [yes] Hai
   *[no] { $who } ha
} preso { $first }.
tickets-log-two-cards = { $you ->
    [yes] Hai
   *[no] { $who } ha
} preso { $first } e { $second }.
tickets-log-display = C’erano tre locomotive scoperte: { $times ->
    [one] tutte le carte sono state sostituite.
   *[other] tutte le carte sono state sostituite { $times } volte.
}
tickets-log-shuffled = { $times ->
    [one] Gli scarti sono stati mescolati
   *[other] Gli scarti sono stati mescolati { $times } volte
}: { $cards ->
    [one] una carta nel nuovo mazzo.
   *[other] { $cards } carte nel nuovo mazzo.
}
tickets-log-claimed = { $you ->
    [yes] Hai
   *[no] { $who } ha
} occupato { $route } (carte: { $cards }): +{ $points }.
tickets-log-tickets-drawn = { $you ->
    [yes] Hai
   *[no] { $who } ha
} pescato { $number ->
    [one] un biglietto.
   *[other] { $number } biglietti.
}
tickets-log-tickets-kept = { $you ->
    [yes] Hai
   *[no] { $who } ha
} tenuto { $number ->
    [one] un biglietto.
   *[other] { $number } biglietti.
}
tickets-log-tickets-kept-own = { $you ->
    [yes] Hai
   *[no] { $who } ha
} tenuto { $tickets }.
tickets-log-first-tickets = { $you ->
    [yes] Hai scelto i tuoi
   *[no] { $who } ha scelto i suoi
} primi biglietti.
tickets-log-all-chosen = Tutti hanno scelto i primi biglietti. Tenuti: { $numbers }.
tickets-log-kept-count = { $you ->
    [yes] tu
   *[no] { $who }
} { $number }
tickets-log-begins = { $you ->
    [yes] Cominci tu
   *[no] Comincia { $who }
}
tickets-log-passed = { $you ->
    [yes] Hai
   *[no] { $who } ha
} passato.
tickets-log-final-round = { $you ->
    [yes] Hai
   *[no] { $who } ha
} { $cars ->
    [0] finito i vagoni
    [one] ancora un vagone
   *[other] ancora { $cars } vagoni
}: resta un turno per tutti.
tickets-log-tickets-scored = { $you ->
    [yes] I tuoi biglietti
   *[no] Biglietti di { $who }
}: { $tickets }.
tickets-log-ticket-scored = { $ticket } { $sign }{ $points }
tickets-log-longest = { $you ->
    [yes] Hai
   *[no] { $who } ha
} il percorso continuo più lungo, { $length } vagoni: +{ $points }.
tickets-log-ended = Punteggio finale: { $results }.
tickets-log-result = { $you ->
    [yes] tu
   *[no] { $who }
} { $points }

# The facts of a refusal, after the rule
tickets-fact-T-026 = Non hai ricevuto { $ticket }.
tickets-fact-T-089 = Non hai pescato { $ticket }.
tickets-fact-T-027 = Tienine almeno { $fewest }.
tickets-fact-T-090 = Tienine almeno { $fewest }.
tickets-fact-T-029 = Prima scegli i tuoi biglietti.
tickets-fact-T-034 = È il turno di { $active }.
tickets-fact-T-036 = Hai iniziato a pescare: prendi la seconda carta.
tickets-fact-T-036-keep = Prima scegli quali dei biglietti pescati tenere.
tickets-fact-T-039 = Tra le carte scoperte non c’è nessuna { $colour }.
tickets-fact-T-063 = Su questa mappa non c’è la tratta { $route }.
tickets-fact-T-065-held = Carte di colore { $colour }: ne hai { $held } su { $needed }.
tickets-fact-T-065-locomotives = Carte di colore { $colour }: ne hai { $held } su { $needed }, più { $locomotives ->
    [one] una locomotiva
   *[other] { $locomotives } locomotive
}: { $missing ->
    [0] insieme bastano.
    [one] manca una carta.
   *[other] mancano { $missing } carte.
}
tickets-fact-T-065-count = { $route } ha { $length ->
    [one] uno spazio
   *[other] { $length } spazi
}, tu hai dato { $cards ->
    [one] una carta
   *[other] { $cards } carte
}.
tickets-fact-T-066 = Hai mescolato carte di colore { $first } e { $second }.
tickets-fact-T-069 = Hai mescolato carte di colore { $first } e { $second }.
tickets-fact-T-067 = { $route } è { $needed }, non { $colour }.
tickets-fact-T-074 = { $route } richiede { $length ->
    [one] un vagone
   *[other] { $length } vagoni
}, tu ne hai { $cars }.
tickets-fact-T-077 = { $route } { $you ->
    [yes] è già tua
   *[no] è di { $owner }
}.
tickets-fact-T-079 = Hai già la tratta parallela { $route }.
tickets-fact-T-080 = { $you ->
    [yes] Hai
   *[no] { $owner } ha
} la tratta parallela { $route }.

# The score sheet of the terminal.

tickets-sheet-routes = Tratte
tickets-sheet-tickets = Biglietti
tickets-sheet-longest = Percorso più lungo
tickets-sheet-completed = completato
tickets-sheet-missed = mancato
tickets-sheet-no-routes = nessuna tratta
tickets-sheet-no-path = nessun percorso
tickets-sheet-cars = { $number ->
    [one] un vagone
   *[other] { $number } vagoni
}
tickets-sheet-unfinished = Questa partita non è finita: biglietti e percorso più lungo sono ancora aperti.

tickets-pay = { $what }: scegli le carte.
tickets-own-board = La mappa: { $name }.
