"""Whatever happens in FUSE can be said, in both languages, to every viewer; and every card can be explained."""

from __future__ import annotations

import random
from typing import Any

import pytest

import tablemate
from tablemate import CLOCK, SPECTATOR, Table
from tablemate.games.fuse.cards import read_deck, standard_deck
from tablemate.games.fuse.described import DescribedBomb, describe_bomb
from tablemate.games.fuse.situations import random_options
from tablemate.kernel.actions import Action, Decision
from tablemate.kernel.chance import new_stream
from tablemate.kernel.errors import Reason
from tablemate.kernel.outcomes import Outcome
from tablemate.words import LANGUAGES, Words
from tablemate.words.fuse.pieces import bomb_of, explain, matches, name_of, printed, short_rules
from tests.games.samples import decisions_of

from .catalogues import kernel_codes, reason_codes

GAME = tablemate.game("fuse")
WORDS = {language: Words(language, "fuse") for language in LANGUAGES}
GARBAGE = ("", "place", "place r9 on b01.1", "r4 on b01.9", "burn k7", "pick b99", "lose b01.1", "give r1 to 9", "roll")
ARGUMENTS = {
    "die": "R4",
    "card": "B13",
    "slot": 2,
    "seat": 3,
    "seats": [1, 3],
    "row": "B01, B02",
    "below": 2,
    "asks": [{"colour": "red", "value": 4}, {"colour": "blue", "value": None}],
    "rules": [{"kind": "sum", "slots": [1, 2], "right": [], "number": 7}],
    "how": "held",
    "text": "xyzzy",
}
SUBJECTS: dict[str, dict[str, Any]] = {
    "roll": {"dice": 3},
    "draft": {"dice": 1, "hand": None},
    "lose": {"cause": "penalty", "shown": "R3", "cards": ["B13"]},
    "pick": {"row": ["B01"]},
}
OWN_DECK = """
[[bomb]]
id = "OWN"
value = 3
layout = "free"
slots = ["_", "R/4", "K2", "?"]
rules = ["rise 3 1", "same_colour 1 3"]
supports = { 4 = [1, 2] }
"""


def everything_about(table: Table, words: Words, chance: random.Random) -> None:
    """Say all that can be said about a table now."""
    for decision in table.waiting:
        view = table.view(decision.seat)
        for viewer in (SPECTATOR, *range(table.seats)):
            assert words.decision(decision, viewer)
        for action in table.legal(decision.seat):
            assert words.action(action, decision.kind, view)
        reason = table.why_not(chance.choice(GARBAGE), decision.seat)
        assert reason is None or words.reason(reason)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("aloud", [False, True])
@pytest.mark.parametrize("seed", range(8))
@pytest.mark.slow
def test_random_games_can_be_told_to_everybody(language: str, seed: int, aloud: bool) -> None:
    chance, words = random.Random(seed), WORDS[language].aloud(on=aloud)
    stream = new_stream(seed, 5)
    table = GAME.new(seed=seed, **random_options(stream))
    viewers = (SPECTATOR, *range(table.seats))
    assert all(text for _, text in words.options(table.options))
    events = tuple(table.events)
    for _ in range(300):
        for viewer in viewers:
            assert not [sentence for sentence in words.story(events, viewer) if "{" in sentence]
            assert all(words.event(event.seen_by(viewer), viewer) for event in events)
        if not table.waiting:
            break
        everything_about(table, words, chance)
        seat = CLOCK if chance.random() < 0.01 else chance.choice(table.waiting).seat
        events = table.play(chance.choice(table.legal(seat)), seat)
    if table.outcome is not None:
        assert len(words.outcome(table.outcome)) >= 5


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", sorted(reason_codes("fuse") - kernel_codes()))
def test_every_reason_can_be_said(language: str, code: str) -> None:
    sentence = WORDS[language].reason(Reason(code, "RULE", ARGUMENTS))
    assert sentence[-1] in ".?!", sentence
    assert "{" not in sentence
    assert sentence[0] == sentence[0].upper()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_dead_end_without_rules_speaks_of_the_five_dice_of_a_colour(language: str) -> None:
    arguments = {**ARGUMENTS, "rules": ""}
    said = WORDS[language].reason(Reason("dead_end", "L5", arguments))
    assert said != WORDS[language].reason(Reason("dead_end", "L5", ARGUMENTS))
    assert ": ." not in said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", decisions_of("fuse"))
def test_every_decision_can_be_said_to_every_viewer(language: str, kind: str) -> None:
    decision = Decision(0, kind, SUBJECTS.get(kind, {}))
    mine, other = (WORDS[language].decision(decision, viewer) for viewer in (0, 1))
    assert mine != other
    assert WORDS[language].decision(decision, SPECTATOR) == other


def test_the_dice_of_a_roll_are_one_sentence() -> None:
    table = GAME.new(seed=7)
    assert WORDS["en"].story(table.play("roll"), 0) == ["You roll K5, K3 and G2."]
    assert WORDS["en"].aloud().story(table.events[-4:], 0) == ["You roll the black 5, the black 3 and the green 2."]


