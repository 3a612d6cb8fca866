### Assembly in English.  Names on the left are the nouns of the rules; the browser reads the same file.

## The game

game-name = Assembly
game-about = Build a ship out of twelve modules before the air runs out. One or two players, together.
rules-rulings = A number such as (R3) marks a ruling of ours, where the rulebook is silent or unclear.
welcome-game = Play now:           tablemate play assembly
game-notice = Assembly is by Janice and Stu Turner (Wren Games, 2018).
game-play = Assembly: build a ship, alone or with a partner.
    .epilog = Example: tablemate play assembly --malfunctions A --roles sammie --seed 7. Exit codes: 0 the game ended or you left with quit, 2 wrong options or file, 3 the input ended (or Ctrl-C) before the game did.
game-layout = How the table is shown: ring, compact (24 lines are enough), or list (reads well aloud); left out: as fits on the screen.

## Modules: a name, a two-letter code, and a glyph that no other module has

module-engineering = Engineering
    .code = EN
    .glyph = ¤
module-ai_core = AI Core
    .code = AI
    .glyph = ◈
module-transporter = Transporter
    .code = TR
    .glyph = ◎
module-shuttle_bay = Shuttle Bay
    .code = SB
    .glyph = ▲
module-bridge = Bridge
    .code = BR
    .glyph = ★
module-med_bay = Med Bay
    .code = MB
    .glyph = ✚
module-crew_quarters = Crew Quarters
    .code = CQ
    .glyph = ⌂
module-cargo_hold = Cargo Hold
    .code = CH
    .glyph = ■
module-laboratory = Laboratory
    .code = LA
    .glyph = ∴
module-hydroponics = Hydroponics
    .code = HY
    .glyph = ♣
module-life_support = Life Support
    .code = LS
    .glyph = ♥
module-airlock = Airlock
    .code = AL
    .glyph = ◫

## Cards and what pays for a command

card-deploy_lock = Deploy/Lock
    .shows = deploy or lock
card-cw = Rotate CW
    .shows = rotate clockwise
card-acw = Rotate ACW
    .shows = rotate anticlockwise
card-any = Rotate Any
    .shows = rotate either way
card-swap = Swap
    .shows = swap
card-wild = Wild
    .shows = any command
card-three = Three cards
card-shown = The card shown

## Commands, with their article

command-deploy = a deploy
command-lock = a lock
command-swap = a swap
command-cw = a clockwise rotate
command-acw = an anticlockwise rotate
declared-bays = { $what ->
    [sammie] { $command } of the module in bay { $bays } alone
    [alfie] { $command } of the plans of bays { $bays }
   *[bays] { $command } of { $count ->
        [one] bay { $bays }
       *[other] bays { $bays }
    }
}
declared-distance = { $command } by { $distance ->
    [one] one bay
   *[other] { $distance } bays
}
declared-role = { $command }, with { $role }
cards-counted = { $style ->
    [aloud] { $count } times { $card }
   *[shown] { $count } × { $card }
}

## Roles: who, what they do, when

role-none = no role
role-sammie = Sammie
    .title = Quality Assurance
    .does = On a rotate, only one module moves, by exactly one place.
    .when = when you declare a rotate
role-anna = Anna
    .title = Technical Expert
    .does = Run a second command in your turn, with one more card.
    .when = after your first command
role-amelie = Amelie
    .title = Software Engineer
    .does = One unlocked bay keeps its plan when a refresh scrambles the others.
    .when = at any refresh, whoever is active
role-jayani = Jayani
    .title = Production Manager
    .does = A swap moves three modules round in a circle.
    .when = when you declare a swap
role-noah = Noah
    .title = Systems Engineer
    .does = Lock three matching bays at once.
    .when = when you declare a lock
role-luca = Luca
    .title = Line Supervisor
    .does = Deploy a module for free right after your lock.
    .when = when you declare a lock
role-nahla = Nahla
    .title = Team Leader
    .does = With two neighbouring bays, lock a third matching bay anywhere.
    .when = when you declare a lock
role-li_yong = Li Yong
    .title = Operations Manager
    .does = Ignore an order to discard one of your cards.
    .when = when you are told to discard one card
role-alfie = Alfie
    .title = Requirements Manager
    .does = A swap exchanges the plans of two unlocked bays; the modules stay.
    .when = when you declare a swap

## Malfunctions

set-none = no malfunctions
set-a = set A
set-b = set B
set-c = set C
set-d = set D (Glitches expansion)
set-e = set E (Glitches expansion)
set-f = set F (Glitches expansion)
set-g = set G (Glitches expansion)

