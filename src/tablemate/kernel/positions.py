"""Positions: any moment of a game as readable JSON, and back.

The fields of a state say what they mean (`meanings.py`); a game says which of them its positions have and in which
order, what a position may leave out, and what every state must hold, which judges any state in strict runs too.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Generic

from .chance import WORDS, Stream
from .checking import Checks, shown
from .errors import InvalidPosition
from .events import Events
from .json_types import Json, JsonObject
from .layout import AnyRecord, Layout
from .meanings import Board, O, Part, S
from .program import UNTOLD

_DIGITS = 8
_COMMON = ("game", "options", "chance")


@dataclass(frozen=True)
class Positions(Generic[S, O]):
    """How a game is set up anywhere: positions are written, read and judged."""

    layout: Layout[S]
    parts: tuple[str | tuple[str, Part], ...]
    """What a position says in this order: fields of the state by their own names, or parts by another one."""
    agree: Callable[[Board[S, O]], None] = lambda board: None
    """Put the options onto a blank state whose stream is seeded."""
    judge: Callable[[S, AnyRecord, O], None] = lambda s, cards, options: None
    """Refuse a state that could not stand on a real table, by what is wrong; it gets the card table too."""
    first: tuple[str, ...] = ()
    """What is read before the rest, because that speaks of it."""
    defaults: Mapping[str, Json | Callable[[Board[S, O]], None]] = field(default_factory=dict)
    """What stands for a part that is left out: a value to be read, or who lays it, in this order once all is read.

    Who stands there for what is no part, lays it always.
    """
    complete: Callable[[Board[S, O]], None] = lambda board: None
    """Fill in all else, and what follows from it."""
    go_on: Callable[[S, AnyRecord, Events], None] = lambda s, cards, ev: None
    """Go on to the first decision."""
    options: Callable[[S, O], Mapping[str, object]] = lambda s, options: options.as_json()
    """The options as a position says them."""
    random: Callable[[Stream], JsonObject] | None = None
    """A position of the game's own random sort."""

    def write(self, s: S, options: O) -> JsonObject:
        """The whole truth of a state."""
        board = self._board({}, s, options, None)
        said = {name: board.write(part) for name, part in self._parts.items()}
        return {"game": options.game, "options": self.options(s, options), **said, "chance": chance_text(s.chance)}

    def read(self, position: Mapping[str, Json], s: S, options: O, cards: AnyRecord) -> None:
        """Put a position onto a blank state whose stream is seeded, and go on to its first decision."""
        for name in position:
            if name not in self.fields:
                raise InvalidPosition("no_such_field", game=options.title, found=shown(name))
        if "chance" in position:
            _read_chance(position["chance"], s.chance)
        board = self._board(position, s, options, cards)
        self.agree(board)
        says = {**self.defaults, **position}
        for name in dict.fromkeys((*self.first, *self._parts)):
            if name in says and not callable(says[name]):
                board.read(self._parts[name], says[name], name)
        for name, lay in self.defaults.items():
            if callable(lay) and name not in position:
                lay(board)
        self.complete(board)
        for check in board.later:
            check()
        self.judge(s, cards, options)
        self.go_on(s, cards, UNTOLD)

    @cached_property
    def fields(self) -> tuple[str, ...]:
        """What a position can say."""
        return (*_COMMON[:2], *self._parts, *_COMMON[2:])

    @cached_property
    def _parts(self) -> dict[str, Part]:
        return dict((part, part) if isinstance(part, str) else part for part in self.parts)

    def _board(self, says: Mapping[str, Json], s: S, options: O, cards: AnyRecord) -> Board[S, O]:
        return Board(says, options, s, cards, Checks(InvalidPosition, options.game), self.layout.fields)


def chance_text(stream: Stream) -> str:
    """The generator as hexadecimal digits."""
    return "".join(f"{stream[index]:0{_DIGITS}x}" for index in range(WORDS))


def _read_chance(text: object, stream: Stream) -> None:
    """Put a generator back as it was written."""
    if not isinstance(text, str) or not re.fullmatch(rf"[0-9a-f]{{{_DIGITS * WORDS}}}", text):
        raise InvalidPosition("chance_digits", digits=_DIGITS * WORDS)
    if not text.strip("0"):
        raise InvalidPosition("chance_zero")
    for index in range(WORDS):
        stream[index] = int(text[index * _DIGITS : (index + 1) * _DIGITS], 16)
