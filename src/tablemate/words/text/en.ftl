### What the table and the command say in English; what only one game needs for its options, cards and help has its name.

list-last = { $head } and { $last }
list-or = { $head } or { $last }
## How a seat is called: in a sentence, as a label, as a heading; where it has a name, all three are the name

seat-called = seat { $number }
    .label = seat { $number }
    .heading = Seat { $number }
seats-label = seat { $numbers }

## Refusals of the table itself

reason-game_over = The game is over.
reason-not_your_decision = The table waits for { $seat } now.
reason-no_such_action = There is no such action.
reason-stale_action = This choice was made before the table moved on: it would not be “{ $text }” any more. Choose again.
reason-time_is_up = Time is up: nothing can be done any more.
reason-name_not_text = A name is a text.
reason-name_empty = A name has at least one letter, digit or sign that can be seen.
reason-name_too_long = A name has at most { $most } characters, and this one has { $found }.
reason-name_hidden_signs = A name has no control characters, and no marks that turn the direction of writing.
reason-nothing_to_undo = There is nothing to take back.
reason-information_gained = The last step brought something new to light, so it stands. In practice games (--practice) everything can be taken back.
reason-own_take_back = This game has its own way: type take back while the rules allow it. In practice games (--practice) undo takes back anything.
reason-sentence_too_long = The command is complete before the end of this line: leave out the rest.

## At the table

play-start = { $game }, { $players ->
    [1] alone
    [2] two players
   *[other] { $players } players
}.
play-seed = Seed { $seed }: the same seed and options give this game again.
play-loaded = The game goes on from step { $step }.
play-forked = A new game from step { $step } of { $file }.
play-practice = Practice: everything can be taken back, and the record says so.
play-bot = { $bot } sits at seat { $number }.
play-pace = { $seconds ->
    [one] Each bot takes { $seconds } second for an action, also while you think.
   *[other] Each bot takes { $seconds } seconds for an action, also while you think.
}
play-mode = { $mode ->
    [live] Mode live: { $clock } on the clock, from the first prompt on.
    [relaxed] Mode relaxed: { $clock } on the clock, from the first prompt on.
    [rolls] Mode rolls: no clock, and { $rolls } rolls.
   *[practice] Mode practice: no clock.
}
play-mode-other = Others: --mode live, relaxed, practice or rolls.
play-clock-goes-on = The clock goes on at { $time }.
play-uncompiled = { $detail } The game goes on without them.
play-hint = Type a number, the notation beside it, or help. To see what was agreed: options.
prompt = >
prompt-seat = { $seat } >
question-to = { $seat }: { $text }
prompt-clock = { $time } { $prompt }
seat-idle = { $seat } has nothing to do now.
seat-of-bot = { $bot } plays for { $seat }.
no-such-seat = The seats are 1 to { $seats }.
time-up-enter = Time is up! Press Enter.
game-over-enter = The game is over! Press Enter.
seat-colon = For seat { $seat }, put a colon behind the number: { $seat }: { $line }
time-left = { $time } left on the clock.
undo-instead = This is a practice table: undo takes back anything.
undo-neither = Here that is never possible: it was agreed that a die that was placed stays.
card-not-on-table = { $card } lies neither in the row nor in front of anybody. On the table: { $cards }.
note-not-agreed = not agreed yet
wait-nobody = Nobody else does anything now.
turn-over = ----- { $seat } -----
hand-over-private = Read this, then press Enter and give the screen to { $seat }.
hand-over = { $seat }: take the screen and press Enter to see your hand.
refused = No: { $reason } ({ $rule })
no-such-number = { $number } is not possible here. Possible: { $numbers }.
number-dropped = The list has changed, and { $number } was not in the one before: type it again.
number-range = { $first } to { $last }
refused-more = More: rules { $topic }
why-none = Nothing has been refused yet. Type why and an action to ask about it.
why-fine = You can play that now.
why-rule = { $reason } (rule { $rule })
undone-many = { $count ->
    [one] One step taken back.
   *[other] { $count } steps taken back.
}
saved = Saved to { $file }.
save-refused = { $file } exists and is not a game of Tablemate; choose another name.
save-failed = { $file } could not be written: { $problem }.
save-offer = File name to save the game, or Enter to leave without saving:
save-offer-kept = File name to save the game, or Enter to leave; the game is kept for { $days } days:
save-name = That is no file name. Type one, or y again for { $file }.
save-exists = { $file } holds a game already and stays as it is; with --overwrite it is replaced.
save-replace = { $file } holds a game already. Replace it? [y/n]
save-stays = { $file } stays as it is.
save-other = Another file name, or Enter to play without one:
keep-failed = { $file } could not be written: { $problem }. The game goes on, and every step tries again.
keep-again = { $file } can be written again and holds the game up to step { $step }.
saved-part = { $file } holds the first { $step } of { $steps } steps.
log-head = What happened so far:
log-veiled = Cards of earlier turns and tricks are not named: memory is free, browsing is not. Start with --open-log to name them.
log-empty = Nothing yet.
unknown-topic = There is no topic { $topic }. The topics are: { $topics }.
topics-head = Topics; read one with its name:
options-practice = Practice
options-practice-yes = everything can be taken back
input-ended = The input ended before the game did.
input-endless = A line came that does not end; nothing more is read.
line-too-long = That line has more than { $most } characters; nothing was done with it.
interrupted = Interrupted before the end of the game.
resume-hint = Go on with: tablemate play { $game } --load { $file }{ $options }
left-kept = The game is kept for { $days } days. Go on with: tablemate play { $game } --resume
resume-offer = You have an unfinished game of { $game } ({ $seats }) from { $when }, step { $step }. Go on with it? [y/n]
resume-seats = { $players ->
    [1] alone
   *[other] { $players } players
}{ $bots ->
    [yes] , with bots
   *[no] { "" }
}
resume-others = { $count ->
    [one] One more game is unfinished.
   *[other] { $count } more games are unfinished.
} To choose: tablemate play --unfinished
resume-other-file = { $file } holds another game by now, so this one is not written there any more.
resume-spoiled = { $file } is not a whole game and is left alone.
unfinished-line = { $number }  { $game } ({ $seats }), step { $step }, last played { $when }
unfinished-which = Which one? Its number, or Enter for none:
not-saved = The game was not saved.
left = Good-bye.
end-head = The game is over.
end-replay = See it again: tablemate replay { $file }
end-kept = This game is in no file of yours, but it is kept for { $days } days. See it again:
end-save-hint = This game was not saved; start with --save FILE to keep it.
end-again = The same game again: tablemate play { $game } { $options }--seed { $seed }

