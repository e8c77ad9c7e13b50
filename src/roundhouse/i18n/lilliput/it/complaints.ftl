# Che cosa non va in ciò che qualcuno ha scritto.

complaint-lilliput-at-mildendo = in { $cell } c’è Mildendo (L-020)
complaint-lilliput-board-entry = un oggetto con at e tile
complaint-lilliput-city-mark = { $tile } ha { $mark }, ma { $cell } non è un posto per città (L-362)
complaint-lilliput-closed = il mare chiude { $cell } da tutti i lati: lì non ci sta una tessera di partenza (L-049)
complaint-lilliput-exit-wet = la sua uscita { $side } finisce contro { $water }
complaint-lilliput-harbour-at = l’acqua del porto in { $cell }, il cui binario esce da { $side }
complaint-lilliput-home-cell = { $cell } è un posto per una tessera di partenza e resta libero (L-366)
complaint-lilliput-into-the-sea = il suo binario verso { $side } finisce in mare in { $sea } (L-375)
complaint-lilliput-kind = il tipo { $kind } non è fra questi: { $known }
complaint-lilliput-landscape-wanted = una tabella con name e tiles
complaint-lilliput-no-scenario = { $value } non è un file né uno di questi: { $names }
complaint-lilliput-not-a-cell = { $value } non è un posto come [2, -1], distante al massimo { $farthest }
complaint-lilliput-not-an-action = { $text } non è un’azione; le azioni cominciano con { $words }
complaint-lilliput-or-two = { $what } (o due, come [30, 50])
complaint-lilliput-overlaps = copre { $other }
complaint-lilliput-plain-mark = { $tile } ha { $mark }, ma { $cell } è un posto per città (L-363)
complaint-lilliput-sea-at = il mare in { $cell }
complaint-lilliput-sides = { $value } non sono lettere diverse fra N, E, S, W
complaint-lilliput-slots = stazioni: { $stations }, ma caselle di { $tile }: { $slots }
complaint-lilliput-thing-character = un personaggio
complaint-lilliput-thing-company = una compagnia
complaint-lilliput-thing-resume = una fase in cui si riprende
complaint-lilliput-thing-tile = una tessera di questa partita
complaint-lilliput-thing-train = un treno
complaint-lilliput-tile-wanted = deve essere un id come GC, o un oggetto con kind ed exits o paths
complaint-lilliput-too-many = troppe tessere: di { $tile } la scatola ne ha { $number } (L-360)
complaint-lilliput-train = { $value } non è fra questi: { $trains }, né 2*, 3*, 4*
complaint-lilliput-tunnel = il tunnel comincia nella riserva: scrivi tunnels = 1 (L-377)
complaint-lilliput-two-sides = { $value } non sono due lettere diverse fra N, E, S, W
complaint-lilliput-two-stations = due stazioni della compagnia { $company }
complaint-lilliput-two-tiles = due tessere in { $cell }, l’altra è { $other } in { $place }
complaint-lilliput-unknown-tile = tessera sconosciuta { $value }; si conoscono { $known }
complaint-lilliput-worth = { $value } non è un multiplo di dieci da 10 a 1000
