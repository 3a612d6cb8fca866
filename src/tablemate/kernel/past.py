"""The past of a table: its steps, and the way back.

Whoever keeps hundreds of tables keeps tens of thousands of steps, of which hardly one is looked at again: the last few
stay as they are, the others keep what is needed to tell them once more.  So do the states that steps were taken from:
one of sixteen stays, and what was played since leads from there to the others.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from .actions import Action
from .events import Event
from .moves import Move, Undo
from .steps import Step

RECENT = 2
"""How many steps stay whole."""
MARK_EVERY = 16
"""Of so many standing steps, one keeps the state before it for good."""
Read = Callable[[bytes], tuple[Event, ...]]
"""Reads events as rules write them."""


@dataclass(frozen=True, slots=True)
class _Folded:
    """What a step is told from again."""

    move: Move | Undo | None = None
    action: Action | None = None
    written: bytes = b""
    undoes: int | None = None
    told: bool = False


class Past:
    """The steps of one table, the first of which is its set-up."""

    __slots__ = ("_before", "_read", "_recent", "_standing", "_steps")

    def __init__(self, read: Read, written: bytes = b"") -> None:
        self._read = read
        self._steps: list[_Folded] = []
        self._recent: list[Step] = []
        self._standing = [0]
        self._before: dict[int, bytes] = {}
        self._add(Step(0, events=read(written)), written)

    def __len__(self) -> int:
        return len(self._steps)

    def __getitem__(self, number: int) -> Step:
        from_the_end = len(self._steps) - number
        if from_the_end <= len(self._recent):
            return self._recent[-from_the_end]
        return self._unfolded(number)

    def __iter__(self) -> Iterator[Step]:
        return map(self.__getitem__, range(len(self._steps)))

    def copy(self) -> Past:
        """The same past, which goes on for itself."""
        twin = Past(self._read)
        twin._steps, twin._recent, twin._standing = [*self._steps], [*self._recent], [*self._standing]
        twin._before = {**self._before}
        return twin

    @property
    def last(self) -> Step:
        """The last step."""
        return self._recent[-1]

    @property
    def standing(self) -> Iterator[Step]:
        """The steps that were not taken back."""
        return map(self.__getitem__, self._standing)

    @property
    def backwards(self) -> Iterator[Step]:
        """The same, the last one first; each is told when it is looked at."""
        return map(self.__getitem__, reversed(self._standing))

    @property
    def last_standing(self) -> Step:
        """The last of them."""
        return self[self._standing[-1]]

    @property
    def stands_at_set_up(self) -> bool:
        """Is there nothing to take back?"""
        return len(self._standing) == 1

    @property
    def moves(self) -> tuple[Move | Undo, ...]:
        """What a record keeps."""
        return tuple([each.move for each in self._steps if each.move is not None])

    def play(self, step: Step, written: bytes, before: bytes) -> None:
        """A step was taken, from the state before it; its events as they were written."""
        place = len(self._standing)
        self._standing.append(step.number)
        self._before[step.number] = before
        if place > RECENT and (place - RECENT) % MARK_EVERY != 1:
            self._before.pop(self._standing[place - RECENT], None)
        self._add(step, written)

    def way_back(self) -> tuple[bytes, list[tuple[int, int]]]:
        """To the state before the last standing step: a state that was kept, and who played what from there."""
        place = start = len(self._standing) - 1
        while self._standing[start] not in self._before:
            start -= 1
        since = [self[number] for number in self._standing[start:place]]
        played = [(each.move.seat, each.action.code) for each in since if isinstance(each.move, Move) and each.action]
        return self._before[self._standing[start]], played

    def take_back(self, move: Undo) -> None:
        """The last standing step was taken back, which is a step of its own."""
        undone = self._standing.pop()
        self._before.pop(undone, None)
        self._add(Step(len(self._steps), move, undoes=undone))

    def forget(self, number: int) -> None:
        """The steps from this one on were only tried."""
        if number == len(self._steps):
            return
        del self._steps[number:]
        while self._standing[-1] >= number:
            self._before.pop(self._standing.pop(), None)
        self._recent = [self._unfolded(each) for each in range(max(0, number - RECENT), number)]

    def _add(self, step: Step, written: bytes = b"") -> None:
        self._steps.append(_Folded(step.move, step.action, written, step.undoes, step.told))
        self._recent = [*self._recent[1 - RECENT :], step]

    def _unfolded(self, number: int) -> Step:
        step = self._steps[number]
        return Step(number, step.move, step.action, self._read(step.written), step.undoes, step.told)
