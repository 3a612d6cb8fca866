"""The nouns of Assembly: cards, modules and piles, and which argument of a message names what."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from tablemate.games.assembly.view_types import View
from tablemate.kernel.events import HIDDEN
from tablemate.kernel.json_types import Arguments
from tablemate.words.words import Words, capitalised, quoted, viewer_of

_NOUNS = {
    "card": "card",
    "payment": "card",
    "shown": "card",
    "module": "module",
    "plan": "module",
    "under": "module",
    "command": "command",
    "role": "role",
}
_COUNTED = ("distance", "refreshes", "pile", "count", "cards")
_LISTS = ("bays", "picked")


def filled(words: Words, arguments: Arguments) -> dict[str, object]:
    """Arguments as a message wants them: nouns named, bays listed and counted, truths as yes and no."""
    said: dict[str, object] = {}
    for name, value in arguments.items():
        if name in _LISTS:
            said[name] = words.listed(value)
            said.setdefault("count", len(value))
        elif name in _NOUNS and isinstance(value, str):
            noun = f"{_NOUNS[name]}-{value}"
            said[name] = words.say(noun) if noun in words.catalogue else value
        elif isinstance(value, bool):
            said[name] = "yes" if value else "no"
        elif value is not None:
            said[name] = value if name in _COUNTED else quoted(value)
    return said


def card(words: Words, name: str) -> str:
    """The name of a card."""
    return words.say(f"card-{name}")


def cards(words: Words, names: Iterable[str]) -> str:
    """Cards in a row, equal ones counted: `2 × Deploy/Lock and Swap`."""
    counted = Counter(names).items()
    style = "aloud" if words.reads_aloud else "shown"
    return words.listed(
        card(words, name)
        if number == 1
        else words.say("cards-counted", count=number, card=card(words, name), style=style)
        for name, number in counted
    )


def declared(words: Words, command: Arguments) -> str:
    """A declared command with all that is known of it: `a swap of bays 7 and 12`, `a rotate by 2 bays, with Sammie`."""
    name, role = words.say(f"command-{command['command']}"), command.get("role")
    picked, distance = command.get("picked"), command.get("distance")
    if picked:
        what = role if role in ("sammie", "alfie") else "bays"
        name = words.say("declared-bays", command=name, what=what, bays=words.listed(picked), count=len(picked))
    elif distance:
        name = words.say("declared-distance", command=name, distance=distance)
    return words.say("declared-role", command=name, role=words.say(f"role-{role}")) if role else name


def module(words: Words, name: str) -> str:
    """The name of a module."""
    return words.say(f"module-{name}")


def short(words: Words, name: str, *, glyph: bool = True) -> str:
    """A module by code and glyph: `EN ¤`, or by its code alone."""
    code = words.say(f"module-{name}.code")
    return f"{code} {words.say(f'module-{name}.glyph')}" if glyph else code


def sign(words: Words, name: str) -> str:
    """A sign of the third mode of talk, what it means and how a hand can show it."""
    facts = {part: words.say(f"sign-{name}.{part}") for part in ("means", "gesture")}
    return words.say("talk-sign", sign=words.say(f"sign-{name}"), **facts)


def malfunction(words: Words, letter: str, bay: int) -> str:
    """What the malfunction of a bay does."""
    return words.say(f"{_malfunctions(letter)}{bay}")


def malfunctions(words: Words, letter: str) -> dict[int, str]:
    """What the malfunctions of a set do, by bay."""
    name = _malfunctions(letter)
    bays = [int(message.removeprefix(name)) for message in words.catalogue.named(name)]
    return {bay: malfunction(words, letter, bay) for bay in bays}


def _malfunctions(letter: str) -> str:
    return f"malfunction-{letter.lower()}"


def stack(words: Words, view: View) -> str:
    """How many modules are still to come."""
    return words.say("screen-stack", count=view["stack"]["count"])


def pile(words: Words, view: View) -> str:
    """How many cards are still to be drawn."""
    return words.say("screen-pile", count=view["pile"]["count"])


def discard(words: Words, view: View) -> str:
    """How many cards were discarded, and the top one where it is known."""
    top, count = view["discard"]["top"], view["discard"]["count"]
    if top is None:
        return words.say("screen-discard", count=count)
    return words.say("screen-discard-top", count=count, card=card(words, top))


def reserve(words: Words, view: View) -> str:
    """The cards that come with the next refreshes."""
    slots = [" + ".join(card(words, each) for each in slot) for slot in view["reserve"]]
    if not slots:
        return words.say("screen-reserve-none")
    if len(slots) == 1:
        return words.say("screen-reserve", cards=slots[0])
    return words.say("screen-reserve-two", first=slots[0], second=slots[1])


def role(words: Words, view: View, seat: int) -> str:
    """The role of a seat that has one, used or not."""
    entry = view["roles"][seat]
    said = {"role": words.say(f"role-{entry['role']}"), "used": "yes" if entry["used"] else "no"}
    return capitalised(words.say("role-line", **said, **words.who(seat, viewer_of(view))))


def roles_in_short(words: Words, view: View) -> list[str]:
    """All roles in one sentence, if there are several."""
    held = [seat for seat, entry in enumerate(view["roles"]) if entry["role"]]
    if len(held) < 2:
        return [role(words, view, seat) for seat in held]
    held.sort(key=lambda seat: seat != view["viewer"])
    return [words.say("roles-line", roles=", ".join(_role_in_short(words, view, seat) for seat in held))]


def _role_in_short(words: Words, view: View, seat: int) -> str:
    entry, who = view["roles"][seat], words.who_called(seat, viewer_of(view))
    used = "yes" if entry["used"] else "no"
    return words.say("role-in-short", role=words.say(f"role-{entry['role']}"), who=who, used=used)


def hand(words: Words, view: View, seat: int) -> str:
    """The viewer's hand by name, another by count and what is known of it."""
    held = view["hands"][seat]
    if seat == view["viewer"]:
        return words.say("hand-you", cards=cards(words, held)) if held else words.say("hand-you-empty")
    text = capitalised(words.say("hand-other", count=len(held), **words.who(seat, viewer_of(view))))
    known = [each for each in held if each != HIDDEN]
    return f"{text} {words.say('hand-known', cards=cards(words, known))}" if known else text
