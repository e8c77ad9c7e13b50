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
# A tile without a colour, or Mildendo; one with its shape, where others look alike; one with the code that is typed
lilliput-tile-plainly = dílek ({ $kind })
lilliput-tile-shaped = { $tile }, { $shape }
lilliput-tile = { $tile } { $id }
lilliput-shape-YC-S = rovný
lilliput-shape-YC-C = zatáčka
lilliput-shape-YY-S = rovný
lilliput-shape-YY-C = zatáčka
lilliput-shape-YP-S = rovný
lilliput-shape-YP-C = zatáčka
lilliput-shape-GP-X = přemostění
lilliput-shape-GP-D = dvě zatáčky
lilliput-shape-GP-J = výhybka
lilliput-shape-CH-J1 = rovný
lilliput-shape-CH-J2 = zatáčka
lilliput-shape-MINE-10 = 10 £
lilliput-shape-MINE-20 = 20 £
lilliput-shape-HILLS = kopce
lilliput-shape-RIVER = řeka
lilliput-shape-BC-A = Allenbeck
lilliput-shape-BC-T = Tottenham
lilliput-shape-BC-P = Plips
lilliput-shape-LA-R = { lilliput-company-red }
lilliput-shape-LA-B = { lilliput-company-blue }
lilliput-shape-LA-G = { lilliput-company-green }
lilliput-shape-LA-Y = { lilliput-company-yellow }

# A place on the map, by the figures at its edges, and the sides of a tile
lilliput-cell = ({ $x }; { $y })
lilliput-side-N = sever
lilliput-side-E = východ
lilliput-side-S = jih
lilliput-side-W = západ
lilliput-turned = koleje na { $sides }

lilliput-half-tile = položit dílek libovolné barvy
lilliput-half-yellow-green = položit žlutý a zelený dílek
lilliput-half-yellow = položit až dva žluté dílky
lilliput-half-shares = prodat a koupit akcie
lilliput-half-train = koupit vlak
lilliput-half-trains = koupit až dva vlaky
lilliput-half-station = umístit stanici
lilliput-half-treasury = { $sum } £ pro tvé společnosti
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
lilliput-do-sell = prodej { $number ->
    [one] jednu akcii
    [few] { $number } akcie
   *[other] { $number } akcií
} společnosti { $company } za { $sum } £
lilliput-do-buy = kup akcii společnosti { $company } za { $price } £
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
    { "  " }draft red, draft emperor     společnost, nebo postava
    { "  " }lay red 1,0 YC-C 2           společnost, místo, dílek, čtvrtotáčky
    { "  " }card 3 yellow, copy 5 cash   karta a jedna její polovina; card 3 nothing
    { "  " }sell red 2, buy blue, found teal 90, home 1,2
    { "  " }train bank red return 2      vrátit zastaralý vlak je dobrovolné
    { "  " }train from blue 4 to red     pak amount 120; druhý ředitel řekne yes nebo no
    { "  " }train pool 3 red, give red 2
    { "  " }station red 1,2
    { "  " }justice cash, justice treasury, exchange
    { "  " }pay red, withhold red, done
    { "  " }Společnosti: red Červená, blue Modrá, green Zelená, yellow Žlutá, orange
    { "  " }Oranžová, black Černá, purple Fialová, teal Tyrkysová. Postavy: emperor
    { "  " }vládce, general generál, admiral admirál, justiciary soudce, treasurer
    { "  " }pokladník

