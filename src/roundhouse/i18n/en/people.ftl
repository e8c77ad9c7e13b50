# Who is who: profiles, head-to-head, leaderboards. Loaded when one of them is opened.

people-kind = { $game }, { $players ->
    [one] 1 player
   *[other] { $players } players
}
people-variant-own = own map
people-hidden = { $name } keeps these results private.
people-since = Here since { $when }
people-guest-since = Guest since { $when }
people-public = Public
people-public-about = Others can see your results, and leaderboards list you. Otherwise only you can.
people-against-you = Your results against each other
people-no-games = No finished games that count yet.
people-ratings = Ratings
people-rated-games = { $games ->
    [one] 1 rated game
   *[other] { $games } rated games
}
people-course = Rating over time: { $kind }
people-figures = The same in figures
people-day = Day
people-rating = Rating
people-doubt = Uncertainty
people-games = Games
people-game = Game
people-players = Players
people-played = Played
people-won = Won
people-best = Best score
people-mean = Average
people-left = Left early
people-opponents = Most frequent opponents
people-head-to-head = Head-to-head
people-balance = { $ahead } times ahead, { $behind } times behind, in { $games } games
people-versus = against
people-never-met = They have not finished a game together yet.
people-finished = Finished games
people-abandoned = ended early
people-has-left = left
people-look = Look back
people-more = Show more
people-better = Higher places
people-board-about = Sorted by the strength a player almost certainly has. You are listed with an account, a public profile and at least { $games } rated games.
people-own-place = You are number { $place } of { $size }.
people-no-place = Your rating is { $rating } ± { $doubt } after { $games ->
    [one] 1 game
   *[other] { $games } games
}; you are not listed yet.
people-board-empty = Nobody has played enough yet. Be the first!
people-place = Place
people-name = Name
people-sure = Certain strength
