"""Readable ways to set a table of Origin Story, to play on it, and to see what happened.

    table = trick(hand="9M 2B", automaton="8S 3L 5M", powers="s41 s42.1", event="G4")
    play(table, "play 9m")
    assert row(table, A) == "8S 5M"

Cards are written as players say them (`9M`, `4.5L`, `4.5L2`), rows from left to right, the deck from the top.  Cards
that a test does not name are fillers: they lie in piles, deck and rows by a shuffle that the seed gives.

Powers are charged fully unless a number of slots follows (`s20.1`, `s20.0`); `s43=B` has named a suit,
`s48~3` a number of tricks, and `s09+` is charged without tokens.
"""

from __future__ import annotations

import random
import re
from collections.abc import Sequence
from typing import Any

from tablemate.games.origin_story.options import OriginStoryOptions
from tablemate.games.origin_story.rules.setup import setup
from tablemate.games.origin_story.rules.tricks import lay
from tablemate.games.origin_story.rules.values import reckon
from tablemate.games.origin_story.state import LAYOUT, Agreed
from tablemate.games.origin_story.terms import ALL_CARDS, EVENT_ROUND, PLAYING_CARDS, SUPERHERO_SPOT, Align, Charge, Op
from tablemate.kernel.chance import seed_stream
from tablemate.kernel.flow import push
from tablemate.kernel.layout import Layout
from tablemate.kernel.meanings import bits_of

from .board import (
    POWER_NUMBERS,
    SET,
    TABLE,
    VANCARDS,
    WHO,
    A,
    Board,
    F,
    Y,
    go_on,
    mask,
    number,
    numbers,
)

SIDES: dict[str | None, Align] = {"hero": Align.HERO, "villain": Align.VILLAIN, None: Align.NONE}
_AGREED = Layout(Agreed)


class Fillers:
    """The shuffle of the cards that no test names, where it names no seed either."""

    seed = 1


FILLERS = Fillers()
OLD_TURF_WAR: dict[str, Any] = {"event": "X6", "cards": "standard-1"}
"""The event that made strength trump."""
_POWER = re.compile(r"(?P<id>[a-z]\d+)(?P<given>\+)?(?:\.(?P<slots>\d))?(?:=(?P<suit>[LBMS]))?(?:~(?P<predicted>\d))?")


def empty(seed: int = 1, **options: Any) -> Board:
    """No card anywhere; the generator is seeded."""
    board = Board(LAYOUT.one(LAYOUT.new(), strict=True), OriginStoryOptions.read(options))
    seed_stream(board.s.chance, seed, 0)
    board.s.level = board.options.level
    board.s.strict = int(board.options.ties == "lost")
    return board


def new_game(seed: int = 1, **options: Any) -> Board:
    """A game from its beginning."""
    board = empty(seed, **options)
    buffer = board.buffer()
    setup(board.s, board.cards, _AGREED.one(_AGREED.filled(board.options.numbers())), buffer)
    board.tell(buffer)
    return board


def put_powers(board: Board, powers: str) -> None:
    """Lay mats, stories and a superhero in front of you, charged as written."""
    panel = 1
    for entry in powers.split():
        found = _POWER.fullmatch(entry)
        assert found, entry
        power = POWER_NUMBERS[found["id"]]
        spot = 0 if entry[0] == "m" else SUPERHERO_SPOT if entry[0] == "h" else panel
        panel += entry[0] == "s"
        board.s.power[spot] = power
        slots = TABLE.slots[power] if found["slots"] is None else int(found["slots"])
        for slot in range(slots):
            board.s.slot[spot, slot] = Charge.GIVEN if found["given"] else Charge.CHARGED
        board.s.chosen[spot] = 0 if found["suit"] is None else "LBMS".index(found["suit"]) + 1
        board.s.predicted[spot] = 0 if found["predicted"] is None else int(found["predicted"]) + 1


def put_row(board: Board, who: int, cards: Sequence[int]) -> None:
    """Lay a row."""
    for place in range(board.s.n_row[who]):
        board.s.row[who, place] = 0
    for place, card in enumerate(cards):
        board.s.row[who, place] = card + 1
    board.s.n_row[who] = len(cards)


