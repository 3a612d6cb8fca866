### What the table says in English, whatever the game.

list-last = { $head } and { $last }
seat-name = Seat { $seat }

## Refusals of the table itself

reason-game_over = The game is over.
reason-not_your_decision = The table waits for seat { $seat } now.
reason-nothing_to_undo = There is nothing to take back.
reason-information_gained = Somebody learnt something by the last step, so it stands. In practice games (--practice) everything can be taken back.
reason-sentence_too_long = The command is complete before the end of this line: leave out the rest.

## At the table

play-start = { $game }, { $players ->
    [1] alone
   *[other] two players
}.
play-seed = Seed { $seed }: the same seed and options give this game again.
play-loaded = The game goes on from step { $step }.
play-forked = A new game from step { $step } of { $file }.
play-practice = Practice: everything can be taken back, and the record says so.
play-bot = { $bot } sits at seat { $seat }.
play-hint = Type a number, the notation beside it, or help. To see what was agreed: options.
prompt = >
prompt-seat = Seat { $seat } >
turn-over = ----- { $seat } -----
hand-over-private = Read this, then press Enter and give the screen to seat { $seat }.
hand-over = Seat { $seat }: take the screen and press Enter to see your hand.
refused = No: { $reason } ({ $rule })
no-such-number = { $number } is not possible here. Possible: { $numbers }.
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
log-head = What happened so far:
log-veiled = Cards of earlier turns are not named: memory is free, browsing is not (R23). Start with --open-log to name them.
log-empty = Nothing yet.
unknown-topic = There is no topic { $topic }. The topics are: { $topics }.
topics-head = Topics; read one with its name:
options-practice = Practice
options-practice-yes = everything can be taken back
input-ended = The input ended before the game did.
interrupted = Interrupted before the end of the game.
resume-hint = Go on with: tablemate play { $game } --load { $file }{ $options }
not-saved = The game was not saved.
left = Good-bye.
end-head = The game is over.
end-replay = See it again: tablemate replay { $file }
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
    .does = the table as a list, one line a bay
typed-ring = ring
    .does = the table as a ring
typed-legend = legend
    .does = names, codes and signs
typed-rules = rules [topic]
    .does = read the rules
typed-why = why [action]
    .does = why an action is refused
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
help-head = Answer with the number in front of an action or with its notation. A whole command fits in one line, for example any: acw 2 or deploy_lock: lock 3 6. Where bays are picked, a number is a bay; 0 means done.
help-commands = Besides, at any time:
help-pipe = When the input is not a terminal, a number that is no open bay counts as a place in the list.

## Replay

replay-start = { $game }, { $players ->
    [1] alone
   *[other] two players
}, { $steps ->
    [one] one step
   *[other] { $steps } steps
}.
replay-set-up = Set-up
replay-step = Step { $step }, seat { $seat }: { $action }
replay-undo = Step { $step }: the last step is taken back.
replay-unfinished = The record ends here; the game is not over.
replay-checked = The replay ends exactly as recorded.
replay-prompt = Enter: next step. A number: that step. t: the table. q: leave.
replay-no-step = This record has the steps 0 to { $steps }.

## Problems

problem = That does not work: { $detail }
problem-lead = { $detail }
problem-file = { $file } cannot be read: { $detail }.
file-trouble = { $kind ->
    [missing] { $doing ->
        [write] there is no such folder
       *[read] there is no such file
    }
    [folder] it is a folder
    [permission] there is no permission
    [text] it is not a text file
    [name] this cannot be a file name
   *[other] { $detail }
}
problem-json = This file is not JSON, or it was cut short.
problem-record = This file is not a game of Tablemate.
problem-changed = The record does not end where it says: it was changed or cut short.
problem-both-load = With --load the record says what was agreed: leave out { $options }.
problem-seat = The seats are 1 and 2, not { $seat }.
problem-solo-seat = Alone there is only seat 1.
problem-bot = There is no bot { $bot }. The bots are { $bots }.
problem-bot-players = A bot needs a second seat: leave out --players 1.
problem-language = The languages are en and fr, not { $language }.
problem-needs-fork = Only a game that is played on from a step, with --fork-at, takes { $options }.
problem-rules-version = This record was played with version { $played } of the rules of { $game }; here is version { $here }.
problem-other-cards = This record was played with another card set.
problem-layout = The layouts are ring and list, not { $layout }.
problem-viewer = The viewers of this record are { $viewers }, not { $viewer }.
problem-game = There is no game { $game }. The games are: { $games }.
problem-players = The players must be 1 or 2, not { $value }.
problem-edition = The edition must be v22 or later, not { $value }.
problem-communication = The communication must be limited, reduced or jammed, not { $value }.
problem-malfunctions = The malfunctions must be none or one of A to G, not { $value }.
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

