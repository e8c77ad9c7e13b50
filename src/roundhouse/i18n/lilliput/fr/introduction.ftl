### The introduction to 18Lilliput, and what the pictures of its rulebook show: a caption, and (-alt) words for whoever does not
### see the picture. Sent with the rulebook. The pictures themselves are declared in render/lilliput/pictures.toml.

introduction-lilliput-goal-title = Des chemins de fer à Lilliput
introduction-lilliput-goal =
    Vous dirigez une compagnie de chemin de fer. Elle pose des voies, achète des trains et les fait rouler de ville en ville ; ce qu’ils rapportent va aux actionnaires ou reste dans la compagnie. L’argent de votre compagnie n’est pas à vous : il achète des trains et des gares, et à la fin il ne vaut rien.

    Ce qui compte, c’est ce que vous possédez vous-même : votre argent privé et vos actions à leur cours. Bâtissez une compagnie qui rapporte, faites monter son cours et prenez part aux autres qui marchent bien. La partie dure huit manches, neuf à trois joueurs.
introduction-lilliput-round-title = Une manche et ses cartes
introduction-lilliput-round =
    À chaque manche vous jouez deux tours : une fois autour de la table, puis en sens inverse. À chaque tour vous prenez une carte action et utilisez une de ses moitiés. Une carte prise n’est plus disponible pendant cette manche.

    Ensuite toutes les compagnies font rouler leurs trains, et la manche s’achève. Une ou deux fois par partie, une carte copie vous permet d’utiliser une carte déjà prise.
introduction-lilliput-track-title = Poser des voies
introduction-lilliput-track =
    Une nouvelle tuile touche une autre, sa voie rejoint une voie existante, et votre compagnie peut l’atteindre depuis une de ses gares. Tout commence à Mildendo, la capitale.

    Villes et voies simples alternent comme les cases d’un échiquier : une ville n’est jamais à côté d’une ville. De petits anneaux sur les cases vides montrent où vont les villes.
introduction-lilliput-upgrade-title = De meilleures tuiles
introduction-lilliput-upgrade = Plus tard, des tuiles vertes remplacent les jaunes, et des marron les vertes. Toutes les anciennes voies doivent rester ; la nouvelle tuile en ajoute, et la ville vaut plus et a de la place pour plus de gares.
introduction-lilliput-run-title = Faire rouler les trains
introduction-lilliput-run =
    Le numéro d’un train dit combien de villes il visite : un train 2 en visite deux, un train 3 trois. Son trajet doit toucher une gare de votre compagnie et ne pas emprunter deux fois la même voie, et il rapporte la somme de ses arrêts. Deux trains d’une compagnie ne partagent aucune voie.

    Inutile de chercher : votre compagnie roule toujours sur les meilleurs trajets, et la page les dessine.
introduction-lilliput-price-title = Verser ou garder : le cours
introduction-lilliput-price =
    Après chaque trajet, vous décidez en tant que directeur. Si la compagnie verse, l’argent va aux actionnaires et le cours avance d’un pas vers la droite. Si elle garde, l’argent va dans sa trésorerie et le cours recule d’un pas.

    Qui vend des actions fait baisser le cours : dans la rangée du haut tout droit vers le bas, dans celle du bas vers la gauche et vers le haut.
introduction-lilliput-shares-title = Actions et directeurs
introduction-lilliput-shares =
    Chaque compagnie a un certificat de directeur de 50 % et trois actions de 10 %. Le directeur décide de tout et reçoit la moitié de ce qui est versé ; chaque action reçoit un dixième. Ce que personne n’a acheté ne rapporte rien.

    Quand vous négociez des actions, vous pouvez en acheter une, de n’importe quelle compagnie, et vous pouvez avoir cinq certificats au plus. Un directeur le reste toute la partie.
introduction-lilliput-trains-title = Les trains vieillissent
introduction-lilliput-trains =
    La banque ne vend que le train du dessus de la pile. Le premier train de chaque type ouvre une nouvelle phase : nouvelles tuiles, limites plus basses, et les vieux trains en souffrent. D’abord ils deviennent obsolètes et rapportent la moitié, puis ils rouillent et disparaissent.

    Regardez ce qui vient après avant d’acheter : votre argent achète un train, mais il peut aussi en enlever un à tous les autres.
