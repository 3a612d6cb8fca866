"""What can be wrong with a card file, whatever the game: each fault a code with arguments and an English sentence.

A game makes a class of its own out of `CardFault`, with the sentences of its own faults beside these.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, ClassVar, Self

from . import checking
from .errors import InvalidOptions

SENTENCES = {
    "toml": "this is not TOML: {problem}",
    "cards_type": "{kind} must be a list of tables, one for each card",
    "card_key": "a {kind} card has no {found}; it has {allowed}",
    "key_missing": "a {kind} card needs {missing}",
    "id": "an id is a letter followed by at most seven letters or digits, not {found}",
    "id_taken": "another card has the id {found}, and capitals do not tell ids apart",
    "name": "a name is a text, or {{ en = text, fr = text }}, each of 1 to {most} printable characters",
    "texts": "{which} must be a list of texts",
}
"""By code: the fault as an English sentence to fill in."""


@dataclass(frozen=True, slots=True)
class Spot:
    """Where in a file a fault is: the kind of card, its place among these, the key, and the text under that key."""

    kind: str | None = None
    index: int | None = None
    key: str | None = None
    text: str | None = None


class CardFault(InvalidOptions):
    """Cards that cannot be played with: what is wrong, on which card, and in a text on which line."""

    sentences: ClassVar[Mapping[str, str]] = SENTENCES

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

    @classmethod
    def under(cls, code: str, key: str | None = None, /, **arguments: Any) -> Self:
        """A fault under this key of a card, or of the file."""
        return cls(code, arguments, Spot(key=key))

    def __str__(self) -> str:
        where = f"line {self.line}: " if self.line is not None else ""
        which = f"{self.card}: " if self.card is not None else ""
        text = f"{self.spot.text}: " if self.spot.text is not None else ""
        return where + which + text + self.sentences[self.code].format(**self.said())

    def said(self) -> Mapping[str, Any]:
        """The arguments as English words."""
        return self.arguments

    def on_card(self, kind: str, index: int, card: str | None) -> Self:
        """The same fault of this card."""
        return type(self)(self.code, self.arguments, replace(self.spot, kind=kind, index=index), card, self.line)

    def in_text(self, key: str, text: str) -> Self:
        """The same fault in this text under this key."""
        spot = replace(self.spot, key=key, text=shown(text))
        return type(self)(self.code, self.arguments, spot, self.card, self.line)

    def on_line(self, line: int | None) -> Self:
        """The same fault on this line of the file."""
        return type(self)(self.code, self.arguments, self.spot, self.card, line)


def shown(value: Any) -> str:
    """What was found, in one printable line that is not too long."""
    return checking.shown(value, repr)
