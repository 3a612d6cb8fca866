"""What the numbers of Origin Story mean in a position: cards by name, seats and suits, values as people say them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

from tablemate.kernel.checking import shown
from tablemate.kernel.meanings import (
    FLAG,
    At,
    Atom,
    Bits,
    Board,
    Codec,
    Each,
    Named,
    Number,
    OrNone,
    Own,
    OwnAtom,
    Pieces,
    PlusOne,
    Spelled,
    bits_of,
)

from .cards import card_table
from .cards.halves import half
from .cards.terms import SUIT_LETTERS
from .names import WHO_NAMES
from .standing import Standing
from .terms import (
    ABILITIES,
    EVENT_SPOT,
    HALVES,
    POWERS,
    SUPERHERO_SPOT,
    TRICKS,
    VANCARDIANS,
    Charge,
    EffectOp,
)

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
FLAGS: Mapping[str, tuple[EffectOp, ...]] = {
    "free": (EffectOp.FREE,),
    "no_draw": (EffectOp.NODRAW,),
    "no_love": (EffectOp.BIND_NOLOVE,),
    "lowest": (EffectOp.BIND_LOWEST,),
    "no_trump": (EffectOp.NONTRUMP,),
    "swapped": (EffectOp.SWAPWITH,),
    "cancelled": (EffectOp.CANCEL,),
    "takes_lead": (EffectOp.TAKELEAD,),
}
"""What can be agreed in a trick, and the effects that do it."""
PLAYS = {"card": "card", "by": "player", "owner": "owner", "suit": "suit", "base": "base", "plus": "plus"}


def _playing(options: OriginStoryOptions) -> Mapping[int, str]:
    return dict(enumerate(options.cards.playing_names))


def _powers(options: OriginStoryOptions) -> Mapping[int, str]:
    return {number: power.id for number, power in options.cards.numbered.items()}


def _vancards(options: OriginStoryOptions) -> Mapping[int, str]:
    return {number: card.id for number, card in enumerate(options.cards.vancardians, start=1)}


CARD, CARD_AGAIN = Pieces("playing card", _playing), Pieces("playing card", _playing, again=True)
POWER, VANCARD = Pieces("power", _powers), Pieces("vancard", _vancards)
SEEN = Pieces("vancard", _vancards, again=True)
SUIT, WHOSE, VANCARDIAN = Spelled(tuple(SUIT_LETTERS)), Spelled(WHO_NAMES), Spelled(WHO_NAMES[:VANCARDIANS])


def standing(board: StoryBoard) -> Standing:
    """How far the game stands that a position is about."""
    return Standing(board.s, card_table(board.options.cards))


def finished_rounds(board: StoryBoard) -> int:
    """How many rounds are scored."""
    return standing(board).finished_rounds


def _read_half(board: StoryBoard, value: object, called: str) -> int:
    """A whole or half number, doubled."""
    if isinstance(value, bool) or not isinstance(value, int | float) or not -MOST_VALUE <= value <= MOST_VALUE:
        board.check.refuse("not_half", name=called, most=MOST_VALUE, found=shown(value))
    board.check.refuse_if("not_half", value * HALVES % 1, name=called, most=MOST_VALUE, found=shown(value))
    return int(value * HALVES)


def _read_in_play(board: StoryBoard, value: object, called: str) -> int:
    """A card on the table; the last trick of a game lies in a pile, too."""
    settled = board.says.get("result") is not None and not board.s.surrendered
    return (CARD_AGAIN if settled else CARD).number(board, value, called)


def _read_discard(board: StoryBoard, value: object, called: str) -> int:
    return 0 if value == REST else Bits(CARD).number(board, value, called)


def spot_of(board: StoryBoard, value: object, called: str, spots: int = POWERS) -> int:
    """The spot where the card with this id lies; the event only among all spots."""
    names = [spot_name(board, spot) for spot in range(spots)]
    for spot, name in enumerate(names):
        if name is not None and isinstance(value, str) and value.lower() == name.lower():
            return spot
    board.check.refuse("not_before_you", name=called, found=shown(value))


def spot_name(board: StoryBoard, spot: int) -> str | None:
    """The id of the card at a spot."""
    if spot == EVENT_SPOT:
        return board.names(VANCARD)[board.s.event] if board.s.event else None
    return board.names(POWER)[board.s.power[spot]] if board.s.power[spot] else None


@dataclass(frozen=True, slots=True)
class ByCard(Codec):
    """What belongs to cards before you, by their ids, where there is something to tell."""

    codec: Codec
    spots: int = POWERS

    def write(self, board: StoryBoard, name: str, at: At) -> object:
        filled = [spot for spot in range(POWERS) if board.s.power[spot]]
        told = {spot: self.codec.write(board, name, (spot,)) for spot in filled if self._tells(board, name, spot)}
        return {spot_name(board, spot): told[spot] for spot in told}

    def _tells(self, board: StoryBoard, name: str, spot: int) -> bool:
        row = getattr(board.s, name).tolist()[spot]
        return any(row) if isinstance(row, list) else bool(row)

    def read(self, board: StoryBoard, value: object, called: str, name: str, at: At) -> None:
        if not isinstance(value, Mapping):
            board.check.refuse("not_by_id", name=called, found=shown(value))
        for card, entry in value.items():
            spot = spot_of(board, card, called, self.spots)
            self.codec.read(board, entry, f"{called}.{card}", name, (spot,))


@dataclass(frozen=True, slots=True)
class _OfCard(Codec):
    """As many entries as the card at a spot has slots or abilities; a number is so many charged slots."""

    atom: Atom

    def write(self, board: StoryBoard, name: str, at: At) -> object:
        return Each(self.atom, self._number(board, name, at[0])).write(board, name, at)

    def read(self, board: StoryBoard, value: object, called: str, name: str, at: At) -> None:
        number = self._number(board, name, at[0])
        if name == "slot" and type(value) is int:
            value = [Charge.CHARGED.name.lower()] * board.check.number(called, value, 0, number)
        Each(self.atom, number).read(board, value, called, name, at)

    def _number(self, board: StoryBoard, name: str, spot: int) -> int:
        table = standing(board).table
        return (table.slots if name == "slot" else table.count)[board.s.power[spot]]


def _write_trick(board: StoryBoard, at: At) -> object:
    """What is agreed in this trick beyond the cards, only what there is; `used` are cards with an ability of theirs."""
    s = board.s
    used = [divmod(bit, ABILITIES) for bit in bits_of(s.used_now)]
    return {
        **{flag: True for flag in (*FLAGS, "turn_used") if getattr(s, flag)},
        **({"named": SUIT.said(board, s.named - 1)} if s.named else {}),
        **({"winner": WHOSE.said(board, s.winner - 1)} if s.winner else {}),
        **({"used": [[spot_name(board, spot), ordinal + 1] for spot, ordinal in used]} if used else {}),
    }


def _read_trick(board: StoryBoard, value: object, called: str, at: At) -> None:
    says = board.check.fields(called, value, (*FLAGS, "turn_used", "named", "winner", "used"))
    for flag in (*FLAGS, "turn_used"):
        FLAG.read(board, says.get(flag, False), flag, flag, ())
    OrNone(PlusOne(SUIT)).read(board, says.get("named"), "named", "named", ())
    OrNone(PlusOne(WHOSE)).read(board, says.get("winner"), "winner", "winner", ())
    for entry in board.check.rows("used", says.get("used", []), POWERS * ABILITIES):
        _read_used(board, entry)


def _read_used(board: StoryBoard, entry: object) -> None:
    """An ability used in this trick, as the id of its card and its number on it."""
    name, number = board.check.rows("used", entry, 2, exactly=True)
    spot = spot_of(board, name, "used")
    ordinal = board.check.number("used", number, 1, len(standing(board).abilities(spot))) - 1
    bit = 1 << (spot * ABILITIES + ordinal)
    board.check.refuse_if("used_ability", board.s.used_now & bit, number=number, name=name)
    board.s.used_now |= bit


HALF = OwnAtom(lambda board, number: half(number), _read_half)
IN_PLAY = PlusOne(OwnAtom(CARD.said, _read_in_play))
DISCARD = OwnAtom(Bits(CARD).said, _read_discard)
_HEROES = Each(OrNone(POWER), 2, without_none=True)
SUPERHEROES = Own(
    lambda board, at: _HEROES.write(board, "superheroes", (0,)),
    lambda board, value, called, at: _HEROES.read(board, value, called, "superheroes", (0,)),
)
SLOTS = ByCard(_OfCard(Named(Charge)), SUPERHERO_SPOT)
USES = ByCard(_OfCard(Number(0, MOST_TIMES)))
CHOSEN = ByCard(OrNone(PlusOne(SUIT)))
PREDICTED = ByCard(OrNone(PlusOne(Number(0, TRICKS))))
TRICK_STATE = Own(_write_trick, _read_trick)
