### The introduction to 18Lilliput, and what the pictures of its rulebook show: a caption, and (-alt) words for whoever does not
### see the picture. Sent with the rulebook. The pictures themselves are declared in render/lilliput/pictures.toml.

introduction-lilliput-goal-title = Ferrocarriles en Liliput
introduction-lilliput-goal =
    Diriges una compañía de ferrocarriles. Coloca vías, compra trenes y los hace correr de ciudad en ciudad; lo que ganan va a los accionistas o se queda en la compañía. El dinero de tu compañía no es tuyo: compra trenes y estaciones, y al final no vale nada.

    Lo que cuenta es lo que posees tú: capital privado y acciones a su precio. Crea una compañía que gane, haz subir su precio y hazte con parte de las otras que van bien. La partida dura ocho rondas, con tres jugadores nueve.
introduction-lilliput-round-title = Una ronda y sus cartas
introduction-lilliput-round =
    En cada ronda juegas dos turnos: una vuelta a la mesa y luego otra al revés. En cada turno tomas una carta de acción y usas una de sus mitades. La carta que alguien ha tomado ya no está disponible en esta ronda.

    Después todas las compañías activan sus trenes, y la ronda termina. Una o dos veces por partida, una carta de copia te deja usar una carta ya tomada.
introduction-lilliput-track-title = Colocar vías
introduction-lilliput-track =
    Una loseta nueva toca otra, su vía enlaza con una que ya existe, y tu compañía puede llegar hasta ella desde una de sus estaciones. Todo empieza en Mildendo, la capital.

    Ciudades y vías simples se alternan como las casillas de un tablero de ajedrez: una ciudad nunca está junto a otra. Los anillos pequeños de las casillas vacías muestran dónde van las ciudades.
introduction-lilliput-upgrade-title = Losetas mejores
introduction-lilliput-upgrade = Más adelante las losetas verdes sustituyen a las amarillas, y las marrones a las verdes. Toda la vía antigua debe seguir ahí; la loseta nueva añade más, y la ciudad vale más y tiene sitio para más estaciones.
introduction-lilliput-run-title = Activar los trenes
introduction-lilliput-run =
    El número de un tren dice cuántas ciudades visita: un tren 2, dos; un tren 3, tres. Su ruta debe tocar una estación de tu compañía y no usar ninguna vía dos veces, y gana la suma de sus paradas. Dos trenes de una compañía no comparten vía.

    No hace falta que busques: tu compañía siempre recorre las mejores rutas, y la página las dibuja.
introduction-lilliput-price-title = Pagar o retener: el precio
introduction-lilliput-price =
    Después de cada recorrido decides tú como director. Si la compañía paga, el dinero va a sus accionistas y el precio avanza un paso a la derecha. Si retiene, el dinero va a su tesorería y el precio retrocede un paso.

    Quien vende acciones hace bajar el precio: en la fila de arriba recto hacia abajo, en la de abajo a la izquierda y arriba.
introduction-lilliput-shares-title = Acciones y directores
introduction-lilliput-shares =
    Cada compañía tiene un certificado de director del 50 % y tres acciones del 10 %. El director lo decide todo y recibe la mitad de lo que se paga; cada acción recibe una décima parte. Lo que nadie ha comprado no gana nada.

    En una operación con acciones puedes comprar una, de cualquier compañía, y en total puedes tener cinco certificados como mucho. El director lo es durante toda la partida.
introduction-lilliput-trains-title = Los trenes envejecen
introduction-lilliput-trains =
    El banco vende solo el tren que está encima de la pila. El primer tren de cada tipo abre una fase nueva: losetas nuevas, límites más bajos, y los trenes viejos lo pagan. Primero quedan obsoletos y ganan la mitad, luego se desguazan y desaparecen.

    Antes de comprar mira lo que viene después: tu dinero compra un tren, pero también puede quitarles uno a todos los demás.
