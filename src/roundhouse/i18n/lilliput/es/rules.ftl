### The rules of 18Lilliput, one sentence or two per rule: rulebook, hint when a move is refused, and help.
### Each text stands alone. Ids are those of the specification and never change.

## Componentes

L-001 = La caja contiene diez cartas de acción, todas distintas.
L-002 = Hay cinco personajes para elegir.
L-003 = Pueden entrar en juego ocho compañías, cada una con su propia carta de compañía.
L-004 = Cada compañía tiene cuatro certificados, lo que hace 32 en total.
L-005 = Los cuatro certificados de una compañía son su certificado de director, que vale un 50 %, y tres acciones del 10 %.
L-006 = Solo existe sobre el papel el 80 % de una compañía. Nadie puede comprar nunca el otro 20 %.
L-007 = La pila de trenes tiene 29 cartas: siete 2, seis 3, cinco 4, cuatro 5, tres 3D y cuatro 4D.
L-008 = Los trenes 4D nunca se acaban, sean cuantos sean los jugadores.
L-009 = Hay cuatro marcadores por compañía, más uno que indica la ronda.
L-010 = Uno de los marcadores de una compañía señala su precio. Los otros tres son estaciones: una para la base y dos para más adelante.
L-011 = Todas las variantes juntas usan 114 losetas: 54 básicas, 3 de Allenbeck, 4 de Laputa, 30 de Brobdingnag y 23 de escenario.
L-012 = Las losetas básicas son 30 amarillas (2 metrópolis o ciudades Y, 12 ciudades, 16 vías simples), 11 verdes (2, 6, 3), 5 marrones (1, 3, 1), Mildendo en rojo y 7 de los personajes.
L-013 = El conjunto Brobdingnag sustituye la loseta inicial, todas las ciudades y metrópolis y tres losetas de personaje: 30 losetas.
L-014 = Da igual si el índice de precios está en un tablero o en tres cartas.
L-015 = Las cuatro compañías que nadie puede elegir al principio no tienen reglas especiales; solo las distinguen su nombre y su color.
L-016 = Qué cara ilustrada de una loseta se ve no influye en la partida.
L-017 = Puedes llevar las cuentas con billetes o en papel; todas las sumas son libras enteras.
L-018 = El banco siempre tiene dinero suficiente.
L-019 = Todo está a la vista: el dinero, los certificados y los trenes de todos, las losetas, la reserva y el orden de la pila.

## Preparación

L-020 = Mildendo se coloca primero, en el centro, en (0; 0), y ahí se queda.
L-021 = En la pila de trenes, todos los trenes 2 están encima de los trenes 3, y después vienen 4, 5, 3D y 4D.
L-022 = Las losetas que no están en el mapa quedan a la vista en las existencias, ordenadas por tipo.
L-023 = Al principio, todas las cartas de acción en uso están boca arriba y se pueden tomar.
L-024 = La partida empieza con la ronda 1.
L-025 = Los cinco personajes están disponibles cuando empieza la selección.
L-026 = Empiezas con 30 £ de capital privado, salvo que elijas la Glimigrim Valley Railway.
L-027 = Empiezas con una carta de copia; con dos jugadores tienes dos, en solitario ninguna.
L-028 = Un jugador tiene la carta de jugador inicial. Al principio se reparte al azar o de común acuerdo.
L-029 = Tu dinero y el de cada compañía se guardan por separado. Una libra solo cambia de cuenta donde lo dice una regla.

## Selección

L-030 = En la primera vuelta, en el sentido de las agujas del reloj desde el jugador inicial, tomas una compañía inicial o un personaje que siga disponible.
L-031 = La segunda vuelta va al revés: ahora tomas lo que aún no tienes, compañía o personaje.
L-032 = Quien elige en último lugar en la primera vuelta elige en primer lugar en la segunda: dos veces seguidas.
L-033 = Solo se pueden elegir al principio las compañías Mildendo (roja), Slamecksan (azul), Glimigrim Valley (verde) y Lilliput National (amarilla).
L-034 = No puedes elegir una segunda compañía inicial ni un segundo personaje.
L-035 = Un personaje que nadie elige no participa en la partida.
L-036 = Con una compañía inicial recibes enseguida su certificado de director, su carta de compañía, su tesorería, sus trenes y sus cuatro marcadores.
L-037 = Una compañía inicial tiene 500 £ en su tesorería; la Mildendo Railway tiene 550 £.
L-038 = Una compañía inicial recibe gratis un tren 2; la Lilliput National recibe dos.
L-039 = El precio de una compañía inicial es el 50 a la izquierda de la fila superior; la Mildendo Railway empieza en el 55 de al lado.
L-040 = Diez veces su precio inicial: eso tiene una compañía inicial en su tesorería.
L-041 = Donde varias compañías empiezan en la misma casilla, la que se eligió antes queda más arriba.
L-042 = La loseta base de la Slamecksan Railway es una metrópolis amarilla, que vale 30 y no le cuesta nada.
L-043 = La Lilliput National Railway empieza con dos trenes 2.
L-044 = Si eliges la Glimigrim Valley Railway, empiezas con 60 £ de capital privado en lugar de 30 £.
L-045 = La Mildendo Railway empieza con un precio de 55 y 550 £.

## Losetas base

L-046 = Justo después de elegir una compañía colocas su loseta base; nadie más decide nada antes.
L-047 = Una loseta base es una ciudad amarilla que vale 20, recta o curva, como quieras.
L-048 = Una loseta base va junto a Mildendo, en un lado que no tenga otra compañía.
L-049 = Una vía de la loseta base debe llevar a Mildendo.
L-050 = Mientras una vía lleve a Mildendo, puedes girar tu loseta base como quieras.
L-051 = Durante la preparación solo la Slamecksan Railway coloca una metrópolis; las demás compañías no pueden, ni por 50 £.
L-052 = La estación base se pone en la loseta base enseguida.
L-053 = Las losetas base se toman de las existencias comunes; una loseta agotada no se puede usar.

## Rondas

