## A table: its bar, who is there, and what people agree on.

table-about = Table
table-menu = Menu
table-sound = Sound
table-sound-on = Sound on
table-sound-off = Sound off
table-practice = practice, { $options }
table-guided = guided first game, { $options }
table-all-here = All here
table-connected = Connected
table-offline = Offline
table-away = { $many ->
    [one] { $who } is away
   *[other] { $who } are away
}
table-open-seats = { $seats ->
    [one] { $seats } seat is open
   *[other] { $seats } seats are open
}
table-people = At the table
table-you = you
table-ready = ready
table-not-ready = not ready yet
table-is-open = open seat
table-is-bot = bot
table-is-here = here
table-is-away = away
table-share = Links of the seats
table-pause = Ask for a pause
table-pause-not = No pause after all
table-abandon = Give up
table-abandon-not = Do not give up
table-abandon-ask = Give up? The game ends when everybody wants it, and all cards are shown.
table-abandon-ask-alone = Give up? The game ends at once, and all cards are shown.
table-close = Close the table
table-close-ask = Close the table for everybody? Nobody can play here any more.
table-no = No, play on
table-agreed = What was agreed
hint-not-now = A hint is given when something is asked of you.

wants-pause = { $many ->
    [one] { $who } wants a pause.
   *[other] { $who } want a pause.
}
wants-pause-mine = You want a pause. It begins when everybody wants it.
wants-resume = { $many ->
    [one] { $who } wants to go on.
   *[other] { $who } want to go on.
}
wants-resume-mine = You want to go on. It goes on when everybody wants it.
wants-abandon = { $many ->
    [one] { $who } wants to give up.
   *[other] { $who } want to give up.
}
wants-abandon-mine = You want to give up. The game ends when everybody wants it.
wants-too = I agree
wants-not = Take it back

watch-you-watch = You watch.
watch-what = You see what everybody sees. Until the end, only those who watch read what you write.
watch-leave = Leave

lobby-waits = Waiting
lobby-paused = Paused
lobby-closed = Closed
lobby-starts = The clock starts for all at once.
lobby-clock = When everybody is ready: 3, 2, 1, and the clock runs.
lobby-ready = I am ready
lobby-ready-not = Not ready after all
lobby-resume = Go on
lobby-resume-not = Not yet
lobby-share = { $room ->
    [true] Send the links
   *[other] Seats and links
}

clock-starts = { $seconds ->
    [one] In { $seconds } second the clock starts for all at once.
   *[other] In { $seconds } seconds the clock starts for all at once.
}
clock-left = { $minutes ->
    [0] { $seconds } seconds left
    [one] { $minutes } minute and { $seconds } seconds left
   *[other] { $minutes } minutes and { $seconds } seconds left
}
