# The page: start, tables' frame, rulebook, guides, and what the server refuses. Texts of one game stand in files of its own.

## The frame of every screen
page-name = Roundhouse
page-tools = Langue et thème
page-language = Langue
page-to-light = Thème clair
page-to-dark = Thème sombre
page-offline = Le serveur ne répond pas. Rien n’est perdu : la page se reconnectera toute seule.
page-no-storage = Le serveur ne peut pas utiliser son stockage pour le moment. Rien n’est perdu : la page reprendra d’elle-même dès que possible.
page-not-loaded = Cette partie n’a pas pu être chargée. Rechargez la page, s’il vous plaît.
page-unknown = Il n’y a rien à cette adresse.
page-to-start = Retour à l’accueil

## Made-up names of guests: what follows the noun suits either gender
session-made-up-name = { $last } { $first }
session-first-1 = d’Ambre
session-first-2 = Rapide
session-first-3 = de Cèdre
session-first-4 = de l’Aube
session-first-5 = des Brumes
session-first-6 = d’Or
session-first-7 = qui Chante
session-first-8 = Porte-Bonheur
session-first-9 = Tranquille
session-first-10 = du Nord
session-first-11 = qui Roule
session-first-12 = d’Argent
session-last-1 = Chaudière
session-last-2 = Tampon
session-last-3 = Attelage
session-last-4 = Cheminée
session-last-5 = Aiguillage
session-last-6 = Lanterne
session-last-7 = Bielle
session-last-8 = Sémaphore
session-last-9 = Évitement
session-last-10 = Rotonde
session-last-11 = Viaduc
session-last-12 = Sifflet

## Who the reader is
session-nobody = Invité
session-name = Votre nom
session-rename = Changer votre nom
session-keep = Enregistrer
people-leaderboards = Classements
people-mine = Mes résultats
account-title = Compte
account-about = Pas besoin de compte : ce navigateur se souvient de vous. Avec un compte, vous pouvez continuer sur n’importe quel appareil. Pour en ajouter un seul, un code suffit.
account-known = Votre compte : { $login }.
account-make = Créer un compte
account-make-about = Vous gardez votre nom, vos places et vos parties.
account-make-button = Créer le compte
account-log-in = Se connecter
account-log-in-about = Cet appareil passera sur ce compte.
account-log-out = Se déconnecter
account-login = Identifiant
account-password = Mot de passe
account-codes = Codes de secours
account-codes-about = Notez-les maintenant : chacun permet une fois de choisir un nouveau mot de passe, et ils ne seront plus montrés.
account-nudges = Être prévenu quand une partie attend
vacation-title = Vacances
vacation-about = Pendant votre absence, votre pendule s’arrête à toutes les tables qui donnent un jour ou plus par décision. Vous avez trente jours par an, et chaque jour commencé compte en entier : personne n’attend donc indéfiniment.
vacation-days = Jours
vacation-begin = Partir en vacances
vacation-left = { $days ->
    [one] Il vous reste { $days } jour de vacances
   *[other] Il vous reste { $days } jours de vacances
}
vacation-until = Vous êtes en vacances jusqu’au { $date }.
vacation-end = Me revoilà
account-device = Un autre appareil
account-device-about = Créez un code ici et tapez-le sur l’autre appareil dans les dix minutes : il jouera sous votre nom, avec toutes vos places.
account-device-make = Créer un code
account-device-code = Code de l’autre appareil
account-device-use = Utiliser le code

