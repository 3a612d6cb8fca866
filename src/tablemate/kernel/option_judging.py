"""Options being read, and which values can still be chosen beside those that are.

A value cannot be chosen if no completion of it and of the other choices is accepted.  What a check depends on is found
by noting which options it asks for: where it refuses, one of those must change, and those that nobody has chosen are
tried.  Of the choices that are in the way as few are named as are needed for it, and none that the value itself does
not quarrel with.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import chain
from typing import TYPE_CHECKING, TypeAlias

from .checking import Checks
from .errors import Fault, InvalidOptions, Limit, OptionName
from .json_types import Known
from .option_kinds import AgreedSoFar, AnyKind, Candidate, CardSets, Whole

if TYPE_CHECKING:
    from .options import Options

Given: TypeAlias = Mapping[str, object]
"""Options by name, as a person or a file gives them."""
Check: TypeAlias = Callable[[AgreedSoFar], object]
"""Looks at options, and refuses what does not fit together."""
Mask: TypeAlias = int
"""A set of options, a bit for each as they are declared."""
Chosen: TypeAlias = tuple[str, object]
"""One choice: an option and what is said of it, of several names one."""


@dataclass(frozen=True, slots=True)
class Judged:
    """A value of an option beside the rest: possible, or why not.

    Where each seat has its own, it is one for that `seat`.  `beside` names the other choices that are in its way.
    """

    value: Known
    why_not: Fault | None
    seat: int | None = None
    beside: tuple[str, ...] = ()

    @property
    def possible(self) -> bool:
        """Can it be chosen?"""
        return self.why_not is None


@dataclass(frozen=True, slots=True)
class Found:
    """What a check found, and which options it asked for."""

    fault: Fault | None
    asked: Mask


class OptionsBeingRead:
    """Options being read: each is read when it is first asked for, and it is noted which were asked for."""

    def __init__(self, options: type[Options], given: Given) -> None:
        self.game = options.game
        self.given = given
        self._options = options
        self._kinds = options.declared()
        self._bits = options.bits()
        self._asked: Mask = 0
        self._read: dict[str, tuple[object, Mask]] = {}
        self._found: dict[Check, Found] = {}

    def __getattr__(self, name: str) -> Known:
        read = self._read.get(name)
        if read is None:
            if name not in self._kinds:
                return getattr(self._options, name).__get__(self)
            read = self._read[name] = self._first_read(name)
        self._asked |= read[1]
        return read[0]

    def _first_read(self, name: str) -> tuple[object, Mask]:
        before, self._asked = self._asked, self._bits[name]
        try:
            return self._value(name, self._kinds[name]), self._asked
        finally:
            self._asked = before

    def _value(self, name: str, kind: AnyKind) -> object:
        if name not in self.given or kind.says_nothing(self.given[name]):
            return kind.usual(self)
        return kind.read(name, self.given[name], self, Checks(InvalidOptions, self.game))

    def saying(self, name: str, value: object) -> OptionsBeingRead:
        """The same with another value for one option; whatever did not ask for that one is not asked again."""
        other, bit = OptionsBeingRead(self._options, {**self.given, name: value}), self._bits[name]
        other._read = {option: read for option, read in self._read.items() if not read[1] & bit}
        other._found = {check: found for check, found in self._found.items() if not found.asked & bit}
        return other

    def _saying_usual(self, name: str) -> OptionsBeingRead:
        other = OptionsBeingRead(self._options, {**self.given, name: getattr(self, name)})
        other._read, other._found = self._read, self._found
        return other

    @property
    def concerned(self) -> Mask:
        """The options that checks asked for."""
        return union(self._found.values())

    def wrong(self) -> Found | None:
        """The first thing that does not fit together, with what is usual where nothing is said."""
        for check in self._options.checks():
            found = self._found.get(check) or self._check(check)
            if found.fault is not None:
                return found
        return None

    def _check(self, check: Check) -> Found:
        self._asked, fault = 0, None
        try:
            check(self)
        except InvalidOptions as refused:
            fault = refused.fault
        found = self._found[check] = Found(fault, self._asked)
        return found

    def completed(self) -> OptionsBeingRead | list[Found]:
        """These choices and what more must be said so that all fit together; else what is wrong on each way to it."""
        wrong = self.wrong()
        if wrong is None:
            return self
        for name, bit in self._bits.items():
            if bit & wrong.asked and name not in self.given and (others := self._others(name)):
                return self._tried(name, others)
        return [wrong]

    def _tried(self, name: str, others: list[object]) -> OptionsBeingRead | list[Found]:
        obstacles: list[Found] = []
        for said in chain([self._saying_usual(name)], (self.saying(name, value) for value in others)):
            completed = said.completed()
            if isinstance(completed, OptionsBeingRead):
                return completed
            obstacles += completed
        return obstacles

    def _others(self, name: str) -> list[object]:
        """What could be said of an option besides what is usual."""
        usual, kind = getattr(self, name), self._kinds[name]
        values = (kind.whole([each.said]) for each in kind.candidates(usual, self))
        return [value for value in values if value != usual]


def union(found: Iterable[Found]) -> Mask:
    """All options that were asked for."""
    asked = 0
    for each in found:
        asked |= each.asked
    return asked


@dataclass(frozen=True, slots=True)
class World:
    """Choices that go together, as they are said and in a way to complete them, and what checks asked for there."""

    chosen: list[Chosen]
    said: OptionsBeingRead
    completed: OptionsBeingRead
    concerned: Mask


Hindered: TypeAlias = tuple[list[Chosen], list[Found]]
"""Choices that something does not go with, and what is wrong on each way to complete them all."""


def supposed(options: type[Options], given: Given) -> OptionsBeingRead:
    """What would be agreed: as given and usual, or else as it can be completed, if it can.

    What cannot be read counts as not said.
    """
    said, _ = _readable(options, given)
    completed = said.completed()
    return completed if isinstance(completed, OptionsBeingRead) else said


def _readable(options: type[Options], given: Given) -> tuple[OptionsBeingRead, dict[str, Fault]]:
    """Without what cannot be read or says nothing, and what is wrong with the former; cards are read once."""
    said, wrong = {}, {}
    for name, value in given.items():
        kind = options.declared()[name]
        if not kind.says_nothing(value):
            try:
                read = getattr(OptionsBeingRead(options, {name: value}), name)
                said[name] = read if isinstance(kind, CardSets) else value
            except InvalidOptions as refused:
                wrong[name] = refused.fault
    return OptionsBeingRead(options, said), wrong


class Judging:
    """Judges every value beside what is chosen; what cannot be read is `unread`, and counts as not said.

    Where choices quarrel among themselves there are several worlds, in each of which as few as can be are left out.
    """

    def __init__(self, options: type[Options], given: Given) -> None:
        self._said, unread = _readable(options, given)
        self.unread = {name: Judged(given[name], fault) for name, fault in unread.items()}
        self.kinds, self._bits = options.declared(), options.bits()
        self._unsaid = OptionsBeingRead(options, {})
        self._unsaid.wrong()
        self._chosen = [
            (name, value)
            for name, whole in self._said.given.items()
            for value in (getattr(self._said, name) if self.kinds[name].several else (whole,))
        ]
        self._worlds = list(self._completed(self._chosen))
        self._supposed = self._worlds[0].completed if len(self._worlds) == 1 else self._said

    def _completed(self, chosen: list[Chosen]) -> Iterator[World]:
        said = self._saying(chosen)
        completed = said.completed()
        if isinstance(completed, OptionsBeingRead):
            yield World(chosen, said, completed, completed.concerned)
        else:
            for each in self._needed(chosen, completed):
                yield from self._completed(_without(each, chosen))

    def values(self, name: str) -> tuple[Judged, ...]:
        """Every value of an option; of a long range some, and those that a reason says would do instead."""
        kind, agreed = self.kinds[name], self._supposed
        with_it = agreed.saying(name, self._said.given[name]) if name in self._said.given else agreed
        judged = [self._judged(name, each) for each in kind.candidates(getattr(with_it, name), agreed)]
        if isinstance(kind, Whole):
            known = [each.value for each in judged]
            instead = {limit.most for each in judged for limit in _limits(each.why_not) if limit.option == name}
            judged += [self._judged(name, Candidate(number, number)) for number in instead.difference(known)]
            judged.sort(key=lambda each: kind.number(each.value))
        return tuple(judged)

    def wrong(self, name: str) -> Fault | None:
        """Why what is given of an option cannot be: it cannot be read, or does not go with the rest."""
        if name in self.unread:
            return self.unread[name].why_not
        given = (self._judged(name, Candidate(value, value)) for option, value in self._chosen if option == name)
        return next((each.why_not for each in given if each.why_not is not None), None)

    def _judged(self, name: str, candidate: Candidate) -> Judged:
        own = name, candidate.said
        hindered = self._hindered(own)
        if hindered is None:
            return Judged(candidate.value, None, candidate.seat)
        needed = self._needed(*hindered, own)
        beside = tuple(dict.fromkeys(option for option, _ in needed))
        return Judged(candidate.value, self._why(own, needed, *hindered), candidate.seat, beside)

    def _hindered(self, own: Chosen) -> Hindered | None:
        """Choices that a choice does not go with, and why; first it is tried as these were completed."""
        name = own[0]
        for world, others in self._beside(own):
            if world.concerned & self._bits[name]:
                whole = self.kinds[name].whole([*(value for option, value in others if option == name), own[1]])
                if world.completed.saying(name, whole).wrong() is not None:
                    completed = world.said.saying(name, whole).completed()
                    if not isinstance(completed, OptionsBeingRead):
                        return others, completed
        return None

    def _beside(self, own: Chosen) -> list[tuple[World, list[Chosen]]]:
        """Every world with what is chosen there besides, those first in which that is most."""
        name, several = own[0], self.kinds[own[0]].several
        others = [
            (world, [each for each in world.chosen if each[0] != name or (several and each != own)])
            for world in self._worlds
        ]
        return sorted(others, key=lambda each: -len(each[1]))

    def _needed(self, chosen: list[Chosen], obstacles: list[Found], *own: Chosen) -> list[Chosen]:
        """As few of the choices as already have obstacles, always with one's own."""
        asked = union(obstacles)
        needed = [each for each in chosen if self._bits[each[0]] & asked]
        for each in reversed(needed):
            fewer = _without(each, needed)
            if not isinstance(self._saying([*fewer, *own]).completed(), OptionsBeingRead):
                needed = fewer
        return needed

    def _why(self, own: Chosen, needed: list[Chosen], others: list[Chosen], obstacles: list[Found]) -> Fault:
        """What is wrong with the others where the choice alone is well, or else on a way to complete them all.

        It has to do with what is in the way, and names no option that is not chosen.  Where it says a limit, no way
        to complete them has one that is nearer to what is chosen.
        """
        alone = self._saying([own]).completed() if needed else None
        if isinstance(alone, OptionsBeingRead):
            alike = [own] if self.kinds[own[0]].several else []
            wrong = self._saying([*others, *alike], alone).wrong()
            obstacles = [*([] if wrong is None else [wrong]), *obstacles]
        chosen = dict([*others, own])
        concerned = sum({self._bits[name] for name, _ in (own, *needed)})
        told = [
            each
            for each in obstacles
            if each.asked & concerned and {part.name for part in _named(each.fault)} <= {*chosen}
        ]
        faults = [each.fault for each in told or obstacles[:1] if each.fault is not None]
        like_the_first = (fault for fault in faults if fault.code == faults[0].code)
        return min(like_the_first, key=lambda fault: self._distance(fault, chosen))

    def _distance(self, fault: Fault, chosen: Given) -> int:
        """How far what is chosen is from what a fault says would do instead."""
        limits = [limit for limit in _limits(fault) if limit.option in chosen]
        return sum(abs(limit.most - self.kinds[limit.option].number(chosen[limit.option])) for limit in limits)

    def _saying(self, chosen: Iterable[Chosen], beside: OptionsBeingRead | None = None) -> OptionsBeingRead:
        values: dict[str, list[object]] = {}
        for name, value in chosen:
            values.setdefault(name, []).append(value)
        asked = beside or self._unsaid
        for name, each in values.items():
            asked = asked.saying(name, self.kinds[name].whole(each))
        return asked


def _named(fault: Fault | None) -> list[OptionName]:
    """The options that a fault names."""
    return [part for part in (fault.arguments.values() if fault else ()) if isinstance(part, OptionName)]


def _limits(fault: Fault | None) -> list[Limit]:
    """The numbers that a fault says would do instead."""
    return [part for part in (fault.arguments.values() if fault else ()) if isinstance(part, Limit)]


def _without(one: Chosen, chosen: list[Chosen]) -> list[Chosen]:
    return [each for each in chosen if each is not one]
