# What the guide says in a first game: lessons by their ids (web/js/tickets/lessons.js), and more of the same below it.

guide-tickets-first-tickets = You hold three tickets. Each names two cities: connect them with your own routes before the end and you score its points, otherwise you lose them. Keep at least two.
guide-tickets-first-tickets-more = Hover over a ticket to see its cities. Tickets that run in the same direction can share routes.
guide-tickets-keep = You drew new tickets and must keep at least one. Look for one that your routes already almost complete.
guide-tickets-draw = On your turn you do one thing: draw two cards, claim a route, or draw tickets. You don’t have many cards yet, so take a face-up card, or a hidden one from the draw pile.
guide-tickets-draw-more = A coloured route takes cards of that colour; a grey one takes any one colour.
guide-tickets-second = Now take your second card. A face-up locomotive cannot be your second card.
guide-tickets-claim = Routes that glow can be claimed with the cards in your hand. Click one, choose the cards if there is a choice, and confirm: your cars roll onto it.
guide-tickets-claim-more = Long routes score far more: 1, 2, 4, 7, 10 or 15 points for one to six spaces.
guide-tickets-aims = Your tickets and their progress are below: completed, still possible or cut off. Plan the shortest connection and collect its colours.
guide-tickets-locomotive = A locomotive stands for any colour. Taking one face up is your whole turn; drawing one from the draw pile is luck and costs nothing extra.
guide-tickets-twin = Some cities are connected by two routes. With two or three players only one of the two may be claimed, so be quick where you need it.
guide-tickets-players = Keep an eye on the others: their points, cars and number of cards are public. Somebody with a lot of cards is about to claim something long.
guide-tickets-more-tickets = Once your tickets are completed you may draw three more and keep at least one. More points, more risk.
guide-tickets-end = When somebody has two cars or fewer left, everybody gets one last turn. Then tickets count, and the longest path earns 10 extra points.
