"""What is measured of Fingers."""

from __future__ import annotations

from bench.subjects import LASTLY, Seating, Subject

SUBJECT = Subject(
    game="fingers",
    title="Fingers",
    peer="matching_pennies_3p",
    note="One number of one player.",
    seatings=(Seating("2 players", {}),),
    promises=LASTLY,
)
