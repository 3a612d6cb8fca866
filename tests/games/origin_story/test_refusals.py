"""Every reason of a refusal is met once, with its rule; nothing changes by it."""

from __future__ import annotations

import ast
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tablemate.games.origin_story import actions, reasons
from tablemate.games.origin_story.actions import ACTIONS, read_sentence
from tablemate.games.origin_story.terms import LEVELS, Op

from .board import Board, codes_now, kind, play, refusal, why
from .builders import between, new_game, trick

HAND = "9B 4M"
FOLLOW = "automaton 6M, factoryon 1M"


def following(powers: str = "", **fields: object) -> Board:
    """Your turn in a trick the Automaton leads."""
    return trick(hand=HAND, plays=FOLLOW, powers=powers, **fields)  # type: ignore[arg-type]


def after(table: Board, *lines: str) -> Board:
    """The table after some lines."""
    play(table, *lines)
    return table


def charging() -> Board:
    """You have two tokens, Puppeteer lies there, and dear stories."""
    return after(between(in_round=2, stamina=1, powers="m6 s42", stories="s14 s45 s46"), "keep s14")


def naming() -> Board:
    """s15 has named a suit that is not led, with another card of the led suit in hand."""
    return after(trick(hand="9B 4M", plays=FOLLOW, powers="s15"), "use s15 as l")


def swapping() -> Board:
    """Another card is to be laid."""
    return after(trick(hand="12M 13B", plays="you 9M, automaton 11M, factoryon 3M", powers="s09"), "use s09")


def part(powers: str, **fields: object) -> Board:
    """A part that is worked off before the rows are dealt."""
    return trick(hand=HAND, automaton="", factoryon="", powers=powers, at=Op.PARTS, **fields)  # type: ignore[arg-type]


def later(powers: str) -> Board:
    """A part that waited for the rows."""
    return trick(hand=HAND, automaton="3S 5S", factoryon="6S 7S", powers=powers, at=Op.LATER_PARTS)


def twice() -> Board:
    """Both uses of Faithful Hound are gone."""
    table = trick(hand="1S 2S 3S", plays="you 9M, automaton 12M, factoryon 3M", powers="s36 s06 s45", trick=5,
                  automaton="12S 11S 10S", factoryon="5S 6S 7S")  # fmt: skip
    return after(table, "pass", "use s36", "play 1s", "pass", "use s36", "play 2s")


Case = tuple[Callable[[], Board], str, str]
CASES: dict[str, Case] = {
    "card_not_held": (following, "play 5m", "OS-PLAY-1"),
    "must_follow": (following, "play 9b", "OS-PLAY-2"),
    "named_suit_must_follow": (naming, "play 9b", "OS-PLAY-2"),
    "surrender_to_a_leader": (lambda: trick(hand=HAND), "surrender", "OS-SURRENDER-1"),
    "surrender_at_the_start": (lambda: after(following("s30"), "use s30"), "surrender", "A17"),
    "surrender_as_villain": (lambda: following(side="villain"), "surrender", "OS-SURRENDER-1"),
    "slot_charged": (
        lambda: after(between(in_round=2, powers="m6", stories="s01 s03 s05"), "keep s01", "charge m6"),
        "charge m6",
        "OS-CHARGE-1",
    ),
    "no_such_slot": (charging, "charge s14.9", "OS-CHARGE-1"),
    "too_few_tokens": (charging, "charge s14", "OS-CHARGE-1"),
    "not_in_row": (lambda: later("s33"), "bury 9b", "OS-BURY-1"),
    "revealed_already": (lambda: after(part("s40"), "reveal 9b"), "reveal 9b", "OS-REVEAL-1"),
    "was_not_legal_then": (swapping, "lay 13b", "OS-SWAP-1"),
    "not_charged": (lambda: following("s17.0"), "use s17", "OS-CHARGE-1"),
    "used_up": (lambda: after(following("s30"), "use s30"), "use s30", "OS-CHARGE-1"),
    "used_in_this_trick": (
        lambda: after(trick(hand="1S 2S", plays="you 9M, automaton 12M, factoryon 3M", powers="s36 s19"), "use s36"),
        "use s36",
        "A54",
    ),
    "not_now": (lambda: following("s45"), "use s45", "OS-USE-1"),
    "no_such_ability": (lambda: following("s17"), "use s17.3", "NOTATION"),
    "no_such_suit": (lambda: following("s15"), "use s15 as x", "NOTATION"),
    "no_such_card": (following, "play 14m", "NOTATION"),
    "no_such_power": (lambda: between(stories="s01 s02 s03"), "keep s99", "NOTATION"),
    "not_offered": (lambda: between(stories="s01 s02 s03"), "keep s04", "OS-STORY-1"),
    "not_your_power": (following, "use s17", "OS-CHARGE-1"),
    "unreadable": (following, "dance", "NOTATION"),
}