## The command line

welcome = Tablemate, a digital table for solo and cooperative games.
welcome-play = Play now:           tablemate play assembly
welcome-two = Two at one screen:  tablemate play assembly --players 2
welcome-bot = With a bot:         tablemate play assembly --bot greedy
welcome-rules = Read the rules:     tablemate rules assembly
welcome-help = Everything else:    tablemate --help
welcome-notice = An unofficial project. Assembly is by Janice and Stu Turner (Wren Games, 2018).
games-line = { $game }: { $about } Players: { $players }.
version = tablemate { $version }

cli-help = A digital table for solo and cooperative tabletop games.
    .epilog = Example: tablemate play assembly --players 2 --lang fr. Exit codes: 0 done, 2 wrong usage, options or file, 3 the input ended (or Ctrl-C) before the game did.
cli-play = Play a game in the terminal, line by line.
    .epilog = Example: tablemate play assembly --malfunctions A --roles sammie --seed 7. Exit codes: 0 the game ended or you left with quit, 2 wrong options or file, 3 the input ended (or Ctrl-C) before the game did.
cli-replay = Show a saved game step by step, or play on from any step.
    .epilog = Example: tablemate replay game.json --fork-at 12 --seed 5. Exit codes: 0 done, 2 the file is no record or does not replay, 3 the input ended before a forked game did.
cli-games = List the games.
    .epilog = Example: tablemate games --json. Exit codes: 0 done, 2 wrong usage.
cli-rules = Read the rules of a game in our own words.
    .epilog = Example: tablemate rules assembly lock. Exit codes: 0 done, 2 there is no such game or topic.
cli-arg-game = The game, for example assembly.
cli-arg-file = A saved game.
cli-arg-topic = What to read; left out: the list of topics. “all” reads everything.
cli-players = How many players: 1 or 2.
cli-edition = The edition of the rules: v22 or later.
cli-malfunctions = The malfunction set: none, or A to G.
cli-roles = Roles by seat (sammie,noah), random or none.
cli-difficulty = Difficulty variants, by comma (see: tablemate rules assembly difficulty).
cli-communication = How the crew may talk: limited, reduced or jammed.
cli-honest = Whether answers must be true (v22 only leaves the choice).
cli-first = Who begins: random, 1 or 2.
cli-seed = A number that fixes all chance; left out: a new one, printed.
cli-bot = A bot for the other seat: { $bots }.
cli-seat = The seat you take beside a bot: 1 or 2.
cli-lang = The language, en or fr; left out: that of your system.
cli-layout = How the table is shown: ring, or list (reads well aloud).
cli-practice = Practice: undo anything.
cli-load = Go on with a saved game, and keep it in its file.
cli-save = Keep this game in a file, written after every step.
cli-open-log = Let the log name all cards.
cli-step = Show the table after this step only.
cli-json = Print JSON for programs.
cli-viewer = Whose eyes: 1, 2, spectator or all.
cli-fork-at = Play on from this step as a new game.
cli-version = Print the version and leave.
cli-help-option = Show this help and leave.
cli-install-completion = Install completion for your shell.
cli-show-completion = Show the completion script, to copy or adapt it.
