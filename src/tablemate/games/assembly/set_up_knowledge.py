"""Setting up what is known of cards beyond their stay in a hand: taken from the discard, or put under the pile."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from tablemate.kernel.flow import top_op

from .cards import COPIES, DEPICTS
from .given import given, refuse
from .names import names
from .rules.knowledge import begin_burial, counted_of, one_card, remembers_exactly
from .rules.redeal import still_to_bury
from .state import GROWTHS, HAND, PICKED
from .terms import Card, Command, Malfunctions, Op


def lay_traces(position: Mapping[str, Any], s: Any) -> None:
    """Both kinds of traces, onto a state on which all else is laid; a hand that is just going under leaves its own."""
    taken, buried = position.get("taken", []), position.get("buried")
    if not remembers_exactly(s):
        if taken or buried:
            refuse("traces_version")
        return
    for growth, entry in enumerate(given.rows("taken", taken, GROWTHS)):
        if entry is not None:
            _lay_taken(entry, s, growth)
    if buried is not None:
        _lay_buried(given.fields("buried", buried, ("seat", "cards", "may_be", "from", "can_show", "now")), s)
    elif top_op(s) == Op.RETURN:
        begin_burial(s, s.active)


def _lay_taken(entry: Any, s: Any, growth: int) -> None:
    """Cards that were taken from the discard before others joined it."""
    says = given.fields("taken", entry, ("before", "after", "places"))
    s.pool_before[growth] = _counted(says.get("before"))
    s.pool_after[growth] = _counted(says.get("after"))
    held: Counter[int] = Counter()
    for seat, places in enumerate(given.rows("taken", says.get("places"), s.players, exactly=True)):
        for place in {_place(s, seat, place) for place in given.rows("taken", places, HAND)}:
            s.taken_before[seat, place] |= 1 << growth
            held[s.hand[seat, place]] += 1
    if not held:
        refuse("taken_cards")
    for kind in Card:
        before, after = counted_of(s.pool_before[growth], kind), counted_of(s.pool_after[growth], kind)
        if not held[kind] <= before <= after:
            refuse("taken_order")


def _counted(value: Any) -> int:
    cards = given.fields("taken", value, names(Card))
    number = {Card[name.upper()]: count for name, count in cards.items()}
    return sum(one_card(kind) * given.number("taken", count, 1, COPIES[kind]) for kind, count in number.items())


def _lay_buried(says: dict[str, Any], s: Any) -> None:
    """A hand that went under the pile, or is going there."""
    if s.malfunctions != Malfunctions.G:
        refuse("buried_set")
    cards = [_kind(card) for card in given.rows("buried", says.get("cards"), HAND)]
    if not cards:
        refuse("buried_cards")
    s.n_buried = len(cards)
    s.buried_by = 1 << given.number("buried", says.get("seat"), 0, s.players - 1)
    for place, kind in enumerate(cards):
        s.buried[place] = kind
    for place, kinds in enumerate(given.rows("buried", says.get("may_be"), s.n_buried, exactly=True)):
        s.buried_may_be[place] = _told(s.buried[place], kinds)
    for place, origin in enumerate(given.rows("buried", says.get("from"), s.n_buried, exactly=True)):
        s.buried_origin[place] = PICKED if origin == "discard" else given.number("buried", origin, 0, s.refreshes)
    for entry in given.rows("buried", says.get("can_show", []), len(Command)):
        _lay_shown(entry, s)
    _lay_now(given.rows("buried", says.get("now"), s.n_buried, exactly=True), s)


def _told(card: int, kinds: Any) -> int:
    mask = sum({1 << _kind(kind) for kind in given.rows("buried", kinds, len(Card))})
    if not mask >> card & 1:
        refuse("buried_may_be")
    return mask


def _lay_shown(entry: Any, s: Any) -> None:
    """A command that one of the cards at some places shows."""
    says = given.fields("can_show", entry, ("command", "places"))
    command = Command[given.one_of("can_show", says.get("command"), names(Command)).upper()]
    places = {
        given.number("can_show", place, 1, s.n_buried) - 1 for place in given.rows("can_show", says.get("places"), HAND)
    }
    if not any(command in DEPICTS[Card(s.buried[place])] for place in places):
        refuse("buried_shows")
    s.buried_shows[command] = sum(1 << place for place in places)


def _lay_now(now: list[Any], s: Any) -> None:
    """Where the cards are, in the order in which they went under the pile: there, in a hand, or played since."""
    s.n_under = now.count("pile")
    gone = s.n_buried - still_to_bury(s)
    if any((entry == "pile") != (gone - s.n_under <= number < gone) for number, entry in enumerate(now)):
        refuse("buried_under")
    if s.n_under > s.n_pile:
        refuse("buried_too_many")
    kinds = [_lay_where(entry, s, number, gone - 1 - number) for number, entry in enumerate(now)]
    if Counter(kinds) != Counter(s.buried[place] for place in range(s.n_buried)):
        refuse("buried_now")


def _lay_where(entry: Any, s: Any, number: int, under: int) -> int:
    """One card of the hand that went under the pile; its kind."""
    if entry == "pile":
        return int(s.pile[under])
    if isinstance(entry, str):
        s.unburied_as[number] = _kind(entry)
        return int(s.unburied_as[number])
    says = given.fields("now", entry, ("seat", "place"))
    seat = given.number("now", says.get("seat"), 0, s.players - 1)
    place = _place(s, seat, says.get("place"))
    s.unburied[seat, place] = number + 1
    return int(s.hand[seat, place])


def _place(s: Any, seat: int, place: Any) -> int:
    return given.number("place", place, 1, s.n_hand[seat]) - 1


def _kind(name: Any) -> int:
    return Card[given.one_of("cards", name, names(Card)).upper()]
