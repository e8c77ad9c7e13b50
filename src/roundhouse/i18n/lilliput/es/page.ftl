# The table of 18Lilliput on the page.

lilliput-map = Mapa de los ferrocarriles
lilliput-cards = Cartas de acción
lilliput-companies = Compañías
lilliput-players = Jugadores
lilliput-tiles = Losetas
lilliput-tiles-left = Losetas que quedan
lilliput-next-train = Próximo tren
lilliput-draft = Selección
lilliput-score = Puntuación final
lilliput-over = Fin de la partida.
lilliput-instruction-pay-out = Pagar siempre que mis trenes ganen
lilliput-instruction-refuse-offers = Rechazar toda oferta por mis trenes
lilliput-instruction-pass-rest = Pasar lo que queda de este turno
lilliput-last-round = Última ronda: los ingresos cuentan doble, los precios se mueven dos pasos y nadie puede retener.

lilliput-pounds = { $sign }{ $sum } £

lilliput-railway-red = Mildendo Railway
lilliput-railway-blue = Slamecksan Railway
lilliput-railway-green = Glimigrim Valley Railway
lilliput-railway-yellow = Lilliput National Railway
lilliput-railway-orange = Tramecksan Railway
lilliput-railway-black = Blefuscu Coast Railway
lilliput-railway-purple = Belfaborac Railway
lilliput-railway-teal = Reldresal Railway

lilliput-tile-name = { $kind } { $colour }
lilliput-about-emperor = Tus compañías colocan metrópolis nuevas gratis. Loseta de castillo, desde la fase 3.
lilliput-about-general = Tus compañías pagan la mitad por las estaciones. Loseta de ciudad, en cualquier momento.
lilliput-about-admiral = Tus compañías pagan un 10 % menos por los trenes de la pila. Dos losetas de puerto, en cualquier momento.
lilliput-about-justiciary = En cada ronda, 5 £ para ti o 20 £ para tus compañías. Dos losetas de localidad, en cualquier momento.
lilliput-about-treasurer = Una vez por partida, canjéalo por 10 £ multiplicadas por el número de la ronda. Loseta de ciudad, desde la fase 5.

# What is asked, one sentence each
lilliput-prompt-draft = Elige una compañía o un personaje.
lilliput-prompt-home-tile = Coloca la loseta base de la compañía { $company }: elige una loseta y después una casilla.
lilliput-prompt-justice = El Gran Juez trae dinero: ¿para ti o para tus compañías?
lilliput-prompt-turn = Toma una carta de acción y usa una de sus dos mitades.
lilliput-prompt-laying = Elige la loseta que colocas y después una casilla que brille.
lilliput-prompt-laying-none = No se puede colocar ninguna loseta: continúa o usa antes un personaje.
lilliput-prompt-where = Elige una de las casillas que brillan.
lilliput-prompt-turn-tile = Gira la loseta con un clic o con R y después confirma.
lilliput-prompt-confirm-tile = Confirma para colocar la loseta.
lilliput-prompt-shares = Vende acciones si quieres; después compra una o funda una compañía.
lilliput-prompt-home-slot = Elige una ciudad que brille para la estación base de la compañía { $company }.
lilliput-prompt-pool = La compañía { $company } puede comprar un tren de la reserva.
lilliput-prompt-trains = { $number ->
    [one] Compra un tren, si quieres.
   *[other] Compra hasta { $number } trenes.
}
lilliput-prompt-price = ¿Cuánto ofrece la compañía { $buyer } a la { $seller } por el tren { $train }?
lilliput-prompt-offer = La compañía { $buyer } ofrece a la { $seller } { $price } £ por el tren { $train }. ¿Aceptas?
lilliput-prompt-station = Elige una ciudad que brille para una estación.
lilliput-prompt-split = Reparte { $sum } £ entre tus compañías.
lilliput-prompt-after-the-action = Termina tu turno o usa antes un personaje.
lilliput-prompt-excess-trains = El límite de trenes ha bajado: entrega un tren.
lilliput-prompt-run = La compañía { $company } ha ingresado { $revenue } £: ¿pagar o retener dividendos?
lilliput-prompt-run-zero = La compañía { $company } no ha ingresado nada.

lilliput-invite-draft = Cada uno elige una compañía y un personaje. Quien elige una compañía coloca su loseta base.

