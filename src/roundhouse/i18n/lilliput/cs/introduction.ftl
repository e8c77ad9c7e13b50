### The introduction to 18Lilliput, and what the pictures of its rulebook show: a caption, and (-alt) words for whoever does not
### see the picture. Sent with the rulebook. The pictures themselves are declared in render/lilliput/pictures.toml.

introduction-lilliput-goal-title = Železnice v Liliputu
introduction-lilliput-goal =
    Řídíš železniční společnost. Pokládá tratě, kupuje vlaky a posílá je z města do města; co vydělají, jde akcionářům, nebo zůstane společnosti. Peníze společnosti nejsou tvoje: kupují vlaky a stanice a na konci nemají žádnou cenu.

    Počítá se to, co vlastníš ty: hotovost a akcie podle jejich ceny. Vybuduj tedy společnost, která vydělává, zvedni její cenu a získej podíl v dalších, kterým se daří. Hra trvá osm kol, ve třech hráčích devět.
introduction-lilliput-round-title = Kolo a jeho karty
introduction-lilliput-round =
    V každém kole máš dva tahy: jednou kolem stolu a pak zase zpátky. V každém tahu si vezmeš jednu akční kartu a použiješ jednu její polovinu. Karta, kterou si někdo vzal, je pro toto kolo pryč.

    Pak všechny společnosti vyšlou své vlaky na trať a kolo končí. Jednou nebo dvakrát za hru ti kopírovací karta dovolí použít kartu, která už byla vzata.
introduction-lilliput-track-title = Pokládání tratí
introduction-lilliput-track =
    Nový dílek leží vedle jiného, jeho trať navazuje na trať, která tam je, a tvá společnost k němu dosáhne z některé své stanice. Všechno začíná v Mildendu, hlavním městě.

    Města a prázdné tratě se střídají jako pole šachovnice: město nikdy neleží vedle města. Malé kroužky na prázdných místech ukazují, kam patří města.
introduction-lilliput-upgrade-title = Lepší dílky
introduction-lilliput-upgrade = Později zelené dílky nahrazují žluté a hnědé zelené. Všechny staré tratě musí zůstat; nový dílek přidá další, město má větší cenu a vejde se do něj víc stanic.
introduction-lilliput-run-title = Provoz vlaků
introduction-lilliput-run =
    Číslo vlaku říká, kolik měst navštíví: 2-vlak dvě, 3-vlak tři. Jeho trasa se musí dotýkat stanice tvé společnosti, žádnou trať nepoužije dvakrát a vydělá součet svých zastávek. Dva vlaky jedné společnosti nesdílejí žádnou trať.

    Hledat nemusíš: společnost vždy jede po nejlepších trasách a stránka je nakreslí.
introduction-lilliput-price-title = Vyplatit, nebo ponechat: cena
introduction-lilliput-price =
    Po každém provozu rozhoduješ jako ředitel. Když společnost vyplatí, dostanou peníze akcionáři a cena postoupí o krok doprava. Když si příjem ponechá, jdou peníze do její pokladny a cena o krok klesne.

    Kdo prodává akcie, sráží cenu: v horní řadě rovně dolů, v dolní řadě doleva a nahoru.
introduction-lilliput-shares-title = Akcie a ředitelé
introduction-lilliput-shares =
    Každá společnost má ředitelský certifikát za 50 % a tři akcie po 10 %. Ředitel rozhoduje o všem a dostane polovinu toho, co se vyplácí; každá akcie dostane desetinu. Co nikdo nekoupil, nevydělá nic.

    Při obchodu s akciemi smíš koupit jednu akcii kterékoli společnosti a mít nejvýš pět certifikátů. Ředitel zůstává ředitelem po celou hru.
