### Why a computer player decided as it did, in 18Lilliput: one line for each step of its plan.

reason-lilliput-answer = Risponde { $answer ->
        [yes] di sì: il denaro gli serve più del treno.
       *[no] di no: il treno vale più del denaro.
    }
reason-lilliput-card = Prende la carta { $card }.
reason-lilliput-copy = Usa una carta copiativa per la carta { $card }.
reason-lilliput-draft = Sceglie per tutta la partita: { $item }.
reason-lilliput-exchange = Consegna l’Alto Tesoriere in cambio di denaro.
reason-lilliput-forecast = Se la partita prosegue tranquilla, conta di finire con { $own } £, il migliore degli altri con { $best } £.
reason-lilliput-found = Una seconda compagnia, fondata a { $price }, fa lavorare il denaro fermo: { $company }.
reason-lilliput-give = Il limite costa un treno a { $company }; quello da { $train } renderà meno di tutti nei prossimi round.
reason-lilliput-home = La nuova compagnia parte da { $cell }.
reason-lilliput-home-tile = { $company } parte da { $cell }.
reason-lilliput-justice = Il denaro del Giudice va { $kind ->
    [cash] al capitale privato.
   *[treasury] nel tesoro delle compagnie.
}
reason-lilliput-lay = La tessera in { $cell } porta il reddito di { $company } da { $before } £ a { $after } £.
reason-lilliput-amount = { $pounds } £ è la somma giusta.
reason-lilliput-nothing = Fare di più non servirebbe.
reason-lilliput-only = Non c’era nulla da decidere.
reason-lilliput-pay = { $company } paga { $revenue } £: dividendi, e un prezzo più alto.
reason-lilliput-sell = Vendere { $number ->
    [one] una quota
   *[other] { $number } quote
} della { $company }.
reason-lilliput-share = Una quota di { $company } rende più di quanto costa.
reason-lilliput-station = Una stazione in { $cell } tiene aperta la via a { $company }.
reason-lilliput-track = Binari in { $cell } per le corse future di { $company }.
reason-lilliput-train = { $company } riceve un treno da { $train } che ripaga il suo prezzo.
reason-lilliput-withhold = { $company } accantona { $revenue } £, che le servono per un treno.
