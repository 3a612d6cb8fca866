"""The lines of Vancardian cards, one for each round, read into keywords: Replace, Add and Move."""

from __future__ import annotations

import re

from tablemate.kernel.checking import shown

from .faults import fault
from .halves import NUMBER, read_half
from .language import Keyword, Line
from .table import MOST_KEYWORDS
from .terms import HALVES, KEYWORD_LETTERS, KeywordKind
from .vocabulary import HAND

_KEYWORD = re.compile(rf"\s*([{KEYWORD_LETTERS}])({NUMBER})\s*")
NO_KEYWORD = "-"


def read_line(text: str, extra_love: tuple[int, ...]) -> Line:
    """A line such as `R2+M1`, or `-`; what it adds is among these doubled values, and each value once."""
    if text.strip() == NO_KEYWORD:
        return ()
    words = text.split("+")
    if len(words) > MOST_KEYWORDS:
        raise fault("too_many_keywords", "rounds", most=MOST_KEYWORDS, found=shown(text))
    line = tuple(_keyword(word, extra_love) for word in words)
    added = [keyword.number for keyword in line if keyword.kind is KeywordKind.ADD]
    if len(set(added)) < len(added):
        raise fault("add_twice", "rounds", found=shown(text))
    return line


def _keyword(word: str, extra_love: tuple[int, ...]) -> Keyword:
    found = _KEYWORD.fullmatch(word)
    doubled = read_half(found[2]) if found else None
    if found is None or doubled is None:
        raise fault("keyword", "rounds", found=shown(word))
    kind = KeywordKind(KEYWORD_LETTERS.index(found[1]) + 1)
    if kind is KeywordKind.ADD:
        return Keyword(kind, _added(word, doubled, extra_love))
    if doubled % HALVES or not HALVES <= doubled <= HAND * HALVES:
        raise fault("keyword_number", "rounds", found=shown(word), most=HAND)
    return Keyword(kind, doubled // HALVES)


def _added(word: str, doubled: int, extra_love: tuple[int, ...]) -> int:
    """The value itself, or the one and a half for which `A4` is short."""
    for value in (doubled, doubled + 1 - doubled % HALVES):
        if value in extra_love:
            return value
    raise fault("add_value", "rounds", found=shown(word))
