"""What the positions of every game have in common: the generator, written as one word."""

from __future__ import annotations

import re
from typing import Any

from .chance import WORDS, Stream
from .errors import InvalidPosition

_DIGITS = 8


def chance_text(stream: Stream) -> str:
    """The generator as hexadecimal digits."""
    return "".join(f"{stream[index]:0{_DIGITS}x}" for index in range(WORDS))


def read_chance(text: Any, stream: Stream) -> None:
    """Put a generator back as it was written."""
    if not isinstance(text, str) or not re.fullmatch(rf"[0-9a-f]{{{_DIGITS * WORDS}}}", text):
        raise InvalidPosition(f"chance must be {_DIGITS * WORDS} hexadecimal digits")
    if not text.strip("0"):
        raise InvalidPosition("chance must not be zero everywhere")
    for index in range(WORDS):
        stream[index] = int(text[index * _DIGITS : (index + 1) * _DIGITS], 16)
