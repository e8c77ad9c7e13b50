# 18Lilliput: names, panels, questions, choices, log lines, and the facts of a refusal.
# Companies and colours of tiles are feminine (compañía, loseta).

game-lilliput = 18Lilliput

lilliput-company-red = Roja
lilliput-company-blue = Azul
lilliput-company-green = Verde
lilliput-company-yellow = Amarilla
lilliput-company-orange = Naranja
lilliput-company-black = Negra
lilliput-company-purple = Violeta
lilliput-company-teal = Turquesa

lilliput-character-emperor = el Emperador
lilliput-character-general = el General
lilliput-character-admiral = el Gran Almirante
lilliput-character-justiciary = el Gran Juez
lilliput-character-treasurer = el Lord Tesorero

# What is taken in the draft.
lilliput-item-red = { lilliput-company-red }
lilliput-item-blue = { lilliput-company-blue }
lilliput-item-green = { lilliput-company-green }
lilliput-item-yellow = { lilliput-company-yellow }
lilliput-item-orange = { lilliput-company-orange }
lilliput-item-black = { lilliput-company-black }
lilliput-item-purple = { lilliput-company-purple }
lilliput-item-teal = { lilliput-company-teal }
lilliput-item-emperor = { lilliput-character-emperor }
lilliput-item-general = { lilliput-character-general }
lilliput-item-admiral = { lilliput-character-admiral }
lilliput-item-justiciary = { lilliput-character-justiciary }
lilliput-item-treasurer = { lilliput-character-treasurer }

lilliput-tile-city = ciudad
lilliput-tile-metropolis = metrópolis
lilliput-tile-plain = vía simple
lilliput-tile-town = localidad
lilliput-tile-harbour = puerto
lilliput-tile-castle = castillo
lilliput-tile-general = ciudad del General
lilliput-tile-treasurer = ciudad del Lord Tesorero
lilliput-tile-mildendo = Mildendo
lilliput-tile-mine = mina
lilliput-tile-tunnel = túnel
lilliput-tile-wiggywack = Wiggywack
lilliput-tile-terrain = terreno
lilliput-tile-sea = mar
lilliput-tile-mountain = montaña
lilliput-colour-yellow = amarilla
lilliput-colour-green = verde
lilliput-colour-brown = marrón
# A tile without a colour, or Mildendo; one with its shape, where others look alike; one with the code that is typed
lilliput-tile-plainly = { $kind }
lilliput-tile-shaped = { $tile }, { $shape }
lilliput-tile = { $tile } { $id }
lilliput-shape-YC-S = recta
lilliput-shape-YC-C = curva
lilliput-shape-YY-S = recta
lilliput-shape-YY-C = curva
lilliput-shape-YP-S = recta
lilliput-shape-YP-C = curva
lilliput-shape-GP-X = cruce
lilliput-shape-GP-D = dos curvas
lilliput-shape-GP-J = empalme
lilliput-shape-CH-J1 = recta
lilliput-shape-CH-J2 = curva
lilliput-shape-MINE-10 = 10 £
lilliput-shape-MINE-20 = 20 £
lilliput-shape-HILLS = colinas
lilliput-shape-RIVER = río
lilliput-shape-BC-A = Allenbeck
lilliput-shape-BC-T = Tottenham
lilliput-shape-BC-P = Plips
lilliput-shape-LA-R = { lilliput-company-red }
lilliput-shape-LA-B = { lilliput-company-blue }
lilliput-shape-LA-G = { lilliput-company-green }
lilliput-shape-LA-Y = { lilliput-company-yellow }

# A place on the map, by the figures at its edges, and the sides of a tile
lilliput-cell = ({ $x }; { $y })
lilliput-side-N = norte
lilliput-side-E = este
lilliput-side-S = sur
lilliput-side-W = oeste
lilliput-turned = vía hacia { $sides }

lilliput-half-tile = colocar una loseta de cualquier color
lilliput-half-yellow-green = colocar una loseta amarilla y una verde
lilliput-half-yellow = colocar hasta dos losetas amarillas
lilliput-half-shares = vender y comprar acciones
lilliput-half-train = comprar un tren
lilliput-half-trains = comprar hasta dos trenes
lilliput-half-station = colocar una estación
lilliput-half-treasury = { $sum } £ para tus compañías
lilliput-half-cash = { $sum } £ para ti
lilliput-half-nothing = no hacer nada

