"""`tablemate play GAME`: one subcommand for each game, with the options of that game and those of all."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import typer
from typer.core import TyperGroup

import tablemate

from .listing_games import list_games
from .offer import SHARED, Offer, taking
from .offers import OFFERS
from .speaking import words_for
from .terminal import Terminal

USUAL_GAME = "assembly"
"""What is played if only options are given."""


class GameGroup(TyperGroup):
    """The games as commands; an unknown one is answered with those there are."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Options without a game are options of the usual one."""
        return super().parse_args(ctx, game_first(args))

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """The command of a game."""
        tablemate.game(args[0])
        return super().resolve_command(ctx, args)


def game_first(arguments: list[str]) -> list[str]:
    """The arguments with a game in front: the one that is named, or the usual one if there is more than a language."""
    start = 0
    if arguments and arguments[0].partition("=")[0] == "--lang":
        start = 1 if "=" in arguments[0] else 2
    language, behind = arguments[:start], arguments[start:]
    if not behind or behind[0] == "--help":
        return arguments
    if behind[0].startswith("-"):
        return [USUAL_GAME, *arguments]
    return [behind[0], *language, *behind[1:]]


app = typer.Typer(
    cls=GameGroup,
    rich_markup_mode=None,
    help="cli-play",
    epilog="cli-play.epilog",
    subcommand_metavar="GAME [OPTIONS]",
)


@app.callback(invoke_without_command=True)
def choose_a_game(context: typer.Context, lang: str | None = SHARED["lang"].parameter()) -> None:
    """Without a game, say which there are."""
    if context.invoked_subcommand is None:
        list_games(lang, Terminal.standard(), more="games-play")


def _runner(offer: Offer) -> Callable[..., None]:
    def run(**given: Any) -> None:
        from .play import PlayOptions, play

        own = {option.name for option in offer.options}
        said = {name: value for name, value in given.items() if name in own and value is not None}
        shared = {name: value for name, value in given.items() if name in SHARED and value is not None}
        options = PlayOptions(offer.game, said, **shared)
        raise typer.Exit(play(options, words_for(options.lang, offer.game), Terminal.standard()))

    return run


for each in OFFERS.values():
    options = [replace(one, help=each.layout_help) if one.name == "layout" else one for one in each.all_options]
    app.command(each.game, help=each.help, epilog=f"{each.help}.epilog")(taking(options, _runner(each)))
