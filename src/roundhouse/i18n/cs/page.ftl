# The page: start, tables' frame, rulebook, guides, and what the server refuses. Texts of one game stand in files of its own.

## The frame of every screen
page-name = Roundhouse
page-tools = Jazyk a vzhled
page-language = Jazyk
page-to-light = Světlý vzhled
page-to-dark = Tmavý vzhled
page-offline = Server neodpovídá. Nic se neztratilo: stránka se znovu připojí sama.
page-no-storage = Server teď nemůže používat své úložiště. Nic se neztratilo: stránka bude pokračovat sama, jakmile to půjde.
page-not-loaded = Tuto část se nepodařilo načíst. Načti stránku znovu.
page-unknown = Na této adrese nic není.
page-to-start = Zpět na úvodní stránku

## Made-up names of guests: all nouns are masculine
session-made-up-name = { $first } { $last }
session-first-1 = Jantarový
session-first-2 = Svižný
session-first-3 = Cedrový
session-first-4 = Ranní
session-first-5 = Mlžný
session-first-6 = Zlatý
session-first-7 = Bzučivý
session-first-8 = Šťastný
session-first-9 = Pohodový
session-first-10 = Severní
session-first-11 = Valivý
session-first-12 = Stříbrný
session-last-1 = Kotel
session-last-2 = Nárazník
session-last-3 = Hák
session-last-4 = Komín
session-last-5 = Uzel
session-last-6 = Kahan
session-last-7 = Píst
session-last-8 = Semafor
session-last-9 = Pražec
session-last-10 = Most
session-last-11 = Viadukt
session-last-12 = Hvizd

## Who the reader is
session-nobody = Host
session-name = Tvoje jméno
session-rename = Změnit jméno
session-keep = Uložit
people-leaderboards = Žebříčky
people-mine = Moje výsledky
account-title = Účet
account-about = Účet nepotřebuješ: tento prohlížeč si tě pamatuje. S účtem můžeš pokračovat na kterémkoli zařízení. Chceš-li přidat jen jedno, stačí kód.
account-known = Tvůj účet je { $login }.
account-make = Založit účet
account-make-about = Jméno, místa i hry ti zůstanou.
account-make-button = Založit účet
account-log-in = Přihlásit se
account-log-in-about = Toto zařízení přejde na daný účet.
account-log-out = Odhlásit se
account-login = Přihlašovací jméno
account-password = Heslo
account-codes = Záchranné kódy
account-codes-about = Zapiš si je hned. Každým můžeš jednou nastavit nové heslo a znovu se neukážou.
account-nudges = Dát vědět, když hra čeká
vacation-title = Dovolená
vacation-about = Zatímco jsi pryč, tvoje hodiny stojí u všech stolů, kde je na rozhodnutí den nebo víc. Na rok máš třicet dní a každý započatý den se počítá celý, takže nikdo nečeká donekonečna.
vacation-days = Dny
vacation-begin = Odjet na dovolenou
vacation-left = { $days ->
    [one] Zbývá ti jeden den dovolené
    [few] Zbývají ti { $days } dny dovolené
   *[other] Zbývá ti { $days } dní dovolené
}
vacation-until = Máš dovolenou do { $date }.
vacation-end = Jsem zpět
account-device = Další zařízení
account-device-about = Vytvoř kód tady a do deseti minut ho zadej na druhém zařízení: bude hrát za tebe, i se všemi místy.
account-device-make = Vytvořit kód
account-device-code = Kód z druhého zařízení
account-device-use = Použít kód

