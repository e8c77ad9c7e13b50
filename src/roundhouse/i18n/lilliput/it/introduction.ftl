### The introduction to 18Lilliput, and what the pictures of its rulebook show: a caption, and (-alt) words for whoever does not
### see the picture. Sent with the rulebook. The pictures themselves are declared in render/lilliput/pictures.toml.

introduction-lilliput-goal-title = Ferrovie a Lilliput
introduction-lilliput-goal =
    Dirigi una compagnia ferroviaria. Posa binari, compra treni e li fa correre di città in città; quello che guadagnano va agli azionisti o resta alla compagnia. Il denaro della compagnia non è tuo: compra treni e stazioni, e alla fine non vale nulla.

    Conta quello che possiedi tu: il tuo capitale privato e le quote al loro prezzo. Costruisci una compagnia che guadagna, fai salire il suo prezzo e prendi parte alle altre che vanno bene. La partita dura otto round, con tre giocatori nove.
introduction-lilliput-round-title = Un round e le sue carte
introduction-lilliput-round =
    In ogni round giochi due turni: un giro del tavolo e poi uno al contrario. In ogni turno prendi una carta azione e usi una delle sue metà. Una carta presa da qualcuno non è più disponibile in questo round.

    Poi tutte le compagnie fanno correre i treni, e il round finisce. Una o due volte per partita una carta copiativa ti fa usare una carta già presa.
introduction-lilliput-track-title = Posare binari
introduction-lilliput-track =
    Una nuova tessera tocca un’altra, il suo binario incontra un binario che c’è già, e la tua compagnia può raggiungerla da una delle sue stazioni. Tutto comincia a Mildendo, la capitale.

    Città e binari semplici si alternano come le caselle di una scacchiera: una città non sta mai accanto a una città. I piccoli anelli sui posti vuoti mostrano dove vanno le città.
introduction-lilliput-upgrade-title = Tessere migliori
introduction-lilliput-upgrade = Più avanti le tessere verdi sostituiscono le gialle, e le marroni le verdi. Tutti i vecchi binari devono restare; la nuova tessera ne aggiunge, e la città vale di più e ha posto per più stazioni.
introduction-lilliput-run-title = Le corse dei treni
introduction-lilliput-run =
    Il numero di un treno dice quante città visita: un treno da 2 due, un treno da 3 tre. La sua tratta deve toccare una stazione della tua compagnia e non usare due volte lo stesso binario, e rende la somma delle sue fermate. Due treni di una compagnia non condividono binari.

    Non devi cercare: la tua compagnia corre sempre le tratte migliori, e la pagina le disegna.
introduction-lilliput-price-title = Pagare o accantonare: il prezzo
introduction-lilliput-price =
    Dopo ogni corsa decidi tu, come direttore. Se la compagnia paga, il denaro va agli azionisti e il prezzo avanza di un passo a destra. Se accantona, il denaro va nel suo tesoro e il prezzo arretra di un passo.

    Chi vende quote fa scendere il prezzo: nella riga in alto dritto in giù, in quella in basso a sinistra e in su.
introduction-lilliput-shares-title = Quote e direttori
introduction-lilliput-shares =
    Ogni compagnia ha un certificato del direttore del 50% e tre quote del 10%. Il direttore decide tutto e riceve metà di quello che si paga; ogni quota riceve un decimo. Quello che nessuno ha comprato non rende nulla.

    In una compravendita di quote puoi comprarne una, di qualsiasi compagnia, e puoi avere al massimo cinque certificati. Il direttore lo resta per tutta la partita.
introduction-lilliput-trains-title = I treni invecchiano
introduction-lilliput-trains =
    La banca vende solo il treno in cima al mazzo. Il primo treno di ogni tipo apre una nuova fase: nuove tessere, limiti più bassi, e i vecchi treni ne soffrono. Prima diventano obsoleti e rendono la metà, poi arrugginiscono e spariscono.

    Prima di comprare guarda che cosa viene dopo: il tuo denaro compra un treno, ma può anche toglierne uno a tutti gli altri.