## Commands typed at the table

typed-help = help
    .does = this list
typed-view = view, look
    .does = show the table again
typed-hand = hand
    .does = show your hand again
typed-list = list
    .does = the table as sentences, good for reading aloud
typed-ring = ring
    .does = the table as a ring
typed-table = table
    .does = the table as a drawing
typed-row = row [id]
    .does = the bombs in the row, or one of them, explained
typed-cards = cards [id]
    .does = your cards, or one by its id, explained
typed-bag = bag
    .does = the dice in the bag
typed-legend = legend
    .does = names, codes and signs
typed-rules = rules [topic]
    .does = read the rules
typed-why = why [action]
    .does = why an action is refused
typed-wait = wait
    .does = let the others act first
typed-seat = seat 2
    .does = act for another seat
typed-time = time
    .does = how much time is left
typed-log = log
    .does = what happened so far
typed-undo = undo
    .does = take the last step back
typed-options = options
    .does = what was agreed for this game
typed-roles = roles
    .does = who has which role, and what it does
typed-malfunctions = malfunctions
    .does = what bays 12, 3, 6 and 9 do
typed-talk = talk
    .does = what may be said now
typed-save = save [file]
    .does = save the game
typed-quit = quit
    .does = leave the table
help-head-assembly = Answer with the number in front of an action or with its notation. A whole command fits in one line, for example any: acw 2 or deploy_lock: lock 3 6. Where bays are picked, a number is a bay; 0 means done.
help-head-fuse = Answer with the number in front of an action or with its notation: { $actions }. A die is a letter and a value: R red, B blue, G green, Y yellow, K black. Its letter in the tray does as well: a b13.2, burn a.
help-fuse =
    .roll = roll
    .place = place r4 on b13.2 (or just r4 b13.2)
    .burn = burn r4
    .claim = claim r4 (take it in hand)
    .release = release r4
    .give = give r4 to 2
    .pick = pick b13
    .lose = lose b12.3
    .back = take back
    .confirm = confirm
    .stop = stop
