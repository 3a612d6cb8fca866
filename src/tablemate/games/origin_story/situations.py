"""Random options and positions, for tests that look at a game from everywhere."""

from __future__ import annotations

from typing import Any

from tablemate.kernel.chance import Stream, next32, roll, seed_stream
from tablemate.kernel.program import ACTIONS, EVENTS
from tablemate.kernel.record import Layout

from .cards import SETS, Cards, card_numbers
from .options import TIES, OriginStoryOptions, read_options
from .position import write_position
from .rules.legal import legal
from .rules.rounds import apply, waited
from .rules.setup import setup
from .state import LAYOUT, Choices
from .terms import LEVELS

_CARDS, _CHOICES = Layout(Cards), Layout(Choices)
MOST_STEPS = 80


def random_options(stream: Stream) -> dict[str, Any]:
    """Any options."""
    return {
        "level": roll(stream, LEVELS + 1),
        "ties": TIES[roll(stream, len(TIES))],
        "cards": SETS[roll(stream, len(SETS))],
    }


def random_position(stream: Stream) -> dict[str, Any]:
    """A position that a game has come to by random play, late ones as often as early ones."""
    options = read_options(random_options(stream))
    state = LAYOUT.view(LAYOUT.new())
    seed_stream(state.chance, next32(stream), 0)
    cards = _CARDS.view(_CARDS.filled(card_numbers(options.cards)))
    silent = EVENTS.view(EVENTS.new())
    setup(state, cards, _CHOICES.view(_CHOICES.filled(options.numbers())), silent)
    out = ACTIONS.view(ACTIONS.new())
    for _ in range(roll(stream, MOST_STEPS)):
        before = bytes(state.raw)
        number = legal(state, cards, 0, out)
        apply(state, cards, 0, out.action[roll(stream, number)], silent)
        if not waited(state):
            state.raw[:] = before
            break
    return write_position(state, options)


def longest_game(options: OriginStoryOptions) -> int:
    """More decisions than any game has, also with cards of one's own that take tricks back again and again."""
    return 20_000
