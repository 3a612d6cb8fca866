"""The table as sentences, for reading aloud."""

from __future__ import annotations

from collections.abc import Iterator

from tablemate.games.origin_story.view_types import WHO_NAMES, View
from tablemate.words import Words, capitalised, viewer_of
from tablemate.words.origin_story.cards import explain_rest
from tablemate.words.origin_story.labels import (
    agreed_now,
    cards_of_the_round,
    hand,
    has_rows,
    power,
    powers_at_work,
    stamina,
    standing,
    to_choose_from,
)
from tablemate.words.origin_story.nouns import YOU, power_of, spoken, told, who

from .table import plays


def listing(words: Words, view: View) -> list[str]:
    """Everything on the table, one sentence or two a line."""
    lines = [f"{capitalised(', '.join(standing(words, view)))}."]
    lines += cards_of_the_round(words, view)
    return [*lines, *_rows(words, view), *trick_listing(words, view), *_powers(words, view)]


def trick_listing(words: Words, view: View) -> list[str]:
    """The trick and your hand."""
    return [*_trick(words, view), *_hand(words, view)]


def _rows(words: Words, view: View) -> Iterator[str]:
    for name in WHO_NAMES:
        named = capitalised(who(words, name, viewer_of(view))["called"])
        said = {"called": named, "vp": view["vp"][name], "tricks": view["tricks"][name]}
        yield words.say("list-score", **said)
        if name != YOU and has_rows(view):
            row = [spoken(words, each) for each in view["rows"][name]]
            said = {"called": who(words, name)["called"], "count": len(row), "cards": _listed(words, row)}
            yield capitalised(words.say("list-row", **said))


def _listed(words: Words, texts: list[str]) -> str:
    """Cards in a row; commas are in them already, so that semicolons divide."""
    return words.say("cards-between").join(texts)


def _trick(words: Words, view: View) -> Iterator[str]:
    if view["plays"]:
        yield words.say("screen-on-table")
        yield from (f"{text}." for text in plays(words, view))
    yield from (f"{capitalised(text)}." for text in agreed_now(words, view))


def _hand(words: Words, view: View) -> Iterator[str]:
    held, to = hand(view), told(words, viewer_of(view))
    cards = _listed(words, [spoken(words, each) for each in held])
    yield capitalised(words.say("list-hand", count=len(held), cards=cards, **to))
    playable = [spoken(words, each) for each in held if each["playable"]]
    if 0 < len(playable) < len(held):
        yield capitalised(words.say("list-legal", cards=_listed(words, playable), **to))


def _powers(words: Words, view: View) -> Iterator[str]:
    if not has_rows(view):
        yield f"{stamina(words, view)}."
    for _, entry in powers_at_work(words, view):
        yield power(words, entry)
        found = power_of(words, entry["power"])
        if found is not None and has_rows(view):
            yield from explain_rest(words, found)
    for text, names in to_choose_from(words, view):
        yield f"{text} {words.listed(names)}."
