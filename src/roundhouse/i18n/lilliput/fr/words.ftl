# 18Lilliput: names, panels, questions, choices, log lines, and the facts of a refusal.
# Companies and colours of tiles are feminine (compagnie, tuile).

game-lilliput = 18Lilliput

lilliput-company-red = Rouge
lilliput-company-blue = Bleue
lilliput-company-green = Verte
lilliput-company-yellow = Jaune
lilliput-company-orange = Orange
lilliput-company-black = Noire
lilliput-company-purple = Violette
lilliput-company-teal = Turquoise

lilliput-character-emperor = l’Empereur
lilliput-character-general = le Général
lilliput-character-admiral = le Grand Amiral
lilliput-character-justiciary = le Grand Juge
lilliput-character-treasurer = le Grand Trésorier

# What is taken in the draft.
lilliput-item-red = { lilliput-company-red }
lilliput-item-blue = { lilliput-company-blue }
lilliput-item-green = { lilliput-company-green }
lilliput-item-yellow = { lilliput-company-yellow }
lilliput-item-orange = { lilliput-company-orange }
lilliput-item-black = { lilliput-company-black }
lilliput-item-purple = { lilliput-company-purple }
lilliput-item-teal = { lilliput-company-teal }
lilliput-item-emperor = { lilliput-character-emperor }
lilliput-item-general = { lilliput-character-general }
lilliput-item-admiral = { lilliput-character-admiral }
lilliput-item-justiciary = { lilliput-character-justiciary }
lilliput-item-treasurer = { lilliput-character-treasurer }

lilliput-tile-city = ville
lilliput-tile-metropolis = métropole
lilliput-tile-plain = voie simple
lilliput-tile-town = petite ville
lilliput-tile-harbour = port
lilliput-tile-castle = château
lilliput-tile-general = ville du Général
lilliput-tile-treasurer = ville du Grand Trésorier
lilliput-tile-mildendo = Mildendo
lilliput-tile-mine = mine
lilliput-tile-tunnel = tuile tunnel
lilliput-tile-wiggywack = Wiggywack
lilliput-tile-terrain = terrain
lilliput-tile-sea = mer
lilliput-tile-mountain = montagne
lilliput-colour-yellow = jaune
lilliput-colour-green = verte
lilliput-colour-brown = marron
# A tile without a colour, or Mildendo; one with its shape, where others look alike; one with the code that is typed
lilliput-tile-plainly = { $kind }
lilliput-tile-shaped = { $tile }, { $shape }
lilliput-tile = { $tile } { $id }
lilliput-shape-YC-S = droite
lilliput-shape-YC-C = courbe
lilliput-shape-YY-S = droite
lilliput-shape-YY-C = courbe
lilliput-shape-YP-S = droite
lilliput-shape-YP-C = courbe
lilliput-shape-GP-X = croisement
lilliput-shape-GP-D = deux courbes
lilliput-shape-GP-J = aiguillage
lilliput-shape-CH-J1 = droite
lilliput-shape-CH-J2 = courbe
lilliput-shape-MINE-10 = 10 £
lilliput-shape-MINE-20 = 20 £
lilliput-shape-HILLS = collines
lilliput-shape-RIVER = rivière
lilliput-shape-BC-A = Allenbeck
lilliput-shape-BC-T = Tottenham
lilliput-shape-BC-P = Plips
lilliput-shape-LA-R = { lilliput-company-red }
lilliput-shape-LA-B = { lilliput-company-blue }
lilliput-shape-LA-G = { lilliput-company-green }
lilliput-shape-LA-Y = { lilliput-company-yellow }

# A place on the map, by the figures at its edges, and the sides of a tile
lilliput-cell = ({ $x } ; { $y })
lilliput-side-N = nord
lilliput-side-E = est
lilliput-side-S = sud
lilliput-side-W = ouest
lilliput-turned = voie vers { $sides }

lilliput-half-tile = poser une tuile de n’importe quelle couleur
lilliput-half-yellow-green = poser une tuile jaune et une verte
lilliput-half-yellow = poser jusqu’à deux tuiles jaunes
lilliput-half-shares = vendre et acheter des actions
lilliput-half-train = acheter un train
lilliput-half-trains = acheter jusqu’à deux trains
lilliput-half-station = placer une gare
lilliput-half-treasury = { $sum } £ pour vos compagnies
lilliput-half-cash = { $sum } £ pour vous
lilliput-half-nothing = ne rien faire

