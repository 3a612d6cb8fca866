"""What can be typed at the table besides actions, in English and French."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from tablemate.kernel.decisions import Decision
from tablemate.kernel.errors import IllegalAction

from .rulebook import find_topic, rulebook, topic_lines
from .saving import free_name, save

if TYPE_CHECKING:
    from .session import Session

Command = Callable[["Session", Decision, str], bool]

NAMES: dict[str, tuple[str, ...]] = {
    "help": ("help", "?", "h", "aide"),
    "view": ("view", "look", "voir", "regarder"),
    "hand": ("hand", "main"),
    "list": ("list", "liste"),
    "ring": ("ring", "anneau"),
    "legend": ("legend", "legende", "légende"),
    "rules": ("rules", "regles", "règles"),
    "why": ("why", "pourquoi"),
    "log": ("log", "journal"),
    "undo": ("undo", "annuler"),
    "options": ("options",),
    "roles": ("roles", "rôles"),
    "malfunctions": ("malfunctions", "dysfonctionnements"),
    "talk": ("talk", "parole", "parler"),
    "save": ("save", "sauver", "sauvegarder", "enregistrer"),
    "quit": ("quit", "exit", "q", "quitter"),
}


class Leave(Exception):
    """The person leaves the table."""


def find_command(line: str) -> tuple[str | None, str]:
    """The command that a line starts with, and the rest of it."""
    word, _, rest = line.partition(" ")
    for name, spellings in NAMES.items():
        if word.lower() in spellings:
            return name, rest.strip()
    return None, ""


def _help(session: Session, decision: Decision, argument: str) -> bool:
    say, terminal = session.words.say, session.terminal
    terminal.paragraph(say("help-head"))
    if not terminal.interactive:
        terminal.paragraph(say("help-pipe"))
    terminal.show(say("help-commands"))
    width = max(len(say(f"typed-{name}")) for name in NAMES)
    for name in NAMES:
        terminal.show(f"  {say(f'typed-{name}'):<{width}}  {say(f'typed-{name}.does')}")
    return False


def _view(session: Session, decision: Decision, argument: str) -> bool:
    session.drawn.pop(decision.seat, None)
    session.present(decision)
    return False


def _layout(layout: str) -> Command:
    def switch(session: Session, decision: Decision, argument: str) -> bool:
        session.layout = layout
        return _view(session, decision, argument)

    return switch


def _note(name: str) -> Command:
    def show(session: Session, decision: Decision, argument: str) -> bool:
        for line in session.face.notes[name](session.spoken(), session.table.view(decision.seat)):
            session.terminal.paragraph(line) if len(line) > 80 else session.terminal.show(line)
        return False

    return show


def _rules(session: Session, decision: Decision, argument: str) -> bool:
    topics = rulebook(session.table.game.name, session.words.language)
    topic = find_topic(topics, argument)
    if topic is not None:
        session.terminal.show(*topic_lines(topic))
    elif argument:
        known = ", ".join(topics)
        session.terminal.paragraph(session.words.say("unknown-topic", topic=argument[:40], topics=known))
    else:
        session.terminal.show(session.words.say("topics-head"))
        session.terminal.show(*(f"  {topic.name:<14} {topic.title}" for topic in topics.values()))
    return False


def _why(session: Session, decision: Decision, argument: str) -> bool:
    words, terminal = session.words, session.terminal
    asked = session.notation(decision, argument)
    reason = session.table.why_not(asked, decision.seat) if argument else session.refused
    if reason is None:
        terminal.paragraph(words.say("why-fine" if argument else "why-none"))
        return False
    terminal.paragraph(words.say("why-rule", reason=words.reason(reason), rule=reason.rule))
    topic = session.face.topic(reason.rule)
    if topic is not None:
        terminal.show(words.say("refused-more", topic=topic))
    return False


def _log(session: Session, decision: Decision, argument: str) -> bool:
    """The kinds of cards of earlier turns stay unnamed: memory is free, browsing is not (R23)."""
    say, terminal = session.words.say, session.terminal
    past, present = session.journal.turns()
    told = session.spoken().story(past, decision.seat, veiled=not session.open_log)
    told += session.spoken().story(present, decision.seat)
    terminal.show(say("log-head" if told else "log-empty"))
    for sentence in told:
        terminal.paragraph(sentence, indent="  ", hanging="    ")
    if past and not session.open_log:
        terminal.paragraph(say("log-veiled"))
    return False


def _undo(session: Session, decision: Decision, argument: str) -> bool:
    """One step back; beside a bot, back to the person's own last decision."""
    table, taken = session.table, 0
    try:
        while taken == 0 or (table.can_undo() and table.waiting[0].seat in session.bots):
            table.undo()
            session.journal.take_back()
            taken += 1
    except IllegalAction as refusal:
        session.refuse(refusal.why)
        return False
    session.keep()
    session.terminal.show(session.words.say("undone-many", count=taken))
    _look_back(session)
    return True


def _look_back(session: Session) -> None:
    """Nobody has looked further than the journal goes."""
    end = len(session.journal.entries)
    session.looked = {seat: min(place, end) for seat, place in session.looked.items()}


def _options(session: Session, decision: Decision, argument: str) -> bool:
    rows = session.words.options(session.table.options.as_json())
    if session.table.practice:
        rows.append((session.words.say("options-practice"), session.words.say("options-practice-yes")))
    width = max(len(name) for name, _ in rows)
    for name, text in rows:
        session.terminal.paragraph(f"{name:<{width}}  {text}", hanging=" " * (width + 2))
    return False


def _save(session: Session, decision: Decision, argument: str) -> bool:
    path = Path(argument) if argument else session.save_path or free_name(session.table)
    if save(session.table, path, session.words, session.terminal):
        session.save_path = path
    return False


def _quit(session: Session, decision: Decision, argument: str) -> bool:
    raise Leave


COMMANDS: dict[str, Command] = {
    "help": _help,
    "view": _view,
    "hand": _note("hand"),
    "list": _layout("list"),
    "ring": _layout("ring"),
    "legend": _note("legend"),
    "rules": _rules,
    "why": _why,
    "log": _log,
    "undo": _undo,
    "options": _options,
    "roles": _note("roles"),
    "malfunctions": _note("malfunctions"),
    "talk": _note("talk"),
    "save": _save,
    "quit": _quit,
}
