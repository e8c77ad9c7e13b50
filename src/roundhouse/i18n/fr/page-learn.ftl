# The rulebook, and the guides to a first game. Lessons are with each game.

rules-title = Livret de règles
rules-of = Les règles : { $game }
rules-chapters = Chapitres
rules-search = Chercher dans les règles
rules-found = { $number ->
    [0] Aucune règle ne contient ces mots.
    [one] { $number } règle
   *[other] { $number } règles
}
rules-not-translated = Le livret n’est pas encore entièrement traduit dans cette langue ({ $language }) : ce qui est marqué est en anglais.
rules-contents = Sommaire
rules-introduction = Comment jouer
rules-play-guided = Jouer une première partie guidée
rules-picture-at = Image à { $rule }
rules-search-keys = Un mot ou un numéro. La touche / mène ici, les flèches de règle en règle.
learn-title = Apprendre
learn-about = Lisez comment on joue, en images, ou jouez votre première partie avec un guide à vos côtés : il explique chaque chose quand elle se présente. L’ordinateur joue au niveau facile.
learn-read = Lire comment jouer
learn-play = Jouer avec un guide
guide-title = Votre première partie
guide-progress = Leçon { $number } sur { $last }
guide-hide = Masquer
guide-show = Montrer
guide-wait = L’ordinateur joue. Regardez ce qu’il prend et ce qu’il construit.
guide-done = Le guide s’arrête ici : vous avez vu tout ce qui compte. Jouez jusqu’au bout ; le conseil et le livret sont toujours là.
guide-again = Recommencer
guide-free = Rien de nouveau cette fois : décidez à votre gré, et demandez un conseil en cas de doute.
