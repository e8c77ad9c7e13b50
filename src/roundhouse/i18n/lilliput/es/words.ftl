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
lilliput-colour-none = especial
lilliput-colour-red = roja
lilliput-tile = { $kind } { $colour } { $id }
lilliput-turned = vía hacia { $sides }

lilliput-half-tile = colocar una loseta de cualquier color
lilliput-half-yellow-green = colocar una loseta amarilla y una verde
lilliput-half-yellow = colocar hasta dos losetas amarillas
lilliput-half-shares = vender y comprar acciones
lilliput-half-train = comprar un tren
lilliput-half-trains = comprar hasta dos trenes
lilliput-half-station = colocar una estación
lilliput-half-treasury = { $sum } £ para tus compañías
lilliput-half-treasury-told = dinero para las compañías
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
lilliput-ask-split = { $sum } £ para tus compañías: ¿cuánto para la { $company }? Escribe amount y una suma.
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
lilliput-do-sell = vender { $number } de la { $company } por { $sum } £
lilliput-do-buy = comprar una acción de la { $company } por { $price } £
lilliput-do-found = fundar la { $company }
lilliput-do-found-price = a { $price }, por { $cost } £
lilliput-do-home = { $cell }
lilliput-do-bank = la { $company } compra un tren { $train }
lilliput-do-trade = la { $company } compra un tren { $train } a la { $seller }
lilliput-do-pool = la { $company } compra un tren { $train } por { $price } £
lilliput-do-return = devolviendo { $trains }
lilliput-do-return-nothing = sin devolver nada
lilliput-do-yes = aceptar
lilliput-do-no = rechazar
lilliput-do-give = la { $company } entrega un tren { $train }
lilliput-do-station = { $company } en { $cell }
lilliput-do-exchange = canjear el Lord Tesorero por { $sum } £
lilliput-do-pay = pagar dividendos
lilliput-do-withhold = retener dividendos
lilliput-do-done = listo

lilliput-notation =
    { "  " }draft red, draft emperor            una compañía o un personaje
    { "  " }lay red 1,0 YC-C 2                  compañía, casilla, loseta, cuartos de vuelta
    { "  " }card 3 yellow, copy 5 cash          una carta y una de sus mitades; card 3 nothing
    { "  " }sell red 2, buy blue, found teal 90, home 1,2
    { "  " }train bank red return 2             devolver un tren obsoleto es voluntario
    { "  " }train from blue 4 to red            luego amount 120; el otro director dice yes o no
    { "  " }train pool 3 red, give red 2
    { "  " }station red 1,2
    { "  " }justice cash, justice treasury, exchange
    { "  " }pay red, withhold red, done
    { "  " }Compañías: red Roja, blue Azul, green Verde, yellow Amarilla, orange Naranja,
    { "  " }black Negra, purple Violeta, teal Turquesa. Personajes: emperor, general, admiral,
    { "  " }justiciary el Gran Juez, treasurer el Lord Tesorero

# What happened. $you is yes if the reader did it.
lilliput-log-drafted = { $you ->
    [yes] Has elegido:
   *[no] { $who } ha elegido:
} { $item }.
lilliput-log-draft-ended = La selección ha terminado. No están en esta partida: { $items }.
lilliput-log-draft-ended-all = La selección ha terminado.
lilliput-log-laid = La compañía { $company } ha colocado en { $cell }: { $tile }.
lilliput-log-station = La compañía { $company } ha colocado una estación en { $cell }.
lilliput-log-home = La compañía { $company } tiene su estación base en { $cell }.
lilliput-log-round = Ha empezado la ronda { $round }.
lilliput-log-card = { $you ->
    [yes] Has tomado
   *[no] { $who } ha tomado
} la carta { $card }: { $half }.
lilliput-log-copy = { $you ->
    [yes] Has copiado
   *[no] { $who } ha copiado
} la carta { $card }: { $half }.
lilliput-log-sold = { $you ->
    [yes] Has vendido
   *[no] { $who } ha vendido
} { $number ->
    [one] una acción
   *[other] { $number } acciones
} de la compañía { $company }.
lilliput-log-bought = { $you ->
    [yes] Has comprado
   *[no] { $who } ha comprado
} una acción de la compañía { $company }.
lilliput-log-founded = { $you ->
    [yes] Has fundado
   *[no] { $who } ha fundado
} la compañía { $company } a { $price }.
lilliput-log-price = Compañía { $company }: precio { $old } → { $new }.
lilliput-log-train-deck = La compañía { $company } ha recibido un tren { $train } de la pila.
lilliput-log-train-pool = La compañía { $company } ha comprado un tren { $train } de la reserva.
lilliput-log-train-company = La compañía { $company } ha comprado un tren { $train } a la { $seller }.
lilliput-log-train-to-pool = La compañía { $company } ha entregado un tren { $train } a la reserva.
lilliput-log-train-deck-pool = Un tren { $train } ha pasado de la pila a la reserva.
lilliput-log-phase = Ha empezado la fase { $phase }.
lilliput-log-rusted = Se han desguazado todos los trenes { $trains }.
lilliput-log-obsolete = Todos los trenes { $trains } han quedado obsoletos.
lilliput-log-offer = La compañía { $buyer } ha ofrecido a la { $seller } { $price } £ por un tren { $train }.
lilliput-log-agreed = { $you ->
    [yes] Has aceptado
   *[no] { $who } ha aceptado
} la oferta.
lilliput-log-declined = { $you ->
    [yes] Has rechazado
   *[no] { $who } ha rechazado
} la oferta.
lilliput-log-treasurer = { $you ->
    [yes] Has canjeado
   *[no] { $who } ha canjeado
} el Lord Tesorero.
lilliput-log-ran = La compañía { $company } ha ingresado { $revenue } £.
lilliput-log-money = { $source } → { $target }: { $amount } £
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
lilliput-fact-L-114 = No queda ninguna loseta de ese tipo ({ $tile }).
lilliput-fact-L-141 = Has ofrecido { $amount } £; como máximo puedes ofrecer { $most } £.
lilliput-fact-L-148 = Cuesta { $price } £; la compañía { $company } tiene { $treasury } £ y tú tienes { $cash } £.
lilliput-fact-L-150 = Cuesta { $price } £; la compañía { $company } tiene { $treasury } £.
lilliput-fact-L-178 = La compañía { $company } puede tener { $limit } trenes.
lilliput-fact-L-185 = No hay ningún tren { $train } en la reserva.
lilliput-fact-L-188 = La compañía { $company } puede tener { $limit } trenes.
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
lilliput-fact-L-240 = La compañía { $company } no llega a { $cell }.
lilliput-fact-L-291 = Le toca a la compañía { $running } activar sus trenes.

