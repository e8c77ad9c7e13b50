# Qui est qui : profils, face-à-face, classements. Chargé quand on en ouvre un.

people-kind = { $game }, { $players ->
    [one] 1 joueur
   *[other] { $players } joueurs
}
people-variant-own = carte personnelle
people-hidden = { $name } ne montre pas ses résultats.
people-since = Ici depuis le { $when }
people-guest-since = Invité depuis le { $when }
people-public = Profil public
people-public-about = Les autres voient vos résultats et vous figurez dans les classements. Sinon, vous seul les voyez.
people-against-you = Vos résultats l’un contre l’autre
people-no-games = Aucune partie terminée qui compte pour l’instant.
people-ratings = Cotes
people-rated-games = { $games ->
    [one] { $games } partie cotée
   *[other] { $games } parties cotées
}
people-course = Évolution de la cote : { $kind }
people-figures = La même chose en chiffres
people-day = Jour
people-rating = Cote
people-doubt = Incertitude
people-games = Parties
people-game = Jeu
people-players = Joueurs
people-played = Jouées
people-won = Gagnées
people-best = Meilleur score
people-mean = Moyenne
people-left = Abandons
people-opponents = Adversaires les plus fréquents
people-head-to-head = Face-à-face
people-balance = { $ahead } fois devant, { $behind } fois derrière, en { $games } parties
people-versus = contre
people-never-met = Ils n’ont encore terminé aucune partie ensemble.
people-finished = Parties terminées
people-abandoned = arrêtée avant la fin
people-has-left = parti
people-look = Revoir
people-more = Afficher la suite
people-better = Rangs supérieurs
people-board-about = Trié par la force qu’un joueur a presque sûrement. Vous y figurez avec un compte, un profil public et au moins { $games } parties cotées.
people-own-place = Vous êtes au rang { $place } sur { $size }.
people-no-place = Votre cote est de { $rating } ± { $doubt } après { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} ; vous n’êtes pas encore classé.
people-board-empty = Personne n’a encore assez joué. Ouvrez le classement !
people-place = Rang
people-name = Nom
people-sure = Force sûre
