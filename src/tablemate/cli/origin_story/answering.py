"""What a person types, as notation: French words for actions, halves, and twins that need not be told apart."""

from __future__ import annotations

import re

from tablemate.games.origin_story.view_types import View

_WHOLE = {
    "héros": "hero",
    "heros": "hero",
    "méchant": "villain",
    "mechant": "villain",
    "passer": "pass",
    "refuser": "decline",
    "reddition": "surrender",
    "se rendre": "surrender",
}
_VERBS = {
    "jouer": "play",
    "garder": "keep",
    "charger": "charge",
    "utiliser": "use",
    "employer": "use",
    "donner": "give",
    "défausser": "discard",
    "defausser": "discard",
    "repiocher": "redraw",
    "révéler": "reveal",
    "reveler": "reveal",
    "nommer": "name",
    "annoncer": "predict",
    "poser": "lay",
    "enterrer": "bury",
}
_HALF = re.compile(r"(\d+)(?:½|,5)(?=[lbms])")
_CARD = re.compile(r"\d+(?:\.5)?[lbms]")


def typed(view: View, line: str) -> str:
    """The notation of a line."""
    text = " ".join(line.lower().split())
    if text in _WHOLE:
        return _WHOLE[text]
    verb, space, rest = text.partition(" ")
    if space and verb in _VERBS:
        text = f"{_VERBS[verb]} {rest.replace(' comme ', ' as ')}"
    text = _HALF.sub(r"\1.5", text)
    here = _cards_here(view)
    return _CARD.sub(lambda found: _twin(found[0], here), text) if text != line.lower() or here else line


def _cards_here(view: View) -> set[str]:
    entries = [*view["hand"], *(each for row in view["rows"].values() for each in row)]
    return {each["card"].lower() for each in entries}


def _twin(name: str, here: set[str]) -> str:
    """Of equal cards the first one that lies here."""
    return next((each for each in (name, *(f"{name}{copy}" for copy in range(2, 6))) if each in here), name)
