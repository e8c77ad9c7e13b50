### The rules of 18Lilliput, one sentence or two per rule: rulebook, hint when a move is refused, and help.
### Each text stands alone. Ids are those of the specification and never change.

## Součásti hry

L-001 = V krabici je deset akčních karet, každá jiná.
L-002 = Na výběr je pět postav.
L-003 = Do hry může vstoupit osm společností, každá s vlastní zakládací listinou.
L-004 = Každá společnost má čtyři certifikáty, dohromady jich je 32.
L-005 = Čtyři certifikáty společnosti jsou ředitelský certifikát za 50 % a tři 10% akcie.
L-006 = Na papíře existuje jen 80 % společnosti. Zbylých 20 % nikdy nikdo nekoupí.
L-007 = Balíček vlaků tvoří 29 karet: sedm 2, šest 3, pět 4, čtyři 5, tři 3D a čtyři 4D.
L-008 = 4D-vlaky nikdy nedojdou, ať je hráčů kolik chce.
L-009 = Každá společnost má čtyři žetony; jeden další ukazuje kolo.
L-010 = Jeden žeton společnosti ukazuje její cenu. Zbylé tři jsou stanice: jedna domovská, dvě na později.
L-011 = Všechny varianty dohromady používají 114 dílků: 54 základních, 3 Allenbeck, 4 Laputa, 30 Brobdingnag a 23 scénářových.
L-012 = Základní dílky jsou 30 žlutých (2 metropole neboli Y-města, 12 měst, 16 prázdných tratí), 11 zelených (2, 6, 3), 5 hnědých (1, 3, 1), červené Mildendo a 7 dílků postav.
L-013 = Sada Brobdingnag nahrazuje počáteční dílek, všechna města a metropole a tři dílky postav: 30 dílků.
L-014 = Je jedno, zda ukazatel ceny akcií tvoří jedna deska, nebo tři karty.
L-015 = Čtyři společnosti, které nejsou v úvodním výběru, nemají zvláštní pravidla; liší se jen jménem a barvou.
L-016 = Která obrázková strana dílku je vidět, nemá na hru vliv.
L-017 = Účty můžeš vést bankovkami, nebo na papíře; všechny částky jsou v celých librách.
L-018 = Bank má vždy dost peněz.
L-019 = Všechno je veřejné: peníze, certifikáty a vlaky všech, dílky, vlakové depo i pořadí balíčku.

## Příprava hry

L-020 = Mildendo se pokládá jako první, doprostřed na (0; 0), a zůstává tam.
L-021 = V balíčku vlaků leží všechny 2-vlaky nad 3-vlaky, pak následují 4, 5, 3D a 4D.
L-022 = Dílky, které nejsou na mapě, leží odkryté v zásobě, roztříděné podle druhu.
L-023 = Na začátku leží každá používaná akční karta odkrytá a dá se vzít.
L-024 = Hra začíná kolem 1.
L-025 = Na začátku úvodního výběru je v nabídce všech pět postav.
L-026 = Začínáš s 30 £ soukromého majetku, pokud si nevybereš Glimigrim Valley Railway.
L-027 = Začínáš s jednou kopírovací kartou; ve dvou hráčích máš dvě, v sólové hře žádnou.
L-028 = Jeden hráč má kartu začínajícího hráče. Na začátku ji přidělí los, nebo se hráči dohodnou.
L-029 = Tvoje peníze a peníze každé společnosti jsou oddělené. Libra mění účet jen tam, kde to říká pravidlo.

## Úvodní výběr

L-030 = V prvním průchodu, po směru hodinových ručiček od začínajícího hráče, si vezmeš jednu počáteční společnost nebo jednu postavu, která je ještě v nabídce.
L-031 = Druhý průchod jde v opačném pořadí: teď si vezmeš to, co ještě nemáš, společnost nebo postavu.
L-032 = Kdo vybírá poslední v prvním průchodu, vybírá první ve druhém: dvakrát za sebou.
L-033 = V úvodním výběru jsou jen Mildendo Railway (červená), Slamecksan Railway (modrá), Glimigrim Valley Railway (zelená) a Lilliput National Railway (žlutá).
L-034 = Nemůžeš si vybrat druhou počáteční společnost ani druhou postavu.
L-035 = Postava, kterou si nikdo nevybere, se hry neúčastní.
L-036 = S počáteční společností hned dostaneš její ředitelský certifikát, zakládací listinu, pokladnu, vlaky a čtyři žetony.
L-037 = Počáteční společnost má v pokladně 500 £; Mildendo Railway má 550 £.
L-038 = Počáteční společnost dostane zdarma jeden 2-vlak; Lilliput National Railway dostane dva.
L-039 = Cena počáteční společnosti je 50 vlevo v horní řadě; Mildendo Railway začíná hned vedle na 55.
L-040 = Desetinásobek počáteční ceny: tolik má počáteční společnost v pokladně.
L-041 = Začíná-li na jednom políčku víc společností, ta dříve vybraná leží výš.
L-042 = Slamecksan Railway má jako domovský dílek žlutou metropoli s hodnotou 30 a nic za ni neplatí.
L-043 = Lilliput National Railway začíná se dvěma 2-vlaky.
L-044 = Vybereš-li si Glimigrim Valley Railway, začínáš s 60 £ soukromého majetku místo 30 £.
L-045 = Mildendo Railway začíná s cenou 55 a s 550 £.

## Domovské dílky

L-046 = Hned po výběru společnosti polož její domovský dílek; dřív nikdo jiný o ničem nerozhoduje.
L-047 = Domovský dílek je žluté město s hodnotou 20, rovné, nebo zatáčka, jak chceš.
L-048 = Domovský dílek leží vedle Mildenda na straně, kterou nemá žádná jiná společnost.
L-049 = Koleje domovského dílku musí vést do Mildenda.
L-050 = Pokud koleje vedou do Mildenda, můžeš domovský dílek natočit, jak chceš.
L-051 = Při přípravě hry pokládá metropoli jen Slamecksan Railway; jiná společnost ji nezíská ani za 50 £.
L-052 = Domovská stanice jde na domovský dílek hned.
L-053 = Domovské dílky se berou ze společné zásoby; dílek, který došel, se použít nedá.

## Kola

