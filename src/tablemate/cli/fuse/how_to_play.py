"""How a deck of one's own is played: the options that it needs because it is small."""

from __future__ import annotations

import shlex
from collections.abc import Iterator
from pathlib import Path

from tablemate.cli.offer import OWN_CARDS, spelled
from tablemate.cli.problems import clause
from tablemate.games.fuse.decks import HARD, Deck
from tablemate.games.fuse.options import FuseOptions
from tablemate.kernel.errors import InvalidOptions
from tablemate.kernel.json_types import JsonObject
from tablemate.words import Words

USUAL = FuseOptions.read({})
"""What is played if nothing is said."""


def how_to_play(words: Words, deck: Deck, path: Path) -> str:
    """The command that plays a deck alone, or why none does."""
    refused: InvalidOptions | None = None
    for options in _small_enough(deck):
        try:
            FuseOptions.read({**options, "deck": deck})
        except InvalidOptions as problem:
            refused = refused or problem
        else:
            return words.say("cards-play", command=_command(path, options))
    assert refused is not None
    return words.say("cards-play-not", detail=clause(words, refused.fault))


def _small_enough(deck: Deck) -> Iterator[JsonObject]:
    """Options that ask for no more than the deck has: without hard bombs, then with them."""
    for six_point in (False, True):
        bombs = sum(six_point or bomb.value < HARD for bomb in deck.bombs) - USUAL.places
        options: JsonObject = {"bombs": bombs} if 1 <= bombs < USUAL.to_defuse else {}
        if six_point:
            options["six_point"] = True
        if len(deck.sabotage) < USUAL.sabotage_count:
            options["sabotage_count"] = len(deck.sabotage)
        yield options


def _command(path: Path, options: JsonObject) -> str:
    parts = ["tablemate", "play", "fuse", OWN_CARDS, str(path)]
    for name, value in options.items():
        parts += [spelled(name)] if value is True else [spelled(name), str(value)]
    return shlex.join(parts)
