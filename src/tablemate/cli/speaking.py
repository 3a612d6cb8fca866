"""The words that a command speaks with."""

from __future__ import annotations

import os

import tablemate
from tablemate.words import Words

from .language import system_language


def words_for(lang: str | None, game: str | None = None) -> Words:
    """Words in the language asked for, else in that of the system, about a game if one is named."""
    words = Words(system_language(os.environ) if lang is None else lang)
    if game is not None:
        tablemate.game(game)
    return words.of(game)
