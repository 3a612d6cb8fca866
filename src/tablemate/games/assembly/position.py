"""Any moment of a game as readable JSON; `set_up_board.py` reads it back."""

from __future__ import annotations

from typing import Any

from tablemate.kernel.positions import chance_text
from tablemate.kernel.seats import EVERYBODY, seats_in

from .names import card_name, cards_in, command_name, module_name, name_of, payment_name, role_name
from .options import AssemblyOptions
from .rules.knowledge import counted_of
from .state import GROWTHS, HAND, PICKED
from .terms import BAYS, KINDS, REFRESHES, Card, Command, Op, Result

_ANSWERS = {0: None, 1: "yes", 2: "no"}


def write_position(s: Any, options: AssemblyOptions) -> dict[str, Any]:
    """The whole truth of a state."""
    seats = range(s.players)
    return {
        "game": "assembly",
        "options": {**options.as_json(), "roles": [role_name(s.role[seat]) or "none" for seat in seats]},
        "bays": [_bay(s, bay) for bay in range(1, BAYS + 1)],
        "stack": [module_name(s.stack[index]) for index in reversed(range(s.n_stack))],
        "stack_seen": [_viewers(s.stack_seen[index]) for index in reversed(range(s.n_stack))],
        "pile": [card_name(s.pile[index]) for index in reversed(range(s.n_pile))],
        "pile_seen": [_viewers(s.pile_seen[index]) for index in reversed(range(s.n_pile))],
        "discard": [card_name(s.discard[index]) for index in range(s.n_discard)],
        "discard_mixed": s.n_mixed,
        "reserve": [_reserve(s, refresh) for refresh in range(s.refreshes, REFRESHES)],
        "refreshes": s.refreshes,
        "boxed": cards_in(s.boxed),
        "hands": [[card_name(s.hand[seat, place]) for place in range(s.n_hand[seat])] for seat in seats],
        "hands_seen": [[_viewers(s.hand_seen[seat, place]) for place in range(s.n_hand[seat])] for seat in seats],
        "hands_may_be": [[_kinds(s.may_be[seat, place]) for place in range(s.n_hand[seat])] for seat in seats],
        "hands_from": [[_origin(s.origin[seat, place]) for place in range(s.n_hand[seat])] for seat in seats],
        "hands_can_show": [_shown_commands(s, seat) for seat in seats],
        "taken": _taken(s),
        "buried": _buried(s) if s.n_buried else None,
        "roles_used": [bool(s.role_used[seat]) for seat in seats],
        "owes_double": [bool(s.owes_double[seat]) for seat in seats],
        "active": s.active,
        "turn": s.turn,
        "commands_done": s.commands_done,
        "two_commands": bool(s.double_now),
        "no_refill": bool(s.no_refill),
        "asked": command_name(s.asked),
        "answer": _ANSWERS[s.answer],
        "command": _command(s),
        "shown": card_name(s.shown),
        "shown_by": s.shown_by or None,
        "trio": list(s.trio) if s.trio[0] else None,
        "agenda": [[Op(s.op[index]).name.lower(), s.arg[index]] for index in reversed(range(s.depth))],
        "result": name_of(Result, s.result),
        "chance": chance_text(s.chance),
    }


def _bay(s: Any, bay: int) -> dict[str, Any]:
    plan, module = module_name(s.plan[bay]), module_name(s.module[bay])
    return {"plan": plan, "locked": bool(s.locked >> bay & 1), "module": module}


def _viewers(mask: int) -> list[Any]:
    return ["everybody"] if mask == EVERYBODY else list(seats_in(mask))


def _kinds(mask: int) -> list[str | None]:
    return [card_name(kind) for kind in range(1, KINDS + 1) if mask >> kind & 1]


def _shown_commands(s: Any, seat: int) -> list[Any]:
    """The commands a hand is known to show, with the places of which one does unless any may be it."""
    every_place = (1 << s.n_hand[seat]) - 1
    shown: list[Any] = []
    for command in Command:
        places = s.shows[seat, command]
        if places == every_place and places:
            shown.append(command_name(command))
        elif places:
            numbers = [place + 1 for place in range(s.n_hand[seat]) if places >> place & 1]
            shown.append({"command": command_name(command), "places": numbers})
    return shown


def _origin(origin: int) -> int | str:
    return "discard" if origin == PICKED else origin


def _taken(s: Any) -> list[Any]:
    """The discard by kind as cards were taken from it, and with what has joined since; the places of those cards."""
    entries = [_growth(s, growth) for growth in range(GROWTHS)]
    while entries and entries[-1] is None:
        entries.pop()
    return entries


def _growth(s: Any, growth: int) -> dict[str, Any] | None:
    if not s.pool_after[growth]:
        return None
    seats = range(s.players)
    places = [[place + 1 for place in range(HAND) if s.taken_before[seat, place] >> growth & 1] for seat in seats]
    return {"before": _counted(s.pool_before[growth]), "after": _counted(s.pool_after[growth]), "places": places}


def _counted(cards: int) -> dict[str | None, int]:
    return {card_name(kind): number for kind in Card if (number := counted_of(cards, kind))}


def _buried(s: Any) -> dict[str, Any]:
    """The hand that was put under the pile, what was told of it, and where its cards are now."""
    places = range(s.n_buried)
    shown = [(command, [place + 1 for place in places if s.buried_shows[command] >> place & 1]) for command in Command]
    return {
        "seat": seats_in(s.buried_by)[0],
        "cards": [card_name(s.buried[place]) for place in places],
        "may_be": [_kinds(s.buried_may_be[place]) for place in places],
        "from": [_origin(s.buried_origin[place]) for place in places],
        "can_show": [{"command": command_name(command), "places": those} for command, those in shown if those],
        "now": [_unburied(s, number) for number in places],
    }


def _unburied(s: Any, number: int) -> Any:
    """Where a card that went under the pile is: there, in a hand, or played as this."""
    for seat in range(s.players):
        for place in range(s.n_hand[seat]):
            if s.unburied[seat, place] == number + 1:
                return {"seat": seat, "place": place + 1}
    return card_name(s.unburied_as[number]) or "pile"


def _reserve(s: Any, refresh: int) -> list[str | None]:
    return [card_name(s.reserve[refresh, slot]) for slot in range(2) if s.reserve[refresh, slot]]


def _command(s: Any) -> dict[str, Any] | None:
    if not s.command:
        return None
    return {
        "command": command_name(s.command),
        "payment": payment_name(s.payment),
        "role": role_name(s.role_in_use),
        "distance": s.distance,
        "picked": [s.picked[index] for index in range(s.n_picked)],
    }
