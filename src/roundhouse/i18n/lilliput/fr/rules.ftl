### The rules of 18Lilliput, one sentence or two per rule: rulebook, hint when a move is refused, and help.
### Each text stands alone. Ids are those of the specification and never change.

## Matériel

L-001 = La boîte contient dix cartes action, toutes différentes.
L-002 = Il y a cinq personnages au choix.
L-003 = Huit compagnies peuvent entrer en jeu, chacune avec sa propre charte.
L-004 = Chaque compagnie a quatre certificats, soit 32 en tout.
L-005 = Les quatre certificats d’une compagnie sont son certificat de directeur, qui vaut 50 %, et trois actions de 10 %.
L-006 = Seuls 80 % d’une compagnie existent sur le papier. Personne ne peut jamais acheter les 20 % restants.
L-007 = La pile de trains compte 29 cartes : sept 2, six 3, cinq 4, quatre 5, trois 3D et quatre 4D.
L-008 = Les trains 4D ne s’épuisent jamais, quel que soit le nombre de joueurs.
L-009 = Il y a quatre marqueurs par compagnie, plus un qui indique la manche.
L-010 = Un des marqueurs d’une compagnie indique son cours. Les trois autres sont des gares : une pour l’origine, deux pour plus tard.
L-011 = Toutes les variantes ensemble utilisent 114 tuiles : 54 de base, 3 d’Allenbeck, 4 de Laputa, 30 de Brobdingnag et 23 de scénario.
L-012 = Les tuiles de base sont 30 jaunes (2 métropoles ou villes Y, 12 villes, 16 voies simples), 11 vertes (2, 6, 3), 5 marron (1, 3, 1), Mildendo en rouge, et 7 pour les personnages.
L-013 = Les tuiles Brobdingnag remplacent la tuile de départ, toutes les villes et métropoles et trois tuiles de personnage : 30 tuiles.
L-014 = Que le tableau des cours soit un plateau ou trois cartes ne change rien.
L-015 = Les quatre compagnies que personne ne peut choisir au départ n’ont pas de règles spéciales ; seuls leur nom et leur couleur les distinguent.
L-016 = La face illustrée visible d’une tuile n’a aucun effet sur la partie.
L-017 = Vous pouvez tenir les comptes en billets ou sur papier ; toutes les sommes sont des livres entières.
L-018 = La banque a toujours assez d’argent.
L-019 = Tout est public : l’argent, les certificats et les trains de chacun, les tuiles, la réserve et l’ordre de la pile.

## Mise en place

L-020 = Mildendo est posée en premier, au milieu, en (0 ; 0), et y reste.
L-021 = Dans la pile de trains, tous les trains 2 sont au-dessus des trains 3, puis viennent 4, 5, 3D et 4D.
L-022 = Les tuiles qui ne sont pas sur le plan sont visibles dans le stock, triées par sorte.
L-023 = Au début, toutes les cartes action en jeu sont face visible et peuvent être prises.
L-024 = La partie commence par la manche 1.
L-025 = Les cinq personnages sont disponibles quand la sélection commence.
L-026 = Vous commencez avec 30 £ d’argent privé, sauf si vous choisissez la Glimigrim Valley Railway.
L-027 = Vous commencez avec une carte copie ; à deux joueurs vous en avez deux, en solo aucune.
L-028 = Un joueur a la carte premier joueur. Au début, elle est attribuée au hasard ou d’un commun accord.
L-029 = Votre argent et celui de chaque compagnie sont tenus à part. Une livre ne change de compte que là où une règle le dit.

## Sélection

L-030 = Au premier passage, dans le sens des aiguilles d’une montre depuis le premier joueur, vous prenez une compagnie de départ ou un personnage encore disponible.
L-031 = Le second passage va dans l’autre sens : vous prenez maintenant ce que vous n’avez pas encore, compagnie ou personnage.
L-032 = Celui qui choisit en dernier au premier passage choisit en premier au second : deux choix de suite.
L-033 = Seules les compagnies Mildendo (rouge), Slamecksan (bleue), Glimigrim Valley (verte) et Lilliput National (jaune) peuvent être choisies au départ.
L-034 = Vous ne pouvez pas choisir une deuxième compagnie de départ ni un deuxième personnage.
L-035 = Un personnage que personne ne choisit ne participe pas à la partie.
L-036 = Avec une compagnie de départ, vous recevez aussitôt son certificat de directeur, sa charte, sa trésorerie, ses trains et ses quatre marqueurs.
L-037 = Une compagnie de départ a 500 £ en trésorerie ; la Mildendo Railway a 550 £.
L-038 = Une compagnie de départ reçoit gratuitement un train 2 ; la Lilliput National en reçoit deux.
L-039 = Le cours d’une compagnie de départ est le 50 à gauche de la rangée du haut ; la Mildendo Railway commence sur le 55 à côté.
L-040 = Dix fois son cours de départ : c’est ce qu’une compagnie de départ a en trésorerie.
L-041 = Quand plusieurs compagnies commencent sur une même case, celle choisie plus tôt est plus haut.
L-042 = La tuile d’origine de la Slamecksan Railway est une métropole jaune qui vaut 30, et elle ne paie rien pour elle.
L-043 = La Lilliput National Railway commence avec deux trains 2.
L-044 = Si vous choisissez la Glimigrim Valley Railway, vous commencez avec 60 £ d’argent privé au lieu de 30 £.
L-045 = La Mildendo Railway commence à un cours de 55 avec 550 £.

## Tuiles d’origine

L-046 = Juste après avoir choisi une compagnie, vous posez sa tuile d’origine ; personne d’autre ne décide rien avant.
L-047 = Une tuile d’origine est une ville jaune qui vaut 20, droite ou courbe, comme vous voulez.
L-048 = Une tuile d’origine se pose à côté de Mildendo, sur un côté qu’aucune autre compagnie n’a.
L-049 = Une voie de la tuile d’origine doit mener à Mildendo.
L-050 = Tant qu’une voie mène à Mildendo, vous tournez votre tuile d’origine comme vous voulez.
L-051 = Pendant la mise en place, seule la Slamecksan Railway pose une métropole ; les autres compagnies ne le peuvent pas, même pour 50 £.
L-052 = La gare d’origine est placée aussitôt sur la tuile d’origine.
L-053 = Les tuiles d’origine viennent du stock commun ; une tuile épuisée ne peut pas servir.

## Manches

