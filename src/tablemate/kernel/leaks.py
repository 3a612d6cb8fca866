"""The leak check: whatever a viewer gets stays the same when all that it cannot know is dealt anew."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from .actions import Action
from .arena import Arena
from .cases import Case, Moment, moments, played, viewers_of
from .errors import Reason
from .events import HIDDEN, Event
from .json_types import Json
from .seats import SPECTATOR
from .table import Table

REDEALS = 2
AGAIN = 1 << 40


def check_no_leak(case: Case) -> None:
    """Deal anew what a viewer cannot know: its view, which tells the decisions, and its legal actions stay equal.

    And a redeal forgets the truth entirely: redealt once or twice, the same stream gives the same state.
    """
    deals = _Deals(case)
    for number, moment in enumerate(moments(case)):
        truth = _TrueMoment.of(moment)
        for redeal in range(REDEALS):
            for viewers, other in deals.of(moment.table, number * REDEALS + redeal):
                _check_deal(case, truth, other, viewers)


class _Deals:
    """Other deals of a table.  One that is the same for several viewers is looked at once."""

    def __init__(self, case: Case) -> None:
        table = case.table()
        self._case = case
        self._arena = Arena(table.game, table.options, 3)

    def of(self, table: Table, stream: int) -> Iterator[tuple[Sequence[int], Table]]:
        """What is dealt with a stream, each deal with the viewers who could be at it."""
        self._arena.take(table)
        viewers: dict[bytes, list[int]] = {}
        for viewer in viewers_of(table):
            viewers.setdefault(self._dealt(viewer, stream), []).append(viewer)
        for those in viewers.values():
            yield those, table.redealt(those[0], stream)

    def _dealt(self, viewer: int, stream: int) -> bytes:
        dealt, again, direct = (self._redealt(*way, viewer) for way in ((0, 1, stream), (1, 2, AGAIN), (0, 2, AGAIN)))
        assert again == direct, f"{self._case}: a redeal for {viewer} keeps something of the truth"
        return dealt

    def _redealt(self, source: int, target: int, stream: int, viewer: int) -> bytes:
        self._arena.copy(source, target)
        self._arena.redeal(target, viewer, stream)
        return self._arena.octets(target)


@dataclass(frozen=True, slots=True)
class _TrueMoment:
    """A moment as it is: what viewers received before, and what they hear of the action."""

    moment: Moment
    received: Mapping[int, bytes]
    refusals: Sequence[Reason | None]
    after: Table
    told: Sequence[Event] | None

    @classmethod
    def of(cls, moment: Moment) -> _TrueMoment:
        """Look at a moment; its own table stays as it is."""
        table, after = moment.table, moment.table.twin()
        received = {viewer: _received(table, viewer) for viewer in viewers_of(table)}
        told = played(after, moment.action, moment.seat)
        return cls(moment, received, _refusals(moment, table), after, told)


def _check_deal(case: Case, truth: _TrueMoment, other: Table, viewers: Sequence[int]) -> None:
    moment = truth.moment
    other.judge()
    for viewer in viewers:
        assert _received(other, viewer) == truth.received[viewer], f"{case}: viewer {viewer} could tell two deals apart"
        if viewer == moment.seat:
            assert _refusals(moment, other) == truth.refusals, f"{case}: a refusal leaks to viewer {viewer}"
        _check_action_is_not_told(case, truth, other, viewer)
    there = _played_by_number(other, moment)
    if truth.told is not None and there is not None:
        for viewer in viewers:
            _check_events_tell_alike(case, truth.told, there, viewer)


def as_sent(value: Json) -> bytes:
    """As JSON: what comes first could tell something too."""
    return json.dumps(value).encode()


def _received(table: Table, viewer: int) -> bytes:
    legal = [] if viewer == SPECTATOR else [action.as_json() for action in table.legal(viewer)]
    return as_sent([table.view(viewer), legal])


def _refusals(moment: Moment, table: Table) -> list[Reason | None]:
    """Why a seat may not do some things that are near what it may do: the reasons are information too."""
    wrong: list[str | Action] = [f"{moment.action.text} 1 1", f"{moment.action.text} 5", "yes", "done"]
    wrong += [Action(code, "") for code in range(moment.action.code - 1, moment.action.code + 2)]
    legal = {name for action in table.legal(moment.seat) for name in (action.code, action.text)}
    named = [(action, action.code if isinstance(action, Action) else action) for action in wrong]
    return [table.why_not(action, moment.seat) for action, name in named if name not in legal]


def _played_by_number(table: Table, moment: Moment) -> tuple[Event, ...] | None:
    """What follows from the number of the action at another table, whatever it means there."""
    same = next((action for action in table.legal(moment.seat) if action.code == moment.action.code), None)
    return None if same is None else table.play(same, moment.seat)


def _check_events_tell_alike(case: Case, here: Sequence[Event], there: Sequence[Event], viewer: int) -> None:
    """An action's events may differ between two deals only from where an event tells a secret by declaration."""
    for one, two in zip(here, there, strict=False):
        if one.seen_by(viewer) != two.seen_by(viewer):
            assert _differ_by_telling(one, two, viewer), f"{case}: {one.name} leaks to viewer {viewer}"
            return
    assert len(here) == len(there), f"{case}: the number of events leaks to viewer {viewer}"


def _check_action_is_not_told(case: Case, truth: _TrueMoment, other: Table, viewer: int) -> None:
    """What a viewer hears of an action that another deal does not allow, it hears from the events or the view too."""
    moment, after = truth.moment, truth.after
    if viewer == moment.seat or moment.action.text in map(str, other.legal(moment.seat)):
        return
    heard = after.last_step.seen_by(viewer)
    for action in other.legal(moment.seat) if heard["action"] != HIDDEN else ():
        twin = other.twin()
        twin.play(action, moment.seat)
        alike = twin.last_step.seen_by(viewer)["events"] == heard["events"]
        told = alike and _received(twin, viewer) == _received(after, viewer)
        assert not told, f"{case}: {moment.action} of seat {moment.seat} leaks to viewer {viewer}"


def _differ_by_telling(one: Event, two: Event, viewer: int) -> bool:
    """Do two events differ only in arguments that are declared to tell, or that the viewer is named for?"""
    if one.name != two.name:
        return False
    seen, other = one.seen_by(viewer), two.seen_by(viewer)
    differing = [name for name in one.type.arguments if seen[name] != other[name]]
    return all(one.type.arguments[name].tells or one.type.arguments[name].private for name in differing)
