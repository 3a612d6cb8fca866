"""Setting up: the table, the deck of every edition and variant, and which options go together."""

from __future__ import annotations

from collections import Counter
from itertools import chain
from typing import Any

import pytest

from tablemate import SPECTATOR, InvalidOptions, Table

from .builders import GAME, MODULES, asked, assembly, line, locked_bays, plan_of, plans, sizes

SEEDS = range(60)
KINDS = ("deploy_lock", "cw", "acw", "any", "swap", "wild")


def cards(*numbers: int) -> Counter[str]:
    """A deck by its numbers of deploy/lock, cw, acw, any, swap and wild."""
    return +Counter(dict(zip(KINDS, numbers, strict=True)))


def start(table: Table) -> Counter[str]:
    """Pile and hands together, as section 5 of the rules counts a deck."""
    position = table.to_position()
    return Counter[str](chain(*position["hands"], position["pile"]))


def new(seed: int = 1, **options: Any) -> Table:
    return GAME.new(seed=seed, **options)


# The steps


@pytest.mark.parametrize("players", [1, 2])
def test_asm_setup_1_a_new_table_is_laid_as_the_rulebook_says(players: int) -> None:
    """Rulebook EN:31-44, section 2.2."""
    for seed in SEEDS:
        table = new(seed, players=players)
        position = table.to_position()
        assert sorted(plans(table).values()) == sorted(MODULES)
        assert locked_bays(table) == set()
        assert len(line(table)) == 1
        assert sizes(table) == {"pile": 8 if players == 2 else 7, "discard": 0, "stack": 11, "refreshes": 0}
        assert [len(hand) for hand in position["hands"]] == [3] * players
        assert sorted([*position["stack"], *line(table).values()]) == sorted(MODULES)
        assert (position["turn"], position["commands_done"], position["result"]) == (1, 0, None)
        assert asked(table) == (position["active"], "ask" if players == 2 else "declare")


def test_asm_setup_1_the_events_tell_the_first_module_then_the_deal_then_the_first_turn() -> None:
    """Section 2.2, steps 5, 8 and 9."""
    table = new(4, players=2, first=1)
    told = [event.as_json() for event in table.events]
    bay, module = next(iter(line(table).items()))
    assert told[0] == {"event": "deployed", "die": bay, "bay": bay, "module": module}
    hands = table.to_position()["hands"]
    assert told[1:7] == [
        {"event": "card_drawn", "seat": seat, "place": place, "card": hands[seat][place - 1]}
        for seat in (0, 1)
        for place in (1, 2, 3)
    ]
    assert told[7:] == [{"event": "turn_started", "seat": 1, "turn": 1}]


def test_asm_setup_5_the_first_module_lies_on_the_rolled_bay_and_may_already_match() -> None:
    """Rulebook EN:39, section 2.2 step 5."""
    tables = [new(seed) for seed in range(200)]
    assert {bay for table in tables for bay in line(table)} == set(range(1, 13))
    matches = {line(table) == {bay: plans(table)[bay] for bay in line(table)} for table in tables}
    assert matches == {True, False}


def test_asm_setup_2_and_4_stack_and_plans_are_shuffled() -> None:
    """Rulebook EN:34, EN:37: every module can come first, every plan can lie on bay 12."""
    tables = [new(seed) for seed in range(250)]
    assert {next(iter(line(table).values())) for table in tables} == set(MODULES)
    assert {table.to_position()["stack"][-1] for table in tables} == set(MODULES)
    assert {plans(table)[12] for table in tables} == set(MODULES)
    assert {plans(table)[1] for table in tables} == set(MODULES)


def test_asm_setup_7_the_pile_is_shuffled_before_the_deal() -> None:
    """Rulebook EN:43-44: any kind of the deck can be dealt to any place, and lie on top of the pile."""
    positions = [new(seed, players=2).to_position() for seed in range(150)]
    deck = {"deploy_lock", "cw", "acw", "any", "swap"}
    for seat in (0, 1):
        for place in range(3):
            assert {position["hands"][seat][place] for position in positions} == deck
    assert {position["pile"][0] for position in positions} == deck


