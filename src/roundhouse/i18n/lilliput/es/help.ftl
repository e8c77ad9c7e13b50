# Lo que dicen de sí mismas las órdenes de 18Lilliput (véase en/help.ftl).

help-revenue =
    Busca las rutas con las que los trenes de una compañía ingresan más en 18Lilliput.

    El archivo contiene un tablero, una compañía y sus trenes; docs/lilliput-map.md lo describe.
help-revenue-file = El tablero, un archivo JSON.
help-revenue-json = Imprime las rutas como JSON y nada más.
help-revenue-seconds = Cuántos segundos dedicar a la demostración; después, la respuesta da solo una cota.
help-revenue-svg = Dibuja el tablero con las rutas en este archivo.

help-scenario = Comprueba, muestra y crea paisajes de 18Lilliput.
help-scenario-check = Comprueba un paisaje y dice lo abierto que está cada lado de Mildendo.
help-scenario-check-file =
    Un paisaje, un archivo TOML como lo describe docs/landscapes.md, o el nombre de un escenario.
help-scenario-show = Muestra un paisaje.
help-scenario-show-file = Un paisaje, o el nombre de un escenario.
help-scenario-random = Crea un paisaje al azar con todos los lados abiertos y ninguno mucho más difícil que otro.
help-scenario-random-seed = Un número entero; la misma semilla crea el mismo paisaje.
help-scenario-random-difficulty = De 1 (fácil) a 4.
help-scenario-random-out = Escribe el paisaje en este archivo en vez de en el terminal.
