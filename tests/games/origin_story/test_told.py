"""What is told beside cards and points: what a card counts as, forced abilities that bind, tokens for a round."""

from __future__ import annotations

from typing import Any

import pytest

from .board import A, Y, happened, names_of, play
from .builders import between, last_trick, trick


def used(events: list[dict[str, object]]) -> list[object]:
    """The abilities that were told."""
    return [each["power"] for each in happened(events, "power_used")]


# Suits


@pytest.mark.parametrize(
    ("powers", "lines", "card", "suit"),
    [
        ("s43=B", [], "9B", "L"),
        ("s15", ["use s15 as s"], "9B", "S"),
        ("s15 s43=B", ["use s15 as m"], "9B", "M"),
        ("s15 s43=B", ["use s15 as l"], "9B", "L"),
    ],
)
def test_a_card_that_counts_as_another_suit_is_told_right_before_it_lies(
    powers: str, lines: list[str], card: str, suit: str
) -> None:
    table = trick(hand="9B 2S", powers=powers)
    play(table, *lines)
    events = play(table, f"play {card.lower()}")
    place = names_of(events).index("played")
    assert events[place - 1] == {"event": "counts_as", "card": card, "suit": suit}
    assert len(happened(events, "counts_as")) == 1


@pytest.mark.parametrize(
    ("powers", "lines", "card"),
    [("", [], "9B"), ("s43=B", [], "2S"), ("s15", ["use s15 as b"], "9B"), ("s15 s43=B", ["use s15 as b"], "9B")],
)
def test_a_card_that_counts_as_printed_needs_no_word(powers: str, lines: list[str], card: str) -> None:
    table = trick(hand="9B 2S", powers=powers)
    play(table, *lines)
    assert not happened(play(table, f"play {card.lower()}"), "counts_as")


def test_a_card_laid_in_place_of_yours_is_told_by_its_own_suit() -> None:
    table = trick(hand="9B 2S", plays="you 4L, automaton 6L, factoryon 1L", powers="s43=B s09")
    play(table, "use s09")
    events = play(table, "lay 9b")
    assert names_of(events)[:2] == ["counts_as", "card_swapped"]
    assert events[0] == {"event": "counts_as", "card": "9B", "suit": "L"}
    table = trick(hand="9B 4M 7M", plays="automaton 6M, factoryon 1M", powers="s09 s15")
    play(table, "use s15 as m", "play 9b", "use s09")
    assert not happened(play(table, "lay 7m"), "counts_as"), "what was named stays with the old card"


# Abilities that work by themselves


@pytest.mark.parametrize("power", ["s06", "s41", "s46"])
def test_a_forced_ability_that_binds_the_followers_is_told_before_your_card(power: str) -> None:
    table = trick(hand="9M 1S", powers=power)
    events = play(table, "play 9m")
    assert names_of(events)[:2] == ["power_used", "played"]
    assert events[0] == {"event": "power_used", "spot": "panel 1", "power": power}


@pytest.mark.parametrize("power", ["s06", "s41", "s46"])
def test_nothing_binds_when_you_follow_or_without_a_charge(power: str) -> None:
    table = trick(hand="9M 1S", plays="automaton 6M, factoryon 1M", powers=power)
    assert used(play(table, "play 9m")) == []
    table = trick(hand="9M 1S", powers=f"{power}.0")
    assert used(play(table, "play 9m")) == []


@pytest.mark.parametrize("powers", ["s26", "m3", "h04", "s04", "h02"])
def test_a_forced_change_of_your_card_is_told_by_its_value_alone(powers: str) -> None:
    assert used(play(trick(hand="9M 1S", powers=powers), "play 9m")) == []


def test_all_that_binds_is_told_in_the_order_of_the_panels_and_not_again_when_all_have_followed() -> None:
    table = trick(hand="9M 10M 1S", powers="s46 s09 s06 s41", automaton="12M 4S", factoryon="3M 2S")
    assert used(play(table, "play 9m")) == ["s46", "s06", "s41"]
    assert used(play(table, "use s09")) == ["s09"]
    assert used(play(table, "lay 10m")) == []


def test_s46_is_not_told_when_you_lead_trump() -> None:
    assert used(play(trick(hand="9L 1S", powers="s46 s41"), "play 9l")) == ["s41"]