def test_asm_setup_1_the_same_seed_gives_the_same_table_and_another_seed_another() -> None:
    """Section 2.1: every chance event goes through one seeded source."""
    assert new(5, players=2).to_position() == new(5, players=2).to_position()
    assert new(5, players=2).to_position() != new(6, players=2).to_position()


def test_asm_setup_1_hands_pile_and_stack_are_hidden_and_the_rest_is_public() -> None:
    """Section 2.1: order of stack and pile hidden, hands private, reserve and roles public."""
    table = new(3, players=2, roles=["anna", "noah"])
    hands = table.to_position()["hands"]
    nobody, second = table.view(SPECTATOR), table.view(1)
    assert nobody["hands"] == [["hidden"] * 3, ["hidden"] * 3]
    assert second["hands"] == [["hidden"] * 3, hands[1]]
    assert nobody["pile"] == {"count": 8, "known": []}
    assert nobody["stack"] == {"count": 11, "known": []}
    assert nobody["discard"] == {"count": 0, "top": None}
    assert nobody["reserve"] == [["any"], ["wild"]]
    assert nobody["roles"] == [
        {"role": "anna", "used": False, "of_use": True},
        {"role": "noah", "used": False, "of_use": True},
    ]


# Roles and the first seat


def test_r01_a_solo_player_has_one_role() -> None:
    """R1, raised by EN:267 and FR:307."""
    roles = {tuple(new(seed, roles="random").to_position()["options"]["roles"]) for seed in range(150)}
    names = ("sammie", "anna", "amelie", "jayani", "noah", "luca", "nahla", "li_yong", "alfie")
    assert roles == {(name,) for name in names}


def test_r01_a_chosen_role_is_the_one_on_the_table() -> None:
    """Rulebook EN:33, FR:40."""
    assert new(1, roles="luca").to_position()["options"]["roles"] == ["luca"]
    assert new(1, players=2, roles="alfie, none").to_position()["options"]["roles"] == ["alfie", "none"]
    assert new(1, players=2, roles="none").to_position()["options"]["roles"] == ["none", "none"]


def test_r02_the_first_seat_is_random_by_default() -> None:
    """R2: both seats begin, about equally often."""
    first = Counter(new(seed, players=2).to_position()["active"] for seed in range(200))
    assert set(first) == {0, 1}
    assert 70 <= first[0] <= 130


@pytest.mark.parametrize("seat", [0, 1])
def test_r02_the_first_seat_can_be_chosen(seat: int) -> None:
    """R2."""
    assert {new(seed, players=2, first=seat).to_position()["active"] for seed in SEEDS} == {seat}


def test_r42_the_same_role_cannot_be_chosen_twice() -> None:
    """R42."""
    with pytest.raises(InvalidOptions, match=r"there is only one role card of anna \(R42\)"):
        new(players=2, roles=["anna", "anna"])


def test_r42_random_roles_are_never_the_same() -> None:
    """R42: each seat gets any role, never the other's."""
    pairs = [tuple(new(seed, players=2).to_position()["options"]["roles"]) for seed in range(300)]
    assert all(first != second for first, second in pairs)
    assert len({first for first, _ in pairs}) == len({second for _, second in pairs}) == 9


@pytest.mark.parametrize("chosen", [0, 1])
def test_r42_a_random_role_is_never_the_chosen_one(chosen: int) -> None:
    """R42: also when the chosen role belongs to the seat that comes second."""
    roles = ["random", "random"]
    roles[chosen] = "anna"
    dealt = [new(seed, players=2, roles=roles).to_position()["options"]["roles"] for seed in range(150)]
    assert {pair[chosen] for pair in dealt} == {"anna"}
    others = {pair[1 - chosen] for pair in dealt}
    assert len(others) == 8
    assert "anna" not in others


# Decks


T22 = [
    ("later", 2, cards(7, 1, 1, 2, 3, 0), {}, 8),
    ("v22", 2, cards(7, 1, 1, 2, 3, 0), {}, 8),
    ("v22", 1, cards(6, 0, 0, 2, 2, 0), {"deploy_lock": 1, "swap": 1, "cw": 1, "acw": 1}, 7),
    ("later", 1, cards(6, 1, 0, 1, 2, 0), {"deploy_lock": 1, "swap": 1, "any": 1, "acw": 1}, 7),
]


