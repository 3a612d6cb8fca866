"""The windows of a trick: which come, in which order, when they are not asked; Remove slots, xN, once for a trick."""

from __future__ import annotations

import pytest

from .board import A, Board, F, Y, answer, happened, kind, lies, may, play, row, scored, tricks, vp, why, winners
from .builders import trick

WINNING = "you 9M, automaton 5M, factoryon 3M"
LOSING = "you 9M, automaton 12M, factoryon 3M"


def test_surrender_abilities_and_cards_are_one_question_at_the_start_of_your_turn() -> None:
    table = trick(hand="9B 4M", plays="automaton 6M, factoryon 1M", powers="s15 s17 s30")
    assert kind(table) == "turn"
    offered = may(table)
    assert offered[0] == "surrender"
    assert {"use s17", "use s30", "use s15 as m", "play 4m"} <= set(offered)
    play(table, "use s30")
    assert "surrender" not in may(table)
    assert "use s30" not in may(table)


def test_on_your_turn_abilities_come_before_the_card_until_you_take_none() -> None:
    table = trick(hand="9B 4M 7M", plays="automaton 6M, factoryon 1M", powers="s15 s17 s30")
    play(table, "use s30", "use s17", "use s15 as l", "play 9b")
    assert winners(table.events) == ["you"]


@pytest.mark.parametrize(
    ("powers", "plays", "asked"),
    [
        ("", LOSING, "turn"),
        ("s45", LOSING, "react"),
        ("s27", LOSING, "react"),
        ("s09", LOSING, "turn"),
        ("s18", LOSING, "turn"),
        ("s18", WINNING, "outcome"),
        ("s19", LOSING, "outcome"),
        ("s19", WINNING, "turn"),
        ("s22", LOSING, "outcome"),
        ("s22", WINNING, "turn"),
        ("s36", LOSING, "outcome"),
        ("s36", WINNING, "turn"),
        ("s45 s19", LOSING, "react"),
        ("s45.0", LOSING, "turn"),
    ],
)
def test_a_window_in_which_nothing_can_be_used_is_not_asked(powers: str, plays: str, asked: str) -> None:
    assert kind(trick(hand="1S 2S", plays=plays, powers=powers)) == asked


def test_reacting_comes_before_the_outcome() -> None:
    table = trick(hand="1S 2S", plays=LOSING, powers="s45 s19")
    assert may(table) == ["use s45", "pass"]
    play(table, "pass")
    assert may(table) == ["use s19", "pass"]
    table = trick(hand="1S 2S", plays=LOSING, powers="s45 s19")
    play(table, "use s45")
    assert kind(table) == "turn", "you are winning now, nothing to cancel"
    assert winners(table.events) == ["you"]


def test_after_your_card_the_followers_come_only_when_you_have_passed() -> None:
    table = trick(hand="9M 1S", powers="s42 s06", automaton="12M 4M")
    play(table, "play 9m")
    assert (kind(table), lies(table)) == ("after_card", ["9M"])
    play(table, "pass")
    assert answer(table.events, A) == ("12M", "beats")


def test_each_use_asks_again_until_you_pass() -> None:
    table = trick(hand="10M 11M 1S", plays=LOSING, powers="s09 s27 s45")
    play(table, "use s09", "lay 10m")
    assert may(table) == ["use s09", "use s27", "use s45", "pass"]
    play(table, "use s45")
    assert may(table) == ["use s09", "use s27", "pass"]
    play(table, "use s27", "automaton")
    assert kind(table) == "turn", "no swap after owners have changed"


def test_the_outcome_is_asked_again_for_the_new_winner_and_paid_once() -> None:
    table = trick(hand="1S 2S", plays=WINNING, powers="s18 s31 s36", trick=1)
    play(table, "use s18")
    assert may(table) == ["use s36", "pass"]
    events = play(table, "use s36")
    assert winners(events) == ["automaton"]
    assert scored(events) == []
    assert table.s.leader == Y


def test_remove_slots_are_emptied_one_by_one_and_their_tokens_come_back_next_round() -> None:
    table = trick(hand="10M 11M 1S 2S", plays=LOSING, powers="s09", trick=7)
    owned = table.s.stamina
    play(table, "use s09", "lay 10m")
    assert [table.s.slot[1, slot] for slot in range(2)] == [3, 1]
    assert (table.s.spare, table.s.stamina) == (1, owned)
    play(table, "use s09", "lay 11m")
    assert why(table, "use s09").code == "used_up"
    assert (table.s.spare, table.s.stamina, table.s.left) == (2, owned, 0)


def test_one_remove_slot_charged_means_one_use() -> None:
    table = trick(hand="10M 11M 1S 2S", plays=LOSING, powers="s09.1")
    play(table, "use s09", "lay 10m")
    assert may(table, "use") == []


