# The table of 18Lilliput on the page.

lilliput-map = Mapa železnic
lilliput-cards = Akční karty
lilliput-companies = Společnosti
lilliput-players = Hráči
lilliput-tiles = Dílky
lilliput-tiles-left = Zbývající dílky
lilliput-next-train = Další vlak
lilliput-draft = Úvodní výběr
lilliput-score = Konečný výsledek
lilliput-over = Konec hry.
lilliput-instruction-pay-out = Vyplácet vždy, když mé vlaky vydělají
lilliput-instruction-refuse-offers = Odmítnout každou nabídku na mé vlaky
lilliput-instruction-pass-rest = Ve zbytku tohoto tahu už nic nedělat
lilliput-last-round = Poslední kolo: veškerý příjem se zdvojnásobí, ceny se posunou o dva kroky a příjem si nikdo nesmí ponechat.

lilliput-pounds = { $sign }{ $sum } £

lilliput-railway-red = Mildendo Railway
lilliput-railway-blue = Slamecksan Railway
lilliput-railway-green = Glimigrim Valley Railway
lilliput-railway-yellow = Lilliput National Railway
lilliput-railway-orange = Tramecksan Railway
lilliput-railway-black = Blefuscu Coast Railway
lilliput-railway-purple = Belfaborac Railway
lilliput-railway-teal = Reldresal Railway

lilliput-tile-name = { $colour } dílek ({ $kind })
lilliput-about-emperor = Tvoje společnosti pokládají nové metropole zdarma. Dílek hradu od fáze 3.
lilliput-about-general = Tvoje společnosti platí za stanice polovinu. Dílek města kdykoli.
lilliput-about-admiral = Tvoje společnosti platí za vlaky z balíčku o 10 % méně. Dva dílky přístavu kdykoli.
lilliput-about-justiciary = V každém kole 5 £ pro tebe, nebo 20 £ pro tvé společnosti. Dva dílky maloměsta kdykoli.
lilliput-about-treasurer = Jednou za hru ho vyměníš za 10 £ krát číslo kola. Dílek města od fáze 5.

# What is asked, one sentence each
lilliput-prompt-draft = Vyber si společnost, nebo postavu.
lilliput-prompt-home-tile = { $company }: polož domovský dílek. Vyber dílek, pak místo.
lilliput-prompt-justice = Soudce nese peníze: pro tebe, nebo pro tvé společnosti?
lilliput-prompt-turn = Vezmi si akční kartu a využij jednu její polovinu.
lilliput-prompt-laying = Vyber dílek, pak místo, které září.
lilliput-prompt-laying-none = Žádný dílek položit nejde: pokračuj, nebo ještě použij postavu.
lilliput-prompt-where = Vyber jedno ze zářících míst.
lilliput-prompt-turn-tile = Klikni na dílek nebo stiskni R a otoč ho, pak potvrď.
lilliput-prompt-confirm-tile = Potvrď a dílek se položí.
lilliput-prompt-shares = Chceš-li, prodej akcie, pak jednu kup nebo založ společnost.
lilliput-prompt-home-slot = { $company }: vyber zářící město pro domovskou stanici.
lilliput-prompt-pool = { $company } smí koupit vlak z depa.
lilliput-prompt-trains = { $number ->
    [one] Chceš-li, kup vlak.
    [few] Kup až { $number } vlaky.
   *[other] Kup až { $number } vlaků.
}
lilliput-prompt-price = Kolik nabízí { $buyer } za { $train }-vlak, který prodává { $seller }?
lilliput-prompt-offer = { $buyer } nabízí společnosti { $seller } { $price } £ za { $train }-vlak. Souhlasíš?
lilliput-prompt-station = Vyber zářící město pro stanici.
lilliput-prompt-split = Rozděl { $sum } £ mezi své společnosti.
lilliput-prompt-after-the-action = Ukonči tah, nebo ještě použij postavu.
lilliput-prompt-excess-trains = Limit vlaků klesl: jednoho vlaku se vzdej.
lilliput-prompt-run = { $company } má příjem { $revenue } £: vyplatit, nebo ponechat?
lilliput-prompt-run-zero = { $company } nemá žádný příjem.

lilliput-invite-draft = Každý si vybírá jednu společnost a jednu postavu. Kdo si vybere společnost, položí její domovský dílek.

