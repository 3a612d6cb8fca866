"""What many hear alike is put into words, and written, once."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence

import msgspec

from tablemate.kernel.seats import SPECTATOR
from tablemate.kernel.views import AnyView
from tablemate.server.wire import told

from .entries import Entry

_NOBODY = b'"viewer":"spectator"'
"""Who looks, as it stands at the head of the public view."""


class Once:
    """The last things that were written for several listeners of a table where all see alike."""

    def __init__(self) -> None:
        self._entries: Sequence[Entry] = ()
        self._told: dict[Hashable, list[told.Entry]] = {}
        self._view: AnyView = None
        self._written = b""

    def entries(
        self, entries: Sequence[Entry], hearing: Hashable, tell: Callable[[], list[told.Entry]]
    ) -> list[told.Entry]:
        """New entries as all who hear them in the same way are told of them."""
        if entries is not self._entries:
            self._entries, self._told = entries, {}
        if hearing not in self._told:
            self._told[hearing] = told.written(tell())
        return self._told[hearing]

    def view(self, public: AnyView, viewer: int) -> AnyView:
        """The public view as somebody is shown it: only who looks differs."""
        if public is not self._view:
            self._view, self._written = public, told.write(public)
        looks = _NOBODY if viewer == SPECTATOR else b'"viewer":%d' % viewer
        return msgspec.Raw(self._written.replace(_NOBODY, looks, 1))
