### What can be wrong with what is given, as clauses: no capital at the start, no full stop at the end.

## What can be wrong with a card set

fault-set_type = a card set is a table with { $allowed }
fault-set_key = a card set has no { $found }; it has { $allowed }
fault-too_few_cards = solo play needs at least { $least } cards of the kind { $kind }, and this set has { $found }
fault-too_few_bolts = a card set needs at least { $least } Vancardian cards with { $bolts } bolts, and this one has { $found }
fault-extra_love = extra_love must be a list of { $cards } values from 1/2 to 13 1/2, each value in pairs
fault-extra_love_whole = the extra-love values { $found } have the same whole number, so that A{ $whole } could be both
fault-too_large = with this card the set has more { $what } than the { $most } that the tables can hold
fault-type = type must be one of { $allowed }, not { $found }
fault-no_solo = no_solo must be true or false, not { $found }
fault-slots = a card has 1 to { $most } slots, and this one has { $found }
fault-slot = a slot is a cost from 1 to { $most }, followed by r for a Remove slot, not { $found }
fault-remove_mixed = slots are either all Remove slots or none
fault-abilities = a card has 1 to { $most } abilities, and this one has { $found }
fault-bolts = bolts must be 1 or 2, not { $found }
fault-rounds = rounds must be a list of { $rounds } texts such as R2+M1, or - for none
fault-keyword = { $found } is no keyword; a line reads like R2+M1, A4 or -
fault-keyword_number = { $found } must have a number from 1 to { $most }
fault-too_many_keywords = a line has at most { $most } keywords, and { $found } has more
fault-add_value = { $found } adds a value that no two extra-love cards have
fault-add_twice = the line { $found } adds the same value twice, and there are two extra-love cards of it
fault-ability_too_long = an ability has at most { $most } characters
fault-syntax =
    { $expected ->
        [end] the end
        [token] a number, a word or a sign
        [comparison] =, <, <=, > or >=
        [count] a number or a count
        [number] a number
       *[other] { $expected }
    } is expected where it reads { $found }
fault-number = { $found } is no whole or half number
fault-window = there is no window { $found }; there are { $allowed }
fault-condition = { $found } is no condition; it reads like hero, suit=S, t=8, vp<max or won>=4
fault-trick_number = the number of a trick is from 1 to { $most }, not { $found }
fault-suit = { $found } is no suit; the suits are L, B, M and S
fault-opponent = { $found } is no Vancardian; they are A and F
fault-count = { $found } counts nothing; there are { $allowed }
fault-selector = cards are selected like *, S, print<=4 or S&print>=9, not with { $found }
fault-selector_empty = no card can be { $found }
fault-too_complicated = an expression is a sum of at most two counts, each times a whole number up to nine, plus a number, inside min and max with numbers
fault-too_far = the numbers of an expression go from -{ $most } to { $most }
fault-bounds = nothing is at least { $low } and at most { $high }
fault-half = { $found } must be whole numbers
fault-value_count = { $found } is the value of a card and cannot be an amount
fault-nothing_counted = { $found } compares two numbers
fault-effect = there is no effect { $found }
fault-effect_form = { $found } reads like { $example }
fault-range = the number in { $found } must be from { $low } to { $high }
fault-zero = { $found } changes nothing
fault-either = or joins the same effect on A and on F
fault-choose = the suits on offer are two or three of B, M and S
fault-too_many = an ability has at most { $most } { $what }
fault-times = x{ $found } must be from x1 to x{ $most }
fault-times_effect = { $found } cannot be repeated
fault-times_place = outside charged, revealed and event xN stands at the end of the ability
fault-times_window = abilities of the window { $window } cannot have xN
fault-window_kind = the window { $window } does not fit a { $kind } card; it has { $allowed }
fault-condition_window = the condition { $found } does not fit the window { $window }
fault-count_window = { $found } cannot be counted in the window { $window }
fault-count_slots = k counts charged slots, and this card has no plain slots
fault-effect_window = { $found } does not fit the window { $window }; it fits { $allowed }
fault-amount = { $found } comes to { $least } to { $most }, and it must stay within { $low } to { $high }
fault-one_effect = an ability that you choose to use in the window { $window } has one effect
fault-payment = a payment in the windows won and lost works by itself: no Remove slot, no xN, no other effect
fault-unlimited = { $found } needs Remove slots or xN, so that it has an end
fault-remove_window = no Remove slot can be used in the window { $window }
fault-remove_times = an ability on Remove slots is used once for each slot and has no xN
fault-draws = a card draws at most { $most } cards, and this one { $found }
fault-steps = a card works off at most { $most } effects in one go, and this one { $found }
fault-predict_twice = a card predicts once
fault-payments = a card gives at most { $most } VP at a time, and this one { $found }
fault-tokens = a card gives or takes at most { $most } tokens, and this one { $found }
fault-discards = an ability cannot discard more cards than it draws
fault-choose_twice = a card chooses one suit
fault-not_chosen = mysuit(X->L) needs choose X on the same card
fault-not_predicted = pred needs predict() on the same card

