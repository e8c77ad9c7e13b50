# What both games share at a table.

bot-easy = fácil
bot-normal = normal
bot-hard = difícil
bot-random = al azar
bot-greedy = codicioso
bot-planner = planificador
bot-search = explorador

# Computers are called after engines, by their seats
bot-name-1 = Rocket
bot-name-2 = Adler
bot-name-3 = Mallard
bot-name-4 = Saxonia
bot-name-5 = Lion

table-you = Tú
table-somebody = Alguien
table-seat = Jugador { $number }
table-seat-open = Sitio libre
table-computer = Ordenador ({ $level })
table-about = { $game } · { $players ->
    [one] un jugador
   *[other] { $players } jugadores
}
table-title = { $game } – Roundhouse
table-title-turn = ● Tu turno – { $game }

table-your-turn = Tu turno.
table-turn-of = { $who }, te toca.
table-bot-thinks = { $who } está pensando…
table-sealed = Ya has decidido.
table-instruction-end = { $what }: dejar de hacerlo
table-waiting-for = Esperando a { $who }.
table-waiting-vacation = Esperando a { $who }, de vacaciones hasta el { $date }.
table-looking-back = Repaso:
table-moment = paso { $number } de { $last }.
table-paused = La partida está en pausa.
table-closed = Esta mesa está cerrada.
table-to-move = le toca
table-time-short = Se te acaba el tiempo.
table-clock-days = { $days } d { $hours } h
table-next-turn = { $more ->
    [0] Siguiente partida: te toca en { $game }
    [one] Siguiente partida: te toca en { $game } y en una partida más
   *[other] Siguiente partida: te toca en { $game } y en { $more } partidas más
}
table-pace = Los ordenadores juegan
table-pace-instant = al instante
table-pace-steady = jugada a jugada
table-pace-slow = despacio
table-pace-click = cuando haga clic
table-pace-next = Siguiente jugada
table-pace-all = Mostrar todas
table-since = Desde tu último turno
table-since-moves = { $number ->
    [one] Una jugada desde tu último turno
   *[other] { $number } jugadas desde tu último turno
}
table-since-close = Cerrar
table-practice-about = Práctica: la mesa viene de un registro, o se ha deshecho algo que era secreto.

table-log = Historial
table-side = Jugadores e historial
table-panels = Paneles
table-question = Tu decisión
table-people = Jugadores
table-see-map = Ver el mapa
table-look-here = Ir a este punto
table-log-since = Desde tu último turno
table-log-undone = (deshecho)
table-chat = Di algo
table-chat-send = Enviar
table-log-newest = Ir a lo último
table-unread = { $number ->
    [one] { $number } mensaje sin leer
   *[other] { $number } mensajes sin leer
}
table-fit = Mostrar todo el tablero

table-state-gone = sin conexión
table-state-away = juega el ordenador
table-state-resigned = ha abandonado
table-watching = { $number ->
    [one] 1 persona mirando
   *[other] { $number } personas mirando
}

table-hint = Pista
table-hint-thinking = Pensando…
table-hint-says = El ordenador haría esto:
table-hint-others = Otras opciones:
table-hint-do = Hacerlo
table-hint-lead = { $way ->
    [ahead] { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } puntos de ventaja al final
    [behind] { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } puntos de desventaja al final
   *[level] empate al final
}
table-hint-share = { $percent } % de probabilidad de ganar
table-undo = Deshacer
table-back = Volver
table-close = Cerrar
table-understood = Entendido

table-more = Más
table-pause = Pausa
table-resume = Reanudar
table-leave = Salir
table-leave-title = ¿Dejar la mesa?
table-leave-text = El ordenador juega por ti. Puedes volver en cualquier momento.
table-leave-yes = Salir
table-resign = Abandonar
table-resign-title = ¿Abandonar esta partida?
table-resign-text = El ordenador termina la partida por ti, y ya no se te pregunta nada.
table-resign-yes = Abandonar
table-resign-pair = La partida termina y gana el otro.
table-you-gave-up = Has abandonado: gana { $winner }.
table-gave-up-to-you = { $who } abandona: ganas.
table-gave-up = { $who } abandona: gana { $winner }.
table-close-table = Cerrar la mesa
table-close-title = ¿Cerrar esta mesa para todos?
table-close-text = La partida se acaba aquí y no se puntúa.
table-close-yes = Cerrarla
table-rematch = Jugar otra vez
table-rematch-wanted = ¿Otra partida? Ya se apuntan: { $who }.
table-rematch-ready = La próxima partida está lista.
table-rematch-go = Ir a la mesa
table-look-from = Ver como { $who }
table-record = Descargar el registro
table-print = Imprimir la hoja
table-sound-on = Con sonido
table-sound-off = Sin sonido
table-notices-on = Avisarme cuando sea mi turno
table-notices-off = No avisar más del turno
table-rules = Reglamento
table-keys = Atajos de teclado

