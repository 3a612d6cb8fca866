"""How long a game can last: the turns that refresh the pile and the last command, deck by deck.

The games are played to their end with one card a turn and commands that never lock, so that nobody wins.  Alone any
deal will do.  With two players the hands are changed before each turn, so that the command is verified or overridden
as the case wants; all piles keep their sizes.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from tablemate import Table

from .builders import GAME, asked, happened, line, locked_bays, names_of, options_now, play, with_hands

Pattern = Callable[[int], bool]


def harmless(table: Table) -> str:
    """A sentence for the first card of the active hand that locks nothing."""
    position = table.to_position()
    card = position["hands"][position["active"]][0]
    there = sorted(line(table))
    swap = f"swap: swap {there[0]} {there[1]}" if len(there) > 1 else "swap: swap"
    sentences = {"deploy_lock": "deploy_lock: deploy", "acw": "acw: acw 2", "swap": swap}
    return sentences.get(card, f"{card}: cw 1")


def ended(table: Table, commands: int, refreshes: list[int]) -> list[int]:
    """The turns that refreshed and the last command of a game that ran out of cards."""
    outcome = table.outcome
    assert outcome is not None
    assert not outcome.won
    assert (outcome.figures["turns"], outcome.figures["refreshes"], outcome.figures["pile"]) == (commands, 2, 0)
    assert locked_bays(table) == set()
    return [*refreshes, commands]


def alone(seed: int, **options: Any) -> list[int]:
    """A solo game of harmless commands, as it was dealt: the two refresh turns and the last command."""
    table = GAME.new(seed=seed, players=1, roles="none", **options)
    refreshes: list[int] = []
    commands = 0
    while table.outcome is None:
        commands += 1
        events = play(table, harmless(table))
        refreshes += [commands] * len(happened(events, "refreshed"))
        assert len(happened(events, "scrambled")) == len(happened(events, "refreshed"))
        assert "deployed" in names_of(events) or len(happened(events, "card_discarded")) == 1
    return ended(table, commands, refreshes)


def hands_for(table: Table, *, override: bool) -> list[list[str]]:
    """Hands of the present sizes: a deploy of the active player's first card is verified, or it is not."""
    position = table.to_position()
    active = position["active"]
    size = [len(held) for held in position["hands"]]
    places = [*position["hands"], position["pile"], position["discard"]]
    pool = sorted(card for cards in places for card in cards)
    pool.remove("deploy_lock")
    support: list[str] = []
    while len(support) < size[1 - active]:
        wanted = [card for card in pool if (card == "deploy_lock") != override and card != "wild"]
        support.append(wanted[-1])
        pool.remove(wanted[-1])
    hands = [["deploy_lock", *pool[: size[active] - 1]], support]
    return hands if active == 0 else hands[::-1]


def together(seed: int, overridden: Pattern, **options: Any) -> list[int]:
    """A game of two in which the pattern says which commands are overridden: refresh turns and last command."""
    table = GAME.new(seed=seed, players=2, roles="none", **options)
    question = "ask deploy" if options.get("edition") == "v22" else "ask nothing"
    refreshes: list[int] = []
    commands = 0
    while table.outcome is None:
        commands += 1
        override = overridden(commands)
        table = with_hands(table, *hands_for(table, override=override))
        events = play(table, question, "deploy_lock: deploy")
        if table.waiting and asked(table)[1] == "override":
            events += play(table, options_now(table)[0])
        assert [each["verified"] for each in happened(events, "verified")] == [not override]
        assert len(happened(events, "card_discarded")) == (2 if override else 1)
        refreshes += [commands] * len(happened(events, "refreshed"))
    return ended(table, commands, refreshes)


def never(_turn: int) -> bool:
    """Every command is verified."""
    return False


def always(_turn: int) -> bool:
    """Every command is overridden."""
    return True


def on_even_turns(turn: int) -> bool:
    """The second, fourth... command is overridden."""
    return turn % 2 == 0


def on_odd_turns(turn: int) -> bool:
    """The first, third... command is overridden."""
    return turn % 2 == 1


SOLO = [
    ("v22", [], [8, 17, 27]),
    ("later", [], [8, 17, 27]),
    ("v22", ["easy_wild"], [8, 17, 27]),
    ("later", ["easy_wild"], [8, 17, 27]),
    ("v22", ["easy_keep_dl"], [9, 19, 30]),
    ("later", ["easy_keep_dl"], [9, 19, 30]),
    ("v22", ["hard_oneway"], [8, 17, 27]),
    ("v22", ["hard_oneway_cw"], [8, 17, 27]),
    ("v22", ["hard_oneway_acw"], [8, 17, 27]),
    ("later", ["hard_oneway"], [8, 17, 27]),
    ("later", ["hard_hold_dl_1"], [7, 16, 26]),
    ("later", ["hard_hold_dl_2"], [7, 15, 25]),
    ("later", ["hard_no_role"], [8, 17, 27]),
    ("later", ["easy_keep_dl", "hard_hold_dl_1"], [8, 18, 29]),
]


@pytest.mark.parametrize(("edition", "difficulty", "turns"), SOLO)
@pytest.mark.slow
def test_t26_t58_refresh_turns_and_last_command_alone(edition: str, difficulty: list[str], turns: list[int]) -> None:
    """Section 2.6 and the budgets of section 5, T26 and T58; any deal gives the same turns."""
    for seed in range(4):
        assert alone(seed, edition=edition, difficulty=difficulty) == turns


