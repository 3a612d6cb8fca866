"""What can be typed at the table besides actions, in English and French."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from tablemate.kernel.checking import shown
from tablemate.kernel.errors import IllegalAction
from tablemate.words.rulebook import find_topic, rulebook, topic_of

from .journal import past_and_present
from .problems import Problem, explained
from .topic_pages import topic_lines, topic_list

if TYPE_CHECKING:
    from .session import Session

Run = Callable[["Session", int, str], bool]
"""What a command does for the person at a seat, with the rest of the line; true if the table moved on."""


@dataclass(frozen=True, slots=True)
class Command:
    """A command; some belong to some games only."""

    run: Run
    some_games: bool = False

    def __call__(self, session: Session, seat: int, argument: str) -> bool:
        """Do it."""
        return self.run(session, seat, argument)


NAMES: dict[str, tuple[str, ...]] = {
    "help": ("help", "?", "h", "aide"),
    "view": ("view", "look", "voir", "regarder"),
    "hand": ("hand", "main"),
    "list": ("list", "liste"),
    "ring": ("ring", "anneau"),
    "table": ("table",),
    "row": ("row", "rangee", "rangée"),
    "cards": ("cards", "cartes"),
    "bag": ("bag", "sac"),
    "event": ("event", "evenement", "événement"),
    "vancardian": ("vancardian", "vancardien"),
    "scores": ("scores", "score", "points"),
    "legend": ("legend", "legende", "légende"),
    "rules": ("rules", "regles", "règles"),
    "why": ("why", "pourquoi"),
    "wait": ("wait", "attendre"),
    "seat": ("seat", "siege", "siège", "joueur"),
    "time": ("time", "temps"),
    "log": ("log", "journal"),
    "undo": ("undo", "annuler"),
    "options": ("options",),
    "roles": ("roles", "rôles"),
    "malfunctions": ("malfunctions", "dysfonctionnements"),
    "talk": ("talk", "parole", "parler"),
    "save": ("save", "sauver", "sauvegarder", "enregistrer"),
    "quit": ("quit", "exit", "q", "quitter"),
}


_FRENCH_SEAT = re.compile(r"place\s+(\d{1,2})", re.IGNORECASE)
"""`place 2` is a seat in French; with a die it is an action."""


class Leave(Exception):
    """The person leaves the table."""


def find_command(line: str, available: Iterable[str]) -> tuple[str | None, str]:
    """The command that a line starts with, if it is available, and the rest of the line."""
    word, _, rest = line.partition(" ")
    for name in available:
        if word.lower() in NAMES[name]:
            return name, rest.strip()
    found = _FRENCH_SEAT.fullmatch(line)
    return ("seat", found.group(1)) if found and "seat" in available else (None, "")


def _help(session: Session, seat: int, argument: str) -> bool:
    say, terminal = session.words.say, session.terminal
    terminal.paragraph(session.face.how_to_answer(session.words, session.table))
    if session.is_open:
        terminal.paragraph(say("help-enter"))
        if len(session.people()) > 1:
            terminal.paragraph(say("help-seats"))
        if session.bots:
            terminal.paragraph(say("help-bots-pace" if session.pace else "help-bots"))
    elif not terminal.interactive:
        terminal.paragraph(say("help-pipe"))
    terminal.paragraph(say("help-commands"))
    names = [name for name in session.commands() if name != "undo" or _can_ever_undo(session)]
    width = max(len(say(f"typed-{name}")) for name in names)
    for name in names:
        start = f"  {say(f'typed-{name}'):<{width}}  "
        terminal.paragraph(say(f"typed-{name}.does"), indent=start, hanging=" " * len(start))
    return False


def _can_ever_undo(session: Session) -> bool:
    """Games with their own rule for taking back have no other, except in practice."""
    return session.table.practice or not session.table.game.traits.own_take_back


def _view(session: Session, seat: int, argument: str) -> bool:
    session.show_again(seat)
    return False


def _layout(layout: str) -> Run:
    def switch(session: Session, seat: int, argument: str) -> bool:
        session.layout = layout
        return _view(session, seat, argument)

    return switch


def _note(name: str) -> Run:
    def show(session: Session, seat: int, argument: str) -> bool:
        words, view = session.spoken(), session.view(seat)
        card = session.face.card(words, view, argument) if argument else None
        session.terminal.show_fitting(session.face.notes[name](words, view) if card is None else card)
        return False

    return show


def _rules(session: Session, seat: int, argument: str) -> bool:
    topics = rulebook(session.table.game.name, session.words.language)
    topic = find_topic(topics, argument)
    if topic is not None:
        session.terminal.show(*topic_lines(topic))
    elif argument:
        known = ", ".join(topic.typed for topic in topics.values())
        unknown = Problem("no_such_topic", found=shown(argument), topics=known)
        session.terminal.paragraph(explained(session.words, unknown))
    else:
        session.terminal.paragraph(session.words.say("topics-head"))
        session.terminal.show(*topic_list(topics.values()))
    return False


def _why(session: Session, seat: int, argument: str) -> bool:
    words, terminal = session.spoken(), session.terminal
    asked = session.notation(seat, argument)
    reason = session.table.why_not(asked, seat) if argument else session.refused
    if reason is None:
        terminal.paragraph(words.say("why-fine" if argument else "why-none"))
        return False
    terminal.paragraph(words.say("why-rule", reason=words.reason(reason), rule=reason.rule))
    topic = topic_of(session.table.game.name, reason.rule)
    if topic is not None:
        typed = rulebook(session.table.game.name, words.language)[topic].typed
        terminal.paragraph(words.say("refused-more", topic=typed))
    return False


def _wait(session: Session, seat: int, argument: str) -> bool:
    return session.turns.wait(seat)


def _seat(session: Session, seat: int, argument: str) -> bool:
    return session.turns.turn_to(int(argument) - 1 if argument.isdecimal() and len(argument) < 3 else -1)


def _time(session: Session, seat: int, argument: str) -> bool:
    """With anything behind it, it is no question but an action that only the clock may say."""
    if argument:
        return session.turns.take(f"time {argument}", seat)
    session.tell_time()
    return False


def _log(session: Session, seat: int, argument: str) -> bool:
    """Cards of earlier turns stay unnamed: memory is free, browsing is not (R23 of Assembly, A25 of Origin Story)."""
    say, terminal = session.words.say, session.terminal
    past, present = past_and_present(session.table, session.face.beginnings)
    veiled = not (session.open_log or session.is_open)
    words, eyes = session.spoken(), session.eyes(seat)
    told = words.story(past, eyes, veiled=veiled) + words.story(present, eyes)
    terminal.show(say("log-head" if told else "log-empty"))
    for sentence in told:
        terminal.paragraph(sentence, indent="  ", hanging="    ")
    if past and veiled:
        terminal.paragraph(say("log-veiled"))
    return False


def _undo(session: Session, seat: int, argument: str) -> bool:
    """One step back; beside bots, back to before a step of a person."""
    table = session.table
    try:
        taken, undone = 1, _step_back(session, seat)
        while undone in session.bots and table.can_undo():
            taken, undone = taken + 1, _step_back(session, seat)
    except IllegalAction as refusal:
        session.refuse(refusal.why)
        return False
    session.keep()
    session.terminal.show(session.words.say("undone-many", count=taken))
    _look_back(session)
    return True


def _step_back(session: Session, seat: int) -> int | None:
    """A seat takes the last step back; whose it was."""
    last = session.table.standing[-1]
    session.table.undo(seat)
    return last.seat


def _look_back(session: Session) -> None:
    """Nobody has looked further than the game goes."""
    end = len(session.table.standing)
    session.looked = {reader: min(place, end) for reader, place in session.looked.items()}


def _options(session: Session, seat: int, argument: str) -> bool:
    rows = session.words.options(session.table.options.as_json())
    if session.table.practice:
        rows.append((session.words.say("options-practice"), session.words.say("options-practice-yes")))
    width = max(len(name) for name, _ in rows)
    for name, text in rows:
        session.terminal.paragraph(f"{name:<{width}}  {text}", hanging=" " * (width + 2))
    return False


def _save(session: Session, seat: int, argument: str) -> bool:
    if argument:
        session.keeping.save(session, Path(argument))
    else:
        session.keeping.save_again(session)
    return False


def _quit(session: Session, seat: int, argument: str) -> bool:
    raise Leave


COMMANDS: dict[str, Command] = {
    "help": Command(_help),
    "view": Command(_view),
    "wait": Command(_wait, some_games=True),
    "seat": Command(_seat, some_games=True),
    "hand": Command(_note("hand"), some_games=True),
    "list": Command(_layout("list"), some_games=True),
    "ring": Command(_layout("ring"), some_games=True),
    "table": Command(_layout("table"), some_games=True),
    "row": Command(_note("row"), some_games=True),
    "cards": Command(_note("cards"), some_games=True),
    "bag": Command(_note("bag"), some_games=True),
    "event": Command(_note("event"), some_games=True),
    "vancardian": Command(_note("vancardian"), some_games=True),
    "scores": Command(_note("scores"), some_games=True),
    "legend": Command(_note("legend"), some_games=True),
    "rules": Command(_rules),
    "why": Command(_why),
    "time": Command(_time, some_games=True),
    "log": Command(_log),
    "undo": Command(_undo),
    "options": Command(_options),
    "roles": Command(_note("roles"), some_games=True),
    "malfunctions": Command(_note("malfunctions"), some_games=True),
    "talk": Command(_note("talk"), some_games=True),
    "save": Command(_save),
    "quit": Command(_quit),
}
