"""The pages of the documentation, as tests read them."""

from __future__ import annotations

import doctest
import re
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
DOCS = ROOT / "docs"
HEADINGS = ["Players", "Options", "Decisions", "Actions", "View", "Scoring", "Version history", "Rulings"]
"""What the page of every game tells, in this order."""
_FILE = re.compile(r"^```toml\n(# (\S+\.toml)\n.*?)^```", re.MULTILINE | re.DOTALL)


def page_id(page: Path) -> str:
    """The name of a page in test reports."""
    return page.relative_to(ROOT).as_posix()


def text_of(name: str) -> str:
    """The text of a page under `docs/`."""
    return (DOCS / name).read_text(encoding="utf-8")


def unmentioned(page: str, wanted: Iterable[str]) -> list[str]:
    """The words that a page does not write as code anywhere."""
    text = text_of(page)
    return [word for word in wanted if f"`{word}`" not in text]


def table_rows(text: str, first: str) -> list[list[str]]:
    """The cells of the table whose heading begins with this cell."""
    lines = text.splitlines()
    start = next(number for number, line in enumerate(lines) if line.startswith(f"| {first} |"))
    rows = []
    for line in lines[start + 2 :]:
        if not line.startswith("|"):
            break
        rows.append([cell.strip() for cell in line.strip("|").split("|")])
    return rows


def examples(page: Path) -> doctest.DocTest:
    """All examples of a page as one test; fences become blank lines, so that they do not read as output."""
    lines = page.read_text(encoding="utf-8").splitlines()
    text = "\n".join("" if line.startswith("```") else line for line in lines)
    return doctest.DocTestParser().get_doctest(text, {"__name__": "__main__"}, page_id(page), str(page), 0)


def files_of(page: Path) -> dict[str, str]:
    """The files that a page shows: TOML whose first line is a comment with the name of the file."""
    return {name: text for text, name in _FILE.findall(page.read_text(encoding="utf-8"))}
