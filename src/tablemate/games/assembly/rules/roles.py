"""The nine roles: when each may be used.  What they change lives with the rule they change.  (Rulebook: role cards.)"""

from __future__ import annotations

from tablemate.games.assembly.state import State
from tablemate.games.assembly.terms import Command, Ev, Malfunctions, Role
from tablemate.kernel.events import Events, emit
from tablemate.kernel.rule import rule

from .bays import count, free_bays, occupied_bays, unlocked_bays


@rule
def role_ready(s: State, seat: int, role: int) -> bool:
    """Does this seat hold this role, still unused (ASM-ROLE-1)?"""
    return s.role[seat] == role and s.role_used[seat] == 0


@rule
def ready_role(s: State, seat: int) -> int:
    """The role that this seat can still use; 0 if there is none."""
    return s.role[seat] if s.role_used[seat] == 0 else 0


@rule
def is_of_use(s: State, role: int) -> bool:
    """Can this role ever be used with what was agreed (ASM-ROLE-2)?

    All can but Li Yong: alone nobody overrides, and only the sets B, C and F order a discard of one card (R14).
    """
    if role != Role.LI_YONG or s.players == 2:
        return True
    return s.malfunctions == Malfunctions.B or s.malfunctions == Malfunctions.C or s.malfunctions == Malfunctions.F


@rule
def commands_of_role(role: int) -> int:
    """The commands that a role can change, as bits."""
    match role:
        case Role.SAMMIE:
            return 1 << Command.CW | 1 << Command.ACW
        case Role.JAYANI | Role.ALFIE:
            return 1 << Command.SWAP
        case Role.NOAH | Role.NAHLA | Role.LUCA | Role.LI_YONG:
            return 1 << Command.LOCK
    return 0


@rule
def use_role(s: State, seat: int, ev: Events) -> None:
    """A role is spent, once and for all (ASM-ROLE-1)."""
    s.role_used[seat] = 1
    emit(ev, Ev.ROLE_USED, seat, s.role[seat])


@rule
def keeper_of_plans(s: State) -> int:
    """The seat that may keep a plan out of a refresh's scramble (Amelie, R34); -1 if none."""
    if count(unlocked_bays(s)) < 2:
        return -1
    for seat in range(s.players):
        if role_ready(s, seat, Role.AMELIE):
            return seat
    return -1


@rule
def may_run_again(s: State) -> bool:
    """Anna: a second command by one more card, not in a turn that demands two anyway (R32)."""
    seat = s.active
    return role_ready(s, seat, Role.ANNA) and s.commands_done == 1 and s.double_now == 0 and s.n_hand[seat] > 0


@rule
def movement_role_helps(s: State, role: int) -> bool:
    """Can this role change its Swap or Rotate now?  Sammie needs a free bay, Jayani three modules, Alfie two plans."""
    if role == Role.JAYANI:
        return count(occupied_bays(s)) >= 3
    if role == Role.ALFIE:
        return count(unlocked_bays(s)) >= 2
    return occupied_bays(s) != 0 and free_bays(s) != 0
