"""What a surrender comes to, said before it is confirmed and once it was done."""

from __future__ import annotations

from collections.abc import Iterator

from tablemate.games.origin_story.view_types import Surrender, View
from tablemate.words import Words, capitalised
from tablemate.words.origin_story.labels import powers
from tablemate.words.origin_story.nouns import YOU, called, who


def would_give_up(words: Words, view: View, cost: Surrender) -> Iterator[str]:
    """Who gets how many points, what your side would bring, and which of your cards would pay nothing."""
    leader = who(words, view["leader"])
    figures = {name: cost[name] for name in ("row", "trick", "points", "after")}
    yield capitalised(words.say("surrender-points", **figures, **leader))
    yield words.say("surrender-side", side=view["side"], tricks=view["tricks"][YOU])
    yield from would_pay_nothing(words, view, cost)


def would_pay_nothing(words: Words, view: View, cost: Surrender) -> Iterator[str]:
    """Which of your cards would pay nothing, also where what they ask for is met by now."""
    predicted = {entry["power"]: entry["predicted"] for _, entry in powers(view)}
    for power in cost["pays_nothing"]:
        tricks = predicted.get(power)
        name = "surrender-pays-nothing" if tricks is None else "surrender-predicted"
        yield words.say(name, power=called(words, power), tricks=tricks or 0)


def gave_up(words: Words, cost: Surrender) -> Iterator[str]:
    """Which of your cards paid nothing."""
    names = [called(words, power) for power in cost["pays_nothing"]]
    if names:
        yield words.say("surrender-paid-nothing", powers=words.listed(names))
