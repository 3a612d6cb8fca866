"""Random play under all options: what always holds, and the rules against their second reading.  (Cases 23 and 42.)"""

from __future__ import annotations

import random
from typing import Any

import pytest

from tablemate import CLOCK, SPECTATOR, IllegalAction, Table
from tablemate.games.fuse.situations import random_options
from tablemate.kernel.chance import new_stream
from tablemate.kernel.situations import random_position

from .builders import GAME, bag_runs_out, fuse
from .lawyer import check

EAGER = {"place": 12, "pick": 8, "lose": 8, "roll": 8, "confirm": 4, "claim": 2, "burn": 2, "give": 1, "stop": 0.02}
CLOCK_ODDS = 300


def stream(seed: int) -> list[int]:
    """Randomness for options and positions."""
    return new_stream(seed, 42)


def mixed_options(chance: random.Random) -> dict[str, Any]:
    """The mixes of case 42: no budget, D of 3, 6 and the table, both editions, sixes, all the rest."""
    players = chance.randint(1, 5)
    edition = chance.choice(["sheet", "sheet", "book2015"])
    sheet = edition == "sheet"
    return {
        "players": players,
        "edition": edition,
        "bombs": chance.choice([3, 6, 15 + players]),
        "six_point": chance.random() < 0.3,
        "strict_sheet": sheet and chance.random() < 0.2,
        "bonus_seats": chance.choice(["holders", "all"]) if sheet else "holders",
        "burn_if": chance.choice(["stuck", "misfit", "any"]),
        "legality": chance.choice(["extendable", "extendable", "local"]),
        "sabotage_count": chance.choice([0, 6, 11]),
        "hold": chance.random() < 0.5,
        "undo": chance.random() < 0.5,
        "confirm_draft": chance.random() < 0.3,
        "hard_hands": chance.random() < 0.15,
        "mode": chance.choice(["live", "practice"]),
    }


def some_action(table: Table, chance: random.Random, clock_odds: int = CLOCK_ODDS) -> tuple[Any, int]:
    """A random seat and one of its actions, more often one that brings the game on."""
    if chance.randrange(clock_odds) == 0:
        return table.legal(CLOCK)[0], CLOCK
    seat = chance.choice(table.waiting).seat
    legal = table.legal(seat)
    weights = [EAGER.get(action.text.split()[0], 1) for action in legal]
    return chance.choices(legal, weights)[0], seat


def play_out(table: Table, chance: random.Random, steps: int) -> Table:
    """Random play, every state judged."""
    check(table)
    for _ in range(steps):
        if not table.waiting:
            break
        action, seat = some_action(table, chance)
        table.play(action, seat)
        check(table)
        table.judge()
    return table


@pytest.mark.parametrize("batch", range(6))
@pytest.mark.slow
def test_case_23_case_42_random_games_without_budget(batch: int) -> None:
    for seed in range(batch * 8, batch * 8 + 8):
        chance = random.Random(seed)
        play_out(GAME.new(seed=seed, **mixed_options(chance)), chance, 130)


@pytest.mark.parametrize("batch", range(4))
@pytest.mark.slow
def test_case_23_case_42_random_games_with_all_options(batch: int) -> None:
    for seed in range(batch * 10, batch * 10 + 10):
        options = random_options(stream(seed))
        bombs = options["bombs"] or GAME.read_options(options).to_defuse
        play_out(GAME.new(seed=seed, **{**options, "bombs": bombs}), random.Random(seed), 120)


@pytest.mark.parametrize("batch", range(2))
def test_case_23_from_random_positions(batch: int) -> None:
    for seed in range(batch * 15, batch * 15 + 15):
        position = random_position(GAME, stream(seed))
        if position["options"]["bombs"] is not None:
            play_out(GAME.from_position(position), random.Random(seed), 60)


def small_game(seed: int, chance: random.Random) -> Table:
    """A game that is soon over; some begin when the bag runs out, or in the bonus phase with little left to do."""
    won: dict[str, Any] = {"won": True, "row": "", "pile": "", "picks": 1}
    match seed % 6:
        case 0:
            return bag_runs_out(seed=seed)
        case 1:
            return bag_runs_out(seed=seed, done=["B03"], **won)
        case 2:
            mats: list[list[str | None]] = [["B08 R1", None], [None, None]]
            return fuse(players=2, mats=mats, tray="K6 R2", seed=seed, done=["B03 B05"], **won)
    options = {**mixed_options(chance), "bombs": 1 + seed % 2, "roll_budget": 4 + seed % 9, "hard_hands": False}
    options |= {"undo": False, "burn_if": "stuck"}
    return GAME.new(seed=seed, **options)


