### The rules of the tickets game, one sentence or two per rule: rulebook, hint when a move is refused, and help.
### Each text stands alone. Ids are those of the specification and never change.

## Matériel

T-001 = Le paquet de cartes wagon compte 110 cartes : douze dans chacune des huit couleurs et quatorze locomotives.
T-002 = Les cartes wagon sont violettes, bleues, orange, blanches, vertes, jaunes, noires ou rouges.
T-003 = Chaque couleur montre son propre wagon : couvert en violet, de voyageurs en bleu, citerne en orange, frigorifique en blanc, de marchandises en vert, à trémie en jaune, à charbon en noir, de queue en rouge. Au jeu, seule la couleur compte.
T-004 = Le plateau des États-Unis a 30 cartes Destination, les objectifs. Chacune montre deux villes et les points en jeu si vous les reliez.
T-005 = Une carte de résumé et une carte de prime pour le chemin le plus long complètent les 142 cartes.
T-006 = La boîte contient 240 wagons : 45 dans chacune des cinq couleurs pour jouer, et 15 de rechange qui ne servent jamais dans une partie.
T-007 = Les joueurs choisissent parmi cinq couleurs : bleu, rouge, vert, jaune et noir.
T-008 = Cinq marqueurs de score, un à la couleur de chaque joueur, montrent combien de points chacun a.
T-009 = Le jeu se joue de deux à cinq joueurs.
T-010 = Votre couleur ne dit rien des cartes ni des routes : jouer bleu ne rend les routes bleues ni plus faciles ni plus difficiles pour vous.

## Plateau

T-011 = Le plateau montre des villes et les routes entre villes voisines ; une route relie toujours exactement deux villes.
T-012 = Une route compte une à six cases.
T-013 = Une route est imprimée dans l’une des huit couleurs de cartes ou en gris.
T-014 = Entre certaines villes voisines, deux routes courent côte à côte : c’est une route double.
T-015 = Vous pouvez jouer sur un plateau à vous. Les noms des villes doivent différer, une route relie deux villes différentes, pas plus de deux routes courent côte à côte, les longueurs vont de un à six, les couleurs sont les huit ou le gris, chaque objectif nomme deux villes différentes du plateau, et il y a au moins trois objectifs par joueur.
T-016 = Sur le plateau des États-Unis, une seule route bleue de trois cases relie Montreal et New York.
T-017 = Sur le plateau des États-Unis, la route entre Montreal et Toronto est grise.

## Mise en place

T-018 = Vous commencez avec 45 wagons de votre couleur.
T-019 = Tout le monde commence sans aucun point.
T-020 = Les cartes wagon sont bien mélangées avant d’être distribuées.
T-021 = Votre première main compte quatre cartes wagon.
T-022 = Une fois les mains distribuées, cinq autres cartes sont posées face visible à côté de la pioche.
T-023 = Si au moins trois des cinq premières cartes visibles sont des locomotives, les cinq sont remplacées avant que quiconque ne joue.
T-024 = Personne n’a la carte de prime pour le chemin le plus long avant le décompte final.
T-025 = Les objectifs sont mélangés et vous en recevez trois, parmi lesquels choisir.
T-026 = De vos trois premiers objectifs, gardez-en deux ou trois ; vous ne pouvez garder que ceux que vous avez reçus.
T-027 = Vous devez garder au moins deux de vos premiers objectifs.
T-028 = Les premiers objectifs dont vous ne voulez pas vont sous la pile d’objectifs.
T-029 = Avant le premier tour, chacun choisit ses objectifs, une place après l’autre et en secret. Le nombre d’objectifs gardés est montré quand tous ont choisi.
T-030 = Vos objectifs sont votre secret : personne d’autre ne les voit avant la fin de la partie.
T-031 = Les autres voient combien de cartes wagon vous avez, mais pas lesquelles.
T-032 = Chacun peut compter les wagons et les objectifs, parcourir la défausse, et voir quelles cartes visibles sont prises et quelles cartes sont dépensées pour une route.

