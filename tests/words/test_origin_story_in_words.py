"""Whatever happens in Origin Story can be said, in both languages; and every card can be explained."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

import pytest

import tablemate
from tablemate import SPECTATOR, Table
from tablemate.games.origin_story.cards import read_cards, standard_cards
from tablemate.games.origin_story.described import DescribedPower, DescribedVancardian, describe_set
from tablemate.kernel.actions import Decision
from tablemate.kernel.errors import Reason
from tablemate.kernel.outcomes import Outcome
from tablemate.words import LANGUAGES, Words
from tablemate.words.origin_story import explain
from tablemate.words.origin_story.cards import effects, event_in_words, lines_in_words
from tests.games.samples import decisions_of

from .catalogues import own_reasons

GAME = tablemate.game("origin_story")
FOLDER = Path(tablemate.__file__).parent / "games" / "origin_story"
WORDS = {language: Words(language, "origin_story") for language in LANGUAGES}
GARBAGE = ("", "play", "play 9m", "4.5l2", "use s17", "use s15 as q", "charge m1", "hero", "surrender", "keep s01", "x")
ARGUMENTS = {"card": "9M", "suit": "M", "power": "s20", "cost": 2, "left": 1, "text": "xyzzy"}
SUBJECTS: dict[str, dict[str, Any]] = {
    "charge": {"tokens": 2},
    "redraw": {"cards": 2},
    "discard": {"cards": 1},
    "reveal": {"cards": 3},
    "suit": {"power": "s43"},
    "predict": {"power": "s48"},
    "bury": {"who": "factoryon"},
    "target": {"power": "m5", "effect": "bury"},
    "exchange": {"who": "automaton", "gets": "2B"},
    "turn": {"led": "M"},
}
CARDS = describe_set(standard_cards())
POWERS = [card for card in CARDS.values() if isinstance(card, DescribedPower)]
VANCARDS = [card for card in CARDS.values() if isinstance(card, DescribedVancardian)]
NAMES = re.compile(r"\b\d+(?:\.5)?[LBMSAEFV]2?\b")


def everything_about(table: Table, words: Words, chance: random.Random) -> None:
    """Say all that can be said about a table now."""
    for decision in table.waiting:
        view = table.view(decision.seat)
        mine, other = (words.decision(decision, viewer, view) for viewer in (0, SPECTATOR))
        assert mine != other
        for action in table.legal(decision.seat):
            said = words.action(action, decision.kind, view)
            assert said
            assert "{" not in said
        reason = table.why_not(chance.choice(GARBAGE), decision.seat)
        assert reason is None or words.reason(reason)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("aloud", [False, True])
@pytest.mark.parametrize("seed", range(6))
@pytest.mark.slow
def test_random_games_can_be_told(language: str, seed: int, aloud: bool) -> None:
    chance, words = random.Random(seed), WORDS[language].aloud(on=aloud)
    table = GAME.new(seed=seed, level=seed % 6, ties="lost" if seed % 2 else "shared")
    assert all(text for _, text in words.options(table.options))
    events = tuple(table.events)
    while True:
        for viewer in (0, SPECTATOR):
            told = words.story(events, viewer)
            assert not [sentence for sentence in told if "{" in sentence or not sentence]
            assert all(words.event(event.seen_by(viewer), viewer) for event in events)
        veiled = " ".join(words.story(events, 0, veiled=True))
        assert not NAMES.findall(veiled), veiled
        if not table.waiting:
            break
        everything_about(table, words, chance)
        legal = table.legal(0)
        wanted = [action for action in legal if action.kind not in ("surrender", "done", "pass")]
        events = table.play(chance.choice(wanted if chance.random() < 0.9 and wanted else legal), 0)
    assert table.outcome is not None
    assert len(words.outcome(table.outcome)) == 2


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", sorted(own_reasons("origin_story")))
def test_every_reason_can_be_said(language: str, code: str) -> None:
    sentence = WORDS[language].reason(Reason(code, "RULE", ARGUMENTS))
    assert sentence[-1] in ".?!", sentence
    assert "{" not in sentence
    assert sentence[0] == sentence[0].upper()


def test_there_are_reasons_at_all() -> None:
    assert {"must_follow", "too_few_tokens", "unreadable", "used_up", "answer_turn", "answer_outcome"} <= own_reasons(
        "origin_story"
    )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", decisions_of("origin_story"))
def test_every_decision_can_be_said_to_every_viewer(language: str, kind: str) -> None:
    decision = Decision(0, kind, SUBJECTS.get(kind, {}))
    assert WORDS[language].decision(decision, 0) != WORDS[language].decision(decision, SPECTATOR)


@pytest.mark.parametrize(
    ("kind", "number", "expected"),
    [
        ("reveal", 3, "Which card do you reveal? 3 still to reveal."),
        ("discard", 2, "Which card do you discard? 2 still to discard."),
        ("redraw", 2, "Do you discard a card? You may still discard up to 2; then you draw as many as you discarded."),
    ],
)
def test_a_question_that_comes_again_tells_how_many_cards_are_still_wanted(
    kind: str, number: int, expected: str
) -> None:
    assert WORDS["en"].decision(Decision(0, kind, {"cards": number}), 0) == expected


@pytest.mark.parametrize("code", ["not_offered", "not_your_power", "no_such_power"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_that_is_not_there_is_named_as_it_is_typed(language: str, code: str) -> None:
    assert " s99" in WORDS[language].reason(Reason(code, "OS-STORY-1", {"power": "s99"}))


def test_a_playing_card_that_there_is_not_is_named_as_it_is_typed_in_french() -> None:
    with pytest.raises(tablemate.IllegalAction) as refused:
        tablemate.game("origin_story").new(seed=1).read(WORDS["fr"].understood("jouer 99f"), 0)
    assert "carte 99f." in WORDS["fr"].reason(refused.value.why)


def test_a_refused_suit_is_named_in_full() -> None:
    reason = Reason("must_follow", "OS-FOLLOW-1", {"suit": "L", "card": "9M"})
    assert WORDS["en"].reason(reason) == "L ♥ love was led and you have it, so you cannot play 9M."
    assert WORDS["fr"].reason(reason).startswith("Couleur demandée\u00a0: A ♥ amour.")


def test_own_cards_are_counted_in_the_singular_too() -> None:
    cards = {"mat": [0], "story": [0] * 12, "superhero": [0] * 2, "vancardian": [0]}
    said = {language: words.voice.options["cards"](words, cards, None) for language, words in WORDS.items()}
    assert said["en"] == ("your own", "one mat, 12 stories, 2 superheroes, one Vancardian card")
    assert said["fr"].name == "les vôtres"
    assert said["fr"].meaning.startswith("un plateau, 12 cartes Histoire")


def test_the_outcome_tells_the_points_of_all_three() -> None:
    figures = {"vp_automaton": 14, "vp_factoryon": 16, "vp_you": 20}
    outcome = Outcome(True, 20, "won", figures, ({"vp": 20},))
    assert "Automaton 14, Factoryon 16, you 20" in WORDS["en"].outcome(outcome)[-1]


@pytest.mark.parametrize(
    ("card", "expected"),
    [
        ("m1", ["Whenever you lead, if your card is speed: your card counts +5."]),
        ("s03", [("At the end of the round, if you have won at least one trick with cards printed 4 or lower: "
                 "you gain 1 VP.")]),
        ("s14", [("Whenever you follow: the value of your card becomes the value of the led card plus ½ "
                 "(if you like; each use empties a slot).")]),
        ("s18", ["When you win a trick: the trick goes to the best other card (if you like, twice a round)."]),
        ("s20", [("All round: a Vancardian who follows draws as many cards as 2 minus the number of charged slots of "
                 "this card.")]),
        ("s43", ["When charged: name brains, strength or speed.",
                 "All round: your cards of the suit you named are love."]),
        ("h12", [("At the end of the round: you gain as many VP as the number of love cards in your tricks "
                 "(at most 2).")]),
        ("s28", ["At the end of the round: as a villain you score 4 VP with at most one trick."]),
        ("m2", ["When charged: you may discard a card and draw another one."]),
        ("s02", [("When charged: discard at most as many cards as the number of charged slots of this card, then draw "
                 "as many.")]),
        ("X8", ["At the end of the round: each Vancardian with at least 3 tricks gains 1 VP."]),
        ("X4", ["At the end of the round: a villain scores at most 2 VP for few tricks."]),
    ],
)  # fmt: skip
def test_a_card_is_explained(card: str, expected: list[str]) -> None:
    assert explain(WORDS["en"], CARDS[card]) == expected


@pytest.mark.parametrize(
    ("card", "expected"),
    [
        ("m1", "Chaque fois que vous entamez, si votre carte est de vitesse\u00a0: votre carte compte +5."),
        ("m2", "Au chargement\u00a0: vous pouvez défausser une carte et en piocher une autre."),
        ("s05", ("À la fin de la manche, si vous êtes héros et que vous avez au moins 4 plis\u00a0: "
                 "vous gagnez 1 PV.")),
        ("s10", "Toute la manche\u00a0: toutes vos cartes de vitesse comptent +3."),
        ("X3", "Toute la manche\u00a0: toutes les cartes d’amour, où qu’elles soient, comptent -3."),
    ],
)  # fmt: skip
def test_a_card_is_explained_in_french(card: str, expected: str) -> None:
    assert explain(WORDS["fr"], CARDS[card]) == [expected]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_is_explained_and_no_two_alike(language: str) -> None:
    """Two cards that do different things never read the same."""
    words, cards = WORDS[language], standard_cards()
    assert len({effects(words, each) for each in POWERS}) == len({_code(each) for each in cards.powers})
    assert len({event_in_words(words, each) for each in VANCARDS}) == len(cards.vancardians)
    assert all(len(lines_in_words(words, each)) == 5 for each in VANCARDS)


def _code(power: Any) -> tuple[Any, ...]:
    return tuple((ability.text, ability.removing) for ability in power.abilities)


OWN = {
    "ongoing?villain: myval(S&print>=9,-1/2), tie()": "villain",
    "eor?k>=1&won-tricks(A)>=2: vp(min(3,2*won))": "2 times",
    "won?shown&t<=4: vp(1)": "trick 4 or earlier",
    "eor?cardsin(L)>wonwith(M): vp(1)": "love",
    "eor?unspent=0: vp(1)": "tokens on no slot",
    "final?print>=7: val(-2)": "printed value",
    "charged: draw(2), discard(1)": "draw 2 cards, then discard one card",
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("ability", OWN)
def test_abilities_of_own_cards_are_explained(language: str, ability: str) -> None:
    text = (FOLDER / "cards" / "standard.toml").read_text(encoding="utf-8")
    own = read_cards(text.replace('"eor?won<=1: vp(1)"', f'"{ability}"'))
    said = effects(WORDS[language], describe_set(own)[own.stories[0].id])
    assert "{" not in said
    assert language != "en" or OWN[ability] in said


def test_words_that_know_a_table_use_the_names_of_its_cards() -> None:
    text = (FOLDER / "cards" / "standard.toml").read_text(encoding="utf-8")
    own = GAME.read_options({"cards": read_cards(text.replace("Orphaned Heir", "Foundling"))})
    words = Words("en", "origin_story").about(own)
    kept = {"event": "story_kept", "panel": 1, "power": "s01"}
    assert words.event(kept, 0) == "You keep Foundling (s01) on panel 1."
    assert WORDS["en"].event(kept, 0) == "You keep Orphaned Heir (s01) on panel 1."


@pytest.mark.parametrize("language", LANGUAGES)
def test_playing_cards_read_aloud_have_no_letters(language: str) -> None:
    from tablemate.words.origin_story.nouns import card

    words = WORDS[language].aloud()
    assert not [name for name in standard_cards().playing_names if NAMES.search(card(words, name))]
    assert card(WORDS["en"].aloud(), "4.5L2") == "the 4½ of love"
