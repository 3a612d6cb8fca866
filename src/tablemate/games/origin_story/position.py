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

from tablemate.kernel.chance import roll
from tablemate.kernel.events import Events
from tablemate.kernel.meanings import Each, Together
from tablemate.kernel.piles import shuffled
from tablemate.kernel.positions import Positions
from tablemate.kernel.program import UNTOLD

from .agenda import AGENDA
from .cards.table import Cards
from .judge import judge
from .laying import lay_cards
from .meanings import PLAYS, TRICK_STATE, StoryBoard, standing
from .options import OriginStoryOptions
from .rules.abilities import my_suit
from .rules.rounds import advance
from .rules.values import change_as, reckon
from .rules.your_turn import work_by_itself
from .standing import Standing
from .state import LAYOUT, State
from .terms import (
    EVENT_ROUND,
    EVENT_SPOT,
    MAT,
    MAT_SPOT,
    OFFERED,
    POWERS,
    ROUNDS,
    STORY,
    SUPERHERO,
    SUPERHERO_SPOT,
    TRICKS,
    WHO,
    YOU,
    Charge,
    EffectOp,
    Op,
    Result,
)
from .vancards import lay_vancards

_IN_A_TRICK = ("trick", "leader", "side", "hand", "rows", "deck", "discard", "piles", "tricks", "won", "revealed")
"""Who says one of these means a round under way."""
_MOST_TOKENS = 127


def _agree(s: State, options: OriginStoryOptions) -> None:
    s.level, s.strict = options.numbers()["level"], options.numbers()["ties"]


def _complete(board: StoryBoard) -> None:
    """In this order: later parts rely on earlier ones."""
    at = standing(board)
    _lay_flow(board)
    lay_vancards(board, at)
    _lay_powers(board, at)
    _lay_tokens(board, at)
    _lay_seats(board, at)
    _lay_plays(board)
    lay_cards(board, at)
    reckon(board.s, at.table)
    _lay_values(board, at)
    _lay_dials(board, at)


def _lay_flow(board: StoryBoard) -> None:
    """How far the game and the round are."""
    s = board.s
    if s.depth == 0 and s.result == Result.NONE:
        s.op[0], s.depth = _usual_step(board), 1
    if "round" not in board.says:
        last = max((spot for spot in range(POWERS) if s.power[spot]), default=0)
        late = s.result != Result.NONE or last == SUPERHERO_SPOT
        s.round = ROUNDS if late else max(1, last, EVENT_ROUND if s.event else 1)


def _usual_step(board: StoryBoard) -> Op:
    """What comes next where the agenda does not say it."""
    says = board.says
    if board.s.surrendered:
        return Op.END_ROUND
    if says.get("plays") or says.get("trick_state"):
        return Op.NEXT_CARD
    if sum(board.s.tricks) == TRICKS:
        return Op.END_ROUND
    return Op.TRICK if any(name in says for name in _IN_A_TRICK) else Op.DEAL


def _lay_powers(board: StoryBoard, at: Standing) -> None:
    """A mat and superheroes that are not named are random, and so are stories; other spots may stay empty."""
    s, table = board.s, at.table
    if s.power[MAT_SPOT] == 0:
        s.power[MAT_SPOT] = _unnamed(board, at, MAT, table.mats)[0]
    for place in range(0 if at.has_hero else 2):
        if s.superheroes[0, place] == 0:
            s.superheroes[0, place] = _unnamed(board, at, SUPERHERO, table.superheroes)[0]
    _lay_stories(board, at)
    for spot in range(POWERS):
        spent = at.slots(spot).count(Charge.SPENT)
        if spent and not any(s.uses[spot, ordinal] for ordinal in range(len(at.abilities(spot)))):
            s.uses[spot, 0] = spent


def _unnamed(board: StoryBoard, at: Standing, base: int, count: int) -> list[int]:
    """The cards of a kind that are used in solo play and lie nowhere, shuffled."""
    s = board.s
    lying = {*s.power, *s.offer, *s.stories, s.superheroes[0, 0], s.superheroes[0, 1]}
    kind = range(base + 1, base + 1 + count)
    return shuffled(s.chance, [card for card in kind if card not in lying and not at.table.gear[card]])


def _lay_stories(board: StoryBoard, at: Standing) -> None:
    """The offer and the deck from the top; stories that lie nowhere follow below, less those that went away."""
    s, table = board.s, at.table
    offered = OFFERED if at.top == Op.STORY and not any(s.offer) else 0
    usable = sum(1 for story in range(STORY + 1, STORY + 1 + table.stories) if not table.gear[story])
    deck = [s.stories[index] for index in range(s.n_stories)]
    missing = max(0, usable - OFFERED * at.rounds_drawn - len(deck)) + offered
    rest = _unnamed(board, at, STORY, table.stories)[:missing] if missing else []
    if missing > len(rest):
        board.check.refuse("stories_too_few")
    for place in range(offered):
        s.offer[place] = rest[place]
    s.n_stories = len(deck) + missing - offered
    for index, story in enumerate([*reversed(rest[offered:]), *deck]):
        s.stories[index] = story


