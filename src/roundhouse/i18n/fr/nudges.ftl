### What people are told who are not here: by their browser, by mail, in a chat

nudge-turn = C’est à toi de jouer : { $game }
nudge-asked = On te demande quelque chose : { $game }
nudge-with = Avec { $others }.
nudge-alone = La partie t’attend.
nudge-hello = Bonjour { $who },
nudge-stop = Pour ne plus recevoir ces messages ou choisir quand ils arrivent :
nudge-test = Voici comment tu seras prévenu
nudge-test-about = C’est ici que nous te préviendrons quand une partie t’attend.
nudge-confirm = Cette adresse est-elle la tienne ?
nudge-confirm-about = Si tu as demandé à Roundhouse de t’écrire ici, saisis ce code sur la page : { $code }. Sinon, ne fais rien : nous ne t’écrirons plus.
