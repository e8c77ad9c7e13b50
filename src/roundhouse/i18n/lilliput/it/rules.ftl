### The rules of 18Lilliput, one sentence or two per rule: rulebook, hint when a move is refused, and help.
### Each text stands alone. Ids are those of the specification and never change.

## Componenti

L-001 = La scatola contiene dieci carte azione, tutte diverse.
L-002 = Ci sono cinque personaggi tra cui scegliere.
L-003 = Possono entrare in gioco otto compagnie, ognuna con la propria licenza.
L-004 = Ogni compagnia ha quattro certificati: in tutto sono 32.
L-005 = I quattro certificati di una compagnia sono il certificato del direttore, che vale il 50%, e tre quote del 10%.
L-006 = Sulla carta esiste solo l’80% di una compagnia. L’altro 20% non lo potrà mai comprare nessuno.
L-007 = Il mazzo dei treni ha 29 carte: sette da 2, sei da 3, cinque da 4, quattro da 5, tre da 3D e quattro da 4D.
L-008 = I treni da 4D non finiscono mai, qualunque sia il numero dei giocatori.
L-009 = Ci sono quattro segnalini per ogni compagnia, più uno che indica il round.
L-010 = Uno dei segnalini di una compagnia ne indica il prezzo. Gli altri tre sono stazioni: una principale e due per dopo.
L-011 = Tutte le varianti insieme usano 114 tessere: 54 di base, 3 di Allenbeck, 4 di Laputa, 30 di Brobdingnag e 23 di scenario.
L-012 = Le tessere di base sono 30 gialle (2 metropoli o città Y, 12 città, 16 binari semplici), 11 verdi (2, 6, 3), 5 marroni (1, 3, 1), Mildendo in rosso e 7 per i personaggi.
L-013 = La serie Brobdingnag sostituisce la tessera iniziale, tutte le città e metropoli e tre tessere dei personaggi: 30 tessere.
L-014 = Che il listino quote sia una tabella o tre carte non fa differenza.
L-015 = Le quattro compagnie che non si possono scegliere all’inizio non hanno regole speciali; le distinguono solo nome e colore.
L-016 = Quale lato illustrato di una tessera sia in vista non ha effetto sul gioco.
L-017 = Puoi tenere i conti con banconote o su carta; tutte le somme sono sterline intere.
L-018 = La banca ha sempre denaro a sufficienza.
L-019 = Tutto è pubblico: denaro, certificati e treni di ognuno, le tessere, la riserva dei treni e l’ordine del mazzo.

## Preparazione

L-020 = Mildendo si posa per prima, al centro in (0; 0), e resta lì.
L-021 = Nel mazzo dei treni tutti i treni da 2 stanno sopra quelli da 3, poi vengono quelli da 4, 5, 3D e 4D.
L-022 = Le tessere che non sono sulla mappa stanno in vista in una scorta, divise per tipo.
L-023 = All’inizio ogni carta azione in uso è scoperta e si può prendere.
L-024 = La partita comincia con il round 1.
L-025 = Quando comincia la scelta iniziale tutti e cinque i personaggi sono disponibili.
L-026 = Cominci con 30 £ di capitale privato, a meno che tu non scelga la Glimigrim Valley Railway.
L-027 = Cominci con una carta copiativa; in due giocatori ne hai due, in solitario nessuna.
L-028 = Un giocatore ha la carta primo giocatore. All’inizio si assegna a caso o di comune accordo.
L-029 = Il tuo denaro e quello di ogni compagnia sono separati. Una sterlina cambia conto solo dove una regola lo dice.

## Scelta iniziale

L-030 = Nel primo giro, in senso orario dal primo giocatore, prendi una compagnia di partenza o un personaggio ancora disponibile.
L-031 = Il secondo giro va in ordine inverso: ora prendi ciò che ancora ti manca, compagnia o personaggio.
L-032 = Chi sceglie per ultimo nel primo giro sceglie per primo nel secondo: due scelte di fila.
L-033 = All’inizio si possono scegliere solo Mildendo (rossa), Slamecksan (blu), Glimigrim Valley (verde) e Lilliput National (gialla) Railway.
L-034 = Non puoi scegliere una seconda compagnia di partenza né un secondo personaggio.
L-035 = Un personaggio che nessuno sceglie non partecipa alla partita.
L-036 = Con una compagnia di partenza ricevi subito il suo certificato del direttore, la licenza, il tesoro, i treni e quattro segnalini.
L-037 = Una compagnia di partenza ha 500 £ nel tesoro; la Mildendo Railway ne ha 550.
L-038 = Una compagnia di partenza riceve gratis un treno da 2; la Lilliput National ne riceve due.
L-039 = Il prezzo di una compagnia di partenza è il 50 a sinistra nella riga in alto; la Mildendo Railway parte dal 55 lì accanto.
L-040 = Dieci volte il prezzo di partenza: ecco quanto ha nel tesoro una compagnia di partenza.
L-041 = Se più compagnie partono dallo stesso spazio, quella scelta prima sta più in alto.
L-042 = La Slamecksan Railway ha come tessera di partenza una metropoli gialla, che vale 30, e non paga nulla per averla.
L-043 = La Lilliput National Railway parte con due treni da 2.
L-044 = Se scegli la Glimigrim Valley Railway cominci con 60 £ di capitale privato invece di 30 £.
L-045 = La Mildendo Railway parte a un prezzo di 55 con 550 £.

## Tessere di partenza

L-046 = Appena scelta una compagnia, posa la sua tessera di partenza; prima nessun altro decide nulla.
L-047 = Una tessera di partenza è una città gialla da 20, dritta o curva come vuoi.
L-048 = Una tessera di partenza sta accanto a Mildendo, su un lato che nessun’altra compagnia ha.
L-049 = I binari della tessera di partenza devono portare a Mildendo.
L-050 = Purché i binari portino a Mildendo, puoi girare come vuoi la tua tessera di partenza.
L-051 = Durante la preparazione solo la Slamecksan Railway posa una metropoli; nemmeno con 50 £ un’altra compagnia può averla.
L-052 = La stazione principale va subito sulla tessera di partenza.
L-053 = Le tessere di partenza si prendono dalla scorta comune; una tessera esaurita non si può usare.

