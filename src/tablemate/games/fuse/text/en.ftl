### FUSE in English.  Names on the left are the nouns of the rules; the browser reads the same file.

## The game

game-name = FUSE
game-about = Defuse bombs with dice, all at once, before ten minutes are over. One to five players, together.
rules-rulings = A number such as (A1) marks a ruling of ours, where the rulebook is silent or unclear; L1 to L5 are the five conditions of the topic placing.
welcome-game = Against the clock:  tablemate play fuse
game-notice = FUSE is by Kane Klenko (Renegade Game Studios, 2015); the bombs here are our own.
game-play = FUSE: defuse bombs with dice, one to five players.
    .epilog = Example: tablemate play fuse --players 5 --bot greedy --seat 2, or two people and two bots: tablemate play fuse --bots 3,4=random. Exit codes: 0 the game ended or you left with quit, 2 wrong options or file, 3 the input ended (or Ctrl-C) before the game did.
game-layout = How the table is shown: table, compact, or list (reads well aloud; the time left is told only at each prompt); left out: as fits on the screen.

## Dice and what slots ask for

colour-red = red
colour-blue = blue
colour-green = green
colour-yellow = yellow
colour-black = black
die-aloud = the { $colour } { $value }
ask-both = { $colour } { $value }
ask-either = { $one } or { $other }
ask-value = a { $value }
ask-any = any die
loss-colour = a { $colour } die

## Bomb cards in words, and their rules in short

slots-named = { $count ->
    [one] slot { $slots }
   *[other] slots { $slots }
}
slots-range = { $first } to { $last }
slots-all = { $count ->
    [2] both slots
   *[other] all slots
}
slots-column = { $column ->
    [1] left column
   *[2] right column
}
bomb-named = { $called }
card-slot = { $where }: { $asks }
card-same_value = { $where }: the same value
card-same_colour = { $where }: the same colour
card-same_both = { $where }: the same value and the same colour
card-same_either = { $where }: { $count ->
    [2] the same value or the same colour
   *[other] all the same value, or all the same colour (one choice for all of them)
}
card-diff_colour = { $where }: { $count ->
    [2] different colours
   *[other] no two of the same colour
}
card-diff_value = { $where }: { $count ->
    [2] different values
   *[other] no two of the same value
}
card-sum = { $where }: values add up to { $number }
card-gap = { $where }: values exactly { $number } apart
card-balance = { $where }: together the same value as { $right }
card-rise-left = { $where }: rising from left to right
card-rise-right = { $where }: falling from left to right
card-rise-below = { $where }: rising from bottom to top
card-rise-above = { $where }: falling from bottom to top
card-rise-apart = each value higher than the one before, in the order of slots { $slots }
card-pair-left = { $where }: higher than the die on its left
card-pair-right = { $where }: higher than the die on its right
card-pair-below = { $where }: higher than the die below it
card-pair-above = { $where }: lower than the die below it
card-pair-apart = { $where }: higher than { $other }
card-pair-both-below = { $where }: lower than both dice below it
card-supports-stack = a stack: fill it from the bottom up
card-supports-twin = two stacks: fill each from the bottom up
card-supports-both = { $where }: { $count ->
    [one] needs both dice below it first
   *[other] each needs both dice below it first
}
card-supports = { $where }: { $count ->
    [one] needs a die on { $below } first
   *[other] needs dice on { $below } first
}
between-rules = {"; "}
short-all = all
short-same_value = same value: { $slots }
short-same_colour = same colour: { $slots }
short-same_both = same value and colour: { $slots }
short-same_either = same value or colour: { $slots }
short-diff_colour = different colours: { $slots }
short-diff_value = different values: { $slots }
short-gap = { $number } apart: { $slots }

## Events.  $who is `you` or somebody else's seat.

