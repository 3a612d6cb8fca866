## The board of Origin Story.

os-table = Table
os-hand = Your hand
os-row = { $who }: cards from left to right
os-leaves-first = leaves first
os-no-cards = no cards yet
os-leads-first = leads the first trick
os-points-tricks = { $points } VP, { $tricks ->
    [one] { $tricks } trick
   *[other] { $tricks } tricks
}
os-points = { $points } VP
os-trick = Trick { $trick }
os-trick-of = trick { $trick } of { $all }
os-trick-short = { $trick }/{ $all }
os-led = { $suit ->
   *[other] led
}
os-trump = trump
os-lowest-wins = the lowest wins
os-nothing-led = nothing led yet
os-led-by = { $who } led
os-best = best so far
os-after-you = plays after you
os-your-card = your card
os-shown = shown
os-story = How trick { $trick } is played
os-story-before = Before the first trick
os-story-region = What happened, step by step
os-story-nothing = Nothing has happened yet.
os-step-back = Step back
os-step-forward = Step forward
os-step-play = Play the steps
os-step-pause = Stop here
os-step-all = All steps at once
os-step-of = { $step } of { $all }
os-speed = Speed: { $speed ->
    [slow] slow
    [instant] at once
   *[normal] normal
}
os-hero = You are a hero
os-villain = You are a villain
os-no-side = No side yet
os-this-round = This round
os-event = Event { $name }.
os-gets = { $who } gets:
os-no-event = No event in this round.
os-deck = deck
os-discard = discard
os-score = Score
os-score-about = Victory points by round
os-vp = VP
os-round-short = R{ $round }
os-all = all
os-tricks-short = { $tricks } tr.
os-trick-won = Trick { $trick }: { $who }
os-trick-cancelled = Trick { $trick }: cancelled
os-trick-now = Trick { $trick }: under way
os-trick-open = Trick { $trick }: to come
os-tableau = Your tableau
os-tokens = { $left ->
    [0] { $owned } owned, all placed
   *[other] { $owned } owned, { $left } left
}
os-tokens-all = { $owned } owned
os-slot-empty = slot of cost { $cost }, empty
os-slot-charged = slot of cost { $cost }, charged
os-slot-given = slot of cost { $cost }, charged for nothing
os-slot-spent = slot of cost { $cost }, used up
os-superhero-later = Superhero
os-superhero-one-of = in round 5: { $first } or { $second }
os-superhero-in-5 = in round 5
os-named = named: { $suit }
os-predicted = predicted: { $tricks }
os-log = What happened
os-prepare = Before the first trick
os-step-story = Story
os-step-superhero = Superhero
os-step-stamina = Stamina
os-step-side = Side
os-then = then they get their cards
os-offer = Keep one
os-keep-this = Keep this
os-chosen = Chosen
os-slot-of = { $name }: { $cost ->
    [0] needs no stamina
    [one] costs { $cost } token
   *[other] costs { $cost } tokens
}
os-leaves = { $left ->
    [0] Charged, it takes all your { $tokens } tokens.
    [one] Charged, it leaves { $left } of your { $tokens } tokens.
   *[other] Charged, it leaves { $left } of your { $tokens } tokens.
}
os-leaves-more = { $left ->
    [0] With { $slots } slots charged none is left.
   *[other] With { $slots } slots charged { $left } are left.
}
os-too-dear = It costs more than your { $tokens } tokens this round.
os-free = It needs no stamina and works by itself.
os-bank = Your stamina
os-tokens-left = { $left } of { $tokens } tokens left
os-charge-how = Tap a slot to charge it.
os-charge-keys = { $left } { $right }: from slot to slot; { $space }: charge
os-may-charge = { $cost ->
    [one] tap to charge: { $cost } token
   *[other] tap to charge: { $cost } tokens
}
os-is-charged = charged
os-is-spent = used up this round
os-is-given = charged for nothing
os-not-now = { $cost ->
    [one] costs { $cost } token, not now
   *[other] costs { $cost } tokens, not now
}
os-not-charged = not charged
os-side = Hero or villain
os-pays-aloud = { $tricks ->
    [one] { $tricks } trick: { $points } VP
   *[other] { $tricks } tricks: { $points } VP
}
os-tricks = tricks
os-you-get = you get this
os-do-play = Play
os-do-lay = Lay
os-do-give = Give
os-do-discard = Discard
os-do-redraw = Replace
os-do-reveal = Show
os-do-use = Use it
os-do-bury = Move to the right end
os-do-keep = Keep { $name }
os-do-hero = Become a hero
os-do-villain = Become a villain
os-do-done-charge = { $left ->
    [0] Done
    [one] Done: keep { $left } token
   *[other] Done: keep { $left } tokens
}
os-turn-keys = Keys: 1 to 9 lay a card, { $enter } plays it.
os-choose-card = Choose a card of your hand
os-choose-row = Choose a card of that row
os-choose-story = Choose a card to keep
os-choose-side = Choose a side
os-choose-plate = Choose an answer
os-action = Your answer
os-abilities = Abilities you may use
os-card-aloud = { $value } of { $suit }
os-surrender = Surrender: { $points } VP for { $who }
os-surrender-asked = Surrender: asked beside the table
os-surrender-if = If you surrender now
os-surrender-question = Surrender this round to { $who }?
os-surrender-safe = Nothing is done until you confirm.
os-surrender-row = { $cards ->
    [one] card in that row
   *[other] cards in that row
}
os-surrender-trick = trick under way
os-surrender-points = { $points } VP
os-surrender-for = for { $who }
os-surrender-aloud = { $cards } for the cards of the row and { $trick } for the trick under way make { $points } VP.
os-surrender-after = Points after the surrender
os-now = now
os-then-points = then
os-surrender-side = { $side ->
    [hero] The other tricks are not played; those you have still count for a hero.
   *[villain] The other tricks are not played, and a villain is not paid.
}
os-surrender-pays-nothing = { $name } pays nothing now.
os-surrender-keep = Your points, your cards and your stamina stay yours.
os-surrender-no = No, play on
os-surrender-yes = Surrender
os-surrendered = You surrendered the round
os-surrendered-gains = { $who } gained { $points } VP by it.
os-surrendered-side = { $points ->
    [0] { $side ->
        [hero] As a hero you were not paid.
       *[villain] As a villain you were not paid.
    }
   *[other] { $side ->
        [hero] As a hero you were paid { $points } VP.
       *[villain] As a villain you were paid { $points } VP.
    }
}
os-surrendered-nothing = { $name } paid nothing.
os-tab-hand = Hand
os-tab-prepare = Prepare
os-tab-tableau = Tableau
os-tab-score = Score
os-tab-round = Round
os-tab-log = Log
os-tabs = More
os-end-points = Points after each round
os-end-start = start
os-end-round = round { $round }
os-end-hero = hero
os-end-villain = villain
os-waiting = The table is paused.