malfunction-a12 = After the lock: a random locked bay opens again, unless all are locked.
malfunction-a9 = After the lock: move one module by one place, either way.
malfunction-a6 = After the lock: you do not fill your hand this turn.
malfunction-a3 = After the lock: a Deploy/Lock goes from the discard onto or under the pile.
malfunction-b12 = To lock it: discard a random card, or lock bay 6 with it.
malfunction-b9 = After the lock: take a random card from the discard into your hand.
malfunction-b6 = To lock it: discard a random card, or lock bay 12 with it.
malfunction-b3 = After the lock: bay 9 opens again.
malfunction-c12 = To lock it: play three cards; the Wild is not enough.
malfunction-c9 = To lock it: discard one more Deploy/Lock.
malfunction-c6 = It locks alone or with even bays only.
malfunction-c3 = When it locks, a matching bay 4 may lock along for free.
malfunction-d12 = After the lock: a random module changes places with the bottom of the stack.
malfunction-d9 = After the lock: your next turn has two commands, one card each.
malfunction-d6 = After the lock: two random unlocked bays exchange their plans.
malfunction-d3 = After the lock: the top card of the pile is discarded.
malfunction-e12 = After the lock: a random locked bay opens, unless 11 and 1 are both locked.
malfunction-e9 = After the lock: three random unlocked bays pass their plans round.
malfunction-e6 = To lock it: play the Wild or three cards.
malfunction-e3 = After the lock: all plans of unlocked bays are scrambled.
malfunction-f12 = After the lock: the bottom card of the pile runs, the die decides.
malfunction-f9 = After the lock: modules on even bays rotate three places clockwise.
malfunction-f6 = After the lock: change your whole hand for random discards, or discard a card.
malfunction-f3 = After the lock: the top card of the pile runs as you choose.
malfunction-g12 = To lock it: discard all the cards you have left, at least one.
malfunction-g9 = After the lock: modules on odd bays rotate three places anticlockwise.
malfunction-g6 = After the lock: every module jumps to the bay across the ring.
malfunction-g3 = After the lock: your hand goes under the pile, in any order.

## What is agreed before the game

option-players = Players
    .help = How many players: 1 or 2.
option-edition = Edition
    .help = Which edition of the rules is played.
    .typed = The edition of the rules: v22 or later.
option-malfunctions = Malfunctions
    .help = Which set of malfunctions is played with, if any.
    .typed = The malfunction set: none, or A to G.
option-roles = Roles
    .help = A role for each seat, or for all: drawn from every role, drawn from those that can be of use here (usual for one player), or no role.
    .typed = Roles by seat (sammie,noah), or for all: random, useful (only those that can be of use here) or none; left out: useful for one player, random for two.
option-difficulty = Difficulty
    .help = Variants that make the game easier or harder.
    .typed = Difficulty variants, by comma, such as hard_no_role (see: tablemate rules assembly difficulty); left out: none.
option-communication = Talk
    .help = How much the crew may talk.
    .typed = How the crew may talk: limited, reduced or jammed.
option-honest = Answers
    .help = Whether answers must be true (v22 only leaves the choice).
option-first = First turn
    .help = Who begins: a seat, or whoever is drawn.
    .typed = Who begins: random, 1 or 2.

options-in-short = { $players ->
    [1] solo
   *[other] two players
}, { $edition ->
    [v22] edition v22
   *[later] later edition
}, { $malfunctions ->
    [none] { set-none }
   *[other] set { $malfunctions }
}{ $players ->
    [1] {""}
   *[other] , { $communication ->
        [limited] limited talk
        [reduced] reduced talk
       *[jammed] jammed talk
    }
}
players-count = { $count ->
    [1] solo
   *[other] two players
}
edition-v22 = v22, the English rulebook of May 2018
    .meaning = you must ask, about a command your hand can run
    .name = v22
edition-later = later, the French draft that followed
    .meaning = the question is optional and free
    .name = later
communication-limited = limited
    .meaning = talk freely until the question, then silence
communication-reduced = reduced
    .meaning = { $edition ->
        [v22] talk stops at the first command word
       *[later] talk stops as soon as a command is named or shown
    }
communication-jammed = jammed
    .meaning = { $edition ->
        [v22] signs, or the words for commands, yes and no
       *[later] signs only
    }
honest-yes = always true
honest-no = the support player answers as they please
first-random = decided by chance
role-random = drawn at random
role-useful = drawn among those that can be of use
difficulty-none = as the rulebook has it

difficulty-easy_wild = Easier: the Wild is in the deck from the start, an Any takes its place in the reserve.
    .name = Wild in the deck
difficulty-easy_keep_dl = Easier: the seventh Deploy/Lock stays in the deck.
    .name = every Deploy/Lock kept
difficulty-easy_reserve_acw_cw = Easier: the reserve is Rotate ACW, then Rotate CW; Any and Wild are in the deck.
    .name = Rotate ACW, then CW in reserve
difficulty-easy_reserve_acw_wild = Easier: the reserve is Rotate ACW, then Wild; the third Any is in the deck.
    .name = Rotate ACW, then Wild in reserve
difficulty-easy_reserve_cw_wild = Easier: the reserve is Rotate CW, then Wild; the third Any is in the deck.
    .name = Rotate CW, then Wild in reserve
