# The terminal table and the other commands: everything that belongs to no single game.

you = Tú
player-unnamed = Jugador { $number }
automaton-unnamed = Autómata

# Numbers, as the language writes them
number-whole = { NUMBER($value, maximumFractionDigits: 0) }
number-one-place = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
number-two-places = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
number-short = { NUMBER($value, maximumFractionDigits: 2) }
number-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
number-percent-whole = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }

play-welcome = { $game } para { $players ->
    [one] un jugador
   *[other] { $players } jugadores
}.
play-promise = Cada barajado está fijado por una semilla sellada. Su huella: { $commitment }
play-narrow = La mesa necesita { $wide } columnas y esta pantalla tiene { $width }: ensancha la ventana o usa letras más pequeñas.
play-prompt = Tu elección (o { play-word-help })
play-more = { $number ->
    [one] … y una opción más: escribe { play-word-more }
   *[other] … y { $number } opciones más: escribe { play-word-more }
}
play-no-way = Elige de 1 a { $last }, o 0 para volver.

play-curtain-hide = { $name }: pulsa Intro para ocultar tus cartas.
play-curtain-pass = Pasa el teclado a { $name }.
play-curtain-ready = { $name }: pulsa Intro cuando lo tengas.

play-no-number = No hay ningún número { $number } en la lista: elige de 1 a { $last }.
play-too-long = Esa línea es demasiado larga para ser una acción.
play-no-action = { $message }. Escribe { play-word-help } para ver qué puedes poner.
play-refused = No puedes hacer eso ({ $rule }): { $text }
play-legal = { $action }: puedes hacerlo ahora.
play-why-what = Escribe { play-word-why } y una acción, por ejemplo: { play-word-why } { $example }
play-rule-what = Escribe { play-word-rule } y un número, o { play-word-rule } y el título de un capítulo.
play-no-log = Aún no ha pasado nada.

# Words to type; the English ones always work, and accents may be left out
play-word-help = ayuda
play-word-map = mapa
play-word-table = mesa
play-word-log = historial
play-word-more = más
play-word-why = porqué
play-word-rule = regla
play-word-save = guardar
play-word-quit = salir
play-word-back = volver
play-argument-action = ACCIÓN
play-argument-number = NÚMERO
play-argument-file = ARCHIVO

play-help = Escribe el número de una opción, o una acción en notación. Órdenes:
play-help-help = esta lista; vale siempre que se pregunte algo
play-help-map = dibuja el mapa tan grande como quepa, con su leyenda
play-help-table = muestra otra vez toda la mesa
play-help-log = todo lo ocurrido hasta ahora que puedes saber
play-help-why = si podrías hacerlo ahora, y qué regla lo prohíbe
play-help-rule = qué dice una regla; { play-word-rule } a secas enumera los capítulos
play-help-more = enumera todas las opciones
play-help-save = guarda ahí la partida, ahora y tras cada jugada
play-help-quit = deja la mesa; antes puedes guardar la partida
play-help-notation = Acciones de este juego:
plain-question = ¿Qué haces?
plain-notation = Escríbelas como están en la lista:
plain-yes = sí
plain-no = no

play-saved = Guardada en { $file }, y otra vez tras cada jugada.
play-save-what = Escribe { play-word-save } y el nombre de un archivo, por ejemplo: { play-word-save } tarde.rh.json
play-other-name = elige otro nombre
play-ask-save = ¿Guardar la partida? Escribe un nombre de archivo. Pulsa Intro para salir sin guardar, o escribe { play-word-back } para seguir jugando.
play-ask-record = Escribe otro nombre de archivo para el registro de la partida, o pulsa Intro para no guardarlo.
play-unsaved = SIN GUARDAR: { $reason }
play-left = Has dejado la mesa; la partida no se ha guardado.
play-bot-failed = Un bot se ha rendido y otro sigue jugando en su lugar: { $why }
play-go-on = La partida está guardada. Sigue con: { $command }
play-resumed = { $file }: { $number ->
    [0] la partida está a punto de empezar.
    [one] la partida sigue tras una decisión.
   *[other] la partida sigue tras { $number } decisiones.
}

