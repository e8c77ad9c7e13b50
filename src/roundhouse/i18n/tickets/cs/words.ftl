# The game of train cards, routes and tickets: names, prompts, log lines, and the facts of a refusal.

game-tickets = Ticket to Ride

# The colours agree with "karta" and "trať".
colour-purple = fialová
colour-blue = modrá
colour-orange = oranžová
colour-white = bílá
colour-green = zelená
colour-yellow = žlutá
colour-black = černá
colour-red = červená
colour-gray = šedá
colour-locomotive = lokomotiva

# How many cards of a colour
tickets-cards-purple = { $number } { $number ->
    [one] fialová
    [few] fialové
   *[other] fialových
}
tickets-cards-blue = { $number } { $number ->
    [one] modrá
    [few] modré
   *[other] modrých
}
tickets-cards-orange = { $number } { $number ->
    [one] oranžová
    [few] oranžové
   *[other] oranžových
}
tickets-cards-white = { $number } { $number ->
    [one] bílá
    [few] bílé
   *[other] bílých
}
tickets-cards-green = { $number } { $number ->
    [one] zelená
    [few] zelené
   *[other] zelených
}
tickets-cards-yellow = { $number } { $number ->
    [one] žlutá
    [few] žluté
   *[other] žlutých
}
tickets-cards-black = { $number } { $number ->
    [one] černá
    [few] černé
   *[other] černých
}
tickets-cards-red = { $number } { $number ->
    [one] červená
    [few] červené
   *[other] červených
}
tickets-cards-locomotive = { $number } { $number ->
    [one] lokomotiva
    [few] lokomotivy
   *[other] lokomotiv
}

# Panels
tickets-players = Hráči
tickets-points = body
tickets-cars = vagóny
tickets-cards = ruka
tickets-tickets = jízd.
tickets-display = Odkryté karty
tickets-display-empty = žádné karty
tickets-deck = Balíček { $number }
tickets-discard = Odhoz { $number }
tickets-ticket-deck = Jízdenky { $number }
tickets-hand = Tvoje karty
tickets-hand-empty = žádné karty
tickets-own = Tvoje jízdenky
tickets-drawn = Jízdenky na výběr
tickets-done = splněno
tickets-possible = možné
tickets-cut-off = nelze splnit
tickets-final-round = Poslední kolo: { $number ->
    [one] zbývá jeden tah.
    [few] zbývají { $number } tahy.
   *[other] zbývá { $number } tahů.
}
tickets-news = Naposledy

tickets-key-open = Karty, volné tratě:
tickets-key-claimed = Obsazeno:
tickets-key-rest = { $city } město   { $goal } město z tvých jízdenek   { $closed } zavřeno pro všechny
tickets-map-hint = Mapu ukáže příkaz { play-word-map }: do tohoto okna se všechno najednou nevejde.
tickets-aims =
    Sbírej karty vagónů a obsazuj za ně tratě: v každém tahu jedna věc.
    Trať boduje hned: 1, 2, 4, 7, 10 nebo 15 bodů za jedno až šest políček.
    Spoj dvě města z jízdenky vlastními tratěmi: její body získáš, jinak je ztratíš.
    Nejdelší souvislá trať vynese na konci 10 bodů; vyhrává nejvyšší součet.
    Když někomu zbudou dva vagóny nebo méně, má každý ještě jeden tah.

# What is asked
tickets-ask-first = Nech si aspoň dvě ze svých prvních jízdenek (keep 1 3: první a třetí).
tickets-ask-turn = Jsi na tahu: lízni si dvě karty, obsaď trať, nebo si lízni jízdenky.
tickets-ask-second = Vezmi si druhou kartu.
tickets-ask-keep = Nech si aspoň jednu z těchto jízdenek (keep 2: druhá).
tickets-ask-pass = V tomto tahu nemůžeš dělat nic: vynech.

# Choices
tickets-do-draw = lízni si z balíčku
tickets-do-take = vezmi si { $card }
tickets-do-tickets = lízni si jízdenky
tickets-do-keep = nech si { $tickets }
tickets-do-pass = vynech tah
tickets-route = { $a } – { $b }
tickets-points-gain = +{ $points }
tickets-notation =
    { "  " }líznout si z balíčku      draw nebo d
    { "  " }vzít si odkrytou kartu    take red nebo red
    { "  " }obsadit trať a zaplatit   claim { $route } { $cards }
    { "  " }                          města v libovolném pořadí; na karty se zeptáme
    { "  " }líznout si jízdenky       tickets nebo t
    { "  " }nechat si jízdenky        keep { $ticket } nebo keep 1 3 podle řádků
    { "  " }když nejde nic jiného     pass
    { "  " }Barvy: purple fialová, blue modrá, orange oranžová, white bílá, green zelená,
    { "  " }yellow žlutá, black černá, red červená, locomotive lokomotiva