L-054 = Con uno, dos o cuatro jugadores, la partida termina tras ocho rondas.
L-055 = Con tres jugadores, la partida termina tras nueve rondas.
L-056 = Cada ronda tiene tres pasos: acciones, activación de trenes y burocracia.
L-057 = Lo que pasa al comienzo de una ronda pasa antes de que nadie tome una carta.
L-058 = Todos juegan un turno, en el sentido de las agujas del reloj desde el jugador inicial.
L-059 = Después de la primera vuelta, todos juegan un segundo turno en el orden contrario.
L-060 = El último jugador de la primera vuelta tiene dos turnos seguidos, y el jugador inicial abre y cierra la ronda.
L-061 = En tu turno tomas una carta y realizas una de sus dos mitades, o usas una carta de copia.
L-062 = Una carta que alguien tomó sigue tomada hasta que acaba la ronda.
L-063 = Puedes tomar una carta y no hacer nada con ella. Cuenta como tomada igualmente.
L-064 = Se usan diez cartas de acción con cuatro jugadores, ocho con tres, seis con dos y cuatro en solitario.

## Cartas de acción

L-065 = Carta 1: coloca una loseta de cualquier color, o toma 5 £.
L-066 = Carta 2: coloca hasta una loseta amarilla y hasta una verde, o una loseta de cualquier color.
L-067 = Carta 3: coloca una o dos losetas amarillas, o toma 5 £.
L-068 = Carta 4: vende y compra acciones, o coloca una loseta de cualquier color.
L-069 = Carta 5: vende y compra acciones, o toma 10 £.
L-070 = Carta 6: vende y compra acciones, o toma 5 £.
L-071 = Carta 7: compra un tren, o coloca una loseta de cualquier color.
L-072 = Carta 8: compra uno o dos trenes, o toma 5 £.
L-073 = Carta 9: coloca un marcador de estación, o toma 5 £.
L-074 = Carta 10: llena las tesorerías de tus compañías, o toma 20 £.
L-075 = Las cartas 2, 4 y 7 tienen una loseta como segunda mitad y nunca dan dinero.
L-076 = Una loseta de cualquier color significa cualquier color que permita la fase actual.
L-077 = La primera mitad de la carta 2 da como máximo una loseta amarilla y una verde, nunca dos del mismo color.
L-078 = Con la carta 2, la loseta verde puede ser una mejora de la amarilla que acabas de colocar.
L-079 = Una loseta la coloca una de tus compañías. Dos losetas de una misma acción pueden colocarlas compañías distintas.
L-080 = La segunda loseta de una acción puede continuar la primera.
L-081 = En una operación con acciones primero vendes cuantas quieras y luego, si quieres, compras una. Después de comprar no puedes vender.
L-082 = Las mitades de dinero dan 5 £, 10 £ o 20 £ del banco a ti, no a una compañía.
L-083 = La carta 10 da a tus tesorerías 50 £ en las fases 1 y 2, 70 £ en las fases 3 y 4, y 100 £ desde la fase 5.
L-084 = Repartes el dinero de la carta 10 entre tus compañías como quieras, en libras enteras, y lo repartes todo.
L-085 = El dinero de la carta 10 va a las tesorerías de las compañías que diriges, y a ninguna otra parte.
L-086 = Con la carta 8, una de tus compañías puede comprar los dos trenes, o dos de ellas uno cada una.
L-087 = La segunda compra de la carta 8 se hace con la pila, la fase, los precios y los límites que dejó la primera.

## Cartas de copia

L-088 = En vez de tomar una carta puedes gastar una carta de copia y usar cualquiera de las mitades de una carta ya tomada en esta ronda.
L-089 = No importa quién tomó la carta que copias; pudiste ser tú.
L-090 = Antes de que alguien haya tomado una carta en esta ronda no hay nada que copiar.
L-091 = Una carta de copia desaparece cuando la usas; la carta copiada sigue tomada.
L-092 = Cada carta de copia que te queda al final vale 20 £.
L-093 = Puedes usar una carta de copia por turno, no más.

## Colocar losetas

L-094 = Las losetas son cuadradas y el mapa no tiene borde.
L-095 = Una ciudad o metrópolis amarilla tiene dos salidas, rectas o en curva, y espacio para una estación. La vía simple amarilla es recta o curva.
L-096 = Una ciudad o metrópolis verde tiene tres salidas y espacio para dos estaciones.
L-097 = Las ciudades marrones tienen cuatro salidas; una ciudad tiene espacio para dos estaciones, la metrópolis para tres.
L-098 = La vía simple verde puede ser un cruce, dos curvas o un empalme de tres salidas; la marrón une los cuatro lados.
L-099 = Una loseta nueva va en una casilla vacía junto a una loseta ya colocada.
L-100 = Una vía de la loseta nueva debe unirse con una vía de una vecina.
L-101 = La compañía que coloca debe llegar a la vía que continúa: desde una de sus estaciones, sin pasar por una ciudad bloqueada ni más allá de una terminal.
L-102 = Una ciudad llena de estaciones de otras compañías te corta el paso: llegas a ella, pero no puedes atravesarla.
L-103 = Mientras una ciudad tenga un espacio vacío, todas las compañías pueden pasar, construir y circular a través de ella.
L-104 = Una compañía construye solo donde llega ella misma; que otra compañía tuya llegue ahí no ayuda.
L-105 = Una vía puede acabar sin salida en el lado de una vecina que no tiene vía.
L-106 = Una vía no puede llevar al agua.
L-107 = Un puerto no puede ir donde una vía vecina llevaría a su agua.
L-108 = Puedes girar una loseta de cuarto en cuarto de vuelta, pero nunca darle la vuelta.
L-109 = Una compañía que no llega a ningún extremo de vía abierto no puede colocar una loseta amarilla.
L-110 = Una metrópolis amarilla cuesta 50 £ a la compañía que la coloca, salvo que una regla la haga gratis.
L-111 = Si la tesorería no tiene las 50 £, la metrópolis no se puede colocar; no puedes poner dinero tuyo.
L-112 = Paga la compañía que llega a la casilla.
L-113 = Salvo la metrópolis amarilla, en el juego básico colocar losetas es gratis.
L-114 = Solo puedes colocar una loseta si queda alguna en las existencias.
L-115 = Las losetas amarillas son metrópolis, ciudades, localidades y vías simples. Las localidades y los puertos solo vienen de personajes y escenarios.