event-card_dealt = { $who ->
    [you] You start with { $cards }.
   *[other] { $seat } starts with { $cards }.
}
event-row_filled = { $count ->
    [one] { $cards } comes into the row.
   *[other] In the row: { $cards }.
}
event-turn_started = { $who ->
    [you] Turn { $turn }: you have the bag.
   *[other] Turn { $turn }: { $seat } has the bag.
}
event-rolled = { $who ->
    [you] { $count ->
        [0] You roll, but the bag is empty.
        [one] You roll one die.
       *[other] You roll { $count } dice.
    }
   *[other] { $count ->
        [0] { $seat } rolls, but the bag is empty.
        [one] { $seat } rolls one die.
       *[other] { $seat } rolls { $count } dice.
    }
}
event-rolled-dice = { $who ->
    [you] You roll { $dice }.
   *[other] { $seat } rolls { $dice }.
}
event-die_rolled = The dice show { $dice }.
event-claimed = { $who ->
    [you] You take { $die } in hand.
   *[other] { $seat } takes { $die } in hand.
}
event-released = { $who ->
    [you] You put { $die } back among the dice.
   *[other] { $seat } puts { $die } back among the dice.
}
event-given = { $who ->
    [you] You give { $die } to { $receiver }.
   *[other] { $to ->
        [you] { $seat } gives { $die } to you.
       *[other] { $seat } gives { $die } to { $receiver }.
    }
}
event-placed = { $who ->
    [you] You place { $die } on { $card }, slot { $slot }.
   *[other] { $seat } places { $die } on { $card }, slot { $slot }.
}
event-burnt = { $who ->
    [you] You burn { $die }.
   *[other] { $seat } burns { $die }.
}
event-placement_taken_back = { $who ->
    [you] You take { $die } back from { $card }, slot { $slot }.
   *[other] { $seat } takes { $die } back from { $card }, slot { $slot }.
}
event-burn_taken_back = { $who ->
    [you] You do not burn { $die } after all.
   *[other] { $seat } does not burn { $die } after all.
}
event-spoiled = { $who ->
    [you] { $die } does not belong there: { $card } is emptied into the bag.
   *[other] { $die } of { $seat } does not belong there: { $card } is emptied into the bag.
}
event-spoiled-empty = { $who ->
    [you] { $die } does not belong there. { $card } was empty, so nothing is lost.
   *[other] { $die } of { $seat } does not belong there. { $card } was empty, so nothing is lost.
}
event-defused = { $who ->
    [you] You defuse { $card }: { $points ->
        [one] 1 point!
       *[other] { $points } points!
    }
   *[other] { $seat } defuses { $card }: { $points ->
        [one] 1 point!
       *[other] { $points } points!
    }
}
event-picked = { $who ->
    [you] You take { $card } from the row.
   *[other] { $seat } takes { $card } from the row.
}
event-pick_lapsed = { $who ->
    [you] No bomb is left for you to pick.
   *[other] No bomb is left for { $seat } to pick.
}
event-card_drawn = { $card } is drawn from the pile.
event-sabotage = Sabotage { $card }!
event-sabotage-shown = Sabotage { $card }! It costs each player { $what }.
event-penalty = { $who ->
    [you] Your burnt die is rolled again: { $die }. It costs each player { $what }.
   *[other] The burnt die of { $seat } is rolled again: { $die }. It costs each player { $what }.
}
event-die_lost = { $losses }.
one-loss = { $who ->
    [you] you lose { $die } from { $card }
   *[other] { $seat } loses { $die } from { $card }
}
event-nothing_lost = There is no such die to lose.
event-die_returned = { $count ->
    [one] { $dice } goes back into the bag.
   *[other] { $dice } go back into the bag.
}
event-confirmed = { $who ->
    [you] You agree with how the dice were used.
   *[other] { $seat } agrees with how the dice were used.
}
event-stopped = { $who ->
    [you] You have had enough.
   *[other] { $seat } has had enough.
}
event-won = { $who ->
    [you] Row and pile are empty: you have won!
   *[other] Row and pile are empty: the game is won!
}
event-time_up = Time is up!
event-game_over = { $result ->
    [won] { $why } The game is over, and it is won.
   *[lost] { $why } The game is over: boom.
}
ended-defused = The last bomb of the row was taken.
ended-time_up = Time is up.
ended-bag_empty = A roll is due, and the bag is empty.
ended-no_rolls = A roll is due, and none is left.
ended-no_cards = Not a bomb is left.
ended-stopped = The game was stopped.
    .outcome = The game is won, and was stopped there.

## What the table waits for

