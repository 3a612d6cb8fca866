## The link of a seat.

link-title = A seat at { $game }
link-seat = This link is for seat { $seat } of { $of }.
link-state = { $state ->
    [free] It is free. Looking at this page takes nothing: the button does.
    [taken] Somebody sits here already. If that is you on another device, take the seat over: it moves to this browser, and the other one is told.
    [bot] A bot plays here. If you take the seat, you play on in its place.
    [mine] You hold it in this browser.
    [over] The game is over.
   *[closed] The table was closed.
}
link-name = Your name at the table
link-name-about = Everybody at the table sees it. It can be left out.
link-take = Take this seat
link-take-over = Take the seat over
link-watch = Just watch
