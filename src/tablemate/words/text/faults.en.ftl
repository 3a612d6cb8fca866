### What can be wrong with what is given, as clauses: no capital at the start, no full stop at the end.

## Whatever is given

fault-refused = { $reason } ({ $rule })
fault-because = { $reason }
fault-other_kind = { $kind } is the type that is expected here, not { $found }
fault-not_number = { $name } must be a whole number from { $low } to { $high }, not { $found }
fault-not_flag = { $name } must be true or false, not { $found }
fault-not_one_of = { $name } must be { $allowed }, not { $found }
fault-not_list = { $name } must be { $exactly ->
    [True] { $most ->
        [0] an empty list
        [one] a list of one entry
       *[other] a list of { $most } entries
    }
   *[False] { $most ->
        [0] an empty list
        [one] a list of at most one entry
       *[other] a list of at most { $most } entries
    }
}, not { $found }
fault-not_names = { $option } must be a list of names, not { $found }
fault-not_object = { $name } must be an object with the fields { $allowed }, not { $found }
fault-seed = a seed is a whole number from 0 to { $most }, not { $found }
fault-no_such_game = there is no game { $found }; the games are { $games }
fault-language = the languages are en and fr, not { $found }
fault-words_of_no_game = these words belong to no game
fault-no_words = there are no words for { $found }; there are for { $games }
fault-no_such_decision = { $game } has no decision { $found }; it has { $known }
fault-no_message = the catalogues have no message { $found }
fault-message_unfilled = the message { $found } cannot be said (“{ $detail }”)
fault-not_event = an event is told as `event.seen_by(viewer)` has it, not as { $found }
fault-other_view = a view of { $game } is expected here, not of { $found }
fault-words_without_card = these words know no card { $found }; make them speak of a table with its own cards by about(table.options)
fault-no_such_bot = there is no bot { $found }; the bots are { $bots }
fault-bot_without_game = the bot { $bot } does not play { $found }; it plays { $games }
fault-options_type = options are an object with named fields, not { $found }
fault-no_such_option = { $game } has no option { $found }; it has { $known }
fault-rules_version = this was played with version { $found } of the rules of { $game }; the newest known here is version { $newest }

## Files

fault-file = { $file } cannot be read: { $trouble }
fault-file_unwritten = { $file } cannot be written: { $trouble }
fault-file_missing = there is no such file
fault-folder_missing = there is no such folder
fault-file_folder = it is a folder
fault-file_inside_file = a file stands where a folder should be
fault-file_device = it is not a file
fault-file_loop = it is a link that leads back to itself
fault-file_long = it has more than { $most } bytes
fault-file_permission = there is no permission
fault-file_read_only = the disk can only be read
fault-file_owner = it belongs to somebody else
fault-file_open = others may write to it
fault-file_text = it is not a text file in UTF-8
fault-file_taken = somebody else has written it meanwhile
fault-file_full = the disk is full
fault-file_too_big = the system allows no file of that size
fault-file_broken = the disk or device does not answer
fault-file_name = this cannot be a file name
fault-file_other = the system says “{ $detail }”
fault-no_home = there is no home folder
fault-log_lines = it is not a game that was kept whole
fault-log_long = a kept game has at most { $most } bytes, not { $found }
fault-path_type = a file is named by a text or a path, not by { $found }
fault-path_empty = a file is named by a text or a path, not by an empty one
fault-json = this is not JSON, or it was cut short (line { $line }, column { $column })
fault-json_values = this is not JSON that can be read: it is too deep, or has a number too long

## Records

fault-record_text = a record is read from a text, not from { $found }
fault-record_format = this is not a record of Tablemate
fault-format_version = the format version must be { $known } to be read here, not { $found }
fault-record_start = a record has either a seed or a starting position
fault-record_end = the record does not end where it says: it was changed or cut short
fault-record_outcome = the record tells another outcome than the game it holds
fault-record_pauses = the record tells of pauses that the game it holds did not have
fault-record_seed = the record's seed is not the one that was promised
fault-record_promised_start = the record's start is not the one that was promised
fault-promise_without_chance = a start is promised with its chance, and this record's start has none
fault-promise_missing = a hash was published, but the record holds no promise
fault-promise_other = the record promises { $found }, but { $published } was published
fault-hash_digits = a published hash has { $digits } digits from 0 to 9 and letters from a to f, unlike { $found }
fault-head_list = { $name } must be a list, not { $found }
fault-head_fields = { $fields } are expected, each of its type, not { $found }
fault-head_digits = digits from 0 to 9 and letters from a to f are expected, not { $found }
fault-head_step = a step is a number from 0 on, not { $found }
fault-player = who plays is person, bot NAME VERSION, stand-in or table, not { $found }
fault-record_options = the record's options are not those of its start
fault-record_long = a record has at most { $most } moves, not { $found }
fault-record_field = the record's { $name } must be { $kind ->
    [str] a text
    [int] a whole number
    [dict] an object
    [list] a list
   *[bool] true or false
}, not { $found }
fault-record_part = { $part } of the record does not fit: { $why }
fault-part_start = start
fault-part_head = the head
fault-part_pause = a pause
fault-part_end = the end
fault-part_options = options
fault-part_move = move { $number }
fault-part_unreadable = nothing of the kind can stand there
fault-not_move = move { $number } of the record is not a move: { $found }
fault-not_single = { $found } is not one single action
fault-no_such_step = there are the steps 0 to { $last }, not { $found }
fault-other_game = this is a record of { $found }, not of { $game }
fault-other_cards = this record was played with another card set
fault-game_type = a record is replayed with its game, `tablemate.game(...)`, not with { $found }

