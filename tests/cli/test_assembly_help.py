"""What the terminal does for whoever plays Assembly: previews, obvious answers, a log by turns."""

from __future__ import annotations

import io

import pytest

import tablemate
from tablemate import Table
from tablemate.cli.session import Session
from tablemate.cli.terminal import Room, Terminal
from tablemate.kernel.moves import Move
from tablemate.words import LANGUAGES, Words
from tests.games.assembly.builders import assembly, plan_of

from .test_screens import FACE, Tty, after, busy_table, plain_terminal

EN = Words("en", "assembly")


def one_match(**more: object) -> Table:
    """One bay that can be locked."""
    return assembly(hands=[["deploy_lock", "swap", "any"]], match=[3], mods={1: plan_of(2)}, **more)  # type: ignore[arg-type]


def session_of(table: Table, *typed: str, people: bool = True, language: str = "en") -> tuple[Session, io.StringIO]:
    """A session in which a person types these lines, or a script."""
    stream = Tty if people else io.StringIO
    out, lines = stream(), "".join(f"{line}\n" for line in typed)
    return Session(table, Words(language, "assembly"), Terminal(stream(lines), out, {}), FACE), out


def played(table: Table) -> list[str]:
    """The actions that stand."""
    return [str(step.move.action) for step in table.standing if isinstance(step.move, Move)]


# Previews


def preview(action: str, layout: str = "compact") -> list[str]:
    """What is shown of an action at a busy table."""
    table = after(busy_table(), "ask nothing")
    words = EN.aloud(on=layout == "list")
    return FACE.preview(words, table.view(0), table.preview(action, 0), plain_terminal(), layout)


def test_a_rotation_is_previewed_as_ghosts_on_the_ring_and_with_what_would_match() -> None:
    shown = preview("three: acw 2")
    assert "4 modules turn anticlockwise by 2." in shown
    ring = "\n".join(shown)
    for ghost in ("10  HY ♣ (AI ◈)", "1  EN ¤ (TR ◎)", "3! TR ◎ (AL ◫)", "6! MB ✚ (CH ■)"):
        assert ghost in ring
    assert "[" not in ring
    assert shown[-1] == "No module would match its plan then."


def test_in_a_swap_only_what_would_move_is_a_ghost() -> None:
    ring = "\n".join(preview("swap: swap 1 6"))
    assert "(AI ◈)" in ring
    assert "[TR ◎]=" in ring
    assert ring.endswith("Then bays 3 and 8 would match.")


def test_the_list_tells_the_bays_that_would_change() -> None:
    shown = preview("swap: swap 1 6", "list")
    assert "Bay 1. Plan Engineering. Module Airlock." in shown
    assert not [line for line in shown if line.startswith("Bay 3.")]


def test_where_no_bay_changes_the_next_question_is_told() -> None:
    assert preview("three: cw")[-1] == "Next: How far does everything turn: 1 or 2 bays?"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_preview_leaves_two_columns_free(language: str) -> None:
    table, words = after(busy_table(), "ask nothing"), Words(language, "assembly")
    for action in ("three: acw 2", "deploy_lock: lock 3 8"):
        lines = FACE.preview(words, table.view(0), table.preview(action, 0), plain_terminal(), "ring")
        assert max(map(len, lines)) <= 78


def test_a_rotation_is_tried_from_the_menu_with_both_distances() -> None:
    session, out = session_of(after(busy_table(), "ask nothing"), "try 9", "try three: acw 2", "q", people=False)
    session.run()
    heads = [line.rpartition(": ")[0::2] for line in out.getvalue().splitlines() if line.startswith("Only tried")]
    assert [sentence for _, sentence in heads] == ["acw 1", "acw 2", "acw 2"]
    assert "4 modules turn anticlockwise by 1." in out.getvalue()
    assert out.getvalue().count("4 modules turn anticlockwise by 2.") == 2


# Obvious answers


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Only one answer is possible here, 3: it is given for you."),
        ("fr", "Une seule réponse est possible ici, 3\N{NO-BREAK SPACE}: elle est donnée pour vous."),
    ],
)
def test_the_only_bay_that_can_be_locked_is_picked_for_a_person_who_is_told_so(language: str, told: str) -> None:
    lock = Words(language, "assembly").written("deploy_lock: lock")
    session, out = session_of(one_match(), lock, "q", language=language)
    session.run()
    assert told in out.getvalue()
    assert played(session.table) == ["deploy_lock: lock", "3"]


def test_a_script_is_asked_for_the_only_bay() -> None:
    session, out = session_of(one_match(), "deploy_lock: lock", "q", people=False)
    session.run()
    assert played(session.table) == ["deploy_lock: lock"]
    assert "Which bay do you lock?" in out.getvalue()


def test_of_two_bays_a_person_chooses() -> None:
    table = assembly(hands=[["deploy_lock", "swap"]], match=[3, 8])
    session, _ = session_of(table, "deploy_lock: lock", "q")
    session.run()
    assert played(session.table) == ["deploy_lock: lock"]


def test_undo_goes_back_to_before_the_command_that_the_terminal_completed() -> None:
    session, out = session_of(one_match(roles=["anna"]), "deploy_lock: lock", "undo", "q")
    session.run()
    assert "2 steps" in out.getvalue()
    assert played(session.table) == []
    assert out.getvalue().count("Only one answer") == 1


def test_where_undo_stops_at_an_obvious_question_it_is_asked() -> None:
    """The lock itself may not be taken back when something was learnt; then the pick is not made again by itself."""
    session, out = session_of(after(one_match(), "deploy_lock: lock"), "q")
    session.by_hand = len(session.table.standing)
    session.run()
    assert "Which bay do you lock?" in out.getvalue()
    assert played(session.table) == ["deploy_lock: lock"]


# The log


def test_the_log_tells_each_turn_below_its_heading() -> None:
    table = tablemate.game("assembly").new(seed=7, roles="none")
    session, out = session_of(table, "deploy_lock: deploy", "three: deploy", "log", "q", people=False)
    session.run()
    told = out.getvalue().split("> log\n")[1].splitlines()
    heads = [line for line in told if line.startswith("  Turn ")]
    assert heads == ["  Turn 1: you are active.", "  Turn 2: you are active.", "  Turn 3: you are active."]
    assert told[told.index(heads[0]) + 1] == "    You play a card for a deploy."


def test_what_was_set_up_before_the_first_turn_stands_below_no_heading() -> None:
    table = tablemate.game("assembly").new(seed=7, roles="none")
    session, out = session_of(table, "log", "q", people=False)
    session.run()
    told = out.getvalue().split("> log\n")[1].splitlines()
    assert told[1].startswith("  The die shows")
    assert told[2].startswith("  You draw")


# The layout


def test_a_smaller_drawing_stays_until_the_screen_changes(monkeypatch: pytest.MonkeyPatch) -> None:
    """A table that grows and shrinks with each question is hard to read: with Anna's alone the ring would fit."""
    session, _ = session_of(one_match(roles=["anna"]))
    chosen = []
    for action, lines in (("", 24), ("deploy_lock: lock 3", 24), ("", 25)):
        monkeypatch.setattr(Terminal, "room", lambda terminal, lines=lines: Room(80, lines))
        if action:
            session.table.play(action)
        session.showing.present(session.table.waiting[0])
        chosen.append(session.showing.layout)
    assert chosen == ["compact", "compact", "ring"]
