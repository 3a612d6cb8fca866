"""What a person types, as notation: halves, and twins that need not be told apart."""

from __future__ import annotations

import re

from tablemate.games.origin_story.view_types import View

_HALF = re.compile(r"(\d+)(?:½|,5)(?=[lbms])")
_CARD = re.compile(r"\d+(?:\.5)?[lbms]")


def typed(view: View, line: str) -> str:
    """The notation of a line."""
    here = _cards_here(view)
    return _CARD.sub(lambda found: _twin(found[0], here), _HALF.sub(r"\1.5", line.lower()))


def _cards_here(view: View) -> set[str]:
    entries = [*view["hand"], *(each for row in view["rows"].values() for each in row)]
    return {each["card"].lower() for each in entries}


def _twin(name: str, here: set[str]) -> str:
    """Of equal cards the first one that lies here."""
    return next((each for each in (name, *(f"{name}{copy}" for copy in range(2, 6))) if each in here), name)
