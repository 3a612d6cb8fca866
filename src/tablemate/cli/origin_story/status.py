"""Where a game of Origin Story stands, in short texts."""

from __future__ import annotations

from collections.abc import Iterator

from tablemate.games.origin_story.view_types import PowerCard, View
from tablemate.words import Words
from tablemate.words.origin_story.cards import explain_rest
from tablemate.words.origin_story.labels import event, is_charged, play, remarks, vancard
from tablemate.words.origin_story.nouns import suit_in_full, who
from tablemate.words.origin_story.sets import called, power_of

from .hands import cell

NO_LINE = "-"
"""How the view writes a line of a Vancardian card that does nothing."""


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
