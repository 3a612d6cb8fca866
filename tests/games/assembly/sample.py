"""What tests of all games need to be told of Assembly."""

from __future__ import annotations

from tablemate.games.assembly import options, talk
from tablemate.games.assembly.terms import Card, Command, Module, Payment
from tablemate.games.assembly.view_types import BANDS, View
from tablemate.kernel.naming import names
from tests.games.samples import Sample

BAYS = (12, 9, 6, 3)
BAY_STATES = ("locked", "empty", "match", "other")
COMMAND_ROLES = ("sammie", "jayani", "alfie", "noah", "luca", "nahla", "li_yong")
"""The roles that can be named with a command."""
SIGNS = [*talk.COMMAND_SIGNS, *talk.STRATEGY_SIGNS, *talk.ANSWERS, talk.POINTING]


def pieces(view: View) -> set[str]:
    """Bays, the cards of the own hand, and what lies beside them."""
    viewer = view["viewer"]
    own = 0 if viewer == "spectator" else len(view["hands"][viewer])
    numbered = {f"bay {bay}" for bay in range(1, 13)} | {f"card {place + 1}" for place in range(own)}
    return numbered | {"hand 1", "hand 2", "role 1", "role 2", "stack", "pile", "discard", "reserve"}


SAMPLE = Sample(
    tables=(
        {"players": 2, "malfunctions": "B"},
        {"players": 2, "malfunctions": "F", "roles": "random"},
        {"players": 2, "difficulty": []},
    ),
    pieces=pieces,
    nouns={
        "module": names(Module),
        "card": [*names(Card), *names(Payment)],
        "command": names(Command),
        "role": [*options.ROLE_NAMES, *options.DRAWN_ROLES, "none"],
        "reserve": ["any", "wild", "cw", "acw", "deploy_lock"],
        "set": [letter.lower() for letter in options.SET_NAMES],
        "malfunction": [f"{letter}{bay}" for letter in "abcdefg" for bay in BAYS],
        "communication": ["limited", "reduced", "jammed"],
        "talk-mode": ["solo", "limited", "reduced", "jammed"],
        "talk-channel": ["open", "signs", "closed"],
        "talk-closes": ["command_word", "command_sign"],
        "sign": SIGNS,
        "action": [*names(Command), "discard", "under"],
        "action-ask": [*names(Command), "nothing"],
        "action-role": COMMAND_ROLES,
        "outcome": ["won", "lost"],
        "band": BANDS,
        "legend-band": BANDS,
        "legend-command": names(Command),
        "answer": ["yes", "no"],
        "label-bay": BAY_STATES,
        "label-then": BAY_STATES,
        "way": ["cw", "acw"],
    },
    messages=[
        *(f"module-{name}.{part}" for name in names(Module) for part in ("code", "glyph")),
        *(f"card-{name}.shows" for name in names(Card)),
        *(f"role-{name}.{part}" for name in options.ROLE_NAMES for part in ("title", "does", "when")),
        *(f"sign-{name}.{part}" for name in SIGNS for part in ("means", "gesture")),
        *(f"event-{name}-hidden" for name in ("card_drawn", "card_taken", "card_buried")),
        *(f"event-{name}-veiled" for name in ("played", "card_discarded", "card_shown")),
        *(f"event-{name}-veiled" for name in ("top_card_discarded", "shown_card_discarded")),
        "event-asked-nothing",
        "event-card_shown-bottom",
        "event-played-three",
        "event-played-shown",
        "event-scrambled-kept",
        "event-die_rolled-bay",
    ],
    refused={"role_": COMMAND_ROLES},
)