# Actions in words
lilliput-say-draft-company = Elegir la compañía { $company }
lilliput-say-draft-character = Elegir un personaje: { $character }
lilliput-say-lay = La compañía { $company } coloca en { $cell }: { $tile }
lilliput-say-card = Carta { $card }: { $half }
lilliput-say-copy = Copiar la carta { $card }: { $half }
lilliput-say-sell = Vender { $number ->
    [one] una acción
   *[other] { $number } acciones
} de la compañía { $company }
lilliput-say-buy = Comprar una acción de la compañía { $company }
lilliput-say-found = Fundar la compañía { $company } a { $price }
lilliput-say-home = Estación base en { $cell }
lilliput-say-train-bank = La compañía { $company } compra un tren { $train } de la pila
lilliput-say-train-pool = La compañía { $company } compra un tren { $train } de la reserva
lilliput-say-train-company = La compañía { $company } hace una oferta por el tren { $train } de la { $seller }
lilliput-say-returning = { $bought }, devolviendo { $trains }
lilliput-say-give = La compañía { $company } entrega un tren { $train }
lilliput-say-station = La compañía { $company } coloca una estación en { $cell }
lilliput-say-exchange = Canjear el Lord Tesorero
lilliput-say-pay = La compañía { $company } paga dividendos
lilliput-say-withhold = La compañía { $company } retiene dividendos
lilliput-say-yes = Aceptar
lilliput-say-no = Rechazar
lilliput-say-done = Listo

# Cards
lilliput-card = Carta { $number }
lilliput-card-nothing = Tomar la carta { $number } y no hacer nada
lilliput-copied-by = copiada: { $who }
lilliput-copies-left = { $number ->
    [one] carta de copia: reutiliza una carta ya tomada
   *[other] cartas de copia: reutiliza una carta ya tomada
}
lilliput-turn-extras = En tu turno, además
lilliput-lay-own = Colocar tu { $tile }
lilliput-exchange = Canjear { $character }

# Map
lilliput-cell-empty = vacía
lilliput-cell-empty-site = casilla de ciudad vacía
lilliput-cell-choose = Elegir { $cell }: { $tile }
lilliput-cell-turn = { $cell }: elegida. Espacio gira la loseta, Intro confirma.
lilliput-cell-chosen = { $cell }: elegida. Intro confirma.
lilliput-route-sum = { $train }: { $sum } £
lilliput-route-bonus = prima { $sum } £
lilliput-mine-money = minas +{ $sum } £
lilliput-last-round-twice = última ronda: cuenta doble

# Laying
lilliput-lay-which = { $company }: ¿qué loseta?
lilliput-lay-which-here = ¿Qué loseta aquí?
lilliput-lay-where = ¿Dónde? Elige una casilla que brille.
lilliput-lay-title = { $tile } en { $cell }
lilliput-lay-do = Colocarla
lilliput-rotate = Girar
lilliput-which-company = ¿Qué compañía?
lilliput-supply-tile = { $tile }, { $left ->
    [one] queda una
   *[other] quedan { $left }
}
lilliput-from-phase = desde la fase { $phase }
lilliput-becomes = se convierte en
lilliput-becomes-nothing = no se puede mejorar

# Answers
lilliput-confirm = Confirmar
lilliput-done = Listo
lilliput-done-leave = Terminar
lilliput-ask-title-justice = ¿Para quién es el dinero del Gran Juez?
lilliput-ask-title-offer = ¿Vender el tren?
lilliput-ask-title-laying = No se puede colocar ninguna loseta
lilliput-ask-title-after-the-action = ¿Terminar el turno?
lilliput-ask-title-excess-trains = ¿Qué tren entregas?
lilliput-home-where = Elige la estación base en el mapa
lilliput-station-where = Elige una ciudad en el mapa
lilliput-station-none = No hay ninguna ciudad al alcance o falta dinero
lilliput-shares-title = Vender, comprar o fundar
lilliput-shares-none = No hay nada que puedas vender ni comprar.
lilliput-sell = { $number ->
    [one] vender una
   *[other] vender { $number }
}
lilliput-buy = comprar una
lilliput-found = Fundar
lilliput-found-at = al precio
lilliput-trains-title = ¿Qué tren, y para qué compañía?
lilliput-trains-none = No se puede comprar ningún tren
lilliput-from = { $source ->
    [bank] de la pila
    [pool] de la reserva
   *[company] de la compañía { $place }
}
lilliput-give-back = Devolver
lilliput-give-back-nothing = nada
lilliput-amount-price = Tu oferta
lilliput-amount-split = Para la compañía { $company }
lilliput-amount-do = { $sum } £
lilliput-amount-help = De ahí, { $sum } £ salen de tu capital privado.
lilliput-amount-declined = Se rechazaron { $sum } £: ofrece más.
lilliput-run-title = La compañía { $company } ha ingresado { $sum } £
lilliput-run-nothing = La compañía { $company } no ha ingresado nada
lilliput-pay = Pagar
lilliput-withhold = Retener

# What would follow
lilliput-effect-price = { $company }: precio
lilliput-effect-train = tren { $train } → { $place }
lilliput-effect-phase = empieza la fase { $phase }, límite de trenes { $limit }
lilliput-place-pool = la reserva
lilliput-place-deck = la pila
lilliput-place-supply = las existencias

