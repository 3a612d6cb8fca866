"""Positions of Assembly: what they say, and what they may leave out.

What is left out is the start of a turn: modules and cards that are named nowhere are shuffled into the stack and the
pile (into the discard if the pile is given).
"""

from __future__ import annotations

from tablemate.kernel.events import Events
from tablemate.kernel.flow import DEPTH, push, top_op
from tablemate.kernel.layout import Layout
from tablemate.kernel.meanings import At, Atom, Codec, Part, bits_of, for_seats, in_order, list_of, maybe, together
from tablemate.kernel.naming import names
from tablemate.kernel.piles import lay, shuffled
from tablemate.kernel.positions import Positions
from tablemate.kernel.seats import EVERYBODY

from .cards import COPIES, Cards
from .judge import cards_nowhere, judge, modules_elsewhere
from .meanings import ANY_PLACE, BURIED, PLACES, STATION, AssemblyBoard
from .names import card_name, role_name
from .options import AssemblyOptions
from .rules.knowledge import EVERY_KIND, begin_burial, counted_of, one_card, remembers_exactly
from .rules.setup import agree, box_cards, draw_role, lay_reserve
from .rules.turn import advance
from .situations import random_position
from .state import LAYOUT, Agreed, State
from .terms import ALL_BAYS, GROWTHS, HAND, HAND_LIMIT, ROLES, Card, Command, Module, Op, Result

_AGREED = Layout(Agreed)


def _agree(board: AssemblyBoard) -> None:
    s, agreed = board.s, _AGREED.one(_AGREED.filled(board.options.numbers()))
    agree(s, agreed)
    s.active = max(agreed.first, 0)
    for seat in range(s.players):
        role = agreed.role[seat]
        board.check.refuse_if("role_drawn", role > ROLES and "roles" in board.says.get("options", {}))
        s.role[seat] = role if role <= ROLES else draw_role(s, role)


# What is left out


def _modules_left(s: State) -> list[Module]:
    return shuffled(s.chance, [module for module in Module if module not in modules_elsewhere(s)])


def _cards_left(s: State) -> list[int]:
    return shuffled(s.chance, sorted(cards_nowhere(s).elements()))


def _lay_reserve(board: AssemblyBoard) -> None:
    lay_reserve(board.s, board.options.numbers()["reserve"])
    for used in range(board.s.refreshes):
        board.s.reserve[used, 0] = board.s.reserve[used, 1] = 0


def _deal(board: AssemblyBoard) -> None:
    s = board.s
    for seat in range(s.players if "pile" not in board.says else 0):
        s.n_hand[seat] = min(HAND_LIMIT, s.n_pile)
        for place in range(s.n_hand[seat]):
            s.n_pile -= 1
            s.hand[seat, place], s.pile[s.n_pile] = s.pile[s.n_pile], 0


def _complete(board: AssemblyBoard) -> None:
    s, command = board.s, board.says.get("command")
    board.check.refuse_if("command_fields", command is not None and not {"command", "payment"} <= command.keys())
    s.discard_top = 0 if s.n_discard <= s.n_mixed else s.discard[s.n_discard - 1]
    for seat in range(s.players):
        _lay_knowledge(board, seat)
    if s.result == Result.NONE and s.locked == ALL_BAYS:
        s.result = Result.WON
    if remembers_exactly(s) and board.says.get("buried") is None and top_op(s) == Op.RETURN:
        begin_burial(s, s.active)


def _lay_knowledge(board: AssemblyBoard, seat: int) -> None:
    """Who has seen which card of a hand, where it came from, and what answers told about it."""
    s = board.s
    for place in range(s.n_hand[seat]):
        s.hand_seen[seat, place] |= 1 << seat
        if s.may_be[seat, place] == 0:
            known = s.hand_seen[seat, place] == EVERYBODY
            s.may_be[seat, place] = 1 << s.hand[seat, place] if known else EVERY_KIND
        board.fill("origin", s.refreshes, seat, place)
    for command in Command:
        if s.shows[seat, command] == ANY_PLACE:
            s.shows[seat, command] = (1 << s.n_hand[seat]) - 1


