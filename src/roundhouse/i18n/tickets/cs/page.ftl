# The table of Ticket to Ride on the page.

tickets-map = Mapa měst a tratí
tickets-face-up = Odkryté karty
tickets-hand-hidden = Skryto: u této obrazovky je víc lidí.
tickets-none-yet = Zatím žádné jízdenky.
tickets-to-go = { $cars ->
    [one] zbývá jeden vagón
    [few] zbývají { $cars } vagóny
   *[other] zbývá { $cars } vagónů
}
tickets-ahead-done = splní { $ticket }
tickets-ahead-closer = { $ticket }: { $left }
tickets-pile-deck = balíček
tickets-pile-tickets = jízdenky
tickets-pile-discard = odhoz
tickets-stat-cars = { $number ->
    [one] vagón
    [few] vagóny
   *[other] vagónů
}
tickets-stat-cards = { $number ->
    [one] karta
    [few] karty
   *[other] karet
}
tickets-stat-tickets = { $number ->
    [one] jízdenka
    [few] jízdenky
   *[other] jízdenek
}

tickets-prompt-first = Vyber, které z prvních jízdenek si necháš.
tickets-prompt-turn = Lízni si dvě karty, obsaď zářící trať, nebo si lízni jízdenky.
tickets-prompt-turn-no-claim = Lízni si dvě karty, nebo si lízni jízdenky.
tickets-prompt-picked = { $number ->
    [0] Samotné tyto karty nestačí na žádnou trať.
    [one] Těmito kartami můžeš zaplatit trať, která září.
    [few] Těmito kartami můžeš zaplatit { $number } tratě, které září.
   *[other] Těmito kartami můžeš zaplatit { $number } tratí, které září.
}
tickets-prompt-second = Vezmi si druhou kartu.
tickets-prompt-keep = Vyber, které z nových jízdenek si necháš.
tickets-prompt-pass = V tomto tahu nemůžeš dělat nic.
tickets-over = Konec hry.
tickets-over-telling = Teď přijde závěrečné bodování.
tickets-last-round = { $number ->
    [one] Poslední kolo: zbývá jeden tah.
    [few] Poslední kolo: zbývají { $number } tahy.
   *[other] Poslední kolo: zbývá { $number } tahů.
}

tickets-say-draw = Líznout si z balíčku
tickets-say-take = Vzít si { $card }
tickets-say-tickets = Líznout si jízdenky
tickets-say-keep = Nechat si { $tickets }
tickets-say-claim = Obsadit { $route }: { $cards }
tickets-say-pass = Vynechat tah

tickets-route-open = { $route }, { $colour }, { $length ->
    [one] jedno políčko
    [few] { $length } políčka
   *[other] { $length } políček
}
tickets-route-claimable = { $route }, { $colour }, { $length ->
    [one] jedno políčko
    [few] { $length } políčka
   *[other] { $length } políček
}: můžeš ji obsadit
tickets-route-closed = { $route }, zavřená: trať vedle je obsazená
tickets-route-claimed = { $route }, { $length ->
    [one] jedno políčko
    [few] { $length } políčka
   *[other] { $length } políček
}, má ji { $who }

