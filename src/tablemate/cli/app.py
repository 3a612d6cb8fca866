"""The `tablemate` command.  Help texts are message names here and become words when somebody asks for help."""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Iterable, Sequence
from difflib import get_close_matches
from pathlib import Path

import typer
from typer.core import TyperGroup

import tablemate
from tablemate.kernel.checking import shown
from tablemate.kernel.errors import Fault, TablemateError
from tablemate.kernel.files import trouble
from tablemate.words import Words

from . import play_command, watch_command
from .language import spoken_language
from .of_typer import OfTyper
from .offer import ALSO, OWN_CARDS, SHARED
from .paths import named_path
from .problems import Problem, explained
from .program import by_name, program
from .speaking import words_for
from .streams import give_up_output, open_closed_streams
from .terminal import Terminal
from .usage import check_words, is_usage_error, usage_problem


class Commands(TyperGroup):
    """The commands, playing first."""

    words: Words | None = None
    """For help, the words to say it in."""

    def list_commands(self, ctx: OfTyper) -> list[str]:
        """The order in which help shows them."""
        return sorted(super().list_commands(ctx), key=lambda name: name != "play")

    def format_epilog(self, ctx: OfTyper, formatter: OfTyper) -> None:
        """Help ends with how to begin."""
        super().format_epilog(ctx, formatter)
        from .welcome import notices, ways_to_begin

        if self.words is None:
            return
        formatter.write_paragraph()
        for way in ways_to_begin(self.words):
            formatter.write(f"  {way}\n")
        formatter.write_paragraph()
        with formatter.indentation():
            for notice in notices(self.words):
                formatter.write_text(notice)

    def resolve_command(self, ctx: OfTyper, args: list[str]) -> OfTyper:
        """An unknown command is answered in the language of the person."""
        if args[0] not in self.commands and not args[0].startswith("-"):
            raise Problem("usage", why=_no_command(args[0], self.commands), command=by_name(ctx.command_path))
        return super().resolve_command(ctx, args)


def _no_command(typed: str, commands: Iterable[str]) -> Fault:
    """For a slip of the pen the nearest is named."""
    near = get_close_matches(typed.lower(), commands, n=1)
    if near:
        return Fault("usage_near_command", {"found": shown(typed), "near": near[0]})
    return Fault("usage_no_command", {"found": shown(typed)})


app = typer.Typer(
    cls=Commands,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    help="cli-help",
    epilog="cli-help.epilog",
    subcommand_metavar="cli-help.usage",
)
app.add_typer(play_command.app, name="play")
app.add_typer(watch_command.app, name="watch")

_LANG = SHARED["lang"].parameter()
_SEED = SHARED["seed"].parameter()
_BOT = SHARED["bot"].parameter()
_BOTS = SHARED["bots"].parameter()
_SEAT = SHARED["seat"].parameter()
_PACE = SHARED["pace"].parameter()
_SAVE = SHARED["save"].parameter()
_OVERWRITE = SHARED["overwrite"].parameter()
_LAYOUT = SHARED["layout"].parameter()
_PLAIN = typer.Option(False, SHARED["plain"].spelled, help=SHARED["plain"].help)
_PRACTICE = SHARED["practice"].parameter()
_FILE = typer.Argument(..., metavar="cli-arg-file.name", help="cli-arg-file", callback=named_path)
_DATA = typer.Option(None, "--data", help="cli-data", callback=named_path)
_JSON = typer.Option(False, "--json", help="cli-json")


@app.callback(invoke_without_command=True)
def start(
    context: typer.Context,
    version: bool = typer.Option(False, "--version", help="cli-version"),
    game: str | None = typer.Option(None, "--game", metavar="<name>", help="cli-open-game"),
    no_browser: bool = typer.Option(False, "--no-browser", help="cli-no-browser"),
    lang: str | None = _LANG,
) -> None:
    """Serve on this machine, or say the version; a language that is said here is that of the command, too."""
    terminal = Terminal.standard()
    assert isinstance(context.command, Commands)
    context.default_map = _for_every_command(context.command.list_commands(context), lang)
    if version:
        terminal.show(words_for(lang).say("version", version=tablemate.__version__))
        raise typer.Exit
    if context.invoked_subcommand is None:
        from .serve import run_here

        raise typer.Exit(run_here(words_for(lang), terminal, game=game, browser=not no_browser))