L-054 = S jedním, dvěma nebo čtyřmi hráči končí hra po osmi kolech.
L-055 = Se třemi hráči končí hra po devíti kolech.
L-056 = Každé kolo má tři části: akce, provoz vlaků a byrokracii.
L-057 = Co se děje na začátku kola, děje se dřív, než si kdokoli vezme kartu.
L-058 = Každý má jeden tah, po směru hodinových ručiček od začínajícího hráče.
L-059 = Po prvním průchodu má každý druhý tah v opačném pořadí.
L-060 = Poslední hráč prvního průchodu má dva tahy za sebou a začínající hráč kolo otevírá i zavírá.
L-061 = Ve svém tahu si vezmeš jednu kartu a provedeš jednu z jejích dvou polovin, nebo použiješ kopírovací kartu.
L-062 = Karta, kterou si někdo vzal, zůstává vzatá až do konce kola.
L-063 = Můžeš si vzít kartu a nic s ní neudělat. I tak platí za vzatou.
L-064 = Ve čtyřech hráčích se hraje s deseti akčními kartami, ve třech s osmi, ve dvou se šesti a v sólové hře se čtyřmi.

## Akční karty

L-065 = Karta 1: polož jeden dílek libovolné barvy, nebo si vezmi 5 £.
L-066 = Karta 2: polož nejvýš jeden žlutý a nejvýš jeden zelený dílek, nebo jeden dílek libovolné barvy.
L-067 = Karta 3: polož jeden nebo dva žluté dílky, nebo si vezmi 5 £.
L-068 = Karta 4: prodej a kup akcie, nebo polož jeden dílek libovolné barvy.
L-069 = Karta 5: prodej a kup akcie, nebo si vezmi 10 £.
L-070 = Karta 6: prodej a kup akcie, nebo si vezmi 5 £.
L-071 = Karta 7: kup jeden vlak, nebo polož jeden dílek libovolné barvy.
L-072 = Karta 8: kup jeden nebo dva vlaky, nebo si vezmi 5 £.
L-073 = Karta 9: umísti jeden žeton stanice, nebo si vezmi 5 £.
L-074 = Karta 10: naplň pokladny svých společností, nebo si vezmi 20 £.
L-075 = Karty 2, 4 a 7 mají ve druhé polovině dílek a nikdy nedávají peníze.
L-076 = Dílek libovolné barvy znamená kteroukoli barvu, kterou dovoluje současná fáze.
L-077 = První polovina karty 2 dává nejvýš jeden žlutý a jeden zelený dílek, nikdy dva stejné barvy.
L-078 = S kartou 2 smí být zelený dílek vylepšením právě položeného žlutého.
L-079 = Dílek pokládá jedna z tvých společností. Dva dílky jedné akce smějí položit různé společnosti.
L-080 = Druhý dílek akce smí navazovat na první.
L-081 = Při obchodu s akciemi nejdřív prodáš, kolik chceš, a pak, pokud chceš, koupíš jednu akcii. Po nákupu už prodávat nemůžeš.
L-082 = Peněžní poloviny vyplácejí 5 £, 10 £ nebo 20 £ z banku tobě, ne společnosti.
L-083 = Karta 10 dává tvým pokladnám 50 £ ve fázích 1 a 2, 70 £ ve fázích 3 a 4 a 100 £ od fáze 5.
L-084 = Peníze z karty 10 rozdělíš mezi své společnosti, jak chceš, v celých librách a beze zbytku.
L-085 = Peníze z karty 10 jdou do pokladen společností, které řídíš, a nikam jinam.
L-086 = S kartou 8 smí jedna tvoje společnost koupit oba vlaky, nebo dvě po jednom.
L-087 = Druhý nákup z karty 8 se řídí balíčkem, fází, cenami a limity, které zbyly po prvním.

## Kopírovací karty

L-088 = Místo braní karty můžeš odevzdat kopírovací kartu a použít kteroukoli polovinu karty, kterou si v tomto kole už někdo vzal.
L-089 = Je jedno, kdo si kopírovanou kartu vzal; můžeš to být i ty.
L-090 = Dokud si v tomto kole nikdo nevzal kartu, není co kopírovat.
L-091 = Použitá kopírovací karta je pryč; zkopírovaná karta zůstává vzatá.
L-092 = Každá kopírovací karta, která ti zbude na konci, má hodnotu 20 £.
L-093 = V jednom tahu můžeš použít jen jednu kopírovací kartu.

## Pokládání dílků

L-094 = Dílky jsou čtvercové a mapa nemá okraj.
L-095 = Žluté město nebo metropole má dva výjezdy, rovné nebo do zatáčky, a jedno pole stanice. Žlutá prázdná trať je rovná, nebo zatáčka.
L-096 = Zelené město nebo metropole má tři výjezdy a dvě pole stanice.
L-097 = Hnědá města mají čtyři výjezdy; město má dvě pole stanice, metropole tři.
L-098 = Zelená prázdná trať je přemostění, dvě zatáčky, nebo trojcestná výhybka; hnědá spojuje všechny čtyři strany.
L-099 = Nový dílek jde na prázdné místo vedle dílku, který už leží.
L-100 = Koleje nového dílku musí navázat na koleje některého souseda.
L-101 = Ke kolejím, na které navazuješ, se musí pokládající společnost dostat ze své stanice, a to ne přes blokované město ani přes konečnou.
L-102 = Město plné cizích stanic je blokované a tvoje cesta v něm končí: dojedeš tam, ale ne skrz.
L-103 = Dokud má město prázdné pole stanice, smí jím každá společnost vést trasu, stavět za něj a projíždět.
L-104 = Společnost staví jen tam, kam se dostane sama; že se tam dostane jiná tvá společnost, nepomůže.
L-105 = Koleje smějí slepě končit u strany souseda, která koleje nemá.
L-106 = Koleje nesmějí vést do vody.
L-107 = Přístav nemůže ležet tam, kde by koleje souseda vedly do jeho vody.
L-108 = Dílek smíš otáčet po čtvrtotáčkách, ale nikdy převracet.
L-109 = Společnost, která se nedostane k žádnému volnému konci kolejí, nemůže položit žlutý dílek.
L-110 = Žlutá metropole stojí pokládající společnost 50 £, pokud ji některé pravidlo nedává zdarma.
L-111 = Není-li v pokladně 50 £, metropoli položit nejde; vlastní peníze přidat nemůžeš.
L-112 = Platí ta společnost, která se na místo dostane.
L-113 = V základní hře je pokládání dílků kromě žluté metropole zdarma.
L-114 = Položit můžeš jen dílek, který ještě zbývá v zásobě.
L-115 = Žluté dílky jsou metropole, města, maloměsta a prázdná trať. Maloměsta a přístavy přicházejí jen s postavami a scénáři.

