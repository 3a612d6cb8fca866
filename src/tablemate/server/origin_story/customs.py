"""How Origin Story is played online: the turns of the Vancardians can be stepped through."""

from __future__ import annotations

from tablemate.server.tables.customs import Customs


class OriginStoryCustoms(Customs):
    """Those of Origin Story."""

    tells_each_event = True


CUSTOMS = OriginStoryCustoms()
