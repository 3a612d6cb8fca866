"""FUSE as its players see it: decisions, the table, and how it ended.  Everybody sees the same."""

from __future__ import annotations

from typing import Any

from tablemate.kernel.decisions import Decision, Ending, Outcome
from tablemate.kernel.seen import Seen

from .cards.language import Bomb
from .names import bomb_name, die_name, name_of, names, sabotage_name, seats_of
from .options import FuseOptions
from .rules.ending import SEAT_FIGURES
from .terms import NO_BUDGET, ROW, SLOTS, TRAY, Cause, Colour, Edition, End, Mark, Phase, Result


def decisions(seen: Seen) -> tuple[Decision, ...]:
    """What each seat may do now.  Taking back and stopping are never waited for, but always open."""
    found = ((seat, _kind(seen, seat)) for seat in range(seen.players))
    return tuple(Decision(seat, kind, _subject(seen, seat, kind)) for seat, kind in found if kind)


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
    holds = Mark.HELD + seat in seen.mark
    free = any(seen.tray[place] and seen.mark[place] == Mark.FREE for place in range(TRAY))
    if holds or (free and seen.owed[seat] > 0):
        return "draft"
    held = any(Mark.HELD <= mark < Mark.BURNT for mark in seen.mark)
    all_used = not seen.picking and not held and not (free and any(seen.owed))
    if seen.options.confirm_draft and all_used and not seen.confirmed >> seat & 1:
        return "confirm"
    return "take_back" if seen.n_use[seat] else None


def _subject(seen: Seen, seat: int, kind: str) -> dict[str, Any]:
    match kind:
        case "draft":
            return {"dice": seen.owed[seat], "hand": _hand(seen, seat)}
        case "lose":
            return {**question(seen), "cards": _matching(seen, seat)}
        case "pick":
            return {"row": [card for card in _row_ids(seen) if card]}
        case "roll":
            return {"dice": _dice_to_roll(seen)}
    return {}


def _dice_to_roll(seen: Seen) -> int:
    holders = sum(any(cards) for cards in seen.card[: seen.players])
    sharing = seen.players if not seen.won or seen.bonus_all else holders
    return int(min(seen.quota * sharing, sum(seen.bag)))


def _hand(seen: Seen, seat: int) -> str | None:
    mark = Mark.HELD + seat
    return die_name(seen.tray[seen.mark.index(mark)] - 1) if mark in seen.mark else None


def _matching(seen: Seen, seat: int) -> list[str]:
    """The bombs of a seat with a die that matches the question."""
    return [
        str(bomb_name(seen.options.deck, number))
        for place, number in enumerate(seen.card[seat])
        if any(die and seen.loss_types >> (die - 1) & 1 for die in seen.die[seat][place * SLOTS : (place + 1) * SLOTS])
    ]


def question(seen: Seen) -> dict[str, Any]:
    """Why dice are lost, and what is shown."""
    cause = name_of(Cause, seen.cause)
    if seen.cause == Cause.SABOTAGE:
        return {"cause": cause, "shown": seen.options.deck.sabotage[seen.loss_card - 1].match.text}
    return {"cause": cause, "shown": die_name(seen.loss_card - 1)}