## The start page
start-play-now = Jouer tout de suite contre l’ordinateur
start-opponents = Adversaires
start-against = { $number ->
    [one] { $number } adversaire
   *[other] { $number } adversaires
}
start-level = Niveau
start-new-table = Nouvelle table…
start-first-game = Première partie, guidée
start-rules = Règles
start-mine = Mes parties
start-mine-none = Aucune pour l’instant. Vos parties restent ici jusqu’à ce que vous les finissiez.
start-open = Tables ouvertes
start-invited = On vous invite
start-decline = Non merci
start-filters = Filtrer les tables ouvertes
start-any-game = tous les jeux
start-any-players = nombre de joueurs indifférent
start-any-speed = toutes les cadences
start-speed-none = sans pendule
start-speed-live = en une séance
start-speed-days = sur plusieurs jours
start-any-rating = toutes les cotes
start-rating-to = jusqu’à { $to }
start-rating-between = de { $from } à { $to }
start-rating-from = à partir de { $from }
start-any-language = toutes les langues
start-open-none = Aucune table n’attend de joueurs. Créez-en une que tous peuvent trouver.
start-watch = Regarder
start-watch-none = Aucune partie publique n’est en cours.
start-go-on = Continuer
start-join = Rejoindre
start-look = Regarder
start-your-turn = à vous
start-status-waiting = en attente
start-status-running = en cours
start-status-paused = en pause
start-status-finished = finie
start-status-closed = fermée
start-practice = entraînement
start-import = Ouvrir une partie enregistrée…
start-import-about = Un fichier .rh.json : revoyez une partie finie coup par coup, ou reprenez-la là où elle s’arrête.
start-import-too-large = { $file } est trop grand pour un enregistrement.
start-import-no-json = { $file } n’est pas un enregistrement : ce n’est pas du JSON.
start-import-no-record = { $file } est du JSON, mais pas l’enregistrement d’une partie.
start-import-no-seed = { $file } a été enregistré pendant que la partie était encore en cours : sans la graine, on ne peut pas la rejouer.
start-import-wrong = { $file } ne peut pas être rejoué : il a été modifié ou abîmé, ou fait avec d’autres règles.
start-players = Joueurs : { $players }.
start-foot = Réalisé par des passionnés, sans lien avec les éditeurs. Tous les dessins et tous les textes sont les nôtres.

## The dialog for a new table
new-title = Nouvelle table
new-game = Jeu
new-seats = Joueurs
new-seat-me = Moi
new-seat-friend = Une autre personne, par lien
new-seat-here = Une autre personne sur cet appareil
new-seat-name = Nom
new-add-seat = Ajouter une place
new-remove-seat = Enlever la place { $number }
new-variants = Variantes
option-first-player = Premier joueur
option-first-player-about = Qui joue le premier tour : quelqu’un que vous choisissez, ou un joueur au hasard.
option-first-player-random = tirage au sort
new-visibility = Qui peut rejoindre
new-visibility-link = qui a le lien
new-visibility-public = tout le monde (dans la liste publique)
new-visibility-local = personne d’autre
new-clock = Pendule
new-clock-none = sans pendule
new-clock-minute = 1 minute par décision
new-clock-day = 1 jour par décision
new-clock-three-days = 3 jours par décision
new-clock-week = 1 semaine par décision
new-clock-quarter = 15 minutes + 5 s par décision
new-clock-hour = 60 minutes + 10 s par décision
new-agreed = À la table
new-hints = Conseils
new-hints-about = qui doit décider peut demander conseil à l’ordinateur
new-undo = Annulation
new-undo-about = on peut revenir sur ses décisions
new-chat = Discussion
new-chat-about = on peut s’écrire
settings-chat-on = avec discussion
settings-chat-off = sans discussion
settings-hints-on = avec conseils
settings-hints-off = sans conseils
settings-undo-on = annulation permise
settings-undo-off = sans annulation
new-back = Retour
new-create = Créer la table

