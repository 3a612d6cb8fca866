"""What the catalogues hold and what the code can ask of them."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import tablemate
from tablemate.cli.face import face_of
from tablemate.cli.fuse.notes import SIGNS
from tablemate.cli.origin_story.notes import SIGNS as ORIGIN_STORY_SIGNS
from tablemate.games import REGISTERED
from tablemate.games.assembly import event_types, options, talk
from tablemate.games.assembly.names import names
from tablemate.games.assembly.terms import Card, Command, Module, Op, Payment
from tablemate.games.assembly.view_types import BANDS
from tablemate.games.fuse import options as fuse_options
from tablemate.games.fuse.described import Kind, Place
from tablemate.games.fuse.event_types import event_types as fuse_events
from tablemate.games.fuse.names import names as fuse_names
from tablemate.games.fuse.terms import Colour, End
from tablemate.games.origin_story import options as origin_story_options
from tablemate.games.origin_story.cards import SETS
from tablemate.games.origin_story.cards.explain import (
    CONDITION_CODES,
    COUNT_CODES,
    EFFECT_CODES,
    KEYWORD_CODES,
    WINDOW_CODES,
)
from tablemate.games.origin_story.cards.language import StoryType
from tablemate.games.origin_story.event_types import event_types as origin_story_events
from tablemate.games.origin_story.names import WHO_NAMES
from tablemate.games.origin_story.names import names as origin_story_names
from tablemate.games.origin_story.terms import Op as OriginStoryOp
from tablemate.games.origin_story.terms import Result, Why
from tablemate.kernel.option_kinds import Choice, Flag, OptionKind, Whole
from tablemate.words import Words
from tablemate.words.origin_story.nouns import SUIT_NAMES

from .faults import SOURCE, raised

GAMES = REGISTERED
FILES = {"table": "tablemate.words", **{game: f"tablemate.games.{game}" for game in GAMES}}
BAYS = (12, 9, 6, 3)
BAY_STATES = ("locked", "empty", "match", "other")
DECISIONS = [op.name.lower() for op in Op if op <= Op.LAST_DECISION]
COMMAND_ROLES = ("sammie", "jayani", "alfie", "noah", "luca", "nahla", "li_yong")
"""The roles that can be named with a command."""
FUSE_DECISIONS = ("roll", "draft", "pick", "lose", "confirm", "take_back", "stop")
ORIGIN_STORY_DECISIONS = [op.name.lower() for op in OriginStoryOp if op <= OriginStoryOp.LAST_DECISION]
WRAPPER = "illegal"
"""A function of some games that makes a refusal out of its first argument."""


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.names.add(node.id.name)


def text(catalogue: str, language: str, part: str = "") -> str:
    """The source of a catalogue, or of its faults alone."""
    folder = files(FILES[catalogue]) / "text"
    names = (f"{language}.ftl", f"faults.{language}.ftl")
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
    return _codes("kernel") | _codes(f"games/{game}")


def kernel_codes() -> set[str]:
    """The refusals of the table itself, whatever the game."""
    return _codes("kernel")


@cache
def _codes(folder: str) -> set[str]:
    decisions = ORIGIN_STORY_DECISIONS if folder.endswith("origin_story") else DECISIONS
    codes: set[str] = set()
    for path in (SOURCE / folder).glob("*.py"):
        for call in _refusals(ast.parse(path.read_text(encoding="utf-8"))):
            codes |= set(_spelled(call.args[0], decisions))
    return codes


def _refusals(node: ast.AST) -> Iterator[ast.Call]:
    """The calls that make a reason; within the wrapper there is none of its own."""
    if isinstance(node, ast.FunctionDef) and node.name == WRAPPER:
        return
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("Reason", WRAPPER):
        yield node
    for child in ast.iter_child_nodes(node):
        yield from _refusals(child)


def _spelled(code: ast.expr, decisions: Iterable[str]) -> Iterator[str]:
    if isinstance(code, ast.Constant):
        yield str(code.value)
        return
    if isinstance(code, ast.IfExp):
        yield from (*_spelled(code.body, decisions), *_spelled(code.orelse, decisions))
        return
    assert isinstance(code, ast.JoinedStr)
    start = code.values[0]
    assert isinstance(start, ast.Constant)
    beginning = str(start.value)
    endings = {"answer_": decisions, "role_": COMMAND_ROLES}[beginning]
    yield from (beginning + ending for ending in endings)


@cache
def literals(catalogue: str) -> set[str]:
    """Every text in the source of words and cli that could name a message; a game uses none of another game's."""
    others = {game for game in GAMES if game != catalogue} if catalogue in GAMES else set()
    paths = [path for folder in ("words", "cli") for path in (SOURCE / folder).rglob("*.py")]
    return _literals(path for path in paths if path.parent.name not in others)


