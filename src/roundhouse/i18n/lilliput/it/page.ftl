# The table of 18Lilliput on the page.

lilliput-map = Mappa delle ferrovie
lilliput-cards = Carte azione
lilliput-companies = Compagnie
lilliput-players = Giocatori
lilliput-tiles = Tessere
lilliput-tiles-left = Tessere rimaste
lilliput-next-train = Prossimo treno
lilliput-draft = Scelta iniziale
lilliput-score = Punteggio finale
lilliput-over = Partita finita.
lilliput-instruction-pay-out = Paga ogni volta che i miei treni guadagnano
lilliput-instruction-refuse-offers = Rifiuta ogni offerta per i miei treni
lilliput-instruction-pass-rest = Passa per il resto di questo turno
lilliput-last-round = Ultimo round: tutto il reddito raddoppia, i prezzi si muovono di due passi e nessuno può accantonare.

lilliput-pounds = { $sign }{ $sum } £

lilliput-railway-red = Mildendo Railway
lilliput-railway-blue = Slamecksan Railway
lilliput-railway-green = Glimigrim Valley Railway
lilliput-railway-yellow = Lilliput National Railway
lilliput-railway-orange = Tramecksan Railway
lilliput-railway-black = Blefuscu Coast Railway
lilliput-railway-purple = Belfaborac Railway
lilliput-railway-teal = Reldresal Railway

lilliput-tile-name = tessera { $colour } ({ $kind })
lilliput-about-emperor = Le tue compagnie posano gratis nuove metropoli. Tessera castello dalla fase 3.
lilliput-about-general = Le tue compagnie pagano metà per le stazioni. Tessera città in qualsiasi momento.
lilliput-about-admiral = Le tue compagnie pagano il 10% in meno i treni del mazzo. Due tessere porto in qualsiasi momento.
lilliput-about-justiciary = A ogni round 5 £ per te o 20 £ per le tue compagnie. Due tessere paese in qualsiasi momento.
lilliput-about-treasurer = Una volta per partita, consegnalo per 10 £ moltiplicate per il numero del round. Tessera città dalla fase 5.

# What is asked, one sentence each
lilliput-prompt-draft = Scegli una compagnia o un personaggio.
lilliput-prompt-home-tile = { $company }: scegli la tessera di partenza, poi il posto.
lilliput-prompt-justice = Il Giudice porta denaro: per te o per le tue compagnie?
lilliput-prompt-turn = Prendi una carta azione e usa una delle sue due metà.
lilliput-prompt-laying = Scegli una tessera da posare, poi un posto che brilla.
lilliput-prompt-laying-none = Nessuna tessera si può posare: prosegui, o prima usa un personaggio.
lilliput-prompt-where = Scegli uno dei posti che brillano.
lilliput-prompt-turn-tile = Fai clic sulla tessera o premi R per girarla, poi conferma.
lilliput-prompt-confirm-tile = Conferma per posare la tessera.
lilliput-prompt-shares = Vendi quote se vuoi, poi comprane una o fonda una compagnia.
lilliput-prompt-home-slot = Scegli una città che brilla per la stazione principale della compagnia { $company }.
lilliput-prompt-pool = La compagnia { $company } può comprare un treno dalla riserva.
lilliput-prompt-trains = { $number ->
    [one] Compra un treno, se vuoi.
   *[other] Compra fino a { $number } treni.
}
lilliput-prompt-price = Quanto offre la compagnia { $buyer } alla compagnia { $seller } per il treno da { $train }?
lilliput-prompt-offer = La compagnia { $buyer } offre alla compagnia { $seller } { $price } £ per il treno da { $train }. Accetti?
lilliput-prompt-station = Scegli una città che brilla per una stazione.
lilliput-prompt-split = Dividi { $sum } £ tra le tue compagnie.
lilliput-prompt-after-the-action = Termina il turno, o prima usa un personaggio.
lilliput-prompt-excess-trains = Il limite treni è sceso: cedi un treno.
lilliput-prompt-run = La compagnia { $company } ha un reddito di { $revenue } £: paghi i dividendi o li accantoni?
lilliput-prompt-run-zero = La compagnia { $company } non ha reddito.

lilliput-invite-draft = Ognuno sceglie una compagnia e un personaggio. Chi sceglie una compagnia posa la sua tessera di partenza.

