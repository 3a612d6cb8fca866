"""FUSE as its players see it: decisions, the table, and how it ended.  Everybody sees the same."""

from __future__ import annotations

from functools import lru_cache

from tablemate.kernel.decisions import Decision, Ending, Outcome

from .cards.language import Bomb, Deck
from .cards.layouts import FREE
from .hints import fits, turns_of, wanted_by
from .names import bomb_name, die_name, mark_of, name_of, names, sabotage_name, seats_of
from .options import BOOK2015, FuseOptions
from .rules.dice import any_free, dice_in_bag, held_by
from .rules.draft import may_claim, may_confirm
from .rules.ending import SEAT_FIGURES
from .rules.mats import takes_dice
from .rules.uses import may_take_back
from .seen import Seen
from .state import State
from .terms import NO_BUDGET, ROW, SLOTS, TRAY, Cause, Colour, Edition, Phase, Result
from .view_types import Board, BombCard, BombOfRow, BombOnMat, Loss, Subject, TrayDie

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
            return {"row": [card for card in _row_ids(seen) if card]}
        case "roll":
            return {"dice": _dice_to_roll(seen)}
    return {}


def _dice_to_roll(seen: Seen) -> int:
    table = seen.for_rules
    sharing = sum(takes_dice(table, any(bombs)) for bombs in seen.card[: seen.players])
    return int(min(seen.quota * sharing, dice_in_bag(table)))


def _hand(seen: Seen, seat: int) -> str | None:
    place = held_by(seen.for_rules, seat)
    return die_name(seen.tray[place] - 1) if place >= 0 else None


def _matching(seen: Seen, seat: int) -> list[str]:
    """The bombs of a seat with an exposed die that matches the question."""
    return [
        seen.options.deck.bombs[number - 1].id
        for place, number in enumerate(seen.card[seat])
        if number and any(seen.loss_types >> (die - 1) & 1 for die in _exposed(seen, seat, place))
    ]


def _exposed(seen: Seen, seat: int, place: int) -> list[int]:
    """The dice of a bomb with no other die upon them."""
    bomb, dice = _filling(seen, seat, place)
    return [die for die, covered in zip(dice, _covered(bomb, dice), strict=True) if die and not covered]


def _filling(seen: Seen, seat: int, place: int) -> tuple[Bomb, list[int]]:
    """A bomb of a seat and what lies in its slots."""
    bomb = seen.options.deck.bombs[seen.card[seat][place] - 1]
    return bomb, seen.die[seat][place * SLOTS : place * SLOTS + bomb.size]


def _covered(bomb: Bomb, dice: list[int]) -> list[bool]:
    """Slot by slot, whether a die lies there with another one upon it."""
    return [
        bool(dice[slot]) and any(dice[upper] and slot in bomb.supports[upper] for upper in range(bomb.size))
        for slot in range(bomb.size)
    ]


def question(seen: Seen) -> Loss:
    """Why dice are lost, and what is shown."""
    cause = Cause(seen.cause).name.lower()
    if seen.cause == Cause.SABOTAGE:
        return {"cause": cause, "shown": seen.options.deck.sabotage[seen.loss_card - 1].match.text}
    return {"cause": cause, "shown": die_name(seen.loss_card - 1)}