## Round

L-054 = Con uno, due o quattro giocatori la partita finisce dopo otto round.
L-055 = Con tre giocatori la partita finisce dopo nove round.
L-056 = Ogni round ha tre passi: azioni, corse dei treni, burocrazia.
L-057 = Ciò che accade all’inizio di un round accade prima che qualcuno prenda una carta.
L-058 = Tutti giocano un turno, in senso orario dal primo giocatore.
L-059 = Dopo il primo giro tutti giocano un secondo turno nell’ordine inverso.
L-060 = L’ultimo giocatore del primo giro ha due turni di fila, e il primo giocatore apre e chiude il round.
L-061 = Nel tuo turno prendi una carta ed esegui una delle sue due metà, oppure usi una carta copiativa.
L-062 = Una carta che qualcuno ha preso resta presa fino alla fine del round.
L-063 = Puoi prendere una carta e non farne nulla. Conta comunque come presa.
L-064 = In quattro giocatori si usano dieci carte azione, in tre otto, in due sei e in solitario quattro.

## Carte azione

L-065 = Carta 1: posa una tessera di qualsiasi colore, o prendi 5 £.
L-066 = Carta 2: posa al massimo una tessera gialla e al massimo una verde, o una tessera di qualsiasi colore.
L-067 = Carta 3: posa una o due tessere gialle, o prendi 5 £.
L-068 = Carta 4: vendi e compra quote, o posa una tessera di qualsiasi colore.
L-069 = Carta 5: vendi e compra quote, o prendi 10 £.
L-070 = Carta 6: vendi e compra quote, o prendi 5 £.
L-071 = Carta 7: compra un treno, o posa una tessera di qualsiasi colore.
L-072 = Carta 8: compra uno o due treni, o prendi 5 £.
L-073 = Carta 9: piazza un segnalino stazione, o prendi 5 £.
L-074 = Carta 10: riempi il tesoro delle tue compagnie, o prendi 20 £.
L-075 = Le carte 2, 4 e 7 hanno come seconda metà una tessera e non danno mai denaro.
L-076 = Tessera di qualsiasi colore vuol dire di qualsiasi colore permesso dalla fase in corso.
L-077 = La prima metà della carta 2 dà al massimo una tessera gialla e una verde, mai due dello stesso colore.
L-078 = Con la carta 2 la tessera verde può essere un potenziamento di quella gialla appena posata.
L-079 = Una tessera la posa una delle tue compagnie. Due tessere di un’azione possono posarle compagnie diverse.
L-080 = La seconda tessera di un’azione può proseguire la prima.
L-081 = In una compravendita di quote prima vendi quanto vuoi, poi se vuoi compri una quota. Dopo l’acquisto non puoi più vendere.
L-082 = Le metà in denaro pagano 5 £, 10 £ o 20 £ dalla banca a te, non a una compagnia.
L-083 = La carta 10 vale per il tesoro delle tue compagnie 50 £ nelle fasi 1 e 2, 70 £ nelle fasi 3 e 4 e 100 £ dalla fase 5 in poi.
L-084 = Il denaro della carta 10 lo dividi tra le tue compagnie come vuoi, in sterline intere, e lo distribuisci tutto.
L-085 = Il denaro della carta 10 va nel tesoro di compagnie che dirigi, e da nessun’altra parte.
L-086 = Con la carta 8 una delle tue compagnie può comprare entrambi i treni, oppure due di loro uno a testa.
L-087 = Il secondo acquisto della carta 8 si fa con il mazzo, la fase, i prezzi e i limiti che il primo ha lasciato.

## Carte copiative

L-088 = Invece di prendere una carta puoi cedere una carta copiativa e usare una delle due metà di una carta già presa in questo round.
L-089 = Chi abbia preso la carta che copi non importa; puoi essere anche tu.
L-090 = Prima che qualcuno prenda una carta in questo round non c’è nulla da copiare.
L-091 = Una carta copiativa usata è persa; la carta copiata resta presa.
L-092 = Ogni carta copiativa che hai ancora alla fine vale 20 £.
L-093 = In un turno puoi usare una sola carta copiativa.

## Posare tessere

L-094 = Le tessere sono quadrate e la mappa non ha bordi.
L-095 = Una città o metropoli gialla ha due uscite, dritte o in curva, e posto per una stazione. Il binario semplice giallo è dritto o curvo.
L-096 = Una città o metropoli verde ha tre uscite e posto per due stazioni.
L-097 = Le città marroni hanno quattro uscite; una città ha posto per due stazioni, la metropoli per tre.
L-098 = Il binario semplice verde può essere un incrocio, due curve o uno scambio a tre vie; quello marrone unisce tutti e quattro i lati.
L-099 = Una nuova tessera va su un posto vuoto accanto a una tessera già posata.
L-100 = I binari della nuova tessera devono incontrare i binari di una vicina.
L-101 = La compagnia che posa deve poter seguire i binari da una sua stazione fino alla nuova tessera, senza attraversare città bloccate né oltrepassare un capolinea.
L-102 = Una città piena di stazioni altrui è bloccata e ferma il tuo cammino: la raggiungi ma non la attraversi.
L-103 = Finché una città ha una casella vuota, ogni compagnia può passarci per costruire e per correre.
L-104 = Una compagnia costruisce solo dove arriva da sola; che ci arrivi un’altra tua compagnia non serve.
L-105 = I binari possono finire a vicolo cieco contro il lato senza binari di una tessera vicina.
L-106 = I binari non possono portare nell’acqua.
L-107 = Un porto non può stare dove i binari di una tessera vicina porterebbero nella sua acqua.
L-108 = Puoi girare una tessera di quarti di giro, ma mai ribaltarla.
L-109 = Una compagnia che non raggiunge un’estremità aperta di binari non può posare una tessera gialla.
L-110 = Una metropoli gialla costa 50 £ alla compagnia che la posa, a meno che una regola la renda gratuita.
L-111 = Se nel tesoro non ci sono le 50 £ la metropoli non si può posare; non puoi aggiungere denaro tuo.
L-112 = Paga la compagnia che raggiunge il posto.
L-113 = A parte la metropoli gialla, nel gioco base posare tessere è gratis.
L-114 = Puoi posare solo una tessera che c’è ancora nella scorta.
L-115 = Le tessere gialle sono metropoli, città, paesi e binari semplici. Paesi e porti vengono solo da personaggi e scenari.

