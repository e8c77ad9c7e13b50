# Ticket to Ride in the reports of the terminal.

# Figures of the score sheet, in the report of a tournament
tickets-figure-routes-count = routes
tickets-figure-routes-length = longueur des routes
tickets-figure-routes-points = points des routes
tickets-figure-route-points = points des routes en tout
tickets-figure-tickets-count = objectifs
tickets-figure-tickets-points = points gagnés par les objectifs
tickets-figure-tickets-points-lost = points perdus par les objectifs
tickets-figure-ticket-points = points des objectifs en tout
tickets-figure-completed = objectifs réussis
tickets-figure-longest-path = chemin le plus long
tickets-figure-longest-path-routes-count = routes du chemin le plus long
tickets-figure-bonus = prime du chemin le plus long
tickets-figure-total = total

# What the check of a board says
tickets-board-right = { $file } : un plateau valable pour { $players } joueurs au plus ; villes : { $cities } ; routes : { $routes }, avec { $spaces } cases pour un joueur ; objectifs : { $tickets } ; wagons de chacun : { $cars }.
tickets-quality = Qualité : { $total } sur 100
tickets-quality-drawing = dessin { $share }
tickets-quality-ways = chemins { $share }
tickets-quality-colours = couleurs { $share }
tickets-quality-lengths = longueurs { $share }
tickets-quality-tickets = objectifs { $share }
tickets-quality-supply = réserve de cases { $share }