## The start page
start-play-now = Hrát hned proti počítači
start-opponents = Soupeři
start-against = { $number ->
    [one] jeden soupeř
    [few] { $number } soupeři
   *[other] { $number } soupeřů
}
start-level = Úroveň
start-new-table = Nový stůl…
start-first-game = První hra s průvodcem
start-rules = Pravidla
start-mine = Moje hry
start-mine-none = Zatím žádné. Tvoje hry tu zůstanou, dokud je nedohraješ.
start-open = Otevřené stoly
start-invited = Zvou tě ke stolu
start-decline = Ne, díky
start-filters = Vybrat otevřené stoly
start-any-game = libovolná hra
start-any-players = libovolný počet hráčů
start-any-speed = libovolné tempo
start-speed-none = bez hodin
start-speed-live = na jedno posezení
start-speed-days = na několik dní
start-any-rating = libovolné hodnocení
start-rating-to = do { $to }
start-rating-between = { $from } až { $to }
start-rating-from = od { $from }
start-any-language = libovolný jazyk
start-open-none = Žádný stůl nečeká na hráče. Založ stůl, který najde každý.
start-watch = Ke sledování
start-watch-none = Teď se nehraje žádná veřejná hra.
start-go-on = Pokračovat
start-join = Přisednout
start-look = Sledovat
start-your-turn = jsi na tahu
start-status-waiting = čeká
start-status-running = probíhá
start-status-paused = pauza
start-status-finished = dohráno
start-status-closed = zavřeno
start-practice = trénink
start-import = Otevřít záznam…
start-import-about = Soubor .rh.json: projdi si dohranou hru tah po tahu, nebo hraj dál tam, kde končí.
start-import-too-large = { $file } je na záznam příliš velký.
start-import-no-json = { $file } není záznam: není to JSON.
start-import-no-record = { $file } je JSON, ale ne záznam hry.
start-import-no-seed = { $file } pochází z hry, která ještě běžela: bez jejího semínka se nedá přehrát.
start-import-wrong = { $file } se nedá přehrát: je změněný nebo poškozený, nebo vznikl podle jiných pravidel.
start-players = Hráči: { $players }.
start-foot = Vytvořili fanoušci, bez vazby na vydavatele. Všechny kresby a texty jsou naše vlastní.

## The dialog for a new table
new-title = Nový stůl
new-game = Hra
new-seats = Hráči
new-seat-me = Já
new-seat-friend = Někdo další (přes odkaz)
new-seat-here = Někdo další na tomto zařízení
new-seat-name = Jméno
new-add-seat = Přidat místo
new-remove-seat = Odebrat místo { $number }
new-variants = Varianty
option-first-player = Začínající hráč
option-first-player-about = Kdo má první tah: někdo, na kom se dohodnete, nebo náhodný hráč.
option-first-player-random = náhodně
new-visibility = Kdo se může přidat
new-visibility-link = kdokoli s odkazem
new-visibility-public = každý (ve veřejném seznamu)
new-visibility-local = nikdo další
new-clock = Hodiny
new-clock-none = bez hodin
new-clock-minute = 1 minuta na rozhodnutí
new-clock-day = 1 den na rozhodnutí
new-clock-three-days = 3 dny na rozhodnutí
new-clock-week = 1 týden na rozhodnutí
new-clock-quarter = 15 minut + 5 s na rozhodnutí
new-clock-hour = 60 minut + 10 s na rozhodnutí
new-agreed = U stolu
new-hints = Rady
new-hints-about = kdo je na tahu, může se zeptat počítače
new-undo = Vracení tahů
new-undo-about = rozhodnutí se dají vzít zpět
new-chat = Zprávy u stolu
new-chat-about = lidé si mohou psát
settings-chat-on = s chatem
settings-chat-off = bez chatu
settings-hints-on = s radami
settings-hints-off = bez rad
settings-undo-on = tahy se dají vrátit
settings-undo-off = bez vracení tahů
new-back = Zpět
new-create = Založit stůl

