"""How fast clients may do what costs more than a message: one set for connections and pages together."""

from __future__ import annotations

from weakref import WeakValueDictionary

from .limits import Bucket, Buckets, UnderWay
from .settings import Limits

TALK = ("say", "sign", "ready", "want")
"""What fills the log without end if nobody is slowed down."""


class Paces:
    """The buckets of a server from which talk, hints and joins are taken."""

    def __init__(self, limits: Limits) -> None:
        self._talk = Buckets(limits.talk_a_second, limits.talk_at_once)
        self._hints = Buckets(limits.hints_a_second, limits.hints_at_once)
        """Of a seat."""
        self._hints_of_one = Buckets(limits.hints_of_one_a_second, limits.hints_of_one_at_once)
        """Of an address, at however many tables."""
        self._joins = Buckets(limits.joins_a_second, limits.joins_at_once)
        self._most_under_way = limits.hints_under_way
        self._under_way: WeakValueDictionary[str, UnderWay] = WeakValueDictionary()

    def allows(self, what: str, client: str, table: str, seat: int | None) -> bool:
        """May a seat of a table, or whoever watches there from an address, ask one thing more of this kind now?"""
        speaker = client if seat is None else f"{table} {seat}"
        if what == "hint":
            return self._hints.allows(speaker) and self._hints_of_one.allows(client)
        return what not in TALK or self._talk.allows(speaker)

    def joins_of(self, client: str) -> Bucket:
        """From which joins of an address are taken."""
        return self._joins.of(client)

    def hints_under_way(self, client: str) -> UnderWay:
        """The hints for which an address waits."""
        return self._under_way.setdefault(client, UnderWay(self._most_under_way))