tickets-notation-double =
    Tratě vedle sebe končí na .1 a .2: { $route } a { $other }.
    Vynech to tam, kde je z tvých karet nebo z volných tratí jasné, kterou myslíš.

# What somebody meant to write
tickets-two-routes = dvě tratě: { $first }, { $second }
tickets-single-route = { $route } je jednoduchá trať: číslo vynech
tickets-near-routes = trať „{ $text }“ neexistuje; nemyslíš { $routes }?
tickets-no-cities = „{ $text }“ nejsou dvě města této mapy; napiš trať jako { $example }
tickets-one-city = { $city }: město nejde spojit samo se sebou
tickets-not-joined = { $a } a { $b } nespojuje žádná trať; z města { $a } vedou tratě sem: { $others }
tickets-no-line = v seznamu jízdenek není řádek { $line }: vyber 1 až { $last }

# What happened. $you is yes if the reader did it. Cards stand in the accusative.
tickets-log-card-seen = { $colour ->
    [purple] fialovou kartu
    [blue] modrou kartu
    [orange] oranžovou kartu
    [white] bílou kartu
    [green] zelenou kartu
    [yellow] žlutou kartu
    [black] černou kartu
    [red] červenou kartu
    [locomotive] lokomotivu
   *[other] kartu ({ $name })
}
tickets-log-card-alike = ještě jednu stejnou
tickets-log-card-unseen = skrytou kartu
tickets-log-two-unseen = { $you ->
    [yes] Lížeš si
   *[no] { $who } si líže
} dvě skryté karty.
tickets-log-two-own = { $you ->
    [yes] Lížeš si
   *[no] { $who } si líže
} { $first } a { $second } z balíčku.
tickets-log-card-unseen-own = { $card } z balíčku
tickets-log-one-card = { $you ->
    [yes] Bereš
   *[no] { $who } bere
} { $first }.
tickets-log-two-cards = { $you ->
    [yes] Bereš
   *[no] { $who } bere
} { $first } a { $second }.
tickets-log-display = Odkryté jsou tři lokomotivy: { $times ->
    [one] všechny karty se mění.
    [few] všechny karty se mění { $times }krát.
   *[other] všechny karty se mění { $times }krát.
}
tickets-log-shuffled = { $times ->
    [one] Odhazovací balíček se míchá
    [few] Odhazovací balíček se míchá { $times }krát
   *[other] Odhazovací balíček se míchá { $times }krát
}: { $cards ->
    [one] v novém balíčku je jedna karta.
    [few] v novém balíčku jsou { $cards } karty.
   *[other] v novém balíčku je { $cards } karet.
}
tickets-log-claimed = { $you ->
    [yes] Obsazuješ
   *[no] { $who } obsazuje
} trať { $route } (karty: { $cards }): +{ $points }.
tickets-log-tickets-drawn = { $you ->
    [yes] Lížeš si
   *[no] { $who } si líže
} { $number ->
    [one] jednu jízdenku.
    [few] { $number } jízdenky.
   *[other] { $number } jízdenek.
}
tickets-log-tickets-kept = { $you ->
    [yes] Necháváš si
   *[no] { $who } si nechává
} { $number ->
    [one] jednu jízdenku.
    [few] { $number } jízdenky.
   *[other] { $number } jízdenek.
}
tickets-log-tickets-kept-own = { $you ->
    [yes] Necháváš si
   *[no] { $who } si nechává
} { $tickets }.
tickets-log-first-tickets = { $you ->
    [yes] Vybíráš
   *[no] { $who } vybírá
} první jízdenky.
tickets-log-all-chosen = Všichni mají první jízdenky vybrané. Ponechané: { $numbers }.
tickets-log-kept-count = { $you ->
    [yes] ty
   *[no] { $who }
} { $number }
tickets-log-begins = { $you ->
    [yes] Začínáš ty
   *[no] Začíná { $who }
}
tickets-log-passed = { $you ->
    [yes] Vynecháváš
   *[no] { $who } vynechává
} tah.
tickets-log-final-round = { $you ->
    [yes] { $cars ->
    [0] Nemáš už žádný vagón
    [one] Máš už jen jeden vagón
    [few] Máš už jen { $cars } vagóny
   *[other] Máš už jen { $cars } vagónů
}
   *[no] { $who } { $cars ->
    [0] nemá už žádný vagón
    [one] má už jen jeden vagón
    [few] má už jen { $cars } vagóny
   *[other] má už jen { $cars } vagónů
}
}: každého čeká ještě jeden tah.
tickets-log-tickets-scored = { $you ->
    [yes] Tvoje jízdenky
   *[no] { $who }, jízdenky
}: { $tickets }.
tickets-log-ticket-scored = { $ticket } { $sign }{ $points }
tickets-log-longest = { $you ->
    [yes] Máš
   *[no] { $who } má
} nejdelší souvislou trať, { $length ->
    [one] { $length } vagón
    [few] { $length } vagóny
   *[other] { $length } vagónů
}: +{ $points }.
tickets-log-ended = Konečné skóre: { $results }.
tickets-log-result = { $you ->
    [yes] ty
   *[no] { $who }
} { $points }

