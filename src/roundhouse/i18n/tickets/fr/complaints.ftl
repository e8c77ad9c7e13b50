# Ce qui ne va pas dans ce que quelqu’un a écrit.

complaint-tickets-aspect = doit être deux nombres supérieurs à 0, largeur et hauteur, aucun plus de { $times } fois l’autre
complaint-tickets-board-wanted = une table avec name, cities, routes et tickets
complaint-tickets-endless = un joueur peut remplir { $spaces } cases et a { $cars } wagons : personne n’arrive au dernier tour ; mettez cars = { $fewer }
complaint-tickets-colours-once = donnez chaque couleur une fois, avec son nombre de cartes
complaint-tickets-joins-itself = relie { $city } à elle-même
complaint-tickets-not-a-city = { $name } n’est pas une ville de ce plateau
complaint-tickets-not-an-action = { $text } n’est pas une action : draw, take COULEUR, claim ROUTE NOMBRE COULEUR, tickets, keep OBJECTIF ou pass
complaint-tickets-thing-card = une carte
complaint-tickets-thing-ticket = un objectif de ce plateau
complaint-tickets-third-route = une troisième route entre { $a } et { $b }
complaint-tickets-too-few = { $board } : objectifs, { $number } ; à { $players } joueurs, il en faut { $needed } (T-015)
complaint-tickets-write-claim = écrivez ainsi : claim montreal-new_york 2 blue 1 locomotive
