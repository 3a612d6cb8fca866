"""What can be looked up at a table of Assembly: legend, roles, malfunctions, talk."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from tablemate.games.assembly.view_types import CARDS, MODULES, View
from tablemate.words import Words
from tablemate.words.assembly.nouns import card, cards, module, short, sign
from tablemate.words.assembly.nouns import malfunctions as texts_of

from .table import hands, known
from .table import roles as role_lines


def legend(words: Words, view: View) -> list[str]:
    """Modules by code, glyph and name, marks on the ring, cards."""
    rooms = [f"{short(words, name)}  {module(words, name)}" for name in MODULES]
    half = (len(rooms) + 1) // 2
    pairs = [f"  {left:<28}{right}" for left, right in zip(rooms[:half], rooms[half:], strict=True)]
    shown = [
        "  "
        + words.say(
            "legend-card",
            card=card(words, name),
            notation=words.say(f"word-card.{name}"),
            shows=words.say(f"card-{name}.shows"),
        )
        for name in CARDS
    ]
    return [
        words.say("legend-head"),
        *pairs,
        words.say("legend-marks"),
        words.say("legend-cards"),
        *shown,
        "  " + words.say("legend-three", card=words.say("card-three"), notation=words.say("word-payment.three")),
        *boxed(words, view),
    ]


def boxed(words: Words, view: View) -> list[str]:
    """Which cards stayed in the box, if any did."""
    return [words.say("boxed-cards", cards=cards(words, view["boxed"]))] if view["boxed"] else []


def roles(words: Words, view: View) -> list[str]:
    """Who has which role, what it does, and whether it is used."""
    held = [entry["role"] for entry in view["roles"] if entry["role"]]
    if not held:
        return [words.say("roles-none")]
    lines = role_lines(words, view)
    for name in held:
        facts = {part: words.say(f"role-{name}.{part}") for part in ("title", "when", "does")}
        lines.append(words.say("role-head", role=words.say(f"role-{name}"), **facts))
    return [*lines, *useless_roles(words, view)]


def useless_roles(words: Words, view: View) -> list[str]:
    """A warning for each role that can never be used with what was agreed."""
    idle = [entry["role"] for entry in view["roles"] if entry["role"] and not entry["of_use"]]
    return [words.say("roles-useless", role=words.say(f"role-{name}")) for name in idle]


def malfunctions(words: Words, view: View) -> list[str]:
    """What the four special bays of the set in play do."""
    letter = view["malfunctions"]
    if letter == "none":
        return [words.say("malfunctions-none")]
    head = words.say("malfunctions-head", set=words.say(f"set-{letter.lower()}"))
    texts = texts_of(words, letter).items()
    bays = [words.say("malfunctions-bay", bay=str(bay), text=text) for bay, text in texts]
    return [head, *bays]


def talk(words: Words, view: View) -> list[str]:
    """The mode, what may be said now, and the palette of signs."""
    rules = view["talk"]
    lines = [words.say(f"talk-mode-{rules['mode']}")]
    if rules["mode"] == "solo":
        return lines
    lines.append(words.say(f"talk-channel-{rules['channel']}", edition=view["edition"]))
    lines += [words.say(f"talk-closes-{trigger}") for trigger in rules["closes_on"]]
    if rules["palette"]["signs"]:
        lines.append(words.say("talk-signs"))
        lines += [f"  {sign(words, name)}" for name in rules["palette"]["signs"]]
    if rules["palette"]["words"]:
        said = words.listed(words.say(f"sign-{word}") for word in rules["palette"]["words"])
        lines.append(words.say("talk-words", words=said))
    return [*lines, words.say("talk-always")]


def hand(words: Words, view: View) -> list[str]:
    """The hands, and what is known of face-down cards."""
    return [*hands(words, view), *known(words, view)]


NOTES: Mapping[str, Callable[[Words, View], list[str]]] = {
    "hand": hand,
    "legend": legend,
    "roles": roles,
    "malfunctions": malfunctions,
    "talk": talk,
}
SPELLED = {
    "ring": ("ring", "anneau"),
    "hand": ("hand", "main"),
    "roles": ("roles", "rôles"),
    "malfunctions": ("malfunctions", "dysfonctionnements"),
    "talk": ("talk", "parole", "parler"),
}
