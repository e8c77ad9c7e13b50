### The rules of the tickets game, one sentence or two per rule: rulebook, hint when a move is refused, and help.
### Each text stands alone. Ids are those of the specification and never change.

## Součásti hry

T-001 = Balíček karet vagónů má 110 karet: po dvanácti v osmi barvách a čtrnáct lokomotiv.
T-002 = Karty vagónů jsou fialové, modré, oranžové, bílé, zelené, žluté, černé a červené.
T-003 = Každá barva ukazuje svůj vůz: fialová krytý, modrá osobní, oranžová cisternu, bílá chladicí, zelená nákladní, žlutá výsypný, černá uhelný a červená služební. Při hře záleží jen na barvě.
T-004 = K mapě USA patří 30 jízdenek. Každá ukazuje dvě města a body, o které se za jejich spojení hraje.
T-005 = Do 142 karet zbývá ještě přehledová karta a bonusová karta za nejdelší souvislou trať.
T-006 = V krabici je 240 vagónů: po 45 v pěti barvách na hraní a 15 náhradních, které se ve hře nikdy nepoužijí.
T-007 = Hráči si vybírají z pěti barev: modré, červené, zelené, žluté a černé.
T-008 = Pět počítadel bodů, po jednom v barvě každého hráče, ukazuje, kolik kdo má bodů.
T-009 = Hra je pro dva až pět hráčů.
T-010 = Tvoje barva nijak nesouvisí s kartami ani tratěmi: když hraješ za modrou, nejsou pro tebe modré tratě ani snazší, ani těžší.

## Mapa

T-011 = Mapa ukazuje města a tratě mezi sousedními městy; trať vede vždy mezi právě dvěma městy.
T-012 = Trať má jedno až šest políček.
T-013 = Trať je vytištěná v jedné z osmi barev karet, nebo šedě.
T-014 = Mezi některými sousedními městy vedou dvě tratě vedle sebe: dvojitá trať.
T-015 = Můžeš hrát na vlastní mapě. Jména měst se musí lišit, trať spojuje dvě různá města, vedle sebe vedou nejvýš dvě tratě, délky jsou od jedné do šesti, barvy jsou oněch osm nebo šedá, každá jízdenka uvádí dvě různá města mapy a na každého hráče připadají aspoň tři jízdenky.
T-016 = Na mapě USA spojuje Montreal a New York jediná modrá trať o třech políčkách.
T-017 = Na mapě USA je trať mezi městy Montreal a Toronto šedá.

## Příprava hry

T-018 = Začínáš se 45 vagóny své barvy.
T-019 = Všichni začínají bez bodů.
T-020 = Karty vagónů se před rozdáním dobře zamíchají.
T-021 = Na začátku dostaneš čtyři karty vagónů.
T-022 = Po rozdání se vedle balíčku vyloží dalších pět odkrytých karet.
T-023 = Jsou-li tři nebo více z prvních pěti odkrytých karet lokomotivy, všech pět se vymění, než začne kdokoli hrát.
T-024 = Bonusovou kartu za nejdelší souvislou trať nemá do závěrečného bodování nikdo.
T-025 = Jízdenky se zamíchají a ty dostaneš tři na výběr.
T-026 = Ze svých prvních tří jízdenek si nech dvě nebo všechny tři; nechat si můžeš jen ty, které ti byly rozdány.
T-027 = Ze svých prvních jízdenek si musíš nechat aspoň dvě.
T-028 = První jízdenky, které nechceš, jdou dospod balíčku jízdenek.
T-029 = Nejdřív si všichni vybírají jízdenky, místo po místě a tajně. Kolik si kdo nechal, se řekne, až mají vybráno všichni, a teprve pak začíná první tah.
T-030 = Tvoje jízdenky jsou tajné: do konce hry je nikdo jiný neuvidí.
T-031 = Ostatní vidí, kolik karet vagónů držíš, ale ne které.
T-032 = Každý smí počítat vagóny a jízdenky, prohlížet odhazovací balíček a vidět, které odkryté karty si kdo bere a kterými kdo platí za trať.

## Tahy

