# Chi è chi: profili, confronti diretti, classifiche. Si carica quando se ne apre uno.

people-kind = { $game }, { $players ->
    [one] 1 giocatore
   *[other] { $players } giocatori
}
people-variant-own = mappa propria
people-hidden = { $name } non mostra i suoi risultati.
people-since = Qui dal { $when }
people-guest-since = Ospite dal { $when }
people-public = Pubblico
people-public-about = Gli altri vedono i tuoi risultati e compari nelle classifiche. Altrimenti li vedi solo tu.
people-against-you = I vostri risultati
people-no-games = Ancora nessuna partita conclusa che conti.
people-ratings = Punteggi
people-rated-games = { $games ->
    [one] 1 partita valida
   *[other] { $games } partite valide
}
people-course = Andamento del punteggio: { $kind }
people-figures = Lo stesso in cifre
people-day = Giorno
people-rating = Punteggio
people-doubt = Incertezza
people-games = Partite
people-game = Gioco
people-players = Giocatori
people-played = Giocate
people-won = Vinte
people-best = Miglior risultato
people-mean = Media
people-left = Abbandoni
people-opponents = Avversari più frequenti
people-head-to-head = Confronto diretto
people-balance = { $ahead } volte davanti, { $behind } dietro, in { $games } partite
people-versus = contro
people-never-met = Non hanno ancora concluso una partita insieme.
people-finished = Partite concluse
people-abandoned = finita prima del tempo
people-has-left = se n’è andato
people-look = Rivedi
people-more = Mostra altro
people-better = Posti più alti
people-board-about = In ordine della forza che un giocatore ha quasi di sicuro. Compari con un account, un profilo pubblico e almeno { $games } partite valide.
people-own-place = Sei al posto { $place } di { $size }.
people-no-place = Il tuo punteggio è { $rating } ± { $doubt } dopo { $games ->
    [one] 1 partita
   *[other] { $games } partite
}; non sei ancora in classifica.
people-board-empty = Nessuno ha ancora giocato abbastanza. Comincia tu!
people-place = Posto
people-name = Nome
people-sure = Forza sicura
