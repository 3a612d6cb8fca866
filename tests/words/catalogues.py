"""What the catalogues hold and what the code can ask of them."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, get_type_hints

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import tablemate
from tablemate.cli.face import face_of
from tablemate.games import REGISTERED
from tablemate.kernel.errors import IllegalAction
from tablemate.kernel.option_kinds import Choice, Flag, Names, OptionKind, Whole
from tablemate.words import Words
from tablemate.words.examples import examples
from tablemate.words.first_games import first_game
from tests.games.samples import decisions_of, sample_of

from .faults import SOURCE, raised

GAMES = REGISTERED
FILES = {"table": "tablemate.words", **{game: f"tablemate.games.{game}" for game in GAMES}}
FACES = ("words", "cli", "server")
WRAPPER = "illegal"
"""A function of some games that makes a refusal out of its first argument."""
Endings = Mapping[str, Iterable[str]]
"""How codes end that are put together, by their beginnings."""


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.names.add(node.id.name)


def text(catalogue: str, language: str, part: str = "") -> str:
    """The source of a catalogue, or of its faults alone."""
    folder = files(FILES[catalogue]) / "text"
    names = sorted(each.name for each in folder.iterdir() if f".{each.name}".endswith(f".{language}.ftl"))
    return "".join((folder / name).read_text(encoding="utf-8") for name in names if name.startswith(part))


@cache
def messages(catalogue: str, language: str) -> dict[str, set[str]]:
    """Every message and attribute with the variables it uses; broken syntax fails."""
    found: dict[str, set[str]] = {}
    seen: set[str] = set()
    for entry in FluentParser().parse(text(catalogue, language)).body:
        assert not isinstance(entry, ftl.Junk), entry.content
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in seen, f"{entry.id.name} is said twice"
            seen.add(entry.id.name)
            if entry.value is not None:
                found[entry.id.name] = _variables(entry.value)
            for attribute in entry.attributes:
                found[f"{entry.id.name}.{attribute.id.name}"] = _variables(attribute.value)
    return found


def _variables(node: ftl.BaseNode | None) -> set[str]:
    visitor = _Variables()
    if node is not None:
        visitor.visit(node)
    return visitor.names


def reason_codes(game: str) -> set[str]:
    """Every code that some `Reason(...)` in the source can carry; those made of parts are spelled out."""
    return kernel_codes() | own_reasons(game)


@cache
def own_reasons(game: str) -> set[str]:
    """Those of the game itself."""
    return _codes(f"games/{game}", {"answer_": decisions_of(game), **sample_of(game).refused})


@cache
def kernel_codes() -> set[str]:
    """The refusals of the table itself, whatever the game."""
    return _codes("kernel", {})


def _codes(folder: str, endings: Endings) -> set[str]:
    codes: set[str] = set()
    for path in (SOURCE / folder).glob("*.py"):
        for call in _refusals(ast.parse(path.read_text(encoding="utf-8"))):
            codes |= set(_spelled(call.args[0], endings))
    return codes


def _refusals(node: ast.AST) -> Iterator[ast.Call]:
    """The calls that make a reason; where `illegal` is made there is none of its own."""
    if isinstance(node, ast.FunctionDef) and node.name == IllegalAction.because.__name__:
        return
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("Reason", WRAPPER):
        yield node
    for child in ast.iter_child_nodes(node):
        yield from _refusals(child)


def _spelled(code: ast.expr, endings: Endings) -> Iterator[str]:
    if isinstance(code, ast.Constant):
        yield str(code.value)
        return
    if isinstance(code, ast.IfExp):
        yield from (*_spelled(code.body, endings), *_spelled(code.orelse, endings))
        return
    assert isinstance(code, ast.JoinedStr)
    start = code.values[0]
    assert isinstance(start, ast.Constant)
    beginning = str(start.value)
    yield from (beginning + ending for ending in endings[beginning])


@cache
def literals(catalogue: str) -> set[str]:
    """Every text in the source of words and faces that could name a message; a game uses none of another game's."""
    others = {game for game in GAMES if game != catalogue} if catalogue in GAMES else set()
    paths = [path for folder in FACES for ending in ("*.py", "*.html") for path in (SOURCE / folder).rglob(ending)]
    return _literals(path for path in paths if path.parent.name not in others)


@cache
def own_literals(game: str) -> set[str]:
    """The same of the words and the face of one game alone."""
    return _literals(path for folder in FACES for path in (SOURCE / folder / game).rglob("*.py"))


