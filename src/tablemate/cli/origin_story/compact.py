"""The table of Origin Story with everything a decision needs in 24 lines of 80 columns, the choices below it included.

What is said in full where there is room is cut to one line where there is not, and can be looked up.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from tablemate.cli.terminal import screen_width, wrapped
from tablemate.games.origin_story.view_types import WHO_NAMES, PowerCard, View
from tablemate.words import Words, viewer_of
from tablemate.words.origin_story.cards import explain_rest
from tablemate.words.origin_story.labels import (
    asked,
    cards_of_the_round,
    hand,
    has_rows,
    in_trick,
    powers_at_work,
    stamina,
    standing_in_short,
    to_choose_from,
)
from tablemate.words.origin_story.nouns import YOU, label, power_of

from .table import BETWEEN, NO_BREAK, card_head, cell, packed, place_name, trick

LINES = 24
"""How many lines a screen has."""
_AROUND = 3
"""An empty line above the table and one below it, and the prompt."""
_MENU_LINES = {
    "align": 4, "predict": 4, "suit": 4, "swap_card": 4, "bury": 5, "target": 6, "redraw": 6, "discard": 6, "reveal": 6,
    "exchange": 6, "charge": 13, "after_card": 6, "react": 6, "outcome": 6,
}  # fmt: skip
_MENU_LINES_USUAL = 10
"""How many lines what is asked and the choices may take, by the kind of question."""
_IN_A_LINE = 3
"""So many cards to play stand side by side behind their heading."""
_FOR_ABILITIES = 4
"""How many lines the abilities of your turn may take."""
_CUT = "…"


def menu_room(words: Words, view: View) -> int:
    """How many lines the table leaves for what is asked and the choices."""
    return LINES - _AROUND - len(compact(words, view))


def _menu_lines(words: Words, view: View) -> int:
    """How many lines what is asked and the choices will want."""
    kind = asked(view)
    return _turn_lines(words, view) if kind == "turn" else _MENU_LINES.get(kind or "", _MENU_LINES_USUAL)


def _turn_lines(words: Words, view: View) -> int:
    """The question, your cards by what they would do, surrender, and abilities if any could be used."""
    groups = Counter(in_trick(words, entry, view) for entry in view["hand"] if entry["playable"])
    cards = sum(1 + number // _IN_A_LINE for number in groups.values())
    own = (power_of(words, entry["power"]) for _, entry in powers_at_work(words, view))
    usable = any(ability.window == "turn" for power in own if power for ability in power.abilities)
    return 2 + cards + (_FOR_ABILITIES if usable else 0)


def compact(words: Words, view: View) -> list[str]:
    """The fullest drawing that leaves room for the choices: cards told, cut to a line each, or only named."""
    head, board, rest = _head(words, view), compact_rows(words, view), _to_choose(words, view)
    own = list(powers_at_work(words, view))
    of_the_round = [(wrapped(text, hanging="  "), cut(text)) for text in cards_of_the_round(words, view)]
    room = LINES - _AROUND - _menu_lines(words, view) - len([*head, *board, *rest])
    told = fitted([*of_the_round, *_own_cards(words, view, own)], room)
    if sum(map(len, told)) > room:
        told = [*([short] for _, short in of_the_round), _named(words, own)]
    count = len(of_the_round)
    first, then = ([line for lines in part for line in lines] for part in (told[:count], told[count:]))
    return [*head, *first, *board, *then, *rest]


def fitted(texts: Sequence[tuple[list[str], str]], room: int) -> list[list[str]]:
    """Texts in full, each given with its short form: as many lines as there is room for, the longest cut first."""
    chosen = [full for full, _ in texts]
    while sum(map(len, chosen)) > room and (longest := max(map(len, chosen))) > 1:
        place = max(place for place, lines in enumerate(chosen) if len(lines) == longest)
        chosen[place] = [texts[place][1]]
    return chosen


def cut(text: str, start: str = "") -> str:
    """A text in one line; where something is left out, it shows."""
    line, *more = wrapped(text, indent=start, hanging=start)
    if not more:
        return line
    return f"{wrapped(text, indent=start, hanging=start, width=screen_width() - len(_CUT) - 1)[0]} {_CUT}"


def _joined(texts: Sequence[str], start: str = "", hanging: str = "") -> list[str]:
    """Short texts in a row; none is divided at the end of a line."""
    whole = BETWEEN.join(text.replace(" ", NO_BREAK) for text in texts)
    return wrapped(whole, indent=start, hanging=hanging) if texts else []


def _head(words: Words, view: View) -> list[str]:
    return _joined(standing_in_short(words, view))


def compact_rows(words: Words, view: View) -> list[str]:
    """Points and cards of all three, and the trick."""
    return _rows(words, view) if has_rows(view) else _before_rows(words, view)


def _before_rows(words: Words, view: View) -> list[str]:
    """Points, your hand, your tokens: the Vancardians have no cards yet."""
    viewer = viewer_of(view)
    points = [f"{label(words, name, viewer)} {_points(words, view, name)}" for name in WHO_NAMES]
    start = f"{label(words, YOU, viewer)}   "
    cells = packed([cell(words, each) for each in hand(view)], screen_width() - len(start))
    return [
        *_joined(points),
        *(f"{start if place == 0 else ' ' * len(start)}{line}" for place, line in enumerate(cells)),
        *wrapped(stamina(words, view)),
    ]


def _points(words: Words, view: View, name: str) -> str:
    return words.say("compact-points", vp=view["vp"][name])


def _rows(words: Words, view: View) -> list[str]:
    """Automaton, Factoryon, the trick, you, each with points and tricks."""
    columns = [
        [label(words, name, viewer_of(view)) for name in WHO_NAMES],
        [_points(words, view, name) for name in WHO_NAMES],
        [words.say("compact-tricks", tricks=view["tricks"][name]) for name in WHO_NAMES],
    ]
    name_width, points_width, tricks_width = (max(map(len, column)) for column in columns)
    lines: list[str] = []
    for name, called, points, tricks in zip(WHO_NAMES, *columns, strict=True):
        start = f"{called:<{name_width}}  {points:>{points_width}}  {tricks:<{tricks_width}}  "
        if name == YOU:
            lines += trick(words, view)
        found = hand(view) if name == YOU else view["rows"][name]
        cells = packed([cell(words, each) for each in found], screen_width() - len(start))
        lines += [f"{start if place == 0 else ' ' * len(start)}{line}".rstrip() for place, line in enumerate(cells)]
    return lines


def _own_cards(words: Words, view: View, own: Sequence[tuple[str, PowerCard]]) -> Iterator[tuple[list[str], str]]:
    """Each card, while tricks are played with what it still does; in full and in a line."""
    width = max((len(place_name(words, place)) for place, _ in own), default=0)
    for place, entry in own:
        power = power_of(words, entry["power"])
        does = explain_rest(words, power) if power is not None and has_rows(view) else []
        start, text = f"  {place_name(words, place):<{width}}  ", BETWEEN.join([card_head(words, entry), *does])
        yield wrapped(text, indent=start, hanging=" " * len(start)), cut(text, start)


def _named(words: Words, own: Sequence[tuple[str, PowerCard]]) -> list[str]:
    return _joined([f"{place_name(words, place)} {card_head(words, entry)}" for place, entry in own], "  ", "  ")


def _to_choose(words: Words, view: View) -> list[str]:
    """Superheroes of the last round; what is on offer now is among the choices."""
    found = to_choose_from(words, view | {"offer": []}) if asked(view) == "story" else to_choose_from(words, view)
    return [line for text, names in found for line in wrapped(f"{text} {', '.join(names)}", hanging="  ")]
