"""Whatever set of cards the game accepts can be played, told, written down and set up again."""

from __future__ import annotations

import json
import random
from itertools import chain
from pathlib import Path
from typing import Any

import pytest

from tablemate import SPECTATOR, IllegalAction, Table
from tablemate.games.origin_story import GAME
from tablemate.games.origin_story import cards as package
from tablemate.games.origin_story.cards import CardSet, InvalidCards, Power, Vancardian, cards_from_data, read_cards
from tablemate.games.origin_story.cards.abilities import Ability
from tablemate.games.origin_story.cards.terms import ConditionKind, CountKind
from tablemate.games.origin_story.cards.vocabulary import VOCABULARY
from tablemate.games.origin_story.described import describe_set
from tablemate.kernel import arena
from tablemate.kernel.arena import Arena
from tablemate.kernel.engine import interpreted_engine
from tablemate.words import LANGUAGES, Words
from tablemate.words.origin_story import explain

from .positions import HERO, kind, laid, own_set, texts, told
from .wild import wild_set

GAMES = 20
MOST_STEPS = 4000
LOOKS = 0.08
TELLS = 0.2
ALL = {"cards": 56, "different": 56}
WISH = {"surrender": 0.01, "charge": 20, "done": 0.4, "use": 8, "pass": 0.3, "decline": 0.5}


@pytest.fixture(autouse=True)
def strictly(monkeypatch: pytest.MonkeyPatch) -> None:
    """A number that does not fit its field is an error."""

    strict = interpreted_engine(GAME.program, strict=True)
    monkeypatch.setattr(arena, "interpreted_engine", lambda program: strict)


def test_a_number_that_does_not_fit_is_noticed_here() -> None:
    with pytest.raises(OverflowError):
        Arena(GAME, GAME.read_options({})).state(0).level = 1 << 40


def cards_of(cards: CardSet) -> list[Power | Vancardian]:
    """All cards with abilities."""
    return [*cards.powers, *cards.vancardians]


def abilities_of(cards: CardSet) -> list[Ability]:
    """All abilities of a set."""
    return [*chain.from_iterable(card.abilities for card in cards_of(cards))]


def eager(table: Table, chance: random.Random) -> str:
    """A random answer, abilities more often than not, surrender seldom."""
    answers = texts(table)
    return chance.choices(answers, [WISH.get(answer.split()[0], 1) for answer in answers])[0]


def again(table: Table) -> Table:
    """The same table, from a file."""
    twin = GAME.from_position(json.loads(json.dumps(table.to_position())))
    assert twin.digest() == table.digest()
    return twin


def look(table: Table, words: list[Words], chance: random.Random) -> None:
    """All that can be seen and said of a table now; it reads back and can be played on."""
    view, decision, answers = table.view(0), table.waiting[0], texts(table)
    assert len(set(answers)) == len(answers)
    for viewer in (0, SPECTATOR):
        assert table.redealt(viewer, chance.randrange(1 << 30)).view(viewer) == table.view(viewer)
    for each in words:
        assert each.decision(decision, 0, view)
        assert all(each.action(action, decision.kind, view) for action in table.legal(0))
    twin, copy, action = again(table), table.copy(), chance.choice(table.legal(0))
    assert texts(twin) == answers
    twin.play(action.text, 0)
    copy.play(action, 0)
    assert twin.digest() == copy.digest()


def played(table: Table, chance: random.Random) -> None:
    """Play to the end and look around now and then."""
    words = [Words(language, "origin_story").about(table.options) for language in LANGUAGES]
    for _ in range(MOST_STEPS):
        if not table.waiting:
            break
        if chance.random() < LOOKS:
            look(table, words, chance)
        events = table.play(eager(table, chance), 0)
        table.judge()
        for each in words if chance.random() < TELLS else []:
            each.story(events, 0)
            each.story(events, SPECTATOR, veiled=True)
    assert table.outcome is not None
    assert again(table).outcome == table.outcome
    assert not [each for each in told(table, "scored") if each["who"] == "you" and each["points"] < 0]


# Any set


@pytest.mark.parametrize("extreme", [False, True])
@pytest.mark.parametrize("number", range(GAMES))
@pytest.mark.slow
def test_wild_sets_can_be_played_to_the_end(number: int, extreme: bool) -> None:
    cards = wild_set(number, extreme=extreme)
    played(GAME.new(seed=number, level=number % 6, cards=cards), random.Random(number))


@pytest.mark.slow
def test_wild_sets_read_back_and_can_be_explained() -> None:
    words = [Words(language, "origin_story") for language in LANGUAGES]
    for number in range(4):
        cards = wild_set(number, extreme=number % 2 == 1)
        assert cards_from_data(json.loads(json.dumps(cards.as_json()))) == cards
        for card in describe_set(cards).values():
            assert all(all(explain(each, card)) for each in words)


