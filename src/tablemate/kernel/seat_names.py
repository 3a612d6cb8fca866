"""What people are called at a table: names of seats are cleaned where they enter."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

from .checking import shown
from .errors import InvalidName

LONGEST_NAME = 24
JOINERS = "\N{ZERO WIDTH NON-JOINER}\N{ZERO WIDTH JOINER}"
"""What cannot be seen and yet belongs into names: it joins or parts letters, and makes one sign of several."""

_BLANK = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters and symbols that leave their place empty: fillers of Hangul, and braille without a dot."""

SeatNames = tuple[str | None, ...]
"""By seat; None where a seat has no name."""


def clean_names(names: object) -> SeatNames:
    """The names of the seats, cleaned; None stays None.  A text is one name, and no list of them."""
    if isinstance(names, str) or not isinstance(names, Iterable):
        raise InvalidName("names_type", found=shown(names))
    return tuple(None if name is None else clean_name(name) for name in names)


def clean_name(name: object) -> str:
    """A name with composed letters and single spaces; one that cannot be shown in a sentence is refused.

    >>> clean_name("  Ana   Lee ")
    'Ana Lee'
    """
    if not isinstance(name, str):
        raise InvalidName("name_not_text")
    plain = unicodedata.normalize("NFC", " ".join(name.split()))
    if not all(letter.isprintable() or letter in JOINERS for letter in plain):
        raise InvalidName("name_hidden_signs")
    if not any(_is_visible(letter) for letter in plain):
        raise InvalidName("name_empty")
    if len(plain) > LONGEST_NAME:
        raise InvalidName("name_too_long", most=LONGEST_NAME, found=len(plain))
    return plain


def _is_visible(letter: str) -> bool:
    """Is this a letter, a number, punctuation or a symbol?"""
    return unicodedata.category(letter)[0] in "LNPS" and letter not in _BLANK
