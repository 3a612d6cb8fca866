"""Whoever watches is not spoken to: others are told of who plays, by name or as the player, in both languages."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator

import pytest

import tablemate
from tablemate import SPECTATOR, Table
from tablemate.games.origin_story.view_types import PlayedCard
from tablemate.kernel.actions import Decision
from tablemate.kernel.outcomes import Outcome
from tablemate.words import LANGUAGES, Words
from tablemate.words.origin_story.labels import play
from tests.games.samples import sample_of

YOU = re.compile(r"\b(you|your|yours|vous|votre|vos|vôtre)\b", re.IGNORECASE)
QUOTED = ("malfunction", "event_revealed", "event")
"""Events and labels that have the text of a card in them, which speaks to whoever plays it."""
NAMES = ((), ("Ana", "Igor", "Uma", "Omar", "Elsa"))
PLAYED: PlayedCard = {
    "card": "8S", "suit": "S", "value": 8, "changed": False, "by": "you", "owner": "you", "wins": True
}  # fmt: skip
CASES = [(game, number) for game in tablemate.games() for number in range(len(sample_of(game).tables))]


def watched(words: Words, table: Table) -> Iterator[str]:
    """All that a spectator hears of a random game to its end."""
    chance, events = random.Random(3), table.events
    while True:
        view = table.view(SPECTATOR)
        yield from words.story([event for event in events if event.name not in QUOTED], SPECTATOR)
        yield from (words.decision(decision, SPECTATOR, view) for decision in table.waiting)
        yield from (text for name, text in words.labels(view).items() if name not in QUOTED)
        yield from words.ending(view)
        if not table.waiting:
            return
        decision = chance.choice([each for each in table.waiting if not each.optional] or table.waiting)
        events = list(table.play(chance.choice(table.legal(decision.seat)), decision.seat))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("names", NAMES)
@pytest.mark.parametrize(("game", "number"), CASES)
@pytest.mark.slow
def test_no_spectator_is_called_you(game: str, number: int, names: tuple[str, ...], language: str) -> None:
    table = tablemate.game(game).new(seed=number, **sample_of(game).tables[number])
    words = Words(language, game, names).about(table.options)
    told = list(watched(words, table))
    assert [text for text in told if YOU.search(text)] == []
    assert [text for text in told if text[0] != text[0].upper()] == []


@pytest.mark.parametrize(
    ("language", "name", "asked", "story"),
    [
        ("en", "Ana", "Ana chooses a story to keep.", "Ana surrenders to the Factoryon:"),
        ("en", None, "The player chooses a story to keep.", "The player surrenders to the Factoryon:"),
        ("fr", "Ana", "Ana choisit une carte Histoire à garder.", "Ana se rend au Factoryon\xa0:"),
        ("fr", None, "Le joueur choisit une carte Histoire à garder.", "Le joueur se rend au Factoryon\xa0:"),
    ],
)
def test_who_plays_origin_story_is_told_of_by_name_or_as_the_player(
    language: str, name: str | None, asked: str, story: str
) -> None:
    words = Words(language, "origin_story", (name,))
    assert words.decision(Decision(0, "story"), SPECTATOR) == asked
    assert words.event({"event": "surrendered", "who": "factoryon"}, SPECTATOR).startswith(story)


@pytest.mark.parametrize(
    ("language", "name", "label"),
    [
        ("en", "Ana", "Ana: the 8 of speed (wins so far)."),
        ("en", None, "The player: the 8 of speed (wins so far)."),
        ("fr", "Ana", "Ana\xa0: le 8 de vitesse (en tête)."),
        ("fr", None, "Le joueur\xa0: le 8 de vitesse (en tête)."),
    ],
)
def test_a_card_of_the_trick_is_labelled_with_who_played_it(language: str, name: str | None, label: str) -> None:
    words = Words(language, "origin_story", (name,)).aloud()
    assert f"{play(words, PLAYED, SPECTATOR)}." == label
    assert YOU.match(play(words, PLAYED, 0))


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Ana draws 9M."),
        ("fr", "Ana pioche 9F."),
    ],
)
def test_a_name_keeps_its_capital_behind_what_caused_something(language: str, told: str) -> None:
    words = Words(language, "origin_story", ("Ana",))
    cause = {"event": "power_used", "spot": "panel 1", "power": "s48"}
    (sentence,) = words.voice.story(words, [cause, {"event": "you_drew", "card": "9M"}], SPECTATOR, veiled=False)
    assert sentence.partition(": ")[2] == told


OUTCOMES = {
    "assembly": Outcome(
        False, 9, "poor", {"locked": 2, "on_line": 3, "pile": 2}, points={"locked": 4, "on_line": 3, "pile": 2}
    ),
    "fuse": Outcome(
        False,
        7,
        "lost",
        {"points": 7, "win_bonus": 0, "time_bonus": 0, "defused": 3, "picks": 3, "turns": 9, "ended_by": 2},
    ),
    "origin_story": Outcome(False, 3, "lost", {"vp_automaton": 9, "vp_factoryon": 2, "vp_you": 3}),
}


@pytest.mark.parametrize(
    ("game", "language", "told"),
    [
        ("assembly", "en", "The air has run out. The game is lost."),
        ("assembly", "fr", "L’air est épuisé. La partie est perdue."),
        ("fuse", "en", "Boom. The game is lost."),
        ("fuse", "fr", "Boum. La partie est perdue."),
        ("origin_story", "en", "The Automaton has the better story. The game is lost."),
        ("origin_story", "fr", "L’Automaton a la meilleure histoire. La partie est perdue."),
    ],
)
def test_only_who_played_has_won_or_lost(game: str, language: str, told: str) -> None:
    words, outcome = Words(language, game), OUTCOMES[game]
    assert told in words.outcome(outcome, viewer=SPECTATOR)
    assert told not in words.outcome(outcome)
    assert words.outcome(outcome) == words.outcome(outcome, viewer=0)


@pytest.mark.parametrize("game", tablemate.games())
def test_how_a_game_ended_is_told_from_its_view_alone(game: str) -> None:
    words, table = Words("en", game), tablemate.game(game).new(seed=1)
    assert words.ending(table.view(0)) == []
    given_up = table.copy()
    given_up.abandon()
    for viewer in (0, SPECTATOR):
        assert words.ending(given_up.view(viewer)) == [words.say("abandoned")]
    while table.waiting:
        seat = table.waiting[0].seat
        table.play(table.legal(seat)[-1], seat)
    assert table.outcome is not None
    for viewer in (0, SPECTATOR):
        assert words.ending(json.loads(json.dumps(table.view(viewer)))) == words.outcome(table.outcome, viewer=viewer)