tickets-claim-title = Obsadit { $route }?
tickets-pay-with = Čím zaplatit
tickets-hand-about = Klikni na karty a uvidíš, které tratě se jimi dají zaplatit.
tickets-pay-locomotives = Počet lokomotiv
tickets-pay-fewer = O jednu lokomotivu méně
tickets-pay-more = O jednu lokomotivu více
tickets-pay-no-other = Jinak se tato trať zaplatit nedá.
tickets-claim-points = { $points ->
    [one] +1 bod
    [few] +{ $points } body
   *[other] +{ $points } bodů
}
tickets-claim-leaves = zbude { $cards ->
    [one] jedna karta
    [few] { $cards } karty
   *[other] { $cards } karet
} a { $cars ->
    [one] jeden vagón
    [few] { $cars } vagóny
   *[other] { $cars } vagónů
}
tickets-claim-do = { $length ->
    [one] Položit jeden vagón
    [few] Položit { $length } vagóny
   *[other] Položit { $length } vagónů
}
tickets-keep-title = { $fewest ->
    [one] Nech si aspoň jednu jízdenku
    [few] Nech si aspoň { $fewest } jízdenky
   *[other] Nech si aspoň { $fewest } jízdenek
}
tickets-need = { $cars ->
    [one] potřebuje jeden vagón
    [few] potřebuje { $cars } vagóny
   *[other] potřebuje { $cars } vagónů
}
tickets-need-shared = { $more ->
    [0] k ostatním žádný navíc
   *[other] k ostatním jen { $more } navíc
}
tickets-need-too-many = { $needs }: s ostatními je to moc
tickets-need-all = na všechny { $cars } z tvých { $have } vagónů
tickets-need-not-all = Na všechny nemáš dost vagónů
tickets-keep-do = { $number ->
    [0] Nechat si
    [one] Nechat si jednu jízdenku
    [few] Nechat si { $number } jízdenky
   *[other] Nechat si { $number } jízdenek
}
tickets-draw-title = Líznout si tři jízdenky?
tickets-draw-text = Prohlédneš si je a aspoň jednu si necháš. Nesplněná jízdenka tě na konci připraví o své body.
tickets-draw-do = Líznout si jízdenky
tickets-pass-title = V tomto tahu nemůžeš dělat nic.

tickets-final = Závěrečné bodování
tickets-final-next = Další
tickets-final-skip = Přejít k výsledku
tickets-final-again = Ukázat znovu
tickets-col-rank = Pořadí
tickets-col-player = Hráč
tickets-col-routes = Tratě
tickets-col-tickets = Jízdenky
tickets-col-path = Nejdelší trať
tickets-col-total = Celkem
tickets-path-length = { $length }
tickets-tell-routes = Body za tratě už jsou započtené.
tickets-tell-ticket-done = { $who } plní jízdenku { $ticket }: { $points }.
tickets-tell-ticket-missed = { $who } nemá jízdenku { $ticket } splněnou: { $points }.
tickets-tell-path = { $who }: nejdelší souvislá trať, délka { $length }.
tickets-tell-path-bonus = { $who }: souvislá trať, délka { $length }, nejdelší ze všech: { $points }.
tickets-tell-won = Vyhrává { $who } se ziskem { $points ->
    [one] { $points } bodu
    [few] { $points } bodů
   *[other] { $points } bodů
}.
tickets-tell-you-won = Vyhráváš se ziskem { $points ->
    [one] { $points } bodu
    [few] { $points } bodů
   *[other] { $points } bodů
}!
tickets-tell-shared = Společné vítězství se ziskem { $points ->
    [one] { $points } bodu
    [few] { $points } bodů
   *[other] { $points } bodů
}: { $who }.
tickets-sheet-running = Hra neskončila: počítají se jen tratě.

tickets-key-take = vzít si tuto odkrytou kartu
tickets-key-draw = líznout si z balíčku
tickets-key-tickets = líznout si jízdenky
tickets-key-keep = označit jízdenku, kterou si necháš

# The start page, the choice of variants, and the guide
tickets-board = Mapa
tickets-board-about = Na čem se hraje: mapa z krabice, nebo vlastní.
tickets-board-usa = Spojené státy
tickets-board-usa-about = Mapa z krabice: 36 měst od Vancouveru po Miami.
start-about-tickets = Sbírej karty vagónů, obsazuj tratě, spojuj města ze svých jízdenek. 2–5 hráčů, asi 45 minut.
learn-about-tickets = Karty, tratě a jízdenky: za deset minut to umíš.
tickets-board-fenmark = Fenmark
tickets-board-fenmark-about = Vymyšlená země nejvýše pro tři: 20 měst, 29 vagónů, krátká hra.
tickets-board-ulverland = Ulverland
tickets-board-ulverland-about = Vymyšlená země nejvýše pro čtyři: 30 měst, 33 vagónů.
tickets-board-great-sallow = Velký Sallow
tickets-board-great-sallow-about = Vymyšlená země nejvýše pro pět: 42 měst, 43 vagónů, dlouhé cesty.