# Panels
lilliput-round = Ronda { $round } de { $rounds }
lilliput-phase = fase { $phase }
lilliput-limit = límite de trenes { $limit }
lilliput-deck = próximo tren { $train } por { $price } £
lilliput-pool = reserva { $trains }
lilliput-pool-empty = reserva vacía
lilliput-player = Jugador
lilliput-cash = Capital
lilliput-copies = Copias
lilliput-shares = Acciones
lilliput-character = Personaje
lilliput-company = Compañía
lilliput-director = Director
lilliput-price = Precio
lilliput-treasury = Tesorería
lilliput-trains = Trenes
lilliput-stations = Estaciones
lilliput-bank = Banco
lilliput-prices = Índice de precios
lilliput-news = Lo último
lilliput-first = ▸
lilliput-none = –

# What is asked
lilliput-ask-draft = Elige una compañía inicial o un personaje.
lilliput-ask-home-tile = Coloca la loseta base de la compañía { $company }.
lilliput-ask-justice = El Gran Juez: ¿dinero para ti o para tus compañías?
lilliput-ask-turn = Tu turno: toma una carta de acción.
lilliput-ask-laying = Coloca una loseta.
lilliput-ask-shares = Puedes vender acciones; después compra una o funda una compañía.
lilliput-ask-home-slot = Elige dónde tiene su estación base la compañía { $company }.
lilliput-ask-pool = La compañía { $company } puede comprar un tren de la reserva.
lilliput-ask-trains = { $number ->
    [one] Compra un tren.
   *[other] Compra hasta { $number } trenes.
}
lilliput-ask-price = ¿Cuánto ofrece la compañía { $buyer } a la { $seller } por el tren { $train }? Escribe amount y una suma de 1 £ a { $most } £.
lilliput-ask-offer = La compañía { $buyer } ofrece a la { $seller } { $price } £ por el tren { $train }. ¿Aceptas?
lilliput-ask-station = Coloca una estación.
lilliput-ask-split = { $sum } £ para tus compañías: ¿cuánto para la compañía { $company }? Escribe amount y una suma.
lilliput-ask-split-alone = { $sum } £ van a la compañía { $company }.
lilliput-ask-after = ¿Algo más en este turno?
lilliput-ask-excess = Demasiados trenes: entrega uno.
lilliput-ask-run = La compañía { $company } ha ingresado { $revenue } £. ¿Pagar o retener dividendos?
lilliput-ask-run-zero = La compañía { $company } no ha ingresado nada.

# Choices
lilliput-choose = { $what }: elige.
lilliput-do-draft = { $item }
lilliput-do-lay = { $company } { $cell } { $tile }
lilliput-do-justice-cash = { $sum } £ para ti
lilliput-do-justice-treasury = { $sum } £ para tus compañías
lilliput-do-card = carta { $card }: { $half }
lilliput-do-copy = copiar la carta { $card }: { $half }
lilliput-do-amount = { $sum } £
lilliput-do-sell = vender { $number ->
    [one] una acción
   *[other] { $number } acciones
} de la compañía { $company } por { $sum } £
lilliput-do-buy = comprar una acción de la compañía { $company } por { $price } £
lilliput-do-found = fundar la compañía { $company }
lilliput-do-found-price = a { $price }, por { $cost } £
lilliput-do-home = { $cell }
lilliput-do-bank = la compañía { $company } compra un tren { $train }
lilliput-do-trade = la compañía { $company } compra un tren { $train } a la { $seller }
lilliput-do-pool = la compañía { $company } compra un tren { $train } por { $price } £
lilliput-do-return = devolviendo { $trains }
lilliput-do-return-nothing = sin devolver nada
lilliput-do-yes = aceptar
lilliput-do-no = rechazar
lilliput-do-give = la compañía { $company } entrega un tren { $train }
lilliput-do-station = { $company } en { $cell }
lilliput-do-exchange = canjear el Lord Tesorero por { $sum } £
lilliput-do-pay = pagar dividendos
lilliput-do-withhold = retener dividendos
lilliput-do-done = listo