## Tours de jeu

T-033 = Le joueur qui a le plus voyagé devrait commencer. Si vous n’indiquez pas de place, le premier joueur est tiré au sort.
T-034 = On joue dans le sens des aiguilles d’une montre, un joueur à la fois ; vous ne pouvez agir qu’à votre tour.
T-035 = À votre tour, faites une chose parmi trois : piocher des cartes wagon, prendre une route ou piocher des objectifs.
T-036 = Une seule chose par tour : finissez ce que vous avez commencé, vous ne pouvez rien entamer d’autre.
T-037 = Vous ne pouvez passer que si vous ne pouvez ni piocher de cartes wagon, ni prendre de route, ni piocher d’objectifs.
T-127 = Quand tous les joueurs ont passé l’un après l’autre, plus rien ne peut changer : la partie s’arrête là et on compte les points.

## Piocher des cartes wagon

T-038 = Quand vous piochez des cartes wagon, vous en recevez deux, la deuxième après avoir vu la première.
T-039 = Pour chaque carte, choisissez-en une qui est visible, ou prenez celle du dessus de la pioche sans la voir d’abord.
T-040 = Vous pouvez combiner à votre guise : une carte visible et une de la pioche, dans n’importe quel ordre, ou les deux du même endroit.
T-041 = Une carte visible que vous prenez est aussitôt remplacée par une de la pioche : vous voyez donc la nouvelle avant de choisir la deuxième.
T-042 = Votre deuxième carte peut être celle qui vient d’être retournée, tant que ce n’est pas une locomotive.
T-043 = Une locomotive visible compte pour vos deux cartes : si vous la prenez en premier, votre pioche est finie.
T-044 = Une locomotive visible ne peut pas être votre deuxième carte, peu importe depuis quand elle est là.
T-045 = Une locomotive venue de la pioche est un coup de chance : elle compte comme une carte ordinaire, et vous en recevez deux quand même.
T-046 = Les cartes que vous piochez rejoignent votre main.
T-047 = Vous pouvez avoir autant de cartes wagon que vous voulez.
T-048 = Après votre première carte, vous devez en piocher une deuxième, s’il y en a une que vous pouvez prendre.
T-049 = S’il n’y a pas de deuxième carte que vous puissiez prendre, votre tour se termine avec une seule.

## Locomotives et cartes visibles

T-050 = Une locomotive est un joker : quand vous prenez une route, elle remplace une carte de n’importe quelle couleur.
T-051 = Dès que trois des cartes visibles sont des locomotives, les cinq sont défaussées et cinq nouvelles sont retournées.
T-052 = Si les nouvelles cartes visibles comptent encore trois locomotives, elles sont remplacées elles aussi, et ainsi de suite.
T-053 = Les locomotives visibles restent en place quand les remplacer ne mène à rien : quand moins de cinq cartes, ou moins de trois cartes ordinaires, sont hors des mains des joueurs, ou après cent essais de suite.
T-054 = On vérifie s’il y a trois locomotives chaque fois que les cartes visibles sont complétées, même entre votre première carte et la deuxième, et après chaque prise de route : avec les cartes qui viennent d’être payées, un remplacement jusque-là sans espoir peut devenir possible.
T-055 = Les cartes visibles retirées à cause de trois locomotives vont à la défausse.

## Pioche et défausse

T-056 = Quand la pioche est épuisée, la défausse est mélangée et devient la nouvelle pioche.
T-057 = Chaque mélange est équitable : tous les ordres des cartes sont également probables. Il vient de la graine secrète de la partie, vous pouvez donc le vérifier ensuite.
T-058 = La défausse est mélangée au moment où il faut une carte et que la pioche est vide, pas avant.
T-059 = Quand la pioche et la défausse sont vides, les trous parmi les cartes visibles restent ouverts.
T-060 = Quand la pioche et la défausse sont vides, vous ne pouvez pas piocher de cartes wagon, même visibles. Prenez une route ou piochez des objectifs.
T-128 = Si la pioche et la défausse s’épuisent après votre première carte, votre tour se termine avec cette seule carte.
T-061 = Les trous parmi les cartes visibles sont comblés dès que quelqu’un défausse des cartes.
T-062 = Aucune carte wagon ne quitte jamais la partie : les mains, la pioche, la défausse et les cartes visibles font toujours 110 en tout.

