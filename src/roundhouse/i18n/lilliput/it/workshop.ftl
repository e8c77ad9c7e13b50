lilliput-balance-side-never = Nessuno comincia qui: { $side ->
    [N] il nord
    [E] l’est
    [S] il sud
   *[W] l’ovest
  }. Togli terreno.
lilliput-balance-side-strong = Chi comincia qui, { $side ->
    [N] il nord
    [E] l’est
    [S] il sud
   *[W] l’ovest
  }, vince troppo spesso: { $share }. Metti terreno.
lilliput-balance-side-weak = Chi comincia qui, { $side ->
    [N] il nord
    [E] l’est
    [S] il sud
   *[W] l’ovest
  }, vince troppo di rado: { $share }. Togli terreno.
lilliput-balance-quarter-dead = Quasi nessuno costruisce qui, { $side ->
    [N] il nord
    [E] l’est
    [S] il sud
   *[W] l’ovest
  }: { $tiles } tessere a partita, { $mean } in media. Metti una miniera o una città.
lilliput-balance-tile-never = Nessuno usa { $tile } in { $what }. Avvicinala a Mildendo.
lilliput-balance-uneven = I lati sono diseguali: { $hardship } di differenza in difficoltà, { $burden } in peso.
lilliput-workshop-about = Paesaggi: miniere, colline, fiumi, mare, montagne, binari stampati.
lilliput-workshop-tiles = Tessere da posare
lilliput-workshop-eraser = Gomma
lilliput-workshop-hint = Scegli una casella per posare la tessera; di nuovo per girarla.
lilliput-workshop-hint-eraser = Scegli una casella da svuotare.
lilliput-workshop-board = Il paesaggio che disegni; le frecce spostano la cornice, ora in { $cell }
lilliput-workshop-name = Nome
lilliput-workshop-symmetry = Simmetria
lilliput-workshop-symmetry-none = nessuna
lilliput-workshop-symmetry-across = sinistra e destra
lilliput-workshop-symmetry-down = sopra e sotto
lilliput-workshop-symmetry-half = mezzo giro
lilliput-workshop-symmetry-quarters = tutti e quattro i lati
lilliput-workshop-tunnels = Tunnel nella riserva
lilliput-workshop-free = più tessere che nella scatola
lilliput-workshop-difficulty = Difficoltà
lilliput-workshop-side = Lato
lilliput-workshop-side-n = nord
lilliput-workshop-side-e = est
lilliput-workshop-side-s = sud
lilliput-workshop-side-w = ovest
lilliput-workshop-ways = Vie aperte
lilliput-workshop-hardship = Difficoltà
lilliput-workshop-burden = Peso
lilliput-workshop-even = I lati si equivalgono: { $hardship } di differenza in difficoltà, { $burden } in peso.
lilliput-workshop-uneven = I lati sono diseguali: { $hardship } di differenza in difficoltà, { $burden } in peso.
