# The table of 18Lilliput on the page.

lilliput-map = Plan des chemins de fer
lilliput-cards = Cartes action
lilliput-companies = Compagnies
lilliput-players = Joueurs
lilliput-tiles = Tuiles
lilliput-tiles-left = Tuiles restantes
lilliput-next-train = Prochain train
lilliput-draft = Sélection
lilliput-score = Score final
lilliput-over = Fin de la partie.
lilliput-instruction-pay-out = Verser dès que mes trains rapportent
lilliput-instruction-refuse-offers = Refuser toute offre pour mes trains
lilliput-instruction-pass-rest = Passer pour le reste de ce tour
lilliput-last-round = Dernière manche : les revenus comptent double, les cours bougent de deux pas, et personne ne peut garder les dividendes.

lilliput-pounds = { $sign }{ $sum } £

lilliput-railway-red = Mildendo Railway
lilliput-railway-blue = Slamecksan Railway
lilliput-railway-green = Glimigrim Valley Railway
lilliput-railway-yellow = Lilliput National Railway
lilliput-railway-orange = Tramecksan Railway
lilliput-railway-black = Blefuscu Coast Railway
lilliput-railway-purple = Belfaborac Railway
lilliput-railway-teal = Reldresal Railway

lilliput-tile-name = { $kind } { $colour }
lilliput-about-emperor = Vos compagnies posent les nouvelles métropoles gratuitement. Tuile château dès la phase 3.
lilliput-about-general = Vos compagnies paient les gares moitié prix. Tuile ville à tout moment.
lilliput-about-admiral = Vos compagnies paient 10 % de moins les trains de la pile. Deux tuiles port à tout moment.
lilliput-about-justiciary = À chaque manche, 5 £ pour vous ou 20 £ pour vos compagnies. Deux tuiles petite ville à tout moment.
lilliput-about-treasurer = Une fois par partie, échangez-le contre 10 £ fois le numéro de la manche. Tuile ville dès la phase 5.

# What is asked, one sentence each
lilliput-prompt-draft = Choisissez une compagnie ou un personnage.
lilliput-prompt-home-tile = { $company } : choisissez la tuile d’origine, puis sa case.
lilliput-prompt-justice = Le Grand Juge apporte de l’argent : pour vous ou pour vos compagnies ?
lilliput-prompt-turn = Prenez une carte action et utilisez une de ses deux moitiés.
lilliput-prompt-laying = Choisissez une tuile à poser, puis une case qui brille.
lilliput-prompt-laying-none = Aucune tuile à poser : continuez, ou utilisez d’abord un personnage.
lilliput-prompt-where = Choisissez une des cases qui brillent.
lilliput-prompt-turn-tile = Cliquez sur la tuile ou tapez R pour la tourner, puis confirmez.
lilliput-prompt-confirm-tile = Confirmez pour poser la tuile.
lilliput-prompt-shares = Vendez si vous voulez, puis achetez une action ou fondez une compagnie.
lilliput-prompt-home-slot = Choisissez la ville d’origine de la compagnie { $company } parmi celles qui brillent.
lilliput-prompt-pool = La compagnie { $company } peut acheter un train de la réserve.
lilliput-prompt-trains = { $number ->
    [one] Achetez un train, si vous voulez.
   *[other] Achetez jusqu’à { $number } trains.
}
lilliput-prompt-price = Combien la compagnie { $buyer } offre-t-elle à la { $seller } pour le train { $train } ?
lilliput-prompt-offer = La compagnie { $buyer } offre à la { $seller } { $price } £ pour le train { $train }. D’accord ?
lilliput-prompt-station = Choisissez une ville qui brille pour une gare.
lilliput-prompt-split = Partagez { $sum } £ entre vos compagnies.
lilliput-prompt-after-the-action = Terminez votre tour, ou utilisez d’abord un personnage.
lilliput-prompt-excess-trains = La limite de trains a baissé : cédez un train.
lilliput-prompt-run = La compagnie { $company } a { $revenue } £ de revenus : verser ou garder les dividendes ?
lilliput-prompt-run-zero = La compagnie { $company } n’a aucun revenu.

lilliput-invite-draft = Chacun choisit une compagnie et un personnage. Celui qui choisit une compagnie pose sa tuile d’origine.

