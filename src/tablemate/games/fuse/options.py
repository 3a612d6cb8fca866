"""The options of FUSE: typed, validated, and explained when they do not fit together."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from typing import Any

from tablemate.kernel.errors import InvalidOptions

from .cards.language import Deck
from .cards.reading import deck_from_data, standard_deck
from .names import names
from .rules.setup import HARD, MANY_VALUES, SOLO_HAND
from .terms import NO_BUDGET, BurnIf, Edition

EDITIONS = names(Edition)
LEVELS = {"training": 16, "standard": 19, "expert": 21, "elite": 23, "insane": 25}
"""Bombs to defuse alone; one more for each further player (2.2)."""
ALIASES = {"beginner": "training"}
BUDGETS = {
    "training": (27, 29, 39, 29, 25),
    "standard": (31, 34, 45, 34, 28),
    "expert": (33, 38, 49, 37, 30),
    "elite": (37, 41, 55, 40, 32),
    "insane": (42, 46, 59, 43, 34),
}
"""Rolls in mode `rolls`, by level and number of players (section 5, point 9)."""
MODES = ("live", "relaxed", "practice", "rolls")
CLOCK_SECONDS = 600
FACTORS = (1.5, 2)
QUOTAS = {1: 3, 2: 2}
"""Dice for each player and turn; one for three players and more."""
STEP = 10
MOST_BUDGET = 10_000
STANDARD = "standard"


@dataclass(frozen=True)
class FuseOptions:
    """What is agreed before the game.

    `hold`, `undo`, `confirm_draft` and `roll_budget` follow the mode if not said.
    """

    players: int = 1
    edition: str = "sheet"
    level: str = "training"
    mode: str = "practice"
    clock_factor: float = 1
    bombs: int | None = None
    six_point: bool = False
    sabotage_count: int = 6
    strict_sheet: bool = False
    legality: str = "extendable"
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
        """The number of bombs in row and pile (2.2)."""
        return LEVELS[self.level] + self.players - 1 if self.bombs is None else self.bombs

    @property
    def starting(self) -> int:
        """The number of bombs in front of each player."""
        return SOLO_HAND if self.players == 1 and not self.strict_sheet else 2

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
            "hand": self.starting,
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
    known = [each.name for each in fields(FuseOptions)]
    for name in given:
        if name not in known:
            raise InvalidOptions(f"FUSE has no option {name!r}; it has {', '.join(known)}")
    options = FuseOptions(**_checked(given), deck=_deck(given.get("deck", STANDARD)))
    _check_together(options)
    _check_deck(options)
    return options


def _checked(given: Mapping[str, Any]) -> dict[str, Any]:
    """Each option by itself."""
    players = _one_of("players", given.get("players", 1), (1, 2, 3, 4, 5))
    level = _one_of("level", _alias(given.get("level", "training")), tuple(LEVELS))
    mode = _one_of("mode", given.get("mode", "practice"), MODES)
    live = mode in ("live", "relaxed")
    budget = BUDGETS[level][players - 1] if mode == "rolls" else None
    return {
        "players": players,
        "edition": _one_of("edition", given.get("edition", "sheet"), EDITIONS),
        "level": level,
        "mode": mode,
        "clock_factor": _clock_factor(given.get("clock_factor"), mode),
        "bombs": _number_or_none("bombs", given.get("bombs"), 1, 120),
        "six_point": _flag("six_point", given.get("six_point", False)),
        "sabotage_count": _number("sabotage_count", given.get("sabotage_count", 6), 0, 20),
        "strict_sheet": _flag("strict_sheet", given.get("strict_sheet", False)),
        "legality": _one_of("legality", given.get("legality", "extendable"), ("extendable", "local")),
        "burn_if": _one_of("burn_if", given.get("burn_if", "stuck"), names(BurnIf)),
        "solo_use": _one_of("solo_use", given.get("solo_use", "all"), ("all", "one")),
        "bag_empty": _one_of("bag_empty", given.get("bag_empty", "loss"), ("loss", "skip")),
        "bonus_seats": _one_of("bonus_seats", given.get("bonus_seats", "holders"), ("holders", "all")),
        "hold": _flag("hold", given.get("hold", live)),
        "undo": _flag("undo", given.get("undo", live or mode == "rolls")),
        "confirm_draft": _flag("confirm_draft", given.get("confirm_draft", mode == "rolls")),
        "hard_hands": _flag("hard_hands", given.get("hard_hands", False)),
        "roll_budget": _number_or_none("roll_budget", given.get("roll_budget", budget), 1, MOST_BUDGET),
        "step": _number("step", given.get("step", STEP), 1, CLOCK_SECONDS),
    }


def _alias(value: Any) -> Any:
    return ALIASES.get(value, value) if isinstance(value, str) else value


def _one_of(name: str, value: Any, allowed: tuple[Any, ...]) -> Any:
    if type(value) is not type(allowed[0]) or value not in allowed:
        raise InvalidOptions(f"{name} must be one of {', '.join(map(str, allowed))}, not {str(value)[:60]!r}")
    return value


def _flag(name: str, value: Any) -> bool:
    if not isinstance(value, bool):
        raise InvalidOptions(f"{name} must be true or false, not {str(value)[:60]!r}")
    return value


def _number(name: str, value: Any, low: int, high: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        raise InvalidOptions(f"{name} must be a whole number from {low} to {high}, not {str(value)[:60]!r}")
    return value


def _number_or_none(name: str, value: Any, low: int, high: int) -> int | None:
    return None if value is None else _number(name, value, low, high)


def _clock_factor(value: Any, mode: str) -> float:
    if mode != "relaxed":
        if value not in (None, 1) or value is True:
            raise InvalidOptions("only the mode relaxed has a longer clock")
        return 1
    value = FACTORS[0] if value is None else value
    if isinstance(value, bool) or not isinstance(value, int | float) or value not in FACTORS:
        raise InvalidOptions(f"clock_factor must be one of 1.5, 2, not {str(value)[:60]!r}")
    return float(value)


def _deck(value: Any) -> Deck:
    if isinstance(value, Deck):
        return value
    if value == STANDARD:
        return standard_deck()
    if isinstance(value, Mapping):
        return deck_from_data(value)
    raise InvalidOptions(f"deck must be standard or a deck of cards, not {str(value)[:60]!r}")


def _check_together(options: FuseOptions) -> None:
    """What the rules cannot combine, with the reason."""
    sheet, clock = options.edition == "sheet", options.clock is not None
    conflicts = (
        (options.strict_sheet and not sheet, "strict_sheet is the letter of the sheet; book2015 has rules of its own"),
        (options.bonus_seats == "all" and not sheet, "book2015 ends with the win, it has no bonus phase (bonus_seats)"),
        (options.solo_use == "one" and options.players != 1, "solo_use one is a rule for one player"),
        (options.solo_use == "one" and options.burn_if != "stuck", "solo_use one goes with burn_if stuck (A22)"),
        (
            options.solo_use == "one" and options.strict_sheet,
            "strict_sheet rolls one die alone, so solo_use says nothing",
        ),
        (
            options.bag_empty == "skip" and not clock and options.roll_budget is None,
            "bag_empty skip needs a clock or a roll budget, else the game would never end (A12)",
        ),
        (options.mode == "rolls" and options.roll_budget is None, "the mode rolls needs a roll budget"),
        (options.step != STEP and sheet, "the sheet gives no points for time, so step says nothing"),
    )
    for conflict, reason in conflicts:
        if conflict:
            raise InvalidOptions(reason)


def _check_deck(options: FuseOptions) -> None:
    """The deck must suffice for hands, row, pile and sabotage."""
    values = [bomb.value for bomb in options.deck.bombs if options.six_point or bomb.value < HARD]
    most = len(values) - options.players * options.starting
    if options.to_defuse > most:
        raise InvalidOptions(f"{options.to_defuse} bombs to defuse are too many: this deck allows {max(most, 0)}")
    if options.sabotage_count > len(options.deck.sabotage):
        raise InvalidOptions(f"this deck has only {len(options.deck.sabotage)} sabotage cards")
    low, middle = sum(value <= 2 for value in values), sum(3 <= value <= 4 for value in values)
    if options.starting == SOLO_HAND:
        starting = [value for value in values if value < HARD or options.edition != "sheet"]
        if len(set(starting)) < MANY_VALUES or len(starting) < SOLO_HAND:
            raise InvalidOptions("a solo hand needs bombs of three different values; this deck has fewer")
    elif options.edition == "sheet":
        if min(low, middle) < options.players:
            raise InvalidOptions("each player starts with a bomb of value 1-2 and one of 3-4; this deck has too few")
    elif low < 2 * options.players - 1:
        raise InvalidOptions("the starting hands of book2015 need more bombs of value 1-2 than this deck has")
