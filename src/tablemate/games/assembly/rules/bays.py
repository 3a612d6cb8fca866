"""The ring of bays: where modules lie, how they move, what locks.  (Rulebook: placing, rotating, locking.)"""

from __future__ import annotations

from tablemate.games.assembly.state import State
from tablemate.games.assembly.terms import ALL_BAYS, BAYS, DIE_SIDES, Ev
from tablemate.kernel.chance import roll
from tablemate.kernel.events import Events, emit
from tablemate.kernel.rule import rule


@rule
def clockwise(bay: int) -> int:
    """The next bay on the clock; 12 is followed by 1."""
    return bay % BAYS + 1


@rule
def anticlockwise(bay: int) -> int:
    """The bay before this one; 1 follows 12."""
    return (bay + BAYS - 2) % BAYS + 1


@rule
def opposite(bay: int) -> int:
    """The bay across the ring."""
    return (bay + BAYS // 2 - 1) % BAYS + 1


@rule
def has(bays: int, bay: int) -> bool:
    """Is this bay in the set?"""
    return (bays >> bay) & 1 == 1


@rule
def count(bays: int) -> int:
    """How many bays are in the set."""
    number = 0
    while bays != 0:
        bays &= bays - 1
        number += 1
    return number


@rule
def unlocked_bays(s: State) -> int:
    """All bays whose plan is not locked."""
    return ALL_BAYS & ~s.locked


@rule
def occupied_bays(s: State) -> int:
    """All bays with a module on the line; a locked bay holds none (ASM-I1)."""
    bays = 0
    for bay in range(1, BAYS + 1):
        if s.module[bay] != 0:
            bays |= 1 << bay
    return bays


@rule
def free_bays(s: State) -> int:
    """Unlocked bays without a module; always as many as modules in the stack (ASM-I2)."""
    return unlocked_bays(s) & ~occupied_bays(s)


@rule
def matching_bays(s: State) -> int:
    """Bays whose module lies on its own plan."""
    bays = 0
    for bay in range(1, BAYS + 1):
        if s.module[bay] == s.plan[bay]:
            bays |= 1 << bay
    return bays


@rule
def next_in(bays: int, bay: int) -> int:
    """From this bay on, clockwise, the first that is in the set; 0 if the set is empty."""
    for _ in range(BAYS):
        if has(bays, bay):
            return bay
        bay = clockwise(bay)
    return 0


@rule
def random_bay(s: State, eligible: int, ev: Events) -> int:
    """Roll the die; a bay that is not eligible passes to the next eligible one clockwise (ASM-RANDOM-1)."""
    if eligible == 0:
        return 0
    die = 1 + roll(s.chance, DIE_SIDES)
    bay = next_in(eligible, die)
    emit(ev, Ev.DIE_ROLLED, die, bay)
    return bay


@rule
def deploy(s: State, ev: Events) -> None:
    """Roll the die; the top module of the stack goes to that bay or the next free one clockwise (ASM-DEPLOY-1).

    With an empty stack nothing happens, not even a roll (ASM-DEPLOY-2).
    """
    if s.n_stack == 0:
        emit(ev, Ev.NO_EFFECT)
        return
    die = 1 + roll(s.chance, DIE_SIDES)
    bay = next_in(free_bays(s), die)
    s.n_stack -= 1
    s.module[bay] = s.stack[s.n_stack]
    s.stack[s.n_stack] = 0
    s.stack_seen[s.n_stack] = 0
    emit(ev, Ev.DEPLOYED, die, bay, s.module[bay])


@rule
def rotate(s: State, moving: int, direction: int, distance: int, ev: Events) -> None:
    """The modules on the `moving` bays go `distance` places along the ring, all at once (ASM-ROTATE-1).

    The ring has no locked bays and, when only some modules move, no bays of modules that stay (ASM-ROTATE-2).
    """
    ring = unlocked_bays(s) & ~(occupied_bays(s) & ~moving)
    for _ in range(distance):
        first = 0
        carried = 0
        bay = BAYS
        for _ in range(BAYS):
            if has(ring, bay):
                if first == 0:
                    first = bay
                met = s.module[bay]
                s.module[bay] = carried
                carried = met
            bay = clockwise(bay) if direction > 0 else anticlockwise(bay)
        s.module[first] = carried
    emit(ev, Ev.ROTATED, ring & moving, direction, distance)
    if ev.room > 0:
        report_moves(s, ring, ring & moving, direction, distance, ev)


@rule
def along(ring: int, bay: int, direction: int) -> int:
    """The next bay of a ring in a direction."""
    if direction > 0:
        return next_in(ring, clockwise(bay))
    bay = anticlockwise(bay)
    while not has(ring, bay):
        bay = anticlockwise(bay)
    return bay


@rule
def report_moves(s: State, ring: int, moved: int, direction: int, distance: int, ev: Events) -> None:
    """Tell for every module that took part from where to where it went."""
    for bay in range(1, BAYS + 1):
        if has(moved, bay):
            there = bay
            for _ in range(distance):
                there = along(ring, there, direction)
            emit(ev, Ev.MODULE_MOVED, bay, there, s.module[there])


@rule
def cross(s: State, ev: Events) -> None:
    """Every module goes to the opposite bay unless that one is locked, all at once (ASM-G6-1)."""
    for bay in range(1, BAYS // 2 + 1):
        there = opposite(bay)
        if not has(s.locked, bay) and not has(s.locked, there):
            kept = s.module[bay]
            s.module[bay] = s.module[there]
            s.module[there] = kept
            if s.module[there] != 0:
                emit(ev, Ev.MODULE_MOVED, bay, there, s.module[there])
            if s.module[bay] != 0:
                emit(ev, Ev.MODULE_MOVED, there, bay, s.module[bay])


@rule
def swap_modules(s: State, a: int, b: int, ev: Events) -> None:
    """Two modules change places (ASM-SWAP-1)."""
    kept = s.module[a]
    s.module[a] = s.module[b]
    s.module[b] = kept
    emit(ev, Ev.SWAPPED, a, b)


@rule
def cycle_modules(s: State, a: int, b: int, c: int, ev: Events) -> None:
    """Three modules change places: a's goes to b, b's to c, c's to a (ASM-JAYANI-1, R11)."""
    kept = s.module[c]
    s.module[c] = s.module[b]
    s.module[b] = s.module[a]
    s.module[a] = kept
    emit(ev, Ev.CYCLED, a, b, c)


@rule
def swap_plans(s: State, a: int, b: int, ev: Events) -> None:
    """Two plans change bays, modules stay where they are."""
    kept = s.plan[a]
    s.plan[a] = s.plan[b]
    s.plan[b] = kept
    emit(ev, Ev.PLANS_SWAPPED, a, b)


@rule
def cycle_plans(s: State, a: int, b: int, c: int, ev: Events) -> None:
    """Three plans change bays: a's goes to b, b's to c, c's to a."""
    kept = s.plan[c]
    s.plan[c] = s.plan[b]
    s.plan[b] = s.plan[a]
    s.plan[a] = kept
    emit(ev, Ev.PLANS_CYCLED, a, b, c)


@rule
def lock(s: State, bays: int, ev: Events) -> None:
    """All at once the plans turn to their locked side and the modules leave the line (ASM-LOCK-4)."""
    for bay in range(1, BAYS + 1):
        if has(bays, bay):
            s.module[bay] = 0
    s.locked |= bays
    emit(ev, Ev.LOCKED, bays)


@rule
def unlock(s: State, bay: int, ev: Events) -> None:
    """The plan turns back and the module of its room returns onto it (ASM-UNLOCK-1)."""
    s.locked &= ~(1 << bay)
    s.module[bay] = s.plan[bay]
    emit(ev, Ev.UNLOCKED, bay, s.plan[bay])


@rule
def scramble(s: State, kept: int, ev: Events) -> None:
    """The plans of the unlocked bays are shuffled, modules keep their bays; Amelie's bay stays (ASM-SCRAMBLE-1)."""
    bays = unlocked_bays(s) & ~(1 << kept)
    left = count(bays)
    for bay in range(BAYS, 0, -1):
        if has(bays, bay):
            other = nth_bay(bays, roll(s.chance, left))
            left -= 1
            met = s.plan[bay]
            s.plan[bay] = s.plan[other]
            s.plan[other] = met
    emit(ev, Ev.SCRAMBLED, kept)
    for bay in range(1, BAYS + 1):
        if has(bays, bay):
            emit(ev, Ev.PLAN_LAID, bay, s.plan[bay])


@rule
def nth_bay(bays: int, skip: int) -> int:
    """The bay of a set that comes after `skip` others, lowest first."""
    bay = 1
    while skip > 0 or not has(bays, bay):
        if has(bays, bay):
            skip -= 1
        bay += 1
    return bay
