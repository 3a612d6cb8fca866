"""What a person can find out before playing: what would follow from an action, and what a bot would do."""

from __future__ import annotations

from threading import Thread
from typing import TYPE_CHECKING

from tablemate.bots import Bot, Perspective, RandomBot, bots_of, make_bot
from tablemate.kernel.actions import Action
from tablemate.kernel.errors import IllegalAction
from tablemate.kernel.preview import Preview
from tablemate.kernel.seeds import MOST_SEED
from tablemate.kernel.views import AnyView
from tablemate.words import capitalised

from .problems import Problem, clause

if TYPE_CHECKING:
    from .session import Session

BUDGET = 3.0
"""So many seconds a bot that is asked for advice may think."""


def show_preview(session: Session, seat: int, line: str) -> None:
    """What would follow from a line, as far as the seat may know; nothing changes."""
    try:
        previews = [(text, session.table.preview(action, seat)) for text, action in _tried(session, seat, line)]
    except IllegalAction as refusal:
        session.refuse_line(seat, line, refusal.why)
        return
    for text, preview in previews:
        session.terminal.paragraph(session.words.say("try-head", action=text))
        _show_foreseen(session, seat, preview)


def _tried(session: Session, seat: int, line: str) -> list[tuple[str, str | Action]]:
    """What is tried, and how it is written: the action, or every whole sentence that begins with it."""
    action, written = session.read(line, seat), session.words.written
    if action.then:
        return [(line, action)]
    whole = session.table.in_full(action)
    return [(written(text), text) for text in whole] or [(written(str(action)), action)]


def _show_foreseen(session: Session, seat: int, preview: Preview[AnyView]) -> None:
    words, terminal = session.showing.spoken(), session.terminal
    lines = session.face.preview(words, session.view(seat), preview, terminal, session.showing.layout)
    terminal.show_fitting(f"  {line}" for line in lines)
    if not preview.complete or not lines:
        terminal.paragraph(words.say("try-nothing" if preview.complete else "try-open"), indent="  ")


def show_advice(session: Session, seat: int) -> None:
    """What the bot that knows the game best would do in a seat, and whose advice it is; or why there is none."""
    try:
        told = _advice(session, seat)
    except Problem as problem:
        told = session.words.say("remark", detail=capitalised(clause(session.words, problem.fault)))
    session.terminal.paragraph(told)


def _advice(session: Session, seat: int) -> str:
    words, decision, bot = session.showing.spoken(), session.decision_of(seat), bots_of(session.table.game.name)[-1]
    if decision is None:
        raise Problem("nothing_asked")
    if bot == RandomBot.name:
        raise Problem("no_hint_bot")
    if not _may_advise(session, seat):
        raise Problem("hints_off")
    action = _thought(session, seat, make_bot(bot, (session.table.seed or 0) + seat & MOST_SEED))
    if action is None:
        return words.say("online-hint-none", bot=bot)
    meant = words.action(action, decision.kind, session.view(seat))
    return words.say("online-hint", bot=bot, notation=words.notation(action), words=meant)


def _may_advise(session: Session, seat: int) -> bool:
    """Whoever plays without hints of the table gets none from bots either."""
    from tablemate.server.tables.customs import customs_of

    return customs_of(session.table.game.name).may_advise(session.view(seat))


def _thought(session: Session, seat: int, bot: Bot) -> Action | None:
    """What the bot would do, which it thinks about at a table of its own: one that is slow is left to itself."""
    found: list[Action | None] = []
    perspective = Perspective(session.table.copy(), seat)
    thinking = Thread(target=lambda: found.append(bot.choose(perspective)), daemon=True)
    thinking.start()
    thinking.join(BUDGET)
    if not found:
        raise Problem("hint_failed")
    return found[0]
