# What the guide says in a first game: lessons by their ids (web/js/lilliput/lessons.js), and more of the same below it.

guide-lilliput-draft = Ognuno sceglie una compagnia e un personaggio. La compagnia la dirigi tu: posa binari, compra treni e paga chi ha quote. Prendine una.
guide-lilliput-draft-more = Le compagnie hanno prezzi, denaro e treni diversi; i personaggi danno un piccolo privilegio per tutta la partita.
guide-lilliput-draft-second = Ora scegli ciò che manca: un personaggio se hai una compagnia, una compagnia se hai un personaggio.
guide-lilliput-justice = Il Giudice paga a ogni round: a te, e conta alla fine, o alle tue compagnie, che ne hanno bisogno per i treni.
guide-lilliput-home = Posa la tessera di partenza della tua compagnia accanto a Mildendo, la capitale. Scegli una tessera, girala, conferma. La sua stazione principale resta lì per sempre.
guide-lilliput-card = A ogni turno prendi una carta azione, e in questo round nessun altro può prenderla. Ogni carta ha due metà: usane una.
guide-lilliput-card-more = All’inizio rendono di più i binari: una linea più lunga guadagna di più a ogni round.
guide-lilliput-lay = La tessera va bene in tutti i posti che brillano. Città e binari semplici si alternano come su una scacchiera: una città non tocca mai una città. Allunga la tua linea fino alla prossima città.
guide-lilliput-shares = Prima puoi vendere quote, poi comprarne una o fondare una compagnia. Vendere abbassa un prezzo, pagare i dividendi lo alza: tieni ciò che renderà.
guide-lilliput-trains = I treni percorrono tratte e guadagnano denaro. Un treno da 2 tocca due fermate. Ogni treno comprato avvicina quelli più nuovi, che fanno arrugginire i vecchi.
guide-lilliput-station = Una stazione è una casella tua in una città: quando sono tutte occupate, gli altri non passano. Ogni tua tratta deve toccare una tua stazione.
guide-lilliput-amount = Scegli una somma. Il denaro nel tesoro compra treni e stazioni, il tuo capitale privato conta alla fine.
guide-lilliput-run = I treni della tua compagnia hanno corso: le tratte migliori sono disegnate sulla mappa. Se paghi, ogni quota rende e il prezzo sale; se accantoni, la compagnia tiene il denaro ma il prezzo scende.
guide-lilliput-copy = Con una carta copiativa usi una carta già presa in questo round. Ne hai poche, e ognuna che resta vale 20 £ alla fine.
guide-lilliput-rust = Guarda il mazzo: il prossimo è un treno da { $train }. Ogni treno che lo lascia avvicina quelli più nuovi. Con il primo treno da 4 tutti i treni da 2 diventano obsoleti e rendono la metà; con il primo treno da 5 arrugginiscono e spariscono.
guide-lilliput-share-card = Le carte con un certificato servono per le quote. Ogni compagnia ha un certificato del direttore, che ne è la metà, e tre quote del 10%. Una quota rende un decimo di ogni pagamento e alla fine vale il suo prezzo.
guide-lilliput-station-card = La carta 9 piazza una stazione della tua compagnia: di solito 40 £ la prima e 100 £ la seconda. Dove altri hanno preso tutte le caselle i tuoi treni non passano, quindi assicurati le città che ti servono.
guide-lilliput-found = In una compravendita di quote puoi anche fondare una seconda compagnia. Serve cinque volte il suo prezzo in capitale privato: almeno 250 £, e tu hai { $cash } £. Riceve dieci volte il suo prezzo, sceglie la sua stazione principale e corre subito.
guide-lilliput-found-home = Scegli la stazione principale della tua nuova compagnia: una casella libera qualsiasi, anche senza binari.
guide-lilliput-pool = Ora la tua compagnia può comprare un treno dalla riserva, al prezzo stampato. Può farlo solo una compagnia che ha appena accantonato o è appena stata fondata.
guide-lilliput-end = Questo è il round { $round } di { $rounds }. Nell’ultimo ogni compagnia guadagna il doppio. Poi contano il tuo capitale privato, le tue quote al loro prezzo e ogni certificato del direttore come cinque quote. Tesori e treni non contano.