introduction-lilliput-stations-title = Stazioni
introduction-lilliput-stations = Una città ha una, due o tre caselle per le stazioni. Quando tutte le caselle sono di altri, i tuoi treni possono finirci ma non attraversarla, e non puoi costruire oltre. Una stazione tua tiene aperta la via, e da lì possono partire tratte.
introduction-lilliput-found-title = Una seconda compagnia
introduction-lilliput-found = Con abbastanza capitale privato puoi fondare un’altra compagnia in una compravendita di quote: scegli un prezzo della riga in alto e paga cinque volte tanto per il certificato del direttore. La compagnia riceve dieci volte il suo prezzo, e la sua stazione principale va in una qualsiasi casella libera della mappa. Corre già nello stesso round.
introduction-lilliput-characters-title = Personaggi
introduction-lilliput-characters = Ognuno sceglie anche un personaggio. Porta un piccolo privilegio per tutta la partita e una o due tessere proprie, che puoi posare in aggiunta a qualsiasi azione. L’Imperatore ha il castello, il Generale e l’Alto Tesoriere hanno città, il Giudice due paesi, l’Ammiraglio due porti.
introduction-lilliput-gulliver-title = In solitario contro Gulliver
introduction-lilliput-gulliver = In solitario il tuo avversario è Gulliver. Dopo i tuoi due turni fa in ogni round le stesse cinque cose: posa binari, mette una stazione, posa altri binari, compra una quota e riceve un treno gratis. Dove ha una scelta, decide il caso.
introduction-lilliput-end-title = L’ultimo round e il punteggio
introduction-lilliput-end =
    Nell’ultimo round tutte le compagnie guadagnano il doppio, e nessuno può accantonare. Poi si conta: il tuo capitale privato, ogni quota al suo prezzo, cinque volte il prezzo per ogni certificato del direttore e 20 £ per ogni carta copiativa che ti resta.

    Per cominciare basta. Le regole numerate qui sotto rispondono a ogni domanda; la prima partita guidata ti mostra il resto al tavolo.

# Pictures

