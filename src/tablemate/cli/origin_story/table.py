"""The table of Origin Story: where the game stands in short texts, and all of it drawn at 80 columns."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tablemate.cli.terminal import Terminal, screen_width, wrapped
from tablemate.games.origin_story.described import SUIT_LETTERS
from tablemate.games.origin_story.view_types import WHO_NAMES, Card, HandCard, PowerCard, View
from tablemate.words import Words
from tablemate.words.origin_story.cards import explain_rest, slots_drawn
from tablemate.words.origin_story.labels import event, is_charged, play, remarks, vancard
from tablemate.words.origin_story.nouns import (
    called,
    in_language,
    in_signs,
    initial,
    power_of,
    printed,
    suit_in_full,
    value,
    who,
)

YOU = WHO_NAMES[-1]
NO_LINE = "-"
"""How the view writes a line of a Vancardian card that does nothing."""
NO_BREAK = "\N{NO-BREAK SPACE}"
_BETWEEN = " · "
_PLACE = 8


# Where the game stands


def has_rows(view: View) -> bool:
    """Have the Vancardians got their cards, so that tricks are played?"""
    return view["vancard"] is not None


def asked(view: View) -> str | None:
    """The kind of the open question."""
    return next((str(each["kind"]) for each in view["waiting"]), None)


def first_lead(words: Words, view: View) -> str | None:
    """Who leads the first trick, as long as no card of it lies on the table."""
    if view["trick"] > 1 or view["plays"] or not view["waiting"]:
        return None
    return words.say("screen-first", **who(words, view["leader"]))


def standing(words: Words, view: View) -> list[str]:
    """Round, trick, side, trump, who leads first, led suit, deck."""
    texts = [words.say("screen-round", round=view["round"])]
    if has_rows(view):
        texts.append(words.say("screen-trick", trick=view["trick"]))
    texts += [
        words.say("screen-level", level=view["level"]),
        words.say("screen-side", side=view["side"] or "none"),
        words.say("screen-trump", suit=suit_in_full(words, view["trump"])),
    ]
    leads = first_lead(words, view)
    if leads is not None:
        texts.append(leads)
    if view["led"]:
        texts.append(words.say("screen-led", suit=suit_in_full(words, view["led"])))
    if view["lowest_wins"]:
        texts.append(words.say("screen-low"))
    if view["surrendered"]:
        texts.append(words.say("screen-surrendered"))
    return [*texts, words.say("screen-deck", deck=view["deck"], discard=view["discard"])]


def agreed_now(words: Words, view: View) -> list[str]:
    """What is special in this trick: what your lead asks of the others, what you may do, what you decided."""
    texts = [words.say(f"screen-binding-{name}") for name in view["binding"]]
    decided = {"free": view["free"], "cancelled": view["cancelled"], "takes_lead": view["takes_lead"]}
    texts += [words.say(f"screen-{name}") for name, is_so in decided.items() if is_so]
    if view["named"]:
        texts.append(words.say("screen-named", suit=suit_in_full(words, view["named"])))
    return texts


def cards_of_the_round(words: Words, view: View) -> list[str]:
    """The event, and until the first trick is over what the Vancardian card did, if it did anything."""
    does = view["vancard"] is not None and view["vancard"]["line"] != NO_LINE and view["trick"] <= 1
    return [text for text in (event(words, view), vancard(words, view) if does else None) if text is not None]


def plays(words: Words, view: View) -> Iterator[str]:
    """The cards on the table in order of play; the one that wins so far is marked."""
    for entry in view["plays"]:
        if words.reads_aloud:
            yield play(words, entry)
        else:
            message = "screen-play" if entry["by"] == entry["owner"] else "screen-play-other"
            label, player = words.say(f"who-{entry['owner']}.label"), who(words, entry["by"])["called"]
            yield words.say(message, called=label, card=cell(words, entry), player=player)


def stamina(words: Words, view: View) -> str:
    """Tokens, more or fewer of them in this round, and how many are left to place."""
    tokens = view["stamina"]
    texts = [words.say("screen-stamina", owned=tokens["owned"])]
    if tokens["lent"]:
        less = "yes" if tokens["lent"] < 0 else "no"
        texts.append(words.say("screen-lent", less=less, count=abs(tokens["lent"])))
    if asked(view) == "charge":
        texts.append(words.say("screen-left", left=tokens["left"]))
    return ", ".join(texts)


def powers(view: View) -> list[tuple[str, PowerCard]]:
    """Your cards with their places: `mat`, `1` to `4`, `superhero`."""
    found = [("mat", view["mat"]), *((str(panel), entry) for panel, entry in enumerate(view["stories"], start=1))]
    if view["superhero"]:
        found.append(("superhero", view["superhero"]))
    return [(place, entry) for place, entry in found if entry]


def powers_at_work(words: Words, view: View) -> list[tuple[str, PowerCard]]:
    """Your cards; once tricks are played those that are charged and not over."""
    return [(place, entry) for place, entry in powers(view) if not has_rows(view) or _is_at_work(words, entry)]


def _is_at_work(words: Words, entry: PowerCard) -> bool:
    power = power_of(words, entry["power"])
    rest = power is None or bool(explain_rest(words, power))
    return is_charged(entry) and (rest or bool(remarks(words, entry)))


def to_choose_from(words: Words, view: View) -> Iterator[tuple[str, list[str]]]:
    """Stories on offer, and while you plan your round the superheroes of the last one, each with its message."""
    planning = asked(view) in ("story", "charge")
    for message, names in (
        ("screen-offered", view["offer"]),
        ("screen-superheroes", view["superheroes"] if planning else ()),
    ):
        known = [called(words, name) for name in names if name and power_of(words, name)]
        if known:
            yield words.say(message), known


def place_name(words: Words, place: str) -> str:
    """`Mat`, `1`, `Hero`."""
    return words.say("place-panel", panel=place) if place.isdecimal() else words.say(f"place-{place}")


# The drawing


def table(words: Words, view: View, terminal: Terminal) -> list[str]:
    """Everything on the table."""
    texts = [text.replace(" ", NO_BREAK) for text in standing(words, view)]
    heads = [line for text in cards_of_the_round(words, view) for line in wrapped(text, hanging="  ")]
    below = own_cards(words, view)
    drawn = [*wrapped(_BETWEEN.join(texts)), *heads, "", *rows(words, view, terminal)]
    return [*drawn, "", *below] if below else drawn


def rows(words: Words, view: View, terminal: Terminal) -> list[str]:
    """Automaton, Factoryon, the trick, you, from top to bottom."""
    width = max(len(words.say(f"who-{name}.label")) for name in WHO_NAMES)
    points, tricks = words.say("screen-heads"), words.say("screen-heads.tricks")
    lines = [f"{'':<{width}}  {points:>3}  {tricks:>6}"]
    for name in WHO_NAMES:
        start = f"{words.say(f'who-{name}.label'):<{width}}  {view['vp'][name]:>3}  {view['tricks'][name]:>6}   "
        if name == YOU:
            lines += trick(words, view)
        cells = [cell(words, each) for each in (hand(view) if name == YOU else view["rows"][name])]
        found = packed(cells, screen_width() - len(start))
        texts = [start + found[0], *(" " * len(start) + line for line in found[1:])]
        lines += [terminal.bold(text.rstrip()) if name == YOU else text.rstrip() for text in texts]
    return lines


def trick(words: Words, view: View) -> list[str]:
    """The cards on the table, and what is special in this trick."""
    if not view["plays"]:
        return []
    text = f"{words.say('screen-on-table')} {_BETWEEN.join([*plays(words, view), *agreed_now(words, view)])}"
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
    if power is None:
        return [f"{start}{entry['power']}"]
    slots = slots_drawn(power, [slot["is"] for slot in entry["slots"]])
    head = " ".join(part for part in (power.id, in_language(words, power.name), slots) if part)
    lines = wrapped(", ".join([head, *remarks(words, entry)]), indent=start, hanging=" " * len(start))
    if explained:
        hanging = " " * (len(start) + 2)
        lines += [line for text in explain_rest(words, power) for line in wrapped(text, indent=hanging)]
    return lines


def hand(view: View) -> list[HandCard]:
    """Your cards by suit and value, as they count now."""
    return sorted(view["hand"], key=lambda each: (SUIT_LETTERS.index(each["suit"]), each["value"], each["card"]))


def cell(words: Words, entry: Card) -> str:
    """A card as signs: `9M`, `*9M` to play, `9M!` revealed, `9M->11½` changed, `<9M>` winning."""
    card = printed(words, entry["card"])
    text = in_signs(words, card) + ("!" if entry.get("revealed") else "")
    if entry["changed"]:
        letter = "" if card.suit == entry["suit"] else initial(words, entry["suit"])
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