@pytest.mark.slow
def test_wild_sets_say_nearly_all_that_can_be_said() -> None:
    abilities = [*chain.from_iterable(abilities_of(wild_set(number)) for number in range(12))]
    effects = {(ability.window, effect.op) for ability in abilities for effect in ability.effects}
    every = {(window, op) for op, word in VOCABULARY.items() for window in word.windows}
    assert len(effects & every) > 0.9 * len(every)
    assert {condition.kind for ability in abilities for condition in ability.conditions} == set(ConditionKind)
    expressions = [*chain.from_iterable(ability.expressions for ability in abilities)]
    assert {term.count.kind for expression in expressions for term in expression.terms} == set(CountKind)


# As much as there can be


def small_set(**abilities: list[str]) -> dict[str, Any]:
    """As few standard cards as there must be, some with other abilities."""
    data = own_set(None, **abilities)
    green, red = ([card for card in data["vancardian"] if card["bolts"] == bolts] for bolts in (1, 2))
    few = {"mat": data["mat"][:1], "story": data["story"][:12], "superhero": data["superhero"][:2]}
    return {**data, **few, "vancardian": green[:6] + red[:6]}


def set_of(mat: tuple[str, ...], stories: tuple[str, ...]) -> dict[str, Any]:
    """Few cards, with these abilities on the mat and on all stories."""
    data = small_set(m1=[*mat])
    for card in data["story"]:
        card.update(slots=["1"], abilities=[*stories])
    return data


def charging(table: Table, *first: str) -> str:
    """Charge what can be charged, then what is wished for, then the first answer that does not give up."""
    answers = texts(table)
    for wish in ("charge", *first):
        for answer in answers:
            if answer.startswith(wish):
                return answer
    return next(answer for answer in answers if answer not in ("surrender", "done"))


def all_charged(cards: dict[str, Any], **position: Any) -> Table:
    """Your turn to lead in round 4, with the mat and four stories charged."""
    slots = dict.fromkeys(ROUND_4, 1)
    return laid(**HERO, options={"cards": cards}, powers=ROUND_4, slots=slots, leader="you", **position)


ROUND_4 = ["m1", "s01", "s02", "s03", "s04"]
MY_VALUES = ("ongoing: myval(S,+1), myval(M,+1), myval(B,+1), myval(L,+1)",) * 4


def test_four_abilities_of_four_changes_of_value_on_all_cards_are_summed_up() -> None:
    cards = set_of(MY_VALUES, MY_VALUES)
    table = all_charged(cards, hand=["9M", "1B"])
    again(table).play("play 9m", 0)
    table.play("play 9m", 0)
    assert told(table, "played")[0]["value"] == 9 + 5 * 4
    played(GAME.new(seed=1, cards=cards), random.Random(1))


def test_as_many_groups_of_cards_as_a_set_can_tell_apart_are_changed_at_once() -> None:
    selectors = [f"{suit}&print>={least}" for least in range(1, 13) for suit in "LBMS"]
    data = set_of(("lead: val(+1)",), ("lead: val(+1)",))
    for place, card in enumerate((data["mat"][0], *data["story"][:3])):
        groups = [f"myval({each},-20)" for each in selectors[place * 12 : place * 12 + 12]]
        card["abilities"] = [f"ongoing: {', '.join(groups[at : at + 4])}" for at in (0, 4, 8)]
    table = all_charged(data, hand=["13L", "1B"])
    again(table).play("play 13l", 0)
    table.play("play 13l", 0)
    assert told(table, "played")[0]["value"] == 13 - 12 * 20 + 1


def test_sixteen_times_twenty_on_all_cards_of_a_suit() -> None:
    cards = small_set(G1=["static: allval(S,+20), allval(S,+20), allval(S,+20), allval(S,+20)"] * 4)
    table = laid(**HERO, options={"cards": cards}, round=3, event="G1", hand=["9S", "1B"], leader="you")
    again(table).play("play 9s", 0)
    table.play("play 9s", 0)
    assert told(table, "played")[0]["value"] == 9 + 16 * 20
    while table.view(0)["round"] == 3:
        table.play(charging(table, "play"), 0)


def test_an_ability_can_be_used_again_and_again_while_tricks_are_taken_back() -> None:
    rewinds = ("lost: rewind() x8",) * 2 + ("won: rewind() x8",) * 2
    table = all_charged(set_of(("turn: align()", *("lost: rewind() x8",) * 3), rewinds))
    used = 0
    while used <= 130:
        table.play(charging(table, "use"), 0)
        found = table.to_position()["uses"].get("m1", [0])[0]
        if found != used and found in (127, 128, 130):
            again(table)
        used = found


