"""A position as readable JSON: the whole truth, dice and cards by name."""

from __future__ import annotations

from typing import Any

from tablemate.kernel.positions import chance_text

from .names import bomb_name, card_name, die_name, mark_of, name_of, names, sabotage_name, seats_of
from .options import FuseOptions
from .rules.codes import CELLS
from .rules.uses import BURN_CELL
from .terms import NO_BUDGET, SLOTS, TRAY, Cause, Colour, End, Phase, Result


def write_position(s: Any, options: FuseOptions) -> dict[str, Any]:
    """Where a game stands, lossless."""
    deck, seats = options.deck, range(s.players)
    return {
        "game": "fuse",
        "options": options.as_json(),
        "phase": name_of(Phase, s.phase),
        "turn": s.turn,
        "bag_holder": s.bag_holder,
        "rolls_left": None if s.rolls_left == NO_BUDGET else s.rolls_left,
        "mats": [[_card(s, options, seat, place) for place in range(s.places)] for seat in seats],
        "row": [bomb_name(deck, number) for number in s.row],
        "pile": [card_name(deck, s.pile[index]) for index in reversed(range(s.n_pile))],
        "done": [[bomb_name(deck, number) for number, by in enumerate(s.done) if by == seat + 1] for seat in seats],
        "spent": [sabotage_name(deck, number) for number, used in enumerate(s.spent) if used],
        "picks": s.picks,
        "bag": {name: s.bag[number] for number, name in enumerate(names(Colour))},
        "tray": [_tray(s, place) for place in range(TRAY)],
        "burnt": [s.burnt[index] for index in range(s.n_burnt)],
        "owed": [s.owed[seat] for seat in seats],
        "uses": [[_use(s, seat, index) for index in range(s.n_use[seat])] for seat in seats],
        "confirmed": seats_of(s.confirmed),
        "picking": seats_of(s.picking),
        "question": _question(s, options),
        "won": bool(s.won),
        "stopped": seats_of(s.stopped),
        "result": name_of(Result, s.result),
        "ended_by": name_of(End, s.ended_by),
        "chance": chance_text(s.chance),
    }


def _card(s: Any, options: FuseOptions, seat: int, place: int) -> dict[str, Any] | None:
    number = s.card[seat, place]
    if number == 0:
        return None
    bomb = options.deck.bombs[number - 1]
    dice = [s.die[seat, place * SLOTS + slot] for slot in range(bomb.size)]
    return {"card": bomb.id, "dice": [die_name(die - 1) if die else None for die in dice]}


def _tray(s: Any, place: int) -> dict[str, Any] | None:
    if s.tray[place] == 0:
        return None
    mark, seat = mark_of(s.mark[place])
    die = {"die": die_name(s.tray[place] - 1), "is": mark}
    return die if seat is None else {**die, "seat": seat}


def _use(s: Any, seat: int, index: int) -> dict[str, Any]:
    place, cell = divmod(s.use[seat, index], CELLS + 1)
    return {"tray": place, "cell": None if cell == BURN_CELL else cell}


def _question(s: Any, options: FuseOptions) -> dict[str, Any] | None:
    """Why dice are lost and who has still to answer; the answers open follow from the dice."""
    if s.cause == Cause.NONE:
        return None
    if s.cause == Cause.SABOTAGE:
        return {"sabotage": sabotage_name(options.deck, s.loss_card), "seats": seats_of(s.losing)}
    return {"penalty": die_name(s.loss_card - 1), "seats": seats_of(s.losing)}
