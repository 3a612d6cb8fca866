"""Words for people: Fluent catalogues in English and French, and the sentences made from them."""

from __future__ import annotations

from .words import LANGUAGES, SPOKEN, Words, capitalised, sentence, viewer_of

__all__ = ["LANGUAGES", "SPOKEN", "Words", "capitalised", "sentence", "viewer_of"]