def _for_every_command(commands: list[str], lang: str | None) -> OfTyper:
    """What commands, and those of the games among them, take for their language if they are told none themselves."""
    if lang is None:
        return None
    said = {"lang": words_for(lang).language}
    return {command: {**said, **dict.fromkeys(tablemate.games(), said)} for command in commands}


@app.command("serve", help="cli-serve", epilog="cli-serve.epilog")
def serve_command(
    host: str | None = typer.Option(None, "--host", help="cli-host"),
    port: int | None = typer.Option(None, "--port", help="cli-port"),
    data: Path | None = _DATA,
    public_url: str | None = typer.Option(None, "--public-url", help="cli-public-url"),
    database: str | None = typer.Option(None, "--database", help="cli-database"),
    bots: str | None = typer.Option(None, "--bots", metavar="<int>", help="cli-thinkers"),
    metrics: str | None = typer.Option(None, "--metrics", help="cli-metrics"),
    log_level: str | None = typer.Option(None, "--log-level", help="cli-log-level"),
    lang: str | None = _LANG,
) -> None:
    """Run a server."""
    from .serve import run, settings_of

    settings = settings_of(
        host=host, port=port, data=data, public_url=public_url, database=database, bots=bots, metrics=metrics
    )
    raise typer.Exit(run(settings, log_level, words_for(lang), Terminal.standard()))


@app.command("backup", help="cli-backup", epilog="cli-backup.epilog")
def backup_command(
    file: Path = typer.Argument(..., metavar="cli-arg-backup.name", help="cli-arg-backup", callback=named_path),
    data: Path | None = _DATA,
    lang: str | None = _LANG,
) -> None:
    """Copy the database of a server."""
    from .serve_backup import run

    raise typer.Exit(run(file, data, words_for(lang), Terminal.standard()))


@app.command("doctor", help="cli-doctor", epilog="cli-doctor.epilog")
def doctor_command(
    data: Path | None = _DATA,
    port: int | None = typer.Option(None, "--port", help="cli-doctor-port"),
    lang: str | None = _LANG,
    as_json: bool = _JSON,
) -> None:
    """Look whether a server can run well here."""
    from .doctor import Patient, examined, print_findings
    from .serve import USUAL_PORT, check_port
    from .serve_folder import server_folder

    words = words_for(lang)
    if port is not None:
        check_port(port, 1)
    patient = Patient(server_folder() if data is None else data, USUAL_PORT if port is None else port)
    raise typer.Exit(print_findings(examined(patient), words, Terminal.standard(), as_json=as_json))


@app.command("replay", help="cli-replay", epilog="cli-replay.epilog")
def replay_command(
    file: Path = _FILE,
    step: int | None = typer.Option(None, help="cli-step"),
    viewer: str | None = typer.Option(None, help="cli-viewer"),
    fork_at: int | None = typer.Option(None, help="cli-fork-at"),
    seed: int | None = _SEED,
    bot: str | None = _BOT,
    bots: str | None = _BOTS,
    seat: str | None = _SEAT,
    pace: float | None = _PACE,
    save: Path | None = _SAVE,
    overwrite: bool | None = _OVERWRITE,
    layout: str | None = _LAYOUT,
    plain: bool = _PLAIN,
    practice: bool | None = _PRACTICE,
    lang: str | None = _LANG,
    as_json: bool = _JSON,
) -> None:
    """Show a saved game, or play on from a step."""
    from tablemate.kernel.records import told_of

    from . import replay as pages
    from .progress import replaying
    from .saving import load as load_record

    record, terminal = load_record(file), Terminal.standard(plain=plain)
    words = words_for(lang, record.game)
    arrangement = {"seed": seed, "bot": bot, "bots": bots, "seat": seat, "pace": pace, "practice": practice}
    said = {**arrangement, "save": save, "overwrite": overwrite}
    if fork_at is not None:
        fork = pages.Fork(record, file, fork_at)
        raise typer.Exit(fork.play({**said, "layout": layout, "plain": plain, "lang": lang}, words, terminal))
    pages.check_only_with_fork(**said)
    with told_of(file):
        shown = pages.Replay(record, viewer, layout, replaying(words, plain=plain))
    words = words.about(shown.last.options)
    if as_json:
        raise typer.Exit(pages.print_json(shown, terminal, step))
    if step is not None:
        raise typer.Exit(pages.print_table(shown, words, terminal, step))
    raise typer.Exit(pages.print_steps(shown, words, terminal))


