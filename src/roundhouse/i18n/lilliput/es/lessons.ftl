# What the guide says in a first game: lessons by their ids (web/js/lilliput/lessons.js), and more of the same below it.

guide-lilliput-draft = Cada uno elige una compañía y un personaje. Tú diriges tu compañía: coloca vías, compra trenes y paga a sus accionistas. Toma una.
guide-lilliput-draft-more = Las compañías se distinguen por precio, dinero y trenes; los personajes dan un pequeño privilegio toda la partida.
guide-lilliput-draft-second = Ahora elige lo otro: un personaje si tienes compañía, una compañía si tienes personaje.
guide-lilliput-justice = El Gran Juez paga en cada ronda: a ti, y eso cuenta al final, o a tus compañías, que lo necesitan para trenes.
guide-lilliput-home = Coloca la loseta base de tu compañía junto a Mildendo, la capital. Elige una loseta, gírala y confirma. Su estación base se queda ahí para siempre.
guide-lilliput-card = En cada turno tomas una carta de acción, y nadie más puede tomarla en esta ronda. Cada carta tiene dos mitades: usa una de ellas.
guide-lilliput-card-more = Al principio lo que más rinde son las vías: una línea más larga ingresa más en cada ronda.
guide-lilliput-lay = La loseta encaja en todas las casillas que brillan. Las ciudades y las vías simples forman un ajedrezado: una ciudad nunca toca otra. Alarga tu línea hasta la próxima ciudad.
guide-lilliput-shares = Primero puedes vender acciones, después comprar una o fundar una compañía. Vender baja el precio, pagar dividendos lo sube: quédate con lo que vaya a rendir.
guide-lilliput-trains = Los trenes recorren rutas y ganan dinero. Un tren 2 visita dos paradas. Cada tren comprado acerca otros más nuevos, que mandan los viejos al desguace.
guide-lilliput-station = Una estación es un espacio tuyo en una ciudad: si todos están ocupados, los demás no pueden pasar. Cada ruta tuya debe tocar una de tus estaciones.
guide-lilliput-amount = Elige una cantidad. El dinero de una tesorería compra trenes y estaciones; tu capital privado cuenta al final.
guide-lilliput-run = Tu compañía ha activado sus trenes: el mapa muestra las mejores rutas. Si pagas, cada acción cobra dividendos y el precio sube; si retienes, la compañía guarda el dinero pero el precio baja.
guide-lilliput-copy = Con una carta de copia usas una carta que ya se ha tomado en esta ronda. Tienes pocas, y cada una que sobre vale 20 £ al final.
guide-lilliput-rust = Mira la pila: el próximo es un tren { $train }. Cada tren que sale acerca los más nuevos. Con el primer tren 4 todos los trenes 2 quedan obsoletos y ganan la mitad; con el primer tren 5 se desguazan y desaparecen.
guide-lilliput-share-card = Las cartas con un certificado son para las acciones. Cada compañía tiene un certificado de director, que es la mitad, y tres acciones del 10 %. Una acción gana una décima parte de cada pago y al final vale su precio.
guide-lilliput-station-card = La carta 9 coloca una estación de tu compañía: normalmente 40 £ la primera y 100 £ la segunda. Donde otros ocupan todos los espacios tus trenes no pasan, así que asegúrate las ciudades que necesitas.
guide-lilliput-found = En una operación con acciones también puedes fundar una segunda compañía. Necesitas cinco veces su precio en capital privado: al menos 250 £, y tienes { $cash } £. Recibe diez veces su precio, elige su estación base y activa sus trenes enseguida.
guide-lilliput-found-home = Elige la estación base de tu nueva compañía: cualquier espacio libre para una estación, incluso sin vía.
guide-lilliput-pool = Tu compañía puede comprar ahora un tren de la reserva, a su precio impreso. Solo puede hacerlo una compañía que acaba de retener o que acaba de fundarse.
guide-lilliput-end = Esta es la ronda { $round } de { $rounds }. En la última, todas las compañías ganan el doble. Después cuentan tu capital privado, tus acciones a su precio y cada certificado de director como cinco acciones. Tesorerías y trenes no cuentan.
