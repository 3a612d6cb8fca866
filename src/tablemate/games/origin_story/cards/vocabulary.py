"""The effects of the card language: how each is written, with which arguments, and in which windows it makes sense."""

from __future__ import annotations

from dataclasses import dataclass

from .terms import MOST_VALUE, TRICKS, EffectOp, Window

WINDOW_WORDS = {
    "charged": Window.CHARGED,
    "charged!": Window.CHARGED_LATER,
    "revealed": Window.REVEALED,
    "revealed!": Window.REVEALED_LATER,
    "event": Window.EVENT,
    "event!": Window.EVENT_LATER,
    "start": Window.START,
    "ongoing": Window.ONGOING,
    "static": Window.STATIC,
    "turn": Window.TURN,
    "lead": Window.LEAD,
    "follow": Window.FOLLOW,
    "first": Window.FIRST,
    "final": Window.FINAL,
    "react": Window.REACT,
    "won": Window.WON,
    "lost": Window.LOST,
    "eor": Window.END,
}
WINDOW_NAMES = {window: word for word, window in WINDOW_WORDS.items()}

Windows = frozenset[Window]
LATER = frozenset({Window.CHARGED_LATER, Window.REVEALED_LATER, Window.EVENT_LATER})
"""Postponed until the Vancardians have their hands."""
BEFORE = frozenset({Window.CHARGED, Window.REVEALED, Window.EVENT})
"""Before alignments are chosen."""
PARTS = BEFORE | LATER
"""Windows that come once, in which effects are worked off one after the other; `xN` repeats one of them."""
CARD = frozenset({Window.LEAD, Window.FOLLOW, Window.FIRST, Window.FINAL})
"""Right after your card."""
OUTCOME = frozenset({Window.WON, Window.LOST})
TRICK = CARD | OUTCOME | {Window.TURN, Window.REACT}
"""While a trick is played."""
STANDING = frozenset({Window.ONGOING, Window.STATIC})
_ONGOING, _STATIC = frozenset({Window.ONGOING}), frozenset({Window.STATIC})
_TURN, _REACT, _END = frozenset({Window.TURN}), frozenset({Window.REACT}), frozenset({Window.END})


@dataclass(frozen=True, slots=True)
class Literal:
    """An argument that is always the same word."""

    word: str


@dataclass(frozen=True, slots=True)
class Change:
    """A signed change of a value, halves allowed, at most so far up or down; the effect's `number`, doubled."""

    most: int = 20


@dataclass(frozen=True, slots=True)
class Number:
    """A whole number within bounds, never zero where it has a sign; the effect's `number`."""

    low: int
    high: int
    signed: bool = False


@dataclass(frozen=True, slots=True)
class Limit:
    """A whole number within bounds that tells where the effect looks; the effect's `subject`."""

    low: int
    high: int


@dataclass(frozen=True, slots=True)
class Amount:
    """An expression for a whole number up to a bound; the effect's `amount`.  Only with `zero` it may be a plain 0."""

    high: int
    zero: bool = False
    low: int = 0


@dataclass(frozen=True, slots=True)
class Value:
    """An expression for the value of a card; the effect's `amount`."""

    high: int = MOST_VALUE
    low: int = -MOST_VALUE


@dataclass(frozen=True, slots=True)
class OneSuit:
    """A suit; the effect's `subject`."""


@dataclass(frozen=True, slots=True)
class BecomesLove:
    """`X->L` with a suit other than love or the chosen one; the effect's `subject`."""


@dataclass(frozen=True, slots=True)
class Cards:
    """A selector; the effect's `subject`."""


@dataclass(frozen=True, slots=True)
class Opponent:
    """A Vancardian; the effect's `subject`.  Both joined with `or` leave the choice to you."""


Parameter = Literal | Change | Number | Limit | Amount | Value | OneSuit | BecomesLove | Cards | Opponent


@dataclass(frozen=True, slots=True)
class Word:
    """How an effect is written, an example of it, and the windows in which it makes sense."""

    name: str
    parameters: tuple[Parameter, ...]
    example: str
    windows: Windows


_EXTREME = 9
"""The most VP that one argument tells."""
MOST_TOKENS = 4
"""The most tokens that one card gives in a round."""
MOST_DRAWN = 3
"""The most cards that one power or event draws for you without discarding as many."""
MOST_VP = 24
"""The most VP that one card gives at one moment."""
HAND = 8
MOST_VDRAW = 4

