### The rules of the tickets game, one sentence or two per rule: rulebook, hint when a move is refused, and help.
### Each text stands alone. Ids are those of the specification and never change.

## Componentes

T-001 = El mazo de cartas de vagón tiene 110 cartas: doce de cada uno de los ocho colores y catorce locomotoras.
T-002 = Las cartas de vagón son de color violeta, azul, naranja, blanco, verde, amarillo, negro o rojo.
T-003 = Cada color muestra su propio vagón: de carga en violeta, de pasajeros en azul, cisterna en naranja, frigorífico en blanco, de mercancías en verde, tolva en amarillo, de carbón en negro y de cola en rojo. En el juego solo cuenta el color.
T-004 = El mapa de Estados Unidos tiene 30 billetes de destino. Cada uno muestra dos ciudades y los puntos que están en juego por unirlas.
T-005 = Una carta de resumen y una carta de premio a la ruta más larga completan las 142 cartas.
T-006 = La caja contiene 240 vagones: 45 de cada uno de los cinco colores para jugar y 15 de repuesto que nunca se usan en una partida.
T-007 = Los jugadores eligen entre cinco colores: azul, rojo, verde, amarillo y negro.
T-008 = Cinco marcadores de puntuación, uno del color de cada jugador, muestran cuántos puntos tiene cada cual.
T-009 = El juego es para dos a cinco jugadores.
T-010 = Tu color no tiene nada que ver con las cartas ni con los recorridos: jugar con el azul no te hace los recorridos azules ni más fáciles ni más difíciles.

## Tablero

T-011 = El tablero muestra ciudades y los recorridos entre las vecinas; un recorrido va siempre entre dos ciudades exactamente.
T-012 = Un recorrido tiene de uno a seis espacios.
T-013 = Un recorrido está impreso en uno de los ocho colores de las cartas o en gris.
T-014 = Entre algunas ciudades vecinas hay dos recorridos paralelos: un recorrido doble.
T-015 = Puedes jugar en un tablero tuyo. Los nombres de las ciudades deben ser distintos, un recorrido une dos ciudades diferentes, no hay más de dos recorridos paralelos, las longitudes van de uno a seis, los colores son los ocho o el gris, cada billete nombra dos ciudades diferentes del tablero y hay al menos tres billetes por jugador.
T-016 = En el mapa de Estados Unidos, un solo recorrido azul de tres espacios une Montreal y New York.
T-017 = En el mapa de Estados Unidos, el recorrido entre Montreal y Toronto es gris.

## Preparación

T-018 = Empiezas con 45 vagones de tu color.
T-019 = Todos empiezan sin puntos.
T-020 = Las cartas de vagón se barajan bien antes de repartir ninguna.
T-021 = Tu primera mano son cuatro cartas de vagón.
T-022 = Una vez repartidas las manos, se ponen cinco cartas más boca arriba junto al mazo.
T-023 = Si tres o más de las cinco primeras cartas boca arriba son locomotoras, se cambian las cinco antes de que nadie juegue.
T-024 = Nadie tiene la carta de premio a la ruta más larga hasta la puntuación final.
T-025 = Los billetes se barajan y recibes tres para elegir.
T-026 = De tus tres primeros billetes conserva dos o los tres; solo puedes conservar los que te repartieron.
T-027 = Debes conservar al menos dos de tus primeros billetes.
T-028 = Los primeros billetes que no quieres van al fondo del mazo de billetes.
T-029 = Antes del primer turno, todos eligen billetes, un sitio tras otro y en secreto. Cuántos ha conservado cada uno se muestra cuando todos han elegido.
T-030 = Tus billetes son tu secreto: nadie más los ve antes del final de la partida.
T-031 = Los demás ven cuántas cartas de vagón tienes, pero no cuáles.
T-032 = Todos pueden contar vagones y billetes, mirar los descartes y ver qué cartas boca arriba se toman y qué cartas se gastan en un recorrido.

## Turnos

T-033 = Debería empezar quien más ha viajado. Si no indicas un sitio, el jugador inicial se sortea.
T-034 = Los turnos pasan en el sentido de las agujas del reloj, un jugador cada vez; solo puedes actuar cuando es tu turno.
T-035 = En tu turno haz una de tres cosas: robar cartas de vagón, cubrir un recorrido o robar billetes.
T-036 = Una sola cosa por turno: termina lo que has empezado, no puedes empezar otra además.
T-037 = Solo puedes pasar si no puedes ni robar cartas de vagón, ni cubrir un recorrido, ni robar billetes.
T-127 = Cuando todos los jugadores han pasado uno tras otro, ya nada puede cambiar: la partida termina ahí y se puntúa.

## Robar cartas de vagón

