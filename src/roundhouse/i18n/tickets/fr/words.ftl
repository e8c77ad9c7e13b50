# The game of train cards, routes and tickets: names, prompts, log lines, and the facts of a refusal.

game-tickets = Les Aventuriers du Rail

colour-purple = violette
colour-blue = bleue
colour-orange = orange
colour-white = blanche
colour-green = verte
colour-yellow = jaune
colour-black = noire
colour-red = rouge
colour-gray = grise
colour-locomotive = locomotive

# How many cards of a colour
tickets-cards-purple = { $number } { $number ->
    [one] violette
   *[other] violettes
}
tickets-cards-blue = { $number } { $number ->
    [one] bleue
   *[other] bleues
}
tickets-cards-orange = { $number } orange
tickets-cards-white = { $number } { $number ->
    [one] blanche
   *[other] blanches
}
tickets-cards-green = { $number } { $number ->
    [one] verte
   *[other] vertes
}
tickets-cards-yellow = { $number } { $number ->
    [one] jaune
   *[other] jaunes
}
tickets-cards-black = { $number } { $number ->
    [one] noire
   *[other] noires
}
tickets-cards-red = { $number } { $number ->
    [one] rouge
   *[other] rouges
}
tickets-cards-locomotive = { $number } { $number ->
    [one] locomotive
   *[other] locomotives
}

# Panels
tickets-players = Joueurs
tickets-points = pts
tickets-cars = wag
tickets-cards = main
tickets-tickets = obj
tickets-display = Cartes visibles
tickets-display-empty = aucune carte
tickets-deck = Pioche { $number }
tickets-discard = Défausse { $number }
tickets-ticket-deck = Objectifs { $number }
tickets-hand = Votre main
tickets-hand-empty = aucune carte
tickets-own = Vos objectifs
tickets-drawn = Objectifs à choisir
tickets-done = réussi
tickets-possible = faisable
tickets-cut-off = coupé
tickets-final-round = Dernier tour : { $number ->
    [one] encore { $number } joueur.
   *[other] encore { $number } joueurs.
}
tickets-news = Derniers coups

tickets-key-open = Cartes, routes libres :
tickets-key-claimed = Prises :
tickets-key-rest = { $city } ville   { $goal } ville de vos objectifs   { $closed } fermée à tous
tickets-map-hint = Tapez { play-word-map } pour voir le plan : la fenêtre est trop petite pour tout montrer à la fois.
tickets-aims =
    Réunissez des cartes wagon pour prendre des routes : une chose par tour.
    Une route rapporte aussitôt 1, 2, 4, 7, 10 ou 15 points pour 1 à 6 cases.
    Reliez les villes d’un objectif par vos routes : il rapporte ; sinon, il coûte.
    Le chemin continu le plus long vaut 10 points ; le plus haut score gagne.
    Quand il reste deux wagons ou moins à quelqu’un, chacun joue encore une fois.

# What is asked
tickets-ask-first = Gardez au moins deux de vos premiers objectifs (keep 1 3 : le premier et le troisième).
tickets-ask-turn = À vous : piochez deux cartes, prenez une route ou piochez des objectifs.
tickets-ask-second = Prenez votre deuxième carte.
tickets-ask-keep = Gardez au moins un de ces objectifs (keep 2 : le deuxième).
tickets-ask-pass = Vous ne pouvez rien faire à ce tour : passez.

# Choices
tickets-do-draw = piocher
tickets-do-take = prendre { $card }
tickets-do-tickets = piocher des objectifs
tickets-do-keep = garder { $tickets }
tickets-do-pass = passer
tickets-route = { $a } – { $b }
tickets-points-gain = +{ $points }
tickets-notation =
    { "  " }piocher une carte           draw, ou d
    { "  " }prendre une carte visible   take red, ou red
    { "  " }prendre une route           claim { $route } { $cards }
    { "  " }                            l’ordre est libre ; sans cartes, on les demande
    { "  " }piocher des objectifs       tickets, ou t
    { "  " }garder des objectifs        keep { $ticket }, ou keep 1 3 par leurs lignes
    { "  " }si rien d’autre ne va       pass
    { "  " }Couleurs : purple violette, blue bleue, orange orange, white blanche,
    { "  " }green verte, yellow jaune, black noire, red rouge, locomotive locomotive