L-054 = À un, deux ou quatre joueurs, la partie se termine après huit manches.
L-055 = À trois joueurs, la partie se termine après neuf manches.
L-056 = Chaque manche a trois étapes : les actions, le roulement des trains, la bureaucratie.
L-057 = Ce qui se passe au début d’une manche se passe avant que quiconque ne prenne une carte.
L-058 = Chacun joue un tour, dans le sens des aiguilles d’une montre depuis le premier joueur.
L-059 = Après le premier passage, chacun joue un second tour dans l’ordre inverse.
L-060 = Le dernier joueur du premier passage joue deux tours de suite, et le premier joueur ouvre et ferme la manche.
L-061 = À votre tour, vous prenez une carte et réalisez une de ses deux moitiés, ou vous utilisez une carte copie.
L-062 = Une carte que quelqu’un a prise reste prise jusqu’à la fin de la manche.
L-063 = Vous pouvez prendre une carte et n’en rien faire. Elle compte quand même comme prise.
L-064 = On utilise dix cartes action à quatre joueurs, huit à trois, six à deux et quatre en solo.

## Cartes action

L-065 = Carte 1 : posez une tuile de n’importe quelle couleur, ou prenez 5 £.
L-066 = Carte 2 : posez au plus une tuile jaune et au plus une verte, ou une tuile de n’importe quelle couleur.
L-067 = Carte 3 : posez une ou deux tuiles jaunes, ou prenez 5 £.
L-068 = Carte 4 : vendez et achetez des actions, ou posez une tuile de n’importe quelle couleur.
L-069 = Carte 5 : vendez et achetez des actions, ou prenez 10 £.
L-070 = Carte 6 : vendez et achetez des actions, ou prenez 5 £.
L-071 = Carte 7 : achetez un train, ou posez une tuile de n’importe quelle couleur.
L-072 = Carte 8 : achetez un ou deux trains, ou prenez 5 £.
L-073 = Carte 9 : placez un marqueur de gare, ou prenez 5 £.
L-074 = Carte 10 : remplissez les trésoreries de vos compagnies, ou prenez 20 £.
L-075 = Les cartes 2, 4 et 7 ont une tuile pour seconde moitié et ne donnent jamais d’argent.
L-076 = Une tuile de n’importe quelle couleur veut dire : de toute couleur que permet la phase en cours.
L-077 = La première moitié de la carte 2 donne au plus une tuile jaune et une verte, jamais deux de la même couleur.
L-078 = Avec la carte 2, la tuile verte peut être une mise à niveau de la jaune que vous venez de poser.
L-079 = Une tuile est posée par une de vos compagnies. Deux tuiles d’une même action peuvent l’être par des compagnies différentes.
L-080 = La seconde tuile d’une action peut prolonger la première.
L-081 = Quand vous négociez des actions, vous en vendez d’abord autant que vous voulez, puis vous en achetez une si vous voulez. Après l’achat, vous ne pouvez plus vendre.
L-082 = Les moitiés d’argent versent 5 £, 10 £ ou 20 £ de la banque à vous, pas à une compagnie.
L-083 = La carte 10 apporte à vos trésoreries 50 £ dans les phases 1 et 2, 70 £ dans les phases 3 et 4, et 100 £ à partir de la phase 5.
L-084 = Vous répartissez l’argent de la carte 10 entre vos compagnies comme vous voulez, en livres entières, et vous distribuez tout.
L-085 = L’argent de la carte 10 va aux trésoreries des compagnies que vous dirigez, et nulle part ailleurs.
L-086 = Avec la carte 8, une de vos compagnies peut acheter les deux trains, ou deux d’entre elles un chacune.
L-087 = Le second achat de la carte 8 se fait avec la pile, la phase, les prix et les limites que le premier a laissés.

## Cartes copie

L-088 = Au lieu de prendre une carte, vous pouvez dépenser une carte copie et utiliser l’une ou l’autre moitié d’une carte déjà prise dans cette manche.
L-089 = Peu importe qui a pris la carte que vous copiez ; ce peut être vous.
L-090 = Avant que quelqu’un ait pris une carte dans cette manche, il n’y a rien à copier.
L-091 = Une carte copie disparaît quand vous l’avez utilisée ; la carte copiée reste prise.
L-092 = Chaque carte copie qui vous reste à la fin vaut 20 £.
L-093 = Vous pouvez utiliser une carte copie par tour, pas plus.

## Poser des tuiles

L-094 = Les tuiles sont carrées et le plan n’a pas de bord.
L-095 = Une ville ou métropole jaune a deux sorties, en ligne droite ou en courbe, et un emplacement de gare. La voie simple jaune est droite ou courbe.
L-096 = Une ville ou métropole verte a trois sorties et deux emplacements de gare.
L-097 = Les villes marron ont quatre sorties ; une ville a deux emplacements de gare, la métropole trois.
L-098 = La voie simple verte existe en croisement, en deux courbes et en aiguillage à trois sorties ; la marron relie les quatre côtés.
L-099 = Une nouvelle tuile va sur une case vide à côté d’une tuile déjà posée.
L-100 = Une voie de la nouvelle tuile doit rejoindre une voie d’une voisine.
L-101 = La compagnie qui pose doit atteindre la voie qu’elle prolonge : depuis une de ses gares, sans traverser de ville bloquée ni dépasser de terminus.
L-102 = Une ville pleine de gares d’autres compagnies vous arrête : vous l’atteignez, mais vous ne pouvez pas la traverser.
L-103 = Tant qu’une ville a un emplacement vide, toutes les compagnies peuvent la traverser, construire et rouler au-delà.
L-104 = Une compagnie ne construit que là où elle arrive elle-même ; qu’une autre de vos compagnies y arrive n’aide pas.
L-105 = Une voie peut finir en cul-de-sac contre un côté voisin sans voie.
L-106 = Une voie ne doit pas mener dans l’eau.
L-107 = Un port ne peut pas se poser là où une voie voisine mènerait dans son eau.
L-108 = Vous pouvez tourner une tuile par quarts de tour, mais jamais la retourner.
L-109 = Une compagnie qui n’atteint aucun bout de voie ouvert ne peut pas poser de tuile jaune.
L-110 = Une métropole jaune coûte 50 £ à la compagnie qui la pose, sauf si une règle la rend gratuite.
L-111 = Si la trésorerie n’a pas les 50 £, la métropole ne peut pas être posée ; vous ne pouvez pas ajouter d’argent à vous.
L-112 = C’est la compagnie qui atteint la case qui paie.
L-113 = À part la métropole jaune, poser des tuiles est gratuit dans le jeu de base.
L-114 = Vous ne pouvez poser qu’une tuile dont il reste un exemplaire dans le stock.
L-115 = Les tuiles jaunes sont les métropoles, les villes, les petites villes et les voies simples. Petites villes et ports ne viennent que des personnages et des scénarios.

