"""What one viewer may see, and what the table waits for.  All of it comes through `Seen`."""

from __future__ import annotations

from collections.abc import Iterator

from tablemate.kernel.actions import Action, Decision
from tablemate.kernel.events import HIDDEN
from tablemate.kernel.naming import named
from tablemate.kernel.outcomes import Ending, Outcome

from .names import bays_in, card_name, cards_in, command_name, module_name, payment_name, role_name, set_name
from .options import AssemblyOptions
from .rules import scoring
from .rules.picks import asks_another, picked_bays
from .rules.roles import is_of_use
from .rules.turn import waited_seat
from .seen import Seen
from .state import State
from .talk import talk_rules
from .terms import BAYS, MALFUNCTION_BAYS, REFRESHES, Card, Command, Edition, Malfunctions, Module, Op, Role
from .view_types import BANDS, Bay, BoardView, Declared, KnownCard, KnownModule, RoleCard, Subject

_FIGURES = ("locked", "on_line", "pile", "turns", "refreshes")


def build_view(seen: Seen) -> BoardView:
    """The table as this viewer sees it."""
    return {
        "players": seen.players,
        "edition": named(Edition)[seen.edition],
        "malfunctions": set_name(seen.malfunctions),
        "difficulty": list(seen.options.difficulty),
        "honest": bool(seen.honest),
        "turn": seen.turn,
        "active": seen.active,
        "bays": [_bay(seen, bay) for bay in range(1, BAYS + 1)],
        "stack": {"count": seen.n_stack, "known": _known_modules(seen)},
        "pile": {"count": seen.n_pile, "known": _known_cards(seen)},
        "discard": {"count": seen.n_discard, "top": card_name(seen.discard_top)},
        "reserve": [[named(Card)[card] for card in slot if card] for slot in seen.reserve[seen.refreshes :]],
        "boxed": cards_in(seen.boxed),
        "refreshes": seen.refreshes,
        "refreshes_left": REFRESHES - seen.refreshes,
        "shown": card_name(seen.shown),
        "hands": [_hand(seen, seat) for seat in range(seen.players)],
        "roles": [_role(seen, seat) for seat in range(seen.players)],
        "owes_double": [bool(seen.owes_double[seat]) for seat in range(seen.players)],
        "command": _command(seen),
        "asked": command_name(seen.asked),
        "answer": {0: None, 1: "yes", 2: "no"}[seen.answer],
        "commands_done": seen.commands_done,
        "two_commands": bool(seen.double_now),
        "no_refill": bool(seen.no_refill),
        "talk": talk_rules(seen),
    }


def _bay(seen: Seen, bay: int) -> Bay:
    return {
        "bay": bay,
        "plan": named(Module)[seen.plan[bay]],
        "locked": bool(seen.locked >> bay & 1),
        "module": module_name(seen.module[bay]),
        "malfunction": seen.malfunctions != Malfunctions.NONE and bay in MALFUNCTION_BAYS,
    }


def _known_modules(seen: Seen) -> list[KnownModule]:
    return [{"place": place, "module": named(Module)[each]} for place, each in _known(seen.stack, seen.n_stack)]


def _known_cards(seen: Seen) -> list[KnownCard]:
    return [{"place": place, "card": named(Card)[each]} for place, each in _known(seen.pile, seen.n_pile)]


def _known(pile: tuple[int | str, ...], size: int) -> Iterator[tuple[int, int]]:
    """The places and numbers of a face-down pile that this viewer knows; place 1 is the top."""
    for index in reversed(range(size)):
        number = pile[index]
        if isinstance(number, int):
            yield size - index, number


def _hand(seen: Seen, seat: int) -> list[str]:
    cards = seen.hand[seat][: seen.n_hand[seat]]
    return [HIDDEN if card == HIDDEN else named(Card)[card] for card in cards]


def _role(seen: Seen, seat: int) -> RoleCard:
    role = seen.role[seat]
    return {
        "role": role_name(role),
        "used": bool(seen.role_used[seat]),
        "of_use": role != Role.NONE and is_of_use(seen.for_rules, role),
    }


def _command(seen: Seen) -> Declared | None:
    if not seen.command:
        return None
    return {
        "command": named(Command)[seen.command],
        "payment": payment_name(seen.payment),
        "role": role_name(seen.role_in_use),
        "distance": seen.distance or None,
        "picked": list(seen.picked[: seen.n_picked]),
    }


def decisions(seen: Seen) -> tuple[Decision, ...]:
    """The one decision that is pending; Assembly asks one seat at a time."""
    op, arg = Op(seen.op[seen.depth - 1]), seen.arg[seen.depth - 1]
    return (Decision(waited_seat(seen.for_rules, op), op.name.lower(), _subject(seen, op, arg)),)


def asks_parameter(seen: Seen, kind: str) -> bool:
    """Does the table ask for this as a part of what was just declared: a distance, a bay, the next card to go under?"""
    op = Op(seen.op[seen.depth - 1]) if seen.depth else None
    return op is {"under": Op.RETURN, "distance": Op.DISTANCE}.get(kind, Op.PICK)


def leads_on(seen: Seen, action: Action) -> bool:
    """Does the table ask for another bay after this one, and does nothing else happen?"""
    bay = action.arguments["bay"] if action.kind == "pick" else None
    if not isinstance(bay, int):
        return False
    table = seen.for_rules
    return asks_another(table, picked_bays(table) | 1 << bay, table.n_picked + 1)


def _subject(seen: Seen, op: Op, arg: int) -> Subject:
    match op:
        case Op.ANSWER:
            return {"command": command_name(seen.asked)}
        case Op.DECLARE:
            return {"shown": card_name(seen.shown)}
        case Op.DISTANCE | Op.PICK | Op.OVERRIDE | Op.REFUSE:
            return {
                "command": command_name(seen.command),
                "role": role_name(seen.role_in_use),
                "picked": list(seen.picked[: seen.n_picked]),
            }
        case Op.ORDER:
            return {"bays": bays_in(arg)}
        case Op.CYCLE:
            return {"bays": list(seen.trio)}
    return {}


def read_outcome(state: State, figures: list[int], ending: Ending[AssemblyOptions]) -> Outcome:
    """The figures of the rules, named."""
    won, score, band, *rest = figures
    counted = dict(zip(_FIGURES, rest, strict=True))
    seats = tuple(
        {"cards_left": state.n_hand[seat], "role_used": state.role_used[seat]} for seat in range(state.players)
    )
    limits = dict(zip(BANDS, (0, *(most + 1 for most, _ in scoring.BANDS)), strict=True))
    return Outcome(bool(won), score, BANDS[band - 1], counted, seats, limits, _points(score, counted))


def _points(score: int, counted: dict[str, int]) -> dict[str, int]:
    """Where the score came from: a module or a card is a point, and the rest was locked."""
    singly = {name: counted[name] for name in ("on_line", "pile")}
    return {"locked": score - sum(singly.values()), **singly}
