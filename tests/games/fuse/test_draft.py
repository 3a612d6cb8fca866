"""The draft: claiming, holding, giving, placing, burning.  (Sheet: turn, penalty; A1, A2, A10, A22.)"""

from __future__ import annotations

from typing import Any

import pytest

from tablemate import Table

from .builders import (
    P1,
    P2,
    P3,
    dice_on,
    fuse,
    happened,
    in_bag,
    kinds,
    may,
    names_of,
    owed,
    phase,
    play,
    refusal,
    rolling,
    subject,
    tray,
    why,
)


def three(tray: str, **fields: Any) -> Table:
    """Three players; P1 wants K and a low G, P2 anything, P3 only black."""
    mats = [["B31 . Y5", "B35"], ["B02", "B13"], ["B38", "B45"]]
    return fuse(**{"players": 3, "mats": mats, "tray": tray, **fields})


# The decisions of the draft


def test_claim_who_has_quota_nothing_in_hand_and_no_pick_owed() -> None:
    table = three("K3 B5 R1")
    assert kinds(table) == {P1: "draft", P2: "draft", P3: "draft"}
    assert may(table, P1, "claim") == ["claim k3", "claim b5", "claim r1"]
    assert subject(table, P1) == {"dice": 1, "hand": None}
    assert happened(play(table, "P1 claim b5"), "claimed") == [{"seat": P1, "die": "B5"}]
    assert tray(table) == "K3 B5@1 R1"
    assert subject(table, P1) == {"dice": 1, "hand": "B5"}
    assert may(table, P1, "claim") == []
    assert refusal(table, "P1 claim k3") == "hand_full"
    assert refusal(table, "P1 claim b5") == "hand_full"


def test_claim_a_player_with_the_quota_used_takes_nothing_more() -> None:
    table = three("K3 B5 R1>2", owed=[1, 0, 1])
    assert P2 not in kinds(table)
    assert may(table, P2) == []
    for action in ("claim k3", "place k3 on b02.1", "burn k3"):
        assert refusal(table, f"P2 {action}") == "quota_used"


def test_equal_dice_are_one_choice() -> None:
    table = three("R1 R1 K3")
    assert may(table, P2, "claim") == ["claim r1", "claim k3"]
    play(table, "P1 claim r1", "P2 claim r1")
    assert tray(table) == "R1@1 R1@2 K3"


def test_case_21_the_first_claim_holds_the_other_is_told_who() -> None:
    """Four players; claims on one die 3 ms apart."""
    mats = [["B02", "B31"], ["B04", "B35"], ["B06", "B38"], ["B13", "B37"]]
    table = fuse(players=4, mats=mats, tray="R4 B2 G3 Y1", options={"mode": "live"})
    table.play("claim r4", P1, at=5000)
    reason = why(table, "P4 claim r4")
    assert (reason.code, dict(reason.arguments)) == ("taken", {"die": "R4", "how": "held", "seat": 1})
    play(table, "P1 release r4", "P4 claim r4")
    assert tray(table) == "R4@4 B2 G3 Y1"


def test_release_the_holder_puts_it_back_and_still_owes() -> None:
    table = three("K3@1 B5 R1")
    assert may(table, P2, "release") == []
    assert refusal(table, "P2 release k3") == "taken"
    assert refusal(table, "P2 release b5") == "not_in_hand"
    assert refusal(table, "P1 release b5") == "not_in_hand"
    assert happened(play(table, "P1 release k3"), "released") == [{"seat": P1, "die": "K3"}]
    assert tray(table) == "K3 B5 R1"
    assert owed(table) == [1, 1, 1]


def test_give_only_to_a_player_who_might_claim_now() -> None:
    """Not to oneself, not to who holds a die, owes none, or owes a pick."""
    table = three("K3@1 B5@2 R1")
    assert may(table, P1, "give") == ["give k3 to 3"]
    assert refusal(table, "P1 give k3 to 1") == "cannot_give"
    assert refusal(table, "P1 give k3 to 2") == "cannot_give"
    assert refusal(table, "P1 give k3 to 4") == "no_such_seat"
    assert refusal(table, "P1 give b5 to 3") == "taken"
    assert refusal(table, "P3 give r1 to 1") == "not_in_hand"
    assert happened(play(table, "P1 give k3 to 3"), "given") == [{"seat": P1, "to": P3, "die": "K3"}]
    assert tray(table) == "K3@3 B5@2 R1"
    assert owed(table) == [1, 1, 1]

    assert may(three("K3@1 B5 R1>3", owed=[1, 1, 0]), P1, "give") == ["give k3 to 2"]


