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

## Nudges: how people are told that a game waits for them
nudges-title = Když na tebe čeká hra
nudges-about = Roundhouse ti dá vědět, když jsi na tahu nebo když se tě někdo na něco ptá. Jednou za tah, a ne když máš stůl otevřený. Zpráva nikdy neprozradí, co je ve hře.
nudges-where = Dáváme ti vědět tady
nudges-kind-push = Tento prohlížeč
nudges-kind-mail = E-mailem
nudges-kind-chat = V chatu
nudges-this-browser = tento prohlížeč
nudges-test = Vyzkoušet
nudges-test-sent = Zpráva je na cestě.
nudges-end = Odebrat
nudges-end-of = Odebrat { $address }
nudges-code = Kód z e-mailu
nudges-confirm = Potvrdit
nudges-add = Přidat
nudges-browser-about = Prohlížeč se tě nejdřív zeptá na svolení. Dá ti vědět, i když je tato stránka zavřená.
nudges-browser-turn-on = Dávat vědět v tomto prohlížeči
nudges-browser-on = Tento prohlížeč ti dá vědět, když hra čeká.
nudges-browser-no = Prohlížeč nemá svolení ti dát vědět.
nudges-browser-cannot = Tento prohlížeč ti při zavřené stránce nemůže dát vědět. Na iPhonu nebo iPadu si nejdřív přidej Roundhouse na plochu.
nudges-browser-forbidden = Tento prohlížeč nesmí zobrazovat zprávy z Roundhouse. Povolit to můžeš v nastavení prohlížeče.
nudges-browser-off = Tento server neumí posílat zprávy prohlížečům.
nudges-mail-about = Dostaneš kód, kterým potvrdíš, že je adresa tvoje. V každém e-mailu je odkaz, kterým je zrušíš.
nudges-mail-to = Tvoje e-mailová adresa
nudges-chat-about = Vlož adresu webhooku. Všichni v tom kanálu uvidí odkaz na stůl, mohou se dívat a obsadit volné místo.
nudges-chat-url = Adresa webhooku
nudges-chat-format = Druh chatu
nudges-format-discord = Discord
nudges-format-slack = Slack
nudges-format-mattermost = Mattermost
nudges-format-json = Něco jiného (JSON)
nudges-quiet = Doba klidu
nudges-quiet-about = Co se stane v této době, se dozvíš až po ní.
nudges-quiet-from = Od
nudges-quiet-to = do
nudges-quiet-set = Zachovat klid
nudges-quiet-change = Změnit
nudges-quiet-end = Dávat vědět kdykoli
nudges-quiet-zone = Časové pásmo: { $zone }
nudges-stop-about = Přicházíš z e-mailu. Máme na tu adresu přestat psát?
nudges-stop = Zrušit tyto e-maily
nudges-stopped = Na adresu { $address } už nic nepošleme.
refusal-no-push = Tento server neumí posílat zprávy prohlížečům.
refusal-no-mail = Tento server neposílá e-maily.
refusal-not-an-address = To není adresa.
refusal-not-https = Adresa musí začínat https://.
refusal-private-target = Ta adresa není přístupná z internetu, proto ji tento server nevolá.
refusal-unknown-target = Tu adresu nelze najít.
refusal-unknown-format = To není nic z tohoto: { $formats }.
refusal-too-many-addresses = Dáváme ti vědět už na { $most } místech. Nejdřív jedno odeber.
refusal-not-confirmed = Nejdřív potvrď adresu kódem z e-mailu.
refusal-unknown-timezone = To časové pásmo není známé.
refusal-unknown-address = Ta adresa už v tvém seznamu není.

## Being decent: blocking, reporting, operators, one’s data
people-operators = Správa serveru
people-operator = správce
people-why = Důvod
people-cancel = Zrušit
people-reports = Stížnosti
people-no-reports = Nikdo si na nic nestěžuje.
people-settle = Vyřídit
people-settled = vyřízeno
people-people = Lidé
people-find = Jméno nebo přihlašovací jméno
people-closed = uzavřený účet
people-close-account = Uzavřít účet
people-open-again = Znovu otevřít
people-tables = Stoly
people-no-tables = Žádný stůl není otevřený.
people-close-table = Zavřít stůl
people-deeds = Co správci udělali
people-no-deeds = Zatím nic.
people-deed-closed = uzavření účtu: { $name }
people-deed-opened = znovuotevření účtu: { $name }
people-deed-settled = vyřízení stížnosti
people-deed-table-closed = zavření stolu
people-block = Zablokovat
people-unblock = Odblokovat
people-blocked-about = Nevidíš, co tento člověk píše, a nemůžete si sednout ke stolu toho druhého.
people-blocked = Zablokovaní
people-report = Stěžovat si…
people-report-about = Co je v nepořádku? { $name } se to nedozví, čtou to jen správci.
people-report-send = Odeslat stížnost
people-reported = Děkujeme. Správci se na to podívají.
people-data = Tvé údaje
people-data-about = Vše, co o tobě tento server uchovává, v jednom souboru. Smazat je můžeš tlačítkem níže: tvé tahy zůstanou, jméno a slova zmizí.
people-export = Stáhnout
people-delete = Smazat mě…
people-delete-sure = Nejde to vzít zpět. Tvá místa převezme počítač. Pro potvrzení napiš své jméno:
people-delete-now = Smazat hned

## What happened since
since-title = Co se stalo od tvého posledního rozhodnutí
since-nothing = U tvých stolů se poslední dobou nic nestalo.
since-quiet = Od té doby nic: je to na tobě.
since-more = { $number ->
    [one] Jeden starší zápis najdeš v průběhu hry.
    [few] { $number } starší zápisy najdeš v průběhu hry.
    [many] { $number } staršího zápisu najdeš v průběhu hry.
   *[other] { $number } starších zápisů najdeš v průběhu hry.
}
