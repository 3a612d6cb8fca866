"""The `tablemate` command.  Help texts are message names here and become words when somebody asks for help."""

from __future__ import annotations

import contextlib
import json
import os
import sys
from pathlib import Path
from typing import Any

import typer

import tablemate
from tablemate.kernel.errors import TablemateError
from tablemate.words import LANGUAGES, Words

from .language import spoken_language, system_language
from .problems import Problem, explained
from .streams import give_up_output, open_closed_streams
from .terminal import Terminal

app = typer.Typer(rich_markup_mode=None, pretty_exceptions_enable=False, help="cli-help", epilog="cli-help.epilog")

_LANG = typer.Option(None, "--lang", help="cli-lang")
_JSON = typer.Option(False, "--json", help="cli-json")


def _words(lang: str | None, game: str | None = None) -> Words:
    if lang is not None and lang not in LANGUAGES:
        raise Problem("problem-language", language=lang)
    if game is not None:
        tablemate.game(game)
    return Words(lang or system_language(os.environ), game)


@app.callback(invoke_without_command=True)
def start(
    context: typer.Context,
    version: bool = typer.Option(False, "--version", help="cli-version"),
    lang: str | None = _LANG,
) -> None:
    """Say hello, or the version."""
    terminal = Terminal.standard()
    if version:
        terminal.show(_words(lang).say("version", version=tablemate.__version__))
        raise typer.Exit
    if context.invoked_subcommand is None:
        words = _words(lang)
        names = ("welcome", "", "play", "two", "bot", "rules", "help", "", "notice")
        terminal.show(*(words.say(_welcome(name)) if name else "" for name in names))


def _welcome(name: str) -> str:
    return name if name == "welcome" else f"welcome-{name}"


@app.command("play", help="cli-play", epilog="cli-play.epilog")
def play_command(
    game: str = typer.Argument("assembly", help="cli-arg-game"),
    players: int | None = typer.Option(None, help="cli-players"),
    edition: str | None = typer.Option(None, help="cli-edition"),
    malfunctions: str | None = typer.Option(None, help="cli-malfunctions"),
    roles: str | None = typer.Option(None, help="cli-roles"),
    difficulty: str | None = typer.Option(None, help="cli-difficulty"),
    communication: str | None = typer.Option(None, help="cli-communication"),
    honest: bool | None = typer.Option(None, "--honest/--no-honest", help="cli-honest"),
    first: str | None = typer.Option(None, help="cli-first"),
    seed: int | None = typer.Option(None, help="cli-seed"),
    bot: str | None = typer.Option(None, help="cli-bot"),
    seat: str | None = typer.Option(None, help="cli-seat"),
    lang: str | None = _LANG,
    layout: str = typer.Option("ring", help="cli-layout"),
    practice: bool = typer.Option(False, "--practice", help="cli-practice"),
    load: Path | None = typer.Option(None, help="cli-load"),
    save: Path | None = typer.Option(None, help="cli-save"),
    open_log: bool = typer.Option(False, "--open-log", help="cli-open-log"),
) -> None:
    """Play a game in the terminal."""
    from .play import PlayOptions, play

    said: dict[str, Any] = {
        "players": players,
        "edition": edition,
        "malfunctions": malfunctions,
        "roles": roles,
        "difficulty": difficulty,
        "communication": communication,
        "honest": honest,
        "first": first,
    }
    agreed = {name: value for name, value in said.items() if value is not None}
    options = PlayOptions(game, agreed, seed, bot, seat, layout, practice, load, save, open_log, lang)
    raise typer.Exit(play(options, _words(lang, game), Terminal.standard()))


@app.command("replay", help="cli-replay", epilog="cli-replay.epilog")
def replay_command(
    file: Path = typer.Argument(..., help="cli-arg-file"),
    step: int | None = typer.Option(None, help="cli-step"),
    viewer: str | None = typer.Option(None, help="cli-viewer"),
    fork_at: int | None = typer.Option(None, help="cli-fork-at"),
    seed: int | None = typer.Option(None, help="cli-seed"),
    bot: str | None = typer.Option(None, help="cli-bot"),
    seat: str | None = typer.Option(None, help="cli-seat"),
    save: Path | None = typer.Option(None, help="cli-save"),
    layout: str = typer.Option("ring", help="cli-layout"),
    practice: bool = typer.Option(False, "--practice", help="cli-practice"),
    lang: str | None = _LANG,
    as_json: bool = _JSON,
) -> None:
    """Show a saved game, or play on from a step."""
    from . import replay as pages
    from .play import PlayOptions, check_seats, play_on
    from .saving import load as load_record

    record, terminal = load_record(file), Terminal.standard()
    words = _words(lang, record.game)
    if fork_at is not None:
        table = record.fork(tablemate.game(record.game), fork_at, seed)
        options = PlayOptions(record.game, bot=bot, seat=seat, layout=layout, practice=practice, save=save, lang=lang)
        check_seats(options, table)
        terminal.paragraph(words.say("play-forked", step=str(fork_at), file=str(file)))
        raise typer.Exit(play_on(table, options, words, terminal))
    pages.check_only_with_fork(seed=seed, bot=bot, seat=seat, save=save, practice=practice or None)
    shown = pages.Replay(record, viewer, layout)
    if as_json:
        raise typer.Exit(pages.print_json(shown, terminal, step))
    if step is not None:
        raise typer.Exit(pages.print_table(shown, words, terminal, step))
    raise typer.Exit(pages.print_steps(shown, words, terminal))


@app.command("games", help="cli-games", epilog="cli-games.epilog")
def games_command(lang: str | None = _LANG, as_json: bool = _JSON) -> None:
    """List the games."""
    terminal = Terminal.standard()
    rows = [(name, _words(lang, name), tablemate.game(name)) for name in tablemate.games()]
    if as_json:
        told = [
            {"game": name, "rules_version": game.rules_version, "players": game.traits.players}
            for name, _, game in rows
        ]
        terminal.show(json.dumps(told))
        return
    for name, words, game in rows:
        players = ", ".join(map(str, game.traits.players))
        terminal.paragraph(words.say("games-line", game=name, about=words.say("game-about"), players=players))


@app.command("rules", help="cli-rules", epilog="cli-rules.epilog")
def rules_command(
    game: str = typer.Argument("assembly", help="cli-arg-game"),
    topic: str | None = typer.Argument(None, help="cli-arg-topic"),
    lang: str | None = _LANG,
    as_json: bool = _JSON,
) -> None:
    """Read the rules."""
    from .reading import read_rules

    read_rules(_words(lang, game), Terminal.standard(), game, topic, as_json=as_json)


def main() -> None:
    """Run the command; whatever a person can do wrong ends with a sentence and a code, not with a traceback."""
    open_closed_streams()
    arguments = sys.argv[1:]
    command = typer.main.get_command(app)
    if "--help" in arguments:
        from .help import localise

        localise(command, Words(spoken_language(arguments, os.environ)))
    try:
        command.main(args=arguments, prog_name="tablemate")
    except (TablemateError, Problem) as problem:
        sys.stdout.flush()
        Terminal(sys.stdin, sys.stderr).paragraph(explained(Words(spoken_language(arguments, os.environ)), problem))
        sys.exit(2)
    except OSError as problem:
        give_up_output()
        with contextlib.suppress(OSError):
            print(f"tablemate: {problem.strerror or problem}", file=sys.stderr)
        sys.exit(2)


if __name__ == "__main__":
    main()
