"""What is measured of Assembly, and what was promised."""

from __future__ import annotations

from bench.subjects import CPP, LASTLY, PYTHON, Promise, Seating, Subject, decisions, play_outs, ratio, served

SUBJECT = Subject(
    game="assembly",
    title="Assembly",
    peer="hanabi",
    note=(
        "A decision of Assembly is one small choice (a card and its command, then a bay, then a bay); a decision of\n"
        "hanabi is one move. Games a second stand beside them for that reason."
    ),
    seatings=(Seating("2 players", {"players": 2}), Seating("solo", {"players": 1})),
    promises=(
        Promise(
            "compiled against OpenSpiel's C++ loop", "at least 10 x", ratio("2 players, compiled", f"hanabi, {CPP}")
        ),
        Promise(
            "compiled against OpenSpiel's Python loop",
            "at least 25 x",
            ratio("2 players, compiled", f"hanabi, {PYTHON}"),
        ),
        play_outs("2 players", "hanabi"),
        Promise("interpreted, decisions a second", "at least 40,000", decisions("2 players, interpreted")),
        Promise("bytes of one state", "at most 512", lambda found: str(found.size)),
        served("0.5"),
        *LASTLY,
    ),
)
