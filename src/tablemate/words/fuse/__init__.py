"""How FUSE is put into words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from tablemate.games.fuse.described import DescribedBomb, DescribedRule, Kind
from tablemate.games.fuse.view_types import ENDS, BombOfRow, BombOnMat, View
from tablemate.kernel.actions import Action, Decision
from tablemate.kernel.errors import Reason
from tablemate.kernel.events import SeenEvent
from tablemate.kernel.outcomes import Outcome
from tablemate.kernel.preview import Preview
from tablemate.words.words import Words, addressed, capitalised, viewer_of

from .labels import labels, prospects
from .options import OPTIONS
from .pieces import bomb_named, bomb_of, called, die, explain, lost, name_of, printed, rules_in_words, short_rules
from .story import filled, story


class FuseVoice:
    """The voice of FUSE; see `words.Voice`."""

    spelling: Mapping[str, str] = {"die": r"[a-z]\d?"}
    options = OPTIONS
    beginnings = ("turn_started",)

    def reason(self, words: Words, reason: Reason, viewer: int) -> str:
        """A refusal as a sentence."""
        said = filled(words, reason.arguments) | words.seats_in(reason.arguments, viewer)
        name = f"reason-{reason.code}"
        rules = reason.arguments.get("rules")
        if isinstance(rules, list) and rules:
            said["rules"] = rules_in_words(words, [_rule(**each) for each in rules])
        elif reason.code == "dead_end":
            name = "reason-dead_end-colour"
        return capitalised(words.refusal(name, **said))

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
        text = capitalised(words.say(name, **said))
        # A board has no other place where it says that the game is won already.
        won = words.is_illustrated and viewer == decision.seat and view is not None and view["won"]
        return f"{words.say('screen-won')} {text}" if won and decision.kind != "stop" else text

    def action(self, words: Words, action: Action, kind: str, view: View) -> str:
        """An action in a few words."""
        return in_words(words, action, view)

    def outcome(self, words: Words, outcome: Outcome, viewer: int) -> list[str]:
        """The result, what ended the game, and where the points came from."""
        figures = outcome.figures
        lines = [
            words.say(f"outcome-{outcome.result}", who=addressed(viewer)),
            _what_ended(words, ENDS[figures["ended_by"]]),
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
    return DescribedRule(Kind(kind), tuple(s - 1 for s in slots), tuple(s - 1 for s in right), number)


def _what_ended(words: Words, ended: str) -> str:
    """What ended the game; whoever stopped it had won before."""
    return words.say("ended-stopped.outcome" if ended == "stopped" else f"ended-{ended}")


def _to_use(owed: int, view: View | None) -> int:
    """How many dice can still be had: where the bag was short, fewer than are owed (A11)."""
    return owed if view is None else min(owed, sum(each["is"] == "free" for each in view["tray"]))


def in_words(words: Words, action: Action, view: View) -> str:
    """What an action means here."""
    said = action.arguments
    match action.kind:
        case "confirm" | "burn" | "stop":
            return words.say(f"action-{action.kind}" if view["players"] > 1 else f"action-{action.kind}-alone")
        case "roll":
            return words.say("action-roll", count=_dice_to_roll(view))
        case "give":
            return words.say("action-give", seat=words.seat(said["seat"] - 1))
        case "place":
            return _place(words, view, _of_mat(view, said["card"]), said["slot"], said["die"])
        case "lose":
            return _lose(words, _of_mat(view, said["card"]), said["slot"])
        case "pick":
            return _pick(words, bomb_of(words, said["card"]))
    return words.say(f"action-{action.kind}")


def choice(words: Words, action: Action, kind: str, view: View) -> Iterator[str]:
    """The die or the bomb, where the words of the action leave it out, and those words."""
    said = action.arguments
    match action.kind:
        case "place":
            card = bomb_named(words, said["card"])
            yield words.say("choice-place", die=die(words, said["die"]), card=card, slot=str(said["slot"]))
        case "burn" | "claim" | "release" | "give":
            yield die(words, said["die"])
        case "lose":
            yield words.say("choice-lose")
        case "pick" if not words.is_illustrated:
            yield said["card"]
    yield in_words(words, action, view)
    if action.kind == "pick":
        yield from prospects(words, view, _of_row(view, said["card"]))


def _dice_to_roll(view: View) -> int:
    return next((each["subject"]["dice"] for each in view["waiting"] if each["kind"] == "roll"), 0)


def _of_row(view: View, card: str) -> BombOfRow:
    """A bomb that can be picked."""
    return next(entry for entry in view["row"] if entry and entry["card"] == card)


def _of_mat(view: View, card: str) -> BombOnMat:
    """A bomb in front of the viewer."""
    return next(entry for entry in view["mats"][viewer_of(view)] if entry and entry["card"] == card)


def _place(words: Words, view: View, entry: BombOnMat, slot: int, name: str) -> str:
    """How far the die brings the bomb; of a die that would empty it (`hard_hands`) nothing but the bomb is said."""
    card, size = name_of(words, bomb_of(words, entry["card"])), len(entry["dice"])
    if view["hard_hands"] and not _fits(view, entry, slot, name):
        return card
    filled = size - entry["dice"].count(None) + 1
    if filled == size:
        return words.say("action-place-last", card=card, points=entry["value"])
    return words.say("action-place", card=card, filled=str(filled), size=str(size))


def defused_by(view: View, action: Action) -> int | None:
    """The value of the bomb that a placement would defuse, as far as the table tells; None if it would not."""
    said = action.arguments
    entry = _of_mat(view, said["card"])
    promised = not view["hard_hands"] or _fits(view, entry, said["slot"], said["die"])
    return entry["value"] if promised and entry["dice"].count(None) == 1 else None


def _fits(view: View, entry: BombOnMat, slot: int, name: str) -> bool:
    """Would the slot take the die, as far as the table says?"""
    if view["fits"] is None:
        return False
    dice = zip(view["tray"], view["fits"][viewer_of(view)], strict=True)
    return any(slot in found.get(entry["card"], ()) for die, found in dice if die["die"] == name)


def _lose(words: Words, entry: BombOnMat, slot: int) -> str:
    lost = entry["dice"][slot - 1]
    assert lost is not None
    return words.say(
        "action-lose", die=die(words, lost), card=called(words, bomb_of(words, entry["card"])), slot=str(slot)
    )


def _pick(words: Words, bomb: DescribedBomb) -> str:
    rules = explain(words, bomb) if words.reads_aloud else [printed(words, bomb), *short_rules(words, bomb)]
    said = words.say("between-rules").join(rules)
    return words.say("action-pick", card=name_of(words, bomb), value=bomb.value, dice=str(bomb.size), rules=said)


VOICE = FuseVoice()
