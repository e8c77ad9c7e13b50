# The rulebook, and the guides to a first game. Lessons are with each game.

rules-title = Regolamento
rules-of = Le regole di { $game }
rules-chapters = Capitoli
rules-search = Cerca nelle regole
rules-found = { $number ->
    [0] Nessuna regola contiene queste parole.
    [one] una regola
   *[other] { $number } regole
}
rules-not-translated = Il regolamento non è ancora tradotto del tutto in questa lingua ({ $language }): le parti segnate sono in inglese.
rules-contents = Indice
rules-introduction = Come si gioca
rules-play-guided = Gioca una prima partita guidata
rules-picture-at = Figura a { $rule }
rules-search-keys = Una parola o un numero. Il tasto / porta qui, le frecce da regola a regola.
learn-title = Impara
learn-about = Leggi come si gioca, con le figure, oppure gioca la tua prima partita con una guida accanto: spiega ogni cosa quando arriva. Il computer gioca a livello facile.
learn-read = Leggi come si gioca
learn-play = Gioca con la guida
guide-title = La tua prima partita
guide-progress = Lezione { $number } di { $last }
guide-hide = Nascondi
guide-show = Mostra
guide-wait = Sta giocando il computer. Guarda che cosa prende e che cosa costruisce.
guide-done = La guida finisce qui: hai visto tutto quello che conta. Continua fino alla fine; il consiglio e il regolamento sono sempre a portata di mano.
guide-again = Ricomincia
guide-free = Questa volta niente di nuovo: decidi come vuoi, e nel dubbio chiedi un consiglio.
