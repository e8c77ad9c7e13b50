# The page: start, tables' frame, rulebook, guides, and what the server refuses. Texts of one game stand in files of its own.

## The frame of every screen
page-name = Roundhouse
page-tools = Idioma y colores
page-language = Idioma
page-to-light = Colores claros
page-to-dark = Colores oscuros
page-offline = El servidor no responde. No se pierde nada: la página vuelve por sí sola.
page-no-storage = El servidor no puede usar su almacenamiento en este momento. No se pierde nada: la página continúa sola en cuanto pueda.
page-not-loaded = No se pudo cargar esta parte. Recarga la página, por favor.
page-unknown = En esta dirección no hay nada.
page-to-start = A la página de inicio

## Made-up names of guests: what follows the noun suits either gender
session-made-up-name = { $last } { $first }
session-first-1 = de Ámbar
session-first-2 = Veloz
session-first-3 = de Cedro
session-first-4 = del Alba
session-first-5 = de Niebla
session-first-6 = de Oro
session-first-7 = Cantante
session-first-8 = con Suerte
session-first-9 = Apacible
session-first-10 = del Norte
session-first-11 = Rodante
session-first-12 = de Plata
session-last-1 = Caldera
session-last-2 = Tope
session-last-3 = Enganche
session-last-4 = Chimenea
session-last-5 = Empalme
session-last-6 = Linterna
session-last-7 = Pistón
session-last-8 = Semáforo
session-last-9 = Apartadero
session-last-10 = Rotonda
session-last-11 = Viaducto
session-last-12 = Silbato

## Who the reader is
session-nobody = Invitado
session-name = Tu nombre
session-rename = Cambiar tu nombre
session-keep = Guardar
account-title = Cuenta
account-about = No necesitas ninguna: este navegador te recuerda. Con una cuenta puedes seguir desde otros dispositivos; para uno más basta un código.
account-known = Has entrado como { $login }.
account-make = Crear una cuenta
account-make-about = Tu nombre, tus sitios y tus partidas vienen contigo.
account-make-button = Crear la cuenta
account-log-in = Entrar
account-log-in-about = En este dispositivo pasas a ser la persona de esa cuenta.
account-log-out = Salir
account-login = Usuario
account-password = Contraseña
account-codes = Códigos de recuperación
account-codes-about = Apúntalos ahora: cada uno sirve una vez para poner una contraseña nueva, y no se vuelven a mostrar.
account-device = Otro dispositivo
account-device-about = Crea un código aquí y escríbelo allí antes de diez minutos: aquel dispositivo pasa a ser tú, con tus sitios y todo.
account-device-make = Crear un código
account-device-code = Código del otro dispositivo
account-device-use = Usar el código

## The start page
start-play-now = Jugar ya contra el ordenador
start-opponents = Cuántos rivales
start-against = { $number ->
    [one] un rival
   *[other] { $number } rivales
}
start-level = Su nivel
start-new-table = Mesa nueva…
start-first-game = Primera partida, con guía
start-rules = Reglas
start-about-tickets = Reúne cartas de vagón, cubre recorridos y une las ciudades de tus billetes. De 2 a 5 jugadores, unos 45 minutos.
start-about-lilliput = Coloca vías, compra trenes y ten las acciones acertadas. De 1 a 4 jugadores, alrededor de una hora.
start-mine = Mis partidas
start-mine-none = Aún no hay ninguna. Tus partidas se quedan aquí hasta que las termines.
start-open = Mesas abiertas
start-open-none = Ahora nadie espera jugadores. Crea una mesa que todos puedan encontrar.
start-watch = Mirar
start-watch-none = No hay ninguna partida pública en marcha.
start-go-on = Seguir
start-join = Unirse
start-look = Mirar
start-your-turn = tu turno
start-status-waiting = esperando
start-status-running = en juego
start-status-paused = en pausa
start-status-finished = terminada
start-status-closed = cerrada
start-practice = práctica
start-import = Abrir un registro…
start-import-about = Un archivo .rh.json: repasa una partida terminada jugada a jugada, o sigue jugando donde acaba.
start-import-too-large = { $file } es demasiado grande para ser un registro.
start-import-no-json = { $file } no es un registro: no es JSON.
start-import-no-record = { $file } es JSON, pero no el registro de una partida.
start-import-no-seed = { $file } se sacó de una partida que aún estaba en juego: sin su semilla no se puede volver a jugar.
start-import-wrong = { $file } no se puede reproducir: está cambiado o dañado, o se hizo con otras reglas.
start-foot = Hecho por aficionados, sin relación con las editoriales. Todos los dibujos y textos son nuestros.

