"""Who sits where: people, and bots in the seats that were given to them."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass

from tablemate.bots import Bot, check_bot, make_bot
from tablemate.kernel.checking import shown
from tablemate.kernel.circumstances import Circumstances
from tablemate.kernel.players import PERSON, bot_name, bot_player
from tablemate.kernel.seeds import MOST_SEED

from .problems import Problem

USUAL_BOT = "greedy"
NOBODY = "none"
"""Said instead of a bot: people only, whoever sat there before."""


@dataclass(frozen=True)
class Seating:
    """What was said about seats: `bot` takes all but one, `bots` names seats, such as `2,3=random,4=greedy`."""

    bot: str | None = None
    bots: str | None = None
    seat: str | None = None

    def players(self) -> int | None:
        """How many seats this needs at least if nobody says how many there are; None if it does not matter."""
        if self.bots is not None:
            return max(2, *(seat + 1 for seat in named_bots(self.bots)))
        return 2 if self.bot not in (None, NOBODY) else None

    def check(self, game: str) -> None:
        """Refuse what no table of a game could seat: two ways to say it, bots that do not play it."""
        if self.bot is not None and self.bots is not None:
            raise Problem("bot_and_bots")
        names = [self.bot] if self.bot is not None and self.bot != NOBODY else []
        names += named_bots(self.bots).values() if self.bots is not None else []
        for name in names:
            check_bot(name, game)

    def taken(self, seats: int) -> dict[int, str]:
        """The bots by seat at a table of so many seats; at least one seat is left to a person."""
        person = self._person(seats)
        if self.bots is not None:
            return self._named(seats)
        if self.bot is None or self.bot == NOBODY:
            return {}
        if seats < 2:
            raise Problem("bot_players")
        return {seat: self.bot for seat in range(seats) if seat != person}

    def _person(self, seats: int) -> int:
        """The seat of the person who is asked first."""
        if self.seat is None:
            return 0
        if self.seat not in map(str, range(1, seats + 1)):
            raise Problem("seat_range", seat=self.seat, seats=seats)
        return int(self.seat) - 1

    def _named(self, seats: int) -> dict[int, str]:
        taken = named_bots(self.bots or "")
        for seat in taken:
            if seat >= seats:
                raise Problem("seat_range", seat=str(seat + 1), seats=seats)
        if len(taken) == seats:
            raise Problem("no_person")
        if self.seat is not None and self._person(seats) in taken:
            raise Problem("seat_of_bot", seat=self.seat, bot=taken[self._person(seats)])
        return taken

    def words(self) -> list[str]:
        """As it is typed again."""
        parts = [] if self.bot in (None, NOBODY) else ["--bot", self.bot, "--seat", self.seat or "1"]
        if self.bots is not None:
            parts += ["--bots", self.bots] + ([] if self.seat is None else ["--seat", self.seat])
        return parts


def named_bots(text: str) -> dict[int, str]:
    """`2,3=random,4=greedy` as bots by seat from 0; seats without a name get the usual bot."""
    taken: dict[int, str] = {}
    nameless: list[int] = []
    for part in text.replace(" ", "").split(","):
        number, equals, name = part.partition("=")
        if not re.fullmatch(r"[1-9][0-9]?", number) or (equals and not name):
            raise Problem("bots", found=shown(text))
        nameless.append(int(number) - 1)
        if equals:
            taken |= dict.fromkeys(nameless, name)
            nameless = []
    taken |= dict.fromkeys(nameless, USUAL_BOT)
    return taken


def company_of(around: Circumstances) -> str | None:
    """The bots of a record as `--bots` names them; None if there are none, or nobody else."""
    names = [bot_name(player) for player in around.seats]
    bots = [f"{seat}={name}" for seat, name in enumerate(names, start=1) if name is not None]
    return ",".join(bots) if 0 < len(bots) < len(names) else None


def seated(bots: Mapping[int, Bot], seats: int) -> list[str]:
    """Who sits where, as records name them."""
    return [bot_player(bots[seat].name, bots[seat].version) if seat in bots else PERSON for seat in range(seats)]


def made(taken: Mapping[int, str], seed: int) -> dict[int, Bot]:
    """The bots, each with a chance of its own."""
    return {seat: make_bot(name, seed + place & MOST_SEED) for place, (seat, name) in enumerate(sorted(taken.items()))}