## Règle du damier

L-116 = Deux villes ne sont jamais côte à côte.
L-117 = Deux tuiles de voie simple, de petite ville ou de port ne sont jamais côte à côte.
L-118 = Mildendo peut avoir n’importe quelle tuile pour voisine.
L-119 = Les cases sont donc soit pour des villes, soit pour des voies simples, comme sur un damier : une ville où x + y est impair, une voie simple où il est pair.
L-120 = Mildendo est une ville sur une case de voie simple : la seule exception.
L-121 = Les quatre cases autour de Mildendo sont pour des villes, que des compagnies y commencent ou non.
L-122 = Le château et les villes du Général et du Grand Trésorier comptent comme villes ; les petites villes et les ports comptent comme voies simples.

## Mettre des tuiles à niveau

L-123 = Le vert remplace le jaune et le marron remplace le vert ; vous ne pouvez ni sauter une couleur ni les poser sur une case vide.
L-124 = Les tuiles jaunes ne remplacent rien ; seules les vertes et les marron le font.
L-125 = Une ville devient une ville, une métropole une métropole et une voie simple une voie simple.
L-126 = Toutes les voies de l’ancienne tuile doivent rester sur la nouvelle, au même endroit.
L-127 = Votre compagnie doit atteindre l’ancienne tuile. Une ville bloquée convient si on peut l’atteindre.
L-128 = Les nouvelles voies d’une mise à niveau peuvent finir en cul-de-sac, mais pas dans l’eau.
L-129 = Les gares restent dans la ville quand sa tuile est remplacée.
L-130 = Si la nouvelle tuile a un emplacement de plus, une ville qui était pleine est de nouveau ouverte.
L-131 = La tuile remplacée retourne au stock et peut être posée de nouveau.
L-132 = Mettre à niveau une métropole est gratuit.
L-133 = Mildendo n’est jamais mise à niveau, pas plus que les tuiles de personnage ni les voies imprimées des scénarios.
L-134 = Une ville pleine reste pleine si sa mise à niveau n’apporte pas d’emplacement de plus.

## Acheter des trains

L-135 = À votre tour, seule une compagnie que vous dirigez peut acheter un train.
L-136 = Avec une action de trains (carte 7 ou 8), vous achetez à la banque ou à une autre compagnie. La réserve est fermée.
L-137 = Les prix de la banque sont 80 £ pour un 2, 150 £ pour un 3, 300 £ pour un 4, 400 £ pour un 5, 500 £ pour un 3D et 650 £ pour un 4D.
L-138 = La banque ne vend que le train du dessus de la pile.
L-139 = Une compagnie peut acheter n’importe quel train d’une autre compagnie, même obsolète, si le directeur de la vendeuse est d’accord.
L-140 = Entre deux de vos compagnies, il n’y a personne à consulter.
L-141 = Le prix entre compagnies est d’au moins 1 £ et d’au plus ce que l’acheteuse a en trésorerie ; si son directeur l’aide, d’au plus le prix imprimé sur le train.
L-142 = Le prix d’un train vendu entre compagnies est public.
L-143 = Le prix va à la trésorerie de la compagnie qui vend.
L-144 = Un achat conclu avec une autre compagnie compte comme un des achats de votre carte.
L-145 = Un train qui change de compagnie n’ouvre jamais de phase.
L-146 = Avec la carte 8, une de vos compagnies peut acheter un train, et une autre de vos compagnies peut lui acheter ce même train pour 1 £.
L-147 = Une compagnie peut se passer de trains.
L-148 = Si une compagnie n’a pas de train et trop peu d’argent, son directeur peut ajouter ce qui manque de son argent privé.
L-149 = À une compagnie qui a été aidée, il reste exactement 0 £.
L-150 = Une compagnie qui a un train ne reçoit pas d’aide de son directeur. Aider n’est jamais obligatoire.
L-151 = Le directeur peut aider à tout achat : à la banque, à la réserve ou à une autre compagnie. Le train d’une autre compagnie coûte alors au plus son prix imprimé.
L-152 = Vous aidez avec l’argent que vous avez ; vous ne pouvez pas vendre d’actions pour cela.
L-153 = Ce qu’une compagnie achète pendant les actions roule quand roulent les trains de cette manche.
L-154 = Une compagnie peut rendre des trains obsolètes à la réserve. Elle ne reçoit rien pour eux.
L-155 = Les trains obsolètes se rendent lors d’un achat : vous nommez des trains que la compagnie a, et l’achat doit être possible sans eux.
L-156 = Un train qui n’est pas obsolète ne peut pas être rendu.

## Phases

L-157 = Une phase commence quand le premier train de son type quitte la pile : acheté, passé à la réserve ou, en solo, donné à Gulliver.
L-158 = Distribuer des trains 2 pendant la sélection n’ouvre aucune phase.
L-159 = Dans les phases 1 et 2, seules des tuiles jaunes peuvent être posées.
L-160 = La phase 2 commence avec le premier train 2 de la pile : une compagnie peut avoir quatre trains.
L-161 = Dans la phase 1 aussi, une compagnie peut avoir quatre trains.
L-162 = Les tuiles vertes peuvent être posées à partir de la phase 3, quand le premier train 3 a quitté la pile.
L-163 = À partir de la phase 3, la carte 10 vaut 70 £.
L-164 = La phase 4 commence avec le premier train 4 : une compagnie peut avoir trois trains.
L-165 = Dans la phase 4, tous les trains 2 deviennent obsolètes.
L-166 = Les tuiles marron peuvent être posées à partir de la phase 5, quand le premier train 5 a quitté la pile.
L-167 = À partir de la phase 5, la carte 10 vaut 100 £.
L-168 = À partir de la phase 5, une compagnie peut avoir deux trains.
L-169 = Dans la phase 5, tous les trains 2 rouillent.
L-170 = La phase 6 commence avec le premier train 3D : tous les trains 3 deviennent obsolètes.
L-171 = La phase 7 commence avec le premier train 4D : tous les trains 3 rouillent et tous les trains 4 deviennent obsolètes.
L-172 = Les trains 5, 3D et 4D servent pour toujours, et les trains 4 ne rouillent jamais.
L-173 = Les trains de la réserve deviennent obsolètes et rouillent comme tous les autres.
L-174 = Un train rouillé est perdu pour de bon.
L-175 = Un train est toujours obsolète avant de rouiller.
L-176 = Quand une phase commence, des trains rouillent d’abord, puis d’autres deviennent obsolètes, puis la nouvelle limite s’applique.
L-177 = Les couleurs des phases précédentes peuvent encore être posées plus tard.