# Actions in words
lilliput-say-draft-company = Scegli la compagnia { $company }
lilliput-say-draft-character = Scegli { $character }
lilliput-say-lay = La compagnia { $company } posa una { $tile } in { $cell }
lilliput-say-card = Carta { $card }: { $half }
lilliput-say-copy = Copia la carta { $card }: { $half }
lilliput-say-sell = Vendi { $number ->
    [one] una quota
   *[other] { $number } quote
} della compagnia { $company }
lilliput-say-buy = Compra una quota della compagnia { $company }
lilliput-say-found = Fonda la compagnia { $company } a { $price }
lilliput-say-home = Stazione principale in { $cell }
lilliput-say-train-bank = La compagnia { $company } compra un treno da { $train } dal mazzo
lilliput-say-train-pool = La compagnia { $company } compra un treno da { $train } dalla riserva
lilliput-say-train-company = La compagnia { $company } fa un’offerta per il treno da { $train } della compagnia { $seller }
lilliput-say-returning = { $bought }, restituendo { $trains }
lilliput-say-give = La compagnia { $company } cede un treno da { $train }
lilliput-say-station = La compagnia { $company } piazza una stazione in { $cell }
lilliput-say-exchange = Consegna l’Alto Tesoriere
lilliput-say-pay = La compagnia { $company } paga i dividendi
lilliput-say-withhold = La compagnia { $company } accantona i dividendi
lilliput-say-yes = Accetta
lilliput-say-no = Rifiuta
lilliput-say-done = Fatto

# Cards
lilliput-card = Carta { $number }
lilliput-card-nothing = Prendi la carta { $number } e non fare nulla
lilliput-copied-by = copia: { $who }
lilliput-copies-left = { $number ->
    [one] carta copiativa: riusa una carta già presa
   *[other] carte copiative: riusa una carta già presa
}
lilliput-turn-extras = Nel tuo turno puoi anche
lilliput-lay-own = Posa la tua { $tile }
lilliput-exchange = Consegna { $character }

# Map
lilliput-cell-empty = vuoto
lilliput-cell-empty-site = posto vuoto per una città
lilliput-cell-choose = Scegli { $cell }: { $tile }
lilliput-cell-turn = { $cell }: scelto. Spazio gira la tessera, Invio conferma.
lilliput-cell-chosen = { $cell }: scelto. Invio conferma.
lilliput-route-sum = { $train }: { $sum } £
lilliput-route-bonus = bonus { $sum } £
lilliput-mine-money = miniere +{ $sum } £
lilliput-last-round-twice = ultimo round: vale il doppio

# Laying
lilliput-lay-which = { $company }: quale tessera?
lilliput-lay-which-here = Quale tessera qui?
lilliput-lay-where = Dove? Scegli un posto che brilla.
lilliput-lay-title = { $tile } in { $cell }
lilliput-lay-do = Posa
lilliput-rotate = Gira
lilliput-which-company = Quale compagnia?
lilliput-supply-tile = { $tile }, rimaste: { $left }
lilliput-from-phase = dalla fase { $phase }
lilliput-becomes = diventa
lilliput-becomes-nothing = non si potenzia

# Answers
lilliput-confirm = Conferma
lilliput-done = Fatto
lilliput-done-leave = Fatto
lilliput-ask-title-justice = A chi va il denaro del Giudice?
lilliput-ask-title-offer = Vendere il treno?
lilliput-ask-title-laying = Nessuna tessera si può posare
lilliput-ask-title-after-the-action = Terminare il turno?
lilliput-ask-title-excess-trains = Quale treno cedi?
lilliput-home-where = Scegli la stazione principale sulla mappa
lilliput-station-where = Scegli una città sulla mappa
lilliput-station-none = Nessuna città è raggiungibile, o il denaro non basta
lilliput-shares-title = Vendi, compra o fonda
lilliput-shares-none = Non c’è nulla che tu possa vendere o comprare.
lilliput-sell = { $number ->
    [one] vendi una
   *[other] vendi { $number }
}
lilliput-buy = compra una
lilliput-found = Fonda
lilliput-found-at = al prezzo di
lilliput-trains-title = Quale treno, per quale compagnia?
lilliput-trains-none = Nessun treno si può comprare
lilliput-from = { $source ->
    [bank] dal mazzo
    [pool] dalla riserva
   *[company] dalla compagnia { $place }
}
lilliput-give-back = Restituisci
lilliput-give-back-nothing = nulla
lilliput-amount-price = La tua offerta
lilliput-amount-split = Per la compagnia { $company }
lilliput-amount-do = { $sum } £
lilliput-amount-help = Di questi, { $sum } £ vengono dal tuo capitale privato.
lilliput-amount-declined = { $sum } £ sono state rifiutate: offri di più.
lilliput-run-title = La compagnia { $company } ha un reddito di { $sum } £
lilliput-run-nothing = La compagnia { $company } non ha reddito
lilliput-pay = Paga
lilliput-withhold = Accantona

# What would follow
lilliput-effect-price = { $company }: prezzo
lilliput-effect-train = treno da { $train } → { $place }
lilliput-effect-phase = comincia la fase { $phase }, limite treni { $limit }
lilliput-place-pool = riserva
lilliput-place-deck = mazzo
lilliput-place-supply = scorta

