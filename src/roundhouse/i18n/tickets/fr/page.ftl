# The table of Ticket to Ride on the page.

tickets-map = Plan des villes et des routes
tickets-face-up = Cartes visibles
tickets-hand-none = Pas encore de cartes.
tickets-hand-hidden = Cachée : plusieurs personnes partagent cet écran.
tickets-none-yet = Pas encore d’objectifs.
tickets-to-go = { $cars ->
    [one] encore { $cars } wagon
   *[other] encore { $cars } wagons
}
tickets-ahead-done = termine { $ticket }
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
tickets-pay-only = Vous payez
tickets-claim-do = { $length ->
    [one] Placer { $length } wagon
   *[other] Placer { $length } wagons
}
tickets-keep-title = { $fewest ->
    [one] Gardez au moins { $fewest } objectif
   *[other] Gardez au moins { $fewest } objectifs
}
tickets-keep-yes = gardé
tickets-keep-no = cliquez pour garder
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
tickets-tell-ticket-done = { $who } : { $ticket }, réussi : { $points }.
tickets-tell-ticket-missed = { $who } : { $ticket }, manqué : { $points }.
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
tickets-board-about = La carte sur laquelle on joue : celle de la boîte ou un plateau à vous.
tickets-board-usa = États-Unis
tickets-board-usa-about = La carte de la boîte : 36 villes, de Vancouver à Miami.
start-about-tickets = Réunissez des cartes wagon, prenez des routes, reliez les villes de vos objectifs. De 2 à 5 joueurs, environ 45 minutes.
learn-about-tickets = Cartes, routes et objectifs : en dix minutes, vous saurez tout.
guide-tickets-first-tickets = Vous avez trois objectifs (cartes Destination). Chacun nomme deux villes : reliez-les par vos routes avant la fin et vous gagnez les points, sinon vous les perdez. Gardez-en au moins deux.
guide-tickets-first-tickets-more = Survolez un objectif pour voir ses villes. Les objectifs qui vont dans le même sens peuvent partager des routes.
guide-tickets-keep = Vous avez pioché des objectifs et devez en garder au moins un. Cherchez celui que vos routes relient déjà presque.
guide-tickets-draw = À votre tour, vous faites une seule chose : piocher deux cartes, prendre une route ou piocher des objectifs. Vous avez peu de cartes : prenez-en une visible, ou une cachée de la pioche.
guide-tickets-draw-more = Une route colorée demande des cartes de sa couleur, une grise n’importe quelle couleur, mais une seule.
guide-tickets-second = Prenez maintenant votre deuxième carte. Une locomotive visible ne peut pas être la deuxième.
guide-tickets-claim = Les routes qui brillent peuvent être prises avec les cartes de votre main. Cliquez sur l’une d’elles, choisissez les cartes s’il y a le choix, et confirmez : vos wagons s’y installent.
guide-tickets-claim-more = Les longues routes rapportent bien plus : 1, 2, 4, 7, 10 ou 15 points pour une à six cases.
guide-tickets-aims = En dessous, vos objectifs et où ils en sont : réussi, encore faisable ou coupé. Prévoyez le chemin le plus court et réunissez ses couleurs.
guide-tickets-locomotive = Une locomotive vaut n’importe quelle couleur. Prise visible, c’est tout votre tour ; cachée dans la pioche, c’est un coup de chance qui ne coûte rien de plus.
guide-tickets-twin = Certaines villes sont reliées par deux routes. À deux ou trois joueurs, une seule des deux peut être prise : faites vite là où il vous la faut.
guide-tickets-players = Observez les autres : les points, les wagons et le nombre de cartes sont connus. Quelqu’un qui a beaucoup de cartes va bientôt prendre une longue route.
guide-tickets-more-tickets = Quand vos objectifs sont réussis, vous pouvez en piocher trois et en garder au moins un. Plus de points, plus de risque.
guide-tickets-end = Quand il reste deux wagons ou moins à quelqu’un, chacun joue encore une fois. Puis les objectifs comptent, et le chemin continu le plus long rapporte 10 points de plus.
