"""What Assembly says of its options otherwise than by their names."""

from __future__ import annotations

from collections.abc import Mapping

from tablemate.games.assembly.options import AssemblyOptions
from tablemate.words.options import ValueWords, with_meaning
from tablemate.words.words import OptionWords, Words


def _communication(words: Words, mode: str, agreed: AssemblyOptions) -> ValueWords:
    return with_meaning(words, f"communication-{mode}", edition=agreed.edition)


def _first(words: Words, first: int | str, agreed: AssemblyOptions) -> ValueWords:
    return ValueWords(words.say("first-random") if first == "random" else words.seat_label(int(first)))


OPTIONS: Mapping[str, OptionWords] = {
    "malfunctions": lambda words, letter, agreed: ValueWords(words.say(f"set-{letter.lower()}")),
    "roles": lambda words, role, agreed: ValueWords(words.say(f"role-{role}")),
    "communication": _communication,
    "first": _first,
}
