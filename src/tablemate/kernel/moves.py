"""Moves: what a record keeps of a step."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import NoneType

from .json_types import JsonObject
from .players import is_player
from .seats import CLOCK

_KINDS: Mapping[str, tuple[type, ...]] = {
    "seat": (int,),
    "action": (str,),
    "at": (int, NoneType),
    "by": (str, NoneType),
    "undo": (int,),
}
"""What each key of a move may be."""
_PLAYED = {1: {"seat", "action", "at"}, 2: {"seat", "action", "at", "by"}}
_TAKEN_BACK = {1: {"undo"}, 2: {"undo", "seat", "by"}}
"""The keys of a move by version of the record."""


@dataclass(frozen=True, slots=True)
class Move:
    """One action of a seat, its time in milliseconds where a clock ran, and who played it where that is known."""

    seat: int
    action: str
    at: int | None = None
    by: str | None = None

    def as_json(self) -> JsonObject:
        """JSON-ready, without who played it: that depends on who sits there."""
        move: JsonObject = {"seat": "clock" if self.seat == CLOCK else self.seat, "action": self.action}
        return move if self.at is None else {**move, "at": self.at}


@dataclass(frozen=True, slots=True)
class Undo:
    """The last step still standing was taken back, by a seat; None in records that do not say which."""

    seat: int | None = None
    by: str | None = None

    def as_json(self) -> JsonObject:
        """JSON-ready, without who did it."""
        return {"undo": 1} if self.seat is None else {"seat": self.seat, "undo": 1}


def player_at(players: Sequence[str | None], seat: int | None) -> str | None:
    """Who sits there, if that is known; nobody sits where the clock does."""
    return players[seat] if isinstance(seat, int) and 0 <= seat < len(players) else None


def written_move(move: Move | Undo, seated: str | None) -> JsonObject:
    """How a record writes a move: who played it only where that is not who sits there."""
    return move.as_json() if move.by == seated else {**move.as_json(), "by": move.by}


def read_move(said: object, players: Sequence[str | None], version: int) -> Move | Undo | None:
    """The move that a record writes like this; None if it is none.  Version 1 did not tell who played or took back."""
    if not isinstance(said, dict):
        return None
    said = {**said, "seat": CLOCK} if said.get("seat") == "clock" else said
    if any(type(value) not in _KINDS.get(name, ()) for name, value in said.items()):
        return None
    seat, by = said.get("seat"), said.get("by", player_at(players, said.get("seat")))
    if by is not None and not is_player(by):
        return None
    if {"seat", "action"} <= said.keys() <= _PLAYED[version]:
        return Move(said["seat"], said["action"], said.get("at"), by)
    return Undo(seat, by) if said.get("undo") == 1 and said.keys() <= _TAKEN_BACK[version] else None
