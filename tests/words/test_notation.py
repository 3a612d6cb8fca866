"""Actions in every language: written from the same declaration, read back to the English of the records."""

from __future__ import annotations

import re
import unicodedata

import pytest

import tablemate
from tablemate.cli.commands import by_word, commands_of
from tablemate.cli.face import face_of
from tablemate.games import REGISTERED
from tablemate.kernel.actions import LONGEST_TEXT
from tablemate.kernel.cases import Case, moments
from tablemate.kernel.errors import Reason
from tablemate.words import LANGUAGES, Words
from tablemate.words.origin_story.nouns import card

from .catalogues import messages

EXAMPLES = {
    "command": "swap",
    "payment": "any",
    "role": " with noah",
    "bay": "4",
    "bays": "2 5 11",
    "distance": "1",
    "direction": "acw",
    "die": "g4",
    "seat": "3",
    "card": "swap",
    "slot": "2",
    "power": "s15",
    "ability": "",
    "suit": "m",
    "who": "automaton",
    "tricks": "3",
}
"""A word for each parameter."""
OTHERS = [language for language in LANGUAGES if language != "en"]


def typed_carelessly(text: str) -> str:
    """In capitals, with spaces, and with every accent left out."""
    plain = unicodedata.normalize("NFD", text)
    return f"  {''.join(letter for letter in plain if not unicodedata.combining(letter)).upper()} "


def declared(text: str) -> str:
    """A declared text as a catalogue has it."""
    return re.sub(r"{(\w+)}", r"{ $\1 }", text)


@pytest.mark.parametrize("name", REGISTERED)
def test_english_notation_is_the_declared_one(name: str) -> None:
    english = Words("en", name).catalogue
    texts = {kind.kind: english.sources[f"notation-{kind.kind}"] for kind in tablemate.game(name).speech.actions.types}
    said = {kind: text.splitlines()[0].partition(" = ")[2] for kind, text in texts.items()}
    assert said == {kind.kind: declared(kind.text) for kind in tablemate.game(name).speech.actions.types}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", REGISTERED)
def test_every_kind_of_action_and_no_other_has_its_notation(name: str, language: str) -> None:
    kinds = {f"notation-{kind.kind}" for kind in tablemate.game(name).speech.actions.types}
    assert set(Words(language, name).catalogue.named("notation-")) == kinds


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("name", REGISTERED)
@pytest.mark.parametrize("seed", range(6))
def test_every_open_action_is_written_in_its_own_way_and_read_back(name: str, language: str, seed: int) -> None:
    words, commands = Words(language, name), by_word(commands_of(face_of(name)))
    for moment in moments(Case.random(tablemate.game(name), seed)):
        legal = moment.table.legal(moment.seat)
        written = {words.notation(action): action.text for action in legal}
        assert len(written) == len(legal), f"two actions are written the same: {sorted(written)}"
        for text, english in written.items():
            assert words.understood(text) == words.understood(english) == english
            assert " ".join(words.understood(typed_carelessly(text)).lower().split()) == english
            assert text.partition(" ")[0] not in commands, f"{text} is a command"
            assert text in words.reason(Reason("stale_action", "TABLE-STALE", {"text": english}))


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("name", REGISTERED)
def test_no_line_of_english_means_another_action_in_another_language(name: str, language: str) -> None:
    english, words = Words("en", name).catalogue, Words(language, name)
    for kind in english.named("notation-"):
        for message in (kind, *(f"{kind}.{attribute}" for attribute in english.attributes(kind))):
            line = english.say(message, {each: EXAMPLES.get(each, "1") for each in messages(name, "en")[message]})
            assert words.understood(line) == line


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("name", REGISTERED)
def test_no_word_of_an_argument_is_the_english_one_of_another(name: str, language: str) -> None:
    catalogue = Words(language, name).catalogue
    for message in catalogue.named("word-"):
        said = {each: catalogue.say(f"{message}.{each}", {}) for each in catalogue.attributes(message)}
        assert len(set(said.values())) == len(said)
        assert not [each for each, word in said.items() if word in said and word != each]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", REGISTERED)
def test_notation_tells_no_more_than_a_seat_may_know(name: str, language: str) -> None:
    words = Words(language, name)
    for moment in moments(Case.random(tablemate.game(name), 8)):
        seats = {decision.seat for decision in moment.table.waiting}
        for seat in seats:
            other = moment.table.redealt(seat, 1)
            assert [*map(words.notation, other.legal(seat))] == [*map(words.notation, moment.table.legal(seat))]


