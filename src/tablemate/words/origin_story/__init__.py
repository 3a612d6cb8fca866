"""How Origin Story is put into words."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from tablemate.games.origin_story.view_types import WHO_NAMES, View
from tablemate.kernel.actions import Action
from tablemate.kernel.decisions import Decision, Outcome
from tablemate.kernel.errors import Reason
from tablemate.kernel.events import SeenEvent
from tablemate.kernel.preview import Preview
from tablemate.kernel.seats import SPECTATOR
from tablemate.words.words import Words, capitalised

from .actions import choice, in_words
from .cards import explain
from .labels import labels
from .nouns import card, filled, suit_in_full, who
from .options import OPTIONS
from .sets import called
from .story import story

__all__ = ["VOICE", "explain"]

YOU = WHO_NAMES[-1]
_TARGETS = {"exch": "decision-target-exch", "bury": "decision-target-bury"}
"""The question for a Vancardian by what is done to her; in a trick cards change owners."""


class OriginStoryVoice:
    """The voice of Origin Story; see `words.Voice`.  One person plays, so the story says `you` to everybody."""

    spelling: Mapping[str, str] = {}
    options = OPTIONS

    def reason(self, words: Words, reason: Reason) -> str:
        """A refusal as a sentence."""
        said = filled(words, reason.arguments) | words.seats_in(reason.arguments)
        if "power" in said:
            said["power"] = called(words, str(said["power"]))
        return capitalised(words.say(f"reason-{reason.code}", **said))

    def story(self, words: Words, events: Iterable[SeenEvent], viewer: int, *, veiled: bool) -> list[str]:
        """Events as sentences; veiled, no playing card is named (A25)."""
        return story(words, events, veiled=veiled)

    def decision(self, words: Words, decision: Decision, viewer: int, view: View | None = None) -> str:
        """What the table waits for."""
        text = _question(words, decision)
        if viewer != SPECTATOR:
            return text
        return capitalised(words.say("decision-watched", text=text, **words.who(decision.seat, viewer)))

    def action(self, words: Words, action: Action, kind: str, view: View) -> str:
        """An action in a few words."""
        return in_words(words, action, kind, view)

    def outcome(self, words: Words, outcome: Outcome) -> list[str]:
        """The points of all three, and who has won."""
        points = {name: str(outcome.figures[f"vp_{name}"]) for name in WHO_NAMES}
        return [words.say("score-points", **points), _verdict(words, outcome)]

    def labels(self, words: Words, view: View, preview: Preview | None) -> Iterable[tuple[str, str]]:
        """Each piece of a view, by name, and what it is called aloud."""
        return labels(words, view)

    def choice(self, words: Words, action: Action, kind: str, view: View) -> Iterable[str]:
        """An action as it is read aloud."""
        return choice(words, action, kind, view)


def _verdict(words: Words, outcome: Outcome) -> str:
    """Who has most points, and what that means for you."""
    points = {name: outcome.figures[f"vp_{name}"] for name in WHO_NAMES}
    best = [name for name in WHO_NAMES if points[name] == max(points.values())]
    others = [who(words, name)["called"] for name in best if name != YOU]
    tied = outcome.band == "lost" and YOU in best
    message = "outcome-lost-tie" if tied else f"outcome-{outcome.band}"
    return capitalised(words.say(message, others=words.listed(others), count=len(others)))


def _question(words: Words, decision: Decision) -> str:
    subject, name = decision.subject, f"decision-{decision.kind}"
    match decision.kind:
        case "turn" if subject.get("led"):
            return capitalised(words.say("decision-turn-follow", suit=suit_in_full(words, subject["led"])))
        case "suit" | "predict":
            return words.say(name, power=called(words, str(subject["power"])))
        case "bury":
            return words.say(name, **who(words, subject["who"]))
        case "exchange":
            return words.say(name, card=card(words, subject["gets"]), **who(words, subject["who"]))
        case "target" if subject["effect"] in _TARGETS:
            return words.say(_TARGETS[subject["effect"]], power=called(words, str(subject["power"])))
        case "charge" | "redraw" | "discard" | "reveal":
            return words.say(name, **subject)
    return words.say(name)


VOICE = OriginStoryVoice()