def _lay_tokens(board: StoryBoard, at: Standing) -> None:
    """What is not said follows from the slots and from the round; you own what the slots cost at least."""
    s, told = board.s, board.says.get("stamina", {})
    says = {"owned"} if isinstance(told, int) else set(told)
    if "lent" not in says:
        s.lent = _lent_tokens(at)
    if "spare" not in says:
        s.spare = at.cost(Charge.SPENT)
    placed = at.cost(Charge.CHARGED) + s.spare
    if "owned" not in says:
        s.stamina = min(max(1 + at.rounds_drawn, placed + s.left - s.lent, 0), _MOST_TOKENS)
    if "left" not in says and at.base >= Op.PARTS:
        s.left = max(0, max(0, s.stamina + s.lent) - placed)


def _lent_tokens(at: Standing) -> int:
    """The tokens that the event and the superhero lend or take for this round."""
    effects = [*at.effects(EVENT_SPOT), *at.effects(SUPERHERO_SPOT)]
    return sum(at.table.effect_number[each] for each in effects if at.table.effect_op[each] == EffectOp.STAMROUND)


def _lay_seats(board: StoryBoard, at: Standing) -> None:
    """Dealer and leader; without cards on the table you lead where a trick is set up."""
    s, says = board.s, board.says
    leader = s.player[0] if _says(board, 0, "by") else YOU if at.in_tricks else None
    first = says.get("trick", 1) == 1
    if "dealer" not in says:
        if "leader" in says and first:
            s.dealer = (s.leader - 1) % WHO
        else:
            s.dealer = roll(s.chance, WHO) if leader is None else (leader - 1) % WHO
    if "leader" not in says:
        after_dealer = leader is None or ("dealer" in says and first and not s.n_played)
        s.leader = (s.dealer + 1) % WHO if after_dealer or leader is None else leader


def _says(board: StoryBoard, place: int, key: str) -> bool:
    """Does a position say this of a card on the table?"""
    plays = board.says.get("plays", [])
    return place < len(plays) and not isinstance(plays[place], str) and key in plays[place]


def _lay_plays(board: StoryBoard) -> None:
    """Who played the cards on the table: one after the other from the leader on."""
    s = board.s
    first = s.player[0] if _says(board, 0, "by") else s.leader
    for place in range(s.n_played):
        if not _says(board, place, "by"):
            s.player[place] = (first + place) % WHO
        if not _says(board, place, "owner"):
            s.owner[place] = s.player[place]


def _lay_values(board: StoryBoard, at: Standing) -> None:
    """What the cards on the table count, where it is not said; lasting values are reckoned already."""
    s, table = board.s, at.table
    for place in range(s.n_played):
        card, mine = s.card[place] - 1, s.player[place] == YOU
        if not _says(board, place, "suit"):
            natural = my_suit(s, table, card) if mine else table.suit[card]
            s.suit[place] = s.named - 1 if mine and s.named else natural
        if not _says(board, place, "base"):
            s.base[place] = table.value[card]
        if not _says(board, place, "plus"):
            s.plus[place] = change_as(s, table, card, s.suit[place]) if mine else s.bonus[table.suit[card]]
        s.led = s.suit[0] + 1
        if mine and not _says(board, place, "base") and not _says(board, place, "plus"):
            work_by_itself(s, table, place, UNTOLD)


def _lay_dials(board: StoryBoard, at: Standing) -> None:
    """The dials after each finished round; left out, all points so far were made in the first."""
    s = board.s
    if "dials" in board.says:
        board.check.rows("dials", board.says["dials"], at.finished_rounds, exactly=True)
        return
    for index in range(at.finished_rounds):
        for who in range(WHO):
            s.dials[index, who] = s.vp[who]


def _go_on(s: State, cards: Cards, ev: Events) -> None:
    reckon(s, cards)
    if s.result == Result.NONE:
        advance(s, cards, ev)


def _won(board: StoryBoard) -> int:
    return board.s.tricks[YOU]


POSITION = Positions(
    layout=LAYOUT,
    parts=(
        "round", "trick", "dealer", "leader", ("side", "align"), "surrendered", "vp", "dials", "hand",
        ("revealed", "marked"), ("rows", "row"), "deck", "discard", ("piles", "pile"), "tricks",
        ("won", Each(Together({"card": "won_card", "suit": "won_suit"}, plain=str), TRICKS, written=_won)),
        ("pile_suits", "pile_suit"), ("plays", Each(Together(PLAYS, plain=str), WHO, count="n_played")),
        ("trick_state", TRICK_STATE), ("powers", "power"), "superheroes", "stories", "offer",
        ("stamina", Together({"owned": "stamina", "left": "left", "spare": "spare", "lent": "lent"}, plain=int)),
        ("slots", "slot"), "uses", ("named", "chosen"), "predicted", "vancard_deck", ("event_decks", "events"),
        "vancard", "event", "vancards_seen", ("agenda", AGENDA), "result",
    ),
    first=("powers",),
    agree=_agree,
    judge=judge,
    complete=_complete,
    go_on=_go_on,
)  # fmt: skip