# Before the decision
lilliput-leaves = quedan { $sum } £
lilliput-idle = Ahora mismo esta mitad no sirve de nada.
lilliput-idle-note = ahora no sirve de nada
lilliput-idle-take = Tomarla de todos modos
lilliput-unasked = No volver a preguntarlo en esta partida
lilliput-effect-price-same = { $price }, sin cambios
lilliput-earns = { $company }: ingresos
lilliput-earns-same = Ninguna compañía ingresaría más ni menos.
lilliput-tile-nowhere = Ahora mismo esta loseta no encaja en ninguna casilla.
lilliput-tile-nearest = Ahora mismo esta loseta no encaja en ninguna parte. Donde más cerca está de encajar es en { $cell }, pero:
lilliput-tile-not-here = Esta loseta no encaja en { $cell }:
lilliput-cell-card-first = Para colocar losetas y estaciones hace falta una carta de acción. Toma una primero y luego elige { $cell } u otra casilla.
lilliput-history-title = La partida por rondas
lilliput-history-round = Ronda
lilliput-history-companies = Ingresos y precio de la acción después
lilliput-history-shares = Quién tiene qué
lilliput-turns = Turnos de esta ronda
lilliput-turns-next = Turnos de la ronda siguiente
lilliput-roster-left = Pila
lilliput-roster-obsolete = Obsoleto
lilliput-roster-rusts = Desguace

# Companies, trains
lilliput-no-company = Aún no se ha fundado ninguna compañía.
lilliput-unfounded = Sin fundar
lilliput-treasury-of = tesorería { $sum } £
lilliput-price-of = precio { $price }
lilliput-no-train = ningún tren
lilliput-stations-left = { $number ->
    [one] queda un marcador de estación
   *[other] quedan { $number } marcadores de estación
}
lilliput-shares-left = { $number ->
    [one] una acción en el banco
   *[other] { $number } acciones en el banco
}
lilliput-last-run = últimos ingresos { $sum } £
lilliput-train = tren { $train }
lilliput-train-obsolete = obsoleto
lilliput-train-rusting = se desguaza con el próximo tren
lilliput-train-ageing = queda obsoleto con el próximo tren
lilliput-space-with = { $price }: { $companies }
lilliput-deck-left = Trenes que quedan en la pila
lilliput-pool-title = Reserva
lilliput-next-nothing = Comprarlo no tiene más efectos.
lilliput-next-phase = empieza la fase { $phase }
lilliput-next-colour = desde ahora, cualquier loseta { $colour }
lilliput-next-limit = límite de trenes { $limit }
lilliput-next-rusts = se desguazan todos los trenes { $train }
lilliput-next-obsolete = todos los trenes { $train } quedan obsoletos
lilliput-next-treasury = la carta 10 trae { $sum } £

# Players
lilliput-first-player = empieza esta ronda
lilliput-worth = patrimonio
lilliput-copy-cards = { $number ->
    [one] carta de copia
   *[other] cartas de copia
}
lilliput-certificates = { $number } de { $most } certificados
lilliput-director-of = director de la compañía { $company }, 50 %
lilliput-share-of = acción de la compañía { $company }, 10 %
lilliput-gulliver-waits = Actúa después de tu segundo turno de cada ronda.

# Draft
lilliput-draft-companies = Compañías iniciales
lilliput-draft-characters = Personajes
lilliput-draft-price = precio { $price }, tesorería { $treasury } £
lilliput-draft-cash = +{ $sum } £ para ti

# Account book
lilliput-ledger = Libro de cuentas
lilliput-ledger-whose = Cuenta
lilliput-ledger-round = Ronda
lilliput-ledger-reason = Motivo
lilliput-ledger-other = Otra parte
lilliput-ledger-amount = Importe
lilliput-ledger-balance = Saldo
lilliput-reason-start = al empezar
lilliput-reason-advantage = ventaja inicial de la compañía
lilliput-reason-capital = capital de la compañía
lilliput-reason-card = carta de acción
lilliput-reason-dividend = dividendos
lilliput-reason-founding = certificado de director
lilliput-reason-help = ayuda para un tren
lilliput-reason-justiciary = Gran Juez
lilliput-reason-metropolis = metrópolis nueva
lilliput-reason-mine = minas
lilliput-reason-sale = acciones vendidas
lilliput-reason-share = acción comprada
lilliput-reason-station = estación
lilliput-reason-terrain = terreno
lilliput-reason-train = tren
lilliput-reason-treasurer = Lord Tesorero canjeado
lilliput-reason-tunnel = túnel
lilliput-reason-withheld = dividendos retenidos