@pytest.mark.parametrize("language", LANGUAGES)
def test_beside_a_board_a_bomb_is_called_by_the_name_that_stands_on_it(language: str) -> None:
    """Its id is typed in a terminal; on a board it stands nowhere."""
    words = WORDS[language].illustrated()
    named = [name_of(words, bomb_of(words, card)) for card in ("B12", "B13")]
    lost: list[dict[str, Any]] = [
        {"event": "die_lost", "seat": 0, "die": "R4", "card": "B12", "slot": 1},
        {"event": "die_lost", "seat": 2, "die": "B3", "card": "B13", "slot": 2},
    ]
    dealt: list[dict[str, Any]] = [{"event": "row_filled", "card": card} for card in ("B12", "B13")]
    refused = words.reason(Reason("pick_first", "A28", {**ARGUMENTS, "row": "B12, B13"}))
    for said in (
        *words.voice.story(words, lost, 0, veiled=False),
        *words.voice.story(words, dealt, 0, veiled=False),
        refused,
    ):
        assert all(name in said for name in named)
        assert "B1" not in said


def test_dice_lost_together_are_told_together() -> None:
    lost: list[dict[str, Any]] = [
        {"event": "die_lost", "seat": 0, "die": "R4", "card": "B12", "slot": 1},
        {"event": "die_lost", "seat": 2, "die": "B3", "card": "B13", "slot": 2},
        {"event": "die_returned", "die": "R3"},
    ]
    told = WORDS["en"].voice.story(WORDS["en"], lost, 0, veiled=False)
    assert told == ["You lose R4 from B12 and seat 3 loses B3 from B13."]


def test_a_penalty_says_what_is_lost() -> None:
    told = WORDS["en"].event({"event": "penalty", "die": "R3", "seat": 1}, 0)
    assert told == "The burnt die of seat 2 is rolled again: R3. It costs each player a red die or a 3."


def test_after_the_win_a_board_says_at_every_question_that_the_game_is_won() -> None:
    decision, view = Decision(0, "roll", SUBJECTS["roll"]), {**GAME.new(seed=1, players=1).view(0), "won": True}
    words = WORDS["en"]
    asked = words.voice.decision(words, decision, 0, view)
    drawn = words.illustrated()
    assert drawn.voice.decision(drawn, decision, 0, view) == f"{words.say('screen-won')} {asked}"
    assert "won" not in drawn.voice.decision(drawn, decision, 0, {**view, "won": False})


def test_a_game_that_was_stopped_ended_with_a_win() -> None:
    figures = {"points": 41, "win_bonus": 0, "time_bonus": 0, "defused": 17, "picks": 16, "turns": 36, "ended_by": 6}
    assert "The game is won, and was stopped there." in WORDS["en"].outcome(Outcome(True, 41, "won", figures, ({},)))


def test_the_outcome_shows_where_the_points_come_from() -> None:
    figures = {"points": 30, "win_bonus": 10, "time_bonus": 7, "defused": 12, "picks": 12, "turns": 20, "ended_by": 1}
    outcome = Outcome(True, 47, "won", figures, ({"points": 12}, {"points": 18}))
    assert WORDS["en"].outcome(outcome) == [
        "Not a bomb left to take: you have won!",
        "The last bomb of the row was taken.",
        "Bombs defused: 12, worth 30",
        "By seats: 12 (seat 1) and 18 (seat 2)",
        "For winning: 10",
        "For the time left: 7",
        "Score: 47",
        "Bombs picked: 12; turns played: 20",
    ]


def spoiled(**more: Any) -> dict[str, Any]:
    """A wrong placement, as the event tells it."""
    return {"event": "spoiled", "seat": 0, "die": "K3", "card": "B02", **more}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("viewer", [0, 1])
def test_no_dice_go_back_from_an_empty_bomb(language: str, viewer: int) -> None:
    emptied, empty = (WORDS[language].event(spoiled(dice=dice), viewer) for dice in (2, 0))
    bag = {"en": "into the bag", "fr": "dans le sac"}[language]
    assert bag in emptied
    assert bag not in empty


def test_a_wrong_placement_is_not_praised() -> None:
    """With `hard_hands` a misfit can be chosen, but nothing says that it would defuse the bomb."""
    table = GAME.new(seed=7, players=1, hard_hands=True)
    for action in ("roll", "k5 b02.1", "g2 b02.2"):
        table.play(action)
    said = {
        str(action): WORDS["en"].action(action, "draft", table.view(0))
        for action in table.legal(0)
        if action.kind == "place"
    }
    name = next(bomb for bomb in standard_deck().bombs if bomb.id == "B02").name.en
    assert said["place k3 on b02.3"] == name
    assert any("die 1 of" in text for text in said.values())