VERIFIED = [
    ("v22", [], [9, 19, 30]),
    ("later", [], [9, 19, 30]),
    ("v22", ["easy_reserve_acw_cw"], [9, 19, 30]),
    *(
        ("later", [f"easy_reserve_{pair}"], [9, 19, 30])
        for pair in ("acw_cw", "cw_acw", "acw_wild", "cw_wild", "any_acw", "any_cw")
    ),
    ("later", ["hard_hold_dl_1"], [8, 18, 29]),
    ("later", ["hard_hold_dl_2"], [8, 17, 28]),
    ("v22", ["hard_remove_dl"], [8, 17, 27]),
    ("later", ["hard_remove_dl"], [8, 17, 27]),
    ("later", ["hard_remove_dl", "hard_hold_dl_1"], [7, 16, 26]),
    ("later", ["hard_remove_dl", "hard_hold_dl_2"], [7, 15, 25]),
    ("v22", ["hard_random_discard"], [9, 19, 30]),
    ("later", ["hard_random_discard"], [9, 19, 30]),
]


@pytest.mark.parametrize(("edition", "difficulty", "turns"), VERIFIED)
def test_t25_t58_refresh_turns_and_last_command_of_two_if_all_is_verified(
    edition: str, difficulty: list[str], turns: list[int]
) -> None:
    """Section 2.6 and the budgets of section 5, T25 and T58."""
    assert together(5, never, edition=edition, difficulty=difficulty) == turns


@pytest.mark.parametrize("first", [0, 1])
@pytest.mark.parametrize("edition", ["v22", "later"])
@pytest.mark.parametrize(
    ("overridden", "turns"),
    [(never, [9, 19, 30]), (on_even_turns, [7, 14, 22]), (on_odd_turns, [6, 13, 21]), (always, [5, 11, 17])],
)
@pytest.mark.slow
def test_t58_overriding_shortens_the_game_of_two(
    overridden: Pattern, turns: list[int], edition: str, first: int
) -> None:
    """Section 2.6, T58: 30, 22, 21 or 17 commands, whoever begins."""
    for seed in range(2):
        assert together(seed, overridden, edition=edition, first=first) == turns


def test_t58_the_random_override_costs_as_many_cards_as_the_chosen_one() -> None:
    """Section 5: hard-random-discard leaves the budget unchanged."""
    assert together(3, always, difficulty=["hard_random_discard"]) == [5, 11, 17]
    assert together(3, on_even_turns, difficulty=["hard_random_discard"]) == [7, 14, 22]


def test_t58_the_last_command_of_all_is_run_before_the_loss() -> None:
    """Section 2.6, T25: turn 30 runs its command."""
    table = GAME.new(seed=8, roles="none")
    events: list[dict[str, Any]] = []
    while table.outcome is None:
        events = play(table, harmless(table))
    assert names_of(events)[0] == "played"
    assert names_of(events)[-1] == "lost"
    assert "card_drawn" not in names_of(events)
    assert "turn_ended" not in names_of(events)


@pytest.mark.parametrize(
    ("players", "difficulty", "most"),
    [
        (1, [], 27),
        (1, ["easy_keep_dl"], 30),
        (1, ["hard_hold_dl_2"], 25),
        (2, [], 30),
        (2, ["hard_remove_dl"], 27),
        (2, ["hard_remove_dl", "hard_hold_dl_1"], 26),
    ],
)
@pytest.mark.slow
def test_t58_no_dealt_game_lasts_longer_than_its_budget(players: int, difficulty: list[str], most: int) -> None:
    """Section 2.6: max commands before loss; random games without roles and malfunctions, as they were dealt."""
    longest = 0
    for seed in range(30):
        choices = Random(seed)
        table = GAME.new(seed=seed, players=players, roles="none", difficulty=difficulty)
        while table.waiting:
            seat = table.waiting[0].seat
            actions = [each for each in table.legal(seat) if not str(each).startswith("three")]
            table.play(choices.choice(actions), seat)
        commands = len([event for event in table.events if event.name == "played"])
        assert commands <= most
        outcome = table.outcome
        assert outcome is not None
        longest = max(longest, commands)
    assert longest == most if players == 1 else longest > 17


@pytest.mark.parametrize(("players", "deploy_locks"), [(1, 6), (2, 7)])
def test_t58_a_deploy_lock_card_is_played_at_most_once_a_cycle(players: int, deploy_locks: int) -> None:
    """Section 2.6: single-card Deploy and Lock plays are capped at 3 a card plus the wild of cycle 3."""
    for seed in range(10):
        table = GAME.new(seed=seed, players=players, roles="none")
        while table.waiting:
            seat = table.waiting[0].seat
            actions = [each for each in table.legal(seat) if not str(each).startswith("three")]
            eager = [each for each in actions if str(each).endswith(": deploy")]
            table.play((eager or actions)[0], seat)
        played = [event.seen_by(0) for event in table.events if event.name == "played"]
        plays = [each for each in played if each["command"] in ("deploy", "lock")]
        assert len(plays) <= 3 * deploy_locks + 1
        if players == 1:
            assert len(plays) >= 3 * deploy_locks - 2
