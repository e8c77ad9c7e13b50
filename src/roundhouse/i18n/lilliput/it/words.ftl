# 18Lilliput: names, panels, questions, choices, log lines, and the facts of a refusal.

game-lilliput = 18Lilliput

lilliput-company-red = Rossa
lilliput-company-blue = Blu
lilliput-company-green = Verde
lilliput-company-yellow = Gialla
lilliput-company-orange = Arancione
lilliput-company-black = Nera
lilliput-company-purple = Viola
lilliput-company-teal = Turchese

lilliput-character-emperor = l’Imperatore
lilliput-character-general = il Generale
lilliput-character-admiral = l’Ammiraglio
lilliput-character-justiciary = il Giudice
lilliput-character-treasurer = l’Alto Tesoriere

# What is taken in the draft.
lilliput-item-red = { lilliput-company-red }
lilliput-item-blue = { lilliput-company-blue }
lilliput-item-green = { lilliput-company-green }
lilliput-item-yellow = { lilliput-company-yellow }
lilliput-item-orange = { lilliput-company-orange }
lilliput-item-black = { lilliput-company-black }
lilliput-item-purple = { lilliput-company-purple }
lilliput-item-teal = { lilliput-company-teal }
lilliput-item-emperor = { lilliput-character-emperor }
lilliput-item-general = { lilliput-character-general }
lilliput-item-admiral = { lilliput-character-admiral }
lilliput-item-justiciary = { lilliput-character-justiciary }
lilliput-item-treasurer = { lilliput-character-treasurer }

# The colours agree with "tessera".
lilliput-tile-city = città
lilliput-tile-metropolis = metropoli
lilliput-tile-plain = binario semplice
lilliput-tile-town = paese
lilliput-tile-harbour = porto
lilliput-tile-castle = castello
lilliput-tile-general = città del Generale
lilliput-tile-treasurer = città dell’Alto Tesoriere
lilliput-tile-mildendo = Mildendo
lilliput-tile-mine = miniera
lilliput-tile-tunnel = tunnel
lilliput-tile-wiggywack = Wiggywack
lilliput-tile-terrain = terreno
lilliput-tile-sea = mare
lilliput-tile-mountain = montagna
lilliput-colour-yellow = gialla
lilliput-colour-green = verde
lilliput-colour-brown = marrone
# A tile without a colour, or Mildendo; one with its shape, where others look alike; one with the code that is typed
lilliput-tile-plainly = tessera { $kind }
lilliput-tile-shaped = { $tile }, { $shape }
lilliput-tile = { $tile } { $id }
lilliput-shape-YC-S = diritta
lilliput-shape-YC-C = curva
lilliput-shape-YY-S = diritta
lilliput-shape-YY-C = curva
lilliput-shape-YP-S = diritta
lilliput-shape-YP-C = curva
lilliput-shape-GP-X = incrocio
lilliput-shape-GP-D = due curve
lilliput-shape-GP-J = scambio
lilliput-shape-CH-J1 = diritta
lilliput-shape-CH-J2 = curva
lilliput-shape-MINE-10 = 10 £
lilliput-shape-MINE-20 = 20 £
lilliput-shape-HILLS = colline
lilliput-shape-RIVER = fiume
lilliput-shape-BC-A = Allenbeck
lilliput-shape-BC-T = Tottenham
lilliput-shape-BC-P = Plips
lilliput-shape-LA-R = { lilliput-company-red }
lilliput-shape-LA-B = { lilliput-company-blue }
lilliput-shape-LA-G = { lilliput-company-green }
lilliput-shape-LA-Y = { lilliput-company-yellow }

# A place on the map, by the figures at its edges, and the sides of a tile
lilliput-cell = ({ $x }; { $y })
lilliput-side-N = nord
lilliput-side-E = est
lilliput-side-S = sud
lilliput-side-W = ovest
lilliput-turned = binari verso { $sides }

lilliput-half-tile = posare una tessera di qualsiasi colore
lilliput-half-yellow-green = posare una tessera gialla e una verde
lilliput-half-yellow = posare fino a due tessere gialle
lilliput-half-shares = vendere e comprare quote
lilliput-half-train = comprare un treno
lilliput-half-trains = comprare fino a due treni
lilliput-half-station = piazzare una stazione
lilliput-half-treasury = { $sum } £ nel tesoro delle tue compagnie
lilliput-half-cash = { $sum } £ per te
lilliput-half-nothing = non fare nulla

