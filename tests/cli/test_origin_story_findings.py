"""What a player of Origin Story stumbled over: menus, signs read aloud, noise, the end, narrow terminals."""

from __future__ import annotations

import io
import os
import random
import re
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

import tablemate
from tablemate import Table
from tablemate.cli.face import face_of
from tablemate.cli.session import Session
from tablemate.cli.terminal import NARROWEST, WIDTH, Terminal, screen_width, wrapped
from tablemate.kernel.outcomes import Outcome
from tablemate.words import LANGUAGES, Words, capitalised
from tablemate.words.rulebook import find_topic, rulebook

from .conftest import Tablemate
from .test_origin_story_screens import SCREENS, Tty, plain_terminal, played

FACE = face_of("origin_story")
GAME = tablemate.game("origin_story")
EN, FR = Words("en", "origin_story"), Words("fr", "origin_story")
SIGNS = re.compile(r"[♥◈■▲]|\b\d+(?:\.5)?[LBMSAEFV]\b|\(\dR?\)|\[\dR?\]")
"""What has no place where everything is read aloud."""
STANDARD = Path(tablemate.__file__).parent / "games" / "origin_story" / "cards" / "standard.toml"


def position(**given: Any) -> Table:
    """A table in a trick, a hero with a hand of two unless told otherwise."""
    rows = {"automaton": ["1L"], "factoryon": ["2L"]}
    return GAME.from_position({"side": "hero", "hand": ["4M", "9B"], "rows": rows, **given}, seed=7)


def menu(table: Table, words: Words = EN) -> dict[str, str]:
    """What each action is said to be."""
    view, decision = table.view(0), table.waiting[0]
    return {str(action): words.action(action, decision.kind, view) for action in table.legal(0)}


def spaced(text: str) -> str:
    """The text with plain spaces in one line."""
    return " ".join(text.replace("\N{NO-BREAK SPACE}", " ").split())


def session_of(table: Table, layout: str, typed: str = "") -> tuple[Session, io.StringIO]:
    """A session that reads what was typed, and where it writes."""
    out = io.StringIO()
    terminal = Terminal(io.StringIO(typed), out, {})
    return Session(table, EN, terminal, FACE, asked_layout=layout), out


# The menu


@pytest.mark.parametrize("seed", range(4))
def test_the_menu_says_what_the_card_is_worth_once_it_lies_there(seed: int) -> None:
    """Abilities that work when the card is laid are counted, and `best so far` is true."""
    table, chance = GAME.new(seed=seed, level=seed), random.Random(seed)
    while table.waiting:
        legal = [str(action) for action in table.legal(0) if str(action) not in ("surrender", "done")]
        chosen, kind = chance.choice(legal or ["done"]), table.waiting[0].kind
        said = menu(table)[chosen] if kind == "turn" else ""
        events = table.play(chosen)
        if not chosen.startswith("play "):
            continue
        laid = next(event.seen_by(0) for event in events if event.name == "played")
        worth = re.search(r"worth ([\d½-]+)$", said)
        printed = float(re.sub(r"[A-Z]2?$", "", laid["card"]))
        value = float(worth[1].replace("½", ".5").replace("-.5", "-0.5")) if worth else printed
        assert value == laid["value"], (chosen, said)


def test_the_menu_counts_what_works_by_itself_and_marks_the_best() -> None:
    table = position(leader="automaton", plays=["6B", "2B"], hand=["9B", "4B"], powers=["m1", "s25"], slots={"s25": 1})
    assert menu(table) == {
        "play 9b": "follow suit, best so far, worth 11",
        "play 4b": "follow suit, worth 6",
        "surrender": "end the round now: the Automaton gets 2 VP",
    }


def test_cards_that_cannot_win_share_a_heading_with_one_colon() -> None:
    table = position(leader="automaton", plays=["6L", "3L"], hand=["4M", "9B", "2B"])
    for words, heading in ((EN, "Throw away, cannot win:"), (FR, "S’en défaire, sans pouvoir l’emporter :")):
        lines = FACE.choices(words, table.view(0), table.waiting[0], table.legal(0), "table").lines
        assert spaced(lines[0]) == heading


