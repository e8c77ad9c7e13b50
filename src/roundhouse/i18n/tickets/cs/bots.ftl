### Why a computer player decided as it did, in Ticket to Ride: one line for each step of its plan.

reason-ticket-way = Kvůli jízdence staví trať { $from } – { $to }.
reason-ticket-given-up = Jízdenku { $from } – { $to } už vzdává.
reason-tickets-done = Všechny jeho jízdenky jsou splněné.
reason-routes-left = Jeho jízdenky potřebují ještě { $number ->
    [one] jednu trať
    [few] { $number } tratě
   *[other] { $number } tratí
}, políček celkem { $spaces }; { $missing ->
    [0] karty na to má
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