def build_view(seen: Seen) -> Board:
    """Everything on the table; the same for every viewer."""
    deck = seen.options.deck
    return {
        "players": seen.players,
        "edition": Edition(seen.edition).name.lower(),
        "hard_hands": bool(seen.hard_hands),
        "legality": seen.options.legality,
        "phase": "over" if seen.result else Phase(seen.phase).name.lower(),
        "turn": seen.turn,
        "bag_holder": seen.bag_holder,
        "rolls_left": None if seen.rolls_left == NO_BUDGET else seen.rolls_left,
        "bag": {name: seen.bag[number] for number, name in enumerate(names(Colour))},
        "tray": [_tray(seen, place) for place in range(TRAY) if seen.tray[place]],
        "owed": list(seen.owed[: seen.players]),
        "mats": [[_card(seen, seat, place) for place in range(seen.places)] for seat in range(seen.players)],
        "row": [_of_row(seen, number) if number else None for number in seen.row],
        "fits": fits(seen) if seen.options.hints else None,
        "pile": seen.n_pile,
        "bombs": seen.bombs,
        "picks": seen.picks,
        "sabotage": {
            "used": [sabotage_name(deck, number) for number, used in enumerate(seen.spent) if used],
            "matches": [deck.sabotage[number - 1].match.text for number, used in enumerate(seen.spent) if used],
            "left": seen.sabotage - sum(seen.spent),
        },
        "done": _done(seen),
        "points": sum(deck.bombs[number - 1].value for number, by in enumerate(seen.done) if by),
        "burnt": [die_name(seen.tray[place] - 1) for place in seen.burnt[: seen.n_burnt]],
        "picking": seats_of(seen.picking),
        "question": {**question(seen), "seats": seats_of(seen.losing)} if seen.losing else None,
        "confirmed": seats_of(seen.confirmed),
        "stopped": seats_of(seen.stopped),
        "won": bool(seen.won),
    }


def _tray(seen: Seen, place: int) -> TrayDie:
    mark, seat = mark_of(seen.mark[place])
    return {"die": die_name(seen.tray[place] - 1), "is": mark, "seat": seat}


def _card(seen: Seen, seat: int, place: int) -> BombOnMat | None:
    number: int = seen.card[seat][place]
    if number == 0:
        return None
    bomb, dice = _filling(seen, seat, place)
    covered = _covered(bomb, dice)
    names = [die_name(die - 1) if die else None for die in dice]
    return {**_printed(seen.options.deck)[number - 1], "dice": names, "covered": covered}


def _of_row(seen: Seen, number: int) -> BombOfRow:
    deck, hints = seen.options.deck, seen.options.hints
    return {
        **_printed(deck)[number - 1],
        "turns": turns_of(deck, number) if hints else None,
        "wanted_by": wanted_by(seen, number) if hints else None,
    }


@lru_cache(maxsize=8)
def _printed(deck: Deck) -> tuple[BombCard, ...]:
    """The bombs as they are printed: the same in every view, of which the table gives copies."""
    return tuple(map(_described, deck.bombs))


def _described(bomb: Bomb) -> BombCard:
    card: BombCard = {
        "card": bomb.id,
        "name": bomb.name.as_json(),
        "value": bomb.value,
        "layout": bomb.layout,
        "slots": [slot.text for slot in bomb.slots],
        "rules": [relation.text for relation in bomb.rules],
    }
    if bomb.layout == FREE:
        card["supports"] = bomb.resting()
    return card


def _row_ids(seen: Seen) -> list[str | None]:
    return [bomb_name(seen.options.deck, seen.row[place]) for place in range(ROW)]


def _done(seen: Seen) -> list[list[str]]:
    """By seat: the bombs that it has defused."""
    done: list[list[str]] = [[] for _ in range(seen.players)]
    for number, by in enumerate(seen.done):
        if by:
            done[by - 1].append(str(bomb_name(seen.options.deck, number)))
    return done


def asks_parameter(seen: Seen, kind: str) -> bool:
    """Every action of FUSE is whole."""
    return False


def read_outcome(state: State, figures: list[int], ending: Ending[FuseOptions]) -> Outcome:
    """The rules' figures, and the points for the time left that only the table knows (FUSE-SCORE-1, A24)."""
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
    """One point for every `step` seconds left when a game of book2015 is won (FUSE-SCORE-1).

    None where no clock runs (A24) or the table was never told the time (A58).
    """
    if not won or at is None or options.clock is None or options.edition != BOOK2015:
        return 0
    return max(0, options.clock - at) // 1000 // options.step
