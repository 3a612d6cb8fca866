"""What each piece of Origin Story is called aloud, from a view and the cards that are played with; and where the game
stands, in short texts.
"""

from __future__ import annotations

from collections.abc import Iterator

from tablemate.games.origin_story.described import SUIT_LETTERS
from tablemate.games.origin_story.view_types import Card, HandCard, PlayedCard, PowerCard, View
from tablemate.kernel.events import HIDDEN
from tablemate.words.words import Words, capitalised, sentence, viewer_of

from .cards import cost_of, event_in_words, explain_rest, kind_of, line_in_words
from .nouns import bare, called, power_of, spoken, suit, suit_in_full, told, value, vancard_of, who

NO_LINE = "-"
"""How the view writes a line of a Vancardian card that does nothing."""


def labels(words: Words, view: View) -> Iterator[tuple[str, str]]:
    """Playing cards and cards with abilities by their ids; what is hidden has none."""
    for held in view["hand"]:
        yield held["card"], " ".join(map(sentence, hand_card(words, held, view)))
    for entry in (entry for row in view["rows"].values() for entry in row):
        yield entry["card"], sentence(spoken(words, entry, bare(words, entry["card"])))
    yield from ((entry["card"], f"{play(words, entry, viewer_of(view))}.") for entry in view["plays"])
    for own in filter(None, (view["mat"], *view["stories"], view["superhero"])):
        yield own["power"], power(words, own)
    for name in filter(None, (*view["offer"], *view["superheroes"])):
        if name != HIDDEN:
            yield name, sentence(to_choose(words, name))
    for place, text in (("event", event(words, view)), ("vancard", vancard(words, view))):
        if text is not None:
            yield place, text
    yield "deck", sentence(in_deck(words, view))
    yield "discard", sentence(in_discard(words, view))


def in_deck(words: Words, view: View) -> str:
    """How many cards are still to be drawn."""
    return words.say("label-deck", count=view["deck"])


def in_discard(words: Words, view: View) -> str:
    """How many cards were discarded."""
    return words.say("label-discard", count=view["discard"])


def hand_card(words: Words, entry: HandCard, view: View) -> Iterator[str]:
    """A card of your hand as it counts now, and what it would do in this trick: `Follow suit, best so far.`"""
    yield spoken(words, entry, bare(words, entry["card"]))
    if entry["playable"]:
        yield played(words, entry, view, entry["value"], entry["suit"])


def played(words: Words, entry: HandCard, view: View, number: float, letter: str) -> str:
    """What a card does in this trick, and its value and suit there unless they are the ones known already."""
    there, text = laid(entry), in_trick(words, entry, view)
    said = {"text": text, "suit": suit(words, there["suit"]), "value": value(there["value"])}
    if letter != there["suit"]:
        return words.say("action-counts-worth" if number != there["value"] else "action-counts", **said)
    return words.say("action-worth", text=text, value=said["value"]) if number != there["value"] else text


def laid(entry: HandCard) -> Card:
    """A card of your hand as it would count on the table."""
    counts = entry["laid"] or entry
    return {"card": entry["card"], "suit": counts["suit"], "value": counts["value"], "changed": counts["changed"]}


def held(view: View, name: str) -> HandCard | None:
    """A card of your hand."""
    return next((each for each in view["hand"] if each["card"] == name), None)


def in_trick(words: Words, entry: HandCard, view: View) -> str:
    """Whether a card leads, follows, trumps or is thrown away, and whether it is then the best one."""
    letter, wins = laid(entry)["suit"], entry["laid"] is not None and entry["laid"]["wins"]
    if view["led"] is None:
        return words.say("action-play-lead")
    if letter == view["led"]:
        text = words.say("action-play-follow")
    else:
        text = words.say("action-play-trump" if letter == view["trump"] else "action-play-off")
    return words.say("action-play-best", text=text) if wins else text


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


def play(words: Words, entry: PlayedCard, viewer: int) -> str:
    """A card of the trick: whose it is, who played it, and whether it wins so far."""
    owner, player = (who(words, each, viewer)["called"] for each in (entry["owner"], entry["by"]))
    message = "list-play" if entry["by"] == entry["owner"] else "list-play-other"
    text = words.say(message, called=capitalised(owner), card=spoken(words, entry), player=player)
    return f"{text} ({words.say('screen-best')})" if entry["wins"] else text


def power(words: Words, entry: PowerCard) -> str:
    """A card of yours: whether it is charged, and what was named, predicted or used with it."""
    return words.say("list-power", power=called(words, entry["power"]), state=standing_of(words, entry))


def standing_of(words: Words, entry: PowerCard) -> str:
    """Whether a card of yours is charged, and what was done with it."""
    return ", ".join([state(words, entry), *remarks(words, entry)])


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
        if ability.uses and used and is_charged(entry):
            yield max(0, ability.uses - used)


def state(words: Words, entry: PowerCard) -> str:
    """Whether a card is charged, in words."""
    if not entry["slots"]:
        return words.say("state-always")
    states = [slot["is"] for slot in entry["slots"]]
    charged, used = sum(each in ("charged", "given") for each in states), states.count("spent")
    text = words.say("state-charged", charged=charged, slots=len(states))
    return words.say("state-used", state=text, used=used) if used else text


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
    return words.say("screen-first", **who(words, view["leader"], viewer_of(view)))


def standing(words: Words, view: View) -> list[str]:
    """Round, trick, level, side, trump, who leads first, led suit, deck."""
    texts = [words.say("screen-round", round=view["round"])]
    if has_rows(view):
        texts.append(words.say("screen-trick", trick=view["trick"]))
    return [*texts, words.say("screen-level", level=view["level"]), *_of_the_trick(words, view)]


def standing_in_short(words: Words, view: View) -> list[str]:
    """The same without the level, which stays as it is."""
    texts = [words.say("screen-round.short", round=view["round"])]
    if has_rows(view):
        texts.append(words.say("screen-trick.short", trick=view["trick"]))
    return [*texts, *_of_the_trick(words, view)]


def _of_the_trick(words: Words, view: View) -> list[str]:
    """Side, trump, who leads first, led suit, deck."""
    to = told(words, viewer_of(view))
    texts = [
        words.say("screen-side", side=view["side"] or "none", **to),
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
        texts.append(words.say("screen-surrendered", **to))
    return [*texts, words.say("screen-deck", deck=view["deck"], discard=view["discard"])]


def agreed_now(words: Words, view: View) -> list[str]:
    """What is special in this trick: what your lead asks of the others, what you may do, what you decided."""
    texts, to = [words.say(f"screen-binding-{name}") for name in view["binding"]], told(words, viewer_of(view))
    decided = {"free": view["free"], "cancelled": view["cancelled"], "takes_lead": view["takes_lead"]}
    texts += [words.say(f"screen-{name}", **to) for name, is_so in decided.items() if is_so]
    if view["named"]:
        texts.append(words.say("screen-named", suit=suit_in_full(words, view["named"]), **to))
    return texts


def cards_of_the_round(words: Words, view: View) -> list[str]:
    """The event, and until the first trick is over what the Vancardian card did, if it did anything."""
    does = view["vancard"] is not None and view["vancard"]["line"] != NO_LINE and view["trick"] <= 1
    return [text for text in (event(words, view), vancard(words, view) if does else None) if text is not None]


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


def hand(view: View) -> list[HandCard]:
    """Your cards by suit and value, as they count now."""
    return sorted(view["hand"], key=lambda each: (SUIT_LETTERS.index(each["suit"]), each["value"], each["card"]))
