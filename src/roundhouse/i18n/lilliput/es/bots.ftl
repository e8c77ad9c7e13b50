### Why a computer player decided as it did, in 18Lilliput: one line for each step of its plan.

reason-lilliput-answer = Responde que { $answer ->
        [yes] sí: el dinero le ayuda más que el tren.
       *[no] no: el tren vale más que el dinero.
    }
reason-lilliput-card = Toma la carta { $card }.
reason-lilliput-copy = Gasta una carta de copia en la carta { $card }.
reason-lilliput-draft = Elige para toda la partida: { $item }.
reason-lilliput-exchange = Canjea el Lord Tesorero por dinero.
reason-lilliput-forecast = Si la partida sigue tranquila espera acabar con { $own } £, y el mejor de los demás con { $best } £.
reason-lilliput-found = Una segunda compañía, fundada a { $price }, pone a trabajar el dinero parado: { $company }.
reason-lilliput-give = El límite le cuesta un tren a la compañía { $company }; el tren { $train } es el que menos ingresa en las rondas que quedan.
reason-lilliput-home = La nueva compañía empieza en { $cell }.
reason-lilliput-home-tile = La compañía { $company } empieza en { $cell }.
reason-lilliput-justice = El dinero del Gran Juez va { $kind ->
    [cash] al capital privado.
   *[treasury] a las compañías.
}
reason-lilliput-lay = La loseta en { $cell } sube lo que ingresa la compañía { $company } de { $before } £ a { $after } £.
reason-lilliput-amount = { $pounds } £ es la cantidad adecuada.
reason-lilliput-nothing = Hacer más no serviría de nada.
reason-lilliput-only = No había nada que decidir.
reason-lilliput-pay = La compañía { $company } paga { $revenue } £: dividendos, y un precio más alto.
reason-lilliput-sell = Vende { $number ->
        [one] una acción
       *[other] { $number } acciones
    } de la compañía { $company }.
reason-lilliput-share = Una acción de la compañía { $company } da más de lo que cuesta.
reason-lilliput-station = Una estación en { $cell } mantiene abierto el camino de la compañía { $company }.
reason-lilliput-track = Vía en { $cell } para rutas futuras de la compañía { $company }.
reason-lilliput-train = La compañía { $company } recibe un tren { $train } que se paga solo.
reason-lilliput-withhold = La compañía { $company } retiene { $revenue } £, que necesita para un tren.