decision-roll = { $who ->
    [you] You have the bag. Draw and roll { $count ->
        [one] one die.
       *[other] { $count } dice.
    }
   *[other] { $seat } has the bag and rolls.
}
decision-draft = { $who ->
    [you] { $count ->
        [one] Take a die and place it.
       *[other] Take dice and place them: { $count } are yours to use.
    }
   *[other] { $count ->
        [one] { $seat } still has a die to use.
       *[other] { $seat } still has { $count } dice to use.
    }
}
decision-draft-hand = { $who ->
    [you] You hold { $die }. Where does it go?
   *[other] { $seat } holds { $die }.
}
decision-pick = { $who ->
    [you] You have defused a bomb. Which bomb of the row do you take now?
   *[other] { $seat } picks the next bomb from the row.
}
decision-lose-sabotage = { $who ->
    [you] Sabotage! You lose { $what }. Which one?
   *[other] Sabotage: { $seat } loses { $what }.
}
decision-lose-penalty = { $who ->
    [you] Penalty! The burnt die shows { $die }. You lose { $what }. Which one?
   *[other] Penalty: the burnt die shows { $die }; { $seat } loses { $what }.
}
decision-confirm = { $who ->
    [you] All dice are used. Do you agree?
   *[other] { $seat } has not agreed yet.
}
decision-confirm-alone = All dice are used. Go on, or take one back?
decision-take_back = { $who ->
    [you] Your dice are used. You may still take the last one back.
   *[other] { $seat } may still take a die back.
}
decision-stop = { $who ->
    [you] The game is won. Bombs that you still defuse give points; stop when you have had enough.
   *[other] { $seat } may stop: the game is won.
}

## Notation, the same as `actions.py` declares; the attributes are other ways to write an action, or the letters of dice

notation-roll = roll
notation-confirm = confirm
notation-stop = stop
notation-take_back = take back
notation-time_up = time up
notation-claim = claim { $die }
notation-release = release { $die }
notation-give = give { $die } to { $seat }
    .short = give { $die } { $seat }
notation-burn = burn { $die }
notation-pick = pick { $card }
notation-lose = lose { $card }.{ $slot }
notation-place = place { $die } on { $card }.{ $slot }
    .without = place { $die } { $card }.{ $slot }
    .short = { $die } { $card }.{ $slot }
word-die =
    .r = r
    .b = b
    .g = g
    .y = y
    .k = k

## Actions, explained in a few words

action-roll = { $count ->
    [one] draw one die and roll it
   *[other] draw { $count } dice and roll them
}
action-claim = take it in hand
action-release = put it back among the dice
action-give = hand it to { $seat }
action-place = { $card }: die { $filled } of { $size }
action-place-last = { $card }: the last die! Defused for { $points ->
    [one] 1 point
   *[other] { $points } points
}
action-burn = burn it: later it is rolled again and costs each player a die
action-burn-alone = burn it: later it is rolled again and costs you a die
action-take_back = take your last die back
action-confirm = agree; when all have agreed, the turn goes on
action-confirm-alone = go on; what you placed then stands
action-pick = { $card }, { $value ->
    [one] 1 point
   *[other] { $value } points
}, { $dice } dice: { $rules }
action-lose = { $die } from { $card }, slot { $slot }
action-stop = you have had enough; the game ends when everybody has
action-stop-alone = you have had enough; the game ends
action-time_up = the clock has run out

## Why something is refused

reason-only_the_clock = Only the clock says when time is up, and it does nothing else.
reason-already_stopped = You have stopped already.
reason-not_won_yet = You can stop only when the game is won; play on.
reason-pick_first = First pick a bomb for the one you defused: { $row }.
reason-no_pick_owed = You have no bomb to pick: a pick follows a defused bomb.
reason-nothing_to_lose = No die has to be lost now.
reason-not_the_bag_holder = { $who ->
    [you] You have the bag and roll.
   *[other] { $seat } has the bag and rolls.
}
reason-roll_first = { $who ->
    [you] The dice must be rolled first; you have the bag.
   *[other] The dice must be rolled first; { $seat } has the bag.
}
reason-wait_for_losses = First everybody who was asked loses a die; the table still waits for: { $seats }.
reason-lose_first = First lose one of the dice that are asked for.
reason-no_die_there = No die lies on { $card }, slot { $slot }.
reason-die_does_not_match = { $die } has neither the colour nor the value that is asked for.
reason-die_covered = { $die } lies under another die, so it is safe and cannot be lost.
reason-already_rolled = The dice are rolled; use them first.
reason-no_holding = In this game dice are not held: place or burn them straight from the tray.
reason-nothing_in_hand = You hold no die.
reason-cannot_give = { $who ->
    [you] You can take no die now.
   *[other] { $seat } can take no die now.
}
reason-answer_draft = That is not possible now. Place a die, for example “place r4 on b13.2”, or choose from the list.
    .drawn = That is not possible now. Place a die, or choose another action.
