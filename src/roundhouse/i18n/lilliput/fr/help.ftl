# Ce que les commandes de 18Lilliput disent d’elles-mêmes (voir en/help.ftl).

help-revenue =
    Cherche les trajets qui rapportent le plus aux trains d’une compagnie dans 18Lilliput.

    Le fichier contient un plateau, une compagnie et ses trains ; docs/lilliput-map.md le décrit.
help-revenue-file = Le plateau, un fichier JSON.
help-revenue-json = Affiche les trajets en JSON et rien d’autre.
help-revenue-seconds = Combien de secondes consacrer à la preuve ; ensuite, la réponse ne donne qu’une borne.
help-revenue-svg = Dessine le plateau avec les trajets dans ce fichier.

help-scenario = Vérifie, montre et crée des paysages de 18Lilliput.
help-scenario-check = Vérifie un paysage et dit combien chaque côté de Mildendo est ouvert.
help-scenario-check-file =
    Un paysage, un fichier TOML tel que le décrit docs/landscapes.md, ou le nom d’un scénario.
help-scenario-show = Montre un paysage.
help-scenario-show-file = Un paysage, ou le nom d’un scénario.
help-scenario-random =
    Crée un paysage aléatoire où chaque côté est ouvert et aucun beaucoup plus difficile qu’un autre.
help-scenario-random-seed = Un nombre entier ; la même graine crée le même paysage.
help-scenario-random-difficulty = De 1 (facile) à 4.
help-scenario-random-out = Écrit le paysage dans ce fichier au lieu du terminal.
