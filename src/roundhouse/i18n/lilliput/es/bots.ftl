### Why a computer player decided as it did, in 18Lilliput: one line for each step of its plan.

reason-lilliput-answer = Responder que { $answer ->
    [yes] sí: el dinero ayuda más que el tren.
   *[no] no: el tren vale más que el dinero.
}
reason-lilliput-card = Tomar la carta { $card }.
reason-lilliput-copy = Gastar una carta de copia en la carta { $card }.
reason-lilliput-draft = Para toda la partida: { $item }.
reason-lilliput-exchange = Canjear el Lord Tesorero por dinero.
reason-lilliput-forecast = Si no pasa nada raro: { $you ->
    [yes] terminas con { $own } £
   *[no] { $own } £ al final
}, y { $best } £ para el mejor rival.
reason-lilliput-found = Una segunda compañía, fundada a { $price }, pone a trabajar el dinero parado: { $company }.
reason-lilliput-give = La compañía { $company } tiene que ceder un tren; el tren { $train } será el que menos ingrese.
reason-lilliput-home = La estación base de la nueva compañía está en { $cell }.
reason-lilliput-home-tile = La estación base de la compañía { $company } está en { $cell }.
reason-lilliput-justice = El dinero del Gran Juez va { $kind ->
    [cash] { $you ->
        [yes] a tu capital privado.
       *[no] al capital privado.
    }
   *[treasury] { $you ->
        [yes] a tus compañías.
       *[no] a las compañías.
    }
}
reason-lilliput-lay = La loseta en { $cell } sube lo que ingresa la compañía { $company } de { $before } £ a { $after } £.
reason-lilliput-amount = { $pounds } £ es la cantidad adecuada.
reason-lilliput-nothing = Hacer más no serviría de nada.
reason-lilliput-only = No había nada que decidir.
reason-lilliput-pay = La compañía { $company } paga { $revenue } £: dividendos, y un precio más alto.
reason-lilliput-sell = Vender { $number ->
    [one] una acción
   *[other] { $number } acciones
} de la compañía { $company }.
reason-lilliput-share = Comprar una acción de la compañía { $company }: dará más de lo que cuesta.
reason-lilliput-station = Una estación en { $cell } mantiene abierta la línea de la compañía { $company }.
reason-lilliput-track = La vía en { $cell } prepara rutas futuras de la compañía { $company }.
reason-lilliput-train = La compañía { $company } recibe un tren { $train } que se paga solo.
reason-lilliput-withhold = La compañía { $company } retiene { $revenue } £, que necesita para un tren.

# How far a choice leads or lags when the game is over
lilliput-hint-lead = { $way ->
    [ahead] { NUMBER($points, maximumFractionDigits: 0) } £ de ventaja al final
    [behind] { NUMBER($points, maximumFractionDigits: 0) } £ de desventaja al final
   *[level] empate al final
}
