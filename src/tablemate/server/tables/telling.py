"""What a viewer of a table receives, in the viewer's language.

This is the one place that decides what a message shows to whom.  It reads views, steps as a viewer may see them, legal
actions of the viewer's own seat, and what everybody may know; never a state.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

from tablemate.kernel.actions import Action
from tablemate.kernel.circumstances import Commitment
from tablemate.kernel.errors import Reason, TablemateError
from tablemate.kernel.players import PERSON, TABLE
from tablemate.kernel.seats import CLOCK, SPECTATOR
from tablemate.kernel.views import AnyView
from tablemate.server.meter import Meter, Part
from tablemate.server.problems import Refusal
from tablemate.server.sheets import sheet_of
from tablemate.server.storage.store import wall_time
from tablemate.server.wire import told
from tablemate.words import Words
from tablemate.words.first_games import first_game
from tablemate.words.present import Present
from tablemate.words.rulebook import topic_asked, topic_of, topic_told
from tablemate.words.words import capitalised, sentence

from . import entries as log
from .customs import NO_SIGNS, Customs, Palette
from .entries import Entry
from .game_time import GameTime
from .intents import Why
from .once import Once
from .room import Room

OF_PIECES = ("played", "took_back", "signed")
"""Entries that tell what lies on the table."""


@dataclass(frozen=True, slots=True)
class Ear:
    """How somebody listens: as which viewer, in which language, with spoken labels and as headings or without."""

    viewer: int
    language: str
    labels: bool = False
    sections: bool = False


class Telling:
    """Puts one table into messages."""

    def __init__(self, room: Room, customs: Customs, time: GameTime | None, meter: Meter) -> None:
        self.room = room
        self.customs = customs
        self.time = time
        self._meter = meter
        self._words: dict[str, Words] = {}
        self._see_alike = room.table.game.traits.alike
        self._once = Once()
        self._said_signs: dict[tuple[str, Palette], list[told.SignTold]] = {}

    def words(self, language: str) -> Words:
        """The words of this table, with the names of its seats."""
        if language not in self._words:
            prepared = prepared_words(language, self.room.head.game)
            self._words[language] = prepared.about(self.room.table.options).naming(self.room.names)
        return self._words[language]

    def seats_changed(self) -> None:
        """Somebody sat down: names are others now."""
        self._words.clear()
        self._once = Once()

    def table(self, ear: Ear, *, host: bool, after: int, time: int, missed: bool = False) -> told.Table:
        """The whole table, with the log from an entry on: to look back, or because somebody missed what came then."""
        room, words = self.room, self.words(ear.language)
        head, table = room.head, room.table
        return {
            "type": "table",
            "table": room.id,
            "game": head.game,
            "viewer": called(ear.viewer),
            "host": host,
            "language": ear.language,
            "version": room.version,
            "after": after,
            "options": [[label, said] for label, said in words.options(table.options)],
            "in_short": words.options_in_short(table.options),
            "agreed": table.agreed,
            "practice": table.practice or table.practised,
            "commitment": _promise(room),
            "seats": self.seats(ear.language),
            "log": self.looked_back(ear, room.log[after:], missed=missed),
            "now": self.now(ear),
            "time": time,
        }

    def news(self, ear: Ear, entries: Sequence[Entry], *, seats: bool, time: int) -> told.News:
        """What has just happened."""
        now = self.now(ear)
        return {
            "type": "news",
            "version": self.room.version,
            "entries": self._fresh(ear, entries),
            "seats": self.seats(ear.language) if seats else None,
            "now": {**now, "view": self._shown(ear.viewer, now["view"])},
            "time": time,
        }

    def _fresh(self, ear: Ear, entries: Sequence[Entry]) -> list[told.Entry]:
        """New entries; where all see alike, whoever is not named in them hears what the others hear."""
        if not self._see_alike:
            return [*self.entries(ear, entries)]
        if self._once.entries is not entries:
            self._once.begin(entries, {SPECTATOR}.union(*map(self.room.concerned, entries)))
        return self._once.heard(ear.viewer, ear.language, lambda: [*self.entries(ear, entries)])

    def _shown(self, viewer: int, view: AnyView) -> AnyView:
        return self._once.view(self.seen(SPECTATOR), viewer) if self._see_alike and view is not None else view

    def seats(self, language: str) -> list[told.SeatTold]:
        """Who sits where."""
        words = self.words(language)
        return [
            {
                "seat": number,
                "player": seat.player,
                "name": seat.name,
                "called": words.seat_label(number),
                "here": seat.here or seat.bot is not None,
                "ready": seat.ready or seat.bot is not None,
            }
            for number, seat in enumerate(self.room.seats)
        ]

    def now(self, ear: Ear) -> told.Now:
        """The table as it is; while the game is paused nothing of it shows."""
        room, words = self.room, self.words(ear.language)
        view = self.view(ear.viewer)
        questions = [] if view is None else self._questions(ear, words, view)
        labels = words.labels(view) if view is not None and (ear.labels or ear.sections) else {}
        now: told.Now = {
            "step": room.step,
            "sentence": self._sentence(ear, words, questions),
            "questions": questions,
            "view": view,
            "actions": [] if view is None else self._choices(ear, words, view, ear.viewer),
            "absent": [] if view is None else self._absent(ear, words),
            "labels": labels if ear.labels and view is not None else None,
            "undo": self._may_undo(ear.viewer),
            "may_talk": self.may_talk(ear.viewer, view),
            "signs": self._signs(ear.viewer, words, view),
            "paused": room.paused,
            "wanted": {what: sorted(seats) for what, seats in room.wanted.items() if seats},
            "started": room.started,
            "clock": self._clock(),
            "ended": self._ended(ear, words),
            "guide": self._guide(),
        }
        if ear.sections:
            now["sections"] = [] if view is None else self._sections(words, view, labels)
        return now

    def _sections(self, words: Words, view: AnyView, labels: Mapping[str, str]) -> list[told.SectionTold]:
        """What a viewer sees, as headings and sentences."""
        sections = sheet_of(self.room.head.game).sections(words.aloud(), view, labels)
        return [{"heading": each.heading, "lines": [*each.lines]} for each in sections]

    def _guide(self) -> told.GuideTold | None:
        first = first_game(self.room.head.game) if self.room.head.guided else None
        if first is None:
            return None
        followed, strayed = first.followed(self.room.table)
        return {"followed": followed, "strayed": strayed}

    def view(self, viewer: int) -> AnyView | None:
        """What a viewer is shown; None while the game is paused."""
        return None if self.room.paused else self.seen(viewer)

    def seen(self, viewer: int) -> AnyView:
        """What a viewer may know; nobody may change it."""
        return self.room.table.shown(viewer)

    def look(self, viewers: Iterable[int]) -> None:
        """Look at the table for all who will be told of it."""
        with self._meter.timing(Part.VIEWS):
            for viewer in viewers:
                self.seen(viewer)

    def _questions(self, ear: Ear, words: Words, view: AnyView) -> list[told.Question]:
        """What this viewer is asked; who is asked nothing is told what the first of the others is."""
        waiting = self.room.table.waiting
        return [
            {
                "seat": asked.seat,
                "kind": asked.kind,
                "sentence": words.decision(asked, ear.viewer, view),
                "topic": topic_asked(self.room.head.game, asked.kind),
            }
            for asked in [each for each in waiting if each.seat == ear.viewer] or waiting[:1]
        ]

    def _sentence(self, ear: Ear, words: Words, questions: Sequence[told.Question]) -> str:
        """What the table waits for, in one sentence."""
        room = self.room
        if room.closed:
            return words.say("online-closed")
        if room.over:
            return words.say("online-abandoned" if room.table.circumstances.abandoned else "online-over")
        if not room.started:
            return words.say("online-not-started", timed=str(self.time is not None))
        if room.paused:
            return words.say("online-paused")
        return questions[0]["sentence"]

    def _choices(self, ear: Ear, words: Words, view: AnyView, seat: int) -> list[told.Choice]:
        """What this viewer can play for a seat."""
        room = self.room
        if ear.viewer == SPECTATOR or not self.can_act():
            return []
        kinds = [asked.kind for asked in room.table.waiting if asked.seat == seat]
        if not kinds:
            return []
        said = self._once.choices((ear, seat), kinds[0], self.customs.behind_choices(view, seat))
        for action in room.table.legal(seat):
            if action not in said:
                said[action] = self._choice(ear, words, action, kinds[0], view, seat)
        return [said[action] for action in room.table.legal(seat)]

    def _absent(self, ear: Ear, words: Words) -> list[told.AbsentTold]:
        """The seats that this viewer can play for because their people are away."""
        others = [seat for seat in self.room.absent() if seat != ear.viewer]
        playable = [(seat, self._choices(ear, words, self.seen(seat), seat)) for seat in others]
        return [{"seat": seat, "actions": choices} for seat, choices in playable if choices]

    def _choice(self, ear: Ear, words: Words, action: Action, kind: str, view: AnyView, seat: int) -> told.Choice:
        choice: told.Choice = {
            "action": action.text,
            "kind": action.kind,
            "arguments": dict(action.arguments),
            "notation": words.notation(action),
            "words": words.action(action, kind, view),
            "label": words.choice_label(action, kind, view) if ear.labels else None,
        }
        if self.room.table.leads_on(action, seat):
            choice["leads_on"] = True
        in_full = self.room.table.in_full(action)
        if in_full:
            choice["in_full"] = [{"action": text, "arguments": dict(said)} for text, said in in_full.items()]
        return choice

    def can_act(self) -> bool:
        """Is the game under way and not over, and does its clock run, if there is one?"""
        return self.room.under_way and not self.room.over and (self.time is None or self.time.runs)

    def _may_undo(self, viewer: int) -> bool:
        table = self.room.table
        if viewer == SPECTATOR or not self.can_act() or not table.can_undo():
            return False
        return self.room.head.practice or table.last_standing.seat == viewer

    def may_talk(self, viewer: int, view: AnyView | None) -> bool:
        """May a viewer write what they like now?  Watchers talk among themselves, and in a pause nobody does."""
        if viewer == SPECTATOR or self.room.over:
            return True
        return view is not None and self.customs.may_talk(view) and not self._is_hushed(view)

    def _is_hushed(self, view: AnyView) -> bool:
        return self.room.hushed is not None and self.room.hushed == self.customs.turn(view)

    def palette(self, viewer: int, view: AnyView | None) -> Palette:
        """The signs and calls that a viewer can make now."""
        if viewer == SPECTATOR or view is None or self.room.over or self._is_hushed(view):
            return NO_SIGNS
        return self.customs.palette(view)

    def _signs(self, viewer: int, words: Words, view: AnyView | None) -> list[told.SignTold]:
        palette = self.palette(viewer, view)
        key = words.language, palette
        if key not in self._said_signs:
            self._said_signs[key] = [self._sign(words, sign, points=sign in palette.pointing) for sign in palette.signs]
        return self._said_signs[key]

    def _sign(self, words: Words, sign: str, *, points: bool) -> told.SignTold:
        return {
            "sign": sign,
            "words": self.customs.sign_words(words, sign, None),
            "means": self.customs.sign_means(words, sign),
            "points": points,
        }

    def _clock(self) -> told.ClockTold | None:
        time = self.time
        if time is None:
            return None
        return {"now": time.now(), "end": time.clock.deadline, "runs": time.runs, "starts_in": time.starts_in}

    def _ended(self, ear: Ear, words: Words) -> told.Ended | None:
        room = self.room
        if not room.over:
            return None
        outcome, sealed = room.table.outcome, room.head.is_sealed(wall_time())
        score = [] if outcome is None else words.outcome(outcome, viewer=ear.viewer)
        return {
            "sentences": [*score, *self.customs.how_it_went(words, room.table)] if score else [],
            "bands": [] if outcome is None else words.bands(outcome),
            "abandoned": room.table.circumstances.abandoned,
            "seed": None if sealed else room.head.seed,
            "salt": None if sealed else room.head.salt,
        }

    def looked_back(self, ear: Ear, entries: Sequence[Entry], *, missed: bool = False) -> list[told.Entry]:
        """Entries for whoever looks at the log, or missed them; in a pause nothing tells them what was played."""
        heard = self.entries(ear, entries, back=not missed)
        return [_masked(each) if self.room.paused else each for each in heard]

    def entries(self, ear: Ear, entries: Sequence[Entry], *, back: bool = False) -> Iterator[told.Entry]:
        """Entries of the log as a viewer hears of them; what is said among watchers only they hear until the end.

        Whoever looks back at a game that goes on is not told again which cards went by in earlier turns.
        """
        goes_on = back and not self.room.over
        present = Present.of(self.room.table, self.words(ear.language)) if goes_on else Present()
        for entry in entries:
            if not self._is_kept_from(ear.viewer, entry):
                yield self._entry(ear, entry, present)

    def _is_kept_from(self, viewer: int, entry: Entry) -> bool:
        watchers = isinstance(entry.what, log.Said) and entry.what.seat is None
        return watchers and viewer != SPECTATOR and not self.room.over

    def _entry(self, ear: Ear, entry: Entry, present: Present) -> told.Entry:
        what, words = entry.what, self.words(ear.language)
        heard: told.Entry = {
            "version": entry.sequence,
            "kind": what.__struct_config__.tag,  # type: ignore[typeddict-item]
            "step": entry.step,
            "time": entry.at,
            "lines": self._lines(ear, words, entry),
        }
        if isinstance(what, log.Played | log.TookBack):
            heard["played"] = played = self.room.step_of(entry).seen_by(ear.viewer)
            heard["lines"] += present.story(words, entry.step, played["events"], ear.viewer)
            heard["topic"] = topic_told(self.room.head.game, (event["event"] for event in played["events"]))
            if self.customs.tells_each_event:
                heard["told"] = present.each(words, entry.step, played["events"], ear.viewer)
        if isinstance(what, log.Said):
            heard["said"] = what.text
        if isinstance(what, log.Signed):
            heard["sign"], heard["piece"] = what.sign, what.piece
        seat = getattr(what, "seat", None)
        if seat is not None:
            heard["seat"] = "clock" if seat == CLOCK else seat
        return heard

    def _lines(self, ear: Ear, words: Words, entry: Entry) -> list[str]:
        """What is said of an entry besides the story of its step."""
        what, say = entry.what, words.say
        match what:
            case log.Played():
                return self._played_for(words, ear, what)
            case log.TookBack(seat):
                return [say("online-took-back", **words.who(seat, ear.viewer))]
            case log.Sat(_, None, str()):  # a seat that was called something when the table was made
                return []
            case log.Sat(seat, player):
                kind = "person" if player == PERSON else "nobody" if player is None else "bot"
                return [capitalised(say("online-sat", **words.who(seat, ear.viewer), player=kind))]
            case log.Said(seat, text):
                speaker = say("online-watcher") if seat is None else words.who_called(seat, ear.viewer)
                return [say("online-said", speaker=speaker, text=text)]
            case log.Signed(seat, sign, piece):
                shown = self.customs.sign_words(words, sign, piece)
                return [say("online-signed", speaker=words.who_called(seat, ear.viewer), sign=shown)]
            case log.Paused(_, why):
                return [say("online-log-paused", why=why)]
            case log.Started() | log.Resumed() | log.Abandoned() | log.Closed() | log.Hushed():
                return [say(f"online-log-{_tag(what)}")]
            case log.Wanted(seat, matter, wanted):
                return [say("online-log-wanted", **words.who(seat, ear.viewer), what=matter, wanted=str(wanted))]
            case _:
                return []

    def _played_for(self, words: Words, ear: Ear, what: log.Played) -> list[str]:
        """Where somebody else played for a seat, who."""
        if what.asked_by is not None:
            return [
                words.say(
                    "online-played-for",
                    by=words.who_called(what.asked_by, ear.viewer),
                    seat=words.who_called(what.seat, ear.viewer),
                )
            ]
        if what.by == TABLE and what.seat != CLOCK:
            return [words.say("online-played-by-table", seat=words.who_called(what.seat, ear.viewer))]
        return []

    def accepted(self, id: str, entry: Entry) -> told.Accepted:
        """What was asked is done and stored."""
        return {"type": "accepted", "id": id, "version": entry.sequence, "step": entry.step}

    def refused(self, ear: Ear, id: str | None, why: Reason | TablemateError) -> told.Refused:
        """What was asked is not done, and why."""
        words = self.words(ear.language)
        if isinstance(why, Reason):
            sentence, rule = words.reason(why, viewer=ear.viewer), why.rule
        else:
            sentence, rule = words.told(why.fault), why.rule if isinstance(why, Refusal) else ""
        code = why.code if isinstance(why, Reason) else why.fault.code
        topic = topic_of(self.room.head.game, rule) if rule else None
        return {"type": "refused", "id": id, "code": code, "rule": rule, "sentence": sentence, "topic": topic}

    def contested(self, ear: Ear, piece: str, first: int, why: Why, claims: list[told.Claim]) -> told.Contested:
        """Who got what several wanted."""
        words = self.words(ear.language)
        called_so = self.customs.piece_words(words, piece)
        sentence = words.say("online-contested", **words.who(first, ear.viewer), piece=called_so, why=why)
        return {
            "type": "contested",
            "piece": piece,
            "first": first,
            "why": why,
            "claims": claims,
            "sentence": sentence,
        }

    def preview(self, ear: Ear, id: str, action: str | Action) -> told.Previewed:
        """What would follow from an action of the viewer's seat."""
        words = self.words(ear.language)
        preview, view = self.room.table.preview(action, ear.viewer), self.room.table.view(ear.viewer)
        events = [event.seen_by(ear.viewer) for event in preview.events]
        return {
            "type": "preview",
            "id": id,
            "complete": preview.complete,
            "events": events,
            "lines": words.story(preview.events, ear.viewer),
            "view": preview.view,
            "board": None if preview.complete else self.customs.board_after(view, events),
            "labels": words.labels(view, preview),
        }

    def hint(self, ear: Ear, id: str, bot: str, action: str | None) -> told.Hinted:
        """What a bot would do in the viewer's seat."""
        words, table = self.words(ear.language), self.room.table
        advised = None if action is None else table.read(action, ear.viewer)
        kinds = [asked.kind for asked in table.waiting if asked.seat == ear.viewer]
        notation = None if advised is None else words.notation(advised)
        view = self.seen(ear.viewer)
        said = None if advised is None else words.action(advised, kinds[0], view)
        whole = None if advised is None else words.choice_label(advised, kinds[0], view)
        name = "online-hint-none" if advised is None else "online-hint"
        return {
            "type": "hint",
            "id": id,
            "bot": bot,
            "action": action,
            "notation": notation,
            "words": whole,
            "sentence": sentence(words.say(name, bot=bot, notation=str(notation), words=str(said))),
        }


def called(viewer: int) -> told.Viewer:
    """A viewer as messages name it."""
    return "spectator" if viewer == SPECTATOR else viewer


def _masked(entry: told.Entry) -> told.Entry:
    """The same without what was played and pointed at, from which the dice could be laid out again."""
    if entry["kind"] not in OF_PIECES:
        return entry
    version, kind, step, time = entry["version"], entry["kind"], entry["step"], entry["time"]
    return {"version": version, "kind": kind, "step": step, "time": time, "lines": []}


def _promise(room: Room) -> str:
    commitment = room.table.circumstances.commitment
    assert isinstance(commitment, Commitment)
    return commitment.hash


def _tag(what: log.AnyWhat) -> str:
    return str(what.__struct_config__.tag)


@lru_cache(maxsize=16)
def prepared_words(language: str, game: str) -> Words:
    """The words of a game for those who see its board, with every message parsed, once a process."""
    return Words(language, game).illustrated().prepare()
