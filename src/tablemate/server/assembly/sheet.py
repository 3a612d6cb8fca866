"""Assembly as headings and sentences: the ring, the cards, and what is under way."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from tablemate.games.assembly.view_types import View
from tablemate.server.sheets import Section, Sheet
from tablemate.words import Words, sentence, viewer_of
from tablemate.words.assembly.nouns import card, declared, module

PILES = ("stack", "pile", "discard", "reserve")


class AssemblySheet(Sheet):
    """That of Assembly."""

    foreseen = ("declare", "distance", "pick", "discard", "move", "place", "order", "cycle")

    def sections(self, words: Words, view: View, labels: Mapping[str, str]) -> Iterator[Section]:
        """Where the game stands, the bays in clock order, the cards, the piles."""
        bays = (labels[f"bay {entry['bay']}"] for entry in view["bays"])
        yield Section(words.say("sheet-standing"), (*_standing(words, view), *_pending(words, view)))
        yield Section(words.say("sheet-ring"), tuple(bays))
        yield Section(words.say("sheet-hands"), tuple(_hands(view, labels)))
        yield Section(words.say("sheet-piles"), (*(labels[pile] for pile in PILES), *_known(words, view)))


def _standing(words: Words, view: View) -> Iterator[str]:
    locked, run, left = sum(bay["locked"] for bay in view["bays"]), view["refreshes"] + 1, view["refreshes_left"]
    yield sentence(words.say("screen-turn", turn=str(view["turn"]), run=str(run), runs=str(run + left)))
    yield sentence(words.say("screen-refreshes", left=left))
    yield sentence(words.say("screen-locked", count=locked, bays=len(view["bays"])))


def _pending(words: Words, view: View) -> Iterator[str]:
    """What is under way in this turn and what is owed."""
    if view["outcome"] is not None:
        return
    if view["asked"] and view["answer"]:
        answer = words.say(f"answer-{view['answer']}")
        yield words.say("status-asked", command=words.say(f"command-{view['asked']}"), answer=answer)
    if view["command"]:
        yield words.say("status-command", command=declared(words, view["command"]))
    if view["two_commands"]:
        yield words.say("status-two")
    if view["no_refill"]:
        yield words.say("status-no-refill")
    for seat in (seat for seat, owes in enumerate(view["owes_double"]) if owes):
        yield sentence(words.say("status-owes", **words.who(seat, viewer_of(view))))


def _hands(view: View, labels: Mapping[str, str]) -> Iterator[str]:
    """Hands and roles, the viewer's own first."""
    for seat in sorted(range(view["players"]), key=lambda seat: seat != view["viewer"]):
        yield from (labels[piece] for piece in (f"hand {seat + 1}", f"role {seat + 1}") if piece in labels)


def _known(words: Words, view: View) -> Iterator[str]:
    """What this viewer knows of cards and modules that lie face down."""
    for known in view["pile"]["known"]:
        yield words.say("known-pile", place=known["place"], card=card(words, known["card"]))
    for under in view["stack"]["known"]:
        yield words.say("known-stack", place=under["place"], module=module(words, under["module"]))


SHEET = AssemblySheet()
