"""What is agreed before the game."""

from __future__ import annotations

from typing import Any

import pytest

from tablemate.games.origin_story.options import OriginStoryOptions
from tablemate.kernel.errors import InvalidOptions


def test_defaults_level_0_ties_shared_the_standard_cards() -> None:
    options = OriginStoryOptions.read({})
    assert (options.players, options.seats, options.level, options.ties) == (1, 1, 0, "shared")
    assert options.as_json()["cards"] == "standard"


@pytest.mark.parametrize("level", range(6))
@pytest.mark.parametrize("ties", ["shared", "lost"])
def test_options_read_back(level: int, ties: str) -> None:
    options = OriginStoryOptions.read({"level": level, "ties": ties})
    assert OriginStoryOptions.read(options.as_json()) == options
    assert options.numbers() == {"level": level, "ties": int(ties == "lost")}


@pytest.mark.parametrize(
    "given",
    [
        {"level": 6},
        {"level": -1},
        {"level": "3"},
        {"level": True},
        {"players": 2},
        {"players": 0},
        {"ties": "won"},
        {"ties": None},
        {"cards": 7},
        {"cards": "mine"},
        {"colour": "red"},
    ],
)
def test_options_that_do_not_exist_are_refused(given: dict[str, Any]) -> None:
    with pytest.raises(InvalidOptions):
        OriginStoryOptions.read(given)


def test_a_set_of_cards_of_ones_own_reads_back() -> None:
    data = OriginStoryOptions.read({}).cards.as_json()
    data["mat"][0]["name"] = "Postman"
    options = OriginStoryOptions.read({"cards": data})
    assert options.cards.mats[0].name.en == "Postman"
    assert OriginStoryOptions.read(options.as_json()) == options
    assert isinstance(options, OriginStoryOptions)
