### What can be wrong with what is given, as clauses: no capital at the start, no full stop at the end.

## What can be wrong with a deck

fault-deck_type = a deck is a table with the lists bomb and sabotage
fault-deck_key = a deck has no { $found }; it has { $allowed }
fault-no_bomb = a deck needs at least one bomb
fault-value = value must be a whole number from 1 to { $most }, not { $found }
fault-match = match must be one colour letter of R B G Y K or one digit of 1 to 6, not { $found }
fault-layout = layout must be row, stack, pyr2, pyr3, free or twin a+b with at most { $most } slots, not { $found }
fault-slot = slot { $slot } must be _ or ? or one or two alternatives such as R, 4, R4, R/4, with the colours R B G Y K and the values 1 to 6, not { $found }
fault-slot_alternatives = slot { $slot } has more than { $most } alternatives: { $found }
fault-slot_count = the layout { $layout } has { $expected } slots, and { $found } are given
fault-slot_range = the layout { $layout } has 1 to { $most } slots, and { $found } are given
fault-slot_unnamed = slot { $slot } is _, so that at least one rule must name it; ? takes any die
fault-slot_named = slot { $slot } is ?, so that no rule may name it; _ is a die that rules judge
fault-too_many_rules = a card has at most { $most } rules, and this one has { $found }
fault-rule = { $found } is not a rule; a rule reads like { $example }; rules begin with same_value, same_colour, same_both, same_either, diff_colour, diff_value, rise, sum, gap or balance
fault-rule_slot = the rule { $found } names slot { $slot }, and the card has slots 1 to { $slots }
fault-rule_repeats = the rule { $found } names slot { $slot } twice
fault-rule_two_slots = the rule { $found } must name two slots or more
fault-rule_gap_slots = the rule { $found } must name exactly two slots
fault-supports_missing = the layout free needs supports: for each upper slot the slots it rests on
fault-supports_layout = supports belong to the layout free; the layout { $layout } has its own
fault-supports = supports must be a table from a slot to the list of different slots it rests on, from 1 to { $slots }
fault-supports_cycle = a slot rests on itself, directly or by way of other slots
fault-not_completable = no dice complete this card
fault-six_of_one_colour = this card needs six dice of one colour, and there are only five
fault-too_large = with this card the deck has more different fillings than the tables can hold

## Options

fault-clock_not_relaxed = { $option } is for the mode { $mode } only
fault-clock_relaxed = { $option } must be more than 1 in the mode { $mode }
fault-not_deck = { $option } must be standard or a deck of cards, not { $found }
fault-strict_book = { $option } does not go with the edition { $edition }, which has rules of its own
fault-bonus_book = the edition { $edition } ends with the win, so { $option } has no effect
fault-solo_players = { $option } is a rule for one player
fault-solo_burn = { $option } goes with { $other } (A22)
fault-solo_hands = { $option } does not go with { $other }
fault-solo_strict = { $option } rolls one die alone, so { $other } has no effect
fault-skip_endless = { $option } needs a clock or { $other }, else the game would never end (A12)
fault-rolls_without_budget = the mode { $mode } needs a number for { $option }
fault-step_sheet = the edition { $edition } gives no points for time, so { $option } has no effect
fault-no_bombs_left = this deck has too few bombs: after the start none would be left to defuse
fault-too_many_bombs = { $bombs } bombs to defuse are too many for this deck; { $option } can be at most { $most }
fault-too_much_sabotage = this deck has fewer sabotage cards; { $option } can be at most { $most }
fault-solo_values = a solo hand needs bombs of three different values; this deck has fewer
fault-sheet_values = each player starts with a bomb of value 1 or 2 and one of 3 or 4; this deck has too few
fault-book_values = the starting hands of the edition { $edition } need more bombs of value 1 or 2 than this deck has

## Positions

fault-not_die = { $name } must be a die such as R4, not { $found }
fault-over_without_rolls = without a roll or a die left the game would be over (A12, A38)
fault-nothing_to_lose = seat { $seat } is asked for a die but has none to lose
fault-asks_nobody = a question that nobody has to answer is not asked
fault-fallout_waits = the fallout waits only for dice lost to a penalty
fault-book_won = a game of book2015 is over with the win
fault-pick_owed = a pick is owed only in the draft, and before the win
fault-rolls_left_budget = rolls_left goes with the option roll_budget
fault-one_cause = a question has one cause, sabotage or penalty
fault-sabotage_asks = a sabotage card asks in the draft, and lies with those spent
fault-penalty_asks = a penalty asks in the fallout, with the first burnt die
fault-confirm_asks = a draft is confirmed once all dice are used, with the option confirm_draft
fault-stop_before_win = only after the win a player may stop
fault-everybody_agreed = with everybody agreed the game would have gone on
fault-won_when_empty = the game is won when row and pile are empty
fault-fallout_free = in the fallout no die lies free
fault-result_without_end = result and ended_by go together
fault-result_row = a game is won or lost as row and pile say, and nothing is asked any more
fault-result_by = such a game is not { $result } by { $by }
fault-card_six_point = { $card } is only played with six_point
fault-deck_too_small = the deck has not enough bombs for this position
fault-mat_size = seat { $seat } must have { $bombs ->
    [one] one bomb, none
   *[other] { $bombs } bombs, one less
} while it owes a pick
fault-card_complete = { $card } is complete and would be defused
fault-die_unsupported = a die on { $card } has nothing to rest on (L2)
fault-dice_impossible = these dice cannot lie on { $card } (L3-L5)
fault-sabotage_spent = once won { $sabotage ->
    [one] the only sabotage card is
   *[other] all { $sabotage } sabotage cards are
} spent
fault-pick_count = picks must be { $expected }: one for every bomb defused, made or owed
fault-too_many_picks = more bombs were picked than defused
fault-row_and_picks = row and picks do not fit the { $bombs } bombs to defuse
fault-pile_counts = the pile must hold { $bombs ->
    [0] no bombs
    [one] one bomb
   *[other] { $bombs } bombs
} and { $sabotage ->
    [0] no sabotage cards
    [one] one sabotage card
   *[other] { $sabotage } sabotage cards
}
fault-row_gap = a row with a gap means an empty pile
fault-sabotage_moment = a sabotage card asks after a pick, before the row is filled up
fault-row_empty = row and pile are empty: the game is won
fault-too_many_dice = no more than { $most } dice are rolled
fault-tray_moment = before the roll the tray is empty, in the fallout only burnt dice lie there
fault-hold_option = dice are held only with the option hold
fault-holds_two = seat { $seat } holds two dice
fault-burnt_places = burnt must name the places of the burnt dice in the tray, each once
fault-too_many_of_colour = there are only { $most } { $colour } dice
fault-bag_colour = with the dice on the table { $left ->
    [0] no { $colour } die must be
    [one] one { $colour } die must be
   *[other] { $left } { $colour } dice must be
} in the bag
fault-holds_unowed = seat { $seat } holds a die but owes none
fault-use_twice = uses: die { $place } of the tray is used twice
fault-use_not_burnt = uses: seat { $seat } has not burnt die { $place } of the tray and cannot take it back
fault-use_not_placed = uses: seat { $seat } has not placed this die there
fault-use_covered = uses: a covered die cannot be taken back