help-enter = Enter alone plays the only action there is.
help-seats = The prompt names the seat it acts for. For another one, put its number first: 2: place r4 on b13.2. Or turn to it: seat 2.
help-bots = Bots act when no person is waited for, or when you say wait.
help-bots-pace = Bots act in their own time, also while you think: what you have typed stays. Type wait to let them act first.
help-commands = Besides, at any time:
help-pipe = When the input is not a terminal, a number that stands before no action counts as a place in the list.

## Replay

replay-start = { $game }, { $players ->
    [1] alone
    [2] two players
   *[other] { $players } players
}, { $steps ->
    [one] one step
   *[other] { $steps } steps
}.
replay-set-up = Set-up
replay-step = Step { $step }, { $seat }: { $action ->
    [hidden] something that the others did not see
   *[other] { $action }
}
replay-clock = Step { $step }, the clock: { $action }
replay-time = { $step } ({ $time })
replay-undo = Step { $step }: step { $undone } is taken back.
replay-undo-by = Step { $step }, { $seat }: step { $undone } is taken back.
replay-unfinished = The record ends here; the game is not over.
replay-abandoned = The record ends here; the game was given up.
replay-checked = The replay ends exactly as recorded.
replay-prompt = Enter: next step. A number: that step. t: the table. q: leave.
replay-no-step = This record has the steps 0 to { $steps }.
progress-replay = Replaying: step { $step } of { $steps }
progress-cards = Checking the cards: { $seconds } s
progress-table = Setting up the table: { $seconds } s

## Problems