## The waiting room of a table
waiting-title = { $number ->
    [one] Chybí ještě jeden hráč
    [few] Chybí ještě { $number } hráči
   *[other] Chybí ještě { $number } hráčů
}
waiting-full = Všichni jsou tady
waiting-invite = Pošli tento odkaz tomu, s kým chceš hrát. Kdo ho otevře, může si sednout, nebo sledovat.
waiting-watch = Kdo má tento odkaz, může sledovat.
waiting-link = Odkaz na tento stůl
waiting-invite-name = Pozvat podle jména
waiting-invite-send = Pozvat
waiting-invitation-sent = { $name } uvidí pozvánku na úvodní stránce.
waiting-copy = Kopírovat
waiting-copied = Zkopírováno
waiting-share = Sdílet…
waiting-share-title = Partie { $game }
waiting-code = Odkaz jako kód pro fotoaparát telefonu
waiting-this-computer = Tento odkaz funguje jen na tomto počítači. Chceš-li pustit dovnitř ostatní doma, ukonči Roundhouse a spusť ho příkazem: { $command }
waiting-host = správce
waiting-colour = Tvoje barva
waiting-join = Sednout si
waiting-leave = Odejít od stolu
waiting-close = Zavřít stůl
waiting-start = Začít hru
waiting-for-host = Čeká se, až správce stolu spustí hru.
waiting-seat-bot = Dát místo { $number } počítači
waiting-seat-bot-short = Přidat počítač…
waiting-open-seat = Uvolnit toto místo
waiting-remove = Odebrat
waiting-practice = Trénink: tento stůl vznikl ze záznamu. Kdo ho přinesl, může vědět, co přijde.
start-your-turns = Jsi na tahu
start-since = Co se stalo
start-due = čas vyprší { $when }
waiting-invited = { $host } tě zve ke hře { $game }
waiting-your-name = Jak ti mají ostatní říkat?
waiting-players = { $number ->
    [one] Jeden hráč
    [few] { $number } hráči
   *[other] { $number } hráčů
}
waiting-agreed = Co je domluveno
waiting-clock-move = { $minutes } min na rozhodnutí
waiting-clock-total = { $minutes } min na hráče
option-for-players = Jen pro { $players } hráče. ({ $rule })
option-not-with = Nelze spolu s „{ $other }“. ({ $rule })
option-chosen = { $option }: { $value }
option-own = ze souboru
option-file = Vlastní…
option-file-about = Soubor .toml s vlastní mapou.
option-file-too-large = Soubor { $file } je příliš velký.

## Learning

