"""What is measured of FUSE, and what was promised."""

from __future__ import annotations

from bench.subjects import CPP, LASTLY, Promise, Seating, Subject, play_outs, ratio, served

SUBJECT = Subject(
    game="fuse",
    title="FUSE",
    peer="liars_dice",
    note=(
        "Training, without a clock but with as many rolls as in the mode `rolls`, so that random games end. A\n"
        "decision of FUSE is one action of one player: a roll, a die placed or burnt, a bomb picked, a die lost. A\n"
        "greedy team plays at a table, interpreted, and goes on after the win for the score."
    ),
    seatings=(
        Seating("5 players", {"players": 5, "roll_budget": 25}, greedy=True),
        Seating("solo", {"players": 1, "roll_budget": 27}),
    ),
    promises=(
        Promise(
            "5 players, compiled against OpenSpiel's C++ loop",
            "at least 3 x",
            ratio("5 players, compiled", f"liars_dice, {CPP}"),
        ),
        Promise(
            "solo, compiled against OpenSpiel's C++ loop",
            "at least 3 x",
            ratio("solo, compiled", f"liars_dice, {CPP}"),
        ),
        play_outs("5 players", "liars_dice"),
        Promise(
            "standard deck read and its legality compiled, fresh process",
            "under 0.5 s",
            lambda found: f"{found.cards:.2f} s",
        ),
        served("1"),
        *LASTLY,
    ),
    play=("--players", "1", "--mode", "practice"),
)