## Regola della scacchiera

L-116 = Due città non stanno mai fianco a fianco.
L-117 = Due tessere con binario semplice, paese o porto non stanno mai fianco a fianco.
L-118 = Mildendo può avere accanto qualsiasi tessera.
L-119 = Perciò ogni posto è o per città o per binari semplici, come le caselle di una scacchiera: città dove x + y è dispari, binari semplici dove è pari.
L-120 = Mildendo è una città su un posto per binari semplici: l’unica eccezione.
L-121 = I quattro posti attorno a Mildendo sono per città, che vi parta una compagnia o no.
L-122 = Il castello e le città di Generale e Alto Tesoriere contano come città; paesi e porti contano come binari semplici.

## Potenziare tessere

L-123 = Il verde sostituisce il giallo e il marrone il verde; non puoi saltare un colore né metterne uno su un posto vuoto.
L-124 = Le tessere gialle non sostituiscono nulla; lo fanno solo le verdi e le marroni.
L-125 = Una città diventa una città, una metropoli una metropoli e un binario semplice un binario semplice.
L-126 = Tutti i binari della vecchia tessera devono esserci ancora sulla nuova, allo stesso posto.
L-127 = La tua compagnia deve raggiungere la vecchia tessera. Una città bloccata va bene se è raggiungibile.
L-128 = I nuovi binari di un potenziamento possono finire a vicolo cieco, ma non nell’acqua.
L-129 = Le stazioni restano nella città quando la sua tessera viene sostituita.
L-130 = Se la nuova tessera ha una casella in più, una città che era bloccata torna libera.
L-131 = La tessera che hai sostituito torna nella scorta e si può posare di nuovo.
L-132 = Potenziare una metropoli è gratis.
L-133 = Mildendo non si potenzia mai, e nemmeno le tessere dei personaggi o i binari stampati degli scenari.
L-134 = Una città bloccata resta bloccata se il suo potenziamento non porta altre caselle.

## Comprare treni

L-135 = Nel tuo turno può comprare un treno solo una compagnia che dirigi.
L-136 = Con un’azione treni (carta 7 o 8) compri dalla banca o da un’altra compagnia. La riserva dei treni è chiusa.
L-137 = I prezzi della banca sono 80 £ per un treno da 2, 150 £ da 3, 300 £ da 4, 400 £ da 5, 500 £ da 3D e 650 £ da 4D.
L-138 = La banca vende solo il treno in cima al mazzo.
L-139 = Una compagnia può comprare qualsiasi treno di un’altra, anche obsoleto, se il direttore di chi vende è d’accordo.
L-140 = Tra due compagnie tue non serve chiedere a nessuno.
L-141 = Il prezzo tra compagnie è di almeno 1 £ e al massimo quanto chi compra ha nel tesoro; se il suo direttore aiuta, al massimo il prezzo stampato sul treno.
L-142 = Il prezzo di un treno venduto tra compagnie è pubblico.
L-143 = Il prezzo va nel tesoro della compagnia che vende.
L-144 = Un acquisto concluso con un’altra compagnia conta come uno degli acquisti della tua carta.
L-145 = Un treno che cambia compagnia non fa mai cominciare una fase.
L-146 = Con la carta 8 una tua compagnia può comprare un treno, e un’altra tua può comprarle proprio quello per 1 £.
L-147 = Una compagnia può restare senza treni.
L-148 = Se una compagnia non ha treni e ha troppo poco denaro, il suo direttore può aggiungere ciò che manca dal proprio capitale privato.
L-149 = A una compagnia che ha ricevuto aiuto restano esattamente 0 £.
L-150 = Una compagnia che ha un treno non riceve aiuto dal suo direttore. L’aiuto non è mai un obbligo.
L-151 = Il direttore può aiutare in ogni acquisto: dalla banca, dalla riserva o da un’altra compagnia. Un treno di un’altra compagnia costa allora al massimo il prezzo stampato.
L-152 = Aiuti con il capitale che hai; non puoi vendere quote per farlo.
L-153 = I treni che una compagnia compra durante le azioni corrono già nelle corse di questo round.
L-154 = Una compagnia può restituire treni obsoleti alla riserva. Non ne ricava nulla.
L-155 = I treni obsoleti si restituiscono insieme a un acquisto: indichi treni che la compagnia ha, e senza di essi l’acquisto dev’essere possibile.
L-156 = Un treno che non è obsoleto non si può restituire.

## Fasi

L-157 = Una fase comincia quando il primo treno del suo tipo lascia il mazzo: comprato, spostato nella riserva o, in solitario, dato a Gulliver.
L-158 = Distribuire i treni da 2 nella scelta iniziale non fa cominciare una fase.
L-159 = Nelle fasi 1 e 2 si possono posare solo tessere gialle.
L-160 = La fase 2 comincia con il primo treno da 2 del mazzo: una compagnia può avere quattro treni.
L-161 = Anche nella fase 1 una compagnia può avere quattro treni.
L-162 = Le tessere verdi si possono posare dalla fase 3, quando il primo treno da 3 ha lasciato il mazzo.
L-163 = Dalla fase 3 la carta 10 vale 70 £.
L-164 = La fase 4 comincia con il primo treno da 4: una compagnia può avere tre treni.
L-165 = Nella fase 4 tutti i treni da 2 diventano obsoleti.
L-166 = Le tessere marroni si possono posare dalla fase 5, quando il primo treno da 5 ha lasciato il mazzo.
L-167 = Dalla fase 5 la carta 10 vale 100 £.
L-168 = Dalla fase 5 una compagnia può avere due treni.
L-169 = Nella fase 5 tutti i treni da 2 arrugginiscono.
L-170 = La fase 6 comincia con il primo treno da 3D: tutti i treni da 3 diventano obsoleti.
L-171 = La fase 7 comincia con il primo treno da 4D: tutti i treni da 3 arrugginiscono e tutti quelli da 4 diventano obsoleti.
L-172 = I treni da 5, da 3D e da 4D durano per sempre, e quelli da 4 non arrugginiscono mai.
L-173 = I treni nella riserva diventano obsoleti e arrugginiscono come tutti gli altri.
L-174 = Un treno arrugginito è perso per sempre.
L-175 = Un treno è sempre obsoleto prima di arrugginire.
L-176 = Quando comincia una fase, prima i treni arrugginiscono, poi altri diventano obsoleti, poi vale il nuovo limite.
L-177 = I colori delle fasi precedenti si possono posare anche dopo.

