"""Records that people bring, by a program or on a page: what each proves, and its name while it is kept."""

from __future__ import annotations

from dataclasses import dataclass

from fastapi import Request

from tablemate.kernel.records import Record
from tablemate.kernel.verifying import Verdict
from tablemate.server.house import House
from tablemate.server.identity import language_of
from tablemate.server.tables.telling import prepared_words
from tablemate.server.uploads import Looked, looked_at
from tablemate.words import Words
from tablemate.words.options import labelled
from tablemate.words.verdicts import said

from .shapes.records import VerdictAbout


@dataclass(frozen=True, slots=True)
class Brought:
    """A record that was looked at, what is said of it and in which words; its name, where it can be played again."""

    looked: Looked
    words: Words
    verdicts: list[VerdictAbout]
    name: str | None


async def look_at(data: bytes, published: str | None, request: Request, house: House) -> Brought:
    """Look at a record; a promise is compared with the hash that was published, if it is told."""
    looked = await house.work(request).do(lambda breath: looked_at(data, published, breath))
    words = prepared_words(language_of(request), looked.brought.game)
    verdicts = [_verdict(looked.brought, each, words, published=published is not None) for each in looked.verdicts]
    name = None if looked.record is None else house.uploads.keep(looked.record, len(data))
    return Brought(looked, words, verdicts, name)


def _verdict(record: Record, verdict: Verdict, words: Words, *, published: bool) -> VerdictAbout:
    fault = verdict.fault
    why = None if fault is None else words.told(fault, lambda option: labelled(words.of(fault.game), option))
    return VerdictAbout(
        check=verdict.check,
        found=verdict.found,
        sentence=said(words, record, verdict, why, published=published),
        code=None if fault is None else fault.code,
        why=why,
    )
