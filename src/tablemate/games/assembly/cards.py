"""The command cards as printed: what each kind depicts and how many there are.

The rules get this as a table of numbers, so that a changed deck needs no recompilation.
"""

from __future__ import annotations

from typing import Annotated

from tablemate.kernel.layout import PUBLIC, Row, i2

from .terms import KINDS, Card, Command

DEPICTS: dict[Card, tuple[Command, ...]] = {
    Card.DEPLOY_LOCK: (Command.DEPLOY, Command.LOCK),
    Card.CW: (Command.CW,),
    Card.ACW: (Command.ACW,),
    Card.ANY: (Command.CW, Command.ACW),
    Card.SWAP: (Command.SWAP,),
    Card.WILD: (Command.DEPLOY, Command.LOCK, Command.SWAP, Command.CW, Command.ACW),
}

COPIES: dict[Card, int] = {
    Card.DEPLOY_LOCK: 7,
    Card.CW: 1,
    Card.ACW: 1,
    Card.ANY: 3,
    Card.SWAP: 3,
    Card.WILD: 1,
}


class Cards:
    """The cards as the rules see them: by kind, the commands a card depicts as bits, and its copies in the box."""

    depicts: Annotated[Row, i2, KINDS + 1, PUBLIC]
    copies: Annotated[Row, i2, KINDS + 1, PUBLIC]


def printed_cards() -> dict[str, list[int]]:
    """The numbers of `Cards` for the cards as printed."""
    kinds = range(1, KINDS + 1)
    return {
        "depicts": [0, *(sum(1 << command for command in DEPICTS[Card(kind)]) for kind in kinds)],
        "copies": [0, *(COPIES[Card(kind)] for kind in kinds)],
    }
