"""The options of FUSE: typed, validated, and explained when they do not fit together."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from typing import Any

from tablemate.kernel.checking import Checks, check_names, shown
from tablemate.kernel.errors import InvalidOptions, OptionName

from .cards.automaton import EXTENDABLE, LOCAL
from .cards.language import Deck
from .cards.reading import deck_from_data, standard_deck
from .names import names
from .rules.setup import MANY_VALUES, SOLO_MAT
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
CLOCK_SECONDS = 600
FACTORS = (1.5, 2)
QUOTAS = {1: 3, 2: 2}
"""Dice for each player and turn; one for three players and more (A21)."""
STEP = 10
MOST_BUDGET = 10_000
STANDARD = "standard"
_CHECK = Checks(InvalidOptions, "fuse")
_STRICT, _ONE, _BUDGET = OptionName("strict_sheet"), OptionName("solo_use", "one"), OptionName("roll_budget")


@dataclass(frozen=True)
class FuseOptions:
    """What is agreed before the game.

    `hold`, `undo`, `confirm_draft` and `roll_budget` follow the mode if not said.
    """

    players: int = 1
    edition: str = SHEET
    level: str = "training"
    mode: str = "practice"
    clock_factor: float = 1
    bombs: int | None = None
    six_point: bool = False
    sabotage_count: int = 6
    strict_sheet: bool = False
    legality: str = EXTENDABLE
    burn_if: str = "stuck"
    solo_use: str = "all"
    bag_empty: str = "loss"
    bonus_seats: str = "holders"
    hold: bool = False
    undo: bool = False
    confirm_draft: bool = False
    hard_hands: bool = False
    roll_budget: int | None = None
    step: int = STEP
    hints: bool = True
    deck: Deck = field(default_factory=standard_deck, repr=False)

    @property
    def seats(self) -> int:
        """As many seats as players."""
        return self.players

    @property
    def clock(self) -> int | None:
        """The length of the clock in milliseconds; None where no clock runs."""
        return int(CLOCK_SECONDS * self.clock_factor * 1000) if self.mode in ("live", "relaxed") else None

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

    def as_json(self) -> dict[str, Any]:
        """JSON-ready; reads back to equal options."""
        values = {each.name: getattr(self, each.name) for each in fields(self)}
        return {**values, "deck": STANDARD if self.deck == standard_deck() else self.deck.as_json()}

    def numbers(self) -> dict[str, Any]:
        """What the rules read at set-up."""
        return {
            "players": self.players,
            "edition": int(Edition[self.edition.upper()]),
            "bombs": self.to_defuse,
            "six_point": int(self.six_point),
            "sabotage": self.sabotage_count,
            "places": self.starting,
            "quota": self.quota,
            "one_use": int(self.solo_use == "one"),
            "burn_if": int(BurnIf[self.burn_if.upper()]),
            "skip_empty": int(self.bag_empty == "skip"),
            "bonus_all": int(self.bonus_seats == "all"),
            "hold": int(self.hold),
            "take_back": int(self.undo),
            "confirm": int(self.confirm_draft),
            "hard_hands": int(self.hard_hands),
            "budget": NO_BUDGET if self.roll_budget is None else self.roll_budget,
        }


def read_options(given: Mapping[str, Any]) -> FuseOptions:
    """Check options given by name; what is left out gets its default."""
    check_names("FUSE", given, tuple(each.name for each in fields(FuseOptions)))
    options = FuseOptions(**_checked(given), deck=_deck(given.get("deck", STANDARD)))
    _check_together(options)
    _check_deck(options)
    return options


def _checked(given: Mapping[str, Any]) -> dict[str, Any]:
    """Each option by itself."""
    players = _CHECK.one_of("players", given.get("players", 1), (1, 2, 3, 4, 5))
    level = _CHECK.one_of("level", _alias(given.get("level", "training")), tuple(LEVELS))
    mode = _CHECK.one_of("mode", given.get("mode", "practice"), MODES)
    live = mode in ("live", "relaxed")
    budget = BUDGETS[level][players - 1] if mode == "rolls" else None
    return {
        "players": players,
        "edition": _CHECK.one_of("edition", given.get("edition", SHEET), EDITIONS),
        "level": level,
        "mode": mode,
        "clock_factor": _clock_factor(given.get("clock_factor"), mode),
        "bombs": _number_or_none("bombs", given.get("bombs"), 1, MOST_BOMBS),
        "six_point": _CHECK.flag("six_point", given.get("six_point", False)),
        "sabotage_count": _CHECK.number("sabotage_count", given.get("sabotage_count", 6), 0, MOST_SABOTAGE),
        "strict_sheet": _CHECK.flag("strict_sheet", given.get("strict_sheet", False)),
        "legality": _CHECK.one_of("legality", given.get("legality", EXTENDABLE), (EXTENDABLE, LOCAL)),
        "burn_if": _CHECK.one_of("burn_if", given.get("burn_if", "stuck"), names(BurnIf)),
        "solo_use": _CHECK.one_of("solo_use", given.get("solo_use", "all"), ("all", "one")),
        "bag_empty": _CHECK.one_of("bag_empty", given.get("bag_empty", "loss"), ("loss", "skip")),
        "bonus_seats": _CHECK.one_of("bonus_seats", given.get("bonus_seats", "holders"), ("holders", "all")),
        "hold": _CHECK.flag("hold", given.get("hold", live)),
        "undo": _CHECK.flag("undo", given.get("undo", live or mode == "rolls")),
        "confirm_draft": _CHECK.flag("confirm_draft", given.get("confirm_draft", mode == "rolls")),
        "hard_hands": _CHECK.flag("hard_hands", given.get("hard_hands", False)),
        "roll_budget": _number_or_none("roll_budget", given.get("roll_budget", budget), 1, MOST_BUDGET),
        "hints": _CHECK.flag("hints", given.get("hints", True)),
        "step": _CHECK.number("step", given.get("step", STEP), 1, CLOCK_SECONDS),
    }


def _alias(value: Any) -> Any:
    return ALIASES.get(value, value) if isinstance(value, str) else value


def _number_or_none(name: str, value: Any, low: int, high: int) -> int | None:
    return None if value is None else _CHECK.number(name, value, low, high)


def _clock_factor(value: Any, mode: str) -> float:
    if mode != "relaxed":
        if value not in (None, 1) or value is True:
            _CHECK.refuse("clock_not_relaxed", option=OptionName("clock_factor"))
        return 1
    value = FACTORS[0] if value is None else value
    if isinstance(value, bool) or not isinstance(value, int | float) or value not in FACTORS:
        _CHECK.none_of("clock_factor", value, FACTORS)
    return float(value)


def _deck(value: Any) -> Deck:
    if isinstance(value, Deck):
        return value
    if value == STANDARD:
        return standard_deck()
    if isinstance(value, Mapping):
        return deck_from_data(value)
    _CHECK.refuse("not_deck", option=OptionName("deck"), found=shown(value))


def _check_together(options: FuseOptions) -> None:
    """What the rules cannot combine, with the reason."""
    sheet, clock, one = options.edition == SHEET, options.clock is not None, options.solo_use == "one"
    conflicts: tuple[tuple[bool, str, tuple[OptionName, ...]], ...] = (
        (options.strict_sheet and not sheet, "strict_book", (_STRICT,)),
        (options.bonus_seats == "all" and not sheet, "bonus_book", (OptionName("bonus_seats"),)),
        (one and options.players != 1, "solo_players", (_ONE,)),
        (one and options.burn_if != "stuck", "solo_burn", (_ONE, OptionName("burn_if", "stuck"))),
        (one and options.hard_hands, "solo_hands", (_ONE, OptionName("hard_hands"))),
        (one and options.strict_sheet, "solo_strict", (_STRICT, OptionName("solo_use"))),
        (
            options.bag_empty == "skip" and not clock and options.roll_budget is None,
            "skip_endless",
            (OptionName("bag_empty", "skip"), _BUDGET),
        ),
        (options.mode == "rolls" and options.roll_budget is None, "rolls_without_budget", (_BUDGET,)),
        (options.step != STEP and sheet, "step_sheet", (OptionName("step"),)),
    )
    for conflict, code, said in conflicts:
        if conflict:
            _CHECK.refuse(code, **dict(zip(("option", "other"), said)))


def _check_deck(options: FuseOptions) -> None:
    """The deck must suffice for starting bombs, row, pile and sabotage.

    By the sheet a hard bomb, worth 6 or more, is never a starting one (A50).
    """
    values = [bomb.value for bomb in options.deck.bombs if options.six_point or bomb.value < HARD]
    most = len(values) - options.players * options.starting
    if options.to_defuse > most:
        _CHECK.refuse(
            "too_many_bombs", bombs=options.to_defuse, most=max(most, 0), option=OptionName("bombs", str(most))
        )
    sabotage = len(options.deck.sabotage)
    if options.sabotage_count > sabotage:
        _CHECK.refuse("too_much_sabotage", most=sabotage, option=OptionName("sabotage_count", str(sabotage)))
    easy, middling = sum(value <= EASY for value in values), sum(EASY < value <= MIDDLE for value in values)
    if options.starting == SOLO_MAT:
        starting = [value for value in values if value < HARD or options.edition != SHEET]
        if len(set(starting)) < MANY_VALUES or len(starting) < SOLO_MAT:
            _CHECK.refuse("solo_values")
    elif options.edition == SHEET:
        if min(easy, middling) < options.players:
            _CHECK.refuse("sheet_values")
    elif easy < 2 * options.players - 1:
        _CHECK.refuse("book_values")
