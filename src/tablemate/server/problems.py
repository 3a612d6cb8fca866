"""What a server refuses, each with a code and a sentence; the way of asking decides the number that HTTP gives it."""

from __future__ import annotations

from typing import Self

from tablemate.kernel.errors import TablemateError


class Refusal(TablemateError):
    """What cannot be done at this table, or not by this client."""

    status = 409
    rule = ""
    """The rule behind it; empty where it is a matter of this table or server alone."""

    def by(self, rule: str) -> Self:
        """The same, with the rule that asks for it."""
        self.rule = rule
        return self


class NotThere(Refusal):
    """There is no such thing, or not for this client."""

    status = 404


class NotYours(Refusal):
    """This client may not do that."""

    status = 403


class TooMuch(Refusal):
    """Too many of something in too short a time, or too large."""

    status = 429


class TooLarge(Refusal):
    """More than anybody needs to send."""

    status = 413


class NotStored(Refusal):
    """The database did not take something, so it has not happened."""

    status = 503


class CannotServe(TablemateError):
    """Why a server does not start."""


def status_of(problem: TablemateError) -> int:
    """The number that HTTP gives it; what rules, words and records refuse was asked wrongly."""
    return problem.status if isinstance(problem, Refusal) else 400


def unreadable(field: str) -> Refusal:
    """A message that is none: what is wrong in it, empty where it is all of it."""
    return Refusal("message_unreadable", named=str(bool(field)), field=field)
