# 18Lilliput: names, panels, questions, choices, log lines, and the facts of a refusal.

game-lilliput = 18Lilliput

lilliput-company-red = Červená
lilliput-company-blue = Modrá
lilliput-company-green = Zelená
lilliput-company-yellow = Žlutá
lilliput-company-orange = Oranžová
lilliput-company-black = Černá
lilliput-company-purple = Fialová
lilliput-company-teal = Tyrkysová

lilliput-character-emperor = vládce
lilliput-character-general = generál
lilliput-character-admiral = admirál
lilliput-character-justiciary = soudce
lilliput-character-treasurer = pokladník

# What is taken in the draft.
lilliput-item-red = { lilliput-company-red }
lilliput-item-blue = { lilliput-company-blue }
lilliput-item-green = { lilliput-company-green }
lilliput-item-yellow = { lilliput-company-yellow }
lilliput-item-orange = { lilliput-company-orange }
lilliput-item-black = { lilliput-company-black }
lilliput-item-purple = { lilliput-company-purple }
lilliput-item-teal = { lilliput-company-teal }
lilliput-item-emperor = { lilliput-character-emperor }
lilliput-item-general = { lilliput-character-general }
lilliput-item-admiral = { lilliput-character-admiral }
lilliput-item-justiciary = { lilliput-character-justiciary }
lilliput-item-treasurer = { lilliput-character-treasurer }

# The colours agree with "dílek".
lilliput-tile-city = město
lilliput-tile-metropolis = metropole
lilliput-tile-plain = prázdná trať
lilliput-tile-town = maloměsto
lilliput-tile-harbour = přístav
lilliput-tile-castle = hrad
lilliput-tile-general = město generála
lilliput-tile-treasurer = město pokladníka
lilliput-tile-mildendo = Mildendo
lilliput-tile-mine = důl
lilliput-tile-tunnel = tunel
lilliput-tile-wiggywack = Wiggywack
lilliput-tile-terrain = terén
lilliput-tile-sea = moře
lilliput-tile-mountain = hory
lilliput-colour-yellow = žlutý
lilliput-colour-green = zelený
lilliput-colour-brown = hnědý
lilliput-colour-none = zvláštní
lilliput-colour-red = červený
lilliput-tile = { $colour } dílek { $id } ({ $kind })
lilliput-turned = koleje na strany { $sides }

lilliput-half-tile = položit dílek libovolné barvy
lilliput-half-yellow-green = položit žlutý a zelený dílek
lilliput-half-yellow = položit až dva žluté dílky
lilliput-half-shares = prodat a koupit akcie
lilliput-half-train = koupit vlak
lilliput-half-trains = koupit až dva vlaky
lilliput-half-station = umístit stanici
lilliput-half-treasury = { $sum } £ pro tvé společnosti
lilliput-half-treasury-told = peníze pro společnosti
lilliput-half-cash = { $sum } £ pro sebe
lilliput-half-nothing = nedělat nic

# Panels
lilliput-round = Kolo { $round } z { $rounds }
lilliput-phase = fáze { $phase }
lilliput-limit = limit vlaků { $limit }
lilliput-deck = další vlak { $train } za { $price } £
lilliput-pool = depo { $trains }
lilliput-pool-empty = depo prázdné
lilliput-player = Hráč
lilliput-cash = Hotovost
lilliput-copies = Kopie
lilliput-shares = Akcie
lilliput-character = Postava
lilliput-company = Společnost
lilliput-director = Ředitel
lilliput-price = Cena
lilliput-treasury = Pokladna
lilliput-trains = Vlaky
lilliput-stations = Stanice
lilliput-bank = V banku
lilliput-prices = Ukazatel ceny akcií
lilliput-news = Naposledy
lilliput-first = ▸
lilliput-none = –