table-paused-long = La partida está en pausa. No pasa nada hasta que alguien la reanude.
table-away = El ordenador juega en tu sitio.
table-come-back = Volver a jugar
table-asked-undo = { $who } quiere deshacer la última jugada.
table-asked-pause = { $who } quiere hacer una pausa.
table-you-asked-undo = Has pedido deshacer tu última jugada. Los demás tienen que aceptar.
table-you-asked-pause = Has pedido una pausa. Los demás tienen que aceptar.
table-agree = Aceptar
table-decline = Rechazar
table-take-back = Déjalo
table-agreed = Has aceptado; esperando a los demás.

table-why-past = Estás viendo un momento anterior. Vuelve al presente para jugar.
table-why-not-running = La partida no está en marcha.
table-why-not-your-turn = Aún no es tu turno.

table-curtain = Ahora juega { $who }
table-curtain-why = Pasa la pantalla. ¡Los demás, sin mirar!
table-curtain-lift = Soy { $who }
table-curtain-look = { $who } quiere mirar
table-turn-over = { $who }, tu turno ha terminado.
table-looks = { $who } está mirando.
table-pass-on = Ocultar y pasar

table-replay = Repaso
table-replay-first = Al principio
table-replay-back = Un paso atrás
table-replay-on = Un paso adelante
table-replay-play = Reproducir
table-replay-stop = Parar
table-replay-slider = Paso de la partida
table-replay-now = Volver al presente

key-tab = Tab
key-enter = Intro
key-escape = Esc
table-key-tab = recorrer todo lo que puedes elegir
table-key-enter = elegir, después confirmar
table-key-esc = volver
table-key-hint = pista
table-key-undo = deshacer
table-key-arrows = recorrer la partida hasta ahora
table-key-zoom = acercar, alejar, todo el tablero
table-key-help = esta lista

proof-title = ¿Es limpio el juego?
proof-short-good = ✓ Juego limpio comprobado
proof-short-open = Verificación incompleta
proof-short-bad = ✗ La comprobación ha fallado
proof-later = Todo el azar de esta partida sale de una semilla, hecha con un secreto del servidor y una parte de cada persona de la mesa. La huella de abajo ata al servidor a su secreto. Al acabar la partida debe revelarlo, y este navegador lo comprueba todo.
proof-proved = Sí. El servidor estaba atado a su secreto antes de ver ninguna parte, y la tuya está en la semilla: ni el servidor ni nadie de la mesa pudo decidir lo que sale al azar en esta partida.
proof-fits = Sí, hasta donde puede ver este navegador: secreto, partes y semilla encajan. Él mismo no aportó ninguna parte a esta partida.
proof-alone = El secreto es el prometido, pero nadie aportó su parte: el servidor hizo la semilla por sí solo.
proof-given = La semilla quedó fijada al crear la mesa, sin partes de nadie más. Su huella es la que se mostró entonces.
proof-left-out = Tu parte no está en la semilla: llegó tarde o se dejó fuera. Secreto, partes y semilla encajan, pero solo tienes la palabra del servidor de que no eligió.
proof-wrong-secret = ¡No! Lo que revela el servidor no tiene la huella que se mostró antes de la partida. No te fíes de esta partida.
proof-wrong-seed = ¡No! La semilla no sale del secreto y de las partes. No te fíes de esta partida.
proof-commitment = Huella, a la vista desde el principio
proof-secret = El secreto del servidor
proof-share = La parte de { $who }
proof-no-share = ninguna
proof-seed = La semilla
proof-more = Para demostrar que cada barajado sale de la semilla, usa la orden roundhouse verify con el registro de la partida acabada.