@pytest.mark.parametrize(
    ("pays", "english", "french"),
    [
        ([4], "4 VP if you win no trick, otherwise none", "4 PV si vous n’avez aucun pli, sinon rien"),
        ([5, 5], "5 VP if you win at most one trick, otherwise none", "5 PV si vous avez un pli au plus, sinon rien"),
        (
            [7, 4],
            "7 VP if you win no trick, 4 VP if you win one trick, otherwise none",
            "7 PV si vous n’avez aucun pli, 4 PV si vous avez un pli, sinon rien",
        ),
        ([], "no VP in this round, not even without a trick", "aucun PV dans cette manche, même sans pli"),
    ],
)
def test_a_villain_is_told_what_is_paid(pays: list[int], english: str, french: str) -> None:
    table = SCREENS["align"]()
    villain, view = table.legal(0)[-1], table.view(0) | {"side_pays": {"villain": [*pays, 0]}}
    assert [words.action(villain, "align", view) for words in (EN, FR)] == [english, french]


@pytest.mark.parametrize(
    ("powers", "said"),
    [
        ({"powers": ["m1", "s20"], "slots": {"s20": 1}}, {"charge s20": "Signal Jammer (1):"}),
        ({"powers": ["m1", "s20"]}, {"charge s20": "Signal Jammer (1)(1):"}),
    ],
)
def test_the_menu_of_charging_shows_free_slots_only(powers: Any, said: dict[str, str]) -> None:
    table = GAME.from_position({"agenda": ["charge", "parts"], "stamina": 4, **powers}, seed=7)
    told = menu(table)
    assert {action: told[action].partition(" All round")[0] for action in said} == said


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "Round 1, before the first trick:"), ("fr", "Manche 1, avant le premier pli\N{NO-BREAK SPACE}:")],
)
def test_scores_at_the_start_of_a_round_say_so(language: str, said: str) -> None:
    view: dict[str, Any] = SCREENS["turn"]().view(0)
    view |= {"round": 1, "tricks": dict.fromkeys(view["tricks"], 0)}
    assert said in FACE.notes["scores"](Words(language, "origin_story"), view)


def test_scores_say_what_a_villain_would_get_by_the_cards() -> None:
    view: dict[str, Any] = SCREENS["turn"]().view(0) | {"side": "villain", "side_pays": {"villain": [4, 4, 0]}}
    view["tricks"] = {"automaton": 1, "factoryon": 0, "you": 1}
    assert FACE.notes["scores"](EN, view)[-1] == "As a villain you would score 4 VP now, but for abilities."
    view["tricks"] = {"automaton": 0, "factoryon": 0, "you": 2}
    assert FACE.notes["scores"](EN, view)[-1] == "As a villain you would score nothing now, but for abilities."


def test_a_vancardian_is_chosen_with_her_card_in_sight() -> None:
    table = position(leader="you", hand=["1S"], plays=["9M", "12M", "13M"], powers=["m1", "s27"], slots={"s27": 1})
    table.play("use s27")
    assert EN.decision(table.waiting[0], 0) == "With whom does your card change owners?"
    assert menu(table) == {
        "automaton": "your card for 12M of the Automaton",
        "factoryon": "your card for 13M of the Factoryon",
    }
    view: Mapping[str, Any] = {**table.view(0), "waiting": [{"subject": {"power": "m5", "effect": "bury"}}]}
    assert EN.action(table.legal(0)[0], "target", view) == "the Automaton, who has from left to right 1L"


# Surrender


def before_a_surrender() -> Table:
    """Surrendering would give up what Night Nurse and a prediction would pay."""
    powers = {"powers": ["m6", "s48"], "slots": {"m6": 1, "s48": 1}, "predicted": {"s48": 0}}
    return position(leader="automaton", plays=["6B", "2B"], **powers)


def answered(table: Table, *lines: str, interactive: bool = True) -> tuple[bool, str]:
    """Was the first line played, with the others typed behind it; and what was shown."""
    typed, out = "".join(f"{line}\n" for line in lines), Tty() if interactive else io.StringIO()
    terminal = Terminal((Tty if interactive else io.StringIO)(typed), out, {})
    session = Session(table, EN, terminal, FACE)
    return session.answer(0), spaced(out.getvalue())


@pytest.mark.parametrize("line", ["surrender", "0"])
@pytest.mark.parametrize("confirmed", ["yes", "oui", "surrender", "0"])
def test_surrender_is_asked_once_more_with_all_that_it_gives_away(line: str, confirmed: str) -> None:
    table = before_a_surrender()
    played, shown = answered(table, line, confirmed)
    assert played
    assert str(table.last_standing.action) == "surrender"
    for text in (
        "the Automaton gets 2 VP: one card left in that row, and 1 for this trick. That brings it to 2 VP.",
        "As a hero you score nothing, for you have no trick.",
        "Night Nurse (m6) pays nothing, even if what it asks for is true by now.",
        "Master Plan (s48) pays nothing, even if you have the 0 tricks you predicted.",
        "Surrender? yes to do it, anything else to go back:",
    ):
        assert text in shown
    assert shown.endswith("You surrendered, so Night Nurse (m6) and Master Plan (s48) paid nothing.")


