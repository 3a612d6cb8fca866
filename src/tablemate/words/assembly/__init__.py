"""How Assembly is put into words."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from tablemate.games.assembly.view_types import View
from tablemate.kernel.actions import Action
from tablemate.kernel.decisions import Decision, Outcome
from tablemate.kernel.errors import Reason
from tablemate.kernel.events import SeenEvent
from tablemate.kernel.json_types import Json
from tablemate.kernel.preview import Preview
from tablemate.words.words import Words, capitalised

from .actions import choice, in_words
from .labels import labels
from .nouns import declared, filled
from .options import OPTIONS
from .story import story


class AssemblyVoice:
    """The voice of Assembly; see `words.Voice`."""

    spelling: Mapping[str, str] = {"command": "[^ :]+", "role": ".*", "card": ".+", "bays": ".+"}
    options = OPTIONS

    def reason(self, words: Words, reason: Reason) -> str:
        """A refusal as a sentence."""
        name = f"reason-{reason.code}"
        if reason.code == "run_the_shown_card" and reason.arguments.get("card") == "none":
            name = "reason-run_the_shown_card-none"
        text = words.say(name, **filled(words, reason.arguments) | words.seats_in(reason.arguments))
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

    def outcome(self, words: Words, outcome: Outcome) -> list[str]:
        """The result, the band, and where the points came from."""
        locked, line, pile = (outcome.figures[name] for name in ("locked", "on_line", "pile"))
        return [
            words.say(f"outcome-{outcome.result}"),
            words.say(f"band-{outcome.band}"),
            words.say("score-locked", count=locked, points=2 * locked),
            words.say("score-line", count=line),
            words.say("score-pile", count=pile),
            words.say("score-total", score=outcome.score),
        ]

    def labels(self, words: Words, view: View, preview: Preview | None) -> Iterable[tuple[str, str]]:
        """Each piece of a view, by name, and what it is called aloud."""
        return labels(words, view, preview)

    def choice(self, words: Words, action: Action, kind: str, view: View) -> Iterable[str]:
        """An action as it is read aloud."""
        return choice(words, action, kind, view)


def _what_is_picked(subject: Mapping[str, Json]) -> str:
    role, command = subject.get("role"), subject.get("command")
    return role if role in ("sammie", "jayani", "alfie") else str(command)


VOICE = AssemblyVoice()
