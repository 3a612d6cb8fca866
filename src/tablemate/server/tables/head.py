"""What is agreed when a table is made, and never changes: enough to open the game anew and play the log on it."""

from __future__ import annotations

import json
import secrets
from dataclasses import replace

from msgspec import Struct

import tablemate
from tablemate.kernel.circumstances import Commitment, Origin
from tablemate.kernel.errors import InvalidRecord
from tablemate.kernel.game import Game
from tablemate.kernel.json_types import JsonObject
from tablemate.kernel.options import Options
from tablemate.kernel.table import Table
from tablemate.server.days import end_of

SEED_BITS = 63


class Head(Struct, frozen=True, kw_only=True):
    """A game with its options, and with the seed or the position that it begins with."""

    game: str
    rules_version: int
    options: JsonObject
    seed: int | None
    start: JsonObject | None = None
    salt: str
    promise: str
    practice: bool = False
    forked: tuple[str, int] | None = None
    auto_roll: bool = False
    deal: str | None = None
    guided: bool = False
    """Is this the first game of somebody, with prompts?"""

    @property
    def choices(self) -> str:
        """The options as one text, by which games with the same ones are found."""
        return written_options(self.options)

    def is_sealed(self, now: int) -> bool:
        """Is this the deal of a day that is not over?  Nobody is told before what was dealt."""
        return self.deal is not None and now < end_of(self.deal)

    @property
    def has_own_cards(self) -> bool:
        """Is it played with cards of somebody's own?  Reading them may take seconds."""
        return has_own_cards(self.options)

    @property
    def agreed(self) -> Options:
        """What was agreed, as the game reads it."""
        agreed: Options = self._rules.read_options(self.options)
        return agreed

    @property
    def _rules(self) -> Game:
        """The game, as its rules were then."""
        return tablemate.game(self.game).as_of(self.rules_version, InvalidRecord)

    def open(self) -> Table:
        """The game as it begins, with its promise."""
        game = self._rules
        if self.start is not None:
            table = game.from_position({**self.start, "rules_version": self.rules_version})
            table.keep_start(self.start)
        else:
            assert self.seed is not None
            table = game.new(seed=self.seed, **self.options)
        table.practice = self.practice
        forked = None if self.forked is None else Origin(*self.forked)
        promised = Commitment(self.promise, self.salt)
        table.circumstances = replace(table.circumstances, forked=forked, commitment=promised)
        return table

    @classmethod
    def of(
        cls,
        table: Table,
        *,
        practice: bool = False,
        auto_roll: bool = False,
        deal: str | None = None,
        guided: bool = False,
    ) -> Head:
        """The head of a game that has just begun; its seed or its start is promised."""
        table.commit()
        promise = table.circumstances.commitment
        assert promise is not None
        forked = table.circumstances.forked
        return cls(
            game=table.game.name,
            rules_version=table.game.rules_version,
            options=table.agreed,
            seed=table.seed if table.start is None else None,
            start=None if table.start is None else dict(table.start),
            salt=promise.salt,
            promise=promise.hash,
            practice=practice,
            forked=None if forked is None else (forked.record, forked.step),
            auto_roll=auto_roll,
            deal=deal,
            guided=guided,
        )


def has_own_cards(options: JsonObject) -> bool:
    """Are there cards of somebody's own among these options?"""
    return any(isinstance(value, dict) for value in options.values())


def written_options(options: JsonObject) -> str:
    """Options as one text: equal options, equal texts."""
    return json.dumps(options, sort_keys=True, separators=(",", ":"))


def new_seed() -> int:
    """A seed that nobody can guess."""
    return secrets.randbits(SEED_BITS)