def test_give_not_to_a_player_who_owes_a_pick() -> None:
    table = fuse(
        players=2,
        mats=[["B31 . Y5", "B35"], ["B08 R1", "B13"]],
        tray="K3@1 K6 B5 R1",
    )
    play(table, "P2 place k6 on b08.2")
    assert kinds(table) == {P1: "draft", P2: "pick"}
    assert may(table, P1, "give") == []
    assert refusal(table, "P1 give k3 to 2") == "cannot_give"


def test_place_every_slot_of_the_holder_that_accepts_the_die() -> None:
    table = three("K3@1 B5 R1")
    assert may(table, P1, "place") == ["place k3 on b31.3", "place k3 on b35.1"]
    events = play(table, "P1 place k3 on b35.1")
    assert happened(events, "placed") == [{"seat": P1, "die": "K3", "card": "B35", "slot": 1}]
    assert dice_on(table, "B35") == ["K3", None, None]
    assert owed(table) == [0, 1, 1]
    assert tray(table) == "K3>1 B5 R1"


def test_place_only_on_cards_in_front_of_oneself() -> None:
    table = three("K3 B5 R1")
    assert refusal(table, "P1 place k3 on b02.1") == "not_your_card"
    assert refusal(table, "P1 place k3 on b99.1") == "no_such_card"
    assert refusal(table, "P1 place k3 on b35.7") == "no_such_slot"
    assert refusal(table, "P1 place k3 on b35.4") == "no_such_slot"


def test_place_and_burn_may_name_a_free_die_claim_and_use_in_one() -> None:
    """Legal when both would be."""
    table = three("K3 B5 R1")
    play(table, "P1 place k3 on b35.1")
    assert refusal(table, "P2 place k3 on b02.1") == "taken"
    held = three("K3 B5@1 R1")
    assert refusal(held, "P1 place k3 on b35.1") == "hand_full"
    assert refusal(held, "P1 burn r1") == "hand_full"


def test_hold_off_there_is_no_claim_release_or_give() -> None:
    table = three("K3 B5 R1", options={"hold": False})
    assert may(table, P1) == ["place k3 on b31.3", "place k3 on b35.1"]
    assert refusal(table, "P1 claim k3") == "no_holding"
    assert refusal(table, "P1 release k3") in ("no_holding", "not_in_hand")
    assert refusal(table, "P1 give k3 to 2") in ("no_holding", "not_in_hand")
    play(table, "P1 place k3 on b31.3")
    assert tray(table) == "K3>1 B5 R1"


def test_a_player_holds_one_die_at_a_time_also_with_a_quota_of_three() -> None:
    table = fuse(mats=[["B02", "B31", "B35", "B38"]], tray="R1 B2 G3")
    play(table, "P1 claim r1")
    assert owed(table) == [3]
    assert refusal(table, "P1 claim b2") == "hand_full"
    assert refusal(table, "P1 place b2 on b02.1") == "hand_full"
    play(table, "P1 place r1 on b02.1", "P1 claim b2")
    assert owed(table) == [2]


def test_the_draft_ends_when_every_die_is_used() -> None:
    table = three("K3 B5 R1")
    play(table, "P1 place k3 on b35.1", "P2 place r1 on b02.1")
    assert phase(table) == "draft"
    assert names_of(play(table, "P3 burn b5"))[:2] == ["burnt", "penalty"]


def test_nobody_must_find_the_best_allocation() -> None:
    """The team's choice: P2 may take the only die that P1 could use, and P1 then burns."""
    table = three("K3 B5 R1")
    play(table, "P2 place k3 on b02.1")
    assert {"burn b5", "burn r1"} <= set(may(table, P1))


# Burning


def burning(tray: str = "B5@1 K3", **options: Any) -> Table:
    """Two players, one die each; B31 with Y5 and an empty B35 in front of P1 (case 26)."""
    options = {"strict_sheet": True, **options}
    return fuse(players=2, mats=[["B31 . Y5", "B35"], ["B02", "B13"]], tray=tray, options=options)


