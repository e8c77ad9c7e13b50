### Why a computer player decided as it did, in 18Lilliput: one line for each step of its plan.

reason-lilliput-answer = Il répond { $answer ->
        [yes] oui : l’argent l’aide plus que le train.
       *[no] non : le train vaut plus que l’argent.
    }
reason-lilliput-card = Il prend la carte { $card }.
reason-lilliput-copy = Il dépense une carte copie pour la carte { $card }.
reason-lilliput-draft = Il choisit pour toute la partie : { $item }.
reason-lilliput-exchange = Il échange le Grand Trésorier contre de l’argent.
reason-lilliput-forecast = Si la partie suit calmement son cours, il pense finir avec { $own } £, et le meilleur des autres avec { $best } £.
reason-lilliput-found = Une deuxième compagnie, la { $company }, fondée à { $price }, fait travailler l’argent qui dort.
reason-lilliput-give = La limite coûte un train à la compagnie { $company } ; le train { $train } rapporte le moins dans les manches à venir.
reason-lilliput-home = La nouvelle compagnie commence en { $cell }.
reason-lilliput-home-tile = La compagnie { $company } commence en { $cell }.
reason-lilliput-justice = L’argent du Grand Juge va { $kind ->
    [cash] à l’argent privé.
   *[treasury] aux compagnies.
}
reason-lilliput-lay = La tuile en { $cell } fait passer les revenus de la compagnie { $company } de { $before } £ à { $after } £.
reason-lilliput-amount = { $pounds } £ est le bon montant.
reason-lilliput-nothing = En faire plus ne servirait à rien.
reason-lilliput-only = Il n’y avait rien à décider.
reason-lilliput-pay = La compagnie { $company } verse { $revenue } £ : des dividendes, et un cours plus haut.
reason-lilliput-sell = Il vend { $number ->
        [one] { $number } action
       *[other] { $number } actions
    } de la compagnie { $company }.
reason-lilliput-share = Une action de la compagnie { $company } rapporte plus qu’elle ne coûte.
reason-lilliput-station = Une gare en { $cell } garde le chemin ouvert à la compagnie { $company }.
reason-lilliput-track = Une voie en { $cell } pour de futurs trajets de la compagnie { $company }.
reason-lilliput-train = La compagnie { $company } obtient un train { $train } qui sera vite rentabilisé.
reason-lilliput-withhold = La compagnie { $company } garde { $revenue } £, dont elle a besoin pour un train.
