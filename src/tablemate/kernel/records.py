"""Records: a whole game in a small JSON file that replays exactly."""

from __future__ import annotations

import json
import os
from collections import deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from copy import deepcopy
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from .checking import shown
from .circumstances import Circumstances, Origin, Pause
from .errors import Either, Fault, InvalidRecord, TablemateError
from .files import named, read_text, write_text
from .json_types import Arguments, JsonObject, Known
from .moves import Move, Undo, player_at, read_move, written_move

if TYPE_CHECKING:
    from .game import Game
    from .table import Table

T = TypeVar("T")
OnStep = Callable[[int], None]
"""Told how many moves have been replayed."""

FileName = str | os.PathLike[str]

FORMAT = "tablemate-record"
VERSION = 2
_READ = Either(("1", "2"))
"""The versions of the format that are understood."""
MOST_BYTES = 32_000_000
MOST_MOVES = 100_000
BYTE_ORDER_MARK = "\N{ZERO WIDTH NO-BREAK SPACE}"


@dataclass(frozen=True)
class Record:
    """Options, seed or starting position, and every action in order."""

    game: str
    rules_version: int
    cards: str
    options: Arguments
    seed: int | None
    start: Arguments | None
    practice: bool
    moves: tuple[Move | Undo, ...]
    outcome: Arguments | None
    digest: str
    circumstances: Circumstances = field(default_factory=Circumstances)

    @classmethod
    def of(cls, table: Table) -> Record:
        """The record of a table as it stands."""
        game, outcome = table.game, table.outcome
        return cls(
            game=game.name,
            rules_version=game.rules_version,
            cards=table.cards_digest,
            options=deepcopy(table.agreed if table.start is None else table.start.get("options", table.agreed)),
            seed=table.seed if table.start is None else None,
            start=deepcopy(table.start),
            practice=table.practice or table.practised,
            moves=table.moves,
            outcome=None if outcome is None else outcome.as_json(),
            digest=table.digest(),
            circumstances=table.circumstances,
        )

    def as_json(self) -> JsonObject:
        """JSON-ready."""
        return {
            "format": FORMAT,
            "version": VERSION,
            "game": self.game,
            "rules_version": self.rules_version,
            "cards": self.cards,
            "options": deepcopy(self.options),
            "seed": self.seed,
            "start": deepcopy(self.start),
            "practice": self.practice,
            **self.circumstances.as_json(),
            "moves": [written_move(move, player_at(self.circumstances.seats, move.seat)) for move in self.moves],
            "outcome": deepcopy(self.outcome),
            "digest": self.digest,
        }

    def dumps(self) -> str:
        """The text of the file: one line a move, so that it can be read and compared."""
        lines = (f"  {json.dumps(name)}: {_laid_out(name, value)}" for name, value in self.as_json().items())
        return "{\n" + ",\n".join(lines) + "\n}\n"

    def save(self, path: FileName) -> None:
        """Write the file whole or not at all; a link is followed, not replaced.

        A game too long to be read again is refused, so that a file which holds its beginning stays.
        """
        _check_length(self.moves)
        write_text(_path(path), self.dumps(), InvalidRecord)

    @classmethod
    def load(cls, path: FileName) -> Record:
        """Read a file; a bad one is refused with what is wrong."""
        file = _path(path)
        text = read_text(file, MOST_BYTES, InvalidRecord)
        with told_of(file):
            return cls.loads(text)

    @classmethod
    def loads(cls, text: str | bytes) -> Record:
        """Read the text of a file."""
        if not isinstance(text, str | bytes | bytearray):
            raise InvalidRecord("record_text", found=shown(text))
        return cls.from_json(read_json(text))

    @classmethod
    def from_json(cls, data: object) -> Record:
        """Check and take over what a file says."""
        if not isinstance(data, dict) or data.get("format") != FORMAT:
            raise InvalidRecord("record_format")
        if type(data.get("version")) is not int or not 1 <= data["version"] <= VERSION:
            raise InvalidRecord("format_version", found=shown(data.get("version")), known=_READ)
        seed, start = data.get("seed"), data.get("start")
        if (seed is None) == (start is None):
            raise InvalidRecord("record_start")
        around = _as_record_problem(
            Fault("part_head"), lambda: Circumstances.from_json(data if data["version"] > 1 else {})
        )
        return cls(
            game=_field(data, "game", str),
            rules_version=_field(data, "rules_version", int),
            cards=_field(data, "cards", str),
            options=_field(data, "options", dict),
            seed=None if seed is None else _field(data, "seed", int),
            start=None if start is None else _field(data, "start", dict),
            practice=_field(data, "practice", bool),
            moves=tuple(_moves(_field(data, "moves", list), around, data["version"])),
            outcome=data.get("outcome"),
            digest=_field(data, "digest", str),
            circumstances=around,
        )

    def steps(self, game: Game, on_step: OnStep | None = None) -> Iterator[Table]:
        """The same table after set-up and after each move, undone steps included."""
        table = self._start(game)
        pauses = deque(self.circumstances.pauses)
        for number in range(len(self.moves) + 1):
            if number > 0:
                _replay_move(table, number, self.moves[number - 1])
            if number > 0 and on_step is not None:
                on_step(number)
            while pauses and pauses[0].step == number:
                _replay_pause(table, pauses.popleft())
            if self.circumstances.abandoned and number == len(self.moves):
                _as_record_problem(Fault("part_end"), table.abandon)
            yield table

    def replay(self, game: Game, on_step: OnStep | None = None) -> Table:
        """The table at the end, checked against what the record says of it."""
        table = self.at(game, len(self.moves), on_step)
        self.check_end(table)
        return table

    def check_end(self, table: Table) -> None:
        """Refuse a table that does not stand where the record says that it ends."""
        if table.digest() != self.digest:
            raise InvalidRecord("record_end")
        if self.outcome != (None if table.outcome is None else table.outcome.as_json()):
            raise InvalidRecord("record_outcome")
        if table.circumstances != self.circumstances:
            raise InvalidRecord("record_pauses")

    def check_promise(self) -> None:
        """Refuse a beginning that is not the promised one, if one was promised; nothing is played for this."""
        commitment, beginning = self.circumstances.commitment, self.seed if self.start is None else self.start
        if commitment is None:
            return
        if self.start is not None and "chance" not in self.start:
            raise InvalidRecord("promise_without_chance")
        if not _as_record_problem(Fault("part_start"), lambda: commitment.holds(beginning)):
            raise InvalidRecord("record_seed" if self.start is None else "record_promised_start")

    def at(self, game: Game, step: int, on_step: OnStep | None = None) -> Table:
        """The table after so many moves, to look at or to play on from."""
        if type(step) is not int or not 0 <= step <= len(self.moves):
            raise InvalidRecord("no_such_step", last=len(self.moves), found=shown(step))
        for number, table in enumerate(self.steps(game, on_step)):
            if number == step:
                return table
        raise AssertionError("the step was checked before")

    def fork(self, game: Game, step: int, seed: int | None = None, on_step: OnStep | None = None) -> Table:
        """A new game that goes on from a step; with a seed it meets another future."""
        table = self.at(game, step, on_step)
        fork = table.game.from_position(table.to_position(), seed=seed)
        fork.circumstances = Circumstances(names=self.circumstances.names, forked=Origin(self.digest, step))
        return fork

    def _start(self, game: Game) -> Table:
        _check_game(game)
        if self.game != game.name:
            raise InvalidRecord("other_game", found=shown(self.game), game=game.name)
        game = game.as_of(self.rules_version, InvalidRecord)
        table = _as_record_problem(Fault("part_start"), lambda: self._opened(game))
        agreed = table.agreed
        said = _as_record_problem(Fault("part_options"), lambda: game.read_options({**agreed, **self.options}))
        if said.as_json() != agreed:
            raise InvalidRecord("record_options")
        if table.cards_digest != self.cards:
            raise InvalidRecord("other_cards")
        self._gather(table)
        return table

    def _gather(self, table: Table) -> None:
        """Those who played sit down; what happened to them during the game comes in its place."""
        around = _as_record_problem(Fault("part_head"), lambda: self.circumstances.fitting(table.seats))
        self.check_promise()
        if around.commitment is not None and self.start is not None:
            table.keep_start(self.start)
        table.circumstances = replace(around, pauses=(), abandoned=False)

    def _opened(self, game: Game) -> Table:
        if self.start is not None:
            table = game.from_position({**self.start, "rules_version": self.rules_version})
        else:
            assert self.seed is not None
            table = game.new(seed=self.seed, **self.options)
        table.practice = self.practice
        return table


