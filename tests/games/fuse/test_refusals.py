"""Every reason of a refusal is met once, with its rule, and said in English and French."""

from __future__ import annotations

import ast
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tablemate import Action, IllegalAction, Table
from tablemate.games.fuse import reasons
from tablemate.games.fuse.rules import codes
from tablemate.kernel.errors import Reason
from tablemate.words import Words

from .builders import P1, P2, fuse, play, refusal, rerolling, why

GAME_FILES = Path(reasons.__file__).parent
MATS = [["B31 . Y5", "B35 K1"], ["B02", "B13"], ["B08 R1", "B45"]]
Case = tuple[Callable[[], Table], str, str]


def three(tray: str = "K3 B5 R6", **fields: Any) -> Table:
    """Three players in the draft."""
    return fuse(**{"players": 3, "mats": MATS, "tray": tray, "row": "B01 B03", "pile": "", **fields})


def rolling() -> Table:
    """Before the roll; P1 has the bag."""
    return fuse(players=3, mats=MATS)


def after(table: Table, *lines: str) -> Table:
    """The table after some lines."""
    play(table, *lines)
    return table


def losing() -> Table:
    """A penalty with a black three asks P1 for K2, since K1 is covered; the others have nothing to lose."""
    table = fuse(
        players=3, mats=[["B31 . Y5 K2", "B35 K1 Y2"], MATS[1], ["B06", "B45"]], tray="K3", owed=[0, 0, 1],
        options={"burn_if": "any"},
    )  # fmt: skip
    return after(rerolling(table, 3), "P3 burn k3")


def won() -> Table:
    """After the win, one has stopped."""
    return after(three(won=True, row="", picks=1, done=["B04", "", ""]), "P1 stop")


UNDO = {"undo": True}
CONFIRM = {"confirm_draft": True}
NO_HOLD = {"hold": False}

CASES: dict[str, Case] = {
    "only_the_clock": (three, "P1 time up", "FUSE-TIME-1"),
    "not_won_yet": (three, "P1 stop", "FUSE-BONUS-1"),
    "already_stopped": (won, "P1 stop", "FUSE-BONUS-1"),
    "wait_for_losses": (losing, "P3 roll", "A30"),
    "lose_first": (losing, "P1 roll", "A30"),
    "no_die_there": (losing, "P1 lose b31.1", "FUSE-LOSS-1"),
    "die_does_not_match": (losing, "P1 lose b31.2", "FUSE-LOSS-1"),
    "die_covered": (losing, "P1 lose b35.1", "A15"),
    "pick_first": (lambda: after(three(), "P3 place r6 on b08.2"), "P3 claim k3", "A28"),
    "no_pick_owed": (three, "P1 pick b01", "FUSE-PICK-1"),
    "not_in_row": (three, "P1 pick b02", "FUSE-PICK-1"),
    "nothing_to_lose": (three, "P1 lose b31.2", "FUSE-LOSS-1"),
    "not_the_bag_holder": (rolling, "P2 roll", "FUSE-ROLL-1"),
    "roll_first": (rolling, "P1 confirm", "FUSE-ROLL-1"),
    "already_rolled": (three, "P1 roll", "FUSE-ROLL-1"),
    "no_confirming": (three, "P1 confirm", "A33"),
    "dice_left": (lambda: three(options=CONFIRM), "P1 confirm", "A33"),
    "already_confirmed": (
        lambda: after(three("K3>1 B5>2 R6>3", options=CONFIRM), "P1 confirm"),
        "P1 confirm",
        "A33",
    ),
    "no_taking_back": (three, "P1 take back", "A33"),
    "nothing_to_take_back": (lambda: three(options=UNDO), "P1 take back", "A33"),
    "no_holding": (lambda: three(options=NO_HOLD), "P1 claim k3", "FUSE-HOLD-1"),
    "not_in_hand": (three, "P1 release k3", "FUSE-HOLD-1"),
    "cannot_give": (lambda: three("K3@1 B5@2 R6"), "P1 give k3 to 2", "FUSE-HOLD-1"),
    "no_such_seat": (lambda: three("K3@1 B5 R6"), "P1 give k3 to 5", "NOTATION"),
    "hand_full": (lambda: three("K3@1 B5 R6"), "P1 claim b5", "FUSE-CLAIM-1"),
    "quota_used": (lambda: three(owed=[0, 1, 1]), "P1 claim k3", "FUSE-DRAFT-1"),
    "taken": (lambda: three("K3@2 B5 R6"), "P1 claim k3", "FUSE-CLAIM-1"),
    "die_not_in_tray": (three, "P1 claim g1", "FUSE-CLAIM-1"),
    "no_such_die": (three, "P1 claim w7", "NOTATION"),
    "die_fits": (three, "P1 burn k3", "A1"),
    "other_die_fits": (three, "P1 burn b5", "A1"),
    "not_your_card": (three, "P1 place k3 on b02.1", "FUSE-PLACE-1"),
    "no_such_card": (three, "P1 place k3 on b99.1", "NOTATION"),
    "no_such_slot": (three, "P1 place k3 on b31.4", "NOTATION"),
    "slot_filled": (three, "P1 place k3 on b31.2", "L1"),
    "needs_support": (three, "P1 place k3 on b35.3", "L2"),
    "slot_refuses": (three, "P1 place r6 on b35.2", "L3"),
    "relation_broken": (lambda: three("G6 B5 R6"), "P1 place g6 on b31.1", "L4"),
    "dead_end": (
        lambda: three("R3 B5 R6", mats=[["B41", "B20"], MATS[1], MATS[2]]),
        "P1 place r6 on b20.1",
        "L5",
    ),
    "unreadable": (three, "P1 do something", "NOTATION"),
}
BY_NUMBER: dict[str, tuple[Callable[[], Table], int]] = {
    "nothing_in_hand": (three, codes.RELEASE),
    "answer_draft": (three, codes.BURN + 4),
}
"""Reasons that only an action given by its number can meet."""


