### The introduction to Ticket to Ride, and what the pictures of its rulebook show: a caption, and (-alt) words for whoever does not
### see the picture. Sent with the rulebook. The pictures themselves are declared in render/tickets/pictures.toml.

introduction-tickets-goal-title = Une tus ciudades
introduction-tickets-goal =
    Construyes líneas de ferrocarril por todo el mapa. Cada billete nombra dos ciudades: si las unes con tus propios vagones, ganas los puntos del billete; si no, los pierdes. Los recorridos largos dan más puntos, y la ruta continua más larga también.

    Gana quien tenga más puntos al final. Una partida dura unos 45 minutos y es para dos a cinco jugadores.
introduction-tickets-turn-title = Tu turno: una cosa de tres
introduction-tickets-turn =
    En tu turno haces exactamente una cosa. Robar cartas de vagón: dos, boca arriba o del mazo. O cubrir un recorrido con las cartas que has reunido. O robar más billetes. Después le toca al siguiente.

    Empiezas con 45 vagones, cuatro cartas de vagón y al menos dos billetes. Nadie ve tus billetes hasta el final.
introduction-tickets-claim-title = Cubrir un recorrido
introduction-tickets-claim =
    Un recorrido cuesta una carta por cada espacio. Un recorrido de color pide cartas de ese color; uno gris admite el color que quieras, con tal de que todas las cartas sean iguales. Una locomotora vale por cualquier color.

    Paga las cartas, pon un vagón en cada espacio y anota los puntos en el acto. Puedes cubrir cualquier recorrido libre del mapa; no hace falta que toque los tuyos.
introduction-tickets-double-title = Recorridos dobles
introduction-tickets-double = Algunas ciudades están unidas por dos recorridos paralelos. Con dos o tres jugadores solo se puede cubrir uno: en cuanto alguien lo tiene, el otro queda cerrado. Con cuatro o cinco se pueden cubrir los dos, pero nunca el mismo jugador.
introduction-tickets-draw-title = Robar cartas, y las locomotoras
introduction-tickets-draw =
    Cada carta que robas puede ser una de las cinco que están boca arriba o la primera del mazo, sin verla. La carta boca arriba que tomas se repone en el acto.

    Las locomotoras valen más y por eso cuestan más: una que está boca arriba es todo tu robo, y no puede ser tu segunda carta. Si te sale del mazo, es pura suerte y cuenta como una carta.
introduction-tickets-points-title = Los recorridos largos pagan
introduction-tickets-points = Cuanto más largo es un recorrido, más vale cada uno de sus espacios. Seis espacios de una vez dan tanto como quince recorridos de un espacio.
introduction-tickets-tickets-title = Billetes: completados o fallados
introduction-tickets-tickets =
    Un billete está completado cuando tus propios recorridos unen sus dos ciudades sin huecos, por el camino que quieras. Los recorridos de los demás no te sirven. Al final los billetes completados suman sus puntos y los demás los restan.

    Durante la partida puedes robar otros tres billetes en lugar de hacer otra cosa; tienes que quedarte al menos con uno.
introduction-tickets-longest-title = La ruta continua más larga
introduction-tickets-longest = Quien tenga al final la ruta continua más larga recibe 10 puntos. Puede cruzarse y pasar otra vez por una ciudad, pero usa cada recorrido una sola vez, y las ramas no cuentan. Si hay empate, todos los empatados reciben los puntos.
introduction-tickets-end-title = El final
introduction-tickets-end =
    Cuando alguien acaba su turno con dos vagones o menos, todos juegan un turno más, también esa persona. Después se descubren los billetes y se cuentan los puntos.

    Eso es todo. Las reglas numeradas de abajo responden a cualquier duda; la primera partida guiada te enseña el resto en la mesa.

# Pictures