## Regla del ajedrezado

L-116 = Dos ciudades nunca van una junto a otra.
L-117 = Dos losetas de vía simple, localidad o puerto nunca van una junto a otra.
L-118 = Mildendo puede tener como vecina cualquier loseta.
L-119 = Así, las casillas son o de ciudad o de vía simple, como las de un tablero de ajedrez: ciudad donde x + y es impar, vía simple donde es par.
L-120 = Mildendo es una ciudad en una casilla de vía simple: la única excepción.
L-121 = Las cuatro casillas alrededor de Mildendo son de ciudad, empiecen ahí compañías o no.
L-122 = El castillo y las ciudades del General y del Lord Tesorero cuentan como ciudades; las localidades y los puertos cuentan como vía simple.

## Mejorar losetas

L-123 = El verde sustituye al amarillo y el marrón al verde; no puedes saltarte un color ni ponerlos en una casilla vacía.
L-124 = Las losetas amarillas no sustituyen a nada; solo lo hacen las verdes y las marrones.
L-125 = Una ciudad pasa a ser ciudad, una metrópolis metrópolis y una vía simple vía simple.
L-126 = Todas las vías de la loseta vieja deben seguir en la nueva, en el mismo lugar.
L-127 = Tu compañía debe llegar a la loseta vieja. Una ciudad bloqueada vale si se puede llegar a ella.
L-128 = Las vías nuevas de una mejora pueden acabar sin salida, pero no en el agua.
L-129 = Las estaciones se quedan en la ciudad cuando se sustituye su loseta.
L-130 = Si la loseta nueva tiene otro espacio, una ciudad que estaba llena vuelve a estar abierta.
L-131 = La loseta sustituida vuelve a las existencias y se puede colocar de nuevo.
L-132 = Mejorar una metrópolis es gratis.
L-133 = Mildendo nunca se mejora, y tampoco las losetas de personaje ni la vía impresa de los escenarios.
L-134 = Una ciudad llena sigue llena si su mejora no trae otro espacio.

## Comprar trenes

L-135 = En tu turno solo puede comprar un tren una compañía que diriges.
L-136 = Con una acción de trenes (carta 7 u 8) compras al banco o a otra compañía. La reserva está cerrada.
L-137 = Los precios del banco son 80 £ por un 2, 150 £ por un 3, 300 £ por un 4, 400 £ por un 5, 500 £ por un 3D y 650 £ por un 4D.
L-138 = El banco solo vende el primer tren de la pila.
L-139 = Una compañía puede comprar cualquier tren que tenga otra, también obsoleto, si el director de la vendedora está de acuerdo.
L-140 = Entre dos compañías tuyas no hay que preguntar a nadie.
L-141 = El precio entre compañías es al menos 1 £ y como máximo lo que la compradora tiene en su tesorería; si su director ayuda, como máximo el precio impreso en el tren.
L-142 = El precio de un tren vendido entre compañías es público.
L-143 = El precio va a la tesorería de la compañía que vende.
L-144 = Una compra cerrada con otra compañía cuenta como una de las compras de tu carta.
L-145 = Un tren que cambia de compañía nunca inicia una fase.
L-146 = Con la carta 8, una de tus compañías puede comprar un tren y otra tuya puede comprarle ese mismo tren por 1 £.
L-147 = Una compañía puede estar sin trenes.
L-148 = Si una compañía no tiene trenes y le falta dinero, su director puede poner lo que falta de su capital privado.
L-149 = A una compañía que recibió ayuda le quedan exactamente 0 £.
L-150 = Una compañía que tiene un tren no recibe ayuda de su director. La ayuda nunca es obligatoria.
L-151 = El director puede ayudar en toda compra: al banco, a la reserva o a otra compañía. Un tren de otra compañía cuesta entonces como máximo su precio impreso.
L-152 = Ayudas con el capital que tienes; no puedes vender acciones para ello.
L-153 = Lo que una compañía compra durante las acciones circula cuando se activan los trenes de esta ronda.
L-154 = Una compañía puede devolver trenes obsoletos a la reserva. No recibe nada por ellos.
L-155 = Los trenes obsoletos se devuelven como parte de una compra: nombras trenes que la compañía tiene, y la compra debe ser posible sin ellos.
L-156 = Un tren que no es obsoleto no se puede devolver.

## Fases

L-157 = Una fase empieza cuando el primer tren de su tipo sale de la pila: comprado, pasado a la reserva o, en solitario, entregado a Gulliver.
L-158 = Repartir trenes 2 en la selección no inicia ninguna fase.
L-159 = En las fases 1 y 2 solo se pueden colocar losetas amarillas.
L-160 = La fase 2 empieza con el primer tren 2 de la pila: una compañía puede tener cuatro trenes.
L-161 = También en la fase 1 una compañía puede tener cuatro trenes.
L-162 = Las losetas verdes se pueden colocar desde la fase 3, cuando el primer tren 3 ha salido de la pila.
L-163 = Desde la fase 3, la carta 10 vale 70 £.
L-164 = La fase 4 empieza con el primer tren 4: una compañía puede tener tres trenes.
L-165 = En la fase 4, todos los trenes 2 quedan obsoletos.
L-166 = Las losetas marrones se pueden colocar desde la fase 5, cuando el primer tren 5 ha salido de la pila.
L-167 = Desde la fase 5, la carta 10 vale 100 £.
L-168 = Desde la fase 5, una compañía puede tener dos trenes.
L-169 = En la fase 5 se desguazan todos los trenes 2.
L-170 = La fase 6 empieza con el primer tren 3D: todos los trenes 3 quedan obsoletos.
L-171 = La fase 7 empieza con el primer tren 4D: todos los trenes 3 se desguazan y todos los trenes 4 quedan obsoletos.
L-172 = Los trenes 5, 3D y 4D sirven para siempre, y los trenes 4 nunca se desguazan.
L-173 = Los trenes de la reserva quedan obsoletos y se desguazan como todos los demás.
L-174 = Un tren desguazado se va para siempre.
L-175 = Un tren siempre queda obsoleto antes de ser desguazado.
L-176 = Cuando empieza una fase, primero se desguazan trenes, luego otros quedan obsoletos y después se aplica el nuevo límite.
L-177 = Los colores de fases anteriores se pueden seguir colocando después.

