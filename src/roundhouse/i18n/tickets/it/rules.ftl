### The rules of the tickets game, one sentence or two per rule: rulebook, hint when a move is refused, and help.
### Each text stands alone. Ids are those of the specification and never change.

## Componenti

T-001 = Il mazzo delle carte vagone ha 110 carte: dodici per ciascuno di otto colori e quattordici locomotive.
T-002 = Le carte vagone sono viola, blu, arancioni, bianche, verdi, gialle, nere e rosse.
T-003 = Ogni colore mostra un vagone tutto suo: carri chiusi viola, carrozze passeggeri blu, cisterne arancioni, carri frigoriferi bianchi, carri merci verdi, tramogge gialle, carri carbone neri e carri di coda rossi. In gioco conta solo il colore.
T-004 = La mappa degli USA ha 30 biglietti di destinazione. Ognuno indica due città e i punti in palio per chi le collega.
T-005 = Una carta riepilogo e una carta bonus per il percorso più lungo completano le 142 carte.
T-006 = La scatola contiene 240 vagoni: 45 per ciascuno dei cinque colori con cui si gioca e 15 di scorta che in partita non si usano mai.
T-007 = I giocatori scelgono tra cinque colori: blu, rosso, verde, giallo e nero.
T-008 = Cinque segnapunti, uno nel colore di ogni giocatore, mostrano quanti punti hanno tutti.
T-009 = Si gioca da due a cinque giocatori.
T-010 = Il tuo colore non ha nulla a che fare con carte e tratte: se giochi con il blu, le tratte blu non sono per te né più facili né più difficili.

## Mappa

T-011 = La mappa mostra le città e le tratte tra città vicine; una tratta collega sempre esattamente due città.
T-012 = Una tratta è lunga da uno a sei spazi.
T-013 = Una tratta è stampata in uno degli otto colori delle carte oppure in grigio.
T-014 = Tra alcune città vicine corrono due tratte affiancate: è una tratta doppia.
T-015 = Puoi giocare su una mappa tua. I nomi delle città devono essere diversi, una tratta collega due città diverse, al massimo due tratte corrono affiancate, le lunghezze vanno da uno a sei, i colori sono gli otto o il grigio, ogni biglietto nomina due città diverse della mappa e ci sono almeno tre biglietti per giocatore.
T-016 = Sulla mappa degli USA una sola tratta blu di tre spazi collega Montreal e New York.
T-017 = Sulla mappa degli USA la tratta tra Montreal e Toronto è grigia.

## Preparazione

T-018 = Cominci con 45 vagoni del tuo colore.
T-019 = Tutti cominciano con zero punti.
T-020 = Le carte vagone si mescolano bene prima di distribuirle.
T-021 = La tua prima mano è di quattro carte vagone.
T-022 = Distribuite le mani, altre cinque carte vanno scoperte accanto al mazzo.
T-023 = Se tre o più delle prime cinque carte scoperte sono locomotive, tutte e cinque vengono sostituite prima che qualcuno giochi.
T-024 = Nessuno ha la carta bonus per il percorso più lungo fino al punteggio finale.
T-025 = I biglietti si mescolano e ne ricevi tre tra cui scegliere.
T-026 = Dei tuoi primi tre biglietti tienine due o tutti e tre; puoi tenere solo quelli che hai ricevuto.
T-027 = Devi tenere almeno due dei tuoi primi biglietti.
T-028 = I primi biglietti che non vuoi vanno in fondo al mazzo dei biglietti.
T-029 = Prima di tutto ognuno sceglie i suoi biglietti, un posto dopo l’altro e in segreto. Quanti ne ha tenuti ciascuno si dice quando tutti hanno scelto, e solo allora comincia il primo turno.
T-030 = I tuoi biglietti sono un tuo segreto: nessun altro li vede prima della fine della partita.
T-031 = Gli altri vedono quante carte vagone hai in mano, ma non quali.
T-032 = Tutti possono contare vagoni e biglietti, guardare gli scarti e vedere quali carte scoperte vengono prese e quali si spendono per una tratta.

