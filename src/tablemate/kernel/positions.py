"""What the positions of every game have in common: fields by name, and the generator, written as one word."""

from __future__ import annotations

import re
from collections.abc import Mapping

from .chance import WORDS, Stream
from .checking import shown
from .errors import InvalidPosition

_DIGITS = 8


def check_fields(game: str, position: Mapping[str, object], known: tuple[str, ...]) -> None:
    """The positions of a game have each of these fields."""
    for name in position:
        if name not in known:
            raise InvalidPosition("no_such_field", game=game, found=shown(name))


def chance_text(stream: Stream) -> str:
    """The generator as hexadecimal digits."""
    return "".join(f"{stream[index]:0{_DIGITS}x}" for index in range(WORDS))


def read_chance(text: object, stream: Stream) -> None:
    """Put a generator back as it was written."""
    if not isinstance(text, str) or not re.fullmatch(rf"[0-9a-f]{{{_DIGITS * WORDS}}}", text):
        raise InvalidPosition("chance_digits", digits=_DIGITS * WORDS)
    if not text.strip("0"):
        raise InvalidPosition("chance_zero")
    for index in range(WORDS):
        stream[index] = int(text[index * _DIGITS : (index + 1) * _DIGITS], 16)
