"""What every state of Assembly must hold, at any moment of any game: one code for each thing that can be wrong."""

from __future__ import annotations

import re
from collections import Counter

from tablemate.kernel.checking import Checks
from tablemate.kernel.errors import InvalidPosition
from tablemate.kernel.layout import Row
from tablemate.kernel.meanings import bits_of
from tablemate.kernel.naming import named
from tablemate.kernel.piles import lying

from .cards import COPIES, DEPICTS, Cards
from .options import AssemblyOptions
from .rules.bays import count, matching_bays, occupied_bays, unlocked_bays
from .rules.commands import after_effects
from .rules.knowledge import counted_of, remembers_exactly
from .rules.picks import can_lock_exactly, can_lock_with, picked_bays, picks_wanted
from .rules.redeal import still_to_bury
from .state import State
from .terms import ALL_BAYS, BAYS, COMMANDS, GROWTHS, Card, Command, Malfunctions, Module, Op, Result, Role

_CHECK = Checks(InvalidPosition, "assembly")
refuse_if = _CHECK.refuse_if


def judge(s: State, cards: Cards, options: AssemblyOptions) -> None:
    """Refuse a state that could not stand on a real table."""
    _judge_station(s)
    _judge_cards(s)
    for seat in range(s.players):
        _judge_hand(s, seat)
    _judge_command(s)
    for growth in range(GROWTHS):
        if s.pool_before[growth] or s.pool_after[growth]:
            _judge_taken(s, growth)
    if s.n_buried:
        _judge_buried(s)
    refuse_if("won_when_locked", (s.result == Result.WON) != (s.locked == ALL_BAYS))
    refuse_if("agenda_after_game", s.result and s.depth)
    refuse_if("agenda_missing", not s.result and not s.depth and (s.shown or s.trio[0] or s.command))
    if s.depth:
        _judge_agenda(s, [Op(s.op[index]) for index in range(s.depth)])


# Modules and cards


def modules_elsewhere(s: State) -> list[int]:
    """The modules that are locked or on the line."""
    return [s.plan[bay] for bay in bits_of(s.locked)] + lying(s, "module")


def _judge_station(s: State) -> None:
    for bay in bits_of(s.locked):
        refuse_if("bay_locked_module", s.module[bay], bay=bay)
    for what, numbers in (("plan", lying(s, "plan")), ("module", modules_elsewhere(s) + lying(s, "stack"))):
        for number, times in Counter(numbers).items():
            refuse_if("one_each", times > 1, what=what, module=named(Module)[number])
    refuse_if("every_one", len(lying(s, "plan")) < BAYS, what="plan")
    locked, line = count(s.locked), len(lying(s, "module"))
    wrong = locked + line + s.n_stack != BAYS
    refuse_if("module_count", wrong, locked=locked, line=line, stack=s.n_stack, needed=BAYS)


def cards_nowhere(s: State) -> Counter[int]:
    """The cards of the box that lie nowhere; fewer than none where there are too many."""
    left = Counter({int(kind): copies - s.boxed[kind] for kind, copies in COPIES.items()})
    left.subtract(lying(s, "reserve", "hand", "pile", "discard", "shown"))
    return left


def _judge_cards(s: State) -> None:
    left = cards_nowhere(s)
    refuse_if("cards_too_many", -left, cards=_listed(-left))
    refuse_if("cards_nowhere", +left, cards=_listed(+left))
    _CHECK.number("discard_mixed", s.n_mixed, 0, s.n_discard)


def _listed(cards: Counter[int]) -> str:
    return ", ".join(f"{times} {named(Card)[card]}" for card, times in sorted(cards.items()))


# Seats, and what is known of their cards


def _judge_hand(s: State, seat: int) -> None:
    """A role that can be used, and nothing known of the hand that is not so."""
    refuse_if("role_unusable", s.role_used[seat] and not s.role[seat], seat=seat + 1)
    hand = [s.hand[seat, place] for place in range(s.n_hand[seat])]
    refuse_if(
        "may_be_wrong", not all(s.may_be[seat, place] >> card & 1 for place, card in enumerate(hand)), seat=seat + 1
    )
    refuse_if("can_show_wrong", not _shows(hand, [s.shows[seat, each] for each in range(COMMANDS + 1)]), seat=seat + 1)


def _shows(cards: list[int], known: Row | list[int]) -> bool:
    """Does one of the cards at the places that are known for each command show it?"""
    for command in Command:
        showing = sum(1 << place for place, card in enumerate(cards) if command in DEPICTS[Card(card)])
        if known[command] and (known[command] >> len(cards) or not known[command] & showing):
            return False
    return True


def _places(s: State) -> list[tuple[int, int]]:
    return [(seat, place) for seat in range(s.players) for place in range(s.n_hand[seat])]


def _judge_taken(s: State, growth: int) -> None:
    """Cards that were taken from the discard before others joined it."""
    refuse_if("traces_version", not remembers_exactly(s))
    held = Counter(s.hand[each] for each in _places(s) if s.taken_before[each] >> growth & 1)
    refuse_if("taken_cards", not held)
    for kind in Card:
        before, after = counted_of(s.pool_before[growth], kind), counted_of(s.pool_after[growth], kind)
        refuse_if("taken_order", not held[kind] <= before <= after)


