# The rulebook, and the guides to a first game. Lessons are with each game.

rules-title = Reglamento
rules-of = Las reglas de { $game }
rules-chapters = Capítulos
rules-search = Buscar en las reglas
rules-found = { $number ->
    [0] Ninguna regla contiene estas palabras.
    [one] una regla
   *[other] { $number } reglas
}
rules-not-translated = El reglamento aún no está traducido del todo a este idioma ({ $language }): lo marcado está en inglés.
rules-contents = Contenido
rules-introduction = Cómo se juega
rules-play-guided = Jugar una primera partida con guía
rules-picture-at = Dibujo en { $rule }
rules-search-keys = Una palabra o un número. La tecla / lleva aquí, las flechas de regla en regla.
learn-title = Aprender
learn-about = Lee cómo se juega, con dibujos, o juega tu primera partida con una guía al lado: explica cada cosa cuando llega. El ordenador juega en nivel fácil.
learn-read = Leer cómo se juega
learn-play = Jugar con guía
guide-title = Tu primera partida
guide-progress = Lección { $number } de { $last }
guide-hide = Ocultar
guide-show = Mostrar
guide-wait = Juega el ordenador. Mira qué toma y qué construye.
guide-done = Hasta aquí la guía: has visto todo lo importante. Sigue hasta el final; la pista y el reglamento están siempre ahí.
guide-again = Empezar de nuevo
guide-free = Esta vez no hay nada nuevo: decide como quieras y pulsa Pista si dudas.