# Actions in words
lilliput-say-draft-company = Vybrat společnost: { $company }
lilliput-say-draft-character = Vybrat postavu: { $character }
lilliput-say-lay = { $company } pokládá { $tile } na { $cell }
lilliput-say-card = Karta { $card }: { $half }
lilliput-say-copy = Kopie karty { $card }: { $half }
lilliput-say-sell = Prodat { $number ->
    [one] jednu akcii
    [few] { $number } akcie
   *[other] { $number } akcií
} společnosti { $company }
lilliput-say-buy = Koupit akcii společnosti { $company }
lilliput-say-found = Založit společnost { $company } s cenou { $price }
lilliput-say-home = Domovská stanice na { $cell }
lilliput-say-train-bank = { $company } kupuje { $train }-vlak z balíčku
lilliput-say-train-pool = { $company } kupuje { $train }-vlak z depa
lilliput-say-train-company = { $company } nabízí za { $train }-vlak, který má { $seller }
lilliput-say-returning = { $bought }, vrací: { $trains }
lilliput-say-give = { $company } se vzdává { $train }-vlaku
lilliput-say-station = { $company } umísťuje stanici na { $cell }
lilliput-say-exchange = Vyměnit pokladníka
lilliput-say-pay = { $company } vyplácí příjem
lilliput-say-withhold = { $company } si příjem ponechává
lilliput-say-yes = Souhlasím
lilliput-say-no = Odmítám
lilliput-say-done = Hotovo

# Cards
lilliput-card = Karta { $number }
lilliput-card-nothing = Vzít si kartu { $number } a nedělat nic
lilliput-copied-by = kopie: { $who }
lilliput-copies-left = { $number ->
    [one] kopírovací karta: použij znovu už vzatou kartu
    [few] kopírovací karty: použij znovu už vzatou kartu
   *[other] kopírovacích karet: použij znovu už vzatou kartu
}
lilliput-turn-extras = Ve svém tahu také
lilliput-lay-own = Položit svůj { $tile }
lilliput-exchange = Vyměnit: { $character }

# Map
lilliput-cell-empty = prázdné
lilliput-cell-empty-site = prázdné místo pro město
lilliput-cell-choose = Vybrat { $cell }: { $tile }
lilliput-cell-turn = { $cell }: vybráno. Mezerník dílek otočí, Enter potvrdí.
lilliput-cell-chosen = { $cell }: vybráno. Enter potvrdí.
lilliput-route-sum = { $train }: { $sum } £
lilliput-route-bonus = bonus { $sum } £
lilliput-mine-money = doly +{ $sum } £
lilliput-last-round-twice = poslední kolo: počítá se dvakrát

# Laying
lilliput-lay-which = { $company }: který dílek?
lilliput-lay-which-here = Který dílek sem?
lilliput-lay-where = Kam? Vyber místo, které září.
lilliput-lay-title = { $tile } na { $cell }
lilliput-lay-do = Položit
lilliput-rotate = Otočit
lilliput-which-company = Která společnost?
lilliput-supply-tile = { $tile }, zbývá { $left }
lilliput-from-phase = od fáze { $phase }
lilliput-becomes = vylepšení:
lilliput-becomes-nothing = nejde vylepšit

# Answers
lilliput-confirm = Potvrdit
lilliput-done = Hotovo
lilliput-done-leave = Hotovo
lilliput-ask-title-justice = Kdo dostane peníze od soudce?
lilliput-ask-title-offer = Prodat vlak?
lilliput-ask-title-laying = Žádný dílek položit nejde
lilliput-ask-title-after-the-action = Ukončit tah?
lilliput-ask-title-excess-trains = Kterého vlaku se vzdáš?
lilliput-home-where = Vyber domovskou stanici na mapě
lilliput-station-where = Vyber město na mapě
lilliput-station-none = Žádné město není v dosahu, nebo chybí peníze
lilliput-shares-title = Prodej, kup, nebo založ
lilliput-shares-none = Nemáš co prodat ani koupit.
lilliput-sell = { $number ->
    [one] prodat jednu
    [few] prodat { $number }
   *[other] prodat { $number }
}
lilliput-buy = koupit jednu
lilliput-found = Založit
lilliput-found-at = s cenou
lilliput-trains-title = Který vlak a pro kterou společnost?
lilliput-trains-none = Žádný vlak koupit nejde
lilliput-from = { $source ->
    [bank] z balíčku
    [pool] z depa
   *[company] od společnosti { $place }
}
lilliput-give-back = Vrátit
lilliput-give-back-nothing = nic
lilliput-amount-price = Tvoje nabídka
lilliput-amount-split = Dostane { $company }
lilliput-amount-do = { $sum } £
lilliput-amount-help = Z toho { $sum } £ jde z tvého soukromého majetku.
lilliput-amount-declined = { $sum } £ bylo odmítnuto: nabídni víc.
lilliput-run-title = { $company } má příjem { $sum } £
lilliput-run-nothing = { $company } nemá žádný příjem
lilliput-pay = Vyplatit
lilliput-withhold = Ponechat

# What would follow
lilliput-effect-price = { $company }: cena
lilliput-effect-train = { $train }-vlak → { $place }
lilliput-effect-phase = začíná fáze { $phase }, limit vlaků { $limit }
lilliput-place-pool = depo
lilliput-place-deck = balíček
lilliput-place-supply = zásoba

