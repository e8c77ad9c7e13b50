### Why a computer player decided as it did, in Ticket to Ride: one line for each step of its plan.

reason-ticket-way = { $from } – { $to }: kvůli jízdence.
reason-ticket-given-up = Jízdenku { $from } – { $to } už vzdává.
reason-tickets-done = Všechny jízdenky jsou splněné.
reason-routes-left = Jízdenky potřebují ještě { $number ->
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
reason-route-extra = Jen kvůli bodům má v plánu trať { $from } – { $to }.
reason-turns-left = Čeká, že na každého zbývá { $number ->
    [one] ještě jeden tah
    [few] ještě { $number } tahy
   *[other] ještě { $number } tahů
}.
