"""What the view and the questions tell beyond the cards: what an answer would come to, how the trick stands."""

from __future__ import annotations

from typing import Any

import pytest

from tablemate.games.origin_story.cards import standard_cards
from tablemate.games.origin_story.state import LAYOUT
from tablemate.games.origin_story.terms import Op, Window
from tablemate.games.origin_story.view import build_view, decisions
from tablemate.kernel.seats import SPECTATOR
from tablemate.kernel.seen import Seen

from .board import A, Board, F, happened, may, play, scored, view, winners
from .builders import between, trick
from .positions import HERO, laid, own_set

STANDARD = standard_cards()
LOSING = "you 9M, automaton 12M, factoryon 3M"
WINNING = "you 9M, automaton 5M, factoryon 3M"


def in_hand(table: Board, card: str) -> dict[str, Any]:
    """A card of yours as you see it."""
    (found,) = [each for each in view(table)["hand"] if each["card"] == card]
    return found  # type: ignore[no-any-return]


def subject(table: Board) -> dict[str, Any]:
    """What the question is about."""
    return dict(decisions(table.seen)[0].subject)


def winning(table: Board) -> list[str]:
    """Whose cards are shown as winning."""
    return [each["owner"] for each in view(table)["plays"] if each["wins"]]


# A card of yours before it is played


@pytest.mark.parametrize(
    ("fields", "card", "laid_as"),
    [
        ({"hand": "9M 1B"}, "9M", {"suit": "M", "value": 9, "changed": False, "wins": True}),
        ({"hand": "9M 1B", "powers": "m3 s26"}, "9M", {"suit": "M", "value": 17, "changed": True, "wins": True}),
        ({"hand": "9M 1B", "powers": "s43=M"}, "9M", {"suit": "L", "value": 9, "changed": True, "wins": True}),
        ({"hand": "9M", "plays": "automaton 9L, factoryon 1M"}, "9M",
         {"suit": "M", "value": 9, "changed": False, "wins": False}),
        ({"hand": "9M", "plays": "automaton 10M, factoryon 1M", "powers": "s25"}, "9M",
         {"suit": "M", "value": 11, "changed": True, "wins": True}),
        ({"hand": "9M", "plays": "automaton 11M, factoryon 1M", "powers": "s25"}, "9M",
         {"suit": "M", "value": 11, "changed": True, "wins": False}),
        ({"hand": "9M", "plays": "automaton 11M, factoryon 1M", "powers": "s25 h04"}, "9M",
         {"suit": "M", "value": 11, "changed": True, "wins": True}),
        ({"hand": "9M", "plays": "automaton 11M, factoryon 12M", "powers": "s08", "trick": 8}, "9M",
         {"suit": "M", "value": 13, "changed": True, "wins": True}),
        ({"hand": "2M", "plays": "automaton 11M, factoryon 12M", "event": "X7"}, "2M",
         {"suit": "M", "value": 2, "changed": False, "wins": True}),
        ({"hand": "13S", "plays": "automaton 2M, factoryon 1M"}, "13S",
         {"suit": "S", "value": 13, "changed": False, "wins": False}),
    ],
)  # fmt: skip
def test_laid_is_what_the_card_comes_to_when_it_is_played(
    fields: dict[str, Any], card: str, laid_as: dict[str, Any]
) -> None:
    table = trick(**fields)
    assert in_hand(table, card)["laid"] == laid_as
    (mine,) = [each for each in happened(play(table, f"play {card.lower()}"), "played") if each["who"] == "you"]
    assert mine["value"] == laid_as["value"]


def test_laid_goes_by_the_suit_that_was_named() -> None:
    table = trick(hand="9B 2S", plays="automaton 6M, factoryon 1M", powers="s15 s11")
    assert in_hand(table, "9B")["laid"] == {"suit": "B", "value": 9, "changed": False, "wins": False}
    play(table, "use s15 as m")
    assert in_hand(table, "9B")["laid"] == {"suit": "M", "value": 12, "changed": True, "wins": True}
    assert (in_hand(table, "9B")["suit"], in_hand(table, "9B")["value"]) == ("B", 9), "in hand it stays what it is"


def test_laid_changes_nothing_on_the_table() -> None:
    table = trick(hand="9M 1B", powers="m3 s06 s41 s46 s26")
    before = bytes(table.s.raw)
    assert in_hand(table, "9M")["laid"]
    assert bytes(table.s.raw) == before


def test_only_cards_that_may_be_laid_now_are_playable() -> None:
    table = trick(hand="9B 4M", plays="automaton 6M, factoryon 1M", powers="s17")
    assert [(each["card"], each["playable"], each["laid"] is None) for each in view(table)["hand"]] == [
        ("9B", False, True),
        ("4M", True, False),
    ]
    play(table, "use s17")
    assert in_hand(table, "9B")["playable"]
    table = trick(hand="10M 9B", plays=LOSING, powers="s09")
    assert not in_hand(table, "10M")["playable"], "first the ability is to be used"
    play(table, "use s09")
    assert [(each["card"], each["playable"], each["laid"]) for each in view(table)["hand"]] == [
        ("9B", False, None),
        ("10M", True, None),
    ]


