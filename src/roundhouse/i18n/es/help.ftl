# Lo que dicen `roundhouse --help` y `roundhouse ORDEN --help`: textos sin parámetros (véase en/help.ftl).

help-usage = Uso
help-usage-command = ORDEN
help-usage-options = [OPCIONES]
help-title-commands = Órdenes
help-title-arguments = Argumentos
help-title-parameters = Opciones
help-default = por defecto
help-required = obligatorio
help-label-file = ARCHIVO
help-label-folder = CARPETA
help-label-text = TEXTO
help-label-number = N
help-label-game = JUEGO
help-label-rule = REGLA
help-label-name-value = --NOMBRE VALOR
help-flag-help = Muestra esta ayuda.
help-flag-version = Muestra la versión.
help-language =
    --language IDIOMA vale con todas las órdenes: cs, en, es, fr o it. Sin esta opción, Roundhouse habla el idioma
    de tu sistema (LC_ALL, LC_MESSAGES, LANG).

help-roundhouse = Juegos de trenes para jugar, reproducir y simular, con un reglamento ejecutable.

help-any-game = El juego.
help-any-seed = Un número entero.
help-any-option =
    Una variante del juego que se activa; se puede repetir. «roundhouse options» las enumera.
help-any-options = Cualquier otra opción del juego, con su valor.
help-any-workers = Cuántos procesos usar.
help-any-database = La base de datos, si no es la de tu carpeta de datos: sqlite:///ARCHIVO.
help-any-settings = El archivo TOML con los ajustes del servidor; las opciones y las variables de entorno tienen prioridad.
help-any-svg = Dibuja en este archivo en vez de en el terminal.
help-any-theme = Los colores del dibujo; si no se indica, decide el sistema de quien lo mire.

help-play = Juega en el terminal, contra el ordenador o entre varias personas con un solo teclado.
help-play-game = El juego (por defecto, el primero que enumera «roundhouse options»).
help-play-players =
    Quién juega, por orden de sitio y separado por comas: easy, normal, hard y los nombres de bots (como random)
    son bots; cualquier otro nombre es una persona. Se puede jugar en solitario si el juego tiene autómata. (por
    defecto: me,normal)
help-play-seed =
    Un número entero o 64 cifras hexadecimales: la misma semilla da los mismos barajados. (por defecto, secreta y
    al azar)
help-play-save = Guarda la partida en este archivo nuevo después de cada jugada.
help-play-resume = Continúa la partida guardada en este archivo y sigue guardándola ahí.
help-play-explain = Explica cada jugada de los bots; puede revelar sus secretos.
help-play-trust-bots = Ejecuta los bots de fuera que nombra el archivo reanudado.

help-open = Juega en el navegador: sirve la página solo en este ordenador y la abre.
help-open-port = El puerto (por defecto, 8000 o el siguiente que esté libre).
help-open-browser = Abrir o no el navegador en cuanto la página esté lista.
help-open-lan = Si otros ordenadores y móviles de casa pueden entrar.

help-serve = Sirve mesas para personas y bots por la red, hasta que pulses Ctrl-C.
help-serve-host = La dirección en la que escuchar; 0.0.0.0 para todas (por defecto, 127.0.0.1).
help-serve-port = El puerto en el que escuchar; 0 elige uno libre (por defecto, 8000).
help-serve-database =
    La URL de una base de datos, como postgresql://user@host/name (por defecto, un archivo en tu carpeta de datos).
help-serve-redis = La URL de Redis, como redis://host:6379/0, para varios nodos con una misma base de datos.
help-serve-origin =
    Una dirección por la que los navegadores llegan al servidor, como https://play.example.org; se puede repetir.
