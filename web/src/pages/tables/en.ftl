## Tables in a list.

tables-with = { $game } with { $who }
tables-alone = { $game }
tables-your-turn = your turn
tables-won = { $points ->
    [one] won, { $points } point
   *[other] won, { $points } points
}
tables-lost = { $points ->
    [one] lost, { $points } point
   *[other] lost, { $points } points
}
tables-practice = practice
tables-deal = deal of { $day }
tables-begun = Begun { $when }.
tables-begun-and-ended = Begun { $when }. { $ending }
tables-closed = The table was closed.
tables-abandoned = It was given up.
tables-go-on = Go on
tables-go-on-at = Go on: { $table }
tables-replay = Replay
tables-replay-of = Replay: { $table }
tables-look = Look
tables-look-at = Look: { $table }
tables-forget = Take out
tables-forget-it = Take out of the list: { $table }
tables-delete = Delete
tables-delete-it = Delete: { $table }
tables-delete-sure = Delete for good
tables-delete-sure-it = Delete for good: { $table }
