### Origin Story in English.  Names on the left are the nouns of the rules; the browser reads the same file.

## The game

game-name = Origin Story
game-about = Become a superhero in five rounds of tricks, hero or villain, against two artificial opponents. One player.
rules-rulings = A number such as (A1) marks a ruling of ours, where the rulebook is silent or unclear.
welcome-game = Tricks and heroes:  tablemate play origin_story
game-notice = Origin Story is by Jamey Stegmaier and Pete Wissinger (Stonemaier Games, 2025), its solo mode by Automa Factory; the cards here are our own.
game-play = Origin Story: tricks against two artificial opponents, alone.
    .epilog = Example: tablemate play origin_story --level 2. Exit codes: 0 the game ended or you left with quit, 2 wrong options or file, 3 the input ended (or Ctrl-C) before the game did.
game-layout = How the table is shown: table, compact (for 24 lines), or list (reads well aloud); left out: as fits on the screen.

## Suits, playing cards, the three at the table

suit-love = love
    .letter = L
    .sign = ♥
    .of = of love
    .kind = love
    .some = love
suit-brains = brains
    .letter = B
    .sign = ◈
    .of = of brains
    .kind = brains
    .some = brains
suit-strength = strength
    .letter = M
    .sign = ■
    .of = of strength
    .kind = strength
    .some = strength
suit-speed = speed
    .letter = S
    .sign = ▲
    .of = of speed
    .kind = speed
    .some = speed
suit-letter-kind = { $letter }
suit-letter-some = { $letter }
suits-none = { $head } or { $last }
suit-full = { $letter } { $sign } { $suit }
card-aloud = the { $value } { $of }
card-aloud-mine = your { $value } { $of }
card-mine = your { $card }
card-drawn = { $card }
card-aloud-changed = { $card }, now { $value } { $of }
card-aloud-worth = { $card }, worth { $value }
label-card = { $value } { $of }
card-worth = { $card } (worth { $value })
card-counts = { $card } (counts as { $suit })
card-counts-worth = { $card } (counts as { $suit }, worth { $value })
cards-veiled = { $count ->
    [one] a card
   *[other] { $count } cards
}
who-automaton = the Automaton
    .label = Automaton
    .of = of the Automaton
    .to = to the Automaton
    .from = from the Automaton
who-factoryon = the Factoryon
    .label = Factoryon
    .of = of the Factoryon
    .to = to the Factoryon
    .from = from the Factoryon
who-you = you
    .label = You
    .of = of yours
    .to = to you
    .from = from you
who-player = { $named ->
    [yes] { $seat }
   *[no] the player
}
    .label = { $named ->
        [yes] { $seat }
       *[no] Player
    }
    .of = { $named ->
        [yes] of { $seat }
       *[no] of the player
    }
    .to = { $named ->
        [yes] to { $seat }
       *[no] to the player
    }
    .from = { $named ->
        [yes] from { $seat }
       *[no] from the player
    }
who-either = the Automaton or the Factoryon
    .label = Automaton or Factoryon
    .of = of the Automaton or of the Factoryon
    .to = to the Automaton or the Factoryon
    .from = from the Automaton or the Factoryon
power-called = { $called } ({ $power })

## Cards with abilities in words: when, if, what, how often

