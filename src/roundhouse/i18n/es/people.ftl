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