@cache
def own_literals(game: str) -> set[str]:
    """The same of the words and the face of one game alone."""
    return _literals(path for folder in ("words", "cli") for path in (SOURCE / folder / game).rglob("*.py"))


def _literals(paths: Iterable[Path]) -> set[str]:
    found: set[str] = set()
    for path in paths:
        found |= set(re.findall(r"[\"']([a-z][\w-]*(?:\.[a-z]+)?)[\"']", path.read_text(encoding="utf-8")))
    return found


def composed(catalogue: str) -> set[str]:
    """Every name of a message of a catalogue that the code puts together from a noun."""
    if catalogue == "table":
        return _at_the_table()
    own = {"assembly": _assembly, "fuse": _fuse, "origin_story": _origin_story}[catalogue]()
    return own | _notation(catalogue) | _options(catalogue) | _typed(face_of(catalogue).spelled)


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
    typed = {f"{option}.typed" for option in options} & messages(game, "en").keys()
    own = Words("en", game).voice.options
    values = {f"{name}-{value}" for name, kind in declared.items() if name not in own for value in _values(kind)}
    return typed | values | {*options} | {f"{option}.help" for option in options}


def _values(kind: OptionKind[Any]) -> Iterable[str]:
    """How the values of an option are called in messages."""
    match kind:
        case Flag():
            return ("yes", "no")
        case Whole():
            return ("count",) if kind.nothing is None else ("count", "none")
        case Choice():
            return {value if isinstance(value, str) else "count" for value in kind.values}
    return ("none",)


def _names(nouns: Mapping[str, Iterable[str]]) -> set[str]:
    return {f"{kind}-{noun}" for kind, each in nouns.items() for noun in each}


def _own_faults(game: str) -> set[str]:
    """The codes of a game that the table does not have."""
    return raised(game).keys() - raised(None).keys()


def _assembly() -> set[str]:
    nouns: dict[str, Iterable[str]] = {
        "module": names(Module),
        "card": [*names(Card), *names(Payment)],
        "command": names(Command),
        "role": [*options.ROLE_NAMES, *options.DRAWN_ROLES, "none"],
        "set": [letter.lower() for letter in options.SET_NAMES],
        "malfunction": [f"{letter}{bay}" for letter in "abcdefg" for bay in BAYS],
        "variant": list(options.VARIANTS),
        "difficulty": ["none"],
        "communication": ["limited", "reduced", "jammed"],
        "talk-mode": ["solo", "limited", "reduced", "jammed"],
        "talk-channel": ["open", "signs", "closed"],
        "talk-closes": ["command_word", "command_sign"],
        "sign": [*talk.COMMAND_SIGNS, *talk.STRATEGY_SIGNS, *talk.ANSWERS, talk.POINTING],
        "event": [kind.name for kind in event_types.EVENT_TYPES.values()],
        "decision": DECISIONS,
        "action": [*names(Command), "discard", "under"],
        "action-ask": [*names(Command), "nothing"],
        "action-role": COMMAND_ROLES,
        "reason": reason_codes("assembly") - kernel_codes(),
        "fault": _own_faults("assembly"),
        "outcome": ["won", "lost"],
        "band": BANDS,
        "answer": ["yes", "no"],
        "label-bay": BAY_STATES,
        "label-then": BAY_STATES,
    }
    attributes = {f"module-{name}.{part}" for name in names(Module) for part in ("code", "glyph")}
    attributes |= {f"card-{name}.shows" for name in names(Card)}
    attributes |= {f"role-{name}.{part}" for name in options.ROLE_NAMES for part in ("title", "does", "when")}
    attributes |= {f"sign-{name}.{part}" for name in nouns["sign"] for part in ("means", "gesture")}
    return _names(nouns) | attributes | _assembly_events()