type-mat = mat
type-superhero = superhero
type-backstory = backstory
type-talent = talent
type-gadget = gadget
type-suit = suit
type-ally = ally
type-archenemy = archenemy
type-ultimate = ultimate
slots-cost = { $remove ->
    [yes] { $count ->
        [one] one Remove slot for { $costs }
       *[other] { $count } Remove slots { $each ->
            [yes] at { $costs } each
           *[no] for { $costs }
        }
    }
   *[no] { $count ->
        [one] one slot for { $costs }
       *[other] { $count } slots { $each ->
            [yes] at { $costs } each
           *[no] for { $costs }
        }
    }
}
slots-free = needs no stamina
ability = { $window }{ $conditions }: { $effects }{ $limit }.
ability-if = , if { $conditions }
ability-if-and = { $one } and { $other }
ability-then = {", then "}
ability-and = {"; "}
ability-may-remove = {" "}(if you like; each use empties a slot)
ability-may-times = {" "}(if you like, { $times ->
    [1] once
    [2] twice
   *[other] { $times } times
} a round)
ability-may = {" "}(if you like)
window-charged = When charged
window-charged-later = When charged, once the Vancardians have their cards
window-revealed = When revealed
window-revealed-later = When revealed, once the Vancardians have their cards
window-event = At once
window-event-later = Once the Vancardians have their cards
window-start = Before the first trick
window-ongoing = All round
window-static = All round
window-turn = On your turn, before your card
window-lead = Whenever you lead
window-follow = Whenever you follow
window-first = With your card of the first trick
window-final = With your card of the last trick
window-react = When all three cards lie on the table
window-won = When you win a trick
window-lost = When you do not win a trick
window-end = At the end of the round
condition-hero = you are a hero
condition-villain = you are a villain
condition-void = you have no card of the led suit
condition-shown = your card there was revealed
condition-suit = your card is { $kind }
condition-behind = you have fewer VP than the better Vancardian
condition-trick = { $comparison ->
    [eq] it is trick { $number }
    [lt] it is a trick before trick { $number }
    [le] it is trick { $number } or earlier
    [gt] it is a trick after trick { $number }
   *[ge] it is trick { $number } or later
}
compare-won = { $comparison ->
    [eq] { $number ->
        [0] you have no trick
        [one] you have exactly one trick
       *[other] you have exactly { $number } tricks
    }
    [lt] you have fewer than { $number ->
        [one] one trick
       *[other] { $number } tricks
    }
    [le] { $number ->
        [0] you have no trick
        [one] you have at most one trick
       *[other] you have at most { $number } tricks
    }
    [gt] you have more than { $number ->
        [one] one trick
       *[other] { $number } tricks
    }
   *[ge] you have at least { $number ->
        [one] one trick
       *[other] { $number } tricks
    }
}
compare-won-with = { $comparison ->
    [eq] you have won exactly { $number ->
        [one] one trick
       *[other] { $number } tricks
    } with { $cards }
    [lt] you have won fewer than { $number ->
        [one] one trick
       *[other] { $number } tricks
    } with { $cards }
    [le] you have won at most { $number ->
        [one] one trick
       *[other] { $number } tricks
    } with { $cards }
    [gt] you have won more than { $number ->
        [one] one trick
       *[other] { $number } tricks
    } with { $cards }
   *[ge] you have won at least { $number ->
        [one] one trick
       *[other] { $number } tricks
    } with { $cards }
}
compare-tricks = { $comparison ->
    [eq] you have as many tricks as { $other }
    [lt] you have fewer tricks than { $other }
    [le] you have no more tricks than { $other }
    [gt] you have more tricks than { $other }
   *[ge] you have at least as many tricks as { $other }
}
compare-tricks-most = the better Vancardian
compare-tricks-pred = you predicted
compare-any = { $comparison ->
    [eq] { $left } is exactly { $right }
    [lt] { $left } is less than { $right }
    [le] { $left } is at most { $right }
    [gt] { $left } is more than { $right }
   *[ge] { $left } is at least { $right }
}
count-k = the number of charged slots of this card
count-pred = your prediction
count-print = the printed value of your card
count-lead = the value of the led card
count-won = the number of your tricks
count-won-with = the number of your tricks won with { $cards }
count-suits-won = the number of suits you have won tricks with
count-cards-in = the number of { $kind } cards in your tricks
count-tricks = the number of tricks { $of }
count-most-tricks = the number of tricks of the better Vancardian
count-unspent = the number of your tokens on no slot
sum-times = { $factor } times { $count }
sum-plus = { $one } plus { $other }
sum-minus = { $one } minus { $other }
sum-low = { $sum } (at least { $low })
sum-high = { $sum } (at most { $high })
sum-both = { $sum } (at least { $low }, at most { $high })
cards-selected = { $kind ->
    [none] cards{ $range }
   *[other] { $kind } cards{ $range }
}
cards-range-low = {" "}printed { $low } or higher
cards-range-high = {" "}printed { $high } or lower
cards-range-both = {" "}printed { $low } to { $high }
effect-val = your card counts { $change }
effect-setval = the value of your card becomes { $amount }
effect-myval = all your { $cards } count { $change }
effect-allval = all { $kind } cards, whoever has them, count { $change }
effect-suit = your card counts as a suit that you name
effect-mysuit = your { $kind } cards are love
effect-mysuit-chosen = your cards of the suit you named are love
effect-trump = { $suit } is trump
effect-nontrump = unless trump is led, trumps of the others count as off-suit
effect-tie = of equal best cards yours wins
effect-low = of the cards that can win, the lowest wins
effect-free = you need not follow suit
effect-bind-nolove = who follows may play love only if nothing else is legal
effect-bind-lowest = who follows must play the lowest legal card
effect-draw = draw { $cards }
effect-discard = discard { $cards }
effect-redraw = { $number ->
    [1] you may discard a card and draw another one
    [sum] discard at most { $cards }, then draw as many
   *[other] discard up to { $cards }, then draw as many
}
effect-reveal = reveal { $cards } (a revealed card counts 1 less for a hero, 1 more for a villain)
effect-choose = name { $suits }
effect-exch = you may exchange a card with { $called }
effect-bury = move a card in the row { $of } to its right end
effect-nodraw = the Vancardians do not draw in this trick
effect-vdraw = a Vancardian who follows draws { $cards }
effect-swapplayed = take your card back and lay another one that was legal
effect-swapwith = your card and the one { $of } change owners
effect-give = the trick goes to the best other card
effect-takelead = you lead the next trick
effect-cancel = the trick is cancelled, and nobody has it
effect-rewind = all cards return to whoever played them, and you lead this trick again
effect-vp = you gain { $amount }
effect-steal = you steal { $vp } VP from the Vancardian with most tricks
effect-villain = as a villain you score { $vp } VP with { $tricks ->
    [0] no trick
    [one] at most one trick
   *[other] at most { $tricks } tricks
}
effect-trickvp = whoever wins trick { $trick } gains { $vp } VP
effect-villainpay = a villain scores at most { $vp } VP for few tricks
effect-vbonus = each Vancardian with at least { $tricks ->
    [one] one trick
   *[other] { $tricks } tricks
} gains { $vp } VP
effect-predict = predict how many tricks you will have
effect-align = you change sides
effect-stam = you gain { $tokens ->
    [one] one stamina token
   *[other] { $tokens } stamina tokens
} for good
effect-stamround = you place { $less ->
    [yes] { $tokens ->
        [one] one token fewer
       *[other] { $tokens } tokens fewer
    }
   *[no] { $tokens ->
        [one] one token more
       *[other] { $tokens } tokens more
    }
} this round
effect-freecharge = all slots of a story of yours are charged without tokens
effect-times = { $effect }, { $times ->
    [2] twice
   *[other] { $times } times
}
amount-cards = { $count ->
    [0] no card
    [one] one card
   *[other] { $count } cards
}
amount-cards-sum = as many cards as { $sum }
amount-vp = { $count } VP
amount-vp-sum = as many VP as { $sum }
line-none = nothing
line-replace = { $number ->
    [one] Replace 1 (one card of each is replaced)
   *[other] Replace { $number } ({ $number } cards of each are replaced)
}
line-add = Add { $value } (each gets a love card of { $value } at the far left)
line-move = { $number ->
    [one] Move 1 (the rightmost love of each goes to the far left)
   *[other] Move { $number } ({ $number } times the rightmost love of each goes to the far left)
}
vancard-event = Event { $called } ({ $vancard }). { $text }
vancard-round = Round { $round }: { $line }.

## Events.  $called, $of, $to and $from are the Automaton, the Factoryon or you.

