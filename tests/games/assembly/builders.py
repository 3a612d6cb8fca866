"""Readable ways to set an Assembly table, and to make chance do what a test needs.

    table = assembly(mods={9: "engineering", 2: "airlock"}, locked=[6, 7, 8], hands=[["acw"]])
    play(table, "acw: acw 2")
    assert line(table) == {4: "engineering", 12: "airlock"}

Plans default to the modules in their order round the clock: the plan of bay b is `plan_of(b)`, and the module of a
locked bay is no longer in play.  `match=[3, 6]` puts the right module on those bays.  Cards that a test does not name
lie in the discard (or in the pile if `pile` is not given), as on a real table.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

import pytest

import tablemate
from tablemate import IllegalAction, Table
from tablemate.games.assembly.terms import Module

GAME = tablemate.game("assembly")
MODULES = [module.name.lower() for module in Module]


def plan_of(bay: int) -> str:
    """The plan that `assembly` lays on a bay unless told otherwise."""
    return MODULES[bay - 1]


def assembly(
    *,
    players: int = 1,
    mods: Mapping[int, str] | None = None,
    match: Iterable[int] = (),
    locked: Iterable[int] = (),
    plans: Mapping[int, str] | None = None,
    hands: Sequence[Sequence[str]] | None = None,
    roles: Sequence[str] | None = None,
    seed: int = 1,
    options: Mapping[str, Any] | None = None,
    **fields: Any,
) -> Table:
    """A table at the start of a turn; `options` are further options, `fields` further fields of the position."""
    laid = {bay: plan_of(bay) for bay in range(1, 13)} | dict(plans or {})
    shut = set(locked)
    modules = dict(mods or {}) | {bay: laid[bay] for bay in match}
    bays = [{"plan": laid[bay], "locked": bay in shut, "module": modules.get(bay)} for bay in range(1, 13)]
    position: dict[str, Any] = {
        "game": "assembly",
        "options": {"players": players, "roles": list(roles or ["none"] * players), **(options or {})},
        "bays": bays,
        **fields,
    }
    if hands is not None:
        position["hands"] = [list(hand) for hand in hands]
    return GAME.from_position(position, seed=seed)


def play(table: Table, *actions: str, seat: int | None = None) -> list[dict[str, Any]]:
    """Play one sentence after the other; the events as everybody's secrets allow (nothing hidden)."""
    events: list[tablemate.Event] = []
    for action in actions:
        events += table.play(action, seat)
    return [event.as_json() for event in events]


def refusal(table: Table, action: str, seat: int | None = None) -> str:
    """The code of the reason why an action is refused; fails if it is legal or anything changed."""
    before = table.digest()
    with pytest.raises(IllegalAction) as refused:
        table.play(action, seat)
    assert table.digest() == before
    assert refused.value.rule
    return refused.value.why.code


def options_now(table: Table) -> list[str]:
    """The notation of everything the seat that is asked may do."""
    return [str(action) for action in table.legal(table.waiting[0].seat)]


def asked(table: Table) -> tuple[int, str]:
    """Who is asked what."""
    return table.waiting[0].seat, table.waiting[0].kind


def line(table: Table) -> dict[int, str]:
    """The modules on the line by bay."""
    bays = table.to_position()["bays"]
    return {bay: entry["module"] for bay, entry in enumerate(bays, start=1) if entry["module"]}


def locked_bays(table: Table) -> set[int]:
    """The locked bays."""
    return {bay for bay, entry in enumerate(table.to_position()["bays"], start=1) if entry["locked"]}


def plans(table: Table) -> dict[int, str]:
    """The plans by bay."""
    return {bay: entry["plan"] for bay, entry in enumerate(table.to_position()["bays"], start=1)}


def hand(table: Table, seat: int = 0) -> Counter[str]:
    """The cards of a hand."""
    return Counter(table.to_position()["hands"][seat])


def sizes(table: Table) -> dict[str, int]:
    """How many cards lie where."""
    position = table.to_position()
    return {
        "pile": len(position["pile"]),
        "discard": len(position["discard"]),
        "stack": len(position["stack"]),
        "refreshes": position["refreshes"],
    }


def rolling(table: Table, action: str, *dice: int, seat: int | None = None) -> Table:
    """A copy of the table after an action in which the die showed exactly these numbers, in order.

    Looks for a state of the generator that gives them; fails after many tries, so ask for few dice.
    """
    position = table.to_position()
    for seed in range(200_000):
        attempt = GAME.from_position(position, seed=seed)
        rolled = [event["die"] for event in play(attempt, action, seat=seat) if "die" in event]
        if rolled == list(dice):
            return attempt
    raise AssertionError(f"no seed rolls {dice} on {action!r}")


def names_of(events: Iterable[Mapping[str, Any]]) -> list[str]:
    """The kinds of events in order."""
    return [event["event"] for event in events]


def with_set(malfunctions: str, *, options: Mapping[str, Any] | None = None, **fields: Any) -> Table:
    """A table with a malfunction set; further arguments as for `assembly`."""
    return assembly(options={"malfunctions": malfunctions, **(options or {})}, **fields)


def until(table: Table, action: str, wanted: Callable[[list[dict[str, Any]]], bool], seat: int | None = None) -> Table:
    """A copy of the table after an action whose events are as wanted; looks through states of the generator."""
    position = table.to_position()
    for seed in range(20_000):
        attempt = GAME.from_position(position, seed=seed)
        if wanted(play(attempt, action, seat=seat)):
            return attempt
    raise AssertionError(f"no seed gives the events wanted on {action!r}")


def role_used(table: Table, seat: int = 0) -> bool:
    """Is the role of a seat spent?"""
    return bool(table.to_position()["roles_used"][seat])


def happened(events: Iterable[Mapping[str, Any]], name: str) -> list[dict[str, Any]]:
    """The events of one kind, without their names."""
    return [
        {key: value for key, value in event.items() if key != "event"} for event in events if event["event"] == name
    ]


def with_hands(table: Table, *hands: Sequence[str]) -> Table:
    """The table with these hands; the other cards are spread over pile and discard, which keep their sizes."""
    position = table.to_position()
    knowledge = ("hands_seen", "hands_may_be", "hands_from", "hands_can_show", "pile_seen")
    cards = Counter(card for cards in (*position["hands"], position["pile"], position["discard"]) for card in cards)
    wanted = Counter(card for hand in hands for card in hand)
    assert not wanted - cards, f"these cards are not in hands, pile and discard: {wanted - cards}"
    rest = sorted((cards - wanted).elements())
    size = len(position["pile"])
    changed = {"hands": [list(hand) for hand in hands], "pile": rest[:size], "discard": rest[size:]}
    kept = {name: value for name, value in position.items() if name not in knowledge}
    return GAME.from_position({**kept, **changed})
