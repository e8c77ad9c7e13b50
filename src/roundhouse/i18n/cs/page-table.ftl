# What both games share at a table.

bot-easy = snadný
bot-normal = střední
bot-hard = obtížný
bot-random = náhodný
bot-greedy = hamižný
bot-planner = plánující
bot-search = počítající

# Computers are called after engines, by their seats
bot-name-1 = Rocket
bot-name-2 = Adler
bot-name-3 = Mallard
bot-name-4 = Saxonia
bot-name-5 = Lion

table-you = Ty
table-somebody = Někdo
table-seat = Hráč { $number }
table-seat-open = Volné místo
table-computer = Počítač ({ $level })
table-about = { $game } · { $players ->
    [one] jeden hráč
    [few] { $players } hráči
   *[other] { $players } hráčů
}
table-title = { $game } – Roundhouse
table-title-turn = ● Jsi na tahu – { $game }

table-your-turn = Jsi na tahu.
table-turn-of = { $who }, jsi na tahu.
table-bot-thinks = { $who } přemýšlí…
table-sealed = Máš rozhodnuto.
table-instruction-end = { $what }: zrušit
table-waiting-for = Na tahu je { $who }.
table-waiting-vacation = Čeká se na hráče { $who }, který má dovolenou do { $date }.
table-looking-back = Přehrávání:
table-moment = krok { $number } z { $last }.
table-paused = Hra je pozastavená.
table-closed = Tento stůl je zavřený.
table-to-move = na tahu
table-time-short = Dochází ti čas.
table-clock-days = { $days } d { $hours } h
table-next-turn = { $more ->
    [0] Další hra: jsi na tahu ve hře { $game }
    [one] Další hra: jsi na tahu ve hře { $game } a v jedné další
    [few] Další hra: jsi na tahu ve hře { $game } a ve { $more } dalších
   *[other] Další hra: jsi na tahu ve hře { $game } a v { $more } dalších
}
table-pace = Počítače hrají
table-pace-instant = hned
table-pace-steady = tah po tahu
table-pace-slow = pomalu
table-pace-click = až kliknu
table-pace-next = Další tah
table-pace-all = Ukázat vše
table-since = Od tvého posledního tahu
table-since-moves = { $number ->
    [one] Jeden tah od tvého posledního tahu
    [few] { $number } tahy od tvého posledního tahu
   *[other] { $number } tahů od tvého posledního tahu
}
table-since-close = Zavřít
table-practice-about = Trénink: stůl vznikl ze záznamu, nebo bylo vráceno něco skrytého.

table-log = Průběh hry
table-side = Hráči a průběh hry
table-panels = Panely stolu
table-question = Tvoje rozhodnutí
table-people = Hráči
table-see-map = Zobrazit mapu
table-look-here = Přejít na tento krok
table-log-since = Od tvého posledního tahu
table-log-undone = (vráceno)
table-chat = Napiš něco ostatním
table-chat-send = Odeslat
table-log-newest = Na konec
table-unread = { $number ->
    [one] { $number } nepřečtená zpráva
    [few] { $number } nepřečtené zprávy
   *[other] { $number } nepřečtených zpráv
}
table-fit = Ukázat celou mapu

table-state-gone = offline
table-state-away = hraje počítač
table-state-resigned = vzdáno
table-watching = { $number ->
    [one] jeden divák
    [few] { $number } diváci
   *[other] { $number } diváků
}

table-hint = Rada
table-hint-thinking = Přemýšlím…
table-hint-says = Počítač by zahrál:
table-hint-others = Další možnosti:
table-hint-do = Zahrát
table-hint-lead = { $way ->
    [ahead] na konci náskok { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } bodu
    [behind] na konci ztráta { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } bodu
   *[level] na konci nerozhodně
}
table-hint-share = šance na výhru { $percent } %
table-undo = Vrátit tah
table-back = Zpět
table-close = Zavřít
table-understood = Rozumím

