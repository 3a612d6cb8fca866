# The pages without script.

## On every page

page-title = Tablemate
page-language = English
page-skip = Skip to the content
page-nav = Pages
page-unofficial = An unofficial project: the games belong to their authors and publishers.
page-home = To the games
page-rules = Rules
page-look-again = Look again
page-trouble = That did not work

## The first page

page-hello = Which game is on the table?
page-lead = Play alone, with a bot, or with friends to whom you send a link. Nobody needs an account.
page-now-alone = Play now, alone
page-now-bot = Play now, with a bot
page-now-no-clock = At once it is played without a clock. Whoever sets it up can choose one.
page-set-up-game = Set up { $game }
page-rules-of = Rules of { $game }
page-join = Somebody sent you a link?
page-join-link = The link
page-join-go = Open it

## Setting up

page-options = What is agreed
page-options-help = Leave everything as it is for a usual game. What cannot be chosen beside the rest says why.
page-options-idle = More options, without effect as it stands
page-number = A number from { $least } to { $most }
page-number-empty = Empty: { $means }.
page-impossible = Not now: { $why }.
page-check = Check the choices
page-check-help = Shows what your choices make possible and impossible, and the seats for this number of players.
page-seats = Seats
page-seats-help = A seat is a person's or a bot's. Each person gets a link of their own. Names can be left out.
page-who = Who sits here
page-person = a person
page-bot = { $bot ->
    [greedy] a bot that thinks one move ahead
    [random] a bot that plays anything
   *[other] the bot { $bot }
}
page-name = Name
page-own = Your own seat
page-own-none = none, I only hand out the links
page-practice = Practice: everything can be taken back, and the record says so
page-auto-roll = Where a clock runs: the table rolls the dice by itself
page-summary = What this comes to
page-make = Open the table

## The link of a seat

page-seat-title = A seat at { $game }
page-seat-yours = This link is for { $seat }
page-seat-free = The seat is free. Looking at this page takes nothing: the button does.
page-seat-taken = Somebody sits here already. If that is you on another device, take the seat over: it moves to this browser, and the other one is told.
page-seat-bot = A bot plays here. If you take the seat, you play on in its place.
page-seat-held = You hold this seat in this browser.
page-seat-name = Your name at the table
page-seat-name-help = Everybody at the table sees it. It can be left out.
page-seat-take = Take this seat
page-watch = Just watch
page-to-table = To the table

## Seats and links

page-share-title = { $game }: seats and links
page-share-lead = A link is a seat: whoever has it sits there. Send each to one person.
page-share-reach = { $reach ->
    [machine] These links work on this machine only. Friends in your network can open them if the server is started with --host 0.0.0.0.
    [network] These links work in your local network only.
   *[anybody] Everybody who has a link can open it.
}
page-share-link = Link to send:
page-share-change = Change who sits here
page-share-move = Go on with another device, or leave the seat
page-share-move-help = A new link frees your own seat: open it where you want to go on. This browser then only watches, and you stay the host.
page-share-new = New link for { $seat }
page-share-new-help = A new link frees the seat, and the old one opens nothing any more. Links are kept in this browser for a day.
page-share-bot-which = Which bot plays for { $seat }
page-share-bot = Let this bot play for { $seat }
page-sits = { $who ->
    [you] you
    [nobody] free
    [bot] a bot
   *[person] { $here ->
        [True] a person, here
       *[other] a person, away
    }
}{ $ready ->
    [True] , ready
   *[other] { "" }
}
page-watching = Watching
page-watching-help = With this link anybody can watch; it is no secret. Watchers see what everybody may see, and talk among themselves until the end.
page-close = Close the table
page-close-help = Nobody plays here any more, and nobody can sit down. This cannot be taken back.
page-close-do = Close it for good
page-table-nav = The table
page-seats-nav = Seats and links

## The table