# Actions in words
lilliput-say-draft-company = Choisir la compagnie { $company }
lilliput-say-draft-character = Choisir { $character }
lilliput-say-lay = La compagnie { $company } pose en { $cell } : { $tile }
lilliput-say-card = Carte { $card } : { $half }
lilliput-say-copy = Copier la carte { $card } : { $half }
lilliput-say-sell = Vendre { $number ->
    [one] { $number } action
   *[other] { $number } actions
} de la compagnie { $company }
lilliput-say-buy = Acheter une action de la compagnie { $company }
lilliput-say-found = Fonder la compagnie { $company } à { $price }
lilliput-say-home = Gare d’origine en { $cell }
lilliput-say-train-bank = La compagnie { $company } achète un train { $train } de la pile
lilliput-say-train-pool = La compagnie { $company } achète un train { $train } de la réserve
lilliput-say-train-company = La compagnie { $company } fait une offre pour le train { $train } de la { $seller }
lilliput-say-returning = { $bought }, en rendant { $trains }
lilliput-say-give = La compagnie { $company } cède un train { $train }
lilliput-say-station = La compagnie { $company } place une gare en { $cell }
lilliput-say-exchange = Échanger le Grand Trésorier
lilliput-say-pay = La compagnie { $company } verse les dividendes
lilliput-say-withhold = La compagnie { $company } garde les dividendes
lilliput-say-yes = Accepter
lilliput-say-no = Refuser
lilliput-say-done = Terminé

# Cards
lilliput-card = Carte { $number }
lilliput-card-nothing = Prendre la carte { $number } et ne rien faire
lilliput-copied-by = copiée : { $who }
lilliput-copies-left = { $number ->
    [one] carte copie : réutiliser une carte déjà prise
   *[other] cartes copie : réutiliser une carte déjà prise
}
lilliput-turn-extras = À votre tour, en plus
lilliput-lay-own = Poser votre { $tile }
lilliput-exchange = Échanger { $character }

# Map
lilliput-cell-empty = vide
lilliput-cell-empty-site = case de ville vide
lilliput-cell-choose = Choisir { $cell } : { $tile }
lilliput-cell-turn = { $cell } : choisie. Espace tourne la tuile, Entrée confirme.
lilliput-cell-chosen = { $cell } : choisie. Entrée confirme.
lilliput-route-sum = { $train } : { $sum } £
lilliput-route-bonus = prime { $sum } £
lilliput-mine-money = mines +{ $sum } £
lilliput-last-round-twice = dernière manche : compte double

# Laying
lilliput-lay-which = { $company } : quelle tuile ?
lilliput-lay-which-here = Quelle tuile ici ?
lilliput-lay-where = Où ? Choisissez une case qui brille.
lilliput-lay-title = { $tile } en { $cell }
lilliput-lay-do = La poser
lilliput-rotate = Tourner
lilliput-which-company = Quelle compagnie ?
lilliput-supply-tile = { $tile }, il en reste { $left }
lilliput-from-phase = dès la phase { $phase }
lilliput-becomes = devient
lilliput-becomes-nothing = ne se met pas à niveau

# Answers
lilliput-confirm = Confirmer
lilliput-done = Terminé
lilliput-done-leave = Terminer
lilliput-ask-title-justice = À qui va l’argent du Grand Juge ?
lilliput-ask-title-offer = Vendre le train ?
lilliput-ask-title-laying = Aucune tuile ne peut être posée
lilliput-ask-title-after-the-action = Terminer le tour ?
lilliput-ask-title-excess-trains = Quel train cédez-vous ?
lilliput-home-where = Choisissez la gare d’origine sur le plan
lilliput-station-where = Choisissez une ville sur le plan
lilliput-station-none = Aucune ville à portée, ou pas assez d’argent
lilliput-shares-title = Vendre, acheter ou fonder
lilliput-shares-none = Il n’y a rien que vous puissiez vendre ou acheter.
lilliput-sell = { $number ->
    [one] en vendre une
   *[other] en vendre { $number }
}
lilliput-buy = en acheter une
lilliput-found = Fonder
lilliput-found-at = au cours
lilliput-trains-title = Quel train, pour quelle compagnie ?
lilliput-trains-none = Aucun train ne peut être acheté
lilliput-from = { $source ->
    [bank] de la pile
    [pool] de la réserve
   *[company] de la compagnie { $place }
}
lilliput-give-back = Rendre
lilliput-give-back-nothing = rien
lilliput-amount-price = Votre offre
lilliput-amount-split = Pour la compagnie { $company }
lilliput-amount-do = { $sum } £
lilliput-amount-help = Dont { $sum } £ de votre argent privé.
lilliput-amount-declined = { $sum } £ ont été refusées : offrez plus.
lilliput-run-title = La compagnie { $company } a { $sum } £ de revenus
lilliput-run-nothing = La compagnie { $company } n’a aucun revenu
lilliput-pay = Verser les dividendes
lilliput-withhold = Garder les dividendes

# What would follow
lilliput-effect-price = { $company } : cours
lilliput-effect-train = train { $train } → { $place }
lilliput-effect-phase = la phase { $phase } commence, limite de trains { $limit }
lilliput-place-pool = la réserve
lilliput-place-deck = la pile
lilliput-place-supply = le stock