## Límite de trenes y reserva

L-178 = Una compañía que tiene tantos trenes como permite la fase no puede comprar otro, ni siquiera si esa compra haría desguazar uno de ellos.
L-179 = Los trenes obsoletos cuentan para el límite.
L-180 = Si un nuevo límite deja a una compañía con demasiados trenes, entrega enseguida los que sobran a la reserva y no recibe nada por ellos.
L-181 = El director de la compañía elige qué trenes se entregan, obsoletos o no.
L-182 = Si varios directores deben entregar trenes, eligen en el sentido de las agujas del reloj desde el jugador en turno; en la burocracia, desde el jugador inicial.
L-183 = Los trenes que Gulliver debe entregar salen de la partida y no van a la reserva.
L-184 = Solo puede comprar de la reserva una compañía recién fundada o que acaba de retener sus dividendos.
L-185 = Puedes elegir cualquier tren que esté en la reserva.
L-186 = Un tren de la reserva cuesta su precio impreso, obsoleto o no, pagado al banco.
L-187 = Llegan trenes a la reserva en la burocracia, cuando se devuelven obsoletos y cuando baja un límite.
L-188 = También para comprar de la reserva la compañía debe estar por debajo de su límite de trenes.
L-189 = Un tren que compra de la reserva una compañía que retiene dividendos circula desde la ronda siguiente.

## Vender acciones

L-190 = Puedes vender las acciones del 10 % que tengas. Un certificado de director nunca se vende.
L-191 = Una compañía conserva su director durante toda la partida.
L-192 = En una misma operación puedes vender acciones de varias compañías, tantas de cada una como quieras.
L-193 = Todas las acciones de una compañía que vendes en una operación se pagan al mismo precio, el de antes de la venta; por eso las vendes de una vez.
L-194 = Tras una venta, el marcador de precio da un paso de venta por cada acción vendida (L-224).
L-195 = Las acciones vendidas vuelven al banco y se pueden comprar de nuevo, también tú y en la misma operación.
L-196 = Los jugadores no se venden acciones entre sí.

## Comprar acciones

L-197 = En una operación compras como máximo un certificado: el 10 % de una compañía fundada, o un certificado de director.
L-198 = Una acción del 10 % cuesta el precio actual, de tu capital privado.
L-199 = Comprar una acción no mueve el precio.
L-200 = Solo puedes comprar una acción del 10 % que tenga el banco.
L-201 = Mientras una compañía no está fundada, solo se puede comprar su certificado de director.
L-202 = Puedes tener como máximo cinco certificados; uno de director cuenta como uno.
L-203 = Puedes tener como máximo dos certificados de director.
L-204 = Un jugador puede tener los cuatro certificados de una compañía.
L-205 = Los límites cuentan después de tus ventas y antes de tu compra.

## Fundar una compañía

L-206 = Puedes fundar una compañía cuyo certificado de director no tenga nadie y que no se haya retirado en la preparación.
L-207 = El precio de una compañía nueva es uno de los precios de inicio: cualquier casilla de la fila superior.
L-208 = La casilla de inicio puede estar ocupada; el nuevo marcador de precio va debajo de los demás.
L-209 = El certificado de director te cuesta cinco veces el precio.
L-210 = Solo puedes elegir un precio si tienes cinco veces esa cantidad de capital privado.
L-211 = La compañía nueva tiene diez veces su precio en la tesorería.
L-212 = La estación base de una compañía nueva va en cualquier espacio vacío del mapa; no hace falta que llegue vía hasta ahí.
L-213 = En Mildendo, las localidades y los puertos no hay espacio para una estación base.
L-214 = Sin un espacio vacío en el mapa nadie puede fundar una compañía.
L-215 = Una compañía nueva tiene tres marcadores de estación, contando el de la base.
L-216 = Justo después de su fundación, la compañía puede comprar un tren de la reserva.
L-217 = Una compañía nueva empieza sin trenes, salvo el que pueda comprar de la reserva.
L-218 = Una compañía nueva activa sus trenes ya en esta ronda.
L-219 = Fundar una compañía es la única compra de tu operación.

## Índice de precios

L-220 = El índice de precios tiene dos filas. En cada fila los precios suben hacia la derecha.
L-221 = La fila superior empieza con 50 y 55.
L-222 = El precio más bajo es 45, a la izquierda de la fila inferior, bajo el 50.
L-223 = El precio más alto es 150, a la derecha de la fila superior.
L-224 = Cuando se vende una acción, el marcador de precio baja en vertical desde la fila superior; desde la inferior va uno a la izquierda y arriba.
L-225 = En 45 una venta no mueve el marcador de precio.
L-226 = Tras pagar dividendos, el marcador de precio va uno a la derecha; en el extremo derecho de la fila inferior, sube.
L-227 = En 150, pagar dividendos no mueve el marcador de precio.
L-228 = Tras retener dividendos, el marcador de precio va uno a la izquierda; en el extremo izquierdo de la fila superior, baja.
L-229 = En 45, retener dividendos no mueve el marcador de precio.
L-230 = Un marcador de precio que llega a una casilla ocupada va debajo de los que están ahí.
L-231 = Un marcador de precio que se queda en su casilla conserva su lugar en el montón.
L-232 = Cuando se venden varias acciones, para el montón solo cuenta la última casilla.
L-233 = Vender y retener nunca suben un precio, y pagar nunca lo baja.
L-234 = Una venta desde la fila inferior puede dejar el precio como está.

## Estaciones

