"""The documentation cannot go stale: its examples run, its links lead somewhere, and it names all that the code has."""

from __future__ import annotations

import dataclasses
import doctest
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import tablemate
from tablemate.bots import BOTS
from tablemate.games.assembly.event_types import EVENT_TYPES
from tablemate.games.assembly.options import ROLE_NAMES, SET_NAMES, VARIANTS, AssemblyOptions
from tablemate.games.assembly.terms import Card, Command, Communication, Edition, Module, Op, Payment
from tablemate.games.assembly.view_types import BANDS
from tablemate.kernel.conformance import CHECKS
from tablemate.kernel.naming import names

from .pages import DOCS, HEADINGS, ROOT, examples, files_of, page_id, table_rows, text_of, unmentioned

OPTIONAL = [page for page in (ROOT / "README.md",) if page.exists()]
PAGES = [*sorted(DOCS.glob("*.md")), ROOT / "CONTRIBUTING.md", *OPTIONAL]
LINKED = [*PAGES, ROOT / "CHANGELOG.md"]
RULINGS = 45
ASSEMBLY = tablemate.game("assembly")


# Examples


@pytest.mark.parametrize("page", PAGES, ids=page_id)
@pytest.mark.slow
def test_the_examples_of_a_page_run(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each page is run from top to bottom, in a folder that holds only the files it shows."""
    monkeypatch.chdir(tmp_path)
    for name, text in files_of(page).items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE, verbose=False)
    report: list[str] = []
    runner.run(examples(page), out=report.append)
    assert runner.failures == 0, "".join(report)


@pytest.mark.parametrize(
    "name",
    [
        "api.md",
        "architecture.md",
        "assembly.md",
        "fuse.md",
        "notation.md",
        "origin_story.md",
        "positions.md",
        "records.md",
    ],
)
def test_a_page_has_examples_and_skips_none(name: str) -> None:
    found = examples(DOCS / name).examples
    assert found
    assert not [example.source for example in found if doctest.SKIP in example.options]


# Links


def outside_fences(text: str) -> Iterator[str]:
    """The lines of a page that are prose."""
    fenced = False
    for line in text.splitlines():
        if line.startswith("```"):
            fenced = not fenced
        elif not fenced:
            yield line


def anchors(page: Path) -> set[str]:
    """The anchors of the headings of a page: lower case, no punctuation, hyphens for spaces, numbered if equal."""
    found: Counter[str] = Counter()
    result = set()
    for line in outside_fences(page.read_text(encoding="utf-8")):
        if heading := re.fullmatch(r"#{1,6} +(.+?) *", line):
            slug = re.sub(r"[^\w\- ]", "", heading[1].lower()).replace(" ", "-")
            result.add(f"{slug}-{found[slug]}" if found[slug] else slug)
            found[slug] += 1
    return result


def broken(page: Path, target: str) -> str | None:
    """What is wrong with a link of a page; None if it leads somewhere."""
    path, _, anchor = target.partition("#")
    there = (page.parent / path).resolve() if path else page
    if not there.is_relative_to(ROOT) or not there.exists():
        return f"{target}: there is no such file"
    if anchor and anchor not in anchors(there):
        return f"{target}: there is no such heading"
    return None


@pytest.mark.parametrize("page", LINKED, ids=page_id)
def test_every_link_leads_somewhere(page: Path) -> None:
    prose = "\n".join(outside_fences(page.read_text(encoding="utf-8")))
    targets = re.findall(r"\]\(([^)\s]+)\)", prose)
    relative = [target for target in targets if not re.match(r"[a-z]+:", target)]
    assert [problem for target in relative if (problem := broken(page, target))] == []


def test_a_broken_link_is_found_out() -> None:
    assert broken(DOCS / "api.md", "nowhere.md")
    assert broken(DOCS / "api.md", "records.md#nowhere")
    assert broken(DOCS / "api.md", "#nowhere")
    assert broken(DOCS / "api.md", "records.md#going-on-from-a-step") is None


@pytest.mark.parametrize("page", LINKED, ids=page_id)
def test_no_page_names_a_place_on_somebodys_machine(page: Path) -> None:
    assert re.findall(r"(?<![\w.])/(?:home|root|tmp|usr|Users|work)/\S*", page.read_text(encoding="utf-8")) == []


# Names of the code that a page must mention


def test_the_api_page_names_everything_public() -> None:
    text = text_of("api.md")
    assert [name for name in tablemate.__all__ if not re.search(rf"`{name}`", text)] == []
    assert [name for name in BOTS if f"'{name}'" not in text] == []


def public(thing: type) -> list[str]:
    """The public methods and properties of a class."""
    return [name for name in vars(thing) if not name.startswith("_")]


def test_the_api_page_uses_what_a_table_offers() -> None:
    """What is left out is for the kernel, for engines and for the conformance suite."""
    text = text_of("api.md")
    inner = {"set_up", "keep_start", "seen", "judge", "state_array", "cards_digest"}
    fields = {"practice", "events", "options"}
    wanted = ({*public(tablemate.Table)} - inner) | fields
    assert [name for name in sorted(wanted) if not re.search(rf"\b{name}\b", text)] == []


def test_the_records_page_names_every_field_and_way_in() -> None:
    record = ASSEMBLY.new(seed=1).record()
    assert unmentioned("records.md", record.as_json()) == []
    text = text_of("records.md")
    ways = [name for name in public(tablemate.Record) if name not in {"of", *record.as_json()}]
    assert [name for name in ways if not re.search(rf"\b{name}\b", text)] == []


def test_the_positions_page_names_every_field() -> None:
    written = ASSEMBLY.new(seed=1).to_position()
    assert unmentioned("positions.md", [*ASSEMBLY.positions.fields, *written, *written["bays"][0]]) == []
    assert unmentioned("positions.md", [*names(Card), *names(Module), *names(Op)]) == []


@pytest.mark.parametrize("invariant", ["I1", "I2", "I3", "I4"])
def test_the_positions_page_shows_the_error_of_every_invariant(invariant: str) -> None:
    assert f"InvalidPosition: {invariant}: " in text_of("positions.md")


def decision_kinds() -> list[str]:
    """The operations of the agenda that wait for a seat."""
    return [op.name.lower() for op in Op if op <= Op.LAST_DECISION]


def test_the_notation_page_has_a_heading_and_an_example_for_every_decision() -> None:
    text = text_of("notation.md")
    kinds = decision_kinds()
    assert [kind for kind in kinds if f"\n### {kind}\n" not in text] == []
    assert [kind for kind in kinds if not re.search(rf"^seat \d, {kind}: ", text, re.MULTILINE)] == []
    assert unmentioned("notation.md", [*names(Payment), *names(Command), *ROLE_NAMES]) == []


def test_the_page_of_assembly_has_the_headings_of_every_game() -> None:
    found = re.findall(r"^## (.+)$", text_of("assembly.md"), re.MULTILINE)
    assert found == HEADINGS


def test_the_page_of_assembly_names_every_option_and_its_values() -> None:
    options = [field.name for field in dataclasses.fields(AssemblyOptions)]
    assert unmentioned("assembly.md", [*options, *VARIANTS, *ROLE_NAMES, *names(Edition), *names(Communication)]) == []
    assert unmentioned("assembly.md", SET_NAMES) == []


def test_the_page_of_assembly_names_decisions_views_and_bands() -> None:
    assert unmentioned("assembly.md", [*decision_kinds(), *ASSEMBLY.new(seed=1).view(0), *BANDS]) == []


def test_the_page_of_assembly_names_every_figure_of_an_outcome() -> None:
    position = {"bays": [{"plan": name, "locked": True} for name in names(Module)], "options": {"roles": ["none"]}}
    outcome = ASSEMBLY.from_position(position).outcome
    assert outcome is not None
    assert unmentioned("assembly.md", [*outcome.figures, *outcome.seats[0]]) == []


def test_the_page_of_assembly_lists_every_event_with_its_arguments() -> None:
    listed = {row[0].strip("`"): row[1] for row in table_rows(text_of("assembly.md"), "Event")}
    declared = {}
    for kind in EVENT_TYPES.values():
        marks = [
            f"`{name}`" + (" (told)" if argument.tells else " (private)" if argument.private else "")
            for name, argument in kind.arguments.items()
        ]
        declared[kind.name] = ", ".join(marks)
    assert listed == declared


def counted(cell: str) -> Counter[str]:
    """`6 deploy_lock, 2 any` as numbers."""
    cards: Counter[str] = Counter()
    for part in cell.split(", "):
        if part != "nothing":
            number, card = part.split()
            cards[card] += int(number)
    return cards


def dealt(players: int, edition: str, difficulty: list[str]) -> tuple[Counter[str], list[list[str]], Counter[str]]:
    """Deck, reserve and box of a new game."""
    options: dict[str, Any] = {"players": players, "edition": edition, "difficulty": difficulty, "roles": "none"}
    position = ASSEMBLY.new(seed=1, **options).to_position()
    deck = Counter([*position["pile"], *(card for hand in position["hands"] for card in hand)])
    return deck, position["reserve"], Counter(position["boxed"])


def test_the_page_of_assembly_gives_the_exact_deck_of_every_variant() -> None:
    described = set()
    for name, players, edition, deck, reserve, box in table_rows(text_of("assembly.md"), "Variant"):
        variant = name.strip("`")
        difficulty = [] if variant == "none" else [variant]
        described.add((variant, int(players), edition.strip("`")))
        slots = [slot.split(" + ") for slot in reserve.split(" / ")]
        expected = (counted(deck), slots, counted(box))
        assert dealt(int(players), edition.strip("`"), difficulty) == expected, f"{name} {players} {edition}"
    plain = {("none", players, edition) for players in (1, 2) for edition in names(Edition)}
    offered = {
        (name, rule.players, each) for name, rules in VARIANTS.items() for rule in rules for each in rule.editions
    }
    assert described == plain | offered


def test_the_page_of_assembly_gives_every_ruling_in_one_sentence() -> None:
    rulings = dict(re.findall(r"^\| (R\d+) \| (.+) \|$", text_of("assembly.md"), re.MULTILINE))
    assert list(rulings) == [f"R{number}" for number in range(1, RULINGS + 1)]
    assert [name for name, sentence in rulings.items() if not re.fullmatch(r"[A-Z][^.]*\.", sentence)] == []


def rulings_cited() -> set[str]:
    """The rulings that the code of Assembly mentions."""
    folder = ROOT / "src" / "tablemate" / "games" / "assembly"
    return {ruling for file in folder.rglob("*.py") for ruling in re.findall(r"\bR\d+\b", file.read_text("utf-8"))}


def test_no_ruling_that_the_code_cites_is_missing() -> None:
    assert rulings_cited() <= {f"R{number}" for number in range(1, RULINGS + 1)}


def test_the_version_history_ends_with_the_present_version() -> None:
    versions = [int(row[0]) for row in table_rows(text_of("assembly.md"), "`rules_version`")]
    assert versions == list(range(1, ASSEMBLY.rules_version + 1))


def test_the_architecture_page_names_every_conformance_check() -> None:
    assert unmentioned("architecture.md", [check.__name__ for check in CHECKS]) == []


def test_the_changelog_has_what_is_unreleased_on_top() -> None:
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    assert re.findall(r"^## (.+)$", text, re.MULTILINE)[0] == "Unreleased"
    assert f"`rules_version` {ASSEMBLY.rules_version}" in text