event-set_up = { $told ->
    [you] Your mat is { $mat }. Level { $level }; the dealer token starts with { $called }.
   *[other] { $player } has the mat { $mat }. Level { $level }; the dealer token starts with { $called }.
}
event-superhero_dealt = { $told ->
    [you] { $count ->
        [one] One of your superheroes: { $cards }.
       *[other] Your superheroes, of whom you keep one in round 5: { $cards }.
    }
   *[other] { $count ->
        [one] One of the superheroes: { $cards }.
       *[other] The superheroes, of whom { $player } keeps one in round 5: { $cards }.
    }
}
event-superhero_dealt-hidden = { $count ->
    [one] A superhero is dealt, face down.
   *[other] { $count } superheroes are dealt, face down.
}
event-round_started = Round { $round }. Dealer: { $called }; first to lead: { $leader }.
event-dealt = { $told ->
    [you] You are dealt { $cards }.
   *[other] { $player } is dealt { $cards }.
}
event-event_revealed = The event of this round is { $event }. { $text }
event-stamina = { $told ->
    [you] { $gained ->
        [one] You gain one stamina token and own { $owned } now.
       *[other] You gain { $gained } stamina tokens and own { $owned } now.
    }
   *[other] { $gained ->
        [one] { $player } gains one stamina token and owns { $owned } now.
       *[other] { $player } gains { $gained } stamina tokens and owns { $owned } now.
    }
}
event-stamina_lent = { $told ->
    [you] { $less ->
        [yes] { $tokens ->
            [one] You have one token fewer to place this round.
           *[other] You have { $tokens } tokens fewer to place this round.
        }
       *[no] { $tokens ->
            [one] You have one token more to place this round.
           *[other] You have { $tokens } tokens more to place this round.
        }
    }
   *[other] { $less ->
        [yes] { $tokens ->
            [one] { $player } has one token fewer to place this round.
           *[other] { $player } has { $tokens } tokens fewer to place this round.
        }
       *[no] { $tokens ->
            [one] { $player } has one token more to place this round.
           *[other] { $player } has { $tokens } tokens more to place this round.
        }
    }
}
event-story_offered = { $count ->
    [one] A story to choose from: { $cards }.
   *[other] Stories to choose from: { $cards }.
}
event-story_kept = { $told ->
    [you] You keep { $power } on panel { $panel }.
   *[other] { $player } keeps { $power } on panel { $panel }.
}
event-superhero_kept = { $told ->
    [you] You reveal your superhero: { $power }.
   *[other] { $player } reveals a superhero: { $power }.
}
event-charged = { $told ->
    [you] You charge { $power } with { $tokens ->
        [one] one token
       *[other] { $tokens } tokens
    }
   *[other] { $player } charges { $power } with { $tokens ->
        [one] one token
       *[other] { $tokens } tokens
    }
}; { $left ->
    [0] none is left
   *[other] { $left } left
}.
event-charged-freely = { $power } is charged without tokens.
event-aligned = { $told ->
    [you] { $side ->
        [hero] You are a hero now, and each trick pays one VP.
       *[villain] You are a villain now, and what pays is to avoid tricks.
    }
   *[other] { $side ->
        [hero] { $player } is a hero now, and each trick pays one VP.
       *[villain] { $player } is a villain now, and what pays is to avoid tricks.
    }
}
event-row_dealt = { $called } gets, from left to right: { $cards }.
event-row_dealt-veiled = { $called } gets { $cards }.
event-vancard_revealed = The Vancardian card of this round is { $vancard }.
event-vancard_revealed-nothing = The Vancardian card of this round is { $vancard }; it changes nothing.
event-keyword = { $called }: { $keyword ->
    [replace] Replace { $number }.
    [move] Move { $number }.
   *[add] Add love.
}
told-replace = Replace { $number }, { $called }: { $gone } { $count ->
    [one] goes
   *[other] go
}{ $side ->
    [hero] {" "}(against a hero her lowest, love last)
    [villain] {" "}(against a villain her highest)
   *[none] {""}
}, { $come } { $count ->
    [one] comes
   *[other] come
} to the right end.
told-add = Add love, { $called }: { $gone } goes from the right end, { $come } comes to the far left.
told-move = Move { $number }, { $called }: { $moved } to the far left.
told-move-none = Move { $number }, { $called }: there is no love to move, so Replace { $number }: { $gone } { $count ->
    [one] goes
   *[other] go
}{ $side ->
    [hero] {" "}(against a hero her lowest, love last)
    [villain] {" "}(against a villain her highest)
   *[none] {""}
}, { $come } { $count ->
    [one] comes
   *[other] come
} to the right end.
event-row_discarded = { $called } discards { $cards }.
event-row_drew = { $called } draws { $cards } to the right end.
event-love_added = { $cards } comes to the far left of the row { $of }.
event-love_moved = { $cards } goes to the far left of the row { $of }.
event-power_used = { $power } takes effect.
event-event_used = The event { $event } takes effect.
told-because = { $power }: { $text }
event-you_drew = { $told ->
    [you] You draw { $cards }.
   *[other] { $player } draws { $cards }.
}
event-you_discarded = { $told ->
    [you] You discard { $cards }.
   *[other] { $player } discards { $cards }.
}
event-revealed = { $told ->
    [you] You reveal { $cards }. A revealed card counts 1 less while you are a hero, 1 more while you are a villain.
   *[other] { $player } reveals { $cards }. A revealed card counts 1 less for a hero, 1 more for a villain.
}
event-suit_named = { $told ->
    [you] You name { $suit }.
   *[other] { $player } names { $suit }.
}
event-freed = { $told ->
    [you] You need not follow suit in this turn.
   *[other] { $player } need not follow suit in this turn.
}
event-buried = { $cards } goes to the right end of the row { $of }.
event-exchanged = { $told ->
    [you] From the row { $of } you take { $taken } and give { $given }, which becomes the leftmost card there.
   *[other] From the row { $of } { $player } takes { $taken } and gives { $given }, which becomes the leftmost card there.
}
event-predicted = { $told ->
    [you] { $tricks ->
        [0] You predict no trick.
        [one] You predict one trick.
       *[other] You predict { $tricks } tricks.
    }
   *[other] { $tricks ->
        [0] { $player } predicts no trick.
        [one] { $player } predicts one trick.
       *[other] { $player } predicts { $tricks } tricks.
    }
}
event-trick_started = { $who ->
    [you] Trick { $trick }: you lead.
   *[other] Trick { $trick }: { $called } leads.
}
told-trick = Trick { $trick }. { $text }
event-turn_started = { $told ->
    [you] Trick { $trick }: it is your turn.
   *[other] Trick { $trick }: { $player } is to play.
}
event-follow_drew = { $called } draws { $cards }.
told-drew-nothing = { $called } draws nothing.
event-kept = { $called } keeps { $cards }.
event-not_kept = { $called } has no card of such a suit, so { $count ->
    [one] { $cards } goes
   *[other] { $cards } go
}.
event-pushed_out = { $cards } at the right end of the row { $of } { $count ->
    [one] makes room.
   *[other] make room.
}
judge-thrown = she has no { $suits }, so { $cards } { $count ->
    [one] goes
   *[other] go
}
judge-kept = she has { $suits }, so she keeps { $cards }, and { $pushed } at her right end { $count ->
    [one] goes
   *[other] go
}
judge-kept-all = she has { $suits }, so she keeps { $cards }
judge-both = { $one }; { $other }.
judge-one = { $one }.
event-to_beat = { $card } wins so far.
event-played = { $told ->
    [you] You play { $card }.
   *[other] { $player } plays { $card }.
}
event-played-veiled = { $who ->
    [you] You play a card.
   *[other] { $called } plays a card.
}
event-counts_as = { $card } counts as { $suit }.
subject-she = she
rival-other = { $card } { $of }
why-highest = { $subject } leads her highest card: { $card }.
why-lowest = { $told ->
    [you] You are a villain without a trick, so { $subject } leads her lowest card: { $card }.
   *[other] { $player } is a villain without a trick, so { $subject } leads her lowest card: { $card }.
}
why-lowest_not_love = { $told ->
    [you] You are a villain without a trick, so { $subject } plays the lowest card she may that is not love: { $card }.
   *[other] { $player } is a villain without a trick, so { $subject } plays the lowest card she may that is not love: { $card }.
}
why-lowest_love = { $told ->
    [you] You are a villain without a trick, but { $subject } may play only love, and plays her lowest: { $card }.
   *[other] { $player } is a villain without a trick, but { $subject } may play only love, and plays her lowest: { $card }.
}
why-beats = { $subject } plays her lowest { $suit } card that wins so far: { $card }.
why-beats-rival = { $subject } beats { $rival } with her lowest { $suit } card that can: { $card }.
why-cannot_beat = No { $suit } card of hers can win so far, so { $subject } plays her lowest: { $card }.
why-cannot_beat-rival = No { $suit } card of hers beats { $rival }, so { $subject } plays her lowest: { $card }.
why-equal-rival = An equal card does not beat { $rival }, so { $subject } plays her lowest: { $card }.
why-no_suit = { $subject } has no card of the led suit and plays her lowest card: { $card }.
why-no_suit_not_love = { $told ->
    [you] { $subject } has no card of the led suit, your lead forbids love, and so she plays her lowest other card: { $card }.
   *[other] { $subject } has no card of the led suit, the lead forbids love, and so she plays her lowest other card: { $card }.
}
why-bound = { $told ->
    [you] Bound by your lead, { $subject } plays her lowest legal card: { $card }.
   *[other] Bound by the lead, { $subject } plays her lowest legal card: { $card }.
}
event-value_changed = { $card } is worth { $value } now.
event-card_swapped = { $told ->
    [you] You take { $taken } back and lay { $card } instead.
   *[other] { $player } takes { $taken } back and lays { $card } instead.
}
event-owners_swapped = { $told ->
    [you] Your card and the one { $of } change owners.
   *[other] The card played by { $player } and the one { $of } change owners.
}
event-trick_given = { $told ->
    [you] You give the trick { $to }.
   *[other] { $player } gives the trick { $to }.
}
event-trick_cancelled = The trick is cancelled, and nobody has it.
event-trick_rewound = { $told ->
    [you] The trick is taken back; the cards return to whoever played them, and you lead it again.
   *[other] The trick is taken back; the cards return to whoever played them, and { $player } leads it again.
}
event-lead_taken = { $told ->
    [you] You will lead the next trick.
   *[other] { $player } will lead the next trick.
}
event-trick_won = { $who ->
    [you] You win trick { $trick }.
   *[other] { $called } wins trick { $trick }.
}
event-villain_spoiled = { $told ->
    [you] Your first trick as a villain: { $pays ->
        [0] your side brings you nothing now
       *[other] your side still pays { $pays } VP if it stays the only one
    }
   *[other] The first trick of { $player } as a villain: { $pays ->
        [0] that side brings nothing now
       *[other] that side still pays { $pays } VP if it stays the only one
    }
}.{ $last ->
    [yes] {""}
   *[no] { $told ->
        [you] {" "}From now on the Vancardians try to win, and you may surrender.
       *[other] {" "}From now on the Vancardians try to win, and { $player } may surrender.
    }
}
event-side_paid = { $who ->
    [you] { $points ->
        [0] Your side brings you nothing.
       *[other] Your side brings you { $points } VP.
    }
    [player] { $points ->
        [0] The side of { $called } brings nothing.
       *[other] The side of { $called } brings { $points } VP.
    }
   *[other] { $points ->
        [0] { $called } gains nothing for tricks.
       *[other] { $called } gains { $points } VP for tricks.
    }
}
event-scored = { $who ->
    [you] { $lost ->
        [yes] You lose { $points } VP (now { $total }).
       *[no] You gain { $points } VP (now { $total }).
    }
   *[other] { $lost ->
        [yes] { $called } loses { $points } VP (now { $total }).
       *[no] { $called } gains { $points } VP (now { $total }).
    }
}
told-tricks = For tricks: { $scores }.
told-side = { $side ->
    [hero] { $told ->
        [you] As a hero you gain
       *[other] As a hero { $player } gains
    } { $points } VP for { $tricks ->
        [one] one trick
       *[other] { $tricks } tricks
    } (now { $total }).
   *[villain] As a villain { $tricks ->
        [0] without a trick
        [one] with one trick
       *[other] with { $tricks } tricks
    } { $told ->
        [you] you gain
       *[other] { $player } gains
    } { $points } VP (now { $total }).
}
told-side-nothing = { $told ->
    [you] You are a
   *[other] { $player } is a
} { $side } { $tricks ->
    [0] without a trick
    [one] with one trick
   *[other] with { $tricks } tricks
}: { $told ->
    [you] your side brings you nothing
   *[other] that side brings nothing
}.
one-score = { $called } { $points } (now { $total })
told-steal-later = { $told ->
    [you] { $text }
   *[other] { $player } steals { $vp } VP from the Vancardian with most tricks
}, once the sides are paid
event-stolen = { $told ->
    [you] You steal { $points } VP { $from }.
   *[other] { $player } steals { $points } VP { $from }.
}
told-stolen = { $told ->
    [you] You steal { $points } VP { $from }, who now has { $theirs }; you have { $total }.
   *[other] { $player } steals { $points } VP { $from }, who now has { $theirs }; { $player } has { $total }.
}
event-surrendered = { $told ->
    [you] You surrender { $to }: one VP for each card left in that row, and one for this trick.
   *[other] { $player } surrenders { $to }: one VP for each card left in that row, and one for this trick.
}
told-surrendered = { $told ->
    [you] You surrender { $to }: { $points } VP for the cards left in that row and for this trick (now { $total }).
   *[other] { $player } surrenders { $to }: { $points } VP for the cards left in that row and for this trick (now { $total }).
}
event-left_over = { $who ->
    [you] You have { $cards } left over.
   *[other] { $called } has { $cards } left over.
}
event-round_ended = Round { $round } is over.
event-reshuffled = The deck is empty: the { $cards } cards of the discard are shuffled and become the deck.
event-game_over = { $result ->
    [won] { $told ->
        [you] The game is over: nobody has as many VP as you.
       *[other] The game is over: nobody has as many VP as { $player }.
    }
    [shared] { $told ->
        [you] The game is over: you share the most VP.
       *[other] The game is over: { $player } shares the most VP.
    }
   *[lost] The game is over: a Vancardian has won.
}

