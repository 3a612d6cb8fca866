"""What the catalogues hold and what the code can ask of them."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import tablemate
from tablemate.games.assembly import event_types, options, talk
from tablemate.games.assembly.names import names
from tablemate.games.assembly.terms import Card, Command, Module, Op, Payment
from tablemate.games.assembly.view import BANDS

SOURCE = Path(tablemate.__file__).parent
FILES = {"table": "tablemate.words", "assembly": "tablemate.games.assembly"}
BAYS = (12, 9, 6, 3)
DECISIONS = [op.name.lower() for op in Op if op <= Op.LAST_DECISION]
COMMAND_ROLES = ("sammie", "jayani", "alfie", "noah", "luca", "nahla", "li_yong")
"""The roles that can be named with a command."""


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.names.add(node.id.name)


def text(catalogue: str, language: str) -> str:
    """The source of a catalogue."""
    return (files(FILES[catalogue]) / "text" / f"{language}.ftl").read_text(encoding="utf-8")


def messages(catalogue: str, language: str) -> dict[str, set[str]]:
    """Every message and attribute with the variables it uses; broken syntax fails."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(text(catalogue, language)).body:
        assert not isinstance(entry, ftl.Junk), entry.content
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, f"{entry.id.name} is said twice"
            found[entry.id.name] = _variables(entry.value)
            for attribute in entry.attributes:
                found[f"{entry.id.name}.{attribute.id.name}"] = _variables(attribute.value)
    return found


def _variables(node: ftl.BaseNode | None) -> set[str]:
    visitor = _Variables()
    if node is not None:
        visitor.visit(node)
    return visitor.names


def reason_codes() -> set[str]:
    """Every code that some `Reason(...)` in the source can carry; those made of parts are spelled out."""
    codes: set[str] = set()
    for path in [*(SOURCE / "games" / "assembly").glob("*.py"), *(SOURCE / "kernel").glob("*.py")]:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Reason":
                codes |= set(_spelled(node.args[0]))
    return codes


def _spelled(code: ast.expr) -> Iterator[str]:
    if isinstance(code, ast.Constant):
        yield str(code.value)
        return
    assert isinstance(code, ast.JoinedStr)
    start = code.values[0]
    assert isinstance(start, ast.Constant)
    beginning = str(start.value)
    endings = {"answer_": DECISIONS, "role_": COMMAND_ROLES}[beginning]
    yield from (beginning + ending for ending in endings)


def literals() -> set[str]:
    """Every text in the source of words and cli that could be the name of a message."""
    found: set[str] = set()
    for folder in ("words", "cli"):
        for path in (SOURCE / folder).rglob("*.py"):
            found |= set(re.findall(r"[\"']([a-z][\w-]*(?:\.[a-z]+)?)[\"']", path.read_text(encoding="utf-8")))
    return found


def composed() -> set[str]:
    """Every name of a message that the code puts together from a noun."""
    nouns = {
        "module": names(Module),
        "card": [*names(Card), *names(Payment)],
        "command": names(Command),
        "role": [*options.ROLE_NAMES, "none", "random"],
        "set": [letter.lower() for letter in options.SET_NAMES],
        "malfunction": [f"{letter}{bay}" for letter in "abcdefg" for bay in BAYS],
        "variant": list(options.VARIANTS),
        "option": ["players", "edition", "malfunctions", "roles", "difficulty", "communication", "honest", "first"],
        "players": ["1", "2"],
        "edition": ["v22", "later"],
        "communication": ["limited", "reduced", "jammed"],
        "talk-mode": ["solo", "limited", "reduced", "jammed"],
        "talk-channel": ["open", "signs", "closed"],
        "talk-closes": ["command_word", "command_sign"],
        "sign": [*talk.COMMAND_SIGNS, *talk.STRATEGY_SIGNS, *talk.ANSWERS, talk.POINTING],
        "event": [kind.name for kind in event_types.EVENT_TYPES.values()],
        "decision": DECISIONS,
        "action": names(Command),
        "action-ask": [*names(Command), "nothing"],
        "action-role": COMMAND_ROLES,
        "reason": sorted(reason_codes()),
        "outcome": ["won", "lost"],
        "band": BANDS,
        "answer": ["yes", "no"],
    }
    attributes = {f"module-{name}.{part}" for name in names(Module) for part in ("code", "glyph")}
    attributes |= {f"card-{name}.shows" for name in names(Card)}
    attributes |= {f"role-{name}.{part}" for name in options.ROLE_NAMES for part in ("title", "does", "when")}
    return {f"{kind}-{noun}" for kind, each in nouns.items() for noun in each} | attributes | _at_the_table()


def _at_the_table() -> set[str]:
    from tablemate.cli.commands import NAMES

    typed = {f"typed-{name}" for name in NAMES} | {f"typed-{name}.does" for name in NAMES}
    variants = {
        "event-asked-nothing",
        "event-card_shown-bottom",
        "event-played-three",
        "event-played-shown",
        "event-scrambled-kept",
        "event-die_rolled-bay",
        *(f"event-{name}-hidden" for name in ("card_drawn", "card_taken", "card_buried")),
        *(f"event-{name}-veiled" for name in ("played", "card_discarded", "card_shown")),
        *(f"event-{name}-veiled" for name in ("top_card_discarded", "shown_card_discarded")),
    }
    return typed | variants | {f"welcome-{name}" for name in ("play", "two", "bot", "rules", "help", "notice")}
