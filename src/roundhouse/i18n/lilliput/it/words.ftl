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
lilliput-colour-none = speciale
lilliput-colour-red = rossa
lilliput-tile = tessera { $colour } { $id } ({ $kind })
lilliput-turned = binari verso { $sides }

lilliput-half-tile = posare una tessera di qualsiasi colore
lilliput-half-yellow-green = posare una tessera gialla e una verde
lilliput-half-yellow = posare fino a due tessere gialle
lilliput-half-shares = vendere e comprare quote
lilliput-half-train = comprare un treno
lilliput-half-trains = comprare fino a due treni
lilliput-half-station = piazzare una stazione
lilliput-half-treasury = { $sum } £ nel tesoro delle tue compagnie
lilliput-half-treasury-told = denaro nel tesoro delle compagnie
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
lilliput-do-sell = vendi { $number } della { $company } per { $sum } £
lilliput-do-buy = compra una quota della { $company } per { $price } £
lilliput-do-found = fonda la { $company }
lilliput-do-found-price = a { $price }, per { $cost } £
lilliput-do-home = { $cell }
lilliput-do-bank = la { $company } compra un treno da { $train }
lilliput-do-trade = la { $company } compra un treno da { $train } della { $seller }
lilliput-do-pool = la { $company } compra un treno da { $train } per { $price } £
lilliput-do-return = restituendo { $trains }
lilliput-do-return-nothing = senza restituire nulla
lilliput-do-yes = accetta
lilliput-do-no = rifiuta
lilliput-do-give = la { $company } cede un treno da { $train }
lilliput-do-station = { $company }: stazione in { $cell }
lilliput-do-exchange = consegna l’Alto Tesoriere per { $sum } £
lilliput-do-pay = paga i dividendi
lilliput-do-withhold = accantona i dividendi
lilliput-do-done = fatto

lilliput-notation =
    { "  " }draft red, draft emperor            una compagnia o un personaggio
    { "  " }lay red 1,0 YC-C 2                  compagnia, posto, tessera, quarti di giro
    { "  " }card 3 yellow, copy 5 cash          una carta e una delle sue metà; card 3 nothing
    { "  " }sell red 2, buy blue, found teal 90, home 1,2
    { "  " }train bank red return 2             restituire un treno obsoleto è facoltativo
    { "  " }train from blue 4 to red            poi amount 120; l’altro direttore dice yes o no
    { "  " }train pool 3 red, give red 2
    { "  " }station red 1,2
    { "  " }justice cash, justice treasury, exchange
    { "  " }pay red, withhold red, done
    { "  " }Compagnie: red Rossa, blue Blu, green Verde, yellow Gialla, orange Arancione,
    { "  " }black Nera, purple Viola, teal Turchese. Personaggi: emperor, general, admiral,
    { "  " }justiciary il Giudice, treasurer l’Alto Tesoriere

# What happened. $you is yes if the reader did it.
lilliput-log-drafted = { $you ->
    [yes] Hai
   *[no] { $who } ha
} scelto { $item }.
lilliput-log-draft-ended = La scelta iniziale è finita. Non sono in questa partita: { $items }.
lilliput-log-draft-ended-all = La scelta iniziale è finita.
lilliput-log-laid = La compagnia { $company } ha posato una { $tile } in { $cell }.
lilliput-log-station = La compagnia { $company } ha piazzato una stazione in { $cell }.
lilliput-log-home = La compagnia { $company } ha la stazione principale in { $cell }.
lilliput-log-round = È cominciato il round { $round }.
lilliput-log-card = { $you ->
    [yes] Hai
   *[no] { $who } ha
} preso la carta { $card }: { $half }.
lilliput-log-copy = { $you ->
    [yes] Hai
   *[no] { $who } ha
} copiato la carta { $card }: { $half }.
lilliput-log-sold = { $you ->
    [yes] Hai
   *[no] { $who } ha
} venduto { $number ->
    [one] una quota
   *[other] { $number } quote
} della compagnia { $company }.
lilliput-log-bought = { $you ->
    [yes] Hai
   *[no] { $who } ha
} comprato una quota della compagnia { $company }.
lilliput-log-founded = { $you ->
    [yes] Hai
   *[no] { $who } ha
} fondato la compagnia { $company } a { $price }.
lilliput-log-price = Compagnia { $company }: prezzo delle quote { $old } → { $new }.
lilliput-log-train-deck = La compagnia { $company } ha ricevuto un treno da { $train } dal mazzo.
lilliput-log-train-pool = La compagnia { $company } ha comprato un treno da { $train } dalla riserva.
lilliput-log-train-company = La compagnia { $company } ha comprato un treno da { $train } dalla compagnia { $seller }.
lilliput-log-train-to-pool = La compagnia { $company } ha ceduto un treno da { $train } alla riserva.
lilliput-log-train-deck-pool = Un treno da { $train } è passato dal mazzo alla riserva.
lilliput-log-phase = È cominciata la fase { $phase }.
lilliput-log-rusted = Tutti i treni da { $trains } sono arrugginiti.
lilliput-log-obsolete = Tutti i treni da { $trains } sono diventati obsoleti.
lilliput-log-offer = La compagnia { $buyer } ha offerto alla compagnia { $seller } { $price } £ per un treno da { $train }.
lilliput-log-agreed = { $you ->
    [yes] Hai
   *[no] { $who } ha
} accettato.
lilliput-log-declined = { $you ->
    [yes] Hai
   *[no] { $who } ha
} rifiutato.
lilliput-log-treasurer = { $you ->
    [yes] Hai
   *[no] { $who } ha
} consegnato l’Alto Tesoriere.
lilliput-log-ran = La compagnia { $company } ha avuto un reddito di { $revenue } £.
lilliput-log-money = { $source } → { $target }: { $amount } £
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
lilliput-fact-L-114 = Non ci sono più tessere di questo tipo ({ $tile }).
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
lilliput-fact-L-240 = La compagnia { $company } non arriva a { $cell }.
lilliput-fact-L-291 = Tocca alla compagnia { $running } far correre i treni.