def _literals(paths: Iterable[Path]) -> set[str]:
    found: set[str] = set()
    for path in paths:
        found |= set(re.findall(r"[\"']([a-z][\w-]*(?:\.[a-z]+)?)[\"']", path.read_text(encoding="utf-8")))
    return found


def composed(catalogue: str) -> set[str]:
    """Every name of a message of a catalogue that the code puts together from a noun."""
    if catalogue == "table":
        return _at_the_table()
    game, sample = tablemate.game(catalogue), sample_of(catalogue)
    nouns: dict[str, Iterable[str]] = {
        "event": [kind.name for kind in game.knowledge.event_types(game.read_options({})).values()],
        "decision": [kind for kind in decisions_of(catalogue) if f"decision-{kind}" not in sample.nouns],
        "reason": own_reasons(catalogue) - kernel_codes(),
        "fault": raised(catalogue).keys() - raised(None).keys(),
    }
    own = _names({**nouns, **sample.nouns}) | {*sample.messages} | _drawn(catalogue)
    told = _examples(catalogue) | _guide(catalogue)
    return own | _notation(catalogue) | _options(catalogue) | _typed(face_of(catalogue).spelled) | told


def _drawn(game: str) -> set[str]:
    """What refusals say, perhaps another way, where pieces are drawn."""
    return {f"reason-{code}.drawn" for code in own_reasons(game)} & messages(game, "en").keys()


def _guide(game: str) -> set[str]:
    first = first_game(game)
    prompts = () if first is None else first.prompts
    return {f"guide-{each.name}{part}" for each in prompts for part in ("", ".what", ".why", ".tap")}


def _examples(game: str) -> set[str]:
    return {f"example-{each.name}" for several in examples(Words("en", game)).values() for each in several}


def _typed(names: Iterable[str]) -> set[str]:
    return {f"typed-{name}{part}" for name in names for part in ("", ".does")}


def _notation(game: str) -> set[str]:
    """The notation of every kind of action, all other ways to write it, and the words of arguments."""
    kinds = {f"notation-{kind.kind}" for kind in tablemate.game(game).speech.actions.types}
    return kinds | {name for name in messages(game, "en") if name.startswith(("notation-", "word-")) and "." in name}


def _options(game: str) -> set[str]:
    """What every option is called, how it is explained, perhaps another way where it is typed, and its values."""
    declared = tablemate.game(game).options.declared()
    options = [f"option-{name}" for name in declared]
    typed = {f"{option}.typed" for option in options}
    own = Words("en", game).voice.options
    values = {f"{name}-{value}" for name, kind in declared.items() if name not in own for value in _values(kind)}
    called = {f"{name}-{value}.name" for name, kind in declared.items() for value in _values(kind)}
    meant = {name for name in messages(game, "en") if name.endswith(".meaning")}
    figures = {f"summary-{name}{part}" for name in _figures(game) for part in ("", ".label")}
    perhaps = (typed | called | figures) & messages(game, "en").keys()
    return perhaps | values | meant | {*options, "options-in-short"} | {f"{option}.help" for option in options}


def _figures(game: str) -> Iterable[str]:
    """The figures that options come to, where a game has any."""
    told = get_type_hints(tablemate.game(game).agreement.summary)
    return get_type_hints(told["return"]) if told else ()


def _values(kind: OptionKind[Any]) -> Iterable[str]:
    """How the values of an option are called in messages."""
    match kind:
        case Flag():
            return ("yes", "no")
        case Whole():
            return ("count",) if kind.nothing is None else ("count", "none")
        case Choice():
            return {value if isinstance(value, str) else "count" for value in kind.values}
        case Names():
            return (*kind.values, "none")
    return ()


def _names(nouns: Mapping[str, Iterable[str]]) -> set[str]:
    return {f"{kind}-{noun}" for kind, each in nouns.items() for noun in each}


def _at_the_table() -> set[str]:
    from tablemate.cli.commands import FIRST, LAST
    from tablemate.cli.face import SPELLED

    nouns: dict[str, Iterable[str]] = {
        "reason": kernel_codes(),
        "fault": raised(None),
        "online-log": ["started", "resumed", "abandoned", "closed", "hushed"],
    }
    return _typed({*FIRST, *LAST, *SPELLED, "table"}) | _names(nouns)
