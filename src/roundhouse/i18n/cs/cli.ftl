# The terminal table and the other commands: everything that belongs to no single game.

you = Ty
player-unnamed = Hráč { $number }
automaton-unnamed = Automat

# Numbers, as the language writes them
number-whole = { NUMBER($value, maximumFractionDigits: 0) }
number-one-place = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
number-two-places = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
number-short = { NUMBER($value, maximumFractionDigits: 2) }
number-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
number-percent-whole = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }

play-welcome = { $game }, počet hráčů: { $players }.
play-promise = Každé míchání je dané zapečetěným semínkem. Jeho otisk: { $commitment }
play-narrow = Stůl potřebuje šířku { $wide } znaků, tato obrazovka má { $width }: rozšiř okno, nebo zmenši písmo.
play-prompt = Tvoje volba (nebo { play-word-help })
play-more = { $number ->
    [one] … a ještě jedna možnost: napiš { play-word-more }
    [few] … a ještě { $number } možnosti: napiš { play-word-more }
   *[other] … a ještě { $number } možností: napiš { play-word-more }
}
play-no-way = Vyber 1 až { $last }, nebo 0 pro návrat.

play-curtain-hide = { $name }: stiskni Enter a tvoje karty se skryjí.
play-curtain-pass = Klávesnici teď dostane { $name }.
play-curtain-ready = { $name }: až ji budeš mít, stiskni Enter.

play-no-number = V seznamu není číslo { $number }: vyber 1 až { $last }.
play-too-long = Tento řádek je na akci příliš dlouhý.
play-no-action = { $message }. Co můžeš napsat, ukáže { play-word-help }.
play-refused = To nejde ({ $rule }): { $text }
play-legal = { $action }: to teď můžeš.
play-why-what = Napiš { play-word-why } a akci, například: { play-word-why } { $example }
play-rule-what = Napiš { play-word-rule } a číslo, nebo { play-word-rule } a název kapitoly.
play-no-log = Zatím se nic nestalo.

# Words to type; the English ones always work, and accents may be left out
play-word-help = pomoc
play-word-map = mapa
play-word-table = stůl
play-word-log = historie
play-word-more = další
play-word-why = proč
play-word-rule = pravidlo
play-word-save = ulož
play-word-quit = konec
play-word-back = zpět
play-argument-action = AKCE
play-argument-number = ČÍSLO
play-argument-file = SOUBOR

play-help = Napiš číslo volby, nebo akci v zápisu. Příkazy:
play-help-help = tento seznam; funguje u každé otázky
play-help-map = nakreslí mapu co největší, s vysvětlivkami
play-help-table = ukáže znovu celý stůl
play-help-log = všechno, co se zatím stalo a co smíš vědět
play-help-why = jestli to teď můžeš udělat, a které pravidlo to zakazuje
play-help-rule = co říká pravidlo; samotné { play-word-rule } vypíše kapitoly
play-help-more = vypíše všechny možnosti
play-help-save = uloží hru tam, teď i po každém tahu
play-help-quit = odejde od stolu; neuloženou hru můžeš předtím uložit
play-help-notation = Akce této hry:
plain-question = Co uděláš?
plain-notation = Piš je tak, jak stojí v seznamu:
plain-yes = ano
plain-no = ne

play-saved = Uloženo do { $file }, a znovu po každém tahu.
play-save-what = Napiš { play-word-save } a název souboru, například: { play-word-save } vecer.rh.json
play-other-name = zvol jiný název
play-ask-save = Uložit hru? Napiš název souboru. Enter odejde bez uložení, { play-word-back } pokračuje ve hře.
play-ask-record = Napiš jiný název souboru pro záznam hry, nebo ho stiskem Enteru nech neuložený.
play-unsaved = NEULOŽENO: { $reason }
play-left = Odcházíš od stolu; hra se neuložila.
play-bot-failed = Jeden bot to vzdal a hraje za něj jiný: { $why }
play-go-on = Hra je uložená. Pokračuj příkazem: { $command }
play-resumed = { $file }: { $number ->
    [0] hra právě začíná.
    [one] hra pokračuje po jednom rozhodnutí.
    [few] hra pokračuje po { $number } rozhodnutích.
   *[other] hra pokračuje po { $number } rozhodnutích.
}

