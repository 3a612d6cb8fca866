"""Every screen of FUSE that a player sees, at 80 columns, in both languages and both layouts."""

from __future__ import annotations

import io
import re
from collections.abc import Callable
from typing import Any

import pytest

import tablemate
from tablemate import CLOCK, SPECTATOR, Table
from tablemate.cli.face import face_of
from tablemate.cli.fuse.mats import draw, fits, offered, side_by_side
from tablemate.cli.offer import spelled
from tablemate.cli.terminal import WIDTH, Terminal, wrapped
from tablemate.games.fuse.cards import read_deck, standard_deck
from tablemate.games.fuse.described import DescribedBomb, describe_bomb
from tablemate.games.fuse.situations import random_options
from tablemate.kernel.chance import new_stream
from tablemate.words import LANGUAGES, Words
from tablemate.words.fuse.pieces import printed
from tablemate.words.rulebook import rulebook, topic_of
from tests.words.faults import SOURCE

FACE = face_of("fuse")
GAME = tablemate.game("fuse")
Compare = Callable[[str, str], None]


class Tty(io.StringIO):
    """A stream that says it is a terminal."""

    def isatty(self) -> bool:
        return True


def plain_terminal() -> Terminal:
    """A terminal that cannot show bold."""
    return Terminal(io.StringIO(), io.StringIO(), {})


def lying(card: str, *dice: str | None) -> dict[str, Any]:
    """A bomb with the dice on it."""
    return {"card": card, "dice": list(dice)}


WIDE_DECK: dict[str, Any] = {
    "bomb": [
        {
            "id": f"LONG{number:04}",
            "name": f"Une très longue carte faite à la maison, la numéro {number:04}",
            "value": 1 + number % 4,
            "layout": layout,
            "slots": ["R4/B2"] * 6,
        }
        for number, layout in enumerate(["row", "stack", "pyr3", "twin 3+3"] * 6)
    ]
}
MATS = [
    [lying("B13", "R4", "B2", None), lying("B35", "K2", "Y4", None)],
    [lying("B34", "R4", None, None), lying("B40", None, "G3", None, "Y3")],
    ["B12", lying("B44", "R2", None, None)],
]
ROW = ["B20", "B42", "B08", "B25", "B30"]


def middle(tray: list[Any], *, mode: str = "live", **more: Any) -> Table:
    """Three players in the middle of a game."""
    position = {
        "options": {"players": 3, "mode": mode},
        "phase": "draft",
        "turn": 9,
        "bag_holder": 2,
        "mats": MATS,
        "row": ROW,
        "done": [["B01", "B02"], [], ["B26"]],
        "spent": ["S03"],
        "tray": tray,
        **more,
    }
    return GAME.from_position(position, seed=1)


def after(table: Table, *moves: tuple[int, str]) -> Table:
    """The table after some actions of seats."""
    for seat, action in moves:
        table.play(action, seat)
    return table


def bonus() -> Table:
    """Won by the sheet, with bombs left in front of two players."""
    return middle(
        ["G4", "K6"],
        mats=[MATS[0], [None, None], ["B12", None]],
        row=[],
        pile=[],
        options={"players": 3, "mode": "live", "bombs": 3},
        won=True,
        spent=["S01", "S02", "S03", "S04", "S05", "S06"],
    )


def nearly_won(edition: str) -> Table:
    """The last bomb of the row is to be taken."""
    return middle(
        ["G4", "K6", "B1"],
        row=["B20"],
        pile=[],
        options={"players": 3, "mode": "live", "bombs": 4, "edition": edition},
        spent=["S01", "S02", "S03", "S04", "S05", "S06"],
    )


def won() -> Table:
    """The same, defused and taken with 143 seconds left."""
    table = nearly_won("book2015")
    table.play("place g4 on b13.3", 0, at=450_000)
    table.play("pick b20", 0, at=457_000)
    return table


def burnt(*, mode: str = "practice") -> Table:
    """The last die of a turn is about to be burnt."""
    tray = [{"die": "R4", "is": "placed", "seat": 0}, {"die": "G3", "is": "placed", "seat": 1}, "B6"]
    third = [lying("B31", None, "Y5", None), lying("B38", "K2", "G6", None, None)]
    return middle(tray, mode=mode, mats=[*MATS[:2], third])


