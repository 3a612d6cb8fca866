"""The options of FUSE: typed, validated, and explained when they do not fit together."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Annotated

from tablemate.kernel.checking import Checks, shown
from tablemate.kernel.errors import InvalidOptions, OptionName
from tablemate.kernel.option_kinds import CardSets, Choice, Flag, Whole
from tablemate.kernel.options import Options, together

from .cards.automaton import EXTENDABLE, LOCAL
from .cards.language import Deck
from .cards.reading import deck_from_data, standard_deck
from .names import names
from .rules.setup import MANY_VALUES, SOLO_MAT
from .state import Agreed
from .terms import EASY, HARD, MIDDLE, MOST_BOMBS, MOST_SABOTAGE, NO_BUDGET, BurnIf, Edition

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
FACTORS = (1.5, 2.0)
"""How much longer the clock of relaxed is."""
QUOTAS = {1: 3, 2: 2}
"""Dice for each player and turn; one for three players and more (A21)."""
STEP = 10
MOST_BUDGET = 10_000
STANDARD = "standard"
_CHECK = Checks(InvalidOptions, "fuse")
_ONE = OptionName("solo_use", "one")


def _against_the_clock(agreed: FuseOptions) -> bool:
    return agreed.mode in TIMED


def _taken_back(agreed: FuseOptions) -> bool:
    return agreed.mode != "practice"


def _by_rolls(agreed: FuseOptions) -> bool:
    return agreed.mode == "rolls"


def _usual_budget(agreed: FuseOptions) -> int | None:
    return BUDGETS[agreed.level][agreed.players - 1] if _by_rolls(agreed) else None


def _is_relaxed(agreed: FuseOptions) -> bool:
    return agreed.mode == "relaxed"


def _usual_factor(agreed: FuseOptions) -> float:
    return FACTORS[0] if _is_relaxed(agreed) else 1


def _factors(agreed: FuseOptions) -> tuple[float, ...]:
    return FACTORS if _is_relaxed(agreed) else (1, *FACTORS)


def _by_the_sheet(agreed: FuseOptions) -> bool:
    return agreed.edition == SHEET


def _points_for_time(agreed: FuseOptions) -> bool:
    return agreed.edition != SHEET and agreed.mode in TIMED


def _plays_alone(agreed: FuseOptions) -> bool:
    return agreed.players == 1 and not agreed.strict_sheet


def _by_level(agreed: FuseOptions) -> bool:
    return agreed.bombs is None


def _by_number(agreed: FuseOptions) -> bool:
    return agreed.bombs is not None


def _deck(value: object) -> Deck:
    if isinstance(value, Deck):
        return value
    if value == STANDARD:
        return standard_deck()
    if isinstance(value, Mapping):
        return deck_from_data(value)
    _CHECK.refuse("not_deck", option=OptionName("deck"), found=shown(value))


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
    level: Annotated[str, Choice(tuple(LEVELS), aliases=ALIASES, matters=_by_level)]
    mode: Annotated[str, Choice(MODES, default="practice")]
    clock_factor: Annotated[
        float,
        Choice((1, *FACTORS), default=_usual_factor, allowed=_factors, matters=_is_relaxed, none_says_nothing=True),
    ]
    bombs: Annotated[int | None, Whole(1, MOST_BOMBS, nothing=0, matters=_by_number)]
    six_point: Annotated[bool, Flag()]
    sabotage_count: Annotated[int, Whole(0, MOST_SABOTAGE, default=6)]
    strict_sheet: Annotated[bool, Flag(matters=_by_the_sheet)]
    legality: Annotated[str, Choice((EXTENDABLE, LOCAL))]
    burn_if: Annotated[str, Choice(names(BurnIf), start=BurnIf.STUCK)]
    solo_use: Annotated[str, Choice(("all", "one"), matters=_plays_alone)]
    bag_empty: Annotated[str, Choice(("loss", "skip"))]
    bonus_seats: Annotated[str, Choice(("holders", "all"), matters=_by_the_sheet)]
    hold: Annotated[bool, Flag(default=_against_the_clock)]
    undo: Annotated[bool, Flag(default=_taken_back)]
    confirm_draft: Annotated[bool, Flag(default=_by_rolls)]
    hard_hands: Annotated[bool, Flag()]
    roll_budget: Annotated[int | None, Whole(1, MOST_BUDGET, nothing=NO_BUDGET, default=_usual_budget)]
    step: Annotated[int, Whole(1, CLOCK_SECONDS, default=STEP, matters=_points_for_time)]
    hints: Annotated[bool, Flag(default=True)]
    deck: Annotated[Deck, CardSets((STANDARD,), _deck, _name_or_data)] = field(repr=False)

    @property
    def clock(self) -> int | None:
        """The length of the clock in milliseconds; None where no clock runs."""
        return int(CLOCK_SECONDS * self.clock_factor * 1000) if self.mode in TIMED else None

    @property
    def to_defuse(self) -> int:
        """The number of bombs in row and pile (FUSE-SETUP-4, A26)."""
        return LEVELS[self.level] + self.players - 1 if self.bombs is None else self.bombs

    @property
    def starting(self) -> int:
        """The number of bombs in front of each player."""
        return SOLO_MAT if self.players == 1 and not self.strict_sheet else 2

    @property
    def quota(self) -> int:
        """How many dice each player uses in a turn."""
        return 1 if self.strict_sheet else QUOTAS.get(self.players, 1)

    @property
    def values(self) -> list[int]:
        """The values of the bombs that are played with."""
        hard = self.six_point
        return [bomb.value for bomb in self.deck.bombs if hard or bomb.value < HARD]

    @together
    def _longer_clock(self) -> None:
        if self.clock_factor != 1 and self.mode != "relaxed":
            _CHECK.refuse("clock_not_relaxed", option=OptionName("clock_factor"))

    @together
    def _letter_of_the_sheet(self) -> None:
        if self.strict_sheet and self.edition != SHEET:
            _CHECK.refuse("strict_book", option=OptionName("strict_sheet"))

    @together
    def _bonus_phase(self) -> None:
        if self.bonus_seats == "all" and self.edition != SHEET:
            _CHECK.refuse("bonus_book", option=OptionName("bonus_seats"))

    @together
    def _one_die_alone(self) -> None:
        if self.solo_use == "one" and self.players != 1:
            _CHECK.refuse("solo_players", option=_ONE)

    @together
    def _one_die_burnt(self) -> None:
        if self.solo_use == "one" and self.burn_if != "stuck":
            _CHECK.refuse("solo_burn", option=_ONE, other=OptionName("burn_if", "stuck"))

    @together
    def _one_die_placed_wrongly(self) -> None:
        if self.solo_use == "one" and self.hard_hands:
            _CHECK.refuse("solo_hands", option=_ONE, other=OptionName("hard_hands"))

    @together
    def _one_die_anyway(self) -> None:
        if self.solo_use == "one" and self.strict_sheet:
            _CHECK.refuse("solo_strict", option=OptionName("strict_sheet"), other=OptionName("solo_use"))

    @together
    def _empty_bag_ends(self) -> None:
        if self.bag_empty == "skip" and self.mode not in TIMED and self.roll_budget is None:
            _CHECK.refuse("skip_endless", option=OptionName("bag_empty", "skip"), other=OptionName("roll_budget"))

    @together
    def _rolls_are_counted(self) -> None:
        if self.mode == "rolls" and self.roll_budget is None:
            _CHECK.refuse("rolls_without_budget", option=OptionName("roll_budget"))

    @together
    def _time_gives_points(self) -> None:
        if self.step != STEP and self.edition == SHEET:
            _CHECK.refuse("step_sheet", option=OptionName("step"))

    @together
    def _enough_bombs(self) -> None:
        most = len(self.values) - self.players * self.starting
        if self.to_defuse > most:
            named = OptionName("bombs", str(most))
            _CHECK.refuse("too_many_bombs", bombs=self.to_defuse, most=max(most, 0), option=named)

    @together
    def _enough_sabotage(self) -> None:
        most = len(self.deck.sabotage)
        if self.sabotage_count > most:
            _CHECK.refuse("too_much_sabotage", most=most, option=OptionName("sabotage_count", str(most)))

    @together
    def _enough_starting_bombs(self) -> None:
        """By the sheet a hard bomb, worth 6 or more, is never a starting one (A50)."""
        values, sheet = self.values, self.edition == SHEET
        easy, middling = sum(value <= EASY for value in values), sum(EASY < value <= MIDDLE for value in values)
        if self.starting == SOLO_MAT:
            starting = [value for value in values if value < HARD or not sheet]
            if len(set(starting)) < MANY_VALUES or len(starting) < SOLO_MAT:
                _CHECK.refuse("solo_values")
        elif sheet and min(easy, middling) < self.players:
            _CHECK.refuse("sheet_values")
        elif not sheet and easy < 2 * self.players - 1:
            _CHECK.refuse("book_values")
