"""`tablemate verify`: what a saved game proves, check by check, as a person or a program reads it."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import tablemate
from tablemate.kernel.errors import InvalidRecord, TablemateError
from tablemate.kernel.json_types import JsonObject
from tablemate.kernel.records import Record
from tablemate.kernel.verifying import Check, Found, Verdict, verify
from tablemate.words import Words
from tablemate.words.verdicts import said

from .problems import clause
from .progress import replaying
from .terminal import Terminal


@dataclass(frozen=True)
class Proof:
    """A record and what its checks came to; `published` is the hash that a player wrote down, if one was told."""

    record: Record
    published: str | None
    verdicts: Sequence[Verdict]

    @classmethod
    def of(cls, record: Record, published: str | None, words: Words) -> Proof:
        """Check a record, and tell how far it is."""
        with replaying(words)(len(record.moves)) as on_step:
            game = tablemate.game(record.game)
            return cls(record, published, verify(record, game, published=published, on_step=on_step))

    @property
    def holds(self) -> bool:
        """Is nothing wrong?"""
        return not any(verdict.found is Found.FAILS for verdict in self.verdicts)

    @property
    def is_promised(self) -> bool:
        """Was a promise made?"""
        return self.record.circumstances.commitment is not None

    def lines(self, words: Words) -> Iterator[str]:
        """A sentence for each check, and one for all of them."""
        words = self._about_its_cards(words)
        for verdict in self.verdicts:
            yield said(words, self.record, verdict, _why(verdict, words), published=self.published is not None)
            if self.published is None and (verdict.check, verdict.found) == (Check.PROMISE, Found.HOLDS):
                yield words.say("verify-promise-compare")
        yield words.say("verify-all" if self.holds else "verify-not", promised=str(self.is_promised))

    def as_json(self, words: Words) -> JsonObject:
        """The same for programs."""
        words, commitment = self._about_its_cards(words), self.record.circumstances.commitment
        return {
            "game": self.record.game,
            "holds": self.holds,
            "commitment": None if commitment is None else commitment.hash,
            "published": self.published is not None,
            "checks": [_as_json(verdict, words) for verdict in self.verdicts],
        }

    def _about_its_cards(self, words: Words) -> Words:
        """Words that know the cards of the record; where its deal does not hold, those of the game."""
        if Verdict(Check.DEAL, Found.HOLDS) not in self.verdicts:
            return words
        try:
            game = tablemate.game(self.record.game).as_of(self.record.rules_version, InvalidRecord)
            return words.about(game.read_options(self.record.options))
        except TablemateError:
            return words


def print_proof(proof: Proof, words: Words, terminal: Terminal, *, as_json: bool) -> int:
    """Line by line, or as one JSON object; the exit code."""
    if as_json:
        terminal.show(json.dumps(proof.as_json(words), ensure_ascii=False))
    else:
        for line in proof.lines(words):
            terminal.paragraph(line)
    return 0 if proof.holds else 1


def _as_json(verdict: Verdict, words: Words) -> JsonObject:
    code = None if verdict.fault is None else verdict.fault.code
    return {"check": verdict.check, "found": verdict.found, "code": code, "why": _why(verdict, words)}


def _why(verdict: Verdict, words: Words) -> str | None:
    """What is wrong, in words."""
    return None if verdict.fault is None else clause(words, verdict.fault)