## Tables, positions and engines

fault-position_type = a position is an object with named fields, not { $found }
fault-position_json = a position holds only what JSON can say: texts, numbers, lists, objects, true, false and null
fault-position_game = this is a position of { $found }, not of { $game }
fault-no_such_field = positions of { $game } have no field { $found }
fault-position_time = time must be a whole number of milliseconds, not { $found }
fault-chance_digits = chance must be { $digits } hexadecimal digits
fault-chance_zero = chance must not be zero everywhere
fault-no_such_piece = { $name }: there is no { $found }
fault-piece_twice = { $name }: there is only one { $found }
fault-named_twice = { $name } names { $found } twice
fault-nobody_answers = nobody could answer what this position asks
fault-action_type = an action is a text or an Action, not { $found }
fault-action_parts = an action has a whole number and a text, not { $found }
fault-name_not_text = a name is a text
fault-names_type = names are a list, one for each seat, not { $found }
fault-name_empty = a name has at least one letter, digit or sign that can be seen
fault-name_too_long = a name has at most { $most } characters, and this one has { $found }
fault-name_hidden_signs = a name has no control characters, and no marks that turn the direction of writing
fault-several_seats = several seats are waited for: say which one acts
fault-seat_not_asked = seat { $seat } is not asked anything now
fault-no_such_seat = { $last ->
    [0] this table has only the seat 0, not { $found }
   *[other] this table has the seats 0 to { $last }, not { $found }
}
fault-never_seat = a seat is a number from 0 to { $last }, not { $found }
fault-seat_count = this table has { $seats } seats, not { $found }
fault-promise_late = how a game begins can only be promised before anything is played
fault-promise_made = how this game begins is promised already, with another salt
fault-salt_digits = a salt has { $least } to { $most } digits from 0 to 9 and letters from a to f
fault-pause_type = a pause lasts a whole number of milliseconds, not { $found }
fault-no_such_viewer = { $last ->
    [0] this table has only the seat 0 and SPECTATOR, not { $found }
   *[other] this table has the seats 0 to { $last } and SPECTATOR, not { $found }
}
fault-never_viewer = a viewer is a seat from 0 to { $last } or SPECTATOR, not { $found }
fault-time_type = the time of an action is a whole number of milliseconds, not { $found }
fault-time_backwards = time runs forward: it is { $reached } already, so this cannot be at { $at }
fault-time_clock = the clock ends at { $end }: seats act before that, the clock then, not at { $at }
fault-hidden_field = no viewer may read { $field }
fault-no_such_action = there is no kind of action { $found }; the kinds are { $known }
fault-action_parameters = { $count ->
    [0] an action { $kind } takes no numbers
   *[other] an action { $kind } takes these numbers, each once: { $known }
}
fault-action_number = an action { $kind } has a { $name } from { $first } to { $last }, not { $found }
fault-no_such_code = { $found } is the code of no action
fault-arena_table = this arena takes tables of { $game } with its own options and version
fault-no_such_policy = { $game } has no policy { $found }; it has { $known }
fault-arena_no_clock = no clock runs with these options: leave out pace and time
fault-arena_pace = a clock of { $length } ms runs with these options: say by pace how many ms pass between two decisions
fault-no_such_place = this arena has the places 0 to { $last }, not { $found }
fault-not_open = action { $found } is not open to seat { $seat } at place { $place }
fault-too_many_pauses = a game has at most { $most } pauses
fault-uneven_rows = every step has a place, a seat and an action: give as many of each, not { $found }
fault-veiled_field = this viewer does not know all of { $field }

## Compiled rules