@pytest.mark.parametrize("code", CASES)
def test_refused_with_this_reason_and_rule(code: str) -> None:
    build, line, rule = CASES[code]
    reason = why(build(), line)
    assert (reason.code, reason.rule) == (code, rule)


WRONG_ANSWERS: dict[str, tuple[Callable[[], Board], str]] = {
    "answer_story": (lambda: between(stories="s01 s02 s03"), "hero"),
    "answer_superhero": (lambda: between(in_round=5), "hero"),
    "answer_charge": (charging, "hero"),
    "answer_part": (lambda: part("s07 s24"), "hero"),
    "answer_align": (lambda: part(""), "pass"),
    "answer_redraw": (lambda: part("s02"), "hero"),
    "answer_discard": (lambda: part("s24"), "pass"),
    "answer_reveal": (lambda: part("s40"), "pass"),
    "answer_suit": (lambda: part("s43"), "name l"),
    "answer_target": (lambda: later("m5"), "pass"),
    "answer_bury": (lambda: later("s33"), "pass"),
    "answer_exchange": (lambda: later("s21"), "hero"),
    "answer_free_charge": (lambda: after(between(in_round=5, heroes="h07 h02", powers="s01"), "keep h07"), "pass"),
    "answer_predict": (lambda: trick(hand=HAND, powers="s48", at=Op.PREDICTIONS), "pass"),
    "answer_turn": (following, "pass"),
    "answer_after_card": (lambda: after(trick(hand="9M 1S", powers="s42"), "play 9m"), "hero"),
    "answer_react": (lambda: trick(hand=HAND, plays="you 9M, automaton 12M, factoryon 3M", powers="s45"), "hero"),
    "answer_swap_card": (swapping, "pass"),
    "answer_outcome": (lambda: trick(hand=HAND, plays="you 9M, automaton 12M, factoryon 3M", powers="s19"), "hero"),
}


@pytest.mark.parametrize("code", WRONG_ANSWERS)
def test_an_answer_to_another_question_is_refused(code: str) -> None:
    build, line = WRONG_ANSWERS[code]
    table = build()
    assert kind(table) == code.removeprefix("answer_")
    reason = why(table, line)
    assert (reason.code, reason.rule) == (code, "TABLE-DECISION")


def test_every_question_has_a_wrong_answer_here() -> None:
    questions = {op.name.lower() for op in Op if op <= Op.LAST_DECISION}
    assert {code.removeprefix("answer_") for code in WRONG_ANSWERS} == questions


def test_every_reason_in_the_code_is_met() -> None:
    written: set[Any] = set()
    for module in (reasons, actions):
        for node in ast.walk(ast.parse(Path(str(module.__file__)).read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") in ("Reason", "illegal") and node.args:
                written |= {each.value for each in ast.walk(node.args[0]) if isinstance(each, ast.Constant)}
    plain = {code for code in written if not str(code).startswith("answer_")}
    assert plain == {*CASES, "side_before_suit"}, "the last one is met under A42"


def test_a_slot_that_is_like_another_is_never_refused_for_want_of_tokens() -> None:
    """Equal slots of a card are one option: the second one means the first, or is refused for what it is."""
    table = between(in_round=2, stamina=3, powers="m6 s20", stories="s01 s03 s05")
    play(table, "keep s01")
    (step,) = read_sentence(table.seen, 0, "charge s20.2")
    assert step.code in codes_now(table) or why(table, "charge s20.2").code != "too_few_tokens"


def test_surrender_when_something_else_is_asked() -> None:
    table = trick(hand=HAND, plays="you 9M, automaton 12M, factoryon 3M", powers="s45")
    assert why(table, "surrender").code == "surrender_at_the_start"


def test_used_up_by_number_of_uses() -> None:
    table = twice()
    assert kind(table) == "react"
    reason = why(table, "use s36")
    assert (reason.code, reason.rule) == ("used_up", "OS-USE-1")


def test_cards_of_other_questions_are_refused_as_not_held() -> None:
    cases: list[tuple[Callable[[], Board], str]] = [
        (lambda: part("s02"), "redraw 1s"),
        (lambda: part("s24", draws="2S"), "discard 1s"),
        (lambda: part("s40"), "reveal 1s"),
        (lambda: later("s21"), "give 1s"),
        (swapping, "lay 1s"),
    ]
    for build, line in cases:
        assert why(build(), line).code == "card_not_held"


def test_every_number_that_is_not_legal_has_a_reason() -> None:
    """In every kind of question."""
    for build, _ in WRONG_ANSWERS.values():
        table = build()
        declared = {code for each in ACTIONS.types for code, _ in each.meanings()}
        for code in declared.difference(codes_now(table)):
            assert refusal(table, code).rule


@pytest.mark.parametrize("level", range(LEVELS + 1))
def test_levels_0_to_5_begin(level: int) -> None:
    assert kind(new_game(level, level=level)) == "story"
