"""Setting up: mats, row, pile, bag, quotas.  (Sheet: set-up; cases 22 and 38.)"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest

from tablemate import Table
from tablemate.games.fuse.cards.reading import standard_deck

from .builders import (
    GAME,
    P1,
    STANDARD,
    cards_of,
    fuse,
    happened,
    kinds,
    names_of,
    owed,
    play,
    refusal,
    row,
    tray,
)

VALUE = {bomb.id: bomb.value for bomb in standard_deck().bombs}
SEEDS = range(1000)


def set_ups(seeds: range = SEEDS, **options: Any) -> Iterator[dict[str, Any]]:
    """Many positions at the start of a game."""
    for seed in seeds:
        yield GAME.new(seed=seed, **options).to_position()


def mats(position: dict[str, Any]) -> list[list[int]]:
    """The values of the bombs in front of each player."""
    return [[VALUE[bomb["card"]] for bomb in mat if bomb] for mat in position["mats"]]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_case_22_sheet_every_mat_has_one_easy_and_one_middling_bomb(players: int) -> None:
    for position in set_ups(range(250), players=players):
        for low, high in mats(position):
            assert low in (1, 2)
            assert high in (3, 4)


def test_case_22_row_of_five_and_pile_of_the_others_with_six_sabotage_cards() -> None:
    """Over 1000 seeds, all numbers of players among them."""
    for seed in SEEDS:
        players = 1 + seed % 5
        position = GAME.new(seed=seed, players=players).to_position()
        bombs = [card for card in position["pile"] if card.startswith("B")]
        assert len(position["row"]) == 5
        assert all(card.startswith("B") for card in position["row"])
        assert len(bombs) == 15 + players - 5
        assert len(position["pile"]) - len(bombs) == 6
        cards = [*position["row"], *position["pile"], *(bomb["card"] for mat in position["mats"] for bomb in mat)]
        assert len(set(cards)) == len(cards)
        assert position["bag"] == dict.fromkeys(("red", "blue", "green", "yellow", "black"), 5)


@pytest.mark.slow
def test_case_22_book2015_no_mat_without_an_easy_bomb() -> None:
    """With the sixes too; and two easy ones or two equal ones do come."""
    seen: Counter[tuple[int, ...]] = Counter()
    for seed in SEEDS:
        options = {"players": 2 + seed % 4, "edition": "book2015", "six_point": seed % 2 == 0}
        for mat in mats(GAME.new(seed=seed, **options).to_position()):
            assert len(mat) == 2
            assert min(mat) <= 2, f"seed {seed}"
            seen[tuple(sorted(mat))] += 1
    assert {(1, 1), (2, 2), (1, 2), (1, 4), (2, 3), (1, 6)} <= set(seen)


def test_book2015_only_the_second_bomb_is_exchanged() -> None:
    """A first bomb of 1 or 2 leaves the second free, so both orders occur."""
    firsts = {tuple(mat) for position in set_ups(range(200), players=3, edition="book2015") for mat in mats(position)}
    assert {(1, 4), (4, 1), (2, 3), (3, 2)} <= firsts


def test_A45_after_an_exchange_the_next_player_draws_from_all_bombs() -> None:
    """Bombs set aside lie no longer on top: 24 of the 49 are worth more than 2, before and after."""
    following = []
    for position in set_ups(range(300), players=5, edition="book2015"):
        firsts = [first for first, _ in mats(position)]
        following += [later for first, later in pairwise(firsts) if first > 2]
    assert len(following) > 500
    assert 0.42 < sum(value > 2 for value in following) / len(following) < 0.58


def test_A45_A50_the_hard_bombs_lie_anywhere_in_row_and_pile() -> None:
    """Five of 48 bombs, and five places in the row: about one in two rows has one."""
    rows = [[VALUE[card] for card in p["row"]] for p in set_ups(range(300), players=3, six_point=True)]
    assert 0.35 < sum(row.count(6) for row in rows) / len(rows) < 0.7
    assert len({place for row in rows for place, value in enumerate(row) if value == 6}) == 5


@pytest.mark.parametrize("edition", ["sheet", "book2015"])
@pytest.mark.slow
def test_case_38_A21_a_solo_mat_is_four_bombs_of_three_values_or_more(edition: str) -> None:
    counts: Counter[int] = Counter()
    for position in set_ups(players=1, edition=edition):
        (mat,) = mats(position)
        assert len(mat) == 4
        counts[len(set(mat))] += 1
    assert set(counts) == {3, 4}


def test_case_38_A21_strict_sheet_solo_has_two_bombs_and_one_die() -> None:
    for position in set_ups(players=1, strict_sheet=True):
        ((low, high),) = mats(position)
        assert low in (1, 2)
        assert high in (3, 4)
    table = GAME.new(seed=1, players=1, strict_sheet=True)
    play(table, "P1 roll")
    assert len(tray(table).split()) == 1


DICE = {1: (3, 3), 2: (2, 4), 3: (1, 3), 4: (1, 4), 5: (1, 5)}


@pytest.mark.parametrize("edition", ["sheet", "book2015"])
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_quotas_dice_for_each_and_in_all(players: int, edition: str) -> None:
    """Dice in all are the quota for each: three alone, two for two, else one (A21 for the sheet)."""
    each, together = DICE[players]
    table = GAME.new(seed=4, players=players, edition=edition)
    roller = table.waiting[0].seat
    assert table.waiting[0].subject == {"dice": together}
    events = play(table, f"P{roller + 1} roll")
    assert happened(events, "rolled") == [{"seat": roller, "dice": together}]
    assert len(happened(events, "die_rolled")) == together
    assert owed(table) == [each] * players


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_strict_sheet_as_many_dice_as_players(players: int) -> None:
    """The sheet makes no exception for one or two players."""
    table = GAME.new(seed=4, players=players, strict_sheet=True)
    play(table, f"P{table.waiting[0].seat + 1} roll")
    assert owed(table) == [1] * players
    assert len(tray(table).split()) == players
    assert all(len(cards_of(table, seat)) == 2 for seat in range(players))


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
@pytest.mark.parametrize(
    ("level", "alone"), [("training", 16), ("standard", 19), ("expert", 21), ("elite", 23), ("insane", 25)]
)
def test_bombs_to_defuse_by_level_and_players(level: str, alone: int, players: int) -> None:
    """The row of five is part of them."""
    position = GAME.new(seed=2, players=players, level=level).to_position()
    bombs = sum(card.startswith("B") for card in [*position["row"], *position["pile"]])
    assert bombs == alone + players - 1


def test_A26_one_bomb_less_for_every_missing_player_or_the_other_reading() -> None:
    """Ours: 20, 19, 18, 17, 16.  `bombs = 25 - N` gives more bombs to fewer players."""
    assert [GAME.new(seed=1, players=n).options.to_defuse for n in (5, 4, 3, 2, 1)] == [20, 19, 18, 17, 16]
    for players in (1, 2, 3, 4, 5):
        position = GAME.new(seed=1, players=players, bombs=25 - players).to_position()
        assert sum(card.startswith("B") for card in position["pile"]) == 20 - players


def test_A27_beginner_is_training_and_expert_is_a_level_of_the_table() -> None:
    assert GAME.new(seed=1, players=3, level="beginner").options.level == "training"
    assert GAME.new(seed=1, players=3, level="expert").options.to_defuse == 23


def test_A23_the_row_has_five_places() -> None:
    assert len(row(GAME.new(seed=1, players=4))) == 5


@pytest.mark.parametrize("bombs", [1, 2, 3, 4])
def test_A37_fewer_than_five_bombs_the_row_is_what_there_is(bombs: int) -> None:
    for position in set_ups(range(50), players=3, bombs=bombs):
        assert len([card for card in position["row"] if card]) == bombs
        assert len(position["pile"]) == 6
        assert all(card.startswith("S") for card in position["pile"])


def test_A37_the_first_pick_draws_all_the_sabotage() -> None:
    table = fuse(mats=[["B08 R1", "B35", "B38", "B31"]], tray="K6", row="B01 B02 B03", pile="S01 S02 S06 S11")
    events = play(table, "P1 place k6 on b08.2", "P1 pick b02")
    assert [event["card"] for event in happened(events, "sabotage")] == ["S01", "S02", "S06", "S11"]
    assert row(table) == ["B01", "B03"]
    assert table.view(P1)["pile"] == 0
    assert not table.view(P1)["won"]


def test_A37_one_bomb_in_all_the_sabotage_comes_before_the_win() -> None:
    table = fuse(mats=[["B08 R1", "B02 R2", "B38", "B31"]], tray="K6", row="B01", pile="S01 S02", owed=[1])
    assert "won" not in names_of(play(table, "P1 place k6 on b08.2", "P1 pick b01"))
    assert kinds(table) == {P1: "lose"}
    events = play(table, "P1 lose b02.1")
    assert [name for name in names_of(events) if name in ("die_lost", "sabotage", "won")] == [
        "die_lost",
        "sabotage",
        "won",
    ]


@pytest.mark.parametrize("count", [0, 1, 6, 11])
def test_sabotage_count_random_ones_of_eleven(count: int) -> None:
    seen: Counter[str] = Counter()
    for position in set_ups(range(120), players=2, sabotage_count=count):
        sabotage = [card for card in position["pile"] if card.startswith("S")]
        assert len(set(sabotage)) == count
        seen.update(sabotage)
    assert len(seen) == (0 if count == 0 else 11)


def test_the_row_never_starts_with_sabotage_and_sabotage_lies_anywhere_in_the_pile() -> None:
    tops = Counter(position["pile"][0][0] for position in set_ups(range(300), players=5))
    bottoms = Counter(position["pile"][-1][0] for position in set_ups(range(300), players=5))
    assert min(tops["S"], tops["B"], bottoms["S"], bottoms["B"]) > 50


def test_six_point_bombs_only_if_wanted_and_never_a_starting_bomb_of_the_sheet() -> None:
    without = [card for p in set_ups(range(100), players=5) for card in [*p["row"], *p["pile"]]]
    assert all(VALUE[card] < 6 for card in without if card in VALUE)
    found = 0
    for players in (1, 5):
        for position in set_ups(range(100), players=players, six_point=True):
            found += sum(VALUE.get(card) == 6 for card in [*position["row"], *position["pile"]])
            assert all(value < 6 for mat in mats(position) for value in mat)
    assert found > 100


def test_six_point_bombs_may_be_starting_bombs_of_book2015() -> None:
    for players in (1, 3):
        dealt = [
            mat for p in set_ups(range(100), players=players, edition="book2015", six_point=True) for mat in mats(p)
        ]
        assert any(6 in mat for mat in dealt)


def test_somebody_begins_and_every_seat_may() -> None:
    tables = [GAME.new(seed=seed, players=4) for seed in range(80)]
    assert {table.to_position()["bag_holder"] for table in tables} == {0, 1, 2, 3}
    for table in tables:
        (decision,) = table.waiting
        assert (decision.seat, decision.kind) == (table.to_position()["bag_holder"], "roll")


def test_the_set_up_is_told_card_by_card() -> None:
    table = GAME.new(seed=5, players=2)
    events = [event.as_json() for event in table.events]
    assert names_of(events) == ["card_dealt"] * 4 + ["row_filled"] * 5 + ["turn_started"]
    assert [[e["card"] for e in events if e.get("seat") == seat and e["event"] == "card_dealt"] for seat in (0, 1)] == [
        cards_of(table, 0),
        cards_of(table, 1),
    ]
    assert [e["card"] for e in happened(events, "row_filled")] == row(table)


def test_the_same_seed_gives_the_same_game() -> None:
    def first(seed: int) -> Table:
        return GAME.new(seed=seed, players=3)

    assert first(9).digest() == first(9).digest()
    assert len({first(seed).digest() for seed in range(50)}) == 50


def test_before_the_roll_nothing_else_is_open() -> None:
    table = fuse(players=3, mats=[["B01", "B31"], ["B02", "B35"], ["B03", "B38"]], bag_holder=1)
    assert kinds(table) == {1: "roll"}
    assert refusal(table, "P1 roll") == "not_the_bag_holder"
    assert refusal(table, "P1 burn r4") == "die_not_in_tray"
    assert refusal(table, "P1 take back") == "roll_first"
    assert refusal(table, "P2 confirm") == "roll_first"


def test_an_own_deck_is_dealt_from_alone() -> None:
    deck = {**STANDARD, "bomb": STANDARD["bomb"][:12] + STANDARD["bomb"][25:37]}
    ids = {bomb["id"] for bomb in deck["bomb"]}
    position = GAME.new(seed=3, players=3, bombs=12, deck=deck).to_position()
    used = {bomb["card"] for mat in position["mats"] for bomb in mat} | set(position["row"])
    assert used <= ids
