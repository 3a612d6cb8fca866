"""Cards as data: what words and screens take them from."""

from __future__ import annotations

from tablemate.games import described
from tablemate.games.origin_story import GAME
from tablemate.games.origin_story.described import DescribedPlayingCard, DescribedPower, DescribedVancardian

CARDS = described("origin_story", GAME.read_options({}))


def test_every_card_of_a_set_is_described_by_its_id() -> None:
    cards = GAME.read_options({}).cards
    kinds = [type(card) for card in CARDS.values()]
    assert kinds.count(DescribedPower) == len(cards.powers)
    assert kinds.count(DescribedVancardian) == len(cards.vancardians)
    assert kinds.count(DescribedPlayingCard) == len(cards.playing_cards)
    assert len(CARDS) == len(kinds)


def test_equal_playing_cards_have_ids_of_their_own_and_the_same_print() -> None:
    first, second = CARDS["4.5L"], CARDS["4.5L2"]
    assert isinstance(first, DescribedPlayingCard)
    assert isinstance(second, DescribedPlayingCard)
    assert (first.text, first.suit, first.value) == (second.text, second.suit, second.value) == ("4.5L", "L", 4.5)


def test_what_came_before_the_tricks_is_marked_as_over() -> None:
    named = CARDS["s43"]
    assert isinstance(named, DescribedPower)
    assert [(ability.window, ability.early) for ability in named.abilities] == [("charged", True), ("ongoing", False)]