## The dialog for a new table
new-title = Mesa nueva
new-game = Juego
new-seats = Quién juega
new-seat-me = Yo
new-seat-friend = Un amigo, por enlace
new-seat-here = Otra persona ante esta pantalla
new-seat-name = Nombre
new-add-seat = Añadir un sitio
new-remove-seat = Quitar el sitio { $number }
new-solo = En solitario juegas contra Gulliver, que sigue sus propias reglas.
new-scenario = Paisaje
new-variants = Variantes
new-first = Quién empieza
new-first-random = por sorteo
new-visibility = Quién puede venir
new-visibility-link = quien tenga el enlace
new-visibility-public = todos: aparece en la lista
new-visibility-local = nadie más
new-clock = Reloj
new-clock-none = sin reloj
new-clock-minute = 1 minuto por decisión
new-clock-day = 1 día por decisión
new-clock-quarter = 15 minutos + 5 s por decisión
new-clock-hour = 60 minutos + 10 s por decisión
new-back = Volver
new-create = Crear la mesa
lilliput-scenario-none = Llanura abierta
lilliput-scenario-none-about = La partida habitual: solo está Mildendo.
lilliput-scenario-lets-start = Empecemos
lilliput-scenario-lets-start-about = Dos minas junto a la capital, y ríos y colinas que cruzar.
lilliput-scenario-the-mountains = Las montañas
lilliput-scenario-the-mountains-about = Las montañas cierran los caminos rectos; un túnel puede atravesar una de ellas.
lilliput-scenario-city-on-city = Ciudad sobre ciudad
lilliput-scenario-city-on-city-about = Wiggywack y una ciudad pequeña están ahí antes que cualquier vía.
lilliput-scenario-separated = Separados
lilliput-scenario-separated-about = Dos estrechos dividen la tierra, cada uno con un vado detrás.
lilliput-variant-expert = Expertos
lilliput-variant-expert-about = El primer tren de la pila va a la reserva antes de activar los trenes: algunos pueden ser desguazados antes de ingresar nada.
lilliput-variant-two-characters = Dos personajes
lilliput-variant-two-characters-about = Para dos jugadores: cada uno elige dos personajes.
lilliput-variant-allenbeck = Allenbeck
lilliput-variant-allenbeck-about = Tres ciudades marrones con nombre; un tren que las une con Mildendo ingresa 20 £ o 50 £ más.
lilliput-variant-laputa = Laputa
lilliput-variant-laputa-about = Ciudades marrones con vía coloreada que solo puede usar una compañía.
lilliput-variant-brobdingnag = Brobdingnag
lilliput-variant-brobdingnag-about = Ciudades más grandes, y al pagar dividendos la mitad queda para la compañía. No se combina con Allenbeck ni con Laputa.

## The waiting room of a table
waiting-title = { $number ->
    [one] Falta un jugador
   *[other] Faltan { $number } jugadores
}
waiting-full = Ya están todos
waiting-invite = Envía este enlace a quienes quieras que jueguen contigo. Quien lo abra puede sentarse o mirar.
waiting-watch = Quien tenga este enlace puede mirar.
waiting-link = Enlace a esta mesa
waiting-copy = Copiar
waiting-copied = Copiado
waiting-host = anfitrión
waiting-join = Sentarse
waiting-leave = Dejar la mesa
waiting-close = Cerrar la mesa
waiting-start = Empezar la partida
waiting-for-host = El anfitrión empieza la partida.
waiting-seat-bot = Dar el sitio { $number } a un ordenador
waiting-seat-bot-short = Sentar un ordenador…
waiting-open-seat = Abrir este sitio
waiting-remove = Quitar
waiting-practice = Práctica: esta mesa viene de un registro. Quien lo trajo puede saber lo que vendrá.