# Panels
lilliput-round = Manche { $round } sur { $rounds }
lilliput-phase = phase { $phase }
lilliput-limit = limite de trains { $limit }
lilliput-deck = prochain train { $train } pour { $price } £
lilliput-pool = réserve { $trains }
lilliput-pool-empty = réserve vide
lilliput-player = Joueur
lilliput-cash = Argent
lilliput-copies = Copie
lilliput-shares = Actions
lilliput-character = Personnage
lilliput-company = Compagnie
lilliput-director = Directeur
lilliput-price = Cours
lilliput-treasury = Trésorerie
lilliput-trains = Trains
lilliput-stations = Gares
lilliput-bank = Banque
lilliput-prices = Tableau des cours
lilliput-news = Derniers coups
lilliput-first = ▸
lilliput-none = –

# What is asked
lilliput-ask-draft = Choisissez une compagnie de départ ou un personnage.
lilliput-ask-home-tile = Posez la tuile d’origine de la compagnie { $company }.
lilliput-ask-justice = Le Grand Juge : de l’argent pour vous, ou pour vos compagnies ?
lilliput-ask-turn = À vous : prenez une carte action.
lilliput-ask-laying = Posez une tuile.
lilliput-ask-shares = Vous pouvez vendre des actions, puis achetez-en une ou fondez une compagnie.
lilliput-ask-home-slot = Choisissez la gare d’origine de la compagnie { $company }.
lilliput-ask-pool = La compagnie { $company } peut acheter un train de la réserve.
lilliput-ask-trains = { $number ->
    [one] Achetez un train.
   *[other] Achetez jusqu’à { $number } trains.
}
lilliput-ask-price = Combien la compagnie { $buyer } offre-t-elle à la { $seller } pour le train { $train } ? Écrivez amount et une somme de 1 £ à { $most } £.
lilliput-ask-offer = La compagnie { $buyer } offre à la { $seller } { $price } £ pour le train { $train }. Acceptez-vous ?
lilliput-ask-station = Placez une gare.
lilliput-ask-split = { $sum } £ pour vos compagnies : combien pour la compagnie { $company } ? Écrivez amount et une somme.
lilliput-ask-split-alone = { $sum } £ vont à la compagnie { $company }.
lilliput-ask-after = Autre chose à ce tour ?
lilliput-ask-excess = Trop de trains : cédez-en un.
lilliput-ask-run = La compagnie { $company } a { $revenue } £ de revenus. Verser ou garder les dividendes ?
lilliput-ask-run-zero = La compagnie { $company } n’a aucun revenu.

# Choices
lilliput-choose = { $what } : choisissez.
lilliput-do-draft = { $item }
lilliput-do-lay = { $company } { $cell } { $tile }
lilliput-do-justice-cash = { $sum } £ pour vous
lilliput-do-justice-treasury = { $sum } £ pour vos compagnies
lilliput-do-card = carte { $card } : { $half }
lilliput-do-copy = copier la carte { $card } : { $half }
lilliput-do-amount = { $sum } £
lilliput-do-sell = vendre { $number ->
    [one] { $number } action
   *[other] { $number } actions
} de la compagnie { $company } pour { $sum } £
lilliput-do-buy = acheter une action de la compagnie { $company } pour { $price } £
lilliput-do-found = fonder la compagnie { $company }
lilliput-do-found-price = à { $price }, pour { $cost } £
lilliput-do-home = { $cell }
lilliput-do-bank = la compagnie { $company } achète un train { $train }
lilliput-do-trade = la compagnie { $company } achète un train { $train } à la { $seller }
lilliput-do-pool = la compagnie { $company } achète un train { $train } pour { $price } £
lilliput-do-return = en rendant { $trains }
lilliput-do-return-nothing = sans rien rendre
lilliput-do-yes = accepter
lilliput-do-no = refuser
lilliput-do-give = la compagnie { $company } cède un train { $train }
lilliput-do-station = { $company } en { $cell }
lilliput-do-exchange = échanger le Grand Trésorier contre { $sum } £
lilliput-do-pay = verser les dividendes
lilliput-do-withhold = garder les dividendes
lilliput-do-done = terminé