## What the table waits for

decision-story = { $told ->
    [you] Which story do you keep?
   *[other] { $player } chooses a story to keep.
}
decision-superhero = { $told ->
    [you] Which superhero do you become?
   *[other] { $player } chooses a superhero to become.
}
decision-charge = { $told ->
    [you] { $tokens ->
        [one] You have one token to place. What do you charge?
       *[other] You have { $tokens } tokens to place. What do you charge?
    }
   *[other] { $tokens ->
        [one] { $player } has one token to place.
       *[other] { $player } has { $tokens } tokens to place.
    }
}
decision-part = { $told ->
    [you] Which part comes first?
   *[other] { $player } chooses which part comes first.
}
decision-align = { $told ->
    [you] Hero or villain? The Vancardians get their cards after you have chosen.
   *[other] { $player } chooses between hero and villain; then the Vancardians get their cards.
}
decision-redraw = { $told ->
    [you] { $cards ->
        [one] Do you discard a card? You may still discard one; then you draw as many as you discarded.
       *[other] Do you discard a card? You may still discard up to { $cards }; then you draw as many as you discarded.
    }
   *[other] { $cards ->
        [one] { $player } may still discard one card, and then draws as many as were discarded.
       *[other] { $player } may still discard up to { $cards } cards, and then draws as many as were discarded.
    }
}
decision-discard = { $told ->
    [you] { $cards ->
        [one] Which card do you discard?
       *[other] Which card do you discard? { $cards } still to discard.
    }
   *[other] { $cards ->
        [one] { $player } chooses a card to discard.
       *[other] { $player } chooses { $cards } cards to discard.
    }
}
decision-reveal = { $told ->
    [you] { $cards ->
        [one] Which card do you reveal?
       *[other] Which card do you reveal? { $cards } still to reveal.
    }
   *[other] { $cards ->
        [one] { $player } chooses a card to reveal.
       *[other] { $player } chooses { $cards } cards to reveal.
    }
}
decision-suit = { $told ->
    [you] { $power }: which suit do you name?
   *[other] { $power }: { $player } names a suit.
}
decision-target = { $told ->
    [you] With whom does your card change owners?
   *[other] { $player } chooses with whose card to change owners.
}
decision-target-exch = { $told ->
    [you] { $power }: with whom do you exchange a card?
   *[other] { $power }: { $player } chooses with whom to exchange a card.
}
decision-target-bury = { $told ->
    [you] { $power }: in whose row does a card go to the right end?
   *[other] { $power }: { $player } chooses in whose row a card goes to the right end.
}
decision-bury = { $told ->
    [you] Which card { $of } goes to the right end of the row?
   *[other] { $player } chooses which card { $of } goes to the right end of the row.
}
decision-exchange = { $told ->
    [you] You can get { $card } { $from }. Which card do you give for it?
   *[other] { $player } can get { $card } { $from } and may give a card for it.
}
decision-free_charge = { $told ->
    [you] Which story is charged without tokens?
   *[other] { $player } chooses which story is charged without tokens.
}
decision-predict = { $told ->
    [you] { $power }: how many tricks will you have?
   *[other] { $power }: { $player } predicts a number of tricks.
}
decision-turn = { $told ->
    [you] You lead. Which card do you play?
   *[other] { $player } leads.
}
decision-turn-follow = { $told ->
    [you] { $suit } was led. Which card do you play?
   *[other] { $suit } was led, and { $player } plays a card.
}
decision-after_card = { $told ->
    [you] Do you use an ability on your card?
   *[other] { $player } may use an ability on the card just played.
}
decision-react = { $told ->
    [you] All three cards lie on the table. Do you use an ability?
   *[other] All three cards lie on the table, and { $player } may use an ability.
}
decision-swap_card = { $told ->
    [you] Which card do you lay instead of yours?
   *[other] { $player } chooses a card to lay instead.
}
decision-outcome = { $told ->
    [you] Do you change what becomes of this trick?
   *[other] { $player } may change what becomes of this trick.
}

