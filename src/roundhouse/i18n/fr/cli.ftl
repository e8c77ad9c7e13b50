# The terminal table and the other commands: everything that belongs to no single game.

you = Vous
player-unnamed = Joueur { $number }
automaton-unnamed = Automate

# Numbers, as the language writes them
number-whole = { NUMBER($value, maximumFractionDigits: 0) }
number-one-place = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
number-two-places = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
number-short = { NUMBER($value, maximumFractionDigits: 2) }
number-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
number-percent-whole = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }

play-welcome = { $game } pour { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}.
play-promise = Chaque mélange est fixé par une graine scellée. Son empreinte : { $commitment }
play-narrow = La table demande { $wide } colonnes, mais cet écran en a { $width } : élargissez la fenêtre ou réduisez la police.
play-prompt = Votre choix (ou { play-word-help })
play-more = { $number ->
    [one] … et encore { $number } choix : tapez { play-word-more }
   *[other] … et encore { $number } choix : tapez { play-word-more }
}
play-no-way = Choisissez de 1 à { $last }, ou 0 pour revenir.

play-curtain-hide = { $name } : appuyez sur Entrée pour cacher vos cartes.
play-curtain-pass = Passez le clavier à { $name }.
play-curtain-ready = { $name } : appuyez sur Entrée quand vous l’avez.

play-no-number = Il n’y a pas de numéro { $number } dans la liste : choisissez de 1 à { $last }.
play-too-long = Cette ligne est trop longue pour être une action.
play-no-action = { $message }. Tapez { play-word-help } pour voir ce que vous pouvez écrire.
play-refused = Vous ne pouvez pas faire cela ({ $rule }) : { $text }
play-legal = { $action } : vous pouvez le faire maintenant.
play-why-what = Tapez { play-word-why } et une action, par exemple : { play-word-why } { $example }
play-rule-what = Tapez { play-word-rule } et un numéro, ou { play-word-rule } et le titre d’un chapitre.
play-no-log = Il ne s’est encore rien passé.

# Words to type; the English ones always work, and accents may be left out
play-word-help = aide
play-word-map = plan
play-word-table = table
play-word-log = journal
play-word-more = suite
play-word-why = pourquoi
play-word-rule = règle
play-word-save = enregistrer
play-word-quit = quitter
play-word-back = retour
play-argument-action = ACTION
play-argument-number = NUMÉRO
play-argument-file = FICHIER

play-help = Tapez le numéro d’un choix, ou une action en notation. Commandes :
play-help-help = cette liste ; fonctionne à chaque question
play-help-map = dessine le plan en grand, avec sa légende
play-help-table = montre de nouveau toute la table
play-help-log = tout ce qui s’est passé et que vous pouvez savoir
play-help-why = si c’est possible, et sinon quelle règle l’interdit
play-help-rule = ce que dit une règle ; { play-word-rule } seul donne les chapitres
play-help-more = donne tous les choix
play-help-save = y enregistre la partie, maintenant et après chaque coup
play-help-quit = quitte la table ; on peut d’abord enregistrer
play-help-notation = Actions de ce jeu :
plain-question = Que faites-vous ?
plain-notation = Écrivez-les comme dans la liste :
plain-yes = oui
plain-no = non

play-saved = Enregistrée dans { $file }, et de nouveau après chaque coup.
play-save-what = Tapez { play-word-save } et un nom de fichier, par exemple : { play-word-save } soiree.rh.json
play-other-name = choisissez un autre nom
play-ask-save = Enregistrer la partie ? Tapez un nom de fichier. Appuyez sur Entrée pour quitter sans enregistrer, ou tapez { play-word-back } pour continuer à jouer.
play-ask-record = Tapez un autre nom de fichier pour l’enregistrement de la partie, ou appuyez sur Entrée pour ne pas l’enregistrer.
play-unsaved = PAS ENREGISTRÉE : { $reason }
play-left = Vous avez quitté la table ; la partie n’a pas été enregistrée.
play-bot-failed = Un bot a abandonné, un autre joue à sa place : { $why }
play-go-on = La partie est enregistrée. Continuez avec : { $command }
play-resumed = { $file } : { $number ->
    [0] la partie va commencer.
    [one] la partie continue après { $number } décision.
   *[other] la partie continue après { $number } décisions.
}

