"""Whole and half numbers, kept doubled, as text and as JSON has them: `4 1/2` is 9."""

from __future__ import annotations

import re
from functools import cache

from .terms import HALVES

NUMBER = r"[0-9]+\s+1/2|[0-9]+\.[0-9]+|[0-9]+/[0-9]+|[0-9]+"
"""A pattern for all that looks like a number without a sign; not all of it is one."""
_HALF = re.compile(r"(?:([0-9]{1,4})(?:\s+(1/2)|\.(?:0|(5)))?|(1/2))", re.ASCII)


def read_half(text: str) -> int | None:
    """A number without a sign, doubled; None if the text is none.

    >>> read_half("4 1/2"), read_half("4.5"), read_half("4"), read_half("1/2"), read_half("4.25")
    (9, 9, 8, 1, None)
    """
    found = _HALF.fullmatch(text)
    if found is None:
        return None
    return int(found[1] or 0) * HALVES + any((found[2], found[3], found[4]))


@cache
def half(doubled: int) -> int | float:
    """A doubled number as JSON has it.

    >>> half(9), half(8)
    (4.5, 4)
    """
    return doubled / HALVES if doubled % HALVES else doubled // HALVES


def half_text(doubled: int, *, signed: bool = False) -> str:
    """How a doubled number is written; with `signed` also a plus.

    >>> half_text(9), half_text(1), half_text(-6), half_text(5, signed=True)
    ('4 1/2', '1/2', '-3', '+2 1/2')
    """
    sign = "-" if doubled < 0 else "+" if signed else ""
    whole, half = divmod(abs(doubled), HALVES)
    words = ([str(whole)] if whole or not half else []) + (["1/2"] if half else [])
    return sign + " ".join(words)