## Notation, the same as `actions.py` declares; the attributes are other ways to write an action

notation-pass = pass
    .no = no
    .none = none
notation-done = done
notation-decline = decline
notation-hero = hero
notation-villain = villain
notation-surrender = surrender
    .other = surrender
notation-keep = keep { $power }
notation-charge = charge { $power }{ $slot }
notation-part = part { $power }
notation-name = name { $suit }
notation-target = { $who }
notation-predict = predict { $tricks }
notation-freely = freely { $power }
notation-use = use { $power }{ $ability }
    .other = use { $power }{ $ability }
notation-use_as = use { $power }{ $ability } as { $suit }
    .other = use { $power }{ $ability } as { $suit }
    .short = { $power }{ $ability } as { $suit }
notation-play = play { $card }
    .short = { $card }
notation-redraw = redraw { $card }
notation-discard = discard { $card }
notation-reveal = reveal { $card }
notation-bury = bury { $card }
notation-give = give { $card }
notation-lay = lay { $card }
word-card =
    .l = l
    .b = b
    .m = m
    .s = s
    .half = .5
word-suit =
    .l = l
    .b = b
    .m = m
    .s = s

## Actions, explained in a few words

action-named = { $power }: { $text }
action-done-charge = place no more tokens
action-done-redraw = discard no more
action-decline = exchange nothing
action-pass = use nothing more
action-hero = one VP for each trick you win
action-villain = { $most ->
    [0] { $points } VP if you win no trick, otherwise none
    [one] { $points } VP if you win at most one trick, otherwise none
   *[other] { $points } VP if you win at most { $most } tricks, otherwise none
}
action-villain-steps = { $steps }, otherwise none
action-villain-step = { $tricks ->
    [0] { $points } VP if you win no trick
    [one] { $points } VP if you win one trick
   *[other] { $points } VP if you win { $tricks } tricks
}
action-villain-nothing = no VP in this round, not even without a trick
action-target-swap = your card for { $card } { $of }
action-target-row = { $count ->
    [0] { $called }, who has no cards
   *[other] { $called }, who has from left to right { $cards }
}
action-surrender = end the round now: { $called } gets { $points } VP
action-play-lead = lead it
action-play-follow = follow suit
action-play-trump = trump
action-play-off = throw away, cannot win
action-play-best = { $text }, best so far
action-worth = { $text }, worth { $value }
action-counts = { $text }, counts as { $suit }
action-counts-worth = { $text }, counts as { $suit }, worth { $value }
action-redraw = discard it and draw another
action-discard = discard it
action-reveal = reveal it
action-bury = to the right end
action-bury-last = it lies at the right end already
action-give = give it and take { $card }
action-lay = lay it instead
action-as = { $power }: your card counts as { $suit }
action-predict = { $tricks ->
    [0] no trick
    [one] one trick
   *[other] { $tricks } tricks
}

