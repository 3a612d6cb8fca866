"""The worked examples of the booklet and the cases about Vancardians, with fillers varied as far as they may be."""

from __future__ import annotations

import random

import pytest

from tablemate.games.origin_story.rules.vancardians import apply_keyword
from tablemate.games.origin_story.terms import KeywordKind

from .board import (
    NAMES,
    A,
    Board,
    F,
    answer,
    conserved,
    deck,
    discard,
    happened,
    kind,
    lies,
    may,
    names_of,
    play,
    row,
    suit_of,
    value_of,
    vp,
    winners,
    worth,
)
from .builders import trick

SEEDS = range(10)


def some(chance: random.Random, number: int, *, suits: str, low: float, high: float, without: str = "") -> list[str]:
    """Fillers: different cards of these suits with printed values in these bounds."""
    fits = [
        name
        for name in NAMES[:52]
        if suit_of(name) in suits and low <= value_of(name) <= high and name not in without.split()
    ]
    return chance.sample(fits, number)


@pytest.mark.parametrize("seed", SEEDS)
def test_case_01_example_1_she_keeps_one_card_and_cannot_beat(seed: int) -> None:
    chance = random.Random(seed)
    one = some(chance, 1, suits="M", low=7, high=10)
    others = some(chance, 3, suits="LS", low=1, high=13, without="5S")
    fillers = chance.sample(one + others, 4)
    for draws in ("9B 6M", "6M 9B"):
        table = trick(hand="11M 2B 3B 4B 7B", automaton=" ".join([*fillers, "5S"]), draws=draws, seed=seed)
        events = play(table, "play 11m")
        assert answer(events, A) == ("6M", "cannot_beat")
        assert row(table, A) == " ".join(fillers)
        assert {"9B", "5S"} <= discard(table)
        first = [each for each in events if each.get("who") == "automaton"][:6]
        assert names_of(first) == ["follow_drew", "follow_drew", *_judged(draws), "pushed_out", "played"]


def _judged(draws: str) -> list[str]:
    return ["not_kept", "kept"] if draws.startswith("9B") else ["kept", "not_kept"]


@pytest.mark.parametrize("seed", SEEDS)
def test_case_02_example_2_leading_the_leftmost_highest_and_winning_by_accident(seed: int) -> None:
    chance = random.Random(seed)
    theirs = some(chance, 2, suits="LBS", low=5, high=13, without="8L 11B 6B 8S 9L")
    low = some(chance, 3, suits="BS", low=1, high=8, without=" ".join([*theirs, "6B 8S"]))
    place = chance.randrange(4)
    automaton = [*low[:place], "9M", *low[place:], "9L"]
    ends = chance.sample(["6B", "8S"], 2)
    factoryon = ["4.5L", *theirs, *ends]
    table = trick(
        hand="1M 3M", automaton=" ".join(automaton), factoryon=" ".join(factoryon), leader=A, draws="8L 11B", seed=seed
    )
    assert answer(table.events, A) == ("9M", "highest")
    assert answer(table.events, F) == ("4.5L", "no_suit")
    assert row(table, F) == " ".join([*theirs, "8L", "11B"])
    assert [each["card"] for each in happened(table.events, "kept")] == ["8L", "11B"]
    assert [each["card"] for each in happened(table.events, "pushed_out")] == ends[::-1]
    assert winners(play(table, "play 3m")) == ["factoryon"]


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize(("lying", "best"), [("7M", "11M"), ("7B", "11M"), ("7S", "11M"), ("2L", "4M")])
def test_case_03_example_3_the_lowest_that_beats_or_the_lowest(seed: int, lying: str, best: str) -> None:
    chance = random.Random(seed)
    fillers = some(chance, 2, suits="SL", low=1, high=13, without=lying)
    drawn = some(chance, 2, suits="B", low=1, high=13, without=lying)
    cards = ["12M", "4M", "11M", *fillers]
    table = trick(
        hand="2M", automaton=None, factoryon=" ".join(cards), plays=f"you 9M, automaton {lying}",
        draws=" ".join(drawn), seed=seed, powers="s45",
    )  # fmt: skip
    assert answer(table.events, F) == (best, "beats" if best == "11M" else "cannot_beat")
    assert row(table, F) == " ".join(card for card in cards if card != best)
    assert set(drawn) <= discard(table)


