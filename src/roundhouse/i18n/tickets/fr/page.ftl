# The table of Ticket to Ride on the page.

tickets-map = Plan des villes et des routes
tickets-face-up = Cartes visibles
tickets-hand-hidden = Cachée : plusieurs personnes partagent cet écran.
tickets-none-yet = Pas encore d’objectifs.
tickets-to-go = { $cars ->
    [one] encore { $cars } wagon
   *[other] encore { $cars } wagons
}
tickets-ahead-done = réussit { $ticket }
tickets-ahead-closer = { $ticket } : { $left }
tickets-pile-deck = pioche
tickets-pile-tickets = objectifs
tickets-pile-discard = défausse
tickets-stat-cars = { $number ->
    [one] wagon
   *[other] wagons
}
tickets-stat-cards = { $number ->
    [one] carte
   *[other] cartes
}
tickets-stat-tickets = { $number ->
    [one] objectif
   *[other] objectifs
}

tickets-prompt-first = Choisissez lesquels de vos premiers objectifs vous gardez.
tickets-prompt-turn = Piochez deux cartes, prenez une route qui brille ou piochez des objectifs.
tickets-prompt-turn-no-claim = Piochez deux cartes ou piochez des objectifs.
tickets-prompt-picked = { $number ->
    [0] Ces cartes seules ne peuvent payer aucune route.
    [one] Ces cartes peuvent payer la route qui brille.
   *[other] Ces cartes peuvent payer les { $number } routes qui brillent.
}
tickets-prompt-second = Prenez votre deuxième carte.
tickets-prompt-keep = Choisissez lesquels des nouveaux objectifs vous gardez.
tickets-prompt-pass = Vous ne pouvez rien faire à ce tour.
tickets-over = Fin de la partie.
tickets-over-telling = Place au décompte final.
tickets-last-round = { $number ->
    [one] Dernier tour : encore { $number } joueur.
   *[other] Dernier tour : encore { $number } joueurs.
}

tickets-say-draw = Piocher une carte
tickets-say-take = Prendre { $card }
tickets-say-tickets = Piocher des objectifs
tickets-say-keep = Garder { $tickets }
tickets-say-claim = Prendre { $route } avec { $cards }
tickets-say-pass = Passer

tickets-route-open = { $route }, { $colour }, { $length ->
    [one] { $length } case
   *[other] { $length } cases
}
tickets-route-claimable = { $route }, { $colour }, { $length ->
    [one] { $length } case
   *[other] { $length } cases
} : vous pouvez la prendre
tickets-route-closed = { $route }, fermée : la route d’à côté est prise
tickets-route-claimed = { $route }, { $length ->
    [one] { $length } case
   *[other] { $length } cases
}, prise par { $who }

tickets-claim-title = Prendre { $route } ?
tickets-pay-with = Payer avec
tickets-hand-about = Cliquez sur des cartes pour voir quelles routes elles peuvent payer.
tickets-pay-locomotives = Nombre de locomotives
tickets-pay-fewer = Une locomotive de moins
tickets-pay-more = Une locomotive de plus
tickets-pay-no-other = Il n’y a pas d’autre façon de payer cette route.
tickets-claim-points = { $points ->
    [one] +{ $points } point
   *[other] +{ $points } points
}
tickets-claim-leaves = il vous reste { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} et { $cars ->
    [one] { $cars } wagon
   *[other] { $cars } wagons
}
tickets-claim-do = { $length ->
    [one] Placer { $length } wagon
   *[other] Placer { $length } wagons
}
tickets-keep-title = { $fewest ->
    [one] Gardez au moins { $fewest } objectif
   *[other] Gardez au moins { $fewest } objectifs
}
tickets-need = { $cars ->
    [one] demande { $cars } wagon
   *[other] demande { $cars } wagons
}
tickets-need-shared = { $more ->
    [0] aucun en plus
   *[other] seulement { $more } en plus
}
tickets-need-too-many = { $needs } : trop avec les autres
tickets-need-all = { $cars } de vos { $have } wagons pour tous
tickets-need-not-all = Pas assez de wagons pour tous
tickets-keep-do = { $number ->
    [0] Garder
    [one] Garder { $number } objectif
   *[other] Garder { $number } objectifs
}
tickets-draw-title = Piocher trois objectifs ?
tickets-draw-text = Vous les regardez et en gardez au moins un. Un objectif manqué à la fin vous coûte ses points.
tickets-draw-do = Piocher des objectifs
tickets-pass-title = Il n’y a rien que vous puissiez faire à ce tour.

tickets-final = Décompte final
tickets-final-next = Suivant
tickets-final-skip = Aller au résultat
tickets-final-again = Revoir
tickets-col-rank = Rang
tickets-col-player = Joueur
tickets-col-routes = Routes
tickets-col-tickets = Objectifs
tickets-col-path = Plus long chemin
tickets-col-total = Total
tickets-path-length = { $length }
tickets-tell-routes = Les points des routes sont déjà comptés.
tickets-tell-ticket-done = { $who } réussit { $ticket } : { $points }.
tickets-tell-ticket-missed = { $who } manque { $ticket } : { $points }.
tickets-tell-path = { $who } : plus long chemin de { $length ->
    [one] { $length } case
   *[other] { $length } cases
}.
tickets-tell-path-bonus = { $who } : un chemin de { $length ->
    [one] { $length } case
   *[other] { $length } cases
}, le plus long de tous : { $points }.
tickets-tell-won = { $who } gagne avec { $points } points.
tickets-tell-you-won = Vous gagnez avec { $points } points !
tickets-tell-shared = Victoire partagée avec { $points } points : { $who }.
tickets-sheet-running = La partie n’est pas finie : seules les routes sont comptées pour l’instant.

tickets-key-take = prendre cette carte visible
tickets-key-draw = piocher une carte
tickets-key-tickets = piocher des objectifs
tickets-key-keep = marquer un objectif à garder

# The start page, the choice of variants, and the guide
tickets-board = Plateau
tickets-board-about = Le plateau sur lequel on joue : celui de la boîte ou un plateau à vous.
tickets-board-usa = États-Unis
tickets-board-usa-about = Le plateau de la boîte : 36 villes, de Vancouver à Miami.
start-about-tickets = Réunissez des cartes wagon, prenez des routes, reliez les villes de vos objectifs. De 2 à 5 joueurs, environ 45 minutes.
learn-about-tickets = Cartes, routes et objectifs : en dix minutes, vous saurez tout.
tickets-board-fenmark = Fenmark
tickets-board-fenmark-about = Un pays inventé pour trois au plus : 20 villes, 29 wagons, une partie courte.
tickets-board-ulverland = Ulverland
tickets-board-ulverland-about = Un pays inventé pour quatre au plus : 30 villes, 33 wagons.
tickets-board-great-sallow = Le Grand Sallow
tickets-board-great-sallow-about = Un pays inventé pour cinq au plus : 42 villes, 43 wagons, de longs chemins.
