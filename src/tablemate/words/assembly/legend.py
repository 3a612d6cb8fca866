"""The nouns of Assembly as they are printed on pieces."""

from __future__ import annotations

from tablemate.games.assembly.options import ROLE_NAMES, SET_NAMES, VARIANTS
from tablemate.games.assembly.view_types import BANDS, CARDS, COMMANDS, MODULES
from tablemate.words.legend import Entries, Noun
from tablemate.words.words import Words, capitalised

from .nouns import malfunctions

ALL_CARDS = "three"
"""All three cards of a hand, which pay for any command."""


def entries(words: Words) -> Entries:
    """Modules, cards, commands, roles, the malfunctions of each set by set and bay, variants and bands."""
    say = words.say
    for module in MODULES:
        yield "modules", module, Noun(say(f"module-{module}"), short=say(f"module-{module}.code"))
    for card in CARDS:
        yield "cards", card, Noun(say(f"card-{card}"), text=capitalised(say(f"card-{card}.shows")))
    yield "cards", ALL_CARDS, Noun(say("card-three"), text=capitalised(say("card-wild.shows")))
    for command in COMMANDS:
        yield "commands", command, Noun(say(f"legend-command-{command}"))
    for role in ROLE_NAMES:
        of_role = {part: say(f"role-{role}.{part}") for part in ("title", "does", "when")}
        yield (
            "roles",
            role,
            Noun(say(f"role-{role}"), kind=of_role["title"], text=of_role["does"], when=of_role["when"]),
        )
    yield from _of_sets(words)
    for variant in VARIANTS:
        yield (
            "difficulty",
            variant,
            Noun(capitalised(say(f"difficulty-{variant}.name")), text=say(f"difficulty-{variant}")),
        )
    for band in BANDS:
        yield "bands", band, Noun(say(f"legend-band-{band}"), text=say(f"band-{band}"))


def _of_sets(words: Words) -> Entries:
    for letter in SET_NAMES:
        called = capitalised(words.say(f"set-{letter.lower()}"))
        yield "sets", letter, Noun(called)
        for bay, text in malfunctions(words, letter).items() if letter != SET_NAMES[0] else ():
            yield "malfunctions", f"{letter}{bay}", Noun(called, short=str(bay), text=text)
