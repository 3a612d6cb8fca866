"""How far a game stands in its round, and what the cards before you can do: what defaults and invariants ask."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from .cards.table import Cards
from .terms import EVENT_SPOT, POWERS, ROUNDS, SUPERHERO_SPOT, EffectOp, Op, Result

if TYPE_CHECKING:
    from .state import State


@dataclass(frozen=True, slots=True)
class Standing:
    """A state with its card table."""

    s: State
    table: Cards

    @property
    def over(self) -> bool:
        """Is the game over?"""
        return self.s.result != Result.NONE

    @property
    def base(self) -> int:
        """The step at the bottom of the agenda, which tells what was done before."""
        return self.s.op[0] if self.s.depth else Op.END_ROUND

    @property
    def top(self) -> int:
        """What is asked now."""
        return self.s.op[self.s.depth - 1] if self.s.depth else Op.END_ROUND

    @property
    def rounds_drawn(self) -> int:
        """In how many rounds stories were drawn."""
        return min(ROUNDS - 1, self.s.round if self.base >= Op.CHARGING else self.s.round - 1)

    @property
    def panels_filled(self) -> int:
        """The last panel that can hold a story."""
        return self.rounds_drawn - (self.top == Op.STORY)

    @property
    def finished_rounds(self) -> int:
        """How many rounds are scored."""
        return self.s.round if self.over else self.s.round - 1

    @property
    def has_hero(self) -> bool:
        """Was the superhero chosen?"""
        return self.s.round == ROUNDS and self.base >= Op.CHARGING and self.top != Op.SUPERHERO

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

    def has_played(self, who: int) -> int:
        """The cards of this seat in a trick that is not settled."""
        return sum(self.s.card[place] != 0 and self.s.player[place] == who for place in range(self.s.n_played))

    def slots(self, spot: int) -> list[int]:
        """What lies on the slots of the card at a spot."""
        return [self.s.slot[spot, slot] for slot in range(self.table.slots[self.s.power[spot]])]

    def cost(self, charge: int) -> int:
        """The tokens of all slots that are so."""
        found = 0
        for spot in range(SUPERHERO_SPOT):
            for slot, state in enumerate(self.slots(spot)):
                found += self.table.cost[self.s.power[spot], slot] if state == charge else 0
        return found

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
        return bool(self.s.power[spot]) and (spot == SUPERHERO_SPOT or any(self.slots(spot)))

    @property
    def charged(self) -> list[int]:
        """The spots of the cards that have worked in this round."""
        return [spot for spot in range(POWERS) if self.was_charged(spot)]