play-over = Hra skončila.
play-over-saved = Záznam hry: { $file }
play-seed = Semínko bylo { $seed }.
play-fingerprint = Otisk ukázaný na začátku: { $commitment }
play-promise-kept = Jeho otisk je ten, který se ukázal na začátku: každé míchání bylo dané před první kartou.
play-promise-broken = Jeho otisk neodpovídá tomu, který se ukázal na začátku: této hře nevěř!
play-promise-check = Chceš-li to ověřit, spočítej SHA-256 z bajtů semínka: { $command }

explain-choice = { $name } volí { $choice }.
explain-plan = - { $reason }
reason-said = { $text }
explain-others = Další možnosti: { $others }.
explain-value = { $action } ({ $value })
explain-share = šance na výhru { $value }

replay-verified = { $file }: { $number ->
    [one] přehráno jedno rozhodnutí
    [few] přehrána { $number } rozhodnutí
   *[other] přehráno { $number } rozhodnutí
}, vše podle pravidel; data, semínko i jeho otisk souhlasí.
replay-result = Výsledek souhlasí se záznamem.
replay-no-result = V záznamu není výsledek k porovnání.

verify-seed = Semínko: { $seed }
verify-commitment = Jeho otisk: { $commitment }
verify-secret = Tajemství serveru: { $secret }
verify-share = Díl, který přidal hráč { $name }: { $share }
verify-without-share = Hráč { $name } žádný díl nepřidal.
verify-joint-seed = Semínko, které plyne z tajemství a dílů: { $seed }
verify-no-shares = Nikdo žádný díl nepřidal, takže toto semínko určil server sám.
verify-proved = { $file }: každé míchání plyne z tohoto semínka, { $number ->
    [one] jediné rozhodnutí je
    [few] všechna { $number } rozhodnutí jsou
   *[other] všech { $number } rozhodnutí je
} podle pravidel a vede k výsledku v záznamu.
verify-kept-commitment = Otisk je ten, který máš u sebe: po začátku se nic nezměnilo.
verify-own-commitment = Tento otisk pochází ze samotného záznamu. Porovnej ho s tím, který se ukázal na začátku, nebo ten zadej přes --commitment.

sheet-title = Bodovací list
sheet-title-open = Dosavadní body
sheet-total = Celkem
sheet-rank = Pořadí
sheet-player = Hráč
sheet-winner = Vyhrává { $names } se ziskem { $points ->
    [one] { $points } bodu
    [few] { $points } bodů
   *[other] { $points } bodů
}.
sheet-winners = Společné vítězství se ziskem { $points ->
    [one] { $points } bodu
    [few] { $points } bodů
   *[other] { $points } bodů
}: { $names }.
sheet-and = { $first } a { $last }
sheet-unfinished = Tato hra není dohraná.

perft-depth = hloubka
perft-nodes = uzly
perft-speed = hloubka { $depth }: { $seconds } s, { $rate } uzlů/s

simulate-title = { $game }: { $number ->
    [one] jedna hra
    [few] { $number } hry
   *[other] { $number } her
}, semínko { $seed }
simulate-playing = Hraje se
simulate-seat = Místo
simulate-bot = Bot
simulate-mean = Průměr bodů
simulate-wins = Podíl výher
simulate-pick = Úvodní výběr
simulate-games = Hry
simulate-speed = her za sekundu: { $rate }, celkem { $seconds } s
simulate-slow = na hru: { $each } s, celkem { $seconds } s
simulate-written = Všechny výsledky jsou v { $file }.