# Panels
lilliput-round = Round { $round } di { $rounds }
lilliput-phase = fase { $phase }
lilliput-limit = limite treni { $limit }
lilliput-deck = prossimo treno { $train } per { $price } £
lilliput-pool = riserva { $trains }
lilliput-pool-empty = riserva vuota
lilliput-player = Giocatore
lilliput-cash = Capitale
lilliput-copies = Copie
lilliput-shares = Quote
lilliput-character = Personaggio
lilliput-company = Compagnia
lilliput-director = Direttore
lilliput-price = Prezzo
lilliput-treasury = Tesoro
lilliput-trains = Treni
lilliput-stations = Stazioni
lilliput-bank = In banca
lilliput-prices = Listino quote
lilliput-news = Ultime mosse
lilliput-first = ▸
lilliput-none = –

# What is asked
lilliput-ask-draft = Scegli una compagnia di partenza o un personaggio.
lilliput-ask-home-tile = Posa la tessera di partenza della compagnia { $company }.
lilliput-ask-justice = Il Giudice: soldi per te o per le tue compagnie?
lilliput-ask-turn = Tocca a te: prendi una carta azione.
lilliput-ask-laying = Posa una tessera.
lilliput-ask-shares = Puoi vendere quote, poi comprane una o fonda una compagnia.
lilliput-ask-home-slot = Scegli la stazione principale della compagnia { $company }.
lilliput-ask-pool = La compagnia { $company } può comprare un treno dalla riserva.
lilliput-ask-trains = { $number ->
    [one] Compra un treno.
   *[other] Compra fino a { $number } treni.
}
lilliput-ask-price = Quanto offre la compagnia { $buyer } alla compagnia { $seller } per il treno da { $train }? Scrivi amount e una somma da 1 £ a { $most } £.
lilliput-ask-offer = La compagnia { $buyer } offre alla compagnia { $seller } { $price } £ per il treno da { $train }. Accetti?
lilliput-ask-station = Piazza una stazione.
lilliput-ask-split = { $sum } £ per le tue compagnie: quanto va alla compagnia { $company }? Scrivi amount e una somma.
lilliput-ask-split-alone = { $sum } £ vanno alla compagnia { $company }.
lilliput-ask-after = Altro in questo turno?
lilliput-ask-excess = Troppi treni: cedine uno.
lilliput-ask-run = La compagnia { $company } ha un reddito di { $revenue } £. Paghi o accantoni i dividendi?
lilliput-ask-run-zero = La compagnia { $company } non ha reddito.

# Choices
lilliput-choose = { $what }: scegli.
lilliput-do-draft = { $item }
lilliput-do-lay = { $company } { $cell } { $tile }
lilliput-do-justice-cash = { $sum } £ per te
lilliput-do-justice-treasury = { $sum } £ per le tue compagnie
lilliput-do-card = carta { $card }: { $half }
lilliput-do-copy = copia la carta { $card }: { $half }
lilliput-do-amount = { $sum } £
lilliput-do-sell = vendi { $number ->
    [one] una quota
   *[other] { $number } quote
} della compagnia { $company } per { $sum } £
lilliput-do-buy = compra una quota della compagnia { $company } per { $price } £
lilliput-do-found = fonda la compagnia { $company }
lilliput-do-found-price = a { $price }, per { $cost } £
lilliput-do-home = { $cell }
lilliput-do-bank = la compagnia { $company } compra un treno da { $train }
lilliput-do-trade = la compagnia { $company } compra un treno da { $train } dalla compagnia { $seller }
lilliput-do-pool = la compagnia { $company } compra un treno da { $train } per { $price } £
lilliput-do-return = restituendo { $trains }
lilliput-do-return-nothing = senza restituire nulla
lilliput-do-yes = accetta
lilliput-do-no = rifiuta
lilliput-do-give = la compagnia { $company } cede un treno da { $train }
lilliput-do-station = { $company }: stazione in { $cell }
lilliput-do-exchange = consegna l’Alto Tesoriere per { $sum } £
lilliput-do-pay = paga i dividendi
lilliput-do-withhold = accantona i dividendi
lilliput-do-done = fatto