@pytest.mark.parametrize(("edition", "players", "deck", "boxed", "pile"), T22)
def test_t22_the_deck_at_the_start(
    edition: str, players: int, deck: Counter[str], boxed: dict[str, int], pile: int
) -> None:
    """Rulebook EN:52-57, EN:163-170, FR:59-64, FR:197-204, T22."""
    for seed in range(5):
        table = new(seed, players=players, edition=edition)
        position = table.to_position()
        assert start(table) == deck
        assert Counter(position["boxed"]) == boxed
        assert position["reserve"] == [["any"], ["wild"]]
        assert len(position["pile"]) == pile
        table.judge()


def test_t22_the_box_has_the_sixteen_cards_of_the_table() -> None:
    """Rulebook FR:197-204: 7, 1, 1, 3, 3, 1."""
    position = new(players=2).to_position()
    assert start(new(players=2)) + Counter(card for slot in position["reserve"] for card in slot) == cards(
        7, 1, 1, 3, 3, 1
    )


ANY_WILD = [["any"], ["wild"]]
T23 = [
    # easier, solo
    (1, "v22", "easy_wild", cards(6, 0, 0, 1, 2, 1), [["any"], ["any"]]),
    (1, "later", "easy_wild", cards(6, 1, 0, 0, 2, 1), [["any"], ["any"]]),
    (1, "v22", "easy_keep_dl", cards(7, 0, 0, 2, 2, 0), ANY_WILD),
    (1, "later", "easy_keep_dl", cards(7, 1, 0, 1, 2, 0), ANY_WILD),
    # easier, two players
    (2, "v22", "easy_reserve_acw_cw", cards(7, 0, 0, 3, 3, 1), [["acw"], ["cw"]]),
    (2, "later", "easy_reserve_acw_cw", cards(7, 0, 0, 3, 3, 1), [["acw"], ["cw"]]),
    (2, "later", "easy_reserve_cw_acw", cards(7, 0, 0, 3, 3, 1), [["cw"], ["acw"]]),
    (2, "later", "easy_reserve_acw_wild", cards(7, 1, 0, 3, 3, 0), [["acw"], ["wild"]]),
    (2, "later", "easy_reserve_cw_wild", cards(7, 0, 1, 3, 3, 0), [["cw"], ["wild"]]),
    (2, "later", "easy_reserve_any_acw", cards(7, 1, 0, 2, 3, 1), [["any"], ["acw"]]),
    (2, "later", "easy_reserve_any_cw", cards(7, 0, 1, 2, 3, 1), [["any"], ["cw"]]),
    # harder, solo
    (1, "v22", "hard_oneway_cw", cards(6, 1, 0, 1, 2, 0), ANY_WILD),
    (1, "v22", "hard_oneway_acw", cards(6, 0, 1, 1, 2, 0), ANY_WILD),
    (1, "v22", "hard_oneway", cards(6, 1, 1, 0, 2, 0), ANY_WILD),
    (1, "later", "hard_oneway", cards(6, 1, 1, 0, 2, 0), ANY_WILD),
    (1, "later", "hard_hold_dl_1", cards(5, 1, 0, 1, 2, 0), [["any", "deploy_lock"], ["wild"]]),
    (1, "later", "hard_hold_dl_2", cards(5, 1, 0, 1, 2, 0), [["any"], ["wild", "deploy_lock"]]),
    (1, "v22", "hard_no_role", cards(6, 0, 0, 2, 2, 0), ANY_WILD),
    (1, "later", "hard_no_role", cards(6, 1, 0, 1, 2, 0), ANY_WILD),
    # harder, two players
    (2, "later", "hard_hold_dl_1", cards(6, 1, 1, 2, 3, 0), [["any", "deploy_lock"], ["wild"]]),
    (2, "later", "hard_hold_dl_2", cards(6, 1, 1, 2, 3, 0), [["any"], ["wild", "deploy_lock"]]),
    (2, "v22", "hard_remove_dl", cards(6, 1, 1, 2, 3, 0), ANY_WILD),
    (2, "later", "hard_remove_dl", cards(6, 1, 1, 2, 3, 0), ANY_WILD),
    (2, "v22", "hard_random_discard", cards(7, 1, 1, 2, 3, 0), ANY_WILD),
    (2, "later", "hard_random_discard", cards(7, 1, 1, 2, 3, 0), ANY_WILD),
    # several at once
    (1, "v22", "easy_wild, hard_oneway_cw", cards(6, 1, 0, 0, 2, 1), [["any"], ["any"]]),
    (1, "later", "easy_keep_dl, hard_oneway", cards(7, 1, 1, 0, 2, 0), ANY_WILD),
    (1, "later", "easy_keep_dl, hard_hold_dl_2", cards(6, 1, 0, 1, 2, 0), [["any"], ["wild", "deploy_lock"]]),
    (1, "later", "easy_wild, hard_hold_dl_1", cards(5, 1, 0, 0, 2, 1), [["any", "deploy_lock"], ["any"]]),
    (1, "later", "hard_oneway, hard_hold_dl_1", cards(5, 1, 1, 0, 2, 0), [["any", "deploy_lock"], ["wild"]]),
    (2, "later", "hard_remove_dl, hard_hold_dl_1", cards(5, 1, 1, 2, 3, 0), [["any", "deploy_lock"], ["wild"]]),
    (2, "later", "easy_reserve_acw_cw, hard_hold_dl_2", cards(6, 0, 0, 3, 3, 1), [["acw"], ["cw", "deploy_lock"]]),
    (2, "v22", "easy_reserve_acw_cw, hard_remove_dl", cards(6, 0, 0, 3, 3, 1), [["acw"], ["cw"]]),
]


