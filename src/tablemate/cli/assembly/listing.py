"""The table as sentences, one line a bay, for reading aloud."""

from __future__ import annotations

from typing import Any

from tablemate.cli.face import View
from tablemate.words import Words, capitalised
from tablemate.words.assembly.nouns import module

from .ring import SPECIAL
from .status import centre


def listing(words: Words, view: View) -> list[str]:
    """Every bay in clock order, then the piles."""
    bays = [_bay(words, view, bay) for bay in view["bays"]]
    return [*bays, *(f"{capitalised(text)}." for text in centre(words, view) if text)]


def _bay(words: Words, view: View, bay: dict[str, Any]) -> str:
    plan = module(words, bay["plan"])
    number = str(bay["bay"])
    if bay["locked"]:
        text = words.say("list-bay-locked", bay=number, plan=plan)
    elif bay["module"] is None:
        text = words.say("list-bay-empty", bay=number, plan=plan)
    elif bay["module"] == bay["plan"]:
        text = words.say("list-bay-match", bay=number, plan=plan)
    else:
        text = words.say("list-bay-other", bay=number, plan=plan, module=module(words, bay["module"]))
    special = bay["bay"] in SPECIAL and view["malfunctions"] != "none"
    return f"{text} {words.say('list-malfunction')}" if special else text
