"""Options declared once: what follows from the declaration, for every game and for one that gets a further option."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from types import SimpleNamespace
from typing import Any, cast

import pytest

import tablemate
from tablemate.cli.offer import offered
from tablemate.kernel.chance import new_stream, roll
from tablemate.kernel.errors import Fault, InvalidOptions, Limit, OptionName
from tablemate.kernel.game import Game
from tablemate.kernel.option_judging import Judged, supposed
from tablemate.kernel.schema import misfits
from tablemate.words import LANGUAGES, Words
from tablemate.words.catalogue import Catalogue
from tablemate.words.options import form, schema, told
from tablemate.words.words import Voice
from tests.kernel.toys import TOYS, count_up, head_start
from tests.kernel.toys.head_start import HeadStartOptions

GAMES = [*map(tablemate.game, tablemate.games()), *TOYS]


def some_options(game: Game, number: int) -> Iterator[dict[str, Any]]:
    """Random options of a game, of each set only some."""
    stream = new_stream(number, number)
    for _ in range(6):
        given = game.agreement.random_options(stream)
        yield {name: value for name, value in given.items() if roll(stream, 3)}


def names(value: object) -> list[object]:
    """Of a list each."""
    return value if isinstance(value, list) else []


def refused(game: Game, given: Mapping[str, Any]) -> Fault | None:
    """Why these options are refused."""
    try:
        game.read_options(given)
    except InvalidOptions as problem:
        return problem.fault
    return None


def why_not(game: Game, option: str, value: object, given: Mapping[str, Any]) -> str | None:
    """The code of the reason for which a value cannot be chosen beside these options."""
    (judged,) = (each for each in game.check_options(given)[option] if each.value == value)
    return None if judged.why_not is None else judged.why_not.code


def mixed_options(game: Game, number: int, sets: int) -> Iterator[dict[str, Any]]:
    """Some options of several sets, so that they may quarrel."""
    stream = new_stream(number, number)
    for _ in range(sets):
        pool = [game.read_options(game.agreement.random_options(stream)).as_json() for _ in range(3)]
        yield {name: pool[roll(stream, 3)][name] for name in game.options.declared() if roll(stream, 4) == 0}


def beside(game: Game, name: str, judged: Judged, given: Mapping[str, Any]) -> dict[str, Any]:
    """The options with a value chosen as well: of names one more, of seats one of them."""
    if judged.seat is not None:
        roles = [*supposed(game.options, given).roles]
        return {**given, name: [*roles[: judged.seat], judged.value, *roles[judged.seat + 1 :]]}
    if game.options.declared()[name].several:
        return {**given, name: [*(each for each in given.get(name, ()) if each != judged.value), judged.value]}
    return {**given, name: judged.value}


def completed(game: Game, given: Mapping[str, Any]) -> bool:
    """Can these be completed to a table?"""
    agreed = supposed(game.options, given)
    whole = {**given, **{name: getattr(agreed, name) for name in game.options.declared() if name not in given}}
    return refused(game, whole) is None


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_value_is_possible_exactly_if_a_table_can_be_made_with_it_and_the_choices_made(game: Game) -> None:
    """No completion is found for what is impossible, by chance either; what is in the way is chosen, and needed."""
    stream = new_stream(1, 1)
    fits = [given for given in mixed_options(game, 7, 12) if completed(game, given)]
    others = [game.read_options(game.agreement.random_options(stream)).as_json() for _ in range(40)]
    for given in fits:
        for name, judged in game.check_options(given).items():
            for each in judged:
                chosen = beside(game, name, each, given)
                assert each.possible == completed(game, chosen), (given, name, each)
                if each.why_not is not None:
                    assert not any(refused(game, {**other, **chosen}) is None for other in others), (given, name, each)
                    assert {*each.beside} | options_named(each.why_not) <= {*given, name}, (given, each)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_value_is_blamed_only_beside_choices_that_go_together_without_it(game: Game) -> None:
    for given in mixed_options(game, 8, 12):
        for name, judged in game.check_options(given).items():
            for each in judged:
                blamed = {option: given[option] for option in each.beside}
                if each.why_not is not None and name not in each.beside and each.seat is None:
                    assert completed(game, blamed), (given, each)
                    assert not completed(game, {**blamed, name: each.value}), (given, each)
                    assert options_named(each.why_not) <= {*given, name}, (given, each)


@pytest.mark.parametrize("given", [{}, {"players": 3}, {"six_point": False}, {"players": 5, "edition": "book2015"}])
@pytest.mark.parametrize("option", ["bombs", "sabotage_count"])
def test_a_limit_that_a_reason_says_is_the_true_one_for_the_choices_made(option: str, given: dict[str, Any]) -> None:
    fuse = tablemate.game("fuse")
    *_, most = (each for each in fuse.check_options(given)[option] if each.possible)
    assert why_not(fuse, option, most.value + 1, {**given, option: most.value + 1}) is not None
    limits = [
        part.most
        for each in fuse.check_options({**given, option: most.value + 2})[option]
        if each.why_not is not None
        for part in each.why_not.arguments.values()
        if isinstance(part, Limit)
    ]
    assert {*limits} == {most.value}


def options_named(fault: Fault) -> set[str]:
    """The options that a reason names."""
    return {part.name for part in fault.arguments.values() if isinstance(part, OptionName)}


@pytest.mark.parametrize(
    ("name", "given", "blamed"),
    [
        ("assembly", {"difficulty": ["hard_random_discard"]}, {"players": 1}),
        ("assembly", {"edition": "v22", "difficulty": ["hard_hold_dl_1"]}, {"edition": "v22", "honest": False}),
        ("assembly", {"players": 2, "difficulty": ["hard_oneway_cw"]}, {"players": 2, "edition": "later", "first": 1}),
        ("fuse", {"bombs": 80}, {"bombs": 80, "sabotage_count": 20}),
    ],
)
def test_no_innocent_option_is_blamed(name: str, given: dict[str, Any], blamed: dict[str, Any]) -> None:
    judged = tablemate.game(name).check_options(given)
    impossible = {option: each.value for option, values in judged.items() for each in values if not each.possible}
    assert {option: value for option, value in impossible.items() if option not in ("difficulty", "roles")} == blamed


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_options_read_back_from_json_and_conform_to_the_schema(game: Game) -> None:
    schema = {**game.options_schema(), "$defs": {}}
    for given in some_options(game, 8):
        if refused(game, given) is None:
            agreed = game.read_options(given)
            assert game.read_options(agreed.as_json()) == agreed
            named = {name: value for name, value in agreed.as_json().items() if not isinstance(value, dict)}
            assert misfits(schema, named) == []


def test_a_quarrel_of_others_makes_no_value_impossible() -> None:
    fuse, quarrel = tablemate.game("fuse"), {"players": 2, "solo_use": "one"}
    assert why_not(fuse, "players", 2, quarrel) == "solo_players"
    assert why_not(fuse, "solo_use", "one", quarrel) == "solo_players"
    assert why_not(fuse, "players", 1, quarrel) is why_not(fuse, "solo_use", "all", quarrel) is None
    assert why_not(fuse, "level", "insane", quarrel) is None
    assert why_not(fuse, "hard_hands", True, quarrel) == "solo_hands"


def test_a_default_that_follows_another_option_is_no_obstacle_to_it() -> None:
    fuse = tablemate.game("fuse")
    assert all(judged.possible for judged in fuse.check_options({})["mode"])
    assert why_not(fuse, "mode", "rolls", {"roll_budget": None}) == "rolls_without_budget"
    assert why_not(fuse, "mode", "live", {"mode": "relaxed", "clock_factor": 2}) == "clock_not_relaxed"


def test_of_a_list_each_name_is_judged_beside_those_chosen_and_of_seats_each_by_itself() -> None:
    assembly, given = tablemate.game("assembly"), {"players": 2, "roles": ["anna", "noah"]}
    roles = assembly.check_options(given)["roles"]
    taken = {(each.seat, each.value): each.why_not.code for each in roles if each.why_not}
    assert taken == {(0, "noah"): "role_twice", (1, "anna"): "role_twice"}
    variants = {"players": 2, "difficulty": ["easy_reserve_acw_cw"]}
    assert why_not(assembly, "difficulty", "easy_reserve_acw_cw", variants) is None
    assert why_not(assembly, "difficulty", "easy_reserve_cw_acw", variants) == "variants_easy"
    assert why_not(assembly, "difficulty", "hard_no_role", variants) == "variant_players"
    assert why_not(assembly, "first", 1, {"players": 1}) == "first_absent"


@pytest.mark.parametrize(
    ("name", "given", "wrong"),
    [
        ("fuse", {"bombs": 60}, {"bombs": "too_many_bombs"}),
        ("fuse", {"sabotage_count": 15}, {"sabotage_count": "too_much_sabotage"}),
        ("fuse", {"players": "two", "bombs": 99}, {"players": "not_one_of", "bombs": "not_number"}),
        ("fuse", {"mode": "relaxed", "clock_factor": 3}, {"clock_factor": "not_one_of"}),
        ("assembly", {"players": "2", "edition": "v22", "roles": "random"}, {"players": "not_one_of"}),
        ("assembly", {"roles": ["bob"]}, {"roles": "no_such_role"}),
        ("assembly", {"players": 2, "roles": ["anna", "anna"]}, {"roles": "role_twice"}),
        ("assembly", {"difficulty": ["easy_wild", "easy_keep_dl"]}, {"difficulty": "variants_easy"}),
    ],
)
def test_whatever_is_given_is_judged_and_what_is_wrong_with_it_is_told_at_its_own_option_only(
    name: str, given: dict[str, Any], wrong: dict[str, str]
) -> None:
    judged = tablemate.game(name).check_options(given)
    for option, code in wrong.items():
        chosen = [each for each in judged[option] if each.value == given[option] or each.value in names(given[option])]
        assert {each.why_not and each.why_not.code for each in chosen} == {code}
    fields = Words("en", name).options_form(given)
    assert [field["name"] for field in fields if "wrong" in field] == list(wrong)


@pytest.mark.parametrize(
    ("name", "option", "by"),
    [
        ("fuse", "mode", "one"),
        ("fuse", "players", "one"),
        ("fuse", "six_point", "flag"),
        ("fuse", "bombs", "number"),
        ("fuse", "deck", "cards"),
        ("assembly", "roles", "one"),
        ("assembly", "difficulty", "several"),
        ("origin_story", "level", "one"),
    ],
)
def test_a_form_says_how_it_asks_for_an_option(name: str, option: str, by: str) -> None:
    (field,) = (each for each in Words("en", name).options_form({}) if each["name"] == option)
    assert field["by"] == by


def test_options_that_a_game_does_not_have_are_refused() -> None:
    with pytest.raises(InvalidOptions, match='Count Up has no option "goal"; it has players, target'):
        count_up.GAME.check_options({"goal": 7})


def test_a_further_option_takes_its_declaration_its_rule_and_its_words() -> None:
    table = head_start.GAME.new(seed=7, head_start=7)
    assert (table.to_position()["total"], table.record().options["head_start"]) == (7, 7)
    assert table.record().replay(head_start.GAME).digest() == table.digest()
    assert head_start.GAME.new(seed=7, target=30).to_position()["total"] == 3, "a tenth of the way if nothing is said"
    assert why_not(head_start.GAME, "target", 7, {"head_start": 7, "target": 7}) == "head_start"
    assert why_not(head_start.GAME, "head_start", 7, {"head_start": 7, "target": 7}) == "head_start"
    assert why_not(head_start.GAME, "target", 8, {"head_start": 7, "target": 8}) is None
    schema = head_start.GAME.options_schema()["properties"]["head_start"]
    assert schema == {"type": "integer", "minimum": 0, "maximum": 20}
    assert ("--head-start", int) in [(option.spelled, option.kind) for option in offered(HeadStartOptions)]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_figures_of_options_are_those_of_every_table_whatever_is_dealt(game: Game) -> None:
    for number, given in enumerate(some_options(game, 10)):
        if refused(game, given) is None:
            agreed = game.read_options(given)
            start = game.new(seed=number, **given).to_position()
            assert game.options_summary(agreed) == game.agreement.summary(agreed, start)


def speaking(language: str) -> Words:
    """Words of the toy."""
    words = Words(language)
    words.catalogue = Catalogue(language, ["tablemate.words", head_start.__name__])
    words._voice = cast(Voice, SimpleNamespace(options={}))
    return words


def test_the_words_of_a_further_option_are_those_of_its_messages() -> None:
    *_, english = form(speaking("en"), HeadStartOptions, {"target": 6})
    assert (english["label"], english["help"]) == ("Head start", "How much is counted already.")
    assert english["values"][-2:] == [
        {"value": 0, "words": "from nothing", "possible": True},
        {"value": 20, "words": "from 20 on", "possible": False, "why_not": "Head start must be less than 6"},
    ]
    agreed = head_start.GAME.read_options({"target": 9})
    assert told(speaking("fr"), agreed)[-1] == ("Avance", "depuis zéro")
    described = schema(speaking("fr"), HeadStartOptions)["properties"]["head_start"]
    assert (described["title"], described["description"]) == ("Avance", "Ce qui est déjà compté.")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", tablemate.games())
def test_every_value_and_every_reason_is_said_in_both_languages(name: str, language: str) -> None:
    words, game = Words(language, name), tablemate.game(name)
    for given in [{}, *some_options(game, 9)]:
        fields = words.options_form(given)
        assert [field["name"] for field in fields] == list(game.options.declared())
        assert all(value["words"] and value.get("why_not", "-") for field in fields for value in field["values"])
        assert json.loads(json.dumps(fields)) == fields
        if refused(game, given) is None:
            agreed = game.read_options(given)
            figures = words.options_summary(game.options_summary(agreed))
            assert all(label and said for label, said in figures)
            assert words.options_in_short(agreed)
    titled = words.options_schema()["properties"]
    assert all(each["title"] and each["description"] for each in titled.values())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", tablemate.games())
def test_no_form_says_how_an_option_is_typed(name: str, language: str) -> None:
    helps = [each["description"] for each in Words(language, name).options_schema()["properties"].values()]
    assert not [text for text in helps if re.search(r"comma|virgule|left out|sans rien|tablemate|--|\w,\w", text)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", tablemate.games())
def test_no_form_calls_a_value_otherwise_than_by_the_words_beside_it(name: str, language: str) -> None:
    """Codes are for the command line; what is said of an option names values as the form shows them, or not at all."""
    fields = Words(language, name).options_form({})
    shown = [(value["value"], value["words"]) for field in fields for value in field["values"]]
    codes = {code for code, _ in shown if isinstance(code, str)}
    spoken = {code for code in codes if any(code == value and has_word(words, code) for value, words in shown)}
    helps = [field["help"] for field in fields]
    assert not [(code, text) for text in helps for code in codes - spoken if has_word(text, code)]


def has_word(text: str, word: str) -> bool:
    """Does a word stand in a text?"""
    return re.search(rf"(?<![\w-]){re.escape(word)}(?![\w-])", text) is not None


@pytest.mark.parametrize(
    ("given", "why"),
    [
        ({"bombs": 80}, "80 bombs to defuse are too many for this deck; Bombs can be at most 52"),
        ({"sabotage_count": 20}, "this deck has fewer sabotage cards; Sabotage can be at most 11"),
        ({"clock_factor": 2, "mode": "live"}, 'Longer clock is for the mode "relaxed" only'),
        ({"roll_budget": None, "mode": "rolls"}, 'the mode "rolls" needs a number for Rolls'),
    ],
)
def test_a_reason_in_a_form_says_nothing_twice(given: dict[str, Any], why: str) -> None:
    wrong = {field["name"]: field["wrong"] for field in Words("en", "fuse").options_form(given) if "wrong" in field}
    assert wrong == dict.fromkeys(given, why)


@pytest.mark.parametrize(
    ("language", "level", "said"),
    [
        ("en", 1, "1: 4 green Vancardian cards, then 1 red"),
        ("en", 4, "4: 1 green Vancardian card, then 4 red"),
        ("fr", 1, "1\xa0: 4 cartes Vancardien vertes, puis une rouge"),
        ("fr", 4, "4\xa0: une carte Vancardien verte, puis 4 rouges"),
    ],
)
def test_one_card_of_a_level_of_origin_story_is_said_as_one(language: str, level: int, said: str) -> None:
    form = {field["name"]: field["values"] for field in Words(language, "origin_story").options_form({})}
    assert form["level"][level]["words"] == said


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_values_that_are_judged_are_written_as_in_the_schema(game: Game) -> None:
    judged = game.check_options({})
    for name, part in game.options_schema()["properties"].items():
        if "enum" in part:
            assert json.dumps([each.value for each in judged[name]]) == json.dumps(part["enum"])
