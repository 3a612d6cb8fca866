"""How a session ends: with an outcome, or before it."""

from __future__ import annotations

import shlex
from pathlib import Path
from typing import TYPE_CHECKING

from .lines import InputEnded
from .saving import free_name

if TYPE_CHECKING:
    from .session import Session

_NO = ("n", "no", "non")
_YES = ("y", "yes", "o", "oui")


def finish(session: Session) -> int:
    """The last news, what is left to see, the outcome, and how to see it again."""
    words, terminal, table = session.spoken(), session.terminal, session.table
    viewer = session.people()[0] if session.viewer is None else session.viewer
    session.news(viewer)
    lines = session.face.ending(session.words, table.view(viewer), terminal, session.layout)
    terminal.show_fitting(["", *lines])
    outcome = table.outcome
    assert outcome is not None
    for line in words.outcome(outcome):
        terminal.paragraph(line)
    terminal.show()
    if session.save_path is None and terminal.interactive:
        _offer_to_save(session)
    if session.save_path is not None:
        terminal.paragraph(words.say("end-replay", file=str(session.save_path)))
    else:
        terminal.paragraph(words.say("end-save-hint"))
    if session.repeat is not None:
        terminal.paragraph(words.say("end-again", game=table.game.name, options=session.repeat, seed=str(table.seed)))
    return 0


def leave(session: Session, farewell: str, code: int) -> int:
    """The game is not over: say so, and how to go on with it."""
    words, terminal = session.words, session.terminal
    if session.time is not None:
        session.time.stop()
    if farewell != "left":
        terminal.paragraph(words.say(farewell))
    if session.save_path is None and terminal.interactive:
        _offer_to_save(session)
    if session.time is not None:
        session.keep()
    if session.save_path is not None:
        name = session.table.game.name
        terminal.paragraph(
            words.say("resume-hint", game=name, file=shlex.quote(str(session.save_path)), options=session.resume)
        )
    else:
        terminal.show(words.say("not-saved"))
    if farewell == "left":
        terminal.show(words.say("left"))
    return code


def _offer_to_save(session: Session) -> None:
    """Ask for a file name until the game is saved or clearly not wanted: nothing typed, or no said twice.

    Yes is no file name either: one is proposed, and taken if yes is said again.
    """
    noes, proposed = 0, ""
    while True:
        try:
            name = session.terminal.ask(session.words.say("save-offer"))
        except (InputEnded, KeyboardInterrupt):
            session.terminal.show()
            return
        noes += name.lower() in _NO
        if not name or noes > 1:
            return
        if name.lower() in _YES and not proposed:
            proposed = str(free_name(session.table))
            session.terminal.paragraph(session.words.say("save-name", file=proposed))
            continue
        name = proposed if name.lower() in _YES else name
        if name.lower() not in _NO and session.save(Path(name)):
            session.save_path = Path(name)
            return
