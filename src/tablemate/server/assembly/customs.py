"""How the crew of Assembly talks online: the game says in its view what may be said, the table holds people to it."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Collection, Sequence
from functools import cache

from tablemate.games.assembly.view_types import View
from tablemate.kernel.events import SeenEvent
from tablemate.kernel.json_types import JsonObject
from tablemate.server.tables.customs import NO_SIGNS, Customs, Palette
from tablemate.words import LANGUAGES, Words
from tablemate.words.assembly.labels import bays_after

POINTING = frozenset({"point_at_bay"})
COMMANDS = ("deploy", "lock", "swap", "rotate")
SILENT_BY = {"closed": "ASM-TALK-1", "open": "ASM-TALK-2", "signs": "ASM-TALK-3"}
"""After the question nobody talks; where the channel is open a command was spoken; and signs are no talk."""


class AssemblyCustoms(Customs):
    """Those of Assembly."""

    sign_rule = "ASM-TALK-3"

    def turn(self, view: View) -> int:
        """Talk opens anew each turn."""
        return view["turn"]

    def board_after(self, view: View, events: Sequence[SeenEvent]) -> JsonObject | None:
        """The bays, where modules or plans move or are locked."""
        after = bays_after(view, events)
        return None if after == view["bays"] else {"bays": after}

    def may_talk(self, view: View) -> bool:
        """Only where the channel is open."""
        return view["talk"]["channel"] == "open"

    def silence_rule(self, view: View) -> str:
        """What the agreed mode of talk says."""
        return SILENT_BY[view["talk"]["channel"]]

    def palette(self, view: View) -> Palette:
        """The palette, where talk is jammed; the words of the older edition say what its signs say."""
        return _palette(*view["talk"]["palette"]["signs"]) if view["talk"]["channel"] == "signs" else NO_SIGNS

    def pieces(self, view: View) -> Collection[str]:
        """The bays."""
        return {str(bay["bay"]) for bay in view["bays"]}

    def ends_talk(self, view: View, said: str, *, sign: bool) -> bool:
        """A command word in a message, or a sign for a command, where the mode says so (ASM-TALK-2)."""
        closes = view["talk"]["closes_on"]
        if sign:
            return "command_sign" in closes and said in COMMANDS
        return "command_word" in closes and not command_words().isdisjoint(re.findall(r"\w+", _plain(said)))

    def sign_words(self, words: Words, sign: str, piece: str | None) -> str:
        """A sign, and the bay that it points at."""
        name = words.say(f"sign-{sign}")
        return name if piece is None else words.say("online-pointed", sign=name, bay=piece)

    def sign_means(self, words: Words, sign: str) -> str:
        """What a sign means."""
        return words.say(f"sign-{sign}.means")


@cache
def _palette(*signs: str) -> Palette:
    return Palette(signs, POINTING.intersection(signs))


@cache
def command_words() -> frozenset[str]:
    """The words for commands in every language: people of both may sit at one table."""
    return frozenset(
        _plain(word) for language in LANGUAGES for word in Words(language, "assembly").say("talk-command-words").split()
    )


def _plain(text: str) -> str:
    """A text as words are compared: in small letters without accents, however those were typed, or left out."""
    letters = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", text).casefold())
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


CUSTOMS = AssemblyCustoms()
