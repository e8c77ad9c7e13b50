tickets-balance-route-never = Personne ne prend { $what }. Raccourcissez cette route, rendez-la grise ou ajoutez un objectif qui en a besoin.
tickets-balance-route-always = { $what } est prise dans { $share } des parties : tout le monde en a besoin. Doublez-la.
tickets-balance-ticket-impossible = { $what } : aucun chemin n’y mène. Tracez une route ou supprimez l’objectif.
tickets-balance-ticket-hard = { $what } est trop difficile : réussi { $share } du temps. Le chemin le plus court demande { $way } wagons ; donnez-lui { $better } points au lieu de { $points }, ou une route en chemin.
tickets-balance-ticket-easy = { $what } est trop facile : réussi { $share } du temps, et qui l’a gagne trop souvent. Donnez-lui { $better } points au lieu de { $points }.
tickets-balance-ticket-poor = { $what } rapporte trop peu : qui le garde gagne trop rarement. Donnez-lui { $better } points au lieu de { $points }.
tickets-balance-city-dead = { $what } est un coin mort : reliée dans { $share } des parties. Donnez-lui un objectif ou un chemin plus court.
tickets-balance-passed = { $share } des parties finissent parce que personne ne peut continuer. Donnez { $cars } wagons à chacun, ou tracez plus de routes.
tickets-balance-quality-drawing = Des cases de plusieurs routes se touchent. Écartez leurs villes.
tickets-balance-quality-ways = Certaines villes n’ont qu’un chemin ou tiennent seules la carte ensemble. Tracez-en un autre.
tickets-balance-quality-colours = Les couleurs sont déséquilibrées : certaines ont bien plus de cases que d’autres.
tickets-balance-quality-lengths = Les routes ont des longueurs trop semblables.
tickets-balance-quality-tickets = Les objectifs sont mal mélangés : des courts, des moyens et des longs, au prix de leur plus court chemin, avec toutes les villes.
tickets-balance-quality-supply = Il y a trop ou trop peu de cases pour les wagons. Changez le nombre de wagons.
tickets-workshop-about = Plateaux : villes, routes et objectifs.
tickets-workshop-tools = Ce que vous dessinez
tickets-workshop-board = Le plateau que vous dessinez
tickets-workshop-move = Déplacer
tickets-workshop-city = Ville
tickets-workshop-route = Route
tickets-workshop-ticket = Objectif
tickets-workshop-remove = Supprimer
tickets-workshop-hint-move = Faites glisser une ville, ou choisissez une ville ou une route pour la modifier.
tickets-workshop-hint-city = Choisissez la place d’une nouvelle ville.
tickets-workshop-hint-route = Choisissez les deux villes que relie la route ; une seconde fois pour une route double.
tickets-workshop-hint-ticket = Choisissez les deux villes de l’objectif.
tickets-workshop-hint-remove = Choisissez ce qu’il faut supprimer.
tickets-workshop-second = De { $city } à quelle ville ?
tickets-workshop-name = Nom
tickets-workshop-length = Longueur
tickets-workshop-colour = Cases par couleur
tickets-workshop-double = La doubler
tickets-workshop-cars = Wagons de chacun
tickets-workshop-picture = Image à décalquer
tickets-workshop-no-tracing = Sans l’image
tickets-workshop-no-picture = Ce n’est pas une image de moins de 8 Mo.
tickets-workshop-tickets = Objectifs : { $number }
tickets-workshop-propose = Proposer des objectifs
tickets-workshop-points = Points de { $a } – { $b }
tickets-workshop-completed = Réussi par ceux qui l’ont gardé
tickets-workshop-cities = Villes
tickets-workshop-players = Joueurs
tickets-quality-total = { $total } sur 100
tickets-part-drawing = Dessin
tickets-part-ways = Chemins
tickets-part-colours = Couleurs
tickets-part-lengths = Longueurs
tickets-part-tickets = Objectifs
tickets-part-supply = Cases pour les wagons
tickets-check-parts = Aucun chemin ne mène à { $cities }.
tickets-check-colour-many = { $colour ->
    [purple] Violet
    [blue] Bleu
    [orange] Orange
    [white] Blanc
    [green] Vert
    [yellow] Jaune
    [black] Noir
   *[red] Rouge
  } a plus de cases que les autres couleurs : { $number }, pour une moyenne de { $mean }.
tickets-check-colour-few = { $colour ->
    [purple] Violet
    [blue] Bleu
    [orange] Orange
    [white] Blanc
    [green] Vert
    [yellow] Jaune
    [black] Noir
   *[red] Rouge
  } a moins de cases que les autres couleurs : { $number }, pour une moyenne de { $mean }.
tickets-check-cars = Un joueur peut remplir { $spaces } cases et a { $cars } wagons : personne n’arrive au dernier tour. Prenez { $fewer } wagons, ou tracez plus de routes.
tickets-check-ticket = Personne ne peut réussir { $a } – { $b } : aucun chemin ne les relie.
tickets-check-label = Le nom de { $city } en cache un autre. Déplacez la ville ou raccourcissez son nom.