difficulty-easy_reserve_any_acw = Easier: the reserve is Any, then Rotate ACW; the Wild is in the deck.
    .name = Any, then Rotate ACW in reserve
difficulty-easy_reserve_any_cw = Easier: the reserve is Any, then Rotate CW; the Wild is in the deck.
    .name = Any, then Rotate CW in reserve
difficulty-easy_reserve_cw_acw = Easier: the reserve is Rotate CW, then Rotate ACW; Any and Wild are in the deck.
    .name = Rotate CW, then ACW in reserve
difficulty-hard_oneway = Harder: both one-way rotates are in the deck, no Any is.
    .name = both one-way rotates
difficulty-hard_oneway_cw = Harder: Rotate CW takes the place of an Any.
    .name = Rotate CW for an Any
difficulty-hard_oneway_acw = Harder: Rotate ACW takes the place of an Any.
    .name = Rotate ACW for an Any
difficulty-hard_hold_dl_1 = Harder: one Deploy/Lock waits in the reserve until the first refresh.
    .name = Deploy/Lock with the first refresh
difficulty-hard_hold_dl_2 = Harder: one Deploy/Lock waits in the reserve until the second refresh.
    .name = Deploy/Lock with the second refresh
difficulty-hard_no_role = Harder: you play without a role.
    .name = without a role
difficulty-hard_remove_dl = Harder: one Deploy/Lock stays in the box.
    .name = one Deploy/Lock less
difficulty-hard_random_discard = Harder: the card given up to override is picked at random; in v22 every card you are told to discard.
    .name = random discard

## Talk

talk-mode-solo = You are alone: talk to yourself as much as you like.
talk-mode-limited = Mode 1, limited: free talk until the question, or until the declaration if nothing is asked; then silence until the turn ends.
talk-mode-reduced = Mode 2, reduced: general talk until a command comes up, then only the yes or no of the answer.
talk-mode-jammed = Mode 3, jammed: no free talk, only what the palette holds.
talk-channel-open = Now: you may talk.
talk-channel-signs = { $edition ->
    [v22] Now: signs, or the words of the palette.
   *[later] Now: signs only.
}
talk-channel-closed = Now: silence until the next turn.
talk-closes-command_word = Saying a command word ends the talk for this turn.
talk-closes-command_sign = Showing a command ends the talk for this turn.
talk-signs = Signs, what they mean and one way to show them:
talk-sign = { $sign }: { $means } ({ $gesture })
talk-words = Words you may say instead: { $words }.
talk-always = Always: keep your cards secret, never tell your partner what to play, verify honestly.

sign-deploy = deploy
    .means = bring a new module
    .gesture = reach out and pinch the air back to you
sign-lock = lock
    .means = lock what matches
    .gesture = turn a key in the air
sign-swap = swap
    .means = two modules change places
    .gesture = bring both palms in until your arms cross
sign-rotate = rotate
    .means = turn the ring
    .gesture = turn a door knob in the air
sign-purple = purple
    .means = clockwise, unless agreed otherwise
    .gesture = thumb and finger in a ring, tapped twice
sign-green = green
    .means = anticlockwise, unless agreed otherwise
    .gesture = run a flat hand along your other arm
sign-look = look
    .means = look at this
    .gesture = two fingers go from your eye outwards
sign-here = here
    .means = this is the place
    .gesture = point down and lower your hand
sign-stop = stop
    .means = not that
    .gesture = push a flat palm away from you
sign-move = move
    .means = get it on its way
    .gesture = push both fists forward and open them
sign-where = where
    .means = where to?
    .gesture = circle with both palms up and look puzzled
sign-yes = yes
    .means = agreed
    .gesture = nod
sign-no = no
    .means = not so
    .gesture = shake your head
sign-point_at_bay = pointing at a bay
    .means = this bay
    .gesture = with a finger

## Events.  $who is `you`, `partner`, `seat` or `name`; $seat is what the viewer calls that seat.

partner-called = your partner