# What is asked
lilliput-ask-draft = Vyber si počáteční společnost, nebo postavu.
lilliput-ask-home-tile = Polož domovský dílek: { $company }.
lilliput-ask-justice = Soudce: peníze pro tebe, nebo pro tvé společnosti?
lilliput-ask-turn = Jsi na tahu: vezmi si akční kartu.
lilliput-ask-laying = Polož dílek.
lilliput-ask-shares = Můžeš prodat akcie, pak jednu kup nebo založ společnost.
lilliput-ask-home-slot = Vyber domovskou stanici: { $company }.
lilliput-ask-pool = { $company } smí koupit vlak z depa.
lilliput-ask-trains = { $number ->
    [one] Kup vlak.
    [few] Kup až { $number } vlaky.
   *[other] Kup až { $number } vlaků.
}
lilliput-ask-price = Kolik nabízí { $buyer } za { $train }-vlak společnosti { $seller }? Napiš amount a částku od 1 £ do { $most } £.
lilliput-ask-offer = { $buyer } nabízí společnosti { $seller } { $price } £ za { $train }-vlak. Souhlasíš?
lilliput-ask-station = Umísti stanici.
lilliput-ask-split = { $sum } £ pro tvé společnosti: kolik dostane { $company }? Napiš amount a částku.
lilliput-ask-split-alone = { $sum } £ dostane { $company }.
lilliput-ask-after = Ještě něco v tomto tahu?
lilliput-ask-excess = Příliš mnoho vlaků: jednoho se vzdej.
lilliput-ask-run = { $company } má příjem { $revenue } £. Vyplatit, nebo ponechat?
lilliput-ask-run-zero = { $company } nemá žádný příjem.

# Choices
lilliput-choose = { $what }: vyber.
lilliput-do-draft = { $item }
lilliput-do-lay = { $company } { $cell } { $tile }
lilliput-do-justice-cash = { $sum } £ pro tebe
lilliput-do-justice-treasury = { $sum } £ pro tvé společnosti
lilliput-do-card = karta { $card }: { $half }
lilliput-do-copy = kopie karty { $card }: { $half }
lilliput-do-amount = { $sum } £
lilliput-do-sell = prodej { $number }× { $company } za { $sum } £
lilliput-do-buy = kup akcii: { $company } za { $price } £
lilliput-do-found = založ společnost: { $company }
lilliput-do-found-price = s cenou { $price }, za { $cost } £
lilliput-do-home = { $cell }
lilliput-do-bank = { $company } kupuje { $train }-vlak
lilliput-do-trade = { $company } kupuje { $train }-vlak, prodává { $seller }
lilliput-do-pool = { $company } kupuje { $train }-vlak za { $price } £
lilliput-do-return = vrací: { $trains }
lilliput-do-return-nothing = nevrací nic
lilliput-do-yes = souhlasím
lilliput-do-no = odmítám
lilliput-do-give = { $company } se vzdává { $train }-vlaku
lilliput-do-station = { $company }: stanice na { $cell }
lilliput-do-exchange = vyměň pokladníka za { $sum } £
lilliput-do-pay = vyplať příjem
lilliput-do-withhold = ponech příjem
lilliput-do-done = hotovo

lilliput-notation =
    { "  " }draft red, draft emperor            společnost, nebo postava
    { "  " }lay red 1,0 YC-C 2                  společnost, místo, dílek, čtvrtotáčky
    { "  " }card 3 yellow, copy 5 cash          karta a jedna její polovina; card 3 nothing
    { "  " }sell red 2, buy blue, found teal 90, home 1,2
    { "  " }train bank red return 2             vrátit zastaralý vlak je dobrovolné
    { "  " }train from blue 4 to red            pak amount 120; druhý ředitel řekne yes nebo no
    { "  " }train pool 3 red, give red 2
    { "  " }station red 1,2
    { "  " }justice cash, justice treasury, exchange
    { "  " }pay red, withhold red, done
    { "  " }Společnosti: red Červená, blue Modrá, green Zelená, yellow Žlutá, orange Oranžová,
    { "  " }black Černá, purple Fialová, teal Tyrkysová. Postavy: emperor vládce, general generál,
    { "  " }admiral admirál, justiciary soudce, treasurer pokladník