def _laid_out(name: str, value: Known) -> str:
    if name != "moves" or not value:
        return json.dumps(value, ensure_ascii=False)
    return "[\n" + ",\n".join(f"    {json.dumps(move, ensure_ascii=False)}" for move in value) + "\n  ]"


def _path(given: object) -> Path:
    """A file as callers name it."""
    name = os.fspath(given) if isinstance(given, str | os.PathLike) else given
    if not isinstance(name, str):
        raise InvalidRecord("path_type", found=shown(given))
    if not name:
        raise InvalidRecord("path_empty")
    return Path(name)


@contextmanager
def told_of(file: Path) -> Iterator[None]:
    """Whatever is wrong with a record is told of its file."""
    try:
        yield
    except InvalidRecord as problem:
        raise InvalidRecord("in_file", place=named(file), why=problem.fault) from None


def read_json(text: str | bytes) -> object:
    """What a text says in JSON, with or without a byte-order mark."""
    try:
        return json.loads(text.removeprefix(BYTE_ORDER_MARK) if isinstance(text, str) else text.decode("utf-8-sig"))
    except UnicodeDecodeError:
        raise InvalidRecord("file_text") from None
    except json.JSONDecodeError as problem:
        raise InvalidRecord("json", line=problem.lineno, column=problem.colno) from None
    except (ValueError, RecursionError):
        raise InvalidRecord("json_values") from None


