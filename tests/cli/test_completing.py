"""What a line may go on with: actions, commands and what stands behind them, in the person's language."""

from __future__ import annotations

from pathlib import Path

import pytest

import tablemate
from tablemate.cli.completing import Completing, next_words
from tablemate.cli.face import face_of
from tablemate.cli.prompting import in_one_row
from tablemate.cli.session import Session
from tablemate.cli.terminal import Terminal
from tablemate.words import Words

from .keys import Time, at_keyboard, pressing
from .screen import moments, screen_of
from .test_screens import Tty

TAB, BACK = "\t", "\x1b[Z"


def completing(game: str = "assembly", language: str = "en", seed: int = 5) -> Completing:
    """What the person of seat 1 may type at the beginning of a game."""
    table = tablemate.game(game).new(seed=seed)
    return Completing(Session(table, Words(language, game), Terminal(Tty(), Tty(), {}), face_of(game)), 0)


@pytest.mark.parametrize(
    ("game", "language", "typed", "lines"),
    [
        ("assembly", "en", "three: d", ["three: deploy"]),
        ("assembly", "en", "THREE: D", ["three: deploy"]),
        ("assembly", "fr", "trois: v", ["trois: verrouiller"]),
        ("fuse", "en", "ro", ["roll", "row"]),
        ("fuse", "fr", "ran", ["rangée"]),
        ("assembly", "en", "rules dif", ["rules difficulty"]),
        ("assembly", "fr", "règles dif", ["règles difficulté"]),
        ("assembly", "en", "why three: d", ["why three: deploy"]),
        ("assembly", "en", "nothing", []),
        ("assembly", "en", "log ", []),
    ],
)
def test_a_line_may_go_on_with_what_fits(game: str, language: str, typed: str, lines: list[str]) -> None:
    assert completing(game, language)(typed) == lines


def test_the_cards_that_can_be_asked_about_are_known_by_their_ids() -> None:
    bombs = completing("fuse", seed=3)("cards b")
    assert "cards b09" in bombs
    assert len(bombs) == 9
    assert "cards s35" in completing("origin_story")("cards s")


def test_files_of_games_and_folders_are_known(empty_folder: None) -> None:
    for name in ("part.json", "party.txt", "pack.json"):
        Path(name).touch()
    Path("past").mkdir()
    assert completing()("save pa") == ["save pack.json", "save part.json", "save past/"]


def test_a_line_goes_on_word_by_word() -> None:
    lines = ["place r4 on b1", "place r4 on b2", "place g3 on b1"]
    assert list(next_words("pl", lines)) == [("place", "place")]
    assert list(next_words("place ", lines)) == [("place r4", "r4"), ("place g3", "g3")]
    assert list(next_words("place r4", lines[:2])) == [("place r4 on", "on")]


def test_one_row_shows_the_word_that_is_taken() -> None:
    def row(taken: int | None, columns: int) -> str:
        return "".join(text for _, text, *_ in in_one_row(["one", "two", "three", "four"], taken, columns))

    assert row(None, 80) == "one  two  three  four  "
    assert row(None, 12) == "one  two  "
    assert row(3, 16) == "three  four  "


def keyed(monkeypatch: pytest.MonkeyPatch, *keys: str) -> tuple[str, list[str]]:
    """The line that comes of these keys, a second between each, and what the screen showed."""
    target = Tty()
    script = tuple(enumerate(map(str, keys), start=1))
    with pressing(Time(), *((float(at), each) for at, each in script)) as keyboard:
        terminal = at_keyboard(monkeypatch, keyboard, target)
        line = terminal.ask_until(lambda: ">", lambda: None, complete=completing())
    assert screen_of(target.getvalue()) == f"> {line}".rstrip()
    return line, moments(target.getvalue())


@pytest.mark.parametrize(
    ("keys", "line"),
    [
        (["dep", TAB, "\r"], "deploy_lock:"),
        (["dep", TAB, TAB, "\r"], "deploy_lock: deploy"),
        (["dep", TAB, TAB, TAB, "\r"], "deploy_lock: lock"),
        (["dep", TAB, TAB, TAB, BACK, "\r"], "deploy_lock: deploy"),
        (["rules dec", TAB, "\r"], "rules declare"),
        (["zzz", TAB, "\r"], "zzz"),
        ([TAB, "\r"], ""),
    ],
)
def test_tab_goes_on_and_enter_plays_only_what_is_on_the_line(
    monkeypatch: pytest.MonkeyPatch, keys: list[str], line: str
) -> None:
    assert keyed(monkeypatch, *keys)[0] == line


def test_the_words_that_may_come_next_stand_in_one_line_below_and_go_with_the_prompt(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    _, seen = keyed(monkeypatch, "rules de", "p", "\r")
    assert "> rules de\ndeclare  deploy" in seen
    assert max(each.count("\n") for each in seen) == 1