T-033 = Začínat by měl ten, kdo nejvíc cestoval. Pokud neurčíš místo, začínající hráč se vylosuje.
T-034 = Hraje se po směru hodinových ručiček, vždy jeden hráč; hrát můžeš jen tehdy, když jsi na tahu.
T-035 = Ve svém tahu uděláš jednu ze tří věcí: lízneš si karty vagónů, obsadíš trať, nebo si lízneš jízdenky.
T-036 = Jedna věc za tah: dokonči, co máš rozdělané, nic dalšího začít nemůžeš.
T-037 = Vynechat smíš jen tehdy, když si nemůžeš líznout karty vagónů, obsadit trať ani si líznout jízdenky.
T-127 = Když všichni hráči po sobě vynechají, už se nemůže nic změnit: hra tím končí a boduje se.

## Lízání karet vagónů

T-038 = Když si lížeš karty vagónů, dostaneš dvě, druhou až poté, co uvidíš první.
T-039 = U každé karty si buď vyber některou odkrytou, nebo si vezmi vrchní kartu balíčku, aniž ji předem vidíš.
T-040 = Kombinuj, jak chceš: jednu kartu z odkrytých a jednu z balíčku v libovolném pořadí, nebo obě ze stejného místa.
T-041 = Odkrytá karta, kterou si vezmeš, se hned doplní z balíčku, takže novou kartu vidíš dřív, než vybíráš druhou.
T-042 = Tvoje druhá karta může být zrovna ta, která se právě odkryla, pokud to není lokomotiva.
T-043 = Odkrytá lokomotiva platí za obě tvoje karty: vezmeš si ji jako první a tím s lízáním končíš.
T-044 = Odkrytá lokomotiva nemůže být tvoje druhá karta, ať tam leží jakkoli dlouho.
T-045 = Lokomotiva z vrchu balíčku je šťastný nález: počítá se jako každá jiná karta a pořád dostaneš dvě.
T-046 = Karty, které si lízneš, si bereš do ruky.
T-047 = Karet vagónů můžeš držet, kolik chceš.
T-048 = Po první kartě si musíš vzít druhou, je-li nějaká, kterou si vzít smíš.
T-049 = Není-li druhá karta, kterou si smíš vzít, tvůj tah končí s jednou kartou.

## Lokomotivy a odkryté karty

T-050 = Lokomotiva je žolík: při obsazování trati zastoupí kartu libovolné barvy.
T-051 = Jakmile jsou tři z odkrytých karet lokomotivy, všech pět se odhodí a odkryje se pět nových.
T-052 = Jsou-li i mezi novými odkrytými kartami tři lokomotivy, vymění se také, a tak dále.
T-053 = Odkryté lokomotivy zůstanou ležet, když je výměna beznadějná: když je mimo ruce hráčů méně než pět karet nebo méně než tři obyčejné, nebo po stovce pokusů za sebou.
T-054 = Zda mezi odkrytými kartami nejsou tři lokomotivy, se hledá při každém jejich doplnění, i mezi tvou první a druhou kartou, a po každém obsazení trati: s právě zaplacenými kartami může být možná výměna, která byla předtím beznadějná.
T-055 = Odkryté karty odklizené kvůli třem lokomotivám jdou do odhazovacího balíčku.

## Balíček a odhazovací balíček

T-056 = Když dojde balíček, odhazovací balíček se zamíchá a stane se novým balíčkem.
T-057 = Každé míchání je poctivé: každé pořadí karet je stejně pravděpodobné. Vychází z tajného semínka hry, takže si ho potom můžeš ověřit.
T-058 = Odhazovací balíček se míchá ve chvíli, kdy je potřeba karta z prázdného balíčku, ne dřív.
T-059 = Jsou-li balíček i odhazovací balíček prázdné, mezery mezi odkrytými kartami zůstanou.
T-060 = Jsou-li balíček i odhazovací balíček prázdné, nemůžeš si brát karty vagónů, ani odkryté. Obsaď trať, nebo si lízni jízdenky.
T-128 = Dojdou-li balíček i odhazovací balíček po tvé první kartě, tvůj tah končí s touto jedinou kartou.
T-061 = Mezery mezi odkrytými kartami se zaplní, jakmile někdo odhodí karty.
T-062 = Žádná karta vagónu nikdy neopustí hru: karty v rukou hráčů, balíček, odhazovací balíček a odkryté karty dají vždy dohromady 110.