event-turn_started = { $who ->
    [you] Turn { $turn }: you are active.
   *[other] Turn { $turn }: { $seat } is active.
}
event-asked = { $who ->
    [you] You ask about { $command }.
   *[other] { $seat } asks about { $command }.
}
event-asked-nothing = { $who ->
    [you] You ask nothing.
   *[other] { $seat } asks nothing.
}
event-answered = { $who ->
    [you] You answer { $yes }.
   *[other] { $seat } answers { $yes }.
}
event-played = { $who ->
    [you] You play { $payment } for { $command }.
   *[other] { $seat } plays { $payment } for { $command }.
}
event-played-three = { $who ->
    [you] You play three cards for { $command }.
   *[other] { $seat } plays three cards for { $command }.
}
event-played-shown = The card shown runs as { $command }.
event-played-veiled = { $who ->
    [you] You play a card for { $command }.
   *[other] { $seat } plays a card for { $command }.
}
event-card_discarded = { $who ->
    [you] You discard { $cards }.
   *[other] { $seat } discards { $cards }.
}
event-card_discarded-veiled = { $who ->
    [you] You discard { $count ->
        [one] a card
       *[other] { $count } cards
    }.
   *[other] { $seat } discards { $count ->
        [one] a card
       *[other] { $count } cards
    }.
}
event-verified = { $verified ->
    [yes] { $who ->
        [you] You verify { $command }.
       *[other] { $seat } verifies { $command }.
    }
   *[no] { $who ->
        [you] You cannot verify { $command }.
       *[other] { $seat } cannot verify { $command }.
    }
}
event-role_used = { $who ->
    [you] You use { $role }, once and for all.
   *[other] { $seat } uses { $role }, once and for all.
}
event-deployed = The die shows { $die }: { $module } lands on bay { $bay }.
event-rotated = { $count ->
    [0] A rotate, but nothing is there to move.
   *[other] { $count ->
        [one] One module turns
       *[other] { $count } modules turn
    } { $direction ->
        [cw] clockwise
       *[acw] anticlockwise
    } by { $distance }.
}
event-module_moved = Moves: { $moves }.
event-swapped = The modules of bays { $bay } and { $other } change places.
event-cycled = The modules of bays { $first }, { $second } and { $third } move round in a circle.
event-plans_swapped = The plans of bays { $bay } and { $other } change places.
event-plans_cycled = The plans of bays { $first }, { $second } and { $third } move round in a circle.
event-locked = { $count ->
    [one] Bay { $bays } is locked.
   *[other] Bays { $bays } are locked.
}
event-unlocked = Bay { $bay } opens again; { $module } is back on its plan.
event-malfunction = Malfunction { $set }, bay { $bay }: “{ $text }”
event-card_drawn = { $who ->
    [you] You draw { $cards }.
   *[other] { $seat } draws { $cards }.
}
event-card_drawn-hidden = { $who ->
    [you] You draw { $count ->
        [one] a card
       *[other] { $count } cards
    }.
   *[other] { $seat } draws { $count ->
        [one] a card
       *[other] { $count } cards
    }.
}
event-refreshed = { $refreshes ->
    [1] First refresh: the discard is shuffled into a pile of { $pile }.
   *[other] Second and last refresh: the discard is shuffled into a pile of { $pile }.
}
event-reserve_added = { $card } comes in from the reserve.
event-scrambled = The plans of the unlocked bays are scrambled.
event-scrambled-kept = The plans of the unlocked bays are scrambled; bay { $kept } keeps its plan.
event-plan_laid = Plans now: { $plans }.
event-card_shown = The top card of the pile is shown: { $card }.
event-card_shown-bottom = The bottom card of the pile is shown: { $card }.
event-card_shown-veiled = The top card of the pile is shown and run.
event-card_put_under = { $card } goes back under the pile.
event-card_taken = { $who ->
    [you] You take { $cards } from the discard at random.
   *[other] { $seat } takes { $cards } from the discard at random.
}
event-card_taken-hidden = { $who ->
    [you] You take { $count ->
        [one] a random card
       *[other] { $count } random cards
    } from the discard.
   *[other] { $seat } takes { $count ->
        [one] a random card
       *[other] { $count } random cards
    } from the discard.
}
event-hand_mixed = { $who ->
    [you] You mix your hand.
   *[other] { $seat } mixes the hand.
}
event-card_buried = { $who ->
    [you] You put { $cards } under the pile.
   *[other] { $seat } puts { $cards } under the pile.
}
event-card_buried-hidden = { $who ->
    [you] You put { $count ->
        [one] a card
       *[other] { $count } cards
    } under the pile.
   *[other] { $seat } puts { $count ->
        [one] a card
       *[other] { $count } cards
    } under the pile.
}
event-card_recovered = { $on_top ->
    [yes] { $card } goes from the discard onto the pile.
   *[no] { $card } goes from the discard under the pile.
}
event-module_exchanged = { $module } comes to bay { $bay }; { $under } goes to the bottom of the stack.
event-die_rolled = The die shows { $die }.
event-die_rolled-bay = The die shows { $die }: bay { $bay }.
event-no_refill = { $who ->
    [you] You do not fill your hand this turn.
    [seat] { $seat } does not fill its hand this turn.
   *[other] { $seat } does not fill their hand this turn.
}
event-double_owed = { $who ->
    [you] You will owe two commands in your next turn.
    [seat] { $seat } will owe two commands in its next turn.
   *[other] { $seat } will owe two commands in their next turn.
}
event-top_card_discarded = { $card } goes from the pile to the discard.
event-top_card_discarded-veiled = A card goes from the pile to the discard.
event-shown_card_discarded = { $card } goes to the discard.
event-shown_card_discarded-veiled = The card shown goes to the discard.
event-turn_ended = { $who ->
    [you] Your turn ends.
    [partner] Your partner's turn ends.
   *[other] The turn of { $seat } ends.
}
event-won = All twelve bays are locked: the ship is ready!
event-lost = A card is needed and none is left: the air is gone.
event-no_effect = It has no effect.

