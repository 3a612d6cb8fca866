"""What can be wrong with a deck, each fault a code with arguments and an English sentence."""

from __future__ import annotations

from tablemate.kernel import card_faults

SENTENCES = {
    **card_faults.SENTENCES,
    "file_too_long": "a deck file has at most {most} bytes, and this one has {found}",
    "deck_type": "a deck is a table with the lists bomb and sabotage",
    "deck_key": "a deck has no {found}; it has {allowed}",
    "no_bomb": "a deck needs at least one bomb",
    "too_many_cards": "a deck has at most {most} cards of the kind {kind}, and this one has {found}",
    "value": "value must be a whole number from 1 to {most}, not {found}",
    "match": "match must be one colour letter of R B G Y K or one digit of 1 to 6, not {found}",
    "layout": "layout must be row, stack, pyr2, pyr3, free or twin a+b with at most {most} slots, not {found}",
    "slot": "slot {slot} must be _ or ? or one or two alternatives such as R, 4, R4, R/4, with the colours R B G Y K"
    " and the values 1 to 6, not {found}",
    "slot_alternatives": "slot {slot} has more than {most} alternatives: {found}",
    "slot_count": "the layout {layout} has {expected} slots, and {found} are given",
    "slot_range": "the layout {layout} has 1 to {most} slots, and {found} are given",
    "slot_unnamed": "slot {slot} is _, so that at least one rule must name it; ? takes any die",
    "slot_named": "slot {slot} is ?, so that no rule may name it; _ is a die that rules judge",
    "too_many_rules": "a card has at most {most} rules, and this one has {found}",
    "rule": "{found} is not a rule; a rule reads like {example}, and rules begin with same_value, same_colour,"
    " same_both, same_either, diff_colour, diff_value, rise, sum, gap or balance",
    "rule_slot": "the rule {found} names slot {slot}, and the card has slots 1 to {slots}",
    "rule_repeats": "the rule {found} names slot {slot} twice",
    "rule_two_slots": "the rule {found} must name two slots or more",
    "rule_gap_slots": "the rule {found} must name exactly two slots",
    "supports_missing": "the layout free needs supports, such as {{ 3 = [1, 2] }}",
    "supports_layout": "supports belong to the layout free; the layout {layout} has its own",
    "supports": "supports must be a table from a slot to the list of different slots it rests on, from 1 to {slots}",
    "supports_cycle": "a slot rests on itself, directly or by way of other slots",
    "not_completable": "no dice complete this card",
    "six_of_one_colour": "this card needs six dice of one colour, and there are only five",
    "too_large": "with this card the deck has more different fillings than the tables can hold",
}
"""By code: the fault as an English sentence to fill in."""


class InvalidDeck(card_faults.CardFault):
    """A deck that cannot be played with: what is wrong, on which card, and in a text on which line."""

    sentences = SENTENCES


fault = InvalidDeck.under
