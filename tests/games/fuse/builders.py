"""Readable ways to set a FUSE table, and to make chance do what a test needs.

    table = fuse(players=2, mats=[["B31 . Y5", "B35"], ["B08 R1"]], tray="B5@1 K3 G2!2")
    play(table, "P1 release b5", "P2 place k3 on b35.1")
    assert refusal(table, "P1 burn b5") == "other_die_fits"

A mat is a list of bombs, each with its dice slot by slot (`.` is an empty slot); bombs that are not named are dealt.
In the tray `B5` lies free, `B5@1` is held by player 1, `B5!1` was burnt and `B5>1` placed by player 1.  Row and pile
are ids from left to right and from the top; how many bombs and sabotage cards the game has follows from them.  Players
are called P1 to P5 in lines of play; in Python these are the seats 0 to 4.
"""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest

import tablemate
from tablemate import CLOCK, IllegalAction, Table
from tablemate.games.fuse.cards.dice import COLOUR_LETTERS
from tablemate.games.fuse.cards.reading import standard_deck
from tablemate.kernel.chance import new_stream, roll
from tablemate.kernel.errors import Reason
from tablemate.kernel.positions import chance_text

GAME = tablemate.game("fuse")
P1, P2, P3, P4, P5 = range(5)
STANDARD: dict[str, Any] = standard_deck().as_json()
EXAMPLES = tomllib.loads((Path(__file__).parent / "cards" / "sheet_examples.toml").read_text(encoding="utf-8"))
WITH_EXAMPLES = {**STANDARD, "bomb": [*STANDARD["bomb"], *EXAMPLES["bomb"]]}
"""The standard deck and the example cards X1 to X5 of the sheet."""

_MARKS = {"@": "held", "!": "burnt", ">": "placed"}
_TRAY_DIE = re.compile(r"([A-Z]\d)(?:([@!>])(\d))?")
_SEATS = {"P1": P1, "P2": P2, "P3": P3, "P4": P4, "P5": P5, "clock": CLOCK}
_TRIES = 200_000

Events = list[dict[str, Any]]


def fuse(
    *,
    players: int = 1,
    mats: Sequence[Sequence[str | None]] = (),
    tray: str = "",
    row: str | None = None,
    pile: str | None = None,
    done: Sequence[str] = (),
    spent: str = "",
    seed: int = 1,
    options: Mapping[str, Any] | None = None,
    **fields: Any,
) -> Table:
    """A table in the draft if dice lie in the tray, else before the roll; `fields` are further fields."""
    position: dict[str, Any] = {
        "game": "fuse",
        "options": {"players": players, "hold": True, **_sizes(row, pile, done, spent, fields), **(options or {})},
        "phase": "draft" if tray else "roll",
        "mats": [[_bomb(entry) for entry in mat] for mat in mats] + [[]] * (players - len(mats)),
        "tray": [_tray_die(entry) for entry in tray.split()],
        "done": [pile.split() for pile in done] + [[]] * (players - len(done)),
        "spent": spent.split(),
        **fields,
    }
    position |= {name: ids.split() for name, ids in (("row", row), ("pile", pile)) if ids is not None}
    return GAME.from_position(position, seed=seed)


def _sizes(
    row: str | None, pile: str | None, done: Sequence[str], spent: str, fields: Mapping[str, Any]
) -> dict[str, int]:
    """How many bombs and sabotage cards a game has in which row and pile are these."""
    if row is None or pile is None:
        return {}
    bombs = [card for card in [*row.split(), *pile.split()] if not card.startswith("S")]
    sabotage = [card for card in pile.split() if card.startswith("S")]
    defused = sum(len(cards.split()) for cards in done)
    picks = fields.get("picks", defused - len(fields.get("picking", ())))
    return {"bombs": len(bombs) + picks, "sabotage_count": len(sabotage) + len(spent.split())}


def _bomb(entry: str | None) -> dict[str, Any] | str | None:
    if entry is None:
        return None
    card, *dice = entry.split()
    if not dice:
        return card
    slots = next(len(bomb["slots"]) for bomb in WITH_EXAMPLES["bomb"] if bomb["id"] == card)
    named = [None if die == "." else die for die in dice]
    return {"card": card, "dice": named + [None] * (slots - len(named))}


def _tray_die(entry: str) -> dict[str, Any]:
    found = _TRAY_DIE.fullmatch(entry)
    assert found, entry
    die, mark, player = found.groups()
    return {"die": die} if mark is None else {"die": die, "is": _MARKS[mark], "seat": int(player) - 1}


def play(table: Table, *lines: str, at: int | None = None) -> Events:
    """Play lines such as `P2 burn k3` or `clock time up`; what happened."""
    events: list[tablemate.Event] = []
    for line in lines:
        seat, action = _read(line)
        events += table.play(action, seat, at=at)
    return [event.as_json() for event in events]


def _read(line: str) -> tuple[int, str]:
    who, action = line.split(maxsplit=1)
    return _SEATS[who], action