## Limite de trains et réserve

L-178 = Une compagnie qui a autant de trains que la phase le permet ne peut pas en acheter un autre, même si cet achat devait en faire rouiller un.
L-179 = Les trains obsolètes comptent dans la limite.
L-180 = Si une nouvelle limite laisse trop de trains à une compagnie, elle cède aussitôt l’excédent à la réserve et ne reçoit rien pour lui.
L-181 = Le directeur de la compagnie choisit quels trains céder, obsolètes ou non.
L-182 = Si plusieurs directeurs ont des trains à céder, ils choisissent dans le sens des aiguilles d’une montre depuis le joueur dont c’est le tour ; dans la bureaucratie, depuis le premier joueur.
L-183 = Les trains que Gulliver doit céder quittent la partie et ne vont pas à la réserve.
L-184 = Seule une compagnie qui vient d’être fondée ou de garder ses dividendes peut acheter à la réserve.
L-185 = Vous pouvez choisir n’importe quel train de la réserve.
L-186 = Un train de la réserve coûte son prix imprimé, obsolète ou non, payé à la banque.
L-187 = Des trains arrivent dans la réserve lors de la bureaucratie, quand on en rend d’obsolètes et quand une limite baisse.
L-188 = Acheter à la réserve aussi n’est permis qu’à une compagnie sous sa limite de trains.
L-189 = Un train qu’une compagnie achète à la réserve en gardant ses dividendes roule à partir de la manche suivante.

## Vendre des actions

L-190 = Vous pouvez vendre les actions de 10 % que vous avez. Un certificat de directeur ne se vend jamais.
L-191 = Une compagnie garde son directeur toute la partie.
L-192 = Dans une même négociation, vous pouvez vendre des actions de plusieurs compagnies, autant de chacune que vous voulez.
L-193 = Toutes les actions d’une compagnie que vous vendez dans une négociation partent au même cours, celui d’avant la vente ; vous les vendez donc en une fois.
L-194 = Après une vente, le marqueur de cours fait un pas de vente par action vendue (L-224).
L-195 = Les actions vendues retournent à la banque et peuvent être rachetées, même par vous et dans la même négociation.
L-196 = Les joueurs n’échangent pas d’actions entre eux.

## Acheter des actions

L-197 = Dans une négociation, vous achetez au plus un certificat : 10 % d’une compagnie fondée, ou un certificat de directeur.
L-198 = Une action de 10 % coûte le cours actuel, de votre argent privé.
L-199 = Acheter une action ne déplace pas le cours.
L-200 = Vous ne pouvez acheter qu’une action de 10 % que la banque possède.
L-201 = Tant qu’une compagnie n’est pas fondée, seul son certificat de directeur peut être acheté.
L-202 = Vous pouvez avoir au plus cinq certificats ; un certificat de directeur compte pour un.
L-203 = Vous pouvez avoir au plus deux certificats de directeur.
L-204 = Un joueur peut avoir les quatre certificats d’une compagnie.
L-205 = Les limites se comptent après vos ventes et avant votre achat.

## Fonder une compagnie

L-206 = Vous pouvez fonder une compagnie dont personne n’a le certificat de directeur et qui n’a pas été retirée à la mise en place.
L-207 = Le cours d’une nouvelle compagnie est un des cours de départ : toute case de la rangée du haut.
L-208 = La case de départ peut être occupée ; le nouveau marqueur de cours va sous les autres.
L-209 = Le certificat de directeur vous coûte cinq fois le cours.
L-210 = Vous ne pouvez choisir un cours que si vous avez cinq fois cette somme en argent privé.
L-211 = La nouvelle compagnie a dix fois son cours en trésorerie.
L-212 = La gare d’origine d’une nouvelle compagnie va sur n’importe quel emplacement vide du plan ; aucune voie n’a besoin d’y mener.
L-213 = Mildendo, les petites villes et les ports n’ont pas de place pour une gare d’origine.
L-214 = Sans emplacement vide sur le plan, personne ne peut fonder de compagnie.
L-215 = Une nouvelle compagnie a trois marqueurs de gare, celui d’origine compris.
L-216 = Juste après sa fondation, la compagnie peut acheter un train de la réserve.
L-217 = Une nouvelle compagnie commence sans train, sauf celui qu’elle peut acheter à la réserve.
L-218 = Une nouvelle compagnie fait déjà rouler ses trains dans cette manche.
L-219 = Fonder une compagnie est le seul achat de votre négociation.

## Tableau des cours

L-220 = Le tableau des cours a deux rangées. Dans une rangée, les cours montent vers la droite.
L-221 = La rangée du haut commence par 50 et 55.
L-222 = Le cours le plus bas est 45, à gauche de la rangée du bas, sous le 50.
L-223 = Le cours le plus haut est 150, à droite de la rangée du haut.
L-224 = Quand une action est vendue, le marqueur de cours descend tout droit depuis la rangée du haut ; depuis celle du bas, il va d’une case à gauche et monte.
L-225 = À 45, une vente ne déplace pas le marqueur de cours.
L-226 = Après un versement de dividendes, le marqueur de cours va d’une case à droite ; au bout à droite de la rangée du bas, il monte.
L-227 = À 150, verser les dividendes ne déplace pas le marqueur de cours.
L-228 = Quand les dividendes sont gardés, le marqueur de cours va d’une case à gauche ; au bout à gauche de la rangée du haut, il descend.
L-229 = À 45, garder les dividendes ne déplace pas le marqueur de cours.
L-230 = Un marqueur de cours qui arrive sur une case occupée va sous ceux qui s’y trouvent.
L-231 = Un marqueur de cours qui reste sur sa case garde sa place dans la pile de marqueurs.
L-232 = Quand plusieurs actions sont vendues, seule la dernière case compte pour la pile de marqueurs.
L-233 = Vendre des actions ou garder les dividendes ne fait jamais monter un cours, et les verser ne le fait jamais baisser.
L-234 = Une vente depuis la rangée du bas peut laisser le cours tel quel.

