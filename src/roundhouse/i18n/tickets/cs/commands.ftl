# Ticket to Ride in the reports of the terminal.

# Figures of the score sheet, in the report of a tournament
tickets-figure-routes-count = tratě
tickets-figure-routes-length = délka tratí
tickets-figure-routes-points = body za tratě
tickets-figure-route-points = body za tratě celkem
tickets-figure-tickets-count = jízdenky
tickets-figure-tickets-points = body získané za jízdenky
tickets-figure-tickets-points-lost = body ztracené za jízdenky
tickets-figure-ticket-points = body za jízdenky celkem
tickets-figure-completed = splněné jízdenky
tickets-figure-longest-path = nejdelší souvislá trať
tickets-figure-longest-path-routes-count = tratě v nejdelší souvislé trati
tickets-figure-bonus = bonus za nejdelší souvislou trať
tickets-figure-total = celkem

# What the check of a board says
tickets-board-right = { $file }: platná mapa, hráčů nejvýše: { $players }; města: { $cities }; tratě: { $routes }, políček pro jednoho hráče: { $spaces }; jízdenky: { $tickets }; vagóny každého: { $cars }.
tickets-quality = Kvalita: { $total } ze 100
tickets-quality-drawing = kresba { $share }
tickets-quality-ways = cesty { $share }
tickets-quality-colours = barvy { $share }
tickets-quality-lengths = délky { $share }
tickets-quality-tickets = jízdenky { $share }
tickets-quality-supply = zásoba políček { $share }