@pytest.mark.parametrize("words", [EN, FR])
def test_on_80_columns_an_answer_has_room_beside_what_is_asked_once_more(words: Words) -> None:
    surrender = next(each for each in before_a_surrender().legal(0) if each.kind == "surrender")
    question = words.say("again", action=capitalised(words.notation(surrender)))
    assert len(question) <= WIDTH - 16


@pytest.mark.parametrize("other", ["", "1", "no", "9b", "cards"])
def test_anything_else_goes_back_to_the_menu(other: str) -> None:
    table = before_a_surrender()
    played, shown = answered(table, "surrender", other)
    assert not played
    assert table.waiting[0].kind == "turn"
    assert shown.endswith("0 surrender end the round now: the Automaton gets 2 VP")


def test_a_script_that_surrenders_means_it_and_is_told_what_it_gave_up() -> None:
    """Old scripts do not say yes."""
    table = before_a_surrender()
    played, shown = answered(table, "surrender", interactive=False)
    assert played
    assert "to do it" not in shown
    assert "paid nothing" in shown


def test_a_preview_of_surrender_tells_what_it_would_give_up() -> None:
    table = before_a_surrender()
    told = FACE.preview(EN, table.view(0), table.preview("surrender", 0), plain_terminal(), "compact")
    assert told[0] == "You surrender to the Automaton: 2 VP for the cards left in that row and for this trick (now 2)."
    assert "Night Nurse (m6) pays nothing" in told[-2]


def test_a_preview_of_a_card_tells_what_is_known_and_no_more() -> None:
    table = position(leader="automaton", plays=["6B", "2B"])
    told = FACE.preview(EN, table.view(0), table.preview("9b", 0), plain_terminal(), "compact")
    assert told[:2] == ["You play 9B.", "You win trick 7."]


# Read aloud


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seed", [3, 5])
@pytest.mark.slow
def test_a_game_in_the_list_shows_no_signs(tablemate_command: Tablemate, language: str, seed: int) -> None:
    options = ("--seed", str(seed), "--level", "3", "--lang", language, "--layout", "list")
    run = tablemate_command("play", "origin_story", *options, typed="1\n", lines=500)
    told = run.out.partition("\n\n")[2].rpartition("\n\n")[0]
    assert run.code == 0
    assert SIGNS.findall(told) == []


def test_refusals_and_reasons_in_the_list_are_words() -> None:
    table = position(leader="automaton", plays=["6B", "2B"])
    session, out = session_of(table, "list", "4m\nwhy\n")
    assert not session.answer(0)
    assert not session.answer(0)
    assert "brains was led" in spaced(out.getvalue()).lower()
    assert "the 4 of strength" in out.getvalue()
    assert SIGNS.findall(out.getvalue()) == []


def test_the_question_in_the_list_is_words() -> None:
    session, out = session_of(position(leader="automaton", plays=["6B", "2B"]), "list")
    session.showing.present(session.table.waiting[0])
    assert "Brains was led." in spaced(out.getvalue())
    assert SIGNS.findall(out.getvalue()) == []


def test_a_replay_in_the_list_is_words(tablemate_command: Tablemate) -> None:
    tablemate_command("play", "origin_story", "--seed", "5", "--save", "game.json", typed="1\n" * 5 + "quit\n")
    run = tablemate_command("replay", "game.json", "--layout", "list", "--step", "4")
    assert run.code == 0
    assert SIGNS.findall(run.out) == []


def test_the_legend_of_the_list_has_the_letters_and_no_signs() -> None:
    view = SCREENS["turn"]().view(0)
    for words, text in ((EN, "L is love, B is brains, M is strength"), (FR, "A est amour, E est esprit, F est force")):
        told = " ".join(FACE.notes["legend"](words.aloud(), view))
        assert text in told
        assert SIGNS.findall(told) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_are_looked_up_without_signs_in_the_list(language: str) -> None:
    words, view = Words(language, "origin_story").aloud(), SCREENS["late-turn"]().view(0)
    told = [*FACE.notes["cards"](words, view), *(FACE.card(words, view, "s20") or [])]
    assert SIGNS.findall("\n".join(told)) == []
    each = {"en": "2 slots at 1 each", "fr": "2 emplacements de coût 1 chacun"}
    assert any(each[language] in spaced(line) for line in told)


