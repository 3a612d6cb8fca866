"""The declared actions: codes and what they mean, texts and what they say, and the rules' own codes."""

from __future__ import annotations

import json

import pytest

from tablemate.games.origin_story.actions import ACTIONS, read_sentence
from tablemate.games.origin_story.rules import codes
from tablemate.kernel.actions import Action

from .board import NUMBERS, Board, actions_now
from .builders import trick
from .test_refusals import FOLLOW, HAND, WRONG_ANSWERS


def on_your_turn() -> Board:
    """A card, an ability with and without a suit, or surrender."""
    return trick(hand=HAND, plays=FOLLOW, powers="s15 s30")


BOARDS = {code.removeprefix("answer_"): build for code, (build, _) in WRONG_ANSWERS.items()} | {"turn": on_your_turn}
"""A table for every question."""


def said(table: Board, text: str) -> Action:
    """The legal action with this text."""
    (found,) = [action for action in actions_now(table) if action.text == text]
    return found


@pytest.mark.parametrize("question", BOARDS)
def test_every_answer_reads_back_and_its_arguments_are_json(question: str) -> None:
    table = BOARDS[question]()
    for action in actions_now(table):
        assert [clause.code for clause in read_sentence(table.seen, 0, action.text)] == [action.code]
        assert json.loads(json.dumps(action.as_json())) == {
            "action": action.text,
            "kind": action.kind,
            "arguments": dict(action.arguments),
        }


@pytest.mark.parametrize("question", BOARDS)
def test_a_card_by_itself_answers_the_question_about_it(question: str) -> None:
    table = BOARDS[question]()
    for action in actions_now(table):
        verb, _, rest = action.text.partition(" ")
        if {"power", "card"} & {*action.arguments} and verb not in ("surrender", "done"):
            assert [clause.code for clause in read_sentence(table.seen, 0, rest)] == [action.code], action.text


def test_every_kind_of_action_answers_some_question() -> None:
    assert {action.kind for build in BOARDS.values() for action in actions_now(build())} == {
        each.kind for each in ACTIONS.types
    }


@pytest.mark.parametrize("question", BOARDS)
def test_a_code_means_one_thing_at_a_time(question: str) -> None:
    seen = BOARDS[question]().seen
    for action in actions_now(BOARDS[question]()):
        kinds = [each.kind for each in ACTIONS.types if action.code in dict(each.meanings()) and each.when(seen)]
        assert kinds == [action.kind]


def test_kinds_share_all_their_codes_or_none() -> None:
    blocks = {frozenset(dict(each.meanings())) for each in ACTIONS.types}
    assert sum(map(len, blocks)) == len(frozenset().union(*blocks))


def test_the_rules_and_the_declaration_agree_on_codes() -> None:
    for code, charge in ACTIONS["charge"].meanings():
        assert code == codes.charge_code(charge.numbers["power"], charge.numbers["slot"])
    for code, use in ACTIONS["use"].meanings():
        spot, ordinal = use.numbers["power"], use.numbers["ability"]
        assert (code, codes.spot_of(code), codes.ordinal_of(code)) == (codes.use_code(spot, ordinal), spot, ordinal)
    for code, use in ACTIONS["use_as"].meanings():
        spot, ordinal = use.numbers["power"], use.numbers["ability"]
        assert code == codes.use_suit_code(spot, ordinal, use.numbers["suit"])


@pytest.mark.parametrize("kind", [each.kind for each in ACTIONS.types])
def test_the_numbers_of_a_code_give_the_code(kind: str) -> None:
    for code, meaning in ACTIONS[kind].meanings():
        assert ACTIONS[kind].code(**meaning.numbers) == code


def test_an_ability_is_used_alone_or_as_a_suit() -> None:
    table = on_your_turn()
    assert said(table, "use s30").arguments == {"power": "s30", "ability": 1}
    assert said(table, "use s15 as m").arguments == {"power": "s15", "ability": 1, "suit": "M"}
    assert said(table, "play 4m").arguments == {"card": "4M"}


@pytest.mark.parametrize(
    ("question", "other", "text"),
    [
        ("turn", "4M", "play 4m"),
        ("turn", "  PLAY   4m ", "play 4m"),
        ("turn", "lay 4m", "play 4m"),
        ("turn", "use s30.1", "use s30"),
        ("react", "no", "pass"),
        ("redraw", "stop", "done"),
        ("exchange", "none", "decline"),
        ("exchange", "pass", "decline"),
    ],
)
def test_other_words_mean_the_same(question: str, other: str, text: str) -> None:
    table = BOARDS[question]()
    (clause,) = read_sentence(table.seen, 0, other)
    assert clause.code == said(table, text).code


@pytest.mark.parametrize("line", ["play 4.5l2", "play 4.5l", "play 4,5L", "4½l", "  4,5l "])
def test_halves_are_understood_and_twins_need_not_be_told_apart(line: str) -> None:
    table = trick(hand="4.5L2 9M")
    assert [clause.code for clause in read_sentence(table.seen, 0, line)] == [said(table, "play 4.5l2").code]


def test_of_twins_the_one_in_the_row_is_buried_whichever_you_hold() -> None:
    table = BOARDS["bury"]()
    table.s.row[0, 0], table.s.hand = NUMBERS["4.5l2"] + 1, 1 << NUMBERS["4.5l"]
    assert [clause.code for clause in read_sentence(table.seen, 0, "bury 4½l")] == [codes.CARD + NUMBERS["4.5l2"]]