# Before the decision
lilliput-leaves = zbude { $sum } £
lilliput-idle = Tato polovina teď k ničemu není.
lilliput-idle-note = teď k ničemu není
lilliput-idle-take = Přesto ji vzít
lilliput-unasked = V této hře se už neptat
lilliput-effect-price-same = { $price }, beze změny
lilliput-earns = { $company }: příjem
lilliput-earns-same = Žádná společnost by nevydělala víc ani míň.
lilliput-tile-nowhere = Tento dílek se teď nikam nehodí.
lilliput-tile-nearest = Tento dílek se teď nikam nehodí. Nejblíž k tomu má na { $cell }, ale:
lilliput-tile-not-here = Tento dílek se nehodí na { $cell }:
lilliput-cell-card-first = Na položení dílku nebo umístění stanice je potřeba akční karta. Nejdřív si nějakou vezmi, pak vyber { $cell } nebo jiné místo.
lilliput-history-title = Hra po kolech
lilliput-history-round = Kolo
lilliput-history-companies = Příjem a cena akcie po něm
lilliput-history-shares = Kdo co drží
lilliput-turns = Tahy v tomto kole
lilliput-turns-next = Tahy v příštím kole
lilliput-roster-left = Zbývá
lilliput-roster-obsolete = Zastará
lilliput-roster-rusts = Zreziví

# Companies, trains
lilliput-no-company = Žádná společnost ještě není založená.
lilliput-unfounded = Dosud nezaložené
lilliput-treasury-of = pokladna { $sum } £
lilliput-price-of = cena { $price }
lilliput-no-train = žádný vlak
lilliput-stations-left = { $number ->
    [one] zbývá jeden žeton stanice
    [few] zbývají { $number } žetony stanic
   *[other] zbývá { $number } žetonů stanic
}
lilliput-shares-left = { $number ->
    [one] jedna akcie v banku
    [few] { $number } akcie v banku
   *[other] { $number } akcií v banku
}
lilliput-last-run = poslední příjem { $sum } £
lilliput-train = { $train }-vlak
lilliput-train-obsolete = zastaralý
lilliput-train-rusting = zreziví s dalším vlakem
lilliput-train-ageing = zastará s dalším vlakem
lilliput-space-with = { $price }: { $companies }
lilliput-deck-left = Vlaky v balíčku
lilliput-pool-title = Depo
lilliput-next-nothing = Jeho koupě nemá jiný účinek.
lilliput-next-phase = začíná fáze { $phase }
lilliput-next-colour = nově i { $colour } dílek
lilliput-next-limit = limit vlaků { $limit }
lilliput-next-rusts = všechny { $train }-vlaky zrezivějí
lilliput-next-obsolete = všechny { $train }-vlaky zastarají
lilliput-next-treasury = karta 10 přináší { $sum } £

# Players
lilliput-first-player = začíná v tomto kole
lilliput-worth = jmění
lilliput-copy-cards = { $number ->
    [one] kopírovací karta
    [few] kopírovací karty
   *[other] kopírovacích karet
}
lilliput-certificates = certifikáty: { $number } z { $most }
lilliput-director-of = { $company }: ředitel, 50 %
lilliput-share-of = { $company }: akcie, 10 %
lilliput-gulliver-waits = Hraje po tvém druhém tahu každého kola.

# Draft
lilliput-draft-companies = Počáteční společnosti
lilliput-draft-characters = Postavy
lilliput-draft-price = cena { $price }, pokladna { $treasury } £
lilliput-draft-cash = +{ $sum } £ pro tebe

# Account book
lilliput-ledger = Účetní kniha
lilliput-ledger-whose = Účet
lilliput-ledger-round = Kolo
lilliput-ledger-reason = Důvod
lilliput-ledger-other = Protistrana
lilliput-ledger-amount = Částka
lilliput-ledger-balance = Zůstatek
lilliput-reason-start = na začátku
lilliput-reason-advantage = počáteční výhoda společnosti
lilliput-reason-capital = kapitál společnosti
lilliput-reason-card = akční karta
lilliput-reason-dividend = vyplacený příjem
lilliput-reason-founding = ředitelský certifikát
lilliput-reason-help = příspěvek na vlak
lilliput-reason-justiciary = soudce
lilliput-reason-metropolis = nová metropole
lilliput-reason-mine = doly
lilliput-reason-sale = prodané akcie
lilliput-reason-share = koupená akcie
lilliput-reason-station = stanice
lilliput-reason-terrain = terén
lilliput-reason-train = vlak
lilliput-reason-treasurer = vyměněný pokladník
lilliput-reason-tunnel = tunel
lilliput-reason-withheld = ponechaný příjem