lilliput-notation =
    { "  " }draft red, draft emperor     una compañía o un personaje
    { "  " }lay red 1,0 YC-C 2           compañía, casilla, loseta, cuartos de vuelta
    { "  " }card 3 yellow, copy 5 cash   una carta y una de sus mitades; card 3 nothing
    { "  " }sell red 2, buy blue, found teal 90, home 1,2
    { "  " }train bank red return 2      devolver un tren obsoleto es voluntario
    { "  " }train from blue 4 to red     luego amount 120; el otro director dice yes o no
    { "  " }train pool 3 red, give red 2
    { "  " }station red 1,2
    { "  " }justice cash, justice treasury, exchange
    { "  " }pay red, withhold red, done
    { "  " }Compañías: red Roja, blue Azul, green Verde, yellow Amarilla, orange
    { "  " }Naranja, black Negra, purple Violeta, teal Turquesa. Personajes: emperor,
    { "  " }general, admiral, justiciary el Gran Juez, treasurer el Lord Tesorero

# What happened: each sentence stands alone, and several may share a line. $you is yes if the reader did it.
lilliput-log-round = Ronda { $round } de { $rounds }: { $you ->
    [yes] empiezas tú
   *[no] empieza { $who }
}
lilliput-log-last-round = Es la última ronda: los ingresos cuentan doble, nadie puede retenerlos y cada pago sube el precio dos pasos.
lilliput-log-turn = { $you ->
    [yes] { $turn ->
        [1] Tu primer turno
       *[other] Tu segundo turno
    }
   *[no] { $turn ->
        [0] Turno de { $who }
        [1] Primer turno de { $who }
       *[other] Segundo turno de { $who }
    }
}
lilliput-log-running = { $times ->
    [1] Circulan los trenes
   *[other] Circulan los trenes y los ingresos cuentan doble
}
lilliput-log-drafted-company = { $you ->
    [yes] Has
   *[no] { $who } ha
} elegido la compañía { $company }: { $trains }, { $capital } £ en su tesorería y acciones a { $price } £.
lilliput-log-drafted-character = { $you ->
    [yes] Has elegido un personaje:
   *[no] { $who } ha elegido un personaje:
} { $character }.
lilliput-log-advantage = { $you ->
    [yes] Empiezas
   *[no] { $who } empieza
} con { $amount } £ más de capital privado.
lilliput-log-a-train = un tren { $train }
lilliput-log-draft-ended = La selección ha terminado. No están en esta partida: { $items }.
lilliput-log-draft-ended-all = La selección ha terminado.
lilliput-log-home-tile = La compañía { $company } ha colocado su loseta base en { $cell }: { $tile }.
lilliput-log-laid = La compañía { $company } ha colocado una loseta en { $cell }: { $tile }.
lilliput-log-upgraded = La compañía { $company } ha mejorado { $cell }: { $tile }.
lilliput-log-cost-metropolis = Ha pagado { $amount } £ por la metrópolis.
lilliput-log-cost-terrain = Ha pagado { $amount } £ por el terreno.
lilliput-log-cost-tunnel = Ha pagado { $amount } £ por el túnel.
lilliput-log-station = La compañía { $company } ha colocado una estación en { $cell } por { $amount } £.
lilliput-log-station-free = La compañía { $company } ha colocado una estación en { $cell }.
lilliput-log-home = La compañía { $company } ha colocado su estación base en { $cell }.
lilliput-log-took = { $you ->
    [yes] Has
   *[no] { $who } ha
} { $copy ->
    [yes] gastado una carta de copia en la carta { $card }
   *[no] tomado la carta { $card }
}
lilliput-log-card = { $took } para { $half }.
lilliput-log-card-cash = { $took }: { $amount } £ de capital privado.
lilliput-log-card-treasury = { $took }: { $gains }.
lilliput-log-card-treasury-open = { $took }: dinero para las tesorerías.
lilliput-log-card-nothing = { $took } sin hacer nada.
lilliput-log-sold = { $you ->
    [yes] Has
   *[no] { $who } ha
} vendido { $number ->
    [one] una acción
   *[other] { $number } acciones
} de la compañía { $company } por { $amount } £.
lilliput-log-bought = { $you ->
    [yes] Has
   *[no] { $who } ha
} comprado una acción de la compañía { $company } por { $amount } £.
lilliput-log-founded = { $you ->
    [yes] Has
   *[no] { $who } ha
} fundado la compañía { $company } a { $price } £ por acción y { $you ->
    [yes] has
   *[no] ha
} pagado { $amount } £ por el certificado de director.
lilliput-log-capital = Empieza con { $amount } £ en su tesorería.
lilliput-log-treasurer = { $you ->
    [yes] Has
   *[no] { $who } ha
} canjeado el Lord Tesorero por { $amount } £.
lilliput-log-offer = La compañía { $buyer } ha ofrecido a la { $seller } { $price } £ por un tren { $train }.
lilliput-log-agreed = { $you ->
    [yes] Has
   *[no] { $who } ha
} aceptado.
lilliput-log-declined = { $you ->
    [yes] Has
   *[no] { $who } ha
} rechazado la oferta.
lilliput-log-train-deck = La compañía { $company } ha comprado un tren { $train } de la pila por { $amount } £.
lilliput-log-train-pool = La compañía { $company } ha comprado un tren { $train } de la reserva por { $amount } £.
lilliput-log-train-company = La compañía { $company } ha comprado un tren { $train } a la { $seller } por { $amount } £.
lilliput-log-train-free = La compañía { $company } ha recibido un tren { $train } de la pila.
lilliput-log-helped = De ellas, { $you ->
    [yes] has
   *[no] { $who } ha
} puesto { $amount } £.
lilliput-log-returned = Ha entregado { $trains } a la reserva.
lilliput-log-gave-up = La compañía { $company } tenía demasiados trenes y ha entregado un tren { $train } a la reserva.
lilliput-log-train-to-pool = Un tren { $train } ha pasado de la pila a la reserva.
lilliput-log-phase = Ha empezado la fase { $phase }: cada compañía puede tener { $limit ->
    [one] un tren
   *[other] { $limit } trenes
}.
lilliput-log-rusted = Se han desguazado todos los trenes { $trains }.
lilliput-log-obsolete = Todos los trenes { $trains } han quedado obsoletos.
lilliput-log-ran = La compañía { $company } ha activado { $routes }.
lilliput-log-ran-several = La compañía { $company } ha activado { $routes }: { $revenue } £ en total.
lilliput-log-ran-nothing = La compañía { $company } no ha ingresado nada.
lilliput-log-route = su tren { $train }{ $obsolete ->
    [yes] { " " }obsoleto
   *[no] { "" }
} { $stops } por { $revenue } £
lilliput-log-mines = Sus minas han dado { $amount } £ a la tesorería.
lilliput-log-paid = { $times ->
    [1] Dividendos: { $gains }.
   *[other] Dividendos dobles: { $gains }.
}
lilliput-log-kept = Han quedado { $amount } £ en su tesorería.
lilliput-log-price = { $way ->
    [up] El precio ha subido a { $new } £.
    [down] El precio ha bajado a { $new } £.
   *[same] El precio sigue en { $new } £.
}
lilliput-log-price-of = Compañía { $company }: precio { $new } £.
lilliput-log-gain = { $amount } £ para { $you ->
    [yes] ti
   *[no] { $account ->
        [company] la compañía { $target }
       *[seat] { $target }
    }
}
lilliput-log-money = { $gains }.
lilliput-log-money-card = De la carta: { $gains }.
lilliput-log-money-justiciary = El Gran Juez ha traído { $gains }.
lilliput-log-result = { $you ->
    [yes] tú
   *[no] { $who }
} { $score } £
lilliput-log-ended = Resultado final: { $results }.
lilliput-log-bank = Banco