def _assembly_events() -> set[str]:
    return {
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


def _fuse() -> set[str]:
    lists = [kind for kind in Kind if kind not in (Kind.RISE, Kind.SUM, Kind.BALANCE)]
    read = fuse_options.FuseOptions.read({})
    nouns: dict[str, Iterable[str]] = {
        "colour": fuse_names(Colour),
        "card": [kind for kind in Kind if kind is not Kind.RISE],
        "card-rise": list(Place),
        "card-pair": list(Place),
        "short": lists,
        "event": [kind.name for kind in fuse_events(read).values()],
        "ended": fuse_names(End),
        "decision": [kind for kind in FUSE_DECISIONS if kind != "lose"],
        "decision-lose": ["sabotage", "penalty"],
        "action": ["claim", "release", "burn", "take_back", "stop", "time_up"],
        "reason": reason_codes("fuse") - kernel_codes(),
        "fault": _own_faults("fuse"),
        "outcome": ["won", "lost"],
        "level": fuse_options.LEVELS,
        "mode": fuse_options.MODES,
        "deck": [fuse_options.STANDARD],
        "tray": ["free", "held", "placed", "burnt"],
        "label-die": ["free", "held", "placed", "burnt"],
        "heading": ["burn", "claim"],
    }
    signs = {f"legend-{sign}" for sign in SIGNS}
    heads = {f"cards-head.{name}" for name in ("id", "name", "value", "layout", "first", "effort", "slots")}
    return _names(nouns) | signs | {f"{sign}.sign" for sign in signs} | heads


def _origin_story() -> set[str]:
    read = origin_story_options.OriginStoryOptions.read({})
    nouns: dict[str, Iterable[str]] = {
        "suit": SUIT_NAMES,
        "who": [*WHO_NAMES, "either"],
        "type": ["mat", "superhero", *StoryType],
        "window": WINDOW_CODES,
        "condition": [code for code in CONDITION_CODES if code != "compare"],
        "count": COUNT_CODES,
        "effect": EFFECT_CODES,
        "line": [*KEYWORD_CODES, "none"],
        "amount": ["cards", "cards-sum", "vp", "vp-sum"],
        "event": [kind.name for kind in origin_story_events(read).values()],
        "why": [*origin_story_names(Why), "bound", "no_suit_not_love"],
        "decision": ORIGIN_STORY_DECISIONS,
        "action": ["redraw", "discard", "reveal", "lay", "pass", "decline", "hero"],
        "screen": ["free", "cancelled", "takes_lead"],
        "action-done": ["charge", "redraw"],
        "reason": reason_codes("origin_story") - kernel_codes(),
        "fault": _own_faults("origin_story"),
        "outcome": origin_story_names(Result),
        "cards": SETS,
        "place": ["mat", "superhero"],
        "choice": ["hero", "villain", "surrender"],
        "screen-binding": ["no_draw", "no_love", "lowest", "no_trump"],
        "game": ["name", "about"],
    }
    forms = {f"suit-{name}.{form}" for name in SUIT_NAMES for form in ("sign", "of", "kind", "some")}
    forms |= {f"who-{name}.{form}" for name in (*WHO_NAMES, "either") for form in ("label", "of", "to", "from")}
    forms |= {f"catalogue-head.{name}" for name in ("id", "name", "type", "slots")} | {"event-superhero_dealt-hidden"}
    forms |= {f"why-{why}-rival" for why in ("beats", "cannot_beat", "equal")}
    signs = {f"legend-{sign}" for sign in ORIGIN_STORY_SIGNS}
    return _names(nouns) | forms | signs | {f"{sign}.sign" for sign in signs}


def _at_the_table() -> set[str]:
    from tablemate.cli.commands import FIRST, LAST, SPELLED

    nouns: dict[str, Iterable[str]] = {
        "reason": kernel_codes(),
        "fault": raised(None),
        "welcome": ["two", "bot", "rules", "cards", "help"],
    }
    return _typed({*FIRST, *LAST, *SPELLED, "table"}) | _names(nouns)
