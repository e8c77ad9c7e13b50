# What the guide says in a first game: lessons by their ids (web/js/lilliput/lessons.js), and more of the same below it.

guide-lilliput-draft = Každý si vybírá společnost a postavu. Společnost řídíš ty: klade tratě, kupuje vlaky a vyplácí akcionáře. Jednu si vezmi.
guide-lilliput-draft-more = Společnosti se liší cenou, penězi a vlaky; postavy dávají malou výhodu po celou hru.
guide-lilliput-draft-second = Teď vyber to druhé: postavu, máš-li společnost, nebo společnost, máš-li postavu.
guide-lilliput-justice = Soudce platí v každém kole: tobě, což se počítá na konci, nebo tvým společnostem, které to potřebují na vlaky.
guide-lilliput-home = Polož domovský dílek své společnosti vedle Mildenda, hlavního města. Vyber dílek, otoč ho, potvrď. Její domovská stanice tam zůstane napořád.
guide-lilliput-card = V každém tahu si vezmeš jednu akční kartu a nikdo jiný si ji v tomto kole nevezme. Každá karta má dvě poloviny: využij jednu z nich.
guide-lilliput-card-more = Ze začátku se nejvíc vyplatí tratě: delší linka vydělá víc v každém kole.
guide-lilliput-lay = Dílek jde položit na všechna zářící místa. Města a prázdná trať se střídají jako na šachovnici: město se nikdy nedotýká města. Prodluž svou linku k dalšímu městu.
guide-lilliput-shares = Nejdřív můžeš prodat akcie, pak jednu koupit nebo založit společnost. Prodej cenu sníží, vyplacený příjem ji zvýší: drž to, co vydělá.
guide-lilliput-trains = Vlaky jezdí po trasách a vydělávají peníze. 2-vlak navštíví dvě zastávky. Každý koupený vlak přiblíží novější a kvůli těm staré zreziví.
guide-lilliput-station = Stanice je tvoje pole ve městě: když jsou všechna obsazená, ostatní neprojedou. Každá tvoje trasa se musí dotknout některé tvé stanice.
guide-lilliput-amount = Zvol částku. Peníze v pokladně kupují vlaky a stanice, tvoje vlastní se počítají na konci.
guide-lilliput-run = Vlaky tvé společnosti dojezdily: nejlepší trasy jsou nakreslené na mapě. Když příjem vyplatíš, každá akcie vydělá a cena stoupne; když ho ponecháš, peníze zůstanou společnosti, ale cena klesne.
guide-lilliput-copy = S kopírovací kartou můžeš použít kartu, kterou si v tomto kole už někdo vzal. Máš jich málo a každá zbylá má na konci hodnotu 20 £.
guide-lilliput-rust = Podívej se na balíček: příští je { $train }-vlak. Každý vlak, který z něj odejde, přiblíží novější. S prvním 4-vlakem všechny 2-vlaky zastarají a vydělávají polovinu; s prvním 5-vlakem zrezivějí a jsou pryč.
guide-lilliput-share-card = Karty s certifikátem jsou pro akcie. Každá společnost má ředitelský certifikát, což je její polovina, a tři akcie po 10 %. Akcie vydělá desetinu z každé výplaty a na konci platí za svou cenu.
guide-lilliput-station-card = Karta 9 postaví stanici tvé společnosti: obvykle 40 £ za první a 100 £ za druhou. Kde ostatní zabrali všechna pole, tvé vlaky neprojedou, a tak si zajisti města, která potřebuješ.
guide-lilliput-found = Při obchodu s akciemi můžeš i založit druhou společnost. Potřebuješ pětinásobek její ceny v hotovosti: nejméně 250 £, a ty máš { $cash } £. Dostane desetinásobek své ceny, zvolí si domovskou stanici a hned vyjede.
guide-lilliput-found-home = Zvol domovskou stanici své nové společnosti: kterékoli volné pole stanice, i bez trati.
guide-lilliput-pool = Tvá společnost teď smí koupit vlak z depa za natištěnou cenu. Smí to jen ta, která si právě ponechala příjem nebo byla právě založena.
guide-lilliput-end = Tohle je kolo { $round } z { $rounds }. V posledním vydělá každá společnost dvojnásobek. Pak se počítá tvá hotovost, akcie za svou cenu a každý ředitelský certifikát jako pět akcií. Pokladny a vlaky se nepočítají.
