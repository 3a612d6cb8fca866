"""Whatever happens in Origin Story can be said, in both languages; and every card can be explained."""

from __future__ import annotations

import ast
import random
import re
from pathlib import Path
from typing import Any

import pytest

import tablemate
from tablemate import SPECTATOR, Table
from tablemate.games.origin_story.cards import read_cards, standard_cards
from tablemate.games.origin_story.names import playing_cards
from tablemate.games.origin_story.terms import Op, Why
from tablemate.kernel.decisions import Decision, Outcome
from tablemate.kernel.errors import Reason
from tablemate.words import LANGUAGES, Words
from tablemate.words.origin_story import explain
from tablemate.words.origin_story.cards import effects, event_in_words, lines_in_words

GAME = tablemate.game("origin_story")
FOLDER = Path(tablemate.__file__).parent / "games" / "origin_story"
WORDS = {language: Words(language, "origin_story") for language in LANGUAGES}
GARBAGE = ("", "play", "play 9m", "4.5l2", "use s17", "use s15 as q", "charge m1", "hero", "surrender", "keep s01", "x")
ARGUMENTS = {"card": "9M", "suit": "M", "power": "s20", "cost": 2, "left": 1, "text": "xyzzy"}
DECISIONS = [op.name.lower() for op in Op if op <= Op.LAST_DECISION]
SUBJECTS: dict[str, dict[str, Any]] = {
    "charge": {"tokens": 2},
    "redraw": {"cards": 2},
    "discard": {"cards": 1},
    "reveal": {"cards": 3},
    "suit": {"power": "s43"},
    "predict": {"power": "s48"},
    "bury": {"who": "factoryon"},
    "exchange": {"who": "automaton"},
    "turn": {"led": "M"},
}
NAMES = re.compile(r"\b\d+(?:\.5)?[LBMS]2?\b")


def reason_codes() -> set[str]:
    """Every code of a refusal in the source of the game, decisions spelled out."""
    codes: set[str] = set()
    for name in ("reasons.py", "notation.py"):
        for node in ast.walk(ast.parse((FOLDER / name).read_text(encoding="utf-8"))):
            if (
                isinstance(node, ast.Call)
                and isinstance(node.func, ast.Name)
                and node.func.id in ("Reason", "_refused")
            ):
                codes |= _codes(node.args[0])
    return codes


def _codes(node: ast.expr) -> set[str]:
    match node:
        case ast.Constant(value=str(code)):
            return {code}
        case ast.IfExp(body=body, orelse=other):
            return _codes(body) | _codes(other)
        case ast.JoinedStr():
            return {f"answer_{kind}" for kind in DECISIONS}
    return set()


def everything_about(table: Table, words: Words, chance: random.Random) -> None:
    """Say all that can be said about a table now."""
    for decision in table.waiting:
        view = table.view(decision.seat)
        mine, other = (words.decision(decision, viewer, view) for viewer in (0, SPECTATOR))
        assert mine != other
        for action in table.legal(decision.seat):
            said = words.action(str(action), decision.kind, view)
            assert said
            assert "{" not in said
        reason = table.why_not(chance.choice(GARBAGE), decision.seat)
        assert reason is None or words.reason(reason)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("aloud", [False, True])
@pytest.mark.parametrize("seed", range(6))
def test_random_games_can_be_told(language: str, seed: int, aloud: bool) -> None:
    chance, words = random.Random(seed), WORDS[language].aloud(on=aloud)
    table = GAME.new(seed=seed, level=seed % 6, ties="lost" if seed % 2 else "shared")
    assert all(text for _, text in words.options(table.options.as_json()))
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
        wanted = [action for action in legal if action.text not in ("surrender", "done", "pass")]
        events = table.play(chance.choice(wanted if chance.random() < 0.9 and wanted else legal), 0)
    assert table.outcome is not None
    assert len(words.outcome(table.outcome)) == 3


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", sorted(reason_codes()))
def test_every_reason_can_be_said(language: str, code: str) -> None:
    sentence = WORDS[language].reason(Reason(code, "RULE", ARGUMENTS))
    assert sentence[-1] in ".?!", sentence
    assert "{" not in sentence
    assert sentence[0] == sentence[0].upper()


