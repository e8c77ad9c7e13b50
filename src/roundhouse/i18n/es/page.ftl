# The page: start, tables' frame, rulebook, guides, and what the server refuses. Texts of one game stand in files of its own.

## The frame of every screen
page-name = Roundhouse
page-tools = Idioma y tema
page-language = Idioma
page-to-light = Tema claro
page-to-dark = Tema oscuro
page-offline = El servidor no responde. No se pierde nada: la página volverá a conectarse sola.
page-no-storage = El servidor no puede usar su almacenamiento en este momento. No se pierde nada: la página seguirá sola en cuanto pueda.
page-not-loaded = No se pudo cargar esta parte. Recarga la página, por favor.
page-unknown = En esta dirección no hay nada.
page-to-start = Volver al inicio

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
people-leaderboards = Clasificaciones
people-mine = Mis resultados
account-title = Cuenta
account-about = No necesitas una cuenta: este navegador te recuerda. Con una puedes seguir desde cualquier dispositivo. Para añadir solo uno basta un código.
account-known = Has iniciado sesión como { $login }.
account-make = Crear una cuenta
account-make-about = Conservas tu nombre, tus sitios y tus partidas.
account-make-button = Crear la cuenta
account-log-in = Iniciar sesión
account-log-in-about = Este dispositivo pasará a usar esa cuenta.
account-log-out = Cerrar sesión
account-login = Usuario
account-password = Contraseña
account-codes = Códigos de recuperación
account-codes-about = Apúntalos ahora: cada uno sirve una vez para poner una contraseña nueva, y no se vuelven a mostrar.
account-nudges = Recibir avisos cuando una partida te espere
vacation-title = Vacaciones
vacation-about = Mientras no estás, tu reloj se detiene en todas las mesas que dan un día o más por decisión. Tienes treinta días al año y cada día empezado cuenta entero: así nadie espera para siempre.
vacation-days = Días
vacation-begin = Irme de vacaciones
vacation-left = { $days ->
    [one] Te queda un día de vacaciones
   *[other] Te quedan { $days } días de vacaciones
}
vacation-until = Estás de vacaciones hasta el { $date }.
vacation-end = Ya he vuelto
account-device = Otro dispositivo
account-device-about = Crea un código aquí y escríbelo en el otro dispositivo antes de diez minutos: jugará como tú, con todos tus sitios.
account-device-make = Crear un código
account-device-code = Código del otro dispositivo
account-device-use = Usar el código

## The start page
start-play-now = Jugar ya contra el ordenador
start-opponents = Rivales
start-against = { $number ->
    [one] un rival
   *[other] { $number } rivales
}
start-level = Nivel
start-new-table = Mesa nueva…
start-first-game = Primera partida, con guía
start-rules = Reglas
start-mine = Mis partidas
start-mine-none = Aún no hay ninguna. Tus partidas se quedan aquí hasta que las termines.
start-open = Mesas abiertas
start-invited = Te invitan
start-decline = No, gracias
start-filters = Filtrar mesas abiertas
start-any-game = cualquier juego
start-any-players = cualquier número de jugadores
start-any-speed = cualquier ritmo
start-speed-none = sin reloj
start-speed-live = de una sentada
start-speed-days = a lo largo de días
start-any-rating = cualquier puntuación
start-rating-to = hasta { $to }
start-rating-between = de { $from } a { $to }
start-rating-from = desde { $from }
start-any-language = cualquier idioma
start-open-none = Ninguna mesa espera jugadores. Crea una que todos puedan encontrar.
start-watch = Mirar
start-watch-none = No hay ninguna partida pública en marcha.
start-go-on = Seguir
start-join = Unirse
start-look = Mirar
start-your-turn = tu turno
start-status-waiting = esperando
start-status-running = en curso
start-status-paused = en pausa
start-status-finished = terminada
start-status-closed = cerrada
start-practice = práctica
start-import = Abrir una partida guardada…
start-import-about = Un archivo .rh.json: repasa una partida terminada jugada a jugada, o sigue jugando donde acaba.
start-import-too-large = { $file } es demasiado grande para ser un registro.
start-import-no-json = { $file } no es un registro: no es JSON.
start-import-no-record = { $file } es JSON, pero no el registro de una partida.
start-import-no-seed = { $file } se guardó de una partida aún en curso: sin su semilla no se puede reproducir.
start-import-wrong = { $file } no se puede reproducir: está cambiado o dañado, o se hizo con otras reglas.
start-players = Jugadores: { $players }.
start-foot = Hecho por aficionados, sin relación con las editoriales. Todos los dibujos y textos son nuestros.

