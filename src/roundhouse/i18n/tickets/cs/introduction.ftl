### The introduction to Ticket to Ride, and what the pictures of its rulebook show: a caption, and (-alt) words for whoever does not
### see the picture. Sent with the rulebook. The pictures themselves are declared in render/tickets/pictures.toml.

introduction-tickets-goal-title = Spoj svá města
introduction-tickets-goal =
    Stavíš železniční tratě napříč mapou. Každá jízdenka jmenuje dvě města: spojíš-li je vlastními vagóny, získáš její body; jinak o ně přijdeš. Navíc bodují dlouhé tratě a nejdelší souvislá trať.

    Kdo má na konci nejvíc bodů, vyhrává. Hra trvá asi 45 minut a je pro dva až pět hráčů.
introduction-tickets-turn-title = Tvůj tah: jedna ze tří věcí
introduction-tickets-turn =
    Ve svém tahu uděláš právě jednu věc. Lízneš si karty vagónů: dvě, odkryté nebo z balíčku. Nebo obsadíš trať kartami, které máš. Nebo si lízneš další jízdenky. Pak hraje další hráč.

    Začínáš se 45 vagóny, čtyřmi kartami vagónů a nejméně dvěma jízdenkami. Tvé jízdenky nikdo před koncem neuvidí.
introduction-tickets-claim-title = Obsazení trati
introduction-tickets-claim =
    Trať stojí jednu kartu za každé políčko. Barevná trať chce karty své barvy; šedá vezme kteroukoli barvu, jen musí být všechny karty stejné. Lokomotiva zastoupí jakoukoli barvu.

    Zaplať karty, polož na každé políčko vagón a hned si připiš body. Obsadit smíš kteroukoli volnou trať na mapě; nemusí navazovat na tvé ostatní.
introduction-tickets-double-title = Dvojité tratě
introduction-tickets-double = Některá města spojují dvě tratě vedle sebe. Ve dvou nebo třech hráčích lze obsadit jen jednu: jakmile ji někdo má, druhá je zavřená. Ve čtyřech nebo pěti hráčích lze obsadit obě, ale každou musí mít někdo jiný.
introduction-tickets-draw-title = Lízání karet a lokomotivy
introduction-tickets-draw =
    Každá karta, kterou si lízneš, může být jedna z pěti odkrytých, nebo vrchní karta balíčku, kterou předem nevidíš. Odkrytá karta, kterou si vezmeš, se hned doplní.

    Lokomotivy mají větší cenu, a tak víc stojí: odkrytá lokomotiva je celé tvé lízání a nemůže být tvou druhou kartou. Přijde-li z balíčku, je to štěstí a počítá se za jednu kartu.
introduction-tickets-points-title = Dlouhé tratě se vyplatí
introduction-tickets-points = Čím delší trať, tím cennější je každé její políčko. Šest políček najednou boduje jako patnáct tratí o jednom políčku.
introduction-tickets-tickets-title = Jízdenky: splněné a nesplněné
introduction-tickets-tickets =
    Jízdenka je splněná, když její dvě města spojují bez mezery tvé vlastní tratě, jakoukoli cestou. Tratě ostatních ti nepomohou. Na konci splněné jízdenky body přidají a všechny ostatní je uberou.

    Během hry si místo jiné věci můžeš líznout tři další jízdenky; nejméně jednu si musíš nechat.
introduction-tickets-longest-title = Nejdelší souvislá trať
introduction-tickets-longest = Kdo má na konci nejdelší souvislou trať, dostane 10 bodů. Smí se křížit a vracet do téhož města, ale každou trať použije jen jednou a odbočky se nepočítají. Je-li víc hráčů na stejné délce, dostane body každý z nich.
introduction-tickets-end-title = Konec
introduction-tickets-end =
    Když někdo skončí tah se dvěma nebo méně vagóny, má každý ještě jeden tah, i on sám. Pak se odkryjí všechny jízdenky a sečtou body.

    To je vše. Číslovaná pravidla níže odpoví na každou otázku; první hra s průvodcem ti zbytek ukáže u stolu.

# Pictures

