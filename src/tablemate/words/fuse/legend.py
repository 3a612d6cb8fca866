"""The nouns of FUSE as they are printed on pieces."""

from __future__ import annotations

from tablemate.games.fuse.described import DescribedBomb, DescribedSabotage
from tablemate.games.fuse.view_types import COLOURS
from tablemate.words.legend import Entries, Noun
from tablemate.words.words import Words, capitalised, sentence

from .pieces import colour, explain, letter, lost, name_of, short_rules


def entries(words: Words) -> Entries:
    """Colours with their letters, bombs with what they demand, sabotage cards with what they take."""
    for name in COLOURS:
        yield "colours", name, Noun(capitalised(colour(words, name)), short=letter(words, name))
    for card in words.cards.values():
        if isinstance(card, DescribedBomb):
            demands = [sentence(each) for each in explain(words.aloud(), card)]
            short = ", ".join(short_rules(words, card)) or None
            yield "bombs", card.id, Noun(name_of(words, card), short=short, text=" ".join(demands), lines=demands)
        elif isinstance(card, DescribedSabotage):
            name = card.name.fr if words.language == "fr" else card.name.en
            yield (
                "sabotage",
                card.id,
                Noun(name, text=sentence(words.say("legend-sabotage", what=lost(words, card.match)))),
            )
