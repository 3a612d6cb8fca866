"""FUSE between bots: they finish, agree, wait for each other but not for ever, and greedy is far better than random."""

from __future__ import annotations

from statistics import median

import pytest

import tablemate
from tablemate import Record, Table
from tablemate.bots import Perspective, make_bot
from tablemate.kernel.cases import Case
from tests.games.fuse.builders import P1, P2, P3, fuse, play

from .playing import act, play_out, seated

GAME = tablemate.game("fuse")
PLAYERS = (1, 2, 3, 4, 5)


def rolls_to_win(table: Table, name: str) -> int:
    """In which turn a team of such bots wins; 999 if it never does."""
    bots = seated(table, name)
    while table.waiting and not table.seen(P1).won:
        act(table, bots)
    return int(table.seen(P1).turn) if table.seen(P1).won else 999


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.slow
def test_greedy_wins_in_far_fewer_rolls_than_random(players: int) -> None:
    """Teams that talk need about 22, 24, 28, 20, 17 rolls at Training, hasty ones 33, 36, 55, 43, 36."""
    greedy = median(rolls_to_win(GAME.new(seed=seed, players=players), "greedy") for seed in range(5))
    dull = median(rolls_to_win(GAME.new(seed=seed, players=players), "random") for seed in range(5))
    assert greedy <= (24, 24, 30, 23, 19)[players - 1]
    assert greedy * 1.25 < dull


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("edition", ["sheet", "book2015"])
@pytest.mark.slow
def test_greedy_plays_whole_games_to_a_win(players: int, edition: str) -> None:
    """The sheet's game goes on after the win until no bomb is left, for the score."""
    table = play_out(GAME.new(seed=3, players=players, edition=edition, bombs=8), "greedy")
    assert table.outcome is not None
    assert table.outcome.won
    if edition == "sheet":
        assert all(not any(mat) for mat in table.view(P1)["mats"])


@pytest.mark.parametrize("mode", ["live", "relaxed", "practice", "rolls"])
@pytest.mark.parametrize("names", [("greedy",), ("greedy", "random"), ("random", "random", "greedy"), ("random",)])
@pytest.mark.slow
def test_every_mode_comes_to_its_end_with_any_company(mode: str, names: tuple[str, ...]) -> None:
    """Holding, taking back and confirming are on in some of them."""
    table = play_out(GAME.new(seed=2, players=3, mode=mode, bombs=4), *names)
    assert table.outcome is not None


@pytest.mark.parametrize("names", [("greedy",), ("greedy", "random")])
@pytest.mark.slow
def test_no_options_and_no_position_make_bots_wait_for_ever(names: tuple[str, ...]) -> None:
    """Random options and positions; dice in hand and hard hands, every way of burning, both legalities among them."""
    for seed in range(120):
        play_out(Case.random(GAME, seed).table(), *names)


def record_of(names: tuple[str, ...], seed: int) -> Record:
    return play_out(GAME.new(seed=4, players=3, bombs=5), *names, seed=seed).record()


def test_the_same_seed_gives_the_same_game() -> None:
    assert record_of(("random", "greedy"), 7) == record_of(("random", "greedy"), 7)
    assert record_of(("random",), 7) != record_of(("random",), 8)


def test_greedy_leaves_nothing_to_chance() -> None:
    """Else the seats of one team could not agree."""
    assert record_of(("greedy",), 7) == record_of(("greedy",), 8)


def test_the_order_in_which_greedy_seats_are_asked_changes_no_roll() -> None:
    """Whoever is asked first: at the end of the first draft the same dice lie on the same bombs."""
    ends = []
    for order in (1, -1):
        table = GAME.new(seed=6, players=5)
        bots = seated(table, "greedy")
        while table.seen(P1).turn == 1:
            for decision in table.waiting[::order]:
                chosen = bots[decision.seat].choose(Perspective(table, decision.seat))
                if chosen is not None:
                    table.play(chosen, decision.seat)
                    break
        ends.append(table.view(P1)["mats"])
    assert ends[0] == ends[1]


# The random bot


@pytest.mark.slow
def test_random_neither_takes_back_nor_stops() -> None:
    for seed in range(3):
        table = play_out(GAME.new(seed=seed, players=3, mode="rolls", bombs=3, roll_budget=200), "random")
        names = {event.name for event in table.events}
        assert not names & {"placement_taken_back", "burn_taken_back", "stopped"}


def test_random_waits_where_only_taking_back_is_open() -> None:
    table = fuse(players=3, mats=[["B02"], ["B04"], ["B06"]], tray="R1 R2 R3", options={"undo": True})
    play(table, "P1 place r1 on b02.1")
    assert [str(action) for action in table.legal(P1)] == ["take back"]
    assert make_bot("random", 1).choose(Perspective(table, P1)) is None


# What greedy does in a draft


def greedy(table: Table, seat: int) -> str | None:
    """The choice of a greedy bot."""
    chosen = make_bot("greedy", 1).choose(Perspective(table, seat))
    return None if chosen is None else str(chosen)