@pytest.mark.parametrize(("players", "edition", "difficulty", "deck", "reserve"), T23)
def test_t23_the_deck_of_every_variant(
    players: int, edition: str, difficulty: str, deck: Counter[str], reserve: list[list[str]]
) -> None:
    """Rulebook EN:249-272, FR:288-313, section 5, T23."""
    for seed in range(3):
        table = new(seed, players=players, edition=edition, difficulty=difficulty)
        position = table.to_position()
        assert start(table) == deck
        assert position["reserve"] == reserve
        assert deck + Counter(sum(reserve, position["boxed"])) == cards(7, 1, 1, 3, 3, 1)
        assert [len(hand) for hand in position["hands"]] == [3] * players
        assert sizes(table)["pile"] == sum(deck.values()) - 3 * players


@pytest.mark.parametrize(("players", "edition", "difficulty", "deck", "reserve"), T23)
def test_asm_deck_1_everybody_sees_the_variants_and_what_stayed_in_the_box(
    players: int, edition: str, difficulty: str, deck: Counter[str], reserve: list[list[str]]
) -> None:
    """Deck, reserve and box make up the sixteen cards, so whoever counts cards needs all three."""
    table = new(players=players, edition=edition, difficulty=difficulty)
    for viewer in (*range(players), SPECTATOR):
        view = table.view(viewer)
        assert view["difficulty"] == sorted(difficulty.split(", "))
        assert deck + Counter(sum(reserve, view["boxed"])) == cards(7, 1, 1, 3, 3, 1)


def test_asm_deck_1_the_box_of_a_position_is_seen_as_it_is() -> None:
    """A position may box other cards than its options do."""
    table = assembly(hands=[["any"]], boxed=["swap", "cw", "swap"])
    assert table.view(0)["boxed"] == ["cw", "swap", "swap"]


def test_t23_every_variant_is_in_the_table_above() -> None:
    """Section 5 has no variant without a deck test."""
    from tablemate.games.assembly.options import VARIANTS

    assert {name for *_, names, _, _ in T23 for name in names.split(", ")} == set(VARIANTS)


def test_t23_the_later_solo_deck_is_the_one_way_deck_of_v22() -> None:
    """Section 5, the two useful facts."""
    assert start(new(edition="later")) == start(new(edition="v22", difficulty="hard_oneway_cw"))
    assert start(new(edition="later", difficulty="hard_oneway")) == start(new(edition="v22", difficulty="hard_oneway"))