T-038 = Cuando robas cartas de vagón te llevas dos, la segunda después de haber visto la primera.
T-039 = Para cada carta, elige una que esté boca arriba o toma la primera del mazo sin verla antes.
T-040 = Puedes combinar como quieras: una carta boca arriba y otra del mazo, en cualquier orden, o las dos del mismo sitio.
T-041 = La carta boca arriba que tomas se repone enseguida del mazo, así que ves la carta nueva antes de elegir la segunda.
T-042 = Tu segunda carta puede ser justo la que se acaba de descubrir, siempre que no sea una locomotora.
T-043 = Una locomotora boca arriba cuenta como tus dos cartas: si la tomas primero, ya no robas más.
T-044 = Una locomotora boca arriba no puede ser tu segunda carta, lleve el tiempo que lleve ahí.
T-045 = Una locomotora que sale del mazo es un golpe de suerte: cuenta como una carta cualquiera y te llevas dos igualmente.
T-046 = Las cartas que robas pasan a tu mano.
T-047 = Puedes tener tantas cartas de vagón como quieras.
T-048 = Después de tu primera carta debes robar una segunda, si hay alguna que puedas tomar.
T-049 = Si no hay una segunda carta que puedas tomar, tu turno termina con una sola.

## Locomotoras y cartas boca arriba

T-050 = Una locomotora es un comodín: al cubrir un recorrido vale por una carta de cualquier color.
T-051 = En cuanto hay tres locomotoras entre las cartas boca arriba, se descartan las cinco y se descubren otras cinco.
T-052 = Si entre las nuevas cartas boca arriba hay otra vez tres locomotoras, también se cambian, y así sucesivamente.
T-053 = Las locomotoras boca arriba se quedan ahí cuando cambiarlas no tiene sentido: cuando fuera de las manos de los jugadores hay menos de cinco cartas, o menos de tres normales, o tras cien intentos seguidos.
T-054 = Se mira si hay tres locomotoras boca arriba cada vez que se reponen las cartas, incluso entre tu primera carta y la segunda, y después de cubrir cada recorrido: con las cartas recién pagadas puede ser posible un cambio que antes no tenía sentido.
T-055 = Las cartas boca arriba que se retiran por haber tres locomotoras van a los descartes.

## Mazo y descartes

T-056 = Cuando el mazo se acaba, los descartes se barajan y forman el nuevo mazo.
T-057 = Siempre se baraja limpiamente: todos los órdenes de las cartas son igual de probables. Salen de la semilla secreta de la partida, así que puedes comprobarlo después.
T-058 = Los descartes se barajan en el momento en que hace falta una carta y el mazo está vacío, no antes.
T-059 = Si el mazo y los descartes están vacíos, los huecos entre las cartas boca arriba quedan sin llenar.
T-060 = Si el mazo y los descartes están vacíos no puedes robar cartas de vagón, ni siquiera boca arriba. Cubre un recorrido o roba billetes.
T-128 = Si el mazo y los descartes se agotan tras tu primera carta, tu turno termina con esa sola carta.
T-061 = Los huecos entre las cartas boca arriba se llenan en cuanto alguien descarta cartas.
T-062 = Ninguna carta de vagón sale nunca de la partida: las manos, el mazo, los descartes y las cartas boca arriba suman siempre 110.

## Cubrir un recorrido

T-063 = Puedes cubrir cualquier recorrido del tablero que siga libre, aunque esté lejos de los tuyos.
T-064 = Solo puedes cubrir un recorrido por turno.
T-065 = Cubrir un recorrido cuesta exactamente una carta de tu mano por cada uno de sus espacios.
T-066 = Las cartas con que pagas deben ser todas del mismo color; solo se les pueden añadir locomotoras.
T-067 = Un recorrido de color se paga con cartas de ese color o con locomotoras.
T-068 = Para un recorrido gris puedes elegir el color que quieras.
T-069 = También un recorrido gris se paga con un solo color: no se pueden mezclar dos, aparte de las locomotoras.
T-070 = Puedes poner una locomotora en lugar de cualquiera de las cartas, cuantas veces quieras.
T-071 = Las locomotoras solas bastan para cubrir cualquier recorrido, sea del color que sea.
T-072 = Nunca tienes que usar una locomotora; tú decides qué cartas gastas.
T-073 = Al cubrir un recorrido, pon uno de tus vagones en cada uno de sus espacios.
T-074 = Necesitas un vagón para cada espacio: un recorrido con más espacios que vagones te quedan está fuera de tu alcance.
T-075 = Las cartas con que pagas un recorrido van a los descartes.
T-076 = Un recorrido que has cubierto es tuyo hasta el final de la partida.
T-077 = Un recorrido solo se puede cubrir una vez: lo que alguien ha tomado ya no está libre.
T-078 = Un recorrido se cubre de una vez o no se cubre; no se puede cubrir la mitad.

## Recorridos dobles

T-079 = No puedes tener los dos recorridos de un recorrido doble.
T-080 = Con dos o tres jugadores, en cuanto se cubre uno de los recorridos de un doble, el otro queda cerrado para todos.
T-081 = Con cuatro o cinco jugadores, el segundo recorrido de un doble sigue libre, pero solo para otra persona.
T-082 = Con dos o tres jugadores, tú eliges cuál de los dos recorridos de un doble sin tocar quieres cubrir.
T-083 = Los dos recorridos de un doble se pagan por separado, cada uno en su color.

## Puntos por recorridos

