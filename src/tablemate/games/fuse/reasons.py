"""Why an action is refused, in terms of the rule behind it.

Whether something is refused, the rules decide; here it only gets its name.  Nothing but the draw pile is hidden in
FUSE, and no reason looks there.
"""

from __future__ import annotations

from dataclasses import asdict

from tablemate.kernel.actions import Meaning
from tablemate.kernel.errors import Reason
from tablemate.kernel.seats import CLOCK, SEATS_IN

from .actions import taken
from .cards.automaton import LOCAL, allowed
from .cards.language import Bomb, Slot
from .described import asked_of
from .names import DICE
from .rules.dice import held_by, is_free
from .seen import Seen
from .terms import SLOTS, TRAY, BurnIf, Mark, Phase


def refusal(seen: Seen, seat: int, action: Meaning) -> Reason:
    """Why this seat may not do this now, the strongest question first (FUSE-TIME-1, FUSE-BONUS-1, A28, A30)."""
    if action.kind == "time_up" or seat == CLOCK:
        return Reason("only_the_clock", "FUSE-TIME-1")
    if action.kind == "stop":
        return Reason("already_stopped" if seen.won else "not_won_yet", "FUSE-BONUS-1")
    if seen.losing:
        return _during_losses(seen, seat, action)
    if seen.picking >> seat & 1:
        return Reason("pick_first", "A28", {"row": _row(seen)})
    if action.kind == "pick":
        return Reason("no_pick_owed", "FUSE-PICK-1")
    if action.kind == "lose":
        return Reason("nothing_to_lose", "FUSE-LOSS-1")
    if seen.phase == Phase.ROLL:
        rolls = action.kind == "roll"
        return Reason("not_the_bag_holder" if rolls else "roll_first", "FUSE-ROLL-1", {"seat": seen.bag_holder + 1})
    return _in_draft(seen, seat, action)


def _during_losses(seen: Seen, seat: int, action: Meaning) -> Reason:
    if not seen.losing >> seat & 1:
        return Reason("wait_for_losses", "A30", {"seats": [each + 1 for each in SEATS_IN[seen.losing]]})
    if action.kind != "lose":
        return Reason("lose_first", "A30")
    place, slot = action.numbers["card"], action.numbers["slot"]
    die = seen.die[seat][place * SLOTS + slot]
    if die == 0:
        return Reason("no_die_there", "FUSE-LOSS-1", _named(seen, seat, place, slot))
    if not seen.loss_types >> (die - 1) & 1:
        return Reason("die_does_not_match", "FUSE-LOSS-1", {"die": DICE[die - 1]})
    return Reason("die_covered", "A15", {"die": DICE[die - 1]})


def _in_draft(seen: Seen, seat: int, action: Meaning) -> Reason:
    """The actions of the draft; a die is released or given only with `hold` (FUSE-HOLD-1)."""
    match action.kind:
        case "roll":
            return Reason("already_rolled", "FUSE-ROLL-1")
        case "confirm":
            return _confirm(seen, seat)
        case "take_back":
            return _take_back(seen, seat)
        case "release" | "give":
            return _hand_over(seen, seat, action)
    return _die_use(seen, seat, action)


def _hand_over(seen: Seen, seat: int, action: Meaning) -> Reason:
    if not seen.options.hold:
        return Reason("no_holding", "FUSE-HOLD-1")
    if _hand(seen, seat) is None:
        return Reason("nothing_in_hand", "FUSE-HOLD-1")
    return Reason("cannot_give", "FUSE-HOLD-1", {"seat": action.numbers["seat"] + 1})


def _die_use(seen: Seen, seat: int, action: Meaning) -> Reason:
    """Claiming, burning or placing a die: first whether the player may have it (FUSE-DRAFT-1), then what for.

    What no rule names is no answer to what the table asks (TABLE-DECISION).
    """
    place, hand = action.numbers["die"], _hand(seen, seat)
    if seen.tray[place] == 0:
        return Reason("answer_draft", "TABLE-DECISION")
    if action.kind == "claim" and not seen.options.hold:
        return Reason("no_holding", "FUSE-HOLD-1")
    if place != hand:
        if hand is not None:
            return Reason("hand_full", "FUSE-CLAIM-1", {"die": DICE[seen.tray[hand] - 1]})
        if seen.owed[seat] == 0:
            return Reason("quota_used", "FUSE-DRAFT-1")
        if seen.mark[place] != Mark.FREE:
            return taken(seen, place)
    die = seen.tray[place] - 1
    if action.kind == "claim":
        return Reason("hand_full", "FUSE-CLAIM-1", {"die": DICE[die]})
    if action.kind == "burn":
        return _burn(seen, seat, die)
    return _placement(seen, seat, die, action.numbers["card"], action.numbers["slot"])