## Limite treni e riserva dei treni

L-178 = Una compagnia che ha tanti treni quanti la fase ne permette non può comprarne altri, nemmeno se l’acquisto ne farebbe arrugginire uno.
L-179 = I treni obsoleti contano per il limite.
L-180 = Se un nuovo limite lascia a una compagnia troppi treni, essa cede subito quelli in più alla riserva e non ne ricava nulla.
L-181 = Il direttore della compagnia sceglie quali treni cedere, obsoleti o no.
L-182 = Se più direttori devono cedere treni, scelgono in senso orario da chi è di turno; nella burocrazia dal primo giocatore.
L-183 = I treni che Gulliver deve cedere escono dal gioco e non vanno nella riserva.
L-184 = Dalla riserva può comprare solo una compagnia appena fondata o che ha appena accantonato i dividendi.
L-185 = Puoi scegliere qualsiasi treno che si trova nella riserva.
L-186 = Un treno della riserva costa il prezzo stampato, obsoleto o no, pagato alla banca.
L-187 = I treni arrivano nella riserva con la burocrazia, quando si restituiscono quelli obsoleti e quando un limite scende.
L-188 = Anche dalla riserva può comprare solo una compagnia sotto il suo limite treni.
L-189 = Un treno che una compagnia compra dalla riserva dopo aver accantonato corre dal round successivo.

## Vendere quote

L-190 = Puoi vendere le quote del 10% che possiedi. Un certificato del direttore non si vende mai.
L-191 = Una compagnia tiene il suo direttore per tutta la partita.
L-192 = In una compravendita puoi vendere quote di più compagnie, di ciascuna quante ne vuoi.
L-193 = Tutte le quote di una compagnia che vendi in una compravendita vanno allo stesso prezzo, quello prima della vendita; perciò le vendi in una volta.
L-194 = Dopo una vendita il segnalino del prezzo fa un passo di vendita per ogni quota venduta (L-224).
L-195 = Le quote vendute tornano in banca e si possono ricomprare, anche da te e nella stessa compravendita.
L-196 = I giocatori non si scambiano quote tra loro.

## Comprare quote

L-197 = In una compravendita compri al massimo un certificato: il 10% di una compagnia fondata, o un certificato del direttore.
L-198 = Una quota del 10% costa il prezzo attuale, dal tuo capitale privato.
L-199 = Comprare una quota non muove il prezzo.
L-200 = Puoi comprare solo una quota del 10% che la banca ha.
L-201 = Finché una compagnia non è fondata, se ne può comprare solo il certificato del direttore.
L-202 = Puoi avere al massimo cinque certificati; un certificato del direttore conta come uno.
L-203 = Puoi avere al massimo due certificati del direttore.
L-204 = Un giocatore può avere tutti e quattro i certificati di una compagnia.
L-205 = I limiti contano dopo le tue vendite e prima del tuo acquisto.

## Fondare una compagnia

L-206 = Puoi fondare una compagnia di cui nessuno ha il certificato del direttore e che non è stata tolta nella preparazione.
L-207 = Il prezzo di una nuova compagnia è uno dei prezzi di partenza: uno spazio qualsiasi della riga in alto.
L-208 = Lo spazio di partenza può essere occupato; il nuovo segnalino del prezzo va sotto gli altri.
L-209 = Il certificato del direttore ti costa cinque volte il prezzo.
L-210 = Puoi scegliere un prezzo solo se hai cinque volte tanto in capitale privato.
L-211 = La nuova compagnia ha nel tesoro dieci volte il suo prezzo.
L-212 = La stazione principale di una nuova compagnia va in una casella vuota qualsiasi della mappa; non serve che vi portino dei binari.
L-213 = Mildendo, paesi e porti non hanno posto per una stazione principale.
L-214 = Senza una casella vuota sulla mappa nessuno può fondare una compagnia.
L-215 = Una nuova compagnia ha tre segnalini stazione, compreso quello della stazione principale.
L-216 = Appena fondata, la compagnia può comprare un treno dalla riserva.
L-217 = Una nuova compagnia comincia senza treni, salvo quello che può comprare dalla riserva.
L-218 = Una nuova compagnia fa correre i suoi treni già in questo round.
L-219 = Fondare una compagnia è l’unico acquisto della tua compravendita.

## Listino quote

L-220 = Il listino quote ha due righe. In una riga i prezzi salgono verso destra.
L-221 = La riga in alto comincia con 50 e 55.
L-222 = Il prezzo più basso è 45, a sinistra nella riga in basso, sotto il 50.
L-223 = Il prezzo più alto è 150, a destra nella riga in alto.
L-224 = Quando si vende una quota il segnalino del prezzo scende dritto dalla riga in alto; dalla riga in basso va uno a sinistra e sale.
L-225 = A 45 una vendita non muove il segnalino del prezzo.
L-226 = Dopo il pagamento dei dividendi il segnalino del prezzo va uno a destra; all’estremità destra della riga in basso sale.
L-227 = A 150 un pagamento dei dividendi non muove il segnalino del prezzo.
L-228 = Dopo un accantonamento il segnalino del prezzo va uno a sinistra; all’estremità sinistra della riga in alto scende.
L-229 = A 45 un accantonamento non muove il segnalino del prezzo.
L-230 = Un segnalino del prezzo che arriva su uno spazio occupato va sotto quelli che ci sono.
L-231 = Un segnalino del prezzo che resta sul suo spazio mantiene il suo posto nella pila.
L-232 = Quando si vendono più quote, per la pila conta solo l’ultimo spazio.
L-233 = Vendere e accantonare non alzano mai un prezzo, e pagare i dividendi non lo abbassa mai.
L-234 = Una vendita dalla riga in basso può lasciare il prezzo com’è.