problem = That does not work: { $detail }
problem-lead = { $detail }
problem-file = { $file } cannot be read: { $trouble }.
file-trouble = { $kind ->
    [missing] { $doing ->
        [write] there is no such folder
       *[read] there is no such file
    }
    [folder] it is a folder
    [device] it is not a file
    [long] a record has no room for more than 100,000 steps
    [permission] there is no permission
    [owner] it belongs to somebody else
    [open] others may write to it
    [text] it is not a text file
    [taken] somebody else has written it meanwhile
    [full] the disk is full
    [name] this cannot be a file name
   *[other] { $detail }
}
problem-json = This file is not JSON, or it was cut short.
problem-long = This file is too long for a game: a record has at most 100,000 steps and 32 MB.
problem-record = This file is not a game of Tablemate.
problem-changed = The record does not end where it says: it was changed or cut short.
problem-cache-owner = Compiled rules in { $folder } are not used: somebody else owns this folder.
problem-cache-open = Compiled rules in { $folder } are not used: others may write to this folder.
problem-abandoned = The game in { $file } was given up. From any of its steps a new one goes on: tablemate replay { $file } --fork-at STEP
problem-both-load = With { $option } the game from before says what was agreed: leave out { $options }.
problem-nothing-unfinished = There is no unfinished game to go on with, or it is being played just now. A game that you saved goes on with --load and its file.
problem-seat = { $seats ->
    [1] Alone there is only seat 1, not { $seat }.
    [2] The seats are 1 and 2, not { $seat }.
   *[other] The seats are 1 to { $seats }, not { $seat }.
}
problem-bots = --bots names seats and bots, for example 2,3=random,4=greedy, not { $value }.
problem-bot-and-bots = --bot fills every seat but yours, --bots names the seats: choose one of them.
problem-no-person = One seat must be left for a person.
problem-seat-bot = Seat { $seat } is given to { $bot } already.
problem-pace = --pace takes the seconds of a bot's action, from 0 to { $most }, not { $value }.
problem-pace-clock = Only where a clock runs do bots take time (--pace): in the modes live and relaxed.
problem-bot = There is no bot { $bot }. The bots are { $bots }.
problem-bot-players = A bot needs a seat of its own: leave out --players 1.
problem-language = The languages are en and fr, not { $language }.
problem-one-of = { $option } must be { $allowed }, not { $value }.
problem-number = { $option } must be a whole number from { $low } to { $high }, not { $value }.
problem-other-game = This is a record of { $played }, not of { $game }.
problem-usage = { $detail } More: { $command } --help
usage-whole-number = { $option } takes a whole number, not { $value }.
usage-decimal-number = { $option } takes a number such as 1.5, not { $value }.
usage-no-value = { $option } needs a value behind it.
usage-no-command = There is no command { $command }.
usage-too-much = This is too much: { $rest }.
usage-missing = { $what } is missing.
usage-no-option = There is no option { $option }.
usage-near-option = There is no option { $option }; perhaps { $near }?
usage-other-game = { $option } is an option of { $games }, not of this game.
usage-other = { $detail }
problem-needs-fork = Only a game that is played on from a step, with --fork-at, takes { $options }.
problem-rules-version = This record was played with version { $played } of the rules of { $game }; the newest known here is version { $here }.
problem-other-cards = This record was played with another card set.
problem-layout = There is no layout { $layout } here; tablemate play GAME --help names those of a game.
problem-viewer = The viewers of this record are { $viewers }, not { $viewer }.
problem-game = There is no game { $game }. The games are: { $games }.
problem-honest = Only the edition v22 leaves it to the players whether answers are honest.
problem-first = The first seat must be random, 1 or 2 (and be at the table), not { $value }.
problem-role = There is no role { $value }. The roles are { $roles }.
problem-role-number = { $players ->
    [one] One role is needed,
   *[other] { $players } roles are needed, one for each seat,
} not { $given }.
problem-no-role = hard_no_role is played without a role.
problem-role-twice = There is only one role card of { $role } (R42).
problem-variant = There is no variant { $value }. The variants are { $variants }.
problem-variant-twice = Each variant is chosen once.
problem-variant-players = { $players ->
    [one] { $variant } is a variant for one player.
   *[other] { $variant } is a variant for two players.
}
problem-variant-edition = The edition { $edition } does not offer { $variant }; { $offered } does.
problem-variant-easy = Only one of the easier variants is chosen.
problem-variant-shared = These variants change the same cards; choose one of them.
problem-variant-wild = easy_wild needs two Any cards in reserve, and hard_oneway leaves only one.
problem-seed = A seed is a whole number from 0 to 9223372036854775807, not { $value }.
problem-fuse-clock = Only the mode relaxed has a longer clock (--clock-factor).
problem-fuse-strict-book = --strict-sheet is the letter of the sheet; book2015 has rules of its own.
problem-fuse-bonus = book2015 ends with the win: it has no bonus phase (--bonus-seats).
problem-fuse-solo-players = --solo-use one is a rule for one player.
problem-fuse-solo-burn = --solo-use one goes with --burn-if stuck (A22).
problem-fuse-solo-strict = --strict-sheet rolls one die alone, so --solo-use has no effect.
problem-fuse-skip = --bag-empty skip needs a clock or --roll-budget, else the game would never end (A12).
problem-fuse-budget = The mode rolls needs a number of rolls.
problem-fuse-step = The sheet gives no points for time, so --step has no effect.
problem-fuse-solo-hands = --solo-use one does not go with --hard-hands.
problem-fuse-bombs = { $most ->
    [0] This deck has too few bombs: after the start none would be left to defuse.
   *[other] { $many } bombs to defuse are too many: this deck allows { $most } (--bombs { $most }).
}
problem-fuse-sabotage = { $many ->
    [0] This deck has no sabotage cards: --sabotage-count { $many }
    [one] This deck has only one sabotage card: --sabotage-count 1
   *[other] This deck has only { $many } sabotage cards: --sabotage-count { $many }
}
problem-fuse-solo-values = A solo hand needs bombs of three different values; this deck has fewer.
problem-fuse-sheet-values = Each player starts with a bomb of value 1 or 2 and one of 3 or 4; this deck has too few.
problem-fuse-book-values = The starting hands of book2015 need more bombs of value 1 or 2 than this deck has.
problem-no-cards = There is no list of cards for { $game }; there is one for { $games }.
problem-card = There is no card { $card }. The cards are { $cards }.
problem-deck = { $place }: { $detail }
problem-deck-card = { $place }: { $card }: { $detail }

## What can be wrong with a deck

