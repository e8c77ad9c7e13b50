# What the guide says in a first game: lessons by their ids (web/js/lilliput/lessons.js), and more of the same below it.

guide-lilliput-draft = Chacun choisit une compagnie et un personnage. Vous dirigez votre compagnie : elle pose des voies, achète des trains et paie ses actionnaires. Prenez-en une.
guide-lilliput-draft-more = Les compagnies diffèrent par le cours, l’argent et les trains ; les personnages donnent un petit privilège toute la partie.
guide-lilliput-draft-second = Choisissez maintenant l’autre : un personnage si vous avez une compagnie, une compagnie si vous avez un personnage.
guide-lilliput-justice = Le Grand Juge paie à chaque manche : à vous, et cela compte à la fin, ou à vos compagnies, qui en ont besoin pour les trains.
guide-lilliput-home = Posez la tuile d’origine de votre compagnie à côté de Mildendo, la capitale. Choisissez une tuile, tournez-la, confirmez. Sa gare d’origine y reste pour toujours.
guide-lilliput-card = À chaque tour, vous prenez une carte action, et personne d’autre ne peut la prendre dans cette manche. Chaque carte a deux moitiés : utilisez l’une d’elles.
guide-lilliput-card-more = Au début, ce sont les voies qui rapportent le plus : une ligne plus longue gagne davantage à chaque manche.
guide-lilliput-lay = La tuile convient à toutes les cases qui brillent. Villes et voies simples forment un damier : une ville n’en touche jamais une autre. Prolongez votre ligne jusqu’à la prochaine ville.
guide-lilliput-shares = Vous pouvez d’abord vendre des actions, puis en acheter une ou fonder une compagnie. Vendre fait baisser le cours, verser des dividendes le fait monter : ayez ce qui va rapporter.
guide-lilliput-trains = Les trains parcourent des trajets et rapportent de l’argent. Un train 2 visite deux arrêts. Chaque train acheté en rapproche de plus récents, qui font rouiller les anciens.
guide-lilliput-station = Une gare est un emplacement à vous dans une ville : quand tous sont pris, les autres ne passent plus. Chacun de vos trajets doit toucher une de vos gares.
guide-lilliput-amount = Choisissez un montant. L’argent d’une trésorerie achète des trains et des gares, votre argent privé compte à la fin.
guide-lilliput-run = Votre compagnie a fait rouler ses trains : les meilleurs trajets sont tracés sur le plan. Si vous versez, chaque action rapporte et le cours monte ; si vous gardez, la compagnie a l’argent, mais le cours baisse.
guide-lilliput-copy = Une carte copie permet d’utiliser une carte déjà prise dans cette manche. Vous en avez peu, et chacune qui reste vaut 20 £ à la fin.
guide-lilliput-rust = Regardez la pile : le prochain est un train { $train }. Chaque train qui en part rapproche les plus récents. Avec le premier train 4, tous les trains 2 deviennent obsolètes et rapportent la moitié ; avec le premier train 5, ils rouillent et disparaissent.
guide-lilliput-share-card = Les cartes avec un certificat servent aux actions. Chaque compagnie a un certificat de directeur, qui en est la moitié, et trois actions de 10 %. Une action rapporte un dixième de chaque versement et compte à son cours à la fin.
guide-lilliput-station-card = La carte 9 place une gare de votre compagnie : d’ordinaire 40 £ pour la première et 100 £ pour la deuxième. Là où d’autres ont pris tous les emplacements, vos trains ne passent pas ; assurez-vous donc les villes qu’il vous faut.
guide-lilliput-found = Quand vous négociez des actions, vous pouvez aussi fonder une deuxième compagnie. Il faut cinq fois son cours en argent privé : au moins 250 £, et vous avez { $cash } £. Elle reçoit dix fois son cours, choisit sa gare d’origine et roule aussitôt.
guide-lilliput-found-home = Choisissez la gare d’origine de votre nouvelle compagnie : tout emplacement libre, même sans voie.
guide-lilliput-pool = Votre compagnie peut maintenant acheter un train de la réserve, à son prix imprimé. Seule une compagnie qui vient de garder ses revenus ou d’être fondée le peut.
guide-lilliput-end = C’est la manche { $round } sur { $rounds }. Dans la dernière, chaque compagnie rapporte le double. Puis comptent votre argent privé, vos actions à leur cours, et chaque certificat de directeur comme cinq actions. Trésoreries et trains ne comptent pas.