tickets-notation-double =
    Les routes côte à côte finissent par .1 et .2 : { $route } et { $other }.
    Inutile si vos cartes, ou ce qui est encore libre, disent laquelle.

# What somebody meant to write
tickets-two-routes = deux routes : { $first }, { $second }
tickets-single-route = { $route } est une route simple : enlevez le numéro
tickets-near-routes = il n’y a pas de route « { $text } » ; vouliez-vous dire { $routes } ?
tickets-no-cities = « { $text } » ne désigne pas deux villes de ce plateau ; écrivez une route comme { $example }
tickets-one-city = { $city } ne peut pas être reliée à elle-même
tickets-not-joined = aucune route ne relie { $a } et { $b } ; depuis { $a }, des routes mènent à { $others }
tickets-no-line = il n’y a pas de ligne { $line } dans la liste des objectifs : choisissez de 1 à { $last }

# What happened. $you is yes if the reader did it.
tickets-log-card-seen = { $colour ->
    [locomotive] une locomotive
   *[other] une carte { $name }
}
tickets-log-card-alike = une autre de la même couleur
tickets-log-card-unseen = une carte cachée
tickets-log-two-unseen = { $you ->
    [yes] Vous avez pioché
   *[no] { $who } a pioché
} deux cartes cachées.
tickets-log-two-own = { $you ->
    [yes] Vous avez pioché
   *[no] { $who } a pioché
} { $first } et { $second }.
tickets-log-card-unseen-own = { $card } de la pioche
tickets-log-one-card = { $you ->
    [yes] Vous avez pris
   *[no] { $who } a pris
} { $first }.
tickets-log-two-cards = { $you ->
    [yes] Vous avez pris
   *[no] { $who } a pris
} { $first } et { $second }.
tickets-log-display = Trois locomotives étaient visibles : { $times ->
    [one] toutes les cartes ont été remplacées.
   *[other] toutes les cartes ont été remplacées { $times } fois.
}
tickets-log-shuffled = { $times ->
    [one] La défausse a été mélangée
   *[other] La défausse a été mélangée { $times } fois
} : { $cards ->
    [one] { $cards } carte dans la nouvelle pioche.
   *[other] { $cards } cartes dans la nouvelle pioche.
}
tickets-log-claimed = { $you ->
    [yes] Vous avez pris
   *[no] { $who } a pris
} { $route } avec { $cards } : +{ $points }.
tickets-log-tickets-drawn = { $you ->
    [yes] Vous avez pioché
   *[no] { $who } a pioché
} { $number ->
    [one] { $number } objectif.
   *[other] { $number } objectifs.
}
tickets-log-tickets-kept = { $you ->
    [yes] Vous avez gardé
   *[no] { $who } a gardé
} { $number ->
    [one] { $number } objectif.
   *[other] { $number } objectifs.
}
tickets-log-tickets-kept-own = { $you ->
    [yes] Vous avez gardé
   *[no] { $who } a gardé
} { $tickets }.
tickets-log-first-tickets = { $you ->
    [yes] Vous avez choisi vos
   *[no] { $who } a choisi ses
} premiers objectifs.
tickets-log-all-chosen = Tous ont choisi leurs premiers objectifs. Gardés : { $numbers }.
tickets-log-kept-count = { $you ->
    [yes] vous
   *[no] { $who }
} { $number }
tickets-log-begins = { $you ->
    [yes] Vous commencez
   *[no] { $who } commence
}
tickets-log-passed = { $you ->
    [yes] Vous avez passé.
   *[no] { $who } a passé.
}
tickets-log-final-round = { $you ->
    [yes] Vous n’avez
   *[no] { $who } n’a
} { $cars ->
    [0] plus de wagon
    [one] plus qu’un wagon
   *[other] plus que { $cars } wagons
} : chacun joue encore une fois.
tickets-log-tickets-scored = { $you ->
    [yes] Vos objectifs
   *[no] { $who }, objectifs
} : { $tickets }.
tickets-log-ticket-scored = { $ticket } { $sign }{ $points }
tickets-log-longest = { $you ->
    [yes] Vous avez
   *[no] { $who } a
} le chemin continu le plus long, { $length } wagons : +{ $points }.
tickets-log-ended = Score final : { $results }.
tickets-log-result = { $you ->
    [yes] vous
   *[no] { $who }
} { $points }