deck-file_too_long = a deck file has at most { $most } bytes, and this one has { $found }.
deck-toml = this is not TOML: { $problem }.
deck-deck_type = a deck is a table with the lists bomb and sabotage.
deck-deck_key = a deck has no { $found }; it has { $allowed }.
deck-cards_type = { $kind } must be a list of tables, one for each card.
deck-no_bomb = a deck needs at least one bomb.
deck-too_many_cards = a deck has at most { $most } cards of the kind { $kind }, and this one has { $found }.
deck-card_key = a { $kind } card has no { $found }; it has { $allowed }.
deck-key_missing = a { $kind } card needs { $missing }.
deck-id = an id is a letter followed by at most seven letters or digits, not { $found }.
deck-id_taken = another card has the id { $found }, and capitals do not tell ids apart.
deck-name = a name is a text, or two, {"{"} en = "…", fr = "…" {"}"}, each of 1 to { $most } printable characters.
deck-value = value must be a whole number from 1 to { $most }, not { $found }.
deck-match = match must be one colour letter of R B G Y K or one digit of 1 to 6, not { $found }.
deck-layout = layout must be row, stack, pyr2, pyr3, free or twin a+b with at most { $most } slots, not { $found }.
deck-texts = { $which } must be a list of texts.
deck-slot = slot { $slot } must be _ or ? or one or two alternatives such as R, 4, R4, R/4, with the colours R B G Y K and the values 1 to 6, not { $found }.
deck-slot_alternatives = slot { $slot } has more than { $most } alternatives: { $found }.
deck-slot_count = the layout { $layout } has { $expected } slots, and { $found } are given.
deck-slot_range = the layout { $layout } has 1 to { $most } slots, and { $found } are given.
deck-slot_unnamed = slot { $slot } is _, so that at least one rule must name it; ? takes any die.
deck-slot_named = slot { $slot } is ?, so that no rule may name it; _ is a die that rules judge.
deck-too_many_rules = a card has at most { $most } rules, and this one has { $found }.
deck-rule = { $found } is not a rule; a rule reads like { $example }. Rules begin with same_value, same_colour, same_both, same_either, diff_colour, diff_value, rise, sum, gap or balance.
deck-rule_slot = the rule { $found } names slot { $slot }, and the card has slots 1 to { $slots }.
deck-rule_repeats = the rule { $found } names slot { $slot } twice.
deck-rule_two_slots = the rule { $found } must name two slots or more.
deck-rule_gap_slots = the rule { $found } must name exactly two slots.
deck-supports_missing = the layout free needs supports: for each upper slot the slots it rests on.
deck-supports_layout = supports belong to the layout free; the layout { $layout } has its own.
deck-supports = supports must be a table from a slot to the list of different slots it rests on, from 1 to { $slots }.
deck-supports_cycle = a slot rests on itself, directly or by way of other slots.
deck-not_completable = no dice complete this card.
deck-six_of_one_colour = this card needs six dice of one colour, and there are only five.
deck-too_large = with this card the deck has more different fillings than the tables can hold.

## The cards of a game

cards-checked = { $file }: { $counts }, nothing wrong.
cards-play = Play it: { $command }
cards-play-not = Alone it cannot be played as it is: { $detail }
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
cards-key = Val: points. 1st: how many of the 30 different dice the empty card takes. E: how many random dice the card needs on average, played well. Below a card: its rules. One card in words: { $command }
cards-sabotage = sabotage: everybody loses { $match }
cards-figures = The empty card takes { $first } of the { $dice } different dice. Played well, it needs { $effort } random dice on average.

## The command line

welcome = Tablemate, a digital table for solo and cooperative games.
welcome-assembly = Play now:           tablemate play assembly
welcome-fuse = Against the clock:  tablemate play fuse
welcome-two = Two at one screen:  tablemate play assembly --players 2
welcome-bot = With bots:          tablemate play fuse --players 5 --bot greedy
welcome-rules = Read the rules:     tablemate rules assembly
welcome-cards = See the bombs:      tablemate cards fuse
welcome-help = Everything else:    tablemate --help
welcome-notice-assembly = An unofficial project. Assembly is by Janice and Stu Turner (Wren Games, 2018).
welcome-notice-fuse = FUSE is by Kane Klenko (Renegade Game Studios, 2015); the bombs here are our own.
games-line = { $game }: { $about } Players: { $players }.
games-play = Play one: tablemate play fuse. Its options: tablemate play fuse --help
games-rules = Read its rules: tablemate rules fuse. One topic: tablemate rules fuse placing
version = tablemate { $version }

cli-help = A digital table for solo and cooperative tabletop games.
    .epilog = Example: tablemate play fuse --players 3 --bot greedy. Exit codes: 0 done, 2 wrong usage, options or file, 3 the input ended (or Ctrl-C) before the game did.
cli-play = Play a game in the terminal, line by line. Every game has its own options: tablemate play fuse --help.
    .epilog = Example: tablemate play fuse --players 2. Without a game: the list of games. Exit codes: 0 the game ended or you left with quit, 2 wrong options or file, 3 the input ended (or Ctrl-C) before the game did.