# Before the decision
lilliput-leaves = il reste { $sum } £
lilliput-idle = Cette moitié ne sert à rien pour l’instant.
lilliput-idle-note = ne sert à rien pour l’instant
lilliput-idle-take = La prendre quand même
lilliput-unasked = Ne plus le demander dans cette partie
lilliput-effect-price-same = { $price }, inchangé
lilliput-earns = { $company } : revenus
lilliput-earns-same = Aucune compagnie ne gagnerait plus ni moins.
lilliput-tile-nowhere = Cette tuile ne va sur aucune case pour l’instant.
lilliput-tile-nearest = Cette tuile ne va nulle part pour l’instant. C’est en { $cell } qu’elle irait presque, mais :
lilliput-tile-not-here = Cette tuile ne va pas en { $cell } :
lilliput-cell-card-first = Pour poser une tuile ou placer une gare, il faut une carte action. Prenez-en d’abord une, puis choisissez { $cell } ou une autre case.
lilliput-history-title = La partie manche par manche
lilliput-history-round = Manche
lilliput-history-companies = Revenus, et cours de l’action ensuite
lilliput-history-shares = Qui détient quoi
lilliput-turns = Tours de cette manche
lilliput-turns-next = Tours de la manche suivante
lilliput-roster-left = Restent
lilliput-roster-obsolete = Obsolète
lilliput-roster-rusts = Rouille

# Companies, trains
lilliput-no-company = Aucune compagnie n’est encore fondée.
lilliput-unfounded = Pas encore fondée
lilliput-treasury-of = trésorerie { $sum } £
lilliput-price-of = cours { $price }
lilliput-no-train = aucun train
lilliput-stations-left = { $number ->
    [one] il reste { $number } marqueur de gare
   *[other] il reste { $number } marqueurs de gare
}
lilliput-shares-left = { $number ->
    [one] { $number } action à la banque
   *[other] { $number } actions à la banque
}
lilliput-last-run = derniers revenus { $sum } £
lilliput-train = train { $train }
lilliput-train-obsolete = obsolète
lilliput-train-rusting = rouille au prochain train
lilliput-train-ageing = devient obsolète au prochain train
lilliput-space-with = { $price } : { $companies }
lilliput-deck-left = Trains restants dans la pile
lilliput-pool-title = Réserve
lilliput-next-nothing = L’acheter n’a pas d’autre effet.
lilliput-next-phase = ouvre la phase { $phase }
lilliput-next-colour = désormais, tuiles de couleur { $colour }
lilliput-next-limit = limite de trains { $limit }
lilliput-next-rusts = tous les trains { $train } rouillent
lilliput-next-obsolete = tous les trains { $train } deviennent obsolètes
lilliput-next-treasury = la carte 10 apporte { $sum } £

# Players
lilliput-first-player = commence cette manche
lilliput-worth = patrimoine
lilliput-copy-cards = { $number ->
    [one] carte copie
   *[other] cartes copie
}
lilliput-certificates = certificats : { $number } sur { $most }
lilliput-director-of = directeur de la compagnie { $company }, 50 %
lilliput-share-of = action de la compagnie { $company }, 10 %
lilliput-gulliver-waits = Il agit après votre deuxième tour de chaque manche.

# Draft
lilliput-draft-companies = Compagnies de départ
lilliput-draft-characters = Personnages
lilliput-draft-price = cours { $price }, trésorerie { $treasury } £
lilliput-draft-cash = +{ $sum } £ pour vous

# Account book
lilliput-ledger = Livre de comptes
lilliput-ledger-whose = Compte
lilliput-ledger-round = Manche
lilliput-ledger-reason = Motif
lilliput-ledger-other = Autre partie
lilliput-ledger-amount = Montant
lilliput-ledger-balance = Solde
lilliput-reason-start = au départ
lilliput-reason-advantage = avantage de départ de la compagnie
lilliput-reason-capital = capital de la compagnie
lilliput-reason-card = carte action
lilliput-reason-dividend = dividendes
lilliput-reason-founding = certificat de directeur
lilliput-reason-help = aide pour un train
lilliput-reason-justiciary = Grand Juge
lilliput-reason-metropolis = nouvelle métropole
lilliput-reason-mine = revenu des mines
lilliput-reason-sale = actions vendues
lilliput-reason-share = action achetée
lilliput-reason-station = gare
lilliput-reason-terrain = terrain
lilliput-reason-train = achat d’un train
lilliput-reason-treasurer = Grand Trésorier échangé
lilliput-reason-tunnel = tunnel
lilliput-reason-withheld = dividendes gardés