picture-lilliput-goal = Due compagnie intorno a Mildendo. La stazione principale della compagnia Rossa è una città verde; i suoi treni possono andare a est, o a nord fino alla compagnia Blu.
picture-lilliput-goal-alt = Una piccola mappa: Mildendo in rosso, a est la stazione principale della compagnia Rossa, a nord quella della compagnia Blu, binari fra loro. Sotto, le due compagnie con direttore, prezzo, tesoro e treni.
picture-lilliput-order = Quattro giocatori, otto turni: prima in senso orario, poi al contrario. L’ultimo gioca due turni di fila.
picture-lilliput-order-alt = I numeri dei giocatori nell’ordine dei turni: 1, 2, 3, 4, 4, 3, 2, 1.
picture-lilliput-card = Carta 3: posa fino a due tessere gialle, oppure prendi 5 £. Una sola metà.
picture-lilliput-card-alt = Una carta con il numero 3. La metà superiore mostra due tessere gialle, quella inferiore una moneta da 5 £; entrambe hanno un segno di spunta.
picture-lilliput-cards = Le dieci carte azione: tessere, quote, treni, una stazione, denaro.
picture-lilliput-cards-alt = Dieci carte in due file, ciascuna con due metà: tessere di tutti i colori, quote, locomotive, un segnalino stazione, un tesoro, monete.
picture-lilliput-taken = La carta 3 è già stata presa in questo round: nessun altro può prenderla.
picture-lilliput-taken-alt = Sei carte. La numero 3 è barrata, e la sua metà superiore ha una croce.
picture-lilliput-copy = Con una carta copiativa puoi usare l’una o l’altra metà di una carta già presa.
picture-lilliput-copy-alt = Sei carte. La numero 3 è barrata, ma entrambe le metà hanno un segno di spunta.
picture-lilliput-home = La tessera di partenza va accanto a Mildendo, e il suo binario porta lì.
picture-lilliput-home-alt = Mildendo e a est una città gialla il cui binario arriva alla capitale, con un segno di spunta.
picture-lilliput-home-turned-away = Girata così, il suo binario non porta a Mildendo.
picture-lilliput-home-turned-away-alt = Mildendo e a est una città gialla il cui binario va a nord e a est, con una croce.
picture-lilliput-lay = Un binario semplice prolunga la linea della compagnia Rossa verso est.
picture-lilliput-lay-alt = Mildendo, a est la stazione principale della compagnia Rossa e accanto un nuovo binario dritto, con un segno di spunta.
picture-lilliput-no-connection = Questo binario non si collega a nulla.
picture-lilliput-no-connection-alt = Accanto alla stazione principale della compagnia Rossa c’è un binario dritto da nord a sud che non si collega a nulla, con una croce.
picture-lilliput-city-beside-city = Una città non può stare accanto a una città.
picture-lilliput-city-beside-city-alt = Accanto alla stazione principale della compagnia Rossa c’è un’altra città, con una croce.
picture-lilliput-track-beside-track = Né un binario semplice accanto a un altro.
picture-lilliput-track-beside-track-alt = Un binario dritto ne segue un altro a est della stazione principale della compagnia Rossa; il secondo ha una croce.
picture-lilliput-second-tile = Con la carta 3 la seconda tessera può proseguire la prima.
picture-lilliput-second-tile-alt = A est della stazione principale della compagnia Rossa un binario dritto e poi una città in curva, con un segno di spunta.
picture-lilliput-blocked = La stazione della compagnia Blu riempie questa città. La compagnia Rossa può raggiungerla, ma non costruire oltre.
picture-lilliput-blocked-alt = Una linea dalla stazione principale della compagnia Rossa a una città gialla con la stazione della compagnia Blu; il binario dietro ha una croce.
picture-lilliput-open-again = Una città verde ha due caselle. Una è libera, quindi la compagnia Rossa può costruire oltre.
picture-lilliput-open-again-alt = Una linea dalla stazione principale della compagnia Rossa a una città verde con la stazione della compagnia Blu e una casella libera; il binario dietro ha un segno di spunta.
picture-lilliput-metropolis = Una metropoli (Y) vale di più, e la compagnia che la posa paga 50 £.
picture-lilliput-metropolis-alt = Una metropoli gialla alla fine della linea della compagnia Rossa, con un segno di spunta. Sotto, il tesoro della compagnia Rossa con 500 £.
picture-lilliput-water = Nessun binario può finire in acqua: qui lo farebbe l’uscita sud della città.
picture-lilliput-water-alt = A nord di un porto c’è una città in curva il cui binario porterebbe nell’acqua del porto, con una croce.
picture-lilliput-upgrade = Una città verde sostituisce quella gialla. I vecchi binari e la stazione restano.
picture-lilliput-upgrade-alt = Prima la stazione principale della compagnia Rossa è una città gialla. Dopo è verde, con una terza uscita e una seconda casella.
picture-lilliput-track-lost = Così no: si perderebbe il binario per Mildendo.
picture-lilliput-track-lost-alt = La stazione principale della compagnia Rossa, e una città verde girata in modo che il suo binario non porti più a ovest, con una croce.
picture-lilliput-too-early = Le tessere verdi arrivano nella fase 3, quando il primo treno da 3 ha lasciato il mazzo.
picture-lilliput-too-early-alt = La stazione principale della compagnia Rossa con sopra una città verde, con una croce. Sotto, un treno da 2 in cima al mazzo.
picture-lilliput-values = Città e metropoli in giallo, verde e marrone: quanto valgono e quante stazioni ospitano.
picture-lilliput-values-alt = Sei tessere: città da 20, 30 e 40, metropoli da 30, 40 e 50.
picture-lilliput-plain-tiles = Binari semplici. A un incrocio i treni vanno solo dritti; a uno scambio possono deviare.
picture-lilliput-plain-tiles-alt = Sei tessere: dritto, curva, incrocio, due curve, scambio a tre vie e scambio a quattro vie.
picture-lilliput-run = Il treno da 3 visita tre fermate per 80 £, il treno da 2 due per 60 £: insieme 140 £.
picture-lilliput-run-alt = La mappa con due tratte tratteggiate dalla stazione principale della compagnia Rossa: una a nord fino a quella della compagnia Blu, con 3: 80 £, e una a Mildendo, con 2: 60 £.
picture-lilliput-capital = Le tratte finiscono a Mildendo. Due treni possono arrivare da lati diversi: insieme 100 £.
picture-lilliput-capital-alt = La compagnia Rossa ha stazioni a nord e a est di Mildendo; da ciascuna un treno da 2 va alla capitale, per 50 £.
picture-lilliput-town = Il paese è una fermata che non si conta: il treno da 2 prende anche i suoi 10 e rende 60 £.
picture-lilliput-town-alt = Una tratta da Mildendo per la stazione principale della compagnia Rossa a un paese, con 2: 60 £.
picture-lilliput-two-trains = Due treni, due pezzi di binario: entrambi possono fermarsi alla stazione principale. Insieme 90 £.
picture-lilliput-two-trains-alt = Dalla stazione principale della compagnia Rossa un treno da 2 va a ovest fino a Mildendo, un altro a est fino a una città.
picture-lilliput-obsolete = La metà di 50 £, arrotondata alle decine per difetto: il treno da 2 obsoleto rende 20 £.
picture-lilliput-obsolete-alt = Una tratta dalla stazione principale della compagnia Rossa, con 20 £. Sotto, il treno da 2 della compagnia Rossa porta il segno di un mezzo.
picture-lilliput-double-train = Il treno 3D rende i suoi 70 £ due volte: 140 £.
picture-lilliput-double-train-alt = Una tratta da Mildendo per la stazione principale della compagnia Rossa a una città, con 3D: 140 £.
picture-lilliput-pay = La compagnia Rossa paga: il suo prezzo passa da 65 a 70.
picture-lilliput-pay-alt = Il listino quote. Il segnalino della compagnia Rossa salta di uno spazio a destra, con un segno di spunta.
picture-lilliput-withhold = La compagnia Rossa accantona 50 £: il prezzo scende da 65 a 60, e il tesoro sale a 550 £.
picture-lilliput-withhold-alt = Il listino quote. Il segnalino della compagnia Rossa salta di uno spazio a sinistra, con un segno di spunta.
picture-lilliput-sell = Due quote della compagnia Blu a 90 £ l’una danno 180 £. Il prezzo va in giù, poi a sinistra e in su: 80.
picture-lilliput-sell-alt = Il listino quote. Il segnalino della compagnia Blu salta dal 90 allo spazio alla sua sinistra, con un segno di spunta.
picture-lilliput-running-order = Corre per primo il prezzo più alto. Sullo stesso spazio il segnalino in cima, qui la compagnia Blu, va prima di quello sotto.
picture-lilliput-running-order-alt = Il listino quote: Gialla su 90, Rossa su 80, Blu sopra Verde su 65.
picture-lilliput-certificates = Il certificato del direttore è metà della compagnia. Il giocatore 1 ha quello e una quota, il giocatore 2 una quota; la banca tiene l’ultima.
picture-lilliput-certificates-alt = Quattro certificati della compagnia Rossa: 50% e 10% del giocatore 1, 10% del giocatore 2, 10% in banca.
picture-lilliput-payout = Di 140 £ il certificato del direttore riceve 70 £ e ogni quota 14 £. Le quote della banca non ricevono nulla.
picture-lilliput-payout-alt = Quattro certificati della compagnia Rossa e quanto riceve ciascuno: 70 £, 14 £ e nulla per i due in banca.
picture-lilliput-last-round = Nell’ultimo round le 50 £ si pagano due volte, e il prezzo fa due passi: da 65 a 80.
picture-lilliput-last-round-alt = Quattro certificati della compagnia Rossa con 50 £, 10 £, 10 £ e nulla; sotto, il listino con il segnalino della compagnia Rossa due spazi più in là.
picture-lilliput-score = Capitale privato, certificato del direttore, quote e una carta copiativa. Tesori e treni non contano.
picture-lilliput-score-alt = Una somma: 164 + 450 + 90 + 140 + 20 = 864.
picture-lilliput-ages = Ogni tipo di treno: prezzo, tessere della sua fase, limite dei treni, e quali treni diventano obsoleti o arrugginiscono.
picture-lilliput-ages-alt = Sei colonne, dal 2 al 4D. Sotto ogni treno: tessere colorate, il limite, treni con il segno di un mezzo o barrati.
picture-lilliput-grow-old = La compagnia Rossa ha comprato il primo treno da 4: tutti i treni da 2 diventano obsoleti e rendono la metà.
picture-lilliput-grow-old-alt = I treni delle compagnie Rossa e Blu. Ogni treno da 2 porta il segno di un mezzo; la compagnia Rossa ha anche un 3 e un 4.
picture-lilliput-rust = La compagnia Rossa ha comprato il primo treno da 5: tutti i treni da 2 arrugginiscono, il suo e quello della compagnia Blu.
picture-lilliput-rust-alt = I treni delle compagnie Rossa e Blu. Ogni treno da 2 è barrato.
picture-lilliput-train-limit = Nella fase 5 il limite è di due treni. La compagnia Rossa non può comprarne un terzo.
picture-lilliput-train-limit-alt = La compagnia Rossa ha un treno da 4 e uno da 5. Sotto, un altro treno da 5 nel mazzo.
picture-lilliput-pool = La compagnia Rossa ha appena accantonato, quindi può comprare dalla riserva: il treno da 3 al prezzo stampato.
picture-lilliput-pool-alt = La riga della compagnia Rossa con un tesoro di 190 £. Sotto, il mazzo, e un treno da 2 e uno da 3 nella riserva.
picture-lilliput-help = La compagnia Rossa non ha treni e ha poco denaro: il direttore aggiunge le 50 £ che mancano.
picture-lilliput-help-alt = La riga della compagnia Rossa con un tesoro di 100 £ e nessun treno. Sotto, un treno da 3 in cima al mazzo.
picture-lilliput-station = La prima stazione della compagnia Rossa dopo la principale costa 40 £. Prende la casella libera accanto alla compagnia Blu.
picture-lilliput-station-alt = Una città verde con la stazione della compagnia Blu; il segnalino della compagnia Rossa è nella seconda casella, con un segno di spunta.
picture-lilliput-no-slot = Qui non c’è una casella libera.
picture-lilliput-no-slot-alt = Una città gialla con la stazione della compagnia Blu, con una croce.
picture-lilliput-station-out-of-reach = La città, piena di stazioni della compagnia Blu, sbarra la via: la compagnia Rossa non raggiunge quella dietro.
picture-lilliput-station-out-of-reach-alt = Una linea dalla stazione principale della compagnia Rossa, per una città piena di stazioni della compagnia Blu, a un’altra città, con una croce.
picture-lilliput-found = Una nuova compagnia a 65: il direttore paga 325 £, e il suo tesoro riceve 650 £.
picture-lilliput-found-alt = Il listino quote. Il segnalino della compagnia Blu è su 65, e sotto c’è quello della nuova compagnia, con un segno di spunta.
picture-lilliput-found-home = La sua stazione principale può andare in qualsiasi casella libera, anche senza binari. Mildendo non ne ha.
picture-lilliput-found-home-alt = Una mappa: segni di spunta su una città verde con una casella libera e su una gialla senza stazioni, una croce su Mildendo.
picture-lilliput-character-tiles = Le tessere dei personaggi: castello, città del Generale e dell’Alto Tesoriere, due paesi, porto.
picture-lilliput-character-tiles-alt = Sei tessere: il castello, che vale 30 o 50, città da 30 e da 50, due paesi e un porto da 10 ciascuno.
picture-lilliput-castle = Il castello sostituisce una città gialla, ma mai una con una stazione principale.
picture-lilliput-castle-alt = Due castelli: uno su una città a est della stazione principale della compagnia Rossa, con un segno di spunta, uno sulla stazione principale della compagnia Rossa, con una croce.
picture-lilliput-gulliver = Che cosa fa Gulliver dopo i tuoi turni: binari, stazione, binari, una quota, un treno.
picture-lilliput-gulliver-alt = Cinque segni in fila: tessere, una stazione, tessere, una quota, un treno. Sotto, la mappa con i binari di Gulliver a nord di Mildendo.
