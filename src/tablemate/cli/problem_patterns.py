"""Complaints of the games and the kernel, by what they read like, and the messages that say the same to a person."""

from __future__ import annotations

_EVERY_GAME: tuple[tuple[str, str], ...] = (
    (r"(?P<option>\w+) must be one of (?P<allowed>.+), not (?P<value>.+)", "problem-one-of"),
    (
        r"(?P<option>\w+) must be a whole number from (?P<low>\d+) to (?P<high>\d+), not (?P<value>.+)",
        "problem-number",
    ),
    (r"a seed is a whole number .*, not (?P<value>.+)", "problem-seed"),
    (r"there is no game (?P<game>.+); the games are (?P<games>.+)", "problem-game"),
    (r"there is no bot (?P<bot>.+); the bots are (?P<bots>.+)", "problem-bot"),
)

_ASSEMBLY: tuple[tuple[str, str], ...] = (
    (r"only the edition v22 leaves it .*", "problem-honest"),
    (r"there is no role (?P<value>.+); the roles are (?P<roles>.+)", "problem-role"),
    (r"(?P<players>\d+) roles are needed, .*, not (?P<given>\d+)", "problem-role-number"),
    (r"hard_no_role is played .*", "problem-no-role"),
    (r"there is only one role card of (?P<role>\w+) .*", "problem-role-twice"),
    (r"there is no variant (?P<value>.+); the variants are (?P<variants>.+)", "problem-variant"),
    (r"each variant is chosen once", "problem-variant-twice"),
    (r"(?P<variant>\w+) is a variant for (?P<players>one|two) players?", "problem-variant-players"),
    (
        r"the edition (?P<edition>\w+) does not offer (?P<variant>\w+); (?P<offered>.+) does",
        "problem-variant-edition",
    ),
    (r"only one of the easier variants .*", "problem-variant-easy"),
    (r"these variants change the same cards.*", "problem-variant-shared"),
    (r"easy_wild needs two any cards .*", "problem-variant-wild"),
)

_FUSE: tuple[tuple[str, str], ...] = (
    (r"only the mode relaxed has a longer clock", "problem-fuse-clock"),
    (r"strict_sheet is the letter of the sheet;.*", "problem-fuse-strict-book"),
    (r"book2015 ends with the win, .*", "problem-fuse-bonus"),
    (r"solo_use one is a rule for one player", "problem-fuse-solo-players"),
    (r"solo_use one goes with burn_if stuck .*", "problem-fuse-solo-burn"),
    (r"strict_sheet rolls one die alone, .*", "problem-fuse-solo-strict"),
    (r"bag_empty skip needs a clock or a roll budget, .*", "problem-fuse-skip"),
    (r"the mode rolls needs a roll budget", "problem-fuse-budget"),
    (r"the sheet gives no points for time, .*", "problem-fuse-step"),
    (r"solo_use one needs hard_hands off", "problem-fuse-solo-hands"),
    (r"(?P<many>\d+) bombs to defuse are too many: this deck allows (?P<most>\d+)", "problem-fuse-bombs"),
    (r"this deck has only (?P<many>\d+) sabotage cards", "problem-fuse-sabotage"),
    (r"a solo hand needs bombs of three different values;.*", "problem-fuse-solo-values"),
    (r"each player starts with a bomb of value 1-2 and one of 3-4;.*", "problem-fuse-sheet-values"),
    (r"the starting hands of book2015 need more bombs .*", "problem-fuse-book-values"),
)

_RECORDS: tuple[tuple[str, str], ...] = (
    (r"(?P<file>.+) cannot be read: (?P<trouble>.+)", "problem-file"),
    (r"this is not JSON, or it was cut short: .*", "problem-json"),
    (r"this is not a record of Tablemate", "problem-record"),
    (r".+ is too large to be a record|a record has at most \d+ moves, .*", "problem-long"),
    (r"the record does not end where it says.*|the record tells another outcome.*", "problem-changed"),
    (r"this record has the steps 0 to (?P<steps>\d+), not .*", "replay-no-step"),
    (
        r"this was played with version (?P<played>\d+) of the rules of (?P<game>\w+); the newest .* (?P<here>\d+)",
        "problem-rules-version",
    ),
    (r"this record was played with another card set", "problem-other-cards"),
    (r"this is a record of (?P<played>.+), not of (?P<game>\w+)", "problem-other-game"),
)

_COMPILED: tuple[tuple[str, str], ...] = (
    (r"compiled rules in (?P<folder>.+) are not used: somebody else owns it", "problem-cache-owner"),
    (r"compiled rules in (?P<folder>.+) are not used: others may write to it", "problem-cache-open"),
)

PATTERNS = _EVERY_GAME + _ASSEMBLY + _FUSE + _RECORDS + _COMPILED
