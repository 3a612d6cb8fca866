"""Everything about a table of Assembly besides the bays: piles, hands, roles, what is pending."""

from __future__ import annotations

from tablemate.cli.face import View
from tablemate.cli.terminal import wrapped
from tablemate.kernel.events import HIDDEN
from tablemate.kernel.seats import SPECTATOR
from tablemate.words import Words, capitalised
from tablemate.words.assembly.nouns import card, cards, declared, module

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
        between.join((words.say("screen-stack", count=view["stack"]["count"]), _pile(words, view))),
        _discard(words, view),
        _reserve(words, view),
    ]


def _pile(words: Words, view: View) -> str:
    return words.say("screen-pile", count=view["pile"]["count"])


def _discard(words: Words, view: View) -> str:
    discard = view["discard"]
    if discard["top"] is None:
        return words.say("screen-discard", count=discard["count"])
    return words.say("screen-discard-top", count=discard["count"], card=card(words, discard["top"]))


def _reserve(words: Words, view: View) -> str:
    slots = [" + ".join(card(words, each) for each in slot) for slot in view["reserve"]]
    if not slots:
        return words.say("screen-reserve-none")
    if len(slots) == 1:
        return words.say("screen-reserve", cards=slots[0])
    return words.say("screen-reserve-two", first=slots[0], second=slots[1])


def hands(words: Words, view: View) -> list[str]:
    """The viewer's hand by name, the other by count, and what is known of face-down cards."""
    lines: list[str] = []
    for seat in _seats(view):
        lines += wrapped(_hand(words, view, seat, view["hands"][seat]))
    for known in view["pile"]["known"]:
        lines.append(words.say("known-pile", place=known["place"], card=card(words, known["card"])))
    for known in view["stack"]["known"]:
        lines.append(words.say("known-stack", place=known["place"], module=module(words, known["module"])))
    return lines


def viewer_of(view: View) -> int:
    """The viewer of a view as a seat or SPECTATOR."""
    return SPECTATOR if view["viewer"] == "spectator" else int(view["viewer"])


def _seats(view: View) -> list[int]:
    """All seats, the viewer's own first."""
    return sorted(range(view["players"]), key=lambda seat: seat != view["viewer"])


def _hand(words: Words, view: View, seat: int, held: list[str]) -> str:
    if seat == view["viewer"]:
        return words.say("hand-you", cards=cards(words, held)) if held else words.say("hand-you-empty")
    text = capitalised(words.say("hand-other", count=len(held), **words.who(seat, viewer_of(view))))
    known = [each for each in held if each != HIDDEN]
    return f"{text} {words.say('hand-known', cards=cards(words, known))}" if known else text


def roles(words: Words, view: View) -> list[str]:
    """Whose role is what, used or not."""
    lines = []
    for seat in _seats(view):
        entry = view["roles"][seat]
        if entry["role"]:
            role, used = words.say(f"role-{entry['role']}"), "yes" if entry["used"] else "no"
            lines.append(capitalised(words.say("role-line", role=role, used=used, **words.who(seat, viewer_of(view)))))
    return lines


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