## The waiting room of a table
waiting-title = { $number ->
    [one] Il manque { $number } joueur
   *[other] Il manque { $number } joueurs
}
waiting-full = Tout le monde est là
waiting-invite = Envoyez ce lien aux personnes avec qui vous voulez jouer. Toute personne qui l’ouvre peut prendre place ou regarder.
waiting-watch = Toute personne qui a ce lien peut regarder.
waiting-link = Lien vers cette table
waiting-invite-name = Inviter par le nom
waiting-invite-send = Inviter
waiting-invitation-sent = { $name } verra votre invitation sur la page d’accueil.
waiting-copy = Copier
waiting-copied = Copié
waiting-share = Partager…
waiting-share-title = Une partie de { $game }
waiting-code = Le lien sous forme de code pour l’appareil photo
waiting-this-computer = Ce lien ne marche que sur cet ordinateur. Pour ouvrir la table aux autres à la maison, arrêtez Roundhouse et relancez-le avec : { $command }
waiting-host = hôte
waiting-colour = Votre couleur
waiting-join = Prendre place
waiting-leave = Quitter la table
waiting-close = Fermer la table
waiting-start = Commencer la partie
waiting-for-host = On attend que l’hôte lance la partie.
waiting-seat-bot = Donner la place { $number } à l’ordinateur
waiting-seat-bot-short = Ajouter un ordinateur…
waiting-open-seat = Libérer cette place
waiting-remove = Enlever
waiting-practice = Entraînement : cette table vient d’un enregistrement. Qui l’a apporté sait peut-être ce qui va venir.
start-your-turns = À vous de jouer
start-since = Ce qui s’est passé
start-due = le temps expire { $when }
waiting-invited = { $host } vous invite à jouer à { $game }
waiting-your-name = Comment les autres vous appelleront-ils ?
waiting-players = { $number ->
    [one] Un joueur
   *[other] { $number } joueurs
}
waiting-agreed = Ce qui est convenu
waiting-clock-move = { $minutes } min par décision
waiting-clock-total = { $minutes } min par joueur
option-for-players = Seulement à { $players } joueurs. ({ $rule })
option-not-with = Pas avec « { $other } ». ({ $rule })
option-chosen = { $option } : { $value }
option-own = d’un fichier
option-file = Le vôtre…
option-file-about = Un fichier .toml avec une carte de votre création.
option-file-too-large = { $file } est trop volumineux.

## Learning

