"""Two players: the question, the answer, verifying, overriding."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tablemate import SPECTATOR, Table

from .builders import (
    GAME,
    asked,
    assembly,
    hand,
    happened,
    line,
    locked_bays,
    names_of,
    options_now,
    play,
    refusal,
    sizes,
    with_set,
)

ACTIVE = ["any", "swap", "deploy_lock"]
LINE = {9: "engineering", 2: "airlock"}
EDITIONS = pytest.mark.parametrize("edition", ["v22", "later"])
FIVE = ["deploy", "lock", "swap", "cw", "acw"]


def pair(active: list[str], support: list[str], *, edition: str = "later", **fields: Any) -> Table:
    """Two players without roles; seat 0 is active and two modules are on the line."""
    options = {"edition": edition, **fields.pop("options", {})}
    return assembly(players=2, hands=[active, support], options=options, **{"mods": LINE, **fields})


def answer_to(table: Table, command: str) -> bool:
    """What the support player answers, and everybody hears."""
    (answered,) = happened(play(table, f"ask {command}"), "answered")
    return bool(answered["yes"])


# The four scenarios


@EDITIONS
def test_t14_scenario_1_the_wild_verifies_the_rotation(edition: str) -> None:
    """Rulebook EN:85-91, FR:113-119, T14."""
    table = pair(ACTIVE, ["wild", "deploy_lock", "cw"], edition=edition, refreshes=2)
    assert answer_to(table, "acw") is True
    events = play(table, "any: acw 2")
    assert happened(events, "verified") == [{"seat": 1, "command": "acw", "verified": True}]
    assert line(table) == {7: "engineering", 12: "airlock"}
    assert hand(table, 1) == Counter(["wild", "deploy_lock", "cw"])
    assert [drawn["seat"] for drawn in happened(events, "card_drawn")] == [0]
    assert len(table.to_position()["hands"][0]) == 3
    assert asked(table) == (1, "ask")


@EDITIONS
@pytest.mark.parametrize("card", ["any", "acw"])
def test_t14b_an_any_or_an_anticlockwise_card_verifies_as_well(edition: str, card: str) -> None:
    """Rulebook EN:89, FR:117, T14b."""
    table = pair(ACTIVE, [card, "deploy_lock", "cw"], edition=edition)
    assert answer_to(table, "acw") is True
    events = play(table, "any: acw 2")
    assert happened(events, "verified") == [{"seat": 1, "command": "acw", "verified": True}]
    assert hand(table, 1) == Counter([card, "deploy_lock", "cw"])
    assert len(happened(events, "card_drawn")) == 1
    assert asked(table) == (1, "ask")


@EDITIONS
def test_t15_scenario_2_another_command_is_declared_and_verified(edition: str) -> None:
    """Rulebook EN:93-99, FR:121-127, T15."""
    table = pair(ACTIVE, ["swap", "deploy_lock", "deploy_lock"], edition=edition)
    assert answer_to(table, "acw") is False
    events = play(table, "swap: swap 2 9")
    assert happened(events, "verified") == [{"seat": 1, "command": "swap", "verified": True}]
    assert line(table) == {2: "engineering", 9: "airlock"}
    assert hand(table, 1) == Counter(["swap", "deploy_lock", "deploy_lock"])
    assert [drawn["seat"] for drawn in happened(events, "card_drawn")] == [0]
    assert asked(table) == (1, "ask")


def scenario_3(edition: str) -> Table:
    """The command was asked for, denied, and declared all the same."""
    table = pair(ACTIVE, ["swap", "deploy_lock", "deploy_lock"], edition=edition)
    assert answer_to(table, "acw") is False
    events = play(table, "any: acw 1")
    assert happened(events, "verified") == [{"seat": 1, "command": "acw", "verified": False}]
    return table


@EDITIONS
def test_t16_scenario_3_the_support_player_overrides_with_a_card_of_choice(edition: str) -> None:
    """Rulebook EN:101-107, FR:129-135, T16."""
    table = scenario_3(edition)
    assert asked(table) == (1, "override")
    assert options_now(table) == ["discard deploy_lock", "discard swap"]
    assert line(table) == LINE
    events = play(table, "discard swap")
    assert happened(events, "card_discarded") == [{"seat": 1, "place": 1, "card": "swap"}]
    assert line(table) == {8: "engineering", 1: "airlock"}
    assert hand(table, 1) == Counter(["deploy_lock", "deploy_lock"])
    assert [drawn["seat"] for drawn in happened(events, "card_drawn")] == [0]
    assert len(table.to_position()["hands"][0]) == 3
    assert asked(table) == (1, "ask")


@EDITIONS
def test_t17_scenario_4_another_command_is_declared_and_cannot_be_verified_either(edition: str) -> None:
    """Rulebook EN:109-115, FR:137-143, T17."""
    table = pair(ACTIVE, ["deploy_lock", "deploy_lock", "cw"], edition=edition)
    assert answer_to(table, "acw") is False
    events = play(table, "swap: swap 2 9")
    assert happened(events, "verified") == [{"seat": 1, "command": "swap", "verified": False}]
    assert options_now(table) == ["discard deploy_lock", "discard cw"]
    play(table, "discard cw")
    assert line(table) == {2: "engineering", 9: "airlock"}
    assert hand(table, 1) == Counter(["deploy_lock", "deploy_lock"])
    assert len(table.to_position()["hands"][0]) == 3
    assert asked(table) == (1, "ask")


@EDITIONS
def test_t18_the_former_support_player_plays_from_two_cards_and_then_draws_two(edition: str) -> None:
    """Rulebook EN:107, FR:135, T18."""
    table = scenario_3(edition)
    play(table, "discard swap", "ask deploy")
    assert len(table.to_position()["hands"][1]) == 2
    play(table, "deploy_lock: deploy")
    while asked(table)[1] == "override":
        play(table, options_now(table)[0])
    drawn = happened([event.as_json() for event in table.events], "card_drawn")
    assert [each["place"] for each in drawn if each["seat"] == 1] == [2, 3]
    assert len(table.to_position()["hands"][1]) == 3


# The support player's hand


@EDITIONS
def test_t19_r05_a_support_player_without_cards_answers_no_discards_nothing_and_the_command_runs(edition: str) -> None:
    """R5, EN:70, FR:101, T19."""
    table = pair(ACTIVE, [], edition=edition)
    assert answer_to(table, "swap") is False
    events = play(table, "swap: swap 2 9")
    assert happened(events, "verified") == [{"seat": 1, "command": "swap", "verified": False}]
    assert [gone["seat"] for gone in happened(events, "card_discarded")] == [0]
    assert line(table) == {2: "engineering", 9: "airlock"}


def test_r05_without_cards_the_answer_is_no_even_where_answers_are_free() -> None:
    """R5 with R26: nothing could be claimed truthfully, so nobody is asked."""
    table = pair(ACTIVE, [], edition="v22", options={"honest": False})
    assert answer_to(table, "swap") is False
    assert asked(table) == (0, "declare")


def test_r05_bay_6_of_set_a_locked_by_three_cards_leaves_the_next_support_player_without_cards() -> None:
    """R5, the way in which it is reached; T32 and section 3.3, A-6."""
    table = with_set(
        "A",
        players=2,
        match=[6],
        mods=LINE,
        hands=[["any", "any", "swap"], ["deploy_lock", "swap", "deploy_lock"]],
    )
    play(table, "ask nothing", "three: lock 6")
    assert [len(held) for held in table.to_position()["hands"]] == [0, 3]
    assert asked(table) == (1, "ask")
    assert answer_to(table, "deploy") is False
    events = play(table, "swap: swap 2 9")
    assert [gone["seat"] for gone in happened(events, "card_discarded")] == [1]
    assert line(table) == {2: "engineering", 9: "airlock"}
    # Seat 0 has an empty hand at the start of its turn, only draws, and seat 1 is active again.
    assert names_of(events)[-6:] == [
        "turn_started",
        "card_drawn",
        "card_drawn",
        "card_drawn",
        "turn_ended",
        "turn_started",
    ]
    assert [len(held) for held in table.to_position()["hands"]] == [3, 3]
    assert asked(table) == (1, "ask")


@EDITIONS
def test_t20_three_cards_as_a_wild_are_verified_like_any_command(edition: str) -> None:
    """Rulebook EN:157, FR:72, T20."""
    table = pair(["any", "any", "deploy_lock"], ["deploy_lock", "deploy_lock", "cw"], edition=edition)
    assert answer_to(table, "swap") is False
    play(table, "three: swap 2 9")
    assert asked(table) == (1, "override")
    assert table.to_position()["hands"][0] == []
    events = play(table, "discard cw")
    assert line(table) == {2: "engineering", 9: "airlock"}
    assert hand(table, 1) == Counter(["deploy_lock", "deploy_lock"])
    assert [drawn["seat"] for drawn in happened(events, "card_drawn")] == [0, 0, 0]


@EDITIONS
@pytest.mark.parametrize(
    ("support", "commands"),
    [
        (["deploy_lock", "deploy_lock", "cw"], {"deploy", "lock", "cw"}),
        (["swap", "swap", "swap"], {"swap"}),
        (["cw", "acw", "swap"], {"cw", "acw", "swap"}),
        (["any", "deploy_lock", "deploy_lock"], {"cw", "acw", "deploy", "lock"}),
        (["cw", "deploy_lock", "deploy_lock"], {"cw", "deploy", "lock"}),
        (["acw"], {"acw"}),
    ],
)
def test_t21_three_cards_of_the_support_player_are_no_substitute(
    edition: str, support: list[str], commands: set[str]
) -> None:
    """Rulebook EN:67, section 2.4, T21: one single card must depict the command, for the answer and to verify."""
    for command in FIVE:
        table = pair(["any", "deploy_lock", "deploy_lock"], support, edition=edition)
        assert answer_to(table, command) is (command in commands)
        details = {"swap": " 2 9", "cw": " 1", "acw": " 1", "deploy": "", "lock": " nothing"}[command]
        (verified,) = happened(play(table, f"three: {command}{details}"), "verified")
        assert verified == {"seat": 1, "command": command, "verified": command in commands}


def test_t21_the_wild_verifies_all_five_commands() -> None:
    """Rulebook EN:68, FR:105."""
    for command in FIVE:
        assert answer_to(pair(ACTIVE, ["wild"], refreshes=2), command) is True


@pytest.mark.parametrize(
    ("action", "verifying"),
    [("swap: swap 2 9", "swap"), ("any: cw 1", "any"), ("any: acw 1", "acw"), ("deploy_lock: deploy", "deploy_lock")],
)
def test_t39_the_only_card_verifies_and_stays(action: str, verifying: str) -> None:
    """Rulebook EN:70, T39: who can verify may not discard, even the only card."""
    table = pair(ACTIVE, [verifying])
    events = play(table, "ask nothing", action)
    assert [each["verified"] for each in happened(events, "verified")] == [True]
    assert hand(table, 1) == Counter([verifying])
    assert asked(table) == (1, "ask")


def test_t39_the_only_card_is_discarded_if_it_does_not_verify_and_the_next_turn_only_draws() -> None:
    """Rulebook EN:159, FR:81, T39."""
    table = pair(ACTIVE, ["cw"])
    play(table, "ask nothing", "swap: swap 2 9")
    assert options_now(table) == ["discard cw"]
    events = play(table, "discard cw")
    assert hand(table, 1).total() == 3
    assert [(each["seat"], each["place"]) for each in happened(events, "card_drawn")] == [
        (0, 3),
        (1, 1),
        (1, 2),
        (1, 3),
    ]
    assert happened(events, "turn_started") == [{"seat": 1, "turn": 2}, {"seat": 0, "turn": 3}]
    assert asked(table) == (0, "ask")


def test_asm_verify_1_the_verifying_card_is_never_shown() -> None:
    """Rulebook FR:93."""
    table = pair(ACTIVE, ["swap", "cw", "deploy_lock"])
    table.play("ask swap")
    events = table.play("swap: swap 2 9")
    for viewer in (0, SPECTATOR):
        (verified,) = [event.seen_by(viewer) for event in events if event.name == "verified"]
        assert verified == {"event": "verified", "seat": 1, "command": "swap", "verified": True}
        assert table.view(viewer)["hands"][1] == ["hidden", "hidden", "hidden"]


def test_asm_verify_1_who_can_verify_is_not_asked_to_discard() -> None:
    """Section 2.5, VERIFY: not a choice."""
    table = pair(ACTIVE, ["swap", "cw", "deploy_lock"])
    play(table, "ask nothing", "swap: swap 2 9")
    assert asked(table) == (1, "ask")
    assert refusal(table, "discard cw") == "answer_ask"


def test_asm_override_1_only_a_held_card_can_be_discarded_and_exactly_one() -> None:
    """Rulebook EN:70, FR:101."""
    table = pair(ACTIVE, ["deploy_lock", "cw"])
    play(table, "ask nothing", "swap: swap 2 9")
    assert options_now(table) == ["discard deploy_lock", "discard cw"]
    assert refusal(table, "discard swap") == "card_not_held"
    assert refusal(table, "no") == "answer_override"
    play(table, "discard deploy_lock")
    assert table.to_position()["hands"][1] == ["cw"]


def test_asm_turn_1_active_and_support_change_places_after_each_turn() -> None:
    """Rulebook EN:63, EN:91."""
    table = pair(["swap", "any"], ["swap", "any"], mods={})
    for turn, seat in enumerate((0, 1, 0, 1), start=1):
        assert (table.to_position()["turn"], *asked(table)) == (turn, seat, "ask")
        play(table, "ask nothing", options_now_first_command(table))
        while asked(table)[1] == "override":
            play(table, options_now(table)[0])


def options_now_first_command(table: Table) -> str:
    """A complete sentence for any card of the seat that asks."""
    cards = table.to_position()["hands"][table.to_position()["active"]]
    sentences = {"swap": "swap: swap", "any": "any: cw 1", "cw": "cw: cw 1", "acw": "acw: acw 1"}
    return sentences.get(cards[0], "deploy_lock: lock")


def test_asm_refill_1_the_support_player_never_draws() -> None:
    """Rulebook FR:81, EN:107."""
    table = pair(ACTIVE, ["deploy_lock", "cw"])
    play(table, "ask nothing", "swap: swap 2 9")
    events = play(table, "discard cw")
    assert [each["seat"] for each in happened(events, "card_drawn")] == [0]
    assert table.to_position()["hands"][1] == ["deploy_lock"]


# R22: face up


def test_r22_the_overriding_discard_lies_face_up_on_top() -> None:
    """R22, EN:70, FR:77."""
    table = pair(ACTIVE, ["deploy_lock", "cw"])
    play(table, "ask nothing", "swap: swap 2 9")
    assert table.view(SPECTATOR)["discard"] == {"count": 1, "top": "swap"}
    events = table.play("discard cw")
    for viewer in (0, 1, SPECTATOR):
        assert events[0].seen_by(viewer) == {"event": "card_discarded", "seat": 1, "place": 2, "card": "cw"}
        assert table.view(viewer)["discard"] == {"count": 2, "top": "cw"}


# The question: R25, R43, T38


def test_t38_r25_in_v22_only_what_the_hand_can_run_may_be_asked() -> None:
    """Rulebook EN:65, R25, T38."""
    table = pair(["swap"], ["any"], edition="v22")
    assert options_now(table) == ["ask swap"]
    for command in ("deploy", "lock", "cw", "acw"):
        assert refusal(table, f"ask {command}") == "cannot_run_what_is_asked"
    assert refusal(table, "ask nothing") == "must_ask"


@pytest.mark.parametrize(
    ("held", "allowed"),
    [
        (["any"], ["cw", "acw"]),
        (["cw", "deploy_lock"], ["deploy", "lock", "cw"]),
        (["acw", "swap"], ["swap", "acw"]),
        (["swap", "swap", "swap"], FIVE),
        (ACTIVE, FIVE),
    ],
)
def test_t38_r25_in_v22_three_cards_may_ask_for_all_five(held: list[str], allowed: list[str]) -> None:
    """Rulebook EN:65 with EN:157, R25, T38."""
    assert options_now(pair(held, ["any"], edition="v22")) == [f"ask {command}" for command in allowed]


@pytest.mark.parametrize("held", [["swap"], ["any", "cw"], ACTIVE])
def test_t38_r25_in_the_later_edition_anything_or_nothing_may_be_asked(held: list[str]) -> None:
    """Rulebook FR:76, FR:95, R25, T38."""
    table = pair(held, ["deploy_lock"])
    assert options_now(table) == [*(f"ask {command}" for command in FIVE), "ask nothing"]


def test_t38_nothing_asked_nothing_answered() -> None:
    """Rulebook FR:76."""
    table = pair(ACTIVE, ["swap"])
    assert play(table, "ask nothing") == [{"event": "asked", "seat": 0, "command": None}]
    assert asked(table) == (0, "declare")
    assert (table.view(1)["asked"], table.view(1)["answer"]) == (None, None)


@EDITIONS
def test_r43_there_is_no_second_question_for_the_same_command(edition: str) -> None:
    """R43, EN:65, FR:76, T38."""
    table = pair(ACTIVE, ["deploy_lock"], edition=edition)
    assert answer_to(table, "acw") is False
    assert asked(table) == (0, "declare")
    for question in ("ask acw", "ask swap", "ask nothing"):
        assert refusal(table, question) == "answer_declare"


def test_r43_the_next_turn_has_its_own_question() -> None:
    """R43: one question a command, and the old one is forgotten."""
    table = pair(ACTIVE, ["swap"])
    play(table, "ask swap")
    assert (table.view(0)["asked"], table.view(0)["answer"]) == ("swap", "yes")
    play(table, "swap: swap 2 9")
    assert (table.view(0)["asked"], table.view(0)["answer"]) == (None, None)
    assert options_now(table)[0] == "ask deploy"


@EDITIONS
def test_asm_ask_1_the_question_does_not_bind(edition: str) -> None:
    """Rulebook FR:78, EN:99: any card may be played, independent of the question."""
    asked_table, other = (pair(ACTIVE, ["swap"], edition=edition) for _ in range(2))
    play(asked_table, "ask lock")
    play(other, "ask swap")
    assert options_now(asked_table) == options_now(other)
    assert len(options_now(other)) == 10


def test_asm_ask_1_question_and_answer_are_heard_by_everybody() -> None:
    """Rulebook EN:65-67, FR:76."""
    table = pair(ACTIVE, ["swap"])
    events = table.play("ask swap")
    for viewer in (0, 1, SPECTATOR):
        assert [event.seen_by(viewer) for event in events] == [
            {"event": "asked", "seat": 0, "command": "swap"},
            {"event": "answered", "seat": 1, "yes": True},
        ]


# R26: free answers


@pytest.mark.parametrize("edition", ["v22", "later"])
def test_r26_honest_answers_are_given_by_the_table(edition: str) -> None:
    """R26, EN:67: the support player may only respond yes if it is true."""
    for support, truth_told in ((["swap"], True), (["cw"], False)):
        table = pair(ACTIVE, support, edition=edition)
        assert answer_to(table, "swap") is truth_told
        assert asked(table) == (0, "declare")


@pytest.mark.parametrize("support", [["swap", "cw"], ["cw", "deploy_lock"]])
@pytest.mark.parametrize("says", ["yes", "no"])
def test_r26_where_answers_are_free_the_support_player_says_what_it_likes(support: list[str], says: str) -> None:
    """R26, EN:121: whether you answer truthfully is up to you; verifying is always honest."""
    table = pair(ACTIVE, support, edition="v22", options={"honest": False})
    assert names_of(play(table, "ask swap")) == ["asked"]
    assert asked(table) == (1, "answer")
    assert table.waiting[0].subject == {"command": "swap"}
    assert options_now(table) == ["yes", "no"]
    assert happened(play(table, says), "answered") == [{"seat": 1, "yes": says == "yes"}]
    assert asked(table) == (0, "declare")
    able = "swap" in support
    events = play(table, "swap: swap 2 9")
    assert happened(events, "verified") == [{"seat": 1, "command": "swap", "verified": able}]
    assert asked(table) == (1, "ask" if able else "override")


def test_r26_a_free_answer_is_no_knowledge_about_the_hand() -> None:
    """R26: only what must be true is told about a hand."""
    free = pair(ACTIVE, ["cw", "swap"], edition="v22", options={"honest": False})
    play(free, "ask deploy", "yes")
    assert free.to_position()["hands_can_show"] == [[], []]
    honest = pair(ACTIVE, ["cw", "swap"], edition="v22")
    play(honest, "ask swap")
    assert honest.to_position()["hands_can_show"] == [[], ["swap"]]


# R44 and the random override


@EDITIONS
def test_r44_with_random_discard_the_override_is_picked_at_random(edition: str) -> None:
    """R44, EN:272, FR:313: nobody is asked, and every card can go."""
    gone: Counter[str] = Counter()
    position = pair(
        ACTIVE, ["deploy_lock", "cw", "acw"], edition=edition, options={"difficulty": ["hard_random_discard"]}
    ).to_position()
    for seed in range(150):
        table = GAME.from_position(position, seed=seed)
        if edition == "v22":
            play(table, "ask swap")
        else:
            play(table, "ask nothing")
        events = play(table, "swap: swap 2 9")
        own, overriding = happened(events, "card_discarded")
        assert own == {"seat": 0, "place": 2, "card": "swap"}
        assert overriding["seat"] == 1
        assert asked(table) == (1, "ask")
        assert sizes(table)["discard"] == 2
        assert table.view(0)["discard"]["top"] == overriding["card"]
        gone[overriding["card"]] += 1
    assert set(gone) == {"deploy_lock", "cw", "acw"}
    assert all(30 <= times <= 70 for times in gone.values())


def test_r44_with_random_discard_a_verified_command_costs_the_support_player_nothing() -> None:
    """R44: the card that verifies is not in danger."""
    table = pair(ACTIVE, ["swap"], options={"difficulty": ["hard_random_discard"]})
    play(table, "ask nothing", "swap: swap 2 9")
    assert table.to_position()["hands"][1] == ["swap"]


def test_r44_the_card_played_is_never_random() -> None:
    """R44, EN:272: whenever you have to discard; playing is the player's own choice."""
    for seed in range(20):
        table = pair(ACTIVE, ["swap"], edition="v22", seed=seed, options={"difficulty": ["hard_random_discard"]})
        play(table, "ask swap")
        assert happened(play(table, "any: cw 1"), "card_discarded")[0] == {"seat": 0, "place": 1, "card": "any"}


def test_asm_verify_1_an_unverified_lock_is_carried_out_all_the_same() -> None:
    """Rulebook EN:107: overriding costs a card, it does not stop the command."""
    table = pair(["deploy_lock", "any"], ["cw", "swap"], mods={}, match=[5, 8])
    play(table, "ask lock", "deploy_lock: lock 5 8")
    assert locked_bays(table) == set()
    play(table, "discard cw")
    assert locked_bays(table) == {5, 8}
