# Lo que está mal en lo que alguien escribió.

complaint-lilliput-at-mildendo = en { $cell } está Mildendo (L-020)
complaint-lilliput-board-entry = un objeto con at y tile
complaint-lilliput-city-mark = { $tile } lleva { $mark }, pero { $cell } no es casilla de ciudad (L-362)
complaint-lilliput-closed = el mar cierra { $cell } por todos los lados: ahí no cabe una loseta base (L-049)
complaint-lilliput-exit-wet = su salida { $side } da a { $water }
complaint-lilliput-harbour-at = el agua del puerto en { $cell }, cuya vía sale por { $side }
complaint-lilliput-home-cell = { $cell } es una casilla base y queda libre (L-366)
complaint-lilliput-into-the-sea = su vía hacia { $side } da al mar en { $sea } (L-375)
complaint-lilliput-kind = el tipo { $kind } no es ninguno de estos: { $known }
complaint-lilliput-landscape-wanted = una tabla con name y tiles
complaint-lilliput-no-scenario = { $value } no es un archivo ni ninguno de estos: { $names }
complaint-lilliput-not-a-cell = { $value } no es una casilla como [2, -1], a { $farthest } de distancia como máximo
complaint-lilliput-not-an-action = { $text } no es una acción; las acciones empiezan por { $words }
complaint-lilliput-or-two = { $what } (o dos, como [30, 50])
complaint-lilliput-overlaps = tapa { $other }
complaint-lilliput-plain-mark = { $tile } lleva { $mark }, pero { $cell } es casilla de ciudad (L-363)
complaint-lilliput-sea-at = el mar en { $cell }
complaint-lilliput-sides = { $value } no son letras distintas de N, E, S, W
complaint-lilliput-slots = estaciones: { $stations }, pero espacios en { $tile }: { $slots }
complaint-lilliput-thing-character = un personaje
complaint-lilliput-thing-company = una compañía
complaint-lilliput-thing-resume = una etapa en la que se continúa
complaint-lilliput-thing-tile = una loseta de esta partida
complaint-lilliput-thing-train = un tren
complaint-lilliput-tile-wanted = tiene que ser una id como GC, o un objeto con kind y exits o paths
complaint-lilliput-too-many = demasiadas losetas: de { $tile } la caja tiene { $number } (L-360)
complaint-lilliput-train = { $value } no es ninguno de estos: { $trains }, ni 2*, 3*, 4*
complaint-lilliput-tunnel = el túnel empieza en la reserva: escribe tunnels = 1 (L-377)
complaint-lilliput-two-sides = { $value } no son dos letras distintas de N, E, S, W
complaint-lilliput-two-stations = dos estaciones de la compañía { $company }
complaint-lilliput-two-tiles = dos losetas en { $cell }, la otra es { $other } en { $place }
complaint-lilliput-unknown-tile = loseta desconocida { $value }; se conocen { $known }
complaint-lilliput-worth = { $value } no es un múltiplo de diez de 10 a 1000
