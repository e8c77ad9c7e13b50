### The introduction to Ticket to Ride, and what the pictures of its rulebook show: a caption, and (-alt) words for whoever does not
### see the picture. Sent with the rulebook. The pictures themselves are declared in render/tickets/pictures.toml.

introduction-tickets-goal-title = Collega le tue città
introduction-tickets-goal =
    Costruisci linee ferroviarie attraverso la mappa. Ogni biglietto nomina due città: se le colleghi con i tuoi vagoni ottieni i punti del biglietto; altrimenti li perdi. Le tratte lunghe danno altri punti, e anche il percorso continuo più lungo.

    Vince chi alla fine ha più punti. Una partita dura circa 45 minuti ed è per due–cinque giocatori.
introduction-tickets-turn-title = Il tuo turno: una cosa su tre
introduction-tickets-turn =
    Nel tuo turno fai esattamente una cosa. Pescare carte vagone: due, scoperte o dal mazzo. Oppure occupare una tratta con le carte che hai raccolto. Oppure pescare altri biglietti. Poi tocca al prossimo.

    Cominci con 45 vagoni, quattro carte vagone e almeno due biglietti. Nessuno vede i tuoi biglietti prima della fine.
introduction-tickets-claim-title = Occupare una tratta
introduction-tickets-claim =
    Una tratta costa una carta per ogni spazio. Una tratta colorata vuole carte del suo colore; una grigia accetta il colore che preferisci, purché le carte siano tutte uguali. Una locomotiva vale per qualsiasi colore.

    Paga le carte, metti un vagone su ogni spazio e segna subito i punti. Puoi occupare qualsiasi tratta libera della mappa; non deve toccare le altre tue.
introduction-tickets-double-title = Tratte doppie
introduction-tickets-double = Alcune città sono collegate da due tratte affiancate. Con due o tre giocatori se ne può occupare una sola: appena qualcuno ce l’ha, l’altra è chiusa. Con quattro o cinque si possono occupare entrambe, ma mai dallo stesso giocatore.
introduction-tickets-draw-title = Pescare carte, e le locomotive
introduction-tickets-draw =
    Ogni carta che peschi può essere una delle cinque scoperte o la prima del mazzo, senza vederla. La carta scoperta che prendi viene sostituita subito.

    Le locomotive valgono di più e quindi costano di più: una scoperta è tutta la tua pesca, e non può essere la tua seconda carta. Se esce dal mazzo è fortuna, e conta come una carta.
introduction-tickets-points-title = Le tratte lunghe rendono
introduction-tickets-points = Più una tratta è lunga, più vale ciascuno dei suoi spazi. Sei spazi in un colpo solo danno quanto quindici tratte da uno spazio.
introduction-tickets-tickets-title = Biglietti: completati o mancati
introduction-tickets-tickets =
    Un biglietto è completato quando le tue tratte collegano le sue due città senza interruzioni, per la via che vuoi. Le tratte degli altri non ti aiutano. Alla fine i biglietti completati aggiungono i loro punti e tutti gli altri li tolgono.

    Durante la partita puoi pescare altri tre biglietti invece di fare altro; devi tenerne almeno uno.
introduction-tickets-longest-title = Il percorso più lungo
introduction-tickets-longest = Chi alla fine ha il percorso continuo più lungo riceve 10 punti. Può incrociarsi e ripassare per una città, ma usa ogni tratta una volta sola, e i rami non contano. Se più giocatori sono pari, ciascuno di loro riceve i punti.
introduction-tickets-end-title = La fine
introduction-tickets-end =
    Quando qualcuno finisce il turno con due vagoni o meno, tutti giocano ancora un turno, anche lui. Poi si scoprono tutti i biglietti e si contano i punti.

    È tutto qui. Le regole numerate qui sotto rispondono a ogni domanda; la prima partita guidata ti mostra il resto al tavolo.

# Pictures