def test_t23_nobody_holds_the_wild_before_the_second_refresh_in_a_standard_game() -> None:
    """Section 2.3, the consequence for tests."""
    for players in (1, 2):
        for edition in ("v22", "later"):
            assert start(new(players=players, edition=edition))["wild"] == 0


def test_r21_the_anticlockwise_card_comes_first_in_the_easier_reserve() -> None:
    """R21, EN:258."""
    table = new(players=2, edition="v22", difficulty=["easy_reserve_acw_cw"])
    assert table.to_position()["reserve"] == [["acw"], ["cw"]]
    assert table.view(SPECTATOR)["reserve"] == [["acw"], ["cw"]]


def test_t23_hard_no_role_leaves_the_solo_player_without_a_role() -> None:
    """Rulebook EN:267, FR:307."""
    for seed in range(10):
        assert new(seed, difficulty="hard_no_role").to_position()["options"]["roles"] == ["none"]


# Options that do not go together


IMPOSSIBLE = [
    (
        {"difficulty": ["easy_wild", "hard_oneway"]},
        "easy_wild needs two Any cards in reserve, and hard_oneway leaves only one",
    ),
    (
        {"edition": "v22", "difficulty": ["hard_oneway", "easy_wild"]},
        "easy_wild needs two Any cards in reserve, and hard_oneway leaves only one",
    ),
    ({"difficulty": ["easy_wild", "easy_keep_dl"]}, "only one of the easier variants is chosen"),
    (
        {"players": 2, "difficulty": ["easy_reserve_acw_cw", "easy_reserve_any_cw"]},
        "only one of the easier variants is chosen",
    ),
    ({"difficulty": ["hard_hold_dl_1", "hard_hold_dl_2"]}, "these variants change the same cards"),
    ({"players": 2, "difficulty": ["hard_hold_dl_1", "hard_hold_dl_2"]}, "these variants change the same cards"),
    ({"edition": "v22", "difficulty": ["hard_oneway", "hard_oneway_cw"]}, "these variants change the same cards"),
    ({"difficulty": ["hard_no_role", "hard_no_role"]}, "each variant is chosen once"),
    ({"difficulty": ["hard_no_role"], "roles": ["anna"]}, "hard_no_role is played without a role"),
    ({"difficulty": ["hard_no_role"], "roles": ["random"]}, "hard_no_role is played without a role"),
    ({"players": 2, "difficulty": ["easy_wild"]}, "easy_wild is a variant for one player"),
    ({"players": 2, "difficulty": ["easy_keep_dl"]}, "easy_keep_dl is a variant for one player"),
    ({"players": 2, "difficulty": ["hard_oneway"]}, "hard_oneway is a variant for one player"),
    ({"players": 2, "difficulty": ["hard_no_role"]}, "hard_no_role is a variant for one player"),
    ({"difficulty": ["hard_remove_dl"]}, "hard_remove_dl is a variant for two players"),
    ({"difficulty": ["hard_random_discard"]}, "hard_random_discard is a variant for two players"),
    ({"difficulty": ["easy_reserve_acw_cw"]}, "easy_reserve_acw_cw is a variant for two players"),
    ({"difficulty": ["hard_oneway_cw"]}, "the edition later does not offer hard_oneway_cw; v22 does"),
    ({"difficulty": ["hard_oneway_acw"]}, "the edition later does not offer hard_oneway_acw; v22 does"),
    (
        {"edition": "v22", "difficulty": ["hard_hold_dl_1"]},
        "the edition v22 does not offer hard_hold_dl_1; later does",
    ),
    (
        {"players": 2, "edition": "v22", "difficulty": ["hard_hold_dl_2"]},
        "the edition v22 does not offer hard_hold_dl_2; later does",
    ),
    *(
        (
            {"players": 2, "edition": "v22", "difficulty": [f"easy_reserve_{pair}"]},
            f"the edition v22 does not offer easy_reserve_{pair}; later does",
        )
        for pair in ("acw_wild", "cw_wild", "any_acw", "any_cw", "cw_acw")
    ),
    ({"honest": False}, "only the edition v22 leaves it to the players whether answers are honest"),
    ({"roles": ["anna", "noah"]}, "one role is needed, not 2"),
    ({"players": 2, "roles": ["anna"]}, "2 roles are needed, one for each seat, not 1"),
    ({"first": 1}, "alone there is nobody else to begin"),
]