lilliput-notation =
    { "  " }draft red, draft emperor     una compagnia o un personaggio
    { "  " }lay red 1,0 YC-C 2           compagnia, posto, tessera, quarti di giro
    { "  " }card 3 yellow, copy 5 cash   una carta e una delle sue metà; card 3 nothing
    { "  " }sell red 2, buy blue, found teal 90, home 1,2
    { "  " }train bank red return 2      restituire un treno obsoleto è facoltativo
    { "  " }train from blue 4 to red     poi amount 120; l’altro direttore dice yes o no
    { "  " }train pool 3 red, give red 2
    { "  " }station red 1,2
    { "  " }justice cash, justice treasury, exchange
    { "  " }pay red, withhold red, done
    { "  " }Compagnie: red Rossa, blue Blu, green Verde, yellow Gialla, orange
    { "  " }Arancione, black Nera, purple Viola, teal Turchese. Personaggi: emperor,
    { "  " }general, admiral, justiciary il Giudice, treasurer l’Alto Tesoriere

# What happened: each sentence stands alone, and several may share a line. $you is yes if the reader did it.
lilliput-log-round = Round { $round } di { $rounds }: { $you ->
    [yes] cominci tu
   *[no] comincia { $who }
}
lilliput-log-last-round = È l’ultimo round: il reddito vale doppio, nessuno può accantonarlo e ogni pagamento alza il prezzo di due passi.
lilliput-log-turn = { $you ->
    [yes] { $turn ->
        [1] Il tuo primo turno
       *[other] Il tuo secondo turno
    }
   *[no] { $turn ->
        [0] Turno di { $who }
        [1] Primo turno di { $who }
       *[other] Secondo turno di { $who }
    }
}
lilliput-log-running = { $times ->
    [1] Corse dei treni
   *[other] Corse dei treni: il reddito vale doppio
}
lilliput-log-drafted-company = { $you ->
    [yes] Hai
   *[no] { $who } ha
} scelto la compagnia { $company }: { $trains }, { $capital } £ nel tesoro, quote a { $price } £.
lilliput-log-drafted-character = { $you ->
    [yes] Hai
   *[no] { $who } ha
} scelto { $character }.
lilliput-log-advantage = { $you ->
    [yes] Cominci
   *[no] { $who } comincia
} con { $amount } £ di capitale privato in più.
lilliput-log-a-train = un treno da { $train }
lilliput-log-draft-ended = La scelta iniziale è finita. Non sono in questa partita: { $items }.
lilliput-log-draft-ended-all = La scelta iniziale è finita.
lilliput-log-home-tile = La compagnia { $company } ha posato la sua tessera di partenza in { $cell }: { $tile }.
lilliput-log-laid = La compagnia { $company } ha posato una { $tile } in { $cell }.
lilliput-log-upgraded = La compagnia { $company } ha potenziato { $cell } con una { $tile }.
lilliput-log-cost-metropolis = Ha pagato { $amount } £ per la metropoli.
lilliput-log-cost-terrain = Ha pagato { $amount } £ per il terreno.
lilliput-log-cost-tunnel = Ha pagato { $amount } £ per il tunnel.
lilliput-log-station = La compagnia { $company } ha piazzato una stazione in { $cell } per { $amount } £.
lilliput-log-station-free = La compagnia { $company } ha piazzato una stazione in { $cell }.
lilliput-log-home = La compagnia { $company } ha piazzato la stazione principale in { $cell }.
lilliput-log-took = { $you ->
    [yes] Hai
   *[no] { $who } ha
} { $copy ->
    [yes] speso una carta copiativa sulla carta { $card }
   *[no] preso la carta { $card }
}
lilliput-log-card = { $took } per { $half }.
lilliput-log-card-cash = { $took }: { $amount } £ di capitale privato.
lilliput-log-card-treasury = { $took }: { $gains }.
lilliput-log-card-treasury-open = { $took }: denaro nel tesoro delle compagnie.
lilliput-log-card-nothing = { $took } senza fare nulla.
lilliput-log-sold = { $you ->
    [yes] Hai
   *[no] { $who } ha
} venduto { $number ->
    [one] una quota
   *[other] { $number } quote
} della compagnia { $company } per { $amount } £.
lilliput-log-bought = { $you ->
    [yes] Hai
   *[no] { $who } ha
} comprato una quota della compagnia { $company } per { $amount } £.
lilliput-log-founded = { $you ->
    [yes] Hai
   *[no] { $who } ha
} fondato la compagnia { $company } a { $price } £ per quota e pagato { $amount } £ per il certificato del direttore.
lilliput-log-capital = Comincia con { $amount } £ nel tesoro.
lilliput-log-treasurer = { $you ->
    [yes] Hai
   *[no] { $who } ha
} consegnato l’Alto Tesoriere per { $amount } £.
lilliput-log-offer = La compagnia { $buyer } ha offerto alla compagnia { $seller } { $price } £ per un treno da { $train }.
lilliput-log-agreed = { $you ->
    [yes] Hai
   *[no] { $who } ha
} accettato.
lilliput-log-declined = { $you ->
    [yes] Hai
   *[no] { $who } ha
} rifiutato l’offerta.
lilliput-log-train-deck = La compagnia { $company } ha comprato un treno da { $train } dal mazzo per { $amount } £.
lilliput-log-train-pool = La compagnia { $company } ha comprato un treno da { $train } dalla riserva per { $amount } £.
lilliput-log-train-company = La compagnia { $company } ha comprato un treno da { $train } dalla compagnia { $seller } per { $amount } £.
lilliput-log-train-free = La compagnia { $company } ha ricevuto un treno da { $train } dal mazzo.
lilliput-log-helped = { $you ->
    [yes] Ne hai
   *[no] { $who } ne ha
} pagate { $amount } £.
lilliput-log-returned = Ha ceduto { $trains } alla riserva.
lilliput-log-gave-up = La compagnia { $company } aveva troppi treni e ha ceduto un treno da { $train } alla riserva.
lilliput-log-train-to-pool = Un treno da { $train } è passato dal mazzo alla riserva.
lilliput-log-phase = È cominciata la fase { $phase }: ogni compagnia può avere { $limit ->
    [one] un treno
   *[other] { $limit } treni
}.
lilliput-log-rusted = Tutti i treni da { $trains } sono arrugginiti.
lilliput-log-obsolete = Tutti i treni da { $trains } sono diventati obsoleti.
lilliput-log-ran = La compagnia { $company } ha fatto correre { $routes }.
lilliput-log-ran-several = La compagnia { $company } ha fatto correre { $routes }: { $revenue } £ in tutto.
lilliput-log-ran-nothing = La compagnia { $company } non ha avuto reddito.
lilliput-log-route = il treno da { $train }{ $obsolete ->
    [yes] { " " }obsoleto
   *[no] { "" }
} { $stops } per { $revenue } £
lilliput-log-mines = Le sue miniere hanno portato { $amount } £ nel tesoro.
lilliput-log-paid = { $times ->
    [1] Dividendi: { $gains }.
   *[other] Dividendi doppi: { $gains }.
}
lilliput-log-kept = Nel suo tesoro sono rimaste { $amount } £.
lilliput-log-price = { $way ->
    [up] Il prezzo è salito a { $new } £.
    [down] Il prezzo è sceso a { $new } £.
   *[same] Il prezzo è rimasto a { $new } £.
}
lilliput-log-price-of = Compagnia { $company }: prezzo delle quote { $new } £.
lilliput-log-gain = { $amount } £ per { $you ->
    [yes] te
   *[no] { $account ->
        [company] la compagnia { $target }
       *[seat] { $target }
    }
}
lilliput-log-money = { $gains }.
lilliput-log-money-card = Dalla carta: { $gains }.
lilliput-log-money-justiciary = Il Giudice ha portato { $gains }.
lilliput-log-result = { $you ->
    [yes] tu
   *[no] { $who }
} { $score } £
lilliput-log-ended = Risultato finale: { $results }.
lilliput-log-bank = Banca

