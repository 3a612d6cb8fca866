"""What the options of Assembly come to, in figures: cards, modules, and how many commands there are before the end."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from tablemate.kernel.json_types import JsonObject

from .options import AssemblyOptions


class Summary(TypedDict):
    """Cards in pile and hands, those in reserve, modules; and commands if all are verified, or all overridden."""

    cards: int
    reserve: list[str]
    modules: int
    commands: int
    overridden: NotRequired[int]


def summary(options: AssemblyOptions, start: JsonObject) -> Summary:
    """The figures of a table with these options, from how it starts."""
    pile, reserve = len(start["pile"]), start["reserve"]
    added = [len(cards) for cards in reserve]
    figures = Summary(
        cards=pile + sum(map(len, start["hands"])),
        reserve=[card for cards in reserve for card in cards],
        modules=len(start["bays"]),
        commands=_commands(pile, added, 1),
    )
    return figures if options.players == 1 else {**figures, "overridden": _commands(pile, added, 2)}


def _commands(pile: int, added: list[int], cost: int) -> int:
    """How many commands until a card is needed and there is none, if each costs so many (ASM-REFRESH-1).

    What an override costs the support player is drawn in their own turn, so that the first command draws one card.
    """
    commands, discard, draws, reserves = 0, 0, 1, list(added)
    while True:
        commands, discard = commands + 1, discard + cost
        for _ in range(draws):
            if pile == 0:
                if not reserves:
                    return commands
                pile, discard = discard + reserves.pop(0), 0
            pile -= 1
        draws = cost
