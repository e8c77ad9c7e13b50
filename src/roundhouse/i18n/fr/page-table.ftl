# What both games share at a table.

bot-easy = facile
bot-normal = normal
bot-hard = difficile
bot-random = au hasard
bot-greedy = avide
bot-planner = planificateur
bot-search = explorateur

# Computers are called after engines, by their seats
bot-name-1 = Rocket
bot-name-2 = Adler
bot-name-3 = Mallard
bot-name-4 = Saxonia
bot-name-5 = Lion

table-you = Vous
table-somebody = Quelqu’un
table-seat = Joueur { $number }
table-seat-open = Place libre
table-computer = Ordinateur ({ $level })
table-about = { $game } · { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}
table-title = { $game } – Roundhouse
table-title-turn = ● À vous – { $game }

table-your-turn = À vous de jouer.
table-turn-of = { $who }, à vous de jouer.
table-bot-thinks = { $who } réfléchit…
table-sealed = Vous avez décidé.
table-instruction-end = { $what } : arrêter
table-waiting-for = On attend { $who }.
table-waiting-vacation = On attend { $who }, en vacances jusqu’au { $date }.
table-looking-back = Relecture :
table-moment = étape { $number } sur { $last }.
table-paused = La partie est en pause.
table-closed = Cette table est fermée.
table-to-move = doit jouer
table-time-short = Votre temps est presque écoulé.
table-clock-days = { $days } j { $hours } h
table-next-turn = { $more ->
    [0] Partie suivante : à vous dans { $game }
    [one] Partie suivante : à vous dans { $game } et dans une autre partie
   *[other] Partie suivante : à vous dans { $game } et dans { $more } autres parties
}
table-pace = Les ordinateurs jouent
table-pace-instant = aussitôt
table-pace-steady = coup par coup
table-pace-slow = lentement
table-pace-click = quand je clique
table-pace-next = Coup suivant
table-pace-all = Tout montrer
table-since = Depuis votre dernier tour
table-since-moves = { $number ->
    [one] Un coup depuis votre dernier tour
   *[other] { $number } coups depuis votre dernier tour
}
table-since-close = Fermer
table-practice-about = Entraînement : la table vient d’un enregistrement, ou quelque chose de caché a été annulé.

table-log = Journal
table-side = Joueurs et journal
table-panels = Panneaux
table-question = Votre décision
table-people = Joueurs
table-see-map = Voir le plan
table-look-here = Aller à cette étape
table-log-since = Depuis votre dernier tour
table-log-undone = (annulé)
table-chat = Dites quelque chose
table-chat-send = Envoyer
table-log-newest = Aller à la fin
table-unread = { $number ->
    [one] { $number } message non lu
   *[other] { $number } messages non lus
}
table-fit = Montrer tout le plateau

table-state-gone = hors ligne
table-state-away = l’ordinateur joue
table-state-resigned = abandon
table-watching = { $number ->
    [one] { $number } personne regarde
   *[other] { $number } personnes regardent
}

table-hint = Conseil
table-hint-thinking = Réflexion…
table-hint-says = L’ordinateur ferait ceci :
table-hint-others = Autres possibilités :
table-hint-do = Jouer ce coup
table-hint-lead = { $way ->
    [ahead] { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } { $points ->
        [one] point
       *[other] points
    } d’avance à la fin
    [behind] { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } { $points ->
        [one] point
       *[other] points
    } de retard à la fin
   *[level] égalité à la fin
}
table-hint-share = { $percent } % de chances de gagner
table-undo = Annuler
table-back = Retour
table-close = Fermer
table-understood = Compris

table-more = Plus
table-pause = Pause
table-resume = Reprendre
table-leave = Quitter
table-leave-title = Quitter la table ?
table-leave-text = L’ordinateur joue à votre place. Vous pouvez revenir à tout moment.
table-leave-yes = Quitter
table-resign = Abandonner
table-resign-title = Abandonner cette partie ?
table-resign-text = L’ordinateur finit la partie pour vous, et plus rien ne vous est demandé.
table-resign-yes = Abandonner
table-resign-pair = La partie se termine et l’autre gagne.
table-you-gave-up = Vous avez abandonné : victoire de { $winner }.
table-gave-up-to-you = { $who } abandonne : vous gagnez.
table-gave-up = { $who } abandonne : victoire de { $winner }.
table-close-table = Fermer la table
table-close-title = Fermer cette table pour tout le monde ?
table-close-text = La partie s’arrête ici et n’est pas comptée.
table-close-yes = La fermer
table-rematch = Rejouer
table-rematch-wanted = Une autre partie ? Déjà d’accord : { $who }.
table-rematch-ready = La partie suivante est prête.
table-rematch-go = Rejoindre
table-look-from = Voir comme { $who }
table-record = Télécharger l’enregistrement
table-print = Imprimer la feuille de score
table-sound-on = Avec le son
table-sound-off = Sans le son
table-notices-on = Me prévenir quand c’est à moi
table-notices-off = Ne plus me prévenir
table-rules = Livret de règles
table-keys = Raccourcis clavier

