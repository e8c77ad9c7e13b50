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
lilliput-colour-none = hors série
lilliput-colour-red = rouge
lilliput-tile = { $kind } { $colour } { $id }
lilliput-turned = voie vers { $sides }

lilliput-half-tile = poser une tuile de n’importe quelle couleur
lilliput-half-yellow-green = poser une tuile jaune et une verte
lilliput-half-yellow = poser jusqu’à deux tuiles jaunes
lilliput-half-shares = vendre et acheter des actions
lilliput-half-train = acheter un train
lilliput-half-trains = acheter jusqu’à deux trains
lilliput-half-station = placer une gare
lilliput-half-treasury = { $sum } £ pour vos compagnies
lilliput-half-treasury-told = de l’argent pour les compagnies
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
lilliput-ask-split = { $sum } £ pour vos compagnies : combien pour la { $company } ? Écrivez amount et une somme.
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
lilliput-do-sell = vendre { $number } de la { $company } pour { $sum } £
lilliput-do-buy = acheter une action de la { $company } pour { $price } £
lilliput-do-found = fonder la { $company }
lilliput-do-found-price = à { $price }, pour { $cost } £
lilliput-do-home = { $cell }
lilliput-do-bank = la { $company } achète un train { $train }
lilliput-do-trade = la { $company } achète un train { $train } à la { $seller }
lilliput-do-pool = la { $company } achète un train { $train } pour { $price } £
lilliput-do-return = en rendant { $trains }
lilliput-do-return-nothing = sans rien rendre
lilliput-do-yes = accepter
lilliput-do-no = refuser
lilliput-do-give = la { $company } cède un train { $train }
lilliput-do-station = { $company } en { $cell }
lilliput-do-exchange = échanger le Grand Trésorier contre { $sum } £
lilliput-do-pay = verser les dividendes
lilliput-do-withhold = garder les dividendes
lilliput-do-done = terminé

lilliput-notation =
    { "  " }draft red, draft emperor            une compagnie ou un personnage
    { "  " }lay red 1,0 YC-C 2                  compagnie, case, tuile, quarts de tour
    { "  " }card 3 yellow, copy 5 cash          une carte et une de ses moitiés ; card 3 nothing
    { "  " }sell red 2, buy blue, found teal 90, home 1,2
    { "  " }train bank red return 2             rendre un train obsolète est facultatif
    { "  " }train from blue 4 to red            puis amount 120 ; l’autre directeur dit yes ou no
    { "  " }train pool 3 red, give red 2
    { "  " }station red 1,2
    { "  " }justice cash, justice treasury, exchange
    { "  " }pay red, withhold red, done
    { "  " }Compagnies : red Rouge, blue Bleue, green Verte, yellow Jaune, orange Orange,
    { "  " }black Noire, purple Violette, teal Turquoise. Personnages : emperor, general, admiral,
    { "  " }justiciary le Grand Juge, treasurer le Grand Trésorier

# What happened. $you is yes if the reader did it.
lilliput-log-drafted = { $you ->
    [yes] Vous avez choisi
   *[no] { $who } a choisi
} : { $item }.
lilliput-log-draft-ended = La sélection est terminée. Absents de cette partie : { $items }.
lilliput-log-draft-ended-all = La sélection est terminée.
lilliput-log-laid = La compagnie { $company } a posé en { $cell } : { $tile }.
lilliput-log-station = La compagnie { $company } a placé une gare en { $cell }.
lilliput-log-home = La compagnie { $company } a sa gare d’origine en { $cell }.
lilliput-log-round = La manche { $round } a commencé.
lilliput-log-card = { $you ->
    [yes] Vous avez pris
   *[no] { $who } a pris
} la carte { $card } : { $half }.
lilliput-log-copy = { $you ->
    [yes] Vous avez copié
   *[no] { $who } a copié
} la carte { $card } : { $half }.
lilliput-log-sold = { $you ->
    [yes] Vous avez vendu
   *[no] { $who } a vendu
} { $number ->
    [one] { $number } action
   *[other] { $number } actions
} de la compagnie { $company }.
lilliput-log-bought = { $you ->
    [yes] Vous avez acheté
   *[no] { $who } a acheté
} une action de la compagnie { $company }.
lilliput-log-founded = { $you ->
    [yes] Vous avez fondé
   *[no] { $who } a fondé
} la compagnie { $company } à { $price }.
lilliput-log-price = Compagnie { $company } : cours { $old } → { $new }.
lilliput-log-train-deck = La compagnie { $company } a reçu un train { $train } de la pile.
lilliput-log-train-pool = La compagnie { $company } a acheté un train { $train } de la réserve.
lilliput-log-train-company = La compagnie { $company } a acheté un train { $train } à la { $seller }.
lilliput-log-train-to-pool = La compagnie { $company } a cédé un train { $train } à la réserve.
lilliput-log-train-deck-pool = Un train { $train } est passé de la pile à la réserve.
lilliput-log-phase = La phase { $phase } a commencé.
lilliput-log-rusted = Tous les trains { $trains } ont rouillé.
lilliput-log-obsolete = Tous les trains { $trains } sont devenus obsolètes.
lilliput-log-offer = La compagnie { $buyer } a offert à la { $seller } { $price } £ pour un train { $train }.
lilliput-log-agreed = { $you ->
    [yes] Vous avez accepté
   *[no] { $who } a accepté
} l’offre.
lilliput-log-declined = { $you ->
    [yes] Vous avez refusé
   *[no] { $who } a refusé
} l’offre.
lilliput-log-treasurer = { $you ->
    [yes] Vous avez échangé
   *[no] { $who } a échangé
} le Grand Trésorier.
lilliput-log-ran = La compagnie { $company } a eu { $revenue } £ de revenus.
lilliput-log-money = { $source } → { $target } : { $amount } £
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
lilliput-fact-L-114 = Il ne reste aucune tuile de cette sorte ({ $tile }).
lilliput-fact-L-141 = Vous avez offert { $amount } £ ; vous pouvez offrir au plus { $most } £.
lilliput-fact-L-148 = Le prix est { $price } £ ; la compagnie { $company } a { $treasury } £ et vous avez { $cash } £.
lilliput-fact-L-150 = Le prix est { $price } £ ; la compagnie { $company } a { $treasury } £.
lilliput-fact-L-178 = La compagnie { $company } peut avoir { $limit } trains.
lilliput-fact-L-185 = Il n’y a pas de train { $train } dans la réserve.
lilliput-fact-L-188 = La compagnie { $company } peut avoir { $limit } trains.
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
lilliput-fact-L-240 = La compagnie { $company } ne peut pas atteindre { $cell }.
lilliput-fact-L-291 = C’est à la compagnie { $running } de faire rouler ses trains.

