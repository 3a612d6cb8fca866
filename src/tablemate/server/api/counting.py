"""Counted games as they are answered."""

from __future__ import annotations

from tablemate.server.statistics import Tally
from tablemate.words import Words

from .shapes.common import Result
from .shapes.statistics import BandCount, Counts, ScoreCount


def counts_of(tally: Tally, words: Words) -> Counts:
    """Counted games."""
    return Counts(
        finished=tally.finished,
        won=tally.won,
        mean=tally.mean,
        scores=[ScoreCount(score=row.score, won=row.won, number=row.number) for row in tally.rows],
        bands=[
            BandCount(band=band, won=won, words=band_in_words(band, words, won=won), number=number)
            for (band, won), number in tally.bands().items()
        ],
    )


def result_of(won: bool, score: int, band: str, words: Words) -> Result:
    """How one game ended."""
    return Result(won=won, score=score, band=band, words=band_in_words(band, words, won=won))


def band_in_words(band: str, words: Words, *, won: bool) -> str:
    """What is said of a band; where a game has no words for its bands, whether it was won."""
    message = f"band-{band}"
    return words.say(message) if message in words.catalogue else words.say("online-result", won=str(won))
