## The end of a game.

end-replay = Replay
end-continue = Continue from …
end-sealed = Replay and record open when the day is over.
end-again = Again
end-day = Today’s deal
end-day-count = { $games ->
    [one] { $games } game so far
   *[other] { $games } games so far
}
end-day-place = You are in place { $place } of { $games }.
end-day-all = How everybody fared
end-promise = Nobody chose the cards
end-promise-how = This was promised before the game; seed and salt prove it, and the record replays the game exactly.
end-promise-hash = Promise
end-promise-seed = Seed
end-promise-salt = Salt
end-promise-later = The seed is told when the day is over.
end-record = Take the record along