def test_case_26_A1_burning_is_refused_while_a_free_die_fits() -> None:
    table = burning()
    reason = why(table, "P1 burn b5")
    assert (reason.code, reason.rule, dict(reason.arguments)) == ("other_die_fits", "A1", {"die": "K3"})
    play(table, "P2 claim k3")
    assert "burn b5" in may(table, P1)


def test_case_26_A1_misfit_allows_it_from_the_start() -> None:
    table = burning(burn_if="misfit")
    assert "burn b5" in may(table, P1)


def test_A1_a_die_in_hand_that_fits_cannot_be_burnt() -> None:
    for burn_if in ("stuck", "misfit"):
        table = burning("K3@1 B5", burn_if=burn_if)
        assert refusal(table, "P1 burn k3") == "die_fits"


def test_A1_any_also_burns_a_fitting_die() -> None:
    table = burning("K3@1 B5", burn_if="any")
    assert {"burn k3", "place k3 on b35.1"} <= set(may(table, P1))
    play(table, "P1 burn k3")
    assert tray(table) == "K3!1 B5"


@pytest.mark.parametrize(
    ("burn_if", "burnable"), [("stuck", []), ("misfit", ["burn b5"]), ("any", ["burn b5", "burn k3"])]
)
def test_A1_what_may_be_burnt_from_the_tray(burn_if: str, burnable: list[str]) -> None:
    assert may(burning("B5 K3", burn_if=burn_if), P1, "burn") == burnable


def test_A1_dice_held_by_others_or_used_do_not_count() -> None:
    assert may(burning("B5 K3@2"), P1, "burn") == ["burn b5"]
    assert may(
        fuse(
            players=3,
            mats=[["B31 . Y5", "B35"], ["B02", "B13"], ["B04", "B14"]],
            tray="B5 K3!2 K4>3",
            owed=[1, 0, 0],
        ),
        P1,
        "burn",
    ) == ["burn b5"]


def test_A2_two_players_who_want_the_same_die_the_other_burns_any() -> None:
    """Once it is claimed the other takes whatever is left."""
    mats = [["B35", "B38"], ["B31 G1 Y5 .", "B34 . K1"], ["B02", "B13"]]
    table = fuse(players=3, mats=mats, tray="K3 B5 B6", row="B01 B03", pile="")
    assert may(table, P1, "burn") == may(table, P2, "burn") == []
    play(table, "P2 place k3 on b31.3", "P2 pick b01")
    assert set(may(table, P1, "burn")) == {"burn b5", "burn b6"}


def test_sheet_penalty_who_can_place_nothing_must_take_a_die_all_the_same() -> None:
    """No passing: the only actions left are to take a die and burn it, and the draft waits for it."""
    table = fuse(
        players=3,
        mats=[["B35", "B38"], ["B02", "B13"], ["B04", "B14"]],
        tray="R1 B2>2 G3>3",
        owed=[1, 0, 0],
        options={"hold": False},
    )
    assert may(table, P1) == ["burn r1"]
    assert kinds(table) == {P1: "draft"}


# hard_hands


def test_A10_hard_hands_a_wrong_placement_empties_the_card_and_the_die_stays_in_hand() -> None:
    table = three("R1@1 B5 K3", options={"hard_hands": True})
    assert "place r1 on b31.1" in may(table, P1)
    before = in_bag(table)
    events = play(table, "P1 place r1 on b31.1")
    assert happened(events, "spoiled") == [{"seat": P1, "die": "R1", "card": "B31", "dice": 1}]
    assert dice_on(table, "B31") == [None, None, None]
    assert in_bag(table) == before + 1
    assert tray(table) == "R1@1 B5 K3"
    assert owed(table) == [1, 1, 1]


def test_A10_only_an_empty_supported_slot_may_be_named() -> None:
    table = three("R1@1 B5 K3", options={"hard_hands": True})
    assert refusal(table, "P1 place r1 on b31.2") == "slot_filled"
    assert refusal(table, "P1 place r1 on b35.2") == "needs_support"


def test_A10_without_holding_the_die_stays_in_the_tray() -> None:
    table = three("R1 B5 K3", options={"hard_hands": True, "hold": False})
    play(table, "P1 place r1 on b31.1")
    assert tray(table) == "R1 B5 K3"
    assert owed(table) == [1, 1, 1]


