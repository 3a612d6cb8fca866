### What the table and the command say in English; what only one game says is in its own catalogue.

list-last = { $head } and { $last }
list-or = { $head } or { $last }
quoted = "{ $text }"
value-and-meaning = { $value }: { $meaning }
option-and-value = { $option } ({ $value })
## How a seat is called: in a sentence, as a label, as a heading; where it has a name, all three are the name

seat-called = seat { $number }
    .label = seat { $number }
    .heading = Seat { $number }
seats-label = seat { $numbers }
you-called = you

## Refusals of the table itself

reason-game_over = The game is over.
reason-not_your_decision = { $who ->
    [you] The table waits for you now.
   *[other] The table waits for { $seat } now.
}
reason-no_such_action = There is no such action.
reason-text_too_long = No action takes more than { $most } characters to say.
reason-stale_action = This choice was made before the table moved on: it would not be “{ $text }” any more. Choose again.
reason-time_is_up = Time is up: nothing can be done any more.
reason-nothing_to_undo = There is nothing to take back.
reason-information_gained = The last step brought something new to light, so it stands.
reason-own_take_back = This game has its own way: the action take back, while the rules allow it.
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
play-clock-goes-on = The clock goes on at { $time }.
play-uncompiled = { $detail }. The game goes on without them.
play-hint = Type a number, the notation beside it, or help. To see what was agreed: options.
again = { $action }? yes to do it, anything else to go back:
prompt = >
prompt-seat = { $seat } >
prompt-ready = Ready?
ready = The clock starts when you press Enter. Until then look around as long as you like; help says how.
question-to = { $seat }: { $text }
prompt-clock = { $time } { $prompt }
seat-idle = { $seat } has nothing to do now.
nothing-to-do = Nothing for you to do just now: the others act.
seat-of-bot = { $bot } plays for { $seat }.
no-such-seat = The seats are 1 to { $seats }.
time-up-enter = Time is up! Press Enter.
game-over-enter = The game is over! Press Enter.
seat-colon = For seat { $seat }, put a colon behind the number: { $seat }: { $line }
time-left = { $time } left on the clock.
time-none = No clock runs here.
practice-hint = In practice games (--practice) everything can be taken back.
undo-instead = This is a practice table: undo takes back anything.
wait-nobody = Nobody else does anything now.
turn-over = ----- { $seat } -----
hand-over-private = Read this, then press Enter and give the screen to { $seat }.
hand-over = { $seat }: take the screen and press Enter to see your hand.
refused = No: { $reason } ({ $rule })
no-such-number = { $number } is not possible here. Possible: { $numbers }.
number-dropped = The list has changed, and { $number } was not in the one before: type it again.
number-range = { $first } to { $last }
refused-more = More: rules { $topic }
try-head = Only tried, nothing is played: { $action }
try-open = What comes then, nobody can know yet.
try-nothing = Nothing follows from it that could be told.
try-what = Type an action or its number behind try, such as try 1.
why-none = Nothing has been refused yet. Type why and an action to ask about it.
why-fine = You can play that now.
why-rule = { $reason } (rule { $rule })
answered-alone = Only one answer is possible here, { $action }: it is given for you.
undone-many = { $count ->
    [one] One step taken back.
   *[other] { $count } steps taken back.
}
saved = Saved to { $file }.
save-failed = { $file } could not be written: { $problem }.
save-offer = File name to save the game, or Enter to leave without saving:
save-offer-kept = File name to save the game, or Enter to leave; the game is kept for { $days } days:
save-stray = “{ $typed }” is not taken for a file name: end the name with { $ending }, such as game{ $ending }, or put a folder in front.
save-name = That is no file name. Type one, or y again for { $file }.
save-replace = { $file } holds a game already. Replace it? [y/n]
save-other = Another file name, or Enter to play without one:
keep-failed = { $file } could not be written: { $problem }. The game goes on, and every step tries again.
keep-again = { $file } can be written again and holds the game up to step { $step }.
saved-part = { $file } holds the first { $step } of { $steps } steps.
log-head = What happened so far:
log-veiled = Cards that were played earlier are not named: memory is free, browsing is not. Start with --open-log to name them.
log-empty = Nothing yet.
rules-example = Example. { $text }
rules-found = No topic is called “{ $found }”; these speak of it:
rules-tried = Tried: { $action }
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
abandoned = The game was given up: it is over, and nobody has won or lost.
band-between = { $low } to { $high }: { $text }
band-above = { $low } and more: { $text }
end-replay = See it again: tablemate replay { $file }
end-kept = This game is in no file of yours, but it is kept for { $days } days. See it again:
end-save-hint = This game was not saved; start with --save FILE to keep it.
end-again = The same game again: tablemate { $command } --seed { $seed }