CHOOSE_WORD = "choose"
VOCABULARY = {
    EffectOp.VAL: Word("val", (Change(),), "val(+5)", CARD | _REACT),
    EffectOp.SETVAL: Word("setval", (Value(),), "setval(lead+1/2)", CARD | _REACT),
    EffectOp.MYVAL: Word("myval", (Cards(), Change()), "myval(S,+3)", _ONGOING),
    EffectOp.ALLVAL: Word("allval", (OneSuit(), Change()), "allval(S,+2)", _STATIC),
    EffectOp.SUIT: Word("suit", (Literal("any"),), "suit(any)", _TURN),
    EffectOp.MYSUIT: Word("mysuit", (BecomesLove(),), "mysuit(X->L)", _ONGOING),
    EffectOp.TRUMP: Word("trump", (OneSuit(),), "trump(M)", STANDING),
    EffectOp.NONTRUMP: Word("nontrump", (Literal("others"),), "nontrump(others)", CARD),
    EffectOp.TIE: Word("tie", (), "tie()", _ONGOING),
    EffectOp.LOW: Word("low", (), "low()", STANDING),
    EffectOp.FREE: Word("free", (), "free()", _TURN),
    EffectOp.BIND_NOLOVE: Word("bind", (Literal("nolove"),), "bind(nolove)", CARD),
    EffectOp.BIND_LOWEST: Word("bind", (Literal("lowest"),), "bind(lowest)", CARD),
    EffectOp.DRAW: Word("draw", (Amount(MOST_DRAWN),), "draw(1)", PARTS),
    EffectOp.DISCARD: Word("discard", (Amount(MOST_DRAWN),), "discard(1)", PARTS),
    EffectOp.REDRAW: Word("redraw", (Amount(HAND),), "redraw(2)", PARTS),
    EffectOp.REVEAL: Word("reveal", (Amount(HAND),), "reveal(3)", PARTS),
    EffectOp.CHOOSE: Word(CHOOSE_WORD, (), "choose X (B, M or S)", frozenset({Window.CHARGED, Window.REVEALED})),
    EffectOp.EXCH: Word("exch", (Opponent(), Literal("1")), "exch(A,1)", LATER),
    EffectOp.BURY: Word("bury", (Opponent(), Literal("any")), "bury(A,any)", LATER),
    EffectOp.NODRAW: Word("nodraw", (Literal("all"),), "nodraw(all)", CARD),
    EffectOp.VDRAW: Word("vdraw", (Amount(MOST_VDRAW, zero=True),), "vdraw(2-k)", STANDING),
    EffectOp.SWAPPLAYED: Word("swapplayed", (), "swapplayed()", _REACT),
    EffectOp.SWAPWITH: Word("swapwith", (Opponent(),), "swapwith(V)", _REACT),
    EffectOp.GIVE: Word("give", (Literal("second"),), "give(second)", frozenset({Window.WON})),
    EffectOp.TAKELEAD: Word("takelead", (), "takelead()", frozenset({Window.LOST})),
    EffectOp.CANCEL: Word("cancel", (), "cancel()", OUTCOME),
    EffectOp.REWIND: Word("rewind", (), "rewind()", OUTCOME),
    EffectOp.VP: Word("vp", (Amount(MOST_VP),), "vp(1)", OUTCOME | _END),
    EffectOp.STEAL: Word("steal", (Literal("top"), Number(1, _EXTREME)), "steal(top,1)", _END),
    EffectOp.VILLAIN: Word("villain", (Limit(0, TRICKS), Number(1, _EXTREME)), "villain(1,4)", _ONGOING),
    EffectOp.TRICKVP: Word("trickvp", (Limit(1, TRICKS), Number(1, _EXTREME)), "trickvp(8,1)", _STATIC),
    EffectOp.VILLAINPAY: Word("villainpay", (Number(0, _EXTREME),), "villainpay(2)", _STATIC),
    EffectOp.VBONUS: Word("vbonus", (Limit(0, TRICKS), Number(1, _EXTREME)), "vbonus(3,1)", _STATIC),
    EffectOp.PREDICT: Word("predict", (), "predict()", frozenset({Window.START})),
    EffectOp.ALIGN: Word("align", (), "align()", _TURN),
    EffectOp.STAM: Word("stam", (Number(1, MOST_TOKENS, signed=True),), "stam(+1)", BEFORE | _END),
    EffectOp.STAMROUND: Word(
        "stamround",
        (Number(-MOST_TOKENS, MOST_TOKENS, signed=True),),
        "stamround(+1)",
        frozenset({Window.REVEALED, Window.EVENT}),
    ),
    EffectOp.FREECHARGE: Word("freecharge", (Literal("1"),), "freecharge(1)", frozenset({Window.REVEALED})),
}
"""By effect: its word."""

OPS_OF_WORD: dict[str, list[EffectOp]] = {}
for _op, _word in VOCABULARY.items():
    OPS_OF_WORD.setdefault(_word.name, []).append(_op)

ROW_EFFECTS = frozenset({EffectOp.EXCH, EffectOp.BURY})
HAND_EFFECTS = frozenset({EffectOp.DRAW, EffectOp.DISCARD, EffectOp.REDRAW, EffectOp.REVEAL})
REPEATED = ROW_EFFECTS | HAND_EFFECTS
"""What `xN` can repeat in a window that comes once."""
OUTCOME_EFFECTS = frozenset({EffectOp.GIVE, EffectOp.TAKELEAD, EffectOp.CANCEL, EffectOp.REWIND})
"""What changes the outcome of a trick; all else in these windows is a payment."""
DECLINABLE = frozenset({EffectOp.REDRAW, EffectOp.EXCH})
"""Yours to use or not on whatever card (A28)."""
TRICK_EFFECTS = frozenset({EffectOp.STEAL, EffectOp.VILLAIN, EffectOp.VBONUS})
"""Effects that ask for numbers of tricks by themselves."""
TWO_OPPONENTS = frozenset(
    op for op, word in VOCABULARY.items() if any(isinstance(each, Opponent) for each in word.parameters)
)
VALUE_CHANGES = frozenset(
    op for op, word in VOCABULARY.items() if any(isinstance(each, Change | Value) for each in word.parameters)
)
"""Effects whose numbers are values of cards, hence doubled."""
LIMITED = frozenset({Window.TURN, Window.LEAD, Window.FOLLOW, Window.REACT, Window.WON, Window.LOST})
"""Windows that come again and again, in which `xN` says how often a round an ability is used."""
REMOVABLE = TRICK
"""Windows in which a Remove slot can be used up."""
ONE_EFFECT = frozenset({Window.TURN, Window.REACT})
"""Windows in which an ability does one thing."""
