"""Setting up the trick on the table: the cards, whose they are, what they count, and what is agreed in it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tablemate.kernel.program import UNTOLD

from .given import Board, given, refuse
from .names import WHO_NAMES, playing_cards
from .rules.abilities import my_suit, suit_in_hand
from .rules.tricks import NOBODY, best_place
from .rules.values import change_as
from .rules.your_turn import legal_hand, work_by_itself
from .terms import ABILITIES, EVENT_SPOT, POWERS, TRICKS, WHO, YOU, EffectOp, Op

PLAY_FIELDS = ("card", "by", "owner", "suit", "base", "plus")
FLAGS: Mapping[str, tuple[EffectOp, ...]] = {
    "free": (EffectOp.FREE,),
    "no_draw": (EffectOp.NODRAW,),
    "no_love": (EffectOp.BIND_NOLOVE,),
    "lowest": (EffectOp.BIND_LOWEST,),
    "no_trump": (EffectOp.NONTRUMP,),
    "swapped": (EffectOp.SWAPWITH,),
    "cancelled": (EffectOp.CANCEL,),
    "takes_lead": (EffectOp.TAKELEAD,),
}
"""What can be agreed in a trick, and the effects that do it."""
_OTHERS = ("turn_used", "named", "winner", "used")
_OUTCOME = ("cancelled", "takes_lead", "winner")
_OF_YOUR_CARD = ("no_draw", "no_love", "lowest", "no_trump")
_OF_YOUR_TURN = ("turn_used", "named", "free", "used")


def plays_of(board: Board) -> list[dict[str, Any]]:
    """The cards on the table as objects; a plain name is a card with nothing else to tell."""
    entries = given.rows("plays", board.says.get("plays", []), WHO)
    return [{"card": each} if isinstance(each, str) else given.fields("plays", each, PLAY_FIELDS) for each in entries]


def lay_plays(board: Board) -> None:
    """Which cards lie there and who played them: one after the other from the leader on."""
    s, plays = board.s, plays_of(board)
    if plays and board.base not in (Op.NEXT_CARD, Op.RESOLVE, Op.SETTLE) and not board.over:
        refuse("plays_no_trick")
    first = given.who("plays", plays[0]["by"]) if plays and "by" in plays[0] else s.leader
    settled = board.over and not s.surrendered
    for place, play in enumerate(plays):
        card = play.get("card")
        s.card[place] = 1 + (board.card("plays", card) if settled else board.new_card("plays", card))
        s.player[place] = given.who("plays", play.get("by", WHO_NAMES[(first + place) % WHO]))
        if s.player[place] != ((first if board.over else s.leader) + place) % WHO:
            refuse("plays_order")
        s.owner[place] = given.who("plays", play.get("owner", WHO_NAMES[s.player[place]]))
    s.n_played = len(plays)
    owners = sorted(s.owner[place] for place in range(len(plays)))
    if owners != sorted(s.player[place] for place in range(len(plays))):
        refuse("plays_owners")


def check_number(board: Board) -> None:
    """How many cards lie on the table at this moment."""
    s = board.s
    number = s.n_played
    if board.over:
        fits = number in (0, WHO) if not s.surrendered else number < WHO
    elif board.top == Op.TURN:
        fits = (s.leader + number) % WHO == YOU and number < WHO
    elif board.top == Op.AFTER_CARD:
        fits = number > 0 and s.player[number - 1] == YOU
    else:
        fits = number == WHO or board.base not in (Op.RESOLVE, Op.SETTLE)
    if not fits:
        refuse("plays_count", number=number)
    if s.surrendered and (s.leader == YOU or board.base != Op.END_ROUND):
        refuse("surrendered_moment")


def lay_trick(board: Board) -> None:
    """What the cards on the table count, and what is agreed; lasting values are reckoned already."""
    s = board.s
    says = given.fields("trick_state", board.says.get("trick_state", {}), (*FLAGS, *_OTHERS))
    for name in (*FLAGS, "turn_used"):
        setattr(s, name, int(given.flag(name, says.get(name, False))))
    named, winner = says.get("named"), says.get("winner")
    s.named = 0 if named is None else 1 + given.suit("named", named)
    s.winner = 0 if winner is None else 1 + given.who("winner", winner)
    _lay_used(board, says.get("used", []))
    for place, play in enumerate(plays_of(board)):
        _lay_play(board, place, play)
        if place == 0:
            s.led = s.suit[0] + 1
    _check_flags(board)
    _check_following(board)
    _check_outcome(board)


def _lay_used(board: Board, entries: Any) -> None:
    """Abilities used in this trick, as the id of their card and their number on it."""
    s = board.s
    for entry in given.rows("used", entries, POWERS * ABILITIES):
        name, number = given.rows("used", entry, 2, exactly=True)
        spot = board.spot("used", name)
        ordinal = given.number("used", number, 1, len(board.abilities(spot))) - 1
        bit = 1 << (spot * ABILITIES + ordinal)
        if s.used_now & bit or not s.uses[spot, ordinal]:
            refuse("used_ability", number=number, name=name)
        s.used_now |= bit


def _lay_play(board: Board, place: int, play: Mapping[str, Any]) -> None:
    s, table = board.s, board.table
    card, mine = s.card[place] - 1, s.player[place] == YOU
    natural = my_suit(s, table, card) if mine else table.suit[card]
    usual = s.named - 1 if mine and s.named else natural
    s.suit[place] = given.suit("plays", play["suit"]) if "suit" in play else usual
    s.base[place] = given.half("plays", play["base"]) if "base" in play else table.value[card]
    change = change_as(s, table, card, s.suit[place]) if mine else s.bonus[table.suit[card]]
    s.plus[place] = given.half("plays", play["plus"]) if "plus" in play else change
    if s.suit[place] not in (natural, usual):
        refuse("plays_suit", card=playing_cards(board.cards)[card])
    as_usual = (s.base[place], s.plus[place]) == (table.value[card], change)
    if not mine and not s.swapped and not as_usual and not _changes_midway(board):
        refuse("plays_event", card=playing_cards(board.cards)[card])
    if mine and "base" not in play and "plus" not in play:
        s.led = s.suit[0] + 1
        work_by_itself(s, table, place, UNTOLD)


def _changes_midway(board: Board) -> bool:
    """Can the event change the value of cards while a trick is played, because it depends on something?"""
    abilities = [each for each in board.abilities(EVENT_SPOT) if board.table.cond_count[each]]
    effects = [effect for ability in abilities for effect in board.effects_of(ability)]
    return any(board.table.effect_op[effect] == EffectOp.ALLVAL for effect in effects)


def _check_flags(board: Board) -> None:
    s = board.s
    mine = any(s.player[place] == YOU for place in range(s.n_played))
    at_turn = mine or (board.base == Op.NEXT_CARD and board.top == Op.TURN)
    allowed = {
        **dict.fromkeys(_OF_YOUR_TURN, at_turn or bool(s.surrendered and board.over)),
        **dict.fromkeys(_OF_YOUR_CARD, mine),
        "swapped": s.n_played == WHO,
        **dict.fromkeys(_OUTCOME, board.base == Op.SETTLE or (board.over and s.n_played == WHO)),
    }
    for name, fits in allowed.items():
        if not fits and getattr(s, "used_now" if name == "used" else name):
            refuse("trick_state_moment", name=name)
    spots = [spot for spot in range(POWERS) if board.was_charged(spot)]
    for name, ops in FLAGS.items():
        if getattr(s, name) and not any(board.has_effect(spot, *ops) for spot in spots):
            refuse("trick_state_card", name=name)
    if s.named and not any(board.has_effect(spot, EffectOp.SUIT) for spot in spots):
        refuse("trick_state_suit")
    if (s.named or s.free) and not s.turn_used:
        refuse("trick_state_used")
    _check_reaction(board, spots)
    changed_hands = any(s.owner[place] != s.player[place] for place in range(s.n_played))
    if changed_hands and not s.swapped:
        refuse("plays_swapped")


def _check_reaction(board: Board, spots: list[int]) -> None:
    """Which card or which Vancardian is asked by an ability on the complete trick."""
    asks = {Op.SWAP_CARD: EffectOp.SWAPPLAYED, Op.TARGET: EffectOp.SWAPWITH}
    if board.base != Op.RESOLVE or board.top not in asks:
        return
    if not any(board.has_effect(spot, asks[Op(board.top)]) for spot in spots):
        refuse("agenda_trick_card")
    if board.top == Op.SWAP_CARD and board.s.swapped:
        refuse("agenda_taken_back")


def _check_following(board: Board) -> None:
    """Who did not follow suit had none, unless you were free."""
    s, table = board.s, board.table
    for place in range(1, 0 if board.over else s.n_played):
        who = s.player[place]
        if s.suit[place] == s.led - 1 or (who == YOU and s.free):
            continue
        if who == YOU:
            holds = suit_in_hand(s, s.led - 1) != 0
        else:
            holds = any(table.suit[s.row[who, index] - 1] == s.led - 1 for index in range(s.n_row[who]))
        if holds:
            refuse("plays_follow", who=WHO_NAMES[who])
    if board.top == Op.TURN and legal_hand(s, s.named) == 0:
        refuse("trick_state_no_card")


def _check_outcome(board: Board) -> None:
    s = board.s
    if board.over:
        _check_last_trick(board)
    elif board.base == Op.SETTLE:
        best = [s.owner[best_place(s, NOBODY)] + 1]
        if any(board.has_effect(spot, EffectOp.GIVE) and board.was_charged(spot) for spot in range(POWERS)):
            best.append(s.owner[best_place(s, YOU)] + 1)
        if s.winner not in best:
            refuse("winner_best")
        if s.takes_lead and s.trick == TRICKS:
            refuse("trick_state_over")


def _check_last_trick(board: Board) -> None:
    """After the game the last trick still lies there for all to see, and belongs to a pile or to the discard."""
    s = board.s
    if s.n_played < WHO:
        return
    if not s.winner:
        refuse("winner_last")
    where = s.discard if s.cancelled else s.pile[s.winner - 1]
    if any(not where >> (s.card[place] - 1) & 1 for place in range(WHO)):
        refuse("plays_last")