picture-tickets-goal = Modrý spojil Boston a Miami: tato jízdenka je splněná. Té z Los Angeles do Miami ještě mnoho kolejí chybí.
picture-tickets-goal-alt = Celá mapa. Modré vagóny vedou po východním pobřeží z Bostonu do Miami, červené ze Seattlu do Chicaga. Pod ní dvě jízdenky: Boston – Miami s fajfkou a 12 body, Los Angeles – Miami s 20.
picture-tickets-kinds = Osm barev, každá se svým symbolem, a lokomotivy. Pod každou je, kolik jich je.
picture-tickets-kinds-alt = Devět karet vagónů v řadě: dvanáct od každé z osmi barev a čtrnáct lokomotiv.
picture-tickets-points = Kolik bodů dá trať podle své délky.
picture-tickets-points-alt = Šest řad po jednom až šesti políčkách a jejich body: 1, 2, 4, 7, 10 a 15.
picture-tickets-double = Dvojitá trať. Každá polovina se platí svou barvou: nahoře oranžovou, dole černou.
picture-tickets-double-alt = Mezi městy Chicago a Pittsburgh vedou dvě tratě vedle sebe. Obsadit by šlo obě.
picture-tickets-start = Takhle hra začíná: pět odkrytých karet, balíček a tvé první čtyři karty.
picture-tickets-start-alt = Pět odkrytých karet vagónů, balíček s 97 kartami a čtyři karty v ruce.
picture-tickets-first-tickets = Z prvních tří jízdenek si necháš nejméně dvě. Jedna nestačí.
picture-tickets-first-tickets-alt = Tři jízdenky. Ponechaná je jen Nashville – Portland, označená křížkem.
picture-tickets-draw = Lízni si dvě karty. Každá může být z odkrytých nebo z balíčku.
picture-tickets-draw-alt = Pět odkrytých karet a balíček. Zelená karta a balíček mají fajfku; pod nimi je ruka.
picture-tickets-refill = Někdo vzal bílou kartu a na její místo přišla fialová. Mohla by být druhou kartou.
picture-tickets-refill-alt = Dvě řady odkrytých karet: předtím s bílou uprostřed, potom s fialovou.
picture-tickets-locomotive-first = Odkrytá lokomotiva je celé tvé lízání: tah končí.
picture-tickets-locomotive-first-alt = Pět odkrytých karet. Lokomotiva mezi nimi má fajfku.
picture-tickets-locomotive-second = První karta byla červená. Odkrytou lokomotivu už vzít nelze.
picture-tickets-locomotive-second-alt = Pět odkrytých karet; lokomotiva má křížek. Červená karta už je v ruce.
picture-tickets-lucky = Lokomotiva z balíčku je štěstí: počítá se za jednu kartu a lízneš si ještě jednu.
picture-tickets-lucky-alt = V ruce dvě modré karty; po líznutí je vedle nich lokomotiva.
picture-tickets-three-locomotives = Nová karta byla třetí lokomotiva: všech pět se odhodí a odkryje se pět nových.
picture-tickets-three-locomotives-alt = Předtím jsou odkryté dvě lokomotivy. Potom leží pět jiných karet a v odhazovacím balíčku je jich pět.
picture-tickets-reshuffle = Balíček je prázdný. Když si někdo lízne, odhozené karty se zamíchají a stanou se novým balíčkem.
picture-tickets-reshuffle-alt = Předtím prázdný balíček a plný odhazovací. Potom balíček s 35 kartami a nic odhozeného.
picture-tickets-nothing-to-draw = Balíček i odhazovací balíček jsou prázdné: líznout si nelze, ani odkrytou kartu.
picture-tickets-nothing-to-draw-alt = Pět odkrytých karet vedle dvou prázdných hromádek. Červená karta má křížek.
picture-tickets-claim = Dvě modré karty a lokomotiva zaplatí tři modrá políčka: 4 body.
picture-tickets-claim-alt = Mapa kolem měst Montreal a New York. Na trati mezi nimi jsou naznačené tři modré vagóny s fajfkou. Z ruky vystupují dvě modré karty a lokomotiva.
picture-tickets-wrong-colour = Červené karty modrou trať nezaplatí.
picture-tickets-wrong-colour-alt = Modrá trať Montreal – New York má křížek; z ruky vystupují tři červené karty.
picture-tickets-grey = Šedá trať vezme kteroukoli jednu barvu: tady tři bílé karty.
picture-tickets-grey-alt = Naznačené modré vagóny na šedé trati Montreal – Toronto s fajfkou. Z ruky vystupují tři bílé karty.
picture-tickets-grey-mixed = Ale ne dvě barvy najednou.
picture-tickets-grey-mixed-alt = Šedá trať Montreal – Toronto má křížek; z ruky vystupují dvě červené karty a jedna modrá.
picture-tickets-only-locomotives = Samotné lokomotivy zaplatí jakoukoli trať.
picture-tickets-only-locomotives-alt = Červená trať Duluth – Chicago se platí třemi lokomotivami; fajfka říká, že se to smí.
picture-tickets-far-away = Tvé tratě na sebe nemusí navazovat: Modrý staví na východě a teď i na západě.
picture-tickets-far-away-alt = Celá mapa. Modrý má dvě tratě na východním pobřeží; trať Los Angeles – San Francisco má fajfku.
picture-tickets-own-colour = Modrý obsazuje červenou trať červenými kartami. Na vlastní barvě nezáleží.
picture-tickets-own-colour-alt = Červená trať Duluth – Chicago s naznačenými modrými vagóny a fajfkou; z ruky vystupují tři červené karty.
picture-tickets-taken = Tuhle trať má Červený. Volná už nebude.
picture-tickets-taken-alt = Červené vagóny mezi městy Montreal a Toronto, označené křížkem. Z ruky vystupují tři bílé karty.
picture-tickets-few-cars = Zbývají dva vagóny a trať má tři políčka.
picture-tickets-few-cars-alt = Trať Montreal – New York má křížek. Pod ní hráči: Modrému zbývají 2 vagóny.
picture-tickets-twin-closed = Dva hráči: Červený má jednu polovinu, a tak je druhá zavřená pro všechny.
picture-tickets-twin-closed-alt = Dvě tratě vedle sebe mezi městy Pittsburgh a New York. Na jedné jsou červené vagóny, druhá je přeškrtnutá a má křížek.
picture-tickets-twin-open = Čtyři hráči: Červený má jednu polovinu, druhou smí obsadit někdo jiný.
picture-tickets-twin-open-alt = Dvě tratě vedle sebe mezi městy Pittsburgh a New York. Na jedné jsou červené vagóny, na druhé naznačené modré s fajfkou.
picture-tickets-twin-own = Ale obě poloviny nikdo mít nesmí.
picture-tickets-twin-own-alt = Dvě tratě vedle sebe mezi městy Pittsburgh a New York. Jednu má Modrý; druhá má křížek.
picture-tickets-draw-tickets = Lízneš si tři jízdenky a nejméně jednu si necháš.
picture-tickets-draw-tickets-alt = Tři jízdenky na výběr. Ponechaná je Chicago – Santa Fe, označená fajfkou.
picture-tickets-ticket-done = Nepřerušený řetěz vlastních vagónů: jízdenka je splněná.
picture-tickets-ticket-done-alt = Modré vagóny vedou z Kansas City přes Oklahoma City a Dallas do Houstonu. Jízdenka má fajfku a dá 5 bodů.
picture-tickets-ticket-gap = Trať uprostřed má Červený. Jízdenka je nesplněná a stojí své body.
picture-tickets-ticket-gap-alt = Na obou koncích modré vagóny, mezi Oklahoma City a Dallasem červené. Jízdenka Houston – Kansas City má křížek a stojí 5 bodů.
picture-tickets-two-tickets = Trať Chicago – Saint Louis pomáhá oběma jízdenkám.
picture-tickets-two-tickets-alt = Modré vagóny z New Orleans do Chicaga a dál do Sault St. Marie, a ze Saint Louis do Nashvillu. Dvě jízdenky, obě s fajfkou.
picture-tickets-longest = Nejdelší souvislá trať má 11 vagónů. Přes Oklahoma City vede dvakrát; odbočka do Saint Louis k ní nepatří.
picture-tickets-longest-alt = Šest modrých tratí kolem Oklahoma City. Ty z nejdelší souvislé trati svítí; odbočka z Little Rocku do Saint Louis ne.
picture-tickets-shared-bonus = Obě nejdelší souvislé tratě mají pět vagónů: Modrý i Červený dostanou 10 bodů.
picture-tickets-shared-bonus-alt = Modré vagóny z Toronta přes Montreal do Bostonu, červené z Toronta přes Pittsburgh do Chicaga.
picture-tickets-last-round = Modrému zbyly dva vagóny: teď má každý poslední tah, Červený první a Modrý poslední.
picture-tickets-last-round-alt = Tři hráči předtím, než Modrý obsadí trať, a potom. Modrý má 4 vagóny, pak 2; rámeček přejde k Červenému.
picture-tickets-score = Tratě, plus splněné jízdenky, minus ta nesplněná, plus nejdelší souvislá trať.
picture-tickets-score-alt = Tři jízdenky: dvě s fajfkou za 12 a 20, jedna s křížkem za 11. Pod nimi součet: 62 + 32 − 11 + 10 = 93.
