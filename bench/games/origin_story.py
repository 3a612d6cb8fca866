"""What is measured of Origin Story, and what was promised."""

from __future__ import annotations

from bench.subjects import CPP, LASTLY, Promise, Seating, Subject, play_outs, ratio, served

SUBJECT = Subject(
    game="origin_story",
    title="Origin Story",
    peer="hearts",
    note=(
        "Level 3. A decision of Origin Story is one answer of yours; when it is a card, both opponents' turns follow\n"
        "from it. A decision of hearts is one card of one of four players."
    ),
    seatings=(Seating("solo", {"level": 3}),),
    promises=(
        Promise("compiled against OpenSpiel's C++ loop", "at least 1.5 x", ratio("solo, compiled", f"hearts, {CPP}")),
        play_outs("solo", "hearts"),
        Promise(
            "all rules compiled from a cold cache, two processes",
            "under 60 s",
            lambda found: f"{found.start.compile_two_processes:.1f} s",
        ),
        served("0.5"),
        *LASTLY,
    ),
    play=("--level", "3"),
)