help-serve-secure = Los navegadores se conectan por HTTPS: las cookies solo viajan así.
help-serve-no-limits = No limita cuánto puede pedir una persona o una dirección.
help-serve-bots = En cuántos procesos piensan los bots (por defecto, todos los procesadores menos uno).
help-serve-bot-seconds = Cuántos segundos puede pensar un bot cada decisión (por defecto, 1).
help-serve-bot-pause = Cuántos segundos espera un bot antes de jugar, para que se le pueda seguir (por defecto, 0.4).
help-serve-tables-in-memory = Cuántas mesas se mantienen en memoria aunque nadie las tenga abiertas (por defecto, 2000).
help-serve-offer = Un bot de fuera que se puede elegir, como nombre=bot; se puede dar varias veces.
help-serve-log-level = Qué se registra: debug, info, warning o error (por defecto, warning).

help-replay = Verifica el registro de una partida e imprime su hoja de puntuación.
help-replay-file = El registro, un archivo .rh.json; la partida puede estar sin terminar.
help-replay-json = Imprime la hoja de puntuación como JSON y nada más.

help-show =
    Muestra la mesa de un registro o de una posición de cualquier juego, o un tablero.

    El archivo es un registro, una posición o un tablero propio; de una mesa se muestra lo que todos pueden ver.
help-show-file = Un archivo .rh.json, JSON o TOML.

help-verify =
    Demuestra que los barajados de una partida terminada estaban fijados desde el principio.

    La semilla tiene que ser la de la huella publicada, o salir del secreto cuya huella se publicó y de las
    partes de las personas de la mesa; cada acción y el resultado tienen que salir de la semilla.
help-verify-file = El registro de una partida terminada, un archivo .rh.json.
help-verify-commitment = La huella que se mostró al principio, si la guardaste: 64 cifras hexadecimales.

help-review =
    Analiza una partida terminada: qué fue habilidad, qué fue suerte y qué habría sido mejor.
help-review-file = El registro de una partida terminada, un archivo .rh.json.
help-review-depth = Con cuánto detalle mirar.
help-review-json = Escribe en este archivo todo lo que se encontró, como JSON.
help-review-html = Escribe un informe en este archivo HTML.

help-evaluate = Dice qué promete una posición a cada uno y qué sería lo mejor en ella.
help-evaluate-file = El registro, un archivo .rh.json; la partida puede estar sin terminar.
help-evaluate-at = Tras cuántas acciones del registro. (por defecto: tras todas)
help-evaluate-depth = Con cuánto detalle mirar.
help-evaluate-json = Imprime JSON y nada más.

help-perft =
    Cuenta las secuencias de decisiones legales desde el comienzo de una partida, nivel a nivel.

    Los recuentos van a la salida estándar y nunca varían; los tiempos, a la salida de errores.
help-perft-players = Cuántos jugadores.
help-perft-seed = Un número entero o 64 cifras hexadecimales.
help-perft-depth = Las secuencias más largas que se cuentan.

help-engine = Deja que un bot juegue para otro programa: responde líneas JSON hasta que acaba su entrada.
help-engine-bot = Uno de nuestros bots, como planner, hard o search(iterations=200).

help-simulate =
    Juega muchas partidas entre bots e imprime puntuaciones medias, porcentajes de victorias y velocidad.

    La misma semilla da las mismas partidas, sea cual sea el número de procesos.
help-simulate-players = Cuántos jugadores (por defecto, uno por bot, o 2).
help-simulate-bots = Un bot por sitio, separados por comas; uno solo juega en todos los sitios (por defecto, el rival habitual del juego).
help-simulate-games = Cuántas partidas.
help-simulate-json = Escribe la configuración, el resumen y todos los resultados en este archivo.

help-tournament =
    Enfrenta a los bots, cada reparto con todas las disposiciones de los sitios, e informa de quién es más fuerte.

    Los resultados se guardan partida a partida en la carpeta del informe: la misma orden continúa un torneo
    interrumpido, y con más partidas lo amplía. La misma semilla da los mismos resultados con cualquier número de procesos, salvo con bots que
    exploran según el reloj.
