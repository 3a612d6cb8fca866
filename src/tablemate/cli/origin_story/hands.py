"""Playing cards on the screen: what they count now, which may be played, which wins so far."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tablemate.cli.face import View
from tablemate.games.origin_story.cards.terms import SUIT_LETTERS
from tablemate.games.origin_story.names import WHO_NAMES
from tablemate.words import Words
from tablemate.words.origin_story.nouns import card, printed, short, suit_key, value

Entry = Mapping[str, Any]
YOU = WHO_NAMES[-1]


def hand(view: View) -> list[Entry]:
    """Your cards by suit and value, as they count now."""
    return sorted(view["hand"], key=lambda each: (SUIT_LETTERS.index(each["suit"]), each["value"], each["card"]))


def cell(entry: Entry, *, legal: bool = False, best: bool = False) -> str:
    """A card as signs: `9M`, `*9M` to play, `9M!` revealed, `9M->11½` changed, `<9M>` winning."""
    text = short(entry["card"]) + ("!" if entry.get("revealed") else "")
    if entry["changed"]:
        letter = "" if printed(entry["card"])[1] == entry["suit"] else entry["suit"]
        text += f"->{value(entry['value'])}{letter}"
    return f"<{text}>" if best else f"*{text}" if legal else text


def spoken(words: Words, entry: Entry) -> str:
    """A card for reading aloud: `the 9 of strength, now 11½ of strength, revealed`."""
    text = card(words, entry["card"])
    if entry["changed"]:
        now = {"value": value(entry["value"]), "of": words.say(f"{suit_key(entry['suit'])}.of")}
        text = words.say("card-aloud-changed", card=text, **now)
    return words.say("list-revealed", card=text) if entry.get("revealed") else text


def is_your_turn(view: View) -> bool:
    """Are you asked for a card of this trick?"""
    return any(each["kind"] == "turn" for each in view["waiting"])


def playable(view: View) -> set[str]:
    """The cards that you may play now, by name."""
    held = {each["card"] for each in view["hand"]}
    if not is_your_turn(view):
        return set()
    led, named = view["led"], view.get("named")
    following = {each["card"] for each in view["hand"] if each["suit"] == led}
    if led is None or view.get("free") or named == led or not following:
        return held
    return set() if named is not None and len(following) > 1 else following


def winning(view: View) -> int | None:
    """The place of the card that wins the trick so far; None if no card lies."""
    best: int | None = None
    for place, entry in enumerate(view["plays"]):
        if best is None or _beats(view, entry, view["plays"][best]):
            best = place
    return best


def _beats(view: View, entry: Entry, other: Entry) -> bool:
    """Does a later card win against an earlier one?"""
    mine, its = _class(view, entry), _class(view, other)
    if mine != its:
        return mine > its
    if entry["value"] == other["value"]:
        return bool(view.get("tie")) and entry["owner"] == YOU
    return bool((entry["value"] < other["value"]) == view["lowest_wins"])


def _class(view: View, entry: Entry) -> int:
    """Trump before led suit before anything else."""
    cold = "no_trump" in view["binding"] and entry["owner"] != YOU and view["led"] != view["trump"]
    if entry["suit"] == view["trump"] and not cold:
        return 2
    return int(entry["suit"] == view["led"])


def packed(cells: Sequence[str], room: int) -> list[str]:
    """Cells in lines of at most so many columns."""
    lines: list[str] = []
    for each in cells:
        if lines and len(lines[-1]) + 1 + len(each) <= room:
            lines[-1] += f" {each}"
        else:
            lines.append(each)
    return lines or [""]