## Turni

T-033 = Dovrebbe cominciare chi ha viaggiato di più. Se non indichi un posto, il primo giocatore si sorteggia.
T-034 = I turni si susseguono in senso orario, un giocatore alla volta; puoi agire solo quando tocca a te.
T-035 = Nel tuo turno fai una di tre cose: pescare carte vagone, occupare una tratta o pescare biglietti.
T-036 = Una cosa per turno: finisci quello che hai iniziato, non puoi cominciarne anche un’altra.
T-037 = Puoi passare solo se non puoi né pescare carte vagone, né occupare una tratta, né pescare biglietti.
T-127 = Quando tutti i giocatori hanno passato uno dopo l’altro non può cambiare più nulla: la partita finisce lì e si contano i punti.

## Pescare carte vagone

T-038 = Quando peschi carte vagone ne ottieni due, la seconda dopo aver visto la prima.
T-039 = Per ogni carta scegline una scoperta, oppure prendi la prima del mazzo senza vederla.
T-040 = Puoi combinare come vuoi: una carta scoperta e una dal mazzo, in qualsiasi ordine, o entrambe dallo stesso posto.
T-041 = Una carta scoperta che prendi viene subito rimpiazzata dal mazzo: vedi la nuova carta prima di scegliere la seconda.
T-042 = La tua seconda carta può essere proprio quella appena scoperta, purché non sia una locomotiva.
T-043 = Una locomotiva scoperta vale come entrambe le tue carte: prendila per prima e la pesca è finita.
T-044 = Una locomotiva scoperta non può essere la tua seconda carta, da quanto tempo sia lì non importa.
T-045 = Una locomotiva in cima al mazzo è un colpo di fortuna: conta come una carta qualsiasi, e ne ottieni comunque due.
T-046 = Le carte che peschi vanno nella tua mano.
T-047 = Puoi avere in mano quante carte vagone vuoi.
T-048 = Dopo la prima carta devi prenderne una seconda, se ce n’è una che puoi prendere.
T-049 = Se non c’è una seconda carta che puoi prendere, il tuo turno finisce con una carta.

## Locomotive e carte scoperte

T-050 = Una locomotiva è un jolly: quando occupi una tratta sta per una carta di qualsiasi colore.
T-051 = Appena tre delle carte scoperte sono locomotive, tutte e cinque si scartano e se ne scoprono altre cinque.
T-052 = Se anche tra le nuove carte scoperte ci sono tre locomotive, si sostituiscono di nuovo, e così via.
T-053 = Le locomotive scoperte restano dove sono se sostituirle è inutile: quando fuori dalle mani dei giocatori ci sono meno di cinque carte, o meno di tre normali, oppure dopo cento tentativi di fila.
T-054 = Si controlla se ci sono tre locomotive scoperte ogni volta che le carte scoperte si completano, anche tra la tua prima e la tua seconda carta, e dopo ogni tratta occupata: con le carte appena pagate può diventare possibile una sostituzione prima inutile.
T-055 = Le carte scoperte tolte a causa di tre locomotive vanno negli scarti.

## Mazzo e scarti

T-056 = Quando il mazzo è esaurito, gli scarti si mescolano e diventano il nuovo mazzo.
T-057 = Ogni mescolata è equa: ogni ordine delle carte è ugualmente probabile. Nasce dal seme segreto della partita, così dopo puoi verificarla.
T-058 = Gli scarti si mescolano nel momento in cui serve una carta e il mazzo è vuoto, non prima.
T-059 = Se mazzo e scarti sono entrambi vuoti, i vuoti tra le carte scoperte restano tali.
T-060 = Se mazzo e scarti sono entrambi vuoti non puoi pescare carte vagone, nemmeno scoperte. Occupa una tratta o pesca biglietti.
T-128 = Se mazzo e scarti finiscono dopo la tua prima carta, il tuo turno si chiude con quella sola carta.
T-061 = I vuoti tra le carte scoperte si riempiono appena qualcuno scarta delle carte.
T-062 = Nessuna carta vagone lascia mai il gioco: mani, mazzo, scarti e carte scoperte fanno sempre 110.

