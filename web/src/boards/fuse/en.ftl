## The board of FUSE.

fuse-letter = { $colour ->
    [r] R
    [b] B
    [g] G
    [y] Y
   *[k] K
}
fuse-die = { $colour ->
    [r] R
    [b] B
    [g] G
    [y] Y
   *[k] K
}{ $value }
fuse-only = only { $colour ->
    [r] R
    [b] B
    [g] G
    [y] Y
   *[k] K
}{ $value }
fuse-only-one = only
fuse-your-die = Your die: { $colour ->
    [r] R
    [b] B
    [g] G
    [y] Y
   *[k] K
}{ $value }
fuse-with-key = { $name }, key { $key }
fuse-you = You
fuse-bot = bot
fuse-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
fuse-standing = { $is ->
    [away] away
    [asked] { $who ->
        [you] lose a die
       *[other] loses a die
    }
    [spared] nothing to lose
    [picks] { $who ->
        [you] pick a bomb
       *[other] picks a bomb
    }
    [rolls] { $who ->
        [you] roll
       *[other] rolls
    }
    [agreed] { $who ->
        [you] agree
       *[other] agrees
    }
    [stopped] { $who ->
        [you] have stopped
       *[other] has stopped
    }
    [holds] { $who ->
        [you] hold { $die }
       *[other] holds { $die }
    }
    [owes] { $dice ->
        [one] { $dice } die to place
       *[other] { $dice } dice to place
    }
   *[done] done
}
fuse-has-bag = bag
fuse-fits = fits
fuse-fits-aloud = { $count ->
    [0] no die fits
   *[other] fits { $dice }
}
fuse-region-clock = Clock and score
fuse-time = time left
fuse-rolls-left = rolls left
fuse-turn = turn
fuse-bombs-left = bombs left
fuse-points-word = points
fuse-sabotage = sabotage
fuse-bag = bag
fuse-menu = Menu
fuse-region-tray = Dice of this turn
fuse-asking = asking …
fuse-looked-at = this one
fuse-taken = { $how ->
    [held] { $who ->
        [you] you hold it
       *[other] { $name } has it
    }
    [burnt] { $who ->
        [you] burnt
       *[other] { $name }
    }
   *[placed] { $who ->
        [you] placed
       *[other] { $name }
    }
}
fuse-given = from { $name }
fuse-region-next = Next bombs
fuse-pile = pile { $cards }
fuse-next-here = Your next bomb comes here.
fuse-region-hold = What you can do
fuse-put-back = Put it back
fuse-do = { $kind ->
    [confirm] I agree
    [take_back] Take back
   *[stop] That is enough
}
fuse-or-give = or give it
fuse-to = to { $name }
fuse-burn = Burn
fuse-region-calls = Calls
fuse-calls-about = one tap, everybody hears
fuse-call-about = { $call }: { $die }
fuse-which-die = Which die?
fuse-talk-and-log = Talk and log
fuse-turns = about { $turns } turns
fuse-any-colour = bound to no colour