SCREENS: dict[str, tuple[Callable[[], Table], int]] = {
    "start-solo": (lambda: GAME.new(seed=7), 0),
    "draft-solo": (lambda: after(GAME.new(seed=7), (0, "roll")), 0),
    "start-five": (lambda: GAME.new(seed=7, players=5, mode="live", six_point=True), 0),
    "draft-five": (lambda: after(GAME.new(seed=7, players=5, mode="live"), (4, "roll")), 0),
    "draft-held": (lambda: after(middle(["G4", "K6", "Y5"]), (1, "claim g4"), (2, "claim k6")), 0),
    "in-hand": (lambda: after(middle(["G4", "K6", "Y5"]), (0, "claim g4")), 0),
    "stuck": (burnt, 2),
    "pick": (lambda: after(middle(["G4", "K6", "Y5"]), (0, "place g4 on b13.3")), 0),
    "lose-sabotage": (
        lambda: middle(
            ["K6"], row=[None, *ROW[1:]], spent=["S03", "S09"], question={"sabotage": "S09", "seats": [0, 1]}
        ),
        0,
    ),
    "lose-penalty": (lambda: after(burnt(), (2, "burn b6")), 0),
    "confirm": (lambda: after(burnt(mode="rolls"), (2, "burn b6"), (1, "confirm")), 0),
    "bonus": (bonus, 0),
    "over-won": (won, 0),
    "over-lost": (lambda: after(middle(["G4", "K6", "Y5"]), (CLOCK, "time up")), 0),
}


def screen(table: Table, language: str, layout: str, viewer: int) -> str:
    """The table, what it waits for, and what can be done, as the session prints them."""
    words = Words(language, "fuse").aloud(on=layout == "list")
    view = table.view(viewer)
    lines = FACE.table(words, view, plain_terminal(), layout)
    for decision in table.waiting:
        lines += ["", *wrapped(words.decision(decision, viewer, view))]
        if decision.seat == viewer:
            lines += FACE.choices(words, view, decision, table.legal(viewer), layout).lines
    if table.outcome:
        lines += ["", *words.outcome(table.outcome)]
    return "".join(line.rstrip() + "\n" for line in lines)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("layout", ["table", "list"])
@pytest.mark.parametrize("name", SCREENS)
@pytest.mark.slow
def test_the_screen_was_looked_at(name: str, layout: str, language: str, same_as_before: Compare) -> None:
    table, viewer = SCREENS[name]
    drawn = screen(table(), language, layout, viewer)
    if layout == "table":
        assert max(len(line) for line in drawn.splitlines()) <= WIDTH
    same_as_before(f"fuse-{name}.{layout}.{language}", drawn)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_spectator_sees_all_seats_and_no_actions(language: str, same_as_before: Compare) -> None:
    same_as_before(f"fuse-spectator.{language}", screen(middle(["G4", "K6", "Y5"]), language, "table", SPECTATOR))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("note", FACE.notes)
def test_what_can_be_looked_up(note: str, language: str, same_as_before: Compare) -> None:
    lines = FACE.notes[note](Words(language, "fuse"), middle(["G4", "K6", "Y5"]).view(0))
    assert max(map(len, lines)) <= WIDTH
    same_as_before(f"fuse-note-{note}.{language}", "".join(f"{line}\n" for line in lines))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_of_the_deck_is_drawn_as_it_was_looked_at(language: str, same_as_before: Compare) -> None:
    words = Words(language, "fuse")
    drawn = [[*draw(words, describe_bomb(bomb)), ""] for bomb in standard_deck().bombs]
    lines = side_by_side(drawn)
    assert max(map(len, lines)) <= WIDTH
    same_as_before(f"fuse-deck.{language}", "".join(f"{line}\n" for line in lines))


def bomb(card: str) -> DescribedBomb:
    """A card of the standard deck."""
    return describe_bomb(next(each for each in standard_deck().bombs if each.id == card))


def test_a_pyramid_stands_on_its_base() -> None:
    drawn = draw(Words("en", "fuse"), bomb("B34"), ["G4", None, None], {1: "ab"})
    assert drawn[1:] == ["       3 (2/5)", "  1 [G4]    2 {K}ab"]


@pytest.mark.parametrize(
    ("card", "english", "french"),
    [
        ("B35", "K ^ Y ^ G", "N ^ J ^ V"),
        ("B18", "R/B G/K ^ Y/1", "R/B V/N ^ J/1"),
        ("B53", "_ ^ _ ^ _ | K/R ^ G/Y ^ B/K", "_ ^ _ ^ _ | N/R ^ V/J ^ B/N"),
        ("B03", "R/Y G/K B/Y", "R/J V/N B/J"),
    ],
)
def test_small_cards_read_from_the_bottom_up(card: str, english: str, french: str) -> None:
    assert [printed(Words(language, "fuse"), bomb(card)) for language in ("en", "fr")] == [english, french]


def test_a_free_layout_is_drawn_from_its_supports() -> None:
    text = '[[bomb]]\nid = "W"\nvalue = 1\nlayout = "free"\nslots = ["R", "B", "G"]\nsupports = { 3 = [1] }'
    assert [line.split() for line in draw(Words("en", "fuse"), describe_bomb(read_deck(text).bombs[0]))[1:]] == [
        ["3", "(G)"],
        ["1", "(R)", "2", "(B)"],
    ]


def test_a_slot_is_offered_exactly_where_a_die_may_be_placed() -> None:
    """What the table marks for a seat agrees with its legal actions, in random games."""
    for seed in range(6):
        table = GAME.new(seed=seed, players=1 + seed % 5)
        for _ in range(40):
            for decision in table.waiting:
                _compare_marks(table, decision.seat)
            seat = table.waiting[0].seat
            legal = table.legal(seat)
            table.play(legal[(seed * 7 + len(legal)) % len(legal)], seat)


