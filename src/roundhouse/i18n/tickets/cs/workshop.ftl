tickets-balance-route-never = Trať { $what } nikdo neobsazuje. Zkrať ji, udělej ji šedou nebo přidej jízdenku, která ji potřebuje.
tickets-balance-route-always = Trať { $what } je obsazena v { $share } her: potřebují ji všichni. Udělej ji dvojitou.
tickets-balance-ticket-impossible = { $what }: nevede tam žádná cesta. Nakresli trať, nebo jízdenku odeber.
tickets-balance-ticket-hard = { $what } je příliš těžká: splněna v { $share } případů. Nejkratší cesta stojí { $way } vagónů; dej jí { $better } bodů místo { $points }, nebo po cestě přidej trať.
tickets-balance-ticket-easy = { $what } je příliš lehká: splněna v { $share } případů a kdo ji má, vyhrává příliš často. Dej jí { $better } bodů místo { $points }.
tickets-balance-ticket-poor = { $what } přináší příliš málo: kdo si ji nechá, vyhrává příliš zřídka. Dej jí { $better } bodů místo { $points }.
tickets-balance-city-dead = { $what } je mrtvý kout: spojené v { $share } her. Přidej jízdenku nebo kratší cestu.
tickets-balance-passed = { $share } her končí, protože nikdo nemůže pokračovat. Dej každému { $cars } vagónů, nebo nakresli víc tratí.
tickets-balance-quality-drawing = Políčka některých tratí se dotýkají. Posuň jejich města od sebe.
tickets-balance-quality-ways = Do některých měst vede jediná cesta, nebo drží mapu pohromadě sama. Nakresli další.
tickets-balance-quality-colours = Barvy nejsou vyvážené: některé mají mnohem víc políček než jiné.
tickets-balance-quality-lengths = Tratě mají příliš podobné délky.
tickets-balance-quality-tickets = Jízdenky nejsou dobře namíchané: krátké, střední i dlouhé, za body podle nejkratší cesty a se všemi městy.
tickets-balance-quality-supply = Políček je na vagóny příliš mnoho nebo málo. Změň počet vagónů.
tickets-workshop-about = Mapy: města, tratě a jízdenky.
tickets-workshop-tools = Co kreslíš
tickets-workshop-board = Mapa, kterou kreslíš
tickets-workshop-move = Přesouvat
tickets-workshop-city = Město
tickets-workshop-route = Trať
tickets-workshop-ticket = Jízdenka
tickets-workshop-remove = Odebrat
tickets-workshop-hint-move = Přetáhni město, nebo vyber město či trať ke změně.
tickets-workshop-hint-city = Vyber místo pro nové město.
tickets-workshop-hint-route = Vyber dvě města, která trať spojí; podruhé pro dvojitou trať.
tickets-workshop-hint-ticket = Vyber dvě města na jízdence.
tickets-workshop-hint-remove = Vyber, co odebrat.
tickets-workshop-second = Z města { $city } kam?
tickets-workshop-name = Název
tickets-workshop-length = Délka
tickets-workshop-colour = Políčka podle barvy
tickets-workshop-double = Zdvojit
tickets-workshop-cars = Vagóny každého
tickets-workshop-picture = Obrázek na obkreslení
tickets-workshop-no-tracing = Bez obrázku
tickets-workshop-no-picture = Tohle není obrázek menší než 8 MB.
tickets-workshop-tickets = Jízdenky: { $number }
tickets-workshop-propose = Navrhnout jízdenky
tickets-workshop-points = Body za { $a } – { $b }
tickets-workshop-completed = Splněno těmi, kdo si ji nechali
tickets-workshop-cities = Města
tickets-workshop-players = Hráči
tickets-quality-total = { $total } ze 100
tickets-part-drawing = Kresba
tickets-part-ways = Cesty
tickets-part-colours = Barvy
tickets-part-lengths = Délky
tickets-part-tickets = Jízdenky
tickets-part-supply = Políčka pro vagóny
tickets-check-parts = Nevede žádná cesta do: { $cities }.
tickets-check-colour-many = { $colour ->
    [purple] Fialová
    [blue] Modrá
    [orange] Oranžová
    [white] Bílá
    [green] Zelená
    [yellow] Žlutá
    [black] Černá
   *[red] Červená
  } má víc políček než ostatní barvy: { $number }, průměr je { $mean }.
tickets-check-colour-few = { $colour ->
    [purple] Fialová
    [blue] Modrá
    [orange] Oranžová
    [white] Bílá
    [green] Zelená
    [yellow] Žlutá
    [black] Černá
   *[red] Červená
  } má méně políček než ostatní barvy: { $number }, průměr je { $mean }.
tickets-check-cars = Hráč může zaplnit { $spaces } políček a má { $cars } vagónů: nikdo nedojde do posledního kola. Zvol { $fewer } vagónů, nebo nakresli víc tratí.
tickets-check-ticket = Jízdenku { $a } – { $b } nelze splnit: nespojuje je žádná cesta.
tickets-check-label = Jméno { $city } zakrývá jiné. Posuň město, nebo jméno zkrať.
