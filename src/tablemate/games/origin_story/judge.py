"""What every state of Origin Story must hold, at any moment of any game: one code for each thing that can be wrong.

You and each Vancardian need a card for every trick that is still to come, a row has at most eight with the card she has
played: that is all the rules ask for, so a trick of small hands is a late one.
"""

from __future__ import annotations

from collections import Counter

from tablemate.kernel.checking import Checks
from tablemate.kernel.errors import InvalidPosition
from tablemate.kernel.meanings import bits_of
from tablemate.kernel.program import ACTIONS

from .cards.language import CardSet
from .cards.table import Cards
from .cards.terms import SUIT_LETTERS
from .cards.vocabulary import MOST_TOKENS
from .judge_agenda import judge_agenda, judge_shape
from .judge_trick import judge_plays, judge_trick
from .meanings import MOST_TIMES
from .names import WHO_NAMES
from .options import OriginStoryOptions
from .rules.hands import hand_size
from .rules.legal import legal
from .rules.scoring import result_now
from .standing import Standing
from .state import COLOUR_NAMES, COLOURS, State
from .terms import (
    ALL_CARDS,
    DEALT,
    EVENT_ROUND,
    EVENT_SPOT,
    MAT,
    MAT_SPOT,
    MOST_POWERS,
    MOST_VANCARDS,
    OFFERED,
    PANELS,
    PLAYING_CARDS,
    POWERS,
    ROUNDS,
    STORY,
    SUITS,
    SUPERHERO,
    SUPERHERO_SPOT,
    TRICKS,
    VANCARDIANS,
    WHO,
    YOU,
    Align,
    Charge,
    EffectOp,
    Op,
    Result,
)
from .vancards import colour_of, colour_of_line, event_colour, most_seen

_CHECK = Checks(InvalidPosition, "origin_story")
refuse, refuse_if = _CHECK.refuse, _CHECK.refuse_if
_ONLY_IF_USEFUL = (Op.CHARGE, Op.AFTER_CARD, Op.REACT, Op.OUTCOME)
"""What is not asked where you could only pass."""


def judge(s: State, cards: Cards, options: OriginStoryOptions) -> None:
    """Refuse a state that could not stand on a real table, or from which the rules could not go on."""
    at, box = Standing(s, cards), options.cards
    judge_shape(at)
    _judge_vancards(at, box)
    _judge_powers(at, box)
    _judge_stories(at, box)
    _judge_slots(at, box)
    _judge_uses(at, box)
    _judge_choices(at, box)
    _judge_tokens(at)
    _judge_seats(at)
    judge_plays(at)
    _judge_cards(at, box)
    judge_trick(at, box)
    _judge_hand(at, *judge_agenda(at, box))
    _judge_points(at)
    if s.depth and at.top <= Op.LAST_DECISION:
        answers = legal(s, cards, 0, ACTIONS.view(ACTIONS.new()))
        refuse_if("agenda_no_answer", answers == 0 or (answers == 1 and at.top in _ONLY_IF_USEFUL))


# The Vancardians' cards


def _judge_vancards(at: Standing, box: CardSet) -> None:
    s, level = at.s, at.s.level
    if s.vancard and (not at.has_rows or colour_of(box, s.vancard) != colour_of_line(s, s.n_vancard_deck)):
        refuse("vancard_open", card=str(box.vancard_ids[s.vancard]), level=level)
    if s.event and (s.round != EVENT_ROUND or at.base < Op.STORIES or colour_of(box, s.event) != event_colour(s)):
        refuse("event_moment", event=str(box.vancard_ids[s.event]), level=level)
    refuse_if("vancard_missing", at.has_rows and not s.vancard)
    decks = [*s.vancard_deck, *(s.events[colour, index] for colour in range(COLOURS) for index in range(MOST_VANCARDS))]
    open_now = [card for card in (s.vancard, s.event) if card]
    refuse_if("vancards_seen_each", {*open_now} - {*bits_of(s.vancards_seen)} or {*decks} & {*bits_of(s.vancards_seen)})
    for index in range(s.n_vancard_deck):
        if colour_of(box, s.vancard_deck[index]) != colour_of_line(s, index):
            refuse("vancard_colour", name=str(box.vancard_ids[s.vancard_deck[index]]), level=level)
    for colour in range(COLOURS):
        _judge_colour(at, box, colour)