## Gares

L-235 = Avec la première moitié de la carte 9, une de vos compagnies place un marqueur de gare.
L-236 = La première gare d’une compagnie après celle d’origine coûte 40 £, la deuxième 100 £.
L-237 = Les gares se paient de la trésorerie ; vous ne pouvez pas ajouter d’argent à vous.
L-238 = Une compagnie a trois marqueurs de gare, celui d’origine compris. Une fois placés, il n’y en a plus.
L-239 = Une gare demande un emplacement vide dans une ville.
L-240 = Une voie doit mener d’une des gares de la compagnie à la ville, sans traverser de ville pleine de gares d’autres compagnies.
L-241 = Aucune ville n’a deux gares d’une même compagnie.
L-242 = Les petites villes et les ports n’accueillent pas de gares.
L-243 = Une gare reste où elle est pour de bon.

## Trajets

L-244 = Un trajet est une ligne de voie ininterrompue qui touche une gare de la compagnie.
L-245 = Un trajet n’utilise aucun bout de voie deux fois.
L-246 = À un aiguillage, un trajet continue et ne revient jamais par où il est venu.
L-247 = À un croisement, un trajet va tout droit et ne peut pas passer sur l’autre voie.
L-248 = Dans une ville, un trajet peut sortir par toute sortie, sauf celle par où il est entré.
L-249 = Deux parcours sur une tuile utilisent la même voie s’ils ont une sortie en commun, et alors seulement.

## Personnages

L-250 = Votre personnage aide toutes les compagnies que vous dirigez.
L-251 = Sept tuiles sont aux personnages : le château de l’Empereur, une ville pour le Général et une pour le Grand Trésorier, deux petites villes du Grand Juge et deux ports du Grand Amiral.
L-252 = À votre tour, vous pouvez poser les tuiles de votre propre personnage en plus de votre action, quelle qu’elle soit.
L-253 = Les tuiles de personnage peuvent être posées à tout moment de votre tour, les deux dans le même tour si vous en avez deux.
L-254 = Chaque tuile de personnage se pose une fois par partie.
L-255 = Une tuile de personnage suit les règles de pose habituelles, et une de vos compagnies doit atteindre sa case.
L-256 = Poser une tuile de personnage est gratuit, hors coût du terrain.
L-257 = Les tuiles de personnage ne sont jamais mises à niveau.
L-258 = Une fois posée, une tuile de personnage sert à toutes les compagnies de la même façon ; seul le château vaut plus pour certaines (L-264).

## Empereur

L-259 = Les compagnies de l’Empereur ne paient rien pour les métropoles jaunes.
L-260 = Le château se pose sur une ville jaune et la remplace.
L-261 = Le château ne remplace aucune métropole ni aucune ville où une compagnie a sa gare d’origine.
L-262 = Vous ne pouvez pas poser le château avant la phase 3.
L-263 = Le château garde les voies et les gares de la ville qu’il remplace, et cette tuile retourne au stock.
L-264 = Les compagnies qui ont une gare dans le château y comptent 50, toutes les autres 30.
L-265 = Le château compte dans le rayon d’action du train, et les trains peuvent le traverser.

## Général

L-266 = Si vous avez le Général, vos compagnies paient 20 £ et 50 £ pour leurs gares, la moitié du prix habituel.
L-267 = La ville du Général se pose comme une ville jaune, dès le début de la partie.
L-268 = La ville du Général compte comme un arrêt, peut être traversée et n’est jamais mise à niveau.

## Grand Juge

L-269 = Au début de chaque manche, le propriétaire du Grand Juge prend 5 £ d’argent privé ou 20 £ pour ses compagnies.
L-270 = Les 20 £ du Grand Juge sont réparties entre les compagnies de son propriétaire, en livres entières et sans reste.
L-271 = Le propriétaire du Grand Juge choisit de nouveau à chaque manche, la première comprise.
L-272 = Les deux petites villes du Grand Juge se posent sur des cases de voie simple, dès le début de la partie.
L-273 = Les petites villes n’entament pas le rayon d’action d’un train.
L-274 = Les trains peuvent traverser les petites villes.

## Grand Amiral

L-275 = Les compagnies du Grand Amiral paient à la banque un dixième de moins pour les trains : 72, 135, 270, 360, 450 et 585 £.
L-276 = Le Grand Amiral n’a pas de remise à la réserve ni auprès des autres compagnies.
L-277 = Quand un directeur aide, ce qui manque se compte d’après le prix remisé.
L-278 = Les deux ports du Grand Amiral se posent sur des cases de voie simple, dès le début de la partie.
L-279 = Un port n’entame pas le rayon d’action d’un train.
L-280 = Un trajet ne peut que commencer ou finir dans un port.
L-281 = Aucune voie ne peut mener à un côté de port qui n’en a pas.

## Grand Trésorier

L-282 = Le propriétaire du Grand Trésorier peut échanger la carte une fois contre 10 £ fois le numéro de la manche.
L-283 = Le Grand Trésorier s’échange au tour de son propriétaire et quitte alors la partie.
L-284 = Si la ville du Grand Trésorier n’est pas encore sur le plan, elle est perdue avec la carte.
L-285 = Un Grand Trésorier jamais échangé ne vaut rien à la fin.
L-286 = La ville du Grand Trésorier se pose comme une ville jaune, à partir de la phase 5.
L-287 = La ville du Grand Trésorier compte comme un arrêt, et un trajet ne peut qu’y commencer ou y finir.

## Faire rouler les trains