play-over = La partie est finie.
play-over-saved = L’enregistrement de la partie : { $file }
play-seed = La graine était { $seed }.
play-fingerprint = L’empreinte montrée au début : { $commitment }
play-promise-kept = Son empreinte est celle montrée au début : chaque mélange était fixé avant la première carte.
play-promise-broken = Son empreinte ne correspond pas à celle montrée au début : ne vous fiez pas à cette partie !
play-promise-check = Pour le vérifier, prenez le SHA-256 des octets de la graine : { $command }

explain-choice = { $name } a choisi { $choice }.
explain-plan = - { $reason }
reason-said = { $text }
explain-others = Autres possibilités : { $others }.
explain-value = { $action } ({ $value })
explain-share = { $value } de chances de gagner

replay-verified = { $file } : { $number ->
    [one] { $number } décision rejouée, et légale
   *[other] { $number } décisions rejouées, toutes légales
} ; les données, la graine et son empreinte concordent.
replay-result = Le résultat correspond à l’enregistrement.
replay-no-result = L’enregistrement ne contient aucun résultat à comparer.

verify-seed = La graine : { $seed }
verify-commitment = Son empreinte : { $commitment }
verify-secret = Le secret du serveur : { $secret }
verify-share = La part de { $name } : { $share }
verify-without-share = { $name } n’a donné aucune part.
verify-joint-seed = La graine qui découle du secret et des parts : { $seed }
verify-no-shares = Personne n’a donné de part : le serveur a fait cette graine tout seul.
verify-proved = { $file } : chaque mélange découle de cette graine, { $number ->
    [one] la seule décision est légale
   *[other] les { $number } décisions sont légales
}, et l’on arrive au résultat de l’enregistrement.
verify-kept-commitment = L’empreinte est celle que vous aviez gardée : rien n’a changé depuis le début.
verify-own-commitment = Cette empreinte vient de l’enregistrement lui-même. Comparez-la à celle montrée au début, ou donnez celle-ci par --commitment.

sheet-title = Feuille de score
sheet-title-open = Score actuel
sheet-total = Total
sheet-rank = Rang
sheet-player = Joueur
sheet-winner = Victoire : { $names }, avec { $points } points.
sheet-winners = Victoire partagée : { $names }, avec { $points } points.
sheet-and = { $first } et { $last }
sheet-unfinished = Cette partie n’est pas finie.

perft-depth = prof.
perft-nodes = nœuds
perft-speed = profondeur { $depth } : { $seconds } s, { $rate } nœuds/s

simulate-title = { $game } : { $number ->
    [one] { $number } partie
   *[other] { $number } parties
}, graine { $seed }
simulate-playing = En jeu
simulate-seat = Place
simulate-bot = Bot
simulate-mean = Score moyen
simulate-wins = Part de victoires
simulate-pick = Pris à la sélection
simulate-games = Parties
simulate-speed = { $rate } parties par seconde, { $seconds } s en tout
simulate-slow = { $each } s par partie, { $seconds } s en tout
simulate-written = Tous les résultats sont dans { $file }.

