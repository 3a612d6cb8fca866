"""Paragraphs of the rulebooks and rulings of ours that no other file here tests: talk, secrecy, and small decisions."""

from __future__ import annotations

from itertools import combinations
from random import Random
from typing import Any

import pytest

from tablemate import SPECTATOR, Table

from .builders import (
    GAME,
    asked,
    assembly,
    hand,
    happened,
    locked_bays,
    names_of,
    options_now,
    plan_of,
    plans,
    play,
    refusal,
    sizes,
    with_set,
)

HAND = ["deploy_lock", "cw", "swap"]
EDITIONS = pytest.mark.parametrize("edition", ["v22", "later"])
MODES = ["limited", "reduced", "jammed"]
COMMAND_WORDS = ["deploy", "lock", "swap", "rotate"]
STRATEGY = ["purple", "green", "look", "here", "stop", "move", "where"]


def crew(mode: str, edition: str = "later", **fields: Any) -> Table:
    """Two players who talk in a mode; both can verify whatever the other runs here."""
    options = {"edition": edition, "communication": mode}
    hands = fields.pop("hands", [["any", "swap", "deploy_lock"], ["any", "swap", "deploy_lock"]])
    return assembly(players=2, mods={1: "bridge", 5: "ai_core"}, hands=hands, options=options, **fields)


def channel(table: Table) -> str:
    """Whether the crew may talk now; the same for everybody."""
    said = {table.view(viewer)["talk"]["channel"] for viewer in (0, 1, SPECTATOR)}
    assert len(said) == 1
    return str(said.pop())


# Talk


@EDITIONS
@pytest.mark.parametrize(("mode", "before"), [("limited", "open"), ("reduced", "open"), ("jammed", "signs")])
def test_r41_talk_ends_with_the_question_and_begins_again_with_the_next_turn(
    mode: str, before: str, edition: str
) -> None:
    """R41, R56, EN:121, EN:125, FR:153-158: silence from the question to the end of the turn, in every mode."""
    table = crew(mode, edition)
    assert channel(table) == before
    play(table, "ask cw")
    assert channel(table) == "closed"
    play(table, "any: cw")
    assert channel(table) == "closed"
    play(table, "1")
    assert asked(table) == (1, "ask")
    assert channel(table) == before


@pytest.mark.parametrize(("mode", "before"), [("limited", "open"), ("reduced", "open"), ("jammed", "signs")])
def test_r41_where_nothing_is_asked_talk_is_open_until_the_declaration(mode: str, before: str) -> None:
    """R41, FR:76, FR:153: it is the question that ends the talk, and the declared command if there was none."""
    table = crew(mode)
    play(table, "ask nothing")
    assert channel(table) == before
    play(table, "any: cw")
    assert channel(table) == "closed"
    play(table, "1")
    assert asked(table) == (1, "ask")
    assert channel(table) == before


def test_r41_a_turn_that_only_draws_has_nothing_that_ends_the_talk() -> None:
    """R41, FR:81: Amelie decides in a turn without question and command; she may talk it over."""
    table = crew("limited", hands=[[], ["swap"]], pile=[], roles=["amelie", "none"])
    assert asked(table) == (0, "keep_plan")
    assert channel(table) == "open"


def test_r41_a_command_that_a_malfunction_runs_does_not_open_the_talk() -> None:
    """R41: F-3 lets the active player declare once more inside a command that is declared."""
    table = with_set("F", players=2, match=[3], hands=[["deploy_lock"], ["deploy_lock"]], pile=["swap", "any"])
    play(table, "ask nothing", "deploy_lock: lock 3")
    assert asked(table) == (0, "declare")
    assert channel(table) == "closed"


@pytest.mark.parametrize("mode", MODES)
def test_r56_the_second_command_of_a_turn_does_not_open_the_talk_again(mode: str) -> None:
    """R56, EN:121: the channel is reset at the beginning of a turn, and Anna's second question is inside one."""
    table = crew(mode, roles=["anna", "none"])
    play(table, "ask cw", "any: cw 1", "again with anna")
    assert asked(table) == (0, "ask")
    assert channel(table) == "closed"


@pytest.mark.parametrize(
    ("mode", "edition", "closing"),
    [
        ("limited", "v22", []),
        ("limited", "later", []),
        ("reduced", "v22", ["command_word"]),
        ("reduced", "later", ["command_word", "command_sign"]),
        ("jammed", "v22", []),
        ("jammed", "later", ["command_sign"]),
    ],
)
def test_r40_what_ends_the_talk_before_the_question(mode: str, edition: str, closing: list[str]) -> None:
    """R40, EN:126-127, FR:154-158: a command word in mode 2; the later edition counts a command shown by a sign.

    Where there are only signs no word can end them.
    """
    table = crew(mode, edition)
    assert table.view(0)["talk"]["mode"] == mode
    assert table.view(0)["talk"]["closes_on"] == closing


