"""The options of Assembly: typed, validated, and explained when they do not fit together."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Annotated, NoReturn

from tablemate.kernel.checking import Checks
from tablemate.kernel.errors import InvalidOptions, OptionValue
from tablemate.kernel.naming import names
from tablemate.kernel.option_judging import Given
from tablemate.kernel.option_kinds import Candidate, Choice, Flag, Names
from tablemate.kernel.options import Options, clash, together

from .names import number_of
from .rules.setup import RANDOM_SEAT
from .state import SEATS, Agreed
from .terms import Communication, Edition, Reserve, Role, Variant

DRAWN_ROLES = ("random", "useful")
ROLE_NAMES = tuple(name for name in names(Role) if name not in ("none", *DRAWN_ROLES))
SET_NAMES = ("none", "A", "B", "C", "D", "E", "F", "G")
WILD, ONEWAY, NO_ROLE = "easy_wild", "hard_oneway", "hard_no_role"
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


def _no_such_role(found: str) -> NoReturn:
    _CHECK.refuse("no_such_role", found=found, roles=", ".join(ROLE_NAMES))


def _no_such_variant(found: str) -> NoReturn:
    _CHECK.refuse("no_such_variant", found=found, variants=", ".join(VARIANTS))


def _variant(name: str) -> OptionValue:
    return OptionValue("difficulty", name)


def _sharing(difficulty: tuple[str, ...]) -> list[str]:
    """Which cards the variants change that not two may change."""
    return [VARIANTS[name][0].shares for name in difficulty if VARIANTS[name][0].shares]


def _usual_roles(agreed: AssemblyOptions) -> tuple[str, ...]:
    return _drawn("useful" if agreed.players == 1 else "random", agreed)


def _drawn(role: str, agreed: AssemblyOptions) -> tuple[str, ...]:
    """The same for every seat; where the game is played without a role, none is drawn."""
    return ("none" if NO_ROLE in agreed.difficulty else role,) * agreed.players


@dataclass(frozen=True, slots=True)
class _AtSeat:
    """A role for one seat beside what others have."""

    seat: int
    role: str
    others: tuple[str, ...]

    def roles(self, players: int) -> tuple[str, ...]:
        """The roles of so many players, or of as many as it takes."""
        seats = max(players, self.seat + 1, len(self.others))
        roles = (self.others + ("none",) * SEATS)[:seats]
        return *roles[: self.seat], self.role, *roles[self.seat + 1 :]


@dataclass(frozen=True)
class Roles(Names):
    """A role for each seat, or one word for all."""

    several = False

    def read(self, name: str, value: object, agreed: AssemblyOptions, checks: Checks) -> tuple[str, ...]:
        """Drawn for all, none for all, or one by one."""
        if isinstance(value, _AtSeat):
            return value.roles(agreed.players)
        if isinstance(value, str) and value in (*DRAWN_ROLES, "none"):
            return _drawn(value, agreed)
        return super().read(name, value, agreed, checks)

    def candidates(self, chosen: tuple[str, ...], agreed: AssemblyOptions) -> Iterator[Candidate]:
        """Each role at each seat, beside what the other one has."""
        others = () if chosen == _usual_roles(agreed) else chosen
        for seat in range(agreed.players):
            for value in self.values:
                yield Candidate(value, _AtSeat(seat, value, others), seat)


@dataclass(frozen=True)
class AssemblyOptions(Options):
    """What is agreed before the game."""

    game, title, numbered = "assembly", "Assembly", Agreed

    players: Annotated[int, Choice((1, 2))]
    edition: Annotated[str, Choice(_BOTH, default="later", start=Edition.V22)]
    malfunctions: Annotated[str, Choice(SET_NAMES, any_case=True, none_says_nothing=True)]
    roles: Annotated[
        tuple[str, ...],
        Roles((*ROLE_NAMES, *DRAWN_ROLES, "none"), _no_such_role, default=_usual_roles, none_says_nothing=True),
    ]
    difficulty: Annotated[tuple[str, ...], Names(tuple(VARIANTS), _no_such_variant, sorted=True)]
    communication: Annotated[
        str, Choice(names(Communication), start=Communication.LIMITED, matters=lambda its: its.players > 1)
    ]
    honest: Annotated[bool, Flag(default=True, matters=lambda its: its.players > 1)]
    first: Annotated[
        int | str,
        Choice(
            ("random", *range(SEATS)),
            start=RANDOM_SEAT,
            matters=lambda its: its.players > 1,
        ),
    ]

    clashes = (
        clash("variant_twice", lambda its: len(its.difficulty) != len(set(its.difficulty))),
        clash("variants_easy", lambda its: sum(name.startswith("easy") for name in its.difficulty) > 1),
        clash(
            "variants_wild",
            lambda its: {WILD, ONEWAY} <= {*its.difficulty},
            wild=_variant(WILD),
            other=_variant(ONEWAY),
        ),
        clash("variants_shared", lambda its: len(_sharing(its.difficulty)) != len({*_sharing(its.difficulty)})),
        clash(
            "role_without_role",
            lambda its: NO_ROLE in its.difficulty and {*its.roles} != {"none"},
            variant=_variant(NO_ROLE),
        ),
        clash("first_absent", lambda its: its.first == 1 and its.players == 1),
        clash(
            "honest_edition",
            lambda its: its.edition == "later" and not its.honest,
            edition=OptionValue("edition", "v22"),
        ),
    )

    @property
    def variants(self) -> int:
        """The bits of the difficulty variants."""
        return sum(rule.bits for rule in self._variants())

    @property
    def reserve(self) -> int:
        """The reserve of an easier variant."""
        return sum(rule.reserve for rule in self._variants())

    @property
    def role(self) -> list[int]:
        """The role of each seat, also of one that nobody sits on."""
        roles = [int(number_of(Role, role)) for role in self.roles]
        return roles + [0] * (SEATS - len(roles))

    def _variants(self) -> list[VariantRule]:
        """The form of each variant for this table; refused with the reason where the rulebooks do not offer it."""
        return [self._offered(name) for name in self.difficulty]

    def _offered(self, variant: str) -> VariantRule:
        rules = VARIANTS[variant]
        alike = [rule for rule in rules if rule.players == self.players]
        if not alike:
            _CHECK.refuse("variant_players", variant=_variant(variant), players=rules[0].players)
        for rule in alike:
            if self.edition in rule.editions:
                return rule
        named, offered = OptionValue("edition", self.edition), OptionValue("edition", rules[0].editions[0])
        _CHECK.refuse("variant_edition", edition=named, variant=_variant(variant), offered=offered)

    @together
    def _variants_offered(self) -> None:
        self._variants()

    @together
    def _one_role_each(self) -> None:
        if len(self.roles) != self.players:
            _CHECK.refuse("role_count", needed=self.players, found=len(self.roles))

    @together
    def _each_role_once(self) -> None:
        chosen = [role for role in self.roles if role in ROLE_NAMES]
        if len(chosen) != len(set(chosen)):
            _CHECK.refuse("role_twice", role=OptionValue("roles", chosen[0]))


def earlier_options(given: Given, version: int) -> Given:
    """Version 1 dealt any role where none was named."""
    return {"roles": "random", **given} if version < 2 else given
