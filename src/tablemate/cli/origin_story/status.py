"""Where a game of Origin Story stands, in short texts."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from tablemate.cli.face import View
from tablemate.words import Words, capitalised
from tablemate.words.origin_story.cards import event_in_words, line_in_words
from tablemate.words.origin_story.nouns import suit_in_full, who
from tablemate.words.origin_story.sets import power_of, vancard_of

from .hands import cell, spoken

Slots = Mapping[str, Any]


def has_rows(view: View) -> bool:
    """Have the Vancardians got their cards, so that tricks are played?"""
    return view["vancard"] is not None


def standing(words: Words, view: View) -> list[str]:
    """Round, trick, side, trump, led suit, deck."""
    texts = [words.say("screen-round", round=view["round"])]
    if has_rows(view):
        texts.append(words.say("screen-trick", trick=view["trick"]))
    texts += [
        words.say("screen-level", level=view["level"]),
        words.say("screen-side", side=view["side"] or "none"),
        words.say("screen-trump", suit=suit_in_full(words, view["trump"])),
    ]
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
    texts += [words.say(f"screen-{name}") for name in ("free", "cancelled", "takes_lead") if view[name]]
    if view["named"]:
        texts.append(words.say("screen-named", suit=suit_in_full(words, view["named"])))
    return texts


def event(words: Words, view: View) -> str | None:
    """The event of the round in words."""
    found = vancard_of(words, view["event"]) if view["event"] else None
    return None if found is None else event_in_words(words, found)


def vancard(words: Words, view: View) -> str | None:
    """The line of the round on the Vancardian card, in words."""
    shown = view["vancard"]
    found = vancard_of(words, shown["vancard"]) if shown else None
    if found is None:
        return None
    text = line_in_words(words, found.rounds[view["round"] - 1])
    return words.say("screen-vancard", vancard=found.id, text=text)


def plays(words: Words, view: View) -> Iterator[str]:
    """The cards on the table in order of play; the one that wins so far is marked."""
    for entry in view["plays"]:
        owner = capitalised(who(words, entry["owner"])["called"])
        if words.reads_aloud:
            text = words.say("list-play", called=owner, card=spoken(words, entry))
            yield f"{text} ({words.say('screen-best')})" if entry["wins"] else text
            continue
        said = {"called": words.say(f"who-{entry['owner']}.label"), "card": cell(entry)}
        if entry["by"] == entry["owner"]:
            yield words.say("screen-play", **said)
        else:
            yield words.say("screen-play-other", player=who(words, entry["by"])["called"], **said)


def stamina(words: Words, view: View) -> str:
    """Tokens, and how many are left to place."""
    text = words.say("screen-stamina", owned=view["stamina"]["owned"])
    left = view["stamina"]["left"]
    charging = any(each["kind"] == "charge" for each in view["waiting"])
    return f"{text}, {words.say('screen-left', left=left)}" if charging else text


def powers(view: View) -> list[tuple[str, Slots]]:
    """Your cards with their places: `mat`, `1` to `4`, `hero`."""
    found = [("mat", view["mat"]), *((str(panel), entry) for panel, entry in enumerate(view["stories"], start=1))]
    if view["superhero"]:
        found.append(("hero", {"power": view["superhero"], "slots": [], "named": None, "predicted": None}))
    return [(place, entry) for place, entry in found if entry]


def place_name(words: Words, place: str) -> str:
    """`Mat`, `1`, `Hero`."""
    return words.say("place-panel", panel=place) if place.isdecimal() else words.say(f"place-{place}")


def is_charged(entry: Slots) -> bool:
    """Do the abilities of a card work?"""
    return not entry["slots"] or any(slot["is"] in ("charged", "given") for slot in entry["slots"])


def remarks(words: Words, entry: Slots) -> list[str]:
    """What you named or predicted with a card, and how often it can still be used."""
    texts = [words.say("screen-uses", left=left) for left in uses_left(words, entry)]
    if entry["named"]:
        texts.append(words.say("screen-notes", suit=suit_in_full(words, entry["named"])))
    if entry["predicted"] is not None:
        texts.append(words.say("screen-predicted", tricks=entry["predicted"]))
    return texts


def uses_left(words: Words, entry: Slots) -> Iterator[int]:
    """For each ability of a charged card with a number of uses: how many are left, once one was made."""
    power = power_of(words, entry["power"])
    for ability, used in zip(power.abilities if power else (), entry.get("uses", ()), strict=False):
        if ability.times and used and is_charged(entry):
            yield max(0, ability.times - used)


def state(words: Words, entry: Slots) -> str:
    """Whether a card is charged, in words."""
    if not entry["slots"]:
        return words.say("state-always")
    states = [slot["is"] for slot in entry["slots"]]
    charged, used = sum(each in ("charged", "given") for each in states), states.count("spent")
    text = words.say("state-charged", charged=charged, slots=len(states))
    return words.say("state-used", state=text, used=used) if used else text