reason-hand_full = You hold { $die } already; use that one first.
reason-quota_used = You have used all your dice for this turn.
reason-die_fits = { $die } fits on one of your bombs, so you may not burn it.
reason-other_die_fits = { $die } lies free and fits on one of your bombs, so you may not burn another one.
reason-no_such_slot = { $card } has no slot { $slot }.
reason-slot_filled = A die lies on { $card }, slot { $slot }, already.
reason-needs_support = { $below ->
    [one] Slot { $slot } of { $card } needs the die below it first.
   *[other] Slot { $slot } of { $card } needs the { $below } dice below it first.
}
reason-slot_refuses = Slot { $slot } of { $card } asks for { $asks }; { $die } does not fit.
reason-relation_broken = { $die } on slot { $slot } would break a rule of { $card }: { $rules }.
reason-dead_end = With { $die } on slot { $slot }, { $card } could never be completed: { $rules }.
reason-dead_end-colour = With { $die } on slot { $slot }, { $card } would need six dice of one colour, and there are only five.
reason-no_confirming = In this game nobody confirms: the turn goes on when all dice are used.
reason-already_confirmed = You have agreed already.
reason-dice_left = There are still dice to use or bombs to pick; agree when all is done.
reason-no_taking_back = In this game a die that was placed stays.
reason-nothing_to_take_back = Nothing of yours can be taken back now.
reason-unreadable = “{ $text }” is not an action. Examples: roll; place r4 on b13.2; burn r4; pick b13; lose b12.3.
reason-no_such_seat = There is no such seat; the seats are 1 to { $seats }.
reason-not_in_hand = You do not hold { $die }.
reason-no_such_die = There is no die { $die }. A die is a colour letter, R B G Y or K, and a value from 1 to 6.
reason-die_not_in_tray = No { $die } lies in the tray.
reason-taken = { $how ->
    [held] { $who ->
        [you] You hold { $die } already.
       *[other] { $seat } holds { $die }.
    }
    [burnt] { $who ->
        [you] You have burnt { $die } already.
       *[other] { $seat } has burnt { $die }.
    }
   *[placed] { $who ->
        [you] You have placed { $die } already.
       *[other] { $seat } has placed { $die }.
    }
}
reason-not_your_card = { $card } does not lie in front of you; choose one of your own bombs.
reason-not_in_row = { $card } is not in the row.
reason-no_such_card = There is no card { $card } in this deck.

## The end

outcome-won = { $who ->
    [you] Not a bomb left to take: you have won!
   *[other] Not a bomb left to take: the game is won!
}
outcome-lost = { $who ->
    [you] Boom. You have lost.
   *[other] Boom. The game is lost.
}
score-points = Bombs defused: { $count }, worth { $points }
score-win = For winning: { $points }
score-time = For the time left: { $points }
score-seats = By seats: { $shares }
score-seat = { $points } ({ $seat })
score-left = Bombs picked: { $picks }; turns played: { $turns }
score-total = Score: { $score }

## What is agreed before the game

option-players = Players
    .help = How many players: 1 to 5.
option-edition = Edition
    .help = The rules of the sheet, where you play on after the win, or of the rulebook of 2015, with points for winning and time.
    .typed = The edition: sheet (play on after the win) or book2015 (points for winning and time).
option-level = Level
    .help = How many bombs there are to defuse.
    .typed = How many bombs: training, standard, expert, elite or insane.
option-mode = Mode
    .help = A clock of ten minutes, a longer one, no clock, or a number of rolls in its place.
    .typed = live (10 minutes), relaxed (longer), practice (no clock) or rolls (a number of rolls); left out: live at a terminal and where bots are watched, else practice.
