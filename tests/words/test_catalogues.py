"""Both catalogues say the same things, everything they say is needed, and nothing that is needed is missing."""

from __future__ import annotations

import re
import unicodedata

import pytest

from tablemate.games.assembly.terms import Module
from tablemate.kernel.naming import names
from tablemate.words import LANGUAGES, Words

from .catalogues import FILES, GAMES, composed, literals, messages, own_literals, reason_codes, text
from .faults import SOURCE, raised


@pytest.mark.parametrize("catalogue", FILES)
def test_both_languages_have_the_same_messages_with_the_same_variables(catalogue: str) -> None:
    english, french = messages(catalogue, "en"), messages(catalogue, "fr")
    assert english.keys() == french.keys()
    differing = {name: (english[name], french[name]) for name in english if english[name] != french[name]}
    assert not differing


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("catalogue", FILES)
def test_no_message_is_written_twice(catalogue: str, language: str) -> None:
    found = re.findall(r"^([a-z][\w-]*) *=", text(catalogue, language), re.MULTILINE)
    assert sorted(name for name in set(found) if found.count(name) > 1) == []


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.slow
def test_no_message_is_in_both_catalogues(game: str) -> None:
    assert not messages("table", "en").keys() & messages(game, "en").keys()


@pytest.mark.parametrize("catalogue", FILES)
@pytest.mark.slow
def test_every_message_is_used(catalogue: str) -> None:
    assert sorted(messages(catalogue, "en").keys() - literals(catalogue) - composed(catalogue)) == []


@pytest.mark.parametrize("catalogue", FILES)
@pytest.mark.slow
def test_everything_that_the_code_can_say_has_a_message(catalogue: str) -> None:
    assert sorted(composed(catalogue) - messages(catalogue, "en").keys()) == []


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.slow
def test_whatever_the_words_and_the_face_of_a_game_name_has_a_message(game: str) -> None:
    """A literal that looks like the name of a message of the game is one, of the game or of the table."""
    known = messages("table", "en").keys() | messages(game, "en").keys()
    beginnings = {name.partition("-")[0] for name in messages(game, "en")}
    named = {name for name in own_literals(game) if "-" in name and name.partition("-")[0] in beginnings}
    assert sorted(named - known) == []


@pytest.mark.parametrize("game", [None, *GAMES])
def test_every_fault_fills_its_sentence_and_nothing_else(game: str | None) -> None:
    known = messages("table", "en") | (messages(game, "en") if game else {})
    wanted = {code: frozenset(known[f"fault-{code}"]) for code in raised(game)}
    assert {code: given for code, given in raised(game).items() if given != {wanted[code]}} == {}


@pytest.mark.parametrize("catalogue", FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_fault_is_a_clause(catalogue: str, language: str) -> None:
    """So that it can stand behind a colon, alone or with another one behind it."""
    for line in re.findall(r"^(?:fault-\w+ =|   .\[\w+\]) (\w.*)$", text(catalogue, language, "faults"), re.MULTILINE):
        assert not re.match("[A-Z][a-z]", line), line
        assert line[-1] != ".", line


def test_the_source_gives_reasons_at_all() -> None:
    assert {"game_over", "bay_locked", "answer_pick", "role_noah", "unreadable"} <= reason_codes("assembly")
    assert {"game_over", "dead_end", "taken", "not_won_yet", "already_stopped"} <= reason_codes("fuse")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_module_has_its_own_two_letters_and_its_own_glyph(language: str) -> None:
    words = Words(language, "assembly")
    codes = [words.say(f"module-{name}.code") for name in names(Module)]
    glyphs = [words.say(f"module-{name}.glyph") for name in names(Module)]
    assert len(set(codes)) == len(set(glyphs)) == 12
    assert all(re.fullmatch("[A-Z]{2}", code) for code in codes)
    assert all(len(glyph) == 1 and unicodedata.east_asian_width(glyph) in "NAH" for glyph in glyphs)


def test_a_module_has_the_same_glyph_in_both_languages() -> None:
    english, french = Words("en", "assembly"), Words("fr", "assembly")
    for name in names(Module):
        assert english.say(f"module-{name}.glyph") == french.say(f"module-{name}.glyph")


@pytest.mark.parametrize("catalogue", FILES)
def test_french_is_set_as_french_is_set(catalogue: str) -> None:
    """Typographic apostrophes, and no line can break before a colon, a semicolon, a question or a guillemet."""
    source = text(catalogue, "fr")
    assert "'" not in source
    assert not re.findall(r"\S [:;?!»](?=\s|$)", source, re.MULTILINE)
    assert not re.findall(r"« ", source)


@pytest.mark.parametrize("language", LANGUAGES)
def test_lists_read_naturally(language: str) -> None:
    words = Words(language)
    last = {"en": "and", "fr": "et"}[language]
    assert [words.listed(x) for x in ([], [3], [3, 6], [3, 6, 9])] == ["", "3", f"3 {last} 6", f"3, 6 {last} 9"]


def test_what_fills_a_message_cannot_steer_a_terminal_nor_fill_the_screen() -> None:
    """File names and records come from anywhere."""
    said = Words("en").say("problem", detail="\x1b[2Jspiral" + "x" * 5000)
    assert "\x1b" not in said
    assert "spiral" in said
    assert len(said) < 2000


def test_what_fills_a_message_keeps_its_no_break_spaces() -> None:
    """French sets one before a colon; as a plain space it would break the line there."""
    assert "a\N{NO-BREAK SPACE}: b" in Words("fr").say("problem", detail="a\N{NO-BREAK SPACE}: b")


def test_no_game_is_named_in_what_serves_all_games() -> None:
    """A new game adds folders and edits none of these."""
    titles = {Words(language, game).say("game-name") for game in GAMES for language in LANGUAGES}
    named = re.compile(rf"\b(?:{'|'.join(map(re.escape, {*GAMES, *titles}))})\b", re.IGNORECASE)
    folders = ("", "games", "bots", "cli", "words", "server")
    code = [path for folder in folders for path in (SOURCE / folder).glob("*.py")] + [*SOURCE.glob("kernel/**/*.py")]
    code += [
        path
        for folder in ("api", "pages", "storage", "tables", "thinking", "wire")
        for path in SOURCE.glob(f"server/{folder}/**/*.py")
    ]
    shared = [*code, *SOURCE.glob("words/text/*.ftl")]
    assert len(shared) > 100
    assert [path.name for path in shared if named.search(path.read_text(encoding="utf-8"))] == []