table-more = Více
table-pause = Pauza
table-resume = Pokračovat
table-leave = Odejít
table-leave-title = Odejít od stolu?
table-leave-text = Za tebe bude hrát počítač. Vrátit se můžeš kdykoli.
table-leave-yes = Odejít
table-resign = Vzdát se
table-resign-title = Vzdát tuto hru?
table-resign-text = Počítač hru dohraje za tebe a na nic se tě už nezeptáme.
table-resign-yes = Vzdát se
table-resign-pair = Hra skončí a soupeř vyhraje.
table-you-gave-up = Vzdáváš se, vítězí { $winner }.
table-gave-up-to-you = { $who } se vzdává, vyhráváš.
table-gave-up = { $who } se vzdává, vítězí { $winner }.
table-close-table = Zrušit stůl
table-close-title = Zrušit tento stůl pro všechny?
table-close-text = Hra tím končí a nebude se hodnotit.
table-close-yes = Zrušit
table-rematch = Hrát znovu
table-rematch-wanted = Ještě jednu hru? Hlásí se: { $who }.
table-rematch-ready = Další hra je připravená.
table-rematch-go = Přejít ke stolu
table-look-from = Pohled: { $who }
table-record = Stáhnout záznam
table-print = Vytisknout bodovací list
table-sound-on = Zapnout zvuk
table-sound-off = Vypnout zvuk
table-notices-on = Upozornit, až budu na tahu
table-notices-off = Už mě neupozorňovat
table-rules = Pravidla
table-keys = Klávesové zkratky

table-paused-long = Hra je pozastavená. Nic se neděje, dokud ji někdo nespustí.
table-away = Za tebe hraje počítač.
table-come-back = Vrátit se
table-asked-undo = { $who } chce vrátit poslední tah.
table-asked-pause = { $who } chce pauzu.
table-you-asked-undo = Chceš vrátit svůj poslední tah. Ostatní musí souhlasit.
table-you-asked-pause = Chceš pauzu. Ostatní musí souhlasit.
table-agree = Souhlasím
table-decline = Nesouhlasím
table-take-back = Už nechci
table-agreed = Souhlasíš; čeká se na ostatní.

table-why-past = Díváš se na dřívější okamžik. Hrát můžeš, až se vrátíš do přítomnosti.
table-why-not-running = Hra neběží.
table-why-not-your-turn = Ještě nejsi na tahu.

table-curtain = Teď hraje { $who }
table-curtain-why = Předej obrazovku. Ostatní se nedívají!
table-curtain-lift = Jsem { $who }
table-curtain-look = { $who } se chce podívat
table-turn-over = { $who }, tvůj tah skončil.
table-looks = Dívá se { $who }.
table-pass-on = Skrýt a předat

table-replay = Přehrání
table-replay-first = Na začátek
table-replay-back = O krok zpět
table-replay-on = O krok dál
table-replay-play = Přehrát
table-replay-stop = Zastavit
table-replay-slider = Krok hry
table-replay-now = Zpět do přítomnosti

key-tab = Tab
key-enter = Enter
key-escape = Esc
table-key-tab = procházet vše, co můžeš vybrat
table-key-enter = vybrat, pak potvrdit
table-key-esc = zpět
table-key-hint = rada
table-key-undo = vrátit tah
table-key-arrows = procházet dosavadní hru
table-key-zoom = přiblížit, oddálit, celá mapa
table-key-help = tento seznam

proof-title = Je hra férová?
proof-short-good = ✓ Férovost ověřena
proof-short-open = Férovost: důkaz není úplný
proof-short-bad = ✗ Ověření selhalo
proof-later = Veškerá náhoda v této hře plyne z jednoho semínka, které vzniklo z tajemství serveru a z dílu každého u stolu. Otisk níže váže server k jeho tajemství. Po konci hry ho musí prozradit a tento prohlížeč všechno ověří.
proof-proved = Ano. Server byl vázán svým tajemstvím dřív, než uviděl první díl, a tvůj díl je v semínku: ani server, ani nikdo u stolu nemohl ovlivnit, co v této hře určila náhoda.
proof-fits = Ano, pokud to tento prohlížeč může posoudit: tajemství, díly a semínko k sobě patří. Sám k této hře žádný díl nepřidal.
proof-alone = Tajemství je to, které bylo slíbeno, ale nikdo žádný díl nepřidal: semínko určil server sám.
proof-given = Semínko bylo dané při založení stolu a nikdo jiný na něm podíl nemá. Jeho otisk je ten, který se tehdy ukázal.
proof-left-out = Tvůj díl v semínku není: přišel pozdě, nebo byl vynechán. Tajemství, díly a semínko k sobě patří, ale že si server nevybíral, musíš věřit jen jeho slovu.
proof-wrong-secret = Ne! To, co server prozradil, nemá otisk ukázaný před hrou. Téhle hře nevěř.
proof-wrong-seed = Ne! Semínko neplyne z tajemství a dílů. Téhle hře nevěř.
proof-commitment = Otisk, ukázaný od začátku
proof-secret = Tajemství serveru
proof-share = Díl: { $who }
proof-no-share = žádný
proof-seed = Semínko
proof-more = Že každé míchání plyne ze semínka, dokážeš příkazem roundhouse verify se záznamem dohrané hry.
