lilliput-balance-side-never = Personne ne commence ici : { $side ->
    [N] le nord
    [E] l’est
    [S] le sud
   *[W] l’ouest
  }. Enlevez du terrain.
lilliput-balance-side-strong = Qui commence ici, { $side ->
    [N] le nord
    [E] l’est
    [S] le sud
   *[W] l’ouest
  }, gagne trop souvent : { $share }. Mettez-y du terrain.
lilliput-balance-side-weak = Qui commence ici, { $side ->
    [N] le nord
    [E] l’est
    [S] le sud
   *[W] l’ouest
  }, gagne trop rarement : { $share }. Enlevez du terrain.
lilliput-balance-quarter-dead = Presque personne ne construit ici, { $side ->
    [N] le nord
    [E] l’est
    [S] le sud
   *[W] l’ouest
  } : { $tiles } tuiles par partie, { $mean } en moyenne. Mettez-y une mine ou une ville.
lilliput-balance-tile-never = Personne n’utilise { $tile } en { $what }. Rapprochez cette tuile de Mildendo.
lilliput-balance-uneven = Les côtés sont inégaux : { $hardship } d’écart en difficulté, { $burden } en charge.
lilliput-workshop-about = Paysages : mines, collines, rivières, mer, montagnes, voies imprimées.
lilliput-workshop-tiles = Tuiles à poser
lilliput-workshop-eraser = Gomme
lilliput-workshop-hint = Choisissez une case pour y poser la tuile ; encore une fois pour la tourner.
lilliput-workshop-hint-eraser = Choisissez une case à vider.
lilliput-workshop-board = Le paysage que vous dessinez ; les flèches déplacent le cadre, maintenant en { $cell }
lilliput-workshop-name = Nom
lilliput-workshop-symmetry = Symétrie
lilliput-workshop-symmetry-none = aucune
lilliput-workshop-symmetry-across = gauche et droite
lilliput-workshop-symmetry-down = haut et bas
lilliput-workshop-symmetry-half = demi-tour
lilliput-workshop-symmetry-quarters = les quatre côtés
lilliput-workshop-tunnels = Tunnels dans la réserve
lilliput-workshop-free = plus de tuiles que dans la boîte
lilliput-workshop-difficulty = Difficulté
lilliput-workshop-side = Côté
lilliput-workshop-side-n = nord
lilliput-workshop-side-e = est
lilliput-workshop-side-s = sud
lilliput-workshop-side-w = ouest
lilliput-workshop-ways = Chemins ouverts
lilliput-workshop-hardship = Difficulté
lilliput-workshop-burden = Charge
lilliput-workshop-even = Les côtés se valent : { $hardship } d’écart en difficulté, { $burden } en charge.
lilliput-workshop-uneven = Les côtés sont inégaux : { $hardship } d’écart en difficulté, { $burden } en charge.
