# The game of train cards, routes and tickets: names, prompts, log lines, and the facts of a refusal.

game-tickets = ¡Aventureros al tren!

colour-purple = violeta
colour-blue = azul
colour-orange = naranja
colour-white = blanco
colour-green = verde
colour-yellow = amarillo
colour-black = negro
colour-red = rojo
colour-gray = gris
colour-locomotive = locomotora

# How many cards of a colour
tickets-cards-purple = { $number } { $number ->
    [one] violeta
   *[other] violetas
}
tickets-cards-blue = { $number } { $number ->
    [one] azul
   *[other] azules
}
tickets-cards-orange = { $number } { $number ->
    [one] naranja
   *[other] naranjas
}
tickets-cards-white = { $number } { $number ->
    [one] blanca
   *[other] blancas
}
tickets-cards-green = { $number } { $number ->
    [one] verde
   *[other] verdes
}
tickets-cards-yellow = { $number } { $number ->
    [one] amarilla
   *[other] amarillas
}
tickets-cards-black = { $number } { $number ->
    [one] negra
   *[other] negras
}
tickets-cards-red = { $number } { $number ->
    [one] roja
   *[other] rojas
}
tickets-cards-locomotive = { $number } { $number ->
    [one] locomotora
   *[other] locomotoras
}

# Panels
tickets-players = Jugadores
tickets-points = ptos
tickets-cars = vag
tickets-cards = mano
tickets-tickets = bill
tickets-display = Boca arriba
tickets-display-empty = ninguna carta
tickets-deck = Mazo { $number }
tickets-discard = Descartes { $number }
tickets-ticket-deck = Billetes { $number }
tickets-hand = Tu mano
tickets-hand-empty = ninguna carta
tickets-own = Tus billetes
tickets-drawn = Billetes para elegir
tickets-done = completado
tickets-possible = posible
tickets-cut-off = cortado
tickets-final-round = Última ronda: { $number ->
    [one] queda un turno.
   *[other] quedan { $number } turnos.
}
tickets-news = Lo último

tickets-key-open = Cartas, recorridos libres:
tickets-key-claimed = Cubiertos:
tickets-key-rest = { $city } ciudad   { $goal } ciudad de tus billetes   { $closed } cerrado para todos
tickets-map-hint = Escribe { play-word-map } para ver el mapa: en esta pantalla no cabe todo a la vez.
tickets-aims =
    Reúne cartas de vagón y cubre recorridos con ellas: una sola cosa en cada turno.
    Un recorrido puntúa en el acto: 1, 2, 4, 7, 10 o 15 puntos por 1 a 6 espacios.
    Une con recorridos tuyos las ciudades de un billete: suma puntos; si no, resta.
    La ruta continua más larga da 10 puntos al final; gana quien tenga más puntos.
    Cuando a alguien le quedan dos vagones o menos, todos juegan un último turno.

# What is asked
tickets-ask-first = Conserva al menos dos de tus primeros billetes (keep 1 3: el primero y el tercero).
tickets-ask-turn = Tu turno: roba dos cartas, cubre un recorrido o roba billetes.
tickets-ask-second = Toma tu segunda carta.
tickets-ask-keep = Conserva al menos uno de estos billetes (keep 2: el segundo).
tickets-ask-pass = No puedes hacer nada en este turno: pasa.

# Choices
tickets-do-draw = robar del mazo
tickets-do-take = tomar { $card }
tickets-do-tickets = robar billetes
tickets-do-keep = conservar { $tickets }
tickets-do-pass = pasar
tickets-route = { $a } – { $b }
tickets-points-gain = +{ $points }
tickets-notation =
    { "  " }robar una carta del mazo   draw, o d
    { "  " }tomar una boca arriba      take red, o red
    { "  " }cubrir un recorrido        claim { $route } { $cards }
    { "  " }                           el orden da igual; sin cartas, se te preguntan
    { "  " }robar billetes             tickets, o t
    { "  " }conservar billetes         keep { $ticket }, o keep 1 3 por sus líneas
    { "  " }si no queda otra cosa      pass
    { "  " }Colores: purple violeta, blue azul, orange naranja, white blanca, green verde,
    { "  " }yellow amarilla, black negra, red roja, locomotive locomotora

tickets-notation-double =
    Los recorridos paralelos acaban en .1 y .2: { $route } y { $other }.
    No hace falta si tus cartas, o lo que queda libre, dejan claro cuál quieres.

# What somebody meant to write
tickets-two-routes = dos recorridos: { $first }, { $second }
tickets-single-route = { $route } es un recorrido único: quita el número
tickets-near-routes = no hay ningún recorrido «{ $text }»; ¿querías decir { $routes }?
tickets-no-cities = «{ $text }» no nombra dos ciudades de este tablero; escribe un recorrido como { $example }
tickets-one-city = { $city } no se puede unir consigo misma
tickets-not-joined = ningún recorrido une { $a } y { $b }; desde { $a } hay recorridos a { $others }
tickets-no-line = no hay ninguna línea { $line } en la lista de billetes: elige de 1 a { $last }

