"""A record as whoever looks at it sees it: every step with its lines, and the table after any of them.

A seat and a spectator see what they saw then.  Open eyes see every hand: all views side by side, never the state.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import tablemate
from tablemate.kernel.errors import InvalidArgument
from tablemate.kernel.events import HIDDEN
from tablemate.kernel.json_types import JsonObject
from tablemate.kernel.outcomes import Outcome
from tablemate.kernel.players import STAND_IN, TABLE
from tablemate.kernel.records import Record
from tablemate.kernel.seats import CLOCK, SPECTATOR
from tablemate.kernel.steps import Step
from tablemate.kernel.table import Table
from tablemate.kernel.views import AnyView
from tablemate.server.sheets import sheet_of
from tablemate.server.tables.telling import prepared_words
from tablemate.server.workshop import Breath
from tablemate.words import Words
from tablemate.words.rulebook import topic_asked

from .shapes.common import PlayerAbout
from .shapes.records import OriginAbout, OutcomeAbout, Promise, QuestionAbout, Replay, SeenAt, StepAbout

OPEN = None
"""The viewer who sees every hand."""
_CALLED = {"open": OPEN, "spectator": SPECTATOR}


@dataclass(frozen=True, slots=True)
class Eyes:
    """Whose eyes a record is seen with, and in which words."""

    called: str
    words: Words

    @classmethod
    def of(cls, viewer: str, language: str, game: str) -> Eyes:
        """Those that were asked for.  The words are prepared here, where nobody else speaks meanwhile."""
        return cls(viewer, prepared_words(language, game))

    @property
    def viewer(self) -> int | None:
        """The viewer; `OPEN` sees every hand."""
        return _CALLED[self.called] if self.called in _CALLED else int(self.called)

    @property
    def told(self) -> int:
        """The viewer to whom things are told; who sees every hand is nobody's partner."""
        return SPECTATOR if self.viewer is OPEN else self.viewer

    def about(self, table: Table) -> Eyes:
        """The same with words that know the table and the names at it; a seat that is not there has no eyes."""
        if self.told >= table.seats:
            raise InvalidArgument("no_such_seat", last=table.seats - 1, found=self.called)
        return Eyes(self.called, self.words.about(table.options).naming(table.circumstances.names))


def replay_of(record: Record, eyes: Eyes, breath: Breath) -> Replay:
    """A whole game."""
    table = record.replay(tablemate.game(record.game), breath)
    eyes, around = eyes.about(table), record.circumstances
    return Replay(
        game=record.game,
        name=eyes.words.say("game-name"),
        viewer=eyes.called,
        options=eyes.words.options(table.options),
        in_short=eyes.words.options_in_short(table.options),
        agreed=table.agreed,
        practice=record.practice,
        abandoned=around.abandoned,
        forked=None if around.forked is None else OriginAbout(record=around.forked.record, step=around.forked.step),
        seats=[*_players(table, eyes.words)],
        promise=_promise(record),
        outcome=None if table.outcome is None else outcome_of(table.outcome, eyes),
        clock=table.game.clock(table.options),
        last=table.last_step.number,
        steps=[_step(step, eyes) for step in breath.between(table.steps)],
    )


def _players(table: Table, words: Words) -> Iterator[PlayerAbout]:
    around = table.circumstances
    for seat in range(table.seats):
        player, name = (said[seat] if said else None for said in (around.seats, around.names))
        yield PlayerAbout(seat=seat, player=player, name=name, called=words.seat_label(seat))


def _promise(record: Record) -> Promise | None:
    commitment = record.circumstances.commitment
    if commitment is None:
        return None
    return Promise(hash=commitment.hash, salt=commitment.salt, seed=record.seed)


def outcome_of(outcome: Outcome, eyes: Eyes) -> OutcomeAbout:
    """How a game ended; where all is open nobody is told that it was them."""
    return OutcomeAbout(
        won=outcome.won,
        score=outcome.score,
        band=outcome.band,
        sentences=eyes.words.outcome(outcome, viewer=eyes.told),
        bands=eyes.words.bands(outcome),
    )


def _step(step: Step, eyes: Eyes) -> StepAbout:
    seen = step.as_json() if eyes.viewer is OPEN else step.seen_by(eyes.viewer)
    heard = step.action is not None and seen["action"] != HIDDEN
    return StepAbout(
        step=step.number,
        played=seen,
        notation=eyes.words.notation(step.action) if heard and step.action is not None else None,
        lines=[*_around(step, eyes), *_story(seen, eyes)],
    )


def _story(seen: JsonObject, eyes: Eyes) -> list[str]:
    return eyes.words.voice.story(eyes.words, seen["events"], eyes.told, veiled=False)


def _around(step: Step, eyes: Eyes) -> Iterator[str]:
    """What is told besides the events: who took something back, and who played for somebody else."""
    words, seat = eyes.words, step.seat
    if seat is None or seat == CLOCK:
        return
    if step.undoes is not None:
        yield words.say("online-took-back", **words.who(seat, eyes.told))
    elif step.by == STAND_IN:
        yield words.say("online-played-by-stand-in", seat=words.who_called(seat, eyes.told))
    elif step.by == TABLE:
        yield words.say("online-played-by-table", seat=words.who_called(seat, eyes.told))


@dataclass(frozen=True, slots=True)
class Beside:
    """What is told of a table beside its view: what its pieces are called aloud, and the view as headings."""

    labels: bool = False
    sections: bool = False


def table_at(record: Record, step: int, eyes: Eyes, breath: Breath, beside: Beside) -> SeenAt:
    """The table after a step."""
    table = record.at(tablemate.game(record.game), step, breath)
    eyes, views = eyes.about(table), _views(table, eyes)
    labels = eyes.words.labels(views[-1]) if beside.labels or beside.sections else {}
    sections = sheet_of(record.game).sections(eyes.words.aloud(), views[-1], labels) if beside.sections else ()
    return SeenAt(
        step=step,
        last=len(record.moves),
        viewer=eyes.called,
        views=views,
        questions=[*_questions(table, eyes, views[-1])],
        labels=labels if beside.labels else None,
        sections=[*sections] if beside.sections else None,
    )


def _views(table: Table, eyes: Eyes) -> list[AnyView]:
    viewers = (*range(table.seats), SPECTATOR) if eyes.viewer is OPEN else (eyes.viewer,)
    return [table.view(viewer) for viewer in viewers]


def _questions(table: Table, eyes: Eyes, view: AnyView) -> Iterator[QuestionAbout]:
    for asked in table.waiting:
        sentence, topic = eyes.words.decision(asked, eyes.told, view), topic_asked(table.game.name, asked.kind)
        yield QuestionAbout(seat=asked.seat, kind=asked.kind, sentence=sentence, topic=topic)
