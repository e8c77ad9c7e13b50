# Ce que disent `roundhouse --help` et `roundhouse COMMANDE --help` : des textes sans paramètres (voir en/help.ftl).

help-usage = Utilisation
help-usage-command = COMMANDE
help-usage-options = [OPTIONS…]
help-title-commands = Commandes
help-title-arguments = Paramètres
help-title-parameters = Options
help-default = par défaut
help-required = obligatoire
help-label-file = FICHIER
help-label-folder = DOSSIER
help-label-text = TEXTE
help-label-number = N
help-label-game = JEU
help-label-rule = RÈGLE
help-label-name-value = --NOM VALEUR
help-flag-help = Affiche cette aide.
help-flag-version = Affiche la version.
help-language =
    --language LANGUE vaut pour toutes les commandes : cs, en, es, fr ou it. Sans elle, Roundhouse parle la langue de
    votre système (LC_ALL, LC_MESSAGES, LANG).

help-roundhouse = Des jeux de trains à jouer, à rejouer et à simuler, avec un livret de règles exécutable.

help-any-game = Le jeu.
help-any-seed = Un nombre entier.
help-any-option =
    Une variante du jeu à activer ; peut être répétée. « roundhouse options » en donne la liste.
help-any-options = Toute autre option du jeu, avec sa valeur.
help-any-workers = Le nombre de processus.
help-any-database = La base de données, si ce n’est pas celle de votre dossier de données : sqlite:///FICHIER.
help-any-settings = Le fichier TOML des réglages du serveur ; les options et les variables d’environnement l’emportent.
help-any-svg = Dessine dans ce fichier au lieu du terminal.
help-any-theme = Les couleurs du dessin ; par défaut, celles du système de qui le regarde.

help-play = Jouer dans le terminal, contre l’ordinateur ou à plusieurs devant un même clavier.
help-play-game = Le jeu (par défaut, le premier que donne « roundhouse options »).
help-play-players =
    Qui joue, dans l’ordre des places, séparé par des virgules : easy, normal, hard et les noms de bots (comme random)
    sont des bots, tout autre nom est une personne. On peut jouer en solo si le jeu a un automate. (par défaut :
    me,normal)
help-play-seed =
    Un nombre entier ou 64 chiffres hexadécimaux : la même graine donne les mêmes mélanges. (par défaut : secrète et
    aléatoire)
help-play-save = Enregistre la partie dans ce nouveau fichier après chaque coup.
help-play-resume = Continue la partie enregistrée dans ce fichier, et continue de l’y enregistrer.
help-play-explain = Explique chaque coup des bots ; cela peut trahir leurs secrets.
help-play-trust-bots = Lance les bots venus d’ailleurs que nomme le fichier repris.

help-open = Jouer dans le navigateur : sert la page sur ce seul ordinateur et l’ouvre.
help-open-port = Le port (par défaut : 8000, ou le suivant qui est libre).
help-open-browser = Ouvrir ou non le navigateur dès que la page est là.
help-open-lan = Ouvrir la page aux autres ordinateurs et téléphones de la maison.

help-serve = Sert des tables aux personnes et aux bots sur le réseau, jusqu’à Ctrl-C.
help-serve-host = L’adresse d’écoute ; 0.0.0.0 pour toutes (par défaut : 127.0.0.1).
help-serve-port = Le port d’écoute ; 0 en prend un libre (par défaut : 8000).
help-serve-database =
    L’URL d’une base de données, comme postgresql://user@host/name (par défaut : un fichier dans votre dossier de
    données).
help-serve-redis = L’URL de Redis, comme redis://host:6379/0, pour plusieurs nœuds sur une même base.
help-serve-origin =
    Une adresse par laquelle les navigateurs atteignent le serveur, comme https://play.example.org ; peut être
    répétée.
