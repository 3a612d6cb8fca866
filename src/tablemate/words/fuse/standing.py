"""Where a game of FUSE stands in short texts: what is left, and what each seat has to do or has done."""

from __future__ import annotations

from tablemate.games.fuse.view_types import View
from tablemate.words.words import Words

from .pieces import bag, sabotage


def figures(words: Words, view: View) -> list[str]:
    """Where the game stands: turn, bombs, points, pile, sabotage, rolls, and the bag."""
    texts = [
        words.say("screen-turn", turn=str(view["turn"])),
        words.say("screen-bombs", left=str(view["bombs"] - view["picks"]), bombs=str(view["bombs"])),
        words.say("screen-points", points=view["points"]),
        words.say("screen-pile", count=view["pile"]),
    ]
    if view["sabotage"]["used"] or view["sabotage"]["left"]:
        texts.append(sabotage(words, view))
    if view["rolls_left"] is not None:
        texts.append(words.say("screen-rolls", count=view["rolls_left"]))
    return [*texts, bag(words, view)]


def seats(view: View) -> list[int]:
    """All seats, the viewer's own last."""
    return sorted(range(view["players"]), key=lambda seat: seat == view["viewer"])


def seat_line(words: Words, view: View, seat: int) -> str:
    """Who, and what this seat has to do or has done."""
    notes = [words.say("note-bag")] if view["outcome"] is None and seat == view["bag_holder"] else []
    notes += to_do(words, view, seat)
    if view["done"][seat]:
        notes.append(words.say("note-done", count=len(view["done"][seat])))
    own = seat == view["viewer"]
    name = words.say("screen-you", seat=words.seat_label(seat)) if own else words.seat_heading(seat)
    return words.say("screen-seat-notes", seat=name, notes=", ".join(notes)) if notes else name


def to_do(words: Words, view: View, seat: int) -> list[str]:
    """What a seat has to do still, or has agreed to."""
    if view["outcome"] is not None:
        return []
    notes = []
    if seat in view["picking"]:
        notes.append(words.say("note-pick"))
    if view["question"] and seat in view["question"]["seats"]:
        notes.append(words.say("note-lose"))
    if view["owed"][seat]:
        notes.append(words.say("note-owed", count=view["owed"][seat]))
    if view["players"] > 1 and ("confirm", seat) in [(each["kind"], each["seat"]) for each in view["waiting"]]:
        notes.append(words.say("note-not-agreed"))
    if seat in view["confirmed"]:
        notes.append(words.say("note-confirmed"))
    if seat in view["stopped"]:
        notes.append(words.say("note-stopped"))
    return notes