cli-play-assembly = Assembly: build a ship, alone or with a partner.
    .epilog = Example: tablemate play assembly --malfunctions A --roles sammie --seed 7. Exit codes: 0 the game ended or you left with quit, 2 wrong options or file, 3 the input ended (or Ctrl-C) before the game did.
cli-play-fuse = FUSE: defuse bombs with dice, one to five players.
    .epilog = Example: tablemate play fuse --players 5 --bot greedy --seat 2, or two people and two bots: tablemate play fuse --bots 3,4=random. Exit codes: 0 the game ended or you left with quit, 2 wrong options or file, 3 the input ended (or Ctrl-C) before the game did.
cli-replay = Show a saved game step by step, or play on from any step.
    .epilog = Example: tablemate replay game.json --fork-at 12 --seed 5. Exit codes: 0 done, 2 the file is no record or does not replay, 3 the input ended before a forked game did.
cli-games = List the games.
    .epilog = Example: tablemate games --json. Exit codes: 0 done, 2 wrong usage.
cli-rules = Read the rules of a game in our own words.
    .epilog = Examples: tablemate rules assembly lock; tablemate rules fuse placing. Exit codes: 0 done, 2 there is no such game or topic.
cli-cards = Look at the cards of a game, or check cards of your own.
    .epilog = Examples: tablemate cards fuse B13; tablemate cards origin_story s15; tablemate cards fuse --deck mine.toml. Exit codes: 0 done, 2 wrong usage, no such card, or the file is wrong.
cli-arg-rules-game = The game, assembly, fuse or origin_story; left out: the list of games.
cli-arg-file = A saved game.
cli-arg-topic = What to read; left out: the list of topics. “all” reads everything.
cli-arg-cards-game = The game, fuse or origin_story.
cli-arg-card = A card by its id, for example B13 of FUSE or s15 of Origin Story; left out: all cards.
cli-cards-deck = Cards of your own, a TOML file: they are checked, then shown. For Origin Story also standard-1, its cards of version 1 of the rules.
cli-assembly-players = How many players: 1 or 2.
cli-assembly-edition = The edition of the rules: v22 or later.
cli-assembly-malfunctions = The malfunction set: none, or A to G.
cli-assembly-roles = Roles by seat (sammie,noah), or for all: random, useful (only those that can be of use here; the default for one player) or none.
cli-assembly-difficulty = Difficulty variants, by comma (see: tablemate rules assembly difficulty).
cli-assembly-communication = How the crew may talk: limited, reduced or jammed.
cli-assembly-honest = Whether answers must be true (v22 only leaves the choice).
cli-assembly-first = Who begins: random, 1 or 2.
cli-fuse-players = How many players: 1 to 5.
cli-fuse-edition = The edition: sheet (play on after the win) or book2015 (points for winning and time).
cli-fuse-level = How many bombs: training, standard, expert, elite or insane.
cli-fuse-mode = live (10 minutes), relaxed (longer), practice (no clock) or rolls (a number of rolls); left out: live at a terminal, else practice.
cli-fuse-clock-factor = How much longer relaxed is: 1.5 or 2.
cli-fuse-bombs = The number of bombs to defuse, whatever the level.
cli-fuse-six-point = With the five hard bombs of six points.
cli-fuse-sabotage-count = How many sabotage cards; left out: 6.
cli-fuse-strict-sheet = One die and two bombs each, even for one or two players.
cli-fuse-legality = extendable (a bomb must stay completable) or local (dead ends are allowed).
cli-fuse-burn-if = When a die may be burnt: stuck, misfit or any.
cli-fuse-solo-use = Alone: use all three dice (all) or one.
cli-fuse-bag-empty = A roll from an empty bag: loss, or skip.
cli-fuse-bonus-seats = Who takes dice after the win: holders (of bombs) or all.
cli-fuse-hold = Whether a die may be held, released and given; left out: in live and relaxed.
cli-fuse-undo = Whether a placement may be taken back; left out: except in practice.
cli-fuse-confirm-draft = Whether all agree before a turn goes on; left out: in rolls.
cli-fuse-hard-hands = A wrong placement empties the bomb.
cli-fuse-roll-budget = How many rolls there are; left out: in rolls, by the level.
cli-fuse-step = Seconds for a point of time in book2015; left out: 10.
cli-fuse-deck = A deck of your own, a TOML file (see tablemate cards --help).
cli-seed = A number that fixes all chance; left out: a new one, printed.
cli-bot = A bot for every seat but yours: { $bots }; none: people only, also where bots sat before.
cli-bots = Bots by seat; the other seats are for people: 2,3=random,4=greedy, or 2,3 for greedy ones.
cli-seat = Your seat, counted from 1; left out: 1.
cli-pace = Seconds that a bot takes for an action where a clock runs; left out: 2, and 0 is at once.
cli-lang = The language, en or fr; left out: that of your system.
cli-layout = How the table is shown; list reads well aloud in every game.
cli-layout-assembly = How the table is shown: ring, or list (reads well aloud).
cli-layout-fuse = How the table is shown: table, or list (reads well aloud; the time left is told only at each prompt).
cli-practice = Practice: undo anything.
cli-load = Go on with a saved game and the bots that play in it, and keep it in its file.
cli-save = Keep this game in a file, written after every step.
cli-overwrite = Let --save and the command save replace games without asking; what is no game of ours is never replaced.
cli-resume = Go on with the game that you played last and did not finish. One that you left whole in a file goes on with --load.
cli-unfinished = List the unfinished games, and choose one to go on with.
cli-open-log = Let the log name all cards.
cli-step = Show the table after this step only.
cli-json = Print JSON for programs.
cli-viewer = Whose eyes: a seat (1, 2 …), spectator or all.
cli-fork-at = Play on from this step as a new game.
cli-version = Print the version and leave.
cli-help-option = Show this help and leave.
cli-install-completion = Install completion for your shell.
cli-show-completion = Show the completion script, to copy or adapt it.

