"""Seats have names: wherever a seat is spoken of its name is said, in both languages, and whatever the name."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from typing import Any

import pytest

import tablemate
from tablemate import SPECTATOR, InvalidArgument, InvalidName, Table
from tablemate.cli.face import face_of
from tablemate.cli.session import Session
from tablemate.cli.terminal import Terminal
from tablemate.kernel.actions import Decision
from tablemate.kernel.errors import Reason
from tablemate.kernel.seat_names import LONGEST_NAME, clean_name
from tablemate.words import LANGUAGES, Words
from tests.cli.test_screens import Tty, plain_terminal
from tests.games.samples import sample_of

PLAIN = ("Ana", "Igor", "Uma", "Omar", "Elsa")
"""French would elide before each of them."""
ODD = ("{ $seat }", 'Bo "B" O’Neil', "🦊 👩\N{ZERO WIDTH JOINER}🚀", "דנה", "l’Été [you]\\")
NUMBERED = re.compile(
    r"\b(seats?|place) \d|\b(your partner|votre partenaire|the player|(?:le|du|au) joueur)\b", re.IGNORECASE
)
ELIDED = re.compile(rf"(\b(de|que|ce|le|la|je|ne|se|si|jusque|lorsque) |\w’)({'|'.join(PLAIN)})\b", re.IGNORECASE)
CASES = [(game, number) for game in tablemate.games() for number in range(len(sample_of(game).tables))]


def played(game: str, number: int) -> Iterator[tuple[Table, Any]]:
    """A random game, step by step, with the events of each."""
    chance = random.Random(number)
    table = tablemate.game(game).new(seed=number, **sample_of(game).tables[number])
    events: Any = table.events
    while table.waiting:
        yield table, events
        decision = chance.choice(table.waiting)
        events = table.play(chance.choice(table.legal(decision.seat)), decision.seat)
    yield table, events


def told(words: Words, table: Table, events: Any) -> Iterator[str]:
    """What is said of a step to every viewer: what happened, what is asked, possible or refused, how it ended."""
    for viewer in (SPECTATOR, *range(table.seats)):
        yield from words.story(events, viewer)
        yield from words.story(events, viewer, veiled=True)
        yield from (words.decision(decision, viewer) for decision in table.waiting)
    for decision in table.waiting:
        view = table.view(decision.seat)
        yield from (words.action(action, decision.kind, view) for action in table.legal(decision.seat))
    refused = (table.why_not(text, seat) for seat in range(table.seats) for text in ("roll", "no", "claim r1", "stop"))
    yield from (words.reason(reason) for reason in refused if reason is not None)
    yield from (text for viewer in (SPECTATOR, 0) for text in words.ending(table.view(viewer)))


def shown(words: Words, table: Table) -> Iterator[str]:
    """The screens of every seat, drawn and as a list."""
    face = face_of(table.game.name)
    for layout in face.layouts:
        for viewer in (SPECTATOR, *range(table.seats)):
            yield " ".join(face.table(words, table.view(viewer), plain_terminal(), layout))


def everything(words: Words, game: str, number: int) -> list[str]:
    texts: list[str] = []
    for step, (table, events) in enumerate(played(game, number)):
        texts += told(words, table, events)
        if step % 40 == 5:
            texts += shown(words, table)
    return texts


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "number"), CASES)
@pytest.mark.slow
def test_where_every_seat_has_a_name_nobody_is_called_by_a_number(game: str, number: int, language: str) -> None:
    texts = everything(Words(language, game, PLAIN), game, number)
    assert [text for text in texts if NUMBERED.search(text)] == []
    assert [text for text in texts if language == "fr" and ELIDED.search(text)] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "number"), CASES)
@pytest.mark.slow
def test_no_name_breaks_a_sentence(game: str, number: int, language: str) -> None:
    """Whatever the names, the sentences are those of plain names."""
    plain, odd = Words(language, game, PLAIN), Words(language, game, ODD)
    assert odd.names[3] == "\N{FIRST STRONG ISOLATE}דנה\N{POP DIRECTIONAL ISOLATE}"
    names = dict(zip(PLAIN, odd.names, strict=True))
    for table, events in played(game, number):
        replaced = [_with_names(text, names) for text in told(plain, table, events)]
        assert [text.casefold() for text in told(odd, table, events)] == [text.casefold() for text in replaced]


def _with_names(text: str, names: dict[str, str | None]) -> str:
    return re.sub(rf"\b({'|'.join(PLAIN)})\b", lambda found: str(names[found[0]]), text)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "number"), CASES[::2])
def test_without_names_everything_is_said_as_ever(game: str, number: int, language: str) -> None:
    words, nameless = Words(language, game), Words(language, game, (None,) * 5)
    for table, events in played(game, number):
        assert list(told(words, table, events)) == list(told(nameless, table, events))


@pytest.mark.parametrize(
    ("language", "sentences"),
    [
        ("en", ["Ana asks about a swap.", "Seat 2 asks about a swap.", "The turn of Ana ends.", "Role of Ana: Noah"]),
        ("fr", ["Ana pose une question sur un échange.", "La question de la place 2 porte sur un échange.",
                "Ana termine son tour.", "Ana a le rôle Noah"]),
    ],
)  # fmt: skip
def test_a_seat_without_a_name_keeps_its_number_beside_one_that_has_one(language: str, sentences: list[str]) -> None:
    words = Words(language, "assembly", ("Ana",))
    asked = [words.event({"event": "asked", "seat": seat, "command": "swap"}, SPECTATOR) for seat in (0, 1)]
    ended = words.event({"event": "turn_ended", "seat": 0}, SPECTATOR)
    role = words.say("role-line", role="Noah", used="no", **words.who(0, SPECTATOR)).partition(",")[0]
    assert [*asked, ended, role] == sentences


@pytest.mark.parametrize(
    ("language", "question"),
    [
        ("en", "Your question: which command would Igor verify?"),
        ("fr", "Votre question\N{NO-BREAK SPACE}: quelle commande serait vérifiée par Igor\N{NO-BREAK SPACE}?"),
    ],
)
def test_whoever_asks_is_told_the_name_of_the_partner(language: str, question: str) -> None:
    assert Words(language, "assembly", PLAIN).decision(Decision(0, "ask", {}), 0) == question


@pytest.mark.parametrize(
    ("language", "waited"), [("en", ": Igor, Elsa, seat 1, 4."), ("fr", ": Igor, Elsa, place 1, 4.")]
)
def test_a_refusal_names_those_who_are_waited_for(language: str, waited: str) -> None:
    words = Words(language, "fuse", (None, "Igor", None, None, "Elsa"))
    assert words.reason(Reason("wait_for_losses", "A30", {"seats": [1, 2, 4, 5]})).endswith(waited)


@pytest.mark.parametrize(
    ("language", "told", "waited", "holder"),
    [
        ("en", "You have placed K5 already.", ": you, Elsa, seat 4.", "The table waits for you now."),
        ("fr", "Vous avez déjà posé N5.", ": vous, Elsa, place 4.", "La table vous attend maintenant."),
    ],
)
def test_a_refusal_says_you_to_a_viewer_whose_seat_it_names(language: str, told: str, waited: str, holder: str) -> None:
    words = Words(language, "fuse", (None, None, None, None, "Elsa"))
    taken = Reason("taken", "FUSE-CLAIM-1", {"die": "K5", "how": "placed", "seat": 1})
    assert words.reason(taken, viewer=0) == told
    assert words.reason(taken) == words.reason(taken, viewer=1) != told
    assert words.reason(Reason("wait_for_losses", "A30", {"seats": [1, 4, 5]}), viewer=0).endswith(waited)
    assert words.reason(Reason("not_your_decision", "TABLE-SEAT", {"seat": 1}), viewer=0) == holder


def test_a_name_is_cleaned_where_it_enters() -> None:
    assert Words("en", names=["  Ana \t\n Lee ", None]).names == ("Ana Lee", None)
    assert clean_name("Zoe\N{COMBINING DIAERESIS}") == "Zoë"


@pytest.mark.parametrize(
    ("name", "code"),
    [
        (7, "name_not_text"),
        ("", "name_empty"),
        (" \N{ZERO WIDTH JOINER}\N{COMBINING ACUTE ACCENT}", "name_empty"),
        ("\N{HANGUL FILLER} \N{BRAILLE PATTERN BLANK}", "name_empty"),
        ("x" * (LONGEST_NAME + 1), "name_too_long"),
        ("\x1b[2JAna", "name_hidden_signs"),
        ("Ana\N{RIGHT-TO-LEFT OVERRIDE}", "name_hidden_signs"),
        ("\N{POP DIRECTIONAL ISOLATE}Ana", "name_hidden_signs"),
        ("\ud800", "name_hidden_signs"),
    ],
)
def test_what_cannot_be_a_name_is_refused_with_a_code_and_a_sentence(name: Any, code: str) -> None:
    with pytest.raises(InvalidName) as refused:
        Words("en", "fuse", [name])
    fault = refused.value.fault
    assert fault.code == code
    assert str(refused.value) == Words("en").fault(fault) != Words("fr").fault(fault)


@pytest.mark.parametrize("names", ["Ana", 5, None])
def test_a_text_is_one_name_and_no_list_of_them(names: Any) -> None:
    with pytest.raises(InvalidName, match="names are a list, one for each seat, not"):
        Words("en", "fuse", names)


def test_nobody_is_called_by_the_name_of_a_seat_counted_from_the_end() -> None:
    for seat in (SPECTATOR, -2, 5):
        with pytest.raises(InvalidArgument):
            Words("en", "fuse", PLAIN).seat(seat)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("game", "lines"), [("fuse", "roll\n2:\nseat 1\n2: stop\n"), ("assembly", "ask nothing\n\n\n")]
)
def test_the_terminal_asks_people_by_name(game: str, lines: str, language: str) -> None:
    """Two people at one screen: prompts, headings, and whoever takes the screen."""
    target = Tty()
    table, words = tablemate.game(game).new(seed=1, players=2), Words(language, game, PLAIN)
    Session(table, words, Terminal(Tty(lines), target, {}), face_of(game)).run()
    text = target.getvalue()
    assert re.search("(Ana|Igor) >", text)
    assert not NUMBERED.search(text)
