tickets-balance-route-never = Nobody takes { $what }. Make it shorter or grey, or give a ticket that needs it.
tickets-balance-route-always = { $what } is taken in { $share } of the games: everybody needs it. Make it a double route.
tickets-balance-ticket-impossible = { $what }: no way leads there. Draw a route, or take the ticket away.
tickets-balance-ticket-hard = { $what } is too hard: completed { $share } of the time. Its shortest way takes { $way } cars; give it { $better } points instead of { $points }, or a route on the way.
tickets-balance-ticket-easy = { $what } is too easy: completed { $share } of the time, and whoever has it wins too often. Give it { $better } points instead of { $points }.
tickets-balance-ticket-poor = { $what } brings too little: whoever keeps it wins too seldom. Give it { $better } points instead of { $points }.
tickets-balance-city-dead = { $what } is a dead corner: joined in { $share } of the games. Give it a ticket or a shorter way.
tickets-balance-passed = { $share } of the games end because nobody can go on. Give each player { $cars } cars, or draw more routes.
tickets-balance-quality-drawing = Spaces of several routes touch each other. Move their cities apart.
tickets-balance-quality-ways = Some cities have a single way, or hold the map together alone. Draw a second one.
tickets-balance-quality-colours = The colours are out of balance: some have many more spaces than others.
tickets-balance-quality-lengths = The routes are too much alike in length.
tickets-balance-quality-tickets = The tickets are not mixed well: short, middle and long ones, worth their shortest way, naming all cities.
tickets-balance-quality-supply = There are too few or too many spaces for the cars. Change the number of cars.
tickets-workshop-about = Boards: cities, routes and tickets.
tickets-workshop-tools = What you draw
tickets-workshop-board = The board that you draw
tickets-workshop-move = Move
tickets-workshop-city = City
tickets-workshop-route = Route
tickets-workshop-ticket = Ticket
tickets-workshop-remove = Remove
tickets-workshop-hint-move = Drag a city, or choose a city or a route to change it.
tickets-workshop-hint-city = Choose a place for a new city.
tickets-workshop-hint-route = Choose the two cities that the route joins; again for a double route.
tickets-workshop-hint-ticket = Choose the two cities that the ticket names.
tickets-workshop-hint-remove = Choose what to remove.
tickets-workshop-second = From { $city } to which city?
tickets-workshop-name = Name
tickets-workshop-length = Length
tickets-workshop-colour = Spaces by colour
tickets-workshop-double = Make it double
tickets-workshop-cars = Cars of each player
tickets-workshop-picture = Picture to trace
tickets-workshop-no-tracing = Without the picture
tickets-workshop-no-picture = This is not a picture of less than 8 MB.
tickets-workshop-tickets = Tickets: { $number }
tickets-workshop-propose = Propose tickets
tickets-workshop-points = Points for { $a } – { $b }
tickets-workshop-completed = Completed by those who kept it
tickets-workshop-cities = Cities
tickets-workshop-players = Players
tickets-quality-total = { $total } of 100
tickets-part-drawing = Drawing
tickets-part-ways = Ways
tickets-part-colours = Colours
tickets-part-lengths = Lengths
tickets-part-tickets = Tickets
tickets-part-supply = Spaces for the cars
tickets-check-parts = No way leads to { $cities }.
tickets-check-colour-many = { $colour ->
    [purple] Purple
    [blue] Blue
    [orange] Orange
    [white] White
    [green] Green
    [yellow] Yellow
    [black] Black
   *[red] Red
  } has more spaces than the other colours: { $number }, where { $mean } is the mean.
tickets-check-colour-few = { $colour ->
    [purple] Purple
    [blue] Blue
    [orange] Orange
    [white] White
    [green] Green
    [yellow] Yellow
    [black] Black
   *[red] Red
  } has fewer spaces than the other colours: { $number }, where { $mean } is the mean.
tickets-check-cars = One player can fill { $spaces } spaces and has { $cars } cars: nobody gets to the last round. Take { $fewer } cars, or draw more routes.
tickets-check-ticket = Nobody can complete { $a } – { $b }: no way joins them.
tickets-check-label = The name of { $city } covers another one. Move the city, or shorten its name.
