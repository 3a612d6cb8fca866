## Setting up a table.

set-up-title = Set up a table
set-up-game = Set up { $game }
set-up-which = Game
set-up-dashed = Dashed: not possible now, with the reason
set-up-idle = More options, without effect as it stands
set-up-flags = At the table
set-up-seats = Seats
set-up-seat = Seat { $seat }
set-up-you = You
set-up-name = Name, if you like
set-up-name-of = Name in seat { $seat }
set-up-who-of = Who sits in seat { $seat }
set-up-bot-of = Bot in seat { $seat }
set-up-person = Person
set-up-bot = Bot
set-up-link = Open link
set-up-link-about = whoever opens the link
set-up-sit = I sit in seat 1
set-up-sit-about = Otherwise you only hand out the links.
set-up-practice = Practice
set-up-practice-about = Everything can be taken back, and the record says so.
set-up-auto-roll = The table rolls by itself
set-up-auto-roll-about = Where a clock runs.
set-up-summary = This table
set-up-open = Open the table
set-up-reset = Back to the usual game
set-up-kept = Every choice is kept in the record.
set-up-less = One less: { $option }
set-up-more = One more: { $option }
set-up-range = From { $least } to { $most }.
set-up-empty = Empty: { $means }.
set-up-own-cards = From a file of your own …
set-up-own-cards-unread = { $line ->
    [0] The file cannot be read: it is neither TOML nor JSON.
   *[other] The file cannot be read: line { $line } is no TOML.
}
bot-called = { $bot ->
    [greedy] Bot that thinks one move ahead
    [random] Bot that plays anything
   *[other] Bot { $bot }
}
