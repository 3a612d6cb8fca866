"""What a person sees of each decision of FUSE at terminals of three sizes."""

from __future__ import annotations

import sys

import pytest

from tablemate.cli.session import Session
from tablemate.cli.terminal import Terminal
from tablemate.words import LANGUAGES, Words

from .test_fuse_screens import FACE, SCREENS, Compare, Tty

SIZES = {"80x24": "compact", "120x40": "table", "50x20": "list"}
"""Sizes of terminals, and the layout in which they show most decisions."""
DECISIONS = [name for name in SCREENS if not name.startswith("over-") and name != "start-five"]
"""Not the ends, where nobody is asked, nor the start at which another seat is."""


def seen(name: str, language: str, size: str, monkeypatch: pytest.MonkeyPatch) -> tuple[str, str]:
    """What is shown when a seat is asked, and in which layout."""
    columns, lines = size.split("x")
    monkeypatch.setenv("COLUMNS", columns)
    monkeypatch.setenv("LINES", lines)
    target = Tty()
    for stream in ("stdin", "stdout"):
        monkeypatch.setattr(sys, stream, target)
    table, seat = SCREENS[name]
    terminal = Terminal(target, target, {"TERM": "xterm", "NO_COLOR": "1"})
    session = Session(table(), Words(language, "fuse"), terminal, FACE)
    session.showing.opened = True
    session.showing.tell_from(len(session.table.standing))
    decision = session.decision_of(seat)
    assert decision is not None
    session.showing.present(decision)
    return session.showing.layout, target.getvalue()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", DECISIONS)
def test_a_decision_was_looked_at_in_three_sizes(
    name: str, language: str, monkeypatch: pytest.MonkeyPatch, same_as_before: Compare
) -> None:
    parts = []
    for size in SIZES:
        layout, shown = seen(name, language, size, monkeypatch)
        assert max(map(len, shown.splitlines())) <= min(80, int(size.partition("x")[0]))
        parts.append(f"== {size}: {layout}\n{shown}\n")
    same_as_before(f"fuse-{name}.sizes.{language}", "".join(parts))


@pytest.mark.parametrize("name", DECISIONS)
def test_a_small_screen_holds_each_decision(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    _, shown = seen(name, "en", "80x24", monkeypatch)
    assert len(shown.splitlines()) < 24


@pytest.mark.parametrize("size", SIZES)
def test_the_size_chooses_the_layout(size: str, monkeypatch: pytest.MonkeyPatch) -> None:
    layout, _ = seen("draft-solo", "en", size, monkeypatch)
    assert layout == SIZES[size]
