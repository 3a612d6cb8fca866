"""Everything about a table of Assembly besides the bays: piles, hands, roles, what is pending."""

from __future__ import annotations

from tablemate.cli.terminal import wrapped
from tablemate.games.assembly.view_types import View
from tablemate.words import Words, capitalised, viewer_of
from tablemate.words.assembly.labels import discard, hand, pile, reserve, role, stack
from tablemate.words.assembly.nouns import card, declared, module

REFRESHES = 2


def centre(words: Words, view: View) -> list[str]:
    """The piles, in short lines."""
    between = ", " if words.reads_aloud else " · "
    locked = sum(bay["locked"] for bay in view["bays"])
    return [
        words.say("screen-turn", turn=str(view["turn"]), run=str(view["refreshes"] + 1)),
        words.say("screen-refreshes", left=REFRESHES - view["refreshes"]),
        "",
        words.say("screen-locked", count=locked),
        between.join((stack(words, view), pile(words, view))),
        discard(words, view),
        reserve(words, view),
    ]


def hands(words: Words, view: View) -> list[str]:
    """The viewer's hand by name, the other by count, and what is known of face-down cards."""
    lines: list[str] = []
    for seat in _seats(view):
        lines += wrapped(hand(words, view, seat))
    for known in view["pile"]["known"]:
        lines.append(words.say("known-pile", place=known["place"], card=card(words, known["card"])))
    for under in view["stack"]["known"]:
        lines.append(words.say("known-stack", place=under["place"], module=module(words, under["module"])))
    return lines


def _seats(view: View) -> list[int]:
    """All seats, the viewer's own first."""
    return sorted(range(view["players"]), key=lambda seat: seat != view["viewer"])


def roles(words: Words, view: View) -> list[str]:
    """Whose role is what, used or not."""
    return [role(words, view, seat) for seat in _seats(view) if view["roles"][seat]["role"]]


def pending(words: Words, view: View) -> list[str]:
    """What is under way in this turn and what is owed."""
    if view["outcome"] is not None:
        return []
    lines = []
    if view["asked"] and view["answer"]:
        answer = words.say(f"answer-{view['answer']}")
        lines.append(words.say("status-asked", command=words.say(f"command-{view['asked']}"), answer=answer))
    if view["command"]:
        lines += wrapped(words.say("status-command", command=declared(words, view["command"])))
    if view["two_commands"]:
        lines.append(words.say("status-two"))
    if view["no_refill"]:
        lines.append(words.say("status-no-refill"))
    for seat, owes in enumerate(view["owes_double"]):
        if owes:
            lines.append(capitalised(words.say("status-owes", **words.who(seat, viewer_of(view)))))
    return lines