def put_deck(board: Board, cards: Sequence[int]) -> None:
    """Lay the deck, top card first."""
    for index in range(ALL_CARDS):
        board.s.deck[index] = 0
    for index, card in enumerate(reversed(cards)):
        board.s.deck[index] = card + 1
    board.s.n_deck = len(cards)


def trick(
    *,
    hand: str = "",
    automaton: str | None = None,
    factoryon: str | None = None,
    draws: str = "",
    deck: str | None = None,
    plays: str = "",
    leader: int | None = None,
    trick: int = 4,
    side: str | None = "hero",
    tricks: tuple[int, int, int] = (0, 0, 0),
    won: str = "",
    vp: tuple[int, int, int] = (0, 0, 0),
    in_round: int = 0,
    powers: str = "",
    event: str | None = None,
    revealed: str = "",
    seed: int | None = None,
    begin: bool = True,
    at: Op | None = None,
    no_draw: bool = False,
    **options: Any,
) -> Board:
    """A table in the middle of a round.  `plays` are cards that lie already: `you 9M, automaton 7B`.

    `won` are your own cards in the tricks you won, with the suits they had (`4L`, or `9B=L`); `draws` lie on top of
    the deck, `deck` is the whole deck and everything else lies in the discard.  With `no_draw` the Vancardians have
    drawn already, or skip it, for the rest of this trick.  `at` is a step of the round's set-up to begin with.
    """
    board = empty(FILLERS.seed if seed is None else seed, **options)
    s = board.s
    s.round = in_round or (EVENT_ROUND if event else 5 if "h" in powers.replace("hero", "") else 2)
    s.trick, s.align, s.stamina = trick, SIDES[side], s.round + 1
    s.event = VANCARDS[event] if event else 0
    s.vancard = VANCARDS["G1"]
    put_powers(board, powers)
    lying = [(WHO.index(who), card) for who, card in (part.split() for part in plays.split(",") if part.strip())]
    s.leader = lying[0][0] if lying else Y if leader is None else leader
    s.dealer = (s.leader + 2) % 3
    for who in range(3):
        s.vp[who], s.tricks[who] = vp[who], tricks[who]
    _lay_out(board, hand, (automaton, factoryon), lying, draws, deck, won)
    s.marked = mask(numbers(revealed))
    reckon(s, board.cards)
    for who, name in lying:
        card = number(name)
        suit = TABLE.suit[card]
        lay(s, who, card, suit, TABLE.value[card], s.bonus[suit])
    s.no_draw = int(no_draw)
    assert lying or not no_draw, "a trick that has not begun forgets its flags"
    push(s, at or (Op.NEXT_CARD if lying else Op.TRICK), 0)
    return go_on(board) if begin else board


def _lay_out(
    board: Board,
    hand: str,
    rows: tuple[str | None, str | None],
    lying: Sequence[tuple[int, str]],
    draws: str,
    deck: str | None,
    won: str,
) -> None:
    """Every one of the 56 cards gets its place: named ones where they are named, fillers anywhere else."""
    s = board.s
    mine = [(part.split("=")[0], part.split("=")[-1][-1]) for part in won.split()]
    named = [hand, rows[A] or "", rows[F] or "", " ".join(card for _, card in lying), draws, deck or ""]
    taken = [card for text in named for card in numbers(text)] + [number(card) for card, _ in mine]
    assert len(set(taken)) == len(taken), "a card is named twice"
    rest = [card for card in range(PLAYING_CARDS) if card not in taken]
    random.Random(int(s.chance[1])).shuffle(rest)
    s.aside = mask(card for card in range(PLAYING_CARDS, ALL_CARDS) if card not in taken)
    s.hand = mask(numbers(hand))
    for who in (A, F):
        played = any(who == player for player, _ in lying)
        size = 9 - s.trick - played
        put_row(board, who, [rest.pop() for _ in range(size)] if rows[who] is None else numbers(rows[who] or ""))
    for index, (name, suit) in enumerate(mine):
        s.won_card[index], s.won_suit[index] = number(name) + 1, "LBMS".index(suit)
        s.pile[Y] |= 1 << number(name)
        s.pile_suit["LBMS".index(suit)] += 1
    plain = [card for card in rest if TABLE.suit[card] != 0]
    for who in (A, F, Y):
        for _ in range(3 * s.tricks[who] - (len(mine) if who == Y else 0)):
            card = plain.pop()
            rest.remove(card)
            s.pile[who] |= 1 << card
            if who == Y:
                s.pile_suit[TABLE.suit[card]] += 1
    for index in range(len(mine), s.tricks[Y]):
        card = max(bits_of(s.pile[Y]), key=lambda each: TABLE.value[each])
        s.won_card[index], s.won_suit[index] = card + 1, TABLE.suit[card]
    if deck is None:
        put_deck(board, numbers(draws) + rest)
    else:
        put_deck(board, numbers(draws) + numbers(deck))
        s.discard, s.n_discard = mask(rest), len(rest)


