# Quién es quién: perfiles, duelos, clasificaciones. Se carga al abrir uno de ellos.

people-kind = { $game }, { $players ->
    [one] 1 jugador
   *[other] { $players } jugadores
}
people-variant-own = mapa propio
people-hidden = { $name } no muestra sus resultados.
people-since = Aquí desde el { $when }
people-guest-since = Con invitación desde el { $when }
people-public = Público
people-public-about = Los demás ven tus resultados y apareces en las clasificaciones. Si no, solo los ves tú.
people-against-you = Vuestros resultados
people-no-games = Aún no hay partidas terminadas que cuenten.
people-ratings = Puntuaciones
people-rated-games = { $games ->
    [one] 1 partida puntuada
   *[other] { $games } partidas puntuadas
}
people-course = Evolución de la puntuación: { $kind }
people-figures = Lo mismo en cifras
people-day = Día
people-rating = Puntuación
people-doubt = Incertidumbre
people-games = Partidas
people-game = Juego
people-players = Jugadores
people-played = Jugadas
people-won = Ganadas
people-best = Mejor resultado
people-mean = Media
people-left = Abandonos
people-opponents = Rivales más frecuentes
people-head-to-head = Cara a cara
people-balance = { $ahead } veces por delante, { $behind } por detrás, en { $games } partidas
people-versus = contra
people-never-met = Todavía no han terminado ninguna partida juntos.
people-finished = Partidas terminadas
people-abandoned = terminó antes de tiempo
people-has-left = se fue
people-look = Volver a verla
people-more = Mostrar más
people-better = Puestos más altos
people-board-about = Ordenada por la fuerza que se tiene casi con seguridad. Apareces si tienes una cuenta, un perfil público y al menos { $games } partidas puntuadas.
people-own-place = Ocupas el puesto { $place } de { $size }.
people-no-place = Tu puntuación es { $rating } ± { $doubt } tras { $games ->
    [one] 1 partida
   *[other] { $games } partidas
}; aún no apareces en la lista.
people-board-empty = Nadie ha jugado lo suficiente todavía. ¡Sé quien abra la lista!
people-place = Puesto
people-name = Nombre
people-sure = Fuerza segura

## Nudges: how people are told that a game waits for them
nudges-title = Cuando una partida te espera
nudges-about = Roundhouse puede avisarte cuando te toca o cuando alguien te pregunta algo. Te avisa una vez por turno, y no mientras tienes la mesa abierta. El aviso nunca dice lo que hay en una partida.
nudges-where = Te avisamos aquí
nudges-kind-push = Este navegador
nudges-kind-mail = Por correo
nudges-kind-chat = En un chat
nudges-this-browser = este navegador
nudges-test = Probar
nudges-test-sent = Hay un aviso en camino.
nudges-end = Quitar
nudges-end-of = Quitar { $address }
nudges-code = Código del correo
nudges-confirm = Confirmar
nudges-add = Añadir
nudges-browser-about = El navegador te pedirá permiso. Te avisa aunque esta página esté cerrada.
nudges-browser-turn-on = Avisarme en este navegador
nudges-browser-on = Este navegador te avisará cuando una partida te espere.
nudges-browser-no = El navegador no tiene permiso para avisarte.
nudges-browser-cannot = Este navegador no puede avisarte con la página cerrada. En un iPhone o iPad, añade antes Roundhouse a la pantalla de inicio.
nudges-browser-forbidden = Este navegador no puede mostrar avisos de Roundhouse. Puedes permitirlo en los ajustes del navegador.
nudges-browser-off = Este servidor no puede enviar avisos a navegadores.
nudges-mail-about = Recibirás un código para confirmar que la dirección es tuya. Cada correo lleva un enlace para dejar de recibirlos.
nudges-mail-to = Tu dirección de correo
nudges-chat-about = Pega la dirección de un webhook. Todos en ese canal ven el enlace a la mesa, pueden mirar y ocupar un asiento libre.
nudges-chat-url = Dirección del webhook
nudges-chat-format = Tipo de chat
nudges-format-discord = Discord
nudges-format-slack = Slack
nudges-format-mattermost = Mattermost
nudges-format-json = Otro (JSON)
nudges-quiet = Horas de silencio
nudges-quiet-about = De lo que pase en ese tiempo te avisamos después.
nudges-quiet-from = De
nudges-quiet-to = a
nudges-quiet-set = Guardar silencio
nudges-quiet-change = Cambiar
nudges-quiet-end = Avisarme a cualquier hora
nudges-quiet-zone = Zona horaria: { $zone }
nudges-stop-about = Has llegado desde un correo. ¿Dejamos de escribir a esa dirección?
nudges-stop = No recibir más correos
nudges-stopped = Ya no enviamos correos a { $address }.
refusal-no-push = Este servidor no puede enviar avisos a navegadores.
refusal-no-mail = Este servidor no envía correos.
refusal-not-an-address = Eso no es una dirección.
refusal-not-https = La dirección tiene que empezar por https://.
refusal-private-target = Esa dirección no está abierta a internet; este servidor no la llama.
refusal-unknown-target = No se encuentra esa dirección.
refusal-unknown-format = Eso no es uno de estos: { $formats }.
refusal-too-many-addresses = Ya te avisamos en { $most } sitios. Quita uno antes.
refusal-not-confirmed = Confirma antes la dirección con el código del correo.
refusal-unknown-timezone = No se conoce esa zona horaria.
refusal-unknown-address = Esa dirección ya no está en tu lista.

## Being decent: blocking, reporting, operators, one’s data
people-operators = Operadores
people-operator = operador
people-why = Motivo
people-cancel = Cancelar
people-reports = Avisos
people-no-reports = Nadie ha avisado de nada.
people-settle = Resolver
people-settled = resuelto
people-people = Personas
people-find = Nombre o usuario
people-closed = cerrada
people-close-account = Cerrar cuenta
people-open-again = Reabrir
people-tables = Mesas
people-no-tables = No hay mesas abiertas.
people-close-table = Cerrar mesa
people-deeds = Lo que hicieron los operadores
people-no-deeds = Nada todavía.
people-deed-closed = cerró la cuenta de { $name }
people-deed-opened = reabrió la cuenta de { $name }
people-deed-settled = resolvió un aviso
people-deed-table-closed = cerró una mesa
people-block = Bloquear
people-unblock = Desbloquear
people-blocked-about = No ves lo que escribe esta persona, y no podéis sentaros en las mesas del otro.
people-blocked = Personas bloqueadas
people-report = Avisar…
people-report-about = ¿Qué pasa con { $name }? Solo lo leerán los operadores.
people-report-send = Enviar aviso
people-reported = Gracias. Los operadores lo mirarán.
people-data = Tus datos
people-data-about = Todo lo que este servidor guarda de ti, en un archivo. Para borrarlo, usa el botón de abajo: tus jugadas se quedan, tu nombre y tus palabras desaparecen.
people-export = Descargar
people-delete = Borrarme…
people-delete-sure = No se puede deshacer. El ordenador ocupará tus asientos. Escribe tu nombre para confirmar:
people-delete-now = Borrarme ahora

## What happened since
since-title = Qué ha pasado desde tu última decisión
since-nothing = Últimamente no ha pasado nada en tus mesas.
since-quiet = Nada desde entonces: te toca a ti.
since-more = { $number ->
    [one] Hay una línea anterior en el historial de la mesa.
    [many] Hay { $number } de líneas anteriores en el historial de la mesa.
   *[other] Hay { $number } líneas anteriores en el historial de la mesa.
}