## Commands typed at the table

typed-help = help
    .does = this list
typed-view = view, look
    .does = show the table again
typed-compact = compact
    .does = the table in few lines, for a small screen
typed-list = list
    .does = the table as sentences, good for reading aloud
typed-table = table
    .does = the table as a drawing
typed-cards = cards [id]
    .does = your cards, or one by its id, explained
typed-legend = legend
    .does = names, codes and signs
typed-rules = rules [topic]
    .does = read the rules, or find a word in them
typed-try = try [action]
    .does = what would follow from an action, or from its number; nothing is played
typed-hint = hint
    .does = what the bot that knows the game best would do
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
typed-save = save [file]
    .does = save the game
typed-quit = quit
    .does = leave the table
help-enter = Enter alone plays the only action there is.
help-seats = The prompt names the seat it acts for. For another one, put its number and a colon before the action, such as 2: and the rest. Or turn to it: seat 2.
help-bots = Bots act when no person is waited for, or when you say wait.
help-bots-pace = Bots act in their own time, also while you think: what you have typed stays. Type wait to let them act first.
help-keys = Tab completes what you type; the arrow up brings back what you typed before.
help-commands = Besides, at any time:
help-pipe = When the input is not a terminal, a number that stands before no action counts as a place in the list.

## Watching bots

watch-keys = Enter: the next step at once. p: pause. + and -: faster and slower. q: leave. Press Enter behind each.
watch-prompt = ({ $seconds } s; Enter, p, +, -, q)
watch-paused = Paused. Enter goes on, q leaves:

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
replay-prompt = Enter: next step. b: one step back. A number: that step; first, last. t: the table. q: leave.
problem = That does not work: { $detail }.
remark = { $detail }.
progress-replay = Replaying: step { $step } of { $steps }
progress-cards = Checking the cards: { $seconds } s
progress-table = Setting up the table: { $seconds } s

## What a record proves

verify-promise = The promise was kept: the { $beginning ->
    [seed] seed
   *[start] starting position
} and the salt in the record give { $published ->
    [True] the published hash
   *[False] the hash
} { $hash }.
verify-promise-compare = That proves something if this hash was published before the game: compare it, or give the published one with --commitment.
verify-promise-none = No promise was made: nothing shows that the deal was fixed before the game.
verify-promise-fails = The promise was not kept: { $why }.
verify-deal = The deal holds: the game begins as the record says.
verify-deal-fails = The deal does not hold: { $why }.
verify-steps = { $steps ->
    [0] The steps hold: none was played.
    [one] The steps hold: the only one was legal.
   *[other] The steps hold: all { $steps } were legal in their places.
}
verify-steps-fails = The steps do not hold: { $why }.
verify-steps-unchecked = The steps were not checked, because the deal does not hold.
verify-outcome = The outcome holds: { $end ->
    [over] the game ends as recorded, with the recorded result
    [abandoned] the game was given up where the record says
   *[unfinished] the game is not over, and stands where the record says
}.
verify-outcome-fails = The outcome does not hold: { $why }.
verify-outcome-unchecked = The outcome was not checked, because the game does not come to its end.
verify-all = { $promised ->
    [True] Everything holds.
   *[False] Everything else holds.
}
verify-not = This record does not hold.

## The cards of a game

cards-checked = { $file }: { $counts }, nothing wrong.

## The command line

welcome-two = Two at one screen:  tablemate play { $game } --players 2
welcome-bot = With bots:          tablemate play { $game } --players 2 --bot greedy
welcome-watch = Watch bots play:    tablemate watch { $game }
welcome-rules = Read the rules:     tablemate rules { $game }
welcome-cards = See the cards:      tablemate cards { $collector }
welcome-notice = An unofficial project.
games-line = { $game }: { $about }
games-play = Play one: tablemate play { $game }. Its options: tablemate play { $game } --help
games-rules = Read its rules: tablemate rules { $game }. One topic: tablemate rules { $game } { $topic }
version = tablemate { $version }

cli-help = A digital table for solo and cooperative tabletop games. Without a command it opens in your browser.
    .epilog = Example: tablemate play { $game } --players 2 --bot greedy. Exit codes: 0 done, 1 a check fails, 2 wrong usage, options or file, 3 the input ended (or Ctrl-C) before the game did.
    .usage = COMMAND [ARGUMENTS]...
cli-play = Play a game in the terminal, line by line. Every game has its own options: tablemate play { $game } --help.
    .epilog = Example: tablemate play { $game } --players 2. Without a game: the list of games. Exit codes: 0 the game ended or you left with quit, 2 wrong options or file, 3 the input ended (or Ctrl-C) before the game did.
    .usage = GAME [OPTIONS]
