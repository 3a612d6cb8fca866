"""At a terminal the clock of a game starts when a person is ready; a script has it from its first line on."""

from __future__ import annotations

import pytest

import tablemate
from tablemate.bots import make_bot
from tablemate.cli.face import face_of
from tablemate.cli.session import Session
from tablemate.cli.terminal import Terminal
from tablemate.cli.timing import Stopwatch
from tablemate.words import LANGUAGES, Words

from .conftest import Tablemate
from .keys import Time
from .test_clock import MINUTES, Hand, stamps
from .test_fuse_play import seated
from .test_pace import won
from .test_screens import Tty


@pytest.fixture(autouse=True)
def no_build(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TABLEMATE_NO_BUILD", "1")


def live(
    table: tablemate.Table, *lines: tuple[float, str], bot: bool = False, ready: bool = True, language: str = "en"
) -> str:
    """A person at a terminal that reads whole lines, beside a bot or not; what was shown."""
    time, target = Time(), Tty()

    def sleep(seconds: float) -> None:
        time.now += seconds

    Session(
        table,
        Words(language, "fuse"),
        Terminal(Hand(time, *lines), target, {}),
        face_of("fuse"),
        bots={1: make_bot("greedy", 1)} if bot else {},
        asked_layout="compact",
        time=Stopwatch(MINUTES, seconds=time, sleep=sleep),
        pace=2_000 if bot else 0,
        asks_ready=ready,
    ).run()
    return target.getvalue()


def test_the_clock_starts_with_enter() -> None:
    table = seated(1, holder=0, mode="live")
    live(table, (90, ""), (5, "roll"), (0, "quit"), (0, ""))
    assert stamps(table) == [(0, "roll", 5_000)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_until_then_a_person_looks_around(language: str) -> None:
    table = seated(1, holder=0, mode="live")
    shown = live(
        table,
        (30, "help"),
        (30, "rules"),
        (30, "legend"),
        (1, ""),
        (3, "roll"),
        (0, "quit"),
        (0, ""),
        language=language,
    )
    assert shown.count({"en": "Ready?", "fr": "On y va"}[language]) == 4
    assert "#1 < #2 < #3" in shown
    assert stamps(table) == [(0, "roll", 3_000)]


def test_an_action_before_enter_is_not_played() -> None:
    table = seated(1, holder=0, mode="live")
    shown = live(table, (30, "roll"), (30, ""), (3, "roll"), (0, "quit"), (0, ""))
    assert shown.count("The clock starts when you press Enter.") == 2
    assert stamps(table) == [(0, "roll", 3_000)]


def test_the_table_is_shown_once_before_the_clock_starts() -> None:
    shown = live(seated(1, holder=0, mode="live"), (30, ""), (3, "quit"), (0, ""))
    assert shown.count("To pick:") == 1
    assert shown.index("-- You (seat 1)") < shown.index("Ready?") < shown.index("Draw and roll 3 dice.")


def test_bots_wait_for_the_person_too() -> None:
    table = seated(2, holder=1, mode="live")
    live(table, (60, ""), (9, "quit"), (0, ""), bot=True)
    assert stamps(table)[0] == (1, "roll", 2_000)


def test_a_game_can_be_left_before_its_clock_starts() -> None:
    table = seated(1, holder=0, mode="live")
    shown = live(table, (5, "quit"), (0, ""))
    assert "Good-bye." in shown
    assert stamps(table) == []


def test_without_a_clock_nobody_is_asked(tablemate_command: Tablemate) -> None:
    target = Tty()
    terminal = Terminal(Tty("quit\n\n"), target, {})
    Session(seated(1, holder=0), Words("en", "fuse"), terminal, face_of("fuse"), asks_ready=True).run()
    assert "Ready?" not in target.getvalue()


def test_a_script_is_not_asked_and_its_first_line_is_an_answer(tablemate_command: Tablemate) -> None:
    run = tablemate_command("play", "fuse", "--mode", "live", "--seed", "3", typed="roll\nquit\n")
    assert "Ready?" not in run.out
    assert "You roll" in run.out


def test_who_has_no_bomb_left_after_the_win_is_asked_beside_the_bots_and_stops() -> None:
    """Seat 1 has nothing to do any more; the game does not go on without a word from its person."""
    table = won()
    shown = live(table, (3, "stop"), (0, ""), bot=True, ready=False)
    assert table.outcome is not None
    assert table.outcome.won
    assert [stamp[:2] for stamp in stamps(table)][-2:] == [(0, "stop"), (1, "stop")]
    assert "the game ends when all people have" in shown


def bombless() -> tablemate.Table:
    """The game is won, and the person has no bomb."""
    return tablemate.game("fuse").from_position(
        {
            "options": {"players": 2, "mode": "live", "bombs": 3},
            "phase": "roll",
            "turn": 9,
            "bag_holder": 1,
            "mats": [[None, None], ["B40", "B43"]],
            "row": [],
            "pile": [],
            "done": [["B01", "B02"], ["B26"]],
            "spent": ["S01", "S02", "S03", "S04", "S05", "S06"],
            "tray": [],
            "won": True,
        },
        seed=1,
    )


def test_with_nothing_to_do_but_stop_a_person_need_not_watch_the_bots() -> None:
    table = bombless()
    live(table, (1, "stop"), (0, ""), bot=True, ready=False)
    assert stamps(table)[0] == (0, "stop", 1_000)
    assert table.outcome is not None


def test_enter_does_not_stop_a_game() -> None:
    table = bombless()
    live(table, (1, ""), (0, ""), (0.5, "stop"), (0, ""), bot=True, ready=False)
    assert [stamp for stamp in stamps(table) if stamp[0] == 0] == [(0, "stop", 1_500)]


def test_without_a_clock_enter_lets_the_bots_play_on() -> None:
    table, target = bombless(), Tty()
    terminal = Terminal(Tty("\nquit\n\n"), target, {})
    Session(table, Words("en", "fuse"), terminal, face_of("fuse"), bots={1: make_bot("greedy", 1)}).run()
    assert [seat for seat, _, _ in stamps(table)][:2] == [1, 1]


def test_no_number_that_was_meant_for_something_else_stops_a_game() -> None:
    table = bombless()
    shown = live(table, (1, "1"), (0.5, "0"), (0, ""), bot=True, ready=False)
    assert "  0 stop" in shown
    assert [stamp for stamp in stamps(table) if stamp[0] == 0] == [(0, "stop", 1_500)]