introduction-lilliput-trains-title = Vlaky stárnou
introduction-lilliput-trains =
    Bank prodává jen vlak, který je na vrchu balíčku. První vlak každého druhu zahájí novou fázi: nové dílky, nižší limity, a staré vlaky to odnesou. Nejdřív zastarají a vydělávají polovinu, pak zrezivějí a jsou pryč.

    Než koupíš, podívej se, co přijde potom: tvé peníze koupí vlak, ale mohou také jeden vzít všem ostatním.
introduction-lilliput-stations-title = Stanice
introduction-lilliput-stations = Město má jedno, dvě nebo tři pole stanic. Když je všechna zaberou ostatní, tvé vlaky tam smí skončit, ale ne projet, a stavět dál nemůžeš. Vlastní stanice drží cestu otevřenou a trasy z ní mohou začínat.
introduction-lilliput-found-title = Druhá společnost
introduction-lilliput-found = Máš-li dost hotovosti, můžeš při obchodu s akciemi založit další společnost: zvol cenu z horní řady a za ředitelský certifikát zaplať pětinásobek. Společnost dostane desetinásobek své ceny a její domovská stanice přijde na kterékoli volné pole stanice na mapě. Jede ještě v tomto kole.
introduction-lilliput-characters-title = Postavy
introduction-lilliput-characters = Každý si také vybere postavu. Přináší malou výsadu na celou hru a jeden nebo dva vlastní dílky, které smíš položit navíc ke kterékoli akci. Vládce má hrad, generál a pokladník mají města, soudce dvě maloměsta, admirál dva přístavy.
introduction-lilliput-gulliver-title = Sólová hra proti Gulliverovi
introduction-lilliput-gulliver = V sólové hře je tvým soupeřem Gulliver. Po tvých dvou tazích dělá v každém kole týchž pět věcí: položí trať, postaví stanici, položí další trať, koupí akcii a dostane vlak zdarma. Kde má na výběr, rozhodne náhoda.
introduction-lilliput-end-title = Poslední kolo a výsledek
introduction-lilliput-end =
    V posledním kole vydělá každá společnost dvojnásobek a nikdo si nesmí nic ponechat. Pak se počítá: tvá hotovost, každá akcie za svou cenu, pětinásobek ceny za každý ředitelský certifikát a 20 £ za každou kopírovací kartu, která ti zbyla.

    Víc na začátek nepotřebuješ. Číslovaná pravidla níže odpoví na každou otázku; první hra s průvodcem ti zbytek ukáže u stolu.

# Pictures