## Pravidlo šachovnice

L-116 = Dvě města nikdy neleží vedle sebe.
L-117 = Dva dílky s prázdnou tratí, maloměstem nebo přístavem nikdy neleží vedle sebe.
L-118 = Mildendo smí mít za souseda jakýkoli dílek.
L-119 = Každé místo je tedy buď pro město, nebo pro prázdnou trať, jako pole šachovnice: město tam, kde je x + y liché, prázdná trať tam, kde je sudé.
L-120 = Mildendo je město na místě pro prázdnou trať: jediná výjimka.
L-121 = Čtyři místa kolem Mildenda jsou pro města, ať tam začíná společnost, nebo ne.
L-122 = Hrad a města generála a pokladníka se počítají jako města; maloměsta a přístavy jako prázdná trať.

## Vylepšování dílků

L-123 = Zelená nahrazuje žlutou a hnědá zelenou; barvu přeskočit nemůžeš, ani takový dílek dát na prázdné místo.
L-124 = Žluté dílky nic nenahrazují; to dělají jen zelené a hnědé.
L-125 = Z města je zase město, z metropole metropole a z prázdné trati prázdná trať.
L-126 = Všechny koleje starého dílku musí být i na novém, na stejném místě.
L-127 = Tvoje společnost se musí ke starému dílku dostat. Blokované město stačí, pokud se k němu dojede.
L-128 = Nové koleje při vylepšení smějí slepě končit, ale ne ve vodě.
L-129 = Při výměně dílku zůstávají stanice ve městě.
L-130 = Má-li nový dílek další pole stanice, je blokované město znovu průjezdné.
L-131 = Nahrazený dílek se vrací do zásoby a dá se položit znovu.
L-132 = Vylepšení metropole je zdarma.
L-133 = Mildendo se nikdy nevylepšuje, stejně jako dílky postav a vytištěné koleje scénářů.
L-134 = Blokované město zůstane blokované, pokud jeho vylepšení nepřinese další pole stanice.

## Nákup vlaků

L-135 = Ve tvém tahu smí koupit vlak jen společnost, kterou řídíš.
L-136 = Akcí na vlaky (karta 7 nebo 8) kupuješ z banku, nebo od jiné společnosti. Vlakové depo je zavřené.
L-137 = Ceny banku jsou 80 £ za 2-vlak, 150 £ za 3-vlak, 300 £ za 4-vlak, 400 £ za 5-vlak, 500 £ za 3D-vlak a 650 £ za 4D-vlak.
L-138 = Bank prodává jen vrchní vlak z balíčku.
L-139 = Společnost smí koupit kterýkoli vlak jiné společnosti, i zastaralý, pokud ředitel prodávající společnosti souhlasí.
L-140 = Mezi dvěma tvými společnostmi se nikoho ptát nemusíš.
L-141 = Cena mezi společnostmi je nejméně 1 £ a nejvýš tolik, kolik má kupující v pokladně; pomáhá-li její ředitel, nejvýš cena vytištěná na vlaku.
L-142 = Cena vlaku prodaného mezi společnostmi je veřejná.
L-143 = Cena jde do pokladny společnosti, která prodává.
L-144 = Dokončený nákup od jiné společnosti se počítá jako jeden z nákupů tvé karty.
L-145 = Vlak, který mění společnost, nikdy nespustí fázi.
L-146 = S kartou 8 smí jedna tvoje společnost koupit vlak a jiná tvoje ho od ní za 1 £ koupit.
L-147 = Společnost nemusí mít žádný vlak.
L-148 = Nemá-li společnost vlak a má málo peněz, smí její ředitel doplatit, co chybí, ze soukromého majetku.
L-149 = Společnosti, které ředitel pomohl, zbude přesně 0 £.
L-150 = Společnosti, která vlak má, ředitel pomoci nesmí. Pomáhat není nikdy povinné.
L-151 = Ředitel smí pomoci při každém nákupu: z banku, z depa i od jiné společnosti. Vlak jiné společnosti pak stojí nejvýš svou vytištěnou cenu.
L-152 = Pomáháš z peněz, které máš; prodávat kvůli tomu akcie nemůžeš.
L-153 = Co společnost koupí během akcí, jede už v provozu vlaků tohoto kola.
L-154 = Společnost smí vracet zastaralé vlaky do depa. Nic za ně nedostane.
L-155 = Zastaralé vlaky se vracejí při nákupu: uvedeš vlaky, které společnost má, a nákup musí být bez nich možný.
L-156 = Vlak, který není zastaralý, vrátit nejde.

## Fáze

L-157 = Fáze začíná, když první vlak jejího typu opustí balíček: někdo ho koupí, jde do depa, nebo ho v sólové hře dostane Gulliver.
L-158 = Rozdání 2-vlaků při úvodním výběru žádnou fázi nespustí.
L-159 = Ve fázích 1 a 2 se dají pokládat jen žluté dílky.
L-160 = Fáze 2 začíná prvním 2-vlakem z balíčku: společnost smí mít čtyři vlaky.
L-161 = Také ve fázi 1 smí mít společnost čtyři vlaky.
L-162 = Zelené dílky se dají pokládat od fáze 3, kdy první 3-vlak opustil balíček.
L-163 = Od fáze 3 má karta 10 hodnotu 70 £.
L-164 = Fáze 4 začíná prvním 4-vlakem: společnost smí mít tři vlaky.
L-165 = Ve fázi 4 všechny 2-vlaky zastarají.
L-166 = Hnědé dílky se dají pokládat od fáze 5, kdy první 5-vlak opustil balíček.
L-167 = Od fáze 5 má karta 10 hodnotu 100 £.
L-168 = Od fáze 5 smí mít společnost dva vlaky.
L-169 = Ve fázi 5 všechny 2-vlaky zrezivějí.
L-170 = Fáze 6 začíná prvním 3D-vlakem: všechny 3-vlaky zastarají.
L-171 = Fáze 7 začíná prvním 4D-vlakem: všechny 3-vlaky zrezivějí a všechny 4-vlaky zastarají.
L-172 = 5-vlaky, 3D-vlaky a 4D-vlaky vydrží navždy a 4-vlaky nikdy nezrezivějí.
L-173 = Vlaky v depu zastarávají a rezivějí jako všechny ostatní.
L-174 = Zrezivělý vlak je nadobro pryč.
L-175 = Vlak je vždy nejdřív zastaralý, teprve pak zreziví.
L-176 = Když začíná fáze, nejdřív vlaky zrezivějí, pak jiné zastarají a pak platí nový limit.
L-177 = Barvy dřívějších fází se dají pokládat i později.