option-clock_factor = Longer clock
    .help = How many times as long as usual the clock is, where it may be longer.
    .typed = How many times as long as usual the clock is: 1.5 or 2 in relaxed, 1 in every other mode; left out: 1.5 in relaxed, else 1.
option-bombs = Bombs
    .help = The number of bombs to defuse, whatever the level.
    .typed = The number of bombs to defuse, such as 12, whatever the level; left out: by the level.
option-six_point = Hard bombs
    .help = With the five hard bombs of six points.
option-sabotage_count = Sabotage
    .help = How many sabotage cards.
option-strict_sheet = Letter of the sheet
    .help = One die and two bombs each, even for one or two players.
option-legality = Placing
    .help = Whether a die may make its bomb impossible to complete.
    .typed = extendable (a bomb must stay completable) or local (dead ends are allowed).
option-burn_if = Burning
    .help = Which dice may be burnt, and when.
    .typed = When a die may be burnt: stuck, misfit or any.
option-solo_use = Solo dice
    .help = Whether you use all three dice when you play alone, or just one.
    .typed = Alone: use all three dice (all) or one.
option-bag_empty = Empty bag
    .help = What a roll from an empty bag comes to.
    .typed = A roll from an empty bag: loss, or skip.
option-bonus_seats = Bonus phase
    .help = Who takes dice after the win.
    .typed = Who takes dice after the win: holders (of bombs) or all.
option-hold = Holding
    .help = Whether a die may be held, released and given; usually where a clock runs.
    .typed = Whether a die may be held, released and given; left out: in live and relaxed.
option-undo = Taking back
    .help = Whether you may take back your last placement until something new is seen; usually, but not in practice.
    .typed = The game's own take-back of a placement; left out: yes, but not in practice, where undo takes back anything.
option-confirm_draft = Agreeing
    .help = Whether all agree before a turn goes on; usually where rolls take the place of the clock.
    .typed = Whether all agree before a turn goes on; left out: in rolls.
option-hard_hands = Hard hands
    .help = A wrong placement empties the bomb.
option-roll_budget = Rolls
    .help = How many rolls there are; usually only where they take the place of the clock, by the level.
    .typed = How many rolls there are; left out: in rolls, by the level.
option-step = Time points
    .help = How many seconds left are worth a point, by the rulebook of 2015.
    .typed = Seconds for a point of time in book2015.
option-hints = Hints
    .help = Whether the table shows which dice fit where.
option-deck = Deck
    .help = The deck of Tablemate, or one of your own.
    .typed = standard, or a deck of your own, a TOML file such as mine.toml (see tablemate cards --help).

options-in-short = { $players ->
    [1] alone
   *[other] { $players } players
}, { $edition ->
    [sheet] { edition-sheet.name }
   *[book2015] { edition-book2015.name }
}, { $bombs ->
    [none] { $level ->
        [training] { level-training }
        [standard] { level-standard }
        [expert] { level-expert }
        [elite] { level-elite }
       *[insane] { level-insane }
    }
    [one] one bomb
   *[other] { $bombs } bombs
}, { $mode ->
    [live] { mode-live }
    [relaxed] { mode-relaxed }
    [rolls] { mode-rolls }
   *[practice] no clock
}
players-count = { $count ->
    [1] alone
   *[other] { $count } players
}
edition-sheet = sheet, the French summary
    .meaning = play on after the win, score the bombs
    .name = sheet
edition-book2015 = the rulebook of 2015
    .meaning = the win ends the game, points for winning and time
    .name = rulebook of 2015
level-named = { $level }
    .meaning = { $bombs ->
        [one] one bomb to defuse
       *[other] { $bombs } bombs to defuse
    }
level-training = training
level-standard = standard
level-expert = expert
level-elite = elite
level-insane = insane
mode-live = live
    .meaning = { $minutes } minutes on the clock
mode-relaxed = relaxed
    .meaning = { $minutes } minutes on the clock
mode-practice = practice
    .meaning = no clock
mode-rolls = rolls
    .meaning = no clock, a number of rolls instead