def _judge_colour(at: Standing, box: CardSet, colour: int) -> None:
    """The event deck of a colour, and how many of its cards lay open."""
    s, name = at.s, COLOUR_NAMES[colour]
    deck = [s.events[colour, index] for index in range(s.n_events[colour])]
    refuse_if("event_decks_colour", any(colour_of(box, card) != colour for card in deck), colour=name)
    seen, most = sum(colour_of(box, card) == colour for card in bits_of(s.vancards_seen)), most_seen(at, colour)
    may_lack_event = colour == event_colour(s) and s.round > EVENT_ROUND
    refuse_if("vancards_seen_count", not most - may_lack_event <= seen <= most, most=most, colour=name, found=seen)
    to_come = s.round < EVENT_ROUND or (s.round == EVENT_ROUND and at.base < Op.STORIES)
    refuse_if("event_decks_empty", to_come and not deck and colour == event_colour(s))


# Your cards with abilities


def _judge_powers(at: Standing, box: CardSet) -> None:
    s = at.s
    for name, cards in (
        ("powers", [*s.power]), ("superheroes", [s.superheroes[0, 0], s.superheroes[0, 1]]), ("offer", [*s.offer]),
        ("stories", [s.stories[index] for index in range(s.n_stories)]),
    ):  # fmt: skip
        for card in cards:
            if card and at.table.gear[card]:
                refuse("power_no_solo", name=name, card=box.numbered[card].id)
    for spot in range(POWERS):
        if s.power[spot]:
            _judge_power(at, spot, box.numbered[s.power[spot]].id)
    for place in range(2):
        if (card := s.superheroes[0, place]) and card <= SUPERHERO:
            refuse("not_superhero", card=box.numbered[card].id)
        refuse_if("superheroes_gone", card and at.has_hero)


def _judge_power(at: Standing, spot: int, name: str) -> None:
    low, high, kind = _kind_of(spot)
    refuse_if("power_kind", not low < at.s.power[spot] <= high, card=name, kind=kind)
    refuse_if("panel_round", kind == "story" and spot > at.panels_filled, panel=spot)
    refuse_if("superhero_round", kind == "superhero" and not at.has_hero, round=ROUNDS)


def _kind_of(spot: int) -> tuple[int, int, str]:
    if spot == MAT_SPOT:
        return MAT, STORY, "mat"
    return (SUPERHERO, MOST_POWERS, "superhero") if spot == SUPERHERO_SPOT else (STORY, SUPERHERO, "story")


def _judge_stories(at: Standing, box: CardSet) -> None:
    s = at.s
    deck, offer = [s.stories[index] for index in range(s.n_stories)], [card for card in s.offer if card]
    for name, cards in (("offer", offer), ("stories", deck)):
        for card in cards:
            if not STORY < card <= SUPERHERO:
                refuse("not_story", name=name, card=box.numbered[card].id)
    offered = OFFERED if at.top == Op.STORY else 0
    refuse_if("offer_size", len(offer) != offered, expected=offered, found=len(offer))
    size = sum(not story.no_solo for story in box.stories) - OFFERED * at.rounds_drawn
    refuse_if("stories_size", len(deck) != size, expected=size, round=s.round, found=len(deck))


def _judge_slots(at: Standing, box: CardSet) -> None:
    gifts = 0
    for spot in range(SUPERHERO_SPOT):
        states, power = at.slots(spot), at.s.power[spot]
        name = box.numbered[power].id if power else ""
        if any(state in (Charge.CHARGED, Charge.SPENT) for state in states) and at.base < Op.PARTS:
            refuse("slots_too_early", name=name)
        if Charge.SPENT in states and not (at.in_tricks and at.table.removes[power, 0]):
            refuse("slots_spent", name=name)
        if Charge.GIVEN in states and (spot == MAT_SPOT or not {Charge.GIVEN, Charge.SPENT}.issuperset(states)):
            refuse("slots_whole", name=name)
        gifts += Charge.GIVEN in states
    if gifts > sum(at.table.effect_op[effect] == EffectOp.FREECHARGE for effect in at.effects(SUPERHERO_SPOT)):
        refuse("slots_superhero")


def _judge_uses(at: Standing, box: CardSet) -> None:
    s, table = at.s, at.table
    for spot in range(POWERS):
        if s.power[spot] == 0:
            continue
        name = box.numbered[s.power[spot]].id
        uses = [s.uses[spot, ordinal] for ordinal in range(len(at.abilities(spot)))]
        refuse_if("uses_too_early", any(uses) and not (at.in_tricks and at.was_charged(spot)), name=name)
        for ordinal, ability in enumerate(at.abilities(spot)):
            if uses[ordinal] and (not table.optional[ability] or uses[ordinal] > (table.times[ability] or MOST_TIMES)):
                refuse("uses_too_often", ability=ordinal + 1, name=name)
        if table.removes[s.power[spot], 0] and sum(uses) != at.slots(spot).count(Charge.SPENT):
            refuse("uses_slots", name=name)