# What happened. $you is yes if the reader did it.
lilliput-log-drafted = { $you ->
    [yes] Tvůj výběr
   *[no] Výběr – { $who }
}: { $item }.
lilliput-log-draft-ended = Úvodní výběr končí. Mimo hru: { $items }.
lilliput-log-draft-ended-all = Úvodní výběr končí.
lilliput-log-laid = { $company } pokládá { $tile } na { $cell }.
lilliput-log-station = { $company } umísťuje stanici na { $cell }.
lilliput-log-home = { $company } má domovskou stanici na { $cell }.
lilliput-log-round = Začíná kolo { $round }.
lilliput-log-card = { $you ->
    [yes] Bereš
   *[no] { $who } bere
} kartu { $card }: { $half }.
lilliput-log-copy = { $you ->
    [yes] Kopíruješ
   *[no] { $who } kopíruje
} kartu { $card }: { $half }.
lilliput-log-sold = { $you ->
    [yes] Prodáváš
   *[no] { $who } prodává
} { $number ->
    [one] jednu akcii
    [few] { $number } akcie
   *[other] { $number } akcií
} společnosti { $company }.
lilliput-log-bought = { $you ->
    [yes] Kupuješ
   *[no] { $who } kupuje
} akcii společnosti { $company }.
lilliput-log-founded = { $you ->
    [yes] Zakládáš
   *[no] { $who } zakládá
} společnost { $company } s cenou { $price }.
lilliput-log-price = { $company }: cena akcií { $old } → { $new }.
lilliput-log-train-deck = { $company } bere { $train }-vlak z balíčku.
lilliput-log-train-pool = { $company } kupuje { $train }-vlak z depa.
lilliput-log-train-company = { $company } kupuje { $train }-vlak, prodává { $seller }.
lilliput-log-train-to-pool = { $company } dává { $train }-vlak do depa.
lilliput-log-train-deck-pool = { $train }-vlak jde z balíčku do depa.
lilliput-log-phase = Začíná fáze { $phase }.
lilliput-log-rusted = Všechny { $trains }-vlaky rezivějí.
lilliput-log-obsolete = Všechny { $trains }-vlaky zastarávají.
lilliput-log-offer = { $buyer } nabízí { $price } £ za { $train }-vlak; prodává { $seller }.
lilliput-log-agreed = { $you ->
    [yes] Souhlasíš.
   *[no] { $who } souhlasí.
}
lilliput-log-declined = { $you ->
    [yes] Odmítáš.
   *[no] { $who } odmítá.
}
lilliput-log-treasurer = { $you ->
    [yes] Vyměňuješ
   *[no] { $who } vyměňuje
} pokladníka.
lilliput-log-ran = { $company } má příjem { $revenue } £.
lilliput-log-money = { $source } → { $target }: { $amount } £
lilliput-log-bank = Bank

# Score sheet
lilliput-sheet-cash = Hotovost
lilliput-sheet-shares = Akcie
lilliput-sheet-directors = Ředitelské certifikáty
lilliput-sheet-copies = Kopírovací karty
lilliput-sheet-line = { $number }× { $company } po { $price }
lilliput-sheet-director = { $company } po { $price }

# The facts of a refusal, after the rule
lilliput-fact-L-030 = { $item } není v nabídce.
lilliput-fact-L-058 = Na tahu je { $active }.
lilliput-fact-L-059 = Na tahu je { $active }.
lilliput-fact-L-062 = Karta { $card } je vzatá.
lilliput-fact-L-064 = Karta { $card } v této hře není.
lilliput-fact-L-088 = Kartu { $card } si ještě nikdo nevzal.
lilliput-fact-L-114 = Dílek tohoto druhu ({ $tile }) už nezbývá.
lilliput-fact-L-141 = Nabízíš { $amount } £; nabídnout můžeš nejvýš { $most } £.
lilliput-fact-L-148 = Stojí { $price } £; { $company } má { $treasury } £ a ty máš { $cash } £.
lilliput-fact-L-150 = Stojí { $price } £; { $company } má { $treasury } £.
lilliput-fact-L-178 = { $company } smí mít { $limit ->
    [one] jeden vlak
    [few] { $limit } vlaky
   *[other] { $limit } vlaků
}.
lilliput-fact-L-185 = V depu není žádný { $train }-vlak.
lilliput-fact-L-188 = { $company } smí mít { $limit ->
    [one] jeden vlak
    [few] { $limit } vlaky
   *[other] { $limit } vlaků
}.
lilliput-fact-L-190 = Nemáš žádnou 10% akcii společnosti { $company }.
lilliput-fact-L-192 = Akcií společnosti { $company } máš { $held }.
lilliput-fact-L-198 = Stojí { $price } £, ty máš { $cash } £.
lilliput-fact-L-200 = Bank nemá žádnou akcii společnosti { $company }.
lilliput-fact-L-202 = Certifikátů už máš { $held }.
lilliput-fact-L-210 = Stojí { $cost } £, ty máš { $cash } £.
lilliput-fact-L-237 = Stojí { $cost } £, { $company } má { $treasury } £.
lilliput-fact-L-240 = { $company } se na { $cell } nedostane.
lilliput-fact-L-291 = Na řadě je { $running }.