## Limit vlaků a vlakové depo

L-178 = Společnost, která má tolik vlaků, kolik fáze dovoluje, nemůže koupit další, ani kdyby tím nákupem některý zrezivěl.
L-179 = Zastaralé vlaky se do limitu počítají.
L-180 = Má-li společnost po změně limitu příliš mnoho vlaků, dá ty přebytečné hned do depa a nic za ně nedostane.
L-181 = Kterých vlaků se společnost vzdá, vybírá její ředitel; mohou, ale nemusí být zastaralé.
L-182 = Má-li se vlaků vzdát víc ředitelů, vybírají po směru hodinových ručiček od hráče na tahu; při byrokracii od začínajícího hráče.
L-183 = Vlaky, kterých se musí vzdát Gulliver, odcházejí ze hry a nejdou do depa.
L-184 = Z depa smí kupovat jen společnost, která byla právě založena, nebo si právě ponechala příjem.
L-185 = Vybrat si můžeš kterýkoli vlak, který leží v depu.
L-186 = Vlak z depa stojí vytištěnou cenu, ať je zastaralý, nebo ne; platí se banku.
L-187 = Vlaky přicházejí do depa při byrokracii, při vracení zastaralých a při snížení limitu.
L-188 = I z depa smí kupovat jen společnost pod svým limitem vlaků.
L-189 = Vlak, který společnost koupí z depa po ponechání příjmu, jezdí od příštího kola.

## Prodej akcií

L-190 = Prodávat můžeš 10% akcie, které držíš. Ředitelský certifikát se neprodává nikdy.
L-191 = Společnost má téhož ředitele po celou hru.
L-192 = Při jednom obchodu můžeš prodat akcie několika společností, od každé kolik chceš.
L-193 = Všechny akcie jedné společnosti, které při obchodu prodáš, jdou za jednu cenu, tu před prodejem; prodáváš je proto najednou.
L-194 = Po prodeji udělá žeton ceny za každou prodanou akcii jeden prodejní krok (L-224).
L-195 = Prodané akcie se vracejí do banku a dají se znovu koupit, i tebou při témž obchodu.
L-196 = Hráči spolu s akciemi neobchodují.

## Nákup akcií

L-197 = Při obchodu koupíš nejvýš jeden certifikát: 10 % založené společnosti, nebo ředitelský certifikát.
L-198 = 10% akcie stojí současnou cenu, ze soukromého majetku.
L-199 = Nákup akcie cenou nehýbe.
L-200 = Koupit můžeš jen 10% akcii, kterou má bank.
L-201 = Dokud společnost není založená, dá se koupit jen její ředitelský certifikát.
L-202 = Držet smíš nejvýš pět certifikátů; ředitelský certifikát se počítá jako jeden.
L-203 = Držet smíš nejvýš dva ředitelské certifikáty.
L-204 = Jeden hráč smí držet všechny čtyři certifikáty společnosti.
L-205 = Limity platí po tvých prodejích a před tvým nákupem.

## Založení společnosti

L-206 = Založit můžeš společnost, jejíž ředitelský certifikát nikdo nemá a která nebyla při přípravě hry vyřazena.
L-207 = Cena nové společnosti je jedna z počátečních cen: kterékoli políčko horní řady.
L-208 = Počáteční políčko může být obsazené; nový žeton ceny jde pod ostatní.
L-209 = Ředitelský certifikát tě stojí pětinásobek ceny.
L-210 = Zvolit můžeš jen cenu, na jejíž pětinásobek máš dost soukromých peněz.
L-211 = Nová společnost má v pokladně desetinásobek své ceny.
L-212 = Domovská stanice nové společnosti jde na kterékoli prázdné pole stanice na mapě; koleje tam vést nemusí.
L-213 = Mildendo, maloměsta a přístavy nemají místo pro domovskou stanici.
L-214 = Bez prázdného pole stanice na mapě nemůže nikdo založit společnost.
L-215 = Nová společnost má tři žetony stanic, včetně domovské.
L-216 = Hned po založení smí společnost koupit jeden vlak z depa.
L-217 = Nová společnost začíná bez vlaků, kromě toho, který smí koupit z depa.
L-218 = Vlaky nové společnosti vyjedou už v tomto kole.
L-219 = Založení společnosti je jediný nákup tvého obchodu.

## Ukazatel ceny akcií

L-220 = Ukazatel ceny akcií má dvě řady. V řadě ceny rostou doprava.
L-221 = Horní řada začíná čísly 50 a 55.
L-222 = Nejnižší cena je 45, vlevo v dolní řadě pod číslem 50.
L-223 = Nejvyšší cena je 150, vpravo v horní řadě.
L-224 = Při prodeji akcie jde žeton ceny z horní řady rovnou dolů; z dolní řady jde o jedno doleva a nahoru.
L-225 = Na 45 prodej žetonem ceny nehne.
L-226 = Po výplatě jde žeton ceny o jedno doprava; na pravém konci dolní řady jde nahoru.
L-227 = Na 150 výplata žetonem ceny nehne.
L-228 = Po ponechání příjmu jde žeton ceny o jedno doleva; na levém konci horní řady jde dolů.
L-229 = Na 45 ponechání příjmu žetonem ceny nehne.
L-230 = Žeton ceny, který přijde na obsazené políčko, jde pod ty, které tam jsou.
L-231 = Žeton ceny, který zůstane na svém políčku, si drží místo ve sloupci.
L-232 = Při prodeji několika akcií rozhoduje o sloupci jen poslední políčko.
L-233 = Prodej a ponechání příjmu cenu nikdy nezvýší a výplata ji nikdy nesníží.
L-234 = Prodej z dolní řady může nechat cenu stejnou.

## Stanice

