## Figures.

statistics-title = Figures of { $game }
statistics-lead = Games that came to their end. Practice, games from a step of another one and deals of the day do not count.
statistics-whose = Whose games
statistics-all = Everybody’s games
statistics-mine = Only yours
statistics-any = With any options
statistics-most = What is agreed most often
statistics-only = { $games ->
    [one] One game: only this one
   *[other] { $games } games: only these
}
