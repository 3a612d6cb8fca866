"""Before a clock starts: a person at a terminal looks at the table first, and says when."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .session import Session


def get_ready(session: Session) -> None:
    """Show the table and answer commands until Enter; a pipe has nobody to ask, and no clock waits there."""
    people = session.people()
    if session.time is None or not session.terminal.interactive or not people or not session.table.waiting:
        return
    session.viewer = people[0] if session.viewer is None else session.viewer
    session.showing.look(session.viewer)
    while True:
        session.terminal.paragraph(session.words.say("ready"))
        line = session.terminal.ask(session.words.say("prompt-ready"))
        while line and session.command(line, session.viewer) is False:
            line = session.terminal.ask(session.words.say("prompt-ready"))
        if not line or session.time.now():
            return
