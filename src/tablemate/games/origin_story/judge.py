"""What every state of Origin Story must hold, at any moment of any game: one code for each thing that can be wrong.

You and each Vancardian need a card for every trick that is still to come, a row has at most eight with the card she has
played: that is all the rules ask for, so a trick of small hands is a late one.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from itertools import chain

from tablemate.kernel.checking import Checks
from tablemate.kernel.errors import InvalidPosition
from tablemate.kernel.meanings import bits_of
from tablemate.kernel.program import ACTIONS

from .agenda import Pending
from .cards.language import Kind
from .cards.table import Cards
from .cards.terms import ALL_CARDS, PLAYING_CARDS, ROUNDS, SUIT_LETTERS, TRICKS, EffectOp
from .cards.vocabulary import MOST_TOKENS
from .meanings import MOST_TIMES
from .names import WHO_NAMES
from .options import OriginStoryOptions
from .rules.abilities import my_suit, suit_in_hand
from .rules.legal import legal
from .rules.scoring import result_now
from .rules.tricks import NOBODY, best_place
from .rules.your_turn import legal_hand
from .standing import Standing
from .state import COLOUR_NAMES, State
from .terms import ABILITIES, DEALT, EVENT_ROUND, EVENT_SPOT, PANELS, WHO, YOU, Charge, Op, Result

_CHECK = Checks(InvalidPosition, "origin_story")
refuse, refuse_if = _CHECK.refuse, _CHECK.refuse_if
_KINDS = (Kind.MAT, *[Kind.STORY] * PANELS, Kind.SUPERHERO)
"""What lies at each spot."""
_ONLY_IF_USEFUL = (Op.CHARGE, Op.AFTER_CARD, Op.REACT, Op.OUTCOME)
"""What is not asked where you could only pass."""


def judge(s: State, cards: Cards, options: OriginStoryOptions) -> None:
    """Refuse a state that could not stand on a real table, or from which the rules could not go on."""
    at = Pending(s, cards, options.cards)
    at.judge_shape()
    _judge_vancards(at)
    _judge_powers(at)
    for spot in at.filled:
        _judge_spot(at, spot)
    _judge_tokens(at)
    _judge_moment(at)
    _judge_cards(at)
    _judge_piles(at)
    for place in range(s.n_played):
        _judge_play(at, place)
    _judge_trick_state(at)
    _judge_winner(at)
    at.judge_entries()
    at.judge_hand()
    refuse_if("dials_points", at.over and s.dials.tolist()[ROUNDS - 1] != [*s.vp])
    refuse_if("result_points", at.over and s.result != result_now(s), result=Result(result_now(s)).name.lower())
    if s.depth and at.top <= Op.LAST_DECISION:
        answers = legal(s, cards, 0, ACTIONS.one(ACTIONS.new()))
        refuse_if("agenda_no_answer", answers == 0 or (answers == 1 and at.top in _ONLY_IF_USEFUL))


def _judge_vancards(at: Standing) -> None:
    s, decks, seen = at.s, at.event_decks, {*bits_of(at.s.vancards_seen)}
    is_next = at.has_rows and at.colour(s.vancard) == at.line_colour(s.n_vancard_deck)
    refuse_if("vancard_open", s.vancard and not is_next, card=at.vancard(s.vancard), level=s.level)
    comes = s.round == EVENT_ROUND and at.base >= Op.STORIES and at.colour(s.event) == at.event_colour
    refuse_if("event_moment", s.event and not comes, event=at.vancard(s.event), level=s.level)
    refuse_if("vancard_missing", at.has_rows and not s.vancard)
    hidden = {*at.vancard_deck, *decks[0], *decks[1]}
    refuse_if("vancards_seen_each", {s.vancard, s.event} - {0} - seen or hidden & seen)
    for index, card in enumerate(at.vancard_deck):
        refuse_if("vancard_colour", at.colour(card) != at.line_colour(index), name=at.vancard(card), level=s.level)
    for colour, name in enumerate(COLOUR_NAMES):
        refuse_if("event_decks_colour", any(at.colour(card) != colour for card in decks[colour]), colour=name)
        found, most = sum(at.colour(card) == colour for card in seen), at.most_seen(colour)
        least = most - (colour == at.event_colour and s.round > EVENT_ROUND)
        refuse_if("vancards_seen_count", not least <= found <= most, most=most, colour=name, found=found)
    to_come = s.round < EVENT_ROUND or (s.round == EVENT_ROUND and at.base < Op.STORIES)
    refuse_if("event_decks_empty", to_come and not decks[at.event_colour])


def _judge_powers(at: Standing) -> None:
    """Where your cards with abilities lie."""
    s, offered, size = at.s, len(at.powers["offer"]), len(at.s.offer) if at.top == Op.STORY else 0
    for name, card in ((name, card) for name, cards in at.powers.items() for card in cards):
        is_story, is_hero = card.kind is Kind.STORY, card.kind is Kind.SUPERHERO
        refuse_if("power_no_solo", card.no_solo, name=name, card=card.id)
        refuse_if("not_superhero", name == "superheroes" and not is_hero, card=card.id)
        refuse_if("not_story", name in ("offer", "stories") and not is_story, name=name, card=card.id)
    refuse_if("superheroes_gone", at.has_hero and at.powers["superheroes"])
    refuse_if("offer_size", offered != size, expected=size, found=offered)
    size, found = at.stories_left, s.n_stories
    refuse_if("stories_size", found != size, expected=size, round=s.round, found=found)


def _judge_spot(at: Standing, spot: int) -> None:
    """A card before you: its kind, its slots, what you used, named and predicted."""
    s, card, slots, charged = at.s, at.card(spot), at.slots(spot), spot in at.charged
    name, removing = card.id, any(slot.remove for slot in card.slots)
    kind = _KINDS[spot]
    refuse_if("power_kind", card.kind is not kind, card=name, kind=kind)
    refuse_if("panel_round", kind is Kind.STORY and spot > at.rounds_drawn - (at.top == Op.STORY), panel=spot)
    refuse_if("superhero_round", kind is Kind.SUPERHERO and not at.has_hero, round=ROUNDS)
    spent, given = slots.count(Charge.SPENT), slots.count(Charge.GIVEN)
    refuse_if("slots_too_early", at.base < Op.PARTS and (spent or Charge.CHARGED in slots), name=name)
    refuse_if("slots_spent", spent and not (at.in_tricks and removing), name=name)
    refuse_if("slots_whole", given and (kind is Kind.MAT or given + spent < len(slots)), name=name)
    uses = s.uses.tolist()[spot][: len(card.abilities)]
    refuse_if("uses_too_early", any(uses) and not (at.in_tricks and charged), name=name)
    for number, (used, ability) in enumerate(zip(uses, at.abilities(spot), strict=True), start=1):
        most = (at.table.times[ability] or MOST_TIMES) if at.table.optional[ability] else 0
        refuse_if("uses_too_often", used > most, ability=number, name=name)
    refuse_if("uses_slots", removing and sum(uses) != spent, name=name)
    can_name = charged and at.base >= Op.CHARGING and at.suits_offered(spot) << 1 >> s.chosen[spot] & 1
    refuse_if("named_now", s.chosen[spot] and not can_name, name=name, found=SUIT_LETTERS[s.chosen[spot] - 1])
    can_predict = charged and at.in_tricks and at.doing(EffectOp.PREDICT, spot)
    refuse_if("predicted_now", s.predicted[spot] and not can_predict, name=name)


def _judge_tokens(at: Standing) -> None:
    """Tokens: those you own, those not placed, those back from Remove slots, and those lent for this round."""
    s, gifts = at.s, sum(Charge.GIVEN in at.slots(spot) for spot in at.filled)
    refuse_if("slots_superhero", gifts > len(at.doing(EffectOp.FREECHARGE, *at.filled)))
    _CHECK.number("stamina.spare", s.spare, 0, at.cost(Charge.SPENT))
    gaining = sum(range(2, s.round + 2)) + (s.round >= EVENT_ROUND) + (s.round == ROUNDS)
    """The cards that can have given tokens: mat and stories each round, an event, a superhero."""
    _CHECK.number("stamina.owned", s.stamina, 0, 1 + min(s.round, PANELS) + MOST_TOKENS * gaining)
    refuse_if("stamina_cost", at.tokens_left < 0, more=-at.tokens_left)
    refuse_if("stamina_lent", s.lent and not at.lending)
    rest = at.tokens_left if at.base >= Op.PARTS else 0
    refuse_if("stamina_left", s.left > rest or (at.base == Op.PARTS and s.left != rest), expected=rest, found=s.left)


def _judge_moment(at: Standing) -> None:
    """Your side, who leads, whose cards lie there and how many by now, what was won, and what waits for the deal."""
    s, number = at.s, at.s.n_played
    players = [*s.player][:number]
    refuse_if("side_moment", bool(s.align) != (at.base >= Op.ROWS and at.top != Op.ALIGN))
    begins = s.trick == 1 and at.base != Op.END_ROUND and not (at.in_tricks and s.leader == YOU)
    refuse_if("leader_first", begins and s.leader != (s.dealer + 1) % WHO)
    refuse_if("plays_no_trick", number and at.base not in (Op.NEXT_CARD, Op.RESOLVE, Op.SETTLE) and not at.over)
    first = s.player[0] if at.over else s.leader
    refuse_if("plays_order", players != [(first + place) % WHO for place in range(number)])
    refuse_if("plays_owners", sorted([*s.owner][:number]) != sorted(players))
    asked = {Op.TURN: (s.leader + number) % WHO == YOU and number < WHO, Op.AFTER_CARD: players[-1:] == [YOU]}
    fits = asked.get(Op(at.top), number == WHO or at.base not in (Op.RESOLVE, Op.SETTLE))
    left = number < WHO if s.surrendered else number in (0, WHO)
    refuse_if("plays_count", not (left if at.over else fits), number=number)
    refuse_if("surrendered_moment", s.surrendered and (s.leader == YOU or at.base != Op.END_ROUND))
    if at.base == Op.DEAL:
        there = {**at.lying, "aside": [], "won": any(s.won_card), "pile_suits": any(s.pile_suit), "revealed": s.marked}
        for name, lies in there.items():
            refuse_if("before_deal", lies, name=name)


def _judge_cards(at: Standing) -> None:
    """Every playing card lies somewhere once, and where it can lie by now."""
    s, lying = at.s, at.lying
    found = Counter(chain(*lying.values()))
    for name, card in ((name, card) for name, cards in lying.items() for card in cards if found[card] > 1):
        refuse("card_elsewhere", name=name, card=at.box.playing_names[card])
    extra = [card for card in found if card >= PLAYING_CARDS and not s.aside >> card & 1]
    refuse_if("extra_love_aside", extra and not at.has_rows)
    refuse_if("rows_too_early", any(s.n_row) and not at.has_rows)
    refuse_if("trick_prepared", s.trick != 1 and not at.has_rows)
    ended = at.base == Op.END_ROUND and not s.surrendered
    refuse_if("tricks_count", sum(s.tricks) > (s.trick if ended else s.trick - 1), won=sum(s.tricks), trick=s.trick)
    for who, row in enumerate(at.rows if at.has_rows else ()):
        low, high = at.tricks_to_come - at.has_played(who), DEALT - at.has_played(who)
        refuse_if("row_size", not low <= len(row) <= high, who=WHO_NAMES[who], low=low, high=high)


def _judge_piles(at: Standing) -> None:
    """Your cards in the tricks you won, the suits of all cards in them, and reveal marks."""
    s, pile = at.s, [*bits_of(at.s.pile[YOU])]
    for who, name in enumerate(WHO_NAMES):
        cards = s.pile[who].bit_count()
        refuse_if("pile_size", cards != WHO * s.tricks[who], tricks=s.tricks[who], who=name, cards=cards)
    won = {card - 1: suit for card, suit in zip(s.won_card, s.won_suit, strict=True) if card}
    refuse_if("won_count", len(won) != s.tricks[YOU], tricks=s.tricks[YOU], cards=len(won))
    refuse_if("won_in_pile", won.keys() - {*pile})
    suits, printed = Counter(dict(enumerate(s.pile_suit))), Counter(at.table.suit[card] for card in pile)
    refuse_if("pile_suits_won", Counter(won.values()) - suits)
    refuse_if("pile_suits_each", suits.total() != len(pile) or (suits - printed).total() > len(won))
    played = [s.card[place] - 1 for place in range(s.n_played) if s.player[place] == YOU]
    for card in sorted({*bits_of(s.marked)}.difference(bits_of(s.hand), *map(bits_of, s.pile), played)):
        refuse("revealed_not_yours", card=at.box.playing_names[card])
    refuse_if("too_few_playing_cards", at.base != Op.DEAL and len(at.cards_lying) < ALL_CARDS)


def natural_suit(at: Standing, place: int) -> int:
    """The suit of a card on the table, unless you named one."""
    card = at.s.card[place] - 1
    return my_suit(at.s, at.table, card) if at.s.player[place] == YOU else at.table.suit[card]


def _judge_play(at: Standing, place: int) -> None:
    """What a card on the table counts; who did not follow suit had none, unless you were free."""
    s, table, card, who = at.s, at.table, at.s.card[place] - 1, at.s.player[place]
    name, mine, led = at.box.playing_names[card], who == YOU, s.led - 1
    as_named = mine and s.named == s.suit[place] + 1
    refuse_if("plays_suit", s.suit[place] != natural_suit(at, place) and not as_named, card=name)
    depends = any(table.cond_count[ability] for ability in at.abilities(EVENT_SPOT))
    as_usual = s.base[place] == table.value[card] and (s.plus[place] == s.bonus[table.suit[card]] or depends)
    refuse_if("plays_event", not (mine or s.swapped or as_usual), card=name)
    follows = place == 0 or at.over or s.suit[place] == led or (mine and s.free)
    holds = suit_in_hand(s, led) if mine else led in [table.suit[each] for each in at.rows[who]]
    refuse_if("plays_follow", not follows and holds, who=WHO_NAMES[who])


AGREED: Mapping[str, tuple[str, EffectOp | None]] = {
    "free": ("turn", EffectOp.FREE),
    "no_draw": ("card", EffectOp.NODRAW),
    "no_love": ("card", EffectOp.BIND_NOLOVE),
    "lowest": ("card", EffectOp.BIND_LOWEST),
    "no_trump": ("card", EffectOp.NONTRUMP),
    "swapped": ("complete", EffectOp.SWAPWITH),
    "cancelled": ("settled", EffectOp.CANCEL),
    "takes_lead": ("settled", EffectOp.TAKELEAD),
    "turn_used": ("turn", None),
    "named": ("turn", EffectOp.SUIT),
    "winner": ("settled", None),
    "used_now": ("turn", None),
}
"""What can be agreed in a trick beyond the cards: from which moment on, and the effect that does it."""


def _judge_trick_state(at: Standing) -> None:
    s, base, charged, mine, complete = at.s, at.base, at.charged, at.has_played(YOU) != 0, at.s.n_played == WHO
    for spot, ordinal in (divmod(bit, ABILITIES) for bit in bits_of(s.used_now)):
        refuse_if("used_ability", not s.uses[spot, ordinal], number=ordinal + 1, name=at.name(spot))
    turn = mine or (base == Op.NEXT_CARD and at.top == Op.TURN) or (s.surrendered and at.over)
    settled = base == Op.SETTLE or (at.over and complete)
    moments = {"turn": turn, "card": mine, "complete": complete, "settled": settled}
    there = {name: AGREED[name] for name in AGREED if getattr(s, name)}
    for name, (moment, op) in there.items():
        refuse_if("trick_state_moment", not moments[moment], name=name.removesuffix("_now"))
        refuse_if("trick_state_card", op and not at.doing(op, *charged), name=name)
    refuse_if("trick_state_used", (s.named or s.free) and not s.turn_used)
    asked = {Op.SWAP_CARD: EffectOp.SWAPPLAYED, Op.TARGET: EffectOp.SWAPWITH}.get(Op(at.top))
    refuse_if("agenda_trick_card", base == Op.RESOLVE and asked and not at.doing(asked, *charged))
    refuse_if("agenda_taken_back", at.top == Op.SWAP_CARD and s.swapped)
    refuse_if("plays_swapped", not s.swapped and [*s.owner][: s.n_played] != [*s.player][: s.n_played])
    refuse_if("trick_state_no_card", at.top == Op.TURN and legal_hand(s, s.named) == 0)


def _judge_winner(at: Standing) -> None:
    """The best card wins; after the game the last trick still lies there for all to see."""
    s, complete = at.s, at.s.n_played == WHO
    if at.over and complete:
        refuse_if("winner_last", not s.winner)
        where = s.discard if s.cancelled else s.pile[s.winner - 1]
        refuse_if("plays_last", {card - 1 for card in s.card} - {*bits_of(where)})
    elif at.base == Op.SETTLE:
        gives = at.doing(EffectOp.GIVE, *at.charged)
        best = {s.owner[best_place(s, without)] + 1 for without in ((NOBODY, YOU) if gives else (NOBODY,))}
        refuse_if("winner_best", s.winner not in best)
        refuse_if("trick_state_over", s.takes_lead and s.trick == TRICKS)