picture-tickets-goal = Blu ha collegato Boston e Miami: quel biglietto è completato. A quello da Los Angeles a Miami mancano ancora molti binari.
picture-tickets-goal-alt = Tutta la mappa. Vagoni blu scendono lungo la costa est da Boston a Miami, vagoni rossi vanno da Seattle a Chicago. Sotto, due biglietti: da Boston a Miami con un segno di spunta e 12 punti, da Los Angeles a Miami con 20.
picture-tickets-kinds = Otto colori, ciascuno con un simbolo, e le locomotive. Sotto, quante ce ne sono.
picture-tickets-kinds-alt = Nove carte vagone in fila: dodici per ciascuno degli otto colori e quattordici locomotive.
picture-tickets-points = Quanto rende una tratta, secondo la lunghezza.
picture-tickets-points-alt = Sei righe da uno a sei spazi, con i punti che danno: 1, 2, 4, 7, 10 e 15.
picture-tickets-double = Una tratta doppia. Ogni metà si paga nel suo colore: arancione sopra, nero sotto.
picture-tickets-double-alt = Tra Chicago e Pittsburgh due tratte corrono affiancate. Si potrebbero occupare entrambe.
picture-tickets-start = Così comincia una partita: cinque carte scoperte, il mazzo e le tue prime quattro carte.
picture-tickets-start-alt = Cinque carte vagone scoperte, il mazzo con 97 carte e una mano di quattro carte.
picture-tickets-first-tickets = Dei tuoi primi tre biglietti ne tieni almeno due. Uno solo non basta.
picture-tickets-first-tickets-alt = Tre biglietti. Si tiene solo quello da Nashville a Portland, segnato con una croce.
picture-tickets-draw = Pesca due carte. Ognuna può venire da quelle scoperte o dal mazzo.
picture-tickets-draw-alt = Cinque carte scoperte e il mazzo. Una carta verde e il mazzo hanno un segno di spunta; sotto c’è la mano.
picture-tickets-refill = La carta bianca è stata presa, e al suo posto ce n’è una viola. Potrebbe essere la seconda carta.
picture-tickets-refill-alt = Due file di carte scoperte: prima con una bianca al centro, dopo con una viola.
picture-tickets-locomotive-first = Una locomotiva scoperta è tutta la tua pesca: il turno finisce.
picture-tickets-locomotive-first-alt = Cinque carte scoperte. La locomotiva ha un segno di spunta.
picture-tickets-locomotive-second = La prima carta era rossa. Adesso la locomotiva scoperta non si può prendere.
picture-tickets-locomotive-second-alt = Cinque carte scoperte; la locomotiva ha una croce. La carta rossa è già in mano.
picture-tickets-lucky = Una locomotiva dal mazzo è fortuna: conta come una carta, e ne peschi un’altra.
picture-tickets-lucky-alt = Una mano di due carte blu; dopo la pesca c’è accanto una locomotiva.
picture-tickets-three-locomotives = La nuova carta era la terza locomotiva: si scartano tutte e cinque e se ne scoprono altre cinque.
picture-tickets-three-locomotives-alt = Prima sono scoperte due locomotive. Dopo ci sono altre cinque carte, e gli scarti sono cinque.
picture-tickets-reshuffle = Il mazzo è vuoto. Quando qualcuno pesca, gli scarti si mescolano e diventano il nuovo mazzo.
picture-tickets-reshuffle-alt = Prima, un mazzo vuoto e molti scarti. Dopo, un mazzo di 35 carte e nessuno scarto.
picture-tickets-nothing-to-draw = Mazzo e scarti sono vuoti: nessuno può pescare, nemmeno una carta scoperta.
picture-tickets-nothing-to-draw-alt = Cinque carte scoperte accanto a due pile vuote. La carta rossa ha una croce.
picture-tickets-claim = Due carte blu e una locomotiva pagano i tre spazi blu: 4 punti.
picture-tickets-claim-alt = La mappa intorno a Montreal e New York. Sulla tratta fra le due ci sono tre vagoni blu in anteprima, con un segno di spunta. Due carte blu e una locomotiva sporgono dalla mano.
picture-tickets-wrong-colour = Le carte rosse non pagano una tratta blu.
picture-tickets-wrong-colour-alt = La tratta blu da Montreal a New York ha una croce; tre carte rosse sporgono dalla mano.
picture-tickets-grey = Una tratta grigia accetta un colore qualsiasi: qui tre carte bianche.
picture-tickets-grey-alt = Vagoni blu in anteprima sulla tratta grigia da Montreal a Toronto, con un segno di spunta. Tre carte bianche sporgono dalla mano.
picture-tickets-grey-mixed = Ma non due colori insieme.
picture-tickets-grey-mixed-alt = La tratta grigia da Montreal a Toronto ha una croce; due carte rosse e una blu sporgono dalla mano.
picture-tickets-only-locomotives = Le sole locomotive pagano qualsiasi tratta.
picture-tickets-only-locomotives-alt = La tratta rossa da Duluth a Chicago è occupata con tre locomotive; un segno di spunta dice che si può.
picture-tickets-far-away = Le tue tratte non devono toccarsi: Blu costruisce a est e ora anche a ovest.
picture-tickets-far-away-alt = Tutta la mappa. Blu ha due tratte sulla costa est; una fra Los Angeles e San Francisco ha un segno di spunta.
picture-tickets-own-colour = Blu occupa una tratta rossa con carte rosse. Il tuo colore non conta.
picture-tickets-own-colour-alt = La tratta rossa da Duluth a Chicago, con vagoni blu in anteprima e un segno di spunta; tre carte rosse sporgono dalla mano.
picture-tickets-taken = Questa tratta è di Rosso. Non è più libera.
picture-tickets-taken-alt = Vagoni rossi fra Montreal e Toronto, segnati con una croce. Tre carte bianche sporgono dalla mano.
picture-tickets-few-cars = Restano due vagoni, e la tratta ha tre spazi.
picture-tickets-few-cars-alt = La tratta da Montreal a New York ha una croce. Sotto, i giocatori: a Blu restano 2 vagoni.
picture-tickets-twin-closed = Due giocatori: Rosso ha una metà, quindi l’altra è chiusa per tutti.
picture-tickets-twin-closed-alt = Due tratte affiancate fra Pittsburgh e New York. Una ha vagoni rossi, l’altra è barrata e ha una croce.
picture-tickets-twin-open = Quattro giocatori: Rosso ha una metà, e un altro può occupare l’altra.
picture-tickets-twin-open-alt = Due tratte affiancate fra Pittsburgh e New York. Una ha vagoni rossi, sull’altra ci sono vagoni blu in anteprima con un segno di spunta.
picture-tickets-twin-own = Ma nessuno può avere entrambe le metà.
picture-tickets-twin-own-alt = Due tratte affiancate fra Pittsburgh e New York. Blu ne ha una; l’altra ha una croce.
picture-tickets-draw-tickets = Peschi tre biglietti e ne tieni almeno uno.
picture-tickets-draw-tickets-alt = Tre biglietti fra cui scegliere. Si tiene quello da Chicago a Santa Fe, con un segno di spunta.
picture-tickets-ticket-done = Una catena ininterrotta di tuoi vagoni: il biglietto è completato.
picture-tickets-ticket-done-alt = Vagoni blu vanno da Kansas City per Oklahoma City e Dallas fino a Houston. Il biglietto ha un segno di spunta e dà 5 punti.
picture-tickets-ticket-gap = La tratta in mezzo è di Rosso. Il biglietto è mancato e costa i suoi punti.
picture-tickets-ticket-gap-alt = Vagoni blu alle due estremità, rossi fra Oklahoma City e Dallas. Il biglietto da Houston a Kansas City ha una croce e costa 5 punti.
picture-tickets-two-tickets = La tratta fra Chicago e Saint Louis serve per entrambi i biglietti.
picture-tickets-two-tickets-alt = Vagoni blu da New Orleans a Chicago e fino a Sault St. Marie, e da Saint Louis a Nashville. Due biglietti, entrambi con un segno di spunta.
picture-tickets-longest = Il percorso più lungo è di 11 vagoni. Passa due volte per Oklahoma City; il ramo verso Saint Louis non ne fa parte.
picture-tickets-longest-alt = Sei tratte blu intorno a Oklahoma City. Quelle del percorso più lungo brillano; il ramo da Little Rock a Saint Louis no.
picture-tickets-shared-bonus = Entrambi i percorsi più lunghi hanno cinque vagoni: Blu e Rosso ricevono 10 punti ciascuno.
picture-tickets-shared-bonus-alt = Vagoni blu da Toronto per Montreal a Boston, vagoni rossi da Toronto per Pittsburgh a Chicago.
picture-tickets-last-round = A Blu restano due vagoni: ora tutti hanno un ultimo turno, Rosso per primo e Blu per ultimo.
picture-tickets-last-round-alt = Tre giocatori prima e dopo che Blu occupa una tratta. Blu ha 4 vagoni, poi 2; la cornice passa a Rosso.
picture-tickets-score = Tratte, più biglietti completati, meno quello mancato, più il percorso più lungo.
picture-tickets-score-alt = Tre biglietti: due con un segno di spunta, da 12 e 20, uno con una croce, da 11. Sotto, la somma: 62 + 32 − 11 + 10 = 93.
