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

## Nudges: how people are told that a game waits for them
nudges-title = Quand une partie vous attend
nudges-about = Roundhouse peut vous prévenir quand c’est à vous de jouer ou qu’on vous demande quelque chose. Une seule fois par tour, et pas quand la table est ouverte chez vous. Le message ne dit jamais ce qu’il y a dans une partie.
nudges-where = Vous êtes prévenu ici
nudges-kind-push = Ce navigateur
nudges-kind-mail = Par courriel
nudges-kind-chat = Dans un chat
nudges-this-browser = ce navigateur
nudges-test = Essayer
nudges-test-sent = Un message est en route.
nudges-end = Retirer
nudges-end-of = Retirer { $address }
nudges-code = Code reçu par courriel
nudges-confirm = Confirmer
nudges-add = Ajouter
nudges-browser-about = Le navigateur vous demande d’abord la permission. Il vous prévient même quand cette page est fermée.
nudges-browser-turn-on = Me prévenir dans ce navigateur
nudges-browser-on = Ce navigateur vous préviendra quand une partie attend.
nudges-browser-no = Le navigateur n’a pas le droit de vous prévenir.
nudges-browser-cannot = Ce navigateur ne peut rien vous dire quand la page est fermée. Sur un iPhone ou un iPad, ajoutez d’abord Roundhouse à l’écran d’accueil.
nudges-browser-forbidden = Ce navigateur ne peut pas afficher de messages de Roundhouse. Vous pouvez l’autoriser dans les réglages du navigateur.
nudges-browser-off = Ce serveur ne peut pas envoyer de messages aux navigateurs.
nudges-mail-about = Vous recevez un code pour confirmer que l’adresse est à vous. Chaque courriel contient un lien pour ne plus en recevoir.
nudges-mail-to = Votre adresse de courriel
nudges-chat-about = Collez l’adresse d’un webhook. Tout le monde dans ce canal voit le lien vers la table, peut regarder et prendre une place libre.
nudges-chat-url = Adresse du webhook
nudges-chat-format = Sorte de chat
nudges-format-discord = Discord
nudges-format-slack = Slack
nudges-format-mattermost = Mattermost
nudges-format-json = Autre chose (JSON)
nudges-quiet = Heures de silence
nudges-quiet-about = Ce qui se passe pendant ce temps, vous l’apprenez après.
nudges-quiet-from = De
nudges-quiet-to = à
nudges-quiet-set = Garder le silence
nudges-quiet-change = Changer
nudges-quiet-end = Me prévenir à toute heure
nudges-quiet-zone = Fuseau horaire : { $zone }
nudges-stop-about = Vous venez d’un courriel. Faut-il cesser d’écrire à cette adresse ?
nudges-stop = Ne plus recevoir ces courriels
nudges-stopped = Plus aucun courriel ne part vers { $address }.
refusal-no-push = Ce serveur ne peut pas envoyer de messages aux navigateurs.
refusal-no-mail = Ce serveur n’envoie pas de courriels.
refusal-not-an-address = Ce n’est pas une adresse.
refusal-not-https = L’adresse doit commencer par https://.
refusal-private-target = Cette adresse n’est pas ouverte sur internet : ce serveur ne l’appelle pas.
refusal-unknown-target = Cette adresse est introuvable.
refusal-unknown-format = Ce n’est pas l’un de ceux-ci : { $formats }.
refusal-too-many-addresses = Vous êtes déjà prévenu à { $most } endroits. Retirez-en un d’abord.
refusal-not-confirmed = Confirmez d’abord l’adresse avec le code reçu par courriel.
refusal-unknown-timezone = Ce fuseau horaire est inconnu.
refusal-unknown-address = Cette adresse n’est plus sur votre liste.

## Being decent: blocking, reporting, operators, one’s data
people-operators = Opérateurs
people-operator = opérateur
people-why = Raison
people-cancel = Annuler
people-reports = Signalements
people-no-reports = Personne n’a rien signalé.
people-settle = Régler
people-settled = réglé
people-people = Personnes
people-find = Nom ou identifiant
people-closed = fermé
people-close-account = Fermer le compte
people-open-again = Rouvrir
people-tables = Parties en cours
people-no-tables = Aucune table n’est ouverte.
people-close-table = Fermer la table
people-deeds = Ce que les opérateurs ont fait
people-no-deeds = Rien pour l’instant.
people-deed-closed = a fermé le compte de { $name }
people-deed-opened = a rouvert le compte de { $name }
people-deed-settled = a réglé un signalement
people-deed-table-closed = a fermé une table
people-block = Bloquer
people-unblock = Débloquer
people-blocked-about = Vous ne voyez pas ce que cette personne écrit, et aucun de vous ne peut rejoindre les tables de l’autre.
people-blocked = Personnes bloquées
people-report = Signaler…
people-report-about = Que reprochez-vous à { $name } ? Seuls les opérateurs le liront.
people-report-send = Envoyer le signalement
people-reported = Merci. Les opérateurs vont s’en occuper.
people-data = Vos données
people-data-about = Tout ce que ce serveur garde de vous, en un fichier. Pour le faire effacer, utilisez le bouton ci-dessous : vos coups restent, votre nom et vos mots disparaissent.
people-export = Télécharger
people-delete = M’effacer…
people-delete-sure = C’est définitif. L’ordinateur prendra vos places. Tapez votre nom pour confirmer :
people-delete-now = M’effacer maintenant

## What happened since
since-title = Ce qui s’est passé depuis votre dernière décision
since-nothing = Il ne s’est rien passé à vos tables ces derniers temps.
since-quiet = Rien depuis : c’est à vous.
since-more = { $number ->
    [one] Une ligne plus ancienne se trouve dans le journal de la table.
    [many] { $number } de lignes plus anciennes se trouvent dans le journal de la table.
   *[other] { $number } lignes plus anciennes se trouvent dans le journal de la table.
}
