"""What was worked out about cards is remembered as long as all of it together is not too much."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from functools import wraps
from threading import Lock
from typing import ParamSpec, TypeVar, cast

P = ParamSpec("P")
T = TypeVar("T")


def remembering(most: int, weigh: Callable[[T], int]) -> Callable[[Callable[P, T]], Callable[P, T]]:
    """Remember what a function comes to; what was asked for longest ago is forgotten where all weighs more than `most`.

    Cards of one's own may be a thousand times as heavy as those of the box, so that a number of cards bounds nothing.

    >>> @remembering(5, len)
    ... def spelled(letter: str, times: int) -> str:
    ...     print("working", end=" ")
    ...     return letter * times
    >>> [spelled("a", 3), spelled("a", 3), spelled("b", 2), spelled("c", 1), spelled("a", 3)]
    working working working working ['aaa', 'aaa', 'bb', 'c', 'aaa']
    """

    def remembers(ask: Callable[P, T]) -> Callable[P, T]:
        known: OrderedDict[Hashable, T] = OrderedDict()
        weight, lock = [0], Lock()

        @wraps(ask)
        def asked(*given: P.args, **named: P.kwargs) -> T:
            key = cast("Hashable", (given, *named.items()))
            with lock:
                if key in known:
                    known.move_to_end(key)
                    return known[key]
            found = ask(*given, **named)
            with lock:
                if key not in known:
                    known[key] = found
                    weight[0] += weigh(found)
                while weight[0] > most:
                    weight[0] -= weigh(known.popitem(last=False)[1])
            return found

        return asked

    return remembers