@pytest.mark.parametrize("mode", ["limited", "reduced"])
@EDITIONS
def test_r40_after_the_question_the_answer_of_the_table_is_all_that_is_said(mode: str, edition: str) -> None:
    """R40: the one word left is the answer, and everybody hears it from the table, not from the channel."""
    table = crew(mode, edition)
    assert table.view(0)["talk"]["palette"] == {"signs": [], "words": []}
    play(table, "ask swap")
    assert channel(table) == "closed"
    assert {table.view(viewer)["answer"] for viewer in (0, 1, SPECTATOR)} == {"yes"}


@pytest.mark.parametrize(("edition", "words"), [("v22", [*COMMAND_WORDS, "yes", "no"]), ("later", [])])
def test_asm_talk_3_the_palette_of_the_third_mode(edition: str, words: list[str]) -> None:
    """EN:127, EN:342-436, FR:158: signs in both editions, words in v22 alone; pointing at a bay is ours (R57)."""
    signs = [*COMMAND_WORDS, *STRATEGY, "yes", "no", "point_at_bay"]
    assert crew("jammed", edition).view(0)["talk"]["palette"] == {"signs": signs, "words": words}


def test_asm_talk_1_alone_there_is_nobody_to_keep_silent_for() -> None:
    """The rules of talk are for two players (EN:121)."""
    table = assembly(hands=[HAND], options={"communication": "jammed"})
    assert table.view(0)["talk"] == {
        "mode": "solo",
        "channel": "open",
        "closes_on": [],
        "palette": {"signs": [], "words": []},
    }


# The question and the roles before the game


@pytest.mark.parametrize("card", ["any", "wild", "deploy_lock", "three"])
def test_asm_ask_1_a_question_names_a_command_and_never_a_card(card: str) -> None:
    """EN:83, FR:95, FR:111: the card that will be played is not revealed."""
    assert refusal(crew("limited"), f"ask {card}") == "no_such_command"


@EDITIONS
def test_r49_roles_can_be_chosen_drawn_or_left_out_in_both_editions(edition: str) -> None:
    """R49, EN:33, FR:40: the later text only speaks of choosing."""
    chosen = GAME.new(seed=1, players=2, edition=edition, roles=["luca", "nahla"])
    assert [each["role"] for each in chosen.view(SPECTATOR)["roles"]] == ["luca", "nahla"]
    drawn = GAME.new(seed=1, players=2, edition=edition)
    assert all(each["role"] for each in drawn.view(SPECTATOR)["roles"])
    for players in (1, 2):
        without = GAME.new(seed=1, players=players, edition=edition, roles="none")
        assert without.view(SPECTATOR)["roles"] == [{"role": None, "used": False, "of_use": False}] * players
        assert without.options.as_json()["difficulty"] == []


def test_r64_a_held_back_deploy_lock_lies_open_with_its_reserve_card() -> None:
    """R64, FR:306, FR:311: everybody knows what will come in."""
    for slot, reserve in ((1, [["any", "deploy_lock"], ["wild"]]), (2, [["any"], ["wild", "deploy_lock"]])):
        table = GAME.new(seed=1, players=2, difficulty=[f"hard_hold_dl_{slot}"])
        assert table.view(SPECTATOR)["reserve"] == reserve


# Losing before a command


def test_asm_loss_1_an_empty_hand_that_cannot_draw_loses_at_the_start_of_the_turn() -> None:
    """EN:159 with EN:245, FR:81 with FR:284: the turn is only drawing, and there is nothing to draw."""
    table = assembly(mods={1: "bridge"}, locked=[2], hands=[[]], pile=[], refreshes=2)
    assert table.outcome is not None
    assert (table.outcome.won, table.outcome.score) == (False, 3)


# The discard


def test_r23_a_view_has_the_top_card_of_the_discard_and_no_other() -> None:
    """R23, EN:155, FR:83: nobody looks through the discard; its cards count, no more."""
    table = crew("limited")
    play(table, "ask nothing", "swap: swap 1 5", "ask nothing", "any: cw 1")
    for viewer in (0, 1, SPECTATOR):
        assert table.view(viewer)["discard"] == {"count": 2, "top": "any"}
        assert "swap" not in str(table.view(viewer)["discard"])


