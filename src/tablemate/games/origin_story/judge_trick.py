"""What the trick on the table can be: the cards, whose they are, what they count, and what is agreed in it."""

from __future__ import annotations

from tablemate.kernel.checking import Checks
from tablemate.kernel.errors import InvalidPosition
from tablemate.kernel.meanings import bits_of

from .cards.language import CardSet
from .meanings import FLAGS
from .names import WHO_NAMES
from .rules.abilities import my_suit, suit_in_hand
from .rules.tricks import NOBODY, best_place
from .rules.values import change_as
from .rules.your_turn import legal_hand
from .standing import Standing
from .terms import ABILITIES, EVENT_SPOT, TRICKS, WHO, YOU, EffectOp, Op

_CHECK = Checks(InvalidPosition, "origin_story")
refuse, refuse_if = _CHECK.refuse, _CHECK.refuse_if
_OUTCOME = ("cancelled", "takes_lead", "winner")
_OF_YOUR_CARD = ("no_draw", "no_love", "lowest", "no_trump")
_OF_YOUR_TURN = {"turn_used": "turn_used", "named": "named", "free": "free", "used": "used_now"}


def judge_plays(at: Standing) -> None:
    """Which cards lie there and who played them, one after the other; how many at this moment."""
    s, number = at.s, at.s.n_played
    refuse_if("plays_no_trick", number and at.base not in (Op.NEXT_CARD, Op.RESOLVE, Op.SETTLE) and not at.over)
    first = s.player[0] if at.over else s.leader
    players = [s.player[place] for place in range(number)]
    refuse_if("plays_order", players != [(first + place) % WHO for place in range(number)])
    refuse_if("plays_owners", sorted(s.owner[place] for place in range(number)) != sorted(players))
    refuse_if("plays_count", not _number_fits(at), number=number)
    refuse_if("surrendered_moment", s.surrendered and (s.leader == YOU or at.base != Op.END_ROUND))


def _number_fits(at: Standing) -> bool:
    s, number = at.s, at.s.n_played
    if at.over:
        return number in (0, WHO) if not s.surrendered else number < WHO
    if at.top == Op.TURN:
        return (s.leader + number) % WHO == YOU and number < WHO
    if at.top == Op.AFTER_CARD:
        return number > 0 and s.player[number - 1] == YOU
    return number == WHO or at.base not in (Op.RESOLVE, Op.SETTLE)


def judge_trick(at: Standing, box: CardSet) -> None:
    """What the cards on the table count, and what is agreed."""
    for bit in bits_of(at.s.used_now):
        spot, ordinal = divmod(bit, ABILITIES)
        if not at.s.uses[spot, ordinal]:
            refuse("used_ability", number=ordinal + 1, name=box.numbered[at.s.power[spot]].id)
    for place in range(at.s.n_played):
        _judge_play(at, place, box.playing_names[at.s.card[place] - 1])
    _judge_flags(at)
    _judge_reaction(at)
    _judge_following(at)
    if at.over:
        _judge_last_trick(at)
    elif at.base == Op.SETTLE:
        _judge_winner(at)


def _judge_play(at: Standing, place: int, name: str) -> None:
    s, table = at.s, at.table
    card, mine = s.card[place] - 1, s.player[place] == YOU
    natural = my_suit(s, table, card) if mine else table.suit[card]
    refuse_if("plays_suit", s.suit[place] != natural and not (mine and s.named == s.suit[place] + 1), card=name)
    change = change_as(s, table, card, s.suit[place]) if mine else s.bonus[table.suit[card]]
    as_usual = (s.base[place], s.plus[place]) == (table.value[card], change)
    refuse_if("plays_event", not mine and not s.swapped and not as_usual and not _changes_midway(at), card=name)


def _changes_midway(at: Standing) -> bool:
    """Can the event change the value of cards while a trick is played, because it depends on something?"""
    abilities = [each for each in at.abilities(EVENT_SPOT) if at.table.cond_count[each]]
    effects = [effect for ability in abilities for effect in at.effects_of(ability)]
    return any(at.table.effect_op[effect] == EffectOp.ALLVAL for effect in effects)


def _judge_flags(at: Standing) -> None:
    s = at.s
    mine = any(s.player[place] == YOU for place in range(s.n_played))
    at_turn = mine or (at.base == Op.NEXT_CARD and at.top == Op.TURN) or bool(s.surrendered and at.over)
    settled = at.base == Op.SETTLE or (at.over and s.n_played == WHO)
    wrong = [] if at_turn else [name for name, field in _OF_YOUR_TURN.items() if getattr(s, field)]
    wrong += [] if mine else [name for name in _OF_YOUR_CARD if getattr(s, name)]
    wrong += ["swapped"] if s.swapped and s.n_played != WHO else []
    wrong += [] if settled else [name for name in _OUTCOME if getattr(s, name)]
    for name in wrong:
        refuse("trick_state_moment", name=name)
    for name, ops in FLAGS.items():
        if getattr(s, name) and not any(at.has_effect(spot, *ops) for spot in at.charged):
            refuse("trick_state_card", name=name)
    refuse_if("trick_state_suit", s.named and not any(at.has_effect(spot, EffectOp.SUIT) for spot in at.charged))
    refuse_if("trick_state_used", (s.named or s.free) and not s.turn_used)


def _judge_reaction(at: Standing) -> None:
    """Which card or which Vancardian is asked by an ability on the complete trick; who owns which card."""
    s, asks = at.s, {Op.SWAP_CARD: EffectOp.SWAPPLAYED, Op.TARGET: EffectOp.SWAPWITH}
    if at.base == Op.RESOLVE and at.top in asks:
        refuse_if("agenda_trick_card", not any(at.has_effect(spot, asks[Op(at.top)]) for spot in at.charged))
        refuse_if("agenda_taken_back", at.top == Op.SWAP_CARD and s.swapped)
    refuse_if("plays_swapped", not s.swapped and any(s.owner[place] != s.player[place] for place in range(s.n_played)))


def _judge_following(at: Standing) -> None:
    """Who did not follow suit had none, unless you were free."""
    s, table = at.s, at.table
    for place in range(1, 0 if at.over else s.n_played):
        who = s.player[place]
        if s.suit[place] == s.led - 1 or (who == YOU and s.free):
            continue
        if who == YOU:
            holds = suit_in_hand(s, s.led - 1) != 0
        else:
            holds = any(table.suit[s.row[who, index] - 1] == s.led - 1 for index in range(s.n_row[who]))
        refuse_if("plays_follow", holds, who=WHO_NAMES[who])
    refuse_if("trick_state_no_card", at.top == Op.TURN and legal_hand(s, s.named) == 0)


def _judge_winner(at: Standing) -> None:
    s = at.s
    best = [s.owner[best_place(s, NOBODY)] + 1]
    if any(at.has_effect(spot, EffectOp.GIVE) for spot in at.charged):
        best.append(s.owner[best_place(s, YOU)] + 1)
    refuse_if("winner_best", s.winner not in best)
    refuse_if("trick_state_over", s.takes_lead and s.trick == TRICKS)


def _judge_last_trick(at: Standing) -> None:
    """After the game the last trick still lies there for all to see, and belongs to a pile or to the discard."""
    s = at.s
    if s.n_played < WHO:
        return
    refuse_if("winner_last", not s.winner)
    where = s.discard if s.cancelled else s.pile[s.winner - 1]
    refuse_if("plays_last", any(not where >> (s.card[place] - 1) & 1 for place in range(WHO)))
