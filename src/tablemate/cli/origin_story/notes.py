"""What can be looked up at a table of Origin Story: signs, cards, the event, the Vancardian card, the scores."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from tablemate.cli.terminal import wrapped
from tablemate.games.origin_story.described import SUIT_LETTERS, DescribedPower, DescribedVancardian
from tablemate.games.origin_story.view_types import WHO_NAMES, View
from tablemate.words import Words, capitalised, viewer_of
from tablemate.words.origin_story.cards import drawn, event_in_words, explain, lines_in_words
from tablemate.words.origin_story.labels import event as event_text
from tablemate.words.origin_story.labels import powers, remarks, state, to_choose
from tablemate.words.origin_story.labels import vancard as vancard_text
from tablemate.words.origin_story.nouns import initial, power_of, suit_in_full, told, vancard_of, who

SIGNS = (
    "changed", "legal", "revealed", "best", "empty", "charged", "remove", "spent", "given", "replace", "add", "move",
)  # fmt: skip


def legend(words: Words, view: View) -> list[str]:
    """Letters of suits and the signs of the table; aloud there are no signs, only what is typed."""
    if words.reads_aloud:
        return _legend_aloud(words)
    suits = ", ".join(suit_in_full(words, letter) for letter in SUIT_LETTERS)
    lines = wrapped(words.say("legend-suits", suits=suits))
    for sign in SIGNS:
        start = f"  {words.say(f'legend-{sign}.sign'):<10}"
        lines += wrapped(words.say(f"legend-{sign}"), indent=start, hanging=" " * len(start))
    return lines


def _legend_aloud(words: Words) -> list[str]:
    suits = [
        words.say("legend-suit-aloud", letter=initial(words, letter), suit=suit_in_full(words, letter))
        for letter in SUIT_LETTERS
    ]
    texts = (words.say("legend-suits-aloud", suits=", ".join(suits)), words.say("legend-card-aloud"))
    return [line for text in texts for line in wrapped(text)]


def points(texts: Iterable[str]) -> list[str]:
    """Texts as points of a list."""
    return [line for text in texts for line in wrapped(text, indent="  - ", hanging="    ")]


def power_lines(words: Words, power: DescribedPower, states: Iterable[str] = ()) -> list[str]:
    """A card, drawn and explained."""
    return [*wrapped(head(words, power, states)), *points(explain(words, power))]


def head(words: Words, power: DescribedPower, states: Iterable[str] = ()) -> str:
    """The head of a card: `s20 Signal Jammer [1](1), gadget`, or in words that can be read aloud."""
    if words.reads_aloud:
        return to_choose(words, power.id)
    return drawn(words, power, list(states))


def vancard_lines(words: Words, card: DescribedVancardian) -> list[str]:
    """A Vancardian card: its event, and its line for each round."""
    bolts = words.say("catalogue-bolts", bolts=card.bolts)
    return [f"{card.id}, {bolts}", *points([event_in_words(words, card), *lines_in_words(words, card)])]


def cards(words: Words, view: View) -> list[str]:
    """Your cards, those on offer, and your superheroes, each in words."""
    lines: list[str] = []
    for _, entry in powers(view):
        power = power_of(words, entry["power"])
        if power is not None:
            now = [capitalised(text) for text in (state(words, entry), *remarks(words, entry))]
            start = head(words, power, [slot["is"] for slot in entry["slots"]])
            lines += ["", *wrapped(start), *points([*explain(words, power), *(f"{text}." for text in now)])]
    for name in [*view["offer"], *view["superheroes"]]:
        power = power_of(words, name) if name else None
        if power is not None:
            lines += ["", *power_lines(words, power)]
    return lines[1:] or [capitalised(words.say("no-cards", **told(words, viewer_of(view))))]


def card(words: Words, view: View, asked: str) -> list[str]:
    """Any card of the set by its id."""
    name = asked.strip().rstrip(".")
    power, vancard = power_of(words, name), vancard_of(words, name)
    if power is not None:
        return power_lines(words, power)
    if vancard is not None:
        return vancard_lines(words, vancard)
    stories = [each.id for each in words.cards.values() if isinstance(each, DescribedPower) and each.kind == "story"]
    return wrapped(words.say("no-such-power", card=asked[:20], first=stories[0], last=stories[-1]))


def has_page(words: Words, name: str) -> bool:
    """Can this card be asked about by its id?"""
    return power_of(words, name) is not None or vancard_of(words, name) is not None


def event(words: Words, view: View) -> list[str]:
    """The event of the round."""
    return wrapped(event_text(words, view) or words.say("no-event"))


def vancardian(words: Words, view: View) -> list[str]:
    """The Vancardian card of the round, all its lines."""
    shown = view["vancard"]
    found = vancard_of(words, shown["vancard"]) if shown else None
    if found is None:
        return wrapped(words.say("no-vancard"))
    return [*wrapped(vancard_text(words, view) or ""), *points(lines_in_words(words, found))]


def scores(words: Words, view: View) -> list[str]:
    """VP after each round as far as the table remembers them, VP and tricks now, and what your side would bring."""
    tricks, viewer = view["tricks"], viewer_of(view)
    to, lines = told(words, viewer), points_by_round(words, view)
    lines.append(words.say("scores-now", round=view["round"], tricks=sum(tricks.values())))
    for name in WHO_NAMES:
        said = {"vp": view["vp"][name], "tricks": tricks[name]}
        dealer = f" ({words.say('screen-dealer')})" if view["dealer"] == name else ""
        lines.append(words.say("list-score", called=capitalised(who(words, name, viewer)["called"]) + dealer, **said))
    if view["side"] == "hero":
        lines.append(words.say("scores-hero", points=tricks["you"], **to))
    elif view["side"] == "villain":
        lines.append(words.say("scores-villain", points=view["side_pays"]["villain"][tricks["you"]], **to))
    return [line for text in lines for line in wrapped(text)]


def points_by_round(words: Words, view: View) -> list[str]:
    """What each finished round brought to all three."""
    to = told(words, viewer_of(view))
    return [
        words.say("scores-round", round=number, **{name: str(points[name]) for name in WHO_NAMES}, **to)
        for number, points in enumerate(view["rounds"], start=1)
    ]


NOTES: Mapping[str, Callable[[Words, View], list[str]]] = {
    "legend": legend,
    "cards": cards,
    "event": event,
    "vancardian": vancardian,
    "scores": scores,
}
SPELLED = {
    "event": ("event", "evenement", "événement"),
    "vancardian": ("vancardian", "vancardien"),
    "scores": ("scores", "score", "points"),
}
