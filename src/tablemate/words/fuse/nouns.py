"""The nouns of FUSE: dice, what slots ask for, what is lost, seats."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

from tablemate.games.fuse.described import Asks, DescribedBomb
from tablemate.games.fuse.view_types import COLOURS
from tablemate.kernel.json_types import Json
from tablemate.words.words import Words

_NAMES = {letter: name for name, letter in COLOURS.items()}
LONGEST_QUOTE = 60
"""How much of what a person typed is repeated to them."""
_COUNTED = ("below", "points", "count", "turn")
_LETTER = re.compile(f"[{''.join(_NAMES)}]")


def colour(words: Words, letter: str) -> str:
    """The colour of a letter: `red`."""
    return words.say(f"colour-{_NAMES[letter]}")


def signs(words: Words, text: str) -> str:
    """A die, or what a slot asks for, with the letters that colours have in this language: `G4`, `R/Y`."""
    return _LETTER.sub(lambda found: words.say(f"word-die.{found[0].lower()}").upper(), text)


def die(words: Words, name: str) -> str:
    """A die as `R4`, or aloud as `the red 4`."""
    if not words.reads_aloud or len(name) != 2 or name[0] not in _NAMES:
        return signs(words, name)
    return words.say("die-aloud", colour=colour(words, name[0]), value=name[1])


def dice(words: Words, faces: Iterable[str]) -> str:
    """Dice in a row."""
    return words.listed(die(words, name) for name in faces)


def asked(words: Words, asks: Iterable[Asks]) -> str:
    """What a slot asks for: `red 4 or blue 2`."""
    alternatives = [_alternative(words, each) for each in asks]
    if not alternatives:
        return words.say("ask-any")
    if len(alternatives) == 1:
        return alternatives[0]
    return words.say("ask-either", one=alternatives[0], other=alternatives[1])


def _alternative(words: Words, asks: Asks) -> str:
    if asks.colour is None:
        return words.say("ask-value", value=str(asks.value))
    named = words.say(f"colour-{asks.colour}")
    return named if asks.value is None else words.say("ask-both", colour=named, value=str(asks.value))


def lost(words: Words, shown: str) -> str:
    """What has to be lost when this is shown: `a green die`, `a 4`, or for a die `a red die or a 3`."""
    parts = [
        words.say("ask-value", value=sign) if sign.isdecimal() else words.say("loss-colour", colour=colour(words, sign))
        for sign in shown
    ]
    return parts[0] if len(parts) == 1 else words.say("ask-either", one=parts[0], other=parts[1])


def matches(words: Words, shown: Iterable[str]) -> str:
    """What sabotage cards show: `B, G, 3`, or aloud `blue, green and 3`."""
    if not words.reads_aloud:
        return signs(words, ", ".join(shown))
    return words.listed(sign if sign.isdecimal() else colour(words, sign) for sign in shown)


def counted(words: Words, dice: Mapping[str, int]) -> str:
    """How many dice of each colour: `5 R, 3 B`, or aloud `5 red and 3 blue`."""
    some = {name: count for name, count in dice.items() if count}
    if words.reads_aloud:
        said = (
            words.say("bag-colour", count=count, colour=words.say(f"colour-{name}")) for name, count in some.items()
        )
        return words.listed(said)
    return signs(words, ", ".join(f"{count}\N{NO-BREAK SPACE}{COLOURS[name]}" for name, count in some.items()))


def filled(words: Words, arguments: Mapping[str, Json]) -> dict[str, object]:
    """Arguments as a message wants them: dice named, numbers that are counted as numbers, the rest as short text."""
    said: dict[str, object] = {}
    for name, value in arguments.items():
        if name == "die":
            said[name] = die(words, str(value))
        elif name == "asks":
            said[name] = asked(words, [Asks(**each) for each in value])
        elif value is not None:
            said[name] = value if name in _COUNTED else str(value)[:LONGEST_QUOTE]
    return said


def bomb_of(words: Words, card: str) -> DescribedBomb:
    """A bomb of the deck that is spoken of."""
    found = words.card(card)
    assert isinstance(found, DescribedBomb)
    return found


def name_of(words: Words, bomb: DescribedBomb) -> str:
    """What a bomb is called; its id where it has no other name."""
    return bomb.name.fr if words.language == "fr" else bomb.name.en


def called(words: Words, bomb: DescribedBomb) -> str:
    """A bomb by id and name: `B13 Ten`; the id alone where it has no name."""
    name = name_of(words, bomb)
    return bomb.id if name == bomb.id else f"{bomb.id} {name}"