clock_factor-count = { $count ->
    [1] as long as usual
   *[other] { $count } times as long as usual
}
bombs-none = as many as the level says
bombs-count = { $count ->
    [one] one bomb to defuse
   *[other] { $count } bombs to defuse
}
six_point-yes = bombs of six points are in the deck
six_point-no = no bombs of six points
sabotage_count-count = { $count ->
    [0] no sabotage cards
    [one] one sabotage card in the pile
   *[other] { $count } sabotage cards in the pile
}
strict_sheet-yes = one die a turn and two bombs each, however few you are
strict_sheet-no = the usual exceptions for one and two players
legality-extendable = a die may not make its bomb impossible to complete
legality-local = a die may lead into a dead end
burn_if-stuck = only if neither your die nor any free die fits
burn_if-misfit = only a die that does not fit you
burn_if-any = any die, whether it fits or not
solo_use-all = all three dice are used
solo_use-one = one die is used, the others go back
bag_empty-loss = a roll from an empty bag loses the game
bag_empty-skip = a roll from an empty bag gives no dice
bonus_seats-holders = after the win, whoever has no bomb left takes no dice
bonus_seats-all = after the win, everybody still takes dice
hold-yes = a die may be held, released and given
hold-no = dice go straight from the tray to a bomb
undo-yes = you may take back your last placement until something new is seen
undo-no = a die that was placed stays
confirm_draft-yes = everybody agrees before the turn goes on
confirm_draft-no = the turn goes on when all dice are used
hard_hands-yes = a wrong placement empties the bomb
hard_hands-no = a wrong placement is refused
hints-yes = the table shows which dice fit where, and how hard a bomb of the row is
hints-no = everybody looks for themselves which dice fit where
roll_budget-none = without a limit
roll_budget-count = { $count ->
    [one] one roll
   *[other] { $count } rolls
}
step-count = { $count ->
    [one] one point for every second left
   *[other] one point for every { $count } seconds left
}
deck-standard = the deck of Tablemate
deck-own = your own
    .meaning = { $bombs ->
        [0] no bombs
        [one] one bomb
       *[other] { $bombs } bombs
    }, { $sabotage ->
        [0] no sabotage cards
        [one] one sabotage card
       *[other] { $sabotage } sabotage cards
    }

## The table on the screen