cli-watch = Watch bots play a game, step by step. Every game has its own options: tablemate watch { $game } --help.
    .epilog = Example: tablemate watch { $game } --pace 1. Without a game: { $game }. Exit codes: 0 the game ended or you left, 2 wrong options or file, 3 you left before it began.
    .usage = [GAME] [OPTIONS]
cli-watch-bot = A bot for every seat, or for those that --bots does not name: { $bots }; left out: greedy.
cli-watch-bots = Bots by seat, such as 1=random,2=greedy; left out: the same bot in every seat.
cli-watch-pace = Seconds from one step to the next, such as 0.5; left out: 2 at a terminal, else 0.
cli-replay = Show a saved game step by step, or play on from any step.
    .epilog = Example: tablemate replay game.json --fork-at 12 --seed 5. Exit codes: 0 done, 2 the file is no record or does not replay, 3 the input ended before a forked game did.
cli-verify = Check that a saved game is what was promised and played: the promise, the deal, every step and the outcome.
    .epilog = Example: tablemate verify game.json. Exit codes: 0 everything holds, 1 something does not, 2 wrong usage, or the file is no record that can be read here.
cli-games = List the games.
    .epilog = Example: tablemate games --json. Exit codes: 0 done, 2 wrong usage.
cli-rules = Read the rules of a game in our own words.
    .epilog = Example: tablemate rules { $game } { $topic }. Exit codes: 0 done, 2 there is no such game or topic.
cli-cards = Look at the cards of a game, or check cards of your own.
    .epilog = Examples: tablemate cards { $collector }; tablemate cards { $collector } --cards mine.toml. Exit codes: 0 done, 2 wrong usage, no such card, or the file is wrong.
cli-arg-rules-game = The game, { $games }; left out: the list of games.
    .name = game
cli-arg-file = A saved game, such as game.json.
    .name = file
cli-arg-topic = What to read, a topic or a word to find; left out: the list of topics. “all” reads everything.
    .name = topic
cli-arg-cards-game = The game, { $collectors }.
    .name = game
cli-arg-card = A card by its id as the list of all shows it; left out: all cards.
    .name = card
cli-cards-deck = Cards of your own, a TOML file such as mine.toml: they are checked, then shown. Where a game has several sets, also one by its name; left out: the standard ones.
cli-seed = A number that fixes all chance, such as 7; left out: a new one, printed.
cli-bot = A bot for every seat but yours: { $bots }; none: people only, also where bots sat before; left out: who sat there before, in a new game people.
cli-bots = Bots by seat; the other seats are for people: 2,3=random,4=greedy, or 2,3 for greedy ones; left out: as --bot says.
cli-seat = Your seat, counted from 1; left out: 1.
cli-pace = Seconds that a bot takes for an action where a clock runs; left out: 2, and 0 is at once.
cli-lang = The language, en or fr; left out: that of your system.
cli-plain = Plain lines only: no colours, nothing is drawn again, no words are offered while you type; left out: as your screen can.
cli-layout = How the table is shown; list reads well aloud in every game; left out: as fits on the screen.
cli-practice = Practice: undo anything; left out: only what told nobody anything.
cli-load = Go on with a saved game, such as game.json, and the bots that play in it, and keep it in its file; left out: a new game.
cli-save = Keep this game in a file such as game.json, written after every step; left out: for some days, in a folder of your own.
cli-overwrite = Let --save and the command save replace games without asking; what is no game of ours is never replaced; left out: you are asked.
cli-resume = Go on with the game that you played last and did not finish. One that you left whole in a file goes on with --load; left out: a new game.
cli-unfinished = List the unfinished games, and choose one to go on with; left out: a new game.
cli-open-log = Let the log name all cards; left out: not those of earlier turns.
cli-step = Show the table after this step only, such as 12; left out: every step.
cli-json = Print JSON for programs; left out: sentences for people.
cli-viewer = Whose eyes: a seat (1, 2 …), spectator or all; left out: all if the game is over, else whoever looks on.
cli-commitment = The hash that was published before the game: the record must hold the same; left out: only the record is looked at.
cli-fork-at = Play on from this step as a new game, such as 12; left out: the game is only shown.
cli-version = Print the version and leave.
cli-usual = { $text }; left out: { $value }.
cli-usual-yes = yes
cli-usual-no = no
cli-usage = Usage:
cli-options = Options:
cli-commands = Commands:
cli-arguments = Arguments:
cli-required = [required]
cli-text = text
cli-number = number
cli-path = path
cli-name = name
cli-help-option = Show this help and leave.
cli-install-completion = Install completion for your shell.
cli-show-completion = Show the completion script, to copy or adapt it.