def test_A10_a_die_named_from_the_tray_is_in_hand_after_it_is_misplaced() -> None:
    table = three("R1 B5 K3", options={"hard_hands": True})
    play(table, "P1 place r1 on b31.1")
    assert tray(table) == "R1@1 B5 K3"


def test_A10_hard_hands_off_the_rules_refuse() -> None:
    assert refusal(three("R1@1 B5 K3"), "P1 place r1 on b31.1") == "slot_refuses"


def test_A10_a_right_placement_is_what_it_always_was() -> None:
    table = three("K3@1 B5 R1", options={"hard_hands": True})
    play(table, "P1 place k3 on b31.3")
    assert dice_on(table, "B31") == [None, "Y5", "K3"]


@pytest.mark.parametrize("confirm", [False, True])
def test_A46_after_a_wrong_placement_what_was_placed_before_stands(confirm: bool) -> None:
    """The die placed first went to the bag with the others: there is nothing to take back."""
    options = {"hard_hands": True, "undo": True, "hold": False, "confirm_draft": confirm}
    mats = [["B02", "B35"], ["B04", "B31"]]
    table = fuse(players=2, mats=mats, tray="R4 R2 K6 G1", options=options)
    play(table, "P1 place r4 on b02.1")
    assert "take back" in may(table, P1)
    events = play(table, "P1 place r2 on b02.2")
    assert names_of(events) == ["spoiled"]
    assert dice_on(table, "B02") == [None, None, None]
    assert refusal(table, "P1 take back") == "nothing_to_take_back"
    assert owed(table) == [1, 2]


# Solo


def solo(roll: str, **options: Any) -> Table:
    """One player before a roll that shows these dice."""
    return rolling(fuse(mats=[["B31", "B35", "B38", "B34"]], options=options), roll)


def test_A22_all_three_dice_are_placed_or_burnt() -> None:
    table = solo("K3 R1 R2")
    play(table, "P1 roll")
    assert owed(table) == [3]
    play(table, "P1 place k3 on b35.1")
    assert set(may(table, P1, "burn")) == {"burn r1", "burn r2"}
    play(table, "P1 burn r1")
    assert phase(table) == "draft"


def test_A22_one_after_one_placement_the_free_dice_go_to_the_bag() -> None:
    table = solo("K3 R1 R2", solo_use="one")
    play(table, "P1 roll")
    assert owed(table) == [1]
    assert may(table, P1, "burn") == []
    events = play(table, "P1 place k3 on b35.1")
    assert sorted(event["die"] for event in happened(events, "die_returned")) == ["R1", "R2"]
    assert "penalty" not in names_of(events)
    assert (phase(table), in_bag(table)) == ("roll", 24)


def test_A22_one_if_none_fits_all_three_are_burnt_in_the_players_order() -> None:
    table = solo("B1 R1 R2", solo_use="one")
    play(table, "P1 roll")
    assert owed(table) == [3]
    play(table, "P1 burn r2", "P1 burn b1")
    assert phase(table) == "draft"
    events = play(table, "P1 burn r1")
    assert [event["die"][0] for event in happened(events, "penalty")] == ["R", "B", "R"]
    assert [event["seat"] for event in happened(events, "penalty")] == [P1] * 3
    assert (phase(table), in_bag(table)) == ("roll", 25)


def test_A22_one_with_holding_a_claimed_misfit_can_be_put_back() -> None:
    table = solo("K3 R1 R2", solo_use="one")
    play(table, "P1 roll", "P1 claim r1")
    assert refusal(table, "P1 burn r1") == "other_die_fits"
    play(table, "P1 release r1", "P1 place k3 on b38.1")
    assert phase(table) == "roll"


def test_A22_one_a_defusal_with_the_one_die_is_picked_before_the_turn_ends() -> None:
    table = fuse(
        mats=[["B31 G1 Y5 .", "B35", "B38", "B34"]],
        tray="K3 R1 R2",
        row="B01 B02",
        pile="",
        owed=[1],
        options={"solo_use": "one"},
    )
    play(table, "P1 place k3 on b31.3")
    assert kinds(table) == {P1: "pick"}
    assert refusal(table, "P1 place r1 on b34.1") == "pick_first"
    play(table, "P1 pick b01")
    assert (phase(table), in_bag(table)) == ("roll", 25)