## Learning
rules-title = Reglamento
rules-of = Las reglas de { $game }
rules-chapters = Capítulos
rules-search = Buscar en las reglas
rules-found = { $number ->
    [0] Ninguna regla tiene estas palabras.
    [one] una regla
   *[other] { $number } reglas
}
rules-not-translated = El reglamento aún no está en este idioma ({ $language }): lo marcado está en inglés.
learn-title = Aprender
learn-about = Juega una primera partida con una guía junto a la mesa. Te explica tus diez primeras decisiones según llegan; el ordenador juega fácil.
learn-about-tickets = Cartas, recorridos y billetes: en diez minutos lo sabrás todo.
learn-about-lilliput = Acciones, vías y trenes: una pequeña economía ferroviaria, idea por idea.
guide-title = Tu primera partida
guide-progress = Decisión { $number } de { $last }
guide-hide = Ocultar
guide-show = Mostrar
guide-wait = Juega el ordenador. Mira qué toma y qué construye: lo único secreto son las cartas y los billetes.
guide-done = Hasta aquí la guía: has visto todo lo importante. Sigue hasta el final; la pista y el reglamento están siempre ahí.
guide-again = Empezar de nuevo
guide-tickets-first-tickets = Tienes tres billetes. Cada uno nombra dos ciudades: únelas con recorridos tuyos antes del final y ganas los puntos; si no, los pierdes. Conserva al menos dos.
guide-tickets-first-tickets-more = Señala un billete para ver sus ciudades. Los billetes que van en la misma dirección comparten recorridos.
guide-tickets-keep = Has robado billetes y debes conservar al menos uno. Busca uno que tus recorridos ya casi unan.
guide-tickets-draw = En tu turno haces una sola cosa: robar dos cartas, cubrir un recorrido o robar billetes. Ahora tienes pocas cartas: toma una boca arriba, o una oculta del mazo.
guide-tickets-draw-more = Un recorrido de color pide cartas de ese color; uno gris, de un color cualquiera, pero de uno solo.
guide-tickets-second = Ahora toma tu segunda carta. Una locomotora boca arriba no puede ser la segunda.
guide-tickets-claim = Los recorridos que brillan se pueden cubrir con las cartas de tu mano. Pulsa uno, elige las cartas si hay varias formas y confirma: tus vagones entran en él.
guide-tickets-claim-more = Los recorridos largos puntúan mucho más: 1, 2, 4, 7, 10 o 15 puntos por uno a seis espacios.
guide-tickets-aims = Debajo están tus billetes y cómo van: hecho, aún posible o cortado. Planea el camino más corto y reúne sus colores.
guide-tickets-locomotive = Una locomotora vale por cualquier color. Tomada boca arriba es todo tu turno; oculta del mazo es suerte y no cuesta nada más.
guide-tickets-twin = Algunas ciudades están unidas por dos recorridos. Con dos o tres jugadores solo se puede cubrir uno de los dos: date prisa donde lo necesites.
guide-tickets-players = Mira a los demás: los puntos, los vagones y el número de cartas están a la vista. Quien tiene muchas cartas está a punto de cubrir algo largo.
guide-tickets-more-tickets = Cuando tus billetes estén hechos puedes robar tres más y conservar al menos uno. Más puntos, más riesgo.
guide-tickets-end = Cuando a alguien le quedan dos vagones o menos, todos juegan un último turno. Después cuentan los billetes, y la ruta continua más larga da 10 puntos más.
guide-lilliput-draft = Cada uno elige una compañía y un personaje. Tú diriges tu compañía: coloca vías, compra trenes y paga a sus accionistas. Toma una.
guide-lilliput-draft-more = Las compañías se distinguen por precio, dinero y trenes; los personajes dan un pequeño privilegio toda la partida.
guide-lilliput-draft-second = Ahora elige lo otro: quien tiene compañía toma un personaje, y al revés.
guide-lilliput-justice = El Gran Juez paga en cada ronda: a ti, y eso cuenta al final, o a tus compañías, que lo necesitan para trenes.
guide-lilliput-home = Coloca la loseta base de tu compañía junto a Mildendo, la capital. Elige una loseta, gírala y confirma. Su marcador está ahí desde ahora.
guide-lilliput-card = En cada turno tomas una carta de acción, y nadie más puede tomarla en esta ronda. Una carta tiene dos mitades: haz una de ellas.
guide-lilliput-card-more = Al principio lo que más rinde son las vías: una línea más larga ingresa más en cada ronda.
guide-lilliput-card-again = Antes de elegir, piensa qué pueden querer los demás: una carta que se va no vuelve hasta la próxima ronda.
guide-lilliput-lay = Las casillas que brillan admiten la loseta. Las ciudades y las vías simples forman un ajedrezado: una ciudad nunca toca otra. Haz que tu línea llegue a la próxima ciudad.
guide-lilliput-shares = Primero puedes vender acciones, después comprar una o fundar una compañía. Vender baja un precio, pagar dividendos lo sube: ten lo que vaya a rendir.
guide-lilliput-trains = Los trenes hacen las rutas. Un tren 2 visita dos paradas. Cada tren comprado acerca otros más nuevos, que mandan los viejos al desguace.
guide-lilliput-station = Una estación es un espacio tuyo en una ciudad: si todos están ocupados, los demás no pueden pasar, y tus rutas salen de ahí.
guide-lilliput-amount = Di una suma. El dinero de una tesorería compra trenes y estaciones; el de tu mano cuenta al final.
guide-lilliput-run = Tu compañía ha activado sus trenes: el mapa muestra las mejores rutas. Si pagas, cada acción cobra y el precio sube; si retienes, la compañía guarda el dinero pero el precio baja.
guide-lilliput-copy = Una carta de copia te deja repetir lo que alguien tomó en esta ronda. Tienes pocas, y las que sobran cuentan un poco al final.
guide-lilliput-after = Todo lo demás es voluntario: acaba cuando quieras.
guide-lilliput-free = Ya sabes cómo va: decide por tu cuenta, y pide una pista si dudas.