play-over = La partida ha terminado.
play-over-saved = El registro de la partida: { $file }
play-seed = La semilla era { $seed }.
play-fingerprint = La huella mostrada al empezar: { $commitment }
play-promise-kept = Su huella es la mostrada al empezar: cada barajado estaba fijado antes de la primera carta.
play-promise-broken = Su huella no coincide con la mostrada al empezar: ¡no te fíes de esta partida!
play-promise-check = Para comprobarlo, calcula el SHA-256 de los bytes de la semilla: { $command }

explain-choice = { $name } ha elegido { $choice }.
explain-plan = - { $reason }
reason-said = { $text }
explain-others = Otras opciones: { $others }.
explain-value = { $action } ({ $value })
explain-share = { $value } de probabilidad de ganar

replay-verified = { $file }: { $number ->
    [one] una decisión reproducida, y legal;
   *[other] { $number } decisiones reproducidas, todas legales;
} los datos, la semilla y su huella encajan.
replay-result = El resultado coincide con el registro.
replay-no-result = El registro no contiene ningún resultado que comparar.

verify-seed = La semilla: { $seed }
verify-commitment = Su huella: { $commitment }
verify-secret = El secreto del servidor: { $secret }
verify-share = La parte de { $name }: { $share }
verify-without-share = { $name } no aportó ninguna parte.
verify-joint-seed = La semilla que sale del secreto y de las partes: { $seed }
verify-no-shares = Nadie aportó su parte: el servidor hizo esta semilla por sí solo.
verify-proved = { $file }: cada barajado sale de esta semilla, { $number ->
    [one] la única decisión es legal
   *[other] las { $number } decisiones son legales
} y llevan al resultado del registro.
verify-kept-commitment = La huella es la que guardaste: nada se ha cambiado desde el comienzo.
verify-own-commitment = Esta huella viene del propio registro. Compárala con la mostrada al empezar, o indica esa con --commitment.

sheet-title = Hoja de puntuación
sheet-title-open = Puntuación hasta ahora
sheet-total = Total
sheet-rank = Puesto
sheet-player = Jugador
sheet-winner = Gana { $names }, con { $points } puntos.
sheet-winners = Victoria compartida: { $names }, con { $points } puntos.
sheet-and = { $first } y { $last }
sheet-unfinished = Esta partida no ha terminado.

perft-depth = profundidad
perft-nodes = nodos
perft-speed = profundidad { $depth }: { $seconds } s, { $rate } nodos/s

simulate-title = { $game }: { $number ->
    [one] una partida
   *[other] { $number } partidas
}, semilla { $seed }
simulate-playing = Jugando
simulate-seat = Sitio
simulate-bot = Bot
simulate-mean = Puntuación media
simulate-wins = Porcentaje de victorias
simulate-pick = Tomado en la selección
simulate-games = Partidas
simulate-speed = { $rate } partidas por segundo, { $seconds } s en total
simulate-slow = { $each } s por partida, { $seconds } s en total
simulate-written = Todos los resultados están en { $file }.

