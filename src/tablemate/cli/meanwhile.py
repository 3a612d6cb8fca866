"""While only bots act: the clock runs on at the prompt, and a person may look around."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from .lines import Interrupted, OutOfTime, Resized

if TYPE_CHECKING:
    from .session import Session


def let_bots_act(session: Session, until: int, heed: Callable[[str, int], None]) -> None:
    """Let time pass up to a moment of the game; a line is heeded where the prompt can be drawn again meanwhile."""
    seat, time = session.viewer, session.time
    assert time is not None
    if seat is None or not session.terminal.draws:
        session.let_pass(until)
        return
    try:
        heed(session.line(seat, lambda: until - time.now()), seat)
    except OutOfTime:
        session.end_time()
    except Resized:
        session.showing.show_resized(seat)
    except Interrupted:
        return  # the moment has come, and what was typed so far stays on the line
