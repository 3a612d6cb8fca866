"""The table of Origin Story, drawn at 80 columns."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tablemate.cli.terminal import Terminal, screen_width, wrapped
from tablemate.games.origin_story.view_types import WHO_NAMES, Card, PowerCard, View
from tablemate.words import Words, viewer_of
from tablemate.words.origin_story.cards import explain_rest, slots_drawn
from tablemate.words.origin_story.labels import (
    agreed_now,
    cards_of_the_round,
    hand,
    has_rows,
    play,
    powers_at_work,
    remarks,
    stamina,
    standing,
    to_choose_from,
)
from tablemate.words.origin_story.nouns import YOU, in_language, in_signs, initial, label, power_of, printed, value, who

NO_BREAK = "\N{NO-BREAK SPACE}"
BETWEEN = " · "
_PLACE = 8


def plays(words: Words, view: View) -> Iterator[str]:
    """The cards on the table in order of play; the one that wins so far is marked."""
    viewer = viewer_of(view)
    for entry in view["plays"]:
        if words.reads_aloud:
            yield play(words, entry, viewer)
        else:
            message = "screen-play" if entry["by"] == entry["owner"] else "screen-play-other"
            owner, player = label(words, entry["owner"], viewer), who(words, entry["by"], viewer)["called"]
            yield words.say(message, called=owner, card=cell(words, entry), player=player)


def place_name(words: Words, place: str) -> str:
    """`Mat`, `1`, `Hero`."""
    return words.say("place-panel", panel=place) if place.isdecimal() else words.say(f"place-{place}")


def table(words: Words, view: View, terminal: Terminal) -> list[str]:
    """Everything on the table."""
    texts = [text.replace(" ", NO_BREAK) for text in standing(words, view)]
    heads = [line for text in cards_of_the_round(words, view) for line in wrapped(text, hanging="  ")]
    below = own_cards(words, view)
    drawn = [*wrapped(BETWEEN.join(texts)), *heads, "", *rows(words, view, terminal)]
    return [*drawn, "", *below] if below else drawn


def rows(words: Words, view: View, terminal: Terminal) -> list[str]:
    """Automaton, Factoryon, the trick, you, from top to bottom."""
    labels = {name: label(words, name, viewer_of(view)) for name in WHO_NAMES}
    width = max(map(len, labels.values()))
    points, tricks = words.say("screen-heads"), words.say("screen-heads.tricks")
    lines = [f"{'':<{width}}  {points:>3}  {tricks:>6}"]
    for name in WHO_NAMES:
        start = f"{labels[name]:<{width}}  {view['vp'][name]:>3}  {view['tricks'][name]:>6}   "
        if name == YOU:
            lines += trick(words, view)
        cells = [cell(words, each) for each in (hand(view) if name == YOU else view["rows"][name])]
        found = packed(cells, screen_width() - len(start))
        shown = terminal.bold(start) if name == YOU else start
        texts = [shown + found[0], *(" " * len(start) + line for line in found[1:])]
        lines += [text.rstrip() for text in texts]
    return lines


def trick(words: Words, view: View) -> list[str]:
    """The cards on the table, and what is special in this trick."""
    if not view["plays"]:
        return []
    text = f"{words.say('screen-on-table')} {BETWEEN.join([*plays(words, view), *agreed_now(words, view)])}"
    return wrapped(text, hanging="  ")


def own_cards(words: Words, view: View) -> list[str]:
    """Stamina and your cards with their slots; while tricks are played only what is charged, explained."""
    lines = [] if has_rows(view) else wrapped(stamina(words, view))
    for place, entry in powers_at_work(words, view):
        lines += _own_card(words, place, entry, explained=has_rows(view))
    for text, names in to_choose_from(words, view):
        lines += wrapped(f"{text} {', '.join(names)}", hanging="  ")
    return lines


def _own_card(words: Words, place: str, entry: PowerCard, *, explained: bool) -> list[str]:
    start = f"  {place_name(words, place):<{_PLACE}}"
    power = power_of(words, entry["power"])
    lines = wrapped(card_head(words, entry), indent=start, hanging=" " * len(start))
    if explained and power is not None:
        hanging = " " * (len(start) + 2)
        lines += [line for text in explain_rest(words, power) for line in wrapped(text, indent=hanging)]
    return lines


def card_head(words: Words, entry: PowerCard) -> str:
    """A card of yours with its slots, and what was named, predicted or used with it."""
    power = power_of(words, entry["power"])
    if power is None:
        return entry["power"]
    slots = slots_drawn(power, [slot["is"] for slot in entry["slots"]])
    head = " ".join(part for part in (power.id, in_language(words, power.name), slots) if part)
    return ", ".join([head, *remarks(words, entry)])


def cell(words: Words, entry: Card) -> str:
    """A card as signs: `9M`, `*9M` to play, `9M!` revealed, `9M->11½` changed, `<9M>` winning."""
    text = in_signs(words, printed(words, entry["card"])) + ("!" if entry.get("revealed") else "")
    text += counted(words, entry)
    return f"<{text}>" if entry.get("wins") else f"*{text}" if entry.get("playable") else text


def counted(words: Words, entry: Card) -> str:
    """What a card counts where that is not what is printed on it: `->11½`, `->9L`."""
    if not entry["changed"]:
        return ""
    letter = "" if printed(words, entry["card"]).suit == entry["suit"] else initial(words, entry["suit"])
    return f"->{value(entry['value'])}{letter}"


def packed(cells: Sequence[str], room: int) -> list[str]:
    """Cells in lines of at most so many columns."""
    lines: list[str] = []
    for each in cells:
        if lines and len(lines[-1]) + 1 + len(each) <= room:
            lines[-1] += f" {each}"
        else:
            lines.append(each)
    return lines or [""]