L-235 = S první polovinou karty 9 umístí jedna tvoje společnost jeden žeton stanice.
L-236 = První stanice společnosti po domovské stojí 40 £, druhá 100 £.
L-237 = Stanice se platí z pokladny; vlastní peníze přidat nemůžeš.
L-238 = Společnost má i s domovskou tři žetony stanic. Když je umístí, další už nejsou.
L-239 = Stanice potřebuje prázdné pole stanice ve městě.
L-240 = Z některé stanice společnosti musí do města vést koleje, a to ne přes blokované město.
L-241 = V žádném městě nejsou dvě stanice téže společnosti.
L-242 = Do maloměst a přístavů se stanice neumísťují.
L-243 = Stanice zůstává na svém místě natrvalo.

## Trasy

L-244 = Trasa je jedna nepřerušená linie kolejí, která se dotýká stanice společnosti.
L-245 = Trasa nepoužije žádný kus kolejí dvakrát.
L-246 = Na výhybce se jede dál, nikdy zpět, odkud se přijelo.
L-247 = Na přemostění jede trasa rovně a nemůže přejít na druhou kolej.
L-248 = Ve městě smí trasa vyjet kterýmkoli výjezdem kromě toho, kterým přijela.
L-249 = Dvě cesty na dílku používají stejné koleje, mají-li společný výjezd, a jen tehdy.

## Postavy

L-250 = Tvoje postava pomáhá každé společnosti, kterou řídíš.
L-251 = Postavám patří sedm dílků: vládcův hrad, po jednom městě generála a pokladníka, dvě maloměsta soudce a dva přístavy admirála.
L-252 = Dílky své postavy smíš ve svém tahu položit navíc ke své akci, ať je jakákoli.
L-253 = Dílky své postavy smíš položit kdykoli během svého tahu, i oba v jednom tahu, máš-li dva.
L-254 = Každý dílek postavy se za hru pokládá jen jednou.
L-255 = Dílek postavy se řídí běžnými pravidly pokládání a některá tvoje společnost se na jeho místo musí dostat.
L-256 = Položení dílku postavy je zdarma, kromě ceny terénu.
L-257 = Dílky postav se nikdy nevylepšují.
L-258 = Když už dílek postavy leží, slouží všem společnostem stejně; jen hrad má pro některé větší hodnotu (L-264).

## Vládce

L-259 = Vládcovy společnosti neplatí za žluté metropole nic.
L-260 = Hrad se pokládá na žluté město, místo něj.
L-261 = Hrad nenahrazuje metropoli ani město, kde má kterákoli společnost domovskou stanici.
L-262 = Před fází 3 hrad položit nemůžeš.
L-263 = Hrad přebírá koleje a stanice města, které nahrazuje, a jeho dílek se vrací do zásoby.
L-264 = Společnosti se stanicí v hradu tam počítají 50, všechny ostatní 30.
L-265 = Hrad se počítá do dosahu vlaku a vlaky jím smějí projíždět.

## Generál

L-266 = Máš-li generála, tvoje společnosti platí za stanice 20 £ a 50 £, polovinu obvyklé ceny.
L-267 = Město generála se pokládá jako žluté město, od začátku hry.
L-268 = Město generála se počítá jako zastávka, dá se jím projet a nikdy se nevylepšuje.

## Soudce

L-269 = Na začátku každého kola si ten, kdo má soudce, vezme 5 £ pro sebe, nebo 20 £ pro své společnosti.
L-270 = Kdo má soudce, rozdělí těch 20 £ mezi společnosti, které řídí, v celých librách a beze zbytku.
L-271 = Kdo má soudce, vybírá v každém kole znovu, i v prvním.
L-272 = Dvě maloměsta soudce se pokládají na místa pro prázdnou trať, od začátku hry.
L-273 = Maloměsta se do dosahu vlaku nepočítají.
L-274 = Vlaky smějí maloměsty projíždět.

## Admirál

L-275 = Admirálovy společnosti platí banku za vlaky o desetinu méně: 72, 135, 270, 360, 450 a 585 £.
L-276 = V depu a od jiných společností admirál slevu nemá.
L-277 = Když ředitel pomáhá, počítá se, co chybí, ze zlevněné ceny.
L-278 = Dva přístavy admirála se pokládají na místa pro prázdnou trať, od začátku hry.
L-279 = Přístav se do dosahu vlaku nepočítá.
L-280 = V přístavu může trasa jen začínat, nebo končit.
L-281 = Ke straně přístavu, která nemá koleje, nesmějí žádné koleje vést.

## Pokladník

L-282 = Kdo má pokladníka, smí tuto kartu jednou vyměnit za 10 £ krát číslo kola.
L-283 = Pokladník se vyměňuje ve vlastním tahu a pak odchází ze hry.
L-284 = Není-li město pokladníka v tu chvíli na mapě, je s kartou ztraceno.
L-285 = Pokladník, kterého nikdo nevyměnil, nemá na konci žádnou hodnotu.
L-286 = Město pokladníka se pokládá jako žluté město, od fáze 5.
L-287 = Město pokladníka se počítá jako zastávka a trasa v něm může jen začínat, nebo končit.

## Provoz vlaků

L-288 = Společnosti jezdí od nejvyšší ceny k nejnižší.
L-289 = Na jednom políčku jede první společnost na vrchu sloupce.
L-290 = Ukazují-li dvě políčka stejnou cenu, jede první to, které je víc vpravo.
L-291 = Pořadí se určí na začátku provozu vlaků; každá společnost jedná, až na ni přijde řada.
L-292 = Jednou za kolo přijde řada na každou založenou společnost, s vlaky i bez nich.
L-293 = Vlak projede za kolo nejvýš jednu trasu.
L-294 = Zastávky jsou města všech druhů, maloměsta, přístavy a Mildendo.
L-295 = Trasa má aspoň dvě zastávky.
L-296 = Oba konce trasy jsou zastávky.
L-297 = Trasa se dotýká stanice společnosti, která po ní jede.
L-298 = Vlak nemůže projet městem, které je plné stanic jiných společností.
L-299 = Blokované město může být první, nebo poslední zastávka.
L-300 = Vlak smí projet městem s prázdným polem stanice, nebo se stanicí vlastní společnosti.
L-301 = Trasa má nejvýš tolik započítaných zastávek, kolik udává číslo vlaku.
L-302 = Započítávají se města, metropole, Mildendo, hrad, Wiggywack a města generála a pokladníka.
L-303 = Maloměsta a přístavy vynášejí peníze, aniž se započítávají.
L-304 = Trasa smí začínat nebo končit v maloměstě.
L-305 = Zastávku, která leží na trase, nemůžeš vynechat.
L-306 = Trasa navštíví každou svou zastávku jen jednou.
L-307 = V Mildendu může trasa jen začínat, nebo končit.
L-308 = Trasa nemůže v Mildendu začínat i končit zároveň.
L-309 = Mildendo má na každé straně konečnou a ty nejsou propojené.
L-310 = Dva vlaky společnosti nikdy nepoužijí v jednom kole stejné koleje.
L-311 = Dva vlaky společnosti se smějí potkat na zastávce, jedou-li po různých kolejích.
L-312 = Dva vlaky společnosti tedy smějí skončit v Mildendu z různých stran, nebo v jednom maloměstě.
L-313 = Vlaky jiných společností nikdy nepřekážejí.

