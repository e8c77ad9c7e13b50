# The table of Ticket to Ride on the page.

tickets-map = Mapa měst a tratí
tickets-face-up = Odkryté karty
tickets-hand-none = Zatím žádné karty.
tickets-hand-hidden = Skryto: u této obrazovky je víc lidí.
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

tickets-prompt-first = Vyber, které z prvních jízdenek si necháš.
tickets-prompt-turn = Lízni si dvě karty, obsaď zářící trať, nebo si lízni jízdenky.
tickets-prompt-turn-no-claim = Lízni si dvě karty, nebo si lízni jízdenky.
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
tickets-keep-no = klikni a nech si ji
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
tickets-tell-ticket-done = { $who }: jízdenka { $ticket } splněna, { $points }.
tickets-tell-ticket-missed = { $who }: jízdenka { $ticket } nesplněna, { $points }.
tickets-tell-path = { $who }: nejdelší souvislá trať, délka { $length }.
tickets-tell-path-bonus = { $who }: souvislá trať, délka { $length }, nejdelší ze všech: { $points }.
tickets-tell-won = Vyhrává { $who } s počtem bodů { $points }.
tickets-tell-you-won = Vyhráváš s počtem bodů { $points }!
tickets-tell-shared = Společné vítězství ({ $who }), body: { $points }.
tickets-sheet-running = Hra neskončila: počítají se jen tratě.

tickets-key-take = vzít si tuto odkrytou kartu
tickets-key-draw = líznout si z balíčku
tickets-key-tickets = líznout si jízdenky
tickets-key-keep = označit jízdenku, kterou si necháš

# The start page, the choice of variants, and the guide
tickets-board = Herní plán
tickets-board-about = Mapa, na které se hraje: ta z krabice nebo vlastní plán.
tickets-board-usa = Spojené státy
tickets-board-usa-about = Mapa z krabice: 36 měst od Vancouveru po Miami.
start-about-tickets = Sbírej karty vagónů, obsazuj tratě, spojuj města ze svých jízdenek. 2–5 hráčů, asi 45 minut.
learn-about-tickets = Karty, tratě a jízdenky: za deset minut to umíš.
guide-tickets-first-tickets = Máš tři jízdenky. Na každé jsou dvě města: spoj je do konce vlastními tratěmi a body získáš, jinak je ztratíš. Nech si aspoň dvě.
guide-tickets-first-tickets-more = Najeď na jízdenku a uvidíš její města. Jízdenky, které vedou stejným směrem, mohou mít tratě společné.
guide-tickets-keep = Máš nové jízdenky a aspoň jednu si musíš nechat. Hledej takovou, kterou tvoje tratě už skoro spojují.
guide-tickets-draw = Ve svém tahu uděláš jednu věc: lízneš si dvě karty, obsadíš trať, nebo si lízneš jízdenky. Teď máš karet málo, tak si vezmi odkrytou, nebo skrytou z balíčku.
guide-tickets-draw-more = Barevná trať chce karty své barvy, šedá karty kterékoli jedné barvy.
guide-tickets-second = Teď si vezmi druhou kartu. Odkrytou lokomotivu jako druhou vzít nejde.
guide-tickets-claim = Tratě, které září, můžeš obsadit kartami z ruky. Klikni na jednu, vyber karty, je-li z čeho, a potvrď: tvoje vagóny na ni najedou.
guide-tickets-claim-more = Dlouhé tratě bodují mnohem víc: 1, 2, 4, 7, 10 nebo 15 bodů za jedno až šest políček.
guide-tickets-aims = Dole vidíš své jízdenky a jak na tom jsou: splněno, možné, nebo nelze splnit. Najdi nejkratší cestu a sbírej její barvy.
guide-tickets-locomotive = Lokomotiva platí za každou barvu. Odkrytá tě stojí celý tah; skrytá z balíčku je štěstí a nestojí nic navíc.
guide-tickets-twin = Některá města spojují dvě tratě. Ve dvou nebo třech hráčích se z nich smí obsadit jen jedna: kde ji potřebuješ, pospěš si.
guide-tickets-players = Sleduj i ostatní: body, vagóny a počet karet jsou vidět. Kdo má hodně karet, chystá se obsadit něco dlouhého.
guide-tickets-more-tickets = Když máš jízdenky splněné, můžeš si líznout další tři a nechat si aspoň jednu. Víc bodů, víc rizika.
guide-tickets-end = Když někomu zbudou dva vagóny nebo méně, má každý poslední tah. Pak se počítají jízdenky a nejdelší souvislá trať vynese dalších 10 bodů.