def _compare_marks(table: Table, seat: int) -> None:
    view = table.view(seat)
    dice = offered(view, seat)
    shown = {
        f"place {dice[letter].lower()} on {entry['card'].lower()}.{slot + 1}"
        for entry in view["mats"][seat]
        if entry
        for slot, letters in fits(view, seat, entry).items()
        for letter in letters
    }
    assert shown == {action.text for action in table.legal(seat) if action.text.startswith("place")}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.slow
def test_no_line_is_wider_than_the_screen(language: str) -> None:
    """Random games with random options, and a deck of long names, seen by everybody."""
    words = Words(language, "fuse")
    for seed in range(5):
        options = _random_options(seed)
        if seed % 3 == 0:
            options |= {"deck": WIDE_DECK, "sabotage_count": 0, "bombs": 2, "six_point": False}
        table = GAME.new(seed=seed, **options)
        words = words.about(table.options)
        for step in range(15):
            for viewer in (SPECTATOR, *range(table.seats)):
                lines = FACE.table(words, table.view(viewer), plain_terminal(), "table")
                assert [line for line in lines if len(line) > WIDTH] == []
            for decision in table.waiting:
                view, legal = table.view(decision.seat), table.legal(decision.seat)
                lines = [*FACE.choices(words, view, decision, legal, "table").lines]
                assert [line for line in lines if len(line) > WIDTH] == []
            if not table.waiting:
                break
            seat = table.waiting[step % len(table.waiting)].seat
            table.play(table.legal(seat)[step % len(table.legal(seat))], seat)


def _random_options(seed: int) -> dict[str, Any]:
    stream = new_stream(seed, 6)
    return random_options(stream)


def test_the_widest_card_fits_the_screen() -> None:
    deck = read_deck('[[bomb]]\nid = "WIDE"\nvalue = 1\nlayout = "row"\nslots = [' + '"R4/B2",' * 6 + "]")
    drawn = draw(Words("en", "fuse"), describe_bomb(deck.bombs[0]), None, dict.fromkeys(range(6), "abcd"))
    assert drawn[1] == "  " + "  ".join(f"{slot} {{R4/B2}}a+" for slot in range(1, 7))
    assert len(drawn[1]) <= WIDTH


def styled(language: str, layout: str) -> list[str]:
    """The table at a terminal that shows colours."""
    words, view = Words(language, "fuse"), middle(["G4", "K6", "Y5"]).view(0)
    return FACE.table(words, view, Terminal(Tty(), Tty(), {"TERM": "xterm"}), layout)


@pytest.mark.parametrize("layout", ["table", "compact"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_colours_take_no_room_and_the_words_stay_the_same(language: str, layout: str) -> None:
    view = middle(["G4", "K6", "Y5"]).view(0)
    plain = [re.sub("\x1b\\[[0-9;]*m", "", line) for line in styled(language, layout)]
    assert plain == FACE.table(Words(language, "fuse"), view, plain_terminal(), layout)
    assert "\x1b" not in "".join(plain)


@pytest.mark.parametrize(
    ("language", "red", "black"), [("en", "\x1b[31mR4", "\x1b[7mK6"), ("fr", "\x1b[31mR4", "\x1b[7mN6")]
)
def test_dice_have_their_colours_and_open_slots_that_take_one_are_bold(language: str, red: str, black: str) -> None:
    for layout in ("table", "compact"):
        shown = "\n".join(styled(language, layout))
        assert f"[{red}" in shown
        assert f"b {black}" in shown
        assert re.search("\x1b\\[1m3.\\{_\\}a", shown)


def test_neither_names_nor_ids_of_bombs_are_painted() -> None:
    terminal = Terminal(Tty(), Tty(), {"TERM": "xterm"})
    for line in ("B07 Fork B, 2 pts", "You place the die on B13.", "  4 b43.1", "Nothing Back Yet"):
        assert FACE.painted(Words("en", "fuse"), terminal, line) == line


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_ruling_and_every_option_is_in_the_rules(language: str) -> None:
    text = "\n".join(topic.text for topic in rulebook("fuse", language).values())
    assert [number for number in range(1, 39) if not re.search(rf"\bA{number}\b", text)] == []
    assert [name for name in GAME.options.declared() if f"`{spelled(name)}" not in text] == []


def test_every_topic_that_a_refusal_points_to_exists() -> None:
    topics = rulebook("fuse", "en")
    source = "".join((SOURCE / "games" / "fuse" / name).read_text() for name in ("reasons.py", "actions.py"))
    rules = set(re.findall(r'"(FUSE-[A-Z]+-\d|A\d+|L\d|NOTATION)"', source))
    assert len(rules) > 15
    assert {topic_of("fuse", rule) for rule in rules} <= topics.keys()
    assert topic_of("fuse", "TABLE-OVER") is None