page-table = The table
page-you-watch = you watch
page-seat-lost = You held a seat here. Somebody has taken it over by its link, or the host has given it away.
page-chip-practice = practice
page-chip-forked = from step { $step } of another game
page-not-started = Who is here, and the links to send
page-refreshes = This page looks again every { $seconds } seconds.
page-refresh-stop = Stop that
page-refresh-start = Look again every few seconds
page-clock = { $state ->
    [runs] { $time } left on the clock when this page was made.
    [starts] { $time } on the clock, which starts in { $seconds ->
        [one] one second
       *[other] { $seconds } seconds
    }.
   *[stands] { $time } left on the clock, which stands still.
}
page-clock-note = { $state ->
    [runs] The clock goes on while you read. Games against it are not made for this page.
   *[other] Games against a clock are not made for this page: it tells nothing new until it is looked at again.
}
page-ready-help = The game begins when everybody is here and ready.
page-ready = I am ready
page-not-ready = Not ready after all
page-refused = No: { $why }
page-refused-rule = What the rules say
page-possible = { $action }: you can play that now.
page-choices = { $count ->
    [one] One choice
   *[other] { $count } choices
}
page-what-if = What if?
page-what-if-of = What if? { $action }
page-hint = Ask a bot what it would do
page-try = What would follow: { $action }
page-try-chance = What follows further depends on chance, or on what you cannot know.
page-try-play = Play it
page-try-back = Choose something else
page-undo = Take the last step back
page-type = Type an action
page-type-action = The action, as it stands beside the choices
page-type-help = You can also ask what would follow, or why something is not possible.
page-type-for = Play for
page-type-me = myself
page-type-play = Play it
page-type-preview = What would follow?
page-type-why = Why not?
page-talk = Talk
page-talk-text = Say something
page-talk-watchers = Say something to the others who watch
page-talk-say = Say it
page-talk-write = Write something (this page then waits for you)
page-talk-closed = No talking now: that is how this game is played.
page-sign-point = Point
page-agree = { $clock ->
    [True] Pause or give up
   *[other] Give up
}
page-want-help = { $what ->
    [pause] The clock stands still when everybody who is here wants a pause.
    [resume] The game goes on when everybody who is here wants it.
   *[abandon] The game is given up when everybody who is here wants it. Then it is over, and nobody has won.
}
page-wanted = Who wants it: { $who }.
page-want = { $what ->
    [pause] I want a pause
    [resume] I want to go on
    [abandon] I want to give up
   *[nothing] I do not want it any more
}
page-masked = Nothing is shown while the game is paused.
page-log = What has happened, the latest first
page-log-short = What has happened
page-log-whole = Everything from the beginning
page-log-earlier = What was before
page-end = How it ended
page-end-abandoned = The game was given up, so nobody has won.
page-end-closed = The table was closed before the game was over, so there is nothing to see again.
page-again = Another table like this
page-agreed = What was agreed
page-fair = How you know that nothing was changed
page-fair-help = All chance of this game was fixed before it began. This fingerprint was published then; at the end you are told what it was made of.
page-fair-now = The fingerprint was made of these:
page-fair-seed = Seed
page-fair-salt = Salt

## The rules

page-topics = Topics
page-search = Search the rules
page-search-go = Search
page-search-found = { $count ->
    [0] Nothing found for “{ $asked }”
    [one] One place for “{ $asked }”
   *[other] { $count } places for “{ $asked }”
}
page-search-topic = Topic: { $topic }
page-topic-before = Before: { $topic }
page-topic-behind = Next: { $topic }

## My games

page-mine = My games
page-mine-lead = The games that this browser made or sits at. Nobody else sees this list.
page-mine-games = Your tables
page-mine-all = All your games
page-mine-none = There is none yet.
page-mine-more = Older games
page-mine-waits = waits for you
page-mine-goes-on = The game goes on.
page-mine-forget = Take it out of this list; the table stays
page-mine-delete = Delete it
page-mine-delete-help = Nobody but you ever sat there. The game is deleted for good, its replay and its talk too.
page-mine-delete-do = Delete it for good
page-mine-export = All of them as one file
page-mine-export-help = With the record of every game that is over.
page-mine-export-do = Save the file
page-chip-deal = deal of { $day }
page-result = { $won ->
    [True] Won
   *[other] Lost
}, { $points ->
    [one] one point
   *[other] { $points } points
}.

