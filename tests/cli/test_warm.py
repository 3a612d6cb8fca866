"""What happens behind a game: the build in the background, and a cache that is not to be trusted."""

from __future__ import annotations

import os
import shutil
from importlib.resources import files
from pathlib import Path

import pytest

from tablemate.cli import warm
from tablemate.kernel import rule_cache
from tablemate.kernel.build import REFUSED
from tests.cli.conftest import Tablemate
from tests.traps import Traps


@pytest.fixture
def cache(tablemate_command: Tablemate, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The build runs; its cache is a folder for everything, in which there is nothing to compile."""
    folder = tmp_path / "cache"
    folder.mkdir()
    (folder / "notes.txt").touch()
    monkeypatch.delenv("TABLEMATE_NO_BUILD")
    monkeypatch.setenv("TABLEMATE_CACHE", str(folder))
    monkeypatch.setattr(warm, "_started", [])
    return folder


@pytest.mark.slow
def test_a_build_behind_a_game_imports_nothing_from_where_the_game_or_its_cards_lie(
    tablemate_command: Tablemate, cache: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    here, there = Traps(tmp_path / "here"), Traps(tmp_path / "there")
    deck = there.folder / "own.toml"
    deck.write_text((files("tablemate.games.fuse") / "cards" / "standard.toml").read_text(encoding="utf-8"))
    shutil.copy(deck, here.folder)
    cache.chmod(0o777)
    monkeypatch.chdir(here.folder)
    for cards in ("own.toml", str(deck)):
        monkeypatch.setattr(warm, "_started", [])
        run = tablemate_command("play", "fuse", "--seed", "5", "--players", "1", "--deck", cards, typed="quit\n")
        assert run.code == 0, run.err
        (builder,) = warm._started
        assert builder.wait(timeout=300) == REFUSED, "it came as far as the cache"
    assert here.sprung() + there.sprung() == []


SENTENCES = {
    "en": "are not used: others may write to it. The game goes on without them.",
    "fr": "ne sont pas utilisées : d’autres peuvent y écrire. La partie continue sans elles.",
}


@pytest.mark.parametrize("language", SENTENCES)
@pytest.mark.slow
def test_a_cache_that_others_can_write_to_is_told_in_a_sentence_and_the_game_goes_on(
    language: str, tablemate_command: Tablemate, cache: Path
) -> None:
    cache.chmod(0o777)
    run = tablemate_command("play", "assembly", "--seed", "7", "--lang", language, typed="1\nquit\n")
    shown = " ".join(run.out.split())
    assert SENTENCES[language] in shown
    assert str(cache) in run.out.replace("\n", "")
    assert run.code == 0
    assert warm._started[0].wait(timeout=300) == REFUSED
    assert os.listdir(cache) == ["notes.txt"]


def test_a_cache_of_somebody_else_is_told_in_a_sentence(
    tablemate_command: Tablemate, cache: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tablemate.cli.showing.warm_up", lambda game: None)
    monkeypatch.setattr(rule_cache, "trusted_owners", lambda: {2**31 - 7})
    run = tablemate_command("play", "assembly", "--seed", "7", typed="quit\n")
    assert "somebody else owns it. The game goes on without them." in " ".join(run.out.split())


def test_nothing_is_said_of_a_cache_that_serves_or_that_cannot_be_made(
    tablemate_command: Tablemate, cache: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tablemate.cli.showing.warm_up", lambda game: None)
    for folder in (cache / "new", cache / "notes.txt" / "below a file"):
        monkeypatch.setenv("TABLEMATE_CACHE", str(folder))
        run = tablemate_command("play", "assembly", "--seed", "7", typed="quit\n")
        assert "goes on without them" not in run.out
