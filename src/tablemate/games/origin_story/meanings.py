"""What the numbers of Origin Story mean in a position: cards by name, seats and suits, values as people say them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, TypeAlias

from tablemate.kernel.checking import shown
from tablemate.kernel.meanings import At, Atom, Board, Codec, bits, list_of, pieces, plus_one, spelled

from .cards import card_table
from .cards.halves import half
from .cards.terms import SUIT_LETTERS
from .names import WHO_NAMES
from .standing import Standing
from .terms import ABILITIES, HALVES, POWERS, SPOTS, VANCARDIANS

if TYPE_CHECKING:
    from .options import OriginStoryOptions
    from .state import State

StoryBoard: TypeAlias = "Board[State, OriginStoryOptions]"
MOST_VALUE = 9999
"""No value on the table is further from 0."""
MOST_TIMES = 999
"""More often than an ability can be used in a round."""
REST = "rest"
"""In place of the discard: all cards that are named nowhere."""


def standing(board: StoryBoard) -> Standing:
    """How far the game stands that a position is about."""
    return Standing(board.s, card_table(board.options.cards), board.options.cards)


# Cards by name


def _read_discard(board: StoryBoard, value: object, called: str) -> int:
    return 0 if value == REST else bits(CARD).number(board, value, called)


def _playing(options: OriginStoryOptions) -> Mapping[int, str]:
    return dict(enumerate(options.cards.playing_names))


def _vancards(options: OriginStoryOptions) -> Mapping[int, str]:
    return dict(enumerate((card.id for card in options.cards.vancardians), start=1))


CARD, CARD_AGAIN = pieces("playing card", _playing), pieces("playing card", _playing, again=True)
POWER = pieces("power", lambda options: {number: power.id for number, power in options.cards.numbered.items()})
VANCARD, VANCARD_AGAIN = pieces("vancard", _vancards), pieces("vancard", _vancards, again=True)
IN_PLAY = plus_one(CARD_AGAIN)
"""The last trick of a game lies in a pile, too."""
DISCARD = Atom(bits(CARD).said, _read_discard)

# Suits, seats, values

SUIT, WHOSE, VANCARDIAN = spelled(tuple(SUIT_LETTERS)), spelled(WHO_NAMES), spelled(WHO_NAMES[:VANCARDIANS])


def _read_half(board: StoryBoard, value: object, called: str) -> int:
    """A whole or half number, doubled."""
    number = value if isinstance(value, int | float) and not isinstance(value, bool) else MOST_VALUE + 1
    wrong = abs(number) > MOST_VALUE or number * HALVES % 1
    board.check.refuse_if("not_half", wrong, name=called, most=MOST_VALUE, found=shown(value))
    return int(number * HALVES)


HALF = Atom(lambda board, number: half(number), _read_half)

# What belongs to cards before you


def spot_of(board: StoryBoard, value: object, called: str, spots: int = POWERS) -> int:
    """The spot where the card with this id lies; the event only among all spots."""
    at = standing(board)
    for spot in range(spots):
        if value and isinstance(value, str) and value.lower() == at.name(spot).lower():
            return spot
    board.check.refuse("not_before_you", name=called, found=shown(value))


SPOT = Atom(lambda board, spot: standing(board).name(spot), spot_of)
ANY_SPOT = Atom(SPOT.said, partial(spot_of, spots=SPOTS))


def by_card(codec: Codec, spots: int = POWERS) -> Codec:
    """What belongs to cards before you, by their ids, where there is something to tell."""

    def write(board: StoryBoard, name: str, at: At) -> object:
        rows = enumerate(getattr(board.s, name).tolist())
        told = [spot for spot, row in rows if (any(row) if isinstance(row, list) else row)]
        return {standing(board).name(spot): codec.write(board, name, (spot,)) for spot in told}

    def read(board: StoryBoard, value: object, called: str, name: str, at: At) -> None:
        if not isinstance(value, Mapping):
            board.check.refuse("not_by_id", name=called, found=shown(value))
        for card, entry in value.items():
            codec.read(board, entry, f"{called}.{card}", name, (spot_of(board, card, called, spots),))

    return Codec(write, read)


def of_card(atom: Atom, number: Callable[[Standing, int], int], plain: str | None = None) -> Codec:
    """As many entries as the card at a spot has slots or abilities; a number is so many charged slots."""

    def write(board: StoryBoard, name: str, at: At) -> object:
        return list_of(atom, number(standing(board), at[0])).write(board, name, at)

    def read(board: StoryBoard, value: object, called: str, name: str, at: At) -> None:
        most = number(standing(board), at[0])
        if plain and type(value) is int:
            value = [plain] * board.check.number(called, value, 0, most)
        list_of(atom, most).read(board, value, called, name, at)

    return Codec(write, read)


def on_card(most: int, every: Callable[[Standing, int], Sequence[int]], spots: int = POWERS) -> Atom:
    """Something on a card before you, by the id of the card and its number there, from 1."""

    def said(board: StoryBoard, number: int) -> object:
        spot, each = divmod(number, most)
        return [standing(board).name(spot), every(standing(board), spot).index(each) + 1]

    def read(board: StoryBoard, value: object, called: str) -> int:
        name, ordinal = board.check.rows(called, value, 2, exactly=True)
        spot = spot_of(board, name, called, spots)
        found = every(standing(board), spot)
        return spot * most + found[board.check.number(called, ordinal, 1, len(found)) - 1]

    return Atom(said, read)


USED = bits(on_card(ABILITIES, lambda at, spot: range(len(at.abilities(spot)))))
