"""Assembly on the command line."""

from __future__ import annotations

from tablemate.cli.offer import Offer, Said, Setting
from tablemate.cli.problems import Problem
from tablemate.kernel.checking import shown
from tablemate.kernel.json_types import JsonObject

_FIRST = {"1": 0, "2": 1}


def _agree(said: Said, setting: Setting) -> JsonObject:
    """Seats are counted from 1 where people type."""
    agreed = dict(said)
    if "first" in agreed and agreed["first"] != "random":
        if agreed["first"] not in _FIRST:
            raise Problem("first", "assembly", found=shown(agreed["first"]))
        agreed["first"] = _FIRST[agreed["first"]]
    return agreed


OFFER = Offer(
    game="assembly",
    agree=_agree,
    without=("pace",),
)