def test_there_are_reasons_at_all() -> None:
    assert {"must_follow", "too_few_tokens", "unreadable", "used_up", "answer_turn", "answer_outcome"} <= reason_codes()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", DECISIONS)
def test_every_decision_can_be_said_to_every_viewer(language: str, kind: str) -> None:
    decision = Decision(0, kind, SUBJECTS.get(kind, {}))
    assert WORDS[language].decision(decision, 0) != WORDS[language].decision(decision, SPECTATOR)


def told(events: list[dict[str, Any]], language: str = "en", *, veiled: bool = False) -> list[str]:
    """A story made up."""
    words = WORDS[language]
    return words.voice.story(words, events, 0, veiled=veiled)


def follow(why: str, *, kept: list[str], thrown: list[str], pushed: list[str], plays: str) -> list[dict[str, Any]]:
    """The Factoryon follows."""
    named = {"follow_drew": [*thrown, *kept], "not_kept": thrown, "kept": kept, "pushed_out": pushed}
    events = [{"event": kind, "who": "factoryon", "card": card} for kind, cards in named.items() for card in cards]
    value = float(re.sub("[LBMS]2?$", "", plays))
    return [*events, {"event": "played", "who": "factoryon", "card": plays, "why": why, "value": value}]


LED: list[dict[str, Any]] = [
    {"event": "trick_started", "trick": 4, "leader": "you"},
    {"event": "played", "who": "you", "card": "11M", "why": None, "value": 11},
]


def test_the_first_worked_example_is_told_step_by_step() -> None:
    """She draws 9B and 6M, keeps one of them, and cannot beat what was led."""
    turn = follow("cannot_beat", kept=["6M"], thrown=["9B"], pushed=["5S"], plays="6M")
    assert told([*LED, *turn])[-1] == (
        "The Factoryon draws 9B and 6M. She has no B, so 9B goes; she keeps 6M, and 5S at her right end makes room. "
        "She cannot beat your 11M with M and plays her lowest: 6M."
    )
    assert told([*LED, *turn], "fr")[-1].startswith("Le Factoryon pioche 9B et 6M. Il n’a pas de B, donc 9B s’en va")


def test_only_a_card_that_lies_alone_is_called_the_rival() -> None:
    """The batch begins with your card, which was not led: nothing is said of beating it."""
    turn = follow("cannot_beat", kept=[], thrown=["9B", "4S"], pushed=[], plays="6M")
    said = told([LED[1], *turn])[-1]
    assert "your 11M" not in said
    assert "She has no B or S, so 9B and 4S go." in said


def test_a_card_whose_value_changed_is_told_with_it() -> None:
    assert told([{**LED[1], "value": 13.5}]) == ["You play 11M (worth 13½)."]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("why", [*(why.name.lower() for why in Why), "bound", "no_suit_not_love"])
def test_every_reason_of_hers_can_be_told(language: str, why: str) -> None:
    turn = follow(why, kept=["6M", "7M"], thrown=[], pushed=["5S"], plays="6M")
    assert "6M" in told(turn, language)[0]
    assert "6M" not in told(turn, language, veiled=True)[0]