points-short = { $value ->
    [one] 1 pt
   *[other] { $value } pts
}
card-head = { $card }, { $value ->
    [one] 1 pt
   *[other] { $value } pts
}
card-head-dice = { $card }, { $value ->
    [one] 1 point
   *[other] { $value } points
}, { $dice } dice
screen-turn = Turn { $turn }
screen-bombs = bombs to take: { $left } of { $bombs }
screen-points = { $points ->
    [0] no points yet
    [one] 1 point
   *[other] { $points } points
}
screen-pile = { $count ->
    [0] pile empty
    [one] 1 card in the pile
   *[other] { $count } cards in the pile
}
screen-sabotage = { $left ->
    [0] no sabotage left
   *[other] sabotage left: { $left }
}
screen-sabotage-used = used: { $cards }
screen-rolls = { $count ->
    [0] no roll left
    [one] 1 roll left
   *[other] { $count } rolls left
}
screen-bag = bag: { $count ->
    [one] 1 die ({ $dice })
   *[other] { $count } dice ({ $dice })
}
bag-colour = { $count } { $colour }
screen-bag-empty = bag empty
screen-won = The game is won! Bombs that you still defuse give points.
screen-row = To pick:
screen-row-empty = The row is empty.
screen-no-bombs = No bombs.
screen-you = You ({ $seat })
screen-seat-notes = { $seat }: { $notes }
note-bag = the bag
note-pick = a bomb to pick
note-lose = a die to lose
note-owed = { $count ->
    [one] 1 die to use
   *[other] { $count } dice to use
}
note-not-agreed = not agreed yet
note-confirmed = agreed
note-stopped = stopped
note-done = { $count ->
    [one] 1 bomb defused
   *[other] { $count } bombs defused
}
screen-tray = Dice:
tray-free = { $letter } { $die }
tray-held = { $letter } { $die } { $who ->
    [you] (in your hand)
   *[other] ({ $seat } holds it)
}
tray-placed = { $die } { $who ->
    [you] (you placed it)
   *[other] ({ $seat } placed it)
}
tray-burnt = { $die } { $who ->
    [you] (you burnt it)
   *[other] ({ $seat } burnt it)
}
compact-key = [R4] is a die, (R/Y) an empty slot, {"{"}R/Y{"}"}ac an empty slot for the dice a and c, {"{"}R/Y{"}"}* one for every die. 1-3 b02.1-3: with 1, 2 or 3 the die goes on slot 1, 2 or 3 of B02. More: legend, cards, row.
screen-key = [R4] is a die, (R/Y) an empty slot, {"{"}R/Y{"}"}ac an empty slot for the dice a and c, {"{"}R/Y{"}"}* one for every die. Signs explained: legend. Your bombs in words: cards. The bombs to pick: row.
compact-bombs = bombs to take { $left }/{ $bombs }
compact-sabotage = sabotage { $left }
compact-rolls = rolls { $count }
compact-bag = bag { $dice }
compact-used = used: { $dice }
compact-defuses = { $cell } defuses ({ $value ->
    [one] 1 pt
   *[other] { $value } pts
})
list-row = { $count ->
    [one] In the row lies one bomb to pick.
   *[other] In the row lie { $count } bombs to pick.
}
list-bomb = { $card }, { $value ->
    [one] 1 point
   *[other] { $value } points
}, { $dice } dice. { $demands }
list-empty = No die lies on { $card }.
list-lying = On { $card }: { $dice }.
list-die = { $covered ->
    [yes] { $die } on { $where } (safe under another die)
   *[no] { $die } on { $where }
}
list-fits = { $where }: open for { $dice }
list-fits-all = every free die
list-tray = The dice of this turn:
label-die-free = { $die }, free.
label-die-fits = { $die }, free, fits { $seats }.
label-die-fits-nobody = { $die }, free, fits nobody.
label-die-held = { $who ->
    [you] { $die }, in your hand.
   *[other] { $die }, held by { $seat }.
}
label-die-placed = { $who ->
    [you] { $die }, placed by you.
   *[other] { $die }, placed by { $seat }.
}
label-die-burnt = { $who ->
    [you] { $die }, burnt by you.
   *[other] { $die }, burnt by { $seat }.
}
prospect-turns = about { $turns } turns alone
prospect-suits = nobody waits for its colours
prospect-any-colour = bound to no colour
prospect-missing = no { $colour } in the bag
prospect-wanted = { $colour } is wanted by { $seats } already
label-after = After that: { $then }
label-then-free = free again.
label-then-held = { $who ->
    [you] in your hand.
   *[other] held by { $seat }.
}
label-then-placed = { $who ->
    [you] placed by you.
   *[other] placed by { $seat }.
}
label-then-burnt = { $who ->
    [you] burnt by you.
   *[other] burnt by { $seat }.
}
label-then-picked = { $who ->
    [you] in front of you.
   *[other] in front of { $seat }.
}
label-then-defused = defused.
label-then-lost = without { $die }.
choice-place = { $die } on slot { $slot } of { $card }
choice-lose = lose a die
choices-others-play = The others play on. You may wait, or end it here.
choices-stuck = No die fits on your bombs, so one must be burnt.
choices-of-die = { $die }: { $places }.
choices-on-bomb = { $numbers } on { $card }, { $where }
choices-defusing = { $numbers } on { $card }, { $where }, which defuses it for { $points ->
    [one] 1 point
   *[other] { $points } points
}
choices-claim = { $count ->
    [one] take it in hand, so that nobody else uses it
   *[other] take one in hand, so that nobody else uses it
}
choices-stop = you have had enough; the game ends when all people have
heading-claim = Claim, so that nobody else uses it:
heading-burn = Burn:
heading-give = Give { $die } to:
heading-lose = Lose:

## What can be looked up

legend-colours = Colours: { $colours }.
legend-die = a die on a slot: red, value 4; the number in front is that of the slot
    .sign = 2 [R4]
legend-empty = an empty slot and what it asks for, here red or yellow
    .sign = 2 (R/Y)
legend-fits = an empty slot that takes the dice a and c of this turn
    .sign = 2 {"{"}R/Y{"}"}ac
legend-all = an empty slot that takes every die you can have; {"a+"}: a and others
    .sign = 2 {"{"}R/Y{"}"}*
