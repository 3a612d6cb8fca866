"""What would follow from an action: what would be told, and the ring with ghosts of what would have moved."""

from __future__ import annotations

from collections.abc import Sequence

from tablemate.cli.face import LIST
from tablemate.cli.terminal import Terminal, wrapped
from tablemate.games.assembly.view_types import Bay, View
from tablemate.kernel.actions import Decision
from tablemate.kernel.preview import Preview
from tablemate.words import Words, viewer_of
from tablemate.words.assembly.labels import bay as bay_aloud
from tablemate.words.assembly.labels import bays_after

from .compact import ghost_ring

_WIDTH = 78
"""Whoever shows a preview sets it off by two columns."""


def foreseen(words: Words, view: View, preview: Preview[View], terminal: Terminal, layout: str) -> list[str]:
    """The events, and if bays would change, the ring as it would be then and what would match; else what is asked."""
    viewer = viewer_of(view)
    then = bays_after(view, [event.seen_by(viewer) for event in preview.events])
    changed = {bay["bay"] for now, bay in zip(view["bays"], then, strict=True) if now != bay}
    lines = [line for text in words.story(preview.events, viewer) for line in wrapped(text, width=_WIDTH)]
    if not changed:
        return [*lines, *_next(words, preview.view)]
    if layout == LIST:
        shown = [bay_aloud(words, bay) for bay in then if bay["bay"] in changed]
    else:
        shown = ghost_ring(words, then, terminal, changed)
    return [*lines, *shown, _matches(words, then)]


def _next(words: Words, then: View | None) -> list[str]:
    """What the same person would be asked then."""
    asked = next((asked for asked in then["waiting"] if asked["seat"] == then["viewer"]), None) if then else None
    if then is None or asked is None:
        return []
    question = words.decision(Decision(asked["seat"], asked["kind"], {**asked["subject"]}), asked["seat"], then)
    return wrapped(words.say("preview-next", question=question), width=_WIDTH)


def _matches(words: Words, bays: Sequence[Bay]) -> str:
    """Which modules would lie on their plans then."""
    matching = [bay["bay"] for bay in bays if bay["module"] == bay["plan"]]
    return words.say("preview-matches", count=len(matching), bays=words.listed(matching))