@pytest.mark.parametrize(
    ("malfunctions", "bay", "held", "action"),
    [
        ("none", 5, ["any", "swap", "deploy_lock"], "three: lock 5"),
        ("B", 12, ["deploy_lock", "swap"], "deploy_lock: lock 12"),
        ("C", 9, ["deploy_lock", "deploy_lock"], "deploy_lock: lock 9"),
        ("G", 12, ["deploy_lock", "swap", "any"], "deploy_lock: lock 12"),
    ],
)
def test_r47_every_card_that_goes_to_the_discard_is_seen_as_it_goes(
    malfunctions: str, bay: int, held: list[str], action: str
) -> None:
    """R47, R22: the cards of a substitute, of a cost and of a whole hand, one by one, by everybody."""
    table = with_set(malfunctions, players=2, match=[bay], hands=[held, ["deploy_lock"]])
    table.play("ask nothing")
    events = table.play(action)
    for viewer in (0, 1, SPECTATOR):
        gone = happened([event.seen_by(viewer) for event in events], "card_discarded")
        assert sorted(each["card"] for each in gone) == sorted(held)
    assert locked_bays(table) == {bay}


def test_r48_three_cards_and_a_whole_hand_go_in_the_order_of_the_hand() -> None:
    """R48: the card drawn last lies on top, whatever a player at a table would choose."""
    table = assembly(hands=[["any", "swap", "deploy_lock"]], discard=["cw"])
    play(table, "three: deploy")
    assert table.to_position()["discard"] == ["cw", "any", "swap", "deploy_lock"]
    rest = with_set("G", match=[12], hands=[["swap", "deploy_lock", "any"]], discard=["cw"])
    play(rest, "deploy_lock: lock 12")
    assert rest.to_position()["discard"] == ["cw", "deploy_lock", "swap", "any"]


def test_r50_a03_takes_the_deploy_lock_that_lies_longest_in_the_discard() -> None:
    """R50, FR:407: so the card just played stays on top if there is another."""
    table = with_set(
        "A", match=[3], hands=[["deploy_lock", "cw", "swap"]], discard=["any", "deploy_lock", "swap"], boxed=["any"]
    )
    play(table, "deploy_lock: lock 3", "to bottom")
    assert table.to_position()["discard"] == ["any", "swap", "deploy_lock"]
    assert table.view(SPECTATOR)["discard"]["top"] == "deploy_lock"


def test_r51_a03_asks_nothing_when_the_pile_is_empty() -> None:
    """R51: top and bottom are the same; the card is known to everybody and is drawn at once."""
    table = with_set("A", players=2, match=[3], hands=[HAND, ["deploy_lock"]], pile=[])
    events = play(table, "ask nothing", "deploy_lock: lock 3")
    assert "card_recovered" in names_of(events)
    assert asked(table) == (1, "ask")
    assert table.view(1)["hands"][0][2] == "deploy_lock"


# Locks


def test_r52_whether_another_bay_is_asked_for_does_not_depend_on_the_hand() -> None:
    """R52: C-9's cost could be payable for all the partner can tell, so the question comes either way."""
    views = []
    for held, offers in ((["deploy_lock", "deploy_lock", "swap"], ["9", "done"]), (HAND, ["done"])):
        table = with_set("C", players=2, match=[9], hands=[held, ["any"]])
        play(table, "ask nothing", "deploy_lock: lock")
        assert asked(table) == (0, "pick")
        assert options_now(table) == offers
        views.append((table.view(1)["waiting"], table.view(1)["command"], table.view(1)["hands"]))
    assert views[0] == views[1]


def test_r52_no_bay_is_asked_for_where_everybody_sees_that_none_can_lock() -> None:
    """R52: no module matches, or the hand is empty and the only match costs a card."""
    table = assembly(mods={1: "bridge"}, hands=[["deploy_lock"]])
    play(table, "deploy_lock: lock")
    assert table.to_position()["turn"] == 2
    costly = with_set("B", match=[12], hands=[["deploy_lock"]])
    play(costly, "deploy_lock: lock")
    assert costly.to_position()["turn"] == 2
    assert locked_bays(costly) == set()