## What the server refuses
refusal-other = Eso no ha funcionado ({ $code }).
refusal-broken = Algo ha fallado por nuestra parte. Inténtalo otra vez.
refusal-server-gone = El servidor no responde. Inténtalo otra vez en un momento.
refusal-illegal-action = Las reglas no lo permiten ahora.
refusal-invalid-action = Eso no es una jugada de este juego.
refusal-invalid-option = Esta elección no va con las demás.
refusal-invalid-data = El archivo no contiene lo que una partida necesita.
refusal-invalid-record = Esto no es el registro de una partida que se pueda continuar.
refusal-invalid-body = El servidor no ha podido leer esta petición.
refusal-unknown-game = Aquí no hay ningún juego así.
refusal-unknown-bot = No hay ningún jugador de ordenador así.
refusal-unknown-language = No hay textos en este idioma.
refusal-unknown-table = No existe esa mesa, o no está abierta para ti.
refusal-unknown-path = En esta dirección no hay nada.
refusal-unknown-person = No existe esa persona.
refusal-unknown-seq = Ese momento aún no ha llegado.
refusal-unknown-host = Este servidor no responde a ese nombre.
refusal-foreign-origin = Esta petición venía de otra página y no se ha atendido.
refusal-wrong-method = Eso no lo puede hacer el servidor aquí.
refusal-not-json = El servidor no ha podido leer esta petición.
refusal-too-large = Eso es demasiado de una vez.
refusal-too-long = En esta mesa ya ha pasado tanto que solo se puede seguir jugando.
refusal-too-slow = Comprobarlo lleva demasiado tiempo. Un registro o un mapa así no se puede usar aquí.
refusal-too-many = Demasiado rápido. Espera un momento, por favor.
refusal-busy = La mesa está muy ocupada. Inténtalo otra vez.
refusal-draining = El servidor está a punto de reiniciarse. Inténtalo otra vez en un momento.
refusal-redis-gone = Falta de momento una parte del servidor. Inténtalo otra vez.
refusal-storage-gone = El servidor no llega de momento a su almacén. No se pierde nada; inténtalo otra vez.
refusal-storage-full = Al servidor no le queda sitio para guardar nada. No se pierde nada; inténtalo más tarde.
refusal-table-damaged = Esta mesa ya no se puede leer. Se ha avisado a quien lleva el servidor; lo demás sigue igual.
refusal-no-hint = Esta vez no hay pista. Inténtalo otra vez.
refusal-no-person = Elige primero un nombre, por favor.
refusal-session-expired = Tu sesión se ha cerrado. Recarga la página para seguir.
refusal-logged-out = Tu sesión se ha cerrado. Recarga la página para seguir.
refusal-bad-name = Un nombre tiene de 1 a { $longest } letras visibles.
refusal-wrong-login = El usuario o la contraseña no son correctos.
refusal-wrong-password = La contraseña no es correcta.
refusal-wrong-code = Este código es erróneo, está usado o es demasiado viejo.
refusal-login-taken = Alguien tiene ya este usuario. Elige otro.
refusal-has-account = Ya tienes una cuenta.
refusal-no-account = Aún no tienes cuenta.
refusal-already = Eso ya se ha dicho.
refusal-bad-text = Un mensaje tiene de 1 a 500 letras.
refusal-closed = La mesa está cerrada.
refusal-finished = La partida ha terminado.
refusal-muted = El anfitrión te ha silenciado en esta mesa.
refusal-no-history = Hace demasiado tiempo de eso para poder verlo.
refusal-no-request = Ahora no se te pregunta nada.
refusal-no-such-person = Esta persona no está en la mesa.
refusal-no-such-seat = No existe ese sitio.
refusal-no-clock = No hay ningún reloj en marcha.
refusal-not-at-table = Eso solo pueden hacerlo las personas de esta mesa.
refusal-not-away = Ningún ordenador juega por ti.
refusal-not-bots-turn = Ahora no le toca decidir a ningún ordenador.
refusal-not-finished = La partida aún no ha terminado.
refusal-not-full = Aún queda un sitio libre.
refusal-not-host = Eso solo puede hacerlo el anfitrión de la mesa.
refusal-not-paused = La partida no está en pausa.
refusal-not-started = La partida aún no ha empezado.
refusal-not-your-seat = Este sitio no es tuyo.
refusal-not-your-turn = No es tu turno.
refusal-nothing-to-undo = No hay ninguna decisión tuya que deshacer.
refusal-one-seat-each = En esta mesa cada uno tiene un sitio.
refusal-out-of-time = Se acabó el tiempo para esta decisión.
refusal-paused = La partida está en pausa.
refusal-removed = El anfitrión te ha sacado de esta mesa.
refusal-request-pending = Hay otra pregunta pendiente; respóndela primero.
refusal-seat-taken = Ahí ya se sienta alguien.
refusal-secrets-known = Quien trajo este registro puede saber todo lo que aún está oculto en él, así que nadie más puede jugar aquí.
refusal-seed-given = La semilla de esta mesa quedó fijada al crearla: no admite partes.
refusal-stale = Mientras tanto ha pasado algo. Mira otra vez y después decide.
refusal-started = La partida ya ha empezado.
refusal-table-full = Ya no queda ningún sitio libre.
refusal-time-left = Aún queda tiempo para esta decisión.
refusal-undo-past-hidden = Desde entonces se ha revelado algo oculto: eso no se puede deshacer.

