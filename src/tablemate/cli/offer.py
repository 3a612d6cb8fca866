"""What the command line offers for a game: the options it declares, and what every game shares."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from pathlib import Path

import typer

import tablemate
from tablemate.kernel.json_types import Arguments, JsonObject, Known
from tablemate.kernel.option_kinds import AnyKind, Choice
from tablemate.kernel.options import Options
from tablemate.kernel.table import Table
from tablemate.words import Words

from .of_typer import OfTyper
from .paths import named_path

OWN_CARDS = "--cards"
"""Cards of one's own, whatever a game calls its option for them."""
ALSO = {OWN_CARDS: ("--deck",)}
"""What else can be typed for an option."""
_TYPED = {"deck": "cards"}
"""Names of options that are typed otherwise."""

Said = Arguments
"""Options as they were typed, by name; what was not said is not there."""


@dataclass(frozen=True, slots=True)
class Option:
    """One option.  `help` is the name of a message, `usual` what is agreed if nothing is said, where that is always the
    same; a switch with `off` has a `--no-` form besides.
    """

    name: str
    kind: type
    help: str
    off: bool = False
    usual: object = None

    @property
    def spelled(self) -> str:
        """As it is typed: `--clock-factor`."""
        return spelled(self.name)

    @property
    def spellings(self) -> tuple[str, ...]:
        """All that can be typed for it."""
        return (self.spelled, spelled(f"no_{self.name}")) if self.off else (self.spelled, *ALSO.get(self.spelled, ()))

    def parameter(self) -> OfTyper:
        """The option as Typer wants it: None means that nothing was said."""
        callback = named_path if self.kind is Path else None
        declared = ["/".join(self.spellings)] if self.off else self.spellings
        return typer.Option(None, *declared, help=self.help, callback=callback, show_default=False)


@dataclass(frozen=True, slots=True)
class Setting:
    """Where a game is about to be played, as far as the options of a game may depend on it."""

    interactive: bool
    practice: bool


@dataclass(frozen=True)
class Offer:
    """One game on the command line; its help is in its catalogue as `game-play` and `game-layout`.

    `agree` turns what was typed into options of the game, `opening` tells before the first prompt what a person should
    know about them.  `by_setting` names the options that depend on where the game is played if they are not said,
    `without` those of `SHARED` that mean nothing here, and `practises` tells whether undo is free by what was agreed.
    """

    game: str
    agree: Callable[[Said, Setting], JsonObject]
    opening: Callable[[Words, Said, Table], list[str]] = lambda words, said, table: []
    by_setting: tuple[str, ...] = ()
    without: tuple[str, ...] = ()
    practises: Callable[[Table], bool] = lambda table: False

    @property
    def options(self) -> list[Option]:
        """The game's own options."""
        declared = offered(tablemate.game(self.game).options)
        return [replace(each, usual=None) if each.name in self.by_setting else each for each in declared]

    @property
    def all_options(self) -> list[Option]:
        """The game's own options and those of all games."""
        return [*self.options, *(option for option in SHARED.values() if option.name not in self.without)]


def offered(options: type[Options]) -> list[Option]:
    """The options that a game declares, as far as they leave a choice."""
    return [
        Option(name, kind.typed, f"option-{name}.help", _can_be_off(kind), kind.schema().get("default"))
        for name, kind in options.declared().items()
        if not isinstance(kind, Choice) or len(kind.values) > 1
    ]


def _can_be_off(kind: AnyKind) -> bool:
    """Is it a switch that is on, or may be, if nothing is said?"""
    return kind.typed is bool and kind.default is not False


def spelled(name: str) -> str:
    """The name of an option as it is typed."""
    return "--" + _TYPED.get(name, name).replace("_", "-")


SHARED = {
    option.name: option
    for option in (
        Option("seed", int, "cli-seed"),
        Option("bot", str, "cli-bot"),
        Option("bots", str, "cli-bots"),
        Option("seat", str, "cli-seat"),
        Option("pace", float, "cli-pace"),
        Option("lang", str, "cli-lang"),
        Option("layout", str, "cli-layout"),
        Option("plain", bool, "cli-plain"),
        Option("practice", bool, "cli-practice"),
        Option("load", Path, "cli-load"),
        Option("save", Path, "cli-save"),
        Option("overwrite", bool, "cli-overwrite"),
        Option("resume", bool, "cli-resume"),
        Option("unfinished", bool, "cli-unfinished"),
        Option("open_log", bool, "cli-open-log"),
    )
}
"""What can be said for every game."""


def taking(options: Iterable[Option], run: Callable[..., None], *, with_context: bool = False) -> Callable[..., None]:
    """A function with one keyword parameter for each option, for Typer to read, and one for the context if asked."""

    def command(**given: Known) -> None:
        run(**given)

    named = inspect.Parameter.KEYWORD_ONLY
    parameters = [
        inspect.Parameter(option.name, named, default=option.parameter(), annotation=option.kind | None)
        for option in options
    ]
    if with_context:
        parameters.append(inspect.Parameter("context", named, annotation=typer.Context))
    vars(command)["__signature__"] = inspect.Signature(parameters)
    return command
