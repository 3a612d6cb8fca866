"""What can be typed at the table besides actions, in English and French."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from tablemate.kernel.checking import shown
from tablemate.kernel.errors import IllegalAction
from tablemate.words.rulebook import find_topic, rulebook, topic_of

from .face import SPELLED
from .foresight import show_advice, show_preview
from .journal import begins, chapters, past_and_present
from .paths import path_of
from .problems import Problem, explained
from .topic_pages import about_rulings, found_lines, topic_lines, topic_list

if TYPE_CHECKING:
    from .face import Face
    from .session import Session
    from .terminal import Terminal

Run = Callable[["Session", int, str], bool]
"""What a command does for the person at a seat, with the rest of the line; true if the table moved on."""


@dataclass(frozen=True, slots=True)
class Command:
    """A command and what is typed for it; some belong to some tables only."""

    run: Run
    typed: tuple[str, ...]
    some_tables: bool = False


def by_word(commands: Mapping[str, Command]) -> dict[str, Command]:
    """Commands by the words that are typed for them."""
    return {word: command for command in commands.values() for word in command.typed}


LEAVING = ("q", "quit", "quitter")
"""What is typed where nothing but pages or steps are shown, to leave them."""


class Leave(Exception):
    """The person leaves the table."""


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
    if terminal.draws:
        terminal.paragraph(say("help-keys"))
    terminal.paragraph(say("help-commands"))
    names = [name for name in session.commands if _is_of_use(session, name)]
    width = max(len(say(f"typed-{name}")) for name in names)
    for name in names:
        start = f"  {say(f'typed-{name}'):<{width}}  "
        terminal.paragraph(say(f"typed-{name}.does"), indent=start, hanging=" " * len(start))
    return False


def _is_of_use(session: Session, name: str) -> bool:
    """Without a clock no time is told; games with their own rule for taking back have no other, except in practice."""
    if name == "time":
        return session.time is not None
    return name != "undo" or session.table.practice or not session.table.game.traits.own_take_back


def _view(session: Session, seat: int, argument: str) -> bool:
    session.showing.show_again(seat)
    return False


def _layout(layout: str) -> Run:
    def switch(session: Session, seat: int, argument: str) -> bool:
        session.showing.switch(layout)
        return _view(session, seat, argument)

    return switch


def _note(name: str) -> Run:
    def show(session: Session, seat: int, argument: str) -> bool:
        words, view = session.showing.spoken(), session.view(seat)
        card = session.face.card(words, view, argument) if argument else None
        session.terminal.show_fitting(session.face.notes[name](words, view) if card is None else card)
        return False

    return show


def _rules(session: Session, seat: int, argument: str) -> bool:
    topics = rulebook(session.table.game.name, session.words.language)
    topic = find_topic(topics, argument)
    if topic is not None:
        session.terminal.show(*topic_lines(session.words, topic), *about_rulings(session.words, topic))
    elif found := found_lines(session.words, topics, argument):
        session.terminal.show(*found)
    elif argument:
        known = ", ".join(topic.typed for topic in topics.values())
        unknown = Problem("no_such_topic", found=shown(argument), topics=known)
        session.terminal.paragraph(explained(session.words, unknown))
    else:
        session.terminal.paragraph(session.words.say("topics-head"))
        session.terminal.show(*topic_list(topics.values()))
    return False


def _why(session: Session, seat: int, argument: str) -> bool:
    words, terminal = session.showing.spoken(), session.terminal
    reason = session.why_not(seat, argument) if argument else session.refused
    if reason is None:
        terminal.paragraph(words.say("why-fine" if argument else "why-none"))
        return False
    said = words.reason(reason, viewer=session.showing.called(seat))
    terminal.paragraph(words.say("why-rule", reason=said, rule=reason.rule))
    topic = topic_of(session.table.game.name, reason.rule)
    if topic is not None:
        typed = rulebook(session.table.game.name, words.language)[topic].typed
        terminal.paragraph(words.say("refused-more", topic=typed))
    return False


def _try(session: Session, seat: int, argument: str) -> bool:
    if argument:
        show_preview(session, seat, argument)
    else:
        session.terminal.paragraph(session.words.say("try-what"))
    return False


def _hint(session: Session, seat: int, argument: str) -> bool:
    show_advice(session, seat)
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
    """Cards of earlier turns stay unnamed: memory is free, browsing is not."""
    say, terminal = session.words.say, session.terminal
    past, present = past_and_present(session.table, session.words)
    veiled = not (session.open_log or session.is_open)
    words, eyes = session.showing.spoken(), session.showing.called(seat)
    terminal.show(say("log-head" if past or present else "log-empty"))
    for part, is_veiled in ((past, veiled), (present, False)):
        for chapter in chapters(part, words):
            told = words.story(chapter, eyes, veiled=is_veiled)
            _tell_chapter(terminal, told, headed=begins(chapter[0], words))
    if past and veiled:
        terminal.paragraph(say("log-veiled"))
    return False


def _tell_chapter(terminal: Terminal, told: Sequence[str], *, headed: bool) -> None:
    """What happened in a turn below what began it."""
    for place, sentence in enumerate(told):
        indent = "    " if headed and place else "  "
        terminal.paragraph(sentence, indent=indent, hanging=f"{indent}  ")


def _undo(session: Session, seat: int, argument: str) -> bool:
    """One step back; beside bots, or where the terminal answered, back to before a step of a person."""
    table = session.table
    try:
        taken, undone = 1, _step_back(session, seat)
        while (undone in session.bots or _is_answered(session)) and table.can_undo():
            taken, undone = taken + 1, _step_back(session, seat)
    except IllegalAction as refusal:
        session.refuse(seat, refusal.why)
        return False
    session.by_hand = len(table.standing)
    session.keep()
    session.terminal.show(session.words.say("undone-many", count=taken))
    session.showing.look_back()
    return True


def _is_answered(session: Session) -> bool:
    """Was the question before the table answered by the terminal?"""
    return any(map(session.is_obvious, session.table.waiting))


def _step_back(session: Session, seat: int) -> int | None:
    """A seat takes the last step back; whose it was."""
    last = session.table.last_standing
    session.table.undo(seat)
    return last.seat


def _options(session: Session, seat: int, argument: str) -> bool:
    rows = session.words.options(session.table.options)
    if session.table.practice:
        rows.append((session.words.say("options-practice"), session.words.say("options-practice-yes")))
    rows += session.words.options_summary(session.table.game.options_summary(session.table.options))
    width = max(len(name) for name, _ in rows)
    for name, text in rows:
        session.terminal.paragraph(f"{name:<{width}}  {text}", hanging=" " * (width + 2))
    return False


def _save(session: Session, seat: int, argument: str) -> bool:
    if argument:
        session.keeping.save(session, path_of(argument))
    else:
        session.keeping.save_again(session)
    return False


def _quit(session: Session, seat: int, argument: str) -> bool:
    raise Leave


FIRST = {
    "help": Command(_help, ("help", "?", "h", "aide")),
    "view": Command(_view, ("view", "look", "voir", "regarder")),
    "wait": Command(_wait, ("wait", "attendre"), some_tables=True),
    "seat": Command(_seat, ("seat", "siege", "siège", "joueur"), some_tables=True),
}
LAST = {
    "rules": Command(_rules, ("rules", "regles", "règles")),
    "try": Command(_try, ("try", "essayer")),
    "hint": Command(_hint, ("hint", "conseil")),
    "why": Command(_why, ("why", "pourquoi")),
    "time": Command(_time, ("time", "temps")),
    "log": Command(_log, ("log", "journal")),
    "undo": Command(_undo, ("undo", "annuler")),
    "options": Command(_options, ("options",)),
    "save": Command(_save, ("save", "sauver", "sauvegarder", "enregistrer")),
    "quit": Command(_quit, ("quit", "exit", "q", "quitter")),
}


def commands_of(face: Face) -> dict[str, Command]:
    """Every command of a game's tables, in the order of the list of commands: its layouts and notes in the midst."""
    spelled = {**SPELLED, **face.spelled}
    layouts = {name: Command(_layout(name), spelled.get(name, (name,))) for name in face.layouts}
    notes = {name: Command(_note(name), spelled.get(name, (name,))) for name in face.notes}
    return {**FIRST, **layouts, **notes, **LAST}
