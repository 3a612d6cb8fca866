"""How a session ends: with an outcome, or before it."""

from __future__ import annotations

import os
import shlex
from typing import TYPE_CHECKING

from .asking import NO, YES
from .kept_games import FINISHED_DAYS, UNFINISHED_DAYS
from .lines import InputEnded
from .paths import path_of
from .program import program, tell_command
from .saving import free_names
from .terminal import ECHOED

if TYPE_CHECKING:
    from .session import Session

ENDING = ".json"
"""How the name of a file ends that is typed where moves were typed just before; or it stands in a folder."""


def finish(session: Session) -> int:
    """The last news, what is left to see, the outcome, and how to see it again."""
    words, terminal, table = session.showing.spoken(), session.terminal, session.table
    viewer = session.people()[0] if session.viewer is None else session.viewer
    session.showing.news(viewer)
    lines = session.face.ending(session.words, session.view(viewer), terminal, session.showing.layout)
    terminal.show_fitting(["", *lines])
    outcome = table.outcome
    assert outcome is not None
    for line in words.outcome(outcome):
        terminal.paragraph(line)
    terminal.show()
    session.keep(last=True)
    session.keeping.finish(session)
    _offer_to_save(session)
    _tell_how_to_see_it(session)
    _tell_again(session)
    return 0


def stop_watching(session: Session) -> int:
    """Whoever looked on has had enough: how to see what was played, and how to see it anew."""
    session.keep(last=True)
    _tell_how_to_see_it(session)
    _tell_again(session)
    session.terminal.show(session.words.say("left"))
    return 0


def _tell_again(session: Session) -> None:
    if session.repeat is not None:
        again = session.words.say("end-again", command=session.repeat, seed=str(session.table.seed))
        tell_command(session.terminal, again)


def _tell_how_to_see_it(session: Session) -> None:
    """In which file the game is, as far as it is in any."""
    keeping, words, terminal = session.keeping, session.words, session.terminal
    if keeping.is_saved(session):
        keeping.forget()
        assert keeping.file is not None
        tell_command(terminal, words.say("end-replay", file=shlex.quote(str(keeping.file.path))))
    elif keeping.finished is not None:
        terminal.paragraph(words.say("end-kept", days=str(FINISHED_DAYS)))
        terminal.show(f"  {program()} replay {shlex.quote(str(keeping.finished))}")
    elif not _tell_how_far(session):
        terminal.paragraph(words.say("end-save-hint"))


def leave(session: Session, farewell: str, code: int) -> int:
    """The game is not over: say so, and how to go on with it."""
    words, terminal = session.words, session.terminal
    if session.time is not None:
        session.time.stop()
    if farewell != "left":
        terminal.paragraph(words.say(farewell))
    session.keep(last=True)
    _offer_to_save(session)
    _tell_how_to_go_on(session)
    if farewell == "left":
        terminal.show(words.say("left"))
    return code


def _tell_how_to_go_on(session: Session) -> None:
    """The person's file if the whole game is there, else the folder of kept games, else whatever there is."""
    keeping, words, terminal = session.keeping, session.words, session.terminal
    if keeping.is_saved(session):
        keeping.forget()
        _hint_at_file(session)
        return
    is_there = _tell_how_far(session)
    if _log_goes_furthest(session):
        game = session.table.game.name
        tell_command(terminal, words.say("left-kept", days=str(UNFINISHED_DAYS), game=game))
    elif is_there:
        _hint_at_file(session)
    else:
        terminal.show(words.say("not-saved"))


def _log_goes_furthest(session: Session) -> bool:
    file, log = session.keeping.file, session.keeping.log
    in_file = None if file is None else file.steps
    in_log = None if log is None else log.steps
    return in_log is not None and in_log >= (in_file or 0)


def _hint_at_file(session: Session) -> None:
    assert session.keeping.file is not None
    name, file = session.table.game.name, shlex.quote(str(session.keeping.file.path))
    hint = session.words.say("resume-hint", game=name, file=file, options=session.resume)
    tell_command(session.terminal, hint)


def _tell_how_far(session: Session) -> bool:
    """Of every place that has a part of the game only, say which; false if no place has any."""
    keeping, steps = session.keeping, len(session.table.moves)
    found = [(place, place.steps) for place in (keeping.file, keeping.log) if place is not None]
    for place, step in found:
        if step is not None and step < steps:
            told = session.words.say("saved-part", file=str(place.path), step=str(step), steps=str(steps))
            session.terminal.paragraph(told)
    return any(step is not None for _, step in found)


def _offer_to_save(session: Session) -> None:
    """Ask a person for a file name until the game is saved or clearly not wanted: nothing typed, or no said twice.

    Yes is no file name either: one is proposed, and taken if yes is said again.
    """
    noes, proposed = 0, ""
    while session.terminal.interactive and not session.keeping.is_saved(session):
        try:
            name = session.terminal.ask(_save_offer(session))
            noes += name.lower() in NO
            if not name or noes > 1:
                return
            if name.lower() in YES and not proposed:
                proposed = str(next(free_names(session.table)))
                session.terminal.paragraph(session.words.say("save-name", file=proposed))
            elif name.lower() not in NO:
                _save_as(session, proposed if name.lower() in YES else name)
        except (InputEnded, KeyboardInterrupt):
            session.terminal.show()
            return


def _save_as(session: Session, name: str) -> None:
    """Save under a name that cannot have been meant for the game: a number, an action or a command is asked about."""
    word, _, rest = name.partition(" ")
    file = rest.strip() if word.lower() in session.commands["save"].typed else name
    if file.lower().endswith(ENDING) or os.path.basename(file) != file:
        session.keeping.save(session, path_of(file))
    else:
        session.terminal.paragraph(session.words.say("save-stray", typed=name[:ECHOED], ending=ENDING))


def _save_offer(session: Session) -> str:
    """The question for a file name; it says what happens to the game without one."""
    if session.keeping.finished is not None:
        return session.words.say("save-offer-kept", days=str(FINISHED_DAYS))
    if session.keeping.is_kept(session):
        return session.words.say("save-offer-kept", days=str(UNFINISHED_DAYS))
    return session.words.say("save-offer")