## Why something is refused

reason-card_not_held = You do not hold { $card }.
reason-named_suit_must_follow = You named another suit, so you may play only a card that is your last one of { $suit }.
reason-must_follow = { $suit } was led and you have it, so you cannot play { $card }.
reason-surrender_to_a_leader = You can surrender only in a trick that a Vancardian has led.
reason-surrender_at_the_start = You can surrender only at the very start of your turn.
reason-surrender_as_villain = A villain without a trick cannot surrender.
reason-slot_charged = That slot of { $power } is charged already.
reason-no_such_slot = { $power } has no such slot to charge.
reason-too_few_tokens = { $left ->
    [one] That slot of { $power } costs { $cost }, and one token is left.
   *[other] That slot of { $power } costs { $cost }, and { $left } tokens are left.
}
reason-not_in_row = { $card } does not lie in that row.
reason-revealed_already = { $card } is revealed already.
reason-was_not_legal_then = { $card } was not legal when you played.
reason-no_such_ability = { $power } has no such ability.
reason-not_charged = { $power } is not charged.
reason-used_up = { $power } is used up for this round.
reason-not_now = { $power } cannot be used now.
reason-used_in_this_trick = { $power } was used in this trick already.
reason-side_before_suit = Change sides before you name a suit: with these cards your side decides what your cards count as.
reason-answer_story = Keep one of the three stories, for example “keep s12”.
    .drawn = Keep one of the three stories.
reason-answer_superhero = Keep one of your two superheroes, for example “keep h03”.
    .drawn = Keep one of your two superheroes.
reason-answer_charge = Charge a slot, for example “charge s20”, or say “done”.
    .drawn = Charge a slot, or say that you are done.
reason-answer_part = Choose the part that comes next, for example “part s07”.
    .drawn = Choose the part that comes next.
reason-answer_align = Say “hero” or “villain”.
    .drawn = Choose hero or villain.
reason-answer_redraw = Name a card to discard, for example “redraw 4b”, or say “done”.
    .drawn = Choose a card to discard, or say that you are done.
reason-answer_discard = Name a card to discard, for example “discard 4b”.
    .drawn = Choose a card to discard.
reason-answer_reveal = Name a card to reveal, for example “reveal 13l”.
    .drawn = Choose a card to reveal.
reason-answer_suit = Name a suit that is offered, for example “name b”.
    .drawn = Choose a suit that is offered.
reason-answer_target = Say “automaton” or “factoryon”.
    .drawn = Choose Automaton or Factoryon.
reason-answer_bury = Name a card of that row, for example “bury 9s”.
    .drawn = Choose a card of that row.
reason-answer_exchange = Name a card to give, for example “give 2m”, or say “decline”.
    .drawn = Choose a card to give, or decline.
reason-answer_free_charge = Name one of your stories, for example “freely s09”.
    .drawn = Choose one of your stories.
reason-answer_predict = Predict a number from 0 to 8, for example “predict 3”.
    .drawn = Predict a number from 0 to 8.
reason-answer_turn = Play a card, for example “play 9m”, or choose from the list.
    .drawn = Play a card, or choose another action.
reason-answer_after_card = Use an ability, for example “use s42”, or say “pass”.
    .drawn = Use an ability, or pass.
reason-answer_react = Use an ability, for example “use s45”, or say “pass”.
    .drawn = Use an ability, or pass.
reason-answer_swap_card = Name the card to lay instead, for example “lay 12m”.
    .drawn = Choose the card to lay instead.
reason-answer_outcome = Use an ability, for example “use s36”, or say “pass”.
    .drawn = Use an ability, or pass.
reason-unreadable = “{ $text }” is not an action. Examples: play 9m; charge s20; use s17; hero; surrender; pass.
reason-no_such_suit = There is no suit { $suit }. The suits are L love, B brains, M strength and S speed.
reason-not_offered = You cannot keep { $power }: it is not on offer.
reason-not_your_power = None of your cards is { $power }.
reason-no_such_power = No mat, story or superhero is called { $power }; their ids are like m1, s12 and h03.
reason-no_such_card = There is no card { $card }. A card is a value and a suit, for example 9M; the suits are L, B, M and S.

## The end

outcome-won = { $told ->
    [you] The city knows your name. You have won!
   *[other] { $player } has won: a name that the city knows!
}
outcome-shared = { $told ->
    [you] { $others } and you have the same story to tell: a shared victory.
   *[other] { $others } and { $player } have the same story to tell: a shared victory.
}
outcome-lost = { $count ->
    [one] { $others } has the better story.
   *[other] { $others } have the better story.
} { $told ->
    [you] You have lost.
   *[other] The game is lost.
}
outcome-lost-tie = { $told ->
    [you] { $others } and you are level, and it was agreed that a tie is lost. You have lost.
   *[other] { $others } and { $player } are level, and it was agreed that a tie is lost.
}
score-points = { $told ->
    [you] VP in all: Automaton { $automaton }, Factoryon { $factoryon }, you { $you }
   *[other] VP in all: Automaton { $automaton }, Factoryon { $factoryon }, { $player } { $you }
}