@pytest.mark.parametrize("seats", [1, 2])
def test_r53_the_extra_cost_of_a_lock_is_paid_by_the_one_who_locks(seats: int) -> None:
    """R53, FR:260: after the verification, from the hand of the active player; the support's hand is untouched."""
    table = with_set("G", players=seats, match=[12], hands=[HAND, ["deploy_lock", "any"]][:seats])
    if seats == 2:
        play(table, "ask nothing")
    events = play(table, "deploy_lock: lock 12")
    assert {each["seat"] for each in happened(events, "card_discarded")} == {0}
    if seats == 2:
        assert names_of(events).index("verified") < names_of(events).index("locked")
        assert hand(table, 1) == {"deploy_lock": 1, "any": 1}


Bays = tuple[int, ...]


def counted(malfunctions: str, bays: Bays) -> int:
    """How many bays a lock has, bay 4 of C-3 left out."""
    return len(bays) - (malfunctions == "C" and {3, 4} <= set(bays))


def allowed(malfunctions: str, bays: Bays, payment: str) -> bool:
    """C-12, C-6 and E-6, said again in the plainest way."""
    if malfunctions == "C":
        return (12 not in bays or payment == "three") and (6 not in bays or not any(bay % 2 for bay in bays))
    return malfunctions != "E" or 6 not in bays or payment in ("wild", "three")


def price(malfunctions: str, bays: Bays) -> str | None:
    """B-12, B-6, C-9 and G-12: a card, a deploy/lock, the hand, or nothing."""
    if malfunctions == "B" and (6 in bays) != (12 in bays):
        return "card"
    if malfunctions == "C" and 9 in bays:
        return "deploy_lock"
    return "hand" if malfunctions == "G" and 12 in bays else None


def may_lock(malfunctions: str, bays: Bays, payment: str, role: str, left: list[str], matching: list[int]) -> bool:
    """Sections 3.1 to 3.3 of the rules, R3, R33 and R37: may exactly these bays lock?"""
    if not bays:
        sets = [each for size in (1, 2, 3) for each in combinations(matching, size) if counted(malfunctions, each) <= 2]
        free = [each for each in sets if allowed(malfunctions, each, payment) and price(malfunctions, each) is None]
        return role in ("none", "luca") and not free
    cost = price(malfunctions, bays)
    size = counted(malfunctions, bays)
    if not allowed(malfunctions, bays, payment):
        return False
    if role == "li_yong":
        return size <= 2 and cost in ("card", "deploy_lock")
    if cost is not None and ("deploy_lock" not in left if cost == "deploy_lock" else not left):
        return False
    if role == "nahla":
        return size == 3 and any((second - first) % 12 in (1, 11) for first, second in combinations(bays, 2))
    return size == 3 if role == "noah" else size <= 2


@pytest.mark.parametrize("malfunctions", ["none", *"ABCDEFG"])
@pytest.mark.slow
def test_asm_lock_2_locks_agree_with_the_rules_said_again(malfunctions: str) -> None:
    """EN:213, FR:248, FR:391-394, FR:401-469: many hands, payments, roles and sets of bays."""
    random = Random(malfunctions)
    for _ in range(25):
        role = random.choice(["none", "noah", "nahla", "luca", "li_yong"])
        matching = sorted(random.sample([1, 3, 4, 6, 9, 11, 12], random.randint(1, 6)))
        held = random.sample(["deploy_lock"] * 4 + ["any", "swap", "wild"], random.randint(1, 3))
        table = with_set(malfunctions, match=matching, hands=[held], roles=[role], refreshes=2)
        for payment in sorted({*held, *(["three"] if len(held) == 3 else [])} & {"deploy_lock", "wild", "three"}):
            left = list(held)
            if payment == "three":
                left = []
            else:
                left.remove(payment)
            for bays in (each for size in range(5) for each in combinations(matching, size)):
                for used in sorted({"none", role}):
                    named = " ".join(map(str, bays)) or "nothing"
                    sentence = f"{payment}: lock {named}" + ("" if used == "none" else f" with {used}")
                    legal = table.why_not(sentence, 0) is None
                    assert legal == may_lock(malfunctions, bays, payment, used, left, matching), sentence


# Malfunctions


def test_r59_e03_moves_plans_and_leaves_every_module_in_its_bay() -> None:
    """R59, FR:449: mixing the bays is read as the scramble of a refresh, without the refresh."""
    orders = set()
    for seed in range(30):
        table = with_set("E", match=[3], mods={5: "airlock", 8: "bridge"}, hands=[HAND], seed=seed)
        events = play(table, "deploy_lock: lock 3")
        assert {bay: table.view(0)["bays"][bay - 1]["module"] for bay in (5, 8)} == {5: "airlock", 8: "bridge"}
        assert names_of(events).count("scrambled") == 1
        assert "refreshed" not in names_of(events)
        orders.add(plans(table)[5])
    assert len(orders) > 4


