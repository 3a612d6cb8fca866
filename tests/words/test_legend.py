"""The legend of a game names whatever its views and actions name, in both languages."""

from __future__ import annotations

import pytest

import tablemate
from tablemate.games import described
from tablemate.games.assembly.options import ROLE_NAMES, SET_NAMES
from tablemate.games.assembly.view_types import BANDS, CARDS, COMMANDS, MODULES
from tablemate.games.fuse.view_types import COLOURS
from tablemate.games.origin_story.described import SUIT_LETTERS, DescribedPlayingCard
from tablemate.games.origin_story.view_types import SIDES, WHO_NAMES
from tablemate.words import LANGUAGES, Words
from tablemate.words.legend import Legend, legend

GAMES = ("assembly", "fuse", "origin_story")


def of(game: str, language: str) -> Legend:
    return legend(Words(language, game))


@pytest.mark.parametrize("language", LANGUAGES)
def test_assembly_names_every_piece(language: str) -> None:
    found = of("assembly", language)
    for group, names in (("modules", MODULES), ("commands", COMMANDS), ("roles", ROLE_NAMES), ("sets", SET_NAMES)):
        assert found[group].keys() == {*names}
    assert found["cards"].keys() == {*CARDS, "three"}
    assert found["bands"].keys() == {*BANDS}
    assert len({noun.short for noun in found["modules"].values()}) == len(MODULES)
    assert all(noun.kind and noun.text and noun.when for noun in found["roles"].values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_assembly_tells_what_each_malfunction_does(language: str) -> None:
    found = of("assembly", language)["malfunctions"]
    assert found.keys() == {f"{letter}{bay}" for letter in SET_NAMES[1:] for bay in (3, 6, 9, 12)}
    assert len({noun.text for noun in found.values()}) == len(found)


@pytest.mark.parametrize("language", LANGUAGES)
def test_fuse_names_colours_and_every_card(language: str) -> None:
    found, cards = of("fuse", language), described("fuse", tablemate.game("fuse").read_options({}))
    assert found["colours"].keys() == {*COLOURS}
    assert {*found["bombs"], *found["sabotage"]} == {*cards}
    assert all(noun.lines and noun.text == " ".join(noun.lines) for noun in found["bombs"].values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_origin_story_names_suits_sides_and_every_card_with_abilities(language: str) -> None:
    found = of("origin_story", language)
    cards = described("origin_story", tablemate.game("origin_story").read_options({}))
    assert found["suits"].keys() == {*SUIT_LETTERS}
    assert found["sides"].keys() == {*SIDES}
    assert found["who"].keys() == {*WHO_NAMES}
    able = {name for name, card in cards.items() if not isinstance(card, DescribedPlayingCard)}
    assert {*found["powers"], *found["vancards"]} == able
    assert all(noun.text and noun.lines for group in ("powers", "vancards") for noun in found[group].values())


@pytest.mark.parametrize("game", GAMES)
def test_both_languages_name_the_same_and_each_in_its_own_words(game: str) -> None:
    english, french = (of(game, language) for language in LANGUAGES)
    assert english.keys() == french.keys()
    for group, nouns in english.items():
        assert nouns.keys() == french[group].keys()
        assert all(noun.name and noun.name[0] == noun.name[0].upper() for noun in nouns.values())
    assert english != french
