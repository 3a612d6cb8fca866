"""What gives something away for good is asked once more, of people: a script means what it says."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablemate.kernel.actions import Action
from tablemate.kernel.errors import IllegalAction
from tablemate.words import capitalised

from .asking import YES

if TYPE_CHECKING:
    from .face import SecondThought
    from .session import Session


def play_if_meant(session: Session, action: Action, seat: int) -> bool:
    """Play an action unless a person takes it back; true if it was played."""
    thought = session.face.second_thought(session.showing.spoken(), session.view(seat), action)
    if thought is None:
        session.play(action, seat)
        return True
    if session.terminal.interactive and not _is_meant(session, action, seat, thought):
        return False
    session.play(action, seat)
    _tell(session, thought.after)
    return True


def _is_meant(session: Session, action: Action, seat: int, thought: SecondThought) -> bool:
    """Does a person confirm it, with yes or by saying it again?  Anything else goes back to what was asked."""
    session.terminal.show()
    _tell(session, thought.before)
    answer = session.terminal.ask(session.words.say("again", action=capitalised(session.words.notation(action))))
    if answer.lower() in YES or _says(session, answer, seat, action):
        return True
    decision = session.decision_of(seat)
    assert decision is not None
    session.showing.ask(decision)
    return False


def _tell(session: Session, texts: tuple[str, ...]) -> None:
    for text in texts:
        session.terminal.paragraph(text, hanging="  ")


def _says(session: Session, line: str, seat: int, action: Action) -> bool:
    """Does a line mean this action?"""
    try:
        return session.read(line, seat).code == action.code
    except IllegalAction:
        return False
