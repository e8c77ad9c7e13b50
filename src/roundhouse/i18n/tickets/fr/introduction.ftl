### The introduction to Ticket to Ride, and what the pictures of its rulebook show: a caption, and (-alt) words for whoever does not
### see the picture. Sent with the rulebook. The pictures themselves are declared in render/tickets/pictures.toml.

introduction-tickets-goal-title = Reliez vos villes
introduction-tickets-goal =
    Vous construisez des lignes de chemin de fer à travers le plateau. Chaque objectif nomme deux villes : reliez-les avec vos propres wagons et vous marquez ses points ; sinon, vous les perdez. Les longues routes rapportent aussi des points, tout comme le chemin le plus long.

    Celui qui a le plus de points à la fin gagne. Une partie dure environ 45 minutes et se joue de deux à cinq.
introduction-tickets-turn-title = Votre tour : une chose sur trois
introduction-tickets-turn =
    À votre tour, vous faites exactement une chose. Piocher des cartes wagon : deux, visibles ou de la pioche. Ou prendre une route avec les cartes réunies. Ou piocher d’autres objectifs. Puis c’est au joueur suivant.

    Vous commencez avec 45 wagons, quatre cartes wagon et au moins deux objectifs. Personne ne voit vos objectifs avant la fin.
introduction-tickets-claim-title = Prendre une route
introduction-tickets-claim =
    Une route coûte une carte par case. Une route colorée demande des cartes de sa couleur ; une route grise accepte la couleur de votre choix, pourvu que toutes les cartes soient pareilles. Une locomotive remplace n’importe quelle couleur.

    Payez les cartes, posez un wagon sur chaque case et marquez aussitôt les points. Vous pouvez prendre toute route libre du plateau ; elle n’a pas besoin de toucher les vôtres.
introduction-tickets-double-title = Les routes doubles
introduction-tickets-double = Certaines villes sont reliées par deux routes côte à côte. À deux ou trois joueurs, une seule peut être prise : dès que quelqu’un l’a, l’autre est fermée. À quatre ou cinq, les deux peuvent être prises, mais jamais par le même joueur.
introduction-tickets-draw-title = Piocher, et les locomotives
introduction-tickets-draw =
    Chaque carte piochée peut être l’une des cinq visibles ou la première de la pioche, sans la voir. Une carte visible que vous prenez est aussitôt remplacée.

    Les locomotives valent plus et coûtent donc plus : une locomotive visible est toute votre pioche, et elle ne peut pas être votre deuxième carte. Si la pioche vous en donne une, c’est de la chance, et elle compte pour une carte.
introduction-tickets-points-title = Les longues routes rapportent
introduction-tickets-points = Plus une route est longue, plus chacune de ses cases rapporte. Six cases d’un coup valent autant que quinze routes d’une case.
introduction-tickets-tickets-title = Objectifs : réussis ou manqués
introduction-tickets-tickets =
    Un objectif est réussi quand vos propres routes relient ses deux villes sans interruption, par le chemin que vous voulez. Les routes des autres ne vous aident pas. À la fin, les objectifs réussis ajoutent leurs points et tous les autres les retirent.

    Pendant la partie, vous pouvez piocher trois objectifs de plus au lieu de faire autre chose ; vous devez en garder au moins un.
introduction-tickets-longest-title = Le chemin le plus long
introduction-tickets-longest = Celui qui a le plus long chemin continu à la fin reçoit 10 points. Il peut se croiser et repasser par une ville, mais il n’emprunte chaque route qu’une fois, et les embranchements ne comptent pas. En cas d’égalité, chacun des joueurs à égalité reçoit les points.
introduction-tickets-end-title = La fin
introduction-tickets-end =
    Quand un joueur finit son tour avec deux wagons ou moins, chacun joue encore un tour, lui compris. Puis on dévoile tous les objectifs et on compte les points.

    C’est tout. Les règles numérotées ci-dessous répondent à toutes les questions ; la première partie guidée vous montre le reste à la table.

# Pictures

