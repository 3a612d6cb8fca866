"""What every state of Assembly must hold, at any moment of any game: one code for each thing that can be wrong."""

from __future__ import annotations

from collections import Counter

from tablemate.kernel.checking import Checks
from tablemate.kernel.errors import InvalidPosition
from tablemate.kernel.meanings import bits_of

from .agenda import check_agenda
from .cards import COPIES, DEPICTS, Cards
from .options import AssemblyOptions
from .rules.knowledge import counted_of, remembers_exactly
from .rules.redeal import still_to_bury
from .state import State
from .terms import ALL_BAYS, BAYS, GROWTHS, KINDS, REFRESHES, SLOT, Card, Command, Malfunctions, Module, Result

_CHECK = Checks(InvalidPosition, "assembly")
refuse, refuse_if = _CHECK.refuse, _CHECK.refuse_if


def judge(s: State, cards: Cards, options: AssemblyOptions) -> None:
    """Refuse a state that could not stand on a real table."""
    _judge_station(s)
    _judge_cards(s)
    for seat in range(s.players):
        _judge_hand(s, seat)
    _judge_command(s)
    for growth in range(GROWTHS):
        _judge_taken(s, growth)
    if s.n_buried:
        _judge_buried(s)
    _judge_flow(s)


def modules_elsewhere(s: State) -> list[int]:
    """The modules that are locked or on the line."""
    locked = [s.plan[bay] for bay in bits_of(s.locked)]
    return locked + [s.module[bay] for bay in range(1, BAYS + 1) if s.module[bay]]


def _judge_station(s: State) -> None:
    for bay in bits_of(s.locked):
        refuse_if("bay_locked_module", s.module[bay], bay=bay)
    plans, stack = [s.plan[bay] for bay in range(1, BAYS + 1)], [s.stack[index] for index in range(s.n_stack)]
    _judge_once("plan", plans)
    refuse_if("every_one", len(set(plans)) < BAYS, what="plan")
    _judge_once("module", modules_elsewhere(s) + stack)
    locked, line = len([*bits_of(s.locked)]), sum(1 for module in s.module if module)
    wrong = locked + line + s.n_stack != BAYS
    refuse_if("module_count", wrong, locked=locked, line=line, stack=s.n_stack, needed=BAYS)


def _judge_once(what: str, numbers: list[int]) -> None:
    for number, times in Counter(numbers).items():
        if times > 1:
            refuse("one_each", what=what, module=Module(number).name.lower())


def cards_nowhere(s: State) -> Counter[int]:
    """The cards of the box that lie nowhere; fewer than none where there are too many."""
    left = Counter({int(kind): copies for kind, copies in COPIES.items()})
    lying = [s.reserve[refresh, slot] for refresh in range(REFRESHES) for slot in range(SLOT)]
    lying += [s.hand[seat, place] for seat in range(s.players) for place in range(s.n_hand[seat])]
    lying += [s.pile[index] for index in range(s.n_pile)] + [s.discard[index] for index in range(s.n_discard)]
    left.subtract([*lying, s.shown])
    left.subtract({kind: s.boxed[kind] for kind in range(1, KINDS + 1)})
    del left[0]
    return left


def _judge_cards(s: State) -> None:
    left = cards_nowhere(s)
    refuse_if("cards_too_many", -left, cards=_listed(-left))
    refuse_if("cards_nowhere", +left, cards=_listed(+left))
    _CHECK.number("discard_mixed", s.n_mixed, 0, s.n_discard)


def _listed(cards: Counter[int]) -> str:
    return ", ".join(f"{times} {Card(card).name.lower()}" for card, times in sorted(cards.items()))


def _judge_hand(s: State, seat: int) -> None:
    """A role that can be used, and nothing known of the hand that is not so."""
    refuse_if("role_unusable", s.role_used[seat] and not s.role[seat], seat=seat)
    hand = [s.hand[seat, place] for place in range(s.n_hand[seat])]
    wrong = any(not s.may_be[seat, place] >> card & 1 for place, card in enumerate(hand))
    refuse_if("may_be_wrong", wrong, seat=seat)
    for command in Command:
        refuse_if("can_show_wrong", not _shows(hand, command, s.shows[seat, command]), seat=seat)


def _shows(hand: list[int], command: Command, places: int) -> bool:
    """Does one of the cards at these places show a command, if it is known to?"""
    known = [*bits_of(places)]
    return not known or (known[-1] < len(hand) and any(command in DEPICTS[Card(hand[place])] for place in known))


def _judge_command(s: State) -> None:
    used = s.role_in_use == s.role[s.active] and s.role_used[s.active]
    refuse_if("role_in_use", s.role_in_use and not used)
    picked = [s.picked[index] for index in range(s.n_picked)]
    refuse_if("picked_bays", len(set(picked)) < len(picked))
    refuse_if("shown_by_bay", s.shown_by not in (0, 3, 12))
    if s.trio[0]:
        refuse_if("trio_bays", len(set(s.trio)) < len(s.trio))
        for bay in s.trio:
            refuse_if("trio_locked", s.locked >> bay & 1, bay=bay)


def _judge_taken(s: State, growth: int) -> None:
    """Cards that were taken from the discard before others joined it."""
    if not s.pool_before[growth] and not s.pool_after[growth]:
        return
    refuse_if("traces_version", not remembers_exactly(s))
    places = [(seat, place) for seat in range(s.players) for place in range(s.n_hand[seat])]
    held = Counter(s.hand[each] for each in places if s.taken_before[each] >> growth & 1)
    refuse_if("taken_cards", not held)
    for kind in Card:
        before, after = counted_of(s.pool_before[growth], kind), counted_of(s.pool_after[growth], kind)
        refuse_if("taken_order", not held[kind] <= before <= after)


def _judge_buried(s: State) -> None:
    """A hand that went under the pile, or is going there."""
    refuse_if("traces_version", not remembers_exactly(s))
    refuse_if("buried_set", s.malfunctions != Malfunctions.G)
    cards = [s.buried[place] for place in range(s.n_buried)]
    refuse_if("buried_may_be", any(not s.buried_may_be[place] >> card & 1 for place, card in enumerate(cards)))
    for command in Command:
        refuse_if("buried_shows", not _shows(cards, command, s.buried_shows[command]))
    gone = s.n_buried - still_to_bury(s)
    places = [(seat, place) for seat in range(s.players) for place in range(s.n_hand[seat])]
    in_hand = {s.unburied[each] - 1: s.hand[each] for each in places}
    elsewhere = [number in in_hand or bool(s.unburied_as[number]) for number in range(s.n_buried)]
    under = [number for number in range(s.n_buried) if not elsewhere[number]]
    refuse_if("buried_under", under != [*range(gone - s.n_under, gone)])
    refuse_if("buried_too_many", s.n_under > s.n_pile)
    now = [s.pile[gone - 1 - number] for number in under]
    now += [in_hand.get(number, s.unburied_as[number]) for number in range(s.n_buried) if elsewhere[number]]
    refuse_if("buried_now", Counter(now) != Counter(cards))


def _judge_flow(s: State) -> None:
    refuse_if("won_when_locked", (s.result == Result.WON) != (s.locked == ALL_BAYS))
    if s.result != Result.NONE:
        refuse_if("agenda_after_game", s.depth)
    elif s.depth:
        check_agenda(s)
    else:
        refuse_if("agenda_missing", s.shown or s.trio[0] or s.command)
