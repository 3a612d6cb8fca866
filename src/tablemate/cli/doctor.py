"""`tablemate doctor`: can a server run well here?  A line for each thing that was looked at, with advice."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from pathlib import Path

from tablemate.kernel.json_types import JsonObject
from tablemate.words import Words

from .terminal import Terminal


class State(StrEnum):
    """How serious a finding is: only a problem stands in the way."""

    OK = "ok"
    WARNING = "warning"
    PROBLEM = "problem"


_STATES = {State.OK: "doctor-ok", State.WARNING: "doctor-warning", State.PROBLEM: "doctor-problem"}
_BESIDE = 11
"""How many columns the state takes."""


@dataclass(frozen=True, slots=True)
class Finding:
    """What was looked at, how it is, and the messages that say so and what to do."""

    check: str
    state: State
    said: str
    told: Mapping[str, str | int | float] = field(default_factory=dict)
    advice: str | None = None


@dataclass(frozen=True, slots=True)
class Patient:
    """What is looked at: where a server would keep its tables, and where it would listen."""

    folder: Path
    port: int


def examined(patient: Patient) -> list[Finding]:
    """Everything that was found."""
    from .doctor_checks import CHECKS

    return [finding for check in CHECKS for finding in check(patient)]


def print_findings(findings: Sequence[Finding], words: Words, terminal: Terminal, *, as_json: bool) -> int:
    """Line by line, or as one JSON object; the exit code."""
    healthy = not any(finding.state is State.PROBLEM for finding in findings)
    if as_json:
        told = {"healthy": healthy, "checks": [_as_json(finding, words) for finding in findings]}
        terminal.show(json.dumps(told, ensure_ascii=False))
        return 0 if healthy else 1
    for finding in findings:
        _print(finding, words, terminal)
    terminal.paragraph(words.say("doctor-healthy" if healthy else "doctor-ill"))
    return 0 if healthy else 1


def _print(finding: Finding, words: Words, terminal: Terminal) -> None:
    state = words.say(_STATES[finding.state])
    beside = " " * _BESIDE
    terminal.paragraph(words.say(finding.said, **finding.told), indent=state.ljust(_BESIDE), hanging=beside)
    if finding.advice is not None:
        terminal.paragraph(words.say(finding.advice, **finding.told), indent=beside)


def _as_json(finding: Finding, words: Words) -> JsonObject:
    advice = None if finding.advice is None else words.say(finding.advice, **finding.told)
    said = words.say(finding.said, **finding.told)
    return {"check": finding.check, "state": finding.state, "said": said, "advice": advice}
