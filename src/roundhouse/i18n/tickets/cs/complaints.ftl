# Co je špatně na tom, co někdo napsal.

complaint-tickets-aspect = musí to být dvě čísla větší než 0, šířka a výška, žádné víc než { $times }krát větší než druhé
complaint-tickets-board-wanted = tabulka s name, cities, routes a tickets
complaint-tickets-endless = jeden hráč může zaplnit { $spaces } políčekček a má { $cars } vagónů: nikdo se nedostane do posledního kola; nastav cars = { $fewer }
complaint-tickets-colours-once = uveď každou barvu jednou s počtem karet
complaint-tickets-joins-itself = spojuje { $city } se sebou samým
complaint-tickets-not-a-city = { $name } není město této mapy
complaint-tickets-not-an-action = { $text } není akce: draw, take BARVA, claim TRAŤ POČET BARVA, tickets, keep JÍZDENKA nebo pass
complaint-tickets-thing-card = karta
complaint-tickets-thing-ticket = jízdenka této mapy
complaint-tickets-third-route = třetí trať mezi { $a } a { $b }
complaint-tickets-too-few = { $board }: jízdenek je { $number }; při { $players } hráčích jich je třeba { $needed } (T-015)
complaint-tickets-write-claim = napiš to takto: claim montreal-new_york 2 blue 1 locomotive
