"""What tests of all games need to be told of Origin Story."""

from __future__ import annotations

from tablemate.cli.origin_story.notes import SIGNS
from tablemate.games.origin_story.cards import SETS
from tablemate.games.origin_story.cards.checks import LIMITS
from tablemate.games.origin_story.cards.explain import MYSUIT_CHOSEN, code_of
from tablemate.games.origin_story.cards.language import StoryType
from tablemate.games.origin_story.cards.terms import ConditionKind, CountKind, EffectOp, KeywordKind, Window
from tablemate.games.origin_story.names import WHO_NAMES
from tablemate.games.origin_story.terms import Result, Why
from tablemate.games.origin_story.view_types import SIDES, View
from tablemate.kernel.naming import names
from tablemate.words.origin_story.nouns import SUIT_NAMES
from tests.games.samples import Sample

ALL_WHO = (*WHO_NAMES, "either")


def pieces(view: View) -> set[str]:
    """Cards, powers, and what is open in a round."""
    playing = [*view["hand"], *view["plays"], *(entry for row in view["rows"].values() for entry in row)]
    powers = [entry["power"] for entry in (view["mat"], *view["stories"], view["superhero"]) if entry]
    open_ones = [name for name in (*view["offer"], *view["superheroes"]) if name not in (None, "hidden")]
    of_the_round = {name for name in ("event", "vancard") if view[name]}
    return {entry["card"] for entry in playing} | {*powers, *open_ones} | of_the_round | {"deck", "discard"}


SAMPLE = Sample(
    tables=({"level": 4},),
    pieces=pieces,
    nouns={
        "suit": SUIT_NAMES,
        "legend-side": SIDES,
        "who": ALL_WHO,
        "vancardians": ["green", "red"],
        "type": ["mat", "superhero", *StoryType],
        "window": [*map(code_of, Window)],
        "condition": [code for code in map(code_of, ConditionKind) if code != "compare"],
        "count": [*map(code_of, CountKind)],
        "effect": [*map(code_of, EffectOp), MYSUIT_CHOSEN],
        "line": [*map(code_of, KeywordKind), "none"],
        "amount": ["cards", "cards-sum", "vp", "vp-sum"],
        "why": [*names(Why), "bound", "no_suit_not_love"],
        "action": ["redraw", "discard", "reveal", "lay", "pass", "decline", "hero"],
        "screen": ["free", "cancelled", "takes_lead"],
        "action-done": ["charge", "redraw"],
        "outcome": names(Result),
        "cards": SETS,
        "place": ["mat", "superhero"],
        "label-then": ["discarded", "revealed", "held", "first", "last"],
        "choice": ["hero", "villain", "surrender"],
        "screen-binding": ["no_draw", "no_love", "lowest", "no_trump"],
        "game": ["name", "about"],
    },
    messages=[
        *(f"suit-{name}.{form}" for name in SUIT_NAMES for form in ("letter", "sign", "of", "kind", "some")),
        *(f"who-{name}.{form}" for name in (*ALL_WHO, "player") for form in ("label", "of", "to", "from")),
        *(f"catalogue-head.{name}" for name in ("id", "name", "type", "slots")),
        *(f"why-{why}-rival" for why in ("beats", "cannot_beat", "equal")),
        *(f"legend-{sign}{part}" for sign in SIGNS for part in ("", ".sign")),
        "event-superhero_dealt-hidden",
        "who-player",
    ],
    faults={code: frozenset({"most", "found"}) for code, _, _ in LIMITS},
)