def test_keywords_are_told_with_what_they_did() -> None:
    def of(kind: str, *cards: str) -> list[dict[str, Any]]:
        return [{"event": kind, "who": "automaton", "card": card} for card in cards]

    replaced = {"event": "keyword", "who": "automaton", "keyword": "replace", "number": 2}
    assert told([replaced, *of("row_discarded", "4B", "4S"), *of("row_drew", "5B", "12L")]) == [
        "Replace 2, the Automaton: 4B and 4S go, 5B and 12L come to the right end."
    ]
    moved = {**replaced, "keyword": "move"}
    assert told([moved, *of("love_moved", "2L", "9L")]) == ["Move 2, the Automaton: 2L and 9L to the far left."]
    assert "no love" in told([moved, *of("row_discarded", "4B"), *of("row_drew", "5B")])[0]
    added = {**replaced, "keyword": "add", "number": 0}
    assert told([added, *of("row_discarded", "13M"), *of("love_added", "4.5L2")]) == [
        "Add love, the Automaton: 13M goes from the right end, 4.5L comes to the far left."
    ]


def test_a_card_that_binds_the_others_says_what_it_does() -> None:
    used = {"event": "power_used", "spot": "panel 1", "power": "s42"}
    changed = {"event": "value_changed", "card": "9M", "value": 9}
    said = ["Puppeteer (s42): who follows must play the lowest legal card."]
    assert told([used]) == told([used, changed]) == said
    boosted = told([{**used, "power": "s45"}, {**changed, "value": 19}])
    assert boosted == ["Second Wind (s45): 9M is worth 19 now."]


def test_points_of_a_card_are_told_apart_from_those_of_the_sides() -> None:
    paid = {"event": "power_used", "spot": "mat", "power": "m6"}
    scores = [
        {"event": "scored", "who": who, "points": points, "total": total}
        for who, points, total in (("you", 1, 4), ("automaton", 3, 3), ("factoryon", 2, 5), ("you", 2, 6))
    ]
    assert told([paid, *scores]) == [
        "Night Nurse (m6): you +1 VP, now 4.",
        "VP: the Automaton +3 (now 3), the Factoryon +2 (now 5) and you +2 (now 6).",
    ]
    assert told([paid, *scores[1:]])[0] == "Night Nurse (m6) takes effect."


def test_the_outcome_tells_the_points_of_all_three() -> None:
    figures = {"vp_automaton": 14, "vp_factoryon": 16, "vp_you": 20}
    outcome = Outcome(True, 20, "won", figures, ({"vp": 20},))
    assert WORDS["en"].outcome(outcome)[1:] == ["VP: Automaton 14, Factoryon 16, you 20", "Score: 20"]


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
    ],
)  # fmt: skip
def test_a_card_is_explained(card: str, expected: list[str]) -> None:
    power = next(each for each in standard_cards().powers if each.id == card)
    assert explain(WORDS["en"], power) == expected


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_is_explained_and_no_two_alike(language: str) -> None:
    """Two cards that do different things never read the same."""
    words, cards = WORDS[language], standard_cards()
    assert len({effects(words, each) for each in cards.powers}) == len({_code(each) for each in cards.powers})
    assert len({event_in_words(words, each) for each in cards.vancardians}) == len(cards.vancardians)
    assert all(len(lines_in_words(words, each)) == 5 for each in cards.vancardians)


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
    said = effects(WORDS[language], own.stories[0])
    assert "{" not in said
    assert language != "en" or OWN[ability] in said


def test_words_that_know_a_table_use_the_names_of_its_cards() -> None:
    text = (FOLDER / "cards" / "standard.toml").read_text(encoding="utf-8")
    words = Words("en", "origin_story")
    vars(words)["cards"] = read_cards(text.replace("Orphaned Heir", "Foundling"))
    kept = {"event": "story_kept", "panel": 1, "power": "s01"}
    assert words.event(kept, 0) == "You keep Foundling (s01) on panel 1."
    assert WORDS["en"].event(kept, 0) == "You keep Orphaned Heir (s01) on panel 1."


@pytest.mark.parametrize("language", LANGUAGES)
def test_playing_cards_read_aloud_have_no_letters(language: str) -> None:
    from tablemate.words.origin_story.nouns import card

    words = WORDS[language].aloud()
    assert not [name for name in playing_cards(standard_cards()) if NAMES.search(card(words, name))]
    assert card(WORDS["en"].aloud(), "4.5L2") == "the 4½ of love"
