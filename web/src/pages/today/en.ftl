## Today's deal, and those of the past.

today-title = Today’s deal
today-lead = One deal for everybody on { $day }, in universal time. Your first finished game counts. What was dealt stays sealed until the day is over.
today-past = Earlier deals
today-players = { $players ->
    [1] alone
   *[other] { $players } players
}
today-players-of = Players: { $game }
today-play = { $players ->
    [1] Play it alone
   *[other] Play it, { $players } players
}
today-play-again = Play again; it does not count
today-play-game = { $what }: { $game }
today-place = Your place: { $place } of { $all }, with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
today-best = The best who gave a name
today-seed = Seed:
deals-title = Earlier deals of { $game }
deals-of = { $game }, the deal of { $day }
deals-about = { $players ->
    [1] For one player.
   *[other] For { $players } players.
} { $over ->
    [true] The day is over: everything is open.
   *[other] The day is not over yet.
}
deals-day = { $players ->
    [1] { $day }, alone
   *[other] { $day }, { $players } players
}
