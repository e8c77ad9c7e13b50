# Ticket to Ride in the reports of the terminal.

# Figures of the score sheet, in the report of a tournament
tickets-figure-routes-count = tratte
tickets-figure-routes-length = lunghezza delle tratte
tickets-figure-routes-points = punti delle tratte
tickets-figure-route-points = punti delle tratte in tutto
tickets-figure-tickets-count = biglietti
tickets-figure-tickets-points = punti vinti con i biglietti
tickets-figure-tickets-points-lost = punti persi con i biglietti
tickets-figure-ticket-points = punti dei biglietti in tutto
tickets-figure-completed = biglietti completati
tickets-figure-longest-path = percorso più lungo
tickets-figure-longest-path-routes-count = tratte del percorso più lungo
tickets-figure-bonus = bonus per il percorso più lungo
tickets-figure-total = totale

# What the check of a board says
tickets-board-right = { $file }: una mappa valida per un massimo di { $players } giocatori; città: { $cities }; tratte: { $routes }, con { $spaces } spazi per un giocatore; biglietti: { $tickets }; vagoni per ciascuno: { $cars }.
tickets-quality = Qualità: { $total } su 100
tickets-quality-drawing = disegno { $share }
tickets-quality-ways = percorsi { $share }
tickets-quality-colours = colori { $share }
tickets-quality-lengths = lunghezze { $share }
tickets-quality-tickets = biglietti { $share }
tickets-quality-supply = riserva di spazi { $share }
