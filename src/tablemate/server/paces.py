"""How fast clients may do what costs more than a message: one set for connections and pages together."""

from __future__ import annotations

from weakref import WeakValueDictionary

from .limits import Buckets, UnderWay
from .settings import Limits


class Paces:
    """The buckets of a server from which talk, hints and joins are taken."""

    def __init__(self, limits: Limits) -> None:
        self.talk = Buckets(limits.talk_a_second, limits.talk_at_once)
        self.hints = Buckets(limits.hints_a_second, limits.hints_at_once)
        """Of a seat."""
        self.hints_of_one = Buckets(limits.hints_of_one_a_second, limits.hints_of_one_at_once)
        """Of an address, at however many tables."""
        self.joins = Buckets(limits.joins_a_second, limits.joins_at_once)
        self._most_under_way = limits.hints_under_way
        self._under_way: WeakValueDictionary[str, UnderWay] = WeakValueDictionary()

    def hints_under_way(self, client: str) -> UnderWay:
        """The hints for which an address waits."""
        return self._under_way.setdefault(client, UnderWay(self._most_under_way))