introduction-lilliput-stations-title = Estaciones
introduction-lilliput-stations = Una ciudad tiene uno, dos o tres espacios para estaciones. Si todos los espacios son de otras compañías, tus trenes pueden acabar allí pero no pasar, y no puedes construir más allá. Una estación propia mantiene el paso abierto, y desde ella pueden empezar rutas.
introduction-lilliput-found-title = Una segunda compañía
introduction-lilliput-found = Con bastante capital privado puedes fundar otra compañía en una operación con acciones: elige un precio de la fila de arriba y paga cinco veces esa cantidad por el certificado de director. La compañía recibe diez veces su precio, y su estación base va en cualquier espacio libre del mapa. Corre en la misma ronda.
introduction-lilliput-characters-title = Personajes
introduction-lilliput-characters = Cada jugador elige además un personaje. Trae un pequeño privilegio para toda la partida y una o dos losetas propias, que puedes colocar además de cualquier acción. El Emperador tiene el castillo, el General y el Lord Tesorero tienen ciudades, el Gran Juez dos localidades, el Gran Almirante dos puertos.
introduction-lilliput-gulliver-title = En solitario contra Gulliver
introduction-lilliput-gulliver = En solitario, tu rival es Gulliver. Después de tus dos turnos hace en cada ronda las mismas cinco cosas: coloca vías, pone una estación, coloca más vías, compra una acción y recibe un tren gratis. Donde puede elegir, decide el azar.
introduction-lilliput-end-title = La última ronda y la puntuación
introduction-lilliput-end =
    En la última ronda todas las compañías ganan el doble, y nadie puede retener. Después se cuenta: tu capital privado, cada acción a su precio, cinco veces el precio por cada certificado de director y 20 £ por cada carta de copia que te quede.

    Con esto basta para empezar. Las reglas numeradas de abajo responden a cualquier duda; la primera partida guiada te enseña el resto en la mesa.

# Pictures