# The facts of a refusal, after the rule
tickets-fact-T-026 = Jízdenku { $ticket } nemáš na výběr.
tickets-fact-T-089 = Jízdenku { $ticket } nemáš mezi líznutými.
tickets-fact-T-027 = Nech si aspoň { $fewest }.
tickets-fact-T-090 = Nech si aspoň { $fewest }.
tickets-fact-T-029 = Nejdřív si vyber jízdenky.
tickets-fact-T-034 = Na tahu je { $active }.
tickets-fact-T-036 = Už si bereš karty: vezmi si druhou.
tickets-fact-T-036-keep = Nejdřív vyber, které z líznutých jízdenek si necháš.
tickets-fact-T-039 = Mezi odkrytými kartami není { $colour }.
tickets-fact-T-063 = Trať { $route } na této mapě není.
tickets-fact-T-065-held = Karty ({ $colour }): máš { $held } z { $needed }.
tickets-fact-T-065-locomotives = Karty ({ $colour }): máš { $held } z { $needed } a k tomu { $locomotives ->
    [one] jednu lokomotivu
    [few] { $locomotives } lokomotivy
   *[other] { $locomotives } lokomotiv
}: { $missing ->
    [0] dohromady to stačí.
    [one] chybí jedna karta.
    [few] chybí { $missing } karty.
   *[other] chybí { $missing } karet.
}
tickets-fact-T-065-count = Trať { $route } má { $length ->
    [one] jedno políčko
    [few] { $length } políčka
   *[other] { $length } políček
}, dáváš { $cards ->
    [one] jednu kartu
    [few] { $cards } karty
   *[other] { $cards } karet
}.
tickets-fact-T-066 = Mícháš barvy: { $first } a { $second }.
tickets-fact-T-069 = Mícháš barvy: { $first } a { $second }.
tickets-fact-T-067 = Trať { $route } je { $needed }, ne { $colour }.
tickets-fact-T-074 = Trať { $route } potřebuje { $length ->
    [one] jeden vagón
    [few] { $length } vagóny
   *[other] { $length } vagónů
}, ty máš { $cars }.
tickets-fact-T-077 = Trať { $route } už { $you ->
    [yes] je tvoje
   *[no] má { $owner }
}.
tickets-fact-T-079 = Souběžnou trať { $route } už máš ty.
tickets-fact-T-080 = Souběžnou trať { $route } { $you ->
    [yes] máš ty
   *[no] má { $owner }
}.

# The score sheet of the terminal.

tickets-sheet-routes = Tratě
tickets-sheet-tickets = Jízdenky
tickets-sheet-longest = Nejdelší trať
tickets-sheet-completed = splněno
tickets-sheet-missed = nesplněno
tickets-sheet-no-routes = žádné tratě
tickets-sheet-no-path = žádná souvislá trať
tickets-sheet-cars = { $number ->
    [one] jeden vagón
    [few] { $number } vagóny
   *[other] { $number } vagónů
}
tickets-sheet-unfinished = Tato hra není dohraná: jízdenky a nejdelší souvislá trať jsou ještě otevřené.

tickets-pay = { $what }: vyber karty.
tickets-own-board = Mapa: { $name }.
