"""The end of a round and of the game: the order of scoring, surrender, ties."""

from __future__ import annotations

import pytest

from .board import A, F, Y, happened, kind, may, names_of, play, scored, vp
from .builders import last_trick, trick


@pytest.mark.parametrize(
    ("side", "won", "points"), [("hero", 0, 0), ("hero", 5, 5), ("villain", 0, 4), ("villain", 1, 0)]
)
def test_hero_and_villain_points(side: str, won: int, points: int) -> None:
    table = last_trick(A, side=side, tricks=(7 - won, 0, won))
    assert vp(table) == (8 - won, 0, points)


def test_order_abilities_event_alignment_stealing() -> None:
    """Superhero, mat, panels 1 to 4; then the event; then alignments; then what is stolen."""
    table = last_trick(Y, tricks=(3, 1, 3), powers="h10 m6.0 s39 s05 s44", event="X8", vp=(5, 0, 0))
    told = [(each["event"], each["who"], each["points"]) for each in happened(table.events, "scored", "stolen")]
    assert told == [
        ("scored", "you", 2),
        ("scored", "you", 1),
        ("scored", "you", 2),
        ("scored", "automaton", 1),
        ("scored", "automaton", 3),
        ("scored", "factoryon", 1),
        ("scored", "you", 4),
        ("stolen", "automaton", 1),
        ("scored", "automaton", -1),
        ("scored", "you", 1),
    ]


def test_surrender_all_eight_tricks_are_accounted_for() -> None:
    for number in range(1, 9):
        for counts in ((number - 1, 0, 0), (0, 0, number - 1), (0, number - 1, 0)):
            cards = " ".join(f"{value}M" for value in range(1, 10 - number))
            table = trick(hand=cards, leader=A, trick=number, tricks=counts)
            play(table, "surrender")
            assert sum(vp(table)) == 8


@pytest.mark.parametrize("leader", [A, F])
def test_surrender_goes_to_the_leader_whoever_is_winning(leader: int) -> None:
    plays = {A: "automaton 2M, factoryon 12M", F: "factoryon 2M"}[leader]
    table = trick(hand="1S 2S 3S", plays=plays, trick=6, tricks=(1, 1, 3))
    events = play(table, "surrender")
    assert scored(events, leader)[0] == 3
    assert vp(table)[leader] == 4
    assert vp(table)[Y] == 3


def test_surrender_ends_the_round_and_moves_the_dealer() -> None:
    table = trick(hand="1S 2S 3S", leader=A, trick=6)
    dealer = table.s.dealer
    events = play(table, "surrender")
    assert names_of(events)[:2] == ["surrendered", "scored"]
    assert "trick_won" not in names_of(events)
    assert (table.s.round, table.s.dealer, table.s.surrendered) == (3, (dealer + 1) % 3, 0)


@pytest.mark.parametrize("power", ["m6", "s01", "s03", "s05", "s35", "s37", "s38", "s39", "s44", "s47", "s48~1", "h12"])
@pytest.mark.parametrize("side", ["hero", "villain"])
def test_surrender_switches_off_everything_about_tricks(power: str, side: str) -> None:
    won = "4L" if power in ("s03", "h12") else "9M"
    fields = {"hand": "1S 2S", "leader": A, "trick": 7, "side": side, "tricks": (1, 0, 1), "won": won}
    plain, table = trick(**fields), trick(**fields, powers=power, in_round=5 if power == "h12" else 2)  # type: ignore[arg-type]
    play(plain, "surrender")
    play(table, "surrender")
    assert vp(table) == vp(plain)


@pytest.mark.parametrize(("dials", "result"), [((9, 9, 12), "won"), ((9, 9, 9), "shared"), ((12, 9, 12), "shared"),
                                               ((9, 13, 12), "lost")])  # fmt: skip
@pytest.mark.parametrize("ties", ["shared", "lost"])
def test_the_end_of_the_game_most_points_and_ties(dials: tuple[int, int, int], result: str, ties: str) -> None:
    table = trick(hand="1S", leader=A, trick=8, tricks=(0, 0, 0), in_round=5, ties=ties,
                  vp=(dials[0] - 1, dials[1], dials[2]))  # fmt: skip
    events = play(table, "surrender")
    assert vp(table) == dials
    expected = "lost" if result == "shared" and ties == "lost" else result
    assert happened(events, "game_over") == [{"event": "game_over", "result": expected}]
    assert (kind(table), may_not_act(table)) == ("", True)


def may_not_act(table: object) -> bool:
    """Nothing can be done any more."""
    return may(table) == []  # type: ignore[arg-type]


def test_no_game_ends_before_round_5() -> None:
    assert last_trick(A, tricks=(7, 0, 0), in_round=4).s.round == 5
    assert last_trick(A, tricks=(7, 0, 0), in_round=5).s.result == 3


def test_a_dial_never_goes_below_0_and_stealing_moves_no_more_than_she_has() -> None:
    table = last_trick(Y, tricks=(0, 0, 7), powers="s39")
    assert vp(table) == (0, 0, 8)
    assert not happened(table.events, "stolen")


def test_factoryon_and_automaton_always_score_as_heroes() -> None:
    for side in ("hero", "villain"):
        assert vp(last_trick(F, side=side, tricks=(2, 1, 4)))[:2] == (2, 2)