## What the server refuses
refusal-other = To se nepovedlo ({ $code }).
refusal-broken = Na naší straně se něco pokazilo. Zkus to znovu.
refusal-server-gone = Server neodpovídá. Zkus to za chvíli znovu.
refusal-illegal-action = To teď pravidla nedovolují.
refusal-invalid-action = To není tah této hry.
refusal-invalid-option = Tuto volbu nejde spojit s ostatními.
refusal-invalid-data = V souboru chybí něco, co hra potřebuje.
refusal-invalid-record = To není záznam hry, ve které by se dalo pokračovat.
refusal-invalid-body = Server tomuto požadavku nerozuměl.
refusal-unknown-game = Taková hra tu není.
refusal-unknown-bot = Takový soupeř tu není.
refusal-unknown-language = V tomto jazyce nejsou žádné texty.
refusal-unknown-table = Takový stůl není, nebo pro tebe není otevřený.
refusal-unknown-path = Na této adrese nic není.
refusal-unknown-person = Nikdo takový tu není.
refusal-unknown-seq = Tak daleko hra ještě není.
refusal-unknown-host = Tento server se tak nejmenuje.
refusal-foreign-origin = Tento požadavek přišel z jiné stránky a zůstal bez odpovědi.
refusal-wrong-method = To tady server neumí.
refusal-not-json = Server tomuto požadavku nerozuměl.
refusal-too-large = To je najednou příliš mnoho dat.
refusal-too-long = U tohoto stolu se už stalo tolik, že tu lze jen táhnout.
refusal-too-slow = Kontrola trvá příliš dlouho. Takový záznam nebo mapu tu nelze použít.
refusal-too-many = To bylo moc rychle. Chvilku počkej.
refusal-busy = U stolu je rušno. Zkus to znovu.
refusal-draining = Server se právě bude restartovat. Zkus to za chvíli znovu.
refusal-redis-gone = Část serveru je teď nedostupná. Zkus to znovu.
refusal-storage-gone = Server se teď nedostane ke svému úložišti. Nic se neztratilo; zkus to znovu.
refusal-storage-full = Server už nemá místo, kam ukládat. Nic se neztratilo; zkus to později.
refusal-table-damaged = Tento stůl už nelze přečíst. Správce serveru o tom ví; ničeho jiného se to netýká.
refusal-no-hint = Tentokrát bez rady. Zkus to znovu.
refusal-no-adviser = V této hře nikdo neradí.
refusal-no-person = Nejdřív si zvol jméno.
refusal-session-expired = Tvoje přihlášení vypršelo. Načti stránku znovu a pokračuj.
refusal-logged-out = Tvoje přihlášení skončilo. Načti stránku znovu a pokračuj.
refusal-bad-name = Jméno má 1 až { $longest } viditelných znaků.
refusal-wrong-login = Špatné přihlašovací jméno nebo heslo.
refusal-wrong-password = Špatné heslo.
refusal-wrong-code = Tento kód je špatný, už použitý nebo prošlý.
refusal-login-taken = Toto přihlašovací jméno je obsazené. Zvol jiné.
refusal-has-account = Účet už máš.
refusal-no-account = Účet ještě nemáš.
refusal-already = To už je hotové.
refusal-bad-text = Zpráva má 1 až 500 znaků.
refusal-closed = Stůl je zavřený.
refusal-finished = Hra skončila.
refusal-hints-off = U tohoto stolu se hraje bez rad.
refusal-muted = Správce ti u tohoto stolu vzal slovo.
refusal-no-history = Je to příliš dávno, už to nejde ukázat.
refusal-no-request = Teď není na co odpovídat.
refusal-no-such-person = Nikdo takový u stolu není.
refusal-no-such-seat = Takové místo tu není.
refusal-blocked = K tomuto stolu si sednout nemůžeš.
refusal-account-closed = Správce tento účet uzavřel.
refusal-name-taken = Někdo s účtem má toto jméno nebo jméno, které vypadá stejně. Vyber si jiné.
refusal-not-operator = To smějí jen správci.
refusal-unknown-report = Taková stížnost není.
refusal-is-operator = Tento člověk je správce.
refusal-no-clock = Žádné hodiny neběží.
refusal-not-at-table = To smí jen ten, kdo je u tohoto stolu.
refusal-not-away = Počítač za tebe nehraje.
refusal-not-bots-turn = Na tahu není počítač.
refusal-not-finished = Hra ještě neskončila.
refusal-not-full = Jedno místo je ještě volné.
refusal-not-host = To smí jen správce stolu.
refusal-not-paused = Hra není pozastavená.
refusal-not-started = Hra ještě nezačala.
refusal-not-your-seat = Toto místo není tvoje.
refusal-not-your-turn = Nejsi na tahu.
refusal-no-answer = Server neodpověděl. Stůl teď ukazuje, zda se to provedlo.
refusal-nothing-to-undo = Nemáš žádný tah, který by šlo vrátit.
refusal-one-seat-each = U tohoto stolu smí mít každý jen jedno místo.
refusal-out-of-time = Čas na toto rozhodnutí vypršel.
refusal-paused = Hra je pozastavená.
refusal-removed = Správce tě od tohoto stolu odebral.
refusal-request-pending = Čeká jiná otázka; nejdřív odpověz na ni.
refusal-colour-taken = Tu barvu si vybral někdo jiný.
refusal-seat-taken = To místo je obsazené.
refusal-secrets-known = Kdo přinesl tento záznam, může vědět všechno, co je v něm ještě skryté, a proto tu nikdo další hrát nemůže.
refusal-seed-given = Semínko tohoto stolu bylo dané při jeho založení, žádné díly nepřijímá.
refusal-several-seats = Hraješ za více míst, proto rozhoduješ pokaždé.
refusal-on-vacation = Dovolenou už máš.
refusal-no-days-left = { $left ->
    [0] Žádná dovolená ti už nezbývá.
    [one] Zbývá ti jen jeden den dovolené.
    [few] Zbývají ti jen { $left } dny dovolené.
   *[other] Zbývá ti jen { $left } dní dovolené.
}
refusal-stale = Mezitím se něco stalo. Podívej se znovu, pak rozhodni.
refusal-started = Hra už začala.
refusal-table-full = Žádné místo už není volné.
refusal-time-left = Na toto rozhodnutí je ještě čas.
refusal-chat-off = U tohoto stolu se hraje bez chatu.
refusal-undo-off = U tohoto stolu se tahy nevracejí.
refusal-undo-past-hidden = Od té doby se ukázalo něco skrytého, tah už vrátit nejde.

