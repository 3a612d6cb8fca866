"""`tablemate watch GAME`: one subcommand for each game, with its own options and those of looking on."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, NoReturn

import typer

from tablemate.kernel.json_types import Known

from .of_typer import OfTyper
from .offer import SHARED, Offer, taking
from .play_command import USUAL_GAME, GameGroup, one_command, options_of
from .speaking import words_for
from .terminal import Terminal

if TYPE_CHECKING:
    from .play import PlayOptions

_OWN_HELP = {"bot": "cli-watch-bot", "bots": "cli-watch-bots", "pace": "cli-watch-pace"}
SHOWN = {
    name: replace(SHARED[name], help=_OWN_HELP.get(name, SHARED[name].help))
    for name in ("seed", "bot", "bots", "pace", "lang", "layout", "plain", "save", "overwrite")
}
"""What can be said for every game that is looked on."""


class WatchGroup(GameGroup):
    """The games as commands that let bots play."""

    def app_of(self, offer: Offer) -> typer.Typer:
        """What is done with a game: bots play it."""
        return one_command(offer.game, [*offer.options, *SHOWN.values()], _watch, epilog="cli-watch.epilog")


app = typer.Typer(
    cls=WatchGroup,
    rich_markup_mode=None,
    help="cli-watch",
    epilog="cli-watch.epilog",
    subcommand_metavar="cli-watch.usage",
)


def _watch(options: PlayOptions) -> NoReturn:
    from .watching import watch

    raise typer.Exit(watch(options, words_for(options.lang, options.game), Terminal.standard(plain=options.plain)))


def _watch_usual(context: OfTyper, **given: Known) -> None:
    """Without a game, the usual one."""
    if context.invoked_subcommand is None:
        _watch(options_of(USUAL_GAME, {}, given))


app.callback(invoke_without_command=True)(taking(SHOWN.values(), _watch_usual, with_context=True))