# Gulliver, who plays by rules of his own; $step is the letter of his step
automaton-lilliput = Gulliver
lilliput-log-gulliver-drawn = { $line } Al azar entre { $number }.
lilliput-log-gulliver-first-possible = Gulliver { $step }: { $choice }, el primer paso posible.
lilliput-log-gulliver-way-brown-city = una ciudad verde pasa a marrón
lilliput-log-gulliver-way-green-city = una ciudad amarilla pasa a verde
lilliput-log-gulliver-way-yellow-city = una ciudad nueva
lilliput-log-gulliver-way-yellow-plain = vía nueva
lilliput-log-gulliver-home-first = Gulliver { $step }: en { $choice }; su ciudad base va primero.
lilliput-log-gulliver-own-city = Gulliver { $step }: en { $choice }, una de sus ciudades.
lilliput-log-gulliver-nearest = Gulliver { $step }: en { $choice }, lo más cerca de Mildendo.
lilliput-log-gulliver-any-cell = Gulliver { $step }: en { $choice }.
lilliput-log-gulliver-new-city = Gulliver { $step }: una estación en la ciudad recién construida, en { $choice }.
lilliput-log-gulliver-loose-end = Gulliver { $step }: continúa el extremo suelto de { $choice }.
lilliput-log-gulliver-affordable = Gulliver { $step }: una acción que puede pagar, de la compañía { $choice }.
lilliput-log-gulliver-new-company = Gulliver { $step }: con su último certificado funda una compañía, la { $choice }.
lilliput-log-gulliver-highest-price = Gulliver { $step }: a { $choice }, el precio más alto que puede pagar.
lilliput-log-gulliver-own-home = Gulliver { $step }: su estación base va en su primera loseta base, en { $choice }.
lilliput-log-gulliver-nearest-home = Gulliver { $step }: su estación base está lo más cerca posible de la de su primera compañía, en { $choice }.
lilliput-log-gulliver-only-company = Gulliver { $step }: el primer tren de la pila es para la compañía { $choice }.
lilliput-log-gulliver-fewer-trains = Gulliver { $step }: el primer tren de la pila es para la compañía { $choice }, que tiene menos trenes.
lilliput-log-gulliver-lowest-train = Gulliver { $step }: el primer tren de la pila es para la compañía { $choice }, que tiene el tren más bajo.
lilliput-log-gulliver-first-company = Gulliver { $step }: el primer tren de la pila es para la compañía { $choice }, la primera que tuvo.
lilliput-log-gulliver-limit = Gulliver { $step }: un tren { $choice } sale de la partida por el límite.
lilliput-log-gulliver-skips-nothing-possible = Gulliver { $step }: no hay loseta que pueda colocar.
lilliput-log-gulliver-skips-no-new-city = Gulliver { $step }: sin ciudad nueva no hay estación.
lilliput-log-gulliver-skips-no-marker = Gulliver { $step }: no le quedan marcadores para una estación.
lilliput-log-gulliver-skips-no-loose-end = Gulliver { $step }: sus ciudades no tienen extremos sueltos.
lilliput-log-gulliver-skips-no-tile-fits = Gulliver { $step }: ninguna loseta encaja en sus extremos sueltos.
lilliput-log-gulliver-skips-certificates = Gulliver { $step }: tiene todos los certificados que puede tener.
lilliput-log-gulliver-skips-no-share = Gulliver { $step }: no hay acción que pueda pagar.
lilliput-log-gulliver-skips-too-poor = Gulliver { $step }: le falta capital para fundar una compañía.
lilliput-log-gulliver-skips-no-company = Gulliver { $step }: no queda ninguna compañía por fundar.
lilliput-log-gulliver-skips-no-slot = Gulliver { $step }: ninguna ciudad tiene espacio para una estación base.