picture-lilliput-goal = Dvě společnosti kolem Mildenda. Domovem Červené je zelené město; její vlaky mohou na východ, nebo na sever k Modré.
picture-lilliput-goal-alt = Malá mapa: červené Mildendo, na východ od něj domov Červené, na sever domov Modré, mezi nimi tratě. Pod ní obě společnosti s ředitelem, cenou, pokladnou a vlaky.
picture-lilliput-order = Čtyři hráči, osm tahů: nejdřív po směru hodin, pak zpátky. Poslední má dva tahy za sebou.
picture-lilliput-order-alt = Čísla hráčů v pořadí jejich tahů: 1, 2, 3, 4, 4, 3, 2, 1.
picture-lilliput-card = Karta 3: polož až dva žluté dílky, nebo si vezmi 5 £. Jen jednu polovinu.
picture-lilliput-card-alt = Karta s číslem 3. Horní polovina ukazuje dva žluté dílky, dolní minci za 5 £; obě mají fajfku.
picture-lilliput-cards = Deset akčních karet: dílky, akcie, vlaky, stanice, peníze.
picture-lilliput-cards-alt = Deset karet ve dvou řadách, každá se dvěma polovinami: dílky všech barev, akcie, lokomotivy, žeton stanice, pokladna, mince.
picture-lilliput-taken = Kartu 3 si v tomto kole už někdo vzal: nikdo další ji vzít nemůže.
picture-lilliput-taken-alt = Šest karet. Ta s číslem 3 je přeškrtnutá a její horní polovina má křížek.
picture-lilliput-copy = S kopírovací kartou smíš použít kteroukoli polovinu karty, která už byla vzata.
picture-lilliput-copy-alt = Šest karet. Ta s číslem 3 je přeškrtnutá, ale obě její poloviny mají fajfku.
picture-lilliput-home = Domovský dílek přijde vedle Mildenda a jeho trať tam vede.
picture-lilliput-home-alt = Mildendo a na východ od něj žluté město, jehož trať navazuje na hlavní město, s fajfkou.
picture-lilliput-home-turned-away = Takto otočený dílek k Mildendu nevede.
picture-lilliput-home-turned-away-alt = Mildendo a na východ od něj žluté město, jehož trať vede na sever a na východ, s křížkem.
picture-lilliput-lay = Prázdná trať prodlouží linku Červené na východ.
picture-lilliput-lay-alt = Mildendo, na východ od něj domov Červené a vedle nová přímá trať s fajfkou.
picture-lilliput-no-connection = Tahle trať na nic nenavazuje.
picture-lilliput-no-connection-alt = Vedle domova Červené leží přímá trať od severu k jihu, která na nic nenavazuje, s křížkem.
picture-lilliput-city-beside-city = Město nesmí ležet vedle města.
picture-lilliput-city-beside-city-alt = Vedle domova Červené leží další město, s křížkem.
picture-lilliput-track-beside-track = Ani prázdná trať vedle prázdné trati.
picture-lilliput-track-beside-track-alt = Na východ od domova Červené jde přímá trať za přímou tratí; druhá má křížek.
picture-lilliput-second-tile = S kartou 3 smí druhý dílek navázat na první.
picture-lilliput-second-tile-alt = Na východ od domova Červené přímá trať a pak město v oblouku, s fajfkou.
picture-lilliput-blocked = Stanice Modré toto město zaplnila. Červená do něj dosáhne, ale za něj stavět nemůže.
picture-lilliput-blocked-alt = Linka od domova Červené do žlutého města se stanicí Modré; trať za ním má křížek.
picture-lilliput-open-again = Zelené město má dvě pole stanic. Jedno je volné, a tak za něj Červená smí stavět.
picture-lilliput-open-again-alt = Linka od domova Červené do zeleného města se stanicí Modré a volným polem; trať za ním má fajfku.
picture-lilliput-metropolis = Metropole (Y) má větší cenu a společnost, která ji pokládá, platí 50 £.
picture-lilliput-metropolis-alt = Žlutá metropole na konci linky Červené, s fajfkou. Pod ní pokladna Červené s 500 £.
picture-lilliput-water = Trať nesmí vést do vody: tady by do ní vedl jižní vjezd města.
picture-lilliput-water-alt = Na sever od přístavu leží město v oblouku, jehož trať by vedla do vody přístavu, s křížkem.
picture-lilliput-upgrade = Zelené město nahradí žluté. Stará trať i stanice zůstanou.
picture-lilliput-upgrade-alt = Předtím je domov Červené žluté město. Potom je zelené, se třetím vjezdem a druhým polem stanice.
picture-lilliput-track-lost = Takhle ne: ztratila by se trať do Mildenda.
picture-lilliput-track-lost-alt = Domov Červené a zelené město otočené tak, že jeho trať už nevede na západ, s křížkem.
picture-lilliput-too-early = Zelené dílky přijdou ve fázi 3, až balíček opustí první 3-vlak.
picture-lilliput-too-early-alt = Domov Červené a na něm zelené město s křížkem. Pod ním je na vrchu balíčku 2-vlak.
picture-lilliput-values = Města a metropole ve žluté, zelené a hnědé: jakou mají cenu a kolik stanic pojmou.
picture-lilliput-values-alt = Šest dílků: města za 20, 30 a 40, metropole za 30, 40 a 50.
picture-lilliput-plain-tiles = Prázdné tratě. Na přemostění jedou vlaky jen rovně; na výhybce smí odbočit.
picture-lilliput-plain-tiles-alt = Šest dílků: přímá trať, oblouk, přemostění, dva oblouky, výhybka do tří a výhybka do čtyř stran.
picture-lilliput-run = 3-vlak navštíví tři zastávky za 80 £, 2-vlak dvě za 60 £: dohromady 140 £.
picture-lilliput-run-alt = Mapa se dvěma čárkovanými trasami od domova Červené: jedna na sever k domovu Modré, označená 3: 80 £, druhá do Mildenda, označená 2: 60 £.
picture-lilliput-capital = Trasy v Mildendu končí. Dva vlaky mohou přijet z různých stran: dohromady 100 £.
picture-lilliput-capital-alt = Červená má stanice na sever a na východ od Mildenda; z každé jede 2-vlak do hlavního města za 50 £.
picture-lilliput-town = Maloměsto je zastávka, která se nezapočítává: 2-vlak přibere i jeho 10 a vydělá 60 £.
picture-lilliput-town-alt = Trasa z Mildenda přes domov Červené do maloměsta, označená 2: 60 £.
picture-lilliput-two-trains = Dva vlaky, dva kusy trati: oba smějí zastavit v domovské stanici. Dohromady 90 £.
picture-lilliput-two-trains-alt = Od domova Červené jede jeden 2-vlak na západ do Mildenda, druhý na východ do města.
picture-lilliput-obsolete = Polovina z 50 £, zaokrouhlená dolů na desítky: zastaralý 2-vlak vydělá 20 £.
picture-lilliput-obsolete-alt = Trasa od domova Červené, označená 20 £. Pod ní má 2-vlak Červené znaménko poloviny.
picture-lilliput-double-train = 3D-vlak vydělá svých 70 £ dvakrát: 140 £.
picture-lilliput-double-train-alt = Trasa z Mildenda přes domov Červené do města, označená 3D: 140 £.
picture-lilliput-pay = Červená vyplácí: její cena jde z 65 na 70.
picture-lilliput-pay-alt = Ukazatel ceny akcií. Žeton Červené skočí o políčko doprava, s fajfkou.
picture-lilliput-withhold = Červená si ponechá 50 £: cena klesne z 65 na 60 a v pokladně bude 550 £.
picture-lilliput-withhold-alt = Ukazatel ceny akcií. Žeton Červené skočí o políčko doleva, s fajfkou.
picture-lilliput-sell = Dvě akcie Modré po 90 £ vynesou 180 £. Cena jde dolů, pak doleva a nahoru: 80.
picture-lilliput-sell-alt = Ukazatel ceny akcií. Žeton Modré skočí z 90 na vedlejší políčko vlevo, s fajfkou.
picture-lilliput-running-order = Nejdřív jede nejvyšší cena. Na jednom políčku jede vrchní žeton, tady Modrá, před spodním.
picture-lilliput-running-order-alt = Ukazatel ceny akcií: Žlutá na 90, Červená na 80, Modrá nad Zelenou na 65.
picture-lilliput-certificates = Ředitelský certifikát je polovina společnosti. Hráč 1 ho má i s jednou akcií, hráč 2 má jednu akcii; poslední drží bank.
picture-lilliput-certificates-alt = Čtyři certifikáty Červené: 50 % a 10 % u hráče 1, 10 % u hráče 2, 10 % v banku.
picture-lilliput-payout = Ze 140 £ dostane ředitelský certifikát 70 £ a každá akcie 14 £. Akcie v banku nedostanou nic.
picture-lilliput-payout-alt = Čtyři certifikáty Červené a co každý dostane: 70 £, 14 £ a nic pro dva v banku.
picture-lilliput-last-round = V posledním kole se 50 £ vyplatí dvakrát a cena udělá dva kroky: z 65 na 80.
picture-lilliput-last-round-alt = Čtyři certifikáty Červené s 50 £, 10 £, 10 £ a ničím; pod nimi ukazatel ceny s žetonem Červené o dvě políčka dál.
picture-lilliput-score = Hotovost, ředitelský certifikát, akcie a kopírovací karta. Pokladny a vlaky se nepočítají.
picture-lilliput-score-alt = Součet: 164 + 450 + 90 + 140 + 20 = 864.
picture-lilliput-ages = Každý druh vlaku: cena, dílky jeho fáze, limit vlaků a které vlaky zastarají nebo zrezivějí.
picture-lilliput-ages-alt = Šest sloupců od 2 do 4D. Pod každým vlakem: barevné dílky, limit, vlaky se znaménkem poloviny nebo přeškrtnuté.
picture-lilliput-grow-old = Červená koupila první 4-vlak: všechny 2-vlaky zastarají a vydělávají polovinu.
picture-lilliput-grow-old-alt = Vlaky Červené a Modré. Každý 2-vlak má znaménko poloviny; Červená má i 3 a 4.
picture-lilliput-rust = Červená koupila první 5-vlak: všechny 2-vlaky zrezivějí, její i ten Modré.
picture-lilliput-rust-alt = Vlaky Červené a Modré. Každý 2-vlak je přeškrtnutý.
picture-lilliput-train-limit = Ve fázi 5 jsou limitem dva vlaky. Třetí si Červená koupit nemůže.
picture-lilliput-train-limit-alt = Červená má 4-vlak a 5-vlak. Pod ní je na balíčku další 5-vlak.
picture-lilliput-pool = Červená si právě ponechala příjem, a tak smí koupit z depa: 3-vlak za natištěnou cenu.
picture-lilliput-pool-alt = Řádek Červené s pokladnou 190 £. Pod ním balíček a v depu 2-vlak a 3-vlak.
picture-lilliput-help = Červená nemá vlak a má málo peněz: chybějících 50 £ přidá ředitel.
picture-lilliput-help-alt = Řádek Červené s pokladnou 100 £ a bez vlaku. Pod ním je na vrchu balíčku 3-vlak.
picture-lilliput-station = První stanice Červené po domovské stojí 40 £. Zabere volné pole vedle Modré.
picture-lilliput-station-alt = Zelené město se stanicí Modré; na druhém poli je žeton Červené, s fajfkou.
picture-lilliput-no-slot = Tady není volné pole.
picture-lilliput-no-slot-alt = Žluté město se stanicí Modré, s křížkem.
picture-lilliput-station-out-of-reach = V cestě stojí plné město Modré: za něj Červená nedosáhne.
picture-lilliput-station-out-of-reach-alt = Linka od domova Červené přes město plné stanic Modré do dalšího města, s křížkem.
picture-lilliput-found = Nová společnost za 65: její ředitel zaplatí 325 £ a do pokladny dostane 650 £.
picture-lilliput-found-alt = Ukazatel ceny akcií. Žeton Modré je na 65 a pod ním žeton nové společnosti, s fajfkou.
picture-lilliput-found-home = Její domovská stanice smí přijít na kterékoli volné pole stanice, i bez trati. V Mildendu žádné není.
picture-lilliput-found-home-alt = Mapa: fajfky má zelené město s volným polem a žluté město bez stanic, křížek má Mildendo.
picture-lilliput-character-tiles = Dílky postav: hrad, města generála a pokladníka, dvě maloměsta, přístav.
picture-lilliput-character-tiles-alt = Šest dílků: hrad za 30 nebo 50, města za 30 a 50, dvě maloměsta a přístav po 10.
picture-lilliput-castle = Hrad nahradí žluté město, ale nikdy to s domovskou stanicí.
picture-lilliput-castle-alt = Dva hrady: jeden na městě na východ od domova Červené, s fajfkou, druhý na domově Červené, s křížkem.
picture-lilliput-gulliver = Co dělá Gulliver po tvých tazích: trať, stanice, trať, akcie, vlak.
picture-lilliput-gulliver-alt = Pět znaků v řadě: dílky, stanice, dílky, akcie, vlak. Pod nimi mapa s tratí Gullivera na sever od Mildenda.
