"""FUSE as its players see it: decisions, the table, and how it ended.  Everybody sees the same."""

from __future__ import annotations

from functools import cache

from tablemate.kernel.actions import Decision
from tablemate.kernel.naming import named
from tablemate.kernel.outcomes import Ending, Outcome
from tablemate.kernel.seats import SEATS_IN

from .names import COLOURS, DICE, MARKS
from .options import BOOK2015, FuseOptions
from .rules.dice import any_free, dice_in_bag, held_by
from .rules.draft import may_claim, may_confirm
from .rules.ending import SEAT_FIGURES
from .rules.mats import takes_dice
from .rules.uses import may_take_back
from .seen import Seen
from .state import State
from .terms import NO_BUDGET, SLOTS, Cause, Mark, Phase, Result
from .view_types import BoardView, BombOfRow, Loss, Subject, TrayDie

Row = tuple[int, ...]
PHASES = named(Phase)

OPTIONAL = ("take_back", "stop")
"""Decisions that nobody waits for."""


def decisions(seen: Seen) -> tuple[Decision, ...]:
    """What each seat may do now, the strongest question alone.  To take back and to stop is optional."""
    found = ((seat, _kind(seen, seat)) for seat in range(seen.players))
    return tuple(
        Decision(seat, kind, _subject(seen, seat, kind), optional=kind in OPTIONAL) for seat, kind in found if kind
    )


def _kind(seen: Seen, seat: int) -> str | None:
    """The strongest question to a seat."""
    if seen.losing:
        asked = "lose" if seen.losing >> seat & 1 else None
    elif seen.picking >> seat & 1:
        asked = "pick"
    elif seen.phase == Phase.ROLL:
        asked = "roll" if seat == seen.bag_holder else None
    else:
        asked = _draft_kind(seen, seat)
    may_stop = seen.won and not seen.stopped >> seat & 1
    return asked or ("stop" if may_stop else None)


def _draft_kind(seen: Seen, seat: int) -> str | None:
    table = seen.for_rules
    if held_by(table, seat) >= 0 or (may_claim(table, seat) and any_free(table)):
        return "draft"
    if may_confirm(table, seat):
        return "confirm"
    return "take_back" if may_take_back(table, seat) else None


def _subject(seen: Seen, seat: int, kind: str) -> Subject:
    match kind:
        case "draft":
            return {"dice": seen.owed[seat], "hand": _hand(seen, seat)}
        case "lose":
            return {**question(seen), "cards": _matching(seen, seat)}
        case "pick":
            return {"row": [seen.options.deck.bomb_ids[number] for number in seen.row if number]}
        case "roll":
            return {"dice": _dice_to_roll(seen)}
    return {}


def _dice_to_roll(seen: Seen) -> int:
    table = seen.for_rules
    sharing = sum(takes_dice(table, any(bombs)) for bombs in seen.card[: seen.players])
    return int(min(seen.quota * sharing, dice_in_bag(table)))


def _hand(seen: Seen, seat: int) -> str | None:
    place = held_by(seen.for_rules, seat)
    return DICE[seen.tray[place] - 1] if place >= 0 else None


def _matching(seen: Seen, seat: int) -> list[str]:
    """The bombs of a seat with an exposed die that matches the question."""
    ids = seen.options.deck.bomb_ids
    return [ids[number] for number, dice in _mat(seen, seat) if number and _is_asked(seen, number, dice)]


def _is_asked(seen: Seen, number: int, dice: Row) -> bool:
    covered = seen.options.guide.lying(number, dice)["covered"]
    return any(seen.loss_types >> (die - 1) & 1 for die, under in zip(dice, covered) if die and not under)


def _mat(seen: Seen, seat: int) -> list[tuple[int, Row]]:
    """The bombs of a seat by number, 0 for none, each with what lies in its slots."""
    cards, dice = seen.card[seat][: seen.places], seen.die[seat]
    return [(number, dice[place * SLOTS : (place + 1) * SLOTS]) for place, number in enumerate(cards)]


