lilliput-balance-side-never = Na { $side ->
    [N] severu
    [E] východu
    [S] jihu
   *[W] západu
  } nikdo nezačíná. Uber tam terén.
lilliput-balance-side-strong = Kdo začíná na { $side ->
    [N] severu
    [E] východu
    [S] jihu
   *[W] západu
  }, vyhrává příliš často: { $share }. Přidej tam terén.
lilliput-balance-side-weak = Kdo začíná na { $side ->
    [N] severu
    [E] východu
    [S] jihu
   *[W] západu
  }, vyhrává příliš zřídka: { $share }. Uber tam terén.
lilliput-balance-quarter-dead = Na { $side ->
    [N] severu
    [E] východu
    [S] jihu
   *[W] západu
  } skoro nikdo nestaví: dílků za hru { $tiles }, průměr { $mean }. Přidej tam důl nebo město.
lilliput-balance-tile-never = Dílek { $tile } na { $what } nikdo nevyužije. Posuň ho blíž k Mildendu.
lilliput-balance-uneven = Strany jsou nestejné: rozdíl v obtížnosti { $hardship }, v zátěži { $burden }.
lilliput-workshop-about = Krajiny: doly, kopce, řeky, moře, hory, tištěné koleje.
lilliput-workshop-tiles = Dílky k položení
lilliput-workshop-eraser = Guma
lilliput-workshop-hint = Vyber pole, kam dílek položit; ještě jednou pro otočení.
lilliput-workshop-hint-eraser = Vyber pole k vyčištění.
lilliput-workshop-board = Krajina, kterou kreslíš; šipky posouvají rámeček, teď { $cell }
lilliput-workshop-name = Název
lilliput-workshop-symmetry = Souměrnost
lilliput-workshop-symmetry-none = žádná
lilliput-workshop-symmetry-across = vlevo a vpravo
lilliput-workshop-symmetry-down = nahoře a dole
lilliput-workshop-symmetry-half = půlotočka
lilliput-workshop-symmetry-quarters = všechny čtyři strany
lilliput-workshop-tunnels = Tunely v zásobě
lilliput-workshop-free = víc dílků, než je v krabici
lilliput-workshop-difficulty = Obtížnost
lilliput-workshop-side = Strana
lilliput-workshop-side-n = sever
lilliput-workshop-side-e = východ
lilliput-workshop-side-s = jih
lilliput-workshop-side-w = západ
lilliput-workshop-ways = Volné cesty
lilliput-workshop-hardship = Obtížnost
lilliput-workshop-burden = Zátěž
lilliput-workshop-even = Strany jsou vyrovnané: rozdíl v obtížnosti { $hardship }, v zátěži { $burden }.
lilliput-workshop-uneven = Strany jsou nestejné: rozdíl v obtížnosti { $hardship }, v zátěži { $burden }.
