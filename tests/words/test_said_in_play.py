"""Whatever happens in play can be said, in both languages, to every viewer; a gap in the words raises."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

import tablemate
from tablemate import SPECTATOR, IllegalAction, Table
from tablemate.games.assembly.options import SET_NAMES, VARIANTS
from tablemate.kernel.errors import InvalidOptions, Reason
from tablemate.words import LANGUAGES, Words
from tablemate.words.words import SPOKEN
from tests.games.samples import decisions_of

from .catalogues import reason_codes

GAME = tablemate.game("assembly")
WORDS = {language: Words(language, "assembly") for language in LANGUAGES}
GARBAGE = (
    "",
    "ask",
    "ask lunch",
    "any: dance",
    "pie: swap",
    "swap: swap 1 1",
    "swap: swap 99",
    "any: cw 7",
    "yes",
    "no",
)
ARGUMENTS = {
    "bay": 3,
    "card": "swap",
    "cards": 1,
    "command": "lock",
    "role": "noah",
    "found": 30,
    "most": 24,
    "seat": 2,
    "text": "xyzzy",
    "word": "xyzzy",
}


def some_options(chance: random.Random) -> dict[str, Any]:
    """Options that fit together."""
    players = chance.choice([1, 2])
    edition = chance.choice(["v22", "later"])
    chosen: dict[str, Any] = {"players": players, "edition": edition, "malfunctions": chance.choice(SET_NAMES)}
    if edition == "v22":
        chosen["honest"] = chance.choice([True, False])
    varied = {**chosen, "difficulty": [chance.choice(list(VARIANTS))]}
    try:
        GAME.read_options(varied)
    except InvalidOptions:
        return chosen
    return varied


def everything_about(table: Table, words: Words, chance: random.Random) -> None:
    """Say all that can be said about a table now."""
    decision = table.waiting[0]
    viewers = [SPECTATOR, *range(table.seats)]
    view = table.view(decision.seat)
    for viewer in viewers:
        assert words.decision(decision, viewer)
    for action in table.legal(decision.seat):
        assert words.action(action, decision.kind, view)
    reason = table.why_not(chance.choice(GARBAGE), decision.seat)
    assert reason is None or words.reason(reason)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seed", range(12))
@pytest.mark.slow
def test_random_games_can_be_told_to_everybody(language: str, seed: int) -> None:
    chance, words = random.Random(seed), WORDS[language]
    table = GAME.new(seed=seed, **some_options(chance))
    viewers = [SPECTATOR, *range(table.seats)]
    words.options(table.options)
    events = tuple(table.events)
    while table.waiting:
        for viewer in viewers:
            for veiled in (False, True):
                for sentence in words.story(events, viewer, veiled=veiled):
                    assert "{" not in sentence
            for event in events:
                assert words.event(event.seen_by(viewer), viewer)
        everything_about(table, words, chance)
        decision = table.waiting[0]
        events = table.play(chance.choice(table.legal(decision.seat)), decision.seat)
    assert table.outcome is not None
    assert len(words.outcome(table.outcome)) == 6


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.slow
def test_every_reason_can_be_said(language: str) -> None:
    from tablemate.kernel.errors import Reason

    for code in reason_codes("assembly"):
        sentence = WORDS[language].reason(Reason(code, "RULE", ARGUMENTS))
        assert sentence[-1] in ".?!", sentence
        assert "{" not in sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_that_is_not_shown_is_refused_in_words(language: str) -> None:
    table = GAME.new(seed=1)
    with pytest.raises(IllegalAction) as refused:
        table.play("shown: swap")
    assert "none" not in WORDS[language].reason(refused.value.why)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", decisions_of("assembly"))
def test_every_decision_can_be_said_to_every_viewer(language: str, kind: str) -> None:
    from tablemate.kernel.actions import Decision

    subject = {"command": "lock", "role": "noah", "picked": [], "bays": [3, 6], "shown": None}
    said = {WORDS[language].decision(Decision(0, kind, subject), viewer) for viewer in (0, 1, SPECTATOR)}
    assert len(said) == 3


def test_hidden_cards_stay_unnamed() -> None:
    table = GAME.new(seed=3, players=2)
    drawn = [event for event in table.events if event.name == "card_drawn"]
    told = WORDS["en"].story(drawn, SPECTATOR)
    assert told == ["Seat 1 draws 3 cards.", "Seat 2 draws 3 cards."]


def test_veiled_stories_name_no_card() -> None:
    """R23: memory is free, browsing is not."""
    table = GAME.new(seed=3)
    for _ in range(6):
        table.play(table.legal(0)[0], 0)
    told = " ".join(WORDS["en"].story(table.events, 0, veiled=True))
    named = [WORDS["en"].say(f"card-{card}") for card in ("deploy_lock", "cw", "acw", "any", "swap", "wild")]
    assert not [name for name in named if name in told]


@pytest.mark.parametrize(("on_top", "end"), [(True, "top"), (False, "bottom")])
def test_a_card_shown_comes_from_the_end_of_the_pile_that_the_event_tells(*, on_top: bool, end: str) -> None:
    told = WORDS["en"].event({"event": "card_shown", "card": "swap", "bay": 3, "on_top": on_top}, 0)
    assert told == f"The {end} card of the pile is shown: Swap."


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_in_selectors_are_given_as_numbers(language: str) -> None:
    """`[1]` in a catalogue meets the number 1, never the text."""
    words = WORDS[language]
    first, second = (words.say("known-pile", place=place, card="X") for place in (1, 2))
    assert "2" in second
    assert "1" not in first
    first, second = (words.event({"event": "refreshed", "refreshes": n, "pile": 9}, 0) for n in (1, 2))
    assert first.split()[0] != second.split()[0]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", SPOKEN)
def test_where_pieces_are_drawn_no_refusal_gives_an_example_to_type(game: str, language: str) -> None:
    words = Words(language, game)
    codes = [name.removeprefix("reason-") for name in words.catalogue.named("reason-answer_")]
    typed, drawn = ([face.reason(Reason(code, "")) for code in codes] for face in (words, words.illustrated()))
    assert any(re.search("[“«]", said) for said in typed) == bool(codes)
    assert not any(re.search("[“«]", said) for said in drawn)