## Obsazení trati

T-063 = Obsadit můžeš kteroukoli ještě volnou trať na mapě, i daleko od svých ostatních tratí.
T-064 = V jednom tahu smíš obsadit jen jednu trať.
T-065 = Obsazení trati stojí přesně jednu kartu z ruky za každé její políčko.
T-066 = Karty, kterými platíš, musí mít všechny stejnou barvu; přidat k nim smíš jen lokomotivy.
T-067 = Barevná trať se platí kartami její barvy, nebo lokomotivami.
T-068 = Na šedou trať si můžeš vybrat kteroukoli jednu barvu.
T-069 = I šedá trať chce jedinou barvu: dvě barvy míchat nejde, jen přidat lokomotivy.
T-070 = Lokomotivu můžeš dát místo kterékoli karty, kolikrát chceš.
T-071 = Samotné lokomotivy stačí na obsazení jakékoli trati, ať má jakoukoli barvu.
T-072 = Lokomotivu nikdy použít nemusíš; rozhoduješ, které karty utratíš.
T-073 = Když obsadíš trať, polož na každé její políčko jeden svůj vagón.
T-074 = Na každé políčko potřebuješ vagón: trať, která má víc políček, než kolik ti zbývá vagónů, obsadit nemůžeš.
T-075 = Karty, kterými platíš za trať, jdou do odhazovacího balíčku.
T-076 = Trať, kterou obsadíš, je tvoje až do konce hry.
T-077 = Trať se dá obsadit jen jednou: co si někdo vzal, už není volné.
T-078 = Trať se obsazuje celá najednou, nebo vůbec; půl trati obsadit nejde.

## Dvojité tratě

T-079 = Nemůžeš mít obě tratě jedné dvojité trati.
T-080 = Ve dvou nebo třech hráčích platí: jakmile někdo obsadí jednu trať z dvojité, druhá zůstane zavřená pro všechny.
T-081 = Ve čtyřech nebo pěti hráčích zůstává druhá trať z dvojité volná, ale jen pro někoho jiného.
T-082 = Ve dvou nebo třech hráčích je na tobě, kterou z obou tratí netknuté dvojité trati obsadíš.
T-083 = Obě tratě dvojité trati se platí zvlášť, každá svou barvou.

## Body za tratě

T-084 = Obsazená trať boduje podle políček: 1 bod za jedno, 2 za dvě, 4 za tři, 7 za čtyři, 10 za pět a 15 za šest.
T-085 = Body za trať dostaneš ve chvíli, kdy ji obsadíš.
T-086 = Tvoje tratě se na konci dají přepočítat; musí vyjít tolik bodů, kolik ti za ně během hry přibylo.
T-087 = Tvoje body mohou růst bez omezení; kolikrát by počítadlo oběhlo vytištěnou stupnici, nehraje roli.

## Lízání jízdenek

T-088 = Když si lížeš jízdenky, dostaneš tři z vrchu balíčku jízdenek.
T-089 = Z právě líznutých jízdenek si nech jednu, dvě nebo všechny tři; nechat si můžeš jen ty líznuté.
T-090 = Z líznutých jízdenek si musíš nechat aspoň jednu.
T-091 = Zbývají-li méně než tři jízdenky, lízneš si ty, a i tak si aspoň jednu necháš.
T-092 = Je-li balíček jízdenek prázdný, jízdenky si líznout nemůžeš.
T-093 = Líznuté jízdenky, které nechceš, jdou dospod balíčku jízdenek.
T-094 = Vracíš-li víc jízdenek, jdou pod balíček v pořadí, v jakém byly líznuty, poslední úplně dospod.
T-095 = Jízdenka, kterou si necháš, ti zůstane; vrátit ji už nikdy nemůžeš.
T-096 = Jízdenek můžeš držet, kolik chceš.
T-097 = Jízdenky zůstávají skryté až do závěrečného bodování, i ty, které už máš splněné.

