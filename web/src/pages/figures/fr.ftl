## Les parties comptées.

figures-none = Personne n’en a encore fini une.
figures-finished = Finies
figures-won = Gagnées
figures-mean = Points en moyenne
figures-scores = Parties par points
figures-bar = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $won ->
    [true] gagnée
   *[other] perdue
} : { $games ->
    [one] une partie
   *[other] { $games } parties
}{ $mine ->
    [true] , dont la vôtre
   *[other] { "" }
}
figures-key-won = gagnée
figures-key-lost = perdue
figures-key-mine = la vôtre
figures-games = { $games ->
    [one] une partie
   *[other] { $games } parties
}