def _judge_buried(s: State) -> None:
    """A hand that went under the pile, or is going there."""
    refuse_if("traces_version", not remembers_exactly(s))
    refuse_if("buried_set", s.malfunctions != Malfunctions.G)
    cards = [s.buried[place] for place in range(s.n_buried)]
    refuse_if("buried_may_be", not all(s.buried_may_be[place] >> card & 1 for place, card in enumerate(cards)))
    refuse_if("buried_shows", not _shows(cards, s.buried_shows))
    gone = s.n_buried - still_to_bury(s)
    seen = {number: s.unburied_as[number] for number in range(s.n_buried) if s.unburied_as[number]}
    seen |= {s.unburied[each] - 1: s.hand[each] for each in _places(s) if s.unburied[each]}
    under = [number for number in range(s.n_buried) if number not in seen]
    refuse_if("buried_under", under != [*range(gone - s.n_under, gone)])
    refuse_if("buried_too_many", s.n_under > s.n_pile)
    now = [*seen.values(), *(s.pile[gone - 1 - number] for number in under)]
    refuse_if("buried_now", Counter(now) != Counter(cards))


# The command being run, and what is still to be done


def _judge_command(s: State) -> None:
    used = s.role_in_use == s.role[s.active] and s.role_used[s.active]
    refuse_if("role_in_use", s.role_in_use and not used)
    refuse_if("picked_bays", count(picked_bays(s)) < s.n_picked)
    refuse_if("shown_by_bay", s.shown_by not in (0, 3, 12))
    trio = lying(s, "trio")
    refuse_if("trio_bays", len({*trio}) < len(trio))
    for bay in trio:
        refuse_if("trio_locked", s.locked >> bay & 1, bay=bay)


_KEEPING = r"scramble keep_plan"
_COMMAND = r"ask|declare(?: answer)?|again"
_PARAMETERS = r"(?:distance|pick)"
_RUNNING = rf"after_command execute (?:(?:verify )?{_PARAMETERS}|override|discard_to_override refuse)"
_EFFECT = rf"order|move|place|cycle|trade|return|declare|carry_out {_PARAMETERS}|effect_resumed {_KEEPING}"
_MALFUNCTION = rf"after_command (?:malfunctions )*(?:{_EFFECT})"
_SHAPE = re.compile(rf"end_turn refill (?:{_COMMAND}|{_RUNNING}|{_MALFUNCTION}|{_KEEPING})")
"""From the bottom of the agenda to its top, the operations by name."""


def _judge_agenda(s: State, ops: list[Op]) -> None:
    names, asked = " ".join(named(Op)[op] for op in ops), ops[-1]
    refuse_if("agenda_shape", not _SHAPE.fullmatch(names), names=names)
    shown = (Op.DECLARE in ops and Op.AFTER_COMMAND in ops) or Op.CARRY_OUT in ops
    refuse_if("shown_card", shown != bool(s.shown))
    verified = s.players == 2 and Op.EXECUTE in ops and asked in (Op.DISTANCE, Op.PICK)
    refuse_if("agenda_verified", (Op.VERIFY in ops) != verified)
    refuse_if("agenda_command", Op.AFTER_COMMAND in ops and not s.command)
    refuse_if("agenda_two_commands", s.commands_done > 1)
    for op, number in zip(ops, s.arg):
        refuse_if("agenda_number", not _number_fits(s, op, number), step=named(Op)[op], number=number)
    turns = s.command in (Command.CW, Command.ACW) and s.role_in_use != Role.SAMMIE
    refuse_if("distance_rotation", asked == Op.DISTANCE and not turns)
    refuse_if("pick_none", asked == Op.PICK and (turns or s.command == Command.DEPLOY))
    if Op.EXECUTE in ops or asked == Op.PICK:
        chosen = s.distance or not turns or asked in (Op.DISTANCE, Op.PICK)
        fits = _lock_fits(s, asked) if s.command == Command.LOCK else _bays_fit(s, asked)
        refuse_if("parameters_unfit", not fits or not chosen)


def _number_fits(s: State, op: Op, number: int) -> bool:
    match op:
        case Op.MALFUNCTIONS | Op.ORDER:
            return number != 0 and number & ~(after_effects(s) & ALL_BAYS) == 0
        case Op.EFFECT_RESUMED:
            return number in (3, 12) and bool(after_effects(s) >> number & 1)
        case Op.OVERRIDE | Op.REFUSE:
            return s.players == 2 and number == 1 - s.active
        case Op.KEEP_PLAN:
            return 0 <= number < s.players
    return number == 0


def _lock_fits(s: State, asked: Op) -> bool:
    """The bays of a lock: all match, and can be locked together, or with more once they are picked."""
    bays = picked_bays(s)
    fits = can_lock_exactly(s, bays) if asked != Op.PICK else bays == 0 or can_lock_with(s, bays)
    return fits and bays & ~matching_bays(s) == 0


def _bays_fit(s: State, asked: Op) -> bool:
    """The bays of a swap, or of Sammie's move: all can be picked, and as many as are wanted once it runs."""
    eligible = unlocked_bays(s) if s.role_in_use == Role.ALFIE else occupied_bays(s)
    wanted = picks_wanted(s) if s.command == Command.SWAP or asked == Op.PICK else int(s.role_in_use == Role.SAMMIE)
    enough = wanted <= count(eligible)
    if picked_bays(s) & ~eligible:
        return False
    if asked == Op.PICK:
        return s.n_picked < wanted and enough
    return s.n_picked == (wanted if enough or s.command != Command.SWAP else 0)