picture-lilliput-goal = Dos compañías en torno a Mildendo. La estación base de la compañía Roja es una ciudad verde; sus trenes pueden ir al este, o al norte hasta la compañía Azul.
picture-lilliput-goal-alt = Un mapa pequeño: Mildendo en rojo, la base de la compañía Roja al este, la de la compañía Azul al norte, vías entre ellas. Debajo, las dos compañías con director, precio, tesorería y trenes.
picture-lilliput-order = Cuatro jugadores, ocho turnos: primero en el sentido del reloj, luego al revés. El último juega dos turnos seguidos.
picture-lilliput-order-alt = Los números de los jugadores en el orden de sus turnos: 1, 2, 3, 4, 4, 3, 2, 1.
picture-lilliput-card = Carta 3: coloca hasta dos losetas amarillas, o toma 5 £. Solo una mitad.
picture-lilliput-card-alt = Una carta con el número 3. Su mitad superior muestra dos losetas amarillas, la inferior una moneda de 5 £; las dos llevan una marca de acierto.
picture-lilliput-cards = Las diez cartas de acción: losetas, acciones, trenes, una estación, dinero.
picture-lilliput-cards-alt = Diez cartas en dos filas, cada una con dos mitades: losetas de todos los colores, acciones, locomotoras, un marcador de estación, una tesorería, monedas.
picture-lilliput-taken = La carta 3 ya se ha tomado en esta ronda: nadie más puede tomarla.
picture-lilliput-taken-alt = Seis cartas. La número 3 está tachada, y su mitad superior lleva una cruz.
picture-lilliput-copy = Con una carta de copia puedes usar cualquiera de las mitades de una carta ya tomada.
picture-lilliput-copy-alt = Seis cartas. La número 3 está tachada, pero sus dos mitades llevan una marca de acierto.
picture-lilliput-home = La loseta base va junto a Mildendo, y su vía lleva hasta allí.
picture-lilliput-home-alt = Mildendo y una ciudad amarilla al este, cuya vía llega a la capital, con una marca de acierto.
picture-lilliput-home-turned-away = Girada así, su vía no lleva a Mildendo.
picture-lilliput-home-turned-away-alt = Mildendo y una ciudad amarilla al este, cuya vía va al norte y al este, con una cruz.
picture-lilliput-lay = Una vía simple continúa la línea de la compañía Roja hacia el este.
picture-lilliput-lay-alt = Mildendo, la base de la compañía Roja al este y junto a ella una vía recta nueva, con una marca de acierto.
picture-lilliput-no-connection = Esta vía no enlaza con nada.
picture-lilliput-no-connection-alt = Junto a la base de la compañía Roja hay una vía recta de norte a sur que no enlaza con nada, con una cruz.
picture-lilliput-city-beside-city = Una ciudad no puede estar junto a otra.
picture-lilliput-city-beside-city-alt = Junto a la base de la compañía Roja hay otra ciudad, con una cruz.
picture-lilliput-track-beside-track = Ni una vía simple junto a otra.
picture-lilliput-track-beside-track-alt = Una vía recta sigue a otra al este de la base de la compañía Roja; la segunda lleva una cruz.
picture-lilliput-second-tile = Con la carta 3 la segunda loseta puede continuar la primera.
picture-lilliput-second-tile-alt = Al este de la base de la compañía Roja una vía recta y después una ciudad en curva, con una marca de acierto.
picture-lilliput-blocked = La estación de la compañía Azul llena esta ciudad. La compañía Roja puede llegar a ella, pero no construir más allá.
picture-lilliput-blocked-alt = Una línea de la base de la compañía Roja a una ciudad amarilla con la estación de la compañía Azul; la vía que hay detrás lleva una cruz.
picture-lilliput-open-again = Una ciudad verde tiene dos espacios. Uno está libre, así que la compañía Roja puede construir más allá.
picture-lilliput-open-again-alt = Una línea de la base de la compañía Roja a una ciudad verde con la estación de la compañía Azul y un espacio libre; la vía de detrás lleva una marca de acierto.
picture-lilliput-metropolis = Una metrópolis (Y) vale más, y la compañía que la coloca paga 50 £.
picture-lilliput-metropolis-alt = Una metrópolis amarilla al final de la línea de la compañía Roja, con una marca de acierto. Debajo, la tesorería de la compañía Roja con 500 £.
picture-lilliput-water = Ninguna vía puede acabar en el agua: aquí lo haría la salida sur de la ciudad.
picture-lilliput-water-alt = Al norte de un puerto hay una ciudad en curva cuya vía llevaría al agua del puerto, con una cruz.
picture-lilliput-upgrade = Una ciudad verde sustituye a la amarilla. La vía antigua y la estación se quedan.
picture-lilliput-upgrade-alt = Antes, la base de la compañía Roja es una ciudad amarilla. Después es verde, con una tercera salida y un segundo espacio.
picture-lilliput-track-lost = Así no: se perdería la vía a Mildendo.
picture-lilliput-track-lost-alt = La base de la compañía Roja, y una ciudad verde girada de modo que su vía ya no lleva al oeste, con una cruz.
picture-lilliput-too-early = Las losetas verdes llegan en la fase 3, cuando sale de la pila el primer tren 3.
picture-lilliput-too-early-alt = La base de la compañía Roja con una ciudad verde encima, con una cruz. Debajo, un tren 2 en lo alto de la pila.
picture-lilliput-values = Ciudades y metrópolis en amarillo, verde y marrón: lo que valen y cuántas estaciones admiten.
picture-lilliput-values-alt = Seis losetas: ciudades que valen 20, 30 y 40, metrópolis que valen 30, 40 y 50.
picture-lilliput-plain-tiles = Vías simples. En un cruce los trenes solo siguen recto; en un empalme pueden desviarse.
picture-lilliput-plain-tiles-alt = Seis losetas: recta, curva, cruce, dos curvas, empalme de tres y empalme de cuatro.
picture-lilliput-run = El tren 3 visita tres paradas por 80 £, el tren 2 dos por 60 £: en total 140 £.
picture-lilliput-run-alt = El mapa con dos rutas discontinuas desde la base de la compañía Roja: una al norte hasta la de la compañía Azul, con 3: 80 £, y otra a Mildendo, con 2: 60 £.
picture-lilliput-capital = Las rutas acaban en Mildendo. Dos trenes pueden llegar por lados distintos: 100 £ en total.
picture-lilliput-capital-alt = La compañía Roja tiene estaciones al norte y al este de Mildendo; desde cada una un tren 2 va a la capital, por 50 £.
picture-lilliput-town = La localidad es una parada que no se cuenta: el tren 2 se lleva además sus 10 e ingresa 60 £.
picture-lilliput-town-alt = Una ruta de Mildendo por la base de la compañía Roja a una localidad, con 2: 60 £.
picture-lilliput-two-trains = Dos trenes, dos tramos de vía: los dos pueden parar en la estación base. En total 90 £.
picture-lilliput-two-trains-alt = Desde la base de la compañía Roja un tren 2 va al oeste hasta Mildendo, otro al este hasta una ciudad.
picture-lilliput-obsolete = La mitad de 50 £, redondeada a decenas hacia abajo: el tren 2 obsoleto gana 20 £.
picture-lilliput-obsolete-alt = Una ruta desde la base de la compañía Roja, con 20 £. Debajo, el tren 2 de la compañía Roja lleva el signo de un medio.
picture-lilliput-double-train = El tren 3D gana sus 70 £ dos veces: 140 £.
picture-lilliput-double-train-alt = Una ruta de Mildendo por la base de la compañía Roja a una ciudad, con 3D: 140 £.
picture-lilliput-pay = La compañía Roja paga: su precio pasa de 65 a 70.
picture-lilliput-pay-alt = El índice de precios. El marcador de la compañía Roja salta una casilla a la derecha, con una marca de acierto.
picture-lilliput-withhold = La compañía Roja retiene 50 £: el precio baja de 65 a 60, y la tesorería sube a 550 £.
picture-lilliput-withhold-alt = El índice de precios. El marcador de la compañía Roja salta una casilla a la izquierda, con una marca de acierto.
picture-lilliput-sell = Dos acciones de la compañía Azul a 90 £ cada una dan 180 £. El precio va abajo, y luego a la izquierda y arriba: 80.
picture-lilliput-sell-alt = El índice de precios. El marcador de la compañía Azul salta del 90 a la casilla de su izquierda, con una marca de acierto.
picture-lilliput-running-order = Corre primero el precio más alto. En una misma casilla, el marcador de encima, aquí la compañía Azul, va antes que el de debajo.
picture-lilliput-running-order-alt = El índice de precios: Amarilla en 90, Roja en 80, Azul sobre Verde en 65.
picture-lilliput-certificates = El certificado de director es la mitad de la compañía. El jugador 1 lo tiene, con una acción; el jugador 2 tiene otra, y el banco guarda la última.
picture-lilliput-certificates-alt = Cuatro certificados de la compañía Roja: 50 % y 10 % del jugador 1, 10 % del jugador 2, 10 % en el banco.
picture-lilliput-payout = De 140 £, el certificado de director recibe 70 £ y cada acción 14 £. Las acciones del banco no reciben nada.
picture-lilliput-payout-alt = Cuatro certificados de la compañía Roja y lo que recibe cada uno: 70 £, 14 £ y nada para los dos del banco.
picture-lilliput-last-round = En la última ronda las 50 £ se pagan dos veces, y el precio da dos pasos: de 65 a 80.
picture-lilliput-last-round-alt = Cuatro certificados de la compañía Roja con 50 £, 10 £, 10 £ y nada; debajo, el índice con el marcador de la compañía Roja dos casillas más allá.
picture-lilliput-score = Capital privado, certificado de director, acciones y una carta de copia. Tesorerías y trenes no cuentan.
picture-lilliput-score-alt = Una suma: 164 + 450 + 90 + 140 + 20 = 864.
picture-lilliput-ages = Cada tipo de tren: su precio, las losetas de su fase, el límite de trenes y qué trenes quedan obsoletos o se desguazan.
picture-lilliput-ages-alt = Seis columnas, del 2 al 4D. Bajo cada tren: losetas de colores, el límite, trenes con el signo de un medio o tachados.
picture-lilliput-grow-old = La compañía Roja ha comprado el primer tren 4: todos los trenes 2 quedan obsoletos y ganan la mitad.
picture-lilliput-grow-old-alt = Los trenes de las compañías Roja y Azul. Cada tren 2 lleva el signo de un medio; la compañía Roja tiene también un 3 y un 4.
picture-lilliput-rust = La compañía Roja ha comprado el primer tren 5: todos los trenes 2 se desguazan, el suyo y el de la compañía Azul.
picture-lilliput-rust-alt = Los trenes de las compañías Roja y Azul. Todos los trenes 2 están tachados.
picture-lilliput-train-limit = En la fase 5 el límite es de dos trenes. La compañía Roja no puede comprar un tercero.
picture-lilliput-train-limit-alt = La compañía Roja tiene un tren 4 y un tren 5. Debajo, otro tren 5 en la pila.
picture-lilliput-pool = La compañía Roja acaba de retener, así que puede comprar de la reserva: el tren 3 por su precio impreso.
picture-lilliput-pool-alt = La línea de la compañía Roja con una tesorería de 190 £. Debajo, la pila, y un tren 2 y un tren 3 en la reserva.
picture-lilliput-help = La compañía Roja no tiene tren y le falta dinero: el director pone las 50 £ que faltan.
picture-lilliput-help-alt = La línea de la compañía Roja con una tesorería de 100 £ y ningún tren. Debajo, un tren 3 en lo alto de la pila.
picture-lilliput-station = La primera estación de la compañía Roja después de la base cuesta 40 £. Ocupa el espacio libre junto a la compañía Azul.
picture-lilliput-station-alt = Una ciudad verde con la estación de la compañía Azul; el marcador de la compañía Roja está en el segundo espacio, con una marca de acierto.
picture-lilliput-no-slot = Aquí no queda espacio libre.
picture-lilliput-no-slot-alt = Una ciudad amarilla con la estación de la compañía Azul, con una cruz.
picture-lilliput-station-out-of-reach = La ciudad, llena de estaciones de la compañía Azul, cierra el paso: la compañía Roja no llega a la de detrás.
picture-lilliput-station-out-of-reach-alt = Una línea de la base de la compañía Roja, por una ciudad llena de estaciones de la compañía Azul, a otra ciudad, con una cruz.
picture-lilliput-found = Una compañía nueva a 65: su director paga 325 £, y su tesorería recibe 650 £.
picture-lilliput-found-alt = El índice de precios. El marcador de la compañía Azul está en 65, y debajo el de la compañía nueva, con una marca de acierto.
picture-lilliput-found-home = Su estación base puede ir en cualquier espacio libre, incluso sin vía. Mildendo no tiene ninguno.
picture-lilliput-found-home-alt = Un mapa: marcas de acierto en una ciudad verde con un espacio libre y en una amarilla sin estaciones, una cruz en Mildendo.
picture-lilliput-character-tiles = Las losetas de los personajes: castillo, ciudades del General y del Lord Tesorero, dos localidades, puerto.
picture-lilliput-character-tiles-alt = Seis losetas: el castillo, que vale 30 o 50, ciudades que valen 30 y 50, dos localidades y un puerto que valen 10 cada uno.
picture-lilliput-castle = El castillo sustituye a una ciudad amarilla, pero nunca a una con una estación base.
picture-lilliput-castle-alt = Dos castillos: uno en una ciudad al este de la base de la compañía Roja, con una marca de acierto, otro en la base de la compañía Roja, con una cruz.
picture-lilliput-gulliver = Lo que hace Gulliver después de tus turnos: vía, estación, vía, una acción, un tren.
picture-lilliput-gulliver-alt = Cinco signos en fila: losetas, una estación, losetas, una acción, un tren. Debajo, el mapa con la vía de Gulliver al norte de Mildendo.