@pytest.mark.parametrize("values", [[4, 4, 8, 8], [4.5] * 4, [13] * 4])
def test_equal_playing_cards_have_names_of_their_own(values: list[float]) -> None:
    cards = cards_from_data(with_love(values))
    names = cards.playing_names
    assert len(set(names)) == len(names) == 56
    table, chance = GAME.new(seed=5, cards=cards, level=5), random.Random(5)
    for _ in range(40):
        again(table)
        assert len(set(texts(table))) == len(texts(table))
        table.play(eager(table, chance), 0)


def with_love(values: list[float]) -> dict[str, Any]:
    """Few cards with these extra-love cards, which are added in every round."""
    data = small_set()
    line = "+".join(f"A{int(value)}" for value in sorted(set(values)))
    return {**data, "extra_love": values, "vancardian": [{**card, "rounds": [line] * 5} for card in data["vancardian"]]}


def test_the_third_of_equal_cards_can_be_played_by_name() -> None:
    cards = with_love([4, 4, 8, 8])
    hand = ["4L", "4L2", "4L3"]
    table = laid(**HERO, options={"cards": cards}, hand=hand, leader="you", trick=6)
    assert [answer for answer in texts(table) if answer.startswith("play")] == ["play 4l", "play 4l2", "play 4l3"]
    table.play("play 4L3", 0)
    assert set(table.to_position()["hand"]) == {"4L", "4L2"}


def test_no_prediction_counts_nothing() -> None:
    cards = small_set(m1=["start?villain: predict()", "eor?hero: vp(pred)"])
    table = laid(**HERO, options={"cards": cards}, powers=["m1"], slots={"m1": 1}, leader="you")
    while table.view(0)["round"] == 1:
        table.play(charging(table, "play"), 0)
    points = [each["points"] for each in told(table, "scored") if each["who"] == "you"]
    assert all(each > 0 for each in points)
    assert sum(points) == table.view(0)["vp"]["you"]


@pytest.mark.slow
def test_values_are_set_and_changed_as_often_as_there_are_abilities() -> None:
    """What is set is cut to 99; what is added after that is not."""
    cards = set_of(("react: setval(7*lead) x8",) * 4, ("react: val(+20) x8",) * 4)
    rows = {"automaton": ["1S"], "factoryon": ["4S"]}
    table = all_charged(cards, hand=["1B"], plays=["13M", "2M", "3M"], trick=7, rows=rows)
    assert kind(table) == "react"
    values = []
    while table.view(0)["trick"] == 7:
        play = again(table).to_position()["plays"][0]
        values.append(play["base"] + play["plus"])
        uses = [answer for answer in texts(table) if answer.startswith("use")]
        table.play(uses[len(values) % len(uses)], 0)
    assert max(values) > 250


# What is refused


def test_tokens_taken_count_like_tokens_given() -> None:
    text = Path(package.__file__).with_name("standard.toml").read_text(encoding="utf-8")
    line = next(number for number, each in enumerate(text.splitlines(), start=1) if "revealed: stam(+2)" in each)
    with pytest.raises(InvalidCards) as problem:
        read_cards(text.replace("revealed: stam(+2)", "revealed: stamround(-4), stamround(-4), stamround(-4)"))
    assert (problem.value.bare.code, problem.value.line) == ("tokens", line)
    with pytest.raises(InvalidCards, match=r"G1.*12"):
        cards_from_data(small_set(G1=["event: stamround(-4), stamround(-4), stamround(-4)"]))


def test_love_of_no_possible_value_is_refused() -> None:
    for value in (10**5000, -(10**5000), 1e308, float("inf"), float("nan"), "9" * 5000, "٤", 14, 0, True, None):
        with pytest.raises(InvalidCards) as problem:
            cards_from_data({**small_set(), "extra_love": [value, value, 4, 4]})
        assert problem.value.bare.code == "extra_love"


def test_love_of_a_huge_value_in_a_file_is_refused() -> None:
    with pytest.raises(InvalidCards):
        read_cards(f"extra_love = [{'9' * 5000}, 4, 4, 4]")


@pytest.mark.parametrize("sentence", ["predict ٣", "predict ³", "predict 03", "use m1.٣", "use m1.³", "charge m1.١"])
def test_only_plain_digits_are_numbers_in_notation(sentence: str) -> None:
    cards = small_set(m1=["start: predict()"])
    table = laid(
        **HERO, options={"cards": cards}, powers=["m1"], slots={"m1": 1}, agenda=[{"predict": "m1"}, "trick"],
    )  # fmt: skip
    with pytest.raises(IllegalAction) as refused:
        table.play(sentence, 0)
    assert refused.value.why.code == "unreadable"
