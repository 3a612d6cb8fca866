"""FUSE through the command: alone, several people at one screen, with bots, to the end and back again."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

import tablemate
from tablemate.bots import BOTS, Bot, Perspective
from tablemate.cli.commands import commands_of
from tablemate.cli.face import face_of
from tablemate.cli.session import Session
from tablemate.cli.terminal import Terminal
from tablemate.kernel.actions import Action
from tablemate.kernel.moves import Move
from tablemate.words import LANGUAGES, Words

from .conftest import Tablemate
from .test_screens import Tty

GAME = tablemate.game("fuse")
OVER = {"en": "The game is over.", "fr": "La partie est finie."}
SHORT = ["--edition", "book2015", "--bombs", "3", "--sabotage-count", "2"]
"""Options of a game that is soon over."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.slow
def test_a_game_alone_runs_to_its_end(tablemate_command: Tablemate, language: str) -> None:
    options = ["--players", "1", "--mode", "practice", "--seed", "1", "--lang", language]
    run = tablemate_command("play", "fuse", *options, typed="1\n", lines=1500)
    assert run.code == 0, run.err
    assert OVER[language] in run.out
    assert "Score" in run.out
    assert not re.search(r"\{ ?\$", run.out)
    assert max(len(line) for line in run.out.splitlines()) <= 80


@pytest.mark.parametrize("language", LANGUAGES)
def test_bots_fill_the_other_seats(tablemate_command: Tablemate, language: str) -> None:
    options = ["--players", "5", "--bot", "greedy", "--seat", "2", "--seed", "3", "--lang", language]
    run = tablemate_command("play", "fuse", *options, *SHORT, "--save", "five.json", typed="1\n", lines=900)
    assert run.code == 0, run.err
    assert OVER[language] in run.out
    for seat in (1, 3, 4, 5):
        assert {"en": f"greedy sits at seat {seat}.", "fr": f"greedy occupe la place {seat}."}[language] in run.out
    moves = json.loads(Path("five.json").read_text(encoding="utf-8"))["moves"]
    assert {move["seat"] for move in moves} == {0, 1, 2, 3, 4}


@pytest.mark.parametrize("mode", ["practice", "rolls", "live"])
@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.slow
def test_every_bot_plays_in_every_mode(tablemate_command: Tablemate, bot: str, mode: str) -> None:
    options = ["--players", "3", "--bot", bot, "--seed", "5", "--mode", mode, "--layout", "list", *SHORT]
    run = tablemate_command("play", "fuse", *options, typed="wait\nconfirm\n1\n", lines=900)
    assert run.code == 0, run.err
    assert OVER["en"] in run.out
    told = [line for line in run.out.splitlines() if "tablemate play fuse --players" not in line]
    assert max(map(len, told)) <= 80, "only a command that is copied is not cut"


def test_the_mode_is_said_and_the_default_fits_the_terminal(tablemate_command: Tablemate) -> None:
    piped = tablemate_command("play", "fuse", typed="quit\n").out
    assert "Mode practice: no clock. Others: --mode live, relaxed or rolls." in piped
    chosen = tablemate_command("play", "fuse", "--mode", "rolls", typed="quit\n").out
    assert "Mode rolls: no clock, and 27 rolls." in chosen
    assert "Others:" not in chosen


def test_a_terminal_gets_the_clock_unless_it_practises() -> None:
    from tablemate.cli.fuse.offer import OFFER
    from tablemate.cli.offer import Setting

    assert OFFER.agree({}, Setting(interactive=True, practice=False))["mode"] == "live"
    assert OFFER.agree({}, Setting(interactive=True, practice=True))["mode"] == "practice"
    assert OFFER.agree({}, Setting(interactive=False, practice=False))["mode"] == "practice"
    assert OFFER.agree({"mode": "rolls"}, Setting(interactive=True, practice=False))["mode"] == "rolls"


