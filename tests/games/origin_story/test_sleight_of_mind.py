"""The story s09: another card in place of yours, with everything it meets."""

from __future__ import annotations

from .board import hand, happened, kind, may, play, winners
from .builders import trick


def test_s09_sleight_of_mind_following_keeps_to_the_suit_of_the_card_taken_back() -> None:
    table = trick(hand="7M 11M 9B", plays="automaton 10M, factoryon 2M", powers="s09")
    play(table, "play 7m", "use s09")
    assert may(table) == ["lay 11m"]
    play(table, "lay 11m")
    assert hand(table) == {"7M", "9B"}


def test_s09_sleight_of_mind_is_of_no_use_after_the_only_card_of_the_led_suit() -> None:
    table = trick(hand="7M 9B", plays="automaton 10M, factoryon 2M", powers="s09")
    assert winners(play(table, "play 7m")) == ["automaton"]


def test_s09_sleight_of_mind_after_a_discard_any_card_if_void() -> None:
    table = trick(hand="7B 1L 9S", plays="automaton 10M, factoryon 2M", powers="s09")
    play(table, "play 7b", "use s09")
    assert may(table) == ["lay 1l", "lay 9s"]
    assert winners(play(table, "lay 1l", "pass")) == ["you"]


def test_s09_sleight_of_mind_after_grapple_line_any_card() -> None:
    table = trick(hand="7M 1L 9S", plays="automaton 10M, factoryon 2M", powers="s09 s17")
    play(table, "use s17", "play 9s", "use s09")
    assert may(table) == ["lay 1l", "lay 7m"]


def test_s09_sleight_of_mind_after_shapeshift_goes_by_the_natural_suit() -> None:
    table = trick(hand="9B 4M 7M", plays="automaton 6M, factoryon 1M", powers="s09 s15")
    play(table, "use s15 as m", "play 9b", "use s09")
    assert may(table) == ["lay 4m", "lay 7m"]
    play(table, "lay 7m")
    assert table.s.suit[2] == 2


def test_s09_sleight_of_mind_leading_keeps_to_the_suit_that_was_named() -> None:
    for other, offered in (("10B", False), ("10M", True)):
        table = trick(hand=f"9B {other} 1S", automaton="12M 4S", factoryon="3M 2S", powers="s09 s15 s06")
        play(table, "use s15 as m", "play 9b")
        assert (kind(table) == "react") == offered
    play(table, "use s09")
    assert may(table) == ["lay 10m"]


def test_s09_sleight_of_mind_loses_what_was_used_on_the_old_card_but_not_forced_values() -> None:
    table = trick(hand="3M 5M 9B", plays="automaton 12M, factoryon 1M", powers="s09 s14 s25 s45")
    play(table, "play 3m", "use s14", "use s45", "use s09")
    events = play(table, "lay 5m")
    assert happened(events, "card_swapped") == [{"event": "card_swapped", "taken": "3M", "card": "5M", "value": 7}]


def test_s09_sleight_of_mind_both_slots_in_one_trick_but_not_after_mirror_cloak() -> None:
    table = trick(hand="10M 11M 9B", plays="you 9M, automaton 12M, factoryon 1M", powers="s09 s27")
    play(table, "use s09", "lay 10m", "use s09", "lay 11m")
    assert may(table, "use") == ["use s27"]
    table = trick(hand="10M 11M 9B", plays="you 9M, automaton 12M, factoryon 1M", powers="s09 s27")
    play(table, "use s27", "automaton")
    assert winners(table.events) == ["you"]


def test_s09_sleight_of_mind_in_the_last_trick_needs_a_card_left() -> None:
    table = trick(hand="10M", plays="you 9M, automaton 12M, factoryon 1M", powers="s09", trick=8)
    assert may(table) == ["use s09", "pass"]
    table = trick(hand="10B", plays="you 9M, automaton 12M, factoryon 1M", powers="s09", trick=8)
    assert kind(table) != "react"