tournament-title = { $game }, { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
} : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} sur { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
}, graine { $seed }
tournament-bot = Bot
tournament-games = Parties
tournament-wins = Victoires
tournament-sure = 95 %
tournament-mean = Points
tournament-rating = Cote
tournament-typical = p50
tournament-slow = p95
tournament-decisions = Décisions
tournament-longest = Maximum
tournament-over = Hors limite
tournament-opponent = Adversaire
tournament-ahead = Devant
tournament-stronger = { $bot } est plus fort que { $opponent } (test de { $low } contre { $high }, décidé après { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
}).
tournament-not-stronger = { $bot } n’est pas à ce point plus fort que { $opponent } (test de { $low } contre { $high }, décidé après { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
}).
tournament-open = On ne sait pas encore si { $bot } est plus fort que { $opponent } après { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
} (test de { $low } contre { $high }).
tournament-fair = Décisions : { $decisions } ; illégales : { $illegal } ; au-delà du temps permis de plus d’un cinquième : { $over }.
tournament-failed = { $bot } a abandonné (parties : { $games }) : un autre bot a fini à sa place et il est dernier ; la première fois : { $why }
tournament-broken-off = Interrompu : { $done } parties sur { $games } gardées ; relancez la même commande pour continuer.
tournament-written = Le rapport : { $file }
selfplay-written = { $games ->
    [one] { $games } partie est dans { $folder }.
   *[other] { $games } parties sont dans { $folder }.
}

report-title = { $game } : un tournoi de bots
report-best = { $bot } a gagné { $share } de ses parties (intervalle à 95 % : { $sure } %).
report-alone = { $bot } a joué contre lui-même et marqué { $score } en moyenne.
report-deals = Donnes
report-illegal = Réponses illégales
report-standing = Classement
report-standing-note = À côté de chaque chiffre, son intervalle à 95 %. Une victoire partagée compte à parts égales.
report-wins = Part de victoires
report-wins-note = La bande est l’intervalle à 95 %. Une donne se joue dans tous les ordres de places et compte comme un seul échantillon, car ses parties ont la même part de chance.
report-fair = La ligne en tirets est la part d’une place si tous étaient de même force : { $share }.
report-pairs = Ligne contre colonne
report-pairs-note = Combien de fois le bot de la ligne a fini devant le bot de la colonne ; les égalités comptent pour moitié.
report-scores = Scores
report-scores-note = Combien de fois chaque score est venu, par tranches communes à tous les bots ; la ligne est la moyenne.
report-between = de { $low } à { $high }
report-spread = moyenne { $mean }
    médiane { $p50 }
    90 % : de { $p5 } à { $p95 }
report-ratings = Cotes OpenSkill
report-ratings-note = Plackett-Luce sur toutes les parties dans leur ordre ; la bande fait deux écarts du niveau de chaque côté.
report-rating = { $bot } : cote { $rating }
report-times = Temps par décision
report-times-note = La barre va de la médiane au 95e centile, la ligne fine jusqu’à la décision la plus longue. La ligne en tirets est le temps permis. L’échelle est logarithmique.
report-time = p50 { $p50 }
    p95 { $p95 }
    maximum { $longest }
report-sheet = De quoi les scores sont faits
report-sheet-note = Moyennes par place et par partie des chiffres de la feuille de score.
report-seats = Places
report-seats-note = Par place, quel qu’en soit l’occupant.
report-picks = Sélection
report-picks-note = Selon ce qu’une place a pris pour toute la partie.
report-told = { $bot } : { $value }
report-again = Le relancer
report-again-note = La même commande donne les mêmes parties, pour tout nombre de processus, sauf si un bot cherche selon la pendule.

rule-none = il n’y a pas de règle { $rule } ; les règles sont { $ranges }
rule-range = { $first } à { $last }

options-name = NOM
options-seat = PLACE
options-file = FICHIER

serve-at = Roundhouse tourne à { $url } (appuyez sur Ctrl-C pour l’arrêter)
open-at-home = Les autres à la maison y accèdent à { $url }
open-no-home = Aucun réseau trouvé : seul cet ordinateur y accède.
serve-kept = Les tables sont gardées dans { $place }
backup-other-name = choisissez un autre nom
backup-done = { $file } : une copie de { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
} et { $people ->
    [one] { $people } personne
   *[other] { $people } personnes
}.
restore-done = { $file } contient maintenant { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
} et { $people ->
    [one] { $people } personne
   *[other] { $people } personnes
}.
ratings-there = Résultats : { $results }. Classements : { $ratings }.
ratings-unreadable = Tables dont le journal est illisible : { $tables }. Leurs résultats restent tels quels.

