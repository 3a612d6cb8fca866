## The first page.

home-title = Tablemate: three games on the table
home-hello = What shall we play?
home-lead = Rules are kept for you and explained when you ask. Play alone, with a bot, or send a friend a link.
home-waits = { $number ->
    [one] { $who } waits for you
   *[other] { $who } wait for you
}
home-waits-table = A table waits for you
home-waits-turn = { $game }: your turn
home-players = { $most ->
    [1] 1 player
    [2] 1 or 2 players
   *[other] { $least } to { $most } players
}
home-play = Play now
home-play-game = Play now: { $game }
home-set-up = Set up
home-set-up-game = Set up { $game }
home-learn = Learn it
home-learn-game = Learn it: { $game }, a guided first game
home-bot = With a bot
home-bot-game = With a bot: { $game }
home-rules-game = Rules of { $game }
home-tables = Your tables
home-tables-none = None yet. Whatever you play in this browser is found here again.
home-all-tables = All your games
home-records = Look at a record
home-join = Join a table
home-join-link = paste the link you were sent
home-join-go = Join
home-join-about = No account. The link is your seat: whoever has it sits there, so send it to one person only. With a table’s open link you watch.
home-join-wrong = That is no link to a seat or to a table.
home-today = Today’s deal
home-today-about = The same for everybody; your first finished game counts.
home-today-played = played
home-today-go = Play it, see the standings
home-unofficial = An unofficial project: the games belong to their authors and publishers.

# The letters on the pictures of the games.
picture-suit = { $suit ->
    [b] B
    [s] S
    [m] M
   *[other] L
}
picture-die = { $colour ->
    [r] R
    [b] B
    [y] Y
    [g] G
   *[other] K
}
