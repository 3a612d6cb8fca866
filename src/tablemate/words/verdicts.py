"""What a record proves, in words."""

from __future__ import annotations

from collections.abc import Mapping

from tablemate.kernel.records import Record
from tablemate.kernel.verifying import Check, Found, Verdict

from .words import Words

_SAID: Mapping[tuple[Check, Found], str] = {
    (Check.PROMISE, Found.HOLDS): "verify-promise",
    (Check.PROMISE, Found.FAILS): "verify-promise-fails",
    (Check.PROMISE, Found.NONE): "verify-promise-none",
    (Check.DEAL, Found.HOLDS): "verify-deal",
    (Check.DEAL, Found.FAILS): "verify-deal-fails",
    (Check.STEPS, Found.HOLDS): "verify-steps",
    (Check.STEPS, Found.FAILS): "verify-steps-fails",
    (Check.STEPS, Found.UNCHECKED): "verify-steps-unchecked",
    (Check.OUTCOME, Found.HOLDS): "verify-outcome",
    (Check.OUTCOME, Found.FAILS): "verify-outcome-fails",
    (Check.OUTCOME, Found.UNCHECKED): "verify-outcome-unchecked",
}
"""What is said of a check, by what it came to."""


def said(words: Words, record: Record, verdict: Verdict, why: str | None, *, published: bool) -> str:
    """What a check came to; `why` is what is wrong, and `published` whether a hash to compare with was told."""
    commitment = record.circumstances.commitment
    unfinished = "abandoned" if record.circumstances.abandoned else "unfinished"
    return words.say(
        _SAID[verdict.check, verdict.found],
        beginning="seed" if record.start is None else "start",
        hash="" if commitment is None else commitment.hash,
        published=str(published),
        steps=len(record.moves),
        end=unfinished if record.outcome is None else "over",
        why=why,
    )