L-288 = Les compagnies font rouler leurs trains du cours le plus haut au plus bas.
L-289 = Sur une même case, la compagnie du dessus passe en premier.
L-290 = Si deux cases montrent le même cours, celle qui est plus à droite passe en premier.
L-291 = L’ordre est fixé quand les trains commencent à rouler ; chaque compagnie agit quand vient son tour.
L-292 = Une fois par manche vient le tour de chaque compagnie fondée, avec ou sans trains.
L-293 = Un train fait au plus un trajet par manche.
L-294 = Les arrêts sont les villes de toute sorte, les petites villes, les ports et Mildendo.
L-295 = Un trajet a au moins deux arrêts.
L-296 = Les deux bouts d’un trajet sont des arrêts.
L-297 = Un trajet touche une gare de la compagnie qui le fait.
L-298 = Un train ne peut pas traverser une ville pleine de gares d’autres compagnies.
L-299 = Une ville bloquée peut être le premier ou le dernier arrêt.
L-300 = Un train peut traverser une ville qui a un emplacement vide ou une gare de sa compagnie.
L-301 = Un trajet a au plus autant d’arrêts comptés que le dit le numéro du train.
L-302 = On compte les villes, les métropoles, Mildendo, le château, Wiggywack et les villes du Général et du Grand Trésorier.
L-303 = Les petites villes et les ports rapportent de l’argent sans être comptés.
L-304 = Un trajet peut commencer ou finir dans une petite ville.
L-305 = Vous ne pouvez pas sauter un arrêt qui est sur le trajet.
L-306 = Un trajet ne visite chacun de ses arrêts qu’une fois.
L-307 = Un trajet ne peut que commencer ou finir à Mildendo.
L-308 = Un trajet ne peut pas à la fois commencer et finir à Mildendo.
L-309 = Mildendo a un terminus de chaque côté, et ils ne sont pas reliés.
L-310 = Deux trains d’une compagnie n’utilisent jamais la même voie dans une manche.
L-311 = Deux trains d’une compagnie peuvent se rencontrer à un arrêt si leurs voies diffèrent.
L-312 = Deux trains d’une compagnie peuvent donc finir à Mildendo par des côtés différents, ou dans une même petite ville.
L-313 = Les trains des autres compagnies ne gênent jamais.

## Revenus

L-314 = Une ville vaut 20 en jaune, 30 en vert et 40 en marron.
L-315 = Une métropole vaut 30 en jaune, 40 en vert et 50 en marron.
L-316 = Mildendo vaut 30 de chaque côté.
L-317 = Une petite ville vaut 10.
L-318 = Le château vaut 50 pour une compagnie qui y a une gare et 30 pour les autres.
L-319 = Un port vaut 10.
L-320 = La ville du Général vaut 30 et celle du Grand Trésorier 50.
L-321 = Un trajet rapporte la somme de ses arrêts.
L-322 = Les trains 3D et 4D rapportent le double de cette somme.
L-323 = Pour les trains 3D et 4D, toute sorte d’arrêt est doublée.
L-324 = Un train obsolète rapporte la moitié, arrondie à la dizaine inférieure.
L-325 = La moitié et l’arrondi viennent avant l’addition des trains.
L-326 = Les revenus d’une compagnie sont ce que rapportent tous ses trains ensemble.
L-327 = Une compagnie roule toujours pour les revenus les plus hauts que ses trains peuvent rapporter.
L-328 = Si plusieurs choix de trajets rapportent la même somme, peu importe lequel est fait.
L-329 = Une compagnie sans train ou sans trajet a des revenus de 0.
L-330 = Tous les revenus sont des multiples de dix.

## Verser les dividendes

L-331 = La banque paie les revenus.
L-332 = Le directeur décide si la compagnie verse tous ses revenus ou les garde tous.
L-333 = Quand une compagnie verse les dividendes, chaque action de 10 % dans la main d’un joueur rapporte un dixième des revenus.
L-334 = En tant que directeur, vous touchez la moitié de ce que verse votre compagnie.
L-335 = Les actions de la banque ne rapportent rien à personne, pas plus que les 20 % manquants.
L-336 = Après un versement de dividendes, le marqueur de cours avance d’un pas.
L-337 = Verser les dividendes laisse la trésorerie telle quelle.

## Garder les dividendes

L-338 = Quand une compagnie garde les dividendes, tous les revenus vont à sa trésorerie.
L-339 = Quand les dividendes sont gardés, le marqueur de cours recule d’un pas.
L-340 = Une compagnie dont les revenus sont de 0 n’a rien à verser : c’est comme si elle gardait les dividendes.
L-341 = Juste après avoir gardé les dividendes, une compagnie peut acheter un train de la réserve.
L-342 = Une compagnie qui vient de garder les dividendes peut payer son train de la réserve avec cet argent.
L-343 = Si votre compagnie verse les dividendes, la réserve lui est fermée.

## Bureaucratie

L-344 = Quand tous les trains ont roulé, le train du dessus de la pile va à la réserve.
L-345 = Un train qui passe à la réserve pendant la bureaucratie peut ouvrir une phase, tout comme un achat.
L-346 = Pendant la bureaucratie, la carte premier joueur change de main : elle revient au voisin de gauche.
L-347 = Pendant la bureaucratie, toutes les cartes action redeviennent disponibles.
L-348 = La bureaucratie se termine par le début de la manche suivante.
L-349 = Après la dernière manche, il n’y a pas de bureaucratie.

## Dernière manche et fin

L-350 = Dans la dernière manche, chaque compagnie touche le double de ses revenus.
L-351 = Dans la dernière manche, aucune compagnie ne peut garder les dividendes ; qui a des revenus les verse.
L-352 = Dans la dernière manche, verser les dividendes déplace le marqueur de cours de deux pas.
L-353 = Dans la dernière manche, chacun des deux pas du cours se fait à part et s’arrête à 150.
L-354 = Dans la dernière manche, une compagnie dont les revenus sont de 0 recule d’un pas et n’achète pas de train.
L-355 = Votre score est votre argent privé, le cours de chacune de vos actions, cinq fois le cours pour chaque certificat de directeur et 20 £ pour chaque carte copie.
L-356 = À la fin, ni ce qui reste dans les trésoreries ni les trains, quel que soit leur âge, ne valent rien.
L-357 = Vous gagnez si personne n’a un score plus haut.
L-358 = Les joueurs qui ont le même plus haut score gagnent ensemble.

## Tuiles de scénario