@pytest.mark.parametrize("code", CASES)
def test_a_refusal_and_its_rule(code: str) -> None:
    make, line, rule = CASES[code]
    reason = why(make(), line)
    assert (reason.code, reason.rule) == (code, rule)
    _said(reason)


@pytest.mark.parametrize("code", BY_NUMBER)
def test_a_refusal_of_an_action_by_its_number(code: str) -> None:
    make, number = BY_NUMBER[code]
    reason = make().why_not(Action(number, ""), P1)
    assert reason is not None
    assert reason.code == code
    _said(reason)


def _said(reason: Reason) -> None:
    for language in ("en", "fr"):
        sentence = Words(language, "fuse").reason(reason)
        assert sentence
        assert "{" not in sentence
        assert sentence != reason.code.replace("_", " ")


def reasons_in_code() -> set[str]:
    """The codes of all reasons that the game can give."""
    found: set[str] = set()
    for path in sorted(GAME_FILES.glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("Reason", "illegal"):
                texts = [each.value for each in ast.walk(node.args[0]) if isinstance(each, ast.Constant)]
                found |= {text for text in texts if isinstance(text, str)}
    return found


def test_every_reason_of_the_game_is_met_above() -> None:
    assert reasons_in_code() == set(CASES) | set(BY_NUMBER)


def test_after_the_end_everything_is_refused() -> None:
    table = after(three(), "clock time up")
    for line in ("P1 roll", "P1 claim k3", "P2 stop", "clock time up"):
        assert refusal(table, line) == "game_over"


def test_give_and_release_without_holding_say_that_nothing_is_held_here() -> None:
    """As claiming does: the option is off, so nobody has anything in hand."""
    table = three(options=NO_HOLD)
    assert refusal(table, "P1 release k3") == "no_holding"
    assert refusal(table, "P1 give k3 to 2") == "no_holding"


def test_take_back_with_a_die_in_hand() -> None:
    table = three("K3 B5@1 R6", options={**UNDO, **CONFIRM})
    reason = why(table, "P1 take back")
    assert (reason.code, reason.rule, dict(reason.arguments)) == ("hand_full", "A33", {"die": "B5"})


def test_reasons_name_who_and_what() -> None:
    assert why(rolling(), "P2 roll").arguments == {"seat": 1}
    assert why(losing(), "P3 roll").arguments == {"seats": [1]}
    assert why(three("K3@2 B5 R6"), "P1 claim k3").arguments == {"die": "K3", "how": "held", "seat": 2}
    assert why(three(), "P1 burn b5").arguments == {"die": "K3"}
    assert why(after(three(), "P3 place r6 on b08.2"), "P3 claim k3").arguments == {"row": "B01, B03"}


@pytest.mark.parametrize(
    ("line", "meant"),
    [
        ("k3 b35.1", "place k3 on b35.1"),
        ("PLACE K3 ON B31.3", "place k3 on b31.3"),
        ("place k3 b31 . 3", "place k3 on b31.3"),
        ("  claim   k3 ", "claim k3"),
    ],
)
def test_the_notation_is_read_with_indulgence(line: str, meant: str) -> None:
    one, two = three(mats=[["B31 . Y5", "B35"], *MATS[1:]]), three(mats=[["B31 . Y5", "B35"], *MATS[1:]])
    play(one, f"P1 {line}")
    play(two, f"P1 {meant}")
    assert one.digest() == two.digest()


UNREADABLE = (
    "", " ", "place", "place k3", "place k3 on", "k3", "give k3", "give k3 to me", "b31.3", "place k3 on b31",
    "place 3k on b31.3", "\0", "é" * 300, "roll roll",
)  # fmt: skip


@pytest.mark.parametrize("line", UNREADABLE)
def test_what_cannot_be_read_is_refused(line: str) -> None:
    table = three()
    reason = table.why_not(line, P1)
    assert reason is not None
    assert reason.code in ("unreadable", "no_such_die")


def test_a_pick_chosen_before_somebody_else_picked_is_not_a_pick_of_the_next_bomb() -> None:
    """The row was filled again: the number of the place now means another bomb, and the bomb itself is gone."""
    mats = [["B31", None], ["B35", None], ["B38", "B34"]]
    table = three(
        "R6 G3 R5", mats=mats, row="B03 B05 B07 B09 B11", pile="B20", done=["B01", "B08", ""], picking=[P1, P2]
    )
    chosen = table.legal(P1)[0]
    assert str(chosen) == "pick b03"
    table.play("pick b03", P2)
    assert str(table.legal(P1)[0]) == "pick b20"
    reason = table.why_not(chosen, P1)
    assert reason == Reason("stale_action", "TABLE-STALE", {"text": "pick b03"})
    with pytest.raises(IllegalAction):
        table.play(chosen, P1)
    assert table.view(P1)["picks"] == 1
    _said(reason)
    table.play("pick b20", P1)
