# Ticket to Ride in the reports of the terminal.

# Figures of the score sheet, in the report of a tournament
tickets-figure-routes-count = routes
tickets-figure-routes-length = length of the routes
tickets-figure-routes-points = points for routes
tickets-figure-route-points = points for routes in all
tickets-figure-tickets-count = tickets
tickets-figure-tickets-points = points won by tickets
tickets-figure-tickets-points-lost = points lost by tickets
tickets-figure-ticket-points = points for tickets in all
tickets-figure-completed = completed tickets
tickets-figure-longest-path = longest path
tickets-figure-longest-path-routes-count = routes of the longest path
tickets-figure-bonus = bonus for the longest path
tickets-figure-total = total

# What the check of a board says
tickets-board-right = { $file }: a valid board for up to { $players } players: { $cities } cities, { $routes } routes with { $spaces } spaces for one player, { $tickets } tickets, { $cars } cars each.
tickets-quality = Quality { $total } of 100
tickets-quality-drawing = drawing { $share }
tickets-quality-ways = ways { $share }
tickets-quality-colours = colours { $share }
tickets-quality-lengths = lengths { $share }
tickets-quality-tickets = tickets { $share }
tickets-quality-supply = supply of spaces { $share }