## Stazioni

L-235 = Con la prima metà della carta 9 una delle tue compagnie piazza un segnalino stazione.
L-236 = La prima stazione di una compagnia dopo quella principale costa 40 £, la seconda 100 £.
L-237 = Le stazioni si pagano dal tesoro; non puoi aggiungere denaro tuo.
L-238 = Una compagnia ha tre segnalini stazione, compresa la principale. Quando sono piazzati non ce ne sono altri.
L-239 = Una stazione ha bisogno di una casella vuota in una città.
L-240 = I binari devono portare da una stazione della compagnia alla città, senza attraversare città bloccate.
L-241 = Nessuna città contiene due stazioni di una stessa compagnia.
L-242 = Paesi e porti non accolgono stazioni.
L-243 = Una stazione resta per sempre dov’è.

## Tratte

L-244 = Una tratta è una linea ininterrotta di binari che tocca una stazione della compagnia.
L-245 = Una tratta non usa due volte lo stesso pezzo di binario.
L-246 = A uno scambio si va avanti, mai indietro da dove si è venuti.
L-247 = A un incrocio una tratta prosegue dritta e non può passare all’altro binario.
L-248 = In una città una tratta può uscire da qualsiasi uscita tranne quella da cui è arrivata.
L-249 = Due percorsi su una tessera usano gli stessi binari se hanno un’uscita in comune, e solo allora.

## Personaggi

L-250 = Il tuo personaggio aiuta ogni compagnia che dirigi.
L-251 = Sette tessere appartengono ai personaggi: il castello dell’Imperatore, una città ciascuno per Generale e Alto Tesoriere, due paesi del Giudice e due porti dell’Ammiraglio.
L-252 = Nel tuo turno puoi posare le tessere del tuo personaggio oltre alla tua azione, qualunque essa sia.
L-253 = Le tessere del tuo personaggio si possono posare in qualsiasi momento del tuo turno, anche entrambe in un turno se ne hai due.
L-254 = Ogni tessera personaggio si posa una volta sola in una partita.
L-255 = Una tessera personaggio segue le solite regole di posa, e una delle tue compagnie deve raggiungere il suo posto.
L-256 = Posare una tessera personaggio è gratis, salvo il costo del terreno.
L-257 = Le tessere personaggio non si potenziano mai.
L-258 = Una volta posata, una tessera personaggio serve a tutte le compagnie allo stesso modo; solo il castello vale di più per alcune (L-264).

## Imperatore

L-259 = Le compagnie dell’Imperatore non pagano nulla per le metropoli gialle.
L-260 = Il castello si posa su una città gialla, al suo posto.
L-261 = Il castello non sostituisce metropoli né città dove una compagnia ha la stazione principale.
L-262 = Non puoi posare il castello prima della fase 3.
L-263 = Il castello mantiene i binari e le stazioni della città che sostituisce, e quella tessera torna nella scorta.
L-264 = Le compagnie con una stazione nel castello vi contano 50, tutte le altre 30.
L-265 = Il castello conta per il raggio d’azione del treno, e i treni possono attraversarlo.

## Generale

L-266 = Se hai il Generale, le tue compagnie pagano le stazioni 20 £ e 50 £, la metà del solito.
L-267 = La città del Generale si posa come una città gialla, fin dall’inizio della partita.
L-268 = La città del Generale conta come fermata, si può attraversare e non si potenzia mai.

## Giudice

L-269 = All’inizio di ogni round chi ha il Giudice prende 5 £ per sé o 20 £ per le sue compagnie.
L-270 = Chi ha il Giudice divide le 20 £ tra le compagnie che dirige, in sterline intere, e le distribuisce tutte.
L-271 = Chi ha il Giudice sceglie di nuovo in ogni round, compreso il primo.
L-272 = I due paesi del Giudice si posano su posti per binari semplici, fin dall’inizio della partita.
L-273 = I paesi non consumano il raggio d’azione di un treno.
L-274 = I treni possono attraversare i paesi.

## Ammiraglio

L-275 = Le compagnie dell’Ammiraglio pagano alla banca un decimo in meno per i treni: 72, 135, 270, 360, 450 e 585 £.
L-276 = L’Ammiraglio non ha sconti nella riserva né dalle altre compagnie.
L-277 = Quando un direttore aiuta, ciò che manca si calcola sul prezzo scontato.
L-278 = I due porti dell’Ammiraglio si posano su posti per binari semplici, fin dall’inizio della partita.
L-279 = Un porto non consuma il raggio d’azione di un treno.
L-280 = In un porto una tratta può solo cominciare o finire.
L-281 = Nessun binario può portare a un lato di un porto che non ne ha.

## Alto Tesoriere

L-282 = Chi ha l’Alto Tesoriere può consegnare la carta una volta, per 10 £ moltiplicate per il numero del round.
L-283 = L’Alto Tesoriere si consegna nel proprio turno, e poi esce dal gioco.
L-284 = Se a quel punto la città dell’Alto Tesoriere non è sulla mappa, è persa insieme alla carta.
L-285 = Un Alto Tesoriere mai consegnato non vale nulla alla fine.
L-286 = La città dell’Alto Tesoriere si posa come una città gialla, dalla fase 5 in poi.
L-287 = La città dell’Alto Tesoriere conta come fermata, e una tratta vi può solo cominciare o finire.

## Corse dei treni