def test_a_die_is_left_to_whom_it_helps_most() -> None:
    """G2 would defuse B02, but so does Y6; P1 waits for green and for nothing else."""
    mats = [["B35 K1 Y1", "B38"], ["B02 R1 B1", "B42"], ["B08", "B45"]]
    table = fuse(players=3, mats=mats, tray="G2 Y6 R1")
    assert greedy(table, P1) == "place g2 on b35.3"
    assert greedy(table, P2) == "place y6 on b02.3"
    assert greedy(table, P3) == "place r1 on b08.1"


def test_who_must_burn_waits_until_nobody_can_place() -> None:
    table = fuse(players=3, mats=[["B35", "B38"], ["B02", "B04"], ["B08", "B06"]], tray="R1 R2 R3")
    assert greedy(table, P1) is None
    play(table, "P2 place r1 on b04.1", "P3 place r2 on b08.1")
    assert greedy(table, P1) == "burn r3"


def test_who_must_burn_waits_for_a_pick() -> None:
    """The refill may show a sabotage that makes room."""
    table = fuse(
        players=3,
        mats=[["B35", "B38"], ["B01 R1", "B04"], ["B08", "B06"]],
        tray="R1 R2>3 R2",
        owed=[1, 1, 0],
        row="B13 B14 B15 B16 B17",
        pile="B18",
    )
    play(table, "P2 place r2 on b01.2")
    assert greedy(table, P1) is None
    assert greedy(table, P2) == "pick b14"
    play(table, "P2 pick b14")
    assert greedy(table, P1) == "burn r1"


def test_several_dice_go_on_one_bomb_in_an_order_that_works() -> None:
    """A tower takes black, then yellow, then green, whatever the order in the tray; alone one has three dice."""
    table = fuse(players=1, mats=[["B35", "B42", "B45 R2", "B39"]], tray="G6 Y6 K5")
    assert greedy(table, P1) == "place k5 on b35.1"
    play(table, "P1 place k5 on b35.1")
    assert greedy(table, P1) == "place y6 on b35.2"
    play(table, "P1 place y6 on b35.2")
    assert greedy(table, P1) == "place g6 on b35.3"


def test_a_defused_bomb_comes_first_so_that_the_new_one_takes_what_is_left() -> None:
    """R6 fits nothing in front of the player, but every bomb of the row."""
    table = fuse(
        players=2,
        mats=[["B35 K1 Y1", "B38"], ["B45", "B42"]],
        tray="G2 R6",
        owed=[2, 0],
        row="B02 B04 B06 B08 B10",
        pile="B18",
    )
    assert greedy(table, P1) == "place g2 on b35.3"
    play(table, "P1 place g2 on b35.3")
    assert greedy(table, P1) == "pick b10"
    play(table, "P1 pick b10")
    assert greedy(table, P1) == "place r6 on b10.1"


def test_the_die_is_lost_that_is_easiest_to_replace() -> None:
    """B02 takes two of three dice again, B42 one of two in thirty."""
    table = fuse(
        players=3,
        mats=[["B02 R4", "B42 R4"], ["B08"], ["B06"]],
        tray="R6!3",
        burnt=[0],
        phase="fallout",
        question={"penalty": "R6", "seats": [P1]},
    )
    assert greedy(table, P1) == "lose b02.1"


def test_a_die_in_hand_is_laid_down_if_another_needs_it_more() -> None:
    table = fuse(players=3, mats=[["B02", "B40"], ["B35 K1 Y1", "B38"], ["B06", "B08"]], tray="G2@1 R1 R2")
    assert greedy(table, P1) == "release g2"
    play(table, "P1 release g2")
    assert greedy(table, P2) == "place g2 on b35.3"


def test_a_die_in_hand_that_neither_fits_nor_may_be_burnt_is_laid_down() -> None:
    table = fuse(players=3, mats=[["B35", "B45"], ["B02", "B08"], ["B06", "B04"]], tray="R1@1 K2 R2")
    assert greedy(table, P1) == "release r1"


def test_nobody_waits_for_a_person_who_holds_a_useful_die() -> None:
    """P3 dallies with the black die; P2 plays on, and P1 may burn as soon as nobody else can place."""
    mats = [["B35", "B38"], ["B06", "B08"], ["B42", "B45"]]
    table = fuse(players=3, mats=mats, tray="K2@3 R1 R6")
    assert greedy(table, P1) is None
    assert greedy(table, P2) == "place r6 on b06.1"
    play(table, "P2 place r6 on b06.1")
    assert greedy(table, P1) == "burn r1"


@pytest.mark.parametrize(("rule", "expected"), [("stuck", "place r2 on b28.2"), ("any", "burn r2")])
def test_a_die_that_does_harm_is_burnt_only_where_that_is_allowed(rule: str, expected: str) -> None:
    """With R2 in its middle B28 needs the one red 1: eighteen more dice on average."""
    mats = [["B28", "B42"], ["B35", "B38"], ["B45", "B48"]]
    table = fuse(players=3, mats=mats, tray="R2", owed=[1, 0, 0], options={"burn_if": rule})
    assert greedy(table, P1) == expected


def test_greedy_confirms_what_the_team_has_done() -> None:
    table = fuse(players=3, mats=[["B02"], ["B04"], ["B06"]], tray="R1 R2 R3", options={"confirm_draft": True})
    bots = seated(table, "greedy")
    for _ in range(3):
        act(table, bots)
    assert [greedy(table, seat) for seat in (P1, P2, P3)] == ["confirm"] * 3
