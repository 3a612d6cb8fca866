"""What a record can prove: that its beginning was promised, and that deal, steps and outcome are those of the game."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import TYPE_CHECKING

from .circumstances import read_hash
from .errors import Fault, InvalidRecord
from .records import OnStep, Record

if TYPE_CHECKING:
    from .game import Game


class Check(StrEnum):
    """What is checked, in this order."""

    PROMISE = "promise"
    DEAL = "deal"
    STEPS = "steps"
    OUTCOME = "outcome"


class Found(StrEnum):
    """What a check came to; without a promise there is none to keep, and behind what fails nothing can be checked."""

    HOLDS = "holds"
    FAILS = "fails"
    NONE = "none"
    UNCHECKED = "unchecked"


@dataclass(frozen=True, slots=True)
class Verdict:
    """One check, what it came to, and what is wrong if it fails."""

    check: Check
    found: Found
    fault: Fault | None = None


_REPLAYED = (Check.DEAL, Check.STEPS, Check.OUTCOME)
_PART_OF = {"part_move": Check.STEPS, "part_pause": Check.STEPS, "part_end": Check.OUTCOME}
"""The check that a part of a record belongs to, if it is not the deal."""
_UNKNOWN = ("game_type", "other_game", "rules_version")
"""Codes of records that nothing can be said of here."""


def verify(
    record: Record, game: Game, *, published: str | None = None, on_step: OnStep | None = None
) -> tuple[Verdict, ...]:
    """Check all that a record can prove; a promise is also compared with the hash that was published, if one is told.

    A record of another game, or of rules that are not known here, raises `InvalidRecord`.
    """
    promise = _promise(record, None if published is None else read_hash(published))
    unpromised = replace(record, circumstances=replace(record.circumstances, commitment=None))
    return (promise, *_replayed(unpromised, game, on_step))


def _promise(record: Record, published: str | None) -> Verdict:
    commitment = record.circumstances.commitment
    if commitment is None:
        return Verdict(Check.PROMISE, Found.NONE) if published is None else _broken(Fault("promise_missing"))
    if published not in (None, commitment.hash):
        return _broken(Fault("promise_other", {"found": commitment.hash, "published": str(published)}))
    try:
        record.check_promise()
    except InvalidRecord as problem:
        return _broken(problem.fault)
    return Verdict(Check.PROMISE, Found.HOLDS)


def _broken(fault: Fault) -> Verdict:
    return Verdict(Check.PROMISE, Found.FAILS, fault)


def _replayed(record: Record, game: Game, on_step: OnStep | None) -> tuple[Verdict, ...]:
    """What playing the record again comes to: all before the first thing that is wrong holds."""
    wrong = _first_wrong(record, game, on_step)
    if wrong is None:
        return tuple(Verdict(check, Found.HOLDS) for check in _REPLAYED)
    place = _REPLAYED.index(wrong.check)
    before = (Verdict(check, Found.HOLDS) for check in _REPLAYED[:place])
    behind = (Verdict(check, Found.UNCHECKED) for check in _REPLAYED[place + 1 :])
    return (*before, wrong, *behind)


def _first_wrong(record: Record, game: Game, on_step: OnStep | None) -> Verdict | None:
    try:
        table = record.at(game, len(record.moves), on_step)
    except InvalidRecord as problem:
        if problem.fault.code in _UNKNOWN:
            raise
        return Verdict(_check_of(problem.fault), Found.FAILS, problem.fault)
    try:
        record.check_end(table)
    except InvalidRecord as problem:
        return Verdict(Check.OUTCOME, Found.FAILS, problem.fault)
    return None


def _check_of(fault: Fault) -> Check:
    """The check that fails with this."""
    part = fault.arguments.get("part")
    return _PART_OF.get(part.code, Check.DEAL) if isinstance(part, Fault) else Check.DEAL