one-move = { $module } { $bay } to { $to }
one-plan = bay { $bay } { $plan }

## What the table waits for.  $what says what is picked.

decision-ask = { $who ->
    [you] Your question: which command would your partner verify?
   *[other] { $seat } is about to ask.
}
decision-ask-named = Your question: which command would { $partner } verify?
decision-answer = { $who ->
    [you] You are asked about { $command }. You may answer as you like.
   *[other] { $seat } is asked about { $command }.
}
decision-declare = { $who ->
    [you] Declare a command.
   *[other] { $seat } declares a command.
}
decision-declare-shown = { $who ->
    [you] Run the card shown, { $shown }, as you like.
   *[other] { $seat } runs the card shown, { $shown }.
}
decision-distance = { $who ->
    [you] How far does everything turn: 1 or 2 bays?
   *[other] { $seat } chooses how far everything turns.
}
decision-pick = { $who ->
    [you] { $what ->
        [lock] Which bay do you lock?
        [sammie] Which module moves by one?
        [jayani] Which three modules move round? The first goes to the second bay, and so on.
        [alfie] Which two bays exchange their plans?
       *[swap] Which two modules change places?
    }
   *[other] { $seat } picks bays.
}
decision-pick-more = { $who ->
    [you] { $what ->
        [lock] Picked { $picked }. Which bay locks with it, or are you done?
       *[other] Picked { $picked }. And the next?
    }
   *[other] { $seat } has picked { $picked } and goes on.
}
decision-override = { $who ->
    [you] You cannot verify { $command }: discard one card.
   *[other] { $seat } cannot verify { $command } and must discard a card.
}
decision-refuse = { $who ->
    [you] You should discard a card for { $command }. Does Li Yong refuse?
   *[other] { $seat } may let Li Yong refuse the discard.
}
decision-keep_plan = { $who ->
    [you] The plans are about to be scrambled. Does Amelie keep one of them?
   *[other] { $seat } may let Amelie keep a plan.
}
decision-again = { $who ->
    [you] Does Anna run a second command?
   *[other] { $seat } may let Anna run a second command.
}
decision-order = { $who ->
    [you] Bays { $bays } malfunction. Which one first?
   *[other] { $seat } puts malfunctions { $bays } in order.
}
decision-move = { $who ->
    [you] The malfunction moves one module by one place. Which one, and which way?
   *[other] { $seat } moves one module by one place.
}
decision-place = { $who ->
    [you] A Deploy/Lock comes back from the discard. Onto the pile or under it?
   *[other] { $seat } puts a Deploy/Lock onto or under the pile.
}
decision-cycle = { $who ->
    [you] The plans of bays { $bays } move round. Which way?
   *[other] { $seat } moves the plans of bays { $bays } round.
}
decision-trade = { $who ->
    [you] Change your whole hand for random discards, or discard one card?
   *[other] { $seat } changes hand or discards a card.
}
decision-return = { $who ->
    [you] Your hand goes under the pile. Which card next?
   *[other] { $seat } puts the hand under the pile.
}

## Notation, the same as `actions.py` declares; the attributes are other ways to write an action, or the words of an argument

notation-ask = ask { $command }
notation-yes = yes
notation-no = no
notation-keep_none = no
notation-decline = no
notation-declare = { $payment }: { $command }{ $role }
notation-distance = { $distance }
notation-pick = { $bay }
notation-done = done
    .nothing = nothing
notation-keep = keep { $bay } with amelie
    .short = keep { $bay }
notation-discard = discard { $card }
notation-again = again with anna
notation-refuse = refuse with { $role }
notation-first = first { $bay }
notation-move = move { $bay } { $direction }
notation-to_top = to top
notation-to_bottom = to bottom
notation-cycle = cycle { $bays }
notation-exchange = exchange
notation-discard_any = discard at random
notation-under = under { $card }
word-payment =
    .deploy_lock = deploy_lock
    .cw = cw
    .acw = acw
    .any = any
    .swap = swap
    .wild = wild
    .three = three
    .shown = shown
word-card =
    .deploy_lock = deploy_lock
    .cw = cw
    .acw = acw
    .any = any
    .swap = swap
    .wild = wild
word-command =
    .deploy = deploy
    .lock = lock
    .swap = swap
    .cw = cw
    .acw = acw
    .nothing = nothing
word-direction =
    .cw = cw
    .acw = acw
word-role =
    .with = with
    .nothing = nothing

## Actions, explained in a few words