def test_the_suit_is_said_again_only_if_it_changed() -> None:
    table = position(leader="automaton", plays=["6B", "2B"], hand=["9B", "4B"], powers=["m1", "s25"], slots={"s25": 1})
    view = table.view(0)
    view["hand"][0] |= {"card": "9B", "value": 7.5, "changed": True}
    view["hand"][1] |= {"card": "4B", "value": 4, "suit": "L", "changed": True}
    told = " ".join(FACE.table(EN, view, plain_terminal(), "list"))
    assert "You have the 4 of brains, now 4 of love; the 9 of brains, worth 7½." in told


def test_the_list_says_who_played_a_card_that_changed_owners() -> None:
    table = position(leader="you", hand=["1S"], plays=["9M", "12M", "13M"], powers=["m1", "s27"], slots={"s27": 1})
    view = table.view(0)
    view["plays"][0] |= {"owner": "automaton"}
    assert "The Automaton: the 9 of strength, played by you." in FACE.table(EN, view, plain_terminal(), "list")


# What is on the screen, and when


def test_who_leads_and_your_hand_are_shown_before_you_choose_your_side() -> None:
    table, before = SCREENS["align"](), played(7, 2, "charge").view(0)
    hand = [each["card"] for each in table.view(0)["hand"]]
    for layout in FACE.layouts:
        lines = FACE.changes(EN, before, table.view(0), plain_terminal(), layout)
        assert "leads the first trick." in lines[0] or "lead the first trick." in lines[0]
        told = " ".join(lines)
        assert all((card if layout != "list" else f"the {card[:-1]} of") in told for card in hand)


@pytest.mark.parametrize("layout", FACE.layouts)
def test_tricks_are_shown_without_what_is_of_no_use_now(layout: str) -> None:
    powers = {"powers": ["m1", "s15", "s25"], "slots": {"s25": 1}}
    table = position(leader="automaton", plays=["6B", "2B"], **powers)
    told = "\n".join(FACE.table(EN, table.view(0), plain_terminal(), layout))
    assert "Plated Suit" in told
    assert not re.search(r"m1|s15|Stamina|round 5:|Vancardian card", told)
    view = GAME.new(seed=7).view(0)
    told = "\n".join(FACE.table(EN, view, plain_terminal(), layout))
    assert "Stamina: 2 tokens" in told
    assert "To choose from in round 5" in told


def test_tokens_lent_for_a_round_are_shown() -> None:
    view = SCREENS["charge"]().view(0)
    view["stamina"] = {"owned": 4, "left": 3, "lent": -1}
    assert "Stamina: 4 tokens, one fewer in this round, 3 to place" in FACE.table(EN, view, plain_terminal(), "table")


@pytest.mark.parametrize(("language", "text"), [("en", "has the better story"), ("fr", "a la meilleure histoire")])
@pytest.mark.slow
def test_the_end_is_told_once_round_by_round_with_the_winner(
    tablemate_command: Tablemate, language: str, text: str
) -> None:
    options = ("--seed", "6", "--level", "3", "--lang", language)
    run = tablemate_command("play", "origin_story", *options, typed="1\n", lines=500)
    lines = run.out.splitlines()
    over = [number for number, line in enumerate(lines) if re.match("The game is over|La partie est finie", line)]
    assert len(over) == 1
    told = spaced(" ".join(lines[over[0] :]))
    assert text in told
    assert len(re.findall(r"Automaton \d+, Factoryon \d+, (?:you|vous) \d+", told)) == 6
    assert "tricks" not in told


@pytest.mark.parametrize(
    ("points", "band", "text"),
    [
        ((18, 21, 5), "lost", "The Factoryon has the better story. You have lost."),
        ((21, 21, 5), "lost", "The Automaton and the Factoryon have the better story. You have lost."),
        ((18, 3, 18), "shared", "The Automaton and you have the same story to tell: a shared victory."),
        ((18, 3, 18), "lost", "The Automaton and you are level, and it was agreed that a tie is lost. You have lost."),
        ((18, 3, 30), "won", "The city knows your name. You have won!"),
    ],
)
def test_the_winner_is_named(points: tuple[int, int, int], band: str, text: str) -> None:
    names = ("vp_automaton", "vp_factoryon", "vp_you")
    figures = dict(zip(names, points, strict=True))
    outcome = Outcome(won=band != "lost", score=points[-1], band=band, figures=figures, seats=({"vp": points[-1]},))
    assert EN.outcome(outcome)[0] == text