def _go_on(s: State, cards: Cards, ev: Events) -> None:
    if s.depth == 0 and s.result == Result.NONE:
        push(s, Op.START_TURN, 0)
        advance(s, cards, ev)


def _options(s: State, options: AssemblyOptions) -> dict[str, object]:
    return {**options.as_json(), "roles": [role_name(s.role[seat]) or "none" for seat in range(s.players)]}


# Cards taken from the discard before others joined it: the discard by kind, then and now, and where those cards are


def _read_pool(board: AssemblyBoard, value: object, called: str) -> int:
    cards = {Card[name.upper()]: number for name, number in board.check.fields(called, value, names(Card)).items()}
    return sum(one_card(kind) * board.check.number(called, cards[kind], 1, COPIES[kind]) for kind in cards)


_POOL = Atom(
    lambda board, cards: {card_name(kind): number for kind in Card if (number := counted_of(cards, kind))}, _read_pool
)


def _write_places(board: AssemblyBoard, name: str, at: At) -> object:
    growth, seat = at
    return [place + 1 for place in range(HAND) if board.s.taken_before[seat, place] >> growth & 1]


def _read_places(board: AssemblyBoard, value: object, called: str, name: str, at: At) -> None:
    growth, seat = at
    for place in bits_of(PLACES.number(board, value, called)):
        board.s.taken_before[seat, place] |= 1 << growth


def _growths(board: AssemblyBoard) -> int:
    return max((growth + 1 for growth in range(GROWTHS) if board.s.pool_after[growth]), default=0)


_TAKEN: dict[str, Part] = {
    "before": ("pool_before", _POOL),
    "after": ("pool_after", _POOL),
    "places": ("taken_before", for_seats(Codec(_write_places, _read_places))),
}
_GROWTH = maybe(together(_TAKEN, complete=True), "pool_after")
_COMMAND = {
    "command": "command", "payment": "payment", "role": "role_in_use", "distance": "distance", "picked": "picked",
}  # fmt: skip
POSITION = Positions(
    layout=LAYOUT,
    parts=(
        ("bays", STATION), "stack", "stack_seen", "pile", "pile_seen", "discard", ("discard_mixed", "n_mixed"),
        "reserve", "refreshes", "boxed", ("hands", "hand"), ("hands_seen", "hand_seen"), ("hands_may_be", "may_be"),
        ("hands_from", "origin"), ("hands_can_show", "shows"),
        ("taken", list_of(_GROWTH, GROWTHS, written=_growths)),
        ("buried", BURIED), ("roles_used", "role_used"), "owes_double", "active", "turn", "commands_done",
        ("two_commands", "double_now"), "no_refill", "asked", "answer",
        ("command", maybe(together(_COMMAND), "command")), "shown", "shown_by", "trio",
        ("agenda", list_of(in_order("op", "arg"), DEPTH, count="depth", top_first=True)), "result",
    ),
    first=("refreshes",),
    defaults={
        "turn": 1,
        "bays": lambda board: lay(board.s, "plan", shuffled(board.s.chance, Module), first=1),
        "stack": lambda board: lay(board.s, "stack", _modules_left(board.s)),
        "reserve": _lay_reserve,
        "boxed": lambda board: box_cards(board.s),
        "discard": lambda board: lay(board.s, "discard", _cards_left(board.s) if "pile" in board.says else []),
        "pile": lambda board: lay(board.s, "pile", _cards_left(board.s)[::-1]),
        "hands": _deal,
    },
    options=_options,
    agree=_agree,
    judge=judge,
    complete=_complete,
    go_on=_go_on,
    random=random_position,
)  # fmt: skip
