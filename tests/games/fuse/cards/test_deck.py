"""The deck that comes with the game against its figures."""

from __future__ import annotations

from collections import Counter

import pytest

from tablemate.games.fuse.cards.effort import effort, first_dice
from tablemate.games.fuse.cards.language import Alternative
from tablemate.games.fuse.cards.reading import standard_deck

from .builders import STANDARD, card

FIGURES = """
    B01 30 4.5
    B02 30 3.9
    B03 30 4.9
    B04 30 3.8
    B05 30 5.5
    B06 30 3.7
    B07 24 5.9
    B08 30 7.0
    B09 29 5.3
    B10 30 3.5
    B11 30 5.0
    B12 10 7.0
    B13 30 8.4
    B14 30 4.7
    B15 30 11.0
    B16 20 6.5
    B17 30 7.0
    B18 24 6.8
    B19 12 7.5
    B20 30 8.2
    B21 30 7.8
    B22 30 9.3
    B23 30 10.7
    B24 10 9.0
    B25 30 6.4
    B26 18 12.2
    B27 30 11.4
    B28 30 12.8
    B29 16 16.9
    B30 20 11.7
    B31 16 13.8
    B32 10 11.4
    B33 25 10.5
    B34 10 11.5
    B35 6 15.0
    B36 30 12.6
    B37 30 11.0
    B38 6 20.0
    B39 10 16.5
    B40 30 19.0
    B41 25 13.3
    B42 4 22.5
    B43 30 14.0
    B44 30 19.0
    B45 4 27.5
    B46 30 18.9
    B47 30 16.0
    B48 10 23.0
    B49 25 18.0
    B50 18 20.8
    B51 20 14.3
    B52 18 16.4
    B53 24 10.9
    B54 30 15.5
"""
"""Id, how many of the 30 die types the empty card accepts, expected dice."""

PUBLISHED = {
    "4.3": ["row|_ _ _ _|diff_colour 1 2|diff_colour 2 3|diff_colour 3 4"],
    "5.2": ["row|B/G Y/R R/B"],
    "10.1": ["row|_ _ _ _|same_colour 1 2|same_value 3 4"],
    "9.5": ["row|_ _ _|same_value 1 2|same_colour 2 3"],
    "3.8": ["row|_ _ _|rise 2 1|rise 2 3"],
    "4.0": ["row|_ _|same_either 1 2"],
    "6.0": ["row|_ _|gap 1 2 = 2"],
    "9.2": ["row|_ _ _|same_either 1 2 3"],
    "8.7": ["row|4 _ _|rise 3 2 1"],
    "6.8": ["row|K/1 K/2 K/3"],
    "9.0": ["row|_ _ _ _|balance 1 2 = 3 4"],
    "31.6": ["row|B 3 G6", "row|5 Y G2"],
    "16.3": ["row|G/Y R/B|sum 1 2 = 7"],
    "16.0": ["row|R/K B/2|sum 1 2 = 7", "row|_ _ _ _|same_colour 1 2 3 4"],
    "13.0": ["row|_ _ _|same_value 1 2 3"],
    "30.3": ["row|B/G Y/R B4"],
    "17.0": ["row|_ _ B|same_value 1 2 3"],
    "18.0": ["row|2 2 2"],
    "31.0": ["row|_ _|same_both 1 2"],
    "14.1": ["stack|_ _ _ _|rise 4 3 2 1", "stack|_ _ _ _|rise 1 2 3 4"],
    "20.0": ["stack|Y R B G"],
    "11.8": ["twin 3+3|1/4 2/5 3/6 R/Y G/B R/K", "twin 3+3|1/2 3/4 5/6 R/Y K/B R/G"],
    "22.8": ["pyr3|K R K B G Y"],
    "16.1": ["pyr3|1 3/R 2 K/B G/4 5/Y"],
    "15.0": ["stack|B K R"],
    "13.5": ["pyr2|G 3 K"],
    "34.0": ["stack|? ? Y1 ? ?"],
}
"""The published cards that are fully known, by expected dice."""


def mentions() -> list[Alternative]:
    """All alternatives printed in the deck."""
    return [half for bomb in STANDARD.values() for slot in bomb.slots for half in slot.alternatives]


def test_the_deck_has_54_bombs_and_11_sabotage_cards() -> None:
    deck = standard_deck()
    assert [bomb.id for bomb in deck.bombs] == [f"B{number:02}" for number in range(1, 55)]
    assert [sabotage.id for sabotage in deck.sabotage] == [f"S{number:02}" for number in range(1, 12)]


def test_the_values_are_12_13_12_12_5() -> None:
    values = Counter(bomb.value for bomb in STANDARD.values())
    assert values == {1: 12, 2: 13, 3: 12, 4: 12, 6: 5}
    assert round(sum(bomb.value for bomb in STANDARD.values() if bomb.value < 6) / 49, 2) == 2.49


def test_the_sixes_are_three_large_pyramids_and_two_double_stacks() -> None:
    layouts = Counter(bomb.layout for bomb in STANDARD.values() if bomb.value == 6)
    assert layouts == {"pyr3": 3, "twin 3+3": 2}


def test_there_are_188_slots_and_balanced_mentions() -> None:
    assert sum(bomb.size for bomb in STANDARD.values()) == 188
    colours = Counter("RBGYK"[half.colour] for half in mentions() if half.colour is not None)
    values = Counter(half.value for half in mentions() if half.value is not None)
    assert colours == {"R": 18, "Y": 17, "K": 17, "B": 17, "G": 16}
    assert set(values) == {1, 2, 3, 4, 5, 6}
    assert set(values.values()) == {8, 9}


def test_one_sabotage_card_for_each_colour_and_each_value() -> None:
    assert "".join(sabotage.match.text for sabotage in standard_deck().sabotage) == "RBGYK123456"


def test_every_card_has_a_name_in_both_languages() -> None:
    deck = standard_deck()
    for names in ([bomb.name for bomb in deck.bombs], [sabotage.name for sabotage in deck.sabotage]):
        assert len({name.en for name in names}) == len({name.fr for name in names}) == len(names)


@pytest.mark.parametrize("figures", FIGURES.split("\n")[1:-1])
def test_effort_and_first_dice_of_every_bomb(figures: str) -> None:
    card_id, first, expected = figures.split()
    assert first_dice(STANDARD[card_id]) == int(first)
    assert abs(effort(STANDARD[card_id]) - float(expected)) <= 0.051


@pytest.mark.parametrize(("expected", "text"), [(e, text) for e, texts in PUBLISHED.items() for text in texts])
def test_effort_of_the_published_cards(expected: str, text: str) -> None:
    assert abs(effort(card(*text.split("|"))) - float(expected)) <= 0.051


def test_efforts_printed_with_halves_up_are_exact_fractions() -> None:
    exact = {"B18": "27/4", "B22": "37/4", "B28": "51/4", "B32": "227/20", "B41": "53/4", "B54": "309/20"}
    assert {card_id: str(effort(STANDARD[card_id])) for card_id in exact} == exact