@pytest.mark.parametrize("draws", ["9S 2S", "2S 9S"])
def test_case_04_in_the_last_trick_she_keeps_two_and_pushes_out_one(draws: str) -> None:
    table = trick(hand="", factoryon="7S", plays="you 5S, automaton 3S", trick=8, draws=draws, powers="s45")
    assert kind(table) == "react"
    assert answer(table.events, F) == ("9S", "beats")
    assert [each["card"] for each in happened(table.events, "pushed_out")] == ["7S"]
    assert row(table, F) == "2S"
    events = play(table, "pass")
    assert {"event": "left_over", "who": "factoryon", "card": "2S"} in events


@pytest.mark.parametrize("filler", ["9S", "3M", "13L"])
def test_case_05_leading_against_a_villain_without_tricks_love_counts(filler: str) -> None:
    table = trick(hand="1S", automaton=f"5M 2L 2B {filler}", leader=A, side="villain")
    assert answer(table.events, A) == ("2L", "lowest")


@pytest.mark.parametrize(
    ("case", "cards", "best", "reason"),
    [
        (6, "3L 4M 9M 2B 12M", "4M", "lowest_not_love"),
        (7, "3L 9B 2B 5S", "2B", "lowest_not_love"),
        (8, "3L 7L", "3L", "lowest_love"),
    ],
)
@pytest.mark.parametrize("seed", range(4))
def test_cases_06_to_08_following_against_a_villain_without_tricks(
    case: int, cards: str, best: str, reason: str, seed: int
) -> None:
    order = random.Random(seed).sample(cards.split(), len(cards.split()))
    table = trick(
        hand="1S", automaton=" ".join(order), factoryon="13S 12S", plays="you 6M", side="villain", no_draw=True
    )
    assert answer(table.events, A) == (best, reason)


@pytest.mark.parametrize("seed", range(4))
def test_case_09_a_villain_with_a_trick_is_played_against_as_usual(seed: int) -> None:
    order = random.Random(seed).sample(["3L", "4M", "9M", "2B", "12M"], 5)
    table = trick(hand="1S", automaton=" ".join(order), plays="you 6M", side="villain", tricks=(0, 0, 1), no_draw=True)
    assert answer(table.events, A) == ("9M", "beats")


def keyword(table: Board, word: str, who: int = A) -> list[dict[str, object]]:
    """Apply a keyword such as `R2`, `M1` or `A4` to one of them."""
    kinds = {"R": KeywordKind.REPLACE, "M": KeywordKind.MOVE, "A": KeywordKind.ADD}
    argument = {"A4": 0, "A8": 1}.get(word, int(word[1]))
    buffer = table.buffer()
    apply_keyword(table.s, table.cards, who, kinds[word[0]], argument, buffer)
    return table.tell(buffer)


@pytest.mark.parametrize(
    ("case", "side", "after"),
    [(10, "hero", "9L 11M 2L 8B 13S 6M 5B 12L"), (11, "villain", "9L 4B 4S 2L 8B 6M 5B 12L")],
)
def test_cases_10_and_11_replace_two(case: int, side: str, after: str) -> None:
    table = trick(automaton="9L 4B 11M 4S 2L 8B 13S 6M", draws="5B 12L", side=side, begin=False)
    keyword(table, "R2")
    assert row(table, A) == after
    assert conserved(table)


def test_case_12_move_two() -> None:
    table = trick(automaton="4B 9L 11M 2L 8S", begin=False)
    keyword(table, "M2")
    assert row(table, A) == "9L 2L 4B 11M 8S"


def test_case_13_move_two_with_one_love_moves_it_and_replaces_nothing() -> None:
    table = trick(automaton="4B 9L 11M", begin=False)
    events = keyword(table, "M2")
    assert row(table, A) == "9L 4B 11M"
    assert not happened(events, "row_discarded", "row_drew")