@pytest.mark.parametrize(("options", "reason"), IMPOSSIBLE)
def test_asm_deck_1_an_impossible_combination_is_refused_with_the_reason(options: dict[str, Any], reason: str) -> None:
    """Section 5: modes, editions, one easier variant, and what the printed cards allow."""
    with pytest.raises(InvalidOptions) as refused:
        new(**options)
    assert str(refused.value).startswith(reason)


WRONG = [
    ({"players": 0}, "players must be 1 or 2, not 0"),
    ({"players": 3}, "players must be 1 or 2, not 3"),
    ({"players": "2"}, 'players must be 1 or 2, not "2"'),
    ({"players": True}, "players must be 1 or 2, not true"),
    ({"players": None}, "players must be 1 or 2, not null"),
    ({"players": [1]}, "players must be 1 or 2, not [1]"),
    ({"players": 1.0}, "players must be 1 or 2, not 1.0"),
    ({"players": 2.0}, "players must be 1 or 2, not 2.0"),
    ({"edition": "final"}, 'edition must be v22 or later, not "final"'),
    ({"edition": 22}, "edition must be v22 or later, not 22"),
    ({"edition": None}, "edition must be v22 or later, not null"),
    ({"malfunctions": "H"}, 'malfunctions must be none, A, B, C, D, E, F or G, not "H"'),
    ({"malfunctions": 1}, "malfunctions must be none, A, B, C, D, E, F or G, not 1"),
    ({"malfunctions": True}, "malfunctions must be none, A, B, C, D, E, F or G, not true"),
    ({"malfunctions": ["A", "B"]}, 'malfunctions must be none, A, B, C, D, E, F or G, not ["A", "B"]'),
    ({"roles": 5}, "roles must be a list of names, not 5"),
    ({"roles": {"anna": 1}}, 'roles must be a list of names, not {"anna": 1}'),
    ({"roles": [7]}, "roles must be a list of names, not [7]"),
    ({"roles": [["anna"]]}, 'roles must be a list of names, not [["anna"]]'),
    ({"roles": ["bob"]}, 'there is no role "bob"; the roles are sammie, anna, amelie, jayani, noah, luca'),
    ({"roles": ["ANNA"]}, 'there is no role "ANNA"'),
    ({"roles": []}, "one role is needed, not 0"),
    ({"difficulty": 3}, "difficulty must be a list of names, not 3"),
    ({"difficulty": None}, "difficulty must be a list of names, not null"),
    ({"difficulty": {"easy_wild": True}}, 'difficulty must be a list of names, not {"easy_wild": true}'),
    ({"difficulty": [1]}, "difficulty must be a list of names, not [1]"),
    ({"difficulty": "harder"}, 'there is no variant "harder"; the variants are easy_wild, easy_keep_dl'),
    ({"communication": "loud"}, 'communication must be limited, reduced or jammed, not "loud"'),
    ({"communication": 1}, "communication must be limited, reduced or jammed, not 1"),
    ({"honest": 1}, "honest must be true or false, not 1"),
    ({"honest": "yes"}, 'honest must be true or false, not "yes"'),
    ({"honest": None}, "honest must be true or false, not null"),
    ({"players": 2, "first": 2}, "first must be random, 0 or 1, not 2"),
    ({"players": 2, "first": -1}, "first must be random, 0 or 1, not -1"),
    ({"players": 2, "first": True}, "first must be random, 0 or 1, not true"),
    ({"players": 2, "first": 1.0}, "first must be random, 0 or 1, not 1.0"),
    ({"players": 2, "first": "1"}, 'first must be random, 0 or 1, not "1"'),
    ({"players": 2, "first": None}, "first must be random, 0 or 1, not null"),
    ({"teams": 2}, 'Assembly has no option "teams"; it has players, edition, malfunctions, roles, difficulty'),
]


