# Ce qui ne va pas dans ce que quelqu’un a écrit.

complaint-lilliput-at-mildendo = Mildendo est en { $cell } (L-020)
complaint-lilliput-board-entry = un objet avec at et tile
complaint-lilliput-city-mark = { $tile } porte { $mark }, mais { $cell } n’est pas une case de ville (L-362)
complaint-lilliput-closed = la mer ferme { $cell } de tous les côtés : aucune tuile d’origine n’y tient (L-049)
complaint-lilliput-exit-wet = sa sortie { $side } donne sur { $water }
complaint-lilliput-harbour-at = l’eau du port en { $cell }, dont la voie sort par { $side }
complaint-lilliput-home-cell = { $cell } est une case d’origine et reste libre (L-366)
complaint-lilliput-into-the-sea = sa voie vers { $side } donne sur la mer en { $sea } (L-375)
complaint-lilliput-kind = le type { $kind } n’est pas dans la liste : { $known }
complaint-lilliput-landscape-wanted = une table avec name et tiles
complaint-lilliput-no-scenario = { $value } n’est ni un fichier ni l’un de ceux-ci : { $names }
complaint-lilliput-not-a-cell = { $value } n’est pas une case comme [2, -1], à { $farthest } au plus
complaint-lilliput-not-an-action = { $text } n’est pas une action ; les actions commencent par { $words }
complaint-lilliput-or-two = { $what } (ou deux, comme [30, 50])
complaint-lilliput-overlaps = recouvre { $other }
complaint-lilliput-plain-mark = { $tile } porte { $mark }, mais { $cell } est une case de ville (L-363)
complaint-lilliput-sea-at = la mer en { $cell }
complaint-lilliput-sides = { $value } n’est pas fait de lettres différentes parmi N, E, S, W
complaint-lilliput-slots = gares : { $stations }, mais emplacements de { $tile } : { $slots }
complaint-lilliput-thing-character = un personnage
complaint-lilliput-thing-company = une compagnie
complaint-lilliput-thing-resume = une étape où l’on reprend
complaint-lilliput-thing-tile = une tuile de cette partie
complaint-lilliput-thing-train = un train
complaint-lilliput-tile-wanted = doit être un id comme GC, ou un objet avec kind et exits ou paths
complaint-lilliput-too-many = trop de tuiles : la boîte a { $number } { $tile } (L-360)
complaint-lilliput-train = { $value } n’est pas dans la liste : { $trains }, ni 2*, 3*, 4*
complaint-lilliput-tunnel = le tunnel commence dans la réserve : écrivez tunnels = 1 (L-377)
complaint-lilliput-two-sides = { $value } n’est pas fait de deux lettres différentes parmi N, E, S, W
complaint-lilliput-two-stations = deux gares de la compagnie { $company }
complaint-lilliput-two-tiles = deux tuiles en { $cell }, l’autre est { $other } dans { $place }
complaint-lilliput-unknown-tile = tuile inconnue { $value } ; on connaît { $known }
complaint-lilliput-worth = { $value } n’est pas un multiple de dix de 10 à 1000
