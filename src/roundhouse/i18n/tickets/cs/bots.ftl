### Why a computer player decided as it did, in Ticket to Ride: one line for each step of its plan.

reason-ticket-way = { $from } – { $to }: tudy vede cesta pro { $you ->
    [yes] tvoji jízdenku
   *[no] jízdenku
}.
reason-ticket-given-up = { $you ->
    [yes] Tvoji jízdenku
   *[no] Jízdenku
} { $from } – { $to } už se nevyplatí plnit.
reason-tickets-done = { $you ->
    [yes] Všechny tvoje jízdenky jsou splněné.
   *[no] Všechny jízdenky jsou splněné.
}
reason-routes-left = { $you ->
    [yes] Tvoje jízdenky
   *[no] Jízdenky
} potřebují ještě { $number ->
    [one] jednu trať
    [few] { $number } tratě
   *[other] { $number } tratí
} ({ $spaces ->
    [one] jedno políčko
    [few] { $spaces } políčka
   *[other] { $spaces } políček
}); { $missing ->
    [0] karty na to jsou
    [one] chybí jedna karta
    [few] chybí { $missing } karty
   *[other] chybí { $missing } karet
}.
reason-route-threatened = Trať { $from } – { $to } by se těžko nahrazovala, kdyby ji někdo obsadil.
reason-route-extra = Trať { $from } – { $to } by stála za to jen kvůli bodům.
reason-turns-left = Na každého zbývá asi { $number ->
    [one] ještě jeden tah
    [few] ještě { $number } tahy
   *[other] ještě { $number } tahů
}.
