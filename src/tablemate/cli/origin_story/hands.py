"""Playing cards on the screen: what they count now, which may be played, which wins so far."""

from __future__ import annotations

from collections.abc import Sequence

from tablemate.games.origin_story.described import SUIT_LETTERS
from tablemate.games.origin_story.view_types import WHO_NAMES, Card, HandCard, View
from tablemate.words import Words
from tablemate.words.origin_story.nouns import printed, value

YOU = WHO_NAMES[-1]


def hand(view: View) -> list[HandCard]:
    """Your cards by suit and value, as they count now."""
    return sorted(view["hand"], key=lambda each: (SUIT_LETTERS.index(each["suit"]), each["value"], each["card"]))


def cell(words: Words, entry: Card) -> str:
    """A card as signs: `9M`, `*9M` to play, `9M!` revealed, `9M->11½` changed, `<9M>` winning."""
    card = printed(words, entry["card"])
    text = card.text + ("!" if entry.get("revealed") else "")
    if entry["changed"]:
        letter = "" if card.suit == entry["suit"] else entry["suit"]
        text += f"->{value(entry['value'])}{letter}"
    return f"<{text}>" if entry.get("wins") else f"*{text}" if entry.get("playable") else text


def packed(cells: Sequence[str], room: int) -> list[str]:
    """Cells in lines of at most so many columns."""
    lines: list[str] = []
    for each in cells:
        if lines and len(lines[-1]) + 1 + len(each) <= room:
            lines[-1] += f" {each}"
        else:
            lines.append(each)
    return lines or [""]
