# 18Lilliput's own commands of the terminal.

revenue-route = { $train } : { $revenue } £ = { $stops }
revenue-halved = { $train } : { $revenue } £ = la moitié de { $raw } £, arrondie à la dizaine inférieure = { $stops }
revenue-doubled = { $train } : { $revenue } £ = le double de { $raw } £ = { $stops }
revenue-bonus = { $stops } + { $bonus } £ de prime de l’express
revenue-mines = Les mines ajoutent { $money } £ à la trésorerie.
revenue-idle = { $number ->
    [one] { $number } train ne trouve pas de trajet.
   *[other] { $number } trains ne trouvent pas de trajet.
}
revenue-total = { $company } : { $total } £
revenue-bound = Arrêté avant la fin de la preuve : le mieux ne rapporte pas plus de { $bound } £.
show-chart = Tableau des cours
scenario-right = { $file } : un paysage valable { $number ->
    [0] sans tuile.
    [one] avec { $number } tuile.
   *[other] avec { $number } tuiles.
}
scenario-side = { $side } : chemins ouverts : { $ways } sur 3 ; le plus facile demande { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
} et { $cost } £ de terrain ; charge { $burden }
scenario-closed = { $side } : fermé, aucun chemin ne mène au-dehors ; charge { $burden }
scenario-uneven = Le côté le plus dur l’est de { $hardship } de plus que le plus facile, le plus chargé de { $burden } de plus que le plus léger.

# Figures of the score sheet, in the report of a tournament
lilliput-figure-cash = argent privé
lilliput-figure-shares-count = compagnies en portefeuille
lilliput-figure-shares-number = actions
lilliput-figure-shares-price = somme des cours des actions
lilliput-figure-shares-value = valeur par compagnie
lilliput-figure-share-value = valeur des actions
lilliput-figure-directors-count = compagnies dirigées
lilliput-figure-directors-price = somme des cours des compagnies dirigées
lilliput-figure-directors-value = valeur par compagnie dirigée
lilliput-figure-director-value = valeur des certificats de directeur
lilliput-figure-copy-cards = cartes copie
lilliput-figure-copy-card-value = valeur des cartes copie
lilliput-figure-total = total