picture-tickets-goal = Azul ha unido Boston y Miami: ese billete está completado. El de Los Angeles a Miami aún necesita muchas vías.
picture-tickets-goal-alt = El mapa entero. Vagones azules bajan por la costa este de Boston a Miami, vagones rojos van de Seattle a Chicago. Debajo, dos billetes: de Boston a Miami con una marca de acierto y 12 puntos, de Los Angeles a Miami con 20.
picture-tickets-kinds = Ocho colores, cada uno con su símbolo, y las locomotoras. Debajo, cuántas hay de cada clase.
picture-tickets-kinds-alt = Nueve cartas de vagón en fila: doce de cada uno de los ocho colores y catorce locomotoras.
picture-tickets-points = Lo que da un recorrido según su longitud.
picture-tickets-points-alt = Seis filas de uno a seis espacios, con los puntos que dan: 1, 2, 4, 7, 10 y 15.
picture-tickets-double = Un recorrido doble. Cada mitad se paga en su color: naranja arriba, negro abajo.
picture-tickets-double-alt = Entre Chicago y Pittsburgh hay dos recorridos paralelos. Los dos se podrían cubrir.
picture-tickets-start = Así empieza una partida: cinco cartas boca arriba, el mazo y tus cuatro primeras cartas.
picture-tickets-start-alt = Cinco cartas de vagón boca arriba, el mazo con 97 cartas y una mano de cuatro cartas.
picture-tickets-first-tickets = De tus tres primeros billetes te quedas al menos con dos. Uno solo no basta.
picture-tickets-first-tickets-alt = Tres billetes. Solo se conserva el de Nashville a Portland, marcado con una cruz.
picture-tickets-draw = Roba dos cartas. Cada una puede ser de las que están boca arriba o del mazo.
picture-tickets-draw-alt = Cinco cartas boca arriba y el mazo. Una carta verde y el mazo llevan una marca de acierto; debajo está la mano.
picture-tickets-refill = Alguien tomó la carta blanca, y una violeta ocupó su lugar. Podría ser la segunda carta.
picture-tickets-refill-alt = Dos filas de cartas boca arriba: antes con una blanca en el centro, después con una violeta.
picture-tickets-locomotive-first = Una locomotora boca arriba es todo tu robo: tu turno termina.
picture-tickets-locomotive-first-alt = Cinco cartas boca arriba. La locomotora lleva una marca de acierto.
picture-tickets-locomotive-second = La primera carta fue roja. Ahora no puedes tomar la locomotora.
picture-tickets-locomotive-second-alt = Cinco cartas boca arriba; la locomotora lleva una cruz. La carta roja ya está en la mano.
picture-tickets-lucky = Una locomotora del mazo es pura suerte: cuenta como una carta, y robas otra.
picture-tickets-lucky-alt = Una mano de dos cartas azules; después de robar hay una locomotora a su lado.
picture-tickets-three-locomotives = La carta nueva era la tercera locomotora: se descartan las cinco y se descubren otras cinco.
picture-tickets-three-locomotives-alt = Antes hay dos locomotoras boca arriba. Después hay otras cinco cartas, y la pila de descartes tiene cinco.
picture-tickets-reshuffle = El mazo está vacío. Cuando alguien roba, se barajan los descartes y forman el mazo nuevo.
picture-tickets-reshuffle-alt = Antes, un mazo vacío y una pila de descartes llena. Después, un mazo de 35 cartas y ningún descarte.
picture-tickets-nothing-to-draw = Mazo y descartes están vacíos: nadie puede robar, ni siquiera una carta boca arriba.
picture-tickets-nothing-to-draw-alt = Cinco cartas boca arriba junto a dos pilas vacías. La carta roja lleva una cruz.
picture-tickets-claim = Dos cartas azules y una locomotora pagan los tres espacios azules: 4 puntos.
picture-tickets-claim-alt = El mapa en torno a Montreal y New York. Sobre el recorrido entre ellas hay tres vagones azules previstos, con una marca de acierto. Dos cartas azules y una locomotora sobresalen de la mano.
picture-tickets-wrong-colour = Las cartas rojas no pagan un recorrido azul.
picture-tickets-wrong-colour-alt = El recorrido azul de Montreal a New York lleva una cruz; tres cartas rojas sobresalen de la mano.
picture-tickets-grey = Un recorrido gris admite un color cualquiera: aquí, tres cartas blancas.
picture-tickets-grey-alt = Vagones azules previstos en el recorrido gris de Montreal a Toronto, con una marca de acierto. Tres cartas blancas sobresalen de la mano.
picture-tickets-grey-mixed = Pero no dos colores a la vez.
picture-tickets-grey-mixed-alt = El recorrido gris de Montreal a Toronto lleva una cruz; dos cartas rojas y una azul sobresalen de la mano.
picture-tickets-only-locomotives = Con locomotoras solas se paga cualquier recorrido.
picture-tickets-only-locomotives-alt = El recorrido rojo de Duluth a Chicago se cubre con tres locomotoras; una marca dice que se puede.
picture-tickets-far-away = Tus recorridos no tienen que tocarse: Azul construye en el este y ahora también en el oeste.
picture-tickets-far-away-alt = El mapa entero. Azul tiene dos recorridos en la costa este; uno entre Los Angeles y San Francisco lleva una marca de acierto.
picture-tickets-own-colour = Azul cubre un recorrido rojo con cartas rojas. Tu propio color no importa.
picture-tickets-own-colour-alt = El recorrido rojo de Duluth a Chicago, con vagones azules previstos y una marca de acierto; tres cartas rojas sobresalen de la mano.
picture-tickets-taken = Este recorrido es de Rojo. Ya no está libre.
picture-tickets-taken-alt = Vagones rojos entre Montreal y Toronto, marcados con una cruz. Tres cartas blancas sobresalen de la mano.
picture-tickets-few-cars = Quedan dos vagones, y el recorrido tiene tres espacios.
picture-tickets-few-cars-alt = El recorrido de Montreal a New York lleva una cruz. Debajo, los jugadores: a Azul le quedan 2 vagones.
picture-tickets-twin-closed = Dos jugadores: Rojo tiene una mitad, así que la otra queda cerrada para todos.
picture-tickets-twin-closed-alt = Dos recorridos paralelos entre Pittsburgh y New York. Uno tiene vagones rojos; el otro está tachado y lleva una cruz.
picture-tickets-twin-open = Cuatro jugadores: Rojo tiene una mitad, y otra persona puede cubrir la otra.
picture-tickets-twin-open-alt = Dos recorridos paralelos entre Pittsburgh y New York. Uno tiene vagones rojos; en el otro hay vagones azules previstos con una marca de acierto.
picture-tickets-twin-own = Pero nadie puede tener las dos mitades.
picture-tickets-twin-own-alt = Dos recorridos paralelos entre Pittsburgh y New York. Azul tiene uno; el otro lleva una cruz.
picture-tickets-draw-tickets = Robas tres billetes y te quedas al menos con uno.
picture-tickets-draw-tickets-alt = Tres billetes a elegir. Se conserva el de Chicago a Santa Fe, con una marca de acierto.
picture-tickets-ticket-done = Una cadena sin huecos de tus propios vagones: el billete está completado.
picture-tickets-ticket-done-alt = Vagones azules van de Kansas City por Oklahoma City y Dallas a Houston. El billete lleva una marca de acierto y da 5 puntos.
picture-tickets-ticket-gap = El recorrido del medio es de Rojo. El billete no se ha completado y cuesta sus puntos.
picture-tickets-ticket-gap-alt = Vagones azules en los dos extremos, rojos entre Oklahoma City y Dallas. El billete de Houston a Kansas City lleva una cruz y cuesta 5 puntos.
picture-tickets-two-tickets = El recorrido entre Chicago y Saint Louis sirve para los dos billetes.
picture-tickets-two-tickets-alt = Vagones azules de New Orleans a Chicago y hasta Sault St. Marie, y de Saint Louis a Nashville. Dos billetes, ambos con marca de acierto.
picture-tickets-longest = La ruta más larga tiene 11 vagones. Pasa dos veces por Oklahoma City; la rama a Saint Louis no forma parte de ella.
picture-tickets-longest-alt = Seis recorridos azules en torno a Oklahoma City. Los de la ruta más larga brillan; la rama de Little Rock a Saint Louis no.
picture-tickets-shared-bonus = Las dos rutas más largas tienen cinco vagones: Azul y Rojo reciben 10 puntos cada uno.
picture-tickets-shared-bonus-alt = Vagones azules de Toronto por Montreal a Boston, vagones rojos de Toronto por Pittsburgh a Chicago.
picture-tickets-last-round = A Azul le quedan dos vagones: ahora todos juegan un último turno, Rojo el primero y Azul el último.
picture-tickets-last-round-alt = Tres jugadores antes y después de que Azul cubra un recorrido. Azul tiene 4 vagones, luego 2; el marco pasa a Rojo.
picture-tickets-score = Recorridos, más billetes completados, menos el fallado, más la ruta más larga.
picture-tickets-score-alt = Tres billetes: dos con marca de acierto, de 12 y 20 puntos, uno con una cruz, de 11. Debajo, la suma: 62 + 32 − 11 + 10 = 93.