action-ask-deploy = could a deploy be verified?
action-ask-lock = could a lock be verified?
action-ask-swap = could a swap be verified?
action-ask-cw = could a clockwise rotate be verified?
action-ask-acw = could an anticlockwise rotate be verified?
action-ask-nothing = no question
action-answer-yes = say that you can verify it
action-answer-no = say that you cannot
action-deploy = { $stack ->
    [0] deploy: no effect, the stack is empty
   *[other] deploy the next module
}
action-lock = { $matching ->
    [0] lock: no module matches
    [one] lock: one module matches
   *[other] lock: { $matching } modules match
}
action-swap = { $line ->
    [0] swap: no effect, no modules are there
    [1] swap: no effect, only one module is there
   *[other] swap two modules
}
action-cw = turn everything clockwise
action-acw = turn everything anticlockwise
action-role-sammie = { $command ->
    [cw] just one module by one, clockwise
   *[acw] just one module by one, anticlockwise
}
action-role-jayani = move three modules round
action-role-noah = lock three bays
action-role-luca = lock, then deploy for free
action-role-nahla = lock two neighbours and a third
action-role-li_yong = lock without the extra card
action-role-alfie = exchange two plans
action-distance = { $distance ->
    [one] by one bay
   *[other] by { $distance } bays
}
action-pick = { $match ->
    [yes] { $module }, on its plan
    [no] { $module }, on the plan { $plan }
   *[empty] no module, plan { $plan }
}
action-done = that is all
action-done-nothing = lock nothing
action-discard = discard { $card }
action-discard-random = discard a random card
action-refuse = Li Yong refuses, the card stays
action-refuse-no = discard as told
action-again = run a second command
action-again-no = fill your hand
action-keep = keep the plan { $plan } on bay { $bay }
action-keep-none = scramble every plan
action-move = { $direction ->
    [cw] { $module } from bay { $bay } clockwise
   *[acw] { $module } from bay { $bay } anticlockwise
}
action-to-top = it is drawn next
action-to-bottom = it is drawn last
action-cycle = { $first } to { $second }, { $second } to { $third }, { $third } to { $first }
action-exchange = { $count ->
    [one] one random discard for your card
   *[other] { $count } random discards for your hand
}
action-under = { $card } goes under the pile

# The same beside others of its kind
brief-command = { $command ->
    [deploy] { $called }{ $stack ->
        [0] {" "}(no effect)
       *[other] {""}
    }
    [lock] { $called } ({ $matching ->
        [0] nothing matches
        [one] 1 matches
       *[other] { $matching } match
    })
    [swap] { $called }{ $line ->
        [0] {" "}(no effect)
        [1] {" "}(no effect)
       *[other] {""}
    }
   *[other] { $called }
}
way-cw = clockwise
way-acw = anticlockwise
brief-role = { $command } with { $role }
brief-match = { $style ->
    [aloud] { $module } (match)
   *[shown] { $module } =
}

## Why something is refused

too-long-hint = A swap with fewer than two modules in the bays takes no bays, a deploy takes nothing, a rotate one distance.
reason-distance = A rotate goes 1 or 2 bays far.
reason-not_your_role = { $role } is not your role.
reason-no_such_card = There is no card called “{ $word }”. The cards are deploy_lock, cw, acw, any, swap and wild; three cards together are “three”.
reason-no_such_command = There is no command called “{ $word }”. The commands are deploy, lock, swap, cw and acw.
reason-no_such_bay = There is no bay “{ $bay }”. Bays go from 1 to 12.
reason-unreadable = “{ $text }” is not an action. Examples: ask swap; any: acw 2; deploy_lock: lock 3 6; swap: swap 4 9.
reason-card_not_held = You hold no { $card } card.
reason-discard_too_small = The discard holds fewer cards than your hand, so you cannot exchange them.
reason-must_ask = In this edition you must ask about a command.
reason-cannot_run_what_is_asked = In this edition you may only ask about what your hand can run, and it cannot run { $command }.
reason-run_the_shown_card = A malfunction runs the card shown, { $card }: start with “shown:” and a command it shows.
reason-run_the_shown_card-none = No card is shown now. Play a card of your hand, or three.
reason-single_card_only = Each of two commands in one turn takes a single card, so three cards cannot be used now.
reason-three_cards_needed = Three cards are needed for that; you hold { $cards ->
    [0] none
   *[other] { $cards }
}.
reason-card_does_not_show = { $card } does not show { $command }.
reason-no_role = You play without a role.
reason-role_used = { $role } has been used; each role works once per game.
reason-role_not_for_command = { $role } cannot change { $command }.
reason-role_sammie = Sammie needs a module on the ring and a free bay to move it to.
reason-role_jayani = Jayani needs three modules on the ring.
reason-role_alfie = Alfie needs two unlocked bays.
reason-role_noah = Noah needs three bays that match and may be locked together.
reason-role_luca = Luca has nothing to deploy: the stack is empty.
reason-role_nahla = Nahla needs two neighbouring bays and a third one, all matching and allowed together.
reason-role_li_yong = Li Yong helps only where a lock costs you exactly one extra card.
reason-more_bays_needed = This command needs another bay.
reason-lock_something = A module matches and costs nothing extra, so you must lock at least one bay.
reason-lock_incomplete = The role you named is for more bays than you picked.
reason-bay_picked_twice = Bay { $bay } is already picked.
reason-bay_locked = Bay { $bay } is locked; nothing there can be touched.
reason-bay_empty = There is no module on bay { $bay }.
reason-bay_not_possible = Bay { $bay } cannot take part now.
reason-bay_not_matching = The module on bay { $bay } does not match its plan.
reason-lock_c12 = In set C, bay 12 locks only with three cards; the Wild is not enough.
reason-lock_c6 = In set C, bay 6 locks alone or with even bays only.
reason-lock_c9 = In set C, bay 9 costs one more Deploy/Lock from your hand, or it goes beyond the two bays of a lock.
reason-lock_e6 = In set E, bay 6 locks only with the Wild or three cards.
reason-lock_b = In set B, bay { $bay } costs a card unless 6 and 12 lock together, and you have no card left.
reason-lock_g12 = In set G, bay 12 costs all your remaining cards, at least one, and you have none left.
reason-lock_limit = Bay { $bay } is one too many: a lock takes two bays, three with the right role.
reason-answer_ask = Ask about a command first, for example “ask swap”, or “ask nothing” where that is allowed.
    .drawn = Ask about a command first, or about nothing where that is allowed.
