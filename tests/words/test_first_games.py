"""Guided first games: their moves are played by the rules, and their prompts tell of pieces that lie there."""

from __future__ import annotations

import pytest

from tablemate.kernel.table import Table
from tablemate.words import LANGUAGES, Words
from tablemate.words.first_games import FirstGame, first_game, told_at

GUIDED = ("assembly", "fuse", "origin_story")
SHORTEST, LONGEST = 8, 420


def guide_of(game: str) -> FirstGame:
    first = first_game(game)
    assert first is not None
    return first


def played(first: FirstGame, moves: int) -> Table:
    """The table after some moves, each of which was open when its turn came."""
    table = first.table()
    for action in first.actions[:moves]:
        assert action in [each.text for each in table.legal(0)]
        table.play(action, 0)
    return table


@pytest.mark.parametrize("game", GUIDED)
def test_every_move_is_open_when_its_turn_comes_and_they_end_where_they_did(game: str) -> None:
    first = guide_of(game)
    assert 10 <= len(first.actions) <= 30
    assert played(first, len(first.actions)).digest() == first.digest


@pytest.mark.parametrize("game", GUIDED)
def test_the_prompts_cover_the_moves_in_order(game: str) -> None:
    first = guide_of(game)
    moments = [prompt.at for prompt in first.prompts]
    assert 8 <= len(first.prompts) <= 12
    assert moments == sorted(moments)
    assert (moments[0], moments[-1]) == (0, len(first.actions))
    assert [move for prompt in first.prompts for move in first.moves(prompt)] == [*first.actions]


@pytest.mark.parametrize("game", GUIDED)
def test_the_pieces_of_a_prompt_lie_on_the_table_then(game: str) -> None:
    first = guide_of(game)
    for prompt in first.prompts:
        assert len(prompt.pieces) == max(1, len(first.moves(prompt)))
        for move, pieces in enumerate(prompt.pieces):
            table = played(first, prompt.at + move)
            labels = Words("en", game).about(table.options).labels(table.view(0))
            assert pieces
            assert {piece.partition(".")[0] for piece in pieces} <= labels.keys(), (prompt.name, move)


@pytest.mark.parametrize("game", GUIDED)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_prompt_is_told_in_a_few_sentences(game: str, language: str) -> None:
    for prompt in guide_of(game).prompts:
        told = told_at(Words(language, game), prompt)
        assert 0 < len(told.title) <= 60
        assert told.title[-1] not in ".!?"
        for text in (told.what, told.why, told.tap):
            assert SHORTEST <= len(text) <= LONGEST
            assert text[-1] == "."


@pytest.mark.parametrize("game", GUIDED)
def test_a_table_knows_how_far_it_has_followed_the_guide(game: str) -> None:
    first = guide_of(game)
    table = played(first, 2)
    table.practice = True
    assert first.followed(table) == (2, False)
    other = next(each for each in table.legal(0) if each.text != first.actions[2])
    table.play(other, 0)
    assert first.followed(table) == (2, True)
    table.undo(0)
    assert first.followed(table) == (2, False)


@pytest.mark.parametrize("game", GUIDED)
def test_playing_on_after_the_guide_is_no_straying(game: str) -> None:
    first = guide_of(game)
    table = played(first, len(first.actions))
    table.play(table.legal(0)[0], 0)
    assert first.followed(table) == (len(first.actions), False)