L-235 = Con la primera mitad de la carta 9, una de tus compañías coloca un marcador de estación.
L-236 = La primera estación de una compañía después de la base cuesta 40 £; la segunda, 100 £.
L-237 = Las estaciones se pagan de la tesorería; no puedes poner dinero tuyo.
L-238 = Una compañía tiene tres marcadores de estación contando el de la base. Una vez colocados, no hay más.
L-239 = Una estación necesita un espacio vacío en una ciudad.
L-240 = Una vía debe llevar desde una de las estaciones de la compañía hasta la ciudad, sin pasar por una ciudad llena de estaciones de otras.
L-241 = Ninguna ciudad tiene dos estaciones de la misma compañía.
L-242 = Las localidades y los puertos no admiten estaciones.
L-243 = Una estación se queda donde está para siempre.

## Rutas

L-244 = Una ruta es una línea de vía ininterrumpida que toca una estación de la compañía.
L-245 = Una ruta no usa dos veces ningún tramo de vía.
L-246 = En un empalme la ruta sigue adelante, nunca vuelve por donde vino.
L-247 = En un cruce, una ruta sigue recta y no puede cambiar a la otra vía.
L-248 = En una ciudad, una ruta puede salir por cualquier salida menos por la que entró.
L-249 = Dos caminos en una loseta usan la misma vía si comparten una salida, y solo entonces.

## Personajes

L-250 = Tu personaje ayuda a todas las compañías que diriges.
L-251 = Siete losetas son de los personajes: el castillo del Emperador, una ciudad del General y otra del Lord Tesorero, dos localidades del Gran Juez y dos puertos del Gran Almirante.
L-252 = En tu turno puedes colocar las losetas de tu propio personaje además de tu acción, sea la que sea.
L-253 = Las losetas de personaje se pueden colocar en cualquier momento de tu turno; las dos en el mismo turno, si tienes dos.
L-254 = Cada loseta de personaje se coloca una vez por partida.
L-255 = Una loseta de personaje sigue las reglas normales de colocación, y una de tus compañías debe llegar a su casilla.
L-256 = Colocar una loseta de personaje es gratis, salvo el coste del terreno.
L-257 = Las losetas de personaje nunca se mejoran.
L-258 = Una vez colocada, una loseta de personaje sirve a todas las compañías por igual; solo el castillo vale más para algunas (L-264).

## Emperador

L-259 = Las compañías del Emperador no pagan nada por las metrópolis amarillas.
L-260 = El castillo se coloca sobre una ciudad amarilla y la sustituye.
L-261 = El castillo no sustituye ninguna metrópolis ni ninguna ciudad donde una compañía tenga su estación base.
L-262 = No puedes colocar el castillo antes de la fase 3.
L-263 = El castillo conserva la vía y las estaciones de la ciudad que sustituye, y esa loseta vuelve a las existencias.
L-264 = Las compañías con una estación en el castillo cuentan 50 ahí; todas las demás, 30.
L-265 = El castillo cuenta para el alcance del tren, y los trenes pueden atravesarlo.

## General

L-266 = Si tienes al General, tus compañías pagan 20 £ y 50 £ por sus estaciones, la mitad de lo normal.
L-267 = La ciudad del General se coloca como una ciudad amarilla, desde el comienzo de la partida.
L-268 = La ciudad del General cuenta como parada, se puede atravesar y nunca se mejora.

## Gran Juez

L-269 = Al comienzo de cada ronda, el dueño del Gran Juez toma 5 £ de capital privado o 20 £ para sus compañías.
L-270 = Las 20 £ del Gran Juez se reparten entre las compañías de su dueño, en libras enteras y sin que sobre nada.
L-271 = El dueño del Gran Juez elige de nuevo en cada ronda, también en la primera.
L-272 = Las dos localidades del Gran Juez se colocan en casillas de vía simple, desde el comienzo de la partida.
L-273 = Las localidades no gastan alcance del tren.
L-274 = Los trenes pueden atravesar las localidades.

## Gran Almirante

L-275 = Las compañías del Gran Almirante pagan al banco una décima parte menos por los trenes: 72, 135, 270, 360, 450 y 585 £.
L-276 = El Gran Almirante no tiene descuento en la reserva ni con otras compañías.
L-277 = Cuando un director ayuda, lo que falta se calcula con el precio ya rebajado.
L-278 = Los dos puertos del Gran Almirante se colocan en casillas de vía simple, desde el comienzo de la partida.
L-279 = Un puerto no gasta alcance del tren.
L-280 = En un puerto, una ruta solo puede empezar o terminar.
L-281 = Ninguna vía puede llevar a un lado del puerto que no la tiene.

## Lord Tesorero

L-282 = El dueño del Lord Tesorero puede canjear la carta una vez por 10 £ multiplicadas por el número de la ronda.
L-283 = El Lord Tesorero se canjea en el turno de su dueño y sale de la partida.
L-284 = Si la ciudad del Lord Tesorero no está aún en el mapa, se pierde con la carta.
L-285 = Un Lord Tesorero que nunca se canjeó no vale nada al final.
L-286 = La ciudad del Lord Tesorero se coloca como una ciudad amarilla, desde la fase 5.
L-287 = La ciudad del Lord Tesorero cuenta como parada, y ahí una ruta solo puede empezar o terminar.

## Activar trenes