## What is agreed before the game

option-players = Players
    .help = One player, against two artificial opponents.
option-level = Level
    .help = How hard: 0 to 5.
option-ties = Ties
    .help = What a tie for most points comes to.
    .typed = What a tie for most points is: shared (a victory) or lost.
option-cards = Cards
    .help = The cards of Tablemate, those of version 1 of the rules, or your own.
    .typed = Cards of your own, a TOML file (see tablemate rules origin_story own_cards); or standard-1, the cards of version 1 of the rules.
options-in-short = alone, level { $level }, { $ties ->
    [shared] ties shared
   *[lost] ties lost
}
players-count = alone, against the Automaton and the Factoryon
level-cards = { $level }
    .meaning = { $red ->
        [0] five green Vancardian cards
        [5] five red Vancardian cards
       *[other] { $green ->
            [one] { $green } green Vancardian card
           *[other] { $green } green Vancardian cards
        }, then { $red } red
    }
ties-shared = a tie for most VP is a shared victory
ties-lost = a tie for most VP is lost
cards-standard = the cards of Tablemate
cards-standard-1 = the cards of Tablemate as in version 1 of the rules, where strength is trump under Turf War
cards-own = your own
    .meaning = { $mats ->
        [one] one mat
       *[other] { $mats } mats
    }, { $stories ->
        [one] one story
       *[other] { $stories } stories
    }, { $heroes ->
        [one] one superhero
       *[other] { $heroes } superheroes
    }, { $vancards ->
        [one] one Vancardian card
       *[other] { $vancards } Vancardian cards
    }

## The table on the screen

screen-round = Round { $round } of 5
    .short = Round { $round }/5
screen-trick = trick { $trick } of 8
    .short = trick { $trick }/8
screen-level = level { $level }
screen-side = { $side ->
    [hero] { $told ->
        [you] you are a hero
       *[other] { $player } is a hero
    }
    [villain] { $told ->
        [you] you are a villain
       *[other] { $player } is a villain
    }
   *[none] side not chosen yet
}
screen-trump = trump { $suit }
screen-led = led { $suit }
screen-first = { $who ->
    [you] you lead the first trick
   *[other] { $called } leads the first trick
}
screen-low = the lowest card wins
screen-deck = deck { $deck }, discard { $discard }
screen-surrendered = { $told ->
    [you] you have surrendered
   *[other] { $player } has surrendered
}
screen-vancard = Vancardian card { $vancard }: { $text }.
screen-heads = VP
    .tricks = tricks
compact-points = { $vp } VP
compact-tricks = { $tricks ->
    [one] { $tricks } trick
   *[other] { $tricks } tricks
}
screen-dealer = dealer
screen-on-table = On the table:
screen-play = { $called } { $card }
screen-play-other = { $called } { $card } (played by { $player })
screen-best = wins so far
screen-binding-no_draw = nobody draws
screen-binding-no_love = love only if nothing else is legal
screen-binding-lowest = followers play their lowest card
screen-binding-no_trump = trumps of the others do not count
screen-free = { $told ->
    [you] you need not follow suit
   *[other] { $player } need not follow suit
}
screen-cancelled = cancelled: nobody gets this trick
screen-takes_lead = { $told ->
    [you] you lead the next trick
   *[other] { $player } leads the next trick
}
screen-named = { $told ->
    [you] your card counts as { $suit }
   *[other] the card of { $player } counts as { $suit }
}
screen-stamina = { $owned ->
    [one] Stamina: one token
   *[other] Stamina: { $owned } tokens
}
screen-left = { $left } to place
screen-lent = { $less ->
    [yes] { $count ->
        [one] one fewer in this round
       *[other] { $count } fewer in this round
    }
   *[no] { $count ->
        [one] one more in this round
       *[other] { $count } more in this round
    }
}
screen-offered = On offer:
screen-superheroes = To choose from in round 5:
screen-notes = named { $suit }
screen-uses = { $left ->
    [0] used up
    [one] one use left
   *[other] { $left } uses left
}
screen-predicted = { $tricks ->
    [0] predicted: no trick
    [one] predicted: one trick
   *[other] predicted: { $tricks } tricks
}
screen-key = Rows are read from left to right, and their order counts. * before a card: you may play it now. 9M->11½: printed 9M, worth 11½ now. [1] a charged slot, (1) an empty one. Signs explained: legend. Your cards: cards.
place-mat = Mat
place-superhero = Hero
place-panel = { $panel }
list-row = { $count ->
    [0] { $called } has no cards.
   *[other] { $called } has, from left to right: { $cards }.
}
list-hand = { $count ->
    [0] { $told ->
        [you] You have no cards.
       *[other] { $player } has no cards.
    }
   *[other] { $told ->
        [you] You have { $cards }.
       *[other] { $player } has { $cards }.
    }
}
cards-between = {"; "}
list-legal = { $told ->
    [you] You may play { $cards }.
   *[other] { $player } may play { $cards }.
}
list-score = { $called }: { $vp } VP, { $tricks ->
    [0] no trick
    [one] one trick
   *[other] { $tricks } tricks
}.
list-revealed = { $card }, revealed
list-play = { $called }: { $card }
list-play-other = { $called }: { $card }, played by { $player }
list-power = { $power }: { $state }.
label-deck = { $count ->
    [one] one card in the deck
   *[other] { $count } cards in the deck
}
label-discard = { $count ->
    [one] one card in the discard
   *[other] { $count } cards in the discard
}
label-after = After that: { $then }
label-then-played = { $changed ->
    [yes] on the table, worth { $value }.
   *[no] on the table.
}
label-then-won = { $who ->
    [you] among your tricks.
   *[other] among the tricks { $of }.
}
label-then-discarded = in the discard.
label-then-revealed = revealed.
label-then-held = in hand.
label-then-first = at the far left of the row { $of }.
label-then-last = at the right end of the row { $of }.
label-then-worth = worth { $value }.
label-then-kept = on panel { $panel }.
choice-hero = hero
choice-villain = villain
choice-surrender = surrender
state-charged = { $charged ->
    [0] not charged
    [one] { $slots ->
        [one] charged
       *[other] one of { $slots } slots charged
    }
   *[other] { $charged } of { $slots } slots charged
}
state-used = { $state }, { $used ->
    [one] one slot used
   *[other] { $used } slots used
}
state-always = needs no charge
choices-heading = { $text }:
no-such-power = There is no card { $card }. Story cards go from { $first } to { $last }; on the table: cards.
how-to-answer = Answer with the number in front of an action or with its notation: play 9m (or just 9m); charge s20; use s17 (or just s17); use s15 as m; keep s12; hero; villain; surrender; done; pass; decline. A card is a value and a suit letter: L love, B brains, M strength, S speed.
opening-level = Level { $level } of 0 to 5 (--level). To learn the game: rules goal.