tournament-title = { $game }, { $players ->
    [one] un jugador
   *[other] { $players } jugadores
}: { $games ->
    [one] una partida
   *[other] { $games } partidas
} de { $deals ->
    [one] un reparto
   *[other] { $deals } repartos
}, semilla { $seed }
tournament-bot = Bot
tournament-games = Partidas
tournament-wins = Victorias
tournament-sure = 95 %
tournament-mean = Puntos
tournament-rating = Valoración
tournament-typical = p50
tournament-slow = p95
tournament-decisions = Decisiones
tournament-longest = Máximo
tournament-over = Pasado el límite
tournament-opponent = Rival
tournament-ahead = Por delante
tournament-stronger = { $bot } es más fuerte que { $opponent } (prueba de { $low } frente a { $high }, decidida tras { $deals ->
    [one] un reparto
   *[other] { $deals } repartos
}).
tournament-not-stronger = { $bot } no es tan superior a { $opponent } (prueba de { $low } frente a { $high }, decidida tras { $deals ->
    [one] un reparto
   *[other] { $deals } repartos
}).
tournament-open = Si { $bot } es más fuerte que { $opponent } sigue sin saberse tras { $deals ->
    [one] un reparto
   *[other] { $deals } repartos
} (prueba de { $low } frente a { $high }).
tournament-fair = { $decisions } decisiones: { $illegal } ilegales, { $over } con más de una quinta parte por encima del tiempo permitido.
tournament-failed = { $bot } se rindió (partidas: { $games }): otro bot siguió en su lugar y quedó último; la primera vez porque: { $why }
tournament-broken-off = Interrumpido con { $done } de { $games } partidas guardadas; la misma orden lo reanuda.
tournament-written = El informe: { $file }
selfplay-written = { $games ->
    [one] Hay { $games } partida en { $folder }.
   *[other] Hay { $games } partidas en { $folder }.
}

report-title = { $game }: un torneo de bots
report-best = { $bot } ganó { $share } de sus partidas (intervalo del 95 %: { $sure } %).
report-alone = { $bot } jugó contra sí mismo y puntuó { $score } de media.
report-deals = Repartos
report-illegal = Respuestas ilegales
report-standing = Clasificación
report-standing-note = Junto a cada cifra, su intervalo del 95 %. Una victoria compartida cuenta a partes iguales.
report-wins = Porcentaje de victorias
report-wins-note = La banda es el intervalo del 95 %. Un reparto se juega con todas las disposiciones de los sitios y cuenta como una muestra, porque sus partidas comparten la suerte.
report-fair = La línea discontinua es la parte de un sitio si todos fueran igual de fuertes: { $share }.
report-pairs = Fila contra columna
report-pairs-note = Cuántas veces el bot de la fila acabó por delante del bot de la columna; los empates cuentan la mitad.
report-scores = Puntuaciones
report-scores-note = Cuántas veces salió cada puntuación, en tramos comunes a todos los bots; la línea es la media.
report-between = de { $low } a { $high }
report-spread = media { $mean }
    mediana { $p50 }
    90 %: de { $p5 } a { $p95 }
report-ratings = Valoraciones OpenSkill
report-ratings-note = Plackett-Luce sobre todas las partidas en su orden; la banda son dos desviaciones de la habilidad a cada lado.
report-rating = { $bot }: valoración { $rating }
report-times = Tiempo por decisión
report-times-note = La barra va de la mediana al percentil 95; la línea fina, hasta la decisión más larga. La línea discontinua es el tiempo permitido. La escala es logarítmica.
report-time = p50 { $p50 }
    p95 { $p95 }
    máximo { $longest }
report-sheet = De qué se componen las puntuaciones
report-sheet-note = Medias por sitio y partida de las cifras de la hoja de puntuación.
report-seats = Sitios
report-seats-note = Por sitio, lo ocupara quien lo ocupara.
report-picks = Selección
report-picks-note = Por lo que un sitio tomó para toda la partida.
report-told = { $bot }: { $value }
report-again = Ejecutarlo otra vez
report-again-note = La misma orden da las mismas partidas, con cualquier número de procesos, salvo que un bot explore según el reloj.

rule-none = no hay ninguna regla { $rule }; las reglas son { $ranges }
rule-range = de { $first } a { $last }

options-name = NOMBRE
options-seat = SITIO
options-file = ARCHIVO

