"""The best joint use of a roll: who takes which dice, where they go, and who burns what is left.

Every greedy seat makes the same plan from what lies on the table, people's seats included, and plays its own part.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations, product

from tablemate.games.fuse.terms import BurnIf

from .worth import FINISHED, Filling, Worth, best_filling

BURN = 6.0
"""A burnt die weighs as much as so many expected dice; from 3 to 11 games end equally soon."""
BLOCKED = 1000.0
"""The weight of a player who holds a die and can neither place nor burn it."""

Dice = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Mat:
    """A player who still owes dice: places and nodes of the bombs, and the die already in hand."""

    seat: int
    cards: tuple[tuple[int, int], ...]
    owed: int
    held: int | None = None


@dataclass(frozen=True, slots=True)
class Draft:
    """What a plan depends on: who owes dice, what lies free, the row's nodes, and when dice may be burnt."""

    mats: tuple[Mat, ...]
    free: Dice
    row: tuple[int, ...]
    burn_if: int


@dataclass(frozen=True, slots=True)
class Part:
    """What one player does: placements as (die, place of the bomb, slot), then burns.

    `wants` are the dice that the player's bombs would take after that, as bits.
    """

    seat: int
    cost: float
    placements: tuple[tuple[int, int, int], ...]
    burns: Dice
    wants: int


@dataclass(frozen=True, slots=True)
class Plan:
    """The parts of all players, and what they cost together in expected dice."""

    parts: tuple[Part, ...]
    cost: float

    def part_of(self, seat: int) -> Part:
        """The part of a player who owes dice."""
        return next(part for part in self.parts if part.seat == seat)

    @property
    def only_burns(self) -> bool:
        """Is there nothing left to place?"""
        return not any(part.placements for part in self.parts)


@lru_cache(maxsize=64)
def best_plan(worth: Worth, draft: Draft) -> Plan:
    """The cheapest plan, the first of equals."""
    best: Plan | None = None
    known: list[dict[Dice, Part]] = [{} for _ in draft.mats]
    for shares, unused in _shares(draft.mats, draft.free):
        for parts_of, mat, share in zip(known, draft.mats, shares, strict=True):
            if share not in parts_of:
                parts_of[share] = _best_part(worth, draft, mat, share)
        parts = tuple([parts_of[share] for parts_of, share in zip(known, shares, strict=True)])
        cost = sum([part.cost for part in parts])
        if draft.burn_if == BurnIf.STUCK:
            cost += BLOCKED * _blocked(parts, draft.mats, unused)
        if best is None or cost < best.cost:
            best = Plan(parts, cost)
    assert best is not None
    return best


def _shares(mats: tuple[Mat, ...], free: Dice) -> Iterator[tuple[tuple[Dice, ...], Dice]]:
    """Every way to share the free dice out among those who owe some, each with the dice that nobody needs."""
    if not mats:
        yield (), free
        return
    mine, others = _room(mats[0]), sum(map(_room, mats[1:]))
    for number in range(max(0, min(mine, len(free) - others)), min(mine, len(free)) + 1):
        for share in dict.fromkeys(combinations(free, number)):
            for shares, unused in _shares(mats[1:], _without(free, share)):
                yield (share, *shares), unused


def _room(mat: Mat) -> int:
    """How many free dice a player may still take."""
    return mat.owed - (mat.held is not None)


def _without(dice: Dice, taken: Dice) -> Dice:
    left = list(dice)
    for die in taken:
        left.remove(die)
    return tuple(left)


def _blocked(parts: Sequence[Part], mats: Sequence[Mat], unused: Dice) -> int:
    """Everybody burns when no die lies free that would fit them (A1), in whatever order: how many never can?"""
    burners = [(part.wants, _still_free(part, mat)) for part, mat in zip(parts, mats, strict=True) if part.burns]
    while burners:
        free = _bits([*unused, *(die for _, burns in burners for die in burns)])
        stuck = next((burner for burner in burners if not burner[0] & free), None)
        if stuck is None:
            break
        burners.remove(stuck)
    return len(burners)


def _still_free(part: Part, mat: Mat) -> Dice:
    """The dice that a player burns and does not hold yet."""
    return part.burns if mat.held not in part.burns else _without(part.burns, (mat.held,))


def _best_part(worth: Worth, draft: Draft, mat: Mat, share: Dice) -> Part:
    """The best use of a share by one player: each die on one of the bombs, or burnt."""
    dice = share if mat.held is None else tuple(sorted((*share, mat.held)))
    targets = product(range(len(mat.cards) + 1), repeat=len(dice))
    parts = [_part(worth, draft, mat, [*zip(dice, each, strict=True)]) for each in targets]
    return min([part for part in parts if part], key=lambda part: part.cost)


def _part(worth: Worth, draft: Draft, mat: Mat, uses: list[tuple[int, int]]) -> Part | None:
    """Dice with the bombs they go to, the number after the last bomb being the fire; None if that cannot be."""
    fillings: list[Filling] = []
    for number, (_, node) in enumerate(mat.cards):
        filling = best_filling(worth, node, tuple([die for die, target in uses if target == number]))
        if filling is None:
            return None
        fillings.append(filling)
    burns = tuple([die for die, target in uses if target == len(mat.cards)])
    wants = 0
    for filling in fillings:
        wants |= worth.wanted[filling.node]
    if draft.burn_if != BurnIf.ANY and wants & _bits(burns):
        return None
    new_bombs = draft.row if any(filling.node == FINISHED for filling in fillings) else ()
    cost = sum([_left_over(worth, die, new_bombs) for die in burns])
    for filling, (_, node) in zip(fillings, mat.cards, strict=True):
        cost += worth.effort[filling.node] - worth.effort[node]
    return Part(mat.seat, cost, _in_order(mat, fillings), burns, wants)


def _left_over(worth: Worth, die: int, new_bombs: tuple[int, ...]) -> float:
    """A die is burnt; but who has defused a bomb before may lay it on a new one (A19)."""
    saved = [worth.effort[after] - worth.effort[node] for node in new_bombs for _, after in worth.slots(node, die)]
    return min([BURN, *saved])


def _in_order(mat: Mat, fillings: list[Filling]) -> tuple[tuple[int, int, int], ...]:
    """The placements of a part; bombs that are defused come first, for the sake of the new one."""
    ordered = sorted(zip(mat.cards, fillings, strict=True), key=lambda pair: pair[1].node != FINISHED)
    return tuple([(die, place, slot) for (place, _), filling in ordered for die, slot in filling.steps])


def _bits(dice: Sequence[int]) -> int:
    bits = 0
    for die in dice:
        bits |= 1 << die
    return bits