def test_laid_is_left_out_where_it_takes_more_than_is_seen() -> None:
    """Which cards won your tricks is not to be looked up (A25)."""
    cards = own_set(s01=["lead?wonwith(L)>=1: val(+2)"])
    for powers in (["m2"], ["m2", "s01"]):
        table = laid(
            **HERO, options={"cards": cards}, powers=powers, slots={"s01": 1} if len(powers) == 2 else {}, trick=2,
            tricks={"you": 1}, won=["9L"], leader="you",
        )  # fmt: skip
        assert [each["laid"] is None for each in table.view(0)["hand"]] == [len(powers) == 2] * 7


def test_spectators_see_the_same_of_a_trick_as_you() -> None:
    table = trick(hand="9M 1B", plays="automaton 6M, factoryon 1M", powers="s25 s28")
    other = build_view(Seen(LAYOUT, table.s, SPECTATOR, table.options))
    assert {name: other[name] for name in ("hand", "plays", "side_pays")} == {
        name: view(table)[name] for name in ("hand", "plays", "side_pays")
    }


# The trick


def test_the_winning_card_is_marked_as_things_stand() -> None:
    assert winning(trick(hand="1S", plays="automaton 6M, factoryon 9M")) == ["factoryon"]
    table = trick(hand="1S 2S", plays=WINNING, powers="s18 s36 s19")
    assert winning(table) == ["you"]
    play(table, "use s18")
    assert winning(table) == ["automaton"], "it was given to her"
    play(table, "use s36")
    assert (view(table)["takes_lead"], view(table)["cancelled"]) == (True, False)
    table = trick(hand="1S 2S", plays=LOSING, powers="s19 s36")
    assert (view(table)["takes_lead"], view(table)["cancelled"]) == (False, False)
    play(table, "use s19")
    assert winning(table) == []
    assert (view(table)["takes_lead"], view(table)["cancelled"]) == (False, True)
    play(table, "use s36")
    assert (view(table)["takes_lead"], view(table)["cancelled"]) == (False, False), "the next trick has begun"


def test_the_winning_card_changes_with_its_owner() -> None:
    table = trick(hand="1S 2S", plays=LOSING, powers="s27 s45 s18")
    assert winning(table) == ["automaton"]
    play(table, "use s27", "automaton")
    assert winning(table) == ["you"]
    assert [(each["card"], each["by"], each["owner"]) for each in view(table)["plays"]][:2] == [
        ("9M", "you", "automaton"),
        ("12M", "automaton", "you"),
    ]


# What a side, a surrender and an exchange would come to


@pytest.mark.parametrize("side", ["hero", "villain"])
@pytest.mark.parametrize(
    ("powers", "event", "pays"),
    [
        ("", None, [4]),
        ("s28", None, [4, 4]),
        ("s28.0", None, [4]),
        ("h05", None, [5, 5]),
        ("s28 h05", None, [5, 5]),
        ("", "X4", [2]),
        ("s28", "X4", [2, 2]),
        ("s47", None, [4]),
    ],
)
def test_sides_pay_by_tricks(side: str, powers: str, event: str | None, pays: list[int]) -> None:
    table = trick(hand="9M 1B", side=side, powers=powers, event=event, tricks=(1, 1, 1))
    assert view(table)["side_pays"] == {"hero": list(range(9)), "villain": pays + [0] * (9 - len(pays))}


def test_what_sides_pay_is_known_while_you_charge_and_choose() -> None:
    table = between(in_round=2, powers="s28", stories="s01 s03 s05")
    play(table, "keep s01")
    assert view(table)["side_pays"]["villain"][:3] == [4, 0, 0]
    play(table, "charge s28")
    assert view(table)["side_pays"]["villain"][:3] == [4, 4, 0]
    play(table, "done")
    assert may(table) == ["hero", "villain"]
    assert view(table)["side_pays"]["villain"][:3] == [4, 4, 0]


def test_a_villain_is_paid_up_to_the_last_number_of_tricks_that_pays() -> None:
    cards = own_set(s01=["ongoing: villain(3,2)"])
    table = laid(side="villain", options={"cards": cards}, powers=["m1", "s01"], slots={"s01": 1})
    assert table.view(0)["side_pays"]["villain"] == [4, 2, 2, 2, 0, 0, 0, 0, 0]
    cards = own_set(G4=["static: villainpay(0)"])
    table = laid(side="villain", options={"cards": cards}, round=3, event="G4")
    assert table.view(0)["side_pays"]["villain"] == [0] * 9