WON_8 = {
    A: "automaton 12M, factoryon 5M, you 3M",
    F: "automaton 5M, factoryon 12M, you 3M",
    Y: "you 12M, automaton 5M, factoryon 3M",
}


def last_trick(by: int, **fields: Any) -> Board:
    """The last trick lies on the table, won by this seat; the round is scored unless an ability asks."""
    return trick(hand="", plays=WON_8[by], trick=8, **fields)


def between(
    *,
    in_round: int = 1,
    dealer: int = F,
    stamina: int | None = None,
    vp: tuple[int, int, int] = (0, 0, 0),
    powers: str = "",
    stories: str = "",
    heroes: str = "h01 h02",
    vancard: str = "G4",
    event: str = "G4",
    seed: int = 1,
    **options: Any,
) -> Board:
    """A table before a round: your powers lie there uncharged, decks are stacked as named.

    `stories` come up next, `vancard` is the Vancardian card of this round, `event` the next of its colour.
    """
    board = empty(seed, **options)
    s = board.s
    s.round, s.dealer = in_round, dealer
    s.stamina = in_round if stamina is None else stamina
    for who in range(3):
        s.vp[who] = vp[who]
    put_powers(board, " ".join(re.sub(r"\.\d", "", each) + ".0" for each in powers.split()))
    for place, hero in enumerate(heroes.split()):
        s.superheroes[0, place] = POWER_NUMBERS[hero]
    mine = [SET.power_ids[each] for each in s.power]
    ids = [story.id for story in SET.stories if story.id not in stories.split() and story.id not in mine]
    random.Random(seed).shuffle(ids)
    for index, story in enumerate(reversed(stories.split() + ids)):
        s.stories[index] = POWER_NUMBERS[story]
    s.n_stories = len(ids) + len(stories.split())
    _stack_vancards(board, vancard, event)
    push(s, Op.DEAL, 0)
    return go_on(board)


def _stack_vancards(board: Board, vancard: str, event: str) -> None:
    """The cards of this and the later rounds, and one event on top of its colour's deck."""
    s = board.s
    others = [name for name in VANCARDS if name not in (vancard, event) and name[0] == "G"]
    deck = [vancard, *others[: 5 - s.round]]
    for index, name in enumerate(reversed(deck)):
        s.vancard_deck[index] = VANCARDS[name]
    s.n_vancard_deck = len(deck)
    for colour, letter in enumerate("GX"):
        left = [name for name in VANCARDS if name[0] == letter and name not in deck and name != event]
        left += [event] if event[0] == letter and event not in deck else []
        for index, name in enumerate(left):
            s.events[colour, index] = VANCARDS[name]
        s.n_events[colour] = len(left)


def holding(board: Board, hand: str) -> Board:
    """The same table with these cards in your hand; what you held lies in the deck instead."""
    s = board.s
    new = numbers(hand)
    deck = [s.deck[index] - 1 for index in reversed(range(s.n_deck))]
    old = [card for card in bits_of(s.hand) if card not in new]
    put_deck(board, [card for card in deck if card not in new] + old)
    s.hand = mask(new)
    assert s.n_deck + len(new) == len(deck) + len(old) + len([card for card in new if card not in deck])
    return board


def stacked(board: Board, cards: str) -> Board:
    """The same table with these cards of the deck on its top."""
    s = board.s
    top = numbers(cards)
    deck = [s.deck[index] - 1 for index in reversed(range(s.n_deck))]
    assert set(top) <= set(deck), "not in the deck"
    put_deck(board, top + [card for card in deck if card not in top])
    return board
