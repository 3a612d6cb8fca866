"""Players that are programs.  They see what their seat sees, and samples of what they cannot see."""

from __future__ import annotations

from tablemate.kernel.checking import shown
from tablemate.kernel.errors import InvalidOptions
from tablemate.kernel.seeds import check_seed

from .company import Company
from .greedy import GreedyBot, played_greedily, thinking_of
from .pace import SLOWEST_PACE, USUAL_PACE, Due, Pace
from .perspective import Bot, Perspective
from .random_bot import RandomBot

BOTS = ("random", "greedy")


def make_bot(name: str, seed: int) -> Bot:
    """A bot by name, for every game; the same seed and the same game give the same play."""
    check_seed(seed)
    if name == "random":
        return RandomBot(seed)
    if name == "greedy":
        return GreedyBot(seed)
    raise InvalidOptions("no_such_bot", found=shown(name), bots=", ".join(BOTS))


def bots_of(game: str) -> tuple[str, ...]:
    """The bots that play a game."""
    return BOTS if game in played_greedily() else (RandomBot.name,)


def check_bot(name: str, game: str) -> None:
    """Refuse a bot that there is none of, or that does not play a game."""
    if isinstance(make_bot(name, 0), GreedyBot):
        thinking_of(game)


__all__ = [
    "BOTS",
    "SLOWEST_PACE",
    "USUAL_PACE",
    "Bot",
    "Company",
    "Due",
    "GreedyBot",
    "Pace",
    "Perspective",
    "RandomBot",
    "bots_of",
    "check_bot",
    "make_bot",
]
