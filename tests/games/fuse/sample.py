"""What tests of all games need to be told of FUSE."""

from __future__ import annotations

from tablemate.cli.fuse.notes import SIGNS
from tablemate.games.fuse.described import Kind, Place
from tablemate.games.fuse.options import LEVELS, MODES, STANDARD
from tablemate.games.fuse.terms import Colour, End
from tablemate.games.fuse.view_types import View
from tablemate.kernel.naming import names
from tablemate.server.fuse.customs import CALLS
from tests.games.samples import Sample

TRAY = ("free", "held", "placed", "burnt")


def pieces(view: View) -> set[str]:
    """Bombs, dice and what lies in the middle."""
    on_mats = {entry["card"] for mat in view["mats"] for entry in mat if entry}
    dice = {f"die {place + 1}" for place in range(len(view["tray"]))}
    return {entry["card"] for entry in view["row"] if entry} | on_mats | dice | {"bag", "sabotage", "pile"}


ALONE = ("confirm", "burn", "stop")
"""What is said otherwise to whoever plays alone."""

SAMPLE = Sample(
    tables=(
        {"players": 3, "hold": True, "hard_hands": True, "roll_budget": 9},
        {"players": 5, "roll_budget": 9},
    ),
    pieces=pieces,
    nouns={
        "colour": names(Colour),
        "card": [kind for kind in Kind if kind is not Kind.RISE],
        "card-rise": list(Place),
        "card-pair": list(Place),
        "short": [kind for kind in Kind if kind not in (Kind.RISE, Kind.SUM, Kind.BALANCE)],
        "ended": names(End),
        "call": [*(f"{call}{part}" for call in CALLS.signs for part in ("", ".means")), "take_this-piece"],
        "decision-lose": ["sabotage", "penalty"],
        "action": ["claim", "release", "take_back", "time_up", *ALONE, *(f"{kind}-alone" for kind in ALONE)],
        "outcome": ["won", "lost"],
        "level": LEVELS,
        "mode": MODES,
        "deck": [STANDARD],
        "tray": TRAY,
        "label-die": TRAY,
        "label-then": TRAY,
        "heading": ["burn", "claim"],
    },
    messages=[
        *(f"legend-{sign}{part}" for sign in SIGNS for part in ("", ".sign")),
        *(f"cards-head.{name}" for name in ("id", "name", "value", "layout", "first", "effort", "slots")),
    ],
)
