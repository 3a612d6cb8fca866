# What is said at a table online, whatever the game.

## What the table waits for

online-over = The game is over.
online-abandoned = The game was given up.
online-closed = The host has closed this table.
online-not-started = { $timed ->
    [True] The table waits until everybody is here and ready.
    *[other] The table waits until every seat is taken.
}
online-paused = The game is paused.

## The log

online-sat = { $player ->
    [person] { $who ->
        [you] You take your seat.
        *[other] { $seat } takes a seat.
    }
    [bot] { $who ->
        [you] A bot plays for you from now on.
        *[other] A bot plays for { $seat } from now on.
    }
   *[nobody] { $who ->
        [you] Your seat is free.
        *[other] The seat of { $seat } is free.
    }
}
online-took-back = { $who ->
    [you] You take the last step back.
   *[other] { $seat } takes the last step back.
}
online-said = { $speaker }: { $text }
online-signed = { $speaker }: ({ $sign })
online-pointed = { $sign }: { $bay }
online-watcher = Somebody who watches
online-log-started = The game begins.
online-log-paused = { $why ->
    [downtime] The server was away: the clock stands still until everybody wants to go on.
   *[agreed] The game is paused: the clock stands still.
}
online-log-resumed = The game goes on.
online-log-abandoned = The game is given up, and so it is over.
online-log-closed = The host closes the table.
online-log-hushed = A command came up: the talk of this turn is over.
online-log-wanted = { $wanted ->
    [True] { $what ->
        [pause] { $who ->
            [you] You want a pause.
           *[other] { $seat } wants a pause.
        }
        [resume] { $who ->
            [you] You want to go on.
           *[other] { $seat } wants to go on.
        }
       *[abandon] { $who ->
            [you] You want to give up.
           *[other] { $seat } wants to give up.
        }
    }
   *[other] { $who ->
        [you] You have changed your mind.
       *[other] { $seat } has changed their mind.
    }
}
online-played-for = { $by } plays for { $seat }.
online-played-by-table = The table plays for { $seat }.
online-played-by-stand-in = Somebody plays for { $seat }, who is away.

## Advice of a bot

online-hint = The bot { $bot } suggests “{ $notation }”: { $words }
online-hint-none = The bot { $bot } would let the others go first.

## How a game ended, where it has no words for it

online-result = { $won ->
    [True] Won
   *[False] Lost
}