## The dialog for a new table
new-title = Mesa nueva
new-game = Juego
new-seats = Jugadores
new-seat-me = Yo
new-seat-friend = Otra persona (por enlace)
new-seat-here = Otra persona en este dispositivo
new-seat-name = Nombre
new-add-seat = Añadir un sitio
new-remove-seat = Quitar el sitio { $number }
new-variants = Variantes
option-first-player = Jugador inicial
option-first-player-about = Quién juega el primer turno: alguien que elijáis o un jugador al azar.
option-first-player-random = al azar
new-visibility = Quién puede unirse
new-visibility-link = con el enlace
new-visibility-public = todos (aparece en la lista)
new-visibility-local = nadie más
new-clock = Reloj
new-clock-none = sin reloj
new-clock-minute = 1 minuto por decisión
new-clock-day = 1 día por decisión
new-clock-three-days = 3 días por decisión
new-clock-week = 1 semana por decisión
new-clock-quarter = 15 minutos + 5 s por decisión
new-clock-hour = 60 minutos + 10 s por decisión
new-agreed = En la mesa
new-hints = Pistas
new-hints-about = quien tiene que decidir puede pedir consejo al ordenador
new-undo = Deshacer
new-undo-about = las decisiones se pueden deshacer
new-chat = Mensajes
new-chat-about = se pueden escribir mensajes
settings-chat-on = con chat
settings-chat-off = sin chat
settings-hints-on = con pistas
settings-hints-off = sin pistas
settings-undo-on = se puede deshacer
settings-undo-off = sin deshacer
new-back = Volver
new-create = Crear la mesa

## The waiting room of a table
waiting-title = { $number ->
    [one] Falta un jugador
   *[other] Faltan { $number } jugadores
}
waiting-full = Ya están todos
waiting-invite = Envía este enlace a quienes quieras que jueguen contigo. Quien lo abra puede sentarse o mirar.
waiting-watch = Quien tenga este enlace puede mirar.
waiting-link = Enlace a esta mesa
waiting-invite-name = Invitar por nombre
waiting-invite-send = Invitar
waiting-invitation-sent = { $name } verá tu invitación en la página de inicio.
waiting-copy = Copiar
waiting-copied = Copiado
waiting-share = Compartir…
waiting-share-title = Una partida de { $game }
waiting-code = El enlace como código para la cámara del móvil
waiting-this-computer = Este enlace solo funciona en este ordenador. Para que entren otros en casa, detén Roundhouse e inícialo con: { $command }
waiting-host = anfitrión
waiting-colour = Tu color
waiting-join = Sentarse
waiting-leave = Dejar la mesa
waiting-close = Cerrar la mesa
waiting-start = Empezar la partida
waiting-for-host = Esperando a que el anfitrión empiece la partida.
waiting-seat-bot = Dar el sitio { $number } al ordenador
waiting-seat-bot-short = Añadir un ordenador…
waiting-open-seat = Liberar este sitio
waiting-remove = Quitar
waiting-practice = Práctica: esta mesa viene de un registro. Quien lo trajo puede saber lo que vendrá.
start-your-turns = Te toca
start-since = Qué ha pasado
start-due = el tiempo acaba { $when }
waiting-invited = { $host } te invita a jugar a { $game }
waiting-your-name = ¿Cómo te llamarán los demás?
waiting-players = { $number ->
    [one] Un jugador
   *[other] { $number } jugadores
}
waiting-agreed = Lo acordado
waiting-clock-move = { $minutes } min por decisión
waiting-clock-total = { $minutes } min por jugador
option-for-players = Solo con { $players } jugadores. ({ $rule })
option-not-with = No se combina con «{ $other }». ({ $rule })
option-chosen = { $option }: { $value }
option-own = de un archivo
option-file = El tuyo…
option-file-about = Un archivo .toml con un mapa tuyo.
option-file-too-large = { $file } es demasiado grande.

## Learning