## After the end

page-replay = See it again, step by step
page-record = Save the record
page-sealed = What was dealt stays sealed until the day is over.
page-past = this is the past
page-replay-around = The steps around this one, the latest first
page-replay-step = Step { $step } of { $last }
page-replay-steps = Steps
page-replay-first = The beginning
page-replay-before = One step back
page-replay-next = One step on
page-replay-last = The end
page-replay-go = Step
page-replay-as = Seen by
page-replay-open = everybody's eyes
page-replay-spectator = whoever watched
page-replay-show = Show it
page-step = Step { $step }:
page-step-silent = Nothing that could be seen from here.
page-board-of = What { $seat } sees
page-fork = Go on from here
page-fork-help = Step { $step } becomes the beginning of another table; this game stays as it is.
page-fork-now = Try out how it could go on, at a table of its own: what you cannot know is dealt anew, so that trying teaches you nothing about this game. It is practice.
page-fork-future = What comes next
page-fork-same = the same as in this game
page-fork-anew = dealt anew, as far as it was unknown
page-fork-others = The other seats
page-fork-people = people, by links
page-fork-do = Open a table from here
page-records = Look at a record
page-records-do = Bring a record, see what it proves, and look at the game
page-records-help = A record is the file that a game was saved in. It is looked at, kept for an hour at most, and never joins the games of this server.
page-records-file = The record, a JSON file
page-records-commitment = The fingerprint that was published before the game
page-records-commitment-help = It can be left out; then only the record itself is checked.
page-records-look = Look at it
page-records-proves = What this record of { $game } proves
page-records-replay = See the game, step by step
page-records-kept = The record is kept for an hour, for whoever has this address.

## Today's deal

page-today = Today's deal
page-today-lead = One deal for everybody on { $day }, in universal time. Your first finished attempt counts. What was dealt stays sealed until the day is over.
page-today-play = { $again ->
    [True] { $players ->
        [1] Play again, alone; it does not count
       *[other] Play again, { $players } players; it does not count
    }
   *[other] { $players ->
        [1] Play, alone
       *[other] Play, { $players } players
    }
}
page-today-standing = How everybody fares
page-players = { $players ->
    [1] alone
   *[other] { $players } players
}
page-deals = Earlier deals of { $game }
page-deals-none = There is none yet.
page-deal = { $game }, the deal of { $day }
page-deal-of = { $players ->
    [1] { $day }, alone
   *[other] { $day }, { $players } players
}
page-deal-lead = { $players ->
    [1] For one player.
   *[other] For { $players } players.
} { $over ->
    [True] The day is over: everything is open.
   *[other] The day is not over yet.
}
page-deal-mine = Your place: { $place } of { $all }, with { $points ->
    [one] one point
   *[other] { $points } points
}.
page-best = The best who gave a name
page-attempt = { $place }. { $who }: { $points ->
    [one] one point
   *[other] { $points } points
}, { $won ->
    [True] won
   *[other] lost
}

## Figures

page-counts = How everybody fared
page-statistics = Figures of { $game }
page-statistics-lead = Games that came to their end. Practice, games from a step of another one and deals of the day do not count.
page-statistics-of = { $mine ->
    [True] Your games
   *[other] The games of everybody
}
page-statistics-mine = Only your games
page-statistics-all = The games of everybody
page-statistics-any = With any options
page-most-played = What is agreed most often
page-agreed-one = { $label }: { $said }
page-agreed-between = { "; " }
page-only-these = { $number ->
    [one] One game: only this one
   *[other] { $number } games: only these
}
page-finished = Finished
page-won = Won
page-mean = Points on average
page-decimal = { $number }
page-scores = Games by points
page-score = Points
page-games-number = Games
page-won-or-lost = Result
page-band = { $number ->
    [one] one game
   *[other] { $number } games
}
