### Why a computer player decided as it did, in 18Lilliput: one line for each step of its plan.

reason-lilliput-answer = Rispondere { $answer ->
    [yes] di sì: il denaro serve più del treno.
   *[no] di no: il treno vale più del denaro.
}
reason-lilliput-card = Prendere la carta { $card }.
reason-lilliput-copy = Usare una carta copiativa per la carta { $card }.
reason-lilliput-draft = Per tutta la partita: { $item }.
reason-lilliput-exchange = Consegnare l’Alto Tesoriere in cambio di denaro.
reason-lilliput-forecast = Se non succede nulla di strano: { $you ->
    [yes] finisci con { $own } £
   *[no] { $own } £ alla fine
}, e { $best } £ per il miglior avversario.
reason-lilliput-found = Una seconda compagnia, fondata a { $price }, fa lavorare il denaro fermo: { $company }.
reason-lilliput-give = La compagnia { $company } deve cedere un treno; quello da { $train } renderà meno di tutti.
reason-lilliput-home = La stazione principale della nuova compagnia è in { $cell }.
reason-lilliput-home-tile = La stazione principale della compagnia { $company } è in { $cell }.
reason-lilliput-justice = Il denaro del Giudice va { $kind ->
    [cash] { $you ->
        [yes] al tuo capitale privato.
       *[no] al capitale privato.
    }
   *[treasury] { $you ->
        [yes] nel tesoro delle tue compagnie.
       *[no] nel tesoro delle compagnie.
    }
}
reason-lilliput-lay = La tessera in { $cell } porta il reddito della compagnia { $company } da { $before } £ a { $after } £.
reason-lilliput-amount = { $pounds } £ è la somma giusta.
reason-lilliput-nothing = Fare di più non servirebbe.
reason-lilliput-only = Non c’era nulla da decidere.
reason-lilliput-pay = La compagnia { $company } paga { $revenue } £: dividendi, e un prezzo più alto.
reason-lilliput-sell = Vendere { $number ->
    [one] una quota
   *[other] { $number } quote
} della compagnia { $company }.
reason-lilliput-share = Comprare una quota della compagnia { $company }: renderà più di quanto costa.
reason-lilliput-station = Una stazione in { $cell } tiene aperta la linea alla compagnia { $company }.
reason-lilliput-track = I binari in { $cell } preparano le corse future della compagnia { $company }.
reason-lilliput-train = La compagnia { $company } riceve un treno da { $train } che si ripagherà da solo.
reason-lilliput-withhold = La compagnia { $company } accantona { $revenue } £, che le servono per un treno.

# How far a choice leads or lags when the game is over
lilliput-hint-lead = { $way ->
    [ahead] { NUMBER($points, maximumFractionDigits: 0) } £ di vantaggio alla fine
    [behind] { NUMBER($points, maximumFractionDigits: 0) } £ di svantaggio alla fine
   *[level] pari alla fine
}
