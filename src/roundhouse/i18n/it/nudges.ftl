### What people are told who are not here: by their browser, by mail, in a chat

nudge-turn = Tocca a te: { $game }
nudge-asked = Ti chiedono qualcosa: { $game }
nudge-with = Con { $others }.
nudge-alone = La partita ti aspetta.
nudge-hello = Ciao { $who },
nudge-stop = Per non ricevere più queste e-mail o scegliere quando arrivano:
nudge-test = Ecco come ti avviseremo
nudge-test-about = Ti avviseremo qui quando una partita ti aspetta.
nudge-confirm = Questo indirizzo è tuo?
nudge-confirm-about = Se hai chiesto a Roundhouse di scriverti qui, inserisci questo codice nella pagina: { $code }. Altrimenti non fare nulla: non ti scriveremo più.