def question(seen: Seen) -> Loss:
    """Why dice are lost, and what is shown."""
    if seen.cause == Cause.SABOTAGE:
        return {"cause": "sabotage", "shown": seen.options.deck.sabotage[seen.loss_card - 1].match.text}
    return {"cause": "penalty", "shown": DICE[seen.loss_card - 1]}


def build_view(seen: Seen) -> BoardView:
    """Everything on the table; the same for every viewer."""
    deck, guide, seats, hints = seen.options.deck, seen.options.guide, range(seen.players), seen.options.hints
    dice = tuple([die if mark < Mark.BURNT else 0 for die, mark in zip(seen.tray, seen.mark) if die])
    used = [number for number, spent in enumerate(seen.spent) if spent]
    done, points = guide.defused(seen.done, seen.players)
    return {
        "players": seen.players,
        "edition": seen.options.edition,
        "hard_hands": bool(seen.hard_hands),
        "legality": seen.options.legality,
        "phase": "over" if seen.result else PHASES[seen.phase],
        "turn": seen.turn,
        "bag_holder": seen.bag_holder,
        "rolls_left": None if seen.rolls_left == NO_BUDGET else seen.rolls_left,
        "bag": dict(zip(COLOURS, seen.bag)),
        "tray": [_in_tray(die, mark) for die, mark in zip(seen.tray, seen.mark) if die],
        "owed": list(seen.owed[: seen.players]),
        "mats": [guide.mat(seen.card[seat][: seen.places], seen.die[seat]) for seat in seats],
        "row": _row(seen),
        "fits": [guide.fitting(seen.card[seat], seen.node[seat], dice) for seat in seats] if hints else None,
        "pile": seen.n_pile,
        "bombs": seen.to_defuse,
        "picks": seen.picks,
        "sabotage": {
            "used": [deck.sabotage_ids[number] for number in used],
            "matches": [deck.sabotage[number - 1].match.text for number in used],
            "left": seen.sabotage_count - len(used),
        },
        "done": done,
        "points": points,
        "burnt": [DICE[seen.tray[place] - 1] for place in seen.burnt[: seen.n_burnt]],
        "picking": [*SEATS_IN[seen.picking]],
        "question": {**question(seen), "seats": [*SEATS_IN[seen.losing]]} if seen.losing else None,
        "confirmed": [*SEATS_IN[seen.confirmed]],
        "stopped": [*SEATS_IN[seen.stopped]],
        "won": bool(seen.won),
    }


@cache
def _in_tray(die: int, mark: int) -> TrayDie:
    how, seat = MARKS[mark]
    return {"die": DICE[die - 1], "is": how, "seat": seat}


def _row(seen: Seen) -> list[BombOfRow | None]:
    guide = seen.options.guide
    if not seen.options.hints:
        return [{**guide.printed(number), "turns": None, "wanted_by": None} if number else None for number in seen.row]
    wanted = tuple([guide.wanted_by(seen.card[seat], seen.node[seat]) for seat in range(seen.players)])
    return [guide.to_pick(number, wanted) if number else None for number in seen.row]


def asks_parameter(seen: Seen, kind: str) -> bool:
    """Every action of FUSE is whole."""
    return False


def read_outcome(state: State, figures: list[int], ending: Ending[FuseOptions]) -> Outcome:
    """The rules' figures, and the points for the time left that only the table knows (FUSE-SCORE-1, A24)."""
    won, score, points, defused, picks, turns, by = figures[:SEAT_FIGURES]
    bonus = time_bonus(ending.options, bool(won), ending.at)
    parts = {"points": points, "win_bonus": score - points, "time_bonus": bonus}
    return Outcome(
        won=bool(won),
        score=score + bonus,
        band=named(Result)[state.result],
        figures={**parts, "defused": defused, "picks": picks, "turns": turns, "ended_by": by},
        seats=tuple({"points": each} for each in figures[SEAT_FIGURES:]),
        points=parts,
    )


def time_bonus(options: FuseOptions, won: bool, at: int | None) -> int:
    """One point for every `step` seconds left when a game of book2015 is won (FUSE-SCORE-1).

    None where no clock runs (A24) or the table was never told the time (A58).
    """
    if not won or at is None or options.clock is None or options.edition != BOOK2015:
        return 0
    return max(0, options.clock - at) // 1000 // options.step