def _burn(seen: Seen, seat: int, die: int) -> Reason:
    if _fits(seen, seat, die):
        return Reason("die_fits", "A1", {"die": DICE[die]})
    free = [seen.tray[place] - 1 for place in range(TRAY) if is_free(seen.for_rules, place)]
    other = next((each for each in free if _fits(seen, seat, each)), None)
    if other is None or seen.options.burn_if != BurnIf.STUCK.name.lower():
        return Reason("answer_draft", "TABLE-DECISION")
    return Reason("other_die_fits", "A1", {"die": DICE[other]})


def _fits(seen: Seen, seat: int, die: int) -> bool:
    """Has this player any slot for the die?"""
    for place, number in enumerate(seen.card[seat]):
        if number:
            bomb, dice = seen.options.deck.bombs[number - 1], _dice(seen, seat, place)
            if any(allowed(bomb, dice, slot, die, seen.options.legality) for slot in range(bomb.size)):
                return True
    return False


def _placement(seen: Seen, seat: int, die: int, place: int, slot: int) -> Reason:
    """Where the die may not lie: L1, L2, L3, L4 and L5 in their order."""
    number = seen.card[seat][place]
    if number == 0:
        return Reason("answer_draft", "TABLE-DECISION")
    bomb, dice = seen.options.deck.bombs[number - 1], _dice(seen, seat, place)
    named = {**_named(seen, seat, place, slot), "die": DICE[die]}
    if slot >= bomb.size:
        return Reason("no_such_slot", "NOTATION", named)
    if dice[slot] is not None:
        return Reason("slot_filled", "L1", named)
    if any(dice[below] is None for below in bomb.supports[slot]):
        return Reason("needs_support", "L2", {**named, "below": len(bomb.supports[slot])})
    if not bomb.slots[slot].dice >> die & 1:
        return Reason("slot_refuses", "L3", {**named, "asks": _asked(bomb.slots[slot])})
    if not allowed(bomb, dice, slot, die, LOCAL):
        return Reason("relation_broken", "L4", {**named, "rules": _rules_about(bomb, slot)})
    return Reason("dead_end", "L5", {**named, "rules": _rules_about(bomb, slot)})


def _asked(slot: Slot) -> list[dict[str, object]]:
    return [asdict(each) for each in asked_of(slot.alternatives)]


def _rules_about(bomb: Bomb, slot: int) -> list[dict[str, object]]:
    """The rules that look at a slot, which are counted from 1 here."""
    return [
        {
            "kind": str(relation.kind),
            "slots": [each + 1 for each in relation.slots],
            "right": [each + 1 for each in relation.right],
            "number": relation.number,
        }
        for relation in bomb.rules
        if slot in relation.named
    ]


def _confirm(seen: Seen, seat: int) -> Reason:
    if not seen.options.confirm_draft:
        return Reason("no_confirming", "A33")
    if seen.confirmed >> seat & 1:
        return Reason("already_confirmed", "A33")
    return Reason("dice_left", "A33")


def _take_back(seen: Seen, seat: int) -> Reason:
    if not seen.options.undo:
        return Reason("no_taking_back", "A33")
    if (place := _hand(seen, seat)) is not None:
        return Reason("hand_full", "A33", {"die": DICE[seen.tray[place] - 1]})
    return Reason("nothing_to_take_back", "A33")


def _hand(seen: Seen, seat: int) -> int | None:
    place = held_by(seen.for_rules, seat)
    return place if place >= 0 else None


def _dice(seen: Seen, seat: int, place: int) -> tuple[int | None, ...]:
    """The dice on a bomb by slot."""
    cells = seen.die[seat][place * SLOTS : (place + 1) * SLOTS]
    return tuple(die - 1 if die else None for die in cells)


def _named(seen: Seen, seat: int, place: int, slot: int) -> dict[str, object]:
    card = seen.options.deck.bomb_ids.get(seen.card[seat][place])
    return {"card": card or "?", "slot": slot + 1}


def _row(seen: Seen) -> str:
    return ", ".join(seen.options.deck.bomb_ids[number] for number in seen.row if number)
