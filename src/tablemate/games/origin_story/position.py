"""Positions of Origin Story: what they say, and what they may leave out.

What is left out is filled in.  An empty position is a game about to begin; with cards in hands or rows a trick is about
to begin, with cards on the table it goes on.

Three things are allowed that a real game does not show, so that a situation is set up with little: spots without a card
(a panel, the superhero, the event of round 3), tricks that nobody has won, as after cancelled ones, and late tricks
whose cards were not all played.

Decks are written from the top, rows from the left, the agenda from what is next; your cards with abilities are listed
as mat, panels 1 to 4 and superhero.  What follows from the rest (values, trump) is left out.
"""

from __future__ import annotations

from itertools import product

from tablemate.kernel.chance import roll
from tablemate.kernel.events import Events
from tablemate.kernel.meanings import list_of, together
from tablemate.kernel.positions import Positions
from tablemate.kernel.program import UNTOLD

from .agenda import AGENDA
from .cards.table import Cards
from .judge import AGREED, judge, natural_suit
from .laying import lay_cards, lay_powers, lay_vancards
from .meanings import StoryBoard, standing
from .rules.rounds import advance
from .rules.values import change_as, reckon
from .rules.your_turn import work_by_itself
from .standing import Standing
from .state import LAYOUT, State
from .terms import EVENT_ROUND, EVENT_SPOT, ROUNDS, SUPERHERO_SPOT, TRICKS, WHO, YOU, Charge, EffectOp, Op, Result

_IN_A_TRICK = {"trick", "leader", "side", "hand", "rows", "deck", "discard", "piles", "tricks", "won", "revealed"}
"""Who says one of these means a round under way."""
_MOST_TOKENS = 127
_WON = list_of(
    together({"card": "won_card", "suit": "won_suit"}, plain=str), TRICKS, written=lambda board: board.s.tricks[YOU]
)
PLAYS = {"card": "card", "by": "player", "owner": "owner", "suit": "suit", "base": "base", "plus": "plus"}
TRICK_STATE = {name.removesuffix("_now"): name for name in AGREED}


def _agree(board: StoryBoard) -> None:
    board.s.level, board.s.strict = board.options.numbers()["level"], board.options.numbers()["ties"]


def _complete(board: StoryBoard) -> None:
    """In this order: later parts rely on earlier ones."""
    s = board.s
    if s.depth == 0 and s.result == Result.NONE:
        s.op[0], s.depth = _usual_step(board), 1
    board.fill("round", _usual_round(standing(board)))
    at = standing(board)
    lay_vancards(board, at)
    lay_powers(board, at)
    _lay_tokens(board, at)
    _lay_seats(board, at)
    lay_cards(board, at)
    reckon(s, at.table)
    for place in range(s.n_played):
        _lay_values(board, at, place)
    _lay_dials(board, at)


def _usual_step(board: StoryBoard) -> Op:
    """What comes next where the agenda does not say it."""
    if board.s.surrendered:
        return Op.END_ROUND
    if board.says.get("plays") or board.says.get("trick_state"):
        return Op.NEXT_CARD
    if sum(board.s.tricks) == TRICKS:
        return Op.END_ROUND
    return Op.TRICK if _IN_A_TRICK & board.says.keys() else Op.DEAL


def _usual_round(at: Standing) -> int:
    last = max(at.filled, default=0)
    return ROUNDS if at.over or last == SUPERHERO_SPOT else max(1, last, EVENT_ROUND if at.s.event else 1)


def _lay_tokens(board: StoryBoard, at: Standing) -> None:
    """What is not said follows from the slots and from the round; you own what the slots cost at least."""
    s, lending = board.s, at.doing(EffectOp.STAMROUND, EVENT_SPOT, SUPERHERO_SPOT)
    board.fill("lent", sum(at.table.effect_number[effect] for effect in lending))
    board.fill("spare", at.cost(Charge.SPENT))
    needed = at.cost(Charge.CHARGED) + s.spare + s.left - s.lent
    board.fill("stamina", min(max(1 + at.rounds_drawn, needed, 0), _MOST_TOKENS))
    board.fill("left", max(0, at.tokens_left) if at.base >= Op.PARTS else 0)


def _lay_seats(board: StoryBoard, at: Standing) -> None:
    """Dealer, leader and who played; without cards on the table you lead where a trick is set up."""
    s, first = board.s, board.says.get("trick", 1) == 1
    leader = s.player[0] if board.gives("player", 0) else YOU if at.in_tricks else None
    begins = s.leader if board.gives("leader") and first else leader
    follows_dealer = leader is None or (board.gives("dealer") and first and not s.n_played)
    if not board.gives("dealer"):
        s.dealer = roll(s.chance, WHO) if begins is None else (begins - 1) % WHO
    board.fill("leader", (s.dealer + 1) % WHO if leader is None or follows_dealer else leader)
    for place in range(s.n_played):
        board.fill("player", (s.player[0] + place) % WHO if place else s.leader, place)
        board.fill("owner", s.player[place], place)


def _lay_values(board: StoryBoard, at: Standing, place: int) -> None:
    """What a card on the table counts, where it is not said; lasting values are reckoned already."""
    s, table, card, mine = board.s, at.table, board.s.card[place] - 1, board.s.player[place] == YOU
    by_itself = mine and not board.gives("base", place) and not board.gives("plus", place)
    board.fill("suit", s.named - 1 if mine and s.named else natural_suit(at, place), place)
    board.fill("base", table.value[card], place)
    board.fill("plus", change_as(s, table, card, s.suit[place]) if mine else s.bonus[table.suit[card]], place)
    s.led = s.suit[0] + 1
    if by_itself:
        work_by_itself(s, table, place, UNTOLD)


def _lay_dials(board: StoryBoard, at: Standing) -> None:
    """The dials after each finished round; left out, all points so far were made in the first."""
    number = at.rounds_finished
    board.check.rows("dials", board.says.get("dials", [None] * number), number, exactly=True)
    for index, who in product(range(number), range(WHO)):
        board.fill("dials", board.s.vp[who], index, who)


def _go_on(s: State, cards: Cards, ev: Events) -> None:
    reckon(s, cards)
    if s.result == Result.NONE:
        advance(s, cards, ev)


POSITION = Positions(
    layout=LAYOUT,
    parts=(
        "round", "trick", "dealer", "leader", ("side", "align"), "surrendered", "vp", "dials", "hand",
        ("revealed", "marked"), ("rows", "row"), "deck", "discard", ("piles", "pile"), "tricks",
        ("won", _WON),
        ("pile_suits", "pile_suit"), ("plays", list_of(together(PLAYS, plain=str), WHO, count="n_played")),
        ("trick_state", together(TRICK_STATE, sparse=True)), ("powers", "power"), "superheroes", "stories", "offer",
        ("stamina", together({"owned": "stamina", "left": "left", "spare": "spare", "lent": "lent"}, plain=int)),
        ("slots", "slot"), "uses", ("named", "chosen"), "predicted", "vancard_deck", ("event_decks", "events"),
        "vancard", "event", "vancards_seen", ("agenda", AGENDA), "result",
    ),
    first=("powers",),
    agree=_agree,
    judge=judge,
    complete=_complete,
    go_on=_go_on,
)  # fmt: skip