serve-at = Roundhouse está en marcha en { $url } (pulsa Ctrl-C para detenerlo)
open-at-home = Desde otros equipos de casa: { $url }
open-no-home = No se encontró ninguna red: solo se llega desde este ordenador.
serve-kept = Las mesas se guardan en { $place }
backup-other-name = elige otro nombre
backup-done = { $file }: una copia de { $tables ->
    [one] una mesa
   *[other] { $tables } mesas
} y { $people ->
    [one] una persona
   *[other] { $people } personas
}.
restore-done = { $file } contiene ahora { $tables ->
    [one] una mesa
   *[other] { $tables } mesas
} y { $people ->
    [one] una persona
   *[other] { $people } personas
}.
ratings-there = Resultados: { $results }. Puntuaciones: { $ratings }.
ratings-unreadable = Mesas cuyo registro no se puede leer: { $tables }. Sus resultados quedan como estaban.

## What `roundhouse doctor` finds
doctor-database = La base de datos { $place } está ahí, entera y al día.
doctor-database-new = La base de datos { $place } aún no existe; «roundhouse serve» la crea.
doctor-database-older = La base de datos es de una versión anterior ({ $found }); el próximo inicio la lleva a { $newest }. Haz antes una copia.
doctor-database-newer = La base de datos { $place } es de una versión más nueva ({ $found }, esta conoce { $newest }). Instala esa versión o restaura una copia.
doctor-database-damaged = La base de datos { $place } está dañada ({ $why }). Para el servidor y restaura una copia.
doctor-database-gone = La base de datos { $place } no funciona: { $why }. Mira si está en marcha y si nombre, contraseña y permisos son correctos.
doctor-redis = Redis responde.
doctor-redis-none = Sin Redis; solo hace falta con varios nodos.
doctor-redis-gone = Redis no funciona: { $why }. Mira si está en marcha en la dirección de «redis».
doctor-mail = El servidor de correo responde y acepta el acceso.
doctor-mail-none = No hay servidor de correo, así que no se puede avisar a nadie por correo. Para cambiarlo, define «mail.server» y «mail.sender».
doctor-mail-gone = El servidor de correo no funciona: { $why }. Revisa «mail.server».
doctor-push = Se puede avisar a los navegadores.
doctor-push-none = No se puede avisar a los navegadores: instala roundhouse-games[server].
doctor-push-no-https = A los navegadores solo se les puede avisar por HTTPS; pon en «address» dónde se encuentra el servidor.
doctor-clock = El reloj va bien.
doctor-clock-of-database = Los relojes de este ordenador y de la base de datos difieren en { $seconds } segundos. Ponlos en hora con NTP.
doctor-clock-of-redis = Los relojes de este ordenador y de Redis difieren en { $seconds } segundos. Ponlos en hora con NTP.
doctor-clock-set-back = La entrada más reciente está { $seconds } segundos en el futuro: se atrasó el reloj de este ordenador. Ponlo en hora con NTP.
doctor-disk = { $folder } tiene sitio para { $megabytes } MB.
doctor-disk-little = { $folder } solo tiene sitio para { $megabytes } MB. Libera espacio pronto.
doctor-disk-full = { $folder } solo tiene sitio para { $megabytes } MB. Se rechazarán jugadas: libera espacio ya.
doctor-permissions = Nadie más puede leer los ajustes y la base de datos.
doctor-readable-by-others = Otros en este ordenador pueden leer { $file }. Quítaselo: chmod 600.
doctor-no-timezones = Faltan las zonas horarias del mundo, así que las horas de silencio no funcionan: pip install tzdata.
doctor-no-address = «address» no está definido: los enlaces de correos y chats llevan a la dirección que cada cual haya usado.
doctor-few-connections = El sistema solo permite { $most } conexiones. Sube LimitNOFILE.
doctor-result = { $wrong ->
    [0] Todo funciona.
    [one] Una cosa no funciona.
    [many] { $wrong } de cosas no funcionan.
   *[other] { $wrong } cosas no funcionan.
} { $notes ->
    [0] No hay nada más que saber.
    [one] Conviene saber una cosa.
    [many] Conviene saber { $notes } de cosas.
   *[other] Conviene saber { $notes } cosas.
}
operator-made = { $login } es ahora operador.
operator-no-more = { $login } ya no es operador.
