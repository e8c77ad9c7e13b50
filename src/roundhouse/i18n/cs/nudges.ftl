### What people are told who are not here: by their browser, by mail, in a chat

nudge-turn = Jsi na tahu: { $game }
nudge-asked = Někdo se tě na něco ptá: { $game }
nudge-with = Hrají s tebou: { $others }.
nudge-alone = Hra na tebe čeká.
nudge-hello = Ahoj, { $who },
nudge-stop = Tyto zprávy můžeš zrušit nebo si zvolit, kdy mají chodit:
nudge-test = Takhle se ti ozveme
nudge-test-about = Tady se dozvíš, že na tebe čeká hra.
nudge-confirm = Je tato adresa tvoje?
nudge-confirm-about = Pokud má Roundhouse psát na tuto adresu na tvoje přání, zadej na stránce tento kód: { $code }. Pokud ne, nedělej nic: už se neozveme.