def _judge_choices(at: Standing, box: CardSet) -> None:
    """The suits you named, the tricks you predicted."""
    s = at.s
    for spot in range(POWERS):
        name = box.numbered[s.power[spot]].id if s.power[spot] else ""
        fits = _suits_offered(at, spot) >> (s.chosen[spot] - 1) & 1 if s.chosen[spot] else 1
        if not fits or (s.chosen[spot] and (not at.was_charged(spot) or at.base < Op.CHARGING)):
            refuse("named_now", name=name, found=SUIT_LETTERS[s.chosen[spot] - 1])
        can = at.has_effect(spot, EffectOp.PREDICT) and at.was_charged(spot) and at.in_tricks
        refuse_if("predicted_now", s.predicted[spot] and not can, name=name)


def _suits_offered(at: Standing, spot: int) -> int:
    """The suits that may be named for the card at a spot, as bits."""
    table, found = at.table, 0
    for effect in at.effects(spot):
        found |= table.effect_subject[effect] if table.effect_op[effect] == EffectOp.CHOOSE else 0
    return found & ((1 << SUITS) - 1)


def _judge_tokens(at: Standing) -> None:
    """Tokens: those you own, those not placed, those back from Remove slots, and those lent for this round."""
    s = at.s
    _CHECK.number("stamina.spare", s.spare, 0, at.cost(Charge.SPENT))
    _CHECK.number("stamina.owned", s.stamina, 0, _most_owned(s.round))
    rest = max(0, s.stamina + s.lent) - at.cost(Charge.CHARGED) - s.spare
    refuse_if("stamina_cost", rest < 0, more=-rest)
    if s.lent and not any(at.has_effect(spot, EffectOp.STAMROUND) for spot in (EVENT_SPOT, SUPERHERO_SPOT)):
        refuse("stamina_lent")
    refuse_if("stamina_moment", at.base < Op.PARTS and s.left)
    refuse_if("stamina_left", s.left > rest or (at.base == Op.PARTS and s.left != rest), expected=rest, found=s.left)


def _most_owned(round_number: int) -> int:
    """No set of cards gives more tokens up to this round: mat and stories each round, an event, a superhero."""
    cards = sum(panels + 1 for panels in range(1, round_number + 1))
    cards += (round_number >= EVENT_ROUND) + (round_number == ROUNDS)
    return 1 + min(round_number, PANELS) + MOST_TOKENS * cards


# Seats and playing cards


def _judge_seats(at: Standing) -> None:
    """You have a side while you need one; in the first trick the seat after the dealer leads, or you took the lead."""
    s = at.s
    refuse_if("side_moment", (s.align != Align.NONE) != at.has_side)
    early = s.trick == 1 and not at.over and at.base != Op.END_ROUND and not (at.in_tricks and s.leader == YOU)
    refuse_if("leader_first", early and s.leader != (s.dealer + 1) % WHO)


def _judge_cards(at: Standing, box: CardSet) -> None:
    """Every card lies somewhere once, and where it can lie by now."""
    s = at.s
    refuse_if("tricks_before_first", any(s.tricks) and not at.in_tricks)
    if at.base == Op.DEAL:
        _judge_nothing_dealt(s)
        return
    lying = _judge_places(at, box)
    refuse_if("rows_too_early", not at.has_rows and any(s.n_row))
    refuse_if("trick_prepared", s.trick != 1 and not at.has_rows)
    ended = at.base == Op.END_ROUND and not s.surrendered
    refuse_if("tricks_count", sum(s.tricks) > (s.trick if ended else s.trick - 1), won=sum(s.tricks), trick=s.trick)
    usual = 0 if at.base == Op.END_ROUND else TRICKS + 1 - s.trick
    for who in range(VANCARDIANS if at.has_rows else 0):
        played = at.has_played(who)
        if not usual <= s.n_row[who] + played <= DEALT:
            refuse("row_size", who=WHO_NAMES[who], low=usual - played, high=DEALT - played)
    _judge_piles(at)
    _judge_won(at)
    _judge_revealed(at, box)
    refuse_if("too_few_playing_cards", lying < ALL_CARDS)


