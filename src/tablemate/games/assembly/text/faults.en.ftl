### What can be wrong with what is given, as clauses: no capital at the start, no full stop at the end.

## Options

fault-variant_players = { $variant } is a variant for { $players ->
    [one] one player
   *[other] two players
}
fault-variant_edition = the edition { $edition } does not offer { $variant }; { $offered } does
fault-honest_edition = only the edition { $edition } leaves it to the players whether answers are honest
fault-first_absent = alone there is nobody else to begin
fault-first = the first seat must be random, 1 or 2, not { $found }
fault-no_such_role = there is no role { $found }; the roles are { $roles }
fault-role_count = { $needed ->
    [one] one role is needed,
   *[other] { $needed } roles are needed, one for each seat,
} not { $found }
fault-role_without_role = { $variant } is played without a role
fault-role_twice = there is only one role card of { $role } (R42)
fault-no_such_variant = there is no variant { $found }; the variants are { $variants }
fault-variant_twice = each variant is chosen once
fault-variants_easy = only one of the easier variants is chosen
fault-variants_shared = these variants change the same cards; choose one of them
fault-variants_wild = { $wild } needs two Any cards in reserve, and { $other } leaves only one

## Positions

fault-role_drawn = a position names the roles on the table, none is random
fault-role_unusable = seat { $seat } has no role that could be used
fault-bay_locked_module = I1: bay { $bay } is locked, so it holds no module
fault-module_count = I2: { $locked } locked, { $line } on the line and { $stack } in the stack are not { $needed } modules
fault-hand_limit = I4: no hand has more than { $most } cards, and seat { $seat } has { $found }
fault-cards_nowhere = I3: these cards are nowhere: { $cards }
fault-cards_too_many = I3: the box has fewer of these cards: { $cards }
fault-may_be_wrong = hands_may_be of seat { $seat } rules out the card that is there
fault-can_show_wrong = seat { $seat } holds no card for a command it is known to show
fault-command_fields = a command has the fields command, payment, role, distance and picked
fault-role_in_use = the role in use must be the active seat's own, and marked as used
fault-picked_bays = picked must be a list of at most four different bays
fault-won_when_locked = the game is won exactly when all twelve bays are locked
fault-agenda_after_game = a finished game has nothing on its agenda
fault-agenda_missing = the position stands inside a command, but has no agenda
fault-shown_by_bay = only bay 3 or 12 of set F shows a card
fault-trio_bays = trio must be three different bays
fault-trio_locked = bay { $bay } of the trio is locked
fault-one_each = I2: there is one { $what } of { $module }, not two
fault-every_one = I2: every { $what } must be there once
fault-traces_version = games of version 1 of the rules do not remember which cards were taken or buried
fault-taken_cards = taken must name the cards that were taken
fault-taken_order = the cards taken must be among those before, and those before among those after
fault-buried_set = only bay 3 of set G puts a hand under the pile
fault-buried_cards = buried must name the cards of the hand
fault-buried_may_be = may_be of buried rules out the card that was there
fault-buried_shows = buried has no card for a command it is known to show
fault-buried_under = the cards of buried that still lie under the pile are the last that went there
fault-buried_too_many = more cards of buried lie under the pile than it has
fault-buried_now = now of buried must lead to its cards
fault-agenda_shape = the agenda cannot stand in a turn: { $names }
fault-shown_card = a card is shown exactly while bay 3 of set F runs it
fault-agenda_verified = with two players a command is verified, alone it is not
fault-agenda_command = a command is being run, but the position does not say which
fault-agenda_two_commands = after two commands the turn has no decision left but Amelie's
fault-distance_rotation = only a rotation asks for a distance
fault-pick_none = this command picks no bays
fault-parameters_unfit = what was chosen for the command does not fit it
fault-agenda_number = { $step } { $number } does not fit this table