tournament-title = { $game }, { $players ->
    [one] jeden hráč
    [few] { $players } hráči
   *[other] { $players } hráčů
}: { $games ->
    [one] jedna hra
    [few] { $games } hry
   *[other] { $games } her
} z { $deals ->
    [one] jednoho rozdání
    [few] { $deals } rozdání
   *[other] { $deals } rozdání
}, semínko { $seed }
tournament-bot = Bot
tournament-games = Hry
tournament-wins = Výhry
tournament-sure = 95 %
tournament-mean = Body
tournament-rating = Hodnocení
tournament-typical = p50
tournament-slow = p95
tournament-decisions = Rozhodnutí
tournament-longest = Nejdelší
tournament-over = Přes limit
tournament-opponent = Soupeř
tournament-ahead = Před ním
tournament-stronger = { $bot } je silnější než { $opponent } (test { $low } proti { $high }, rozhodnuto po { $deals ->
    [one] jednom rozdání
    [few] { $deals } rozdáních
   *[other] { $deals } rozdáních
}).
tournament-not-stronger = { $bot } není o tolik silnější než { $opponent } (test { $low } proti { $high }, rozhodnuto po { $deals ->
    [one] jednom rozdání
    [few] { $deals } rozdáních
   *[other] { $deals } rozdáních
}).
tournament-open = Zda je { $bot } silnější než { $opponent }, je po { $deals ->
    [one] jednom rozdání
    [few] { $deals } rozdáních
   *[other] { $deals } rozdáních
} stále otevřené (test { $low } proti { $high }).
tournament-fair = Rozhodnutí: { $decisions }; nedovolených: { $illegal }; o víc než pětinu přes povolený čas: { $over }.
tournament-failed = { $bot } to vzdal (her: { $games }): dohrál za něj jiný bot a on je poslední; poprvé proto, že: { $why }
tournament-broken-off = Přerušeno, uložené hry: { $done } z { $games }; pokračuj stejným příkazem.
tournament-written = Zpráva: { $file }
selfplay-written = { $games ->
    [one] { $games } hra je ve složce { $folder }.
    [few] { $games } hry jsou ve složce { $folder }.
   *[other] { $games } her je ve složce { $folder }.
}

report-title = { $game }: turnaj botů
report-best = { $bot } má podíl výher { $share } (95% interval: { $sure } %).
report-alone = { $bot } hraje sám se sebou, průměr bodů je { $score }.
report-deals = Rozdání
report-illegal = Nedovolené odpovědi
report-standing = Pořadí
report-standing-note = Vedle každého čísla je jeho 95% interval. Společná výhra se dělí rovným dílem.
report-wins = Podíl výher
report-wins-note = Pás je 95% interval. Jedno rozdání se hraje ve všech rozsazeních a počítá se jako jeden vzorek, protože jeho hry mají stejné štěstí.
report-fair = Čárkovaná čára je podíl místa, kdyby byli všichni stejně silní: { $share }.
report-pairs = Řádek proti sloupci
report-pairs-note = Jak často skončil bot z řádku před botem ze sloupce; remízy se počítají jako polovina.
report-scores = Body
report-scores-note = Jak často který počet bodů padl, v pásmech společných všem botům; čára je průměr.
report-between = { $low } až { $high }
report-spread = průměr { $mean }
    medián { $p50 }
    90 %: { $p5 } až { $p95 }
report-ratings = Hodnocení OpenSkill
report-ratings-note = Plackett-Luce přes všechny hry v jejich pořadí; pás jsou dvě odchylky síly na každou stranu.
report-rating = { $bot }: hodnocení { $rating }
report-times = Čas na rozhodnutí
report-times-note = Sloupec sahá od mediánu k 95. percentilu, tenká čára k nejdelšímu rozhodnutí. Čárkovaná čára je povolený čas. Měřítko je logaritmické.
report-time = p50 { $p50 }
    p95 { $p95 }
    nejdelší { $longest }
report-sheet = Z čeho se body skládají
report-sheet-note = Průměry čísel bodovacího listu na místo a hru.
report-seats = Místa
report-seats-note = Podle místa, ať tam sedí kdokoli.
report-picks = Úvodní výběr
report-picks-note = Podle toho, co si místo vybralo na celou hru.
report-told = { $bot }: { $value }
report-again = Spustit znovu
report-again-note = Stejný příkaz dá stejné hry s jakýmkoli počtem procesů, pokud některý bot nehledá podle hodin.

rule-none = pravidlo { $rule } neexistuje; pravidla jsou { $ranges }
rule-range = { $first } až { $last }

options-name = JMÉNO
options-seat = MÍSTO
options-file = SOUBOR