help-serve-secure = Les navigateurs viennent par HTTPS : les cookies ne passent que par là.
help-serve-no-limits = Ne limite pas ce qu’une personne ou une adresse peut demander.
help-serve-bots = Le nombre de processus où réfléchissent les bots (par défaut : tous les processeurs sauf un).
help-serve-bot-seconds = Combien de secondes un bot peut réfléchir à une décision (par défaut : 1).
help-serve-bot-pause = Combien de secondes un bot attend avant de jouer, pour qu’on puisse le suivre (par défaut : 0.4).
help-serve-tables-in-memory = Combien de tables restent en mémoire même si personne ne les a ouvertes (par défaut : 2000).
help-serve-offer = Un bot venu d’ailleurs que l’on peut choisir, sous la forme nom=bot ; peut être donné plusieurs fois.
help-serve-log-level = Ce qui est journalisé : debug, info, warning ou error (par défaut : warning).

help-replay = Vérifie l’enregistrement d’une partie et affiche sa feuille de score.
help-replay-file = L’enregistrement, un fichier .rh.json ; la partie peut être inachevée.
help-replay-json = Affiche la feuille de score en JSON et rien d’autre.

help-show =
    Montre la table d’un enregistrement ou d’une position de n’importe quel jeu, ou un plateau.

    Le fichier est un enregistrement, une position ou un plateau personnel ; d’une table, on voit ce que tout le monde peut voir.
help-show-file = Un fichier .rh.json, JSON ou TOML.

help-verify =
    Prouve que les mélanges d’une partie finie étaient fixés dès le début.

    La graine doit être celle dont l’empreinte a été publiée, ou découler du secret dont l’empreinte l’a été et des
    parts des personnes à la table ; chaque action et le résultat doivent découler de la graine.
help-verify-file = L’enregistrement d’une partie finie, un fichier .rh.json.
help-verify-commitment = L’empreinte montrée au début, si vous l’avez gardée : 64 chiffres hexadécimaux.

help-review =
    Analyse une partie finie : la part du jeu, celle de la chance, et ce qui aurait mieux valu.
help-review-file = L’enregistrement d’une partie finie, un fichier .rh.json.
help-review-depth = À quel point regarder de près.
help-review-json = Écrit tout ce qui a été trouvé dans ce fichier, en JSON.
help-review-html = Écrit un rapport dans ce fichier HTML.

help-evaluate = Dit ce qu’une position promet à chacun, et ce qui y serait le mieux.
help-evaluate-file = L’enregistrement, un fichier .rh.json ; la partie peut être inachevée.
help-evaluate-at = Après combien d’actions de l’enregistrement. (par défaut : après toutes)
help-evaluate-depth = À quel point regarder de près.
help-evaluate-json = Affiche du JSON et rien d’autre.

help-perft =
    Compte les suites de décisions légales depuis le début d’une partie, profondeur par profondeur.

    Les nombres vont sur la sortie standard et ne varient jamais ; les temps vont sur la sortie d’erreur.
help-perft-players = Le nombre de joueurs.
help-perft-seed = Un nombre entier ou 64 chiffres hexadécimaux.
help-perft-depth = Les suites les plus longues à compter.

help-engine = Laisse un bot jouer pour un autre programme : il répond à des lignes JSON jusqu’à la fin de son entrée.
help-engine-bot = L’un de nos bots, par exemple planner, hard ou search(iterations=200).

help-simulate =
    Joue beaucoup de parties entre bots et affiche scores moyens, parts de victoires et vitesse.

    La même graine donne les mêmes parties, quel que soit le nombre de processus.
help-simulate-players = Le nombre de joueurs (par défaut : un par bot, ou 2).
help-simulate-bots = Un bot par place, séparés par des virgules ; un seul joue à toutes les places (par défaut : l’adversaire habituel du jeu).
help-simulate-games = Le nombre de parties.
help-simulate-json = Écrit les réglages, le résumé et tous les résultats dans ce fichier.

help-tournament =
    Oppose des bots, chaque donne dans tous les ordres de places, et dit lequel est le plus fort.

    Les résultats sont gardés partie par partie dans le dossier du rapport : relancez la même commande pour continuer
    un tournoi interrompu, ou avec plus de parties pour le prolonger. La même graine donne les mêmes résultats pour tout nombre de processus, sauf avec des bots
    qui cherchent selon la pendule.
