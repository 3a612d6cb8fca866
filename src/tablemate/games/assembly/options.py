"""The options of Assembly: typed, validated, and explained when they do not fit together."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, fields
from typing import Any

from tablemate.kernel.checking import Checks, check_names, shown
from tablemate.kernel.errors import InvalidOptions, OptionName

from .names import names, number_of
from .terms import Communication, Edition, Malfunctions, Reserve, Role, Variant

DRAWN_ROLES = ("random", "useful")
ROLE_NAMES = tuple(name for name in names(Role) if name not in ("none", *DRAWN_ROLES))
SET_NAMES = ("none", "A", "B", "C", "D", "E", "F", "G")
_CHECK = Checks(InvalidOptions, "assembly")


@dataclass(frozen=True, slots=True)
class VariantRule:
    """One difficulty variant: for which player counts and editions the rulebooks offer it, and what it sets."""

    players: int
    editions: tuple[str, ...]
    bits: int = 0
    reserve: int = 0
    shares: str = ""


_BOTH = ("v22", "later")
_CW, _ACW = Variant.HARD_ONEWAY_CW, Variant.HARD_ONEWAY_ACW

VARIANTS: dict[str, tuple[VariantRule, ...]] = {
    "easy_wild": (VariantRule(1, _BOTH, Variant.EASY_WILD),),
    "easy_keep_dl": (VariantRule(1, _BOTH, Variant.EASY_KEEP_DL),),
    "easy_reserve_acw_cw": (VariantRule(2, _BOTH, reserve=Reserve.ACW_CW),),
    "easy_reserve_acw_wild": (VariantRule(2, ("later",), reserve=Reserve.ACW_WILD),),
    "easy_reserve_cw_wild": (VariantRule(2, ("later",), reserve=Reserve.CW_WILD),),
    "easy_reserve_any_acw": (VariantRule(2, ("later",), reserve=Reserve.ANY_ACW),),
    "easy_reserve_any_cw": (VariantRule(2, ("later",), reserve=Reserve.ANY_CW),),
    "easy_reserve_cw_acw": (VariantRule(2, ("later",), reserve=Reserve.CW_ACW),),
    "hard_oneway": (
        VariantRule(1, ("v22",), _CW | _ACW, shares="oneway"),
        VariantRule(1, ("later",), _ACW, shares="oneway"),
    ),
    "hard_oneway_cw": (VariantRule(1, ("v22",), _CW, shares="oneway"),),
    "hard_oneway_acw": (VariantRule(1, ("v22",), _ACW, shares="oneway"),),
    "hard_hold_dl_1": (
        VariantRule(1, ("later",), Variant.HARD_HOLD_DL_1, shares="hold_dl"),
        VariantRule(2, ("later",), Variant.HARD_HOLD_DL_1, shares="hold_dl"),
    ),
    "hard_hold_dl_2": (
        VariantRule(1, ("later",), Variant.HARD_HOLD_DL_2, shares="hold_dl"),
        VariantRule(2, ("later",), Variant.HARD_HOLD_DL_2, shares="hold_dl"),
    ),
    "hard_no_role": (VariantRule(1, _BOTH, Variant.HARD_NO_ROLE),),
    "hard_remove_dl": (VariantRule(2, _BOTH, Variant.HARD_REMOVE_DL),),
    "hard_random_discard": (VariantRule(2, _BOTH, Variant.HARD_RANDOM_DISCARD),),
}


@dataclass(frozen=True)
class AssemblyOptions:
    """What is agreed before the game."""

    players: int = 1
    edition: str = "later"
    malfunctions: str = "none"
    roles: tuple[str, ...] = ()
    difficulty: tuple[str, ...] = ()
    communication: str = "limited"
    honest: bool = True
    first: int | str = "random"

    @property
    def seats(self) -> int:
        """As many seats as players."""
        return self.players

    def as_json(self) -> dict[str, Any]:
        """JSON-ready; reads back to equal options."""
        values = {field.name: getattr(self, field.name) for field in fields(self)}
        return {**values, "roles": list(self.roles), "difficulty": list(self.difficulty)}

    def numbers(self) -> dict[str, Any]:
        """What the rules read at set-up."""
        rules = [variant_rule(name, self.players, self.edition) for name in self.difficulty]
        roles = [int(number_of(Role, role)) for role in self.roles]
        return {
            "players": self.players,
            "edition": int(number_of(Edition, self.edition)),
            "malfunctions": SET_NAMES.index(self.malfunctions),
            "variants": sum(rule.bits for rule in rules),
            "reserve": sum(rule.reserve for rule in rules),
            "honest": int(self.honest),
            "communication": int(number_of(Communication, self.communication)),
            "first": self.first if isinstance(self.first, int) else -1,
            "role": roles + [0] * (2 - len(roles)),
        }


def variant_rule(name: str, players: int, edition: str) -> VariantRule:
    """The form of a variant for this table; refused with the reason where the rulebooks do not offer it."""
    rules = VARIANTS[name]
    for rule in rules:
        if rule.players == players and edition in rule.editions:
            return rule
    if all(rule.players != players for rule in rules):
        _CHECK.refuse("variant_players", variant=name, players=rules[0].players)
    _CHECK.refuse("variant_edition", edition=edition, variant=name, offered=rules[0].editions[0])


def read_options(given: Mapping[str, Any]) -> AssemblyOptions:
    """Check options given by name; what is left out gets its default."""
    check_names("Assembly", given, tuple(field.name for field in fields(AssemblyOptions)))
    players = _CHECK.one_of("players", given.get("players", 1), (1, 2))
    edition = _CHECK.one_of("edition", given.get("edition", "later"), _BOTH)
    difficulty = _difficulty(given.get("difficulty", ()), players, edition)
    return AssemblyOptions(
        players=players,
        edition=edition,
        malfunctions=_malfunctions(given.get("malfunctions", "none")),
        roles=_roles(given.get("roles"), players, difficulty),
        difficulty=difficulty,
        communication=_CHECK.one_of("communication", given.get("communication", "limited"), names(Communication)),
        honest=_honest(given.get("honest", True), edition),
        first=_first(given.get("first", "random"), players),
    )


def earlier_options(given: Mapping[str, Any], version: int) -> Mapping[str, Any]:
    """Version 1 dealt any role where none was named."""
    return {"roles": "random", **given} if version < 2 else given


def _malfunctions(value: Any) -> str:
    if value is None:
        return "none"
    if isinstance(value, str) and value.upper() in Malfunctions.__members__:
        return "none" if value.upper() == "NONE" else value.upper()
    _CHECK.none_of("malfunctions", value, SET_NAMES)


def _honest(value: Any, edition: str) -> bool:
    if edition == "later" and not _CHECK.flag("honest", value):
        _CHECK.refuse("honest_edition")
    return _CHECK.flag("honest", value)


def _first(value: Any, players: int) -> int | str:
    if value == "random":
        return "random"
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value < players:
        _CHECK.none_of("first", value, ("random", *range(players)))
    return value


def _texts(name: str, value: Any) -> tuple[str, ...]:
    if isinstance(value, str):
        value = [part.strip() for part in value.split(",") if part.strip()]
    if not isinstance(value, Iterable) or isinstance(value, Mapping):
        _CHECK.refuse("not_names", option=OptionName(name), found=shown(value))
    texts = tuple("none" if text is None else text for text in value)
    if not all(isinstance(text, str) for text in texts):
        _CHECK.refuse("not_names", option=OptionName(name), found=shown(value))
    return texts


def _roles(value: Any, players: int, difficulty: tuple[str, ...]) -> tuple[str, ...]:
    without = "hard_no_role" in difficulty
    if value is None:
        value = "useful" if players == 1 else "random"
    if value in DRAWN_ROLES:
        return ("none" if without else value,) * players
    roles = ("none",) * players if value == "none" else _texts("roles", value)
    for role in roles:
        if role not in (*ROLE_NAMES, *DRAWN_ROLES, "none"):
            _CHECK.refuse("no_such_role", found=shown(role), roles=", ".join(ROLE_NAMES))
    if len(roles) != players:
        _CHECK.refuse("role_count", needed=players, found=len(roles))
    if without and roles != ("none",) * players:
        _CHECK.refuse("role_without_role")
    chosen = [role for role in roles if role in ROLE_NAMES]
    if len(chosen) != len(set(chosen)):
        _CHECK.refuse("role_twice", role=chosen[0])
    return roles


def _difficulty(value: Any, players: int, edition: str) -> tuple[str, ...]:
    chosen = _texts("difficulty", value)
    for name in chosen:
        if name not in VARIANTS:
            _CHECK.refuse("no_such_variant", found=shown(name), variants=", ".join(VARIANTS))
    if len(chosen) != len(set(chosen)):
        _CHECK.refuse("variant_twice")
    rules = [variant_rule(name, players, edition) for name in chosen]
    if sum(name.startswith("easy") for name in chosen) > 1:
        _CHECK.refuse("variants_easy")
    shared = [rule.shares for rule in rules if rule.shares]
    if len(shared) != len(set(shared)):
        _CHECK.refuse("variants_shared")
    if "easy_wild" in chosen and "hard_oneway" in chosen:
        _CHECK.refuse("variants_wild")
    return tuple(sorted(chosen))