def build_view(seen: Seen) -> dict[str, Any]:
    """Everything on the table; the same for every viewer."""
    deck = seen.options.deck
    return {
        "players": seen.players,
        "edition": name_of(Edition, seen.edition),
        "legality": seen.options.legality,
        "phase": "over" if seen.result else name_of(Phase, seen.phase),
        "turn": seen.turn,
        "bag_holder": seen.bag_holder,
        "rolls_left": None if seen.rolls_left == NO_BUDGET else seen.rolls_left,
        "bag": {name: seen.bag[number] for number, name in enumerate(names(Colour))},
        "tray": [_tray(seen, place) for place in range(TRAY) if seen.tray[place]],
        "owed": list(seen.owed[: seen.players]),
        "mats": [[_card(seen, seat, place) for place in range(seen.hand)] for seat in range(seen.players)],
        "row": [None if number == 0 else describe(deck.bombs[number - 1]) for number in seen.row],
        "pile": seen.n_pile,
        "bombs": seen.bombs,
        "picks": seen.picks,
        "sabotage": {
            "used": [sabotage_name(deck, number) for number, used in enumerate(seen.spent) if used],
            "left": seen.sabotage - sum(seen.spent),
        },
        "done": [_done(seen, seat) for seat in range(seen.players)],
        "points": sum(deck.bombs[number - 1].value for number, by in enumerate(seen.done) if by),
        "burnt": [die_name(seen.tray[place] - 1) for place in seen.burnt[: seen.n_burnt]],
        "picking": seats_of(seen.picking),
        "question": {**question(seen), "seats": seats_of(seen.losing)} if seen.losing else None,
        "confirmed": seats_of(seen.confirmed),
        "stopped": seats_of(seen.stopped),
        "won": bool(seen.won),
    }


def _tray(seen: Seen, place: int) -> dict[str, Any]:
    mark = seen.mark[place]
    for kind in (Mark.PLACED, Mark.BURNT, Mark.HELD):
        if mark >= kind:
            return {"die": die_name(seen.tray[place] - 1), "is": kind.name.lower(), "seat": mark - kind}
    return {"die": die_name(seen.tray[place] - 1), "is": "free", "seat": None}


def _card(seen: Seen, seat: int, place: int) -> dict[str, Any] | None:
    number = seen.card[seat][place]
    if number == 0:
        return None
    bomb = seen.options.deck.bombs[number - 1]
    dice = seen.die[seat][place * SLOTS : place * SLOTS + bomb.size]
    covered = [
        any(dice[upper] and slot in bomb.supports[upper] for upper in range(bomb.size)) for slot in range(bomb.size)
    ]
    return {
        **describe(bomb),
        "dice": [die_name(die - 1) if die else None for die in dice],
        "covered": [bool(dice[slot]) and covered[slot] for slot in range(bomb.size)],
    }


def describe(bomb: Bomb) -> dict[str, Any]:
    """A bomb as it is printed."""
    printed = bomb.as_json()
    return {
        "card": bomb.id,
        "name": printed["name"],
        "value": bomb.value,
        "layout": bomb.layout,
        "slots": [slot.text for slot in bomb.slots],
        "rules": [relation.text for relation in bomb.rules],
        **({"supports": printed["supports"]} if "supports" in printed else {}),
    }


def _row_ids(seen: Seen) -> list[str | None]:
    return [bomb_name(seen.options.deck, seen.row[place]) for place in range(ROW)]


def _done(seen: Seen, seat: int) -> list[str]:
    return [str(bomb_name(seen.options.deck, number)) for number, by in enumerate(seen.done) if by == seat + 1]


def asks_parameter(seen: Seen, code: int) -> bool:
    """Every action of FUSE is whole."""
    return False


def read_outcome(state: Any, figures: list[int], ending: Ending) -> Outcome:
    """The rules' figures, and the points for the time left that only the table knows (2.5)."""
    won, score, points, defused, picks, turns, by = figures[:SEAT_FIGURES]
    bonus = time_bonus(ending.options, bool(won), ending.at)
    return Outcome(
        won=bool(won),
        score=score + bonus,
        band=str(name_of(Result, state.result)),
        figures={
            "points": points,
            "win_bonus": score - points,
            "time_bonus": bonus,
            "defused": defused,
            "picks": picks,
            "turns": turns,
            "ended_by": by,
        },
        seats=tuple({"points": each} for each in figures[SEAT_FIGURES:]),
    )


def time_bonus(options: FuseOptions, won: bool, at: int | None) -> int:
    """One point for every `step` seconds left when a game of book2015 is won; none where no clock runs (A24)."""
    if not won or at is None or options.clock is None or options.edition != Edition.BOOK2015.name.lower():
        return 0
    return max(0, options.clock - at) // 1000 // options.step


END_NAMES = {int(end): str(name_of(End, end)) for end in End if end}
"""What ended a game, by the number in the outcome's figures."""
