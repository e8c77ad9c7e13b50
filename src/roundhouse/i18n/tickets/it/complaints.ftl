# Che cosa non va in ciò che qualcuno ha scritto.

complaint-tickets-aspect = devono essere due numeri maggiori di 0, larghezza e altezza, nessuno più di { $times } volte l’altro
complaint-tickets-board-wanted = una tabella con name, cities, routes e tickets
complaint-tickets-endless = un giocatore può riempire { $spaces } spazi e ha { $cars } vagoni: nessuno arriva all’ultimo giro; metti cars = { $fewer }
complaint-tickets-colours-once = indica ogni colore una volta, con il suo numero di carte
complaint-tickets-joins-itself = collega { $city } a sé stessa
complaint-tickets-not-a-city = { $name } non è una città di questa mappa
complaint-tickets-not-an-action = { $text } non è un’azione: draw, take COLORE, claim TRATTA NUMERO COLORE, tickets, keep BIGLIETTO o pass
complaint-tickets-thing-card = una carta
complaint-tickets-thing-ticket = un biglietto di questa mappa
complaint-tickets-third-route = una terza tratta fra { $a } e { $b }
complaint-tickets-too-few = { $board }: biglietti, { $number }; a { $players } giocatori ne servono { $needed } (T-015)
complaint-tickets-write-claim = scrivi così: claim montreal-new_york 2 blue 1 locomotive
