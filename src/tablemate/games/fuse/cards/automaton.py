"""A bomb card as an automaton: a node is what still matters of the dice lying on it, a die placed leads to a node.

First all fillings are walked through, two of them being one if they have the same slots filled and their relations
remember the same (L1-L4).  Then they are folded from the finished card backwards: fillings with the same future become
one node, and under the legality `extendable` those without a future are left out (L5).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

from .dice import COLOURS, DIE_TYPES, colour_of, dice_of, value_of
from .faults import fault
from .language import SEE_COLOUR, SEE_VALUE, Bomb, Kind, Slot
from .layouts import SLOTS, bottom_up
from .relations import BROKEN, Stepper, not_all_of_one_colour, stepper
from .remembering import remembering

EXTENDABLE, LOCAL = "extendable", "local"
FINISHED = 0
"""The node of a finished card."""
REFUSED = -1
"""In place of a node: the die does not fit."""
MOST_WORK = 4_000_000
"""The most questions that are asked about one card: is this class of dice right for that rule at this filling?"""
MOST_DECK_WORK = 8_000_000
"""The most for a whole deck; the standard one needs some 190,000."""
MOST_NODES_KNOWN = 32_768
"""How many nodes of cards are remembered: twice those of the largest deck."""

Moves = tuple[tuple[int, tuple[int, ...]], ...]
"""The slots that can be filled now; for each, by class of dice, where that leads, or REFUSED."""
_State = tuple[int, ...]
"""The filled slots as bits, then what each relation remembers."""
_Steps = tuple[tuple[int, Stepper], ...]
"""The relations that name a slot, each with the place of its memory in the state."""
_Classes = tuple[tuple[int, int, int], ...]
"""The classes of dice that a slot takes: the dice, and what relations see of them, value and colour 1..5 or 0."""


@dataclass(frozen=True, slots=True)
class Automaton:
    """The nodes of a card.  Every move leads to a lower number; the finished card is 0."""

    classes: tuple[tuple[int, ...], ...]
    """By slot: the sets of dice that the card cannot tell apart there."""
    nodes: tuple[Moves, ...]
    start: int

    def size(self) -> int:
        """How many nodes there are."""
        return len(self.nodes)

    def fits(self, node: int, slot: int) -> int:
        """The set of dice that may be placed there."""
        for open_slot, targets in self.nodes[node]:
            if open_slot == slot:
                return sum(dice for dice, target in zip(self.classes[slot], targets) if target != REFUSED)
        return 0

    def place(self, node: int, slot: int, die: int) -> int:
        """The node after placing a die, or REFUSED."""
        for open_slot, targets in self.nodes[node]:
            if open_slot == slot:
                return next((t for dice, t in zip(self.classes[slot], targets) if dice >> die & 1), REFUSED)
        return REFUSED


@dataclass(frozen=True, slots=True)
class _Fillings:
    """All fillings that L1-L4 allow, fewer dice first; `complete` is the last one if the card can be completed."""

    classes: tuple[tuple[int, ...], ...]
    moves: list[Moves]
    complete: int | None
    work: int

    def size(self) -> int:
        """How much they are, by the work that they were."""
        return self.work


@remembering(MOST_NODES_KNOWN, Automaton.size)
def automaton(bomb: Bomb, legality: str) -> Automaton:
    """The automaton of a card: L1 to L4 for `local`, and with L5 for `extendable` (A9)."""
    extendable = legality == EXTENDABLE
    fillings = _fillings(bomb, extendable and _colours_may_run_out(bomb))
    node = [REFUSED] * (len(fillings.moves) + 1)
    number: dict[Moves, int] = {}
    for filling in reversed(range(len(fillings.moves))):
        moves = _folded(fillings.moves[filling], node)
        if filling == fillings.complete:
            node[filling] = FINISHED
        elif moves or not extendable:
            node[filling] = number.setdefault(moves, len(number) + 1)
    return Automaton(fillings.classes, ((), *number), node[0])


def node_of(bomb: Bomb, dice: Sequence[int | None], legality: str) -> int:
    """The node of a bomb with these dice on it; REFUSED if they could never have been placed so."""
    card = automaton(bomb, legality)
    node = card.start
    for slot in bottom_up(bomb.supports) or ():
        die = dice[slot]
        if die is not None:
            node = card.place(node, slot, die)
        if node == REFUSED:
            return REFUSED
    return node


def allowed(bomb: Bomb, dice: Sequence[int | None], slot: int, die: int, legality: str) -> bool:
    """May the die be placed on this slot, given the dice that lie there?"""
    node = node_of(bomb, dice, legality)
    return node != REFUSED and bool(automaton(bomb, legality).fits(node, slot) >> die & 1)


def _folded(moves: Moves, node: list[int]) -> Moves:
    """The moves by nodes; `node[REFUSED]` is REFUSED.  Slots that take no die are left out."""
    named = [(slot, tuple([node[target] for target in targets])) for slot, targets in moves]
    return tuple([(slot, targets) for slot, targets in named if max(targets) != REFUSED])


def check_completable(bomb: Bomb) -> int:
    """Refuse a card whose empty form is not extendable; returns how much work that was."""
    fillings = _fillings(bomb, False)
    if fillings.complete is None:
        raise fault("not_completable")
    if not _colours_may_run_out(bomb):
        return fillings.work
    limited = _fillings(bomb, True)
    if limited.complete is None:
        raise fault("six_of_one_colour")
    return fillings.work + limited.work


def _colours_may_run_out(bomb: Bomb) -> bool:
    """Could the five dice of a colour be too few for this card?

    Only with six slots that can all have one colour, and not if every slot can always be filled in another colour too.
    """
    kinds = {relation.kind for relation in bomb.rules}
    if bomb.size < SLOTS or Kind.DIFF_COLOUR in kinds:
        return False
    if not any(all(slot.dice & dice_of(colour, None) for slot in bomb.slots) for colour in range(COLOURS)):
        return False
    named = {slot for relation in bomb.rules for slot in relation.named}
    return bool(kinds & SEE_COLOUR) or not all(
        _takes_any_colour(slot, number in named) for number, slot in enumerate(bomb.slots)
    )


def _takes_any_colour(slot: Slot, named: bool) -> bool:
    colourless = [alternative.colour is None for alternative in slot.alternatives]
    return all(colourless) or (any(colourless) and not named)


@remembering(MOST_DECK_WORK, _Fillings.size)
def _fillings(bomb: Bomb, limited: bool) -> _Fillings:
    """Walk through all fillings from the empty card on; `limited` keeps the limit of five dice of a colour."""
    steps = _steps(bomb, limited)
    classes = [_classes(bomb, slot, limited) for slot in range(bomb.size)]
    empty: _State = (0,) * (1 + len(bomb.rules) + limited)
    known = {empty: 0}
    queue = [empty]

    def reached(state: _State, slot: int) -> Iterator[int]:
        """By class of dice, the filling that the slot leads to."""
        for _, value, colour in classes[slot]:
            after = _after(state, slot, value, colour, steps[slot])
            if after is not None and after not in known:
                known[after] = len(queue)
                queue.append(after)
            yield REFUSED if after is None else known[after]

    questions = [len(each) * (1 + len(asked)) for each, asked in zip(classes, steps)]
    moves: list[Moves] = []
    work = 0
    for state in queue:
        slots = _open_slots(bomb.below, state[0])
        work += sum(questions[slot] for slot in slots)
        if work > MOST_WORK:
            raise fault("too_large")
        moves.append(tuple([(slot, tuple(reached(state, slot))) for slot in slots]))
    dice = tuple(tuple(dice for dice, _, _ in each) for each in classes)
    finished = queue[-1][0] == (1 << bomb.size) - 1
    return _Fillings(dice, moves, len(queue) - 1 if finished else None, work)


def _open_slots(below: tuple[int, ...], filled: int) -> list[int]:
    """The empty slots (L1) whose supports are filled (L2)."""
    return [slot for slot, under in enumerate(below) if not (filled >> slot & 1 or under & ~filled)]


def _after(state: _State, slot: int, value: int, colour: int, steps: _Steps) -> _State | None:
    """The state after a die, None if the die breaks a relation (L4)."""
    after = list(state)
    after[0] |= 1 << slot
    for index, step in steps:
        memory = step(state[index], after[0], slot, value, colour)
        if memory is BROKEN:
            return None
        after[index] = memory
    return tuple(after)


def _steps(bomb: Bomb, limited: bool) -> list[_Steps]:
    """By slot: the relations to be asked about a die there."""
    steps = [(relation.named, stepper(relation)) for relation in bomb.rules]
    if limited:
        steps.append((tuple(range(bomb.size)), not_all_of_one_colour(bomb.size)))
    return [
        tuple((index, step) for index, (named, step) in enumerate(steps, 1) if slot in named)
        for slot in range(bomb.size)
    ]


def _classes(bomb: Bomb, slot: int, limited: bool) -> _Classes:
    """The dice that fit the slot by itself (L3), grouped by what relations see of them."""
    kinds = {relation.kind for relation in bomb.rules if slot in relation.named}
    by_value, by_colour = bool(kinds & SEE_VALUE), bool(kinds & SEE_COLOUR) or limited
    return _grouped(bomb.slots[slot].dice, by_value, by_colour)


@lru_cache(maxsize=1024)
def _grouped(dice: int, by_value: bool, by_colour: bool) -> _Classes:
    groups: dict[tuple[int, int], int] = {}
    for die in range(DIE_TYPES):
        if dice >> die & 1:
            seen = value_of(die) if by_value else 0, colour_of(die) + 1 if by_colour else 0
            groups[seen] = groups.get(seen, 0) | 1 << die
    return tuple((group, value, colour) for (value, colour), group in groups.items())