lilliput-notation =
    { "  " }draft red, draft emperor     une compagnie ou un personnage
    { "  " }lay red 1,0 YC-C 2           compagnie, case, tuile, quarts de tour
    { "  " }card 3 yellow, copy 5 cash   une carte et une de ses moitiés ; card 3 nothing
    { "  " }sell red 2, buy blue, found teal 90, home 1,2
    { "  " }train bank red return 2      rendre un train obsolète est facultatif
    { "  " }train from blue 4 to red     puis amount 120 ; l’autre directeur dit yes ou no
    { "  " }train pool 3 red, give red 2
    { "  " }station red 1,2
    { "  " }justice cash, justice treasury, exchange
    { "  " }pay red, withhold red, done
    { "  " }Compagnies : red Rouge, blue Bleue, green Verte, yellow Jaune, orange
    { "  " }Orange, black Noire, purple Violette, teal Turquoise. Personnages : emperor,
    { "  " }general, admiral, justiciary le Grand Juge, treasurer le Grand Trésorier

# What happened: each sentence stands alone, and several may share a line. $you is yes if the reader did it.
lilliput-log-round = Manche { $round } sur { $rounds } : { $you ->
    [yes] vous commencez
   *[no] { $who } commence
}
lilliput-log-last-round = C’est la dernière manche : les revenus comptent double, personne ne peut les garder, et un versement fait monter le cours de deux pas.
lilliput-log-turn = { $you ->
    [yes] { $turn ->
        [1] Votre premier tour
       *[other] Votre second tour
    }
   *[no] { $turn ->
        [0] Au tour de { $who }
        [1] { $who } : premier tour
       *[other] { $who } : second tour
    }
}
lilliput-log-running = { $times ->
    [1] Les trains roulent
   *[other] Les trains roulent et les revenus comptent double
}
lilliput-log-drafted-company = { $you ->
    [yes] Vous avez
   *[no] { $who } a
} choisi la compagnie { $company } : { $trains }, { $capital } £ en trésorerie, des actions à { $price } £.
lilliput-log-drafted-character = { $you ->
    [yes] Vous avez
   *[no] { $who } a
} choisi { $character }.
lilliput-log-advantage = { $you ->
    [yes] Vous commencez
   *[no] { $who } commence
} avec { $amount } £ d’argent privé de plus.
lilliput-log-a-train = un train { $train }
lilliput-log-draft-ended = La sélection est terminée. Absents de cette partie : { $items }.
lilliput-log-draft-ended-all = La sélection est terminée.
lilliput-log-home-tile = La compagnie { $company } a posé sa tuile d’origine en { $cell } : { $tile }.
lilliput-log-laid = La compagnie { $company } a posé une tuile en { $cell } : { $tile }.
lilliput-log-upgraded = La compagnie { $company } a mis à niveau { $cell } : { $tile }.
lilliput-log-cost-metropolis = Elle a payé { $amount } £ pour la métropole.
lilliput-log-cost-terrain = Elle a payé { $amount } £ pour le terrain.
lilliput-log-cost-tunnel = Elle a payé { $amount } £ pour le tunnel.
lilliput-log-station = La compagnie { $company } a placé une gare en { $cell } pour { $amount } £.
lilliput-log-station-free = La compagnie { $company } a placé une gare en { $cell }.
lilliput-log-home = La compagnie { $company } a placé sa gare d’origine en { $cell }.
lilliput-log-took = { $you ->
    [yes] Vous avez
   *[no] { $who } a
} { $copy ->
    [yes] utilisé une carte copie sur la carte { $card }
   *[no] pris la carte { $card }
}
lilliput-log-card = { $took } pour { $half }.
lilliput-log-card-cash = { $took } : { $amount } £ d’argent privé.
lilliput-log-card-treasury = { $took } : { $gains }.
lilliput-log-card-treasury-open = { $took } : de l’argent pour les trésoreries.
lilliput-log-card-nothing = { $took } sans rien faire.
lilliput-log-sold = { $you ->
    [yes] Vous avez
   *[no] { $who } a
} vendu { $number ->
    [one] { $number } action
   *[other] { $number } actions
} de la compagnie { $company } pour { $amount } £.
lilliput-log-bought = { $you ->
    [yes] Vous avez
   *[no] { $who } a
} acheté une action de la compagnie { $company } pour { $amount } £.
lilliput-log-founded = { $you ->
    [yes] Vous avez
   *[no] { $who } a
} fondé la compagnie { $company } à { $price } £ l’action et payé { $amount } £ pour le certificat de directeur.
lilliput-log-capital = Elle démarre avec { $amount } £ en trésorerie.
lilliput-log-treasurer = { $you ->
    [yes] Vous avez
   *[no] { $who } a
} échangé le Grand Trésorier contre { $amount } £.
lilliput-log-offer = La compagnie { $buyer } a offert à la { $seller } { $price } £ pour un train { $train }.
lilliput-log-agreed = { $you ->
    [yes] Vous avez
   *[no] { $who } a
} accepté.
lilliput-log-declined = { $you ->
    [yes] Vous avez
   *[no] { $who } a
} refusé l’offre.
lilliput-log-train-deck = La compagnie { $company } a acheté un train { $train } de la pile pour { $amount } £.
lilliput-log-train-pool = La compagnie { $company } a acheté un train { $train } de la réserve pour { $amount } £.
lilliput-log-train-company = La compagnie { $company } a acheté un train { $train } à la { $seller } pour { $amount } £.
lilliput-log-train-free = La compagnie { $company } a reçu un train { $train } de la pile.
lilliput-log-helped = { $you ->
    [yes] Vous en avez
   *[no] { $who } en a
} payé { $amount } £.
lilliput-log-returned = Elle a cédé { $trains } à la réserve.
lilliput-log-gave-up = La compagnie { $company } avait trop de trains et a cédé un train { $train } à la réserve.
lilliput-log-train-to-pool = Un train { $train } est passé de la pile à la réserve.
lilliput-log-phase = La phase { $phase } a commencé : chaque compagnie peut avoir { $limit ->
    [one] { $limit } train
   *[other] { $limit } trains
}.
lilliput-log-rusted = Tous les trains { $trains } ont rouillé.
lilliput-log-obsolete = Tous les trains { $trains } sont devenus obsolètes.
lilliput-log-ran = La compagnie { $company } a fait rouler { $routes }.
lilliput-log-ran-several = La compagnie { $company } a fait rouler { $routes } : { $revenue } £ en tout.
lilliput-log-ran-nothing = La compagnie { $company } n’a eu aucun revenu.
lilliput-log-route = son train { $train }{ $obsolete ->
    [yes] { " " }obsolète
   *[no] { "" }
} { $stops } pour { $revenue } £
lilliput-log-mines = Ses mines ont rapporté { $amount } £ à la trésorerie.
lilliput-log-paid = { $times ->
    [1] Dividendes : { $gains }.
   *[other] Dividendes doublés : { $gains }.
}
lilliput-log-kept = { $amount } £ sont restées dans sa trésorerie.
lilliput-log-price = { $way ->
    [up] Le cours est monté à { $new } £.
    [down] Le cours est descendu à { $new } £.
   *[same] Le cours est resté à { $new } £.
}
lilliput-log-price-of = Compagnie { $company } : cours { $new } £.
lilliput-log-gain = { $amount } £ pour { $you ->
    [yes] vous
   *[no] { $account ->
        [company] la compagnie { $target }
       *[seat] { $target }
    }
}
lilliput-log-money = { $gains }.
lilliput-log-money-card = De la carte : { $gains }.
lilliput-log-money-justiciary = Argent du Grand Juge : { $gains }.
lilliput-log-result = { $you ->
    [yes] vous
   *[no] { $who }
} { $score } £
lilliput-log-ended = Résultat final : { $results }.
lilliput-log-bank = Banque

