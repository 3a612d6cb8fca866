"""Origin Story as headings and sentences: the trick, your hand, the opponents, and your own cards."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from tablemate.games.origin_story.view_types import WHO_NAMES, View
from tablemate.server.sheets import Section, Sheet
from tablemate.words import Words, capitalised, sentence, viewer_of
from tablemate.words.origin_story.cards import explain, explain_rest
from tablemate.words.origin_story.labels import (
    agreed_now,
    cards_of_the_round,
    hand,
    has_rows,
    powers,
    stamina,
    standing,
    to_choose_from,
)
from tablemate.words.origin_story.nouns import power_of, spoken, who

YOU = WHO_NAMES[-1]


class OriginStorySheet(Sheet):
    """That of Origin Story."""

    foreseen = ("play", "surrender", "use", "pass", "give")
    last = ("surrender",)

    def sections(self, words: Words, view: View, labels: Mapping[str, str]) -> Iterator[Section]:
        """What a turn is decided by first, what lasts for the round behind it."""
        if view["plays"]:
            yield Section(words.say("sheet-trick"), tuple(labels[entry["card"]] for entry in view["plays"]))
        if view["hand"]:
            yield Section(
                words.say("sheet-hand", viewer=str(view["viewer"])),
                tuple(labels[entry["card"]] for entry in hand(view)),
            )
        yield Section(words.say("sheet-standing"), tuple(map(sentence, _standing(words, view))))
        yield Section(words.say("sheet-score"), tuple(_rows(words, view)))
        yield Section(words.say("sheet-cards", viewer=str(view["viewer"])), tuple(_powers(words, view, labels)))


def _standing(words: Words, view: View) -> list[str]:
    return [*standing(words, view), *agreed_now(words, view), *cards_of_the_round(words, view)]


def _rows(words: Words, view: View) -> Iterator[str]:
    """What everybody has: points, tricks and rows."""
    for name in WHO_NAMES:
        called = who(words, name, viewer_of(view))["called"]
        yield words.say("list-score", called=capitalised(called), vp=view["vp"][name], tricks=view["tricks"][name])
        if name != YOU and has_rows(view):
            row = [spoken(words, each) for each in view["rows"][name]]
            cards = words.say("cards-between").join(row)
            yield capitalised(words.say("list-row", called=called, count=len(row), cards=cards))


def _powers(words: Words, view: View, labels: Mapping[str, str]) -> Iterator[str]:
    """Your cards and what each of them does, your tokens, and what you could come to."""
    yield sentence(stamina(words, view))
    explained = explain_rest if has_rows(view) else explain
    for _, entry in powers(view):
        found = power_of(words, entry["power"])
        abilities = [] if found is None else explained(words, found)
        yield " ".join([labels[entry["power"]], *map(sentence, abilities)])
    for text, names in to_choose_from(words, view):
        yield sentence(f"{text} {words.listed(names)}")


SHEET = OriginStorySheet()
