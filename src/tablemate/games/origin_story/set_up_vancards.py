"""Setting up the Vancardians' cards: their deck, the two event decks, the card of the round, the event, those seen."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tablemate.kernel.checking import shown
from tablemate.kernel.piles import shuffled

from .given import Board, given, refuse
from .names import vancard_name
from .state import COLOURS
from .terms import EVENT_ROUND, MOST_VANCARDS, ROUNDS, Op

COLOUR_NAMES = ("green", "red")
GREEN, RED = 0, 1


def lay_vancards(board: Board) -> None:
    """Cards that are named nowhere are dealt: those seen in earlier rounds, then the deck, then the events."""
    _Vancards(board).lay()


class _Vancards:
    """The Vancardians' cards being laid out; a card is its number from 1."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.s = board.s
        self.level = board.options.level
        self.numbers = {card.id.lower(): number for number, card in enumerate(board.cards.vancardians, start=1)}
        self.used: set[int] = set()

    def lay(self) -> None:
        """Everything that is named, then the rest, colour by colour."""
        s = self.s
        dealt = s.round if self.board.has_rows else s.round - 1
        s.n_vancard_deck = ROUNDS - dealt
        self._round_cards(dealt)
        seen = self._seen(dealt)
        deck = self._named("vancard_deck", self.board.says.get("vancard_deck", []), s.n_vancard_deck)
        self._check_deck(deck)
        events = self._event_decks()
        rest = self._rest(seen, dealt)
        for card in self._fill_deck(deck, rest):
            s.vancard_deck[s.n_vancard_deck - 1 - deck.index(card)] = card
        for colour in range(COLOURS):
            self._lay_events(colour, events[colour] + rest[colour])

    def _named(self, name: str, value: Any, most: int) -> list[int]:
        return [self._card(name, entry) for entry in given.rows(name, value, most)]

    def _card(self, name: str, entry: Any, *, again: bool = False) -> int:
        number = self.numbers.get(entry.lower(), 0) if isinstance(entry, str) else 0
        if not number:
            refuse("no_such_vancard", name=name, found=shown(entry))
        if number in self.used and not again:
            refuse("vancard_twice", name=name, card=entry)
        self.used.add(number)
        return number

    def colour(self, card: int) -> int:
        """Green or red, by the bolts."""
        return self.board.cards.vancardians[card - 1].bolts - 1

    def colour_of_line(self, index: int) -> int:
        """The colour at a place of the deck, from the bottom: red cards lie below."""
        return RED if index < self.level else GREEN

    def _round_cards(self, dealt: int) -> None:
        """The card of the round once the rows are dealt, the event in round 3."""
        s, says = self.s, self.board.says
        card, event = says.get("vancard"), says.get("event")
        if card is not None:
            s.vancard = self._card("vancard", card)
            if not self.board.has_rows or self.colour(s.vancard) != self.colour_of_line(s.n_vancard_deck):
                refuse("vancard_open", card=card, level=self.level)
        if event is not None:
            s.event = self._card("event", event)
            if s.round != EVENT_ROUND or self.board.base < Op.STORIES or self.colour(s.event) != self._event_colour():
                refuse("event_moment", event=event, level=self.level)

    def _event_colour(self) -> int:
        """The colour of the card that is next when the event comes."""
        return self.colour_of_line(ROUNDS - EVENT_ROUND)

    def _needed(self, dealt: int) -> list[int]:
        """How many cards of each colour were seen for their lines."""
        lines = [self.colour_of_line(ROUNDS - 1 - index) for index in range(dealt)]
        return [lines.count(colour) for colour in range(COLOURS)]

    def _seen(self, dealt: int) -> list[int]:
        """The cards that lay open so far, the event among them if there was one."""
        s, says = self.s, self.board.says
        seen = [card for card in (s.vancard, s.event) if card]
        if "vancards_seen" in says:
            named = given.rows("vancards_seen", says["vancards_seen"], MOST_VANCARDS)
            found = [self._card("vancards_seen", entry, again=True) for entry in named]
            if len(set(found)) != len(found) or not set(seen) <= set(found):
                refuse("vancards_seen_each")
            seen = found
            if self.board.has_rows and not s.vancard:
                refuse("vancard_missing")
        return seen

    def _check_deck(self, deck: list[int]) -> None:
        for index, card in enumerate(deck):
            if self.colour(card) != self.colour_of_line(self.s.n_vancard_deck - 1 - index):
                name = vancard_name(self.board.cards, card)
                refuse("vancard_colour", name=str(name), level=self.level)

    def _event_decks(self) -> list[list[int]]:
        value = self.board.says.get("event_decks", {})
        if not isinstance(value, Mapping):
            refuse("event_decks_type")
        decks = given.fields("event_decks", value, COLOUR_NAMES)
        found = [self._named("event_decks", decks.get(name, []), MOST_VANCARDS) for name in COLOUR_NAMES]
        for colour, deck in enumerate(found):
            if any(self.colour(card) != colour for card in deck):
                refuse("event_decks_colour", colour=COLOUR_NAMES[colour])
        return found

    def _rest(self, seen: list[int], dealt: int) -> list[list[int]]:
        """The unnamed cards of each colour, after those that must have been seen were taken out."""
        s, needed = self.s, self._needed(dealt)
        rest = [self._unnamed(colour) for colour in range(COLOURS)]
        extra = self._extra()
        for colour in range(COLOURS):
            own = [card for card in seen if self.colour(card) == colour]
            most = needed[colour] + (colour == self._event_colour() and extra)
            if "vancards_seen" in self.board.says:
                least = needed[colour] + (colour == self._event_colour() and bool(s.event))
                if not least <= len(own) <= most:
                    refuse("vancards_seen_count", most=most, colour=COLOUR_NAMES[colour], found=len(own))
            elif len(rest[colour]) < most - len(own):
                refuse("vancards_seen_many")
            else:
                taken, rest[colour] = rest[colour][: most - len(own)], rest[colour][max(0, most - len(own)) :]
                self._see(taken)
                seen = seen + taken
        for card in seen:
            s.vancards_seen |= 1 << card
        return rest

    def _extra(self) -> int:
        """One more card was seen by now if there was an event."""
        return 1 if self.s.round > EVENT_ROUND or self.s.event else 0

    def _see(self, cards: list[int]) -> None:
        """Of cards seen at random one is the card of this round."""
        s = self.s
        if self.board.has_rows and not s.vancard:
            line = self.colour_of_line(s.n_vancard_deck)
            s.vancard = next((card for card in cards if self.colour(card) == line), 0)

    def _unnamed(self, colour: int) -> list[int]:
        cards = range(1, len(self.board.cards.vancardians) + 1)
        return shuffled(
            self.board.s.chance, (card for card in cards if card not in self.used and self.colour(card) == colour)
        )

    def _fill_deck(self, deck: list[int], rest: list[list[int]]) -> list[int]:
        while len(deck) < self.s.n_vancard_deck:
            pool = rest[self.colour_of_line(self.s.n_vancard_deck - 1 - len(deck))]
            if not pool:
                refuse("vancard_deck_many")
            deck.append(pool.pop())
        return deck

    def _lay_events(self, colour: int, deck: list[int]) -> None:
        to_come = self.s.round < EVENT_ROUND or (self.s.round == EVENT_ROUND and self.board.base < Op.STORIES)
        if to_come and not deck and colour == self._event_colour():
            refuse("event_decks_empty")
        for index, card in enumerate(reversed(deck)):
            self.s.events[colour, index] = card
        self.s.n_events[colour] = len(deck)
