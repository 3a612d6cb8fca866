"""The record that the rules read says what the automata say."""

from __future__ import annotations

import math
import subprocess
import sys
from random import Random

import pytest

from tablemate.games.fuse.cards.automaton import FINISHED, REFUSED, automaton
from tablemate.games.fuse.cards.dice import DIE_TYPES, dice_in
from tablemate.games.fuse.cards.effort import effort, efforts
from tablemate.games.fuse.cards.faults import InvalidDeck
from tablemate.games.fuse.cards.language import Deck
from tablemate.games.fuse.cards.layouts import SLOTS
from tablemate.games.fuse.cards.reading import deck_from_data, standard_deck
from tablemate.games.fuse.cards.table import Cards, deck_numbers, node_count
from tablemate.kernel.layout import Layout

from .builders import data

LEGALITIES = ("extendable", "local")
LAYOUT = Layout(Cards)


@pytest.mark.parametrize("legality", LEGALITIES)
def test_the_record_follows_every_automaton(legality: str) -> None:
    """Random placements on every card, step by step in both."""
    deck, rng = standard_deck(), Random(legality)
    cards = LAYOUT.one(LAYOUT.filled(deck_numbers(deck, legality)))
    for number, bomb in enumerate(deck.bombs, 1):
        card = automaton(bomb, legality)
        for _ in range(10):
            node, local = cards.start[number], card.start
            while True:
                assert [cards.fits[node, slot] for slot in range(SLOTS)] == [card.fits(local, s) for s in range(SLOTS)]
                options = [(slot, die) for slot in range(SLOTS) for die in dice_in(cards.fits[node, slot])]
                if not options:
                    break
                slot, die = rng.choice(options)
                node, local = cards.follow[cards.link[node, slot], die], card.place(local, slot, die)
                assert (node == FINISHED) == (local == FINISHED)


def test_the_record_holds_what_is_printed() -> None:
    deck = standard_deck()
    cards = LAYOUT.one(LAYOUT.filled(deck_numbers(deck, "extendable")))
    assert (cards.bombs, cards.sabotage) == (54, 11)
    assert [cards.value[number] for number in (0, 1, 54)] == [0, 1, 6]
    assert [cards.size[number] for number in (0, 1, 54)] == [0, 2, 6]
    assert [cards.below[50, slot] for slot in range(SLOTS)] == [0, 0, 0, 3, 6, 24]
    assert [cards.match[number] for number in (1, 5)] == [0b111111, 0b111111 << 24]
    assert dice_in(cards.match[6]) == (0, 6, 12, 18, 24)


def test_the_numbers_are_shared_and_cannot_be_changed() -> None:
    first, second = (deck_numbers(standard_deck(), "local") for _ in range(2))
    assert first["fits"] is second["fits"]
    assert not first["fits"].flags.writeable


@pytest.mark.parametrize("legality", LEGALITIES)
def test_efforts_of_nodes_agree_with_the_exact_effort(legality: str) -> None:
    deck = standard_deck()
    values, start = efforts(deck, legality), deck_numbers(deck, legality)["start"]
    assert len(values) == node_count(deck, legality)
    assert values[FINISHED] == 0
    for number, bomb in enumerate(deck.bombs, 1):
        assert math.isclose(values[start[number]], effort(bomb))


def test_only_dead_ends_have_no_finite_effort() -> None:
    deck = standard_deck()
    assert max(efforts(deck, "extendable")) < math.inf
    assert math.inf in efforts(deck, "local")


def test_equal_cards_share_their_nodes() -> None:
    one = data("row", "_ _", "sum 1 2 = 7")
    single = deck_from_data({"bomb": [one]})
    double = deck_from_data({"bomb": [one, {**one, "id": "C2"}]})
    assert node_count(single, "local") == node_count(double, "local")


@pytest.mark.slow
def test_a_card_with_too_many_fillings_is_refused_with_its_name() -> None:
    chain = data("row", "_ _ _ _ _ _", *(f"same_either {slot} {slot + 1}" for slot in range(1, 6)))
    with pytest.raises(InvalidDeck) as caught:
        deck_from_data({"bomb": [{**chain, "id": "LONG"}]})
    assert (caught.value.bare.code, caught.value.card) == ("too_large", "LONG")


@pytest.mark.slow
def test_a_deck_with_too_many_nodes_is_refused_with_the_card_that_is_too_much() -> None:
    cards = [{**data("row", "_ _ _ _ _", *rules), "id": f"C{i}"} for i, rules in enumerate(WIDE)]
    with pytest.raises(InvalidDeck) as caught:
        deck_numbers(deck_from_data({"bomb": cards}), "local")
    assert caught.value.bare.code == "too_large"
    assert caught.value.card in {card["id"] for card in cards}


WIDE = [
    (f"diff_value {a} {b} {c}", "diff_colour 1 2 3 4 5", f"sum 1 2 3 4 5 = {number}")
    for number in (16, 17)
    for a, b, c in ((1, 2, 3), (1, 2, 4))
]


def test_importing_the_cards_does_not_bring_the_compiler() -> None:
    code = "import sys, tablemate.games.fuse.cards; sys.exit('numba' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def test_a_deck_of_one_card_works() -> None:
    deck: Deck = deck_from_data({"bomb": [data("row", "?")]})
    numbers = deck_numbers(deck, "extendable")
    assert numbers["fits"][numbers["start"][1], 0] == (1 << DIE_TYPES) - 1
    assert automaton(deck.bombs[0], "extendable").place(1, 1, 0) == REFUSED
