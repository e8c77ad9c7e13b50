# Lo que está mal en lo que alguien escribió.

complaint-tickets-aspect = tienen que ser dos números mayores que 0, anchura y altura, ninguno más de { $times } veces el otro
complaint-tickets-board-wanted = una tabla con name, cities, routes y tickets
complaint-tickets-endless = un jugador puede llenar { $spaces } espacios y tiene { $cars } vagones: nadie llega a la última ronda; pon cars = { $fewer }
complaint-tickets-colours-once = pon cada color una vez, con su número de cartas
complaint-tickets-joins-itself = une { $city } consigo misma
complaint-tickets-not-a-city = { $name } no es una ciudad de este tablero
complaint-tickets-not-an-action = { $text } no es una acción: draw, take COLOR, claim RECORRIDO NÚMERO COLOR, tickets, keep BILLETE o pass
complaint-tickets-thing-card = una carta
complaint-tickets-thing-ticket = un billete de este tablero
complaint-tickets-third-route = un tercer recorrido entre { $a } y { $b }
complaint-tickets-too-few = { $board }: billetes, { $number }; para { $players } jugadores hacen falta { $needed } (T-015)
complaint-tickets-write-claim = escribe así: claim montreal-new_york 2 blue 1 locomotive