# Score sheet
lilliput-sheet-cash = Capitale
lilliput-sheet-shares = Quote
lilliput-sheet-directors = Certificati del direttore
lilliput-sheet-copies = Carte copiative
lilliput-sheet-line = { $number } { $company } a { $price }
lilliput-sheet-director = { $company } a { $price }

# The facts of a refusal, after the rule
lilliput-fact-L-030 = { $item } non è disponibile.
lilliput-fact-L-058 = È il turno di { $active }.
lilliput-fact-L-059 = È il turno di { $active }.
lilliput-fact-L-062 = La carta { $card } è già presa.
lilliput-fact-L-064 = La carta { $card } non è in questa partita.
lilliput-fact-L-088 = Nessuno ha ancora preso la carta { $card }.
lilliput-fact-L-111 = Costa { $cost } £; la compagnia { $company } ha { $money } £.
lilliput-fact-L-114 = Non ci sono più tessere di questo tipo ({ $tile }).
lilliput-fact-L-116 = Questo posto è per un binario semplice.
lilliput-fact-L-117 = Questo posto è per una città.
lilliput-fact-L-141 = Hai offerto { $amount } £; puoi offrire al massimo { $most } £.
lilliput-fact-L-148 = Costa { $price } £; la compagnia { $company } ha { $treasury } £ e tu hai { $cash } £.
lilliput-fact-L-150 = Costa { $price } £; la compagnia { $company } ha { $treasury } £.
lilliput-fact-L-178 = La compagnia { $company } può avere { $limit ->
    [one] un treno
   *[other] { $limit } treni
}.
lilliput-fact-L-185 = Nella riserva non c’è nessun treno da { $train }.
lilliput-fact-L-188 = La compagnia { $company } può avere { $limit ->
    [one] un treno
   *[other] { $limit } treni
}.
lilliput-fact-L-190 = Non hai nessuna quota del 10% della compagnia { $company }.
lilliput-fact-L-192 = Della compagnia { $company } hai { $held ->
    [one] una quota
   *[other] { $held } quote
}.
lilliput-fact-L-198 = Costa { $price } £, tu hai { $cash } £.
lilliput-fact-L-200 = La banca non ha quote della compagnia { $company }.
lilliput-fact-L-202 = Hai già { $held } certificati.
lilliput-fact-L-210 = Costa { $cost } £, tu hai { $cash } £.
lilliput-fact-L-237 = Costa { $cost } £, la compagnia { $company } ha { $treasury } £.
lilliput-fact-L-238 = La compagnia { $company } non ha più segnalini stazione.
lilliput-fact-L-240 = La compagnia { $company } non raggiunge { $cell }.
lilliput-fact-L-291 = Tocca alla compagnia { $running } far correre i treni.

