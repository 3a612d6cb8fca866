"""Origin Story on the command line."""

from __future__ import annotations

from tablemate.cli.offer import Offer, Said, Setting
from tablemate.kernel.json_types import JsonObject
from tablemate.kernel.table import Table
from tablemate.words import Words

from .card_file import read_card_set


def _agree(said: Said, setting: Setting) -> JsonObject:
    """Cards are said by the name of a set or by their file."""
    agreed = dict(said)
    if "cards" in agreed:
        agreed["cards"] = read_card_set(agreed["cards"])
    return agreed


def _opening(words: Words, said: Said, table: Table) -> list[str]:
    """Which level is played, and where the rules are."""
    return [words.say("opening-level", level=table.options.level)]


OFFER = Offer(
    game="origin_story",
    agree=_agree,
    opening=_opening,
    without=("bot", "bots", "seat", "pace"),
)
