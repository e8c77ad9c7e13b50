### Why a computer player decided as it did, in 18Lilliput: one line for each step of its plan.

reason-lilliput-answer = Répondre { $answer ->
    [yes] oui : l’argent aide plus que le train.
   *[no] non : le train vaut plus que l’argent.
}
reason-lilliput-card = Prendre la carte { $card }.
reason-lilliput-copy = Dépenser une carte copie pour la carte { $card }.
reason-lilliput-draft = Pour toute la partie : { $item }.
reason-lilliput-exchange = Échanger le Grand Trésorier contre de l’argent.
reason-lilliput-forecast = Si rien d’extraordinaire n’arrive : { $you ->
    [yes] vous finissez avec { $own } £
   *[no] { $own } £ à la fin
}, et { $best } £ pour le meilleur adversaire.
reason-lilliput-found = Une deuxième compagnie, fondée à { $price }, fait travailler l’argent qui dort : { $company }.
reason-lilliput-give = La compagnie { $company } doit céder un train ; c’est le train { $train } qui rapportera le moins.
reason-lilliput-home = La gare d’origine de la nouvelle compagnie est en { $cell }.
reason-lilliput-home-tile = La gare d’origine de la compagnie { $company } est en { $cell }.
reason-lilliput-justice = L’argent du Grand Juge va { $kind ->
    [cash] { $you ->
        [yes] dans votre argent privé.
       *[no] dans l’argent privé.
    }
   *[treasury] { $you ->
        [yes] à vos compagnies.
       *[no] aux compagnies.
    }
}
reason-lilliput-lay = La tuile en { $cell } fait passer les revenus de la compagnie { $company } de { $before } £ à { $after } £.
reason-lilliput-amount = { $pounds } £ est le bon montant.
reason-lilliput-nothing = En faire plus ne servirait à rien.
reason-lilliput-only = Il n’y avait rien à décider.
reason-lilliput-pay = La compagnie { $company } verse { $revenue } £ : des dividendes, et un cours plus haut.
reason-lilliput-sell = Vendre { $number ->
    [one] { $number } action
   *[other] { $number } actions
} de la compagnie { $company }.
reason-lilliput-share = Acheter une action de la compagnie { $company } : elle rapportera plus qu’elle ne coûte.
reason-lilliput-station = Une gare en { $cell } garde la ligne ouverte à la compagnie { $company }.
reason-lilliput-track = Une voie en { $cell } prépare de futurs trajets de la compagnie { $company }.
reason-lilliput-train = La compagnie { $company } obtient un train { $train } qui sera vite rentabilisé.
reason-lilliput-withhold = La compagnie { $company } garde { $revenue } £, dont elle a besoin pour un train.

# How far a choice leads or lags when the game is over
lilliput-hint-lead = { $way ->
    [ahead] { NUMBER($points, maximumFractionDigits: 0) } £ d’avance à la fin
    [behind] { NUMBER($points, maximumFractionDigits: 0) } £ de retard à la fin
   *[level] égalité à la fin
}