L-359 = Les tuiles de scénario sont un supplément ; convenez ensemble du nombre à utiliser.
L-360 = Il y a 23 tuiles de scénario.
L-361 = Les tuiles de scénario se placent après Mildendo et avant la sélection.
L-362 = Une tuile marquée d’un cercle va sur une case de ville.
L-363 = Une tuile marquée d’un carré va sur une case de voie simple.
L-364 = Une tuile qui porte les deux marques va sur n’importe quelle case.
L-365 = Les tuiles de scénario n’ont pas besoin de toucher d’autres tuiles.
L-366 = Les quatre cases à côté de Mildendo restent libres pour les tuiles d’origine.
L-367 = Chaque train qui passe par une mine apporte 10 £ ou 20 £ à la trésorerie de sa compagnie.
L-368 = L’argent des mines n’est pas un revenu : il n’est ni versé, ni doublé, ni divisé, et il ne décide pas quels trajets sont les meilleurs.
L-369 = Une mine compte comme voie simple. Ce n’est pas un arrêt, et aucun trajet n’y finit.
L-370 = Sur un terrain marqué 30 £, votre compagnie peut construire si elle paie 30 £ de plus.
L-371 = Sur un terrain marqué 10 £, votre compagnie peut construire si elle paie 10 £ de plus.
L-372 = Que l’on construise sur un terrain une ville ou une voie simple dépend de la case.
L-373 = Le coût du terrain s’ajoute aux autres. L’Empereur aussi le paie.
L-374 = Un terrain sur lequel on a construit quitte la partie.
L-375 = On ne construit rien sur la mer, et aucune voie ne peut y mener.
L-376 = Seul le tunnel se construit sur une montagne.
L-377 = À partir de la phase 3, une compagnie qui atteint une montagne peut y mettre le tunnel pour 50 £.
L-378 = Le tunnel compte comme voie simple et demande donc une case de voie simple.
L-379 = Poser le tunnel compte comme poser une tuile verte.
L-380 = Un trajet ne peut que commencer ou finir à Wiggywack.
L-381 = Une compagnie qui a une gare à Wiggywack y compte 60.
L-382 = Wiggywack peut être sur n’importe quelle case, à côté de n’importe quelle tuile.
L-383 = Wiggywack a des emplacements de gare et peut être atteinte de tous les côtés.
L-384 = Wiggywack compte dans le rayon d’action du train.
L-385 = Les compagnies sans gare à Wiggywack y comptent 40.
L-386 = Les voies imprimées des scénarios ne sont jamais mises à niveau.
L-387 = Il y a quatre scénarios : Pour commencer, Les montagnes, Ville sur ville et Séparés.

## Moins de joueurs et petites variantes

L-388 = À trois joueurs, une compagnie de départ reste dans la boîte ; elle ne peut pas être fondée plus tard.
L-389 = À deux ou trois joueurs, deux trains 2 sont sur la pile après la sélection ; les autres trains 2 ne servent pas.
L-390 = À trois joueurs, la pile compte deux 2, cinq 3, quatre 4, trois 5 et deux 3D, puis des 4D sans limite.
L-391 = À trois joueurs, on se passe des cartes 1 et 6.
L-392 = À trois joueurs, la dernière manche, qui compte double, est la neuvième ; la huitième est comme les autres.
L-393 = À deux joueurs, deux compagnies de départ restent dans la boîte ; elles ne peuvent pas être fondées plus tard.
L-394 = À deux joueurs, chacun a deux cartes copie.
L-395 = À deux joueurs, la pile compte deux 2, trois 3, trois 4, deux 5 et deux 3D, puis des 4D sans limite.
L-396 = À deux joueurs, on se passe des cartes 1, 4, 6 et 7.
L-397 = À quatre joueurs, la pile compte deux 2, six 3, cinq 4, quatre 5 et trois 3D, puis des 4D sans limite.
L-398 = Deux joueurs peuvent convenir d’avoir deux personnages chacun, avec tout ce qui va avec.
L-399 = Dans la variante à deux personnages, le deuxième se prend lors d’un troisième passage, dans le sens horaire depuis le premier joueur.
L-400 = Dans la variante expert, le train du dessus de la pile va à la réserve avant que les trains roulent, dans la dernière manche aussi.
L-401 = Dans la variante pour experts, des trains peuvent donc rouiller avant de rouler.
L-402 = Dans la variante pour experts, une compagnie qui garde les dividendes dans la même manche peut déjà acheter le train passé à la réserve.

## Allenbeck et Laputa

L-403 = Dans la variante Allenbeck, Tottenham, Allenbeck et Plips sont les trois villes marron.
L-404 = Dans la variante Allenbeck, un train qui visite trois villes parmi Mildendo, Tottenham, Allenbeck et Plips rapporte 20 £ de plus.
L-405 = Un train qui visite Mildendo, Tottenham, Allenbeck et Plips rapporte 50 £ de plus.
L-406 = Dans la variante Allenbeck, les trains D reçoivent la prime une fois, pas deux.
L-407 = Dans la variante Allenbeck, la prime s’ajoute après le doublement ou la division et fait partie des revenus.
L-408 = Pour le reste, les villes nommées sont des villes marron ordinaires.
L-409 = Avec Laputa, quatre tuiles, une de chaque couleur de départ, prennent la place des villes marron.
L-410 = Seule la compagnie de sa couleur peut poser une tuile de Laputa.
L-411 = Seule la compagnie de sa couleur peut utiliser la voie colorée d’une tuile de Laputa.
L-412 = Les autres voies d’une tuile de Laputa sont ouvertes à toutes.
L-413 = La sortie colorée d’une tuile de Laputa doit être nouvelle.
L-414 = Pour le reste, une tuile de Laputa est une ville marron ordinaire.
L-415 = Les tuiles de Laputa des compagnies qui ne jouent pas ne servent pas.
L-416 = Avec Allenbeck et Laputa ensemble, il y a sept villes marron.

## Brobdingnag

L-417 = Les tuiles de Brobdingnag remplacent la tuile de départ, toutes les villes et trois tuiles de personnage. Elles ne vont pas avec Allenbeck ni Laputa.
L-418 = Dans Brobdingnag, un versement donne aux actionnaires la moitié des revenus, arrondie à la dizaine supérieure.
L-419 = Dans Brobdingnag, la compagnie garde ce que les actionnaires ne reçoivent pas.
L-420 = Dans Brobdingnag, un versement déplace le cours comme tout autre.
L-421 = Dans Brobdingnag, vous pouvez toujours tout garder, mais pas tout verser.
L-422 = Dans Brobdingnag, chaque certificat rapporte sa part de la moitié des actionnaires.
L-423 = Dans la dernière manche de Brobdingnag, les revenus sont d’abord doublés puis partagés, et personne ne peut les garder.

## En solo contre Gulliver