# Score sheet
lilliput-sheet-cash = Capital
lilliput-sheet-shares = Acciones
lilliput-sheet-directors = Certificados de director
lilliput-sheet-copies = Cartas de copia
lilliput-sheet-line = { $number } { $company } a { $price }
lilliput-sheet-director = { $company } a { $price }

# The facts of a refusal, after the rule
lilliput-fact-L-030 = { $item } no está disponible.
lilliput-fact-L-058 = Es el turno de { $active }.
lilliput-fact-L-059 = Es el turno de { $active }.
lilliput-fact-L-062 = La carta { $card } está tomada.
lilliput-fact-L-064 = La carta { $card } no está en esta partida.
lilliput-fact-L-088 = Nadie ha tomado aún la carta { $card }.
lilliput-fact-L-111 = Cuesta { $cost } £; la compañía { $company } tiene { $money } £.
lilliput-fact-L-114 = No queda ninguna loseta de ese tipo ({ $tile }).
lilliput-fact-L-116 = Esta casilla es para vía simple.
lilliput-fact-L-117 = Esta casilla es para una ciudad.
lilliput-fact-L-141 = Has ofrecido { $amount } £; como máximo puedes ofrecer { $most } £.
lilliput-fact-L-148 = Cuesta { $price } £; la compañía { $company } tiene { $treasury } £ y tú tienes { $cash } £.
lilliput-fact-L-150 = Cuesta { $price } £; la compañía { $company } tiene { $treasury } £.
lilliput-fact-L-178 = La compañía { $company } puede tener { $limit ->
    [one] un tren
   *[other] { $limit } trenes
}.
lilliput-fact-L-185 = No hay ningún tren { $train } en la reserva.
lilliput-fact-L-188 = La compañía { $company } puede tener { $limit ->
    [one] un tren
   *[other] { $limit } trenes
}.
lilliput-fact-L-190 = No tienes ninguna acción del 10 % de la compañía { $company }.
lilliput-fact-L-192 = Tienes { $held ->
    [one] una acción
   *[other] { $held } acciones
} de la compañía { $company }.
lilliput-fact-L-198 = Cuesta { $price } £, tienes { $cash } £.
lilliput-fact-L-200 = El banco no tiene ninguna acción de la compañía { $company }.
lilliput-fact-L-202 = Ya tienes { $held } certificados.
lilliput-fact-L-210 = Cuesta { $cost } £, tienes { $cash } £.
lilliput-fact-L-237 = Cuesta { $cost } £, la compañía { $company } tiene { $treasury } £.
lilliput-fact-L-238 = A la compañía { $company } no le quedan marcadores de estación.
lilliput-fact-L-240 = La compañía { $company } no llega a { $cell }.
lilliput-fact-L-291 = Le toca a la compañía { $running } activar sus trenes.

