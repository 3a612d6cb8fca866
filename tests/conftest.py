"""Set-up for all tests."""

from __future__ import annotations

import gc
import os
import shutil
import tempfile
from collections.abc import Callable
from pathlib import Path

import pytest

RULES_CACHE = Path(__file__).resolve().parent.parent / ".rules_cache"


def pytest_addoption(parser: pytest.Parser) -> None:
    """`pytest --update-snapshots` accepts terminal screens and pictures of pages as they are now."""
    parser.addoption(
        "--update-snapshots", action="store_true", help="write terminal screens and pictures of pages anew"
    )


def pytest_configure(config: pytest.Config) -> None:
    """Keep compiled rules inside the project; the first test that needs them compiles what has changed.

    No test touches the games of whoever runs it.
    """
    os.environ.setdefault("TABLEMATE_CACHE", str(RULES_CACHE))
    os.environ["TABLEMATE_NO_BUILD"] = "1"
    os.environ["TABLEMATE_DATA"] = tempfile.mkdtemp(prefix="tablemate-tests-")
    config.add_cleanup(lambda: shutil.rmtree(os.environ["TABLEMATE_DATA"], ignore_errors=True))


def pytest_collection_finish() -> None:
    """Thousands of collected tests stay to the end: they are not searched for garbage again and again."""
    gc.freeze()


@pytest.fixture
def same_as_before(request: pytest.FixtureRequest) -> Callable[[str, str], None]:
    """Compare a screen with the one that was looked at, in `snapshots/` beside the test."""
    folder = request.path.parent / "snapshots"
    update = request.config.getoption("--update-snapshots", default=False)

    def compare(name: str, screen: str) -> None:
        path = folder / f"{name}.txt"
        if update:
            path.write_text(screen, encoding="utf-8")
        assert path.exists(), f"no snapshot {name}: run pytest {folder.parent} --update-snapshots and read it"
        assert screen == path.read_text(encoding="utf-8")

    return compare