## Prendre une route

T-063 = Vous pouvez prendre toute route du plateau encore libre, même loin de vos autres routes.
T-064 = Vous ne pouvez prendre qu’une route par tour.
T-065 = Prendre une route coûte exactement une carte de votre main pour chacune de ses cases.
T-066 = Les cartes avec lesquelles vous payez doivent toutes être de la même couleur ; seules des locomotives peuvent s’y ajouter.
T-067 = Une route colorée se paie avec des cartes de sa couleur, ou avec des locomotives.
T-068 = Pour une route grise, vous choisissez la couleur que vous voulez.
T-069 = Une route grise aussi se paie d’une seule couleur : on ne peut pas en mélanger deux, locomotives mises à part.
T-070 = Vous pouvez mettre une locomotive à la place de n’importe quelle carte, aussi souvent que vous voulez.
T-071 = Des locomotives seules suffisent pour prendre n’importe quelle route, quelle que soit sa couleur.
T-072 = Rien ne vous oblige à utiliser une locomotive ; vous décidez quelles cartes dépenser.
T-073 = Quand vous prenez une route, posez un de vos wagons sur chacune de ses cases.
T-074 = Il vous faut un wagon par case : une route qui a plus de cases qu’il ne vous reste de wagons est hors de portée.
T-075 = Les cartes qui paient une route vont à la défausse.
T-076 = Une route que vous avez prise est à vous jusqu’à la fin de la partie.
T-077 = Une route ne se prend qu’une fois : ce que quelqu’un a pris n’est plus libre.
T-078 = Une route se prend en une fois ou pas du tout ; on ne peut pas prendre une moitié de route.

## Routes doubles

T-079 = Vous ne pouvez pas avoir les deux routes d’une route double.
T-080 = À deux ou trois joueurs, dès qu’une route d’une double est prise, l’autre reste fermée à tous.
T-081 = À quatre ou cinq joueurs, la deuxième route d’une double reste libre, mais seulement pour quelqu’un d’autre.
T-082 = À deux ou trois joueurs, vous choisissez laquelle des deux routes d’une double intacte vous prenez.
T-083 = Les deux routes d’une double se paient séparément, chacune dans sa couleur.

## Points des routes

T-084 = Une route prise rapporte selon ses cases : 1 point pour une, 2 pour deux, 4 pour trois, 7 pour quatre, 10 pour cinq et 15 pour six.
T-085 = Une route vous rapporte ses points dès que vous la prenez.
T-086 = Vos routes peuvent être recomptées à la fin ; elles doivent donner les points marqués en route.
T-087 = Votre score peut augmenter sans limite ; peu importe combien de fois un marqueur ferait le tour d’une piste imprimée.

## Piocher des objectifs

T-088 = Quand vous piochez des objectifs, vous recevez les trois du dessus de la pile d’objectifs.
T-089 = Des objectifs que vous venez de piocher, gardez-en un, deux ou trois ; vous ne pouvez garder que ceux que vous avez piochés.
T-090 = Vous devez garder au moins un des objectifs que vous avez piochés.
T-091 = S’il reste moins de trois objectifs, vous piochez ceux-là et en gardez toujours au moins un.
T-092 = Vous ne pouvez plus piocher d’objectifs quand la pile d’objectifs est vide.
T-093 = Les objectifs piochés dont vous ne voulez pas vont sous la pile d’objectifs.
T-094 = Si vous rendez plusieurs objectifs, ils vont sous la pile dans l’ordre où vous les avez piochés, le dernier tout en bas.
T-095 = Un objectif que vous avez gardé reste chez vous ; vous ne pouvez jamais le rendre.
T-096 = Vous pouvez avoir autant d’objectifs que vous voulez.
T-097 = Les objectifs restent cachés jusqu’au décompte final, même ceux que vous avez déjà réussis.

