"""Why an action is refused, in terms of the rule behind it.  Whether it is refused, the rules decide."""

from __future__ import annotations

from tablemate.kernel.actions import Meaning
from tablemate.kernel.errors import Reason

from .actions import asked
from .cards.terms import SUIT_LETTERS
from .seen import Seen
from .terms import ABILITIES, YOU, Charge, EffectOp, Op


def refusal(seen: Seen, seat: int, action: Meaning) -> Reason:
    """Why you may not answer with this; often it answers another question (TABLE-DECISION)."""
    op, numbers = Op(asked(seen)), action.numbers
    if action.kind == "surrender":
        return _surrender(seen, op)
    if action.kind == "charge" and op is Op.CHARGE:
        return _charge(seen, numbers["power"], numbers["slot"])
    if "card" in numbers:
        return _play(seen, numbers["card"]) if op is Op.TURN else _card(seen, op, numbers["card"])
    if "ability" in numbers:
        return _use(seen, numbers["power"], numbers["ability"])
    return _another_question(op)


def _another_question(op: Op) -> Reason:
    return Reason(f"answer_{op.name.lower()}", "TABLE-DECISION")


def _play(seen: Seen, card: int) -> Reason:
    """Not held (OS-PLAY-1), or not the suit that must be followed (OS-PLAY-2)."""
    if not seen.hand >> card & 1:
        return Reason("card_not_held", "OS-PLAY-1", {"card": _named(seen, card)})
    if seen.named and seen.led and seen.named != seen.led:
        return Reason("named_suit_must_follow", "OS-PLAY-2", {"suit": SUIT_LETTERS[seen.led - 1]})
    return Reason("must_follow", "OS-PLAY-2", {"suit": SUIT_LETTERS[seen.led - 1], "card": _named(seen, card)})


def _surrender(seen: Seen, op: Op) -> Reason:
    """Which condition of surrendering is not met (OS-SURRENDER-1, A17)."""
    if op is Op.TURN and (seen.n_played == 0 or seen.leader == YOU):
        return Reason("surrender_to_a_leader", "OS-SURRENDER-1")
    if op is not Op.TURN or seen.turn_used:
        return Reason("surrender_at_the_start", "A17")
    return Reason("surrender_as_villain", "OS-SURRENDER-1")


def _charge(seen: Seen, spot: int, slot: int) -> Reason:
    """No empty slot, or not enough tokens for it (OS-CHARGE-1)."""
    power = seen.options.cards.power_ids[seen.power[spot]]
    if power is None:
        return _another_question(Op.CHARGE)
    slots = seen.options.cards.numbered[seen.power[spot]].slots
    if slot >= len(slots) or seen.slot[spot][slot] != Charge.EMPTY:
        return Reason("slot_charged", "OS-CHARGE-1", {"power": power})
    return Reason("too_few_tokens", "OS-CHARGE-1", {"power": power, "cost": slots[slot].cost, "left": seen.left})


def _card(seen: Seen, op: Op, card: int) -> Reason:
    """A card that does not fit the question (OS-BURY-1, OS-REVEAL-1, OS-SWAP-1, OS-PLAY-1)."""
    named = {"card": _named(seen, card)}
    if op is Op.BURY:
        return Reason("not_in_row", "OS-BURY-1", named)
    if op is Op.REVEAL and seen.marked >> card & 1:
        return Reason("revealed_already", "OS-REVEAL-1", named)
    if op is Op.SWAP_CARD and seen.hand >> card & 1:
        return Reason("was_not_legal_then", "OS-SWAP-1", named)
    if op in (Op.REDRAW, Op.DISCARD, Op.REVEAL, Op.EXCHANGE, Op.SWAP_CARD):
        return Reason("card_not_held", "OS-PLAY-1", named)
    return _another_question(op)


def _use(seen: Seen, spot: int, ordinal: int) -> Reason:
    """Not charged (OS-CHARGE-1), used up, or not its time (OS-USE-1, A42, A54)."""
    power = seen.options.cards.power_ids[seen.power[spot]]
    if power is None:
        return Reason("no_such_ability", "NOTATION", {"power": "?"})
    card = seen.options.cards.numbered[seen.power[spot]]
    if ordinal >= len(card.abilities):
        return Reason("no_such_ability", "NOTATION", {"power": power})
    if card.slots and not any(state in (Charge.CHARGED, Charge.GIVEN) for state in seen.slot[spot]):
        spent = any(state == Charge.SPENT for state in seen.slot[spot])
        return Reason("used_up" if spent else "not_charged", "OS-CHARGE-1", {"power": power})
    times = card.abilities[ordinal].times
    if times and seen.uses[spot][ordinal] >= times:
        return Reason("used_up", "OS-USE-1", {"power": power})
    if seen.used_now >> (spot * ABILITIES + ordinal) & 1:
        return Reason("used_in_this_trick", "A54", {"power": power})
    if seen.named and any(effect.op is EffectOp.ALIGN for effect in card.abilities[ordinal].effects):
        return Reason("side_before_suit", "A42", {"power": power})
    return Reason("not_now", "OS-USE-1", {"power": power})


def _named(seen: Seen, card: int) -> str:
    return seen.options.cards.playing_names[card]