introduction-lilliput-stations-title = Les gares
introduction-lilliput-stations = Une ville a un, deux ou trois emplacements de gare. Quand tous les emplacements sont pris par d’autres, vos trains peuvent s’y arrêter mais pas la traverser, et vous ne pouvez pas construire au-delà. Une gare à vous garde la voie ouverte, et des trajets peuvent en partir.
introduction-lilliput-found-title = Une deuxième compagnie
introduction-lilliput-found = Avec assez d’argent privé, vous pouvez fonder une autre compagnie quand vous négociez des actions : choisissez un cours de la rangée du haut et payez cinq fois cette somme pour le certificat de directeur. La compagnie reçoit dix fois son cours, et sa gare d’origine va dans n’importe quel emplacement libre du plan. Elle roule dès cette manche.
introduction-lilliput-characters-title = Les personnages
introduction-lilliput-characters = Chacun choisit aussi un personnage. Il apporte un petit privilège pour toute la partie et une ou deux tuiles à lui, que vous pouvez poser en plus de n’importe quelle action. L’Empereur a le château, le Général et le Grand Trésorier ont des villes, le Grand Juge deux petites villes, le Grand Amiral deux ports.
introduction-lilliput-gulliver-title = En solo contre Gulliver
introduction-lilliput-gulliver = En solo, votre adversaire est Gulliver. Après vos deux tours, il fait à chaque manche les mêmes cinq choses : il pose une voie, place une gare, pose encore une voie, achète une action et reçoit un train gratuit. Là où il a le choix, c’est le hasard qui décide.
introduction-lilliput-end-title = La dernière manche et le score
introduction-lilliput-end =
    Dans la dernière manche, chaque compagnie rapporte le double, et personne ne peut garder. Puis on compte : votre argent privé, chaque action à son cours, cinq fois le cours pour chaque certificat de directeur et 20 £ pour chaque carte copie qui vous reste.

    C’est tout ce qu’il faut pour commencer. Les règles numérotées ci-dessous répondent à toutes les questions ; la première partie guidée vous montre le reste à la table.

# Pictures

