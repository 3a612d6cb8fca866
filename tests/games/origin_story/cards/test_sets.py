"""The card sets that come with the game never change under their names."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

import pytest

from tablemate.games.origin_story import GAME
from tablemate.games.origin_story import cards as package
from tablemate.games.origin_story.cards import SETS, CardSet, cards_from_data, name_of, named_cards, standard_cards
from tablemate.games.origin_story.cards.sets import STANDARD_1
from tablemate.games.origin_story.options import OriginStoryOptions
from tablemate.kernel.card_lines import read_toml

PINNED = {
    "standard": ("907e1a9e8ce63fcf", "d901c9cd7bd9c089"),
    "standard-1": ("94663eda279e8ee2", "397dd9ec58ba16a2"),
}
"""By set: what the rules read, as records name it, and everything that is printed.

A changed standard set is a new version of the rules: raise `rules_version`, keep the old cards as a set of that
version, and give the files of still earlier sets what the standard set no longer says for them.
"""


def printed(cards: CardSet) -> str:
    """A short name of all that a set says, names in both languages included."""
    return hashlib.sha256(json.dumps(cards.as_json(), ensure_ascii=False).encode()).hexdigest()[:16]


@pytest.mark.parametrize("name", SETS)
def test_a_set_is_for_ever_what_it_was(name: str) -> None:
    assert (GAME.cards_digest(OriginStoryOptions.read({"cards": name})), printed(named_cards(name))) == PINNED[name]


def test_standard_1_is_the_standard_set_but_for_turf_war() -> None:
    now, then = standard_cards(), named_cards(STANDARD_1)
    assert (now.powers, now.extra_love) == (then.powers, then.extra_love)
    different = [pair for pair in zip(now.vancardians, then.vancardians, strict=True) if pair[0] != pair[1]]
    (((new, old)),) = different
    assert new.as_json() == {**old.as_json(), "abilities": ["static: allval(M,+3)"]}
    assert [ability.text for ability in old.abilities] == ["static: trump(M)"]


@pytest.mark.parametrize("name", SETS[1:])
def test_a_file_of_an_earlier_set_holds_cards_of_the_standard_set_that_were_different(name: str) -> None:
    data = read_toml(Path(package.__file__).with_name(f"{name}.toml").read_text(encoding="utf-8"))
    standard, then = standard_cards().as_json(), named_cards(name).as_json()
    for kind, cards in data.items():
        assert isinstance(cards, list)
        for card in cards:
            assert card in then[kind]
            assert card not in standard[kind]
            assert card["id"] in [each["id"] for each in standard[kind]]


@pytest.mark.parametrize("name", SETS)
def test_a_set_is_written_by_its_name_and_a_copy_of_it_whole(name: str) -> None:
    cards = named_cards(name)
    for given in (name, cards):
        options = OriginStoryOptions.read({"cards": given})
        assert options.cards is cards
        assert options.as_json()["cards"] == name
        assert OriginStoryOptions.read(options.as_json()) == options
    copy = OriginStoryOptions.read({"cards": cards.as_json()})
    assert copy == OriginStoryOptions.read({"cards": name})
    assert name_of(copy.cards) is None
    assert copy.as_json()["cards"] == cards.as_json()
    assert name_of(cards_from_data(cards.as_json())) is None


def test_sets_are_told_apart_at_once_and_alike_in_every_process() -> None:
    assert [hash(named_cards(name)) for name in SETS] == [1332238500, 3013673292]
    assert hash(cards_from_data(standard_cards().as_json())) == hash(standard_cards())
