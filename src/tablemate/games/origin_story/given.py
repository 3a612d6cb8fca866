"""Reading the parts of a position: each of the right type and range, or refused with what was expected."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from tablemate.kernel.checking import Checks, shown
from tablemate.kernel.errors import InvalidPosition

from .cards import CardSet, card_table
from .cards.terms import SUIT_LETTERS
from .names import WHO_NAMES, playing_cards, playing_numbers, power_numbers, powers
from .options import OriginStoryOptions
from .terms import EVENT_SPOT, HALVES, MOST_SLOTS, POWERS, ROUNDS, SPOTS, SUPERHERO_SPOT, EffectOp, Op

MOST_VALUE = 9999
"""No value on the table is further from 0."""


class Given(Checks):
    """What can be given, with the seats, suits and values of Origin Story."""

    __slots__ = ()

    def who(self, name: str, value: Any, seats: int = len(WHO_NAMES)) -> int:
        """A seat by name; only the Vancardians with two seats."""
        return WHO_NAMES.index(self.one_of(name, value, WHO_NAMES[:seats]))

    def suit(self, name: str, value: Any) -> int:
        """A suit by its letter."""
        return SUIT_LETTERS.index(self.one_of(name, value, tuple(SUIT_LETTERS)))

    def half(self, name: str, value: Any) -> int:
        """A whole or half number, doubled."""
        fits = isinstance(value, int | float) and not isinstance(value, bool) and -MOST_VALUE <= value <= MOST_VALUE
        if not fits or value * HALVES != int(value * HALVES):
            self.refuse("not_half", name=name, most=MOST_VALUE, found=shown(value))
        return int(value * HALVES)


given = Given(InvalidPosition, "origin_story")
refuse = given.refuse


@dataclass(slots=True)
class Board:
    """One position being laid out: what it says, the options, the state it is laid onto, and how far the round is.

    `base` is the step at the bottom of the agenda, which tells what was done before; `top` is what is asked now.
    """

    says: Mapping[str, Any]
    options: OriginStoryOptions
    s: Any
    base: int = Op.DEAL
    top: int = Op.DEAL
    over: bool = False
    placed: set[int] = field(default_factory=set)
    """Playing cards that lie somewhere."""
    named: set[int] = field(default_factory=set)
    """Mats, stories and superheroes that lie somewhere."""

    @property
    def cards(self) -> CardSet:
        """The card set of this game."""
        return self.options.cards

    @property
    def table(self) -> Any:
        """The card set as the rules see it."""
        return card_table(self.options.cards)

    @property
    def rounds_drawn(self) -> int:
        """In how many rounds stories were drawn."""
        return int(min(ROUNDS - 1, self.s.round if self.base >= Op.CHARGING else self.s.round - 1))

    @property
    def panels_filled(self) -> int:
        """The last panel that can hold a story."""
        return self.rounds_drawn - (self.top == Op.STORY)

    @property
    def has_hero(self) -> bool:
        """Was the superhero chosen?"""
        return bool(self.s.round == ROUNDS and self.base >= Op.CHARGING and self.top != Op.SUPERHERO)

    @property
    def has_side(self) -> bool:
        """Was the side chosen?"""
        return self.base >= Op.ROWS and self.top != Op.ALIGN

    @property
    def has_rows(self) -> bool:
        """Have the Vancardians their cards?"""
        return self.base >= Op.LATER_PARTS

    @property
    def in_tricks(self) -> bool:
        """Are the preparations of the round over?"""
        return self.base >= Op.TRICK

    def card(self, name: str, value: Any) -> int:
        """A playing card by name."""
        number = playing_numbers(self.cards).get(value.lower(), -1) if isinstance(value, str) else -1
        if number < 0:
            refuse("no_such_playing_card", name=name, found=shown(value))
        return number

    def new_card(self, name: str, value: Any) -> int:
        """A playing card that lies nowhere else."""
        number = self.card(name, value)
        if number in self.placed:
            refuse("card_elsewhere", name=name, card=playing_cards(self.cards)[number])
        self.placed.add(number)
        return number

    def new_cards(self, name: str, value: Any) -> list[int]:
        """A list of playing cards that lie nowhere else."""
        return [self.new_card(name, each) for each in given.rows(name, value, len(playing_cards(self.cards)))]

    def power(self, name: str, value: Any) -> int:
        """A mat, story or superhero by its id that lies nowhere else and is used in solo play."""
        number = power_numbers(self.cards).get(value.lower(), 0) if isinstance(value, str) else 0
        if not number:
            refuse("no_such_power", name=name, found=shown(value))
        if powers(self.cards)[number].no_solo:
            refuse("power_no_solo", name=name, card=value)
        if number in self.named:
            refuse("power_twice", name=name, card=value)
        self.named.add(number)
        return number

    def spot(self, name: str, value: Any, spots: int = POWERS) -> int:
        """The spot where the card with this id lies; the event only among all spots."""
        for spot in range(min(spots, POWERS)):
            number = self.s.power[spot]
            if number and isinstance(value, str) and powers(self.cards)[number].id.lower() == value.lower():
                return spot
        if spots == SPOTS and isinstance(value, str) and value.lower() == self.event_id:
            return EVENT_SPOT
        refuse("not_before_you", name=name, found=shown(value))

    @property
    def event_id(self) -> str | None:
        """The id of the event in small letters."""
        return self.cards.vancardians[self.s.event - 1].id.lower() if self.s.event else None

    def abilities(self, spot: int) -> range:
        """The numbers of the abilities of the card at a spot, also where they do not work now."""
        table, s = self.table, self.s
        if spot == EVENT_SPOT:
            return range(table.event_first[s.event], table.event_first[s.event] + table.event_count[s.event])
        return range(table.first[s.power[spot]], table.first[s.power[spot]] + table.count[s.power[spot]])

    def effects(self, spot: int, windows: Iterable[int] | None = None) -> list[int]:
        """The numbers of the effects of the card at a spot, in some windows or in all."""
        kept = (each for each in self.abilities(spot) if windows is None or self.table.window[each] in windows)
        return [effect for ability in kept for effect in self.effects_of(ability)]

    def effects_of(self, ability: int) -> range:
        """The numbers of the effects of an ability."""
        first = self.table.effect_first[ability]
        return range(first, first + self.table.effect_count[ability])

    def has_effect(self, spot: int, *ops: EffectOp) -> bool:
        """Has the card at this spot such an effect?"""
        return any(self.table.effect_op[effect] in ops for effect in self.effects(spot))

    def was_charged(self, spot: int) -> bool:
        """Has the card at this spot worked in this round?"""
        return bool(self.s.power[spot]) and (
            spot == SUPERHERO_SPOT or any(self.s.slot[spot, slot] for slot in range(MOST_SLOTS))
        )