L-288 = Le compagnie corrono dal prezzo più alto al più basso.
L-289 = Su uno stesso spazio corre prima la compagnia in cima alla pila.
L-290 = Se due spazi mostrano lo stesso prezzo, corre prima quello più a destra.
L-291 = L’ordine si fissa quando cominciano le corse dei treni; ogni compagnia agisce quando tocca a lei.
L-292 = Una volta per round tocca a ogni compagnia fondata correre, con o senza treni.
L-293 = Un treno percorre al massimo una tratta per round.
L-294 = Le fermate sono città di ogni tipo, paesi, porti e Mildendo.
L-295 = Una tratta ha almeno due fermate.
L-296 = Entrambe le estremità di una tratta sono fermate.
L-297 = Una tratta tocca una stazione della compagnia che la percorre.
L-298 = Un treno non può attraversare una città piena di stazioni di altre compagnie.
L-299 = Una città bloccata può essere la prima o l’ultima fermata.
L-300 = Un treno può attraversare una città con una casella vuota o con una stazione della sua compagnia.
L-301 = Una tratta ha al massimo tante fermate contate quante ne dice il numero del treno.
L-302 = Si contano città, metropoli, Mildendo, il castello, Wiggywack e le città di Generale e Alto Tesoriere.
L-303 = Paesi e porti rendono denaro senza essere contati.
L-304 = Una tratta può cominciare o finire in un paese.
L-305 = Non puoi saltare una fermata che sta sulla tratta.
L-306 = Una tratta visita ogni sua fermata una volta sola.
L-307 = A Mildendo una tratta può solo cominciare o finire.
L-308 = Una tratta non può sia cominciare sia finire a Mildendo.
L-309 = Mildendo ha un capolinea su ogni lato, e non sono collegati.
L-310 = Due treni di una compagnia non usano mai gli stessi binari in un round.
L-311 = Due treni di una compagnia possono incontrarsi a una fermata se i loro binari sono diversi.
L-312 = Così due treni di una compagnia possono finire a Mildendo da lati diversi, o nello stesso paese.
L-313 = I treni delle altre compagnie non sono mai d’intralcio.

## Reddito

L-314 = Una città vale 20 in giallo, 30 in verde e 40 in marrone.
L-315 = Una metropoli vale 30 in giallo, 40 in verde e 50 in marrone.
L-316 = Mildendo vale 30 da ogni lato.
L-317 = Un paese vale 10.
L-318 = Il castello vale 50 per una compagnia che vi ha una stazione e 30 per le altre.
L-319 = Un porto vale 10.
L-320 = La città del Generale vale 30 e quella dell’Alto Tesoriere 50.
L-321 = Una tratta rende la somma delle sue fermate.
L-322 = I treni da 3D e da 4D rendono il doppio di quella somma.
L-323 = Per i treni da 3D e da 4D raddoppia ogni tipo di fermata.
L-324 = Un treno obsoleto rende la metà, arrotondata per difetto alla decina.
L-325 = Dimezzamento e arrotondamento vengono prima della somma dei treni.
L-326 = Il reddito di una compagnia è quanto rendono insieme tutti i suoi treni.
L-327 = Una compagnia corre sempre per il reddito più alto che i suoi treni possono dare.
L-328 = Se più scelte di tratte rendono lo stesso, quale si percorra non importa.
L-329 = Una compagnia senza treni o senza una tratta ha un reddito di 0.
L-330 = Ogni reddito è un multiplo di dieci.

## Pagare i dividendi

L-331 = Il reddito lo paga la banca.
L-332 = Il direttore decide se la compagnia paga tutto il reddito come dividendi o lo accantona tutto.
L-333 = Quando una compagnia paga i dividendi, ogni quota del 10% in mano a un giocatore rende un decimo del reddito.
L-334 = Come direttore prendi metà di quanto paga la tua compagnia.
L-335 = Le quote in banca non rendono nulla a nessuno, e nemmeno il 20% mancante.
L-336 = Dopo un pagamento dei dividendi il segnalino del prezzo fa un passo avanti.
L-337 = Un pagamento dei dividendi lascia il tesoro com’è.

## Accantonare i dividendi

L-338 = Quando una compagnia accantona i dividendi, tutto il reddito va nel suo tesoro.
L-339 = Dopo un accantonamento il segnalino del prezzo fa un passo indietro.
L-340 = Una compagnia con un reddito di 0 non ha nulla da pagare: è come se accantonasse.
L-341 = Subito dopo aver accantonato, una compagnia può comprare un treno dalla riserva.
L-342 = Una compagnia che ha appena accantonato può pagare con quel denaro il treno della riserva.
L-343 = Se la tua compagnia paga i dividendi, la riserva le è chiusa.

## Burocrazia

L-344 = Quando tutti i treni hanno corso, il primo treno del mazzo va nella riserva.
L-345 = Un treno che nella burocrazia va nella riserva può far cominciare una fase, proprio come un acquisto.
L-346 = Nella burocrazia la carta primo giocatore passa a chi siede a sinistra.
L-347 = Nella burocrazia tutte le carte azione tornano disponibili.
L-348 = La burocrazia si chiude con l’inizio del round successivo.
L-349 = Dopo l’ultimo round non c’è burocrazia.

## Ultimo round e fine

L-350 = Nell’ultimo round ogni compagnia guadagna il doppio del suo reddito.
L-351 = Nell’ultimo round nessuna compagnia può accantonare; chi ha reddito lo paga come dividendi.
L-352 = Nell’ultimo round un pagamento dei dividendi muove il segnalino del prezzo di due passi.
L-353 = Nell’ultimo round ciascuno dei due passi del prezzo si fa per conto suo e si ferma a 150.
L-354 = Nell’ultimo round una compagnia con un reddito di 0 fa un passo indietro e non compra treni.
L-355 = Il tuo punteggio è il tuo capitale privato, il prezzo di ogni tua quota, cinque volte il prezzo per ogni certificato del direttore e 20 £ per ogni carta copiativa.
L-356 = Ciò che resta nei tesori e i treni di qualsiasi età non valgono nulla alla fine.
L-357 = Vinci se nessuno ha un punteggio più alto.
L-358 = I giocatori con lo stesso punteggio più alto vincono insieme.

## Tessere scenario

