"""A slow, exact counter of cards: every deal that fits what one viewer saw, and how likely each is.

It knows nothing of the rules' own bookkeeping.  It follows the events that its viewer gets, keeps every world that
would have looked the same, and splits a world wherever chance decides: a card drawn, picked from the discard, or put
under the pile in an order that only one player knows (each order is as likely).  What people choose tells only that
they could.  The loose part of the pile lies in no known order, so it is kept as a set.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from fractions import Fraction
from itertools import permutations
from typing import Any

from tablemate import HIDDEN, SPECTATOR, Table

Cards = tuple[str, ...]
Event = dict[str, Any]
CERTAIN = Fraction(1)
DEPICTED = {
    "deploy_lock": {"deploy", "lock"},
    "cw": {"cw"},
    "acw": {"acw"},
    "any": {"cw", "acw"},
    "swap": {"swap"},
    "wild": {"deploy", "lock", "swap", "cw", "acw"},
}


def shows(cards: Iterable[str], command: str) -> bool:
    """Does one of these cards depict the command?"""
    return any(command in DEPICTED[card] for card in cards)


@dataclass(frozen=True, slots=True)
class World:
    """One way the hidden cards may lie; `over` and `under` are ordered from the top, `loose` and `discard` are sets.

    `pool` is what F-6 picks from: the discard without the hand that goes there meanwhile.
    """

    hands: tuple[Cards, ...]
    over: Cards
    loose: Cards
    under: Cards
    discard: Cards
    pool: Cards = ()

    def with_hand(self, seat: int, hand: Cards) -> World:
        """The same with another hand."""
        return replace(self, hands=tuple(hand if each == seat else cards for each, cards in enumerate(self.hands)))

    def with_card(self, seat: int, card: str) -> World:
        """The same with one more card in a hand."""
        return self.with_hand(seat, (*self.hands[seat], card))


Split = Iterator[tuple[World, Fraction]]
Picked = Iterator[tuple[str, World, Fraction]]


def and_more(cards: Cards, *others: str) -> Cards:
    """The set with more cards in it."""
    return tuple(sorted((*cards, *others)))


def any_of(cards: Cards) -> Iterator[tuple[str, Cards, Fraction]]:
    """A card of a set, what is left, and how likely that is."""
    for card, number in Counter(cards).items():
        at = cards.index(card)
        yield card, cards[:at] + cards[at + 1 :], Fraction(number, len(cards))


def loose_card(world: World) -> Picked:
    """A card of the part of the pile that lies in no known order."""
    for card, rest, likely in any_of(world.loose):
        yield card, replace(world, loose=rest), likely


def top_card(world: World) -> Picked:
    """The top card of the pile, and the world without it."""
    if world.over:
        yield world.over[0], replace(world, over=world.over[1:]), CERTAIN
    elif world.loose:
        yield from loose_card(world)
    else:
        yield world.under[0], replace(world, under=world.under[1:]), CERTAIN


def bottom_card(world: World) -> Picked:
    """The bottom card of the pile, and the world without it."""
    if world.under:
        yield world.under[-1], replace(world, under=world.under[:-1]), CERTAIN
    elif world.loose:
        yield from loose_card(world)
    else:
        yield world.over[-1], replace(world, over=world.over[:-1]), CERTAIN


def lowest(world: World, number: int) -> Iterator[tuple[Cards, Fraction]]:
    """So many of the lowest cards of the pile, or all of it."""
    if number == 0 or not (world.over or world.loose or world.under):
        yield (), CERTAIN
        return
    for card, rest, likely in bottom_card(world):
        for cards, share in lowest(rest, number - 1):
            yield (*cards, card), likely * share


class Counting:
    """What one viewer can know of a table that stands at the start of a turn, with nothing known but what is seen."""

    def __init__(self, table: Table, viewer: int) -> None:
        self.table = table
        self.viewer = viewer
        self.worlds: dict[World, Fraction] = {}
        self._active = table.view(SPECTATOR)["active"]
        self._command = ""
        self._to_pay = False
        self._start(table.to_position())

    def _start(self, position: dict[str, Any]) -> None:
        """Hands and pile are one heap, dealt in any order."""
        hands = position["hands"]
        heap = and_more(tuple(position["pile"]), *(card for hand in hands for card in hand))
        self.worlds = {World(tuple(() for _ in hands), (), heap, (), and_more(tuple(position["discard"]))): CERTAIN}
        for seat, hand in enumerate(hands):
            for card in hand:
                self._split(self._card_drawn, {"seat": seat, "card": card if seat == self.viewer else HIDDEN})

    def play(self, *sentences: str) -> None:
        """Play on, and learn what the viewer learns by it."""
        for sentence in sentences:
            before = self.table.view(SPECTATOR)
            events = self.table.play(sentence, self.table.waiting[0].seat)
            if sentence == "exchange":
                self._split(self._pool_apart, {})
            for event in events:
                self._learn(event.seen_by(self.viewer) or {}, before)
            if sentence == "exchange":
                self._split(self._pool_back, {})
            self._split(self._able_to_pay, self.table.view(SPECTATOR))

    def _learn(self, event: Event, before: dict[str, Any]) -> None:
        """One event; what it needs to be understood is noted first."""
        name = event["event"]
        if name == "turn_started":
            self._active = event["seat"]
        elif name == "asked":
            self._command = event["command"] or ""
            event["free"] = before["commands_done"] == 0 and not before["two_commands"]
        elif name == "played":
            self._to_pay = event["payment"] not in ("three", "shown")
        elif name == "card_discarded":
            event["random"] = self._is_random(event["seat"])
        split = getattr(self, f"_{name}", None)
        if split is not None:
            self._split(split, event)

    def _is_random(self, seat: int) -> bool:
        """Does chance pick the card that is discarded?  (B-6, B-12, R44.)"""
        hard = "hard_random_discard" in self.table.options.as_json()["difficulty"]
        if seat != self._active:
            return hard
        if self._to_pay:
            self._to_pay = False
            return False
        view = self.table.view(SPECTATOR)
        return view["malfunctions"] == "B" or (hard and view["edition"] == "v22")

    def _split(self, after: Callable[[World, Event], Split], event: Event) -> None:
        found: defaultdict[World, Fraction] = defaultdict(Fraction)
        for world, likely in self.worlds.items():
            for split, share in after(world, event):
                found[split] += likely * share
        total = sum(found.values())
        assert total, "no deal fits what was seen"
        self.worlds = {world: likely / total for world, likely in found.items()}

    def chances(self, what: Callable[[World], Any]) -> dict[Any, Fraction]:
        """How likely each value of something is."""
        found: defaultdict[Any, Fraction] = defaultdict(Fraction)
        for world, likely in self.worlds.items():
            found[what(world)] += likely
        return dict(found)

    def bottom(self) -> dict[Cards, Fraction]:
        """How likely each pair of lowest cards of the pile is, the lowest last."""
        found: defaultdict[Cards, Fraction] = defaultdict(Fraction)
        for world, likely in self.worlds.items():
            for cards, share in lowest(world, 2):
                found[cards] += likely * share
        return dict(found)

    # What is told

    def _asked(self, world: World, event: Event) -> Split:
        """v22 asks for what the hand could run (R25)."""
        hand = world.hands[event["seat"]]
        any_command = (
            not event["command"]
            or self.table.view(SPECTATOR)["edition"] == "later"
            or (event["free"] and len(hand) == 3)
        )
        if any_command or shows(hand, event["command"]):
            yield world, CERTAIN

    def _answered(self, world: World, event: Event) -> Split:
        honest = self.table.view(SPECTATOR)["honest"]
        if not honest or shows(world.hands[event["seat"]], self._command) == event["yes"]:
            yield world, CERTAIN

    def _verified(self, world: World, event: Event) -> Split:
        if shows(world.hands[event["seat"]], event["command"]) == event["verified"]:
            yield world, CERTAIN

    def _able_to_pay(self, world: World, view: Event) -> Split:
        """C-9 asks for one more deploy/lock: who has picked bay 9 holds it until the lock is done."""
        command = view["command"] or {"command": None}
        waits = {decision.kind for decision in self.table.waiting} & {"pick", "override", "refuse"}
        costs = view["malfunctions"] == "C" and command["command"] == "lock" and 9 in command["picked"]
        if not (waits and costs and command["role"] != "li_yong") or "deploy_lock" in world.hands[view["active"]]:
            yield world, CERTAIN

    # Cards that move

    def _card_drawn(self, world: World, event: Event) -> Split:
        for card, after, likely in top_card(world):
            if event["card"] in (HIDDEN, card):
                yield after.with_card(event["seat"], card), likely

    def _card_discarded(self, world: World, event: Event) -> Split:
        """Of equal cards the one held longest goes, unless chance picks (R66)."""
        seat, place, card = event["seat"], event["place"] - 1, event["card"]
        hand = world.hands[seat]
        if hand[place] == card and (event["random"] or card not in hand[:place]):
            rest = hand[:place] + hand[place + 1 :]
            yield replace(world, discard=and_more(world.discard, card)).with_hand(seat, rest), CERTAIN

    def _reserve_added(self, world: World, event: Event) -> Split:
        yield replace(world, discard=and_more(world.discard, event["card"])), CERTAIN

    def _refreshed(self, world: World, event: Event) -> Split:
        yield replace(world, loose=world.discard, discard=()), CERTAIN

    def _pool_apart(self, world: World, event: Event) -> Split:
        yield replace(world, pool=world.discard, discard=()), CERTAIN

    def _pool_back(self, world: World, event: Event) -> Split:
        yield replace(world, pool=(), discard=and_more(world.discard, *world.pool)), CERTAIN

    def _card_taken(self, world: World, event: Event) -> Split:
        """B-9 and F-6."""
        for card, rest, likely in any_of(world.pool or world.discard):
            if event["card"] in (HIDDEN, card):
                left = replace(world, pool=rest) if world.pool else replace(world, discard=rest)
                yield left.with_card(event["seat"], card), likely

    def _hand_mixed(self, world: World, event: Event) -> Split:
        """G-3: in which order the cards go under the pile is known to their owner alone."""
        if event["seat"] == self.viewer:
            yield world, CERTAIN
            return
        orders = list(permutations(world.hands[event["seat"]]))
        for order in orders:
            yield world.with_hand(event["seat"], order), Fraction(1, len(orders))

    def _card_buried(self, world: World, event: Event) -> Split:
        seat, hand = event["seat"], world.hands[event["seat"]]
        place = 0 if event["place"] == HIDDEN else event["place"] - 1
        if event["card"] in (HIDDEN, hand[place]):
            rest = hand[:place] + hand[place + 1 :]
            yield replace(world, under=(*world.under, hand[place])).with_hand(seat, rest), CERTAIN

    def _card_recovered(self, world: World, event: Event) -> Split:
        """A-3."""
        for card, rest, _ in any_of(world.discard):
            if card == "deploy_lock":
                left = replace(world, discard=rest)
                over = event["on_top"]
                yield (
                    replace(left, over=(card, *left.over)) if over else replace(left, under=(*left.under, card)),
                    CERTAIN,
                )

    def _top_card_discarded(self, world: World, event: Event) -> Split:
        """D-3."""
        for card, after, likely in top_card(world):
            if card == event["card"]:
                yield replace(after, discard=and_more(after.discard, card)), likely

    def _card_shown(self, world: World, event: Event) -> Split:
        """F-3 and F-12."""
        for card, after, likely in top_card(world) if event["bay"] == 3 else bottom_card(world):
            if card == event["card"]:
                yield after, likely

    def _shown_card_discarded(self, world: World, event: Event) -> Split:
        yield replace(world, discard=and_more(world.discard, event["card"])), CERTAIN

    def _card_put_under(self, world: World, event: Event) -> Split:
        yield replace(world, under=(*world.under, event["card"])), CERTAIN
