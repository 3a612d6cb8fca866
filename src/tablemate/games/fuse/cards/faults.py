"""What can be wrong with a deck, each fault a code with arguments and an English sentence."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from tablemate.kernel.errors import InvalidOptions

MOST_SHOWN = 60
"""The most characters of what was found."""

SENTENCES = {
    "deck_too_long": "a deck file has at most {most} bytes, and this one has {found}",
    "toml": "this is not TOML: {problem}",
    "deck_type": "a deck is a table with the lists bomb and sabotage",
    "deck_key": "a deck has no {found}; it has {allowed}",
    "cards_type": "{kind} must be a list of tables, one for each card",
    "no_bomb": "a deck needs at least one bomb",
    "too_many_cards": "a deck has at most {most} cards of the kind {kind}, and this one has {found}",
    "card_key": "a {kind} card has no {found}; it has {allowed}",
    "key_missing": "a {kind} card needs {missing}",
    "id": "an id is a letter followed by at most seven letters or digits, not {found}",
    "id_taken": "another card has the id {found}, and capitals do not tell ids apart",
    "name": "a name is a text, or {{ en = text, fr = text }}, each of 1 to {most} printable characters",
    "value": "value must be a whole number from 1 to {most}, not {found}",
    "match": "match must be one colour letter of R B G Y K or one digit of 1 to 6, not {found}",
    "layout": "layout must be row, stack, pyr2, pyr3, free or twin a+b with at most {most} slots, not {found}",
    "texts": "{which} must be a list of texts",
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


@dataclass(frozen=True, slots=True)
class Spot:
    """Where in a deck a fault is: the kind of card, its place among these, and the key."""

    kind: str | None = None
    index: int | None = None
    key: str | None = None


class InvalidDeck(InvalidOptions):
    """A deck that cannot be played with: what is wrong, on which card, and in a text on which line."""

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
        return where + which + SENTENCES[self.code].format(**self.arguments)

    def on_card(self, kind: str, index: int, card: str | None) -> InvalidDeck:
        """The same fault of this card."""
        return InvalidDeck(self.code, self.arguments, replace(self.spot, kind=kind, index=index), card, self.line)

    def on_line(self, line: int | None) -> InvalidDeck:
        """The same fault on this line of the text."""
        return InvalidDeck(self.code, self.arguments, self.spot, self.card, line)


def shown(value: Any) -> str:
    """What was found, in one printable line that is not too long."""
    try:
        text = repr(value)
    except ValueError:  # a whole number of more digits than Python prints
        text = "…"
    return text if len(text) <= MOST_SHOWN else text[: MOST_SHOWN - 1] + "…"


def fault(code: str, key: str | None = None, /, **arguments: Any) -> InvalidDeck:
    """A fault under this key of a card, or of the deck."""
    return InvalidDeck(code, arguments, Spot(key=key))