# Player aid
lilliput-aid = Aide de jeu
lilliput-aid-phases = Phases
lilliput-aid-phase = Phase
lilliput-aid-begins = Débute avec
lilliput-aid-start = début de partie
lilliput-aid-cards = Cartes
lilliput-aid-limit = Limite
lilliput-aid-effect = Trains
lilliput-aid-rusts = trains { $train } rouillés
lilliput-aid-obsolete = trains { $train } obsolètes
lilliput-aid-treasury = Carte 10
lilliput-aid-range = jusqu’à { $number } arrêts
lilliput-aid-range-double = jusqu’à { $number } arrêts, comptés double
lilliput-aid-characters = Personnages
lilliput-aid-stations = La première gare supplémentaire coûte { $first } £ à la compagnie, la suivante { $second } £.
lilliput-aid-metropolis = Une nouvelle métropole coûte { $sum } £ à la compagnie.
lilliput-aid-certificates = Au plus { $most } certificats, dont { $directors } de directeur au maximum.
lilliput-aid-pay = Verser les dividendes déplace le cours à droite, les garder à gauche, et chaque action vendue vers le bas.
lilliput-aid-last = Dans la dernière manche, les revenus sont doublés et tous versés, et les cours bougent de deux pas.

# Worth over the rounds, final score
lilliput-history = Patrimoine par manche
lilliput-history-after = Après la manche
lilliput-history-start = départ
lilliput-history-now = maintenant
lilliput-col-rank = Rang
lilliput-col-total = Total
lilliput-won = { $who } gagne avec { $sum } £.
lilliput-you-won = Vous gagnez avec { $sum } £ !
lilliput-won-shared = Victoire partagée avec { $sum } £ : { $who }.
lilliput-sheet-running = La partie n’est pas finie : voici ce que cela donnerait maintenant.

lilliput-key-rotate = tourner la tuile
lilliput-key-done = terminé ici

# The start page, the choice of variants, and the guide
start-about-lilliput = Posez des voies, achetez des trains, ayez les bonnes actions. De 1 à 4 joueurs, environ une heure.
new-solo-lilliput = En solitaire, vous jouez contre Gulliver, qui suit ses propres règles.
lilliput-scenario = Scénario
lilliput-scenario-about = Ce qui entoure la capitale avant toute construction : un scénario de la boîte ou un paysage à vous.
lilliput-scenario-none = Plaine ouverte
lilliput-scenario-none-about = La partie normale : rien d’autre que Mildendo sur le plan.
lilliput-scenario-lets-start = Pour commencer
lilliput-scenario-lets-start-about = Deux mines près de la capitale, des rivières et des collines à franchir.
lilliput-scenario-the-mountains = Les montagnes
lilliput-scenario-the-mountains-about = Des montagnes barrent les chemins directs ; un tunnel peut percer l’une d’elles.
lilliput-scenario-city-on-city = Ville sur ville
lilliput-scenario-city-on-city-about = Wiggywack et une petite ville sont sur le plan dès le début.
lilliput-scenario-separated = Séparés
lilliput-scenario-separated-about = Deux détroits divisent le pays, chacun avec un gué derrière lui.
lilliput-variant-expert = Experts
lilliput-variant-expert-about = Le train du dessus de la pile va à la réserve avant que les trains roulent : certains peuvent rouiller avant d’avoir rapporté.
lilliput-variant-two-characters = Deux personnages
lilliput-variant-two-characters-about = À deux joueurs : chacun choisit deux personnages.
lilliput-variant-allenbeck = Allenbeck
lilliput-variant-allenbeck-about = Trois villes marron qui ont un nom. Avec Mildendo, elles sont quatre : un train qui en visite trois rapporte 20 £ de plus, un train qui visite les quatre, 50 £.
lilliput-variant-laputa = Laputa
lilliput-variant-laputa-about = Des villes marron avec une voie colorée qu’une seule compagnie peut utiliser.
lilliput-variant-brobdingnag = Brobdingnag
lilliput-variant-brobdingnag-about = Des villes plus grandes, et la moitié de chaque versement revient à la compagnie. Ne se combine ni avec Allenbeck ni avec Laputa.
learn-about-lilliput = Actions, voies et trains : une petite économie du rail, une idée à la fois.
lilliput-scenario-the-ford = Le gué
lilliput-scenario-the-ford-about = Des rivières autour de la capitale, et des mines aux quatre coins.
lilliput-scenario-copper-hills = Les collines de cuivre
lilliput-scenario-copper-hills-about = Des collines devant chaque côté, et des mines au-delà.
lilliput-scenario-lands-end = Le bout du monde
lilliput-scenario-lands-end-about = La mer au-delà de chaque côté, Wiggywack et une ville dans deux coins.
lilliput-scenario-high-pass = Le haut col
lilliput-scenario-high-pass-about = Montagnes et collines cernent la capitale, et un tunnel les traverse.