# Tokens


@pytest.mark.parametrize(("event", "vancard", "number"), [("G6", "G1", 1), ("X1", "X8", -1)])
def test_tokens_for_a_round_are_told_when_the_event_is_used(event: str, vancard: str, number: int) -> None:
    table = between(in_round=3, event=event, vancard=vancard, powers="m6", stories="s01 s03 s05")
    first = names_of(table.events).index("event_revealed")
    assert table.events[first : first + 3] == [
        {"event": "event_revealed", "vancard": event},
        {"event": "event_used", "vancard": event},
        {"event": "stamina_lent", "number": number},
    ]
    assert happened(table.events, "stamina") == [{"event": "stamina", "gained": 1, "owned": 4}]


def test_other_events_lend_nothing() -> None:
    table = between(in_round=3, event="G4", powers="m6", stories="s01 s03 s05")
    assert not happened(table.events, "stamina_lent", "event_used")


# What a Vancardian looks at, and what a side brings


def test_the_card_to_beat_is_told_before_she_follows_suit() -> None:
    table = trick(hand="1S", automaton="12M 4M", plays="you 9M", factoryon="13M 2M", no_draw=True)
    told = happened(table.events, "to_beat", "played")
    assert told[:4] == [
        {"event": "to_beat", "who": "you", "card": "9M", "value": 9, "suit": "M"},
        {"event": "played", "who": "automaton", "card": "12M", "why": "beats", "value": 12},
        {"event": "to_beat", "who": "automaton", "card": "12M", "value": 12, "suit": "M"},
        {"event": "played", "who": "factoryon", "card": "13M", "why": "beats", "value": 13},
    ]


@pytest.mark.parametrize(
    "fields", [{"automaton": "3B 4S"}, {"automaton": "12M 4M", "side": "villain"}, {"automaton": "12M", "leader": A}]
)
def test_no_card_is_to_be_beaten_where_none_is_looked_for(fields: dict[str, Any]) -> None:
    """Without the led suit, against a villain without tricks, and by the one who leads."""
    plays = "" if "leader" in fields else "you 9M"
    table = trick(hand="1S", factoryon="5L 6L", plays=plays, powers="s20", **fields)
    assert not happened(table.events, "to_beat")


@pytest.mark.parametrize(("powers", "event", "pays"), [("", None, 0), ("s28", None, 4), ("s28", "X4", 2)])
def test_the_first_trick_of_a_villain_is_told_with_what_is_left_of_his_pay(
    powers: str, event: str | None, pays: int
) -> None:
    fields: dict[str, Any] = {"plays": "you 9M, automaton 2M, factoryon 3M", "powers": powers, "event": event}
    table = trick(hand="1S 2S", side="villain", **fields)
    assert happened(table.events, "villain_spoiled") == [{"event": "villain_spoiled", "pays": pays}]
    for other in ({"side": "hero"}, {"side": "villain", "tricks": (0, 0, 1)}):
        assert not happened(trick(hand="1S 2S", **fields, **other).events, "villain_spoiled")


@pytest.mark.parametrize(("side", "won", "points"), [("hero", 3, 3), ("villain", 3, 0), ("villain", 0, 4)])
def test_what_every_side_brings_is_told_also_if_it_is_nothing(side: str, won: int, points: int) -> None:
    table = last_trick(A, side=side, tricks=(7 - won, 0, won))
    told = [(each["who"], each["side"], each["tricks"], each["points"]) for each in happened(table.events, "side_paid")]
    assert told == [("automaton", "hero", 8 - won, 8 - won), ("factoryon", "hero", 0, 0), ("you", side, won, points)]


def test_an_event_that_pays_is_told_before_its_points() -> None:
    for table, number in (
        (last_trick(Y, event="X5", tricks=(4, 3, 0)), 1),
        (last_trick(A, event="X8", tricks=(3, 3, 1)), 2),
        (last_trick(A, event="G4", tricks=(3, 3, 1)), 0),
    ):
        names = names_of(table.events)
        used = [index for index, name in enumerate(names) if name == "event_used"]
        assert len(used) == number
        assert [names[index + 1] for index in used] == ["scored"] * number