# In French


def test_french_commands_are_told_and_topics_have_french_names(tablemate_command: Tablemate) -> None:
    typed = "aide\nregles\nxyzzy\npourquoi\nquitter\n"
    run = tablemate_command("play", "origin_story", "--seed", "6", "--lang", "fr", typed=typed)
    told = spaced(run.out)
    for text in ("garder s12", "se rendre", "règles but", "manche Une manche", "règles notation"):
        assert text in told
    assert "règles goal" not in told


def test_every_french_word_for_a_topic_leads_to_it() -> None:
    topics = rulebook("origin_story", "fr")
    assert {name: find_topic(topics, topic.typed) for name, topic in topics.items()} == topics
    assert {topic.typed for topic in rulebook("origin_story", "en").values()} == set(topics)


# The command line


def test_own_cards_are_checked_with_either_option(tablemate_command: Tablemate, tmp_path: Path) -> None:
    (tmp_path / "own.toml").write_text(STANDARD.read_text(encoding="utf-8"), encoding="utf-8")
    runs = [tablemate_command("cards", "origin_story", option, "own.toml") for option in ("--deck", "--cards")]
    assert [run.code for run in runs] == [0, 0]
    assert runs[0].out == runs[1].out


@pytest.mark.parametrize(("language", "text"), [("en", "something new to light"), ("fr", "a révélé quelque chose")])
def test_undo_speaks_to_whoever_sits_alone(tablemate_command: Tablemate, language: str, text: str) -> None:
    options = ("--seed", "6", "--lang", language)
    run = tablemate_command("play", "origin_story", *options, typed="1\n1\n1\nundo\nquit\n")
    assert text in spaced(run.out)


# A narrow terminal


@pytest.fixture
def columns(monkeypatch: pytest.MonkeyPatch) -> Any:
    """`columns(40)`: a person sits at a terminal of so many columns."""

    def narrow(number: int) -> None:
        monkeypatch.setattr(sys, "stdin", Tty())
        monkeypatch.setattr(sys, "stdout", Tty())
        monkeypatch.setattr("shutil.get_terminal_size", lambda fallback: os.terminal_size((number, 24)))

    return narrow


@pytest.mark.parametrize(("real", "used"), [(200, WIDTH), (80, WIDTH), (60, 60), (20, NARROWEST)])
def test_texts_are_as_wide_as_a_terminal_but_not_too_wide_or_narrow(columns: Any, real: int, used: int) -> None:
    columns(real)
    assert screen_width() == used
    assert max(map(len, wrapped("word " * 99))) <= used


def test_what_is_piped_has_80_columns(columns: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    columns(40)
    monkeypatch.setattr(sys, "stdout", io.StringIO())
    assert screen_width() == WIDTH


def test_a_text_that_hangs_too_far_right_stands_below(columns: Any) -> None:
    columns(40)
    assert wrapped("so it reads well", indent="  1 a long command of 30 letters  ", hanging=" " * 34) == [
        "  1 a long command of 30 letters",
        "    so it reads well",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("layout", FACE.layouts)
def test_every_screen_fits_a_terminal_of_40_columns(columns: Any, language: str, layout: str) -> None:
    words, terminal = Words(language, "origin_story"), plain_terminal()
    columns(40)
    for make in SCREENS.values():
        table = make()
        view = table.view(0)
        lines = list(FACE.table(words, view, terminal, layout))
        if layout != "list":
            lines += FACE.choices(words, view, table.waiting[0], table.legal(0), layout).lines
        for note in FACE.notes.values():
            lines += note(words.aloud(on=layout == "list"), view)
        assert [line for line in lines if len(line) > 40] == []


def test_drawings_keep_their_columns_and_sentences_are_wrapped(columns: Any) -> None:
    out = io.StringIO()
    terminal = Terminal(io.StringIO(), out, {})
    columns(40)
    drawn, sentence = "  1 [R3]  2 (_)" + " " * 30 + "3 (2/5)", "This sentence is longer than forty columns."
    centred = " " * 30 + "Stack: 9 and Pile: 5"
    terminal.show_fitting([drawn, centred, f"\x1b[1m{drawn}\x1b[0m", sentence])
    assert out.getvalue().splitlines() == [
        drawn,
        centred,
        f"\x1b[1m{drawn}\x1b[0m",
        "This sentence is longer than forty",
        "  columns.",
    ]