L-359 = Le tessere scenario sono un’aggiunta; quante usarne lo decidete insieme.
L-360 = Ci sono 23 tessere scenario.
L-361 = Le tessere scenario si piazzano dopo Mildendo e prima della scelta iniziale.
L-362 = Una tessera con un cerchio va su un posto per città.
L-363 = Una tessera con un quadrato va su un posto per binari semplici.
L-364 = Una tessera con entrambi i segni va su qualsiasi posto.
L-365 = Le tessere scenario non devono per forza toccare altre tessere.
L-366 = I quattro posti accanto a Mildendo restano liberi per le tessere di partenza.
L-367 = Ogni treno che passa per una miniera porta 10 £ o 20 £ nel tesoro della sua compagnia.
L-368 = Il denaro delle miniere non è reddito: non si paga come dividendo, non raddoppia e non si dimezza, e non decide quale corsa sia la migliore.
L-369 = Una miniera conta come binario semplice. Non è una fermata, e nessuna tratta vi finisce.
L-370 = Sul terreno segnato 30 £ la tua compagnia può costruire se paga 30 £ in più.
L-371 = Sul terreno segnato 10 £ la tua compagnia può costruire se paga 10 £ in più.
L-372 = Se sul terreno si costruisca una città o un binario semplice dipende dal posto.
L-373 = I costi del terreno si aggiungono agli altri. Anche l’Imperatore li paga.
L-374 = Il terreno su cui si è costruito esce dal gioco.
L-375 = Sul mare non si costruisce nulla e nessun binario può portarvi.
L-376 = Su una montagna si costruisce solo il tunnel.
L-377 = Dalla fase 3 una compagnia che raggiunge una montagna può metterci il tunnel per 50 £.
L-378 = Il tunnel conta come binario semplice, quindi richiede un posto per binari semplici.
L-379 = Posare il tunnel conta come posare una tessera verde.
L-380 = A Wiggywack una tratta può solo cominciare o finire.
L-381 = Una compagnia con una stazione a Wiggywack vi conta 60.
L-382 = Wiggywack può stare su qualsiasi posto, accanto a qualsiasi tessera.
L-383 = Wiggywack ha posto per stazioni e si può raggiungere da tutti i lati.
L-384 = Wiggywack conta per il raggio d’azione del treno.
L-385 = Le compagnie senza una stazione a Wiggywack vi contano 40.
L-386 = I binari stampati degli scenari non si potenziano mai.
L-387 = Ci sono quattro scenari: Si parte!, Le montagne, Città su città e Separati.

## Meno giocatori e piccole varianti

L-388 = Tre giocatori lasciano nella scatola una compagnia di partenza; non si potrà fondare dopo.
L-389 = In due o tre giocatori, dopo la scelta iniziale sul mazzo stanno due treni da 2; gli altri treni da 2 non si usano.
L-390 = Con tre giocatori il mazzo ha due treni da 2, cinque da 3, quattro da 4, tre da 5 e due da 3D, poi 4D senza limite.
L-391 = Tre giocatori fanno a meno delle carte 1 e 6.
L-392 = Con tre giocatori l’ultimo round, quello doppio, è il nono; l’ottavo è come tutti gli altri.
L-393 = Due giocatori lasciano nella scatola due compagnie di partenza; non si potranno fondare dopo.
L-394 = In due giocatori ognuno ha due carte copiative.
L-395 = Con due giocatori il mazzo ha due treni da 2, tre da 3, tre da 4, due da 5 e due da 3D, poi 4D senza limite.
L-396 = Due giocatori fanno a meno delle carte 1, 4, 6 e 7.
L-397 = Con quattro giocatori il mazzo ha due treni da 2, sei da 3, cinque da 4, quattro da 5 e tre da 3D, poi 4D senza limite.
L-398 = Due giocatori possono accordarsi per avere due personaggi a testa, con tutto ciò che ne fa parte.
L-399 = Nella variante con due personaggi il secondo si prende in un terzo giro, in senso orario dal primo giocatore.
L-400 = Nella variante per esperti il primo treno del mazzo va nella riserva prima delle corse dei treni, anche nell’ultimo round.
L-401 = Nella variante per esperti i treni possono quindi arrugginire prima di correre.
L-402 = Nella variante per esperti una compagnia che accantona nello stesso round può già comprare il treno andato nella riserva.

## Allenbeck e Laputa

L-403 = Nella variante Allenbeck le tre città marroni sono Tottenham, Allenbeck e Plips.
L-404 = Nella variante Allenbeck un treno che visita tre tra Mildendo, Tottenham, Allenbeck e Plips rende 20 £ in più.
L-405 = Un treno che visita Mildendo, Tottenham, Allenbeck e Plips rende 50 £ in più.
L-406 = Nella variante Allenbeck i treni D prendono il bonus una volta, non due.
L-407 = Nella variante Allenbeck il bonus si aggiunge dopo il raddoppio o il dimezzamento e fa parte del reddito.
L-408 = Per il resto le città con un nome sono normali città marroni.
L-409 = Con Laputa quattro tessere, una per ogni colore di partenza, prendono il posto delle città marroni.
L-410 = Una tessera Laputa la può posare solo la compagnia del suo colore.
L-411 = Il binario colorato di una tessera Laputa lo può usare solo la compagnia di quel colore.
L-412 = Gli altri binari di una tessera Laputa sono aperti a tutti.
L-413 = L’uscita colorata di una tessera Laputa dev’essere nuova.
L-414 = Per il resto una tessera Laputa è una normale città marrone.
L-415 = Le tessere Laputa delle compagnie che non giocano non si usano.
L-416 = Con Allenbeck e Laputa insieme le città marroni sono sette.

## Brobdingnag

L-417 = Le tessere Brobdingnag sostituiscono la tessera iniziale, tutte le città e tre tessere dei personaggi. Non si combinano con Allenbeck o Laputa.
L-418 = In Brobdingnag, quando si pagano i dividendi, agli azionisti va metà del reddito, arrotondata per eccesso alla decina.
L-419 = In Brobdingnag la compagnia tiene ciò che non va agli azionisti.
L-420 = In Brobdingnag pagare i dividendi muove il prezzo come sempre.
L-421 = In Brobdingnag puoi ancora accantonare tutto, ma non pagare tutto.
L-422 = In Brobdingnag ogni certificato rende la sua parte della metà degli azionisti.
L-423 = Nell’ultimo round di Brobdingnag il reddito prima si raddoppia e poi si divide, e nessuno può accantonare.

## In solitario contro Gulliver

