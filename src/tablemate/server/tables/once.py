"""What many hear alike is put into words, and written, once."""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Sequence

import msgspec

from tablemate.kernel.actions import Action
from tablemate.kernel.seats import SPECTATOR
from tablemate.kernel.views import AnyView
from tablemate.server.wire import told

from .entries import Entry

_NOBODY = b'"viewer":"spectator"'
"""Who looks, as it stands at the head of the public view."""


class Once:
    """The last things that were put into words or written at a table."""

    def __init__(self) -> None:
        self.entries: Sequence[Entry] = ()
        """Those that were told last."""
        self._concerned: Collection[int] = ()
        self._told: dict[Hashable, list[told.Entry]] = {}
        self._choices: dict[Hashable, tuple[str, object, dict[Action, told.Choice]]] = {}
        self._view: AnyView = None
        self._before, self._after = b"", b""

    def begin(self, entries: Sequence[Entry], concerned: Collection[int]) -> None:
        """Tell of new entries; those who are concerned hear of them in their own way."""
        self.entries, self._concerned, self._told = entries, concerned, {}

    def heard(self, viewer: int, language: str, tell: Callable[[], list[told.Entry]]) -> list[told.Entry]:
        """The entries as a viewer hears of them; all who are not concerned hear the same."""
        hearing = language, viewer if viewer in self._concerned else None
        if hearing not in self._told:
            self._told[hearing] = told.written(tell())
        return self._told[hearing]

    def choices(self, hearing: Hashable, kind: str, behind: object | None) -> dict[Action, told.Choice]:
        """The choices of a seat that were put into words while all that is behind them was the same."""
        if behind is None:
            return {}
        known = self._choices.get(hearing)
        if known is None or known[:2] != (kind, behind):
            known = self._choices[hearing] = (kind, behind, {})
        return known[2]

    def view(self, public: AnyView, viewer: int) -> AnyView:
        """The public view as somebody is shown it: only who looks differs."""
        if public is not self._view:
            self._view = public
            self._before, _, self._after = told.write(public).partition(_NOBODY)
        looks = _NOBODY if viewer == SPECTATOR else b'"viewer":%d' % viewer
        return msgspec.Raw(b"".join((self._before, looks, self._after)))