## Příjem

L-314 = Město má hodnotu 20, je-li žluté, 30, je-li zelené, a 40, je-li hnědé.
L-315 = Metropole má hodnotu 30, je-li žlutá, 40, je-li zelená, a 50, je-li hnědá.
L-316 = Mildendo má z každé strany hodnotu 30.
L-317 = Maloměsto má hodnotu 10.
L-318 = Hrad má hodnotu 50 pro společnost, která v něm má stanici, a 30 pro ostatní.
L-319 = Přístav má hodnotu 10.
L-320 = Město generála má hodnotu 30 a město pokladníka 50.
L-321 = Trasa vydělá součet svých zastávek.
L-322 = 3D-vlaky a 4D-vlaky vydělají dvojnásobek tohoto součtu.
L-323 = Vlakům 3D a 4D se zdvojnásobuje každý druh zastávky.
L-324 = Zastaralý vlak vydělá polovinu, zaokrouhlenou dolů na celé desítky.
L-325 = Nejdřív se půlí a zaokrouhluje, pak se vlaky sčítají.
L-326 = Příjem společnosti je to, co vydělají všechny její vlaky dohromady.
L-327 = Společnost jede vždy za nejvyšším příjmem, jaký její vlaky mohou vydělat.
L-328 = Vydělá-li víc možností stejně, je jedno, po kterých trasách se jede.
L-329 = Společnost bez vlaku nebo bez trasy má příjem 0.
L-330 = Každý příjem je násobek deseti.

## Vyplacení příjmu

L-331 = Příjem platí bank.
L-332 = Ředitel rozhodne, zda společnost celý příjem vyplatí, nebo si ho celý ponechá.
L-333 = Když společnost vyplácí, vydělá každá 10% akcie v rukou hráčů desetinu příjmu.
L-334 = Jako ředitel získáš polovinu toho, co tvoje společnost vyplácí.
L-335 = Akcie v banku nevydělají nikomu nic, ani chybějících 20 %.
L-336 = Po výplatě udělá žeton ceny jeden krok dopředu.
L-337 = Výplata pokladnu nemění.

## Ponechání příjmu

L-338 = Když si společnost příjem ponechá, jde celý do její pokladny.
L-339 = Po ponechání příjmu udělá žeton ceny jeden krok zpět.
L-340 = Společnost s příjmem 0 nemá co vyplatit: platí, že si příjem ponechala.
L-341 = Hned po ponechání příjmu smí společnost koupit jeden vlak z depa.
L-342 = Společnost, která si právě ponechala příjem, smí těmito penězi zaplatit vlak z depa.
L-343 = Vyplácí-li tvoje společnost příjem, je pro ni depo zavřené.

## Byrokracie

L-344 = Když všechny vlaky dojezdí, jde vrchní vlak z balíčku do depa.
L-345 = Vlak, který jde při byrokracii do depa, může spustit fázi stejně jako nákup.
L-346 = Při byrokracii putuje karta začínajícího hráče k sousedovi po levici.
L-347 = Při byrokracii se všechny akční karty vrátí do nabídky.
L-348 = Byrokracie končí začátkem dalšího kola.
L-349 = Po posledním kole už byrokracie není.

## Poslední kolo a konec

L-350 = V posledním kole vydělá každá společnost dvojnásobek svého příjmu.
L-351 = V posledním kole si žádná společnost nesmí příjem ponechat; kdo příjem má, vyplatí ho.
L-352 = V posledním kole posune výplata žeton ceny o dva kroky.
L-353 = V posledním kole se každý ze dvou kroků ceny dělá zvlášť a končí na 150.
L-354 = V posledním kole udělá společnost s příjmem 0 jeden krok zpět a žádný vlak nekupuje.
L-355 = Tvůj výsledek je tvůj soukromý majetek, cena každé tvé akcie, pětinásobek ceny za každý ředitelský certifikát a 20 £ za každou kopírovací kartu.
L-356 = Co zbude v pokladnách, ani vlaky jakéhokoli stáří nemají na konci žádnou hodnotu.
L-357 = Vyhráváš, nemá-li nikdo vyšší výsledek.
L-358 = Hráči se stejným nejvyšším výsledkem vyhrávají společně.

## Scénářové dílky

