"""How Fingers is put into words."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from tablemate.kernel.actions import Action, Decision
from tablemate.kernel.errors import Reason
from tablemate.kernel.events import SeenEvent
from tablemate.kernel.outcomes import Outcome
from tablemate.kernel.preview import Preview
from tablemate.kernel.views import AnyView
from tablemate.words.words import OptionWords, Words, capitalised, sentence


class FingersVoice:
    """See `words.Voice`."""

    spelling: Mapping[str, str] = {}
    options: Mapping[str, OptionWords] = {}
    beginnings = ("revealed",)

    def reason(self, words: Words, reason: Reason, viewer: int) -> str:
        """A refusal as a sentence."""
        return words.say(f"reason-{reason.code}", **{**reason.arguments, **words.seats_in(reason.arguments, viewer)})

    def story(self, words: Words, events: Iterable[SeenEvent], viewer: int, *, veiled: bool) -> list[str]:
        """One sentence an event."""
        said = ({**each, **(words.who(each["seat"], viewer) if "seat" in each else {})} for each in events)
        return [capitalised(words.say(f"event-{each['event']}", **each)) for each in said]

    def decision(self, words: Words, decision: Decision, viewer: int, view: AnyView | None = None) -> str:
        """What the table waits for."""
        return words.say(f"decision-{decision.kind}", **words.who(decision.seat, viewer))

    def action(self, words: Words, action: Action, kind: str, view: AnyView) -> str:
        """An action in a few words."""
        return words.say("action-show", count=action.arguments["fingers"])

    def outcome(self, words: Words, outcome: Outcome, viewer: int) -> list[str]:
        """How the game ended."""
        return [words.say(f"outcome-{outcome.band}", score=outcome.score, **outcome.figures)]

    def labels(self, words: Words, view: AnyView, preview: Preview | None) -> Iterable[tuple[str, str]]:
        """The points so far."""
        return [("points", words.say("table-left", left=view["left"], score=view["score"]))]

    def choice(self, words: Words, action: Action, kind: str, view: AnyView) -> Iterable[str]:
        """An action as it is read aloud."""
        return [sentence(self.action(words, action, kind, view))]


VOICE = FingersVoice()
