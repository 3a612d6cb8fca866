"""FUSE one roll ahead: the best joint use of the dice, as if the team had talked it over.

Each seat plays its part of the common plan.  Who can place does so at once; who must burn waits until nobody can place
and no pick is owed, since a defusal or a sabotage may still change their mind.  The plan is made anew at every call, so
whatever the others do instead, the seat answers what lies on the table.
"""

from __future__ import annotations

from dataclasses import replace

from tablemate.bots.perspective import Perspective
from tablemate.games.fuse.rules import codes
from tablemate.games.fuse.rules.dice import held_by
from tablemate.games.fuse.seen import Seen
from tablemate.games.fuse.terms import SLOTS, TRAY, Mark
from tablemate.kernel.actions import Action

from .plan import Draft, Mat, Part, Plan, best_plan
from .worth import Worth, worth_of


class FuseGreedy:
    """Plays its part of the team's best plan."""

    def choose(self, perspective: Perspective) -> Action | None:
        """The seat's part; None while others go first, and where nothing but stopping or taking back is open."""
        match perspective.decision.kind:
            case "roll":
                return _legal(perspective, codes.ROLL)
            case "draft":
                return _use_a_die(perspective)
            case "pick":
                return _pick(perspective)
            case "lose":
                return _lose(perspective)
            case "confirm":
                return _legal(perspective, codes.CONFIRM)
        return None


def thinking(seed: int) -> FuseGreedy:
    """Nothing is left to chance, so that all seats agree: the same for every seed."""
    return FuseGreedy()


def _legal(perspective: Perspective, code: int) -> Action | None:
    return next((action for action in perspective.legal if action.code == code), None)


def _answers(perspective: Perspective) -> list[Action]:
    return [action for action in perspective.legal if action.code != codes.STOP]


def _worth(seen: Seen) -> Worth:
    return worth_of(seen.options.deck, seen.options.legality)


def _pick(perspective: Perspective) -> Action:
    """The bomb with the least work.

    The hardest are left to the end, when they need only be taken.  Over 60 games at Training for 1, 3 and 5 players
    this needs 21.4, 27.1 and 17.2 rolls; the least work for a point 22.3, 29.7 and 17.9; the first of the row 23.1,
    30.0 and 18.0.  To look for dice that the seat's other bombs do not take changes nothing.
    """
    seen = perspective.seen
    worth, row = _worth(seen), seen.row
    return min(_answers(perspective), key=lambda action: worth.effort[worth.start[row[action.code - codes.PICK]]])


def _lose(perspective: Perspective) -> Action:
    """The die whose loss makes the least new work."""
    seen, seat = perspective.seen, perspective.seat
    worth, bombs, nodes, dice = _worth(seen), seen.card[seat], seen.node[seat], seen.die[seat]

    def new_work(action: Action) -> float:
        place, slot = divmod(action.code - codes.LOSE, SLOTS)
        left = list(dice[place * SLOTS : (place + 1) * SLOTS])
        left[slot] = 0
        now: int = nodes[place]
        return worth.effort[worth.node_of(bombs[place], left)] - worth.effort[now]

    return min(_answers(perspective), key=new_work)


def _use_a_die(perspective: Perspective) -> Action | None:
    """The next use in the seat's part of the plan; None while it is for others to act."""
    seen, seat = perspective.seen, perspective.seat
    worth, draft = _worth(seen), read_draft(seen)
    plan = best_plan(worth, draft)
    part = plan.part_of(seat)
    if _better_released(worth, draft, plan, seat):
        return _legal(perspective, codes.RELEASE)
    if part.placements:
        return _place(perspective, part)
    if seen.picking or not plan.only_burns:
        return None
    return _burn(perspective, part)


def read_draft(seen: Seen) -> Draft:
    """The draft as everybody sees it."""
    tray, mark, row, worth = seen.tray, seen.mark, seen.row, _worth(seen)
    free = sorted(tray[place] - 1 for place in range(TRAY) if tray[place] and mark[place] == Mark.FREE)
    mats = [_mat(seen, seat) for seat, owed in enumerate(seen.owed) if owed > 0]
    return Draft(tuple(mats), tuple(free), tuple([worth.start[bomb] for bomb in row if bomb]), seen.burn_if)


def _mat(seen: Seen, seat: int) -> Mat:
    nodes = seen.node[seat]
    cards = [(place, nodes[place]) for place, bomb in enumerate(seen.card[seat]) if bomb]
    hand = _hand(seen, seat)
    return Mat(seat, tuple(cards), seen.owed[seat], None if hand is None else seen.tray[hand] - 1)


def _hand(seen: Seen, seat: int) -> int | None:
    """The place in the tray of the die that a seat has in hand."""
    place = held_by(seen.for_rules, seat)
    return place if place >= 0 else None


def _better_released(worth: Worth, draft: Draft, plan: Plan, seat: int) -> bool:
    """Would the die in the seat's hand do more good lying free?"""
    mat = next(mat for mat in draft.mats if mat.seat == seat)
    if mat.held is None:
        return False
    mats = tuple([replace(each, held=None) if each is mat else each for each in draft.mats])
    freed = replace(draft, mats=mats, free=tuple(sorted((*draft.free, mat.held))))
    return best_plan(worth, freed).cost < plan.cost


def _place(perspective: Perspective, part: Part) -> Action | None:
    """The first placement that can be made now; a die in hand that must wait for another is laid down."""
    for die, place, slot in part.placements:
        for source in _sources(perspective, die):
            found = _legal(perspective, codes.place_code(source, place * SLOTS + slot))
            if found is not None:
                return found
    return _legal(perspective, codes.RELEASE)


def _burn(perspective: Perspective, part: Part) -> Action | None:
    for die in part.burns:
        for source in _sources(perspective, die):
            found = _legal(perspective, codes.BURN + source)
            if found is not None:
                return found
    return None


def _sources(perspective: Perspective, die: int) -> list[int]:
    """Where in the tray such a die may be taken from: free, or in the seat's hand."""
    seen = perspective.seen
    usable = (Mark.FREE, Mark.HELD + perspective.seat)
    return [place for place in range(TRAY) if seen.tray[place] == die + 1 and seen.mark[place] in usable]