legend-short = in the compact table: a bomb that takes the dice a and c somewhere
    .sign = B17{"{"}ac{"}"}
legend-judged = any die, but the rules of the card judge it
    .sign = _
legend-any = any die at all
    .sign = {"?"}
legend-split = either half is enough: yellow, or a 1
    .sign = Y/1
legend-both = both at once: red and a 4
    .sign = R4
legend-slot = in a rule: the value on slot 1
    .sign = #1
legend-rise = slot 1 lower than slot 2, and slot 2 lower than slot 3
    .sign = #1 < #2 < #3
legend-upon = in one line: the slots after the sign rest upon those before it
    .sign = ^
legend-twin = in one line: two stacks side by side
    .sign = |
bag-about = There are 25 dice, five of each colour. Dice on bombs and dice rolled are not in the bag.
card-not-on-table = { $card } lies neither in the row nor in front of anybody. On the table: { $cards }.
undo-neither = Here that is never possible: it was agreed that a die that was placed stays.

## What can be typed at the table

typed-row = row [id]
    .does = the bombs in the row, or one of them, explained
typed-bag = bag
    .does = the dice in the bag
how-to-answer = Answer with the number in front of an action or with its notation: { $actions }. To place a die, r4 b13.2 is enough. A die is a letter and a value: R red, B blue, G green, Y yellow, K black. Its letter in the tray does as well: a b13.2, burn a.
how-to-claim = A die that you claim is yours alone until you place it or put it back with release.
play-mode = { $mode ->
    [live] Mode live: { $clock } on the clock.
    [relaxed] Mode relaxed: { $clock } on the clock.
    [rolls] Mode rolls: no clock, and { $rolls } rolls.
   *[practice] Mode practice: no clock.
}
play-mode-other = Others: --mode { $others }.
cards-play = Play it: { $command }
cards-play-not = Alone it cannot be played as it is: { $detail }.
cards-counts = { $bombs ->
    [one] one bomb
   *[other] { $bombs } bombs
} and { $sabotage ->
    [one] one sabotage card
   *[other] { $sabotage } sabotage cards
}
cards-head =
    .id = Id
    .name = Name
    .value = Val
    .layout = Layout
    .first = 1st
    .effort = E
    .slots = Slots
cards-layout = { $kind ->
    [row] row
    [stack] stack
    [free] free
    [twin] twin { $heights }
   *[other] { $kind }
}
cards-key = Val: points. 1st: how many of the 30 different dice the empty card takes. E: how many random dice the card needs on average, played well. Below a card: its rules. One card in words: { $command }
cards-sabotage = sabotage: everybody loses { $match }
cards-figures = The empty card takes { $first } of the { $dice } different dice. Played well, it needs { $effort } random dice on average.

## Examples of the rules

example-rising_is_higher = On B14 each value is higher than the one before. A 3 beside a 3 is refused: equal is not higher.
example-whole_alternative = Slot 1 of B42 takes a red 4 or a blue 2. A red 2 has a colour of the one and a value of the other, and is refused: an alternative counts as a whole.
example-stack_from_below = Slot 2 of the stack B35 asks for yellow, and yet the yellow 4 is refused: the slot below it is empty.
example-burn_while_one_fits = The blue 5 fits nowhere before you, but the black 3 lies free and fits on B31. As long as it does you may not burn.
example-covered_die = The burnt die now shows a blue 3, so you lose a blue die or a 3. The blue 2 lies under another die: it is safe and cannot be given.
example-defused_at_once = 3 and 4 make seven: the bomb is defused at once, its dice go back to the bag before any penalty, and you pick a bomb first of all.

## What the options come to

summary-bombs = { $bombs ->
    [one] one bomb
   *[other] { $bombs } bombs
}, and { $places } in front of { $players ->
    [1] you
   *[other] each player
}
    .label = To defuse
summary-dice = { $players ->
    [1] { $dice }
   *[other] { $dice }, { $each } for each player
}
    .label = Dice a turn
summary-minutes = { $minutes } minutes
    .label = Clock
summary-rolls = { $rolls ->
    [one] one, then the game ends
   *[other] { $rolls }, then the game ends
}
    .label = Budget of rolls
summary-sabotage = { $sabotage } in the pile
    .label = Sabotage cards