## The log of a table: what people did. $you is yes if the reader did it.
log-and = { $first } a { $last }
log-somebody = Někdo
log-seated = { $you ->
    [yes] Sedáš si ke stolu.
   *[no] { $who } si sedá ke stolu.
}
log-seated-bot = { $who } si sedá ke stolu.
log-vacated = { $you ->
    [yes] Odcházíš
   *[no] { $who } odchází
} od stolu před začátkem.
log-started = Hra začíná.
log-asked-undo = { $you ->
    [yes] Chceš
   *[no] { $who } chce
} vrátit tah.
log-asked-pause = { $you ->
    [yes] Chceš
   *[no] { $who } chce
} pauzu.
log-declined = { $you ->
    [yes] Nesouhlasíš.
   *[no] { $who } nesouhlasí.
}
log-undone = { $you ->
    [yes] Vracíš
   *[no] { $who } vrací
} tah.
log-vacation = { $you ->
    [yes] Máš dovolenou: tvé hodiny stojí.
   *[no] { $who } má dovolenou: hodiny stojí.
}
log-vacation-over = { $you ->
    [yes] Tvá dovolená skončila.
   *[no] { $who } už nemá dovolenou.
}
log-paused = { $you ->
    [yes] Pozastavuješ hru.
   *[no] { $who } pozastavuje hru.
}
log-paused-empty = Hra je pozastavená: u stolu nikdo nezůstal.
log-resumed = { $you ->
    [yes] Pokračuješ
   *[no] { $who } pokračuje
} ve hře.
log-timed-out = { $you ->
    [yes] Nemáš
   *[no] { $who } nemá
} už čas: rozhoduje počítač.
log-left = { $you ->
    [yes] Odcházíš
   *[no] { $who } odchází
}; dál hraje počítač.
log-resigned = { $you ->
    [yes] Vzdáváš se
   *[no] { $who } se vzdává
}; dál hraje počítač.
log-returned = { $you ->
    [yes] Vracíš se.
   *[no] { $who } se vrací.
}
log-finished = Hra končí.
log-closed = { $you ->
    [yes] Zavíráš
   *[no] { $who } zavírá
} stůl.

## Games that bring no front of their own
generic-position = Pozice
generic-players = Hráči
generic-question = Co uděláš?
generic-choose = Nejdřív vyber
generic-search = Hledat mezi akcemi
generic-amount = Číslo od { $first } do { $last }
generic-prompt = Vyber jednu z akcí dole.
generic-why = Proč ne?
generic-why-action = Akce
generic-why-legal = To teď udělat můžeš.
generic-yes = ano
generic-no = ne
generic-over = Konec hry.
generic-result = Výsledek
generic-rank = Pořadí
generic-player = Hráč
generic-score = Skóre
generic-you-won = Vyhráváš.
generic-won = Vyhrává { $who }.
generic-won-shared = O vítězství se dělí: { $who }.

page-description = Dvě železniční hry pro hraní s přáteli i proti počítači.
page-no-script = Roundhouse potřebuje JavaScript. Zapni ho prosím pro tuto stránku.
page-old-browser = Tento prohlížeč je pro Roundhouse příliš starý. Stačí kterýkoli Firefox, Chrome, Edge nebo Safari z posledních let.
page-no-answer = Roundhouse neodpovídá. Za chvíli stránku načti znovu.
refusal-unknown-trial = Tato zkouška už neexistuje. Spusť ji znovu.
start-workshop = Dílna