table-paused-long = La partie est en pause. Rien ne se passe jusqu’à ce que quelqu’un la reprenne.
table-away = L’ordinateur joue à votre place.
table-come-back = Reprendre ma place
table-asked-undo = { $who } voudrait annuler le dernier coup.
table-asked-pause = { $who } voudrait faire une pause.
table-you-asked-undo = Vous avez demandé à annuler votre dernier coup. Les autres doivent accepter.
table-you-asked-pause = Vous avez demandé une pause. Les autres doivent accepter.
table-agree = Accepter
table-decline = Refuser
table-take-back = Laisser tomber
table-agreed = Vous avez accepté ; on attend les autres.

table-why-past = Vous regardez un moment passé. Revenez au présent pour jouer.
table-why-not-running = La partie n’est pas en cours.
table-why-not-your-turn = Ce n’est pas encore à vous.

table-curtain = C’est à { $who }
table-curtain-why = Passez l’écran. Les autres, on ne regarde pas !
table-curtain-lift = Je suis { $who }
table-curtain-look = { $who } veut regarder
table-turn-over = { $who }, votre tour est terminé.
table-looks = { $who } regarde.
table-pass-on = Masquer et passer l’écran

table-replay = Relecture
table-replay-first = Au début
table-replay-back = Un pas en arrière
table-replay-on = Un pas en avant
table-replay-play = Lecture
table-replay-stop = Arrêter
table-replay-slider = Étape de la partie
table-replay-now = Retour au présent

key-tab = Tab
key-enter = Entrée
key-escape = Échap
table-key-tab = parcourir tout ce que vous pouvez choisir
table-key-enter = choisir, puis confirmer
table-key-esc = retour
table-key-hint = conseil
table-key-undo = annuler
table-key-arrows = parcourir la partie jusqu’ici
table-key-zoom = agrandir, réduire, tout le plateau
table-key-help = cette liste

proof-title = La partie est-elle équitable ?
proof-short-good = ✓ Équité vérifiée
proof-short-open = Équité : preuve incomplète
proof-short-bad = ✗ La vérification a échoué
proof-later = Tout le hasard de cette partie découle d’une graine, faite d’un secret du serveur et d’une part de chaque personne à la table. L’empreinte ci-dessous lie le serveur à son secret. À la fin de la partie il doit le révéler, et ce navigateur vérifie tout.
proof-proved = Oui. Le serveur était lié à son secret avant de voir la moindre part, et la vôtre est dans la graine : ni le serveur ni personne à la table n’a pu décider de ce qui, dans cette partie, relève du hasard.
proof-fits = Oui, autant que ce navigateur peut en juger : secret, parts et graine concordent. Il n’a lui-même donné aucune part à cette partie.
proof-alone = Le secret est bien celui qui était promis, mais personne n’a donné de part : le serveur a fait la graine tout seul.
proof-given = La graine a été fixée à la création de la table, sans part de personne d’autre. Son empreinte est celle montrée alors.
proof-left-out = Votre part n’est pas dans la graine : elle est arrivée trop tard, ou a été écartée. Secret, parts et graine concordent, mais vous n’avez que la parole du serveur qu’il n’a pas choisi.
proof-wrong-secret = Non ! Ce que le serveur révèle n’a pas l’empreinte montrée avant la partie. Ne vous fiez pas à cette partie.
proof-wrong-seed = Non ! La graine ne découle pas du secret et des parts. Ne vous fiez pas à cette partie.
proof-commitment = Empreinte, montrée dès le début
proof-secret = Le secret du serveur
proof-share = La part de { $who }
proof-no-share = aucune
proof-seed = La graine
proof-more = Pour prouver que chaque mélange découle de la graine, lancez la commande roundhouse verify avec l’enregistrement de la partie terminée.