# Before the decision
lilliput-leaves = restano { $sum } £
lilliput-idle = Questa metà ora non serve a nulla.
lilliput-idle-note = ora non serve a nulla
lilliput-idle-take = Prendila comunque
lilliput-unasked = Non chiederlo più in questa partita
lilliput-effect-price-same = { $price }, invariato
lilliput-earns = { $company }: reddito
lilliput-earns-same = Nessuna compagnia avrebbe più o meno reddito.
lilliput-tile-nowhere = Ora questa tessera non va bene in nessun posto.
lilliput-tile-nearest = Ora questa tessera non va bene da nessuna parte. Ci va più vicina in { $cell }, ma:
lilliput-tile-not-here = Questa tessera non va bene in { $cell }:
lilliput-cell-card-first = Per posare tessere e piazzare stazioni serve una carta azione. Prima prendine una, poi scegli { $cell } o un altro posto.
lilliput-history-title = La partita round per round
lilliput-history-round = Round
lilliput-history-companies = Reddito, e prezzo della quota dopo
lilliput-history-shares = Chi possiede cosa
lilliput-turns = Turni di questo round
lilliput-turns-next = Turni del prossimo round
lilliput-roster-left = Restano
lilliput-roster-obsolete = Obsoleto
lilliput-roster-rusts = Ruggine

# Companies, trains
lilliput-no-company = Nessuna compagnia è stata ancora fondata.
lilliput-unfounded = Non ancora fondata
lilliput-treasury-of = tesoro { $sum } £
lilliput-price-of = prezzo { $price }
lilliput-no-train = nessun treno
lilliput-stations-left = { $number ->
    [one] resta un segnalino stazione
   *[other] restano { $number } segnalini stazione
}
lilliput-shares-left = { $number ->
    [one] una quota in banca
   *[other] { $number } quote in banca
}
lilliput-last-run = ultima corsa { $sum } £
lilliput-train = treno da { $train }
lilliput-train-obsolete = obsoleto
lilliput-train-rusting = arrugginisce con il prossimo treno
lilliput-train-ageing = diventa obsoleto con il prossimo treno
lilliput-space-with = { $price }: { $companies }
lilliput-deck-left = Treni rimasti nel mazzo
lilliput-pool-title = Riserva
lilliput-next-nothing = Comprarlo non ha altri effetti.
lilliput-next-phase = comincia la fase { $phase }
lilliput-next-colour = da ora anche ogni tessera { $colour }
lilliput-next-limit = limite treni { $limit }
lilliput-next-rusts = tutti i treni da { $train } arrugginiscono
lilliput-next-obsolete = tutti i treni da { $train } diventano obsoleti
lilliput-next-treasury = la carta 10 porta { $sum } £

# Players
lilliput-first-player = comincia in questo round
lilliput-worth = patrimonio
lilliput-copy-cards = { $number ->
    [one] carta copiativa
   *[other] carte copiative
}
lilliput-certificates = { $number } di { $most } certificati
lilliput-director-of = direttore della compagnia { $company }, 50%
lilliput-share-of = quota della compagnia { $company }, 10%
lilliput-gulliver-waits = Agisce dopo il tuo secondo turno di ogni round.

# Draft
lilliput-draft-companies = Compagnie di partenza
lilliput-draft-characters = Personaggi
lilliput-draft-price = prezzo { $price }, tesoro { $treasury } £
lilliput-draft-cash = +{ $sum } £ per te

# Account book
lilliput-ledger = Libro dei conti
lilliput-ledger-whose = Conto
lilliput-ledger-round = Round
lilliput-ledger-reason = Motivo
lilliput-ledger-other = Controparte
lilliput-ledger-amount = Somma
lilliput-ledger-balance = Saldo
lilliput-reason-start = all’inizio
lilliput-reason-advantage = vantaggio iniziale della compagnia
lilliput-reason-capital = capitale della compagnia
lilliput-reason-card = carta azione
lilliput-reason-dividend = dividendo
lilliput-reason-founding = certificato del direttore
lilliput-reason-help = aiuto per un treno
lilliput-reason-justiciary = Giudice
lilliput-reason-metropolis = nuova metropoli
lilliput-reason-mine = miniere
lilliput-reason-sale = quote vendute
lilliput-reason-share = quota comprata
lilliput-reason-station = stazione
lilliput-reason-terrain = terreno
lilliput-reason-train = treno
lilliput-reason-treasurer = Alto Tesoriere consegnato
lilliput-reason-tunnel = tunnel
lilliput-reason-withheld = reddito accantonato

