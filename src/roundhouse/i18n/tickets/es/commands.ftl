# Ticket to Ride in the reports of the terminal.

# Figures of the score sheet, in the report of a tournament
tickets-figure-routes-count = recorridos
tickets-figure-routes-length = longitud de los recorridos
tickets-figure-routes-points = puntos por recorridos
tickets-figure-route-points = puntos por recorridos en total
tickets-figure-tickets-count = billetes
tickets-figure-tickets-points = puntos ganados con billetes
tickets-figure-tickets-points-lost = puntos perdidos con billetes
tickets-figure-ticket-points = puntos por billetes en total
tickets-figure-completed = billetes completados
tickets-figure-longest-path = ruta más larga
tickets-figure-longest-path-routes-count = recorridos de la ruta más larga
tickets-figure-bonus = premio por la ruta más larga
tickets-figure-total = total

# What the check of a board says
tickets-board-right = { $file }: un tablero válido para hasta { $players } jugadores; ciudades: { $cities }; recorridos: { $routes }, con { $spaces } espacios para un jugador; billetes: { $tickets }; vagones de cada uno: { $cars }.
tickets-quality = Calidad: { $total } de 100
tickets-quality-drawing = dibujo { $share }
tickets-quality-ways = caminos { $share }
tickets-quality-colours = colores { $share }
tickets-quality-lengths = longitudes { $share }
tickets-quality-tickets = billetes { $share }
tickets-quality-supply = reserva de espacios { $share }