fault-cache_owner = compiled rules in { $folder } are not used: somebody else owns it
fault-cache_open = compiled rules in { $folder } are not used: others may write to it
fault-cache_kept = compiled rules cannot be kept in { $folder }: { $trouble }
fault-cannot_compile = no rules can be compiled here: { $trouble }
fault-not_kept = compiled rules cannot be kept with Numba { $version }: each process that wants them compiles them for itself, with game.compile()
fault-not_compiled = the rules of { $game } are not compiled yet
fault-not_in_cache = { $name } is missing from the cache

## Card files

fault-on_line = line { $line }: { $why }
fault-on_card = { $card }: { $why }
fault-in_text = { $text }: { $why }
fault-toml = this is not TOML: { $why }
fault-toml_line = a line of more than { $most } characters
fault-toml_dots = a key with more than { $most } dots
fault-toml_deep = brackets within brackets without end
fault-toml_end = it ends before what is begun there is complete
fault-toml_open_text = a text in quotation marks does not end on its line (column { $column })
fault-toml_syntax = it cannot be read at column { $column } ({ $detail })
fault-file_too_long = a card file has at most { $most } bytes, and this one has { $found }
fault-too_many_cards = there are at most { $most } cards of the kind { $kind }, and this file has { $found }
fault-cards_type = { $kind } must be a list of tables, one for each card
fault-card_key = a { $kind } card has no { $found }; it has { $allowed }
fault-key_missing = a { $kind } card needs { $missing }
fault-id = an id is a letter followed by at most seven letters or digits, not { $found }
fault-id_taken = another card has the id { $found }, and capitals do not tell ids apart
fault-name = a name is a text, or two, {"{"} en = "…", fr = "…" {"}"}, each of 1 to { $most } printable characters
fault-texts = { $which } must be a list of texts

## The command line

fault-usage = { $why } (more: { $command } --help)
fault-usage_number = { $option } takes a whole number, not { $found }
fault-usage_decimal = { $option } takes a number such as 1.5, not { $found }
fault-usage_no_value = { $option } needs a value behind it
fault-usage_takes_none = { $option } takes no value
fault-usage_no_command = there is no command { $found }
fault-usage_near_command = there is no command { $found }; perhaps { $near }?
fault-usage_too_much = { $most ->
    [0] this command takes no words that are not options
    [one] this command takes one word besides its options
   *[other] this command takes { $most } words besides its options
}
fault-usage_empty = there is an empty word behind { $before }
fault-usage_no_file = the name of a file is missing
fault-usage_no_game = the name of a game is missing
fault-usage_no_option = there is no option { $found }
fault-usage_near_option = there is no option { $found }; perhaps { $near }?
fault-usage_other_game = { $option } is an option of { $games }, not of this game
fault-usage_other = the command line cannot be understood (“{ $detail }”)
fault-output = the output cannot be written: { $trouble }
fault-in_file = { $place }: { $why }
fault-abandoned = the game in { $file } was given up; from any of its steps a new one goes on: tablemate replay { $file } --fork-at STEP
fault-agreed_before = with { $option } the game from before says what was agreed: leave out { $options }
fault-nothing_unfinished = there is no unfinished game to go on with, or it is being played just now; a game that you saved goes on with --load and its file
fault-seat_range = { $seats ->
    [1] alone there is only seat 1, not { $seat }
    [2] the seats are 1 and 2, not { $seat }
   *[other] the seats are 1 to { $seats }, not { $seat }
}
fault-bots = --bots names seats and bots, for example 2,3=random,4=greedy, not { $found }
fault-bot_and_bots = --bot fills every seat but yours, --bots names the seats: choose one of them
fault-no_person = one seat must be left for a person
fault-seat_of_bot = seat { $seat } is given to { $bot } already
fault-pace = --pace takes the seconds of a bot's action, from 0 to { $most }, not { $found }
fault-pace_clock = bots take time only where a clock runs: leave out --pace here
fault-bot_players = a bot needs a seat of its own: leave out --players 1
fault-needs_fork = only a game that is played on from a step, with --fork-at, takes { $options }
fault-layout_unknown = there is no layout { $found } here; the layouts are { $layouts }
fault-not_offered = { $found } is not played at the terminal; played there are { $games }
fault-viewer = the viewers of this record are { $viewers }, not { $found }
fault-no_such_topic = there is no topic { $found }; the topics are { $topics }
fault-no_card_list = there is no list of cards for { $game }; there is one for { $games }
fault-no_such_card = there is no card { $found }; the cards are { $cards }
fault-save_refused = { $file } exists and is not a game of Tablemate; choose another name
fault-save_exists = { $file } holds a game already and stays as it is; with --overwrite it is replaced
fault-save_stays = { $file } stays as it is