## Réussir des objectifs

T-098 = Un objectif est réussi quand une chaîne ininterrompue de vos propres routes relie ses deux villes.
T-099 = Les routes des autres joueurs ne servent pas à vos objectifs.
T-100 = Seul votre réseau à la fin de la partie décide si un objectif est réussi ; peu importe quand vous avez pris chaque route.
T-101 = Une même route peut servir à réussir autant d’objectifs que vous voulez.
T-102 = À la fin, chaque objectif réussi ajoute ses points à votre score.
T-103 = À la fin, chaque objectif manqué vous coûte ses points, peu importe quand vous l’avez pris.

## Fin de la partie

T-104 = Le dernier tour commence quand un joueur finit son tour avec deux wagons ou moins.
T-105 = Dans le dernier tour, chacun joue exactement une fois encore, y compris le joueur qui l’a déclenché.
T-106 = Le dernier tour commence par le joueur suivant dans le sens des aiguilles d’une montre et finit par celui qui l’a déclenché.
T-107 = Le dernier tour se déclenche une seule fois : si d’autres viennent à manquer de wagons pendant ce temps, rien ne change.
T-108 = La dernière fois que vous jouez, vous pouvez faire tout ce que vous pouvez faire d’habitude.
T-109 = Après le dernier tour vient le décompte ; la partie est alors finie et personne ne joue plus.

## Décompte final

T-110 = À la fin, tous les objectifs sont montrés ; les réussis s’ajoutent, tous les autres se retranchent.
T-111 = Le chemin continu le plus long vaut à son propriétaire la carte de prime et 10 points.
T-112 = Si plusieurs joueurs ont le chemin le plus long, chacun d’eux reçoit les 10 points.
T-113 = La longueur d’un chemin est le nombre de ses wagons ; peu importe combien de routes ils forment.
T-114 = Un chemin peut repasser par la même ville autant de fois que vous voulez, mais une seule fois par chacune de vos routes ; les branches latérales ne comptent pas.
T-115 = Sans aucune route, votre chemin le plus long est 0, et si personne n’a de route, personne ne reçoit la prime.
T-116 = Les objectifs manqués peuvent faire passer votre score final sous zéro.
T-117 = Votre score final : les points des routes, plus les objectifs réussis, moins les manqués, plus la prime si vous l’avez.
T-118 = Le plus haut score final gagne.
T-119 = À score égal, le joueur qui a réussi le plus d’objectifs est devant.
T-120 = À égalité de score et d’objectifs réussis, un joueur qui a la prime du chemin le plus long est devant.
T-121 = Les joueurs encore à égalité après le score, les objectifs réussis et la prime gagnent ensemble.
T-129 = Toutes les places se décident comme la première : par le score, puis les objectifs réussis, puis la prime. Les joueurs à égalité partagent une place.

## Pourquoi un coup est refusé

T-130 = Quand plusieurs règles s’opposent à un coup, on vous dit la première : est-ce à vous de décider, est-ce la décision à prendre, la chose existe-t-elle et est-elle libre, les cartes conviennent-elles, les wagons suffisent-ils.

## Exemples

T-122 = Exemple : deux cartes bleues et une locomotive prennent les trois cases bleues de Montreal à New York pour 4 points.
T-123 = Exemple : trois cartes d’une même couleur, n’importe laquelle, prennent la route grise de Montreal à Toronto ; deux rouges et une bleue, non.
T-124 = Exemple : six routes de six cases et une de cinq vous laissent 4 de vos 45 wagons, et ce n’est pas encore la fin ; deux cases de plus, et le dernier tour commence.
T-125 = Exemple : une route de chaque longueur, de un à six, rapporte 39 points en tout.
T-126 = Exemple : 60 points de routes, des objectifs réussis de 12 et 7, un manqué de 9 et la prime font 60 + 19 − 9 + 10 = 80.