## What the server refuses
refusal-other = Eso no ha funcionado ({ $code }).
refusal-broken = Algo ha fallado por nuestra parte. Inténtalo otra vez.
refusal-server-gone = El servidor no responde. Inténtalo otra vez en un momento.
refusal-illegal-action = Las reglas no lo permiten ahora.
refusal-invalid-action = Eso no es una jugada de este juego.
refusal-invalid-option = Esta opción no se puede combinar con las demás.
refusal-invalid-data = En el archivo falta algo que una partida necesita.
refusal-invalid-record = Esto no es el registro de una partida que se pueda continuar.
refusal-invalid-body = El servidor no ha podido leer esta petición.
refusal-unknown-game = Aquí no hay ningún juego así.
refusal-unknown-bot = No existe ese rival.
refusal-unknown-language = No hay textos en este idioma.
refusal-unknown-table = No existe esa mesa, o no está abierta para ti.
refusal-unknown-path = En esta dirección no hay nada.
refusal-unknown-person = No existe esa persona.
refusal-unknown-seq = La partida aún no ha llegado ahí.
refusal-unknown-host = Este servidor no responde a ese nombre.
refusal-foreign-origin = Esta petición venía de otra página y no se ha atendido.
refusal-wrong-method = Eso no lo puede hacer el servidor aquí.
refusal-not-json = El servidor no ha podido leer esta petición.
refusal-too-large = Son demasiados datos de una vez.
refusal-too-long = En esta mesa ya ha pasado tanto que solo se puede seguir jugando.
refusal-too-slow = Comprobarlo lleva demasiado tiempo. Un registro o un mapa así no se puede usar aquí.
refusal-too-many = Demasiado rápido. Espera un momento, por favor.
refusal-busy = La mesa está muy ocupada. Inténtalo otra vez.
refusal-draining = El servidor está a punto de reiniciarse. Inténtalo otra vez en un momento.
refusal-redis-gone = Parte del servidor no está disponible en este momento. Inténtalo otra vez.
refusal-storage-gone = El servidor no puede acceder ahora a sus datos. No se pierde nada; inténtalo otra vez.
refusal-storage-full = Al servidor no le queda sitio para guardar nada. No se pierde nada; inténtalo más tarde.
refusal-table-damaged = Esta mesa ya no se puede leer. Se ha avisado a quien lleva el servidor; lo demás sigue igual.
refusal-no-hint = Esta vez no hay pista. Inténtalo otra vez.
refusal-no-adviser = En este juego no hay pistas.
refusal-no-person = Elige primero un nombre, por favor.
refusal-session-expired = Tu sesión se ha cerrado. Recarga la página para seguir.
refusal-logged-out = Tu sesión se ha cerrado. Recarga la página para seguir.
refusal-bad-name = Un nombre tiene de 1 a { $longest } caracteres visibles.
refusal-wrong-login = El usuario o la contraseña no son correctos.
refusal-wrong-password = La contraseña no es correcta.
refusal-wrong-code = Este código no es válido, ya se ha usado o ha caducado.
refusal-login-taken = Ese usuario ya existe. Elige otro.
refusal-has-account = Ya tienes una cuenta.
refusal-no-account = Aún no tienes cuenta.
refusal-already = Eso ya está hecho.
refusal-bad-text = Un mensaje tiene de 1 a 500 caracteres.
refusal-closed = La mesa está cerrada.
refusal-finished = La partida ha terminado.
refusal-hints-off = En esta mesa se juega sin pistas.
refusal-muted = El anfitrión te ha silenciado en esta mesa.
refusal-no-history = Es demasiado antiguo para mostrarlo.
refusal-no-request = Ahora no hay nada que tengas que responder.
refusal-no-such-person = Esta persona no está en la mesa.
refusal-no-such-seat = No existe ese sitio.
refusal-blocked = No puedes sentarte en esta mesa.
refusal-account-closed = Un operador ha cerrado esta cuenta.
refusal-name-taken = Alguien con cuenta tiene este nombre, o uno que se le parece. Elige otro.
refusal-not-operator = Solo los operadores pueden hacer eso.
refusal-unknown-report = No existe tal aviso.
refusal-is-operator = Esta persona es operadora.
refusal-no-clock = No hay ningún reloj en marcha.
refusal-not-at-table = Eso solo pueden hacerlo las personas de esta mesa.
refusal-not-away = El ordenador no está jugando por ti.
refusal-not-bots-turn = Ahora no le toca al ordenador.
refusal-not-finished = La partida aún no ha terminado.
refusal-not-full = Aún queda un sitio libre.
refusal-not-host = Eso solo puede hacerlo el anfitrión de la mesa.
refusal-not-paused = La partida no está en pausa.
refusal-not-started = La partida aún no ha empezado.
refusal-not-your-seat = Este sitio no es tuyo.
refusal-not-your-turn = No es tu turno.
refusal-no-answer = El servidor no ha respondido. La mesa muestra ahora si se ha hecho.
refusal-nothing-to-undo = No tienes ninguna jugada que deshacer.
refusal-one-seat-each = En esta mesa cada persona solo puede tener un sitio.
refusal-out-of-time = Se acabó el tiempo para esta decisión.
refusal-paused = La partida está en pausa.
refusal-removed = El anfitrión te ha sacado de esta mesa.
refusal-request-pending = Hay otra pregunta pendiente; respóndela primero.
refusal-colour-taken = Otra persona ha elegido ese color.
refusal-seat-taken = Ese sitio ya está ocupado.
refusal-secrets-known = Quien trajo este registro puede saber todo lo que aún está oculto en él, así que nadie más puede jugar aquí.
refusal-seed-given = La semilla de esta mesa quedó fijada al crearla: no admite partes.
refusal-several-seats = Ocupas varios sitios, así que tienes que decidir cada vez.
refusal-on-vacation = Ya estás de vacaciones.
refusal-no-days-left = { $left ->
    [0] No te quedan vacaciones.
    [one] Solo te queda un día de vacaciones.
   *[other] Solo te quedan { $left } días de vacaciones.
}
refusal-stale = Mientras tanto ha pasado algo. Mira otra vez y después decide.
refusal-started = La partida ya ha empezado.
refusal-table-full = Ya no queda ningún sitio libre.
refusal-time-left = Aún queda tiempo para esta decisión.
refusal-chat-off = En esta mesa se juega sin chat.
refusal-undo-off = En esta mesa no se puede deshacer.
refusal-undo-past-hidden = Desde entonces se ha revelado algo oculto: eso no se puede deshacer.