## Splnění jízdenek

T-098 = Jízdenka je splněná, když její dvě města spojuje nepřerušený řetěz tvých vlastních tratí.
T-099 = Tratě ostatních hráčů ti k jízdenkám nepomohou.
T-100 = O tom, zda je jízdenka splněná, rozhoduje jen tvoje síť na konci hry; kdy byla která trať obsazena, nehraje roli.
T-101 = Jediná trať může pomoci splnit libovolný počet tvých jízdenek.
T-102 = Na konci ti každá splněná jízdenka přičte své body.
T-103 = Na konci tě každá nesplněná jízdenka stojí své body, ať ji máš odkdykoli.

## Konec hry

T-104 = Poslední kolo začíná, když některý hráč skončí tah se dvěma vagóny nebo méně.
T-105 = V posledním kole má každý přesně jeden další tah, i hráč, který je spustil.
T-106 = Poslední kolo začíná u dalšího hráče po směru hodinových ručiček a končí u toho, kdo je spustil.
T-107 = Poslední kolo se spustí jen jednou: když během něj dojdou vagóny i jiným, nic se nemění.
T-108 = Ve svém posledním tahu smíš všechno, co v kterémkoli jiném.
T-109 = Po posledním kole přijde bodování; hra tím končí a nikdo už nemá další tah.

## Závěrečné bodování

T-110 = Na konci se všechny jízdenky odkryjí; splněné se přičtou, všechny ostatní odečtou.
T-111 = Nejdelší souvislá trať vynese svému majiteli bonusovou kartu a 10 bodů.
T-112 = Má-li nejdelší souvislou trať víc hráčů, dostane 10 bodů každý z nich.
T-113 = Souvislá trať je tak dlouhá, kolik je na ní vagónů; z kolika tratí se skládá, nehraje roli.
T-114 = Souvislá trať smí týmž městem procházet opakovaně, ale po každé tvé trati jen jednou; odbočky se nepočítají.
T-115 = Bez tratí je tvoje nejdelší souvislá trať 0, a když nemá trať nikdo, nedostane bonus nikdo.
T-116 = Nesplněné jízdenky mohou stáhnout tvůj konečný součet pod nulu.
T-117 = Tvůj konečný součet: body za tratě, plus splněné jízdenky, minus nesplněné, plus bonus, pokud ho máš.
T-118 = Vyhrává, kdo má nejvyšší konečný součet.
T-119 = Při stejném součtu je výš hráč s více splněnými jízdenkami.
T-120 = Při stejném součtu a stejném počtu splněných jízdenek je výš hráč s bonusem za nejdelší souvislou trať.
T-121 = Hráči, kteří mají stejný součet, počet splněných jízdenek i bonus, vyhrávají společně.
T-129 = O všech místech se rozhoduje jako o prvním: podle součtu, pak splněných jízdenek, pak bonusu. Hráči ve shodě se o místo dělí.

## Proč je tah odmítnut

T-130 = Brání-li tahu víc pravidel, dozvíš se první z nich: rozhoduješ teď ty, rozhoduje se právě o tomhle, je ta věc k mání a volná, hodí se karty, stačí vagóny.

## Příklady

T-122 = Příklad: dvě modré karty a lokomotiva obsadí tři modrá políčka z Montrealu do New Yorku za 4 body.
T-123 = Příklad: tři karty jedné barvy, ať je jakákoli, obsadí šedou trať z Montrealu do Toronta; dvě červené a jedna modrá ne.
T-124 = Příklad: po šesti tratích o šesti políčkách a jedné o pěti ti ze 45 vagónů zbudou 4, a to ještě není konec; další dvě políčka a začíná poslední kolo.
T-125 = Příklad: po jedné trati každé délky od jedné do šesti je dohromady 39 bodů.
T-126 = Příklad: 60 bodů za tratě, splněné jízdenky za 12 a 7, nesplněná za 9 a bonus dají 60 + 19 − 9 + 10 = 80.
