"""Whatever a public call is given, it answers with a coded fault, said in both languages, or with a plain TypeError."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import tablemate
from tablemate import Record, Table, TablemateError
from tablemate.bots import Company, Perspective, make_bot
from tablemate.games import described
from tablemate.words import LANGUAGES, Words
from tablemate.words.rulebook import find_topic, rulebook, search, topic_asked, topic_of

WRONG: list[Any] = [
    None,
    -7,
    99,
    1 << 70,
    1.5,
    float("nan"),
    "",
    "x\0",
    "\udcff",
    b"x",
    [[]],
    {1: 2},
    object(),
    {"mats": int, "command": len},
    "x" * 999,
]
GAME, TABLE = tablemate.game("assembly"), tablemate.game("assembly").new(seed=7, players=2)
RECORD, VIEW, EVENT = TABLE.record(), TABLE.view(0), TABLE.events[0]
DECISION, ACTION = TABLE.waiting[0], TABLE.legal(TABLE.waiting[0].seat)[0]
ACTIONS = GAME.speech.actions
ENGLISH, FRENCH, TOPICS = Words("en", "assembly"), Words("fr", "assembly"), rulebook("fuse", "fr")
ARENA = GAME.arena(2, compiled=False, players=2)


def table() -> Table:
    """Another one for each call."""
    return TABLE.copy()


CALLS: dict[str, tuple[Callable[..., object], list[Any]]] = {
    "game": (tablemate.game, ["fuse"]),
    "described": (described, ["assembly", TABLE.options]),
    "new": (lambda seed, players: GAME.new(seed=seed, players=players), [1, 1]),
    "read_options": (GAME.read_options, [{}]),
    "check_options": (GAME.check_options, [{}]),
    "clock": (GAME.clock, [TABLE.options]),
    "from_position": (lambda position, seed: GAME.from_position(position, seed=seed), [{}, 1]),
    "arena": (lambda places: GAME.arena(places, compiled=False), [1]),
    "simulate": (
        lambda games, first, policy, pace: GAME.simulate(games, first=first, policy=policy, pace=pace, compiled=False),
        [0, 0, "random", None],
    ),
    "legal": (TABLE.legal, [0]),
    "play": (lambda action, seat, at, by: table().play(action, seat, at=at, by=by), ["ask nothing", 1, 0, None]),
    "why_not": (TABLE.why_not, ["ask nothing", 1]),
    "preview": (TABLE.preview, ["ask nothing", 1]),
    "view": (TABLE.view, [0]),
    "redealt": (TABLE.redealt, [0, 1]),
    "undo": (lambda seat, by: table().undo(seat, by=by), [0, None]),
    "seat_players": (lambda *players: table().seat_players(*players), ["person", None]),
    "name_seats": (lambda *names: table().name_seats(*names), ["Ana", None]),
    "pause": (lambda lasted, at: table().pause(lasted, at=at), [100, None]),
    "actions[...]": (ACTIONS.__getitem__, ["pick"]),
    "actions.action": (lambda code: ACTIONS.action(TABLE.seen(0), code), [ACTION.code]),
    "code of a bay": (lambda bay: ACTIONS["pick"].code(bay=bay), [1]),
    "code with a name": (lambda name: ACTIONS["pick"].code(**{name: 1}), ["bay"]),
    "code that takes none": (lambda numbers: ACTIONS["done"].code(**numbers), [{}]),
    "save": (RECORD.save, ["game.json"]),
    "load": (Record.load, ["game.json"]),
    "loads": (Record.loads, [RECORD.dumps()]),
    "from_json": (Record.from_json, [RECORD.as_json()]),
    "fork": (RECORD.fork, [GAME, 0, 1]),
    "event.seen_by": (EVENT.seen_by, [0]),
    "step.seen_by": (TABLE.steps[0].seen_by, [0]),
    "Words": (Words, ["en", "assembly", ["Ana"]]),
    "say": (ENGLISH.say, ["list-last"]),
    "about": (ENGLISH.about, [TABLE.options]),
    "card": (Words("en", "fuse").card, ["B42"]),
    "who": (ENGLISH.who, [0, 1]),
    "reason": (ENGLISH.reason, [TABLE.why_not("ask zap", 1)]),
    "fault": (ENGLISH.fault, [None]),
    "event": (ENGLISH.event, [EVENT.seen_by(0), 0]),
    "story": (ENGLISH.story, [[EVENT], 0]),
    "decision": (ENGLISH.decision, [DECISION, 0, VIEW]),
    "action": (ENGLISH.action, [ACTION, DECISION.kind, VIEW]),
    "notation": (FRENCH.notation, [ACTION]),
    "understood": (FRENCH.understood, ["libre: antihoraire 2"]),
    "outcome": (ENGLISH.outcome, [None]),
    "options": (ENGLISH.options, [TABLE.options]),
    "options_in_short": (ENGLISH.options_in_short, [TABLE.options]),
    "options_form": (ENGLISH.options_form, [{}]),
    "options_summary": (ENGLISH.options_summary, [GAME.options_summary(TABLE.options)]),
    "labels": (ENGLISH.labels, [VIEW, None]),
    "choice_label": (ENGLISH.choice_label, [ACTION, DECISION.kind, VIEW]),
    "rulebook": (rulebook, ["fuse", "fr"]),
    "find_topic": (find_topic, [TOPICS, "poser"]),
    "search": (search, [TOPICS, "poser"]),
    "topic_of": (topic_of, ["fuse", "L4"]),
    "topic_asked": (topic_asked, ["fuse", "pick"]),
    "make_bot": (make_bot, ["random", 1]),
    "Perspective": (lambda table, seat: Perspective(table, seat).decision, [TABLE, DECISION.seat]),
    "Company": (Company, [TABLE, {}]),
    "arena.setup": (ARENA.setup, [0, 1]),
    "arena.take": (ARENA.take, [TABLE, 0]),
    "arena.copy": (ARENA.copy, [0, 1]),
    "arena.legal": (ARENA.legal, [0, 1]),
    "arena.step": (ARENA.step, [0, 1, 11]),
    "arena.step_many": (ARENA.step_many, [[0], [1], [11]]),
    "arena.redeal": (ARENA.redeal, [0, 1, 1]),
}


@pytest.mark.parametrize("name", CALLS)
def test_a_wrong_argument_meets_a_coded_fault_or_a_plain_type_error(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    call, right = CALLS[name]
    for place in range(len(right)):
        for wrong in WRONG:
            problem = _refused(call, [*right[:place], wrong, *right[place + 1 :]])
            assert problem is None or (problem.fault.code.replace("_", " ") not in _said(problem))
            assert problem is None or len(_said(problem)) == len(LANGUAGES)


def _refused(call: Callable[..., object], arguments: list[Any]) -> TablemateError | None:
    """The fault that a call meets; None if it takes what it is given, or what a type checker refuses is a TypeError."""
    try:
        call(*arguments)
    except TablemateError as problem:
        return problem
    except TypeError:
        pass
    return None


def _said(problem: TablemateError) -> set[str]:
    return {str(problem), *(Words(language).fault(problem.fault) for language in LANGUAGES)}