@pytest.mark.parametrize(
    ("name", "typed", "english"),
    [
        ("assembly", "libre: antihoraire 2", "any: acw 2"),
        ("assembly", "Libre : antihoraire 4 avec Sammie", "any: acw 4 with sammie"),
        ("assembly", "dv: verrouiller 3, 6", "deploy_lock: lock 3, 6"),
        ("assembly", "DV : VERROUILLER RIEN", "deploy_lock: lock nothing"),
        ("assembly", "échange: échanger 2 5 9 avec jayani", "swap: swap 2 5 9 with jayani"),
        ("assembly", "trois: deployer", "three: deploy"),
        ("assembly", "montree:horaire 1", "shown: cw 1"),
        ("assembly", "any: horaire 1", "any: cw 1"),
        ("assembly", "demander rien", "ask nothing"),
        ("assembly", "d'abord 6", "first 6"),
        ("assembly", "garder 4 avec Amélie", "keep 4 with amelie"),
        ("assembly", "garder 4", "keep 4"),
        ("assembly", "sous échange libre", "under swap any"),
        ("assembly", "rien", "nothing"),
        ("assembly", "4 9", "4 9"),
        ("assembly", "wild: rotate cw 1", "wild: rotate cw 1"),
        ("fuse", "poser v4 sur b13.2", "place g4 on b13.2"),
        ("fuse", "poser v4 b13.2", "place g4 b13.2"),
        ("fuse", "N6 B35 . 1", "k6 b35.1"),
        ("fuse", "r4 b13.2", "r4 b13.2"),
        ("fuse", "a b13.2", "a b13.2"),
        ("fuse", "bruler a", "burn a"),
        ("fuse", "donner j4 a 3", "give y4 to 3"),
        ("fuse", "donner j4 3", "give y4 3"),
        ("fuse", "brûler g4", "burn g4"),
        ("fuse", "burn v4", "burn g4"),
        ("fuse", "Place N6 on B35.1", "place k6 on b35.1"),
        ("assembly", "discard libre", "discard any"),
        ("origin_story", "jouer 9F", "play 9m"),
        ("origin_story", "jouer 9M", "play 9m"),
        ("origin_story", "jouer 4½a", "play 4.5l"),
        ("origin_story", "jouer 4,5a", "play 4,5l"),
        ("origin_story", "4.5A", "4.5l"),
        ("origin_story", "9f", "9m"),
        ("origin_story", "Employer s15 comme f", "use s15 as m"),
        ("origin_story", "nommer e", "name b"),
        ("origin_story", "automaton", "automaton"),
        ("origin_story", "charger s50.2", "charge s50.2"),
        ("origin_story", "reddition", "surrender"),
        ("origin_story", "mechant", "villain"),
        ("origin_story", "9m", "9m"),
    ],
)
def test_french_is_read_as_people_type_it(name: str, typed: str, english: str) -> None:
    assert Words("fr", name).understood(typed) == english


def test_halves_are_written_in_french_as_the_table_shows_them() -> None:
    french = Words("fr", "origin_story")
    assert [french.written(line) for line in ("play 8.5l", "4.5l2", "charge s50.2")] == [
        "jouer 8½a",
        "4½a2",
        "charger s50.2",
    ]
    assert Words("fr", "fuse").written("place g4 on b13.5") == "poser v4 sur b13.5"
    shown = [card(Words(language, "origin_story"), "8.5L") for language in LANGUAGES]
    assert shown == ["8.5L", "8½A"]


@pytest.mark.parametrize("line", ["choisir v4", "perdre n1.2", "poser r4 sur j1.3", "r4 v4.1"])
def test_cards_of_a_deck_that_are_called_like_dice_are_no_dice(line: str) -> None:
    card = line.split()[-1]
    assert Words("fr", "fuse").understood(line).split()[-1] == card


@pytest.mark.parametrize("name", REGISTERED)
@pytest.mark.parametrize(
    "line", ["", "Hélicoptère !", "jouer", "poser l’œuf sur la table", ":", "x: y: z", "5", "ñ" * 900]
)
def test_what_is_not_understood_stays_as_it_was_typed(name: str, line: str) -> None:
    assert Words("fr", name).understood(line) == line
    assert Words("en", name).understood(line) == line


@pytest.mark.parametrize("name", REGISTERED)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_line_that_is_longer_than_any_action_stays_as_it_is(name: str, language: str) -> None:
    words, kind = Words(language, name), tablemate.game(name).speech.actions.types[0].kind
    beginning = words.catalogue.say(
        f"notation-{kind}", {each: EXAMPLES.get(each, "1") for each in messages(name, "en")[f"notation-{kind}"]}
    )
    longer = beginning.ljust(LONGEST_TEXT + 1)
    assert words.understood(longer) == words.written(longer) == longer