## What the server refuses
refusal-other = Cela n’a pas fonctionné ({ $code }).
refusal-broken = Une erreur s’est produite de notre côté. Réessayez, s’il vous plaît.
refusal-server-gone = Le serveur ne répond pas. Réessayez dans un moment.
refusal-illegal-action = Les règles ne le permettent pas maintenant.
refusal-invalid-action = Ce n’est pas un coup de ce jeu.
refusal-invalid-option = Ce choix ne peut pas être combiné avec les autres.
refusal-invalid-data = Il manque au fichier quelque chose dont une partie a besoin.
refusal-invalid-record = Ce n’est pas l’enregistrement d’une partie que l’on pourrait continuer.
refusal-invalid-body = Le serveur n’a pas pu lire cette demande.
refusal-unknown-game = Ce jeu n’existe pas ici.
refusal-unknown-bot = Cet adversaire n’existe pas.
refusal-unknown-language = Il n’y a pas de textes dans cette langue.
refusal-unknown-table = Cette table n’existe pas, ou elle ne vous est pas ouverte.
refusal-unknown-path = Il n’y a rien à cette adresse.
refusal-unknown-person = Cette personne n’existe pas.
refusal-unknown-seq = La partie n’en est pas encore là.
refusal-unknown-host = Ce serveur ne répond pas à ce nom.
refusal-foreign-origin = Cette demande venait d’une autre page et a été ignorée.
refusal-wrong-method = Le serveur ne peut pas faire cela ici.
refusal-not-json = Le serveur n’a pas pu lire cette demande.
refusal-too-large = Cela fait trop de données d’un coup.
refusal-too-long = Il s’est passé tant de choses à cette table que l’on ne peut plus qu’y jouer des coups.
refusal-too-slow = La vérification prend trop de temps. Un enregistrement ou un plateau de ce genre ne peut pas servir ici.
refusal-too-many = Trop vite. Attendez un moment, s’il vous plaît.
refusal-busy = La table est très occupée. Réessayez, s’il vous plaît.
refusal-draining = Le serveur va redémarrer. Réessayez dans un moment.
refusal-redis-gone = Une partie du serveur est indisponible pour le moment. Réessayez, s’il vous plaît.
refusal-storage-gone = Le serveur n’a pas accès à ses données pour le moment. Rien n’est perdu ; réessayez, s’il vous plaît.
refusal-storage-full = Le serveur n’a plus de place pour enregistrer. Rien n’est perdu ; réessayez plus tard, s’il vous plaît.
refusal-table-damaged = Cette table n’est plus lisible. La personne qui gère le serveur en est avertie ; le reste n’est pas touché.
refusal-no-hint = Pas de conseil cette fois. Réessayez, s’il vous plaît.
refusal-no-adviser = Il n’y a pas de conseils pour ce jeu.
refusal-no-person = Choisissez d’abord un nom, s’il vous plaît.
refusal-session-expired = Votre session est fermée. Rechargez la page pour continuer.
refusal-logged-out = Votre session est fermée. Rechargez la page pour continuer.
refusal-bad-name = Un nom doit avoir de 1 à { $longest } caractères visibles.
refusal-wrong-login = Identifiant ou mot de passe incorrect.
refusal-wrong-password = Mot de passe incorrect.
refusal-wrong-code = Ce code est incorrect, déjà utilisé ou expiré.
refusal-login-taken = Cet identifiant est déjà pris. Choisissez-en un autre.
refusal-has-account = Vous avez déjà un compte.
refusal-no-account = Vous n’avez pas encore de compte.
refusal-already = C’est déjà fait.
refusal-bad-text = Un message doit avoir de 1 à 500 caractères.
refusal-closed = La table est fermée.
refusal-finished = La partie est finie.
refusal-hints-off = À cette table, on joue sans conseils.
refusal-muted = L’hôte vous a retiré la parole à cette table.
refusal-no-history = C’est trop ancien pour être revu.
refusal-no-request = Vous n’avez rien à répondre pour le moment.
refusal-no-such-person = Cette personne n’est pas à la table.
refusal-no-such-seat = Cette place n’existe pas.
refusal-blocked = Vous ne pouvez pas vous asseoir à cette table.
refusal-account-closed = Un opérateur a fermé ce compte.
refusal-name-taken = Quelqu’un qui a un compte porte ce nom, ou un nom qui y ressemble. Choisissez-en un autre.
refusal-not-operator = Seuls les opérateurs peuvent faire cela.
refusal-unknown-report = Ce signalement n’existe pas.
refusal-is-operator = Cette personne est opérateur.
refusal-no-clock = Aucune pendule ne tourne.
refusal-not-at-table = Seules les personnes de cette table peuvent faire cela.
refusal-not-away = L’ordinateur ne joue pas à votre place.
refusal-not-bots-turn = Ce n’est pas à l’ordinateur de jouer.
refusal-not-finished = La partie n’est pas encore finie.
refusal-not-full = Une place est encore libre.
refusal-not-host = Seul l’hôte de la table peut faire cela.
refusal-not-paused = La partie n’est pas en pause.
refusal-not-started = La partie n’a pas encore commencé.
refusal-not-your-seat = Cette place n’est pas à vous.
refusal-not-your-turn = Ce n’est pas à vous de jouer.
refusal-no-answer = Le serveur n’a pas répondu ; la table montre si c’est fait.
refusal-nothing-to-undo = Vous n’avez aucun coup à annuler.
refusal-one-seat-each = À cette table, chacun ne peut avoir qu’une place.
refusal-out-of-time = Le temps de cette décision est écoulé.
refusal-paused = La partie est en pause.
refusal-removed = L’hôte vous a fait quitter cette table.
refusal-request-pending = Une autre question est encore ouverte ; répondez-y d’abord.
refusal-colour-taken = Quelqu’un d’autre a choisi cette couleur.
refusal-seat-taken = Cette place est prise.
refusal-secrets-known = Qui a apporté cet enregistrement sait peut-être tout ce qui y est encore caché : personne d’autre ne peut jouer ici.
refusal-seed-given = La graine de cette table a été fixée à sa création : elle n’accepte pas de parts.
refusal-several-seats = Vous tenez plusieurs places : c’est à vous de décider à chaque fois.
refusal-on-vacation = Vous êtes déjà en vacances.
refusal-no-days-left = { $left ->
    [0] Il ne vous reste plus de vacances.
    [one] Il ne vous reste que { $left } jour de vacances.
   *[other] Il ne vous reste que { $left } jours de vacances.
}
refusal-stale = Il s’est passé quelque chose entre-temps. Regardez encore, puis décidez.
refusal-started = La partie a déjà commencé.
refusal-table-full = Il n’y a plus de place libre.
refusal-time-left = Il reste du temps pour cette décision.
refusal-chat-off = À cette table, on joue sans discussion.
refusal-undo-off = À cette table, on joue sans annulation.
refusal-undo-past-hidden = Quelque chose de caché a été révélé depuis : impossible d’annuler.