# Gulliver, who plays by rules of his own; $step is the letter of his step
automaton-lilliput = Gulliver
lilliput-log-gulliver = { $step }: { $deed } Motivo: { $why }.
lilliput-log-gulliver-plainly = { $step }: { $deed }
lilliput-log-gulliver-drawn = sorteggio fra { $number }
lilliput-log-gulliver-first-possible = il primo passo possibile
lilliput-log-gulliver-home-first = la sua prima stazione principale viene prima
lilliput-log-gulliver-own-city = una delle sue città
lilliput-log-gulliver-nearest = il più vicino possibile a Mildendo
lilliput-log-gulliver-any-cell = { "" }
lilliput-log-gulliver-new-city = la città è appena stata costruita
lilliput-log-gulliver-loose-end = prosegue il binario aperto di { $choice }
lilliput-log-gulliver-end = { $cell }, { $side }
lilliput-log-gulliver-affordable = una quota che può pagare
lilliput-log-gulliver-new-company = il suo ultimo certificato fonda una compagnia
lilliput-log-gulliver-highest-price = il prezzo più alto che può pagare
lilliput-log-gulliver-own-home = è la sua prima tessera di partenza
lilliput-log-gulliver-nearest-home = il più vicino possibile alla sua prima stazione principale
lilliput-log-gulliver-only-company = { "" }
lilliput-log-gulliver-fewer-trains = ha meno treni
lilliput-log-gulliver-lowest-train = ha il treno più basso
lilliput-log-gulliver-first-company = è la sua prima compagnia
lilliput-log-gulliver-limit = Un treno da { $train } è uscito dal gioco per il limite treni.
lilliput-log-gulliver-skips-nothing-possible = { $step }: non poteva posare nessuna tessera.
lilliput-log-gulliver-skips-no-new-city = { $step }: nessuna nuova città, quindi nessuna stazione.
lilliput-log-gulliver-skips-no-marker = { $step }: non aveva più segnalini stazione.
lilliput-log-gulliver-skips-no-loose-end = { $step }: le sue città non avevano binari aperti.
lilliput-log-gulliver-skips-no-tile-fits = { $step }: nessuna tessera andava bene ai suoi binari aperti.
lilliput-log-gulliver-skips-certificates = { $step }: aveva già tutti i certificati che può avere.
lilliput-log-gulliver-skips-no-share = { $step }: non poteva pagare nessuna quota.
lilliput-log-gulliver-skips-too-poor = { $step }: aveva troppo poco capitale per fondare una compagnia.
lilliput-log-gulliver-skips-no-company = { $step }: non restavano compagnie da fondare.
lilliput-log-gulliver-skips-no-slot = { $step }: nessuna città aveva posto per una stazione principale.
