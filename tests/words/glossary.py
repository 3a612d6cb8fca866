"""The words of `docs/glossary.md`, and where French messages do not keep to them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from fnmatch import fnmatchcase
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from tablemate.words import Words

from .catalogues import GAMES, text
from .faults import SOURCE

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "glossary.md"
WEB = ROOT / "web" / "src"
EXCEPTIONS = "Exceptions"
TITLES = {Words("en", game).say("game-name"): game for game in GAMES}
"""The games by the headings of their sections."""
_FORM = re.compile("`([^`]+)`")
_TOPIC = re.compile(r"^## (\w+) \|", re.MULTILINE)
_NOTHING = re.compile(r"(?!)")
_TYPED = re.compile(r"`[^`]*`|--[\w-]+|{[^{}]*}|\btablemate \w+|\w+\.json|^[a-z_]+\s?: |Origin Story")
"""What is the same in every language: options, commands, fields of positions, names of messages in the rules."""
Texts = Mapping[str, str]
"""What messages say, by name, without what fills them."""


@dataclass(frozen=True)
class Term:
    """A row of the glossary: when a message speaks of the thing, what it must say then, and what it never says."""

    called: str
    words: str
    english: re.Pattern[str]
    french: re.Pattern[str]
    never: re.Pattern[str]

    @classmethod
    def of(cls, english: str, french: str, never: str) -> Term:
        """A term from the cells of its row."""
        return cls(_FORM.findall(english)[0], french, _any_of(english), _any_of(french), _any_of(never))


@dataclass(frozen=True)
class Excused:
    """A message, or several by a pattern, that may do without a term."""

    message: str
    term: str

    def covers(self, slip: Slip) -> bool:
        """Is this slip none?"""
        return self.term == slip.term and fnmatchcase(slip.message, self.message)


@dataclass(frozen=True)
class Slip:
    """A message that does not keep to a term, and how."""

    message: str
    term: str
    how: str


def slips(terms: Iterable[Term], english: Texts, french: Texts) -> Iterator[Slip]:
    """Every message of a pair of catalogues that uses a term in English and not in French, or a word that is none."""
    for term in terms:
        for message, said in french.items():
            if found := term.never.search(said):
                yield Slip(message, term.called, f"says “{found[0]}”")
            named = term.english.search(english.get(message, ""))
            if named and not term.french.search(said) and not _is_typed(message, named[0], said):
                yield Slip(message, term.called, f"says none of its words: {said}")


def _is_typed(message: str, word: str, said: str) -> bool:
    """Does a message about what is typed keep an English word because that is what is typed?"""
    return (message.startswith("fault-") or message.endswith(".typed")) and word in said


def glossary() -> Mapping[str, list[Term]]:
    """The terms by the section of the page."""
    sections = _sections()
    return {title: [Term.of(*row[:3]) for row in rows] for title, rows in sections.items() if title != EXCEPTIONS}


def exceptions() -> list[Excused]:
    """What the page excuses, each with its reason there."""
    return [Excused(*map(_only, row[:2])) for row in _sections()[EXCEPTIONS]]


def pairs(section: str) -> Iterator[tuple[Texts, Texts]]:
    """What the catalogues that a section is about say in English and in French, the table's and each game's apart.

    The rules to read are in the French ones alone: they are written freely, and only never say what nobody says.
    """
    for game in [TITLES[section]] if section in TITLES else [None, *GAMES]:
        yield _said(game, "en"), {**_said(game, "fr"), **_topics(game)}


def said_in(source: str) -> dict[str, str]:
    """What each message and attribute of a catalogue says, with an ellipsis for whatever fills it."""
    found = {}
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, ftl.Message):
            if entry.value is not None:
                found[entry.id.name] = _words(entry.value)
            found |= {f"{entry.id.name}.{each.id.name}": _words(each.value) for each in entry.attributes}
    return found


class _Words(Visitor):
    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ftl.TextElement) -> None:
        self.found.append(node.value)

    def visit_Placeable(self, node: ftl.Placeable) -> None:
        if not isinstance(node.expression, ftl.SelectExpression):
            self.found.append("…")
        self.generic_visit(node)

    def visit_Variant(self, node: ftl.Variant) -> None:
        self.found.append(" ")
        self.generic_visit(node)


def _words(pattern: ftl.Pattern) -> str:
    visitor = _Words()
    visitor.visit(pattern)
    return _plain("".join(visitor.found))


def _plain(said: str) -> str:
    return " ".join(_TYPED.sub("…", said).split())


def _said(game: str | None, language: str) -> Texts:
    return {**said_in(text(game or "table", language)), **_web(language, game)}


def _topics(game: str | None) -> Texts:
    """The rules to read in French, by topic."""
    if game is None:
        return {}
    rules = (SOURCE / "games" / game / "text" / "rules.fr.md").read_text(encoding="utf-8")
    parts = _TOPIC.split(rules.replace("'", "\N{RIGHT SINGLE QUOTATION MARK}"))[1:]
    return {f"rules {name}": _plain(said) for name, said in zip(parts[::2], parts[1::2], strict=True)}


def _web(language: str, game: str | None) -> Texts:
    """What the browser says, of the board of a game or everywhere else."""
    found: dict[str, str] = {}
    for path in WEB.rglob(f"{language}.ftl"):
        own = path.parent.name if path.parent.parent.name == "boards" else None
        if own == game:
            found |= said_in(path.read_text(encoding="utf-8"))
    return found


def _sections() -> Mapping[str, list[list[str]]]:
    """The rows of the tables of the page by heading."""
    parts = re.split(r"^## (.+)$", PAGE.read_text(encoding="utf-8"), flags=re.MULTILINE)[1:]
    return {title: _rows(said) for title, said in zip(parts[::2], parts[1::2], strict=True)}


def _rows(section: str) -> list[list[str]]:
    lines = [line for line in section.splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[2:]]


def _only(cell: str) -> str:
    [form] = _FORM.findall(cell)
    return str(form)


def _any_of(cell: str) -> re.Pattern[str]:
    forms = [re.escape(form).replace(r"\*", r"\w*").replace(r"\ ", r"\s+") for form in _FORM.findall(cell)]
    return re.compile(rf"(?<!\w)(?:{'|'.join(forms)})(?!\w)", re.IGNORECASE) if forms else _NOTHING
