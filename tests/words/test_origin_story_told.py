"""What happens in Origin Story is told in whole sentences: made-up stories, each for one way of saying things."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tablemate.games.origin_story.terms import Why
from tablemate.words import LANGUAGES, Words

WORDS = {language: Words(language, "origin_story") for language in LANGUAGES}
Seen = dict[str, Any]


def told(events: list[Seen], language: str = "en", *, veiled: bool = False, aloud: bool = False) -> list[str]:
    """A story made up."""
    words = WORDS[language].aloud(on=aloud)
    return words.voice.story(words, events, 0, veiled=veiled)


def follow(
    why: str, *, kept: list[str], thrown: list[str], pushed: list[str], plays: str, who: str = "factoryon"
) -> list[Seen]:
    """A Vancardian follows."""
    named = {"follow_drew": [*thrown, *kept], "not_kept": thrown, "kept": kept, "pushed_out": pushed}
    events = [{"event": kind, "who": who, "card": card} for kind, cards in named.items() for card in cards]
    return [*events, {"event": "played", "who": who, "card": plays, "why": why, "value": printed_value(plays)}]


def against(card: str, turn: list[Seen], value: float | None = None, who: str = "you") -> list[Seen]:
    """The same turn where she looks at the card that wins so far."""
    worth = {"value": printed_value(card) if value is None else value, "suit": card.rstrip("2")[-1]}
    rival = {"event": "to_beat", "who": who, "card": card, **worth}
    return [*turn[:-1], rival, turn[-1]]


def printed_value(card: str) -> float:
    """What is printed on a card."""
    return float(re.sub("[LBMS]2?$", "", card))


def side(who: str, tricks: int, points: int, total: int, name: str = "hero") -> list[Seen]:
    """What the side of one of the three brings; without points nothing is scored."""
    paid = {"event": "side_paid", "who": who, "side": name, "tricks": tricks, "points": points}
    return [paid, *scored((who, points, total))] if points else [paid]


def scored(*scores: tuple[str, int, int]) -> list[Seen]:
    """Points of some of the three, and what they have then."""
    return [{"event": "scored", "who": who, "points": points, "total": total} for who, points, total in scores]


def used(power: str) -> Seen:
    """A card that takes effect."""
    return {"event": "power_used", "spot": "panel 1", "power": power}


LED: list[Seen] = [
    {"event": "trick_started", "trick": 4, "leader": "you"},
    {"event": "played", "who": "you", "card": "11M", "why": None, "value": 11},
]


def test_the_first_worked_example_is_told_step_by_step() -> None:
    """She draws 9B and 6M, keeps the one whose suit she has, and cannot beat what was led."""
    turn = against("11M", follow("cannot_beat", kept=["6M"], thrown=["9B"], pushed=["5S"], plays="6M"))
    assert told([*LED, *turn])[-1] == (
        "The Factoryon draws 9B and 6M. She has no B, so 9B goes; she has M, so she keeps 6M, and 5S at her right end "
        "goes. No M card of hers beats your 11M, so she plays her lowest: 6M."
    )
    assert told([*LED, *turn], "fr")[-1].startswith(
        "Le Factoryon pioche 9E et 6F. Il n’a pas de E, donc 9E part à la défausse\u00a0; il a du F, donc il garde 6F, "
        "et 5V, tout à droite, part à la défausse. Aucune"
    )


def test_cards_that_are_kept_name_the_suits_that_she_has() -> None:
    turn = follow("beats", kept=["6M", "9S", "7M"], thrown=[], pushed=["5M", "4L", "3B"], plays="6M")
    assert "She has M and S, so she keeps 6M, 9S and 7M, and 5M, 4L and 3B at her right end go." in told(turn)[0]
    assert "She has strength and speed, so she keeps the 6 of strength" in told(turn, aloud=True)[0]
    assert "Il a de la force et de la vitesse, donc il garde le 6 de force" in told(turn, "fr", aloud=True)[0]
    room = follow("beats", kept=["6M"], thrown=[], pushed=[], plays="6M")
    assert "She has M, so she keeps 6M. She plays" in told(room)[0]


def test_no_card_is_called_the_rival_where_she_did_not_look_at_one() -> None:
    turn = follow("cannot_beat", kept=[], thrown=["9B", "4S"], pushed=[], plays="6M")
    said = told([LED[1], *turn])[-1]
    assert "your 11M" not in said
    assert "She has no B or S, so 9B and 4S go. No M card of hers can win so far" in said


def test_who_follows_names_the_card_to_beat_and_whose_it_is() -> None:
    """Also where the trick began in an earlier run of events."""
    turn = follow("cannot_beat", kept=["6M"], thrown=[], pushed=["5S"], plays="6M")
    assert "No M card of hers beats 12M of the Automaton, so" in told(against("12M", turn, who="automaton"))[-1]
    assert "No M card of hers beats your 11M (worth 13), so" in told(against("11M", turn, 13))[-1]
    beats = follow("beats", kept=[], thrown=[], pushed=[], plays="6M")
    assert told(against("5M", beats)) == [
        "The Factoryon draws nothing. She beats your 5M with her lowest M card that can: 6M."
    ]


def test_the_card_to_beat_alone_is_a_sentence() -> None:
    rival = against("11M", follow("beats", kept=[], thrown=[], pushed=[], plays="12M"), 13)[:1]
    assert told(rival) == ["Your 11M (worth 13) wins so far."]
    assert told(rival, "fr") == ["En tête jusqu’ici\u00a0: votre 11F (vaut 13)."]
    assert told(rival, veiled=True) == ["A card wins so far."]


def test_an_equal_card_is_said_not_to_beat() -> None:
    turn = against("8M", follow("cannot_beat", kept=["11M"], thrown=[], pushed=["5S"], plays="11M"), 11)
    led = [LED[0], {**LED[1], "card": "8M"}]
    assert told([*led, *turn])[-1].endswith(
        "An equal card does not beat your 8M (worth 11), so she plays her lowest: 11M."
    )
    turn[-2] = {**turn[-2], "suit": "L"}
    said = told([*LED[:1], {"event": "counts_as", "card": "8M", "suit": "L"}, led[1], *turn])[-1]
    assert "No M card of hers beats your 8M (counts as L ♥ love, worth 11), so" in said


def test_who_draws_nothing_is_said_to() -> None:
    turn = against("11M", follow("cannot_beat", kept=[], thrown=[], pushed=[], plays="6M"))
    assert told([*LED, *turn])[-1].startswith("The Factoryon draws nothing. No M card of hers beats your 11M")
    assert told([*LED, *turn], "fr")[-1].startswith(
        "Le Factoryon ne pioche rien. Aucune de ses cartes de F ne bat votre"
    )
    assert "nothing" not in told(turn[-1:])[0]
    leads = {"event": "trick_started", "trick": 2, "leader": "factoryon"}
    assert "nothing" not in told([leads, {**turn[-1], "why": "highest"}])[-1]


def test_a_rival_is_named_aloud_as_people_say_it() -> None:
    turn = against("11S", follow("beats", kept=["12S"], thrown=[], pushed=["5S"], plays="12S"))
    led = [LED[0], {**LED[1], "card": "11S"}]
    said = told([*led, *turn], aloud=True)[-1]
    assert "She beats your 11 of speed with her lowest speed card that can: the 12 of speed." in said
    said = told([*led, *turn], "fr", aloud=True)[-1]
    assert "Il bat votre 11 de vitesse avec sa plus basse carte de vitesse qui le peut" in said


def test_a_card_that_counts_as_another_suit_is_told_with_it() -> None:
    counts = {"event": "counts_as", "card": "11M", "suit": "L"}
    assert told([counts, LED[1]]) == ["You play 11M (counts as L ♥ love)."]
    assert told([counts, {**LED[1], "value": 13}]) == ["You play 11M (counts as L ♥ love, worth 13)."]
    assert told([counts]) == ["11M counts as L ♥ love."]


@pytest.mark.parametrize(
    ("language", "named", "judged", "kept"),
    [
        ("en", "You name love.", "She has no brains, so 9B goes;", "You charge Orphaned Heir with one token; 1 left."),
        (
            "fr",
            "Vous nommez amour.",
            "donc le 9E part à la défausse",
            "Vous chargez Héritier orphelin avec un jeton\u00a0; il en reste 1.",
        ),
    ],
)
def test_beside_a_board_suits_and_cards_are_called_by_their_names(
    language: str, named: str, judged: str, kept: str
) -> None:
    words = WORDS[language].illustrated()
    turn = follow("cannot_beat", kept=["6M"], thrown=["9B"], pushed=["12M"], plays="4M")
    suit = {"event": "suit_named", "spot": "panel 1", "suit": "L"}
    charged = {"event": "charged", "spot": "panel 1", "power": "s01", "tokens": 1, "left": 1}
    assert words.voice.story(words, [suit], 0, veiled=False) == [named]
    assert words.voice.story(words, [charged], 0, veiled=False) == [kept]
    said = " ".join(words.voice.story(words, turn, 0, veiled=False))
    assert judged in said
    assert not re.search(r"[♥◈■▲]|\b[LBMSAFIV]\b", said)


def test_a_card_whose_value_changed_is_told_with_it() -> None:
    assert told([{**LED[1], "value": 13.5}]) == ["You play 11M (worth 13½)."]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("why", [*(why.name.lower() for why in Why), "bound", "no_suit_not_love"])
def test_every_reason_of_hers_can_be_told(language: str, why: str) -> None:
    turn = follow(why, kept=["6M", "7M"], thrown=[], pushed=["5S"], plays="6M")
    card = {"en": "6M", "fr": "6F"}[language]
    assert card in told(turn, language)[0]
    assert card not in told(turn, language, veiled=True)[0]


def test_keywords_are_told_with_what_they_did() -> None:
    def of(kind: str, *cards: str) -> list[Seen]:
        return [{"event": kind, "who": "automaton", "card": card} for card in cards]

    replaced = {"event": "keyword", "who": "automaton", "keyword": "replace", "number": 2}
    assert told([replaced, *of("row_discarded", "4B", "4S"), *of("row_drew", "5B", "12L")]) == [
        "Replace 2, the Automaton: 4B and 4S go, 5B and 12L come to the right end."
    ]
    for side, reason in (
        ("hero", "against a hero her lowest, love last"),
        ("villain", "against a villain her highest"),
    ):
        chosen = {"event": "aligned", "side": side}
        why = told([chosen, replaced, *of("row_discarded", "4B"), *of("row_drew", "5B")])[-1]
        assert why == f"Replace 2, the Automaton: 4B goes ({reason}), 5B comes to the right end."
    moved = {**replaced, "keyword": "move"}
    assert told([moved, *of("love_moved", "2L", "9L")]) == ["Move 2, the Automaton: 2L and 9L to the far left."]
    assert "no love" in told([moved, *of("row_discarded", "4B"), *of("row_drew", "5B")])[0]
    added = {**replaced, "keyword": "add", "number": 0}
    assert told([added, *of("row_discarded", "13M"), *of("love_added", "4.5L2")]) == [
        "Add love, the Automaton: 13M goes from the right end, 4.5L comes to the far left."
    ]


def test_in_french_keywords_are_told_as_what_the_vancardian_does() -> None:
    replaced: Seen = {"event": "keyword", "who": "factoryon", "keyword": "replace", "number": 1}
    assert told([replaced], "fr") == ["Le Factoryon remplace une carte."]
    moved = {**replaced, "who": "automaton", "keyword": "move"}
    love: Seen = {"event": "love_moved", "who": "automaton", "card": "11L"}
    assert told([moved, love], "fr") == ["L’Automaton met 11A tout à gauche."]


def test_a_card_that_binds_the_others_says_what_it_does() -> None:
    assert told([used("s42")]) == ["Puppeteer (s42): who follows must play the lowest legal card."]
    changed = {"event": "value_changed", "card": "9M", "value": 19}
    assert told([used("s45"), changed]) == ["Second Wind (s45): 9M is worth 19 now."]


def test_a_card_that_binds_by_itself_is_told_before_the_card_you_play() -> None:
    binds = "Raised by Machines (s06): the Vancardians do not draw in this trick."
    assert told([used("s06"), LED[1]]) == [binds, "You play 11M."]
    swapped = {"event": "card_swapped", "taken": "9M", "card": "11M", "value": 11}
    lays = "You take 9M back and lay 11M instead."
    assert told([used("s06"), swapped]) == [binds, lays]
    assert told([used("s25"), swapped])[0].endswith("(s25): you take 9M back and lay 11M instead.")


def test_an_event_that_lends_tokens_is_not_mixed_up_with_the_token_of_the_round() -> None:
    events: list[Seen] = [
        {"event": "event_used", "vancard": "X1"},
        {"event": "stamina_lent", "number": -1},
        {"event": "stamina", "gained": 1, "owned": 4},
    ]
    assert told(events) == [
        "Brownout (X1): you have one token fewer to place this round.",
        "You gain one stamina token and own 4 now.",
    ]
    assert told([events[0], events[2]])[0] == "The event Brownout (X1) takes effect."
    assert told([events[1] | {"number": 2}], "fr") == ["Vous avez 2 jetons de plus à placer dans cette manche."]
    assert told([used("s23"), events[2]]) == ["Spare Battery (s23): you gain one stamina token and own 4 now."]


ENDED: Seen = {"event": "round_ended", "round": 2}
TRICK_8: Seen = {"event": "trick_won", "who": "automaton", "trick": 8}
THEIRS = [*side("automaton", 3, 3, 3), *side("factoryon", 2, 2, 5)]


def test_points_of_a_round_are_told_by_what_they_are_for() -> None:
    events = [TRICK_8, ENDED, used("m6"), *scored(("you", 1, 4)), *THEIRS, *side("you", 3, 3, 7)]
    *before, last = told(events)
    assert before == ["The Automaton wins trick 8.", "Round 2 is over.", "Night Nurse (m6): you gain 1 VP (now 4)."]
    assert last == (
        "For tricks: the Automaton +3 (now 3) and the Factoryon +2 (now 5). "
        "As a hero you gain 3 VP for 3 tricks (now 7)."
    )
    assert told(events, "fr")[-1] == (
        "Pour les plis\u00a0: l’Automaton +3 (total 3) et le Factoryon +2 (total 5). "
        "Comme héros, vous gagnez 3 PV pour 3 plis (total 7)."
    )


@pytest.mark.parametrize(
    ("paid", "english", "french"),
    [
        (side("you", 1, 1, 2), "As a hero you gain 1 VP for one trick (now 2).",
         "Comme héros, vous gagnez 1 PV pour un pli (total 2)."),
        (side("you", 0, 0, 2), "You are a hero without a trick: your side brings you nothing.",
         "Héros sans pli\u00a0: votre camp ne vous rapporte rien."),
        (side("you", 0, 4, 4, "villain"), "As a villain without a trick you gain 4 VP (now 4).",
         "Comme méchant sans pli, vous gagnez 4 PV (total 4)."),
        (side("you", 1, 4, 5, "villain"), "As a villain with one trick you gain 4 VP (now 5).",
         "Comme méchant avec un pli, vous gagnez 4 PV (total 5)."),
        (side("you", 2, 0, 5, "villain"), "You are a villain with 2 tricks: your side brings you nothing.",
         "Méchant avec 2 plis\u00a0: votre camp ne vous rapporte rien."),
    ],
)  # fmt: skip
def test_your_side_is_told_with_your_tricks(paid: list[Seen], english: str, french: str) -> None:
    theirs = [*side("automaton", 0, 0, 0), *side("factoryon", 0, 0, 0)]
    assert (told([*theirs, *paid]), told([*theirs, *paid], "fr")) == ([english], [french])


def test_what_one_side_brings_is_a_sentence_too() -> None:
    assert told(THEIRS[:1]) == ["The Automaton gains 3 VP for tricks."]
    assert told(side("factoryon", 0, 0, 0), "fr") == ["Pour les plis, le Factoryon ne gagne rien."]
    assert told(side("you", 1, 0, 0, "villain")) == ["Your side brings you nothing."]


def test_the_first_trick_of_a_villain_is_told_with_what_it_spoils() -> None:
    spoiled = {"event": "villain_spoiled", "pays": 0}
    mine = {**TRICK_8, "who": "you", "trick": 3}
    rest = "From now on the Vancardians try to win, and you may surrender."
    assert told([mine, spoiled]) == [
        f"You win trick 3. Your first trick as a villain: your side brings you nothing now. {rest}"
    ]
    assert told([{**spoiled, "pays": 4}]) == [
        f"Your first trick as a villain: your side still pays 4 VP if it stays the only one. {rest}"
    ]
    assert told([mine, spoiled], "fr")[0].endswith(
        "Votre premier pli de méchant\u00a0: votre camp ne rapporte plus rien. "
        "Désormais les Vancardiens cherchent à gagner, et vous pouvez vous rendre."
    )


def test_after_the_last_trick_nothing_is_said_of_later_ones() -> None:
    events = [{**TRICK_8, "who": "you"}, {"event": "villain_spoiled", "pays": 0}]
    assert told(events)[0].endswith("Your first trick as a villain: your side brings you nothing now.")
    assert told(events, "fr")[0].endswith("votre camp ne rapporte plus rien.")


def test_the_event_that_pays_is_named() -> None:
    late = [{"event": "event_used", "vancard": "G5"}, *scored(("you", 1, 2))]
    assert told([{**TRICK_8, "who": "you"}, *late])[1] == "Late Edition (G5): you gain 1 VP (now 2)."
    ransom = {"event": "event_used", "vancard": "X8"}
    assert told([ENDED, ransom, *scored(("automaton", 1, 1)), ransom, *scored(("factoryon", 1, 4))])[1:] == [
        "Ransom (X8): the Automaton gains 1 VP (now 1).",
        "Ransom (X8): the Factoryon gains 1 VP (now 4).",
    ]


def test_a_surrender_tells_what_it_pays_apart_from_the_tricks() -> None:
    given = {"event": "surrendered", "who": "automaton"}
    left = {"event": "left_over", "who": "you", "card": "9S"}
    paid = [*side("automaton", 2, 2, 7), *side("factoryon", 0, 0, 0), *side("you", 1, 0, 3, "villain")]
    assert told([given, *scored(("automaton", 5, 5)), left, ENDED, *paid]) == [
        "You surrender to the Automaton: 5 VP for the cards left in that row and for this trick (now 5).",
        "You have 9S left over.",
        "Round 2 is over.",
        "For tricks: the Automaton +2 (now 7). You are a villain with one trick: your side brings you nothing.",
    ]
    assert told([given]) == [
        "You surrender to the Automaton: one VP for each card left in that row, and one for this trick."
    ]


def test_what_is_to_be_stolen_is_announced_and_told_where_it_comes() -> None:
    theft = [{"event": "stolen", "who": "automaton", "points": 1}, *scored(("automaton", -1, 2), ("you", 1, 9))]
    said = told([ENDED, used("s39"), *THEIRS, *side("you", 2, 2, 8), *theft])
    assert said[1] == (
        "Grudge Match (s39): you steal 1 VP from the Vancardian with most tricks, once the sides are paid."
    )
    assert said[2].startswith("For tricks:")
    assert said[3:] == ["You steal 1 VP from the Automaton, who now has 2; you have 9."]


@pytest.mark.parametrize(
    ("event", "english", "french"),
    [
        (scored(("you", -1, 2))[0], "You lose 1 VP (now 2).", "Vous perdez 1 PV (total 2)."),
        (scored(("automaton", 2, 2))[0], "The Automaton gains 2 VP (now 2).", "L’Automaton gagne 2 PV (total 2)."),
        ({"event": "suit_named", "spot": "panel 1", "suit": "L"}, "You name L ♥ love.", "Vous nommez A ♥ amour."),
        ({"event": "aligned", "side": "villain"}, "You are a villain now, and what pays is to avoid tricks.",
         "Vous êtes méchant, et ce qui rapporte, c’est d’éviter les plis."),
    ],
)  # fmt: skip
def test_one_event_alone_is_a_sentence(event: Seen, english: str, french: str) -> None:
    assert (told([event]), told([event], "fr")) == ([english], [french])


def test_what_is_left_over_is_yours_or_hers() -> None:
    mine, hers = ({"event": "left_over", "who": who, "card": "1L"} for who in ("you", "automaton"))
    assert told([mine, hers]) == ["You have 1L left over.", "The Automaton has 1L left over."]
    assert told([mine, hers], "fr") == ["Il vous reste 1A.", "Il reste 1A chez l’Automaton."]


def test_cards_that_are_dealt_have_no_order_where_they_are_veiled() -> None:
    dealt = [{"event": "row_dealt", "who": "automaton", "card": card} for card in ("9M", "1L")]
    assert told(dealt) == ["The Automaton gets, from left to right: 9M and 1L."]
    assert told(dealt, veiled=True) == ["The Automaton gets 2 cards."]