# The facts of a refusal, after the rule
tickets-fact-T-026 = Vous n’avez pas reçu { $ticket }.
tickets-fact-T-089 = Vous n’avez pas pioché { $ticket }.
tickets-fact-T-027 = Gardez-en au moins { $fewest }.
tickets-fact-T-090 = Gardez-en au moins { $fewest }.
tickets-fact-T-029 = Choisissez d’abord vos objectifs.
tickets-fact-T-034 = C’est à { $active } de jouer.
tickets-fact-T-036 = Vous avez commencé à piocher : prenez votre deuxième carte.
tickets-fact-T-036-keep = Choisissez d’abord lesquels des objectifs piochés vous gardez.
tickets-fact-T-039 = Il n’y a pas de carte de cette sorte parmi les cartes visibles : { $colour }.
tickets-fact-T-063 = Il n’y a pas de route { $route } sur ce plateau.
tickets-fact-T-065-held = Vous avez seulement { $held } des { $needed } cartes ({ $colour }).
tickets-fact-T-065-locomotives = Vous avez { $held } des { $needed } cartes ({ $colour }) et { $locomotives ->
    [one] { $locomotives } locomotive
   *[other] { $locomotives } locomotives
} : { $missing ->
    [0] ensemble, elles suffisent.
    [one] il manque { $missing } carte.
   *[other] il manque { $missing } cartes.
}
tickets-fact-T-065-count = { $route } a { $length ->
    [one] { $length } case
   *[other] { $length } cases
}, vous avez donné { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}.
tickets-fact-T-066 = Vous avez mélangé des cartes de deux couleurs : { $first } et { $second }.
tickets-fact-T-069 = Vous avez mélangé des cartes de deux couleurs : { $first } et { $second }.
tickets-fact-T-067 = { $route } est de couleur { $needed }, pas { $colour }.
tickets-fact-T-074 = { $route } demande { $length ->
    [one] { $length } wagon
   *[other] { $length } wagons
}, il vous en reste { $cars }.
tickets-fact-T-077 = { $route } est à { $you ->
    [yes] vous
   *[no] { $owner }
}.
tickets-fact-T-079 = Vous avez déjà la route parallèle { $route }.
tickets-fact-T-080 = L’autre route { $route } est à { $you ->
    [yes] vous
   *[no] { $owner }
}.

# The score sheet of the terminal.

tickets-sheet-routes = Routes
tickets-sheet-tickets = Objectifs
tickets-sheet-longest = Chemin le plus long
tickets-sheet-completed = réussi
tickets-sheet-missed = manqué
tickets-sheet-no-routes = aucune route
tickets-sheet-no-path = aucun chemin
tickets-sheet-cars = { $number ->
    [one] { $number } wagon
   *[other] { $number } wagons
}
tickets-sheet-unfinished = Cette partie n’est pas finie : les objectifs et le plus long chemin restent ouverts.

tickets-pay = { $what } : choisissez les cartes.
tickets-own-board = Le plateau : { $name }.