L-288 = Las compañías activan sus trenes del precio más alto al más bajo.
L-289 = En una misma casilla va primero la compañía de encima del montón.
L-290 = Si dos casillas muestran el mismo precio, va primero la que está más a la derecha.
L-291 = El orden se fija cuando empiezan a activarse los trenes; cada compañía actúa cuando le toca.
L-292 = Una vez por ronda le toca a cada compañía fundada, con trenes o sin ellos.
L-293 = Un tren recorre como máximo una ruta por ronda.
L-294 = Son paradas las ciudades de todo tipo, las localidades, los puertos y Mildendo.
L-295 = Una ruta tiene al menos dos paradas.
L-296 = Los dos extremos de una ruta son paradas.
L-297 = Una ruta toca una estación de la compañía que la recorre.
L-298 = Un tren no puede atravesar una ciudad llena de estaciones de otras compañías.
L-299 = Una ciudad bloqueada puede ser la primera o la última parada.
L-300 = Un tren puede atravesar una ciudad con un espacio vacío o con una estación de su compañía.
L-301 = Una ruta tiene como máximo tantas paradas contadas como dice el número del tren.
L-302 = Se cuentan las ciudades, las metrópolis, Mildendo, el castillo, Wiggywack y las ciudades del General y del Lord Tesorero.
L-303 = Las localidades y los puertos dan dinero sin contarse.
L-304 = Una ruta puede empezar o terminar en una localidad.
L-305 = No puedes saltarte una parada que está en la ruta.
L-306 = Una ruta visita cada una de sus paradas una sola vez.
L-307 = En Mildendo, una ruta solo puede empezar o terminar.
L-308 = Una ruta no puede empezar y terminar a la vez en Mildendo.
L-309 = Mildendo tiene una terminal en cada lado, y no están unidas.
L-310 = Dos trenes de una compañía nunca usan la misma vía en una ronda.
L-311 = Dos trenes de una compañía pueden coincidir en una parada si usan vías distintas.
L-312 = Así, dos trenes de una compañía pueden terminar en Mildendo por lados distintos, o en una misma localidad.
L-313 = Los trenes de otras compañías nunca estorban.

## Ingresos

L-314 = Una ciudad vale 20 en amarillo, 30 en verde y 40 en marrón.
L-315 = Una metrópolis vale 30 en amarillo, 40 en verde y 50 en marrón.
L-316 = Mildendo vale 30 por todos sus lados.
L-317 = Una localidad vale 10.
L-318 = El castillo vale 50 para una compañía con una estación en él y 30 para las demás.
L-319 = Un puerto vale 10.
L-320 = La ciudad del General vale 30 y la del Lord Tesorero, 50.
L-321 = Una ruta ingresa la suma de sus paradas.
L-322 = Los trenes 3D y 4D ingresan el doble de esa suma.
L-323 = Con los trenes 3D y 4D se dobla todo tipo de parada.
L-324 = Un tren obsoleto ingresa la mitad, redondeada hacia abajo a la decena.
L-325 = La mitad y el redondeo se aplican antes de sumar los trenes.
L-326 = Los ingresos de una compañía son lo que ganan juntos todos sus trenes.
L-327 = Una compañía circula siempre para obtener los ingresos más altos que sus trenes pueden dar.
L-328 = Si varias combinaciones de rutas ingresan lo mismo, no importa cuál se recorra.
L-329 = Una compañía sin tren o sin ruta tiene unos ingresos de 0.
L-330 = Todos los ingresos son múltiplos de diez.

## Pagar dividendos

L-331 = El banco paga los ingresos.
L-332 = El director decide si la compañía paga todos sus ingresos o los retiene todos.
L-333 = Cuando una compañía paga dividendos, cada acción del 10 % en manos de un jugador recibe una décima parte de los ingresos.
L-334 = Como director recibes la mitad de lo que paga tu compañía.
L-335 = Las acciones del banco no dan nada a nadie, y tampoco el 20 % que falta.
L-336 = Tras pagar dividendos, el marcador de precio avanza un paso.
L-337 = Pagar dividendos deja la tesorería como está.

## Retener dividendos

L-338 = Cuando una compañía retiene dividendos, todos los ingresos van a su tesorería.
L-339 = Tras retener dividendos, el marcador de precio retrocede un paso.
L-340 = Una compañía con unos ingresos de 0 no tiene nada que pagar: cuenta como si retuviera.
L-341 = Justo después de retener dividendos, una compañía puede comprar un tren de la reserva.
L-342 = Una compañía que acaba de retener dividendos puede pagar con ese dinero el tren de la reserva.
L-343 = Si tu compañía paga dividendos, la reserva está cerrada para ella.

## Burocracia

L-344 = Cuando se han activado todos los trenes, el primer tren de la pila va a la reserva.
L-345 = Un tren que pasa a la reserva en la burocracia puede iniciar una fase, igual que una compra.
L-346 = En la burocracia, la carta de jugador inicial cambia de manos: la recibe quien se sienta a la izquierda.
L-347 = En la burocracia, todas las cartas de acción vuelven a estar disponibles.
L-348 = La burocracia termina con el comienzo de la ronda siguiente.
L-349 = Tras la última ronda no hay burocracia.

## Última ronda y final

L-350 = En la última ronda, cada compañía gana el doble de sus ingresos.
L-351 = En la última ronda ninguna compañía puede retener dividendos; quien tiene ingresos los paga.
L-352 = En la última ronda, pagar dividendos mueve el marcador de precio dos pasos.
L-353 = En la última ronda, cada uno de los dos pasos del precio se da por separado y se detiene en 150.
L-354 = En la última ronda, una compañía con unos ingresos de 0 retrocede un paso y no compra ningún tren.
L-355 = Tu puntuación es tu capital privado, el precio de cada una de tus acciones, cinco veces el precio por cada certificado de director y 20 £ por cada carta de copia.
L-356 = Al final no valen nada ni lo que queda en las tesorerías ni los trenes, nuevos o viejos.
L-357 = Ganas si nadie tiene una puntuación más alta.
L-358 = Los jugadores con la misma puntuación más alta ganan juntos.

## Losetas de escenario