## Origin Story

welcome-origin_story = Tricks and heroes:  tablemate play origin_story
welcome-notice-origin_story = Origin Story is by Jamey Stegmaier and Pete Wissinger (Stonemaier Games, 2025), its solo mode by Automa Factory; the cards here are our own.
cli-play-origin_story = Origin Story: tricks against two artificial opponents, alone.
    .epilog = Example: tablemate play origin_story --level 2. Exit codes: 0 the game ended or you left with quit, 2 wrong options or file, 3 the input ended (or Ctrl-C) before the game did.
cli-layout-origin_story = How the table is shown: table, or list (reads well aloud).
cli-origin-story-level = How hard: 0 to 5; left out: 0.
cli-origin-story-ties = What a tie for most points is: shared (a victory) or lost.
cli-origin-story-cards = Cards of your own, a TOML file (see tablemate rules origin_story own_cards); or standard-1, the cards of version 1 of the rules; left out: standard.
typed-event = event
    .does = the event of this round
typed-vancardian = vancardian
    .does = the Vancardian card of this round
typed-scores = scores
    .does = points and tricks

## What can be wrong with a card set of Origin Story

cardset-ability = { $ability }: { $detail }
cardset-file_too_long = a card file has at most { $most } bytes, and this one has { $found }.
cardset-toml = this is not TOML: { $problem }.
cardset-set_type = a card set is a table with { $allowed }.
cardset-set_key = a card set has no { $found }; it has { $allowed }.
cardset-cards_type = { $kind } must be a list of tables, one for each card.
cardset-too_few_cards = solo play needs at least { $least } cards of the kind { $kind }, and this set has { $found }.
cardset-too_many_cards = a card set has at most { $most } cards of the kind { $kind }, and this one has { $found }.
cardset-too_few_bolts = a card set needs at least { $least } Vancardian cards with { $bolts } bolts, and this one has { $found }.
cardset-extra_love = extra_love must be a list of { $cards } values from 1/2 to 13 1/2, each value in pairs.
cardset-extra_love_whole = the extra-love values { $found } have the same whole number, so that A{ $whole } could be both.
cardset-too_large = with this card the set has more { $what } than the { $most } that the tables can hold.
cardset-card_key = a { $kind } card has no { $found }; it has { $allowed }.
cardset-key_missing = a { $kind } card needs { $missing }.
cardset-id = an id is a letter followed by at most seven letters or digits, not { $found }.
cardset-id_taken = another card has the id { $found }, and capitals do not tell ids apart.
cardset-name = a name is a text, or two, {"{"} en = "…", fr = "…" {"}"}, each of 1 to { $most } printable characters.
cardset-type = type must be one of { $allowed }, not { $found }.
cardset-no_solo = no_solo must be true or false, not { $found }.
cardset-texts = { $which } must be a list of texts.
cardset-slots = a card has 1 to { $most } slots, and this one has { $found }.
cardset-slot = a slot is a cost from 1 to { $most }, followed by r for a Remove slot, not { $found }.
cardset-remove_mixed = slots are either all Remove slots or none.
cardset-abilities = a card has 1 to { $most } abilities, and this one has { $found }.
cardset-bolts = bolts must be 1 or 2, not { $found }.
cardset-rounds = rounds must be a list of { $rounds } texts such as R2+M1, or - for none.
cardset-keyword = { $found } is no keyword; a line reads like R2+M1, A4 or -.
cardset-keyword_number = { $found } must have a number from 1 to { $most }.
cardset-too_many_keywords = a line has at most { $most } keywords, and { $found } has more.
cardset-add_value = { $found } adds a value that no two extra-love cards have.
cardset-add_twice = the line { $found } adds the same value twice, and there are two extra-love cards of it.
cardset-ability_too_long = an ability has at most { $most } characters.
cardset-syntax =
    { $expected ->
        [end] the end
        [token] a number, a word or a sign
        [comparison] =, <, <=, > or >=
        [count] a number or a count
        [number] a number
       *[other] { $expected }
    } is expected where it reads { $found ->
        [end] the end
       *[other] { $found }
    }.