# What happened. $you is yes if the reader did it.
tickets-log-card-seen = { $colour ->
    [locomotive] una locomotora
    [white] una carta blanca
    [yellow] una carta amarilla
    [black] una carta negra
    [red] una carta roja
   *[other] una carta { $name }
}
tickets-log-card-alike = otra igual
tickets-log-card-unseen = una carta oculta
tickets-log-two-unseen = { $you ->
    [yes] Has robado
   *[no] { $who } ha robado
} dos cartas ocultas.
tickets-log-two-own = { $you ->
    [yes] Has robado
   *[no] { $who } ha robado
} { $first } y { $second } del mazo.
tickets-log-card-unseen-own = { $card } del mazo
tickets-log-one-card = { $you ->
    [yes] Has tomado
   *[no] { $who } ha tomado
} { $first }.
tickets-log-two-cards = { $you ->
    [yes] Has tomado
   *[no] { $who } ha tomado
} { $first } y { $second }.
tickets-log-display = Había tres locomotoras boca arriba: { $times ->
    [one] se han cambiado todas las cartas.
   *[other] se han cambiado todas las cartas { $times } veces.
}
tickets-log-shuffled = { $times ->
    [one] Se han barajado los descartes
   *[other] Se han barajado los descartes { $times } veces
}: { $cards ->
    [one] una carta en el nuevo mazo.
   *[other] { $cards } cartas en el nuevo mazo.
}
tickets-log-claimed = { $you ->
    [yes] Has cubierto
   *[no] { $who } ha cubierto
} { $route } con { $cards }: +{ $points }.
tickets-log-tickets-drawn = { $you ->
    [yes] Has robado
   *[no] { $who } ha robado
} { $number ->
    [one] un billete.
   *[other] { $number } billetes.
}
tickets-log-tickets-kept = { $you ->
    [yes] Has conservado
   *[no] { $who } ha conservado
} { $number ->
    [one] un billete.
   *[other] { $number } billetes.
}
tickets-log-tickets-kept-own = { $you ->
    [yes] Has conservado
   *[no] { $who } ha conservado
} { $tickets }.
tickets-log-first-tickets = { $you ->
    [yes] Has elegido tus
   *[no] { $who } ha elegido sus
} primeros billetes.
tickets-log-all-chosen = Todos han elegido sus primeros billetes. Conservados: { $numbers }.
tickets-log-kept-count = { $you ->
    [yes] tú
   *[no] { $who }
} { $number }
tickets-log-begins = { $you ->
    [yes] Empiezas tú
   *[no] Empieza { $who }
}
tickets-log-passed = { $you ->
    [yes] Has pasado.
   *[no] { $who } ha pasado.
}
tickets-log-final-round = { $you ->
    [yes] Te quedas
   *[no] { $who } se queda
} { $cars ->
    [0] sin vagones
    [one] con un vagón
   *[other] con { $cars } vagones
}: todos juegan un turno más.
tickets-log-tickets-scored = { $you ->
    [yes] Tus billetes
   *[no] Billetes de { $who }
}: { $tickets }.
tickets-log-ticket-scored = { $ticket } { $sign }{ $points }
tickets-log-longest = { $you ->
    [yes] Tienes
   *[no] { $who } tiene
} la ruta continua más larga, { $length } vagones: +{ $points }.
tickets-log-ended = Resultado final: { $results }.
tickets-log-result = { $you ->
    [yes] tú
   *[no] { $who }
} { $points }

# The facts of a refusal, after the rule
tickets-fact-T-026 = No te repartieron { $ticket }.
tickets-fact-T-089 = No has robado { $ticket }.
tickets-fact-T-027 = Conserva al menos { $fewest }.
tickets-fact-T-090 = Conserva al menos { $fewest }.
tickets-fact-T-029 = Primero elige tus billetes.
tickets-fact-T-034 = Es el turno de { $active }.
tickets-fact-T-036 = Has empezado a robar cartas: toma la segunda.
tickets-fact-T-036-keep = Primero elige cuáles de los billetes robados conservas.
tickets-fact-T-039 = No hay { $colour ->
    [locomotora] ninguna locomotora
   *[other] ninguna carta de ese color ({ $colour })
} boca arriba.
tickets-fact-T-063 = En este tablero no hay ningún recorrido { $route }.
tickets-fact-T-065-held = Tienes { $held } de las { $needed } cartas ({ $colour }).
tickets-fact-T-065-locomotives = Tienes { $held } de las { $needed } cartas ({ $colour }) y { $locomotives ->
    [one] una locomotora
   *[other] { $locomotives } locomotoras
}: { $missing ->
    [0] juntas bastan.
    [one] falta una carta.
   *[other] faltan { $missing } cartas.
}
tickets-fact-T-065-count = { $route } tiene { $length ->
    [one] un espacio
   *[other] { $length } espacios
} y has dado { $cards ->
    [one] una carta
   *[other] { $cards } cartas
}.
tickets-fact-T-066 = Has mezclado cartas de dos colores: { $first } y { $second }.
tickets-fact-T-069 = Has mezclado cartas de dos colores: { $first } y { $second }.
tickets-fact-T-067 = { $route } es de color { $needed }, no { $colour }.
tickets-fact-T-074 = { $route } necesita { $length ->
    [one] un vagón
   *[other] { $length } vagones
}; tienes { $cars }.
tickets-fact-T-077 = { $route } es { $you ->
    [yes] tuyo
   *[no] de { $owner }
}.
tickets-fact-T-079 = Ya tienes el recorrido paralelo { $route }.
tickets-fact-T-080 = El recorrido paralelo { $route } es { $you ->
    [yes] tuyo
   *[no] de { $owner }
}.

# The score sheet of the terminal.

tickets-sheet-routes = Recorridos
tickets-sheet-tickets = Billetes
tickets-sheet-longest = Ruta más larga
tickets-sheet-completed = completado
tickets-sheet-missed = fallado
tickets-sheet-no-routes = ningún recorrido
tickets-sheet-no-path = ninguna ruta
tickets-sheet-cars = { $number ->
    [one] un vagón
   *[other] { $number } vagones
}
tickets-sheet-unfinished = Esta partida no ha terminado: los billetes y la ruta más larga aún están abiertos.

tickets-pay = { $what }: elige las cartas.
tickets-own-board = El tablero: { $name }.
