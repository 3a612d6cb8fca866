"""The nouns of Origin Story as they are printed on pieces."""

from __future__ import annotations

from tablemate.games.origin_story.described import SUIT_LETTERS, DescribedPower, DescribedVancardian
from tablemate.games.origin_story.view_types import SIDES, WHO_NAMES
from tablemate.words.legend import Entries, Noun
from tablemate.words.words import Words, capitalised, sentence

from .cards import cost_of, effects, kind_of, lines_in_words
from .nouns import in_language, initial, suit


def entries(words: Words) -> Entries:
    """Suits with their letters, sides, the three who play, cards with abilities, Vancardian cards by their events."""
    for letter in SUIT_LETTERS:
        yield "suits", letter, Noun(capitalised(suit(words.aloud(), letter)), short=initial(words, letter))
    for side in SIDES:
        yield "sides", side, Noun(words.say(f"legend-side-{side}"))
    for who in WHO_NAMES:
        yield "who", who, Noun(words.say(f"who-{who}.label"))
    for card in words.cards.values():
        if isinstance(card, DescribedPower):
            name, cost = in_language(words, card.name), [sentence(cost_of(words, card))]
            yield "powers", card.id, Noun(name, kind=kind_of(words, card), text=effects(words, card), lines=cost)
        elif isinstance(card, DescribedVancardian):
            lines = [sentence(each) for each in lines_in_words(words, card)]
            yield "vancards", card.id, Noun(in_language(words, card.event), text=effects(words, card), lines=lines)