help-tournament-bots =
    Los bots, separados por comas. Uno solo juega en todos los sitios; tantos como jugadores forman una
    alineación, en la que un bot puede repetirse; si hay más, se enfrentan todas las combinaciones.
help-tournament-players = Cuántos jugadores (por defecto, uno por bot, o 2).
help-tournament-games = Cuántas partidas, redondeadas hacia arriba a repartos completos.
help-tournament-on = Dónde se juega: en procesos de esta máquina o en un clúster de Ray (el extra «ray»).
help-tournament-sprt =
    Dos bots: para en cuanto una prueba secuencial decide si el primero es más fuerte que el segundo.
help-tournament-sprt-bounds = Dos porcentajes de victorias: la prueba decide entre ellos.
help-tournament-records = Guarda todas las acciones de todas las partidas en los resultados.
help-tournament-out = La carpeta del informe; se crea si no existe.

help-selfplay =
    Escribe todas las decisiones de muchas partidas entre bots como números para aprender: posiciones, máscaras, acciones, valores, resultados.

    Los archivos se escriben uno a uno: la misma orden continúa lo interrumpido, y con más partidas lo amplía. Necesita
    el extra «rl».
help-selfplay-out = La carpeta de los archivos; se crea si no existe.
help-selfplay-players = Cuántos jugadores (por defecto, uno por bot, o 2).
help-selfplay-bots = Un bot por sitio, separados por comas; uno solo juega en todos los sitios (por defecto, el rival habitual del juego).
help-selfplay-games = Cuántas partidas.
help-selfplay-on = Dónde se juega: en procesos de esta máquina o en un clúster de Ray (el extra «ray»).
help-selfplay-format = El tipo de archivos: npz para numpy, o Parquet (el extra «data»).
help-selfplay-shard = Cuántas partidas hay en cada archivo.

help-options = Enumera lo que se puede elegir al comienzo de una partida.
help-options-game = El juego (por defecto, todos).

help-rule = Imprime una regla por su número, las reglas de un capítulo por su título, o todas.
help-rule-rule-id =
    El número de una regla, con su letra o sin ella, el título de un capítulo o un juego (por defecto, todas las
    reglas de todos los juegos).

help-completion =
    Imprime el script con el que un intérprete completa órdenes y opciones.

    Se carga con source <(roundhouse completion bash); en fish: roundhouse completion fish | source.
help-completion-shell = El intérprete: bash, zsh o fish.

help-doctor = Mira todo lo que necesita un servidor y dice qué hacer si algo falla.

help-backup = Copia todo lo que guarda el servidor en un archivo nuevo, aunque el servidor esté en marcha.
help-backup-file = El archivo que se escribe; no debe existir todavía.

help-restore = Sustituye lo que guarda el servidor por una copia de seguridad; antes hay que parar el servidor.
help-restore-file = Un archivo escrito por «roundhouse backup».
help-restore-replace = Sobrescribe lo que hay ahora.

help-operator = Convierte una cuenta en operadora, que atiende a personas y mesas en la página, o la devuelve a cuenta normal.
help-operator-login = El nombre de usuario de la cuenta.
help-operator-remove = La convierte otra vez en una cuenta normal.

help-ratings = Cuenta los resultados y las puntuaciones de un servidor, o los rehace a partir de los registros de sus mesas.
help-ratings-rebuild = Rehace todos los resultados y puntuaciones; el servidor puede seguir en marcha.
help-balance = Prueba un tablero o un paisaje con partidas entre bots y dice qué conviene arreglar.
help-balance-file = Un tablero o un paisaje, o el nombre de uno que viene con un juego.
help-balance-players = Cuántos juegan; dos si no se indica.
help-balance-games = Cuántas partidas se juegan.
help-balance-bot = El bot que juega en todos los asientos.
help-balance-seed = Un número entero; la misma semilla juega las mismas partidas.
help-balance-workers = Cuántos procesos juegan a la vez.
help-balance-json = Escribe todo lo hallado como JSON en este archivo; - es la salida estándar.