## Occupare una tratta

T-063 = Puoi occupare qualsiasi tratta della mappa ancora libera, anche lontana dalle altre tue tratte.
T-064 = In un turno puoi occupare una sola tratta.
T-065 = Occupare una tratta costa esattamente una carta della tua mano per ciascuno dei suoi spazi.
T-066 = Le carte con cui paghi devono essere tutte dello stesso colore; puoi aggiungere solo locomotive.
T-067 = Una tratta colorata si paga con carte di quel colore o con locomotive.
T-068 = Per una tratta grigia puoi scegliere un colore qualsiasi.
T-069 = Anche una tratta grigia vuole un solo colore: due colori non si mescolano, locomotive a parte.
T-070 = Puoi mettere una locomotiva al posto di una qualsiasi delle carte, tutte le volte che vuoi.
T-071 = Bastano le sole locomotive per occupare qualsiasi tratta, di qualunque colore sia.
T-072 = Usare una locomotiva non è mai un obbligo; decidi tu quali carte spendere.
T-073 = Quando occupi una tratta, metti uno dei tuoi vagoni su ciascuno dei suoi spazi.
T-074 = Ti serve un vagone per ogni spazio: una tratta con più spazi dei vagoni che ti restano è fuori portata.
T-075 = Le carte con cui paghi una tratta vanno negli scarti.
T-076 = Una tratta che hai occupato è tua fino alla fine della partita.
T-077 = Una tratta si occupa una volta sola: quella che qualcuno ha preso non è più libera.
T-078 = Una tratta si occupa tutta in una volta o per niente; mezze tratte non esistono.

## Tratte doppie

T-079 = Non puoi avere entrambe le tratte di una tratta doppia.
T-080 = In due o tre giocatori, quando una tratta di una doppia è occupata l’altra resta chiusa per tutti.
T-081 = In quattro o cinque giocatori la seconda tratta di una doppia resta libera, ma solo per qualcun altro.
T-082 = In due o tre giocatori, se una doppia è intatta scegli tu quale delle due tratte occupare.
T-083 = Le due tratte di una doppia si pagano separatamente, ognuna nel suo colore.

## Punti per le tratte

T-084 = Una tratta occupata vale secondo i suoi spazi: 1 punto per uno, 2 per due, 4 per tre, 7 per quattro, 10 per cinque e 15 per sei.
T-085 = I punti di una tratta li segni nel momento in cui la occupi.
T-086 = Le tue tratte si possono ricontare alla fine; devono dare i punti che hai segnato strada facendo.
T-087 = Il tuo punteggio può crescere senza limite; quante volte il segnapunti farebbe il giro di un tracciato stampato non importa.

## Pescare biglietti

T-088 = Quando peschi biglietti prendi i primi tre del mazzo dei biglietti.
T-089 = Dei biglietti appena pescati tienine uno, due o tutti e tre; puoi tenere solo quelli che hai pescato.
T-090 = Devi tenere almeno uno dei biglietti che hai pescato.
T-091 = Se restano meno di tre biglietti peschi quelli, e ne tieni comunque almeno uno.
T-092 = Quando il mazzo dei biglietti è vuoto non puoi più pescare biglietti.
T-093 = I biglietti che hai pescato e non vuoi vanno in fondo al mazzo dei biglietti.
T-094 = Se restituisci più biglietti, vanno sotto il mazzo nell’ordine in cui li hai pescati, l’ultimo proprio in fondo.
T-095 = Un biglietto che hai tenuto resta a te; non puoi mai restituirlo.
T-096 = Puoi avere quanti biglietti vuoi.
T-097 = I biglietti restano nascosti fino al punteggio finale, anche quelli che hai già completato.