# Score sheet
lilliput-sheet-cash = Argent
lilliput-sheet-shares = Actions
lilliput-sheet-directors = Certificats de directeur
lilliput-sheet-copies = Cartes copie
lilliput-sheet-line = { $number } { $company } à { $price }
lilliput-sheet-director = { $company } à { $price }

# The facts of a refusal, after the rule
lilliput-fact-L-030 = { $item } n’est pas disponible.
lilliput-fact-L-058 = C’est à { $active } de jouer.
lilliput-fact-L-059 = C’est à { $active } de jouer.
lilliput-fact-L-062 = La carte { $card } est prise.
lilliput-fact-L-064 = La carte { $card } n’est pas dans cette partie.
lilliput-fact-L-088 = Personne n’a encore pris la carte { $card }.
lilliput-fact-L-111 = Elle coûte { $cost } £ ; la compagnie { $company } a { $money } £.
lilliput-fact-L-114 = Il ne reste aucune tuile de cette sorte ({ $tile }).
lilliput-fact-L-116 = Cette case est pour de la voie simple.
lilliput-fact-L-117 = Cette case est pour une ville.
lilliput-fact-L-141 = Vous avez offert { $amount } £ ; vous pouvez offrir au plus { $most } £.
lilliput-fact-L-148 = Le prix est { $price } £ ; la compagnie { $company } a { $treasury } £ et vous avez { $cash } £.
lilliput-fact-L-150 = Le prix est { $price } £ ; la compagnie { $company } a { $treasury } £.
lilliput-fact-L-178 = La compagnie { $company } peut avoir { $limit ->
    [one] { $limit } train
   *[other] { $limit } trains
}.
lilliput-fact-L-185 = Il n’y a pas de train { $train } dans la réserve.
lilliput-fact-L-188 = La compagnie { $company } peut avoir { $limit ->
    [one] { $limit } train
   *[other] { $limit } trains
}.
lilliput-fact-L-190 = Vous n’avez aucune action de 10 % de la compagnie { $company }.
lilliput-fact-L-192 = Vous avez { $held ->
    [one] { $held } action
   *[other] { $held } actions
} de la compagnie { $company }.
lilliput-fact-L-198 = Le prix est { $price } £, vous avez { $cash } £.
lilliput-fact-L-200 = La banque n’a aucune action de la compagnie { $company }.
lilliput-fact-L-202 = Vous avez déjà { $held } certificats.
lilliput-fact-L-210 = Le prix est { $cost } £, vous avez { $cash } £.
lilliput-fact-L-237 = Le prix est { $cost } £, la compagnie { $company } a { $treasury } £.
lilliput-fact-L-238 = La compagnie { $company } n’a plus de marqueur de gare.
lilliput-fact-L-240 = La compagnie { $company } ne peut pas atteindre { $cell }.
lilliput-fact-L-291 = C’est à la compagnie { $running } de faire rouler ses trains.

