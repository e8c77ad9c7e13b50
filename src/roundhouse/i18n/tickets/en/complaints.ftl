# What is wrong with what somebody wrote: actions and files.

complaint-tickets-aspect = must be two numbers above 0, width and height, neither more than { $times } times the other
complaint-tickets-board-wanted = a table with name, cities, routes and tickets
complaint-tickets-endless = one player can fill { $spaces } spaces and has { $cars } cars: nobody gets to the last round; set cars = { $fewer }
complaint-tickets-colours-once = give each colour once, with its number of cards
complaint-tickets-joins-itself = joins { $city } to itself
complaint-tickets-not-a-city = { $name } is not a city of this board
complaint-tickets-not-an-action = { $text } is not an action: draw, take COLOUR, claim ROUTE NUMBER COLOUR, tickets, keep TICKET or pass
complaint-tickets-thing-card = card
complaint-tickets-thing-ticket = ticket of this board
complaint-tickets-third-route = a third route between { $a } and { $b }
complaint-tickets-too-few = { $board } has { $number ->
    [one] { $number } ticket
   *[other] { $number } tickets
}; { $players } players need { $needed } (T-015)
complaint-tickets-write-claim = write a claim like ‘claim montreal-new_york 2 blue 1 locomotive’
