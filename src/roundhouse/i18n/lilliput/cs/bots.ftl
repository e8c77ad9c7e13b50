### Why a computer player decided as it did, in 18Lilliput: one line for each step of its plan.

reason-lilliput-answer = Odpovědět { $answer ->
    [yes] ano: peníze pomohou víc než vlak.
   *[no] ne: vlak má větší cenu než peníze.
}
reason-lilliput-card = Vzít kartu { $card }.
reason-lilliput-copy = Použít kopírovací kartu na kartu { $card }.
reason-lilliput-draft = Na celou hru: { $item }.
reason-lilliput-exchange = Vyměnit pokladníka za peníze.
reason-lilliput-forecast = Nestane-li se nic neobvyklého: { $you ->
    [yes] na konci máš { $own } £
   *[no] na konci { $own } £
}, nejlepší soupeř { $best } £.
reason-lilliput-found = Druhá společnost ({ $company }), založená s cenou { $price }, využije ležící peníze.
reason-lilliput-give = { $company } musí odevzdat vlak; { $train }-vlak vydělá nejméně.
reason-lilliput-home = Domovská stanice nové společnosti je na { $cell }.
reason-lilliput-home-tile = { $company }: domovská stanice na { $cell }.
reason-lilliput-justice = Peníze od soudce jdou { $kind ->
    [cash] { $you ->
        [yes] do tvého soukromého majetku.
       *[no] do soukromého majetku.
    }
   *[treasury] { $you ->
        [yes] do pokladen tvých společností.
       *[no] do pokladen společností.
    }
}
reason-lilliput-lay = Dílek na { $cell } zvýší příjem společnosti { $company } z { $before } £ na { $after } £.
reason-lilliput-amount = { $pounds } £ je správná částka.
reason-lilliput-nothing = Dělat víc by nepomohlo.
reason-lilliput-only = Nebylo o čem rozhodovat.
reason-lilliput-pay = { $company } vyplácí { $revenue } £: peníze akcionářům a vyšší cena.
reason-lilliput-sell = Prodat { $number ->
    [one] jednu akcii
    [few] { $number } akcie
   *[other] { $number } akcií
} společnosti { $company }.
reason-lilliput-share = Koupit akcii společnosti { $company }: vydělá víc, než stojí.
reason-lilliput-station = Stanice na { $cell } drží linku otevřenou pro společnost { $company }.
reason-lilliput-track = Trať na { $cell } připravuje příští trasy společnosti { $company }.
reason-lilliput-train = { $company } dostává { $train }-vlak, který si na sebe vydělá.
reason-lilliput-withhold = { $company } si ponechává { $revenue } £, potřebuje je na vlak.

# How far a choice leads or lags when the game is over
lilliput-hint-lead = { $way ->
    [ahead] na konci náskok { NUMBER($points, maximumFractionDigits: 0) } £
    [behind] na konci ztráta { NUMBER($points, maximumFractionDigits: 0) } £
   *[level] na konci nerozhodně
}