L-359 = Las losetas de escenario son un añadido; usad tantas como acordéis.
L-360 = Hay 23 losetas de escenario.
L-361 = Las losetas de escenario se colocan después de Mildendo y antes de la selección.
L-362 = Una loseta con un círculo va en una casilla de ciudad.
L-363 = Una loseta con un cuadrado va en una casilla de vía simple.
L-364 = Una loseta con las dos marcas va en cualquier casilla.
L-365 = Las losetas de escenario no tienen que tocar otras losetas.
L-366 = Las cuatro casillas junto a Mildendo quedan libres para las bases.
L-367 = Cada tren que pasa por una mina lleva 10 £ o 20 £ a la tesorería de su compañía.
L-368 = El dinero de las minas no son ingresos: ni se paga, ni se dobla, ni se divide, y no decide qué rutas son las mejores.
L-369 = Una mina cuenta como vía simple. No es una parada y ninguna ruta termina ahí.
L-370 = En un terreno marcado con 30 £ tu compañía puede construir si paga 30 £ más.
L-371 = En un terreno marcado con 10 £ tu compañía puede construir si paga 10 £ más.
L-372 = Que en un terreno se construya una ciudad o una vía simple depende de la casilla.
L-373 = El coste del terreno se suma a los demás. También el Emperador lo paga.
L-374 = El terreno sobre el que se construyó sale de la partida.
L-375 = En el mar no se construye nada y ninguna vía puede llevar a él.
L-376 = En una montaña solo se construye el túnel.
L-377 = Desde la fase 3, una compañía que llega a una montaña puede poner ahí el túnel por 50 £.
L-378 = El túnel cuenta como vía simple, así que necesita una casilla de vía simple.
L-379 = Colocar el túnel cuenta como colocar una loseta verde.
L-380 = En Wiggywack, una ruta solo puede empezar o terminar.
L-381 = Una compañía con una estación en Wiggywack cuenta 60 ahí.
L-382 = Wiggywack puede ir en cualquier casilla, junto a cualquier loseta.
L-383 = Wiggywack tiene espacio para estaciones y se puede llegar por todos los lados.
L-384 = Wiggywack cuenta para el alcance del tren.
L-385 = Las compañías sin estación en Wiggywack cuentan 40 ahí.
L-386 = La vía impresa de los escenarios nunca se mejora.
L-387 = Hay cuatro escenarios: Empecemos, Las montañas, Ciudad sobre ciudad y Separados.

## Menos jugadores y pequeñas variantes

L-388 = Tres jugadores dejan una compañía inicial en la caja; no se puede fundar después.
L-389 = Con dos o tres jugadores quedan dos trenes 2 sobre la pila tras la selección; los demás trenes 2 no se usan.
L-390 = Con tres jugadores la pila tiene dos 2, cinco 3, cuatro 4, tres 5 y dos 3D, y luego 4D sin límite.
L-391 = Tres jugadores prescinden de las cartas 1 y 6.
L-392 = Con tres jugadores, la última ronda, que se dobla, es la novena; la octava es como cualquier otra.
L-393 = Dos jugadores dejan dos compañías iniciales en la caja; no se pueden fundar después.
L-394 = Con dos jugadores, cada uno tiene dos cartas de copia.
L-395 = Con dos jugadores la pila tiene dos 2, tres 3, tres 4, dos 5 y dos 3D, y luego 4D sin límite.
L-396 = Dos jugadores prescinden de las cartas 1, 4, 6 y 7.
L-397 = Con cuatro jugadores la pila tiene dos 2, seis 3, cinco 4, cuatro 5 y tres 3D, y luego 4D sin límite.
L-398 = Dos jugadores pueden acordar tener dos personajes cada uno, con todo lo que traen.
L-399 = En la variante con dos personajes, el segundo se toma en una tercera vuelta, en el sentido de las agujas del reloj desde el jugador inicial.
L-400 = En la variante para expertos, el primer tren de la pila va a la reserva antes de activar los trenes, también en la última ronda.
L-401 = En la variante para expertos, los trenes pueden ser desguazados antes de circular.
L-402 = En la variante para expertos, una compañía que retiene dividendos en esa misma ronda ya puede comprar el tren que pasó a la reserva.

## Allenbeck y Laputa

L-403 = En la variante Allenbeck, Tottenham, Allenbeck y Plips son las tres ciudades marrones.
L-404 = En la variante Allenbeck, un tren que visita tres de las ciudades Mildendo, Tottenham, Allenbeck y Plips ingresa 20 £ más.
L-405 = Un tren que visita Mildendo, Tottenham, Allenbeck y Plips ingresa 50 £ más.
L-406 = En la variante Allenbeck, los trenes D reciben la prima una vez, no doblada.
L-407 = En la variante Allenbeck, la prima se suma después de doblar o dividir y forma parte de los ingresos.
L-408 = Por lo demás, las ciudades con nombre son ciudades marrones normales.
L-409 = Con Laputa, cuatro losetas, una de cada color inicial, ocupan el lugar de las ciudades marrones.
L-410 = Solo la compañía de su color puede colocar una loseta de Laputa.
L-411 = Solo la compañía de su color puede usar la vía coloreada de una loseta de Laputa.
L-412 = El resto de la vía de una loseta de Laputa está abierto a todas.
L-413 = La salida coloreada de una loseta de Laputa debe ser una salida nueva.
L-414 = Por lo demás, una loseta de Laputa es una ciudad marrón normal.
L-415 = Las losetas de Laputa de las compañías que no juegan no se usan.
L-416 = Con Allenbeck y Laputa a la vez hay siete ciudades marrones.

## Brobdingnag

L-417 = Las losetas de Brobdingnag sustituyen la loseta inicial, todas las ciudades y tres losetas de personaje. No se combinan con Allenbeck ni con Laputa.
L-418 = En Brobdingnag, al pagar dividendos los accionistas reciben la mitad de los ingresos, redondeada hacia arriba a la decena.
L-419 = En Brobdingnag, la compañía se queda con lo que no reciben los accionistas.
L-420 = En Brobdingnag, pagar dividendos mueve el precio como siempre.
L-421 = En Brobdingnag puedes retenerlo todo, pero no pagarlo todo.
L-422 = En Brobdingnag, cada certificado recibe su parte de la mitad de los accionistas.
L-423 = En la última ronda de Brobdingnag, los ingresos primero se doblan y luego se reparten, y nadie puede retener.

## En solitario contra Gulliver