def test_s18_s19_s36_once_for_the_same_trick() -> None:
    table = trick(hand="1S 2S", plays=WINNING, powers="s18 s19 s36")
    play(table, "use s18")
    assert may(table) == ["use s19", "use s36", "pass"]
    play(table, "use s36")
    assert may(table) == ["use s19", "pass"]
    play(table, "use s19")
    assert kind(table) == "turn"
    assert tricks(table) == (0, 0, 0)
    assert table.s.leader == Y


def test_s19_both_slots_in_different_tricks() -> None:
    table = trick(hand="9M 8M 1S", automaton="12M 11M 2B", factoryon="3M 4M 3B", powers="s19 s06", trick=6)
    play(table, "play 9m", "use s19")
    assert (table.s.leader, table.s.trick) == (A, 7)
    play(table, "play 8m")
    assert may(table) == ["use s19", "pass"]
    play(table, "use s19")
    assert tricks(table) == (0, 0, 0)
    assert table.s.trick == 8


def test_s22_ends_the_window_and_may_come_in_the_last_trick() -> None:
    table = trick(hand="", automaton="1B", factoryon="", plays=LOSING, powers="s22 s19", trick=8)
    assert may(table) == ["use s22", "use s19", "pass"]
    play(table, "use s22")
    assert (kind(table), table.s.trick, row(table, A)) == ("turn", 8, "12M 1B")


def test_s30_once_a_round_on_any_of_your_turns() -> None:
    table = trick(hand="9M 1S", powers="s30")
    play(table, "use s30", "play 9m")
    while kind(table) != "turn":
        play(table, "pass")
    assert may(table, "use") == []


def test_forced_abilities_are_never_asked() -> None:
    table = trick(hand="9M 1S", plays="automaton 6M, factoryon 1M", powers="s25 s04 s31 s41", trick=1)
    events = play(table, "play 9m")
    assert kind(table) == "turn"
    assert happened(events, "played")[0]["value"] == 13
    assert scored(events) == [1]


def test_the_winner_leads_the_next_trick_whoever_he_is() -> None:
    for plays, leader in ((WINNING, Y), (LOSING, A), ("automaton 2M, factoryon 12M, you 3M", F)):
        assert trick(hand="1S 2S", plays=plays).s.leader == leader


def test_points_paid_in_a_trick_stay_after_a_surrender() -> None:
    table = trick(hand="1S 2S 3S", plays=WINNING, powers="s31 s36", trick=1, automaton="13L 2B", factoryon="1L 3B")
    assert vp(table) == (0, 0, 1)
    events = play(table, "play 1s", "pass", "surrender")
    assert happened(table.events, "surrendered") == [{"event": "surrendered", "who": "factoryon"}]
    assert scored(events) == [1]
    assert vp(table)[Y] == 2, "the point of trick 1 and the trick itself"


# What ends with a trick


def next_trick(powers: str, hand: str = "9M 7B 1S", **fields: object) -> Board:
    """You led trick 6, the Automaton won it and leads a strength."""
    table = trick(hand=hand, automaton="12M 11M 2B", factoryon="3M 5B 1L", trick=6, powers=powers,
                  draws="2S 3S 6S 9S", **fields)  # type: ignore[arg-type] # fmt: skip
    play(table, "play 9m")
    return table


def test_what_binds_the_followers_ends_with_the_trick() -> None:
    table = next_trick("s06 s41 s46")
    second = table.events[[each["event"] for each in table.events].index("trick_won") :]
    assert [each["who"] for each in happened(second, "follow_drew")] == ["factoryon"] * 2
    assert answer(second, A) == ("12M", "highest")
    assert answer(second, F)[0] == "1L", "her lowest card, love too"
    assert winners(play(table, "play 7b")) == ["factoryon"], "and it is trump"


def test_a_freed_turn_ends_with_the_trick() -> None:
    table = trick(hand="9M 8M 7B 6B", plays="automaton 6M, factoryon 10M", powers="s17", trick=6, factoryon="12M 11M",
                  automaton="1S 2S", draws="1B 2B")  # fmt: skip
    play(table, "use s17", "play 7b")
    assert (table.s.leader, lies(table)[0]) == (F, "12M")
    assert may(table, "play") == ["play 8m", "play 9m"]


def test_a_named_suit_ends_with_the_trick() -> None:
    table = trick(hand="9M 8M 7B 6B", plays="automaton 6M, factoryon 10M", powers="s15", trick=6, factoryon="12M 11M",
                  automaton="1S 2S", draws="1B 2B")  # fmt: skip
    play(table, "use s15 as m", "play 7b")
    assert (table.s.leader, table.s.named) == (F, 0)
    assert may(table, "play") == ["play 8m", "play 9m"]


def test_after_owners_changed_in_one_trick_a_card_may_be_swapped_in_the_next() -> None:
    table = trick(hand="10M 11M 8M", plays=LOSING, powers="s09 s27 s06", trick=6, automaton="2M 1B",
                  factoryon="5M 2B")  # fmt: skip
    play(table, "use s27", "automaton")
    assert winners(table.events) == ["you"]
    play(table, "play 8m")
    assert may(table) == ["use s09", "pass"]