picture-tickets-goal = Bleu a relié Boston et Miami : cet objectif est réussi. Celui de Los Angeles à Miami demande encore beaucoup de voies.
picture-tickets-goal-alt = Tout le plateau. Des wagons bleus descendent la côte est de Boston à Miami, des wagons rouges vont de Seattle à Chicago. Dessous, deux objectifs : Boston à Miami, coché, avec 12 points, et Los Angeles à Miami avec 20.
picture-tickets-kinds = Huit couleurs, chacune avec son symbole, et les locomotives. Dessous : combien il y en a.
picture-tickets-kinds-alt = Neuf cartes wagon alignées : douze dans chacune des huit couleurs et quatorze locomotives.
picture-tickets-points = Ce que rapporte une route, selon sa longueur.
picture-tickets-points-alt = Six rangées d’une à six cases, avec les points qu’elles rapportent : 1, 2, 4, 7, 10 et 15.
picture-tickets-double = Une route double. Chaque moitié se paie dans sa couleur : orange en haut, noir en bas.
picture-tickets-double-alt = Entre Chicago et Pittsburgh, deux routes se longent. Les deux pourraient être prises.
picture-tickets-start = Le début d’une partie : cinq cartes visibles, la pioche et vos quatre premières cartes.
picture-tickets-start-alt = Cinq cartes wagon visibles, la pioche de 97 cartes et une main de quatre cartes.
picture-tickets-first-tickets = De vos trois premiers objectifs, vous en gardez au moins deux. Un seul ne suffit pas.
picture-tickets-first-tickets-alt = Trois objectifs. Seul celui de Nashville à Portland est gardé, ce qui est barré d’une croix.
picture-tickets-draw = Piochez deux cartes. Chacune peut venir des cartes visibles ou de la pioche.
picture-tickets-draw-alt = Cinq cartes visibles et la pioche. Une carte verte et la pioche sont cochées ; dessous, la main.
picture-tickets-refill = La carte blanche a été prise, une violette l’a remplacée. Elle pourrait être la deuxième carte.
picture-tickets-refill-alt = Deux rangées de cartes visibles : avant, une blanche au milieu ; après, une violette.
picture-tickets-locomotive-first = Une locomotive visible est toute votre pioche : votre tour s’arrête.
picture-tickets-locomotive-first-alt = Cinq cartes visibles. La locomotive est cochée.
picture-tickets-locomotive-second = La première carte était rouge. La locomotive visible est maintenant hors de portée.
picture-tickets-locomotive-second-alt = Cinq cartes visibles ; la locomotive porte une croix. La carte rouge est déjà en main.
picture-tickets-lucky = Une locomotive de la pioche, c’est de la chance : elle compte pour une carte, et vous en piochez une autre.
picture-tickets-lucky-alt = Une main de deux cartes bleues ; après la pioche, une locomotive est à côté.
picture-tickets-three-locomotives = La nouvelle carte était la troisième locomotive : les cinq sont défaussées et cinq nouvelles dévoilées.
picture-tickets-three-locomotives-alt = Avant, deux locomotives sont visibles. Après, il y a cinq autres cartes, et cinq dans la défausse.
picture-tickets-reshuffle = La pioche est vide. Quand quelqu’un pioche, la défausse est mélangée et devient la nouvelle pioche.
picture-tickets-reshuffle-alt = Avant, une pioche vide et une défausse pleine. Après, une pioche de 35 cartes et aucune défausse.
picture-tickets-nothing-to-draw = Pioche et défausse sont vides : personne ne peut piocher, pas même une carte visible.
picture-tickets-nothing-to-draw-alt = Cinq cartes visibles à côté de deux piles vides. La carte rouge porte une croix.
picture-tickets-claim = Deux cartes bleues et une locomotive paient les trois cases bleues : 4 points.
picture-tickets-claim-alt = Le plateau autour de Montreal et New York. Sur la route qui les relie, trois wagons bleus prévus, cochés. Deux cartes bleues et une locomotive dépassent de la main.
picture-tickets-wrong-colour = Des cartes rouges ne paient pas une route bleue.
picture-tickets-wrong-colour-alt = La route bleue de Montreal à New York porte une croix ; trois cartes rouges dépassent de la main.
picture-tickets-grey = Une route grise accepte une couleur au choix : ici, trois cartes blanches.
picture-tickets-grey-alt = Des wagons bleus prévus sur la route grise de Montreal à Toronto, cochés. Trois cartes blanches dépassent de la main.
picture-tickets-grey-mixed = Mais pas deux couleurs à la fois.
picture-tickets-grey-mixed-alt = La route grise de Montreal à Toronto porte une croix ; deux cartes rouges et une bleue dépassent de la main.
picture-tickets-only-locomotives = Des locomotives seules paient n’importe quelle route.
picture-tickets-only-locomotives-alt = La route rouge de Duluth à Chicago est prise avec trois locomotives ; une coche dit que c’est permis.
picture-tickets-far-away = Vos routes n’ont pas à se toucher : Bleu construit à l’est et maintenant aussi à l’ouest.
picture-tickets-far-away-alt = Tout le plateau. Bleu a deux routes sur la côte est ; une route entre Los Angeles et San Francisco est cochée.
picture-tickets-own-colour = Bleu prend une route rouge avec des cartes rouges. Votre propre couleur ne compte pas.
picture-tickets-own-colour-alt = La route rouge de Duluth à Chicago, avec des wagons bleus prévus, cochés ; trois cartes rouges dépassent de la main.
picture-tickets-taken = Cette route est à Rouge. Elle n’est plus libre.
picture-tickets-taken-alt = Des wagons rouges entre Montreal et Toronto, marqués d’une croix. Trois cartes blanches dépassent de la main.
picture-tickets-few-cars = Il reste deux wagons, et la route a trois cases.
picture-tickets-few-cars-alt = La route de Montreal à New York porte une croix. Dessous, les joueurs : il reste 2 wagons à Bleu.
picture-tickets-twin-closed = Deux joueurs : Rouge a une moitié, l’autre est donc fermée à tous.
picture-tickets-twin-closed-alt = Deux routes côte à côte entre Pittsburgh et New York. L’une a des wagons rouges, l’autre est barrée et porte une croix.
picture-tickets-twin-open = Quatre joueurs : Rouge a une moitié, quelqu’un d’autre peut prendre l’autre.
picture-tickets-twin-open-alt = Deux routes côte à côte entre Pittsburgh et New York. L’une a des wagons rouges, sur l’autre des wagons bleus prévus sont cochés.
picture-tickets-twin-own = Mais personne ne peut avoir les deux moitiés.
picture-tickets-twin-own-alt = Deux routes côte à côte entre Pittsburgh et New York. Bleu en a une ; l’autre porte une croix.
picture-tickets-draw-tickets = Vous piochez trois objectifs et en gardez au moins un.
picture-tickets-draw-tickets-alt = Trois objectifs au choix. Celui de Chicago à Santa Fe est gardé et coché.
picture-tickets-ticket-done = Une chaîne ininterrompue de vos propres wagons : l’objectif est réussi.
picture-tickets-ticket-done-alt = Des wagons bleus vont de Kansas City par Oklahoma City et Dallas à Houston. L’objectif est coché et rapporte 5 points.
picture-tickets-ticket-gap = La route du milieu est à Rouge. L’objectif est manqué et coûte ses points.
picture-tickets-ticket-gap-alt = Des wagons bleus aux deux bouts, rouges entre Oklahoma City et Dallas. L’objectif de Houston à Kansas City porte une croix et coûte 5 points.
picture-tickets-two-tickets = La route entre Chicago et Saint Louis sert aux deux objectifs.
picture-tickets-two-tickets-alt = Des wagons bleus de New Orleans à Chicago puis à Sault St. Marie, et de Saint Louis à Nashville. Deux objectifs, tous deux cochés.
picture-tickets-longest = Le chemin le plus long compte 11 wagons. Il passe deux fois par Oklahoma City ; l’embranchement vers Saint Louis n’en fait pas partie.
picture-tickets-longest-alt = Six routes bleues autour d’Oklahoma City. Celles du chemin le plus long brillent ; l’embranchement de Little Rock à Saint Louis non.
picture-tickets-shared-bonus = Les deux chemins les plus longs ont cinq wagons : Bleu et Rouge reçoivent 10 points chacun.
picture-tickets-shared-bonus-alt = Des wagons bleus de Toronto par Montreal à Boston, des wagons rouges de Toronto par Pittsburgh à Chicago.
picture-tickets-last-round = Il reste deux wagons à Bleu : chacun a maintenant un dernier tour, Rouge d’abord, Bleu en dernier.
picture-tickets-last-round-alt = Trois joueurs avant et après que Bleu prend une route. Bleu a 4 wagons, puis 2 ; le cadre passe à Rouge.
picture-tickets-score = Les routes, plus les objectifs réussis, moins l’objectif manqué, plus le chemin le plus long.
picture-tickets-score-alt = Trois objectifs : deux cochés, de 12 et 20 points, un avec une croix, de 11. Dessous, la somme : 62 + 32 − 11 + 10 = 93.