reason-answer_answer = Answer “yes” or “no”.
    .drawn = Answer yes or no.
reason-answer_declare = Declare a command, for example “any: acw 2”, with a card you hold.
    .drawn = Declare a command with a card you hold: choose the card first.
reason-answer_distance = Say how far: 1 or 2.
reason-answer_pick = Pick a bay by its number.
reason-answer_override = Discard one card, for example “discard swap”.
    .drawn = Discard one card.
reason-answer_refuse = Say “refuse with li_yong” or “no”.
    .drawn = Choose first whether you refuse.
reason-answer_keep_plan = Say “keep” and a bay “with amelie”, or “no”.
    .drawn = Choose the bay that keeps its plan, or none.
reason-answer_again = Say “again with anna” or “no”.
    .drawn = Choose first whether you run a second command.
reason-answer_order = Say “first” and one of the bays.
    .drawn = Choose which of the bays comes first.
reason-answer_move = Say “move”, a bay with a module, and “cw” or “acw”.
    .drawn = Choose a bay with a module, and which way it moves.
reason-answer_place = Say “to top” or “to bottom”.
    .drawn = Choose the top or the bottom.
reason-answer_cycle = Choose one of the two cycles.
reason-answer_trade = Say “exchange”, or “discard” and a card.
    .drawn = Exchange, or choose a card to discard.
reason-answer_return = Say “under” and a card of your hand.
    .drawn = Choose a card of your hand.

## The end

outcome-won = { $who ->
    [you] The ship takes off. You have won!
   *[other] The ship takes off. The game is won!
}
outcome-lost = { $who ->
    [you] The air has run out. You have lost.
   *[other] The air has run out. The game is lost.
}
band-poor = The ship stayed a heap of parts.
band-attempt = It began to look like a ship, but it will not fly.
band-almost = The exit was already in sight.
band-escaped = Out of the dock on the last breath.
band-ace = A clean departure, with some air to spare.
band-gifted = The computer would like a rematch on harder terms.
score-locked = Locked bays: { $count }, worth { $points }
score-line = Modules on the ring: { $count }, worth { $points }
score-pile = Cards in the pile: { $count }, worth { $points }
score-total = Score: { $score }

## The table on the screen

screen-turn = Turn { $turn }, run { $run } of { $runs }
screen-refreshes = { $left ->
    [0] no refresh left
    [one] 1 refresh left
   *[other] { $left } refreshes left
}
screen-locked = { $count } of { $bays } locked
screen-stack = Stack: { $count }
screen-pile = Pile: { $count }
screen-discard = Discard: { $count }
screen-discard-top = Discard: { $count }, top { $card }
screen-reserve = Reserve: { $cards }
screen-reserve-none = Reserve: none
screen-reserve-two = Reserve: { $first }, then { $second }
screen-cell-locked = locked
    .short = locked
