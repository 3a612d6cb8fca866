"""Equal actions of FUSE are said once, and what a placement would do can be looked at before."""

from __future__ import annotations

import re

import pytest

from tablemate import Table
from tablemate.cli.session import Session
from tablemate.words import Words
from tests.games.fuse.builders import fuse

from .test_fuse_screens import FACE, SCREENS, after, bonus, middle, plain_terminal, screen

DICE = ["G4", "K6", "Y5"]


def offered(table: Table, layout: str, *, language: str = "en", seat: int = 0) -> list[str]:
    """The lines of a seat's choices."""
    decision = next(each for each in table.waiting if each.seat == seat)
    view, legal = table.view(seat), table.legal(seat)
    return list(FACE.choices(Words(language, "fuse"), view, decision, legal, layout).lines)


def two_bombs() -> Table:
    """A bomb whose slots all take a die, and one of which one slot does."""
    return fuse(
        players=2, mats=[["B02", "B43"], ["B08", "B14"]], tray="R4 G2", row="B01", pile="", options={"mode": "live"}
    )


def test_slots_of_a_bomb_for_a_die_are_in_one_line() -> None:
    assert offered(two_bombs(), "compact") == [
        "R4    1-3 b02.1-3      4 b43.1",
        "G2    5-7 b02.1-3      8 b43.1",
        "Claim, so that nobody else uses it:   9 R4   10 G2",
    ]


def test_whoever_looks_first_is_told_how_to_read_that() -> None:
    view = two_bombs().view(0)
    assert "1-3 b02.1-3: with 1, 2 or 3" in FACE.opening(Words("en", "fuse"), view, "compact")[0]
    assert "b02.1-3" not in "".join(FACE.opening(Words("en", "fuse"), view, "table"))


def test_slots_that_do_not_follow_each_other_are_named_one_by_one() -> None:
    mats = [["B40 . G3 . .", "B43"], ["B08", "B14"]]
    table = fuse(players=2, mats=mats, tray="R3", row="B01", pile="", options={"mode": "practice"})
    assert offered(table, "compact")[0].split() == ["R3", "1,2,3", "b40.1,3,4", "4", "b43.1"]


def test_in_french_dice_have_french_letters() -> None:
    assert offered(two_bombs(), "compact", language="fr")[1] == "V2    5-7 b02.1-3      8 b43.1"


@pytest.mark.parametrize("name", SCREENS)
@pytest.mark.parametrize("layout", FACE.layouts)
def test_no_french_screen_has_an_english_letter_of_a_die(name: str, layout: str) -> None:
    make, seat = SCREENS[name]
    assert re.findall(r"(?<![^\W\d])[GYK][1-6]?(?!\w)", screen(make(), "fr", layout, seat)) == []


@pytest.mark.parametrize(
    "line", ["place g4 on b13.3", "g4 b13.3", "poser v4 sur b13.3", "v4 b13.3", "poser g4 sur b13.3"]
)
def test_in_french_both_letters_of_a_die_are_read(line: str) -> None:
    table = middle(DICE)
    session = Session(table, Words("fr", "fuse"), plain_terminal(), FACE)
    assert str(session.read(line, 0)) == "place g4 on b13.3"


def test_aloud_a_die_has_one_sentence() -> None:
    assert offered(two_bombs(), "list") == [
        "The red 4: 1 to 3 on B02, slots 1 to 3; 4 on B43, slot 1.",
        "The green 2: 5 to 7 on B02, slots 1 to 3; 8 on B43, slot 1.",
        "9 and 10, claim r4 or g2. Take one in hand, so that nobody else uses it.",
    ]


@pytest.mark.parametrize("layout", ["compact", "list"])
def test_a_die_that_defuses_is_told_apart(layout: str) -> None:
    line = offered(middle(DICE), layout)[0]
    assert {"compact": "1 b13.3 defuses (2 pts)", "list": "1 on B13, slot 3, which defuses it for 2 points"}[
        layout
    ] in line


def test_of_a_wrong_die_that_may_be_placed_nothing_is_promised() -> None:
    mats = [["B13 R4 B2", "B35"], ["B08", "B14"]]
    table = fuse(
        players=2, mats=mats, tray="G5 Y1", row="B01", pile="", options={"mode": "practice", "hard_hands": True}
    )
    assert not [line for line in offered(table, "compact") if "defuses" in line]


def test_numbers_are_those_of_the_larger_table() -> None:
    for table in (two_bombs(), middle(DICE), bonus()):
        decision = table.waiting[0]
        seat = decision.seat
        view, legal = table.view(seat), table.legal(seat)
        all_three = [FACE.choices(Words("en", "fuse"), view, decision, legal, each).choices for each in FACE.layouts]
        assert all_three[0] == all_three[1] == all_three[2]


def test_who_gets_a_die_is_chosen_in_one_line() -> None:
    assert "Give G4 to:   4 seat 2   5 seat 3" in offered(after(middle(DICE), (0, "claim g4")), "compact")


@pytest.mark.parametrize("layout", FACE.layouts)
def test_a_claim_says_what_it_is_for(layout: str) -> None:
    assert "so that nobody else uses it" in " ".join(offered(middle(DICE), layout))


@pytest.mark.parametrize(("hold", "said"), [(True, True), (False, False)])
def test_help_says_what_a_claim_is_for_where_dice_are_held(hold: bool, said: bool) -> None:
    help_text = FACE.how_to_answer(
        Words("en", "fuse"), middle([], phase="roll", turn=9, options={"players": 3, "hold": hold})
    )
    assert ("A die that you claim is yours alone" in help_text) is said


def previewed(layout: str, action: str, *, language: str = "en", table: Table | None = None) -> list[str]:
    """What a seat is shown of an action before it is played."""
    table = table or two_bombs()
    preview = table.preview(action, 0)
    return FACE.preview(Words(language, "fuse"), table.view(0), preview, plain_terminal(), layout)


@pytest.mark.parametrize(
    ("layout", "bomb"),
    [
        ("table", "  1 [R4]"),
        ("compact", "B43 4 pts  1 [R4] ^ 2 (B) ^ 3 (?) ^ 4 (4) ^ 5 (?)"),
        ("list", "On B43: the red 4 on slot 1."),
    ],
)
def test_a_preview_shows_the_bomb_with_the_die_on_it(layout: str, bomb: str) -> None:
    told, *_, last = previewed(layout, "place r4 on b43.1")
    assert told == f"You place {'the red 4' if layout == 'list' else 'R4'} on B43, slot 1."
    assert last.replace("\N{NO-BREAK SPACE}", " ") == bomb


def test_a_preview_tells_what_would_be_defused_and_shows_no_bomb_that_is_gone() -> None:
    assert previewed("compact", "place g4 on b13.3", table=middle(DICE)) == [
        "You place G4 on B13, slot 3.",
        "You defuse B13: 2 points!",
    ]


def test_a_preview_leaves_the_table_as_it_is_and_tells_no_dice_to_come() -> None:
    table = middle([], phase="roll", turn=9, bag_holder=0)
    before = table.digest()
    assert not [line for line in previewed("compact", "roll", table=table) if "show" in line]
    assert table.digest() == before
