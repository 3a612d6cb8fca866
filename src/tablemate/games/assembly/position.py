"""Positions of Assembly: what they say, and what they may leave out.

What is left out is the start of a turn: modules and cards that are named nowhere are shuffled into the stack and the
pile (into the discard if the pile is given).
"""

from __future__ import annotations

from tablemate.kernel.events import Events
from tablemate.kernel.flow import DEPTH, push, top_op
from tablemate.kernel.meanings import Each, InOrder, Maybe, Together
from tablemate.kernel.piles import shuffled
from tablemate.kernel.positions import Positions
from tablemate.kernel.seats import EVERYBODY

from .cards import Cards
from .judge import cards_nowhere, judge, modules_elsewhere, refuse
from .meanings import ANY_PLACE, AssemblyBoard
from .names import role_name
from .options import AssemblyOptions
from .rules.knowledge import EVERY_KIND, begin_burial, remembers_exactly
from .rules.setup import box_cards, draw_role, lay_reserve
from .rules.turn import advance
from .situations import random_position
from .state import LAYOUT, State
from .terms import ALL_BAYS, HAND_LIMIT, ROLES, Command, Module, Op, Result
from .traces import BURIED, TAKEN


def _agree(s: State, options: AssemblyOptions) -> None:
    numbers = options.numbers()
    s.players, s.edition, s.malfunctions = numbers["players"], numbers["edition"], numbers["malfunctions"]
    s.variants, s.honest, s.communication = numbers["variants"], numbers["honest"], numbers["communication"]


def _complete(board: AssemblyBoard) -> None:
    """In this order: later parts rely on earlier ones."""
    _lay_roles(board)
    _lay_station(board)
    _lay_cards(board)
    for seat in range(board.s.players):
        _lay_knowledge(board, seat)
    s, command = board.s, board.says.get("command")
    board.check.refuse_if("command_fields", command is not None and not {"command", "payment"} <= command.keys())
    if "active" not in board.says and isinstance(board.options.first, int):
        s.active = board.options.first
    if s.result == Result.NONE and s.locked == ALL_BAYS:
        s.result = Result.WON
    if remembers_exactly(s) and board.says.get("buried") is None and top_op(s) == Op.RETURN:
        begin_burial(s, s.active)


def _lay_roles(board: AssemblyBoard) -> None:
    wanted = board.options.numbers()["role"]
    for seat in range(board.s.players):
        if wanted[seat] > ROLES and "roles" in board.says.get("options", {}):
            refuse("role_drawn")
        board.s.role[seat] = wanted[seat] if wanted[seat] <= ROLES else draw_role(board.s, wanted[seat])


def _lay_station(board: AssemblyBoard) -> None:
    s = board.s
    if "bays" not in board.says:
        for bay, plan in enumerate(shuffled(s.chance, Module), start=1):
            s.plan[bay] = plan
    if "stack" not in board.says:
        elsewhere = modules_elsewhere(s)
        stack = shuffled(s.chance, [module for module in Module if module not in elsewhere])
        s.n_stack = len(stack)
        for index, module in enumerate(stack):
            s.stack[index] = module
    _check_length(board, "stack_seen", s.n_stack)


def _lay_cards(board: AssemblyBoard) -> None:
    s, says = board.s, board.says
    if "reserve" not in says:
        lay_reserve(s, board.options.numbers()["reserve"])
        for used in range(s.refreshes):
            s.reserve[used, 0] = s.reserve[used, 1] = 0
    if "boxed" not in says:
        box_cards(s)
    if "pile" not in says or "discard" not in says:
        _lay_rest(board)
    s.discard_top = 0 if s.n_discard <= s.n_mixed else s.discard[s.n_discard - 1]
    _check_length(board, "pile_seen", s.n_pile)
    for seat in range(s.players if "hands" not in says and "pile" not in says else 0):
        for place in range(min(HAND_LIMIT, s.n_pile)):
            s.n_pile -= 1
            s.hand[seat, place], s.pile[s.n_pile] = s.pile[s.n_pile], 0
            s.n_hand[seat] += 1


def _lay_rest(board: AssemblyBoard) -> None:
    """Cards that are named nowhere: into the pile from the bottom, or into the discard."""
    s, rest = board.s, shuffled(board.s.chance, sorted(cards_nowhere(board.s).elements()))
    if "pile" in board.says:
        s.n_discard = len(rest)
        for index, card in enumerate(rest):
            s.discard[index] = card
    else:
        s.n_pile = len(rest)
        for index, card in enumerate(reversed(rest)):
            s.pile[index] = card


def _lay_knowledge(board: AssemblyBoard, seat: int) -> None:
    """Who has seen which card of a hand, and what answers told about it."""
    s, size = board.s, board.s.n_hand[seat]
    for name in ("hands_seen", "hands_may_be", "hands_from"):
        if name in board.says:
            board.check.rows(name, board.says[name][seat], size, exactly=True)
    for place in range(size):
        s.hand_seen[seat, place] |= 1 << seat
        if s.may_be[seat, place] == 0:
            known = s.hand_seen[seat, place] == EVERYBODY
            s.may_be[seat, place] = 1 << s.hand[seat, place] if known else EVERY_KIND
        if "hands_from" not in board.says:
            s.origin[seat, place] = s.refreshes
    for command in Command:
        if s.shows[seat, command] == ANY_PLACE:
            s.shows[seat, command] = (1 << size) - 1


def _check_length(board: AssemblyBoard, name: str, size: int) -> None:
    if name in board.says:
        board.check.rows(name, board.says[name], size, exactly=True)


def _go_on(s: State, cards: Cards, ev: Events) -> None:
    if s.depth == 0 and s.result == Result.NONE:
        push(s, Op.START_TURN, 0)
        advance(s, cards, ev)


def _options(s: State, options: AssemblyOptions) -> dict[str, object]:
    return {**options.as_json(), "roles": [role_name(s.role[seat]) or "none" for seat in range(s.players)]}


_COMMAND = {
    "command": "command", "payment": "payment", "role": "role_in_use", "distance": "distance", "picked": "picked",
}  # fmt: skip
POSITION = Positions(
    layout=LAYOUT,
    parts=(
        ("bays", "plan"), "stack", "stack_seen", "pile", "pile_seen", "discard", ("discard_mixed", "n_mixed"),
        "reserve", "refreshes", "boxed", ("hands", "hand"), ("hands_seen", "hand_seen"), ("hands_may_be", "may_be"),
        ("hands_from", "origin"), ("hands_can_show", "shows"), ("taken", TAKEN), ("buried", BURIED),
        ("roles_used", "role_used"), "owes_double", "active", "turn", "commands_done", ("two_commands", "double_now"),
        "no_refill", "asked", "answer", ("command", Maybe(Together(_COMMAND), "command")), "shown", "shown_by",
        "trio", ("agenda", Each(InOrder(("op", "arg")), DEPTH, count="depth", top_first=True)), "result",
    ),
    first=("refreshes",),
    defaults={"turn": 1},
    options=_options,
    agree=_agree,
    judge=judge,
    complete=_complete,
    go_on=_go_on,
    random=random_position,
)  # fmt: skip
