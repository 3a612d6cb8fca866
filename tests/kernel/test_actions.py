"""Actions are declared once; codes, notation, arguments and JSON follow from that."""

from __future__ import annotations

import json

import pytest

import tablemate
from tablemate.games.assembly.rules import codes as assembly_codes
from tablemate.games.assembly.terms import ANTICLOCKWISE, CLOCKWISE
from tablemate.games.fuse.rules import codes as fuse_codes
from tablemate.kernel.actions import ActionSpace, Parameter, action_type
from tablemate.kernel.cases import Case, moments
from tablemate.kernel.errors import InvalidArgument
from tablemate.kernel.game import Game
from tests.kernel.toys import COUNT_UP, TOYS
from tests.kernel.toys.count_up import LEAVE, PLAY

GAMES = [*map(tablemate.game, tablemate.games()), *TOYS]
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
NUMBER = Parameter(3, lambda seen, number: number, lambda heard, word: int(word), pattern="[0-9]")


@every_game
def test_every_code_is_the_code_of_its_numbers(game: Game) -> None:
    for declared in game.speech.actions.types:
        meanings = list(declared.meanings())
        assert [declared.code(**meaning.numbers) for code, meaning in meanings] == [code for code, _ in meanings]
        assert len(meanings) == declared.size


@every_game
def test_kinds_that_share_a_code_are_told_apart_by_what_the_table_asks(game: Game) -> None:
    """Otherwise the second one could never be meant."""
    kinds = [declared.kind for declared in game.speech.actions.types]
    assert len(set(kinds)) == len(kinds)
    owners: dict[int, list[str]] = {}
    for declared in game.speech.actions.types:
        for code, _ in declared.meanings():
            owners.setdefault(code, []).append(declared.kind)
    always = {each.kind for each in game.speech.actions.types if each.when is action_type("any", "any", 0).when}
    assert not [kinds for kinds in owners.values() if len(kinds) > 1 and kinds[0] in always]


@every_game
def test_every_open_action_reads_back_and_says_itself_in_json(game: Game) -> None:
    for seed in range(6):
        for moment in moments(Case.random(game, seed)):
            seen = moment.table.seen(moment.seat if moment.seat >= 0 else tablemate.SPECTATOR)
            for action in moment.table.legal(moment.seat):
                assert game.speech.actions.read(seen, action.text) is not None
                assert moment.table.why_not(action.text, moment.seat) is None
                said = json.loads(json.dumps(action.as_json()))
                assert said == {"action": action.text, "kind": action.kind, "arguments": dict(action.arguments)}
                assert 0 <= action.code < game.speech.actions.size


def test_the_codes_of_the_rules_are_those_of_the_declaration() -> None:
    """Rules count with numbers of their own; they mean the same."""
    declare = tablemate.game("assembly").speech.actions["declare"]
    move = tablemate.game("assembly").speech.actions["move"]
    place = tablemate.game("fuse").speech.actions["place"]
    for _, meaning in declare.meanings():
        said = meaning.numbers
        code = assembly_codes.declare_code(said["payment"], said["command"], said["role"])
        assert declare.code(**said) == code
        assert assembly_codes.payment_of(code) == said["payment"]
        assert assembly_codes.command_of(code) == said["command"]
        assert assembly_codes.uses_role(code) == said["role"]
    for _, meaning in move.meanings():
        way = (CLOCKWISE, ANTICLOCKWISE)[meaning.numbers["direction"]]
        assert move.code(**meaning.numbers) == assembly_codes.move_code(meaning.numbers["bay"], way)
    for _, meaning in place.meanings():
        die, card, slot = meaning.numbers.values()
        code = place.code(die=die, card=card, slot=slot)
        assert code == fuse_codes.place_code(die, card * fuse_codes.CELLS // 4 + slot)
        assert fuse_codes.placed_from(code) == die


def test_the_last_parameter_counts_fastest() -> None:
    declared = action_type("take", "take {row} {column}", 10, row=NUMBER, column=NUMBER)
    assert [declared.code(row=0, column=0), declared.code(row=0, column=2), declared.code(row=2, column=1)] == [
        10,
        12,
        17,
    ]
    with pytest.raises(InvalidArgument, match="an action take has a column from 0 to 2, not 3"):
        declared.code(row=0, column=3)
    with pytest.raises(InvalidArgument, match="an action take takes these numbers, each once: row, column"):
        declared.code(row=0)


def test_the_size_of_the_space_is_one_more_than_the_largest_code() -> None:
    assert COUNT_UP.speech.actions.size == PLAY + 4
    assert ActionSpace(action_type("only", "only", LEAVE)).size == LEAVE + 1


def test_a_kind_or_code_that_no_action_has_is_a_coded_fault() -> None:
    table = COUNT_UP.new(seed=1)
    with pytest.raises(InvalidArgument, match='there is no kind of action "nope"; the kinds are'):
        COUNT_UP.speech.actions["nope"]
    with pytest.raises(InvalidArgument, match="1000000 is the code of no action"):
        COUNT_UP.speech.actions.action(table.seen(0), 10**6)


@pytest.mark.parametrize("text", ["take", "take {row}", "take {row} {column} {more}"])
def test_a_text_says_exactly_its_parameters(text: str) -> None:
    with pytest.raises(TypeError, match="the text of take"):
        action_type("take", text, 1, row=NUMBER, column=NUMBER)


def test_what_no_kind_is_written_as_is_no_action() -> None:
    seen = COUNT_UP.new(seed=1).seen(0)
    assert COUNT_UP.speech.actions.read(seen, "play 9") is None
    assert COUNT_UP.speech.actions.read(seen, "play 2 ") is None
    assert COUNT_UP.speech.actions.read(seen, "play 2") == PLAY + 2