def test_random_games_reach_every_ending() -> None:
    """Small games in which everything that can end a game does."""
    ends: set[str] = set()
    for seed in range(120):
        chance = random.Random(seed)
        table = small_game(seed, chance)
        for _ in range(400):
            if not table.waiting:
                break
            table.play(*some_action(table, chance, clock_odds=60))
        if not table.waiting:
            over = table.events[-1].seen_by(SPECTATOR)
            ends.add(f"{over['result']} {over['by']}")
    lost = {f"lost {by}" for by in ("time_up", "bag_empty", "no_rolls")}
    won = {f"won {by}" for by in ("time_up", "bag_empty", "no_rolls", "defused", "no_cards", "stopped")}
    assert ends == lost | won


@pytest.mark.parametrize("seed", range(12))
def test_a_position_of_any_moment_can_be_set_up_again_the_end_too(seed: int) -> None:
    chance = random.Random(seed)
    table = GAME.new(seed=seed, **mixed_options(chance))
    for _ in range(chance.randrange(10, 60)):
        if table.waiting:
            table.play(*some_action(table, chance))
    if table.waiting:
        assert GAME.from_position(table.to_position()).digest() == table.digest()
        table.play("time up", CLOCK)
    again = GAME.from_position(table.to_position())
    assert again.digest() == table.digest()
    assert again.outcome is not None
    assert table.outcome is not None
    assert again.outcome.score == table.outcome.score - table.outcome.figures["time_bonus"]


@pytest.mark.slow
def test_every_refusal_has_words() -> None:
    """Whatever anybody tries in random games: refused with a sentence, and nothing changes."""
    refused: list[IllegalAction] = []
    for seed in range(14):
        chance = random.Random(seed)
        table = GAME.new(seed=seed, **mixed_options(chance))
        for _ in range(25):
            if table.waiting:
                refused += refusals(table, chance)
                table.play(*some_action(table, chance))
    for each in {(each.why.code, each.rule): each for each in refused}.values():
        assert each.reason not in ("", each.why.code.replace("_", " ")), f"{each.why.code} has no sentence"
        assert "{" not in str(each)
    assert all(each.rule for each in refused)
    assert len({each.why.code for each in refused}) > 25


def refusals(table: Table, chance: random.Random) -> list[IllegalAction]:
    """What the table says to some attempts."""
    found: list[IllegalAction] = []
    before = table.digest()
    for line in wrong_lines(table, chance):
        seat = chance.randrange(table.seats)
        if line not in {str(action) for action in table.legal(seat)}:
            try:
                table.copy().play(line, seat)
            except IllegalAction as refused:
                found.append(refused)
    assert table.digest() == before
    return found


def wrong_lines(table: Table, chance: random.Random) -> list[str]:
    """Some things that people might try."""
    view = table.view(SPECTATOR)
    dice = [die["die"].lower() for die in view["tray"]] + ["r1", "k6", "x3"]
    cards = [card["card"].lower() for mat in view["mats"] for card in mat if card]
    cards += [card["card"].lower() for card in view["row"] if card]
    die, card, slot = chance.choice(dice), chance.choice([*cards, "b99"]), chance.randint(0, 7)
    other = chance.randint(1, 6)
    return [
        f"place {die} on {card}.{slot}", f"burn {die}", f"claim {die}", f"release {die}", f"give {die} to {other}",
        f"pick {card}", f"lose {card}.{slot}", "roll", "confirm", "take back", "stop", "time up", "pass",
    ]  # fmt: skip


@pytest.mark.parametrize("seed", range(30))
def test_with_a_budget_a_game_has_a_bound(seed: int) -> None:
    """R (1 + 2k + kN) + N sabotage + N decisions and one `time up`, N more per roll with `confirm_draft`."""
    chance = random.Random(seed)
    budget, confirm = 1 + seed % 6, seed % 2 == 0
    options = {**mixed_options(chance), "roll_budget": budget, "bombs": 2 + seed % 4, "confirm_draft": confirm}
    options |= {"hold": False, "undo": False, "hard_hands": False, "bag_empty": "loss"}
    table = GAME.new(seed=seed, **options)
    players, dice = table.seats, table.options.quota * table.seats
    per_roll = 1 + 2 * dice + dice * players + (players if confirm else 0)
    bound = budget * per_roll + players * table.options.sabotage_count + players
    for _ in range(bound + 1):
        if not table.waiting:
            break
        seat = chance.choice(table.waiting).seat
        table.play(chance.choice(table.legal(seat)), seat)
    assert not table.waiting
    assert len(table.moves) <= bound