## The log of a table: what people did. $you is yes if the reader did it.
log-and = { $first } y { $last }
log-somebody = Alguien
log-seated = { $you ->
    [yes] Has tomado
   *[no] { $who } ha tomado
} asiento.
log-seated-bot = { $who } ha tomado asiento.
log-vacated = { $you ->
    [yes] Has dejado
   *[no] { $who } ha dejado
} la mesa antes de empezar.
log-started = Ha empezado la partida.
log-asked-undo = { $you ->
    [yes] Has pedido
   *[no] { $who } ha pedido
} deshacer una jugada.
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
} una jugada.
log-vacation = { $you ->
    [yes] Estás de vacaciones: tu reloj se detiene.
   *[no] { $who } está de vacaciones: el reloj se detiene.
}
log-vacation-over = { $you ->
    [yes] Has vuelto de vacaciones.
   *[no] { $who } ha vuelto de vacaciones.
}
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
} sin tiempo: decide el ordenador.
log-left = { $you ->
    [yes] Has dejado
   *[no] { $who } ha dejado
} la mesa; sigue el ordenador.
log-resigned = { $you ->
    [yes] Has abandonado;
   *[no] { $who } ha abandonado;
} sigue el ordenador.
log-returned = { $you ->
    [yes] Has vuelto.
   *[no] { $who } ha vuelto.
}
log-finished = La partida ha terminado.
log-closed = { $you ->
    [yes] Has cerrado
   *[no] { $who } ha cerrado
} la mesa.

## Games that bring no front of their own
generic-position = Posición
generic-players = Jugadores
generic-question = ¿Qué haces?
generic-choose = Elige primero
generic-search = Buscar entre las acciones
generic-amount = Un número de { $first } a { $last }
generic-prompt = Elige una de las acciones de abajo.
generic-why = ¿Por qué no?
generic-why-action = Una acción
generic-why-legal = Eso sí puedes hacerlo ahora.
generic-yes = sí
generic-no = no
generic-over = La partida ha terminado.
generic-result = Resultado
generic-rank = Puesto
generic-player = Jugador
generic-score = Puntuación
generic-you-won = Has ganado.
generic-won = Ha ganado { $who }.
generic-won-shared = Victoria compartida: { $who }.

page-description = Dos juegos de trenes para jugar con amigos o contra el ordenador.
page-no-script = Roundhouse necesita JavaScript. Actívalo para esta página.
page-old-browser = Este navegador es demasiado antiguo para Roundhouse. Sirve cualquier Firefox, Chrome, Edge o Safari de los últimos años.
page-no-answer = Roundhouse no responde. Vuelve a cargar la página dentro de un momento.
refusal-unknown-trial = Esa prueba ya no existe. Empiézala de nuevo.
start-workshop = Taller