@pytest.mark.parametrize(("options", "reason"), WRONG)
def test_asm_setup_1_an_option_of_the_wrong_kind_is_refused_with_the_reason(
    options: dict[str, Any], reason: str
) -> None:
    """Options are typed: nothing is guessed from a value of another type."""
    with pytest.raises(InvalidOptions) as refused:
        new(**options)
    assert str(refused.value).startswith(reason)


@pytest.mark.parametrize("seed", [-1, 1 << 63, True, 1.0, "1", None])
def test_asm_setup_1_a_seed_is_a_whole_number_of_63_bits(seed: Any) -> None:
    """The seed is part of the game's name; nothing else is taken for one."""
    with pytest.raises(InvalidOptions, match="a seed is a whole number from 0 to"):
        GAME.new(seed=seed)


def test_asm_setup_1_options_left_out_are_a_solo_game_of_the_later_edition() -> None:
    """Section 6: the default edition is `later`; none advised as malfunctions for a first game."""
    assert new().options.as_json() == {
        "players": 1,
        "edition": "later",
        "malfunctions": "none",
        "roles": ["useful"],
        "difficulty": [],
        "communication": "limited",
        "honest": True,
        "first": "random",
    }


FULL: list[dict[str, Any]] = [
    {"players": 2, "edition": "v22", "honest": False, "malfunctions": "D", "roles": ["li_yong", "none"], "first": 1},
    {"players": 2, "difficulty": ["hard_remove_dl", "easy_reserve_any_cw"], "communication": "jammed"},
    {"players": 1, "difficulty": ["hard_no_role"], "malfunctions": "G"},
]


@pytest.mark.parametrize("options", FULL)
def test_asm_setup_1_options_written_as_json_read_back_equal(options: dict[str, Any]) -> None:
    """What is agreed before the game is part of its record."""
    chosen = GAME.read_options(options)
    assert GAME.read_options(chosen.as_json()) == chosen
    assert {name: chosen.as_json()[name] for name in options} == {
        name: sorted(value) if name == "difficulty" else value for name, value in options.items()
    }


@pytest.mark.parametrize(
    ("given", "laid"), [("A", "A"), ("a", "A"), ("G", "G"), ("g", "G"), ("none", "none"), (None, "none")]
)
def test_asm_setup_3_exactly_one_malfunction_set_or_none_is_on_the_table(given: str | None, laid: str) -> None:
    """Rulebook EN:35, FR:43."""
    assert new(malfunctions=given).view(SPECTATOR)["malfunctions"] == laid


def test_asm_setup_4_the_builders_lay_the_plans_round_the_clock() -> None:
    """The tests of this folder rely on it."""
    assert [plan_of(bay) for bay in (1, 2, 12)] == ["engineering", "ai_core", "airlock"]


@pytest.mark.parametrize(
    ("options", "commands", "overridden"),
    [
        ({"players": 2}, 30, 17),
        ({"players": 2, "difficulty": ["hard_remove_dl"]}, 27, 16),
        ({}, 27, None),
        ({"edition": "v22"}, 27, None),
        ({"difficulty": ["easy_keep_dl"]}, 30, None),
    ],
)
def test_asm_refresh_1_the_summary_counts_the_commands_before_the_end(
    options: dict[str, Any], commands: int, overridden: int | None
) -> None:
    """Section 2.6: the budget of commands, one card for each, or two where the support player overrides."""
    figures = GAME.options_summary(GAME.read_options(options))
    assert (figures["commands"], figures.get("overridden")) == (commands, overridden)


def test_a_view_tells_the_four_bays_with_a_malfunction_also_where_they_are_locked() -> None:
    def those(table: Table) -> list[int]:
        return [bay["bay"] for bay in table.view(SPECTATOR)["bays"] if bay["malfunction"]]

    assert those(assembly()) == []
    assert those(assembly(options={"malfunctions": "C"})) == [3, 6, 9, 12]
    assert those(assembly(options={"malfunctions": "A"}, locked=[1, 3, 9])) == [3, 6, 9, 12]


@pytest.mark.parametrize("done", range(3))
def test_a_view_tells_the_refreshes_that_are_left(done: int) -> None:
    view = assembly(refreshes=done).view(SPECTATOR)
    assert (view["refreshes"], view["refreshes_left"]) == (done, 2 - done)