picture-lilliput-goal = Deux compagnies autour de Mildendo. La gare d’origine de la compagnie Rouge est une ville verte ; ses trains peuvent aller à l’est, ou au nord jusqu’à la compagnie Bleue.
picture-lilliput-goal-alt = Un petit plan : Mildendo en rouge, la gare d’origine de la compagnie Rouge à l’est, celle de la compagnie Bleue au nord, des voies entre elles. Dessous, les deux compagnies avec directeur, cours, trésorerie et trains.
picture-lilliput-order = Quatre joueurs, huit tours : d’abord dans le sens horaire, puis en sens inverse. Le dernier joue deux tours de suite.
picture-lilliput-order-alt = Les numéros des joueurs dans l’ordre de leurs tours : 1, 2, 3, 4, 4, 3, 2, 1.
picture-lilliput-card = Carte 3 : posez jusqu’à deux tuiles jaunes, ou prenez 5 £. Une seule moitié.
picture-lilliput-card-alt = Une carte avec le numéro 3. Sa moitié supérieure montre deux tuiles jaunes, sa moitié inférieure une pièce de 5 £ ; les deux sont cochées.
picture-lilliput-cards = Les dix cartes action : tuiles, actions, trains, une gare, de l’argent.
picture-lilliput-cards-alt = Dix cartes en deux rangées, chacune avec deux moitiés : tuiles de toutes les couleurs, actions, locomotives, un marqueur de gare, une trésorerie, des pièces.
picture-lilliput-taken = La carte 3 a déjà été prise dans cette manche : personne d’autre ne peut la prendre.
picture-lilliput-taken-alt = Six cartes. Celle qui porte le numéro 3 est barrée, et sa moitié supérieure porte une croix.
picture-lilliput-copy = Avec une carte copie, vous pouvez utiliser l’une ou l’autre moitié d’une carte déjà prise.
picture-lilliput-copy-alt = Six cartes. Celle qui porte le numéro 3 est barrée, mais ses deux moitiés sont cochées.
picture-lilliput-home = La tuile d’origine va à côté de Mildendo, et sa voie y mène.
picture-lilliput-home-alt = Mildendo et à l’est une ville jaune dont la voie rejoint la capitale, cochée.
picture-lilliput-home-turned-away = Tournée ainsi, sa voie ne mène pas à Mildendo.
picture-lilliput-home-turned-away-alt = Mildendo et à l’est une ville jaune dont la voie mène au nord et à l’est, avec une croix.
picture-lilliput-lay = Une voie simple prolonge la ligne de la compagnie Rouge vers l’est.
picture-lilliput-lay-alt = Mildendo, la gare d’origine de la compagnie Rouge à l’est et à côté une nouvelle voie droite, cochée.
picture-lilliput-no-connection = Cette voie n’est reliée à rien.
picture-lilliput-no-connection-alt = À côté de la gare d’origine de la compagnie Rouge, une voie droite du nord au sud n’est reliée à rien, avec une croix.
picture-lilliput-city-beside-city = Une ville ne peut pas être à côté d’une ville.
picture-lilliput-city-beside-city-alt = À côté de la gare d’origine de la compagnie Rouge se trouve une autre ville, avec une croix.
picture-lilliput-track-beside-track = Ni une voie simple à côté d’une voie simple.
picture-lilliput-track-beside-track-alt = Une voie droite en suit une autre à l’est de la gare d’origine de la compagnie Rouge ; la seconde porte une croix.
picture-lilliput-second-tile = Avec la carte 3, la seconde tuile peut prolonger la première.
picture-lilliput-second-tile-alt = À l’est de la gare d’origine de la compagnie Rouge une voie droite, puis une ville en courbe, cochée.
picture-lilliput-blocked = La gare de la compagnie Bleue remplit cette ville. La compagnie Rouge peut l’atteindre, mais pas construire au-delà.
picture-lilliput-blocked-alt = Une ligne de la gare d’origine de la compagnie Rouge à une ville jaune avec la gare de la compagnie Bleue ; la voie derrière porte une croix.
picture-lilliput-open-again = Une ville verte a deux emplacements. L’un est libre : la compagnie Rouge peut donc construire au-delà.
picture-lilliput-open-again-alt = Une ligne de la gare d’origine de la compagnie Rouge à une ville verte avec la gare de la compagnie Bleue et un emplacement libre ; la voie derrière est cochée.
picture-lilliput-metropolis = Une métropole (Y) vaut plus, et la compagnie qui la pose paie 50 £.
picture-lilliput-metropolis-alt = Une métropole jaune au bout de la ligne de la compagnie Rouge, cochée. Dessous, la trésorerie de la compagnie Rouge contient 500 £.
picture-lilliput-water = Aucune voie ne peut mener dans l’eau : ici, la sortie sud de la ville le ferait.
picture-lilliput-water-alt = Au nord d’un port, une ville en courbe dont la voie mènerait dans l’eau du port, avec une croix.
picture-lilliput-upgrade = Une ville verte remplace la jaune. L’ancienne voie et la gare restent.
picture-lilliput-upgrade-alt = Avant, la gare d’origine de la compagnie Rouge est une ville jaune. Après, elle est verte, avec une troisième sortie et un deuxième emplacement.
picture-lilliput-track-lost = Pas ainsi : la voie vers Mildendo serait perdue.
picture-lilliput-track-lost-alt = La gare d’origine de la compagnie Rouge, et une ville verte tournée de sorte que sa voie ne mène plus à l’ouest, avec une croix.
picture-lilliput-too-early = Les tuiles vertes arrivent en phase 3, quand le premier train 3 a quitté la pile.
picture-lilliput-too-early-alt = La gare d’origine de la compagnie Rouge et dessus une ville verte, avec une croix. Dessous, un train 2 sur la pile.
picture-lilliput-values = Villes et métropoles en jaune, vert et marron : ce qu’elles valent et combien de gares elles accueillent.
picture-lilliput-values-alt = Six tuiles : des villes valant 20, 30 et 40, des métropoles valant 30, 40 et 50.
picture-lilliput-plain-tiles = Les voies simples. À un croisement, les trains ne vont que tout droit ; à un aiguillage, ils peuvent bifurquer.
picture-lilliput-plain-tiles-alt = Six tuiles : droite, courbe, croisement, deux courbes, aiguillage à trois voies et aiguillage à quatre voies.
picture-lilliput-run = Le train 3 visite trois arrêts pour 80 £, le train 2 deux pour 60 £ : ensemble 140 £.
picture-lilliput-run-alt = Le plan avec deux trajets en pointillé depuis la gare d’origine de la compagnie Rouge : l’un au nord jusqu’à celle de la compagnie Bleue, marqué 3 : 80 £, l’autre vers Mildendo, marqué 2 : 60 £.
picture-lilliput-capital = Les trajets finissent à Mildendo. Deux trains peuvent venir de côtés différents : 100 £ ensemble.
picture-lilliput-capital-alt = La compagnie Rouge a des gares au nord et à l’est de Mildendo ; de chacune, un train 2 va à la capitale, pour 50 £.
picture-lilliput-town = La petite ville est un arrêt qui n’est pas compté : le train 2 prend aussi ses 10 et rapporte 60 £.
picture-lilliput-town-alt = Un trajet de Mildendo par la gare d’origine de la compagnie Rouge à une petite ville, marqué 2 : 60 £.
picture-lilliput-two-trains = Deux trains, deux bouts de voie : les deux peuvent s’arrêter à la gare d’origine. Ensemble 90 £.
picture-lilliput-two-trains-alt = De la gare d’origine de la compagnie Rouge, un train 2 va à l’ouest à Mildendo, un autre à l’est à une ville.
picture-lilliput-obsolete = La moitié de 50 £, arrondie à la dizaine inférieure : le train 2 obsolète rapporte 20 £.
picture-lilliput-obsolete-alt = Un trajet depuis la gare d’origine de la compagnie Rouge, marqué 20 £. Dessous, le train 2 de la compagnie Rouge porte le signe d’un demi.
picture-lilliput-double-train = Le train 3D rapporte deux fois ses 70 £ : 140 £.
picture-lilliput-double-train-alt = Un trajet de Mildendo par la gare d’origine de la compagnie Rouge à une ville, marqué 3D : 140 £.
picture-lilliput-pay = La compagnie Rouge verse : son cours passe de 65 à 70.
picture-lilliput-pay-alt = Le tableau des cours. Le marqueur de la compagnie Rouge saute d’une case à droite, coché.
picture-lilliput-withhold = La compagnie Rouge garde 50 £ : le cours recule de 65 à 60, et la trésorerie monte à 550 £.
picture-lilliput-withhold-alt = Le tableau des cours. Le marqueur de la compagnie Rouge saute d’une case à gauche, coché.
picture-lilliput-sell = Deux actions de la compagnie Bleue à 90 £ chacune rapportent 180 £. Le cours descend, puis va à gauche et remonte : 80.
picture-lilliput-sell-alt = Le tableau des cours. Le marqueur de la compagnie Bleue saute de 90 à la case à sa gauche, coché.
picture-lilliput-running-order = Le cours le plus haut roule en premier. Sur une même case, le marqueur du dessus, ici la compagnie Bleue, passe avant celui du dessous.
picture-lilliput-running-order-alt = Le tableau des cours : Jaune sur 90, Rouge sur 80, Bleue au-dessus de Verte sur 65.
picture-lilliput-certificates = Le certificat de directeur est la moitié de la compagnie. Le joueur 1 l’a, avec une action, le joueur 2 a une action ; la banque garde la dernière.
picture-lilliput-certificates-alt = Quatre certificats de la compagnie Rouge : 50 % et 10 % au joueur 1, 10 % au joueur 2, 10 % à la banque.
picture-lilliput-payout = De 140 £, le certificat de directeur reçoit 70 £ et chaque action 14 £. Les actions de la banque ne reçoivent rien.
picture-lilliput-payout-alt = Quatre certificats de la compagnie Rouge et ce que chacun reçoit : 70 £, 14 £ et rien pour les deux de la banque.
picture-lilliput-last-round = Dans la dernière manche, les 50 £ sont versées deux fois, et le cours fait deux pas : de 65 à 80.
picture-lilliput-last-round-alt = Quatre certificats de la compagnie Rouge avec 50 £, 10 £, 10 £ et rien ; dessous, le tableau avec le marqueur de la compagnie Rouge deux cases plus loin.
picture-lilliput-score = Argent privé, certificat de directeur, actions et une carte copie. Les trésoreries et les trains ne comptent pas.
picture-lilliput-score-alt = Une somme : 164 + 450 + 90 + 140 + 20 = 864.
picture-lilliput-ages = Chaque type de train : son prix, les tuiles de sa phase, la limite de trains, et quels trains deviennent obsolètes ou rouillent.
picture-lilliput-ages-alt = Six colonnes, de 2 à 4D. Sous chaque train : des tuiles de couleur, la limite, des trains marqués d’un demi ou barrés.
picture-lilliput-grow-old = La compagnie Rouge a acheté le premier train 4 : tous les trains 2 deviennent obsolètes et rapportent la moitié.
picture-lilliput-grow-old-alt = Les trains des compagnies Rouge et Bleue. Chaque train 2 porte le signe d’un demi ; la compagnie Rouge a aussi un 3 et un 4.
picture-lilliput-rust = La compagnie Rouge a acheté le premier train 5 : tous les trains 2 rouillent, le sien et celui de la compagnie Bleue.
picture-lilliput-rust-alt = Les trains des compagnies Rouge et Bleue. Chaque train 2 est barré.
picture-lilliput-train-limit = En phase 5, la limite est de deux trains. La compagnie Rouge ne peut pas en acheter un troisième.
picture-lilliput-train-limit-alt = La compagnie Rouge a un train 4 et un train 5. Dessous, un autre train 5 sur la pile.
picture-lilliput-pool = La compagnie Rouge vient de garder ses revenus et peut donc acheter à la réserve : le train 3 à son prix imprimé.
picture-lilliput-pool-alt = La ligne de la compagnie Rouge avec une trésorerie de 190 £. Dessous, la pile, et un train 2 et un train 3 dans la réserve.
picture-lilliput-help = La compagnie Rouge n’a pas de train et trop peu d’argent : le directeur ajoute les 50 £ qui manquent.
picture-lilliput-help-alt = La ligne de la compagnie Rouge avec une trésorerie de 100 £ et aucun train. Dessous, un train 3 sur la pile.
picture-lilliput-station = La première gare de la compagnie Rouge après celle d’origine coûte 40 £. Elle prend l’emplacement libre à côté de la compagnie Bleue.
picture-lilliput-station-alt = Une ville verte avec la gare de la compagnie Bleue ; le marqueur de la compagnie Rouge est dans le deuxième emplacement, coché.
picture-lilliput-no-slot = Ici, aucun emplacement n’est libre.
picture-lilliput-no-slot-alt = Une ville jaune avec la gare de la compagnie Bleue, avec une croix.
picture-lilliput-station-out-of-reach = La ville, pleine de gares de la compagnie Bleue, barre la voie : la compagnie Rouge n’atteint pas celle de derrière.
picture-lilliput-station-out-of-reach-alt = Une ligne de la gare d’origine de la compagnie Rouge, par une ville pleine de gares de la compagnie Bleue, à une autre ville, avec une croix.
picture-lilliput-found = Une nouvelle compagnie à 65 : son directeur paie 325 £, et sa trésorerie reçoit 650 £.
picture-lilliput-found-alt = Le tableau des cours. Le marqueur de la compagnie Bleue est sur 65, et dessous celui de la nouvelle compagnie, coché.
picture-lilliput-found-home = Sa gare d’origine peut aller dans tout emplacement libre, même sans voie. Mildendo n’en a pas.
picture-lilliput-found-home-alt = Un plan : une ville verte avec un emplacement libre et une ville jaune sans gare sont cochées, Mildendo porte une croix.
picture-lilliput-character-tiles = Les tuiles des personnages : château, villes du Général et du Grand Trésorier, deux petites villes, port.
picture-lilliput-character-tiles-alt = Six tuiles : le château, qui vaut 30 ou 50, des villes valant 30 et 50, deux petites villes et un port valant 10 chacun.
picture-lilliput-castle = Le château remplace une ville jaune, mais jamais une ville avec une gare d’origine.
picture-lilliput-castle-alt = Deux châteaux : l’un sur une ville à l’est de la gare d’origine de la compagnie Rouge, coché, l’autre sur la gare d’origine de la compagnie Rouge, avec une croix.
picture-lilliput-gulliver = Ce que fait Gulliver après vos tours : voie, gare, voie, une action, un train.
picture-lilliput-gulliver-alt = Cinq signes alignés : des tuiles, une gare, des tuiles, une action, un train. Dessous, le plan avec la voie de Gulliver au nord de Mildendo.