## Options

fault-not_cards = { $option } must be { $sets } or a set of cards, not { $found }
fault-the_end = the end

## Positions

fault-not_half = { $name } must be a whole or half number up to { $most }, not { $found }
fault-card_elsewhere = { $name }: { $card } lies somewhere else already
fault-power_no_solo = { $name }: { $card } is left out of solo play (A26)
fault-not_before_you = { $name }: no card { $found } lies before you
fault-agenda_no_answer = agenda: there is no answer to what is asked
fault-agenda_after_game = agenda: after the game nothing comes
fault-result_round = result: a game is over after round { $round }
fault-side_moment = side: you are hero or villain from the moment you choose it until the round ends
fault-leader_first = leader: the seat after the dealer leads first (automaton, factoryon, you)
fault-dials_points = dials: after the last round they show the points of the game
fault-result_points = result: with these points the game is { $result }
fault-before_deal = { $name }: before the deal all playing cards lie together
fault-rows_too_early = rows: the Vancardians have no cards yet
fault-pile_size = piles: { $who } has { $tricks ->
    [0] no trick
    [one] one trick
   *[other] { $tricks } tricks
}, which is not { $cards ->
    [0] no card
    [one] one card
   *[other] { $cards } cards
}
fault-won_count = won: you have won { $tricks ->
    [0] no trick
    [one] one trick
   *[other] { $tricks } tricks
}, and { $cards ->
    [0] no card is named
    [one] one card is named
   *[other] { $cards } cards are named
}
fault-extra_love_aside = extra-love cards are aside until the Vancardians have their cards
fault-trick_prepared = trick: the first one is prepared, not a later one
fault-tricks_count = tricks: { $won } were won before the end of trick { $trick }
fault-too_few_playing_cards = there are not enough playing cards for this
fault-row_size = rows: { $who } holds { $low } to { $high } cards in this trick
fault-won_in_pile = won: the cards you won with lie in your pile
fault-pile_suits_won = pile_suits: your own cards count in your pile as what you won with
fault-pile_suits_each = pile_suits: each card of your pile has a suit, and only your own can have another one than printed
fault-revealed_not_yours = revealed: { $card } is not yours to reveal
fault-hand_too_small = hand: you need { $least } cards at least for the tricks to come
fault-agenda_entry_names = agenda: an entry has one name, and what it is about
fault-agenda_entry_type = agenda: an entry is a name or an object, not { $found }
fault-agenda_saved = agenda: { $step } is written as in a position that was saved
fault-agenda_no_such_step = agenda: there is no step or question { $found }
fault-agenda_alone = agenda: { $step } cannot stand alone
fault-agenda_between = agenda: nothing comes between { $asked } and { $step }
fault-agenda_before = agenda: { $asked } is not asked before { $step }
fault-agenda_order = agenda: between question and step lie effects, and under them the parts of other cards
fault-agenda_round = agenda: in round { $round } { $asked } is not asked
fault-agenda_part_card = agenda: { $name } has no part to be worked off now
fault-agenda_parts_left = agenda: part names the cards that are left
fault-agenda_not_asked = agenda: no card of yours asks this now ({ $asked })
fault-hand_too_large = hand: you cannot hold more than { $most } cards now
fault-power_kind = powers: { $card } is no { $kind }; they are listed as mat, panels 1 to 4, superhero
fault-panel_round = powers: panel { $panel } is filled in round { $panel }
fault-superhero_round = powers: the superhero is chosen in round { $round }
fault-superheroes_gone = superheroes: one was chosen, the other went away
fault-not_superhero = superheroes: { $card } is no superhero
fault-offer_size = offer: { $expected ->
    [0] no story is on offer now
    [one] one story is on offer now
   *[other] { $expected } stories are on offer now
}, not { $found }
fault-stories_size = stories: { $expected } are left in the deck of round { $round }, not { $found }
fault-stories_too_few = stories: with those named elsewhere too few are left for the deck
fault-not_story = { $name }: { $card } is no story
fault-slots_superhero = slots: only a superhero charges a story without tokens
fault-not_by_id = { $name } must be an object by the ids of your cards, not { $found }
fault-slots_too_early = slots: { $name } is not charged before it is time to charge
fault-slots_spent = slots: only Remove slots are spent, while tricks are played; { $name } cannot be
fault-slots_whole = slots: a superhero charges all slots of one story, { $name } not so
fault-uses_too_early = uses: { $name } was not used, for no trick has begun or it is not charged
fault-uses_too_often = uses: ability { $ability } of { $name } is not used so often
fault-uses_slots = uses: each use of { $name } empties one of its slots
fault-named_now = named: { $name } does not let you name { $found } now
fault-predicted_now = predicted: { $name } lets you predict nothing now
fault-stamina_cost = stamina: the slots cost { $more } more than you own
fault-stamina_lent = stamina: neither event nor superhero lends tokens
fault-stamina_left = { $expected ->
    [0] stamina: no token is left to place, not { $found }
    [one] stamina: one token is left to place, not { $found }
   *[other] stamina: { $expected } tokens are left to place, not { $found }
}
fault-plays_no_trick = plays: no trick is on the table
fault-plays_order = plays: cards are played in turn from the leader on: automaton, factoryon, you
fault-plays_owners = plays: each seat owns one of the cards
fault-plays_count = { $number ->
    [0] plays: without a card on the table nothing of that is asked or done now
    [one] plays: one card does not fit what is asked or done now
   *[other] plays: { $number } cards do not fit what is asked or done now
}
fault-surrendered_moment = surrendered: you surrender to a Vancardian who leads, and the round ends
fault-used_ability = used: ability { $number } of { $name } has no use this round
fault-plays_suit = plays: { $card } does not count as this suit
fault-plays_event = plays: { $card } of a Vancardian changes only by the event
fault-trick_state_moment = trick_state: { $name } does not fit this moment of the trick
fault-trick_state_card = trick_state: none of your charged cards does { $name }
fault-trick_state_used = trick_state: to name a suit or be free an ability is used in your turn (turn_used)
fault-plays_swapped = plays: cards change owners only by an ability (swapped)
fault-agenda_trick_card = agenda: none of your charged cards asks this of the trick
fault-agenda_taken_back = agenda: after cards changed owners yours is not taken back
fault-plays_follow = plays: { $who } holds a card of the led suit and did not follow
fault-trick_state_no_card = trick_state: with this suit named none of your cards is legal
fault-winner_best = winner: the best card wins the trick, or the next one where you gave it away
fault-trick_state_over = trick_state: after the last trick nobody leads
fault-winner_last = winner: the last trick has one
fault-plays_last = plays: the last trick lies in the pile of its winner, or in the discard if it was cancelled
fault-vancard_open = vancard: { $card } does not lie open in this round at level { $level }
fault-event_moment = event: { $event } is no event of this moment at level { $level }
fault-vancards_seen_each = vancards_seen: each card that lay open once, those of this round included
fault-vancard_missing = vancard: with vancards_seen the card of this round must be named
fault-vancard_colour = vancard_deck: { $name } has the wrong colour: at level { $level } the lowest are red
fault-event_decks_colour = event_decks: a card of the { $colour } deck has another colour
fault-vancards_seen_count = vancards_seen: { $most } { $colour } cards lay open by now, not { $found }
fault-vancards_seen_many = vancards_seen: too many cards are named elsewhere
fault-vancard_deck_many = vancard_deck: too many cards are named elsewhere
fault-event_decks_empty = event_decks: no event is left for round 3
