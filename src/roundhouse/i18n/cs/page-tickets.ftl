# The table of Ticket to Ride on the page.

tickets-map = Mapa měst a tratí
tickets-face-up = Odkryté karty
tickets-hand-none = Zatím žádné karty.
tickets-hand-hidden = Skryto: u této obrazovky je víc lidí.
tickets-none-yet = Zatím žádné jízdenky.
tickets-to-go = { $cars ->
    [one] zbývá jeden vagón
    [few] zbývají { $cars } vagóny
   *[other] zbývá { $cars } vagónů
}
tickets-ahead-done = dokončí { $ticket }
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

tickets-prompt-first = Vyber, které z prvních jízdenek si necháš.
tickets-prompt-turn = Lízni si dvě karty, obsaď zářící trať, nebo si vezmi jízdenky.
tickets-prompt-turn-no-claim = Lízni si dvě karty, nebo si vezmi jízdenky.
tickets-prompt-second = Vezmi si druhou kartu.
tickets-prompt-keep = Vyber, které z nových jízdenek si necháš.
tickets-prompt-pass = V tomto tahu nemůžeš dělat nic.
tickets-over = Konec hry.
tickets-over-telling = Teď se všechno spočítá.
tickets-last-round = { $number ->
    [one] Poslední kolo: zbývá jeden tah.
    [few] Poslední kolo: zbývají { $number } tahy.
   *[other] Poslední kolo: zbývá { $number } tahů.
}

tickets-say-draw = Líznout si z balíčku
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
tickets-route-closed = { $route }, zavřená: trať vedle už někdo má
tickets-route-claimed = { $route }, { $length ->
    [one] jedno políčko
    [few] { $length } políčka
   *[other] { $length } políček
}, má ji { $who }

tickets-claim-title = Obsadit { $route }?
tickets-pay-with = Čím zaplatit
tickets-pay-only = Platíš
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
tickets-keep-yes = necháváš si
tickets-keep-no = klikni a nech si ji
tickets-keep-do = { $number ->
    [0] Nechat si
    [one] Nechat si jednu jízdenku
    [few] Nechat si { $number } jízdenky
   *[other] Nechat si { $number } jízdenek
}
tickets-draw-title = Líznout si tři jízdenky?
tickets-draw-text = Prohlédneš si je a aspoň jednu si necháš. Jízdenka, která na konci není spojená, stojí své body.
tickets-draw-do = Líznout si jízdenky
tickets-pass-title = V tomto tahu nemůžeš dělat nic.

tickets-final = Závěrečné bodování
tickets-final-next = Další
tickets-final-skip = K výsledku
tickets-final-again = Ukázat znovu
tickets-col-rank = Pořadí
tickets-col-player = Hráč
tickets-col-routes = Tratě
tickets-col-tickets = Jízdenky
tickets-col-path = Nejdelší trať
tickets-col-total = Celkem
tickets-path-length = { $length }
tickets-tell-routes = Body za tratě už jsou započtené.
tickets-tell-ticket-done = { $who }: jízdenka { $ticket } splněna, { $points }.
tickets-tell-ticket-missed = { $who }: jízdenka { $ticket } nesplněna, { $points }.
tickets-tell-path = { $who }: nejdelší souvislá trať, délka { $length }.
tickets-tell-path-bonus = { $who }: souvislá trať, délka { $length }, nejdelší ze všech: { $points }.
tickets-tell-won = Vyhrává { $who }, body: { $points }.
tickets-tell-you-won = Vyhráváš! Body: { $points }.
tickets-tell-shared = Společné vítězství ({ $who }), body: { $points }.
tickets-sheet-running = Hra neskončila: počítají se jen tratě.

tickets-key-take = vzít si tuto odkrytou kartu
tickets-key-draw = líznout si z balíčku
tickets-key-tickets = líznout si jízdenky
tickets-key-keep = označit jízdenku, kterou si necháš
