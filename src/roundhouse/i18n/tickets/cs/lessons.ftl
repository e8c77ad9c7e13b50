# What the guide says in a first game: lessons by their ids (web/js/tickets/lessons.js), and more of the same below it.

guide-tickets-first-tickets = Máš tři jízdenky. Na každé jsou dvě města: spoj je do konce vlastními tratěmi a body získáš, jinak je ztratíš. Nech si aspoň dvě.
guide-tickets-first-tickets-more = Najeď na jízdenku a uvidíš její města. Jízdenky, které vedou stejným směrem, mohou mít tratě společné.
guide-tickets-keep = Máš nové jízdenky a aspoň jednu si musíš nechat. Hledej takovou, kterou tvoje tratě už skoro spojují.
guide-tickets-draw = Ve svém tahu uděláš jednu věc: lízneš si dvě karty, obsadíš trať, nebo si lízneš jízdenky. Teď máš karet málo, tak si vezmi odkrytou, nebo skrytou z balíčku.
guide-tickets-draw-more = Barevná trať chce karty své barvy, šedá karty kterékoli jedné barvy.
guide-tickets-second = Teď si vezmi druhou kartu. Odkrytou lokomotivu jako druhou vzít nejde.
guide-tickets-claim = Tratě, které září, můžeš obsadit kartami z ruky. Klikni na jednu, vyber karty, je-li z čeho, a potvrď: tvoje vagóny na ni najedou.
guide-tickets-claim-more = Dlouhé tratě bodují mnohem víc: 1, 2, 4, 7, 10 nebo 15 bodů za jedno až šest políček.
guide-tickets-aims = Dole vidíš své jízdenky a jak na tom jsou: splněno, možné, nebo nelze splnit. Najdi nejkratší cestu a sbírej její barvy.
guide-tickets-locomotive = Lokomotiva platí za každou barvu. Odkrytá tě stojí celý tah; skrytá z balíčku je štěstí a nestojí nic navíc.
guide-tickets-twin = Některá města spojují dvě tratě. Ve dvou nebo třech hráčích se z nich smí obsadit jen jedna: kde ji potřebuješ, pospěš si.
guide-tickets-players = Sleduj i ostatní: body, vagóny a počet karet jsou vidět. Kdo má hodně karet, chystá se obsadit něco dlouhého.
guide-tickets-more-tickets = Když máš jízdenky splněné, můžeš si líznout další tři a nechat si aspoň jednu. Víc bodů, víc rizika.
guide-tickets-end = Když někomu zbudou dva vagóny nebo méně, má každý poslední tah. Pak se počítají jízdenky a nejdelší souvislá trať vynese dalších 10 bodů.