def _check_game(game: object) -> None:
    from .game import Game

    if not isinstance(game, Game):
        raise InvalidRecord("game_type", found=shown(game))


def _replay_move(table: Table, number: int, move: Move | Undo) -> None:
    _as_record_problem(Fault("part_move", {"number": number}), lambda: table.replay(move))


def _replay_pause(table: Table, pause: Pause) -> None:
    _as_record_problem(Fault("part_pause"), lambda: table.pause(pause.lasted, at=pause.at))


def _as_record_problem(part: Fault, run: Callable[[], T]) -> T:
    try:
        return run()
    except TablemateError as problem:
        raise InvalidRecord("record_part", part=part, why=problem.fault) from problem
    except (TypeError, ValueError, RecursionError) as problem:
        raise InvalidRecord("record_part", part=part, why=Fault("part_unreadable")) from problem


def _field(data: Mapping[str, object], name: str, kind: type[T]) -> T:
    value = data.get(name)
    if type(value) is not kind:
        raise InvalidRecord("record_field", name=name, kind=kind.__name__, found=shown(value))
    return value


def _check_length(moves: Sequence[object]) -> None:
    """Refuse a game that is too long to be read again."""
    if len(moves) > MOST_MOVES:
        raise too_long(len(moves))


def too_long(moves: int) -> InvalidRecord:
    """The refusal of a game of so many moves."""
    return InvalidRecord("record_long", most=MOST_MOVES, found=moves)


def _moves(data: Sequence[object], around: Circumstances, version: int) -> Iterator[Move | Undo]:
    _check_length(data)
    for number, said in enumerate(data, start=1):
        move = read_move(said, around.seats, version)
        if move is None:
            raise InvalidRecord("not_move", number=number, found=shown(said))
        yield move