## The log of a table: what people did. $you is yes if the reader did it.
log-somebody = Alguien
log-seated = { $you ->
    [yes] Te sientas
   *[no] { $who } se sienta
} a la mesa.
log-seated-bot = { $who } se sienta a la mesa.
log-vacated = { $you ->
    [yes] Has dejado
   *[no] { $who } ha dejado
} la mesa antes de empezar.
log-started = Empieza la partida.
log-asked-undo = { $you ->
    [yes] Has pedido
   *[no] { $who } ha pedido
} deshacer una decisión.
log-asked-pause = { $you ->
    [yes] Has pedido
   *[no] { $who } ha pedido
} una pausa.
log-declined = { $you ->
    [yes] Has dicho
   *[no] { $who } ha dicho
} que no.
log-undone = { $you ->
    [yes] Has deshecho
   *[no] { $who } ha deshecho
} una decisión.
log-paused = { $you ->
    [yes] Has puesto
   *[no] { $who } ha puesto
} la partida en pausa.
log-paused-empty = La partida está en pausa: no queda nadie en la mesa.
log-resumed = { $you ->
    [yes] Has reanudado
   *[no] { $who } ha reanudado
} la partida.
log-timed-out = { $you ->
    [yes] Te has quedado
   *[no] { $who } se ha quedado
} sin tiempo: decide un ordenador.
log-left = { $you ->
    [yes] Has dejado
   *[no] { $who } ha dejado
} la mesa; sigue un ordenador.
log-resigned = { $you ->
    [yes] Has abandonado;
   *[no] { $who } ha abandonado;
} sigue un ordenador.
log-returned = { $you ->
    [yes] Has vuelto.
   *[no] { $who } ha vuelto.
}
log-finished = La partida ha terminado.
log-closed = { $you ->
    [yes] Has cerrado
   *[no] { $who } ha cerrado
} la mesa.