@pytest.mark.parametrize(
    ("language", "drawn", "aloud"),
    [("en", "B, G, 3", "blue, green and 3"), ("fr", "B, V, 3", "bleu, vert et 3")],
)
def test_sabotage_is_told_by_what_it_matches(language: str, drawn: str, aloud: str) -> None:
    words = WORDS[language]
    assert matches(words, ["B", "G", "3"]) == drawn
    assert matches(words.aloud(), ["B", "G", "3"]) == aloud


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_plays_alone_is_no_group(language: str) -> None:
    """Alone one goes on or takes back, where several players agree; and what a group pays or ends is one's own."""
    words, decision = WORDS[language], Decision(0, "confirm", {})
    alone, several = ({"game": "fuse", "players": players, "won": False} for players in (1, 2))
    assert words.decision(decision, 0, alone) != words.decision(decision, 0, several) == words.decision(decision, 0)
    for kind in ("confirm", "burn", "stop"):
        action = Action(0, kind, kind)
        assert words.action(action, "draft", alone) != words.action(action, "draft", several)


@pytest.mark.parametrize(("language", "said"), [("en", "There is no die G7. "), ("fr", "Il n’y a pas de dé V7. ")])
def test_a_die_that_cannot_be_is_named_as_it_is_typed_also_aloud(language: str, said: str) -> None:
    reason = Reason("no_such_die", "NOTATION", {"die": "G7"})
    assert WORDS[language].aloud().reason(reason).startswith(said)


def test_a_refusal_names_dice_and_actions_as_they_are_typed_in_its_language() -> None:
    table = GAME.new(seed=7)
    for typed, french in (("jongler", "poser r4 sur b13.2"), ("burn g6", "V6"), ("burn y9", "R B V J ou N")):
        refused = table.why_not(typed, 0)
        assert refused is not None
        assert french in WORDS["fr"].reason(refused)


def bomb(card: str) -> DescribedBomb:
    """A card of the standard deck."""
    return describe_bomb(next(each for each in standard_deck().bombs if each.id == card))


@pytest.mark.parametrize(
    ("card", "expected"),
    [
        ("B42", ["slot 1: red 4 or blue 2", "slot 2: green 5 or yellow 3"]),
        ("B14", ["all slots: rising from left to right"]),
        ("B20", ["slots 1 and 2: together the same value as slot 3"]),
        ("B27", ["all slots: no two of the same colour"]),
        ("B01", ["both slots: values exactly 1 apart"]),
        ("B34", ["slot 1: a 4", "slot 2: black", "slot 3: a 2 or a 5", "slot 3: needs both dice below it first"]),
        ("B09", ["slot 1: yellow or black", "slot 3: red or green", "slot 2: higher than the die on its left"]),
        ("B33", ["slots 1 and 2: the same colour", "slot 3: lower than both dice below it",
                 "slot 3: needs both dice below it first"]),
        ("B54", ["left column: the same colour", "right column: the same colour", "slots 1 and 4: different colours",
                 "two stacks: fill each from the bottom up"]),
    ],
)  # fmt: skip
def test_a_card_is_explained(card: str, expected: list[str]) -> None:
    assert explain(WORDS["en"], bomb(card)) == expected


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_is_explained_and_no_two_alike(language: str) -> None:
    """Two cards that ask for different things never read the same."""
    bombs = [*map(describe_bomb, standard_deck().bombs)]
    assert len({(each.size, *explain(WORDS[language], each)) for each in bombs}) == len(bombs)
    drawn = {(each.layout, printed(WORDS[language], each), *short_rules(WORDS[language], each)) for each in bombs}
    assert len(drawn) == len(bombs)


def test_three_split_dice_are_one_choice() -> None:
    """A17."""
    deck = read_deck(
        '[[bomb]]\nid = "A"\nvalue = 2\nlayout = "row"\nslots = ["_", "_", "_"]\nrules = ["same_either 1 2 3"]'
    )
    assert explain(WORDS["en"], describe_bomb(deck.bombs[0])) == [
        "all slots: all the same value, or all the same colour (one choice for all of them)"
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_of_an_own_deck_is_explained(language: str) -> None:
    said = explain(WORDS[language], describe_bomb(read_deck(OWN_DECK).bombs[0]))
    assert len(said) == 6
    english = ["slot 2: red or a 4", "slot 3: black 2", "slot 4: any die", "slot 1: higher than slot 3",
               "slots 1 and 3: the same colour", "slot 4: needs dice on slots 1 and 2 first"]  # fmt: skip
    if language == "en":
        assert said == english


def test_words_about_a_table_speak_of_its_own_deck() -> None:
    data = standard_deck().as_json()
    data["bomb"][0]["name"] = "Something else"
    options = GAME.read_options({"deck": data})
    card = data["bomb"][0]["id"]
    assert name_of(WORDS["en"].about(options), bomb_of(WORDS["en"].about(options), card)) == "Something else"
    assert name_of(WORDS["en"], bomb_of(WORDS["en"], card)) == bomb(card).name.en
    with pytest.raises(tablemate.TablemateError, match="no card"):
        bomb_of(WORDS["en"], "OWN")