## Surrender, asked once more

surrender-points = If you surrender, { $called } gets { $points } VP: { $row ->
    [one] one card left in that row
   *[other] { $row } cards left in that row
}, and { $trick } for this trick. That brings it to { $after } VP. The round is over, and the other tricks are not played.
surrender-side = { $side ->
    [villain] A villain who surrenders scores nothing for the side.
   *[hero] As a hero you score { $tricks ->
        [0] nothing, for you have no trick
        [one] 1 VP for your one trick
       *[other] { $tricks } VP for your { $tricks } tricks
    }.
}
surrender-pays-nothing = { $power } pays nothing, even if what it asks for is true by now.
surrender-predicted = { $power } pays nothing, even if you have the { $tricks ->
    [0] 0 tricks
    [one] one trick
   *[other] { $tricks } tricks
} you predicted.
surrender-paid-nothing = You surrendered, so { $powers } paid nothing.

## What can be looked up

legend-suits = Suits: { $suits }. Love is trump unless the table says otherwise.
legend-suits-aloud = To type a card, put the letter of its suit behind its value, as in 9m. { $suits }. Love is trump unless the table says otherwise.
legend-suit-aloud = { $letter } is { $suit }
legend-card-aloud = A story, a mat or a superhero is typed by its id, for example s20; type cards to hear yours.
legend-changed = a card whose value or suit has changed, and what it is now
    .sign = 9M->11½
legend-legal = a card of yours that you may play now
    .sign = *9M
legend-revealed = a card of yours that is revealed: 1 less for a hero, 1 more for a villain
    .sign = 9M!
legend-best = the card that wins the trick so far
    .sign = <9M>
legend-empty = an empty slot that costs 2
    .sign = (2)
legend-charged = a charged slot
    .sign = [2]
legend-remove = a charged Remove slot: using the ability empties it
    .sign = [2R]
legend-spent = a Remove slot that was used this round
    .sign = (xR)
legend-given = a slot charged without tokens
    .sign = [+]
legend-replace = Replace 2: two cards of each row are replaced
    .sign = R2
legend-add = Add: each gets an extra-love card at the far left; the number is its value, less a half if it has one
    .sign = A4
legend-move = Move 1: the rightmost love of each goes to the far left
    .sign = M1
no-cards = { $told ->
    [you] You have no cards with abilities yet.
   *[other] { $player } has no cards with abilities yet.
}
no-event = There is no event in this round; it comes in round 3.
no-vancard = The Vancardian card of this round is not shown yet.
scores-now = Round { $round }, { $tricks ->
    [0] before the first trick
    [one] after one trick
   *[other] after { $tricks } tricks
}:
scores-round = { $told ->
    [you] Round { $round }: Automaton { $automaton }, Factoryon { $factoryon }, you { $you }
   *[other] Round { $round }: Automaton { $automaton }, Factoryon { $factoryon }, { $player } { $you }
}
scores-hero = { $told ->
    [you] As a hero you would score { $points } VP now.
   *[other] As a hero { $player } would score { $points } VP now.
}
scores-villain = { $points ->
    [0] { $told ->
        [you] As a villain you would score nothing now, but for abilities.
       *[other] As a villain { $player } would score nothing now, but for abilities.
    }
   *[other] { $told ->
        [you] As a villain you would score { $points } VP now, but for abilities.
       *[other] As a villain { $player } would score { $points } VP now, but for abilities.
    }
}

## The cards of the game

catalogue-counts = { $mats ->
    [one] one mat
   *[other] { $mats } mats
}, { $stories ->
    [one] one story
   *[other] { $stories } stories
}, { $heroes ->
    [one] one superhero
   *[other] { $heroes } superheroes
} and { $vancards ->
    [one] one Vancardian card
   *[other] { $vancards } Vancardian cards
}
catalogue-head =
    .id = Id
    .name = Name
    .type = Kind
    .slots = Slots
catalogue-heading = { $kind ->
    [mat] Mats
    [story] Stories
    [superhero] Superheroes
   *[vancardian] Vancardian cards: the lines of rounds 1 to 5, and the event of round 3
}
catalogue-key = Slots: what it costs to charge each; R is a Remove slot, emptied by use. R2 is Replace 2, M1 is Move 1, A4 adds the extra-love card of 4 or 4½. For one card alone, name it: tablemate cards origin_story { $card }
catalogue-bolts = { $bolts ->
    [1] green, one bolt
   *[2] red, two bolts
}
catalogue-play = Play with them: { $command }
catalogue-extra = Extra-love cards: { $cards }.

## What can be typed at the table

typed-event = event
    .does = the event of this round
typed-vancardian = vancardian
    .does = the Vancardian card of this round
typed-scores = scores
    .does = points and tricks

## Examples of the rules

example-must_follow = Strength was led and you have two cards of it, so the 9 of brains cannot be played.
example-love_wins = You have no strength, so you may play any card. Love beats the led suit whatever the values: your 2 takes the trick from a 13.
example-revealed_counts_less = Your cards are revealed. As long as you are a hero each counts 1 less: the 8 that you lead is worth 7.
example-keeps_by_suit = The Automaton draws two cards although she has the led suit. She has no brains, so the 9 goes; she keeps the 6 of strength, and the card at her right end goes for it. Nothing of hers beats your 11, so she plays her lowest card of strength.
example-villain_without_trick = You are a villain without a trick. The Automaton could beat your 6 with her 9 or 12 and does not try: she plays her lowest card of strength.
example-no_villain_surrenders = A villain without a trick cannot surrender, whoever led.

## What the options come to

summary-rounds = { $rounds } of { $tricks } tricks
    .label = Rounds
summary-vancardians = { $vancardians }, round by round
    .label = Vancardian cards
vancardians-green = green
vancardians-red = red
summary-event = { $event ->
    [red] red
   *[green] green
}, in round { $event_round }
    .label = Event
summary-stories = { $stories } stories, and { $superheroes } superheroes
    .label = To draw from
