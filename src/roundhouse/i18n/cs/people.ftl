# Kdo je kdo: profily, vzájemné zápasy, žebříčky. Načte se, až se něco z toho otevře.

people-kind = { $game }, { $players ->
    [one] 1 hráč
    [few] { $players } hráči
   *[other] { $players } hráčů
}
people-variant-own = vlastní mapa
people-hidden = { $name } své výsledky neukazuje.
people-since = Hraje tu od { $when }
people-guest-since = Host od { $when }
people-public = Veřejný profil
people-public-about = Ostatní vidí tvé výsledky a jsi v žebříčcích. Jinak je vidíš jen ty.
people-against-you = Vaše vzájemné výsledky
people-no-games = Zatím žádné dohrané partie, které se počítají.
people-ratings = Hodnocení
people-rated-games = { $games ->
    [one] 1 hodnocená partie
    [few] { $games } hodnocené partie
   *[other] { $games } hodnocených partií
}
people-course = Vývoj hodnocení: { $kind }
people-figures = Totéž v číslech
people-day = Den
people-rating = Hodnocení
people-doubt = Nejistota
people-games = Partie
people-game = Hra
people-players = Hráči
people-played = Odehráno
people-won = Výhry
people-best = Nejlepší výsledek
people-mean = Průměr
people-left = Odchody
people-opponents = Nejčastější soupeři
people-head-to-head = Vzájemné zápasy
people-balance = { $ahead }krát vpředu, { $behind }krát vzadu, partií: { $games }
people-versus = proti
people-never-met = Zatím spolu nedohráli žádnou partii.
people-finished = Dohrané partie
people-abandoned = skončila předčasně
people-has-left = předčasný odchod
people-look = Podívat se zpět
people-more = Ukázat další
people-better = Vyšší místa
people-board-about = Řazeno podle síly, kterou hráč téměř jistě má. K zařazení je potřeba účet, veřejný profil a alespoň { $games } hodnocených partií.
people-own-place = Jsi na { $place }. místě z { $size }.
people-no-place = Tvé hodnocení je { $rating } ± { $doubt }, partií: { $games }. V žebříčku zatím nejsi.
people-board-empty = Zatím nikdo nehrál dost. Můžeš být první!
people-place = Místo
people-name = Jméno
people-sure = Jistá síla