serve-at = Roundhouse běží na { $url } (ukončíš ho stiskem Ctrl-C)
open-at-home = Ostatní doma ho najdou na { $url }
open-no-home = Nenašla se žádná síť: dostane se k němu jen tento počítač.
serve-kept = Stoly se ukládají do { $place }
backup-other-name = zvol jiný název
backup-done = { $file }: kopie obsahuje { $tables ->
    [one] jeden stůl
    [few] { $tables } stoly
   *[other] { $tables } stolů
} a { $people ->
    [one] jednu osobu
    [few] { $people } osoby
   *[other] { $people } osob
}.
restore-done = { $file } teď obsahuje { $tables ->
    [one] jeden stůl
    [few] { $tables } stoly
   *[other] { $tables } stolů
} a { $people ->
    [one] jednu osobu
    [few] { $people } osoby
   *[other] { $people } osob
}.
ratings-there = Výsledky: { $results }. Hodnocení: { $ratings }.
ratings-unreadable = Stoly, jejichž záznam nelze přečíst: { $tables }. Jejich výsledky zůstávají, jak byly.

## What `roundhouse doctor` finds
doctor-database = Databáze { $place } tu je, je celá a aktuální.
doctor-database-new = Databáze { $place } zatím neexistuje; vytvoří ji „roundhouse serve“.
doctor-database-older = Databáze je starší verze ({ $found }); příští spuštění ji převede na { $newest }. Nejdřív ji zálohuj.
doctor-database-newer = Databázi { $place } vytvořila novější verze ({ $found }, tato zná { $newest }). Nainstaluj tu verzi, nebo obnov zálohu.
doctor-database-damaged = Databáze { $place } je poškozená ({ $why }). Zastav server a obnov zálohu.
doctor-database-gone = Databáze { $place } nefunguje: { $why }. Zjisti, zda běží a zda jsou jméno, heslo a práva správně.
doctor-redis = Redis odpovídá.
doctor-redis-none = Bez Redis; je potřeba jen pro více uzlů.
doctor-redis-gone = Redis nefunguje: { $why }. Zjisti, zda běží na adrese v „redis“.
doctor-mail = Poštovní server odpovídá a přijal přihlášení.
doctor-mail-none = Není nastaven poštovní server, takže nikomu nelze dát vědět e-mailem. Změníš to nastavením „mail.server“ a „mail.sender“.
doctor-mail-gone = Poštovní server nefunguje: { $why }. Viz „mail.server“.
doctor-push = Prohlížečům lze dát vědět.
doctor-push-none = Prohlížečům nelze dát vědět: nainstaluj roundhouse-games[server].
doctor-push-no-https = Prohlížečům lze dát vědět jen přes HTTPS; do „address“ napiš, kde lidé server najdou.
doctor-clock = Hodiny jdou správně.
doctor-clock-of-database = Hodiny tohoto počítače a databáze se liší o { $seconds } s. Seřiď je přes NTP.
doctor-clock-of-redis = Hodiny tohoto počítače a Redis se liší o { $seconds } s. Seřiď je přes NTP.
doctor-clock-set-back = Nejnovější záznam je { $seconds } s v budoucnosti: hodiny tohoto počítače někdo vrátil. Seřiď je přes NTP.
doctor-disk = { $folder } má místo pro { $megabytes } MB.
doctor-disk-little = { $folder } má místo jen pro { $megabytes } MB. Brzy uvolni místo.
doctor-disk-full = { $folder } má místo jen pro { $megabytes } MB. Tahy budou odmítány: hned uvolni místo.
doctor-permissions = Nastavení a databázi nemůže číst nikdo jiný.
doctor-readable-by-others = { $file } mohou číst i jiní na tomto počítači. Vezmi jim to: chmod 600.
doctor-no-timezones = Chybí časová pásma světa, takže doba klidu nefunguje: pip install tzdata.
doctor-no-address = „address“ není nastaveno, takže odkazy v e-mailech a chatech vedou tam, odkud kdo přišel.
doctor-few-connections = Systém dovoluje jen { $most } spojení. Zvyš LimitNOFILE.
doctor-result = { $wrong ->
    [0] Všechno funguje.
    [one] Jedna věc nefunguje.
    [few] { $wrong } věci nefungují.
    [many] { $wrong } věci nefunguje.
   *[other] { $wrong } věcí nefunguje.
} { $notes ->
    [0] Nic dalšího vědět nemusíš.
    [one] Jednu věc je dobré vědět.
    [few] { $notes } věci je dobré vědět.
    [many] { $notes } věci je dobré vědět.
   *[other] { $notes } věcí je dobré vědět.
}
operator-made = { $login } je teď správce.
operator-no-more = { $login } už není správce.