# Gulliver, who plays by rules of his own; $step is the letter of his step
automaton-lilliput = Gulliver
lilliput-log-gulliver = { $step }: { $deed } Motivo: { $why }.
lilliput-log-gulliver-plainly = { $step }: { $deed }
lilliput-log-gulliver-drawn = al azar entre { $number }
lilliput-log-gulliver-first-possible = el primer paso posible
lilliput-log-gulliver-home-first = su primera base va primero
lilliput-log-gulliver-own-city = una de sus ciudades
lilliput-log-gulliver-nearest = lo más cerca posible de Mildendo
lilliput-log-gulliver-any-cell = { "" }
lilliput-log-gulliver-new-city = la ciudad está recién construida
lilliput-log-gulliver-loose-end = continúa el extremo suelto de { $choice }
lilliput-log-gulliver-end = { $cell }, { $side }
lilliput-log-gulliver-affordable = una acción que puede pagar
lilliput-log-gulliver-new-company = su último certificado funda una compañía
lilliput-log-gulliver-highest-price = el precio más alto que puede pagar
lilliput-log-gulliver-own-home = es su primera loseta base
lilliput-log-gulliver-nearest-home = lo más cerca posible de su primera base
lilliput-log-gulliver-only-company = { "" }
lilliput-log-gulliver-fewer-trains = tiene menos trenes
lilliput-log-gulliver-lowest-train = tiene el tren más bajo
lilliput-log-gulliver-first-company = es su primera compañía
lilliput-log-gulliver-limit = Un tren { $train } ha salido de la partida por el límite de trenes.
lilliput-log-gulliver-skips-nothing-possible = { $step }: no podía colocar ninguna loseta.
lilliput-log-gulliver-skips-no-new-city = { $step }: sin ciudad nueva no hay estación.
lilliput-log-gulliver-skips-no-marker = { $step }: no le quedaban marcadores de estación.
lilliput-log-gulliver-skips-no-loose-end = { $step }: sus ciudades no tenían extremos sueltos.
lilliput-log-gulliver-skips-no-tile-fits = { $step }: ninguna loseta encajaba en sus extremos sueltos.
lilliput-log-gulliver-skips-certificates = { $step }: ya tenía todos los certificados que puede tener.
lilliput-log-gulliver-skips-no-share = { $step }: no podía pagar ninguna acción.
lilliput-log-gulliver-skips-too-poor = { $step }: le faltaba dinero para fundar una compañía.
lilliput-log-gulliver-skips-no-company = { $step }: no quedaban compañías por fundar.
lilliput-log-gulliver-skips-no-slot = { $step }: ninguna ciudad tenía sitio para una estación base.
