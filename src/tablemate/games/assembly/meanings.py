"""What the numbers of Assembly mean in a position, and what several fields tell together."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, TypeAlias

from tablemate.kernel.meanings import (
    FLAG,
    SEAT,
    At,
    Bits,
    Board,
    Each,
    Named,
    Number,
    OrNone,
    Own,
    OwnAtom,
    bits_of,
    for_seats,
)
from tablemate.kernel.seats import EVERYBODY

from .names import cards_in
from .terms import BAYS, DECK, HAND, HAND_LIMIT, PICKED, REFRESHES, SLOT, Card, Command, Module

if TYPE_CHECKING:
    from .options import AssemblyOptions
    from .state import State

AssemblyBoard: TypeAlias = "Board[State, AssemblyOptions]"
MODULE, CARD, COMMAND, BAY, PLACE = Named(Module), Named(Card), Named(Command), Number(1, BAYS), Number(1, HAND)
ANY_PLACE = (1 << HAND) - 1


def _say_viewers(board: AssemblyBoard, mask: int) -> object:
    return ["everybody"] if mask == EVERYBODY else Bits(SEAT).said(board, mask)


def _read_viewers(board: AssemblyBoard, value: object, called: str) -> int:
    return EVERYBODY if value == ["everybody"] else Bits(SEAT).number(board, value, called)


def _say_origin(board: AssemblyBoard, origin: int) -> object:
    return "discard" if origin == PICKED else origin


def _read_origin(board: AssemblyBoard, value: object, called: str) -> int:
    return PICKED if value == "discard" else Number(0, "refreshes").number(board, value, called)


def _write_bay(board: AssemblyBoard, at: At) -> object:
    s, bay = board.s, at[0] + 1
    module = OrNone(MODULE).said(board, s.module[bay])
    return {"plan": MODULE.said(board, s.plan[bay]), "locked": bool(s.locked >> bay & 1), "module": module}


def _read_bay(board: AssemblyBoard, value: object, called: str, at: At) -> None:
    s, bay = board.s, at[0] + 1
    called = f"{called}.{bay}"
    says = board.check.fields(called, value, ("plan", "locked", "module"))
    s.plan[bay] = MODULE.number(board, says.get("plan"), f"{called}.plan")
    s.module[bay] = OrNone(MODULE).number(board, says.get("module"), f"{called}.module")
    s.locked |= FLAG.number(board, says.get("locked", False), f"{called}.locked") << bay


def _write_reserve(board: AssemblyBoard, at: At) -> object:
    codec = Each(OrNone(CARD), SLOT, without_none=True)
    return [codec.write(board, "reserve", (refresh,)) for refresh in range(board.s.refreshes, REFRESHES)]


def _read_reserve(board: AssemblyBoard, value: object, called: str, at: At) -> None:
    slots = board.check.rows(called, value, REFRESHES - board.s.refreshes)
    for refresh, slot in enumerate(slots, start=board.s.refreshes):
        Each(OrNone(CARD), SLOT).read(board, slot, called, "reserve", (refresh,))


def _write_boxed(board: AssemblyBoard, at: At) -> object:
    return cards_in(list(board.s.boxed))


def _read_boxed(board: AssemblyBoard, value: object, called: str, at: At) -> None:
    for card in board.check.rows(called, value, DECK):
        board.s.boxed[CARD.number(board, card, called)] += 1


def _write_hand(board: AssemblyBoard, at: At) -> object:
    return _HAND.write(board, "hand", at)


def _read_hand(board: AssemblyBoard, value: object, called: str, at: At) -> None:
    if isinstance(value, list) and len(value) > HAND_LIMIT:
        board.check.refuse("hand_limit", most=HAND_LIMIT, seat=at[0], found=len(value))
    _HAND.read(board, value, called, "hand", at)


def _write_shows(board: AssemblyBoard, at: At) -> object:
    """The commands a hand is known to show, with the places of which one does unless any may be it."""
    every, shown = (1 << board.s.n_hand[at[0]]) - 1, []
    for command in Command:
        if places := board.s.shows[at[0], command]:
            shown.append(COMMAND.said(board, command) if places == every else said_places(board, command, places))
    return shown


def _read_shows(board: AssemblyBoard, value: object, called: str, at: At) -> None:
    for entry in board.check.rows(called, value, len(Command)):
        says = entry if isinstance(entry, Mapping) else {"command": entry, "places": [*range(1, HAND + 1)]}
        command, places = read_places(board, says, called)
        board.s.shows[at[0], command] = places


def said_places(board: AssemblyBoard, command: int, places: int) -> object:
    """A command, and the places of which one shows it."""
    return {"command": COMMAND.said(board, command), "places": [place + 1 for place in bits_of(places)]}


def read_places(board: AssemblyBoard, value: object, called: str, most: int = HAND) -> tuple[int, int]:
    """The same from JSON, the places as bits."""
    says = board.check.fields(called, value, ("command", "places"), complete=True)
    places = {board.check.number(called, place, 1, most) for place in board.check.rows(called, says["places"], HAND)}
    return COMMAND.number(board, says["command"], called), sum(1 << (place - 1) for place in places)


VIEWERS = OwnAtom(_say_viewers, _read_viewers)
ORIGIN = OwnAtom(_say_origin, _read_origin)
MAY_BE = OrNone(Bits(CARD))
STATION = Each(Own(_write_bay, _read_bay), BAYS, exactly=True)
RESERVE = Own(_write_reserve, _read_reserve)
BOXED = Own(_write_boxed, _read_boxed)
_HAND = Each(CARD, HAND_LIMIT, count="n_hand")
HANDS = for_seats(Own(_write_hand, _read_hand))
SHOWS = for_seats(Own(_write_shows, _read_shows))
