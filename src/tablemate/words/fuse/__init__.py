"""How FUSE is put into words."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from tablemate.games.fuse.described import DescribedRule, Kind
from tablemate.games.fuse.view_types import ENDS, View
from tablemate.kernel.actions import Action
from tablemate.kernel.decisions import Decision, Outcome
from tablemate.kernel.errors import Reason
from tablemate.kernel.events import SeenEvent
from tablemate.kernel.preview import Preview
from tablemate.words.words import Words, capitalised

from .actions import choice, in_words
from .cards import explain, rules_in_words
from .labels import labels
from .nouns import die, filled, lost
from .options import OPTIONS
from .story import story

__all__ = ["VOICE", "explain"]


class FuseVoice:
    """The voice of FUSE; see `words.Voice`."""

    spelling: Mapping[str, str] = {"die": r"[a-z]\d?"}
    options = OPTIONS

    def reason(self, words: Words, reason: Reason) -> str:
        """A refusal as a sentence."""
        said = filled(words, reason.arguments) | words.seats_in(reason.arguments)
        if reason.code == "no_such_die":
            said["die"] = die(words.aloud(on=False), str(reason.arguments["die"]))
        name = f"reason-{reason.code}"
        rules = reason.arguments.get("rules")
        if isinstance(rules, list) and rules:
            said["rules"] = rules_in_words(words, [_rule(**each) for each in rules])
        elif reason.code == "dead_end":
            name = "reason-dead_end-colour"
        return capitalised(words.say(name, **said))

    def story(self, words: Words, events: Iterable[SeenEvent], viewer: int, *, veiled: bool) -> list[str]:
        """Events as sentences; nothing of a game of FUSE is veiled afterwards."""
        return story(words, events, viewer)

    def decision(self, words: Words, decision: Decision, viewer: int, view: View | None = None) -> str:
        """What the table waits for."""
        subject, name = decision.subject, f"decision-{decision.kind}"
        said: dict[str, object] = dict(words.who(decision.seat, viewer))
        match decision.kind:
            case "draft" if subject["hand"]:
                name, said["die"] = "decision-draft-hand", die(words, subject["hand"])
            case "draft":
                said["count"] = _to_use(subject["dice"], view)
            case "confirm" if view is not None and view["players"] == 1:
                name = "decision-confirm-alone"
            case "roll":
                said["count"] = subject["dice"]
            case "lose":
                name = f"decision-lose-{subject['cause']}"
                said |= {"what": lost(words, subject["shown"]), "die": die(words, subject["shown"])}
        return capitalised(words.say(name, **said))

    def action(self, words: Words, action: Action, kind: str, view: View) -> str:
        """An action in a few words."""
        return in_words(words, action, view)

    def outcome(self, words: Words, outcome: Outcome) -> list[str]:
        """The result, what ended the game, and where the points came from."""
        figures = outcome.figures
        lines = [
            words.say(f"outcome-{outcome.result}"),
            words.say(f"ended-{ENDS[figures['ended_by']]}"),
            words.say("score-points", count=figures["defused"], points=str(figures["points"])),
        ]
        if len(outcome.seats) > 1:
            shares = [
                words.say("score-seat", seat=words.seat_label(seat), points=str(each["points"]))
                for seat, each in enumerate(outcome.seats)
            ]
            lines.append(words.say("score-seats", shares=words.listed(shares)))
        for figure, name in (("win_bonus", "score-win"), ("time_bonus", "score-time")):
            if figures[figure]:
                lines.append(words.say(name, points=str(figures[figure])))
        return [
            *lines,
            words.say("score-total", score=outcome.score),
            words.say("score-left", picks=str(figures["picks"]), turns=str(figures["turns"])),
        ]

    def labels(self, words: Words, view: View, preview: Preview | None) -> Iterable[tuple[str, str]]:
        """Each piece of a view, by name, and what it is called aloud."""
        return labels(words, view, preview)

    def choice(self, words: Words, action: Action, kind: str, view: View) -> Iterable[str]:
        """An action as it is read aloud."""
        return choice(words, action, kind, view)


def _rule(kind: str, slots: Sequence[int], right: Sequence[int], number: int | None) -> DescribedRule:
    """A rule as a refusal names it, with slots from 1."""
    return DescribedRule("", Kind(kind), tuple(s - 1 for s in slots), tuple(s - 1 for s in right), number)


def _to_use(owed: int, view: View | None) -> int:
    """How many dice can still be had: where the bag was short, fewer than are owed (A11)."""
    return owed if view is None else min(owed, sum(each["is"] == "free" for each in view["tray"]))


VOICE = FuseVoice()
