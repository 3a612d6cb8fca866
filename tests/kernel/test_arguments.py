"""What callers give wrongly is refused with an error of ours and a sentence, never by an accident inside."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import tablemate
from tablemate import Action, InvalidArgument, InvalidOptions, InvalidRecord, Record, TablemateError
from tests.kernel.toys import COUNT_UP, FINGERS

NAN = float("nan")
TABLE = COUNT_UP.new(seed=1)
RECORD = TABLE.record()


class Named:
    """A file with a name."""

    def __init__(self, name: Any) -> None:
        self.name = name

    def __fspath__(self) -> Any:
        return self.name


# Files


@pytest.mark.parametrize("kind", [str, Path, Named])
def test_a_file_is_named_by_a_text_or_by_a_path(kind: Callable[[str], Any], tmp_path: Path) -> None:
    name = kind(str(tmp_path / "game.json"))
    RECORD.save(name)
    assert Record.load(name) == RECORD


@pytest.mark.parametrize("name", [None, 5, b"game.json", Named(b"game.json"), NAN, ["game.json"], object()])
def test_nothing_else_names_a_file(name: Any) -> None:
    for use in (Record.load, RECORD.save):
        with pytest.raises(InvalidRecord, match="a file is named by a text or a path, not by"):
            use(name)


def test_an_empty_name_names_no_file() -> None:
    for use in (Record.load, RECORD.save):
        with pytest.raises(InvalidRecord, match="not by an empty one"):
            use("")


@pytest.mark.parametrize("name", ["\0", "no/such/file.json", "x" * 5000, "\udcff"])
def test_a_name_that_no_file_has_is_refused(name: str) -> None:
    with pytest.raises(InvalidRecord, match="cannot be read"):
        Record.load(name)


@pytest.mark.parametrize("text", [None, 5, NAN, {}, RECORD])
def test_a_record_is_read_from_a_text(text: Any) -> None:
    with pytest.raises(InvalidRecord, match="a record is read from a text"):
        Record.loads(text)


@pytest.mark.parametrize("game", ["count_up", None, 5, COUNT_UP.program, Path("count_up")])
def test_a_record_is_replayed_with_its_game(game: Any) -> None:
    uses: tuple[Callable[[Any], Any], ...] = (
        RECORD.replay,
        lambda game: list(RECORD.steps(game)),
        lambda game: RECORD.at(game, 0),
        lambda game: RECORD.fork(game, 0),
    )
    for use in uses:
        with pytest.raises(InvalidRecord, match="a record is replayed with its game"):
            use(game)


# Games and options


@pytest.mark.parametrize("name", [5, None, [], {}, NAN, "chess", "x" * 10_000])
def test_a_game_is_called_by_its_name(name: Any) -> None:
    with pytest.raises(InvalidOptions, match="there is no game") as refused:
        tablemate.game(name)
    assert len(str(refused.value)) < 200


@pytest.mark.parametrize("game", tablemate.games())
@pytest.mark.parametrize("options", [5, None, "players", ["players"], [("players", 1)], NAN])
def test_options_are_given_by_name(game: str, options: Any) -> None:
    with pytest.raises(InvalidOptions, match="options are an object with named fields, not"):
        tablemate.game(game).read_options(options)


@pytest.mark.parametrize("game", tablemate.games())
@pytest.mark.parametrize("options", [None, {}, "players"])
def test_cards_and_figures_are_those_of_options_that_were_read(game: str, options: Any) -> None:
    asked = tablemate.game(game)
    uses = (asked.cards, asked.interpreted_cards, asked.cards_digest, asked.options_summary, asked.clock)
    for use in uses:
        with pytest.raises(InvalidArgument, match="Options is the type that is expected here"):
            use(options)


@pytest.mark.parametrize("games", [-1, NAN, 1.0, "3", None, True, 1 << 80])
def test_a_number_of_games_is_a_whole_number(games: Any) -> None:
    with pytest.raises(InvalidOptions, match="games must be a whole number from 0"):
        COUNT_UP.simulate(games, compiled=False)


def test_games_have_numbers_that_are_seeds() -> None:
    with pytest.raises(InvalidOptions, match="games must be a whole number from 0 to 0"):
        COUNT_UP.simulate(1, first=(1 << 63) - 1, compiled=False)
    assert COUNT_UP.simulate(0, compiled=False).games == 0


# Tables


MISTAKES: dict[str, Callable[[], Any]] = {
    "a seat that is a text": lambda: TABLE.legal("a"),  # type: ignore[arg-type]
    "a seat that is nothing": lambda: TABLE.legal(None),  # type: ignore[arg-type]
    "no such seat": lambda: TABLE.play("roll", 9),
    "a viewer that is a text": lambda: TABLE.view("a"),  # type: ignore[arg-type]
    "a door for nobody": lambda: TABLE.seen("a"),  # type: ignore[arg-type]
    "a door for a seat that is not there": lambda: TABLE.seen(4),
    "an action that is a number": lambda: TABLE.play(5),  # type: ignore[arg-type]
    "an action without a number": lambda: TABLE.play(Action("roll", "roll"), 0),  # type: ignore[arg-type]
    "an action with half a number": lambda: TABLE.why_not(Action(1.5, "roll"), 0),  # type: ignore[arg-type]
    "an action without a text": lambda: TABLE.play(Action(1, None), 0),  # type: ignore[arg-type]
    "a time that is none": lambda: TABLE.play("roll", 0, at=NAN),  # type: ignore[arg-type]
    "a move of a record that is a text": lambda: TABLE.replay("roll"),  # type: ignore[arg-type]
    "several seats and none named": lambda: FINGERS.new(seed=1).play("show 1"),
}


@pytest.mark.parametrize("mistake", MISTAKES)
def test_a_table_refuses_with_an_error_of_ours(mistake: str) -> None:
    """It is also what it was before, so that a caller who caught Python's own errors still does."""
    before = TABLE.digest()
    with pytest.raises(InvalidArgument) as refused:
        MISTAKES[mistake]()
    assert isinstance(refused.value, TablemateError)
    assert isinstance(refused.value, ValueError)
    assert isinstance(refused.value, TypeError)
    assert TABLE.digest() == before