## What `roundhouse doctor` finds
doctor-database = La base de données { $place } est là, entière et à jour.
doctor-database-new = La base de données { $place } n’existe pas encore ; « roundhouse serve » la crée.
doctor-database-older = La base de données est d’une version plus ancienne ({ $found }) ; le prochain démarrage l’amène à { $newest }. Fais d’abord une sauvegarde.
doctor-database-newer = La base de données { $place } vient d’une version plus récente ({ $found }, celle-ci connaît { $newest }). Installe cette version ou restaure une sauvegarde.
doctor-database-damaged = La base de données { $place } est endommagée ({ $why }). Arrête le serveur et restaure une sauvegarde.
doctor-database-gone = La base de données { $place } ne fonctionne pas : { $why }. Vérifie qu’elle tourne, et que nom, mot de passe et droits sont bons.
doctor-redis = Redis répond.
doctor-redis-none = Pas de Redis ; seuls plusieurs nœuds en ont besoin.
doctor-redis-gone = Redis ne fonctionne pas : { $why }. Vérifie qu’il tourne à l’adresse de « redis ».
doctor-mail = Le serveur de messagerie répond et accepte la connexion.
doctor-mail-none = Aucun serveur de messagerie : personne ne peut être prévenu par courriel. Pour changer cela, règle « mail.server » et « mail.sender ».
doctor-mail-gone = Le serveur de messagerie ne fonctionne pas : { $why }. Vois « mail.server ».
doctor-push = Les navigateurs peuvent être prévenus.
doctor-push-none = Les navigateurs ne peuvent pas être prévenus : installe roundhouse-games[server].
doctor-push-no-https = Les navigateurs ne peuvent être prévenus qu’en HTTPS ; mets dans « address » l’endroit où l’on trouve le serveur.
doctor-clock = L’horloge est à l’heure.
doctor-clock-of-database = Les horloges de cet ordinateur et de la base de données ont { $seconds } secondes d’écart. Règle-les par NTP.
doctor-clock-of-redis = Les horloges de cet ordinateur et de Redis ont { $seconds } secondes d’écart. Règle-les par NTP.
doctor-clock-set-back = L’entrée la plus récente est { $seconds } secondes dans le futur : l’horloge de cet ordinateur a été retardée. Règle-la par NTP.
doctor-disk = { $folder } a encore { $megabytes } Mo.
doctor-disk-little = { $folder } n’a plus que { $megabytes } Mo. Fais bientôt de la place.
doctor-disk-full = { $folder } n’a plus que { $megabytes } Mo. Des coups seront refusés : fais de la place tout de suite.
doctor-permissions = Personne d’autre ne peut lire les réglages et la base de données.
doctor-readable-by-others = D’autres sur cet ordinateur peuvent lire { $file }. Retire-leur ce droit : chmod 600.
doctor-no-timezones = Les fuseaux horaires du monde manquent, les heures de silence ne marchent donc pas : pip install tzdata.
doctor-no-address = « address » n’est pas réglé : les liens des courriels et des chats mènent à l’adresse que chacun a utilisée.
doctor-few-connections = Le système ne permet que { $most } connexions. Augmente LimitNOFILE.
doctor-result = { $wrong ->
    [0] Tout fonctionne.
    [one] Une chose ne fonctionne pas.
    [many] { $wrong } de choses ne fonctionnent pas.
   *[other] { $wrong } choses ne fonctionnent pas.
} { $notes ->
    [0] Il n’y a rien d’autre à savoir.
    [one] Une chose est bonne à savoir.
    [many] { $notes } de choses sont bonnes à savoir.
   *[other] { $notes } choses sont bonnes à savoir.
}
operator-made = { $login } est maintenant opérateur.
operator-no-more = { $login } n’est plus opérateur.
