# What the guide says in a first game: lessons by their ids (web/js/tickets/lessons.js), and more of the same below it.

guide-tickets-first-tickets = Tienes tres billetes. Cada uno nombra dos ciudades: únelas con recorridos tuyos antes del final y ganas los puntos; si no, los pierdes. Conserva al menos dos.
guide-tickets-first-tickets-more = Pasa el cursor por un billete para ver sus ciudades. Los billetes que van en la misma dirección pueden compartir recorridos.
guide-tickets-keep = Has robado billetes y debes conservar al menos uno. Busca uno que tus recorridos ya casi unan.
guide-tickets-draw = En tu turno haces una sola cosa: robar dos cartas, cubrir un recorrido o robar billetes. Ahora tienes pocas cartas: toma una boca arriba, o una oculta del mazo.
guide-tickets-draw-more = Un recorrido de color pide cartas de ese color; uno gris, cartas de un solo color, el que quieras.
guide-tickets-second = Ahora toma tu segunda carta. Una locomotora boca arriba no puede ser la segunda.
guide-tickets-claim = Los recorridos que brillan se pueden cubrir con las cartas de tu mano. Pulsa uno, elige las cartas si hay varias formas y confirma: tus vagones entran en él.
guide-tickets-claim-more = Los recorridos largos puntúan mucho más: 1, 2, 4, 7, 10 o 15 puntos por uno a seis espacios.
guide-tickets-aims = Debajo están tus billetes y cómo van: completado, aún posible o cortado. Planea el camino más corto y reúne sus colores.
guide-tickets-locomotive = Una locomotora vale por cualquier color. Tomada boca arriba es todo tu turno; oculta del mazo es suerte y no cuesta nada más.
guide-tickets-twin = Algunas ciudades están unidas por dos recorridos. Con dos o tres jugadores solo se puede cubrir uno de los dos: date prisa donde lo necesites.
guide-tickets-players = Mira a los demás: los puntos, los vagones y el número de cartas están a la vista. Quien tiene muchas cartas está a punto de cubrir algo largo.
guide-tickets-more-tickets = Cuando tus billetes estén completados puedes robar tres más y conservar al menos uno. Más puntos, más riesgo.
guide-tickets-end = Cuando a alguien le quedan dos vagones o menos, todos juegan un último turno. Después cuentan los billetes, y la ruta continua más larga da 10 puntos más.