@pytest.mark.parametrize(("side", "after"), [("hero", "11M 8S 1L 2L"), ("villain", "4B 3M 1L 2L")])
def test_case_14_move_without_love_is_replace_for_her_alone(side: str, after: str) -> None:
    table = trick(automaton="4B 3M 11M 8S", factoryon="5B 9L", draws="1L 2L", side=side, begin=False)
    keyword(table, "M2")
    keyword(table, "M2", F)
    assert row(table, A) == after
    assert row(table, F) == "9L 5B"


@pytest.mark.parametrize("seed", range(4))
def test_case_15_add_discards_the_rightmost_and_puts_love_leftmost(seed: int) -> None:
    fillers = random.Random(seed).sample([name for name in NAMES[:52] if name != "13M"], 7)
    table = trick(automaton=" ".join([*fillers, "13M"]), begin=False)
    keyword(table, "A4")
    assert row(table, A) == " ".join(["4.5L", *fillers])
    assert "13M" in discard(table)
    assert conserved(table)


@pytest.mark.parametrize(("leader", "by"), [(A, "automaton"), (F, "factoryon")])
def test_case_18_surrender_in_trick_3(leader: int, by: str) -> None:
    table = trick(hand="1M 2M 3M 4M 5M 6M", leader=leader, trick=3, tricks=(1, 0, 1))
    events = play(table, "surrender")
    assert happened(events, "surrendered") == [{"event": "surrendered", "who": by}]
    assert vp(table) == ((7, 0, 1) if leader == A else (1, 6, 1))


@pytest.mark.parametrize("leader", [A, F])
def test_case_19_no_surrender_for_a_villain_without_tricks(leader: int) -> None:
    table = trick(hand="1M 2M 3M 4M 5M", leader=leader, side="villain")
    assert kind(table) == "turn"
    assert "surrender" not in may(table)
    assert "surrender" in may(trick(hand="1M 2M 3M 4M 5M", leader=leader, side="villain", tricks=(2, 0, 1)))
    assert "surrender" in may(trick(hand="1M 2M 3M 4M 5M", leader=leader))


@pytest.mark.parametrize("filler", ["5B", "13S", "8.5L"])
def test_case_20_of_two_equal_extra_love_the_first_wins(filler: str) -> None:
    table = trick(hand="9M 1B", automaton=f"4.5L {filler}", factoryon="4.5L2 12S", powers="s06")
    events = play(table, "play 9m")
    assert [answer(events, A), answer(events, F)] == [("4.5L", "no_suit"), ("4.5L2", "no_suit")]
    assert winners(events)[0] == "automaton"


@pytest.mark.parametrize("seed", SEEDS)
def test_case_22_the_deck_runs_out_between_her_two_draws(seed: int) -> None:
    table = trick(hand="11M 2B 3B 4B 7B", automaton="12L 8M 10S 3L 5S", deck="9B", factoryon="1M 2M", seed=seed)
    lying = discard(table)
    events = play(table, "play 11m")
    drawn = [each["card"] for each in happened(events, "follow_drew") if each["who"] == "automaton"]
    assert drawn[0] == "9B"
    assert drawn[1] in lying
    order = [each["event"] for each in events if each["event"] in ("follow_drew", "reshuffled")]
    assert order[:3] == ["follow_drew", "reshuffled", "follow_drew"]
    assert happened(events, "reshuffled") == [{"event": "reshuffled", "cards": len(lying)}]
    assert conserved(table)
    assert "9B" not in deck(table)


def test_case_24_revealed_cards_follow_your_side() -> None:
    table = trick(hand="8B 3M", revealed="8B 3M", powers="s30")
    assert [worth(table, "8B"), worth(table, "3M")] == [("B", 7), ("M", 2)]
    play(table, "use s30")
    assert [worth(table, "8B"), worth(table, "3M")] == [("B", 9), ("M", 4)]


@pytest.mark.parametrize("seed", range(4))
def test_case_59_move_one_for_a_row_with_and_a_row_without_love(seed: int) -> None:
    table = trick(automaton="4B 9S 11M 3B", factoryon="9L 4S", draws="5B", side="villain", begin=False, seed=seed)
    keyword(table, "M1")
    keyword(table, "M1", F)
    assert row(table, A) == "4B 9S 3B 5B"
    assert row(table, F) == "9L 4S"
    assert "11M" in discard(table)
    assert lies(table) == []