L-424 = Gulliver recibe al azar una compañía inicial y ningún personaje.
L-425 = Gulliver recibe el capital, el certificado de director y la carta de compañía que corresponden a la suya.
L-426 = La primera compañía de Gulliver no tiene tesorería.
L-427 = La primera compañía de Gulliver recibe sus trenes y su precio de siempre.
L-428 = La forma y el lado de la loseta base de Gulliver se sortean; va conectada con Mildendo.
L-429 = Una loseta base curva de Gulliver se gira al azar a la izquierda o a la derecha, pero nunca hacia el agua.
L-430 = La estación base de Gulliver va en su loseta base.
L-431 = Cuando Gulliver está preparado, tú eliges una de las otras tres compañías y un personaje.
L-432 = En solitario no tienes cartas de copia.
L-433 = En solitario usas las cartas 2, 4, 8 y 9.
L-434 = En solitario la pila tiene dos trenes de cada tipo, y luego 4D sin límite.
L-435 = Una partida en solitario dura ocho rondas, y la última paga el doble.
L-436 = En cada ronda tomas dos cartas distintas, una mitad de cada una; después actúa Gulliver.
L-437 = Gulliver coloca vía, pone una estación, coloca más vía, compra una acción y recibe un tren, en este orden.
L-438 = Donde Gulliver puede elegir, todas las posibilidades son igual de probables.
L-439 = La vía, las estaciones y los trenes no le cuestan nada a Gulliver.
L-440 = Gulliver coloca lo primero que pueda de esta lista: una ciudad marrón, una ciudad verde, una ciudad amarilla, una vía simple amarilla.
L-441 = Lo que coloca Gulliver sigue las mismas reglas que tus losetas.
L-442 = Gulliver solo mejora ciudades donde tiene una estación.
L-443 = Gulliver mejora su primera base antes que cualquier otra ciudad.
L-444 = Para Gulliver, una metrópolis cuenta como ciudad.
L-445 = Gulliver gira una ciudad verde de modo que su nueva salida apunte a Mildendo.
L-446 = Gulliver construye la ciudad amarilla más cercana a Mildendo.
L-447 = La más cercana a Mildendo es la que está a menos casillas, contadas en horizontal y en vertical.
L-448 = La forma de una loseta nueva de Gulliver se sortea.
L-449 = Con las losetas de Gulliver primero se sortea la forma y luego una de las maneras en que encaja; si no hay ninguna, se prueba la otra forma.
L-450 = La vía simple de Gulliver va en una casilla posible al azar.
L-451 = Gulliver nunca coloca una metrópolis nueva.
L-452 = Si Gulliver no puede colocar nada, pasa al paso siguiente.
L-453 = Mientras tiene marcadores, Gulliver coloca una estación de su primera compañía en la ciudad amarilla recién construida.
L-454 = La segunda compañía de Gulliver no coloca más estaciones.
L-455 = Si una vía de una ciudad con una estación de Gulliver acaba en una casilla vacía, él la continúa ahí con vía simple.
L-456 = Se sortea si la vía simple de Gulliver es recta o curva, y hacia dónde gira.
L-457 = Si Gulliver tiene varios extremos sueltos, se sortea uno; si ahí no encaja nada, se prueba otro.
L-458 = Gulliver nunca vende acciones.
L-459 = Gulliver compra una acción del 10 % en cada ronda si puede pagarla.
L-460 = Gulliver compra al azar una de las acciones que puede pagar.
L-461 = Gulliver compra como máximo tres acciones del 10 %.
L-462 = Con cuatro certificados y 250 £ Gulliver funda una compañía.
L-463 = Gulliver hace una sola compra de acciones por ronda.
L-464 = Gulliver funda al precio más alto que puede pagar.
L-465 = Gulliver funda al azar una de las compañías disponibles.
L-466 = La estación base de la segunda compañía de Gulliver va en un espacio libre de su primera loseta base, o en la ciudad más cercana que tenga uno.
L-467 = La segunda compañía de Gulliver no compra nada de la reserva al fundarse.
L-468 = Gulliver recibe gratis el primer tren de la pila; en la burocracia no va ningún tren a la reserva.
L-469 = El tren gratis de Gulliver puede iniciar una fase antes de activar los trenes.
L-470 = El tren gratis de Gulliver va a la compañía suya que tiene menos trenes.
L-471 = Si las compañías de Gulliver tienen el mismo número de trenes, lo recibe la que tiene el tren más bajo.
L-472 = Si también sus trenes más bajos son iguales, lo recibe la primera compañía de Gulliver.
L-473 = Si la compañía que recibe el tren gratis de Gulliver está en su límite, primero sale de la partida su tren más bajo.
L-474 = Si baja el límite de trenes, los trenes más bajos de Gulliver salen de la partida.
L-475 = Las compañías de Gulliver pagan dividendos siempre y no compran nunca de la reserva.
L-476 = Tanto tú como Gulliver cobráis dividendos por vuestras acciones.
L-477 = En solitario, la burocracia solo devuelve las cartas y da comienzo a la ronda siguiente.
L-478 = En solitario gana quien tiene más capital privado y valor en acciones; puede haber empate.
L-479 = En solitario, para ti valen todas las reglas normales.

## Ejemplos

L-480 = En el primer tablero de ejemplo, la compañía Roja ingresa 170 con un tren 3 y un tren 2.
L-481 = En el primer tablero de ejemplo, la compañía Azul ingresa 160 con dos trenes 3.
L-482 = En el primer tablero de ejemplo, la compañía Verde ingresa 140 con dos trenes 2.
L-483 = En el primer tablero de ejemplo, la compañía Amarilla ingresa 110 con dos trenes 2.
L-484 = Las rutas del primer ejemplo valen 110, 60, 90, 70, 70, 50 y 60.
L-485 = En el segundo tablero de ejemplo, la compañía Roja ingresa 240 con un tren 3D y un tren 3 obsoleto.
L-486 = En el segundo tablero de ejemplo, la compañía Amarilla ingresa 190 con un tren 4.
L-487 = En el segundo tablero de ejemplo, la compañía Verde ingresa 230 con dos trenes 4.
L-488 = En el segundo tablero de ejemplo, la compañía Azul ingresa 60 con un tren 3 obsoleto.
L-489 = En la hoja de ejemplo, 30 £ pasan a ser 76 £ y una tesorería de 500 £ pasa a 380 £.

## Otras reglas

L-490 = Una oferta rechazada no cuesta nada. En la misma acción puedes volver a pedir ese tren, pero solo a un precio más alto.
L-491 = Gulliver nunca vende un tren a otra compañía ni le compra ninguno.
