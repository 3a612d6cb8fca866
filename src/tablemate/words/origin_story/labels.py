"""What each piece of Origin Story is called aloud, from a view and the cards that are played with."""

from __future__ import annotations

from collections.abc import Iterator

from tablemate.games.origin_story.view_types import Card, PlayedCard, PowerCard, View
from tablemate.kernel.events import HIDDEN
from tablemate.words.words import Words, capitalised

from .cards import cost_of, kind_of
from .nouns import card, printed, suit_in_full, suit_key, value, who
from .sets import called, power_of


def labels(words: Words, view: View) -> Iterator[tuple[str, str]]:
    """Playing cards and cards with abilities by their ids; what is hidden has none."""
    for entry in (*view["hand"], *(entry for row in view["rows"].values() for entry in row)):
        yield entry["card"], f"{spoken(words, entry, _bare(words, entry['card']))}."
    yield from ((entry["card"], f"{play(words, entry)}.") for entry in view["plays"])
    for own in filter(None, (view["mat"], *view["stories"], view["superhero"])):
        yield own["power"], power(words, own)
    for name in filter(None, (*view["offer"], *view["superheroes"])):
        if name != HIDDEN:
            yield name, f"{to_choose(words, name)}."


def _bare(words: Words, name: str) -> str:
    number, letter = printed(name)
    return words.say("label-card", value=value(number), of=words.say(f"{suit_key(letter)}.of"))


def spoken(words: Words, entry: Card, shown: str | None = None) -> str:
    """A card as it counts now: `the 9 of strength, revealed, worth 11½`; the suit is said again if it changed."""
    text, letter = shown or card(words, entry["card"]), entry["suit"]
    if entry.get("revealed"):
        text = words.say("list-revealed", card=text)
    if not entry["changed"]:
        return text
    now = {"value": value(entry["value"]), "of": words.say(f"{suit_key(letter)}.of")}
    same = printed(entry["card"])[1] == letter
    return words.say("card-aloud-worth" if same else "card-aloud-changed", card=text, **now)


def play(words: Words, entry: PlayedCard) -> str:
    """A card of the trick: whose it is, who played it, and whether it wins so far."""
    owner, player = (who(words, each)["called"] for each in (entry["owner"], entry["by"]))
    message = "list-play" if entry["by"] == entry["owner"] else "list-play-other"
    text = words.say(message, called=capitalised(owner), card=spoken(words, entry), player=player)
    return f"{text} ({words.say('screen-best')})" if entry["wins"] else text


def power(words: Words, entry: PowerCard) -> str:
    """A card of yours: whether it is charged, and what was named, predicted or used with it."""
    told = ", ".join([state(words, entry), *remarks(words, entry)])
    return words.say("list-power", power=called(words, entry["power"]), state=told)


def to_choose(words: Words, name: str) -> str:
    """A card that is on offer: its name, its kind, what charging it costs."""
    found = power_of(words, name)
    return name if found is None else ", ".join([called(words, name), kind_of(words, found), cost_of(words, found)])


def is_charged(entry: PowerCard) -> bool:
    """Do the abilities of a card work?"""
    return not entry["slots"] or any(slot["is"] in ("charged", "given") for slot in entry["slots"])


def remarks(words: Words, entry: PowerCard) -> list[str]:
    """What you named or predicted with a card, and how often it can still be used."""
    texts = [words.say("screen-uses", left=left) for left in _uses_left(words, entry)]
    if entry["named"]:
        texts.append(words.say("screen-notes", suit=suit_in_full(words, entry["named"])))
    if entry["predicted"] is not None:
        texts.append(words.say("screen-predicted", tricks=entry["predicted"]))
    return texts


def _uses_left(words: Words, entry: PowerCard) -> Iterator[int]:
    """For each ability of a charged card with a number of uses: how many are left, once one was made."""
    found = power_of(words, entry["power"])
    for ability, used in zip(found.abilities if found else (), entry["uses"], strict=False):
        if ability.times and used and is_charged(entry):
            yield max(0, ability.times - used)


def state(words: Words, entry: PowerCard) -> str:
    """Whether a card is charged, in words."""
    if not entry["slots"]:
        return words.say("state-always")
    states = [slot["is"] for slot in entry["slots"]]
    charged, used = sum(each in ("charged", "given") for each in states), states.count("spent")
    text = words.say("state-charged", charged=charged, slots=len(states))
    return words.say("state-used", state=text, used=used) if used else text
