"""Set-up for all tests."""

from __future__ import annotations

import gc
import os
import shutil
import tempfile
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