L-359 = Scénářové dílky jsou navíc; kolik jich použijete, záleží na dohodě.
L-360 = Scénářových dílků je 23.
L-361 = Scénářové dílky se pokládají po Mildendu a před úvodním výběrem.
L-362 = Dílek s kruhem jde na místo pro město.
L-363 = Dílek se čtvercem jde na místo pro prázdnou trať.
L-364 = Dílek s oběma značkami jde na kterékoli místo.
L-365 = Scénářové dílky se nemusejí dotýkat jiných dílků.
L-366 = Čtyři místa vedle Mildenda zůstávají volná pro domovské dílky.
L-367 = Každý vlak, který projede dolem, přinese své společnosti do pokladny 10 £ nebo 20 £.
L-368 = Peníze z dolu nejsou příjem: nevyplácejí se, nezdvojnásobují ani nepůlí a nerozhodují o tom, která jízda je nejlepší.
L-369 = Důl se počítá jako prázdná trať. Není to zastávka a žádná trasa v něm nekončí.
L-370 = Na terénu označeném 30 £ smí tvoje společnost stavět, zaplatí-li o 30 £ víc.
L-371 = Na terénu označeném 10 £ smí tvoje společnost stavět, zaplatí-li o 10 £ víc.
L-372 = Zda se na terénu postaví město, nebo prázdná trať, záleží na místě.
L-373 = Náklady na terén se přičítají k ostatním. Platí je i vládce.
L-374 = Zastavěný terén odchází ze hry.
L-375 = Na moři se nestaví a nesmějí k němu vést žádné koleje.
L-376 = Na horách se staví jen tunel.
L-377 = Od fáze 3 smí společnost, která se k horám dostane, položit na ně za 50 £ tunel.
L-378 = Tunel se počítá jako prázdná trať, a potřebuje tedy místo pro prázdnou trať.
L-379 = Položení tunelu se počítá jako položení zeleného dílku.
L-380 = Ve městě Wiggywack může trasa jen začínat, nebo končit.
L-381 = Společnost se stanicí ve městě Wiggywack tam počítá 60.
L-382 = Wiggywack smí ležet na kterémkoli místě, vedle jakéhokoli dílku.
L-383 = Wiggywack má místo pro stanice a dá se k němu dostat ze všech stran.
L-384 = Wiggywack se počítá do dosahu vlaku.
L-385 = Společnosti bez stanice ve městě Wiggywack tam počítají 40.
L-386 = Vytištěné koleje scénářů se nikdy nevylepšují.
L-387 = Scénáře jsou čtyři: Začínáme, Pohoří, Město na městě a Oddělení.

## Méně hráčů a malé varianty

L-388 = Tři hráči nechají jednu počáteční společnost v krabici; později ji založit nejde.
L-389 = Ve dvou nebo třech hráčích leží po úvodním výběru na balíčku dva 2-vlaky; další 2-vlaky se nepoužijí.
L-390 = Se třemi hráči má balíček dva 2-vlaky, pět 3-vlaků, čtyři 4-vlaky, tři 5-vlaky a dva 3D-vlaky, pak neomezeně 4D-vlaků.
L-391 = Tři hráči hrají bez karet 1 a 6.
L-392 = Se třemi hráči je posledním, zdvojnásobeným kolem deváté; osmé je jako každé jiné.
L-393 = Dva hráči nechají dvě počáteční společnosti v krabici; později je založit nejde.
L-394 = Ve dvou hráčích má každý dvě kopírovací karty.
L-395 = Se dvěma hráči má balíček dva 2-vlaky, tři 3-vlaky, tři 4-vlaky, dva 5-vlaky a dva 3D-vlaky, pak neomezeně 4D-vlaků.
L-396 = Dva hráči hrají bez karet 1, 4, 6 a 7.
L-397 = Se čtyřmi hráči má balíček dva 2-vlaky, šest 3-vlaků, pět 4-vlaků, čtyři 5-vlaky a tři 3D-vlaky, pak neomezeně 4D-vlaků.
L-398 = Dva hráči se mohou dohodnout, že má každý dvě postavy se vším, co k nim patří.
L-399 = Ve variantě se dvěma postavami se druhá postava bere ve třetím průchodu, po směru hodinových ručiček od začínajícího hráče.
L-400 = Ve variantě pro pokročilé jde vrchní vlak do depa před provozem vlaků, i v posledním kole.
L-401 = Ve variantě pro pokročilé tedy vlaky mohou zrezivět dřív, než vyjedou.
L-402 = Ve variantě pro pokročilé smí společnost, která si v témž kole ponechá příjem, už koupit vlak, který šel do depa.

## Allenbeck a Laputa

L-403 = Ve variantě Allenbeck jsou třemi hnědými městy Tottenham, Allenbeck a Plips.
L-404 = Ve variantě Allenbeck vydělá vlak, který navštíví tři z měst Mildendo, Tottenham, Allenbeck a Plips, o 20 £ víc.
L-405 = Vlak, který navštíví Mildendo, Tottenham, Allenbeck i Plips, vydělá o 50 £ víc.
L-406 = Ve variantě Allenbeck dostanou D-vlaky bonus jednou, ne dvakrát.
L-407 = Ve variantě Allenbeck se bonus přičítá po zdvojnásobení nebo půlení a patří k příjmu.
L-408 = Jinak jsou pojmenovaná města obyčejná hnědá města.
L-409 = S Laputou nastupují místo hnědých měst čtyři dílky, pro každou počáteční barvu jeden.
L-410 = Dílek Laputa smí položit jen společnost jeho barvy.
L-411 = Barevnou kolej dílku Laputa smí používat jen společnost jeho barvy.
L-412 = Ostatní koleje dílku Laputa jsou otevřené všem.
L-413 = Barevný výjezd dílku Laputa musí být nový.
L-414 = Jinak je dílek Laputa obyčejné hnědé město.
L-415 = Dílky Laputa společností, které nehrají, se nepoužijí.
L-416 = S variantami Allenbeck a Laputa dohromady je hnědých měst sedm.

## Brobdingnag

L-417 = Dílky Brobdingnag nahrazují počáteční dílek, všechna města a tři dílky postav. S variantami Allenbeck a Laputa se nekombinují.
L-418 = V Brobdingnagu dostanou akcionáři při výplatě polovinu příjmu, zaokrouhlenou nahoru na celé desítky.
L-419 = V Brobdingnagu zůstává společnosti to, co nedostanou akcionáři.
L-420 = V Brobdingnagu hýbe výplata cenou jako každá jiná.
L-421 = V Brobdingnagu si pořád smíš ponechat všechno, ale vyplatit všechno ne.
L-422 = V Brobdingnagu vydělá každý certifikát svůj díl z poloviny akcionářů.
L-423 = V posledním kole Brobdingnagu se příjem nejdřív zdvojnásobí a pak rozdělí a ponechat si ho nesmí nikdo.

## Sólová hra proti Gulliverovi

