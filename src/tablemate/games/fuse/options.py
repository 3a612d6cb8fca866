"""The options of FUSE: typed, validated, and explained when they do not fit together."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from typing import Annotated

from tablemate.kernel.checking import Checks, shown
from tablemate.kernel.errors import InvalidOptions, Limit, OptionName, OptionValue
from tablemate.kernel.naming import names
from tablemate.kernel.option_kinds import CardSets, Choice, Flag, Whole
from tablemate.kernel.options import Options, clash, together

from .cards.automaton import EXTENDABLE, LOCAL
from .cards.language import Deck
from .cards.reading import deck_from_data, standard_deck
from .guide import Guide, guide
from .rules.setup import MANY_VALUES, SOLO_MAT
from .state import Agreed
from .terms import (
    EASY,
    HARD,
    MIDDLE,
    MOST_BOMBS,
    MOST_SABOTAGE,
    NO_BUDGET,
    BagEmpty,
    BonusSeats,
    BurnIf,
    Edition,
    SoloUse,
)

EDITIONS = names(Edition)
SHEET, BOOK2015 = EDITIONS
LEVELS = {"training": 16, "standard": 19, "expert": 21, "elite": 23, "insane": 25}
"""Bombs to defuse alone; one more for each further player (FUSE-SETUP-4, A26, A27)."""
ALIASES = {"beginner": "training"}
BUDGETS = {
    "training": (27, 29, 39, 29, 25),
    "standard": (31, 34, 45, 34, 28),
    "expert": (33, 38, 49, 37, 30),
    "elite": (37, 41, 55, 40, 32),
    "insane": (42, 46, 59, 43, 34),
}
"""Rolls in mode `rolls`, by level and number of players (A38, A53)."""
MODES = ("live", "relaxed", "practice", "rolls")
TIMED = ("live", "relaxed")
CLOCK_SECONDS = 600
FACTORS = (1.5, 2)
"""How much longer the clock of relaxed is."""
QUOTAS = {1: 3, 2: 2}
"""Dice for each player and turn; one for three players and more (A21)."""
STEP = 10
MOST_BUDGET = 10_000
STANDARD = "standard"
_CHECK = Checks(InvalidOptions, "fuse")
_BONUS, _BUDGET, _FACTOR = OptionName("bonus_seats"), OptionName("roll_budget"), OptionName("clock_factor")
_HANDS, _STEP, _STRICT = OptionName("hard_hands"), OptionName("step"), OptionName("strict_sheet")
_RELAXED, _ROLLS = OptionValue("mode", "relaxed"), OptionValue("mode", "rolls")
_SHEET, _BOOK = OptionValue("edition", SHEET), OptionValue("edition", BOOK2015)
_ONE, _SKIP, _STUCK = OptionName("solo_use", "one"), OptionName("bag_empty", "skip"), OptionName("burn_if", "stuck")


def _usual_budget(agreed: FuseOptions) -> int | None:
    return BUDGETS[agreed.level][agreed.players - 1] if agreed.mode == "rolls" else None


def _deck(value: object) -> Deck:
    if isinstance(value, Deck):
        return value
    if value == STANDARD:
        return standard_deck()
    if isinstance(value, Mapping):
        return deck_from_data(value)
    _CHECK.refuse("not_deck", option=OptionName("deck"), found=shown(value))


@lru_cache(maxsize=8)
def _values(deck: Deck, *, hard: bool) -> tuple[int, ...]:
    return tuple(bomb.value for bomb in deck.bombs if hard or bomb.value < HARD)


def _name_or_data(deck: Deck) -> object:
    return STANDARD if deck == standard_deck() else deck.as_json()


@dataclass(frozen=True)
class FuseOptions(Options):
    """What is agreed before the game.

    `hold`, `undo`, `confirm_draft` and `roll_budget` follow the mode if not said.
    """

    game, title, numbered = "fuse", "FUSE", Agreed

    players: Annotated[int, Choice((1, 2, 3, 4, 5))]
    edition: Annotated[str, Choice(EDITIONS, start=Edition.SHEET)]
    level: Annotated[str, Choice(tuple(LEVELS), aliases=ALIASES, matters=lambda its: its.bombs is None)]
    mode: Annotated[str, Choice(MODES, default="practice")]
    clock_factor: Annotated[
        float,
        Choice(
            (1, *FACTORS),
            default=lambda its: FACTORS[0] if its.mode == "relaxed" else 1,
            matters=lambda its: its.mode == "relaxed",
            none_says_nothing=True,
        ),
    ]
    bombs: Annotated[int | None, Whole(1, MOST_BOMBS, nothing=0, matters=lambda its: its.bombs is not None)]
    six_point: Annotated[bool, Flag()]
    sabotage_count: Annotated[int, Whole(0, MOST_SABOTAGE, default=6)]
    strict_sheet: Annotated[bool, Flag(matters=lambda its: its.edition == SHEET)]
    legality: Annotated[str, Choice((EXTENDABLE, LOCAL))]
    burn_if: Annotated[str, Choice(names(BurnIf), start=BurnIf.STUCK)]
    solo_use: Annotated[str, Choice(names(SoloUse), matters=lambda its: its.places == SOLO_MAT)]
    bag_empty: Annotated[str, Choice(names(BagEmpty))]
    bonus_seats: Annotated[str, Choice(names(BonusSeats), matters=lambda its: its.edition == SHEET)]
    hold: Annotated[bool, Flag(default=lambda its: its.mode in TIMED)]
    undo: Annotated[bool, Flag(default=lambda its: its.mode != "practice")]
    confirm_draft: Annotated[bool, Flag(default=lambda its: its.mode == "rolls")]
    hard_hands: Annotated[bool, Flag()]
    roll_budget: Annotated[int | None, Whole(1, MOST_BUDGET, nothing=NO_BUDGET, default=_usual_budget)]
    step: Annotated[
        int, Whole(1, CLOCK_SECONDS, default=STEP, matters=lambda its: its.edition != SHEET and its.mode in TIMED)
    ]
    hints: Annotated[bool, Flag(default=True)]
    deck: Annotated[Deck, CardSets((STANDARD,), _deck, _name_or_data)] = field(repr=False)

    clashes = (
        clash(
            "clock_not_relaxed",
            lambda its: its.clock_factor != 1 and its.mode != "relaxed",
            option=_FACTOR,
            mode=_RELAXED,
        ),
        clash(
            "clock_relaxed", lambda its: its.mode == "relaxed" and its.clock_factor == 1, option=_FACTOR, mode=_RELAXED
        ),
        clash("strict_book", lambda its: its.strict_sheet and its.edition != SHEET, option=_STRICT, edition=_BOOK),
        clash(
            "bonus_book", lambda its: its.bonus_seats == "all" and its.edition != SHEET, option=_BONUS, edition=_BOOK
        ),
        clash("solo_players", lambda its: its.solo_use == "one" and its.players != 1, option=_ONE),
        clash("solo_burn", lambda its: its.solo_use == "one" and its.burn_if != "stuck", option=_ONE, other=_STUCK),
        clash("solo_hands", lambda its: its.solo_use == "one" and its.hard_hands, option=_ONE, other=_HANDS),
        clash("solo_strict", lambda its: its.solo_use == "one" and its.strict_sheet, option=_STRICT, other=_ONE),
        clash("skip_endless", lambda its: its.bag_empty == "skip" and its.is_endless, option=_SKIP, other=_BUDGET),
        clash(
            "rolls_without_budget",
            lambda its: its.mode == "rolls" and its.roll_budget is None,
            option=_BUDGET,
            mode=_ROLLS,
        ),
        clash("step_sheet", lambda its: its.step != STEP and its.edition == SHEET, option=_STEP, edition=_SHEET),
    )

    @property
    def clock(self) -> int | None:
        """The length of the clock in milliseconds; None where no clock runs."""
        return int(CLOCK_SECONDS * self.clock_factor * 1000) if self.mode in TIMED else None

    @property
    def is_endless(self) -> bool:
        """Is there neither a clock nor a number of rolls?"""
        return self.clock is self.roll_budget is None

    @property
    def to_defuse(self) -> int:
        """The number of bombs in row and pile (FUSE-SETUP-4, A26)."""
        return LEVELS[self.level] + self.players - 1 if self.bombs is None else self.bombs

    @property
    def places(self) -> int:
        """The number of bombs in front of each player."""
        return SOLO_MAT if self.players == 1 and not self.strict_sheet else 2

    @property
    def quota(self) -> int:
        """How many dice each player uses in a turn."""
        return 1 if self.strict_sheet else QUOTAS.get(self.players, 1)

    @property
    def values(self) -> list[int]:
        """The values of the bombs that are played with."""
        return list(_values(self.deck, hard=self.six_point))

    @cached_property
    def guide(self) -> Guide:
        """What there is to know of the bombs of the deck."""
        return guide(self.deck, self.legality)

    @together
    def _enough_bombs(self) -> None:
        most = len(self.values) - self.players * self.places
        _CHECK.refuse_if("no_bombs_left", most <= 0)
        if self.to_defuse > most:
            option, limit = OptionName("bombs"), Limit("bombs", most)
            _CHECK.refuse("too_many_bombs", bombs=self.to_defuse, option=option, most=limit)

    @together
    def _enough_sabotage(self) -> None:
        most = len(self.deck.sabotage)
        if self.sabotage_count > most:
            option, limit = OptionName("sabotage_count"), Limit("sabotage_count", most)
            _CHECK.refuse("too_much_sabotage", option=option, most=limit)

    @together
    def _enough_starting_bombs(self) -> None:
        """By the sheet a hard bomb, worth 6 or more, is never a starting one (A50)."""
        values, sheet = self.values, self.edition == SHEET
        easy, middling = sum(value <= EASY for value in values), sum(EASY < value <= MIDDLE for value in values)
        if self.places == SOLO_MAT:
            starting = [value for value in values if value < HARD or not sheet]
            if len(set(starting)) < MANY_VALUES or len(starting) < SOLO_MAT:
                _CHECK.refuse("solo_values")
        elif sheet and min(easy, middling) < self.players:
            _CHECK.refuse("sheet_values")
        elif not sheet and easy < 2 * self.players - 1:
            _CHECK.refuse("book_values", edition=_BOOK)