def _judge_nothing_dealt(s: State) -> None:
    _CHECK.number("trick", s.trick, 1, 1)
    lying = {
        "hand": s.hand, "rows": any(s.n_row), "deck": s.n_deck, "discard": s.discard, "piles": any(s.pile),
        "won": any(s.won_card), "pile_suits": any(s.pile_suit), "plays": s.n_played, "revealed": s.marked,
    }  # fmt: skip
    for name, there in lying.items():
        refuse_if("before_deal", there, name=name)


def _judge_places(at: Standing, box: CardSet) -> int:
    """No card lies in two places, and extra-love cards come only with the rows; how many lie somewhere."""
    s = at.s
    lying = {"deck": [s.deck[index] - 1 for index in range(s.n_deck)], "aside": [*bits_of(s.aside)]}
    lying |= {"hand": [*bits_of(s.hand)], "discard": [*bits_of(s.discard)]}
    lying |= {"piles": [card for pile in s.pile for card in bits_of(pile)]}
    lying |= {"rows": [s.row[who, place] - 1 for who in range(VANCARDIANS) for place in range(s.n_row[who])]}
    if not at.over or s.surrendered:
        lying |= {"plays": [s.card[place] - 1 for place in range(s.n_played)]}
    found = Counter(card for cards in lying.values() for card in cards)
    for name, cards in reversed(lying.items()):
        for card in cards:
            if found[card] > 1:
                refuse("card_elsewhere", name=name, card=box.playing_names[card])
    if not at.has_rows and any(card >= PLAYING_CARDS and not s.aside >> card & 1 for card in found):
        refuse("extra_love_aside")
    return len(found)


def _judge_piles(at: Standing) -> None:
    s = at.s
    refuse_if("piles_before_first", any(s.pile) and not at.in_tricks)
    for who in range(WHO):
        if s.pile[who].bit_count() != WHO * s.tricks[who]:
            refuse("pile_size", tricks=s.tricks[who], who=WHO_NAMES[who], cards=s.pile[who].bit_count())


def _judge_won(at: Standing) -> None:
    """Your cards in the tricks you won, and the suits of all cards in them."""
    s, table, pile = at.s, at.table, [*bits_of(at.s.pile[YOU])]
    won = [(card - 1, suit) for card, suit in zip(s.won_card, s.won_suit, strict=True) if card]
    refuse_if("won_twice", len({card for card, _ in won}) != len(won))
    refuse_if("won_count", len(won) != s.tricks[YOU], tricks=s.tricks[YOU], cards=len(won))
    refuse_if("won_in_pile", any(card not in pile for card, _ in won))
    for suit in range(SUITS):
        _CHECK.number("pile_suits", s.pile_suit[suit], 0, len(pile))
        refuse_if("pile_suits_won", s.pile_suit[suit] < sum(each == suit for _, each in won))
    changed = sum(abs(s.pile_suit[suit] - sum(table.suit[card] == suit for card in pile)) for suit in range(SUITS))
    refuse_if("pile_suits_each", sum(s.pile_suit) != len(pile) or changed > 2 * len(won))


def _judge_revealed(at: Standing, box: CardSet) -> None:
    """Reveal marks: on cards of your hand, in the trick as yours, or in a pile."""
    s = at.s
    where = s.hand | s.pile[0] | s.pile[1] | s.pile[YOU]
    for place in range(s.n_played):
        where |= 1 << (s.card[place] - 1) if s.player[place] == YOU else 0
    for card in bits_of(s.marked & ~where & ((1 << ALL_CARDS) - 1)):
        refuse("revealed_not_yours", card=box.playing_names[card])


def _judge_hand(at: Standing, drawing: int, discarding: int) -> None:
    """You need a card for each trick to come, after what is still drawn and discarded."""
    s = at.s
    if at.base in (Op.DEAL, Op.END_ROUND) or at.over:
        return
    needed = TRICKS + 1 - s.trick - sum(s.player[place] == YOU for place in range(s.n_played))
    if hand_size(s) + drawing - discarding < needed or (s.trick > 1 and hand_size(s) < discarding):
        refuse("hand_too_small", least=needed)


def _judge_points(at: Standing) -> None:
    """A result that fits the dials."""
    s = at.s
    if not at.over:
        return
    refuse_if("dials_points", [s.dials[ROUNDS - 1, who] for who in range(WHO)] != [*s.vp])
    if s.result != result_now(s):
        refuse("result_points", result=Result(result_now(s)).name.lower())
