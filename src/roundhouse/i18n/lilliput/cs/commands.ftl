# 18Lilliput's own commands of the terminal.

revenue-route = { $train }: { $revenue } £ = { $stops }
revenue-halved = { $train }: { $revenue } £ = polovina z { $raw } £, zaokrouhlená dolů na desítky = { $stops }
revenue-doubled = { $train }: { $revenue } £ = dvakrát { $raw } £ = { $stops }
revenue-bonus = { $stops } + { $bonus } £ bonus za expres
revenue-mines = Doly přidávají do pokladny { $money } £.
revenue-idle = { $number ->
    [one] Jeden vlak nemá žádnou trasu.
    [few] { $number } vlaky nemají žádnou trasu.
   *[other] { $number } vlaků nemá žádnou trasu.
}
revenue-total = { $company }: { $total } £
revenue-bound = Zastaveno dřív, než byl důkaz úplný: nejlepší provoz nevydělá víc než { $bound } £.
show-chart = Ceny akcií
scenario-right = { $file }: platná krajina, { $number ->
    [0] bez dílků
    [one] jeden dílek
    [few] { $number } dílky
   *[other] { $number } dílků
}.
scenario-side = { $side }: otevřené cesty: { $ways } ze 3; nejsnazší potřebuje { $tiles ->
    [one] jeden dílek
    [few] { $tiles } dílky
   *[other] { $tiles } dílků
} a { $cost } £ za terén; zátěž { $burden }
scenario-closed = { $side }: zavřeno, žádná cesta nevede ven; zátěž { $burden }
scenario-uneven = Nejtěžší strana je o { $hardship } těžší než nejsnazší, nejzatíženější má o { $burden } víc než nejméně zatížená.

# Figures of the score sheet, in the report of a tournament
lilliput-figure-cash = hotovost
lilliput-figure-shares-count = společnosti, jejichž akcie drží
lilliput-figure-shares-number = akcie
lilliput-figure-shares-price = součet cen akcií
lilliput-figure-shares-value = hodnota podle společností
lilliput-figure-share-value = hodnota akcií
lilliput-figure-directors-count = řízené společnosti
lilliput-figure-directors-price = součet cen řízených společností
lilliput-figure-directors-value = hodnota podle řízených společností
lilliput-figure-director-value = hodnota ředitelských certifikátů
lilliput-figure-copy-cards = kopírovací karty
lilliput-figure-copy-card-value = hodnota kopírovacích karet
lilliput-figure-total = celkem