@pytest.mark.parametrize("leader", [A, F])
@pytest.mark.parametrize("number", [1, 4, 8])
def test_the_points_of_a_surrender_are_told_before(leader: int, number: int) -> None:
    cards = " ".join(f"{value}M" for value in range(1, 10 - number))
    table = trick(hand=cards, leader=leader, trick=number)
    told = view(table)["surrender"]
    points = told["points"]
    assert (told["row"], told["trick"], points) == (8 - number, 1, 9 - number)
    assert scored(play(table, "surrender"), leader)[0] == points


def test_the_points_of_a_surrender_count_cards_and_not_tricks() -> None:
    table = trick(hand="1M", automaton="13M 2B", factoryon="3B", leader=A, trick=8)
    assert view(table)["surrender"]["points"] == 2
    assert scored(play(table, "surrender"), A)[0] == 2


def test_no_points_are_told_where_you_may_not_surrender() -> None:
    assert view(trick(hand="1M 2M"))["surrender"] is None, "you lead"
    assert view(trick(hand="1M 2M", leader=A, side="villain"))["surrender"] is None
    table = trick(hand="1M 2B", plays="automaton 6M, factoryon 9M", powers="s30 s17")
    assert view(table)["surrender"]["points"] == table.s.n_row[A] + 1
    play(table, "use s17")
    assert view(table)["surrender"] is None


@pytest.mark.parametrize(
    ("automaton", "event", "gets"),
    [("3L 5B 5S 12M", None, "5B"), ("4L 9L", None, "4L"), ("6S 7B", "G1", "7B"), ("9B 4.5L 3S", None, "3S")],
)
def test_the_card_you_would_get_is_told_before(automaton: str, event: str | None, gets: str) -> None:
    table = trick(hand="2M 11S", automaton=automaton, factoryon="1S 8B", powers="s21", event=event, at=Op.LATER_PARTS)
    assert subject(table) == {"who": "automaton", "gets": gets}
    (exchanged,) = happened(play(table, "give 2m"), "exchanged")
    assert exchanged == {"event": "exchanged", "who": "automaton", "taken": gets, "given": "2M"}
    assert subject(table)["who"] == "factoryon"


@pytest.mark.parametrize(("event", "vancard", "lent"), [("G6", "G1", 1), ("X1", "X8", -1), ("G4", "G1", 0)])
def test_lent_tokens_are_shown_for_this_round(event: str, vancard: str, lent: int) -> None:
    table = between(in_round=3, event=event, vancard=vancard, powers="m6", stories="s01 s03 s05")
    assert view(table)["stamina"] == {"owned": 4, "left": 0, "lent": lent, "spare": 0}
    play(table, "keep s01")
    assert view(table)["stamina"] == {"owned": 4, "left": 4 + lent, "lent": lent, "spare": 0}
    assert subject(table) == {"tokens": 4 + lent}


def test_what_binds_the_followers_is_shown_in_the_trick_you_lead() -> None:
    table = trick(hand="9M 1B", powers="s06 s41 s46 s42", automaton="12M 4M", factoryon="11M 3M")
    assert view(table)["binding"] == []
    play(table, "play 9m")
    assert view(table)["binding"] == ["no_draw", "no_love", "no_trump"]
    events = play(table, "use s42")
    assert winners(events) == ["you"]
    assert view(table)["binding"] == [], "the next trick has begun"


def test_os_surrender_1_the_view_tells_what_surrendering_would_come_to() -> None:
    """The sum, the leader's points then, and the cards that count tricks at the end of the round (A31)."""
    table = trick(hand="9M 1B", plays="automaton 6M, factoryon 1M", powers="s25 s28")
    told, leader = view(table)["surrender"], view(table)["leader"]
    assert told["after"] == view(table)["vp"][leader] + told["points"]


def test_a31_a_card_pays_nothing_after_a_surrender_if_its_end_counts_tricks() -> None:
    counted = set()
    for card in STANDARD.stories:
        table = trick(hand="9M 1B", plays="automaton 6M, factoryon 1M", powers=card.id)
        counts = any(ability.window is Window.END and ability.tricks for ability in card.abilities)
        assert (card.id in view(table)["surrender"]["pays_nothing"]) == counts
        counted.add(counts)
    assert counted == {False, True}


def test_os_charge_1_a_story_on_offer_tells_what_it_leaves_of_your_tokens() -> None:
    table = between(in_round=2, powers="s28", stories="s01 s03 s05")
    seen = view(table)
    assert list(seen["leaves"]) == seen["offer"]
    play(table, "keep s01")
    tokens = subject(table)["tokens"]
    for power, left in seen["leaves"].items():
        (card,) = (each for each in STANDARD.stories if each.id == power)
        costs = sorted(slot.cost for slot in card.slots)
        assert left == [tokens - sum(costs[: n + 1]) for n in range(len(costs)) if sum(costs[: n + 1]) <= tokens]
