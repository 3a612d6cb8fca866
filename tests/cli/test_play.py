"""Whole games and single answers through the command, as a person types them."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import tablemate
from tablemate.bots import BOTS
from tablemate.cli.commands import commands_of
from tablemate.cli.face import face_of
from tablemate.cli.session import Session
from tablemate.cli.terminal import Terminal
from tablemate.kernel.actions import Action
from tablemate.words import LANGUAGES, Words
from tablemate.words.assembly.nouns import cards

from .conftest import Tablemate
from .test_screens import Tty

OVER = {"en": "The game is over.", "fr": "La partie est finie."}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", ["1", "2"])
@pytest.mark.slow
def test_a_game_runs_to_its_end(tablemate_command: Tablemate, language: str, players: str) -> None:
    run = tablemate_command(
        "play", "assembly", "--players", players, "--seed", "5", "--lang", language, typed="1\n", lines=1000
    )
    assert run.code == 0, run.err
    assert OVER[language] in run.out
    assert "Score" in run.out
    assert "{" not in run.out
    assert max(len(line) for line in run.out.splitlines()) <= 80


@pytest.mark.parametrize("malfunctions", "ABCDEFG")
@pytest.mark.slow
def test_every_malfunction_set_can_be_played(tablemate_command: Tablemate, malfunctions: str) -> None:
    typed = "".join(f"{number}\n" for number in (1, 2, 1, 3, 1, 0)) * 150
    run = tablemate_command("play", "--malfunctions", malfunctions, "--seed", "11", "--lang", "fr", typed=typed)
    assert run.code == 0, run.err
    assert OVER["fr"] in run.out


@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize("seat", ["1", "2"])
@pytest.mark.slow
def test_a_bot_takes_the_other_seat(tablemate_command: Tablemate, bot: str, seat: str) -> None:
    run = tablemate_command("play", "--bot", bot, "--seat", seat, "--seed", "3", typed="1\n", lines=600)
    assert run.code == 0, run.err
    assert "-----" not in run.out
    assert f"{bot} sits at seat {3 - int(seat)}." in run.out
    assert "Your partner asks" in run.out


def test_the_same_seed_gives_the_same_game(tablemate_command: Tablemate) -> None:
    first, second = (tablemate_command("play", "--seed", "9", typed="1\n", lines=300) for _ in range(2))
    assert first == second


def test_without_a_seed_one_is_drawn_and_printed(tablemate_command: Tablemate) -> None:
    first, second = (tablemate_command("play", "assembly", typed="quit\n") for _ in range(2))
    seeds = [re.search(r"Seed (\d+)", run.out) for run in (first, second)]
    assert all(seeds)
    assert first.out != second.out


def test_the_end_says_how_to_play_it_again(tablemate_command: Tablemate) -> None:
    run = tablemate_command("play", "--seed", "9", "--malfunctions", "B", typed="1\n", lines=300)
    assert "tablemate play assembly --malfunctions B --seed 9" in " ".join(run.out.split())


def test_input_that_ends_early_is_said_and_coded(tablemate_command: Tablemate) -> None:
    run = tablemate_command("play", "--seed", "9", typed="1\n")
    assert run.code == 3
    assert "The input ended before the game did." in run.out
    assert "tablemate play assembly --resume" in run.out
    assert "not saved" not in run.out


def test_quit_leaves_in_peace(tablemate_command: Tablemate) -> None:
    run = tablemate_command("play", "--seed", "9", "--lang", "fr", typed="quitter\n")
    assert run.code == 0
    assert "Au revoir." in run.out


def seed_with(*cards: str, players: int = 1) -> str:
    """A seed whose first hand holds these kinds of cards."""
    tables = (tablemate.game("assembly").new(seed=seed, players=players, first=0) for seed in range(1000))
    return next(str(table.seed) for table in tables if set(cards) <= set(table.view(0)["hands"][0]))


def test_notation_and_whole_sentences_are_understood(tablemate_command: Tablemate) -> None:
    options = ["--seed", seed_with("any", players=2), "--players", "2", "--first", "1"]
    run = tablemate_command("play", *options, typed="ASK swap\nany: acw 2\n1\n")
    assert "You ask about a swap." in run.out
    assert "One module turns anticlockwise by 2." in run.out


@pytest.mark.parametrize(
    "garbage", ["", "   ", "xyzzy", "999", "-1", "any:", ": :", "\x1b[2J", "1 2 3", "é" * 500, "why " * 50]
)
@pytest.mark.slow
def test_garbage_is_refused_with_a_sentence(tablemate_command: Tablemate, garbage: str) -> None:
    run = tablemate_command("play", "--seed", "7", typed=f"{garbage}\nquit\n")
    assert run.code == 0
    assert run.err == ""
    assert "\x1b" not in run.out


def test_why_explains_the_last_refusal_and_any_action(tablemate_command: Tablemate) -> None:
    typed = "why\nwild: deploy\nwhy\nwhy swap: swap 1 2\nwhy deploy_lock: deploy\nquit\n"
    run = tablemate_command("play", "--seed", seed_with("deploy_lock", "swap"), typed=typed)
    assert "Nothing has been refused yet." in run.out
    assert "You hold no Wild card. (rule ASM-DECLARE-1)" in run.out
    assert "More: rules declare" in run.out
    assert "You can play that now." in run.out


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_answers_in_both_spellings(tablemate_command: Tablemate, language: str) -> None:
    typed = "".join(
        f"{spelling}\n"
        for name, each in commands_of(face_of("assembly")).items()
        for spelling in each.typed
        if name not in ("quit", "save")
    )
    run = tablemate_command("play", "--seed", "7", "--malfunctions", "C", "--lang", language, typed=typed)
    assert run.code == 3
    assert run.err == ""
    assert {"en": "There is nothing to take back.", "fr": "Il n’y a rien à annuler."}[language] in run.out


def test_rules_are_read_at_the_table(tablemate_command: Tablemate) -> None:
    run = tablemate_command("play", "--lang", "fr", "--seed", "7", typed="regles\nrègles lock\nregles xyzzy\nquit\n")
    assert "Verrouiller\n-----------" in run.out
    assert "il n’y a pas de sujet «\N{NO-BREAK SPACE}xyzzy\N{NO-BREAK SPACE}»" in run.out


def test_the_log_does_not_name_cards_of_earlier_turns(tablemate_command: Tablemate) -> None:
    """R23: memory is free, browsing is not."""
    typed = "deploy_lock: deploy\nlog\nquit\n"
    veiled = tablemate_command("play", "--seed", "7", typed=typed).out.split("What happened so far:")[1]
    assert "You play a card for a deploy." in veiled
    assert "Deploy/Lock" not in veiled
    named = tablemate_command("play", "--seed", "7", "--open-log", typed=typed).out.split("What happened so far:")[1]
    assert "You play Deploy/Lock for a deploy." in named


def test_undo_takes_back_what_told_nobody_anything(tablemate_command: Tablemate) -> None:
    typed = "ask nothing\nundo\nundo\nquit\n"
    run = tablemate_command("play", "--players", "2", "--seed", "7", typed=typed)
    assert run.out.count("One step taken back.") == 1
    assert "There is nothing to take back." in run.out


def test_undo_refuses_what_told_something_except_in_practice(tablemate_command: Tablemate) -> None:
    typed = "deploy_lock: deploy\nundo\nquit\n"
    serious = tablemate_command("play", "--seed", "7", typed=typed)
    assert "The last step brought something new to light" in serious.out
    practice = tablemate_command("play", "--seed", "7", "--practice", "--save", "p.json", typed=typed)
    assert "One step taken back." in practice.out
    record = json.loads(Path("p.json").read_text(encoding="utf-8"))
    assert record["practice"] is True
    assert record["moves"][-1] == {"seat": 0, "undo": 1}


def test_undo_beside_a_bot_goes_back_to_the_persons_own_decision(tablemate_command: Tablemate) -> None:
    typed = "1\n" * 12 + "undo\nquit\n"
    run = tablemate_command("play", "--seed", "7", "--bot", "random", "--practice", typed=typed)
    assert re.search(r"steps? taken back\.", run.out)
    assert run.code == 0


class Typist(Tty):
    """Somebody who presses Enter when asked to, and plays something legal otherwise."""

    def __init__(self, target: Tty, table: tablemate.Table) -> None:
        super().__init__()
        self.target, self.table = target, table
        self.screens: list[tuple[int, str]] = []

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]
        """What is typed at the prompt that stands at the end of the screen."""
        screen = self.target.getvalue().rpartition("\x1b[2J\x1b[3J\x1b[H")[2]
        prompt = re.search(r"Seat (\d) > $", screen)
        if prompt is None:
            return "\n"
        self.screens.append((int(prompt.group(1)) - 1, screen))
        legal = self.table.legal(self.table.waiting[0].seat)
        return f"{legal[len(self.screens) % len(legal)]}\n"


def test_two_people_at_a_terminal_never_see_each_others_hand() -> None:
    """Since the last wiping of the screen only the hand of the person at the prompt was shown."""
    table = tablemate.game("assembly").new(seed=4, players=2, malfunctions="B")
    words, target = Words("en", "assembly"), Tty()
    typist = Typist(target, table)
    hands: list[list[str]] = []

    class Noting(Session):
        def play(self, action: Action, seat: int, *, due: int | None = None, by: str | None = None) -> None:
            held = [table.view(each)["hands"][each] for each in (0, 1)]
            hands.append([words.say("hand-you", cards=cards(words, hand)) for hand in held])
            super().play(action, seat, due=due, by=by)

    terminal = Terminal(typist, target, {"TERM": "dumb"})
    assert Noting(table, words, terminal, face_of("assembly")).run() == 0
    assert len(typist.screens) >= len(hands) > 20
    for seat, screen in typist.screens:
        shown = {line for line in screen.splitlines() if line.startswith("Your hand:")}
        others = {each[1 - seat] for each in hands} - {each[seat] for each in hands}
        assert not shown & others
        assert f"Seat {seat + 1}: take the screen" in screen
        assert f"Seat {2 - seat} >" not in screen


def test_a_piped_table_for_two_shows_each_section_only_its_own_hand(tablemate_command: Tablemate) -> None:
    """Every section between two separators is one person's, and no extra line is read for the change."""
    options = ["--players", "2", "--seed", "12", "--malfunctions", "B", "--save", "two.json"]
    run = tablemate_command("play", *options, typed="1\n", lines=1000)
    words, hands = Words("en", "assembly"), [set[str](), set[str]()]
    for table in tablemate.Record.load(Path("two.json")).steps(tablemate.game("assembly")):
        for seat in (0, 1):
            hands[seat].add(words.say("hand-you", cards=cards(words, table.view(seat)["hands"][seat])))
    sections = re.split(r"----- Seat (\d) -----\n", run.out)[1:]
    for number, section in zip(sections[::2], sections[1::2], strict=True):
        seat = int(number) - 1
        shown = {line for line in section.splitlines() if line.startswith("Your hand:")}
        assert shown <= hands[seat] | {words.say("hand-you-empty")}
        assert f"Seat {2 - seat} >" not in section


def test_an_interrupt_offers_to_save() -> None:
    class Interrupting(Tty):
        typed = 0

        def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]
            self.typed += 1
            if self.typed == 1:
                raise KeyboardInterrupt
            return "\n"

    table = tablemate.game("assembly").new(seed=4)
    target = Tty()
    session = Session(table, Words("en", "assembly"), Terminal(Interrupting(), target, {}), face_of("assembly"))
    assert session.run() == 3
    assert "Interrupted before the end of the game." in target.getvalue()
    assert "File name to save the game" in target.getvalue()


def test_li_yong_alone_is_warned_about(tablemate_command: Tablemate) -> None:
    run = tablemate_command("play", "--seed", "1", "--roles", "li_yong", typed="quit\n")
    assert "Li Yong can never be of use" in run.out
