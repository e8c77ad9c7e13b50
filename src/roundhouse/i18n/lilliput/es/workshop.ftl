lilliput-balance-side-never = Nadie empieza en { $side ->
    [N] el norte
    [E] el este
    [S] el sur
   *[W] el oeste
  }. Quita terreno allí.
lilliput-balance-side-strong = Quien empieza en { $side ->
    [N] el norte
    [E] el este
    [S] el sur
   *[W] el oeste
  } gana demasiado: { $share }. Pon terreno allí.
lilliput-balance-side-weak = Quien empieza en { $side ->
    [N] el norte
    [E] el este
    [S] el sur
   *[W] el oeste
  } gana muy poco: { $share }. Quita terreno allí.
lilliput-balance-quarter-dead = Casi nadie construye en { $side ->
    [N] el norte
    [E] el este
    [S] el sur
   *[W] el oeste
  }: { $tiles } losetas por partida, { $mean } de media. Pon una mina o una ciudad.
lilliput-balance-tile-never = Nadie usa { $tile } en { $what }. Acércalo a Mildendo.
lilliput-balance-uneven = Los lados son desiguales: { $hardship } de diferencia en dificultad, { $burden } en carga.
lilliput-workshop-about = Paisajes: minas, colinas, ríos, mar, montañas, vía impresa.
lilliput-workshop-tiles = Losetas para poner
lilliput-workshop-eraser = Borrador
lilliput-workshop-hint = Elige una casilla para poner la loseta; otra vez para girarla.
lilliput-workshop-hint-eraser = Elige una casilla para vaciarla.
lilliput-workshop-board = El paisaje que dibujas; las flechas mueven el marco, ahora en { $cell }
lilliput-workshop-name = Nombre
lilliput-workshop-symmetry = Simetría
lilliput-workshop-symmetry-none = ninguna
lilliput-workshop-symmetry-across = izquierda y derecha
lilliput-workshop-symmetry-down = arriba y abajo
lilliput-workshop-symmetry-half = media vuelta
lilliput-workshop-symmetry-quarters = los cuatro lados
lilliput-workshop-tunnels = Túneles en la reserva
lilliput-workshop-free = más losetas que en la caja
lilliput-workshop-difficulty = Dificultad
lilliput-workshop-side = Lado
lilliput-workshop-side-n = norte
lilliput-workshop-side-e = este
lilliput-workshop-side-s = sur
lilliput-workshop-side-w = oeste
lilliput-workshop-ways = Caminos abiertos
lilliput-workshop-hardship = Dificultad
lilliput-workshop-burden = Carga
lilliput-workshop-even = Los lados son parecidos: { $hardship } de diferencia en dificultad, { $burden } en carga.
lilliput-workshop-uneven = Los lados son desiguales: { $hardship } de diferencia en dificultad, { $burden } en carga.