## Completare biglietti

T-098 = Un biglietto è completato quando una catena ininterrotta di tratte tue collega le sue due città.
T-099 = Le tratte degli altri giocatori non aiutano i tuoi biglietti.
T-100 = Solo la tua rete a fine partita decide se un biglietto è completato; quando hai occupato ciascuna tratta non conta.
T-101 = Una sola tratta può servire a completare quanti biglietti vuoi.
T-102 = Alla fine ogni biglietto completato aggiunge i suoi punti al tuo punteggio.
T-103 = Alla fine ogni biglietto che non hai completato ti costa i suoi punti, non importa quando l’hai preso.

## Fine della partita

T-104 = L’ultimo giro comincia quando un giocatore finisce il turno con due vagoni o meno.
T-105 = Nell’ultimo giro tutti hanno esattamente un altro turno, compreso chi lo ha fatto scattare.
T-106 = L’ultimo giro parte dal giocatore successivo in senso orario e si chiude con chi lo ha fatto scattare.
T-107 = L’ultimo giro scatta una volta sola: se intanto altri restano con pochi vagoni, non cambia nulla.
T-108 = Nel tuo ultimo turno puoi fare tutto ciò che puoi fare in qualsiasi altro turno.
T-109 = Dopo l’ultimo giro si contano i punti; la partita è finita e nessuno gioca altri turni.

## Punteggio finale

T-110 = Alla fine si scoprono tutti i biglietti; quelli completati si sommano, tutti gli altri si sottraggono.
T-111 = Il percorso continuo più lungo dà al suo proprietario la carta bonus e 10 punti.
T-112 = Se più giocatori sono pari per il percorso più lungo, ognuno di loro prende i 10 punti.
T-113 = Un percorso è lungo quanti sono i suoi vagoni; quante tratte formino non importa.
T-114 = Un percorso può passare più volte per la stessa città, ma una volta sola su ciascuna delle tue tratte; le diramazioni non contano.
T-115 = Senza tratte il tuo percorso più lungo è 0, e se nessuno ha una tratta nessuno prende il bonus.
T-116 = I biglietti mancati possono portare il tuo punteggio finale sotto zero.
T-117 = Il tuo punteggio finale: punti delle tratte, più biglietti completati, meno quelli mancati, più il bonus se ce l’hai.
T-118 = Vince chi ha il punteggio finale più alto.
T-119 = A parità di punti è avanti chi ha completato più biglietti.
T-120 = A parità di punti e di biglietti completati, è avanti chi ha il bonus per il percorso più lungo.
T-121 = I giocatori ancora pari per punti, biglietti completati e bonus vincono insieme.
T-129 = Tutti i posti si decidono come il primo: per punti, poi biglietti completati, poi bonus. I giocatori pari condividono il posto.

## Mosse non permesse

T-130 = Quando più regole vietano una mossa te ne viene detta la prima: tocca a te decidere, è questo il tipo di decisione da prendere, la cosa c’è ed è libera, le carte sono giuste, i vagoni bastano.

## Esempi svolti

T-122 = Esempio: due carte blu e una locomotiva occupano i tre spazi blu da Montreal a New York per 4 punti.
T-123 = Esempio: tre carte di un colore, qualunque sia, occupano la tratta grigia da Montreal a Toronto; due rosse e una blu no.
T-124 = Esempio: sei tratte da sei spazi e una da cinque ti lasciano 4 dei tuoi 45 vagoni, e non è ancora la fine; altri due spazi e comincia l’ultimo giro.
T-125 = Esempio: una tratta per ogni lunghezza da uno a sei dà in tutto 39 punti.
T-126 = Esempio: 60 punti di tratte, biglietti completati da 12 e 7, uno mancato da 9 e il bonus fanno 60 + 19 − 9 + 10 = 80.
