### Why a computer player decided as it did, in 18Lilliput: one line for each step of its plan.

reason-lilliput-answer = Odpovědět { $answer ->
    [yes] ano: peníze pomohou víc než vlak.
   *[no] ne: vlak má větší cenu než peníze.
}
reason-lilliput-card = Vzít kartu { $card }.
reason-lilliput-copy = Použít kopírovací kartu na kartu { $card }.
reason-lilliput-draft = Na celou hru: { $item }.
reason-lilliput-exchange = Vyměnit pokladníka za peníze.
reason-lilliput-forecast = Nestane-li se nic neobvyklého: na konci { $own } £, nejlepší soupeř { $best } £.
reason-lilliput-found = Druhá společnost ({ $company }), založená s cenou { $price }, využije nečinné peníze.
reason-lilliput-give = { $company } musí odevzdat vlak; { $train }-vlak vydělá nejméně.
reason-lilliput-home = Domovská stanice nové společnosti je na { $cell }.
reason-lilliput-home-tile = { $company }: domovská stanice na { $cell }.
reason-lilliput-justice = Peníze od soudce jdou { $kind ->
    [cash] do soukromého majetku.
   *[treasury] do pokladen společností.
}
reason-lilliput-lay = Dílek na { $cell } zvýší výdělek společnosti ({ $company }) z { $before } £ na { $after } £.
reason-lilliput-amount = { $pounds } £ je správná částka.
reason-lilliput-nothing = Dělat víc by nepomohlo.
reason-lilliput-only = Nebylo o čem rozhodovat.
reason-lilliput-pay = { $company } vyplácí { $revenue } £: peníze akcionářům a vyšší cena.
reason-lilliput-sell = Prodat akcie: { $company }, { $number }.
reason-lilliput-share = Akcie společnosti { $company } vydělá víc, než stojí.
reason-lilliput-station = Stanice na { $cell } drží linku otevřenou pro společnost { $company }.
reason-lilliput-track = Trať na { $cell } připravuje příští trasy společnosti { $company }.
reason-lilliput-train = { $company } dostává { $train }-vlak, který si na sebe vydělá.
reason-lilliput-withhold = { $company } si ponechává { $revenue } £, potřebuje je na vlak.
