"""What the numbers of Assembly mean in a position, and what several fields tell together."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, TypeAlias

from tablemate.kernel.meanings import (
    SEAT,
    At,
    Atom,
    Board,
    Codec,
    Part,
    bits,
    counted,
    for_seats,
    list_of,
    maybe,
    or_none,
    spelled,
    together,
    whole,
)
from tablemate.kernel.seats import EVERYBODY, SEATS_IN

from .terms import BAYS, DECK, HAND, HAND_LIMIT, PICKED, REFRESHES, SLOT, Card, Command, Module

if TYPE_CHECKING:
    from .options import AssemblyOptions
    from .state import State

AssemblyBoard: TypeAlias = "Board[State, AssemblyOptions]"
MODULE, CARD, COMMAND, BAY, PLACE = spelled(Module), spelled(Card), spelled(Command), whole(1, BAYS), whole(1, HAND)
VIEWERS = or_none(bits(SEAT), EVERYBODY, ["everybody"])
ORIGIN = or_none(whole(0, "refreshes"), PICKED, "discard")
MAY_BE = or_none(bits(CARD))
PLACES = bits(PLACE, first=1)
ANY_PLACE, EVERY_PLACE = (1 << HAND) - 1, [*range(1, HAND + 1)]
BOXED = counted(CARD, DECK)
RESERVE = list_of(
    list_of(or_none(CARD), SLOT, without_none=True), lambda board: REFRESHES - board.s.refreshes, first="refreshes"
)


def _read_bay(board: AssemblyBoard, value: object, called: str, name: str, at: At) -> None:
    _BAY.read(board, value, f"{called}.{at[0]}", name, at)


_BAY = together({"plan": "plan", "locked": "locked", "module": "module"}, defaults={"plan": None})
STATION = list_of(Codec(_BAY.write, _read_bay), BAYS, first=1, exactly=True)


def _read_hand(board: AssemblyBoard, value: object, called: str, name: str, at: At) -> None:
    if isinstance(value, list) and len(value) > HAND_LIMIT:
        board.check.refuse("hand_limit", most=HAND_LIMIT, seat=at[0] + 1, found=len(value))
    _HAND.read(board, value, called, name, at)


_HAND = list_of(CARD, HAND_LIMIT, count="n_hand")
HANDS = for_seats(Codec(_HAND.write, _read_hand))


def _shows(places: Atom, size: str | None = None) -> Codec:
    """The commands that cards are known to show, with the places of which one does; a name where any may be it."""

    def write(board: AssemblyBoard, name: str, at: At) -> object:
        every, shown = (1 << board.get(size, at)) - 1 if size else 0, []
        for command in Command:
            if mask := board.get(name, (*at, command)):
                said = COMMAND.said(board, command)
                shown.append(said if mask == every else {"command": said, "places": places.said(board, mask)})
        return shown

    def read(board: AssemblyBoard, value: object, called: str, name: str, at: At) -> None:
        for entry in board.check.rows(called, value, len(Command)):
            given = entry if isinstance(entry, Mapping) or not size else {"command": entry, "places": EVERY_PLACE}
            says = board.check.fields(called, given, ("command", "places"), complete=True)
            mask = places.number(board, says["places"], called)
            board.put(name, (*at, COMMAND.number(board, says["command"], called)), mask)

    return Codec(write, read)


SHOWS = for_seats(_shows(PLACES, "n_hand"))


# A hand that was put under the pile, what was told of it, and where its cards are now


def _read_buried(board: AssemblyBoard, value: object, called: str, name: str, at: At) -> None:
    _CARDS.read(board, value, called, name, at)
    board.check.refuse_if("buried_cards", not board.s.n_buried)


def _where_now(board: AssemblyBoard, name: str, at: At) -> object:
    """In the order in which they went under the pile: there, in a hand, or played as this since."""
    s = board.s
    for seat in range(s.players):
        for place in range(s.n_hand[seat]):
            if s.unburied[seat, place] == at[0] + 1:
                return {"seat": seat, "place": place + 1}
    return CARD.said(board, s.unburied_as[at[0]]) if s.unburied_as[at[0]] else "pile"


def _read_now(board: AssemblyBoard, value: object, called: str, name: str, at: At) -> None:
    if value == "pile":
        board.s.n_under += 1
    elif isinstance(value, str):
        board.s.unburied_as[at[0]] = CARD.number(board, value, called)
    else:
        says = board.check.fields(called, value, ("seat", "place"))
        seat, place = SEAT.number(board, says.get("seat"), called), PLACE.number(board, says.get("place"), called)
        board.s.unburied[seat, place - 1] = at[0] + 1


_CARDS = list_of(CARD, HAND, count="n_buried")
_BURIED_BY = Atom(
    lambda board, mask: SEATS_IN[mask][0], lambda board, value, called: 1 << SEAT.number(board, value, called)
)
_BURIED: dict[str, Part] = {
    "seat": ("buried_by", _BURIED_BY),
    "cards": ("buried", Codec(_CARDS.write, _read_buried)),
    "may_be": ("buried_may_be", list_of(MAY_BE, "n_buried", exactly=True)),
    "from": ("buried_origin", list_of(ORIGIN, "n_buried", exactly=True)),
    "can_show": ("buried_shows", _shows(bits(whole(1, "n_buried"), first=1))),
    "now": ("unburied_as", list_of(Codec(_where_now, _read_now), "n_buried", exactly=True)),
}
BURIED = maybe(together(_BURIED, defaults={**dict.fromkeys(_BURIED), "can_show": []}), "n_buried")
