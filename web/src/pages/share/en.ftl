## Seats and links.

share-title = { $room ->
    [true] The table is open. Send the links.
   *[other] The table is open. Nobody else is waited for.
}
share-title-guest = Who sits at this table
share-crumb = seats and links
share-lead = A link is a seat: whoever has it sits there. Send each to one person.
share-reach = { $who ->
    [machine] These links work on this machine only; for friends in your network the server is started with --host 0.0.0.0.
    [network] These links work in your local network only.
   *[anybody] Everybody who has a link can open it.
}
share-to-table = To the table
share-seats = Seats
share-state = { $state ->
    [mine] you, in this browser
    [bot] a bot, always ready
    [free] link not opened yet
    [here] { $ready ->
        [true] here, ready
       *[other] here
    }
   *[away] away for now
}
share-no-link = { $state ->
    [mine] this browser has the seat
    [bot] no link needed
    [stays] nobody changes seats any more
   *[other] { $host ->
        [true] its link is no longer known here; make a new one
       *[other] the host has its link
    }
}
share-copy = Copy
share-copied = Copied
share-copy-of = Copy the link: { $name }
share-share = Share
share-share-of = Share the link: { $name }
share-code = Code
share-code-of = Code of the link: { $name }
share-code-image = A code with the link of this seat
share-code-about = Point a phone at it. The code leads to this seat only.
share-change = Change
share-change-seat = Change the seat: { $seat }
share-new = New link: { $seat }
share-new-about = A new link frees the seat, and the old one opens nothing any more.
share-move-about = A new link frees your own seat: open it where you want to go on. This browser then only watches, and you stay the host.
share-to-bot = { $bot ->
    [greedy] Give it to a bot that thinks one move ahead
    [random] Give it to a bot that plays anything
   *[other] Give it to the bot { $bot }
}
share-watch = For watchers
share-watch-about = One open link. Watchers see what everybody sees, and cannot act.
share-close = Close the table
share-closing = You do not want to play here any more?
share-close-about = Nobody plays here any more, and nobody can sit down. This cannot be taken back.
share-close-not = No, keep it open
share-close-do = Close it for good