# Gulliver, who plays by rules of his own; $step is the letter of his step
automaton-lilliput = Gulliver
lilliput-log-gulliver = { $step } : { $deed } Raison : { $why }.
lilliput-log-gulliver-plainly = { $step } : { $deed }
lilliput-log-gulliver-drawn = tirage au sort parmi { $number }
lilliput-log-gulliver-first-possible = la première étape possible
lilliput-log-gulliver-home-first = sa première gare d’origine passe d’abord
lilliput-log-gulliver-own-city = c’est une de ses villes
lilliput-log-gulliver-nearest = au plus près de Mildendo
lilliput-log-gulliver-any-cell = { "" }
lilliput-log-gulliver-new-city = la ville vient d’être construite
lilliput-log-gulliver-loose-end = prolonge le bout de voie libre de { $choice }
lilliput-log-gulliver-end = { $cell }, { $side }
lilliput-log-gulliver-affordable = une action qu’il peut payer
lilliput-log-gulliver-new-company = son dernier certificat fonde une compagnie
lilliput-log-gulliver-highest-price = le cours le plus haut qu’il peut payer
lilliput-log-gulliver-own-home = c’est sa première tuile d’origine
lilliput-log-gulliver-nearest-home = au plus près de sa première gare d’origine
lilliput-log-gulliver-only-company = { "" }
lilliput-log-gulliver-fewer-trains = elle a moins de trains
lilliput-log-gulliver-lowest-train = elle a le train le plus bas
lilliput-log-gulliver-first-company = c’est sa première compagnie
lilliput-log-gulliver-limit = Un train { $train } a quitté la partie à cause de la limite de trains.
lilliput-log-gulliver-skips-nothing-possible = { $step } : il ne pouvait poser aucune tuile.
lilliput-log-gulliver-skips-no-new-city = { $step } : pas de nouvelle ville, donc pas de gare.
lilliput-log-gulliver-skips-no-marker = { $step } : il n’avait plus de marqueur de gare.
lilliput-log-gulliver-skips-no-loose-end = { $step } : ses villes n’avaient aucun bout de voie libre.
lilliput-log-gulliver-skips-no-tile-fits = { $step } : aucune tuile ne convenait à ses bouts de voie libres.
lilliput-log-gulliver-skips-certificates = { $step } : il avait tous les certificats qu’il peut avoir.
lilliput-log-gulliver-skips-no-share = { $step } : il ne pouvait payer aucune action.
lilliput-log-gulliver-skips-too-poor = { $step } : il manquait d’argent pour fonder une compagnie.
lilliput-log-gulliver-skips-no-company = { $step } : il ne restait aucune compagnie à fonder.
lilliput-log-gulliver-skips-no-slot = { $step } : aucune ville n’avait de place pour une gare d’origine.