# What happened: each sentence stands alone, and several may share a line. $you is yes if the reader did it.
lilliput-log-round = Kolo { $round } z { $rounds }: { $you ->
    [yes] začínáš ty
   *[no] začíná { $who }
}
lilliput-log-last-round = Toto je poslední kolo: příjem se počítá dvakrát, nikdo si ho nesmí ponechat a výplata zvedá cenu akcií o dva kroky.
lilliput-log-turn = { $you ->
    [yes] { $turn ->
        [1] Tvůj první tah
       *[other] Tvůj druhý tah
    }
   *[no] { $turn ->
        [0] Hraje { $who }
        [1] { $who }: první tah
       *[other] { $who }: druhý tah
    }
}
lilliput-log-running = { $times ->
    [1] Vyjíždějí vlaky
   *[other] Vyjíždějí vlaky, příjem se počítá dvakrát
}
lilliput-log-drafted-company = { $you ->
    [yes] Vybíráš si
   *[no] { $who } si vybírá
} společnost: { $company } – { $trains }, { $capital } £ v pokladně, akcie za { $price } £.
lilliput-log-drafted-character = { $you ->
    [yes] Vybíráš si
   *[no] { $who } si vybírá
} postavu: { $character }.
lilliput-log-advantage = { $you ->
    [yes] Začínáš
   *[no] { $who } začíná
} s hotovostí o { $amount } £ vyšší.
lilliput-log-a-train = { $train }-vlak
lilliput-log-draft-ended = Úvodní výběr končí. Mimo hru: { $items }.
lilliput-log-draft-ended-all = Úvodní výběr končí.
lilliput-log-home-tile = { $company } pokládá svůj domovský { $tile } na { $cell }.
lilliput-log-laid = { $company } pokládá { $tile } na { $cell }.
lilliput-log-upgraded = { $company } vylepšuje { $cell } na { $tile }.
lilliput-log-cost-metropolis = Za metropoli platí { $amount } £.
lilliput-log-cost-terrain = Za terén platí { $amount } £.
lilliput-log-cost-tunnel = Za tunel platí { $amount } £.
lilliput-log-station = { $company } umísťuje stanici na { $cell } za { $amount } £.
lilliput-log-station-free = { $company } umísťuje stanici na { $cell }.
lilliput-log-home = { $company } umísťuje domovskou stanici na { $cell }.
lilliput-log-took = { $copy ->
    [yes] { $you ->
        [yes] Kopírovací kartou opakuješ
       *[no] { $who } opakuje kopírovací kartou
    }
   *[no] { $you ->
        [yes] Bereš
       *[no] { $who } bere
    }
} kartu { $card }
lilliput-log-card = { $took }: { $half }.
lilliput-log-card-cash = { $took }: { $amount } £ v hotovosti.
lilliput-log-card-treasury = { $took }: { $gains }.
lilliput-log-card-treasury-open = { $took }: peníze do pokladen.
lilliput-log-card-nothing = { $took }: bez akce.
lilliput-log-sold = { $you ->
    [yes] Prodáváš
   *[no] { $who } prodává
} { $number ->
    [one] jednu akcii
    [few] { $number } akcie
   *[other] { $number } akcií
} společnosti { $company } za { $amount } £.
lilliput-log-bought = { $you ->
    [yes] Kupuješ
   *[no] { $who } kupuje
} akcii společnosti { $company } za { $amount } £.
lilliput-log-founded = Nová společnost { $company }, akcie za { $price } £: { $you ->
    [yes] zakládáš ji ty a platíš
   *[no] zakládá ji { $who } a platí
} { $amount } £ za ředitelský certifikát.
lilliput-log-capital = Do pokladny dostává { $amount } £.
lilliput-log-treasurer = { $you ->
    [yes] Vyměňuješ
   *[no] { $who } vyměňuje
} pokladníka za { $amount } £.
lilliput-log-offer = { $buyer } nabízí { $price } £ za { $train }-vlak, který má { $seller }.
lilliput-log-agreed = { $you ->
    [yes] Souhlasíš.
   *[no] { $who } souhlasí.
}
lilliput-log-declined = { $you ->
    [yes] Odmítáš.
   *[no] { $who } odmítá.
}
lilliput-log-train-deck = { $company } kupuje { $train }-vlak z balíčku za { $amount } £.
lilliput-log-train-pool = { $company } kupuje { $train }-vlak z depa za { $amount } £.
lilliput-log-train-company = { $company } kupuje { $train }-vlak za { $amount } £; prodává { $seller }.
lilliput-log-train-free = { $company } dostává { $train }-vlak z balíčku.
lilliput-log-helped = { $you ->
    [yes] Přispíváš
   *[no] { $who } přispívá
} na něj { $amount } £.
lilliput-log-returned = Do depa vrací { $trains }.
lilliput-log-gave-up = { $company } má příliš mnoho vlaků a { $train }-vlak dává do depa.
lilliput-log-train-to-pool = { $train }-vlak jde z balíčku do depa.
lilliput-log-phase = Začíná fáze { $phase }: každá společnost smí mít { $limit ->
    [one] jeden vlak
    [few] { $limit } vlaky
   *[other] { $limit } vlaků
}.
lilliput-log-rusted = Všechny { $trains }-vlaky rezivějí.
lilliput-log-obsolete = Všechny { $trains }-vlaky zastarávají.
lilliput-log-ran = { $company } posílá na trať { $routes }.
lilliput-log-ran-several = { $company } posílá na trať { $routes }: celkem { $revenue } £.
lilliput-log-ran-nothing = { $company } nemá žádný příjem.
lilliput-log-route = { $obsolete ->
    [yes] zastaralý { $train }-vlak
   *[no] { $train }-vlak
} { $stops } za { $revenue } £
lilliput-log-mines = Z dolů jde do pokladny { $amount } £.
lilliput-log-paid = { $times ->
    [1] Vyplaceno: { $gains }.
   *[other] Vyplaceno dvojnásobně: { $gains }.
}
lilliput-log-kept = V pokladně zůstává { $amount } £.
lilliput-log-price = { $way ->
    [up] Cena akcií stoupá na { $new } £.
    [down] Cena akcií klesá na { $new } £.
   *[same] Cena akcií zůstává { $new } £.
}
lilliput-log-price-of = { $company }: cena akcií { $new } £.
lilliput-log-gain = { $you ->
    [yes] ty
   *[no] { $account ->
        [company] pokladna společnosti { $target }
       *[seat] { $target }
    }
} { $amount } £
lilliput-log-money = { $gains }.
lilliput-log-money-card = Z karty: { $gains }.
lilliput-log-money-justiciary = Peníze od soudce: { $gains }.
lilliput-log-result = { $you ->
    [yes] ty
   *[no] { $who }
} { $score } £
lilliput-log-ended = Konečný výsledek: { $results }.
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
lilliput-fact-L-111 = Stojí to { $cost } £; { $company } má { $money } £.
lilliput-fact-L-114 = Dílek tohoto druhu ({ $tile }) už nezbývá.
lilliput-fact-L-116 = Toto místo je pro prázdnou trať.
lilliput-fact-L-117 = Toto místo je pro město.
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
lilliput-fact-L-238 = { $company } už nemá žádný žeton stanice.
lilliput-fact-L-240 = { $company } se na { $cell } nedostane.
lilliput-fact-L-291 = Na řadě je { $running }.