T-084 = Un recorrido cubierto puntúa según sus espacios: 1 punto por uno, 2 por dos, 4 por tres, 7 por cuatro, 10 por cinco y 15 por seis.
T-085 = Un recorrido te da sus puntos en el momento en que lo cubres.
T-086 = Tus recorridos se pueden volver a contar al final; deben sumar los puntos que fuiste anotando.
T-087 = Tu puntuación puede crecer sin límite; no importa cuántas vueltas daría un marcador a una pista impresa.

## Robar billetes

T-088 = Cuando robas billetes te llevas los tres primeros del mazo de billetes.
T-089 = De los billetes que acabas de robar conserva uno, dos o los tres; solo puedes conservar los que robaste.
T-090 = Debes conservar al menos uno de los billetes que robaste.
T-091 = Si quedan menos de tres billetes, robas los que haya y también conservas al menos uno.
T-092 = No puedes robar billetes cuando el mazo de billetes está vacío.
T-093 = Los billetes que robaste y no quieres van al fondo del mazo de billetes.
T-094 = Si devuelves varios billetes, van bajo el mazo en el orden en que los robaste, el último en el fondo del todo.
T-095 = Un billete que has conservado se queda contigo; nunca puedes devolverlo.
T-096 = Puedes tener tantos billetes como quieras.
T-097 = Los billetes siguen ocultos hasta la puntuación final, también los que ya has completado.

## Completar billetes

T-098 = Un billete está completado cuando una cadena ininterrumpida de recorridos tuyos une sus dos ciudades.
T-099 = Los recorridos de otros jugadores no sirven para tus billetes.
T-100 = Solo tu red al final de la partida decide si un billete está completado; no importa cuándo cubriste cada recorrido.
T-101 = Un mismo recorrido puede servir para completar cualquier número de billetes tuyos.
T-102 = Al final, cada billete completado suma sus puntos a tu puntuación.
T-103 = Al final, cada billete que no completaste te resta sus puntos, da igual cuándo lo tomaste.

## Final de la partida

T-104 = La última ronda empieza cuando un jugador termina su turno con dos vagones o menos.
T-105 = En la última ronda todos tienen exactamente un turno más, también quien la provocó.
T-106 = La última ronda empieza con el jugador siguiente en el sentido de las agujas del reloj y se cierra con quien la provocó.
T-107 = La última ronda se provoca una sola vez: si durante ella otros se quedan con pocos vagones, nada cambia.
T-108 = En tu último turno puedes hacer todo lo que puedes hacer en cualquier otro.
T-109 = Tras la última ronda viene la puntuación; ahí acaba la partida y nadie juega otro turno.

## Puntuación final

T-110 = Al final se muestran todos los billetes; los completados se suman y todos los demás se restan.
T-111 = La ruta continua más larga da a su dueño la carta de premio y 10 puntos.
T-112 = Si varios jugadores comparten la ruta más larga, cada uno de ellos recibe los 10 puntos.
T-113 = La longitud de una ruta es el número de sus vagones; no importa cuántos recorridos forman.
T-114 = Una ruta puede pasar por la misma ciudad una y otra vez, pero solo una vez por cada uno de tus recorridos; los ramales no cuentan.
T-115 = Sin ningún recorrido tu ruta más larga es 0, y si nadie tiene recorridos, nadie recibe el premio.
T-116 = Los billetes fallados pueden dejar tu puntuación final por debajo de cero.
T-117 = Tu puntuación final: los puntos por recorridos, más los billetes completados, menos los fallados, más el premio si lo tienes.
T-118 = Gana quien tenga la puntuación final más alta.
T-119 = Con la misma puntuación, va por delante el jugador con más billetes completados.
T-120 = Con la misma puntuación y los mismos billetes completados, va por delante quien tenga el premio a la ruta más larga.
T-121 = Los jugadores que sigan empatados en puntuación, billetes completados y premio ganan juntos.
T-129 = Todos los puestos se deciden como el primero: por puntuación, luego billetes completados, luego el premio. Quienes empatan comparten puesto.

## Por qué se rechaza una jugada

T-130 = Cuando varias reglas se oponen a una jugada, se te dice la primera: si te toca decidir, si es el tipo de decisión que toca, si la cosa existe y está libre, si las cartas valen, si los vagones bastan.

## Ejemplos

T-122 = Ejemplo: dos cartas azules y una locomotora cubren los tres espacios azules de Montreal a New York y dan 4 puntos.
T-123 = Ejemplo: tres cartas de un mismo color, el que sea, cubren el recorrido gris de Montreal a Toronto; dos rojas y una azul, no.
T-124 = Ejemplo: seis recorridos de seis espacios y uno de cinco te dejan 4 de tus 45 vagones, y eso aún no es el final; dos espacios más y empieza la última ronda.
T-125 = Ejemplo: un recorrido de cada longitud, de uno a seis, da 39 puntos en total.
T-126 = Ejemplo: 60 puntos por recorridos, billetes completados de 12 y 7, uno fallado de 9 y el premio hacen 60 + 19 − 9 + 10 = 80.
