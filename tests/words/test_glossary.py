"""French says one word for one thing: the catalogues keep to `docs/glossary.md`."""

from __future__ import annotations

import pytest

from .glossary import Excused, Slip, Term, exceptions, glossary, pairs, said_in, slips

TERMS = glossary()
HIGHEST = Term.of("`highest`", "le plus haut: `plus haut*`", "`plus fort*`")


def slips_of(section: str) -> list[Slip]:
    """Every slip that a section of the page finds."""
    return [slip for english, french in pairs(section) for slip in slips(TERMS[section], english, french)]


@pytest.mark.parametrize("section", TERMS)
def test_french_keeps_to_the_glossary(section: str) -> None:
    excused = exceptions()
    assert [slip for slip in slips_of(section) if not any(each.covers(slip) for each in excused)] == []


def test_every_exception_is_needed() -> None:
    found = [slip for section in TERMS for slip in slips_of(section)]
    assert [each for each in exceptions() if not any(each.covers(slip) for slip in found)] == []


@pytest.mark.parametrize(
    ("english", "french", "how"),
    [
        ("win = the highest card wins", "win = la carte la plus haute l’emporte", []),
        ("win = the highest card wins", "win = la carte du dessus l’emporte", ["says none of its words"]),
        ("win = that card wins", "win = la plus forte l’emporte", ["says “plus forte”"]),
        (
            "win = the highest card wins",
            "win = la plus forte l’emporte",
            ["says “plus forte”", "says none of its words"],
        ),
        ("win = the highestmost card", "win = le sommet", []),
        ("win =\n    .tap = { $n ->\n    [1] a card\n   *[2] the highest\n }", "win =\n    .tap = elle", ["says none"]),
        ("fault-field = highest must be a number", "fault-field = highest doit être un nombre", []),
        ("win = highest first", "win = highest d’abord", ["says none of its words"]),
    ],
)
def test_a_wrong_word_is_found(english: str, french: str, how: list[str]) -> None:
    found = [slip.how for slip in slips([HIGHEST], said_in(english), said_in(french))]
    assert len(found) == len(how)
    assert all(told.startswith(start) for told, start in zip(found, how, strict=True))


def test_an_exception_is_of_one_term() -> None:
    slip = Slip("card-top.name", "highest", "says none of its words")
    assert Excused("card-*.name", "highest").covers(slip)
    assert not Excused("card-*.name", "lowest").covers(slip)
    assert not Excused("cards", "highest").covers(slip)


@pytest.mark.parametrize("section", TERMS)
def test_no_word_of_a_term_is_one_that_is_never_said(section: str) -> None:
    terms = TERMS[section]
    assert [term.called for term in terms if term.never.search(term.words)] == []
