"""`tablemate games`: the shelf."""

from __future__ import annotations

import json

import tablemate
from tablemate.words import SPOKEN

from .examples import examples
from .program import runnable
from .speaking import words_for
from .terminal import Terminal


def list_games(lang: str | None, terminal: Terminal, *, more: str | None = None) -> None:
    """Every game that has words, what it is about and for how many players, and a message about what to do next."""
    for name in SPOKEN:
        words = words_for(lang, name)
        terminal.paragraph(words.say("games-line", game=name, about=words.say("game-about")))
    if more is not None:
        terminal.show()
        words = words_for(lang)
        terminal.paragraph(runnable(words.say(more, **examples(words.language))))


def games_as_json() -> str:
    """The games for programs."""
    told = []
    for name in tablemate.games():
        game = tablemate.game(name)
        told.append({"game": name, "rules_version": game.rules_version, "players": game.traits.players})
    return json.dumps(told)
