"""The cards of Origin Story that a position does not name: dealt at random where they are needed.

Of the playing cards those named nowhere fill what is short (your hand, the rows, the piles), the others lie at the
bottom of the deck; extra-love cards are aside.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from tablemate.kernel.meanings import bits_of
from tablemate.kernel.piles import shuffled

from .cards.language import Kind
from .meanings import REST, StoryBoard
from .standing import Standing
from .terms import ALL_CARDS, DEALT, MAT_SPOT, OFFERED, PLAYING_CARDS, SUITS, TRICKS, VANCARDIANS, WHO, YOU, Charge, Op


def _lay(board: StoryBoard, name: str, cards: list[int], *at: int) -> None:
    """Cards come to lie on a pile or in a row, in place of what lay there."""
    for index, card in enumerate(cards):
        board.put(name, (*at, index), card)
    board.put(f"n_{name}", at, len(cards))


def _as_set(cards: Iterable[int]) -> int:
    return sum(1 << card for card in {*cards})


# The Vancardians' cards


def lay_vancards(board: StoryBoard, at: Standing) -> None:
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
    s, seen = board.s, [card for card in (board.s.vancard, board.s.event) if card]
    numbers = [at.most_seen(colour) - sum(at.colour(card) == colour for card in seen) for colour in range(len(rest))]
    for colour, missing in enumerate(numbers):
        board.check.refuse_if("vancards_seen_many", len(rest[colour]) < missing)
        taken = [rest[colour].pop(0) for _ in range(missing)]
        if taken and at.has_rows and not s.vancard and colour == at.line_colour(at.lines_left):
            s.vancard = taken[0]
        seen += taken
    s.vancards_seen = _as_set(seen)


# Your cards with abilities


def lay_powers(board: StoryBoard, at: Standing) -> None:
    """A mat and superheroes that are not named are random, and so are stories; other spots may stay empty."""
    s = board.s
    if s.power[MAT_SPOT] == 0:
        s.power[MAT_SPOT] = _unnamed(at, Kind.MAT)[0]
    for place in range(0 if at.has_hero else 2):
        if s.superheroes[0, place] == 0:
            s.superheroes[0, place] = _unnamed(at, Kind.SUPERHERO)[0]
    _lay_stories(board, at)
    for spot in at.filled:
        spent = at.slots(spot).count(Charge.SPENT)
        if spent and not any(s.uses[spot, ordinal] for ordinal in range(len(at.abilities(spot)))):
            s.uses[spot, 0] = spent


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
        s.offer[place] = rest[place]
    _lay(board, "stories", [*reversed(rest[offered:]), *[*s.stories][: s.n_stories]])


# Playing cards


def lay_cards(board: StoryBoard, at: Standing) -> None:
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
    s.aside = _as_set({*range(PLAYING_CARDS, ALL_CARDS)}.difference(at.cards_lying, (card - 1 for card in s.card)))
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
    for suit in range(0 if board.says.get("pile_suits") else SUITS):
        s.pile_suit[suit] = suits[suit]