cardset-number = { $found } is no whole or half number.
cardset-window = there is no window { $found }; there are { $allowed }.
cardset-condition = { $found } is no condition; it reads like hero, suit=S, t=8, vp<max or won>=4.
cardset-trick_number = the number of a trick is from 1 to { $most }, not { $found }.
cardset-suit = { $found } is no suit; the suits are L, B, M and S.
cardset-opponent = { $found } is no Vancardian; they are A and F.
cardset-count = { $found } counts nothing; there are { $allowed }.
cardset-selector = cards are selected like *, S, print<=4 or S&print>=9, not with { $found }.
cardset-selector_empty = no card can be { $found }.
cardset-too_complicated = an expression is a sum of at most two counts, each times a whole number up to nine, plus a number, inside min and max with numbers.
cardset-too_far = the numbers of an expression go from -{ $most } to { $most }.
cardset-bounds = nothing is at least { $low } and at most { $high }.
cardset-half = { $found } must be whole numbers.
cardset-value_count = { $found } is the value of a card and cannot be an amount.
cardset-nothing_counted = { $found } compares two numbers.
cardset-effect = there is no effect { $found }.
cardset-effect_form = { $found } reads like { $example }.
cardset-range = the number in { $found } must be from { $low } to { $high }.
cardset-zero = { $found } changes nothing.
cardset-either = or joins the same effect on A and on F.
cardset-choose = the suits on offer are two or three of B, M and S.
cardset-too_many = an ability has at most { $most } { $what }.
cardset-times = x{ $found } must be from x1 to x{ $most }.
cardset-times_effect = { $found } cannot be repeated.
cardset-times_place = outside charged, revealed and event xN stands at the end of the ability.
cardset-times_window = abilities of the window { $window } cannot have xN.
cardset-window_kind = the window { $window } does not fit a { $kind } card; it has { $allowed }.
cardset-condition_window = the condition { $found } does not fit the window { $window }.
cardset-count_window = { $found } cannot be counted in the window { $window }.
cardset-count_slots = k counts charged slots, and this card has no plain slots.
cardset-effect_window = { $found } does not fit the window { $window }; it fits { $allowed }.
cardset-amount = { $found } comes to { $least } to { $most }, and it must stay within { $low } to { $high }.
cardset-one_effect = an ability that you choose to use in the window { $window } has one effect.
cardset-payment = a payment in the windows won and lost works by itself: no Remove slot, no xN, no other effect.
cardset-unlimited = { $found } needs Remove slots or xN, so that it has an end.
cardset-remove_window = Remove slots cannot be used in the window { $window }.
cardset-remove_times = an ability on Remove slots is used once for each slot and has no xN.
cardset-draws = a card draws at most { $most } cards, and this one { $found }.
cardset-steps = a card works off at most { $most } effects in one go, and this one { $found }.
cardset-predict_twice = a card predicts once.
cardset-payments = a card gives at most { $most } VP at a time, and this one { $found }.
cardset-tokens = a card gives or takes at most { $most } tokens, and this one { $found }.
cardset-discards = an ability cannot discard more cards than it draws.
cardset-choose_twice = a card chooses one suit.
cardset-not_chosen = mysuit(X->L) needs choose X on the same card.
cardset-not_predicted = pred needs predict() on the same card.