# Gulliver, who plays by rules of his own; $step is the letter of his step
automaton-lilliput = Gulliver
lilliput-log-gulliver-drawn = { $line } Los z { $number } možností.
lilliput-log-gulliver-first-possible = Gulliver { $step }: { $choice }, první možný krok.
lilliput-log-gulliver-way-brown-city = zelené město se mění v hnědé
lilliput-log-gulliver-way-green-city = žluté město se mění v zelené
lilliput-log-gulliver-way-yellow-city = nové město
lilliput-log-gulliver-way-yellow-plain = nová prázdná trať
lilliput-log-gulliver-home-first = Gulliver { $step }: na { $choice }, jeho domovské město má přednost.
lilliput-log-gulliver-own-city = Gulliver { $step }: na { $choice }, jedno z jeho měst.
lilliput-log-gulliver-nearest = Gulliver { $step }: na { $choice }, nejblíž k Mildendu.
lilliput-log-gulliver-any-cell = Gulliver { $step }: na { $choice }.
lilliput-log-gulliver-new-city = Gulliver { $step }: stanice v právě postaveném městě, na { $choice }.
lilliput-log-gulliver-loose-end = Gulliver { $step }: navazuje na volný konec kolejí { $choice }.
lilliput-log-gulliver-affordable = Gulliver { $step }: akcie, na kterou má: { $choice }.
lilliput-log-gulliver-new-company = Gulliver { $step }: posledním certifikátem zakládá společnost, { $choice }.
lilliput-log-gulliver-highest-price = Gulliver { $step }: s cenou { $choice }, nejvyšší, na kterou má.
lilliput-log-gulliver-own-home = Gulliver { $step }: její domovská stanice je na jeho prvním domovském dílku, na { $choice }.
lilliput-log-gulliver-nearest-home = Gulliver { $step }: její domovská stanice je co nejblíž jeho první, na { $choice }.
lilliput-log-gulliver-only-company = Gulliver { $step }: vrchní vlak dostává { $choice }.
lilliput-log-gulliver-fewer-trains = Gulliver { $step }: vrchní vlak dostává { $choice }, má méně vlaků.
lilliput-log-gulliver-lowest-train = Gulliver { $step }: vrchní vlak dostává { $choice }, má nejnižší vlak.
lilliput-log-gulliver-first-company = Gulliver { $step }: vrchní vlak dostává { $choice }, jeho první společnost.
lilliput-log-gulliver-limit = Gulliver { $step }: { $choice }-vlak kvůli limitu odchází ze hry.
lilliput-log-gulliver-skips-nothing-possible = Gulliver { $step }: nemá žádný dílek, který by mohl položit.
lilliput-log-gulliver-skips-no-new-city = Gulliver { $step }: žádné nové město, tedy žádná stanice.
lilliput-log-gulliver-skips-no-marker = Gulliver { $step }: na stanici nezbývá žeton.
lilliput-log-gulliver-skips-no-loose-end = Gulliver { $step }: jeho města nemají volné konce kolejí.
lilliput-log-gulliver-skips-no-tile-fits = Gulliver { $step }: k jeho volným koncům žádný dílek nepasuje.
lilliput-log-gulliver-skips-certificates = Gulliver { $step }: má všechny certifikáty, které mít smí.
lilliput-log-gulliver-skips-no-share = Gulliver { $step }: žádná akcie, na kterou by měl.
lilliput-log-gulliver-skips-too-poor = Gulliver { $step }: na založení společnosti má málo peněz.
lilliput-log-gulliver-skips-no-company = Gulliver { $step }: nezbývá společnost, která by se dala založit.
lilliput-log-gulliver-skips-no-slot = Gulliver { $step }: žádné město nemá místo pro domovskou stanici.
