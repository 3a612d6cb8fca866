"""In a position: what is known of cards beyond their stay in a hand, taken from the discard or put under the pile."""

from __future__ import annotations

from tablemate.kernel.meanings import SEAT, At, Each, Own
from tablemate.kernel.naming import names
from tablemate.kernel.seats import SEATS_IN

from .cards import COPIES
from .meanings import CARD, MAY_BE, ORIGIN, PLACE, AssemblyBoard, read_places, said_places
from .names import card_name
from .rules.knowledge import counted_of, one_card
from .terms import GROWTHS, HAND, Card, Command


def _write_taken(board: AssemblyBoard, at: At) -> object:
    """The discard by kind as cards were taken from it, and with what has joined since; the places of those cards."""
    entries = [_said_growth(board, growth) for growth in range(GROWTHS)]
    while entries and entries[-1] is None:
        entries.pop()
    return entries


def _said_growth(board: AssemblyBoard, growth: int) -> object:
    s = board.s
    if not s.pool_after[growth]:
        return None
    places = [
        [place + 1 for place in range(HAND) if s.taken_before[seat, place] >> growth & 1] for seat in range(s.players)
    ]
    return {"before": _said_pool(s.pool_before[growth]), "after": _said_pool(s.pool_after[growth]), "places": places}


def _said_pool(cards: int) -> dict[str | None, int]:
    return {card_name(kind): number for kind in Card if (number := counted_of(cards, kind))}


def _read_taken(board: AssemblyBoard, value: object, called: str, at: At) -> None:
    s = board.s
    for growth, entry in enumerate(board.check.rows(called, value, GROWTHS)):
        if entry is None:
            continue
        says = board.check.fields(called, entry, ("before", "after", "places"), complete=True)
        s.pool_before[growth] = _read_pool(board, says["before"], called)
        s.pool_after[growth] = _read_pool(board, says["after"], called)
        for seat, places in enumerate(board.check.rows(called, says["places"], s.players, exactly=True)):
            for place in board.check.rows(called, places, HAND):
                s.taken_before[seat, PLACE.number(board, place, called) - 1] |= 1 << growth


def _read_pool(board: AssemblyBoard, value: object, called: str) -> int:
    cards = {Card[name.upper()]: number for name, number in board.check.fields(called, value, names(Card)).items()}
    return sum(one_card(kind) * board.check.number(called, cards[kind], 1, COPIES[kind]) for kind in cards)


def _write_buried(board: AssemblyBoard, at: At) -> object:
    """The hand that was put under the pile, what was told of it, and where its cards are now."""
    s = board.s
    if not s.n_buried:
        return None
    return {
        "seat": SEATS_IN[s.buried_by][0],
        "cards": _BURIED.write(board, "buried", ()),
        "may_be": _BURIED_MAY_BE.write(board, "buried_may_be", ()),
        "from": _BURIED_FROM.write(board, "buried_origin", ()),
        "can_show": [said_places(board, each, s.buried_shows[each]) for each in Command if s.buried_shows[each]],
        "now": [_where_now(board, number) for number in range(s.n_buried)],
    }


def _where_now(board: AssemblyBoard, number: int) -> object:
    """Where a card that went under the pile is: there, in a hand, or played as this."""
    s = board.s
    for seat in range(s.players):
        for place in range(s.n_hand[seat]):
            if s.unburied[seat, place] == number + 1:
                return {"seat": seat, "place": place + 1}
    return card_name(s.unburied_as[number]) or "pile"


def _read_buried(board: AssemblyBoard, value: object, called: str, at: At) -> None:
    if value is None:
        return
    s, fields = board.s, ("seat", "cards", "may_be", "from", "can_show", "now")
    says = {"can_show": [], **board.check.fields(called, value, fields)}
    _BURIED.read(board, says.get("cards"), "cards", "buried", ())
    board.check.refuse_if("buried_cards", s.n_buried == 0)
    s.buried_by = 1 << SEAT.number(board, says.get("seat"), called)
    _BURIED_MAY_BE.read(board, says.get("may_be"), called, "buried_may_be", ())
    _BURIED_FROM.read(board, says.get("from"), called, "buried_origin", ())
    for entry in board.check.rows("can_show", says["can_show"], len(Command)):
        command, places = read_places(board, entry, "can_show", s.n_buried)
        s.buried_shows[command] = places
    for number, entry in enumerate(board.check.rows("now", says.get("now"), s.n_buried, exactly=True)):
        _read_now(board, entry, number)


def _read_now(board: AssemblyBoard, entry: object, number: int) -> None:
    """In the order in which they went under the pile: there, in a hand, or played since."""
    if entry == "pile":
        board.s.n_under += 1
    elif isinstance(entry, str):
        board.s.unburied_as[number] = CARD.number(board, entry, "cards")
    else:
        says = board.check.fields("now", entry, ("seat", "place"))
        seat, place = SEAT.number(board, says.get("seat"), "now"), PLACE.number(board, says.get("place"), "place")
        board.s.unburied[seat, place - 1] = number + 1


_BURIED = Each(CARD, HAND, count="n_buried")
_BURIED_MAY_BE = Each(MAY_BE, "n_buried", exactly=True)
_BURIED_FROM = Each(ORIGIN, "n_buried", exactly=True)
TAKEN = Own(_write_taken, _read_taken)
BURIED = Own(_write_buried, _read_buried)
