# Co je špatně na tom, co někdo napsal.

complaint-lilliput-at-mildendo = na { $cell } je Mildendo (L-020)
complaint-lilliput-board-entry = objekt s at a tile
complaint-lilliput-city-mark = { $tile } má značku { $mark }, ale { $cell } není místo pro město (L-362)
complaint-lilliput-closed = moře zavírá { $cell } ze všech stran, domovský dílek se tam nevejde (L-049)
complaint-lilliput-exit-wet = jeho výjezd { $side } vede do: { $water }
complaint-lilliput-harbour-at = voda přístavu na { $cell }, jehož trať vychází stranou { $side }
complaint-lilliput-home-cell = { $cell } je místo pro domovský dílek a zůstává volné (L-366)
complaint-lilliput-into-the-sea = jeho trať na stranu { $side } vede do moře na { $sea } (L-375)
complaint-lilliput-kind = druh { $kind } není v seznamu: { $known }
complaint-lilliput-landscape-wanted = tabulka s name a tiles
complaint-lilliput-no-scenario = { $value } není ani soubor, ani nic z tohoto: { $names }
complaint-lilliput-not-a-cell = { $value } není místo jako [2, -1], vzdálené nejvýš { $farthest }
complaint-lilliput-not-an-action = { $text } není akce; akce začínají slovem { $words }
complaint-lilliput-or-two = { $what } (nebo dvě, třeba [30, 50])
complaint-lilliput-overlaps = překrývá { $other }
complaint-lilliput-plain-mark = { $tile } má značku { $mark }, ale { $cell } je místo pro město (L-363)
complaint-lilliput-sea-at = moře na { $cell }
complaint-lilliput-sides = { $value } nejsou různá písmena z N, E, S, W
complaint-lilliput-slots = stanic: { $stations }, ale polí stanic na { $tile }: { $slots }
complaint-lilliput-thing-character = postava
complaint-lilliput-thing-company = společnost
complaint-lilliput-thing-resume = druh rozhodnutí, kterým se pokračuje
complaint-lilliput-thing-tile = dílek této hry
complaint-lilliput-thing-train = vlak
complaint-lilliput-tile-wanted = musí být id jako GC, nebo objekt s kind a exits nebo paths
complaint-lilliput-too-many = příliš mnoho dílků: { $tile } je v krabici { $number } (L-360)
complaint-lilliput-train = { $value } není v seznamu: { $trains }, ani 2*, 3*, 4*
complaint-lilliput-tunnel = tunel začíná v zásobě: napiš tunnels = 1 (L-377)
complaint-lilliput-two-sides = { $value } nejsou dvě různá písmena z N, E, S, W
complaint-lilliput-two-stations = dvě stanice společnosti { $company }
complaint-lilliput-two-tiles = dva dílky na { $cell }, ten druhý je { $other } v { $place }
complaint-lilliput-unknown-tile = neznámý dílek { $value }; známé jsou { $known }
complaint-lilliput-worth = { $value } není násobek deseti od 10 do 1000
