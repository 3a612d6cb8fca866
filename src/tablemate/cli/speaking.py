"""The words that a command speaks with."""

from __future__ import annotations

import os

import tablemate
from tablemate.kernel.checking import shown
from tablemate.words import LANGUAGES, Words

from .language import system_language
from .problems import Problem


def words_for(lang: str | None, game: str | None = None) -> Words:
    """Words in the language asked for, else in that of the system, about a game if one is named."""
    if lang is not None and lang not in LANGUAGES:
        raise Problem("language", found=shown(lang))
    if game is not None:
        tablemate.game(game)
    return Words(lang or system_language(os.environ), game)