L-424 = Gulliver reçoit au hasard une compagnie de départ et aucun personnage.
L-425 = Gulliver reçoit l’argent, le certificat de directeur et la charte qui vont avec sa compagnie.
L-426 = La première compagnie de Gulliver n’a pas de trésorerie.
L-427 = La première compagnie de Gulliver reçoit ses trains et son cours habituels.
L-428 = La forme et le côté de la tuile d’origine de Gulliver sont tirés au sort ; elle est reliée à Mildendo.
L-429 = Une tuile d’origine courbe de Gulliver est tournée au hasard à gauche ou à droite, mais jamais vers l’eau.
L-430 = La gare d’origine de Gulliver va sur sa tuile d’origine.
L-431 = Une fois Gulliver installé, vous choisissez une des trois autres compagnies et un personnage.
L-432 = En solo, vous n’avez pas de cartes copie.
L-433 = En solo, vous utilisez les cartes 2, 4, 8 et 9.
L-434 = En solo, la pile compte deux trains de chaque type, puis des 4D sans limite.
L-435 = Une partie en solo dure huit manches, et la dernière paie double.
L-436 = À chaque manche, vous prenez deux cartes différentes, une moitié de chacune ; puis Gulliver agit.
L-437 = Gulliver pose une voie, place une gare, pose encore une voie, achète une action et reçoit un train, dans cet ordre.
L-438 = Là où Gulliver a le choix, toutes les possibilités sont également probables.
L-439 = Les voies, les gares et les trains ne coûtent rien à Gulliver.
L-440 = Gulliver pose la première tuile possible de cette liste : une ville marron, une ville verte, une ville jaune, une voie simple jaune.
L-441 = Ce que pose Gulliver suit les mêmes règles que vos tuiles.
L-442 = Gulliver ne met à niveau que des villes où il a une gare.
L-443 = Gulliver met à niveau sa première ville d’origine avant toutes les autres.
L-444 = Pour Gulliver, une métropole compte comme une ville.
L-445 = Gulliver tourne une ville verte de sorte que sa nouvelle sortie pointe vers Mildendo.
L-446 = Gulliver construit la ville jaune la plus proche de Mildendo.
L-447 = La plus proche de Mildendo est celle qui en est à moins de cases, comptées horizontalement et verticalement.
L-448 = La forme d’une nouvelle tuile de Gulliver est tirée au sort.
L-449 = Pour les tuiles de Gulliver, on tire d’abord la forme, puis une des façons dont elle convient ; s’il n’y en a pas, on essaie l’autre forme.
L-450 = La voie simple de Gulliver va sur une case possible tirée au sort.
L-451 = Gulliver ne pose jamais de nouvelle métropole.
L-452 = Si Gulliver ne peut rien poser, il passe à l’étape suivante.
L-453 = Tant qu’il a des marqueurs, Gulliver place une gare de sa première compagnie dans la ville jaune tout juste construite.
L-454 = La deuxième compagnie de Gulliver ne place pas d’autres gares.
L-455 = Si une voie d’une ville où Gulliver a une gare finit sur une case vide, il l’y prolonge par une voie simple.
L-456 = On tire au sort si la voie simple de Gulliver est droite ou courbe, et dans quel sens.
L-457 = Si Gulliver a plusieurs bouts de voie libres, on en tire un au sort ; si rien n’y convient, on en essaie un autre.
L-458 = Gulliver ne vend jamais d’actions.
L-459 = Gulliver achète une action de 10 % à chaque manche s’il peut la payer.
L-460 = Gulliver achète au hasard une des actions qu’il peut payer.
L-461 = Gulliver achète au plus trois actions de 10 %.
L-462 = Avec quatre certificats et 250 £, Gulliver fonde une compagnie.
L-463 = Gulliver fait un seul achat d’actions par manche.
L-464 = Gulliver fonde au cours le plus haut qu’il peut payer.
L-465 = Gulliver fonde au hasard une des compagnies disponibles.
L-466 = La gare d’origine de la deuxième compagnie de Gulliver va sur un emplacement libre de sa première tuile d’origine, ou dans la ville la plus proche qui en a un.
L-467 = La deuxième compagnie de Gulliver n’achète rien à la réserve lors de sa fondation.
L-468 = Gulliver reçoit gratuitement le train du dessus de la pile ; dans la bureaucratie, aucun train ne va à la réserve.
L-469 = Le train gratuit de Gulliver peut ouvrir une phase avant que les trains roulent.
L-470 = Le train gratuit de Gulliver va à celle de ses compagnies qui a le moins de trains.
L-471 = Si les compagnies de Gulliver ont autant de trains l’une que l’autre, il va à celle qui a le train le plus bas.
L-472 = Si leurs trains les plus bas sont égaux aussi, la première compagnie de Gulliver le reçoit.
L-473 = Si la compagnie qui reçoit le train gratuit de Gulliver est à sa limite, son train le plus bas quitte d’abord la partie.
L-474 = Si la limite de trains baisse, les trains les plus bas de Gulliver quittent la partie.
L-475 = Les compagnies de Gulliver versent toujours les dividendes et n’achètent jamais à la réserve.
L-476 = Vous et Gulliver recevez tous deux des dividendes pour vos actions.
L-477 = En solo, la bureaucratie ne fait que rendre les cartes et lancer la manche suivante.
L-478 = En solo, celui qui a le plus en argent privé et en valeur d’actions gagne ; il peut y avoir égalité.
L-479 = En solo, toutes les règles habituelles s’appliquent à vous.

## Exemples

L-480 = Sur le premier plateau d’exemple, la compagnie Rouge rapporte 170 avec un train 3 et un train 2.
L-481 = Sur le premier plateau d’exemple, la compagnie Bleue rapporte 160 avec deux trains 3.
L-482 = Sur le premier plateau d’exemple, la compagnie Verte rapporte 140 avec deux trains 2.
L-483 = Sur le premier plateau d’exemple, la compagnie Jaune rapporte 110 avec deux trains 2.
L-484 = Les trajets du premier exemple valent 110, 60, 90, 70, 70, 50 et 60.
L-485 = Sur le deuxième plateau d’exemple, la compagnie Rouge rapporte 240 avec un train 3D et un train 3 obsolète.
L-486 = Sur le deuxième plateau d’exemple, la compagnie Jaune rapporte 190 avec un train 4.
L-487 = Sur le deuxième plateau d’exemple, la compagnie Verte rapporte 230 avec deux trains 4.
L-488 = Sur le deuxième plateau d’exemple, la compagnie Bleue rapporte 60 avec un train 3 obsolète.
L-489 = Sur la feuille d’exemple, 30 £ deviennent 76 £ et une trésorerie de 500 £ devient 380 £.

## Autres règles

L-490 = Une offre refusée ne coûte rien. Dans la même action, vous pouvez redemander ce train, mais seulement à un prix plus élevé.
L-491 = Gulliver ne vend jamais de train à une autre compagnie et ne lui en achète jamais.
