tickets-balance-route-never = Nadie cubre { $what }. Hazlo más corto o gris, o añade un billete que lo necesite.
tickets-balance-route-always = { $what } se cubre en el { $share } de las partidas: todos lo necesitan. Hazlo doble.
tickets-balance-ticket-impossible = { $what }: no hay camino. Traza un recorrido o quita el billete.
tickets-balance-ticket-hard = { $what } es demasiado difícil: se completa el { $share } de las veces. El camino más corto pide { $way } vagones; dale { $better } puntos en vez de { $points }, o un recorrido intermedio.
tickets-balance-ticket-easy = { $what } es demasiado fácil: se completa el { $share } de las veces, y quien lo tiene gana demasiado. Dale { $better } puntos en vez de { $points }.
tickets-balance-ticket-poor = { $what } aporta muy poco: quien se lo queda gana muy pocas veces. Dale { $better } puntos en vez de { $points }.
tickets-balance-city-dead = { $what } es un rincón muerto: se une en el { $share } de las partidas. Dale un billete o un camino más corto.
tickets-balance-passed = El { $share } de las partidas acaba porque nadie puede seguir. Da { $cars } vagones a cada jugador, o traza más recorridos.
tickets-balance-quality-drawing = Se tocan espacios de varios recorridos. Separa sus ciudades.
tickets-balance-quality-ways = Algunas ciudades tienen un solo camino o unen solas el mapa. Traza otro.
tickets-balance-quality-colours = Los colores no están equilibrados: unos tienen muchos más espacios que otros.
tickets-balance-quality-lengths = Los recorridos tienen longitudes demasiado parecidas.
tickets-balance-quality-tickets = Los billetes no están bien mezclados: cortos, medios y largos, con los puntos de su camino más corto y con todas las ciudades.
tickets-balance-quality-supply = Hay demasiados o muy pocos espacios para los vagones. Cambia el número de vagones.
tickets-workshop-about = Tableros: ciudades, recorridos y billetes.
tickets-workshop-tools = Qué dibujas
tickets-workshop-board = El tablero que dibujas
tickets-workshop-move = Mover
tickets-workshop-city = Ciudad
tickets-workshop-route = Recorrido
tickets-workshop-ticket = Billete
tickets-workshop-remove = Quitar
tickets-workshop-hint-move = Arrastra una ciudad, o elige una ciudad o un recorrido para cambiarlo.
tickets-workshop-hint-city = Elige un lugar para una nueva ciudad.
tickets-workshop-hint-route = Elige las dos ciudades que une el recorrido; otra vez para uno doble.
tickets-workshop-hint-ticket = Elige las dos ciudades del billete.
tickets-workshop-hint-remove = Elige qué quitar.
tickets-workshop-second = ¿De { $city } a qué ciudad?
tickets-workshop-name = Nombre
tickets-workshop-length = Longitud
tickets-workshop-colour = Espacios por color
tickets-workshop-double = Hacerlo doble
tickets-workshop-cars = Vagones de cada uno
tickets-workshop-picture = Imagen para calcar
tickets-workshop-no-tracing = Sin la imagen
tickets-workshop-no-picture = No es una imagen de menos de 8 MB.
tickets-workshop-tickets = Billetes: { $number }
tickets-workshop-propose = Proponer billetes
tickets-workshop-points = Puntos de { $a } – { $b }
tickets-workshop-completed = Completado por quienes se lo quedaron
tickets-workshop-cities = Ciudades
tickets-workshop-players = Jugadores
tickets-quality-total = { $total } de 100
tickets-part-drawing = Dibujo
tickets-part-ways = Caminos
tickets-part-colours = Colores
tickets-part-lengths = Longitudes
tickets-part-tickets = Billetes
tickets-part-supply = Espacios para los vagones
tickets-check-parts = Ningún camino lleva a { $cities }.
tickets-check-colour-many = { $colour ->
    [purple] Morado
    [blue] Azul
    [orange] Naranja
    [white] Blanco
    [green] Verde
    [yellow] Amarillo
    [black] Negro
   *[red] Rojo
  } tiene más espacios que los demás colores: { $number }, con una media de { $mean }.
tickets-check-colour-few = { $colour ->
    [purple] Morado
    [blue] Azul
    [orange] Naranja
    [white] Blanco
    [green] Verde
    [yellow] Amarillo
    [black] Negro
   *[red] Rojo
  } tiene menos espacios que los demás colores: { $number }, con una media de { $mean }.
tickets-check-cars = Un jugador puede llenar { $spaces } espacios y tiene { $cars } vagones: nadie llega a la última ronda. Usa { $fewer } vagones o traza más recorridos.
tickets-check-ticket = Nadie puede completar { $a } – { $b }: ningún camino las une.
tickets-check-label = El nombre de { $city } tapa otro. Mueve la ciudad o acorta su nombre.