# Gulliver, who plays by rules of his own; $step is the letter of his step
automaton-lilliput = Gulliver
lilliput-log-gulliver-drawn = { $line } Tirage au sort parmi { $number }.
lilliput-log-gulliver-first-possible = Gulliver { $step } : { $choice }, la première étape possible.
lilliput-log-gulliver-way-brown-city = une ville verte devient marron
lilliput-log-gulliver-way-green-city = une ville jaune devient verte
lilliput-log-gulliver-way-yellow-city = une nouvelle ville
lilliput-log-gulliver-way-yellow-plain = une nouvelle voie
lilliput-log-gulliver-home-first = Gulliver { $step } : en { $choice } ; sa ville d’origine passe d’abord.
lilliput-log-gulliver-own-city = Gulliver { $step } : en { $choice }, une de ses villes.
lilliput-log-gulliver-nearest = Gulliver { $step } : en { $choice }, au plus près de Mildendo.
lilliput-log-gulliver-any-cell = Gulliver { $step } : en { $choice }.
lilliput-log-gulliver-new-city = Gulliver { $step } : une gare dans la ville tout juste construite, en { $choice }.
lilliput-log-gulliver-loose-end = Gulliver { $step } : il prolonge le bout de voie libre de { $choice }.
lilliput-log-gulliver-affordable = Gulliver { $step } : une action qu’il peut payer, de la compagnie { $choice }.
lilliput-log-gulliver-new-company = Gulliver { $step } : avec son dernier certificat, il fonde une compagnie, la { $choice }.
lilliput-log-gulliver-highest-price = Gulliver { $step } : à { $choice }, le cours le plus haut qu’il peut payer.
lilliput-log-gulliver-own-home = Gulliver { $step } : la gare d’origine est sur sa première tuile d’origine, en { $choice }.
lilliput-log-gulliver-nearest-home = Gulliver { $step } : la gare d’origine est au plus près de sa première, en { $choice }.
lilliput-log-gulliver-only-company = Gulliver { $step } : le train du dessus est pour la compagnie { $choice }.
lilliput-log-gulliver-fewer-trains = Gulliver { $step } : le train du dessus est pour la compagnie { $choice }, qui a moins de trains.
lilliput-log-gulliver-lowest-train = Gulliver { $step } : le train du dessus est pour la compagnie { $choice }, qui a le train le plus bas.
lilliput-log-gulliver-first-company = Gulliver { $step } : le train du dessus est pour la compagnie { $choice }, sa première compagnie.
lilliput-log-gulliver-limit = Gulliver { $step } : un train { $choice } quitte la partie à cause de la limite.
lilliput-log-gulliver-skips-nothing-possible = Gulliver { $step } : aucune tuile qu’il puisse poser.
lilliput-log-gulliver-skips-no-new-city = Gulliver { $step } : pas de nouvelle ville, donc pas de gare.
lilliput-log-gulliver-skips-no-marker = Gulliver { $step } : plus de marqueur pour une gare.
lilliput-log-gulliver-skips-no-loose-end = Gulliver { $step } : aucun bout de voie libre dans ses villes.
lilliput-log-gulliver-skips-no-tile-fits = Gulliver { $step } : aucune tuile ne convient à ses bouts de voie libres.
lilliput-log-gulliver-skips-certificates = Gulliver { $step } : il a tous les certificats qu’il peut avoir.
lilliput-log-gulliver-skips-no-share = Gulliver { $step } : aucune action qu’il puisse payer.
lilliput-log-gulliver-skips-too-poor = Gulliver { $step } : pas assez d’argent pour fonder une compagnie.
lilliput-log-gulliver-skips-no-company = Gulliver { $step } : aucune compagnie ne reste à fonder.
lilliput-log-gulliver-skips-no-slot = Gulliver { $step } : aucune ville n’a de place pour une gare d’origine.
