"""What tests of all games need to be told of Fingers."""

from __future__ import annotations

from tests.games.samples import Sample

SAMPLE = Sample(tables=({"rounds": 7},), pieces=lambda view: {"points"}, nouns={"outcome": ["any"]})
