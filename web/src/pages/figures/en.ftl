## Games that were counted.

figures-none = Nobody has finished one yet.
figures-finished = Finished
figures-won = Won
figures-mean = Points on average
figures-scores = Games by points
figures-bar = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $won ->
    [true] won
   *[other] lost
}: { $games ->
    [one] one game
   *[other] { $games } games
}{ $mine ->
    [true] , yours among them
   *[other] { "" }
}
figures-key-won = won
figures-key-lost = lost
figures-key-mine = yours
figures-games = { $games ->
    [one] one game
   *[other] { $games } games
}
