# 18Lilliput's own commands of the terminal.

revenue-route = { $train }: { $revenue } £ = { $stops }
revenue-halved = { $train }: { $revenue } £ = la mitad de { $raw } £, redondeada a decenas hacia abajo = { $stops }
revenue-doubled = { $train }: { $revenue } £ = el doble de { $raw } £ = { $stops }
revenue-bonus = { $stops } + { $bonus } £ de prima del expreso
revenue-mines = Las minas añaden { $money } £ a la tesorería.
revenue-idle = { $number ->
    [one] Un tren no encuentra ruta.
   *[other] { $number } trenes no encuentran ruta.
}
revenue-total = { $company }: { $total } £
revenue-bound = Detenido antes de completar la demostración: lo mejor no ingresa más de { $bound } £.
show-chart = Índice de precios
scenario-right = { $file }: un paisaje válido { $number ->
    [0] sin losetas.
    [one] con una loseta.
   *[other] con { $number } losetas.
}
scenario-side = { $side }: { $ways } de 3 caminos abiertos; el más fácil pide { $tiles ->
    [one] una loseta
   *[other] { $tiles } losetas
} y { $cost } £ de terreno; carga { $burden }
scenario-closed = { $side }: cerrado, ningún camino lleva hacia fuera; carga { $burden }
scenario-uneven = El lado más difícil supera al más fácil en { $hardship }; el más cargado al más ligero en { $burden }.

# Figures of the score sheet, in the report of a tournament
lilliput-figure-cash = capital privado
lilliput-figure-shares-count = compañías con acciones
lilliput-figure-shares-number = acciones
lilliput-figure-shares-price = suma de los precios de las acciones
lilliput-figure-shares-value = valor por compañía
lilliput-figure-share-value = valor de las acciones
lilliput-figure-directors-count = compañías dirigidas
lilliput-figure-directors-price = suma de los precios de las compañías dirigidas
lilliput-figure-directors-value = valor por compañía dirigida
lilliput-figure-director-value = valor de los certificados de director
lilliput-figure-copy-cards = cartas de copia
lilliput-figure-copy-card-value = valor de las cartas de copia
lilliput-figure-total = total