# Gulliver, who plays by rules of his own; $step is the letter of his step
automaton-lilliput = Gulliver
lilliput-log-gulliver-drawn = { $line } Sorteggio fra { $number }.
lilliput-log-gulliver-first-possible = Gulliver { $step }: { $choice }, il primo passo possibile.
lilliput-log-gulliver-way-brown-city = una città verde diventa marrone
lilliput-log-gulliver-way-green-city = una città gialla diventa verde
lilliput-log-gulliver-way-yellow-city = una nuova città
lilliput-log-gulliver-way-yellow-plain = un nuovo binario semplice
lilliput-log-gulliver-home-first = Gulliver { $step }: in { $choice }; la sua città di partenza viene prima.
lilliput-log-gulliver-own-city = Gulliver { $step }: in { $choice }, una delle sue città.
lilliput-log-gulliver-nearest = Gulliver { $step }: in { $choice }, il posto più vicino a Mildendo.
lilliput-log-gulliver-any-cell = Gulliver { $step }: in { $choice }.
lilliput-log-gulliver-new-city = Gulliver { $step }: una stazione nella città appena costruita, in { $choice }.
lilliput-log-gulliver-loose-end = Gulliver { $step }: prosegue il binario aperto di { $choice }.
lilliput-log-gulliver-affordable = Gulliver { $step }: una quota che può pagare, della compagnia { $choice }.
lilliput-log-gulliver-new-company = Gulliver { $step }: con il suo ultimo certificato fonda la compagnia { $choice }.
lilliput-log-gulliver-highest-price = Gulliver { $step }: a { $choice }, il prezzo più alto che può pagare.
lilliput-log-gulliver-own-home = Gulliver { $step }: la stazione principale va sulla sua prima tessera di partenza, in { $choice }.
lilliput-log-gulliver-nearest-home = Gulliver { $step }: la stazione principale va il più vicino possibile alla prima, in { $choice }.
lilliput-log-gulliver-only-company = Gulliver { $step }: il primo treno del mazzo va alla compagnia { $choice }.
lilliput-log-gulliver-fewer-trains = Gulliver { $step }: il primo treno del mazzo va alla compagnia { $choice }, che ha meno treni.
lilliput-log-gulliver-lowest-train = Gulliver { $step }: il primo treno del mazzo va alla compagnia { $choice }, che ha il treno più basso.
lilliput-log-gulliver-first-company = Gulliver { $step }: il primo treno del mazzo va alla compagnia { $choice }, la sua prima compagnia.
lilliput-log-gulliver-limit = Gulliver { $step }: un treno da { $choice } esce dal gioco a causa del limite.
lilliput-log-gulliver-skips-nothing-possible = Gulliver { $step }: nessuna tessera che possa posare.
lilliput-log-gulliver-skips-no-new-city = Gulliver { $step }: nessuna nuova città, quindi nessuna stazione.
lilliput-log-gulliver-skips-no-marker = Gulliver { $step }: nessun segnalino stazione rimasto.
lilliput-log-gulliver-skips-no-loose-end = Gulliver { $step }: le sue città non hanno binari aperti.
lilliput-log-gulliver-skips-no-tile-fits = Gulliver { $step }: nessuna tessera va bene ai suoi binari aperti.
lilliput-log-gulliver-skips-certificates = Gulliver { $step }: ha già tutti i certificati che può avere.
lilliput-log-gulliver-skips-no-share = Gulliver { $step }: nessuna quota che possa pagare.
lilliput-log-gulliver-skips-too-poor = Gulliver { $step }: troppo poco capitale per fondare una compagnia.
lilliput-log-gulliver-skips-no-company = Gulliver { $step }: non restano compagnie da fondare.
lilliput-log-gulliver-skips-no-slot = Gulliver { $step }: nessuna città ha posto per una stazione principale.
