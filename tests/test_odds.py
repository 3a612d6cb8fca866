"""The yardstick for redeals bites: a skew, a world that cannot be and one that is left out are found."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

import pytest

from .odds import assert_as_likely, equally

HALVES = {"swap": Fraction(1, 2), "any": Fraction(1, 2)}


def test_odds_as_they_should_be_are_taken() -> None:
    assert_as_likely(Counter(swap=205, any=195), HALVES)


@pytest.mark.parametrize("found", [{"swap": 272, "any": 128}, {"swap": 400}, {"swap": 200, "any": 199, "wild": 1}])
def test_skewed_impossible_or_missing_worlds_are_found(found: dict[str, int]) -> None:
    with pytest.raises(AssertionError):
        assert_as_likely(Counter(found), HALVES)


def test_worlds_that_look_alike_add_up() -> None:
    assert equally(["swap", "any", "swap", "wild"]) == {
        "swap": Fraction(1, 2),
        "any": Fraction(1, 4),
        "wild": Fraction(1, 4),
    }
