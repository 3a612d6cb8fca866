"""What can be wrong with a card file, whatever the game: a fault, and where in the file it is."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar, Self

from .checking import shown
from .errors import Argument, Fault, InvalidOptions


@dataclass(frozen=True, slots=True)
class Spot:
    """Where in a file a fault is: the kind of card, its place among these, the key, and the text under that key."""

    kind: str | None = None
    index: int | None = None
    key: str | None = None
    text: str | None = None


class CardFault(InvalidOptions):
    """Cards that cannot be played with: what is wrong, on which card, and in a text on which line.

    A game makes a class of its own out of this, which names the game.
    """

    game: ClassVar[str | None] = None

    def __init__(
        self, code: str, spot: Spot, card: str | None = None, line: int | None = None, /, **arguments: Argument
    ) -> None:
        super().__init__(code, self.game, **arguments)
        self.spot = spot
        self.card = card
        self.line = line

    @classmethod
    def under(cls, code: str, key: str | None = None, /, **arguments: Argument) -> Self:
        """A fault under this key of a card, or of the file."""
        return cls(code, Spot(key=key), **arguments)

    @property
    def bare(self) -> Fault:
        """What is wrong, without saying where."""
        return self._fault

    @property
    def fault(self) -> Fault:
        """What is wrong, behind where it is."""
        said = self.bare
        if self.spot.text is not None:
            said = Fault("in_text", {"text": self.spot.text, "why": said}, self.game)
        if self.card is not None:
            said = Fault("on_card", {"card": self.card, "why": said}, self.game)
        return said if self.line is None else Fault("on_line", {"line": self.line, "why": said}, self.game)

    def on_card(self, kind: str, index: int, card: str | None) -> Self:
        """The same fault of this card."""
        return self._at(replace(self.spot, kind=kind, index=index), card, self.line)

    def in_text(self, key: str, text: str) -> Self:
        """The same fault in this text under this key."""
        return self._at(replace(self.spot, key=key, text=shown(text)), self.card, self.line)

    def on_line(self, line: int | None) -> Self:
        """The same fault on this line of the file."""
        return self._at(self.spot, self.card, line)

    def _at(self, spot: Spot, card: str | None, line: int | None) -> Self:
        return type(self)(self.bare.code, spot, card, line, **self.bare.arguments)