L-424 = Gulliver riceve a caso una compagnia di partenza e nessun personaggio.
L-425 = Gulliver riceve il capitale, il certificato del direttore e la licenza che spettano alla sua compagnia.
L-426 = La prima compagnia di Gulliver non ha tesoro.
L-427 = La prima compagnia di Gulliver riceve i soliti treni e il solito prezzo.
L-428 = La forma e il lato della tessera di partenza di Gulliver si sorteggiano; è collegata a Mildendo.
L-429 = Una tessera di partenza curva di Gulliver si gira a caso a sinistra o a destra, ma mai verso l’acqua.
L-430 = La stazione principale di Gulliver va sulla sua tessera di partenza.
L-431 = Quando Gulliver è pronto, tu scegli una delle altre tre compagnie e un personaggio.
L-432 = In solitario non hai carte copiative.
L-433 = In solitario usi le carte 2, 4, 8 e 9.
L-434 = In solitario il mazzo ha due treni di ogni tipo, poi 4D senza limite.
L-435 = Una partita in solitario dura otto round, e l’ultimo paga il doppio.
L-436 = In ogni round prendi due carte diverse, una metà di ciascuna; poi agisce Gulliver.
L-437 = Gulliver posa binari, piazza una stazione, posa altri binari, compra una quota e riceve un treno, in quest’ordine.
L-438 = Dove Gulliver può scegliere, ogni possibilità è ugualmente probabile.
L-439 = Binari, stazioni e treni non costano nulla a Gulliver.
L-440 = Gulliver posa la prima di queste tessere che può: una città marrone, una città verde, una città gialla, un binario semplice giallo.
L-441 = Ciò che posa Gulliver segue le stesse regole delle tue tessere.
L-442 = Gulliver potenzia solo città dove ha una stazione.
L-443 = Gulliver potenzia la sua prima tessera di partenza prima di ogni altra città.
L-444 = Per Gulliver una metropoli conta come città.
L-445 = Gulliver gira una città verde in modo che la sua nuova uscita punti verso Mildendo.
L-446 = Gulliver costruisce la città gialla più vicina a Mildendo.
L-447 = Più vicina a Mildendo vuol dire a meno posti di distanza, contati in orizzontale e in verticale.
L-448 = La forma di una nuova tessera di Gulliver si sorteggia.
L-449 = Per le tessere di Gulliver prima si sorteggia la forma, poi uno dei modi in cui si può posare; se non ce n’è, si prova l’altra forma.
L-450 = Il binario semplice di Gulliver va in un posto possibile a caso.
L-451 = Gulliver non posa mai una nuova metropoli.
L-452 = Se Gulliver non può posare nulla, passa al passo successivo.
L-453 = Finché ha segnalini, Gulliver piazza una stazione della sua prima compagnia nella città gialla appena costruita.
L-454 = La seconda compagnia di Gulliver non piazza altre stazioni.
L-455 = Se i binari di una città con una stazione di Gulliver finiscono su un posto vuoto, lì li prosegue con un binario semplice.
L-456 = Si sorteggia se il binario semplice di Gulliver è dritto o curvo, e da che parte gira.
L-457 = Se Gulliver ha più binari aperti, se ne sorteggia uno; se lì non va bene nulla, se ne prova un altro.
L-458 = Gulliver non vende mai quote.
L-459 = In ogni round Gulliver compra una quota del 10%, se può pagarla.
L-460 = Gulliver compra a caso una delle quote che può pagare.
L-461 = Gulliver compra al massimo tre quote del 10%.
L-462 = Con quattro certificati e 250 £ Gulliver fonda una compagnia.
L-463 = In un round Gulliver fa un solo acquisto di quote.
L-464 = Gulliver fonda al prezzo più alto che può pagare.
L-465 = Gulliver fonda a caso una delle compagnie disponibili.
L-466 = La stazione principale della seconda compagnia di Gulliver va in una casella libera della sua prima tessera di partenza, o nella città più vicina che ne ha una.
L-467 = La seconda compagnia di Gulliver non compra nulla dalla riserva quando viene fondata.
L-468 = Gulliver riceve gratis il primo treno del mazzo; nella burocrazia nessun treno va nella riserva.
L-469 = Il treno gratuito di Gulliver può far cominciare una fase prima delle corse dei treni.
L-470 = Il treno gratuito di Gulliver va alla sua compagnia con meno treni.
L-471 = Se le compagnie di Gulliver hanno lo stesso numero di treni, lo riceve quella con il treno più basso.
L-472 = Se anche i loro treni più bassi sono uguali, lo riceve la prima compagnia di Gulliver.
L-473 = Se la compagnia che riceve il treno gratuito di Gulliver è al suo limite, prima esce dal gioco il suo treno più basso.
L-474 = Se il limite treni scende, i treni più bassi di Gulliver escono dal gioco.
L-475 = Le compagnie di Gulliver pagano sempre i dividendi e non comprano mai dalla riserva.
L-476 = Sia tu sia Gulliver ricevete i dividendi delle vostre quote.
L-477 = In solitario la burocrazia restituisce solo le carte e fa cominciare il round successivo.
L-478 = In solitario vince chi ha di più tra capitale privato e valore delle quote; può finire in parità.
L-479 = In solitario per te valgono tutte le solite regole.

## Esempi

L-480 = Sulla prima mappa di esempio la compagnia Rossa guadagna 170 con un treno da 3 e uno da 2.
L-481 = Sulla prima mappa di esempio la compagnia Blu guadagna 160 con due treni da 3.
L-482 = Sulla prima mappa di esempio la compagnia Verde guadagna 140 con due treni da 2.
L-483 = Sulla prima mappa di esempio la compagnia Gialla guadagna 110 con due treni da 2.
L-484 = Le tratte del primo esempio valgono 110, 60, 90, 70, 70, 50 e 60.
L-485 = Sulla seconda mappa di esempio la compagnia Rossa guadagna 240 con un treno da 3D e uno obsoleto da 3.
L-486 = Sulla seconda mappa di esempio la compagnia Gialla guadagna 190 con un treno da 4.
L-487 = Sulla seconda mappa di esempio la compagnia Verde guadagna 230 con due treni da 4.
L-488 = Sulla seconda mappa di esempio la compagnia Blu guadagna 60 con un treno obsoleto da 3.
L-489 = Sul blocchetto di esempio 30 £ diventano 76 £ e un tesoro di 500 £ diventa 380 £.

## Altre regole

L-490 = Un’offerta rifiutata non costa nulla. Nella stessa azione puoi chiedere di nuovo quel treno, ma solo a un prezzo più alto.
L-491 = Gulliver non vende mai un treno a un’altra compagnia né ne compra da un’altra.