# Player aid
lilliput-aid = Přehled
lilliput-aid-phases = Fáze hry
lilliput-aid-phase = Fáze
lilliput-aid-begins = Začíná
lilliput-aid-start = začátek hry
lilliput-aid-cards = Karty
lilliput-aid-limit = Limit vlaků
lilliput-aid-effect = Vlaky
lilliput-aid-rusts = { $train }-vlaky zrezivějí
lilliput-aid-obsolete = { $train }-vlaky zastarají
lilliput-aid-treasury = Karta 10
lilliput-aid-range = zastávky: až { $number }
lilliput-aid-range-double = zastávky: až { $number }, počítají se dvakrát
lilliput-aid-characters = Postavy
lilliput-aid-stations = První další stanice stojí společnost { $first } £, druhá { $second } £.
lilliput-aid-metropolis = Nová metropole stojí společnost { $sum } £.
lilliput-aid-certificates = Nejvýše { $most } certifikátů, z toho ředitelských nejvýše { $directors }.
lilliput-aid-pay = Vyplacený příjem posune cenu doprava, ponechaný doleva, každá prodaná akcie dolů.
lilliput-aid-last = V posledním kole se příjem zdvojnásobí a celý vyplatí a ceny se posunou o dva kroky.

# Worth over the rounds, final score
lilliput-history = Jmění kolo po kole
lilliput-history-after = Po kole
lilliput-history-start = začátek
lilliput-history-now = teď
lilliput-col-rank = Pořadí
lilliput-col-total = Celkem
lilliput-won = Vyhrává { $who }: { $sum } £.
lilliput-you-won = Vyhráváš: { $sum } £!
lilliput-won-shared = Společné vítězství s { $sum } £: { $who }.
lilliput-sheet-running = Hra neskončila: tak by to dopadlo teď.

lilliput-key-rotate = otočit dílek
lilliput-key-done = tady hotovo

# The start page, the choice of variants, and the guide
start-about-lilliput = Pokládej tratě, kupuj vlaky, drž správné akcie. 1–4 hráči, asi hodina.
new-solo-lilliput = V sólové hře je tvým soupeřem Gulliver, který má vlastní pravidla.
lilliput-scenario = Scénář
lilliput-scenario-about = Co je kolem hlavního města, než někdo začne stavět: scénář z krabice nebo vlastní krajina.
lilliput-scenario-none = Otevřená pláň
lilliput-scenario-none-about = Běžná hra: na mapě je jen Mildendo.
lilliput-scenario-lets-start = Začínáme
lilliput-scenario-lets-start-about = Dva doly vedle hlavního města, řeky a kopce na cestě.
lilliput-scenario-the-mountains = Pohoří
lilliput-scenario-the-mountains-about = Hory přehrazují přímé cesty; jedněmi se dá prorazit tunel.
lilliput-scenario-city-on-city = Město na městě
lilliput-scenario-city-on-city-about = Wiggywack a malé město jsou na mapě od začátku.
lilliput-scenario-separated = Oddělení
lilliput-scenario-separated-about = Zemi dělí dvě mořské úžiny, za každou je brod.
lilliput-variant-expert = Pro pokročilé
lilliput-variant-expert-about = Vrchní vlak jde do depa ještě před provozem vlaků, takže vlak může zrezivět dřív, než vydělá.
lilliput-variant-two-characters = Dvě postavy
lilliput-variant-two-characters-about = Pro dva hráče: každý si vybere dvě postavy.
lilliput-variant-allenbeck = Allenbeck
lilliput-variant-allenbeck-about = Tři pojmenovaná hnědá města. S Mildendem jsou čtyři: vlak, který navštíví tři z nich, vydělá o 20 £ víc, za všechna čtyři o 50 £.
lilliput-variant-laputa = Laputa
lilliput-variant-laputa-about = Hnědá města s barevnými kolejemi, které smí používat jen jedna společnost.
lilliput-variant-brobdingnag = Brobdingnag
lilliput-variant-brobdingnag-about = Větší města a z vyplaceného příjmu jde polovina společnosti. Nejde spojit s Allenbeckem ani s Laputou.
learn-about-lilliput = Akcie, tratě a vlaky: malé železniční hospodářství, jedna myšlenka za druhou.
lilliput-scenario-the-ford = Brod
lilliput-scenario-the-ford-about = Řeky kolem hlavního města a doly ve všech čtyřech rozích.
lilliput-scenario-copper-hills = Měděné kopce
lilliput-scenario-copper-hills-about = Kopce před každou stranou a doly za nimi.
lilliput-scenario-lands-end = Konec země
lilliput-scenario-lands-end-about = Moře za každou stranou, Wiggywack a město ve dvou rozích.
lilliput-scenario-high-pass = Vysoký průsmyk
lilliput-scenario-high-pass-about = Hory a kopce svírají hlavní město a vede jimi jediný tunel.
