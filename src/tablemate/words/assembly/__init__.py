"""How Assembly is put into words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from tablemate.games.assembly.view_types import Bay, View
from tablemate.kernel.actions import Action, Decision
from tablemate.kernel.errors import Reason
from tablemate.kernel.events import SeenEvent
from tablemate.kernel.json_types import Arguments
from tablemate.kernel.outcomes import Outcome
from tablemate.kernel.preview import Preview
from tablemate.words.words import Words, addressed, capitalised

from .labels import labels
from .nouns import card, declared, filled, malfunction, module
from .options import OPTIONS
from .story import story

_NO = {"refuse": "action-refuse-no", "again": "action-again-no"}
_SAID = {
    "yes": "action-answer-yes",
    "no": "action-answer-no",
    "keep_none": "action-keep-none",
    "to_top": "action-to-top",
    "to_bottom": "action-to-bottom",
    "discard_any": "action-discard-random",
    "refuse": "action-refuse",
    "again": "action-again",
}


class AssemblyVoice:
    """The voice of Assembly; see `words.Voice`."""

    spelling: Mapping[str, str] = {"command": "[^ :]+", "role": ".*", "card": ".+", "bays": ".+"}
    options = OPTIONS
    beginnings = ("turn_started",)

    def reason(self, words: Words, reason: Reason, viewer: int) -> str:
        """A refusal as a sentence."""
        name = f"reason-{reason.code}"
        if reason.code == "run_the_shown_card" and reason.arguments.get("card") == "none":
            name = "reason-run_the_shown_card-none"
        text = words.refusal(name, **filled(words, reason.arguments) | words.seats_in(reason.arguments, viewer))
        return f"{text} {words.say('too-long-hint')}" if reason.code == "sentence_too_long" else text

    def story(self, words: Words, events: Iterable[SeenEvent], viewer: int, *, veiled: bool) -> list[str]:
        """Events as sentences."""
        return story(words, events, viewer, veiled=veiled)

    def decision(self, words: Words, decision: Decision, viewer: int, view: View | None = None) -> str:
        """What the table waits for."""
        subject = decision.subject
        name = f"decision-{decision.kind}"
        if decision.kind == "declare" and subject.get("shown"):
            name = "decision-declare-shown"
        elif decision.kind == "pick" and subject.get("picked"):
            name = "decision-pick-more"
        said = filled(words, {key: value for key, value in subject.items() if value is not None})
        if decision.kind == "pick":
            said["what"] = _what_is_picked(subject)
        elif decision.kind in ("override", "refuse"):
            said["command"] = declared(words, (view and view["command"]) or subject)
        elif decision.kind == "ask" and viewer == decision.seat and words.name(1 - viewer) is not None:
            return words.say("decision-ask-named", partner=words.seat(1 - viewer))
        return capitalised(words.say(name, **said, **words.who(decision.seat, viewer)))

    def action(self, words: Words, action: Action, kind: str, view: View) -> str:
        """An action in a few words."""
        return in_words(words, action, kind, view)

    def outcome(self, words: Words, outcome: Outcome, viewer: int) -> list[str]:
        """The result, the band, and where the points came from."""
        locked, line, pile = (
            {"count": outcome.figures[name], "points": outcome.points[name]} for name in ("locked", "on_line", "pile")
        )
        return [
            words.say(f"outcome-{outcome.result}", who=addressed(viewer)),
            words.say(f"band-{outcome.band}"),
            words.say("score-locked", **locked),
            words.say("score-line", **line),
            words.say("score-pile", **pile),
            words.say("score-total", score=outcome.score),
        ]

    def labels(self, words: Words, view: View, preview: Preview | None) -> Iterable[tuple[str, str]]:
        """Each piece of a view, by name, and what it is called aloud."""
        return labels(words, view, preview)

    def choice(self, words: Words, action: Action, kind: str, view: View) -> Iterable[str]:
        """An action as it is read aloud."""
        return choice(words, action, kind, view)


def _what_is_picked(subject: Arguments) -> str:
    role, command = subject.get("role"), subject.get("command")
    return role if role in ("sammie", "jayani", "alfie") else str(command)


def in_words(words: Words, action: Action, kind: str, view: View) -> str:
    """What an action means here."""
    said = action.arguments
    if action.kind in _SAID:
        return words.say(_SAID[action.kind])
    match action.kind:
        case "declare":
            return _declaration(words, said, view)
        case "decline":
            return words.say(_NO.get(kind, "action-keep-none"))
        case "done":
            picked = view["command"] and view["command"]["picked"]
            return words.say("action-done" if picked else "action-done-nothing")
        case "exchange":
            return words.say("action-exchange", count=len(view["hands"][view["active"]]))
        case "ask":
            return words.say(f"action-ask-{said['command'] or 'nothing'}")
        case "discard" | "under":
            return words.say(f"action-{action.kind}", card=card(words, said["card"]))
        case "cycle":
            first, second, third = map(str, said["bays"])
            return words.say("action-cycle", first=first, second=second, third=third)
        case "distance":
            return words.say("action-distance", distance=said["distance"])
    return _about_a_bay(words, action, view, view["bays"][said["bay"] - 1])


def choice(words: Words, action: Action, kind: str, view: View) -> Iterator[str]:
    """The card that is paid with or the bay, where the words of the action leave it out, and those words."""
    said = action.arguments
    if action.kind == "declare":
        paid = card(words, view["shown"] if said["payment"] == "shown" and view["shown"] else said["payment"])
        role = words.say(f"role-{said['role']}") if said["role"] else None
        yield words.say("declared-role", command=paid, role=role) if role else paid
    elif action.kind in ("pick", "first"):
        yield words.say("choice-bay", bay=str(said["bay"]))
    yield in_words(words, action, kind, view)


def _about_a_bay(words: Words, action: Action, view: View, bay: Bay) -> str:
    number = str(bay["bay"])
    match action.kind:
        case "first":
            return malfunction(words, view["malfunctions"], bay["bay"])
        case "keep":
            return words.say("action-keep", bay=number, plan=module(words, bay["plan"]))
        case "move":
            way, moved = action.arguments["direction"], bay["module"]
            assert moved is not None
            return words.say("action-move", bay=number, direction=way, module=module(words, moved))
    text = _pick(words, bay)
    if is_locking(view) and bay["malfunction"]:
        return f"{text}. {malfunction(words, view['malfunctions'], bay['bay'])}"
    return text


def _pick(words: Words, bay: Bay) -> str:
    match = "empty" if bay["module"] is None else "yes" if bay["module"] == bay["plan"] else "no"
    held = "" if bay["module"] is None else module(words, bay["module"])
    return words.say("action-pick", match=match, module=held, plan=module(words, bay["plan"]))


def _declaration(words: Words, said: Arguments, view: View) -> str:
    if said["role"]:
        return words.say(f"action-role-{said['role']}", command=said["command"])
    return words.say(f"action-{said['command']}", **prospects(view))


def prospects(view: View) -> dict[str, int]:
    """What a command would find: modules in the stack, on the ring, and on their own plans."""
    line = [bay for bay in view["bays"] if bay["module"]]
    matching = sum(bay["module"] == bay["plan"] for bay in line)
    return {"stack": view["stack"]["count"], "line": len(line), "matching": matching}


def is_locking(view: View) -> bool:
    """Is the command under way a lock?"""
    return view["command"] is not None and view["command"]["command"] == "lock"


VOICE = AssemblyVoice()