# Gulliver, who plays by rules of his own; $step is the letter of his step
automaton-lilliput = Gulliver
lilliput-log-gulliver = { $step }: { $deed } Důvod: { $why }.
lilliput-log-gulliver-plainly = { $step }: { $deed }
lilliput-log-gulliver-drawn = los z { $number } možností
lilliput-log-gulliver-first-possible = první možný krok
lilliput-log-gulliver-home-first = jeho první domovská stanice má přednost
lilliput-log-gulliver-own-city = jedno z jeho měst
lilliput-log-gulliver-nearest = co nejblíž k Mildendu
lilliput-log-gulliver-any-cell = { "" }
lilliput-log-gulliver-new-city = město právě vzniklo
lilliput-log-gulliver-loose-end = navazuje na volný konec kolejí { $choice }
lilliput-log-gulliver-end = { $cell }, { $side }
lilliput-log-gulliver-affordable = akcie, na kterou má
lilliput-log-gulliver-new-company = poslední certifikát zakládá společnost
lilliput-log-gulliver-highest-price = nejvyšší cena, na kterou má
lilliput-log-gulliver-own-home = jeho první domovský dílek
lilliput-log-gulliver-nearest-home = co nejblíž jeho první domovské stanici
lilliput-log-gulliver-only-company = { "" }
lilliput-log-gulliver-fewer-trains = má méně vlaků
lilliput-log-gulliver-lowest-train = má nejnižší vlak
lilliput-log-gulliver-first-company = je jeho první společnost
lilliput-log-gulliver-limit = Kvůli limitu vlaků odchází ze hry { $train }-vlak.
lilliput-log-gulliver-skips-nothing-possible = { $step }: nemá žádný dílek, který by mohl položit.
lilliput-log-gulliver-skips-no-new-city = { $step }: žádné nové město, tedy žádná stanice.
lilliput-log-gulliver-skips-no-marker = { $step }: na stanici nezbývá žeton.
lilliput-log-gulliver-skips-no-loose-end = { $step }: jeho města nemají volné konce kolejí.
lilliput-log-gulliver-skips-no-tile-fits = { $step }: k jeho volným koncům žádný dílek nepasuje.
lilliput-log-gulliver-skips-certificates = { $step }: má všechny certifikáty, které mít smí.
lilliput-log-gulliver-skips-no-share = { $step }: žádná akcie, na kterou by měl.
lilliput-log-gulliver-skips-too-poor = { $step }: na založení společnosti má málo peněz.
lilliput-log-gulliver-skips-no-company = { $step }: nezbývá společnost, která by se dala založit.
lilliput-log-gulliver-skips-no-slot = { $step }: žádné město nemá místo pro domovskou stanici.
