# The table of Ticket to Ride on the page.

tickets-map = Mapa de ciudades y recorridos
tickets-face-up = Boca arriba
tickets-hand-hidden = Oculta: varias personas comparten esta pantalla.
tickets-none-yet = Aún no hay billetes.
tickets-to-go = { $cars ->
    [one] falta un vagón
   *[other] faltan { $cars } vagones
}
tickets-ahead-done = completa { $ticket }
tickets-ahead-closer = { $ticket }: { $left }
tickets-pile-deck = mazo
tickets-pile-tickets = billetes
tickets-pile-discard = descartes
tickets-stat-cars = { $number ->
    [one] vagón
   *[other] vagones
}
tickets-stat-cards = { $number ->
    [one] carta
   *[other] cartas
}
tickets-stat-tickets = { $number ->
    [one] billete
   *[other] billetes
}

tickets-prompt-first = Elige cuáles de tus primeros billetes conservas.
tickets-prompt-turn = Roba dos cartas, cubre un recorrido que brille o roba billetes.
tickets-prompt-turn-no-claim = Roba dos cartas o roba billetes.
tickets-prompt-picked = { $number ->
    [0] Estas cartas solas no pueden pagar ningún recorrido.
    [one] Estas cartas pueden pagar el recorrido que brilla.
   *[other] Estas cartas pueden pagar los { $number } recorridos que brillan.
}
tickets-prompt-second = Toma tu segunda carta.
tickets-prompt-keep = Elige cuáles de los nuevos billetes conservas.
tickets-prompt-pass = No puedes hacer nada en este turno.
tickets-over = Fin de la partida.
tickets-over-telling = Ahora, la puntuación final.
tickets-last-round = { $number ->
    [one] Última ronda: queda un turno.
   *[other] Última ronda: quedan { $number } turnos.
}

tickets-say-draw = Robar del mazo
tickets-say-take = Tomar { $card }
tickets-say-tickets = Robar billetes
tickets-say-keep = Conservar { $tickets }
tickets-say-claim = Cubrir { $route } con { $cards }
tickets-say-pass = Pasar

tickets-route-open = { $route }, { $colour }, { $length ->
    [one] un espacio
   *[other] { $length } espacios
}
tickets-route-claimable = { $route }, { $colour }, { $length ->
    [one] un espacio
   *[other] { $length } espacios
}: puedes cubrirlo
tickets-route-closed = { $route }, cerrado: el recorrido de al lado está cubierto
tickets-route-claimed = { $route }, { $length ->
    [one] un espacio
   *[other] { $length } espacios
}, cubierto por { $who }

tickets-claim-title = ¿Cubrir { $route }?
tickets-pay-with = Pagar con
tickets-hand-about = Pulsa unas cartas para ver qué recorridos pueden pagar.
tickets-pay-locomotives = Cuántas locomotoras
tickets-pay-fewer = Una locomotora menos
tickets-pay-more = Una locomotora más
tickets-pay-no-other = No hay otra forma de pagar este recorrido.
tickets-claim-points = { $points ->
    [one] +1 punto
   *[other] +{ $points } puntos
}
tickets-claim-leaves = te quedan { $cards ->
    [one] una carta
   *[other] { $cards } cartas
} y { $cars ->
    [one] un vagón
   *[other] { $cars } vagones
}
tickets-claim-do = { $length ->
    [one] Poner un vagón
   *[other] Poner { $length } vagones
}
tickets-keep-title = { $fewest ->
    [one] Conserva al menos un billete
   *[other] Conserva al menos { $fewest } billetes
}
tickets-need = { $cars ->
    [one] necesita un vagón
   *[other] necesita { $cars } vagones
}
tickets-need-shared = { $more ->
    [0] ninguno adicional
    [one] solo { $more } adicional
   *[other] solo { $more } adicionales
}
tickets-need-too-many = { $needs }: demasiados además de los otros
tickets-need-all = { $cars } de tus { $have } vagones para todos
tickets-need-not-all = Faltan vagones para todos
tickets-keep-do = { $number ->
    [0] Conservar
    [one] Conservar un billete
   *[other] Conservar { $number } billetes
}
tickets-draw-title = ¿Robar tres billetes?
tickets-draw-text = Los miras y conservas al menos uno. Un billete sin completar al final te resta sus puntos.
tickets-draw-do = Robar billetes
tickets-pass-title = En este turno no puedes hacer nada.

tickets-final = Puntuación final
tickets-final-next = Siguiente
tickets-final-skip = Ir al resultado
tickets-final-again = Verlo otra vez
tickets-col-rank = Puesto
tickets-col-player = Jugador
tickets-col-routes = Recorridos
tickets-col-tickets = Billetes
tickets-col-path = Ruta más larga
tickets-col-total = Total
tickets-path-length = { $length }
tickets-tell-routes = Los puntos por recorridos ya están contados.
tickets-tell-ticket-done = { $who } completa { $ticket }: { $points }.
tickets-tell-ticket-missed = { $who } no completa { $ticket }: { $points }.
tickets-tell-path = { $who }: ruta más larga de { $length ->
    [one] un espacio
   *[other] { $length } espacios
}.
tickets-tell-path-bonus = { $who }: ruta de { $length ->
    [one] un espacio
   *[other] { $length } espacios
}, la más larga de todas: { $points }.
tickets-tell-won = { $who } gana con { $points } puntos.
tickets-tell-you-won = ¡Ganas con { $points } puntos!
tickets-tell-shared = Victoria compartida con { $points } puntos: { $who }.
tickets-sheet-running = La partida no ha terminado: de momento solo se cuentan los recorridos.

tickets-key-take = tomar esa carta boca arriba
tickets-key-draw = robar del mazo
tickets-key-tickets = robar billetes
tickets-key-keep = marcar un billete para conservarlo

# The start page, the choice of variants, and the guide
tickets-board = Tablero
tickets-board-about = El mapa en el que se juega: el de la caja o un tablero propio.
tickets-board-usa = EE. UU.
tickets-board-usa-about = El mapa de la caja: 36 ciudades, de Vancouver a Miami.
start-about-tickets = Reúne cartas de vagón, cubre recorridos y une las ciudades de tus billetes. De 2 a 5 jugadores, unos 45 minutos.
learn-about-tickets = Cartas, recorridos y billetes: en diez minutos lo sabrás todo.
tickets-board-fenmark = Fenmark
tickets-board-fenmark-about = Un país inventado para hasta tres: 20 ciudades, 29 vagones, una partida corta.
tickets-board-ulverland = Ulverland
tickets-board-ulverland-about = Un país inventado para hasta cuatro: 30 ciudades, 33 vagones.
tickets-board-great-sallow = El Gran Sallow
tickets-board-great-sallow-about = Un país inventado para hasta cinco: 42 ciudades, 43 vagones, caminos largos.