## The log of a table: what people did. $you is yes if the reader did it.
log-and = { $first } et { $last }
log-somebody = Quelqu’un
log-seated = { $you ->
    [yes] Vous avez pris
   *[no] { $who } a pris
} place.
log-seated-bot = { $who } a pris place.
log-vacated = { $you ->
    [yes] Vous avez quitté
   *[no] { $who } a quitté
} la table avant le début.
log-started = La partie a commencé.
log-asked-undo = { $you ->
    [yes] Vous avez demandé
   *[no] { $who } a demandé
} à annuler un coup.
log-asked-pause = { $you ->
    [yes] Vous avez demandé
   *[no] { $who } a demandé
} une pause.
log-declined = { $you ->
    [yes] Vous avez dit
   *[no] { $who } a dit
} non.
log-undone = { $you ->
    [yes] Vous avez annulé
   *[no] { $who } a annulé
} un coup.
log-vacation = { $you ->
    [yes] Vous êtes en vacances : votre pendule s’arrête.
   *[no] { $who } est en vacances : la pendule s’arrête.
}
log-vacation-over = { $you ->
    [yes] Vous êtes de retour de vacances.
   *[no] { $who } est de retour de vacances.
}
log-paused = { $you ->
    [yes] Vous avez mis
   *[no] { $who } a mis
} la partie en pause.
log-paused-empty = La partie est en pause : il n’y a plus personne à la table.
log-resumed = { $you ->
    [yes] Vous avez repris
   *[no] { $who } a repris
} la partie.
log-timed-out = { $you ->
    [yes] Vous n’avez
   *[no] { $who } n’a
} plus de temps : l’ordinateur décide.
log-left = { $you ->
    [yes] Vous avez quitté
   *[no] { $who } a quitté
} la table ; l’ordinateur prend le relais.
log-resigned = { $you ->
    [yes] Vous avez abandonné
   *[no] { $who } a abandonné
} ; l’ordinateur prend le relais.
log-returned = { $you ->
    [yes] Vous voilà de retour.
   *[no] { $who } est de retour.
}
log-finished = La partie est finie.
log-closed = { $you ->
    [yes] Vous avez fermé
   *[no] { $who } a fermé
} la table.

## Games that bring no front of their own
generic-position = Situation du jeu
generic-players = Joueurs
generic-question = Que faites-vous ?
generic-choose = Choisissez d’abord
generic-search = Chercher parmi les actions
generic-amount = Un nombre de { $first } à { $last }
generic-prompt = Choisissez une des actions ci-dessous.
generic-why = Pourquoi pas ?
generic-why-action = Une action
generic-why-legal = Vous pouvez le faire maintenant.
generic-yes = oui
generic-no = non
generic-over = La partie est terminée.
generic-result = Résultat
generic-rank = Rang
generic-player = Joueur
generic-score = Points
generic-you-won = Vous avez gagné.
generic-won = { $who } a gagné.
generic-won-shared = Victoire partagée : { $who }.

page-description = Deux jeux de trains, à jouer entre amis ou contre l’ordinateur.
page-no-script = Roundhouse a besoin de JavaScript. Activez-le pour cette page.
page-old-browser = Ce navigateur est trop ancien pour Roundhouse. N’importe quel Firefox, Chrome, Edge ou Safari des dernières années convient.
page-no-answer = Roundhouse ne répond pas. Rechargez la page dans un instant.
refusal-unknown-trial = Cet essai n’existe plus. Relancez-le.
start-workshop = Atelier