def test_several_people_share_a_screen_without_hand_over(tablemate_command: Tablemate) -> None:
    run = tablemate_command("play", "fuse", "--players", "3", "--seed", "3", *SHORT, typed="1\n", lines=900)
    assert run.code == 0, run.err
    assert "-----" not in run.out
    assert "take the screen" not in run.out
    assert {"Seat 1 >", "Seat 2 >", "Seat 3 >"} <= set(re.findall(r"Seat \d >", run.out))


def three(*lines: str) -> str:
    """What three people at one screen see, seat 1 with the bag."""
    table = seated(3, holder=0)
    typed = Tty("".join(f"{line}\n" for line in lines))
    target = Tty()
    session = Session(table, Words("en", "fuse"), Terminal(typed, target, {}), face_of("fuse"))
    session.run()
    return target.getvalue()


def seated(players: int, holder: int, **options: Any) -> tablemate.Table:
    """A new game whose first bag holder sits there."""
    tables = (GAME.new(seed=seed, players=players, **options) for seed in range(100))
    return next(table for table in tables if table.waiting[0].seat == holder)


@pytest.fixture(autouse=True)
def no_build(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TABLEMATE_NO_BUILD", "1")


def prompts(shown: str) -> list[int]:
    """The seats of all prompts."""
    return [int(seat) for seat in re.findall(r"Seat (\d) >", shown)]


def test_the_focus_moves_on_when_a_person_has_nothing_more_to_do() -> None:
    assert prompts(three("roll", "1", "1", "quit", "")) == [1, 1, 2, 3]


def test_a_number_before_a_line_acts_for_that_seat() -> None:
    shown = three("roll", "3: 1", "2: xyzzy", "2:1", "quit", "")
    assert "Seat 3 places" in shown
    assert "“xyzzy” is not an action" in shown
    assert "Seat 2 places" in shown
    assert prompts(shown) == [1, 1, 1, 1, 1]


def test_seats_can_be_switched() -> None:
    shown = three("seat 2", "roll", "seat 3", "1", "place 2", "siege 1", "seat 7", "seat x", "quit", "")
    assert "Seat 2 has nothing to do now." in shown
    assert prompts(shown) == [1, 1, 1, 3, 1, 2, 1, 1, 1]
    assert shown.count("The seats are 1 to 3.") == 2


def test_waiting_lets_the_next_person_go_first() -> None:
    shown = three("wait", "roll", "wait", "wait", "attendre", "quit", "")
    assert "Nobody else does anything now." in shown
    assert prompts(shown) == [1, 1, 1, 2, 3, 1]


def test_enter_plays_the_only_action_and_nothing_else() -> None:
    shown = three("", "", "quit", "")
    assert "Seat 1 rolls" in shown
    assert "places" not in shown
    assert prompts(shown) == [1, 1, 1]


def test_another_seat_may_be_a_bots_or_no_seat(tablemate_command: Tablemate) -> None:
    options = ["--players", "3", "--bots", "2=random", "--seed", "3"]
    run = tablemate_command("play", "fuse", *options, typed="2: roll\n9: roll\nseat 2\nquit\n")
    assert run.out.count("random plays for seat 2.") == 2
    assert "The seats are 1 to 3." in run.out


def test_bots_wait_for_people_and_act_when_told_to(tablemate_command: Tablemate) -> None:
    """Nobody but the person moves until the person has nothing to do or says `wait`."""
    options = ["--players", "3", "--bot", "random", "--seed", "3", "--mode", "practice"]
    run = tablemate_command("play", "fuse", *options, "--save", "w.json", typed="\nwait\nwait\nquit\n")
    moves = [(move["seat"], move["action"].split()[0]) for move in json.loads(Path("w.json").read_text())["moves"]]
    assert moves[0][1] == "roll"
    assert [seat for seat, verb in moves if verb in ("place", "burn")] == [1, 2]
    assert run.out.count("Nobody else does anything now.") == 1


class Idle:
    """A bot that never wants to do anything."""

    name = "idle"
    version = "1"

    def choose(self, perspective: Perspective) -> Action | None:
        return None


def test_a_table_of_waiting_bots_goes_on_all_the_same() -> None:
    table = seated(2, holder=1)
    target = Tty()
    idle: dict[int, Bot] = {1: Idle()}
    terminal = Terminal(Tty("1\n1\nwait\nquit\n\n"), target, {})
    session = Session(table, Words("en", "fuse"), terminal, face_of("fuse"), bots=idle)
    assert session.run() == 0
    assert "Seat 2 rolls" in target.getvalue()


def live_pair(bots: dict[int, Bot], *lines: str) -> tuple[tablemate.Table, str]:
    """Two seats that may hold dice and take them back, seat 1 with the bag; no clock runs."""
    table = seated(2, holder=0, mode="rolls", confirm_draft=False, hold=True)
    target = Tty()
    terminal = Terminal(Tty("".join(f"{line}\n" for line in lines)), target, {})
    Session(table, Words("en", "fuse"), terminal, face_of("fuse"), bots=bots).run()
    return table, target.getvalue()


def test_who_can_only_take_back_is_not_asked_while_others_have_dice_to_use() -> None:
    table, shown = live_pair({}, "roll", "1", "1", "quit", "")
    assert ("take_back", 0) in [(decision.kind, decision.seat) for decision in table.waiting]
    assert prompts(shown) == [1, 1, 1, 2]
    _, shown = live_pair({}, "roll", "1", "1", "seat 1", "take back", "quit", "")
    assert "Seat 1 takes" in shown
    assert "Your dice are used. You may still take the last one back." in shown


def test_who_can_only_take_back_is_asked_when_nobody_else_acts() -> None:
    table, shown = live_pair({1: Idle()}, "roll", "1", "1", "wait", "quit", "")
    assert "Your dice are used." in shown
    assert [move.seat for move in table.moves if isinstance(move, Move)] == [0, 0, 0, 1]


def test_undo_points_to_taking_back_except_in_practice_tables(tablemate_command: Tablemate) -> None:
    options = ["--seed", "3", "--mode", "rolls"]
    english = tablemate_command("play", "fuse", *options, typed="roll\nundo\nwhy\nquit\n").out
    assert "the action take back" in english
    assert "TABLE-UNDO" in english
    french = tablemate_command("play", "fuse", *options, "--lang", "fr", typed="roll\nannuler\nquit\n").out
    assert "l’action reprendre" in french
    free = tablemate_command("play", "fuse", *options, "--practice", typed="roll\n1\nundo\nundo\nundo\nquit\n").out
    assert free.count("One step taken back.") == 2


def test_undo_beside_bots_goes_back_to_before_a_step_of_a_person(tablemate_command: Tablemate) -> None:
    options = ["--players", "2", "--bot", "random", "--seed", "3", "--practice", "--save", "u.json"]
    run = tablemate_command("play", "fuse", *options, typed="1\n1\n1\n1\nundo\nquit\n")
    moves = json.loads(Path("u.json").read_text())["moves"]
    undone = sum("undo" in move for move in moves)
    played = [move["seat"] for move in moves if "undo" not in move]
    assert undone >= 1
    assert played[len(played) - undone] == 0
    assert set(played[len(played) - undone + 1 :]) <= {1}
    assert run.code == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_answers(tablemate_command: Tablemate, language: str) -> None:
    typed = "roll\n" + "".join(
        f"{spelling}\n"
        for name, each in commands_of(face_of("fuse")).items()
        for spelling in each.typed
        if name not in ("quit", "save")
    )
    run = tablemate_command("play", "fuse", "--players", "2", "--seed", "3", "--lang", language, typed=typed)
    assert run.code == 3
    assert run.err == ""
    assert max(len(line) for line in run.out.splitlines()) <= 80


def test_help_names_only_what_this_table_has(tablemate_command: Tablemate) -> None:
    alone = tablemate_command("play", "fuse", "--seed", "3", typed="help\nquit\n").out
    assert "place r4 on b13.2" in " ".join(alone.split())
    assert "malfunctions" not in alone
    assert "  wait " not in alone
    together = tablemate_command("play", "fuse", "--players", "2", "--seed", "3", typed="help\nquit\n").out
    assert "  seat 2 " in together
    assembly = tablemate_command("play", "assembly", "--seed", "3", typed="help\nquit\n").out
    assert "malfunctions" in assembly
    assert "  wait " not in assembly


def test_the_log_names_everything_without_being_asked(tablemate_command: Tablemate) -> None:
    run = tablemate_command("play", "fuse", "--seed", "3", typed="roll\n1\n1\n1\nlog\nquit\n")
    assert "You roll" in run.out.split("What happened so far:")[1]
    assert "--open-log" not in run.out


def test_the_hints_name_every_option(tablemate_command: Tablemate) -> None:
    options = ["--players", "2", "--mode", "rolls", "--no-hold", "--six-point", "--bots", "2=random", *SHORT]
    run = tablemate_command("play", "fuse", *options, "--seed", "3", typed="confirm\n1\n", lines=900)
    again = "tablemate play fuse --players 2 --edition book2015 --mode rolls --bombs 3 --six-point --sabotage-count 2"
    assert f"{again} --no-hold --bots 2=random --seed 3" in " ".join(run.out.split())
    half = tablemate_command("play", "fuse", *options, "--save", "i.json", typed="quit\n")
    assert "tablemate play fuse --load i.json Good-bye." in " ".join(half.out.split())


def test_the_hint_names_the_mode_that_the_terminal_chose(tablemate_command: Tablemate) -> None:
    run = tablemate_command("play", "fuse", *SHORT, "--seed", "5", typed="1\n", lines=900)
    again = "--edition book2015 --bombs 3 --sabotage-count 2 --mode practice --seed 5"
    assert f"The same game again: tablemate play fuse {again}" in " ".join(run.out.split())


def finished(run: Tablemate, *options: str) -> Path:
    """A short game played to its end and kept."""
    path = Path("fuse.json")
    done = run("play", "fuse", "--seed", "5", *SHORT, "--save", str(path), *options, typed="1\n", lines=900)
    assert done.code == 0, done.err
    return path


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("viewer", ["1", "spectator", "all"])
@pytest.mark.slow
def test_a_game_is_replayed_to_everybody(tablemate_command: Tablemate, language: str, viewer: str) -> None:
    path = finished(tablemate_command, "--players", "2")
    run = tablemate_command("replay", str(path), "--viewer", viewer, "--lang", language)
    assert run.code == 0, run.err
    assert {"en": "exactly as recorded", "fr": "exactement comme enregistrée"}[language] in run.out
    step = tablemate_command("replay", str(path), "--viewer", viewer, "--step", "4", "--lang", language)
    assert step.code == 0, step.err
    assert "B" in step.out


def test_a_saved_game_goes_on_where_it_stopped(tablemate_command: Tablemate) -> None:
    options = ["--seed", "8", *SHORT]
    whole = tablemate_command("play", "fuse", *options, "--save", "whole.json", typed="1\n", lines=900)
    half = tablemate_command("play", "fuse", *options, typed="1\n1\n1\nsave part.json\n")
    assert (whole.code, half.code) == (0, 3)
    rest = tablemate_command("play", "fuse", "--load", "part.json", typed="1\n", lines=900)
    assert rest.code == 0, rest.err
    assert Path("whole.json").read_text() == Path("part.json").read_text()


def test_a_fork_of_any_step_can_be_played_on(tablemate_command: Tablemate) -> None:
    path = finished(tablemate_command)
    run = tablemate_command(
        "replay", str(path), "--fork-at", "5", "--seed", "9", "--save", "fork.json", typed="1\n", lines=900
    )
    assert run.code == 0, run.err
    assert tablemate.Record.load(Path("fork.json")).replay(GAME).outcome is not None


def test_a_record_of_another_game_is_refused_in_words(tablemate_command: Tablemate) -> None:
    path = finished(tablemate_command)
    for language, said in (
        ("en", 'this is a record of "fuse"'),
        ("fr", "c’est une partie du jeu «\N{NO-BREAK SPACE}fuse\N{NO-BREAK SPACE}»"),
    ):
        run = tablemate_command("play", "assembly", "--load", str(path), "--lang", language)
        assert run.code == 2
        assert said in run.err
