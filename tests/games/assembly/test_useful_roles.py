"""Which roles can be of use with which options, found by playing, and who is dealt which role."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import product
from random import Random
from typing import Any

import pytest

from tablemate import SPECTATOR, InvalidPosition, InvalidRecord, Record, Table
from tablemate.games.assembly.options import ROLE_NAMES, SET_NAMES, VARIANTS

from .builders import GAME, assembly

IDLE_ALONE = ("none", "A", "D", "E", "G")
"""The sets that never order a single discard; Li Yong has nothing to do there without a partner."""
TRIES, TRIES_IN_VAIN = 30, 4
AT_RANDOM = ("alfie", "li_yong", "alfie", "anna", "noah", "jayani", "nahla", "li_yong", "luca", "amelie")
"""The roles that version 1 dealt alone with the seeds 0 to 9."""
TWO_AT_RANDOM = (("alfie", "noah"), ("li_yong", "nahla"), ("alfie", "amelie"), ("anna", "noah"), ("noah", "luca"))
"""And the pairs with the seeds 0 to 4."""
OF_VERSION_1 = {7: "ea1e3f922a834d6b", 8: "450a7d26e2370d71"}
"""How a game alone without further options began in version 1: its digest by seed."""


def every_agreement(players: int) -> Iterator[dict[str, Any]]:
    """Each edition with each set and each variant it offers to so many players."""
    for edition, letter in product(("v22", "later"), SET_NAMES):
        offered = [
            name
            for name, rules in VARIANTS.items()
            if any(rule.players == players and edition in rule.editions for rule in rules) and name != "hard_no_role"
        ]
        for difficulty in ([], *([name] for name in offered)):
            yield {"edition": edition, "malfunctions": letter, "difficulty": difficulty}


def is_offered(role: str, table: Table, chance: Random) -> bool:
    """Does the role become a legal choice in a game of random moves?"""
    while table.waiting:
        legal = [str(action) for action in table.legal(table.waiting[0].seat)]
        if any(action.endswith(f"with {role}") for action in legal):
            return True
        table.play(chance.choice(legal))
    return False


def can_be_used(role: str, players: int, agreed: dict[str, Any], tries: int) -> bool:
    """Is the role offered in one of some games that begin with six modules on their plans?"""
    roles = [role, "none"][:players]
    for seed in range(tries):
        table = assembly(players=players, match=[1, 2, 3, 6, 9, 12], roles=roles, seed=seed, options=agreed)
        if is_offered(role, table, Random(seed)):
            return True
    return False


def said_to_be_of_use(role: str, players: int, agreed: dict[str, Any]) -> bool:
    roles = [role, "none"][:players]
    said: bool = GAME.new(seed=1, players=players, roles=roles, **agreed).view(SPECTATOR)["roles"][0]["of_use"]
    return said


def dealt(seed: int, **options: Any) -> tuple[str, ...]:
    """The roles on a new table."""
    return tuple(each["role"] for each in GAME.new(seed=seed, **options).view(SPECTATOR)["roles"])


@pytest.mark.parametrize("role", ROLE_NAMES)
@pytest.mark.slow
def test_asm_role_2_alone_a_role_is_of_use_exactly_where_play_can_use_it(role: str) -> None:
    """R14, section 3.1: every edition, set and variant, by random play."""
    for agreed in every_agreement(1):
        of_use = said_to_be_of_use(role, 1, agreed)
        assert can_be_used(role, 1, agreed, TRIES if of_use else TRIES_IN_VAIN) == of_use, agreed


@pytest.mark.parametrize("role", ROLE_NAMES)
@pytest.mark.slow
def test_asm_role_2_with_a_partner_every_role_is_of_use(role: str) -> None:
    """R14: whoever supports may have to override, so Li Yong always has something to refuse."""
    for agreed in every_agreement(2):
        assert said_to_be_of_use(role, 2, agreed), agreed
        assert can_be_used(role, 2, agreed, TRIES), agreed


def test_asm_role_2_no_role_is_of_no_use() -> None:
    assert GAME.new(seed=1, roles="none").view(0)["roles"] == [{"role": None, "used": False, "of_use": False}]


@pytest.mark.parametrize("letter", SET_NAMES)
def test_r72_useful_deals_every_role_that_can_be_of_use_and_no_other(letter: str) -> None:
    """R72: alone Li Yong is dealt with the sets B, C and F only."""
    roles = {dealt(seed, malfunctions=letter, roles="useful")[0] for seed in range(150)}
    assert roles == set(ROLE_NAMES) - ({"li_yong"} if letter in IDLE_ALONE else set())


def test_r72_random_deals_as_it_always_did() -> None:
    """R72: the same seed gives the same role as in version 1, of use or not."""
    assert tuple(dealt(seed, roles="random")[0] for seed in range(10)) == AT_RANDOM
    assert tuple(dealt(seed, players=2, roles="random") for seed in range(5)) == TWO_AT_RANDOM


def test_r72_useful_gives_the_game_of_random_wherever_its_role_can_be_of_use() -> None:
    """R72: a role that is of no use is drawn again, nothing else changes."""
    for seed, role in enumerate(AT_RANDOM):
        useful, random = (GAME.new(seed=seed, roles=wanted) for wanted in ("useful", "random"))
        assert (useful.digest() == random.digest()) == (role != "li_yong")
        assert dealt(seed, malfunctions="B", roles="useful") == (role,)
    for seed, pair in enumerate(TWO_AT_RANDOM):
        assert dealt(seed, players=2, roles="useful") == pair


def test_r72_alone_useful_is_the_default_and_for_two_random_is() -> None:
    """R72: with a partner every role is of use."""
    assert GAME.read_options({}).roles == ("useful",)
    assert GAME.read_options({"players": 2}).roles == ("random", "random")
    assert GAME.read_options({"difficulty": ["hard_no_role"]}).roles == ("none",)
    assert GAME.read_options({"difficulty": ["hard_no_role"], "roles": "useful"}).roles == ("none",)


def test_r72_useful_stands_beside_chosen_and_random_roles() -> None:
    """R42, R67, R72."""
    for seed in range(40):
        assert dealt(seed, players=2, roles=["useful", "li_yong"])[0] not in ("li_yong", None)
        assert len(set(dealt(seed, players=2, roles=["random", "useful"]))) == 2


def test_r72_a_role_of_no_use_can_still_be_chosen() -> None:
    """R49, R72: the table warns, it does not forbid."""
    assert GAME.new(seed=1, roles="li_yong").view(0)["roles"] == [{"role": "li_yong", "used": False, "of_use": False}]


def test_r72_a_position_without_roles_is_dealt_one_that_can_be_of_use() -> None:
    """R72: and one of version 1 any role, as then."""
    present = {_role_of(GAME.from_position({}, seed=seed)) for seed in range(80)}
    assert present == set(ROLE_NAMES) - {"li_yong"}
    earlier = [_role_of(GAME.from_position({"rules_version": 1}, seed=seed)) for seed in range(80)]
    assert set(earlier) == set(ROLE_NAMES)


def _role_of(table: Table) -> str:
    role: str = table.view(0)["roles"][0]["role"]
    return role


@pytest.mark.parametrize("wanted", ["random", "useful"])
def test_r72_a_position_that_speaks_of_roles_names_them(wanted: str) -> None:
    with pytest.raises(InvalidPosition, match="none is random"):
        GAME.from_position({"options": {"roles": [wanted]}}, seed=1)


# Records


def of_version_1(seed: int) -> Record:
    """The beginning of a game as version 1 recorded it."""
    return GAME.as_of(1, InvalidRecord).new(seed=seed).record()


@pytest.mark.parametrize("seed", OF_VERSION_1)
def test_r72_a_record_of_version_1_replays_with_the_role_of_its_time(seed: int) -> None:
    """Written out, as records have it, or left out."""
    record = of_version_1(seed)
    assert record.options["roles"] == ["random"]
    assert record.digest == OF_VERSION_1[seed]
    lacking = {name: value for name, value in record.options.items() if name != "roles"}
    for each in (record, replace(record, options=lacking)):
        again = each.replay(GAME)
        assert again.digest() == OF_VERSION_1[seed]
        assert _role_of(again) == AT_RANDOM[seed]


def test_r72_a_record_of_the_present_says_which_roles_were_wanted() -> None:
    record = GAME.new(seed=7).record()
    assert (record.rules_version, record.options["roles"]) == (2, ["useful"])
    assert _role_of(record.replay(GAME)) != "li_yong"


@pytest.mark.parametrize("version", [1, 2])
def test_the_record_of_a_position_without_roles_replays(version: int) -> None:
    """The role that was drawn is an option of the record, as it is one of its start."""
    table = GAME.from_position({"rules_version": version}, seed=3)
    record = table.record()
    assert record.options["roles"] == [_role_of(table)]
    assert record.replay(GAME).digest() == table.digest()
    lacking = {name: value for name, value in record.options.items() if name != "roles"}
    assert replace(record, options=lacking).replay(GAME).digest() == table.digest()


def test_a_record_whose_options_contradict_its_start_is_refused() -> None:
    record = GAME.from_position({}, seed=3).record()
    for options in ({"roles": ["random"]}, {"players": 2}, {"players": "many"}, {"colour": "red"}):
        with pytest.raises(InvalidRecord):
            replace(record, options={**record.options, **options}).replay(GAME)
