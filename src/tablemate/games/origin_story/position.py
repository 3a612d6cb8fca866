"""Positions of Origin Story: what they say, and what they may leave out.

What is left out is filled in, at random where it is cards.  An empty position is a game about to begin; with cards in
hands or rows a trick is about to begin, with cards on the table it goes on.  Playing cards that are named nowhere fill
what is short (your hand, the rows, the piles), the others lie at the bottom of the deck; extra-love cards are aside.

Three things are allowed that a real game does not show, so that a situation is set up with little: spots without a card
(a panel, the superhero, the event of round 3), tricks that nobody has won, as after cancelled ones, and late tricks
whose cards were not all played.

Decks are written from the top, rows from the left, the agenda from what is next; your cards with abilities are listed
as mat, panels 1 to 4 and superhero.  What follows from the rest (values, trump) is left out.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import product

from tablemate.kernel.chance import roll
from tablemate.kernel.events import Events
from tablemate.kernel.layout import Layout
from tablemate.kernel.meanings import bits_of, list_of, together
from tablemate.kernel.piles import shuffled
from tablemate.kernel.positions import Positions
from tablemate.kernel.program import UNTOLD

from .agenda import AGENDA
from .cards.language import Kind
from .cards.table import Cards
from .judge import AGREED, judge, natural_suit
from .meanings import REST, StoryBoard, standing
from .rules.rounds import advance, waited
from .rules.setup import agree
from .rules.values import change_as, reckon
from .rules.your_turn import work_by_itself
from .standing import Standing
from .state import LAYOUT, MOST_OWNED, Agreed, State
from .terms import DEALT, EXTRA_LOVE, MAT_SPOT, OFFERED, PLAYING_CARDS, TRICKS, VANCARDIANS, WHO, YOU, Charge, Op

_AGREED = Layout(Agreed)
_IN_A_TRICK = {"trick", "leader", "side", "hand", "rows", "deck", "discard", "piles", "tricks", "won", "revealed"}
"""Who says one of these means a round under way."""
_WON = list_of(
    together({"card": "won_card", "suit": "won_suit"}, plain=str), TRICKS, written=lambda board: board.s.tricks[YOU]
)
PLAYS = {"card": "card", "by": "player", "owner": "owner", "suit": "suit", "base": "base", "plus": "plus"}
TRICK_STATE = {name.removesuffix("_now"): name for name in AGREED}


def _agree(board: StoryBoard) -> None:
    agree(board.s, _AGREED.one(_AGREED.filled(board.options.numbers())))


def _complete(board: StoryBoard) -> None:
    """In this order: later parts rely on earlier ones."""
    s = board.s
    if s.depth == 0 and waited(s):
        s.op[0], s.depth = _usual_step(board), 1
    board.fill("round", standing(board).earliest_round)
    at = standing(board)
    _lay_vancards(board, at)
    _lay_powers(board, at)
    _lay_tokens(board, at)
    _lay_seats(board, at)
    _lay_cards(board, at)
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


def _lay(board: StoryBoard, name: str, cards: list[int], *at: int) -> None:
    """Cards come to lie on a pile or in a row, in place of what lay there."""
    for index, card in enumerate(cards):
        board.put(name, (*at, index), card)
    board.put(f"n_{name}", at, len(cards))


def _as_set(cards: Iterable[int]) -> int:
    return sum(1 << card for card in {*cards})


# The Vancardians' cards


def _lay_vancards(board: StoryBoard, at: Standing) -> None:
    """Cards that are named nowhere are dealt: those seen in earlier rounds, then the deck, then the events."""
    s, decks = board.s, at.event_decks
    named = {s.vancard, s.event, *bits_of(s.vancards_seen), *at.vancard_deck, *decks[0], *decks[1]}
    free = [card for card in range(1, at.table.vancards + 1) if card not in named]
    rest = [shuffled(s.chance, [card for card in free if at.colour(card) == colour]) for colour in range(len(decks))]
    if not board.gives("vancards_seen"):
        _lay_seen(board, at, rest)
    board.check.rows("vancard_deck", board.says.get("vancard_deck", []), at.lines_left)
    deck = at.vancard_deck
    for index in reversed(range(at.lines_left - len(deck))):
        pool = rest[at.line_colour(index)]
        board.check.refuse_if("vancard_deck_many", not pool)
        deck.insert(0, pool.pop())
    _lay(board, "vancard_deck", deck)
    for colour, pool in enumerate(rest):
        _lay(board, "events", [*reversed(pool), *decks[colour]], colour)


def _lay_seen(board: StoryBoard, at: Standing, rest: list[list[int]]) -> None:
    """Of cards seen at random one is the card of this round."""
    s, now = board.s, [card for card in (board.s.vancard, board.s.event) if card]
    s.vancards_seen = _as_set(now)
    for colour, pool in enumerate(rest):
        missing = at.most_seen(colour) - sum(at.colour(card) == colour for card in now)
        board.check.refuse_if("vancards_seen_many", len(pool) < missing)
        taken = [pool.pop(0) for _ in range(missing)]
        if taken and at.has_rows and not s.vancard and colour == at.line_colour(at.lines_left):
            s.vancard = taken[0]
        s.vancards_seen |= _as_set(taken)


# Your cards with abilities


def _lay_powers(board: StoryBoard, at: Standing) -> None:
    """A mat and superheroes that are not named are random, and so are stories; other spots may stay empty."""
    s = board.s
    if s.power[MAT_SPOT] == 0:
        s.power[MAT_SPOT] = _unnamed(at, Kind.MAT)[0]
    for place in range(0 if at.has_hero else 2):
        if s.superheroes[0, place] == 0:
            s.superheroes[0, place] = _unnamed(at, Kind.SUPERHERO)[0]
    _lay_stories(board, at)
    for spot in at.filled:
        if not any(s.uses.tolist()[spot]):
            s.uses[spot, 0] = at.slots(spot).count(Charge.SPENT)


def _unnamed(at: Standing, kind: Kind) -> list[int]:
    """The cards of a kind that are used in solo play and lie nowhere, shuffled."""
    lying = {card.id for cards in at.powers.values() for card in cards}
    every = {number: card for number, card in at.box.numbered.items() if card.kind is kind and not card.no_solo}
    return shuffled(at.s.chance, [number for number, card in every.items() if card.id not in lying])


def _lay_stories(board: StoryBoard, at: Standing) -> None:
    """The offer and the deck from the top; stories that lie nowhere follow below, less those that went away."""
    s = board.s
    offered = OFFERED if at.top == Op.STORY and not any(s.offer) else 0
    missing = max(0, at.stories_left - s.n_stories) + offered
    rest = _unnamed(at, Kind.STORY)[:missing] if missing else []
    board.check.refuse_if("stories_too_few", missing > len(rest))
    for place in range(offered):
        s.offer[place] = rest.pop(0)
    _lay(board, "stories", [*reversed(rest), *[*s.stories][: s.n_stories]])


# Playing cards


def _lay_cards(board: StoryBoard, at: Standing) -> None:
    """All playing cards and who won which tricks: numbers first, then the cards; before the deal they lie together."""
    s, won = board.s, [card - 1 for card in board.s.won_card if card]
    if at.base == Op.DEAL:
        board.fill("trick", 1)
        return
    for who in range(WHO):
        if board.gives("pile", who):
            board.fill("tricks", min(TRICKS, s.pile[who].bit_count() // WHO), who)
    if won and "tricks" not in board.says and "piles" not in board.says:
        s.tricks[YOU] = len(won)
    board.fill("trick", _usual_trick(board, at))
    named = {*won, *at.cards_lying, *(card - 1 for card in s.card if card)}
    rest = shuffled(s.chance, [card for card in range(PLAYING_CARDS) if card not in named])
    _lay_hands(board, at, rest, won)
    if board.says.get("discard") == REST:
        s.discard, rest = _as_set(rest), []
    _lay(board, "deck", [*(card + 1 for card in reversed(rest)), *[*s.deck][: s.n_deck]])
    s.n_discard = s.discard.bit_count()
    s.aside = EXTRA_LOVE & ~_as_set([*at.cards_lying, *(card - 1 for card in s.card if card)])
    _lay_won(board, at, won or [*bits_of(s.pile[YOU])][: s.tricks[YOU]])


def _usual_trick(board: StoryBoard, at: Standing) -> int:
    """The earliest for which hands and tricks suffice."""
    s, sizes = board.s, {}
    if at.has_rows and at.base != Op.END_ROUND:
        sizes = {who: s.n_row[who] for who in range(VANCARDIANS) if board.gives("n_row", who)}
        sizes |= {YOU: s.hand.bit_count()} if board.gives("hand") else {}
    fewest = min((max(1, sizes[who] + at.has_played(who)) for who in sizes), default=DEALT)
    return min(TRICKS, max(sum(s.tricks) + 1, TRICKS + 1 - min(DEALT, fewest)))


def _lay_hands(board: StoryBoard, at: Standing, rest: list[int], won: list[int]) -> None:
    """A card for each trick to come, and the piles."""
    s = board.s

    def take(number: int) -> list[int]:
        board.check.refuse_if("too_few_playing_cards", number > len(rest))
        return [rest.pop(0) for _ in range(number)]

    if not board.gives("hand"):
        s.hand = _as_set(take(at.tricks_to_come - at.has_played(YOU)))
    for who in range(VANCARDIANS if at.has_rows else 0):
        if not board.gives("n_row", who):
            _lay(board, "row", [card + 1 for card in take(at.tricks_to_come - at.has_played(who))], who)
    for who in range(WHO):
        if not board.gives("pile", who):
            own = won if who == YOU else []
            s.pile[who] = _as_set([*own, *take(WHO * s.tricks[who] - len(own))])


def _lay_won(board: StoryBoard, at: Standing, won: list[int]) -> None:
    """Your cards in the tricks you won and the suits of all cards there, as printed where it is not said."""
    s, printed = board.s, at.table.suit
    suits = Counter(printed[card] for card in bits_of(s.pile[YOU]))
    for index, card in enumerate(won):
        s.won_card[index] = card + 1
        board.fill("won_suit", printed[card], index)
        suits[printed[card]] -= 1
        suits[s.won_suit[index]] += 1
    for suit in () if board.says.get("pile_suits") else suits:
        s.pile_suit[suit] = suits[suit]


# Tokens, seats, the trick, the dials


def _lay_tokens(board: StoryBoard, at: Standing) -> None:
    """What is not said follows from the slots and from the round; you own what the slots cost at least."""
    s = board.s
    board.fill("lent", sum(at.table.effect_number[effect] for effect in at.lending))
    board.fill("spare", at.cost(Charge.SPENT))
    needed = at.cost(Charge.CHARGED) + s.spare + s.left - s.lent
    board.fill("stamina", min(max(1 + at.rounds_drawn, needed, 0), MOST_OWNED))
    board.fill("left", max(0, at.tokens_left) if at.base >= Op.PARTS else 0)


def _lay_seats(board: StoryBoard, at: Standing) -> None:
    """Dealer, leader and who played; without cards on the table you lead where a trick is set up."""
    s, first = board.s, board.says.get("trick", 1) == 1
    leader = s.player[0] if board.gives("player", 0) else YOU if at.in_tricks else None
    begins = s.leader if board.gives("leader") and first else leader
    by_dealer = board.gives("dealer") and first and not s.n_played
    if not board.gives("dealer"):
        s.dealer = roll(s.chance, WHO) if begins is None else (begins - 1) % WHO
    board.fill("leader", (s.dealer + 1) % WHO if leader is None or by_dealer else leader)
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
    for index, who in product(range(at.rounds_finished), range(WHO)):
        board.fill("dials", board.s.vp[who], index, who)


def _go_on(s: State, cards: Cards, ev: Events) -> None:
    reckon(s, cards)
    if waited(s):
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