L-424 = Gulliver dostane náhodnou počáteční společnost a žádnou postavu.
L-425 = Gulliver dostane majetek, ředitelský certifikát a zakládací listinu, které k jeho společnosti patří.
L-426 = První Gulliverova společnost nemá pokladnu.
L-427 = První Gulliverova společnost dostane obvyklé vlaky a obvyklou cenu.
L-428 = Tvar a stranu Gulliverova domovského dílku určí los; dílek je spojený s Mildendem.
L-429 = Zatáčku na Gulliverově domovském dílku natočí los doleva nebo doprava, ale nikdy do vody.
L-430 = Na Gulliverův domovský dílek jde jeho domovská stanice.
L-431 = Když je Gulliver připravený, vybereš si jednu ze tří zbylých společností a postavu.
L-432 = V sólové hře nemáš kopírovací karty.
L-433 = V sólové hře používáš karty 2, 4, 8 a 9.
L-434 = V sólové hře má balíček po dvou vlacích každého typu, pak neomezeně 4D-vlaků.
L-435 = Hra jednoho hráče trvá osm kol a poslední vyplácí dvojnásobek.
L-436 = V každém kole si vezmeš dvě různé karty a z každé použiješ jednu polovinu; pak hraje Gulliver.
L-437 = Gulliver položí dílek, umístí stanici, položí další dílek, koupí akcii a dostane vlak, v tomto pořadí.
L-438 = Kde má Gulliver na výběr, je každá možnost stejně pravděpodobná.
L-439 = Dílky, stanice a vlaky Gullivera nic nestojí.
L-440 = Gulliver položí první z těchto dílků, který může: hnědé město, zelené město, žluté město, žlutou prázdnou trať.
L-441 = Co položí Gulliver, musí splňovat stejná pravidla jako tvoje dílky.
L-442 = Gulliver vylepšuje jen města, kde má stanici.
L-443 = Gulliver vylepšuje svůj první domovský dílek přede všemi ostatními městy.
L-444 = Metropole je pro Gullivera město.
L-445 = Zelené město natočí Gulliver tak, aby nový výjezd mířil k Mildendu.
L-446 = Gulliver staví to žluté město, které je nejblíž k Mildendu.
L-447 = Nejblíž k Mildendu znamená nejméně míst, počítáno vodorovně a svisle.
L-448 = Tvar nového Gulliverova dílku určí los.
L-449 = U Gulliverových dílků se nejdřív losuje tvar, pak jeden ze způsobů, jak pasuje; není-li žádný, zkusí se druhý tvar.
L-450 = Gulliverova prázdná trať přijde na náhodné možné místo.
L-451 = Gulliver nikdy nepokládá novou metropoli.
L-452 = Nemůže-li Gulliver nic položit, pokračuje dalším krokem.
L-453 = Dokud má žetony, umístí Gulliver stanici své první společnosti do právě postaveného žlutého města.
L-454 = Druhá Gulliverova společnost další stanice neumísťuje.
L-455 = Končí-li koleje města s Gulliverovou stanicí u prázdného místa, naváže tam na ně prázdnou tratí.
L-456 = Zda je Gulliverova prázdná trať rovná, nebo zatáčka a kterým směrem, určí los.
L-457 = Má-li Gulliver několik volných konců, jeden se vylosuje; pokud tam nic nepasuje, zkusí se další.
L-458 = Gulliver nikdy neprodává akcie.
L-459 = Gulliver v každém kole koupí jednu 10% akcii, má-li na ni.
L-460 = Kterou z akcií, na které má, Gulliver koupí, určí los.
L-461 = Gulliver koupí nejvýš tři 10% akcie.
L-462 = Se čtyřmi certifikáty a 250 £ Gulliver založí společnost.
L-463 = Gulliver nakoupí akcie za kolo jen jednou.
L-464 = Gulliver zakládá za nejvyšší cenu, na kterou má.
L-465 = Kterou společnost Gulliver založí, určí los.
L-466 = Domovská stanice druhé Gulliverovy společnosti je na volném poli stanice jeho prvního domovského dílku, nebo v nejbližším městě, které takové pole má.
L-467 = Druhá Gulliverova společnost při založení z depa nic nekupuje.
L-468 = Gulliver dostává zdarma vrchní vlak z balíčku; při byrokracii nejde do depa žádný.
L-469 = Gulliverův vlak zdarma může spustit fázi ještě před provozem vlaků.
L-470 = Gulliverův vlak zdarma dostane ta jeho společnost, která má méně vlaků.
L-471 = Mají-li Gulliverovy společnosti stejně vlaků, dostane ho ta s nejnižším vlakem.
L-472 = Jsou-li stejné i jejich nejnižší vlaky, dostane ho první Gulliverova společnost.
L-473 = Je-li společnost, která dostává Gulliverův vlak zdarma, na limitu, nejdřív odejde ze hry její nejnižší vlak.
L-474 = Klesne-li limit vlaků, odejdou ze hry nejnižší Gulliverovy vlaky.
L-475 = Gulliverovy společnosti vždy vyplácejí a nikdy nekupují z depa.
L-476 = Dividendy ze svých akcií dostáváš ty i Gulliver.
L-477 = V sólové hře byrokracie jen vrátí karty a začne další kolo.
L-478 = V sólové hře vyhrává, kdo má víc v hotovosti a akciích; může to skončit remízou.
L-479 = V sólové hře pro tebe platí všechna obvyklá pravidla.

## Příklady

L-480 = Na první ukázkové mapě vydělá Červená 170 se 3-vlakem a 2-vlakem.
L-481 = Na první ukázkové mapě vydělá Modrá 160 se dvěma 3-vlaky.
L-482 = Na první ukázkové mapě vydělá Zelená 140 se dvěma 2-vlaky.
L-483 = Na první ukázkové mapě vydělá Žlutá 110 se dvěma 2-vlaky.
L-484 = Trasy prvního příkladu mají hodnotu 110, 60, 90, 70, 70, 50 a 60.
L-485 = Na druhé ukázkové mapě vydělá Červená 240 se 3D-vlakem a zastaralým 3-vlakem.
L-486 = Na druhé ukázkové mapě vydělá Žlutá 190 se 4-vlakem.
L-487 = Na druhé ukázkové mapě vydělá Zelená 230 se dvěma 4-vlaky.
L-488 = Na druhé ukázkové mapě vydělá Modrá 60 se zastaralým 3-vlakem.
L-489 = Na ukázkovém bloku se z 30 £ stane 76 £ a z pokladny s 500 £ se stane 380 £.

## Další pravidla

L-490 = Odmítnutá nabídka nestojí nic. V téže akci můžeš o ten vlak požádat znovu, ale jen za vyšší cenu.
L-491 = Gulliver nikdy neprodá vlak jiné společnosti ani od ní žádný nekoupí.
