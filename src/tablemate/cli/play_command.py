"""`tablemate play GAME`: one subcommand for each game, with the options of that game and those of all."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import replace
from itertools import pairwise
from typing import TYPE_CHECKING, NoReturn

import typer
from typer.core import TyperGroup

from tablemate.kernel.errors import TablemateError
from tablemate.kernel.json_types import Arguments, JsonObject, Known
from tablemate.words import Words

from .help import localise
from .listing_games import list_games
from .of_typer import OfTyper
from .offer import SHARED, Offer, Option, taking
from .offers import OFFERS, check_offered, kind_of
from .paths import path_of
from .speaking import words_for
from .terminal import Terminal

if TYPE_CHECKING:
    from .play import PlayOptions

USUAL_GAME = next(iter(OFFERS))
"""What is played if only options are given."""
GOING_ON = {SHARED["resume"].spelled, SHARED["unfinished"].spelled}
"""With these, the game is the one that was played before."""


class GameGroup(TyperGroup):
    """The games as commands, each made when it is asked for; an unknown one is answered with those there are."""

    words: Words | None = None
    """For help, the words to say it in."""

    def list_commands(self, ctx: OfTyper) -> list[str]:
        """The order of the shelf."""
        return list(OFFERS)

    def get_command(self, ctx: OfTyper, cmd_name: str) -> OfTyper:
        """The command of a game, with its options."""
        command = typer.main.get_command(self.app_of(OFFERS[cmd_name]))
        if self.words is not None:
            localise(command, self.words.of(cmd_name))
        return command

    def app_of(self, offer: Offer) -> typer.Typer:
        """What is done with a game: here it is played."""
        return one_command(offer.game, offer.all_options, _play)

    def parse_args(self, ctx: OfTyper, args: list[str]) -> list[str]:
        """Options without a game are options of the usual one."""
        return super().parse_args(ctx, game_first(args))

    def resolve_command(self, ctx: OfTyper, args: list[str]) -> OfTyper:
        """The command of a game."""
        check_offered(args[0])
        return super().resolve_command(ctx, args)


def game_first(arguments: list[str]) -> list[str]:
    """The arguments with a game in front: the one that is named, or the usual one if there is more than a language.

    Who wants to go on with a game from before, or with that of a record, need not name it.
    """
    place = _place_of_game(arguments)
    if place is not None:
        return [arguments[place], *arguments[:place], *arguments[place + 1 :]]
    behind = arguments[_after_language(arguments) :]
    is_for_all = not behind or behind[0] == "--help" or GOING_ON & {*behind}
    return arguments if is_for_all else [_game_of_record(arguments) or USUAL_GAME, *arguments]


def _game_of_record(arguments: list[str]) -> str | None:
    """The game of the record that is to be loaded; None if there is none that can be read."""
    from .saving import load

    spelled = SHARED["load"].spelled
    behind = [word for before, word in pairwise(arguments) if before == spelled]
    joined = [word.removeprefix(f"{spelled}=") for word in arguments if word.startswith(f"{spelled}=")]
    with suppress(TablemateError):
        return next((load(path_of(file)).game for file in (*behind, *joined)), None)
    return None


def _place_of_game(arguments: list[str]) -> int | None:
    """Where a game is named, wherever that is; what comes first is meant to name one, even if there is none such."""
    for place, (before, word) in enumerate(pairwise(["", *arguments])):
        if word in OFFERS and not _takes_the_next(before):
            return place
    first = _after_language(arguments)
    return first if arguments[first:] and not arguments[first].startswith("-") else None


def _takes_the_next(word: str) -> bool:
    """Is this an option to which the word behind it belongs?"""
    return word.startswith("--") and kind_of(word) not in (None, bool)


def _after_language(arguments: list[str]) -> int:
    if not arguments or arguments[0].partition("=")[0] != SHARED["lang"].spelled:
        return 0
    return 1 if "=" in arguments[0] else 2


app = typer.Typer(
    cls=GameGroup,
    rich_markup_mode=None,
    help="cli-play",
    epilog="cli-play.epilog",
    subcommand_metavar="cli-play.usage",
)


def _choose(context: typer.Context, **given: Known) -> None:
    """Without a game, go on with one from before or say which there are."""
    if context.invoked_subcommand is not None:
        return
    options = options_of("", {}, given)
    if options.resume or options.unfinished:
        _play(options)
    list_games(options.lang, Terminal.standard(), more="games-play")


def options_of(game: str, said: JsonObject, given: Arguments) -> PlayOptions:
    """What was said of a game, and what is said of every game."""
    from .play import PlayOptions

    shared = {name: value for name, value in given.items() if name in SHARED and value is not None}
    return PlayOptions(game, said, **shared)


def _play(options: PlayOptions) -> NoReturn:
    from .play import play

    raise typer.Exit(
        play(options, words_for(options.lang, options.game or None), Terminal.standard(plain=options.plain))
    )


def one_command(
    game: str, options: Iterable[Option], do: Callable[[PlayOptions], None], *, epilog: str = "game-play.epilog"
) -> typer.Typer:
    """One command that does something with a game."""

    def run(**given: Known) -> None:
        said = {name: value for name, value in given.items() if name not in SHARED and value is not None}
        do(options_of(game, said, given))

    named = [replace(one, help="game-layout") if one.name == "layout" else one for one in options]
    alone = typer.Typer(rich_markup_mode=None, add_completion=False)
    alone.command(game, help="game-play", epilog=epilog)(taking(named, run))
    return alone


app.callback(invoke_without_command=True)(taking(SHARED.values(), _choose, with_context=True))