help-tournament-bots =
    Les bots, séparés par des virgules. Un seul joue à toutes les places ; autant que de joueurs forment une équipe,
    où un bot peut revenir plusieurs fois ; au-delà, toutes les combinaisons se rencontrent.
help-tournament-players = Le nombre de joueurs (par défaut : un par bot, ou 2).
help-tournament-games = Le nombre de parties, arrondi à des donnes entières.
help-tournament-on = Où jouer : dans des processus de cette machine, ou sur une grappe Ray (l’extra « ray »).
help-tournament-sprt =
    Deux bots : s’arrête dès qu’un test séquentiel décide si le premier est plus fort que le second.
help-tournament-sprt-bounds = Deux parts de victoires : le test décide entre elles.
help-tournament-records = Garde chaque action de chaque partie dans les résultats.
help-tournament-out = Le dossier du rapport ; créé s’il n’existe pas.

help-selfplay =
    Écrit chaque décision de nombreuses parties entre bots en nombres pour apprendre : positions, masques, actions, valeurs, résultats.

    Les fichiers sont écrits un par un : relancez la même commande pour continuer après une interruption, ou avec plus de
    parties pour aller plus loin. Demande l’extra « rl ».
help-selfplay-out = Le dossier des fichiers ; créé s’il n’existe pas.
help-selfplay-players = Le nombre de joueurs (par défaut : un par bot, ou 2).
help-selfplay-bots = Un bot par place, séparés par des virgules ; un seul joue à toutes les places (par défaut : l’adversaire habituel du jeu).
help-selfplay-games = Le nombre de parties.
help-selfplay-on = Où jouer : dans des processus de cette machine, ou sur une grappe Ray (l’extra « ray »).
help-selfplay-format = Le genre de fichiers : npz pour numpy, ou Parquet (l’extra « data »).
help-selfplay-shard = Le nombre de parties dans chaque fichier.

help-options = Donne la liste de ce qu’on peut choisir au début d’une partie.
help-options-game = Le jeu (par défaut : tous).

help-rule = Affiche une règle par son numéro, les règles d’un chapitre par son titre, ou toutes.
help-rule-rule-id =
    Le numéro d’une règle, avec ou sans sa lettre, le titre d’un chapitre, ou un jeu (par défaut : toutes les règles
    de tous les jeux).

help-completion =
    Affiche le script grâce auquel un shell complète les commandes et les options.

    Chargez-le avec source <(roundhouse completion bash) ; pour fish : roundhouse completion fish | source.
help-completion-shell = Le shell : bash, zsh ou fish.

help-doctor = Examine tout ce dont un serveur a besoin, et dit quoi faire si quelque chose ne va pas.

help-backup = Copie tout ce que garde le serveur dans un nouveau fichier, même pendant qu’il tourne.
help-backup-file = Le fichier à écrire ; il ne doit pas encore exister.

help-restore = Remplace ce que garde le serveur par une sauvegarde ; arrêtez d’abord le serveur.
help-restore-file = Un fichier écrit par « roundhouse backup ».
help-restore-replace = Écrase ce qui s’y trouve.

help-operator = Fait d’un compte un opérateur, qui s’occupe des personnes et des tables sur la page, ou le rend de nouveau ordinaire.
help-operator-login = L’identifiant du compte.
help-operator-remove = En refait un compte ordinaire.

help-ratings = Compte les résultats et les classements d’un serveur, ou les refait à partir des journaux de ses tables.
help-ratings-rebuild = Refait tous les résultats et classements ; le serveur peut continuer à tourner.
help-balance = Essaie un plateau ou un paysage par des parties entre bots et dit quoi corriger.
help-balance-file = Un plateau ou un paysage, ou le nom de l’un de ceux d’un jeu.
help-balance-players = Combien jouent ; deux par défaut.
help-balance-games = Combien de parties sont jouées.
help-balance-bot = Le bot qui joue à toutes les places.
help-balance-seed = Un nombre entier ; la même graine joue les mêmes parties.
help-balance-workers = Combien de processus jouent en même temps.
help-balance-json = Écrit tout ce qui a été trouvé en JSON dans ce fichier ; - pour la sortie standard.