def test_r60_g03_mixes_the_hand_before_it_goes_under_the_pile() -> None:
    """R60, FR:469: the order is the owner's secret, so no place of the hand tells which card went first."""
    seen = []
    for order in ("cw swap", "swap cw"):
        table = with_set("G", players=2, match=[3], hands=[HAND, ["deploy_lock", "any"]], seed=3)
        play(table, "ask nothing", "deploy_lock: lock 3", f"under {order}")
        heard = [event.seen_by(1) for event in table.events if event.name == "card_buried"]
        seen.append((heard, table.view(1)["pile"], table.view(1)["hands"]))
        assert table.to_position()["pile"][-2:] == order.split()
    assert seen[0] == seen[1]
    assert [each["card"] for each in seen[0][0]] == ["hidden", "hidden"]


def test_r61_a_free_choice_of_the_bay_to_unlock_never_comes_up() -> None:
    """R61, EN:219, FR:254: B-3 names its bay, A-12 and E-12 roll for it; nobody is ever asked."""
    for malfunctions, bay, rolls in (("A", 12, 1), ("E", 12, 1), ("B", 3, 0)):
        table = with_set(malfunctions, match=[bay], locked=[5, 9], hands=[["deploy_lock", "cw", "swap"]])
        events = play(table, f"deploy_lock: lock {bay}")
        (unlocked,) = happened(events, "unlocked")
        assert unlocked["module"] == plan_of(unlocked["bay"])
        assert len(happened(events, "die_rolled")) == rolls
        assert asked(table) == (0, "declare")


def test_r62_amelie_sees_that_the_pile_is_new_before_she_decides() -> None:
    """R62: the reserve is in, the pile is shuffled, no plan has moved and no card is drawn."""
    table = assembly(roles=["amelie"], mods={5: "airlock"}, hands=[["cw", "swap", "swap"]], pile=[])
    before = plans(table)
    events = play(table, "cw: cw 1")
    assert names_of(events)[-2:] == ["reserve_added", "refreshed"]
    assert (plans(table), sum(hand(table).values())) == (before, 2)
    assert sizes(table)["discard"] == 0


@pytest.mark.parametrize(
    ("role", "fields", "sentence"),
    [
        ("sammie", {"match": [1]}, "any: cw with sammie"),
        ("jayani", {"mods": {1: "airlock", 2: "bridge"}}, "swap: swap with jayani"),
        ("noah", {"match": [1, 2]}, "deploy_lock: lock 1 2 with noah"),
        ("nahla", {"match": [1, 3, 5]}, "deploy_lock: lock 1 3 5 with nahla"),
        ("luca", {"match": [1]}, "deploy_lock: lock 1 with luca"),
        ("li_yong", {"match": [1]}, "deploy_lock: lock 1 with li_yong"),
        ("alfie", {"match": [1]}, "swap: swap with alfie"),
    ],
)
def test_r63_a_role_is_refused_where_it_could_change_nothing(role: str, fields: Any, sentence: str) -> None:
    """R63: a role cannot be thrown away; each case lacks what the role needs."""
    shut = {"sammie": range(2, 13), "luca": range(2, 13), "alfie": range(2, 13)}.get(role, ())
    table = assembly(roles=[role], hands=[["any", "swap", "deploy_lock"]], locked=shut, **fields)
    assert refusal(table, sentence) == f"role_{role}"
    assert not any(action.endswith(f"with {role}") for action in options_now(table))


def test_asm_talk_1_when_the_game_is_over_everybody_may_talk() -> None:
    """FR:149: the rules of talking are for the game."""
    table = assembly(players=2, match=[12], locked=range(1, 12), hands=[["deploy_lock"], ["deploy_lock"]])
    play(table, "ask nothing", "deploy_lock: lock 12")
    assert table.outcome is not None
    assert table.view(0)["talk"]["channel"] == "open"


def test_g03_a_single_card_put_under_the_pile_is_not_mixed() -> None:
    """R60: mixing one card hides nothing, so a partner who knew it knows where it lies."""
    table = with_set(
        "G", players=2, match=[3], hands=[["deploy_lock", "cw"], ["deploy_lock"]], hands_seen=[[[], [1]], [[]]]
    )
    play(table, "ask nothing", "deploy_lock: lock 3", "under cw")
    known = [entry["card"] for entry in table.view(1)["pile"]["known"]]
    assert known == ["cw"]
