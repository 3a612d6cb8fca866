"""The Vancardians' cards where a position does not name them: their deck, the event decks, the card of the round."""

from __future__ import annotations

from tablemate.kernel.meanings import bits_of
from tablemate.kernel.piles import shuffled

from .cards.language import CardSet
from .meanings import StoryBoard
from .standing import Standing
from .state import COLOURS, State
from .terms import EVENT_ROUND, ROUNDS

GREEN, RED = 0, 1


def colour_of(cards: CardSet, card: int) -> int:
    """Green or red, by the bolts."""
    return cards.vancardians[card - 1].bolts - 1


def colour_of_line(s: State, index: int) -> int:
    """The colour at a place of the deck, from the bottom: red cards lie below."""
    return RED if index < s.level else GREEN


def event_colour(s: State) -> int:
    """The colour of the card that is next when the event comes."""
    return colour_of_line(s, ROUNDS - EVENT_ROUND)


def dealt(at: Standing) -> int:
    """In how many rounds a card of the Vancardians was dealt."""
    return at.s.round if at.has_rows else at.s.round - 1


def most_seen(at: Standing, colour: int) -> int:
    """How many cards of a colour lay open by now: for their lines, and one more if there was an event."""
    s = at.s
    lines = [colour_of_line(s, ROUNDS - 1 - index) for index in range(dealt(at))]
    return lines.count(colour) + (colour == event_colour(s) and bool(s.round > EVENT_ROUND or s.event))


def lay_vancards(board: StoryBoard, at: Standing) -> None:
    """Cards that are named nowhere are dealt: those seen in earlier rounds, then the deck, then the events."""
    s = board.s
    rest = [_unnamed(board, colour) for colour in range(COLOURS)]
    if "vancards_seen" not in board.says:
        _lay_seen(board, at, rest)
    _lay_deck(board, rest, ROUNDS - dealt(at))
    for colour in range(COLOURS):
        deck = [*reversed(rest[colour]), *(s.events[colour, index] for index in range(s.n_events[colour]))]
        for index, card in enumerate(deck):
            s.events[colour, index] = card
        s.n_events[colour] = len(deck)


def _unnamed(board: StoryBoard, colour: int) -> list[int]:
    s, cards = board.s, board.options.cards
    named = {s.vancard, s.event, *bits_of(s.vancards_seen), *s.vancard_deck}
    named |= {s.events[deck, index] for deck in range(COLOURS) for index in range(s.n_events[deck])}
    every = range(1, len(cards.vancardians) + 1)
    return shuffled(s.chance, [card for card in every if card not in named and colour_of(cards, card) == colour])


def _lay_seen(board: StoryBoard, at: Standing, rest: list[list[int]]) -> None:
    """Of cards seen at random one is the card of this round."""
    s, cards = board.s, board.options.cards
    seen = [card for card in (s.vancard, s.event) if card]
    numbers = [most_seen(at, colour) for colour in range(COLOURS)]
    for colour in range(COLOURS):
        missing = max(0, numbers[colour] - sum(colour_of(cards, card) == colour for card in seen))
        if len(rest[colour]) < missing:
            board.check.refuse("vancards_seen_many")
        taken, rest[colour] = rest[colour][:missing], rest[colour][missing:]
        if taken and at.has_rows and not s.vancard and colour == colour_of_line(s, ROUNDS - dealt(at)):
            s.vancard = taken[0]
        seen += taken
    s.vancards_seen = sum(1 << card for card in seen)


def _lay_deck(board: StoryBoard, rest: list[list[int]], size: int) -> None:
    s = board.s
    board.check.rows("vancard_deck", board.says.get("vancard_deck", []), size)
    deck = [s.vancard_deck[index] for index in reversed(range(s.n_vancard_deck))]
    while len(deck) < size:
        pool = rest[colour_of_line(s, size - 1 - len(deck))]
        if not pool:
            board.check.refuse("vancard_deck_many")
        deck.append(pool.pop())
    for index, card in enumerate(reversed(deck)):
        s.vancard_deck[index] = card
    s.n_vancard_deck = size
