### What people are told who are not here: by their browser, by mail, in a chat

nudge-turn = C’est à vous de jouer : { $game }
nudge-asked = On vous demande quelque chose : { $game }
nudge-with = Avec { $others }.
nudge-alone = La partie vous attend.
nudge-hello = Bonjour { $who },
nudge-stop = Pour ne plus recevoir ces messages ou choisir quand ils arrivent :
nudge-test = Voici comment vous serez prévenu
nudge-test-about = C’est ici que nous vous préviendrons quand une partie vous attend.
nudge-confirm = Cette adresse est-elle la vôtre ?
nudge-confirm-about = Si vous avez demandé à Roundhouse de vous écrire ici, saisissez ce code sur la page : { $code }. Sinon, ne faites rien : nous ne vous écrirons plus.
