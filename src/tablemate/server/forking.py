"""Continue from here: a step of a game becomes the beginning of another one.

Of a game that is over any step, with the same future or with the unknown dealt anew.  Of a game under way only what
the one who plays it alone knows: the unknown is dealt anew, so that trying teaches nothing, and it is practice.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

import tablemate
from tablemate.kernel.circumstances import Circumstances, Origin
from tablemate.kernel.errors import InvalidArgument
from tablemate.kernel.records import Record
from tablemate.kernel.seats import SPECTATOR
from tablemate.kernel.table import Table

from .lobby import Held
from .problems import Refusal
from .tables.head import Head, new_seed
from .tables.room import Room, SeatState
from .workshop import Breath


@dataclass(frozen=True, slots=True)
class Wish:
    """From which step a game is to go on, and how: with the unknown dealt anew from what a viewer knows, or the same.

    Where nobody is named, that is what everybody knows.
    """

    step: int
    anew: bool = False
    viewer: int | None = None
    practice: bool = False
    auto_roll: bool = False


def forked(record: Record, wish: Wish, breath: Breath) -> Head:
    """The head of a game that goes on from a step of a record; it promises its position."""
    game = tablemate.game(record.game)
    fork = _dealt_anew(record, wish, breath) if wish.anew else record.fork(game, wish.step, on_step=breath)
    if not fork.waiting:
        raise Refusal("nothing_to_continue")
    return Head.of(fork, practice=wish.practice, auto_roll=wish.auto_roll)


def _dealt_anew(record: Record, wish: Wish, breath: Breath) -> Table:
    table = record.at(tablemate.game(record.game), wish.step, breath)
    viewer = SPECTATOR if wish.viewer is None else wish.viewer
    if viewer >= table.seats:
        raise InvalidArgument("no_such_seat", last=table.seats - 1, found=str(viewer))
    fork = table.redealt(viewer, new_seed())
    fork.circumstances = Circumstances(forked=Origin(record.digest, wish.step))
    return fork


def in_practice(room: Room, held: Held, wish: Wish) -> tuple[Record, Wish]:
    """A game under way as the one who plays it alone may go on from it, and how.

    Its promise stands for its digest, which would tell two deals apart.
    """
    if held.seat is None or not plays_alone(room.seats, held.seat):
        raise Refusal("only_own_alone")
    if not wish.anew or wish.viewer not in (None, held.seat):
        raise Refusal("only_anew")
    if room.paused:
        raise Refusal("game_paused")
    record = replace(room.table.record(), digest=room.head.promise)
    return record, replace(wish, viewer=held.seat, practice=True)


def plays_alone(seats: Sequence[SeatState], own: int) -> bool:
    """Does a seat have nobody but bots around it?"""
    return all(number == own or seat.bot is not None for number, seat in enumerate(seats))
