"""FUSE as headings and sentences: what is left, the dice, everybody's bombs and the row."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from tablemate.games.fuse.view_types import View
from tablemate.server.sheets import Section, Sheet
from tablemate.words import Words, sentence
from tablemate.words.fuse.standing import figures, seat_line, seats


class FuseSheet(Sheet):
    """That of FUSE."""

    foreseen = ("place",)

    def sections(self, words: Words, view: View, labels: Mapping[str, str]) -> Iterator[Section]:
        """The dice and one's own bombs first, then the others', the row, and what is left."""
        if view["tray"]:
            dice = (labels[f"die {place}"] for place in range(1, len(view["tray"]) + 1))
            yield Section(words.say("sheet-tray"), tuple(dice))
        for seat in reversed(seats(view)):
            cards = tuple(labels[entry["card"]] for entry in view["mats"][seat] if entry)
            yield Section(seat_line(words, view, seat), cards or (words.say("screen-no-bombs"),))
        row = tuple(labels[entry["card"]] for entry in view["row"] if entry)
        yield Section(words.say("sheet-row"), row or (words.say("screen-row-empty"),))
        yield Section(words.say("sheet-standing"), tuple(_standing(words, view)))


def _standing(words: Words, view: View) -> Iterator[str]:
    if view["won"] and view["outcome"] is None:
        yield words.say("screen-won")
    yield from map(sentence, figures(words, view))


SHEET = FuseSheet()
