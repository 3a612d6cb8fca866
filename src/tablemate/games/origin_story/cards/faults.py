"""What can be wrong with a card set, each fault a code with arguments and an English sentence."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from tablemate.kernel.errors import InvalidOptions

MOST_SHOWN = 60
"""The most characters of what was found."""

SENTENCES = {
    # the file
    "file_too_long": "a card file has at most {most} bytes, and this one has {found}",
    "toml": "this is not TOML: {problem}",
    "set_type": "a card set is a table with {allowed}",
    "set_key": "a card set has no {found}; it has {allowed}",
    "cards_type": "{kind} must be a list of tables, one for each card",
    "too_few_cards": "solo play needs at least {least} cards of the kind {kind}, and this set has {found}",
    "too_many_cards": "a card set has at most {most} cards of the kind {kind}, and this one has {found}",
    "too_few_bolts": "a card set needs at least {least} Vancardian cards with {bolts} bolts, and this one has {found}",
    "extra_love": "extra_love must be a list of {cards} values from 1/2 to 13 1/2, each value in pairs",
    "extra_love_whole": "the extra-love values {found} have the same whole number, so that A{whole} could be both",
    "too_large": "with this card the set has more {what} than the {most} that the tables can hold",
    # a card
    "card_key": "a {kind} card has no {found}; it has {allowed}",
    "key_missing": "a {kind} card needs {missing}",
    "id": "an id is a letter followed by at most seven letters or digits, not {found}",
    "id_taken": "another card has the id {found}, and capitals do not tell ids apart",
    "name": "a name is a text, or {{ en = text, fr = text }}, each of 1 to {most} printable characters",
    "type": "type must be one of {allowed}, not {found}",
    "no_solo": "no_solo must be true or false, not {found}",
    "texts": "{which} must be a list of texts",
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
    "tokens": "a card gives at most {most} tokens, and this one {found}",
    "discards": "an ability cannot discard more cards than it draws",
    "choose_twice": "a card chooses one suit",
    "not_chosen": "mysuit(X->L) needs choose X on the same card",
    "not_predicted": "pred needs predict() on the same card",
}
"""By code: the fault as an English sentence to fill in."""


@dataclass(frozen=True, slots=True)
class Spot:
    """Where in a set a fault is: the kind of card, its place among these, the key, and the text of the ability."""

    kind: str | None = None
    index: int | None = None
    key: str | None = None
    text: str | None = None


class InvalidCards(InvalidOptions):
    """A card set that cannot be played with: what is wrong, on which card, and in a text on which line."""

    def __init__(
        self,
        code: str,
        arguments: Mapping[str, Any] | None = None,
        spot: Spot | None = None,
        card: str | None = None,
        line: int | None = None,
    ) -> None:
        self.code = code
        self.arguments: Mapping[str, Any] = dict(arguments or {})
        self.spot = spot or Spot()
        self.card = card
        self.line = line
        super().__init__(code, self.arguments, self.spot, card, line)

    def __str__(self) -> str:
        where = f"line {self.line}: " if self.line is not None else ""
        which = f"{self.card}: " if self.card is not None else ""
        text = f"{self.spot.text}: " if self.spot.text is not None else ""
        return where + which + text + SENTENCES[self.code].format(**self.arguments)

    def on_card(self, kind: str, index: int, card: str | None) -> InvalidCards:
        """The same fault of this card."""
        return InvalidCards(self.code, self.arguments, replace(self.spot, kind=kind, index=index), card, self.line)

    def in_text(self, text: str) -> InvalidCards:
        """The same fault in this ability."""
        spot = replace(self.spot, key="abilities", text=shown(text))
        return InvalidCards(self.code, self.arguments, spot, self.card, self.line)

    def on_line(self, line: int | None) -> InvalidCards:
        """The same fault on this line of the text."""
        return InvalidCards(self.code, self.arguments, self.spot, self.card, line)


def shown(value: Any) -> str:
    """What was found, in one printable line that is not too long."""
    try:
        text = repr(value)
    except ValueError:  # a whole number of more digits than Python prints
        text = "…"
    return text if len(text) <= MOST_SHOWN else text[: MOST_SHOWN - 1] + "…"


def fault(code: str, key: str | None = None, /, **arguments: Any) -> InvalidCards:
    """A fault under this key of a card, or of the set."""
    return InvalidCards(code, arguments, Spot(key=key))