# Player aid
lilliput-aid = Ayuda de juego
lilliput-aid-phases = Fases
lilliput-aid-phase = Fase
lilliput-aid-begins = Empieza con
lilliput-aid-start = inicio de la partida
lilliput-aid-cards = Cartas
lilliput-aid-limit = Límite
lilliput-aid-effect = Trenes
lilliput-aid-rusts = trenes { $train } al desguace
lilliput-aid-obsolete = trenes { $train } obsoletos
lilliput-aid-treasury = Carta 10
lilliput-aid-range = hasta { $number } paradas
lilliput-aid-range-double = hasta { $number } paradas, cuentan doble
lilliput-aid-characters = Personajes
lilliput-aid-stations = La primera estación adicional cuesta a la compañía { $first } £; la siguiente, { $second } £.
lilliput-aid-metropolis = Una metrópolis nueva cuesta a la compañía { $sum } £.
lilliput-aid-certificates = Como mucho { $most } certificados, y de ellos no más de { $directors } de director.
lilliput-aid-pay = Pagar dividendos mueve el precio a la derecha, retenerlos lo mueve a la izquierda y cada acción vendida, hacia abajo.
lilliput-aid-last = En la última ronda los ingresos se doblan y se pagan enteros, y los precios se mueven dos pasos.

# Worth over the rounds, final score
lilliput-history = Patrimonio por ronda
lilliput-history-after = Tras la ronda
lilliput-history-start = inicio
lilliput-history-now = ahora
lilliput-col-rank = Puesto
lilliput-col-total = Total
lilliput-won = { $who } gana con { $sum } £.
lilliput-you-won = ¡Ganas con { $sum } £!
lilliput-won-shared = Victoria compartida con { $sum } £: { $who }.
lilliput-sheet-running = La partida no ha terminado: así quedaría ahora.

lilliput-key-rotate = girar la loseta
lilliput-key-done = terminar con esto

# The start page, the choice of variants, and the guide
start-about-lilliput = Coloca vías, compra trenes y hazte con las acciones adecuadas. De 1 a 4 jugadores, alrededor de una hora.
new-solo-lilliput = En solitario juegas contra Gulliver, que sigue sus propias reglas.
lilliput-scenario = Escenario
lilliput-scenario-about = Lo que rodea la capital antes de que nadie construya: un escenario de la caja o un paisaje propio.
lilliput-scenario-none = Llanura abierta
lilliput-scenario-none-about = La partida normal: en el mapa solo está Mildendo.
lilliput-scenario-lets-start = Empecemos
lilliput-scenario-lets-start-about = Dos minas junto a la capital, y ríos y colinas que cruzar.
lilliput-scenario-the-mountains = Las montañas
lilliput-scenario-the-mountains-about = Las montañas cortan los caminos directos; un túnel puede atravesar una de ellas.
lilliput-scenario-city-on-city = Ciudad sobre ciudad
lilliput-scenario-city-on-city-about = Wiggywack y una ciudad pequeña están en el mapa desde el principio.
lilliput-scenario-separated = Separados
lilliput-scenario-separated-about = Dos estrechos dividen la tierra, cada uno con un vado detrás.
lilliput-variant-expert = Expertos
lilliput-variant-expert-about = El primer tren de la pila va a la reserva antes de activar los trenes: algunos pueden ser desguazados antes de ingresar nada.
lilliput-variant-two-characters = Dos personajes
lilliput-variant-two-characters-about = Para dos jugadores: cada uno elige dos personajes.
lilliput-variant-allenbeck = Allenbeck
lilliput-variant-allenbeck-about = Tres ciudades marrones con nombre. Con Mildendo son cuatro: un tren que visita tres de ellas ingresa 20 £ más; uno que visita las cuatro, 50 £.
lilliput-variant-laputa = Laputa
lilliput-variant-laputa-about = Ciudades marrones con vía coloreada que solo puede usar una compañía.
lilliput-variant-brobdingnag = Brobdingnag
lilliput-variant-brobdingnag-about = Ciudades más grandes, y al pagar dividendos la mitad queda para la compañía. No se combina con Allenbeck ni con Laputa.
learn-about-lilliput = Acciones, vías y trenes: una pequeña economía ferroviaria, idea por idea.
lilliput-scenario-the-ford = El vado
lilliput-scenario-the-ford-about = Ríos en torno a la capital y minas en las cuatro esquinas.
lilliput-scenario-copper-hills = Colinas de cobre
lilliput-scenario-copper-hills-about = Colinas ante cada lado y minas detrás.
lilliput-scenario-lands-end = El fin de la tierra
lilliput-scenario-lands-end-about = Mar más allá de cada lado, Wiggywack y una ciudad en dos esquinas.
lilliput-scenario-high-pass = El puerto de montaña
lilliput-scenario-high-pass-about = Montañas y colinas cercan la capital, y un túnel las atraviesa.