@app.command("verify", help="cli-verify", epilog="cli-verify.epilog")
def verify_command(
    file: Path = _FILE,
    commitment: str | None = typer.Option(None, help="cli-commitment"),
    lang: str | None = _LANG,
    as_json: bool = _JSON,
) -> None:
    """Check what a saved game proves."""
    from tablemate.kernel.records import Record, told_of

    from .verifying import Proof, print_proof

    record = Record.load(file)
    words = words_for(lang, record.game)
    with told_of(file):
        proof = Proof.of(record, commitment, words)
    raise typer.Exit(print_proof(proof, words, Terminal.standard(), as_json=as_json))


@app.command("games", help="cli-games", epilog="cli-games.epilog")
def games_command(lang: str | None = _LANG, as_json: bool = _JSON) -> None:
    """List the games."""
    from .listing_games import games_as_json, list_games

    terminal = Terminal.standard()
    if as_json:
        terminal.show(games_as_json())
    else:
        list_games(lang, terminal)


@app.command("cards", help="cli-cards", epilog="cli-cards.epilog")
def cards_command(
    game: str = typer.Argument(..., metavar="cli-arg-cards-game.name", help="cli-arg-cards-game"),
    card: str | None = typer.Argument(None, metavar="cli-arg-card.name", help="cli-arg-card"),
    deck: str | None = typer.Option(None, OWN_CARDS, *ALSO[OWN_CARDS], help="cli-cards-deck"),
    lang: str | None = _LANG,
    as_json: bool = _JSON,
) -> None:
    """Look at the cards of a game, or check a deck of one's own."""
    from .cards import show_cards

    show_cards(words_for(lang, game), Terminal.standard(), game, card, deck, as_json=as_json)


@app.command("rules", help="cli-rules", epilog="cli-rules.epilog")
def rules_command(
    game: str | None = typer.Argument(None, metavar="cli-arg-rules-game.name", help="cli-arg-rules-game"),
    topic: str | None = typer.Argument(None, metavar="cli-arg-topic.name", help="cli-arg-topic"),
    lang: str | None = _LANG,
    as_json: bool = _JSON,
) -> None:
    """Read the rules, or see of which games."""
    from .listing_games import games_as_json, list_games
    from .reading import read_rules

    if game is None and as_json:
        Terminal.standard().show(games_as_json())
    elif game is None:
        list_games(lang, Terminal.standard(), more="games-rules")
    else:
        read_rules(words_for(lang, game), Terminal.standard(), game, topic, as_json=as_json)


def main() -> None:
    """Run the command; whatever a person can do wrong ends with a sentence and a code, not with a traceback."""
    open_closed_streams()
    arguments = sys.argv[1:]
    command = typer.main.get_command(app)
    if "--help" in arguments:
        from .help import localise

        localise(command, Words(spoken_language(arguments, os.environ)))
    words = Words(spoken_language(arguments, os.environ))
    try:
        check_words(arguments)
        sys.exit(command.main(args=arguments, prog_name=program(), standalone_mode=False))
    except OSError as problem:
        give_up_output()
        with contextlib.suppress(OSError):
            print(explained(words, Problem("output", trouble=trouble(problem, writing=True))), file=sys.stderr)
        sys.exit(2)
    except Exception as problem:
        sentence = _sentence(words, problem, arguments)
        if sentence is None:
            raise
        sys.stdout.flush()
        Terminal(sys.stdin, sys.stderr).paragraph(sentence)
        sys.exit(2)


def _sentence(words: Words, problem: Exception, arguments: Sequence[str]) -> str | None:
    """What a person did wrong; None if it was our fault."""
    if is_usage_error(problem):
        return explained(words, usage_problem(problem, arguments))
    return explained(words, problem) if isinstance(problem, TablemateError) else None


if __name__ == "__main__":
    main()
