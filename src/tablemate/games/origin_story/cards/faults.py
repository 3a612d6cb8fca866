"""What can be wrong with a card set, each fault a code with arguments and an English sentence."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tablemate.kernel import card_faults

SENTENCES = {
    **card_faults.SENTENCES,
    # the file
    "file_too_long": "a card file has at most {most} bytes, and this one has {found}",
    "set_type": "a card set is a table with {allowed}",
    "set_key": "a card set has no {found}; it has {allowed}",
    "too_few_cards": "solo play needs at least {least} cards of the kind {kind}, and this set has {found}",
    "too_many_cards": "a card set has at most {most} cards of the kind {kind}, and this one has {found}",
    "too_few_bolts": "a card set needs at least {least} Vancardian cards with {bolts} bolts, and this one has {found}",
    "extra_love": "extra_love must be a list of {cards} values from 1/2 to 13 1/2, each value in pairs",
    "extra_love_whole": "the extra-love values {found} have the same whole number, so that A{whole} could be both",
    "too_large": "with this card the set has more {what} than the {most} that the tables can hold",
    # a card
    "type": "type must be one of {allowed}, not {found}",
    "no_solo": "no_solo must be true or false, not {found}",
    "slots": "a card has 1 to {most} slots, and this one has {found}",
    "slot": "a slot is a cost from 1 to {most}, followed by r for a Remove slot, not {found}",
    "remove_mixed": "slots are either all Remove slots or none",
    "abilities": "a card has 1 to {most} abilities, and this one has {found}",
    "bolts": "bolts must be 1 or 2, not {found}",
    "rounds": "rounds must be a list of {rounds} texts such as R2+M1, or - for none",
    "keyword": "{found} is no keyword; a line reads like R2+M1, A4 or -",
    "keyword_number": "{found} must have a number from 1 to {most}",
    "too_many_keywords": "a line has at most {most} keywords, and {found} has more",
    "add_value": "{found} adds a value that no two extra-love cards have",
    "add_twice": "the line {found} adds the same value twice, and there are two extra-love cards of it",
    # the text of an ability
    "ability_too_long": "an ability has at most {most} characters",
    "syntax": "{expected} is expected where it reads {found}",
    "number": "{found} is no whole or half number",
    "window": "there is no window {found}; there are {allowed}",
    "condition": "{found} is no condition; it reads like hero, suit=S, t=8, vp<max or won>=4",
    "trick_number": "the number of a trick is from 1 to {most}, not {found}",
    "suit": "{found} is no suit; the suits are L, B, M and S",
    "opponent": "{found} is no Vancardian; they are A and F",
    "count": "{found} counts nothing; there are {allowed}",
    "selector": "cards are selected like *, S, print<=4 or S&print>=9, not with {found}",
    "selector_empty": "no card can be {found}",
    "too_complicated": "an expression is a sum of at most two counts, each times a whole number up to nine, "
    "plus a number, inside min and max with numbers",
    "too_far": "the numbers of an expression go from -{most} to {most}",
    "bounds": "nothing is at least {low} and at most {high}",
    "half": "{found} must be whole numbers",
    "value_count": "{found} is the value of a card and cannot be an amount",
    "nothing_counted": "{found} compares two numbers",
    "effect": "there is no effect {found}",
    "effect_form": "{found} reads like {example}",
    "range": "the number in {found} must be from {low} to {high}",
    "zero": "{found} changes nothing",
    "either": "or joins the same effect on A and on F",
    "choose": "the suits on offer are two or three of B, M and S",
    "too_many": "an ability has at most {most} {what}",
    "times": "x{found} must be from x1 to x{most}",
    "times_effect": "{found} cannot be repeated",
    "times_place": "outside charged, revealed and event xN stands at the end of the ability",
    "times_window": "abilities of the window {window} cannot have xN",
    # how it fits the card
    "window_kind": "the window {window} does not fit a {kind} card; it has {allowed}",
    "condition_window": "the condition {found} does not fit the window {window}",
    "count_window": "{found} cannot be counted in the window {window}",
    "count_slots": "k counts charged slots, and this card has no plain slots",
    "effect_window": "{found} does not fit the window {window}; it fits {allowed}",
    "amount": "{found} comes to {least} to {most}, and it must stay within {low} to {high}",
    "one_effect": "an ability that you choose to use in the window {window} has one effect",
    "payment": "a payment in the windows won and lost works by itself: no Remove slot, no xN, no other effect",
    "unlimited": "{found} needs Remove slots or xN, so that it has an end",
    "remove_window": "Remove slots cannot be used in the window {window}",
    "remove_times": "an ability on Remove slots is used once for each slot and has no xN",
    "draws": "a card draws at most {most} cards, and this one {found}",
    "steps": "a card works off at most {most} effects in one go, and this one {found}",
    "predict_twice": "a card predicts once",
    "payments": "a card gives at most {most} VP at a time, and this one {found}",
    "tokens": "a card gives or takes at most {most} tokens, and this one {found}",
    "discards": "an ability cannot discard more cards than it draws",
    "choose_twice": "a card chooses one suit",
    "not_chosen": "mysuit(X->L) needs choose X on the same card",
    "not_predicted": "pred needs predict() on the same card",
}
"""By code: the fault as an English sentence to fill in."""
EXPECTED = {
    "end": "the end",
    "token": "a number, a word or a sign",
    "comparison": "=, <, <=, > or >=",
    "count": "a number or a count",
    "number": "a number",
}
"""What an ability can go on with."""


class InvalidCards(card_faults.CardFault):
    """A card set that cannot be played with: what is wrong, on which card, and in a text on which line."""

    sentences = SENTENCES

    def said(self) -> Mapping[str, Any]:
        """What a text should have gone on with, as English words."""
        if self.code != "syntax":
            return self.arguments
        return {name: EXPECTED.get(value, value) for name, value in self.arguments.items()}


fault = InvalidCards.under
