# What the guide says in a first game: lessons by their ids (web/js/tickets/lessons.js), and more of the same below it.

guide-tickets-first-tickets = Vous avez trois objectifs (cartes Destination). Chacun nomme deux villes : reliez-les par vos routes avant la fin et vous gagnez les points, sinon vous les perdez. Gardez-en au moins deux.
guide-tickets-first-tickets-more = Survolez un objectif pour voir ses villes. Les objectifs qui vont dans le même sens peuvent partager des routes.
guide-tickets-keep = Vous avez pioché des objectifs et devez en garder au moins un. Cherchez celui que vos routes relient déjà presque.
guide-tickets-draw = À votre tour, vous faites une seule chose : piocher deux cartes, prendre une route ou piocher des objectifs. Vous avez peu de cartes : prenez-en une visible, ou une cachée de la pioche.
guide-tickets-draw-more = Une route colorée demande des cartes de sa couleur, une grise n’importe quelle couleur, mais une seule.
guide-tickets-second = Prenez maintenant votre deuxième carte. Une locomotive visible ne peut pas être la deuxième.
guide-tickets-claim = Les routes qui brillent peuvent être prises avec les cartes de votre main. Cliquez sur l’une d’elles, choisissez les cartes s’il y a le choix, et confirmez : vos wagons s’y installent.
guide-tickets-claim-more = Les longues routes rapportent bien plus : 1, 2, 4, 7, 10 ou 15 points pour une à six cases.
guide-tickets-aims = En dessous, vos objectifs et où ils en sont : réussi, encore faisable ou coupé. Prévoyez le chemin le plus court et réunissez ses couleurs.
guide-tickets-locomotive = Une locomotive vaut n’importe quelle couleur. Prise visible, c’est tout votre tour ; cachée dans la pioche, c’est un coup de chance qui ne coûte rien de plus.
guide-tickets-twin = Certaines villes sont reliées par deux routes. À deux ou trois joueurs, une seule des deux peut être prise : faites vite là où il vous la faut.
guide-tickets-players = Observez les autres : les points, les wagons et le nombre de cartes sont connus. Quelqu’un qui a beaucoup de cartes va bientôt prendre une longue route.
guide-tickets-more-tickets = Quand vos objectifs sont réussis, vous pouvez en piocher trois et en garder au moins un. Plus de points, plus de risque.
guide-tickets-end = Quand il reste deux wagons ou moins à quelqu’un, chacun joue encore une fois. Puis les objectifs comptent, et le chemin continu le plus long rapporte 10 points de plus.
