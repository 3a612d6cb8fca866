"""How Origin Story is put into words."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from tablemate.games.origin_story.names import WHO_NAMES
from tablemate.kernel.decisions import Decision, Outcome
from tablemate.kernel.errors import Reason
from tablemate.kernel.seats import SPECTATOR
from tablemate.words.words import Words, capitalised

from .actions import action, offered_card
from .cards import explain
from .nouns import card, filled, suit_in_full, who
from .options import options
from .sets import called
from .story import story

__all__ = ["VOICE", "explain"]


class OriginStoryVoice:
    """The voice of Origin Story; see `words.Voice`.  One person plays, so the story says `you` to everybody."""

    def reason(self, words: Words, reason: Reason) -> str:
        """A refusal as a sentence."""
        said = filled(words, reason.arguments)
        if "power" in said:
            said["power"] = called(words, said["power"])
        return capitalised(words.say(f"reason-{reason.code}", **said))

    def story(self, words: Words, events: Iterable[Mapping[str, Any]], viewer: int, *, veiled: bool) -> list[str]:
        """Events as sentences; veiled, no playing card is named (A25)."""
        return story(words, events, veiled=veiled)

    def decision(self, words: Words, decision: Decision, viewer: int, view: Mapping[str, Any] | None = None) -> str:
        """What the table waits for."""
        text = _question(words, decision, view)
        return words.say("decision-watched", text=text) if viewer == SPECTATOR else text

    def action(self, words: Words, notation: str, kind: str, view: Mapping[str, Any]) -> str:
        """An action in a few words."""
        return action(words, notation, kind, view)

    def outcome(self, words: Words, outcome: Outcome) -> list[str]:
        """The result and the points of all three."""
        points = {name: str(outcome.figures[f"vp_{name}"]) for name in WHO_NAMES}
        return [
            words.say(f"outcome-{outcome.band}"),
            words.say("score-points", **points),
            words.say("score-total", score=outcome.score),
        ]

    def options(self, words: Words, options_: Mapping[str, Any]) -> list[tuple[str, str]]:
        """What was agreed."""
        return options(words, options_)


def _question(words: Words, decision: Decision, view: Mapping[str, Any] | None) -> str:
    subject, name = decision.subject, f"decision-{decision.kind}"
    match decision.kind:
        case "turn" if subject.get("led"):
            return capitalised(words.say("decision-turn-follow", suit=suit_in_full(words, subject["led"])))
        case "suit" | "predict":
            return words.say(name, power=called(words, str(subject["power"])))
        case "bury":
            return words.say(name, **who(words, subject["who"]))
        case "exchange":
            offered = None if view is None else offered_card(view, subject["who"])
            shown = words.say("cards-veiled", count=1) if offered is None else card(words, offered)
            return words.say(name, card=shown, **who(words, subject["who"]))
        case "charge" | "redraw" | "discard" | "reveal":
            return words.say(name, **subject)
    return words.say(name)


VOICE = OriginStoryVoice()