def why(table: Table, line: str) -> Reason:
    """The reason why a line is refused; fails if it is legal or anything changed."""
    before, steps = table.digest(), table.steps
    seat, action = _read(line)
    with pytest.raises(IllegalAction) as refused:
        table.play(action, seat)
    assert (table.digest(), table.steps) == (before, steps)
    assert refused.value.rule
    return refused.value.why


def refusal(table: Table, line: str) -> str:
    """The code of the reason why a line is refused."""
    return why(table, line).code


def may(table: Table, seat: int, verb: str = "") -> list[str]:
    """What a seat may do now, all of it or what begins with a verb."""
    return [str(action) for action in table.legal(seat) if str(action).startswith(verb)]


def kinds(table: Table) -> dict[int, str]:
    """Who is asked what."""
    return {decision.seat: decision.kind for decision in table.waiting}


def subject(table: Table, seat: int) -> Mapping[str, Any]:
    """What a seat is asked about."""
    return next(decision.subject for decision in table.waiting if decision.seat == seat)


def names_of(events: Iterable[Mapping[str, Any]]) -> list[str]:
    """The kinds of events in order."""
    return [event["event"] for event in events]


def happened(events: Iterable[Mapping[str, Any]], name: str) -> Events:
    """The events of one kind, without their names."""
    return [
        {key: value for key, value in event.items() if key != "event"} for event in events if event["event"] == name
    ]


def phase(table: Table) -> str:
    """The phase as players see it."""
    return str(table.view(P1)["phase"])


def owed(table: Table) -> list[int]:
    """How many dice each player owes."""
    return list(table.to_position()["owed"])


def dice_on(table: Table, card: str) -> list[str | None]:
    """The dice on a bomb that lies in front of somebody, slot by slot."""
    for mat in table.to_position()["mats"]:
        for bomb in mat:
            if bomb and bomb["card"] == card:
                return list(bomb["dice"])
    raise AssertionError(f"{card} lies in front of nobody")


def cards_of(table: Table, seat: int) -> list[str]:
    """The bombs in front of a player."""
    return [bomb["card"] for bomb in table.to_position()["mats"][seat] if bomb]


def tray(table: Table) -> str:
    """The tray in the notation of `fuse`."""
    signs = {"free": "", **{mark: sign for sign, mark in _MARKS.items()}}
    dice = [entry for entry in table.to_position()["tray"] if entry]
    return " ".join(f"{d['die']}{signs[d['is']]}{d['seat'] + 1 if 'seat' in d else ''}" for d in dice)


def row(table: Table) -> list[str]:
    """The bombs of the row that still lie there."""
    return [card for card in table.to_position()["row"] if card]


def in_bag(table: Table) -> int:
    """How many dice the bag holds."""
    return sum(table.to_position()["bag"].values())


def ending(table: Table) -> tuple[str, str, int]:
    """Won or lost, by what, and the score."""
    assert table.outcome is not None
    (over,) = happened((event.as_json() for event in table.events), "game_over")
    return over["result"], over["by"], table.outcome.score


# Chance


def rerolling(table: Table, *values: int) -> Table:
    """The same table, where the next dice rolled again show these values in this order."""

    def wanted(stream: list[int]) -> bool:
        return all(roll(stream, 6) + 1 == value for value in values)

    return _with_chance(table, wanted)


def rolling(table: Table, dice: str) -> Table:
    """The same table, where the next roll shows these dice in any order; four at most, else it takes long."""
    full = list(table.to_position()["bag"].values())
    wish = Counter(dice.split())

    def wanted(stream: list[int]) -> bool:
        bag, left = full[:], wish.copy()
        for _ in range(wish.total()):
            number, colour = roll(stream, sum(bag)), 0
            while number >= bag[colour]:
                number -= bag[colour]
                colour += 1
            bag[colour] -= 1
            die = f"{COLOUR_LETTERS[colour]}{roll(stream, 6) + 1}"
            if not left[die]:
                return False
            left[die] -= 1
        return True

    return _with_chance(table, wanted)


def _with_chance(table: Table, wanted: Callable[[list[int]], bool]) -> Table:
    for seed in range(_TRIES):
        words = new_stream(seed, 0)
        if wanted(words[:]):
            return GAME.from_position({**table.to_position(), "chance": chance_text(words)})
    raise AssertionError("no state of the generator gives that")


# Tables for several tests

BAG_RUNS_OUT: list[list[str | None]] = [
    ["B27 R1 B1 G1 Y1", "B37 K1 Y2 K2 R2"],
    ["B43 K3 B2 K4 G4", "B25 R3 B3 G3"],
    ["B22 R4 R5 Y3", "B23 B4 G4 Y4"],
    ["B13 B5", "B14 G2"],
    ["B17 Y5", "B02"],
]
"""Five mats with 24 of the 25 dice on them; the last one, K6, fits B02."""


def bag_runs_out(**fields: Any) -> Table:
    """P5 owes the last die that is not on a bomb; once it lies there, nothing is left to draw."""
    return fuse(players=5, mats=BAG_RUNS_OUT, tray="K6", owed=[0, 0, 0, 0, 1], **fields)