# Player aid
lilliput-aid = Promemoria
lilliput-aid-phases = Fasi
lilliput-aid-phase = Fase
lilliput-aid-begins = Comincia con
lilliput-aid-start = inizio partita
lilliput-aid-cards = Carte
lilliput-aid-limit = Limite
lilliput-aid-effect = Treni
lilliput-aid-rusts = treni da { $train } arrugginiti
lilliput-aid-obsolete = treni da { $train } obsoleti
lilliput-aid-treasury = Carta 10
lilliput-aid-range = fino a { $number } fermate
lilliput-aid-range-double = fino a { $number } fermate, contate due volte
lilliput-aid-characters = Personaggi
lilliput-aid-stations = La prima stazione in più costa alla compagnia { $first } £, la successiva { $second } £.
lilliput-aid-metropolis = Una nuova metropoli costa alla compagnia { $sum } £.
lilliput-aid-certificates = Al massimo { $most } certificati, di cui non più di { $directors } del direttore.
lilliput-aid-pay = Pagare i dividendi sposta il prezzo a destra, accantonarli a sinistra, ogni quota venduta in basso.
lilliput-aid-last = Nell’ultimo round il reddito raddoppia e si paga tutto, e i prezzi si muovono di due passi.

# Worth over the rounds, final score
lilliput-history = Patrimonio round per round
lilliput-history-after = Dopo il round
lilliput-history-start = inizio
lilliput-history-now = ora
lilliput-col-rank = Posto
lilliput-col-total = Totale
lilliput-won = { $who } vince con { $sum } £.
lilliput-you-won = Vinci con { $sum } £!
lilliput-won-shared = Vittoria condivisa con { $sum } £: { $who }.
lilliput-sheet-running = La partita non è finita: ecco come starebbe adesso.

lilliput-key-rotate = gira la tessera
lilliput-key-done = fatto qui

# The start page, the choice of variants, and the guide
start-about-lilliput = Posa binari, compra treni, procurati le quote giuste. 1–4 giocatori, circa un’ora.
new-solo-lilliput = In solitario giochi contro Gulliver, che segue regole tutte sue.
lilliput-scenario = Scenario
lilliput-scenario-about = Ciò che circonda la capitale prima che qualcuno costruisca: uno scenario della scatola o un paesaggio tuo.
lilliput-scenario-none = Pianura aperta
lilliput-scenario-none-about = La partita normale: sulla mappa c’è solo Mildendo.
lilliput-scenario-lets-start = Si parte!
lilliput-scenario-lets-start-about = Due miniere accanto alla capitale, fiumi e colline da attraversare.
lilliput-scenario-the-mountains = Le montagne
lilliput-scenario-the-mountains-about = Le montagne bloccano le vie dirette; una si può attraversare con un tunnel.
lilliput-scenario-city-on-city = Città su città
lilliput-scenario-city-on-city-about = Wiggywack e una piccola città sono sulla mappa fin dall’inizio.
lilliput-scenario-separated = Separati
lilliput-scenario-separated-about = Due bracci di mare dividono il territorio, ognuno con un guado dietro.
lilliput-variant-expert = Esperti
lilliput-variant-expert-about = Il primo treno del mazzo va nella riserva prima delle corse: un treno può arrugginire prima di rendere.
lilliput-variant-two-characters = Due personaggi
lilliput-variant-two-characters-about = Per due giocatori: ognuno sceglie due personaggi.
lilliput-variant-allenbeck = Allenbeck
lilliput-variant-allenbeck-about = Tre città marroni con un nome. Con Mildendo sono quattro: un treno che ne visita tre rende 20 £ in più, uno che le visita tutte 50 £.
lilliput-variant-laputa = Laputa
lilliput-variant-laputa-about = Città marroni con binari colorati che una sola compagnia può usare.
lilliput-variant-brobdingnag = Brobdingnag
lilliput-variant-brobdingnag-about = Città più grandi, e metà di ogni pagamento va alla compagnia. Non si può combinare con Allenbeck o Laputa.
learn-about-lilliput = Quote, binari e treni: una piccola economia ferroviaria, un’idea alla volta.
lilliput-scenario-the-ford = Il guado
lilliput-scenario-the-ford-about = Fiumi attorno alla capitale e miniere nei quattro angoli.
lilliput-scenario-copper-hills = Colline di rame
lilliput-scenario-copper-hills-about = Colline davanti a ogni lato e miniere al di là.
lilliput-scenario-lands-end = La fine della terra
lilliput-scenario-lands-end-about = Mare oltre ogni lato, Wiggywack e una città in due angoli.
lilliput-scenario-high-pass = Il valico alto
lilliput-scenario-high-pass-about = Monti e colline stringono la capitale, e un tunnel li attraversa.