screen-key = Bay and plan; below it the [module], with = when it matches its plan.
screen-key-compact = Bay and plan; behind it the [module], with = when it matches its plan. cw is clockwise, acw anticlockwise, three: three cards as a wild.
screen-key-malfunctions = ! malfunction.
list-empty = No module: { $bays }.
list-locked = Locked: { $bays }.
list-bay = { $bay } { $plan }
list-bay-malfunction = { $bay } { $plan } (malfunction)
label-bay-locked = Bay { $bay }. { $plan }, locked.
label-bay-empty = Bay { $bay }. Plan { $plan }. Empty.
label-bay-match = Bay { $bay }. Plan { $plan }. With its own module. Match!
label-bay-other = Bay { $bay }. Plan { $plan }. Module { $module }.
label-malfunction = Malfunction.
label-after = { $event ->
    [rotated] After the rotate: { $then }
    [swapped] After the swap: { $then }
    [cycled] After the cycle: { $then }
    [plans_swapped] After the exchange of plans: { $then }
    [plans_cycled] After the cycle of plans: { $then }
    [locked] After the lock: { $then }
   *[module_moved] After the move: { $then }
}
label-then-locked = { $plan }, locked.
label-then-empty = plan { $plan }, empty.
label-then-match = { $module }, on its plan.
label-then-other = { $module }, on the plan { $plan }.
choice-bay = bay { $bay }
hand-you = Your hand: { $cards }.
hand-you-empty = Your hand is empty.
hand-other = { $seat } holds { $count ->
    [0] no card.
    [one] one card.
   *[other] { $count } cards.
}
hand-known = Known among them: { $cards }.
known-pile = { $place ->
    [1] The top card of the pile is known: { $card }.
   *[other] Card { $place } of the pile is known: { $card }.
}
known-stack = { $place ->
    [1] The next module of the stack is known: { $module }.
   *[other] Module { $place } of the stack is known: { $module }.
}
role-line = { $who ->
    [you] Your role: { $role }, { $used ->
        [yes] used.
       *[no] not used yet.
    }
    [partner] Your partner's role: { $role }, { $used ->
        [yes] used.
       *[no] not used yet.
    }
   *[other] Role of { $seat }: { $role }, { $used ->
        [yes] used.
       *[no] not used yet.
    }
}
roles-line = Roles: { $roles }.
role-in-short = { $role } ({ $who }{ $used ->
    [yes] , used
   *[no] {""}
})
preview-next = Next: { $question }
preview-matches = { $count ->
    [0] No module would match its plan then.
    [one] Then bay { $bays } would match.
   *[other] Then bays { $bays } would match.
}
status-asked = Asked: { $command }. Answer: { $answer }.
status-command = Being run: { $command }.
status-two = This turn has two commands, one card each.
status-owes = { $who ->
    [you] You owe two commands in your next turn.
    [seat] { $seat } owes two commands in its next turn.
   *[other] { $seat } owes two commands in their next turn.
}
status-no-refill = The hand is not filled this turn.
answer-yes = yes
answer-no = no

legend-head = Modules: code, glyph, name.
legend-marks = On the ring: first the bay number and its plan. Below or behind it, [..] is a module; [..]= lies on its own plan and can be locked. “locked” is done. ! marks a bay with a malfunction.
legend-cards = Cards:
legend-card = { $card }: { $notation }, shows { $shows }
legend-three = { $card } together: { $notation }, for any command
boxed-cards = In the box, out of this game: { $cards }.
roles-none = Nobody has a role.
role-head = { $role }, { $title } ({ $when }). { $does }
roles-useless = Alone with these malfunctions, { $role } can never be of use.
malfunctions-none = There are no malfunctions in this game.
malfunctions-head = Malfunctions, { $set }. They work each time their bay is locked.
malfunctions-bay = Bay { $bay }: { $text }
heading-pay = With { $card }:
heading-three = With three cards, as a wild:
fold-head = { $head }:
fold-keep = plan to keep:
heading-shown = With the card shown, { $card }:

## What can be typed at the table

typed-hand = hand
    .does = show your hand again
typed-ring = ring
    .does = the table as a ring
typed-roles = roles
    .does = who has which role, and what it does
typed-malfunctions = malfunctions
    .does = what bays 12, 3, 6 and 9 do
typed-talk = talk
    .does = what may be said now
how-to-answer = Answer with the number in front of an action or with its notation. A whole command fits in one line, for example any: acw 2 or deploy_lock: lock 3 6. Where bays are picked, a number is a bay; 0 means done.

## Examples of the rules

example-rotate_counts = The Bridge turns two bays clockwise from bay 2: the locked bay 3 is jumped over and the empty bay 4 counts, so it ends on bay 5.
example-swap_empty = A swap exchanges two modules. Bay 5 is empty, so nothing can be swapped with it.
example-lock_nothing = The Shuttle Bay lies on its plan and locking it costs nothing extra, so you may not lock nothing.
example-verify_direction = Your partner holds a clockwise card and no other that turns: it does not verify an anticlockwise rotate. Your partner has to discard a card, and the command runs all the same.
example-three_needs_three = Only exactly three cards stand for a wild: with two it is refused.
example-refresh_when_missing = You draw the last card of the pile, and nothing is refreshed: that comes when a card is missing.
example-twelfth_lock = Bay 12 of set A would open a locked bay again. But this is the twelfth lock, and it wins before its malfunction.

## What the options come to

summary-cards = { $cards } cards in pile and hands, { $reserve } in reserve
    .label = Deck
reserve-any = { card-any }
reserve-wild = { card-wild }
reserve-cw = { card-cw }
reserve-acw = { card-acw }
reserve-deploy_lock = { card-deploy_lock }
summary-modules = { $modules } to lock
    .label = Modules
summary-commands = at most { $commands } before the cards run out
    .label = Commands
summary-overridden = only { $overridden } if every one is overridden
    .label = Overriding
