"""`tablemate play`: set up a table, seat people and bots, and begin."""

from __future__ import annotations

import secrets
import shlex
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from pathlib import Path

import tablemate
from tablemate.bots import Bot
from tablemate.kernel.errors import InvalidRecord, TablemateError
from tablemate.kernel.json_types import Arguments, JsonObject
from tablemate.kernel.records import told_of
from tablemate.kernel.table import Table
from tablemate.words import Words
from tablemate.words.words import capitalised

from .face import LIST, face_of, layout_of
from .game_log import Arrangement, GameLog, HeldFile
from .journal import last_beginning, played_again
from .keeping import Keeping
from .kept_games import games_folder
from .lines import InputEnded
from .offer import Setting, spelled
from .offers import OFFERS
from .pacing import pace_of
from .problems import Problem, clause, explained
from .progress import busy, replaying
from .resuming import HeldGame, Unfinished, decline, tidy
from .saving import GameFile, Kept, Saver
from .seating import NOBODY, Seating, company_of, made, seated
from .session import Session
from .speaking import words_for
from .terminal import Terminal
from .timing import clock_text, stopwatch_for
from .warm import why_not_used

SEED_BITS = 31


@dataclass(frozen=True)
class PlayOptions:
    """What was asked for on the command line; None and empty mean: not said."""

    game: str
    said: JsonObject = field(default_factory=dict)
    seed: int | None = None
    bot: str | None = None
    bots: str | None = None
    seat: str | None = None
    pace: float | None = None
    layout: str | None = None
    plain: bool = False
    practice: bool = False
    load: Path | None = None
    save: Path | None = None
    overwrite: bool = False
    resume: bool = False
    unfinished: bool = False
    open_log: bool = False
    lang: str | None = None

    @property
    def seating(self) -> Seating:
        """Who sits where."""
        return Seating(self.bot, self.bots, self.seat)

    @property
    def arrangement(self) -> Arrangement:
        """What a record does not say."""
        bot = None if self.bot == NOBODY else self.bot
        return Arrangement(bot, self.bots, self.seat, self.lang, self.layout, self.open_log, self.pace)

    def joining(self, game: str, arrangement: Arrangement) -> PlayOptions:
        """The same with the arrangement of a game from before, as far as nothing else was said."""
        seating = self if self.bot or self.bots or self.seat else arrangement
        return replace(
            self,
            game=game,
            bot=seating.bot,
            bots=seating.bots,
            seat=seating.seat,
            lang=self.lang or arrangement.lang,
            layout=self.layout or arrangement.layout,
            open_log=self.open_log or arrangement.open_log,
            pace=arrangement.pace if self.pace is None else self.pace,
        )


def play(options: PlayOptions, words: Words, terminal: Terminal) -> int:
    """Play one game; the exit code."""
    terminal.speak(words)
    tidy(games_folder())
    return _run(lambda: _asked_for(options, words, terminal), terminal)


def _run(prepare: Callable[[], Session | None], terminal: Terminal) -> int:
    """Play what is prepared; questions come before it, at which a person may leave."""
    try:
        session = prepare()
    except (InputEnded, KeyboardInterrupt):
        terminal.show()
        return 3
    return 0 if session is None else session.run()


def _asked_for(options: PlayOptions, words: Words, terminal: Terminal) -> Session | None:
    """A game that was begun before, or a new one; None if none was chosen."""
    if options.game:
        terminal.reads_plainly = options.layout is not None and layout_of(options.game, options.layout) == LIST
    if options.unfinished or options.resume:
        return _resumed(options, words, terminal)
    if options.load is not None:
        return _loaded(options, words, terminal)
    return _new(options, words, terminal)


def _new(options: PlayOptions, words: Words, terminal: Terminal) -> Session:
    """A new game, unless a person wants to go on with an old one."""
    options.seating.check(options.game)
    with busy(words, "progress-table", plain=options.plain):
        agreed = _agreed(options, terminal)
        table = tablemate.game(options.game).new(seed=seed_of(options.seed), **agreed)
    check_seats(options, table)
    before = _offered(options, words, terminal)
    if before is not None:
        return before
    file = file_of(options, None, words, terminal)
    greet(table, words, terminal)
    terminal.paragraph(words.say("play-seed", seed=str(table.seed)))
    for line in OFFERS[options.game].opening(words, options.said, table):
        terminal.paragraph(line)
    session = _session(options, table, words, terminal, file=file)
    session.repeat = _repeated(options, agreed)
    return session


def play_on(table: Table, options: PlayOptions, words: Words, terminal: Terminal, *, time: int = 0) -> int:
    """Play on from a table that stands somewhere, for example a fork, at a time of its clock."""
    terminal.speak(words)

    def forked() -> Session:
        file = file_of(options, None, words, terminal)
        return _session(options, table, words, terminal, time=time, file=file)

    return _run(forked, terminal)


def _loaded(options: PlayOptions, words: Words, terminal: Terminal) -> Session:
    """A game from a file of the person's, which is gone on with."""
    assert options.load is not None
    _check_nothing_agreed(options, "--load")
    file, record = GameFile.read(options.load)
    if record.circumstances.abandoned:
        raise Problem("abandoned", file=shlex.quote(str(options.load)))
    company = Arrangement(bots=company_of(record.circumstances))
    with told_of(options.load):
        return _going_on(options.joining(options.game, company), record, words, terminal, file=file)


def _resumed(options: PlayOptions, words: Words, terminal: Terminal) -> Session | None:
    """The kept game that was played last, or the one that is chosen."""
    _check_nothing_agreed(options, "--unfinished" if options.unfinished else "--resume")
    unfinished = Unfinished(options.game or None, words, terminal)
    found = unfinished.chosen() if options.unfinished else unfinished.newest()
    return None if found is None else _found(options, found, terminal)


def _offered(options: PlayOptions, words: Words, terminal: Terminal) -> Session | None:
    """The unfinished game of a person who wants to go on with it, as it was; if that fails, a new one begins."""
    found = Unfinished(options.game, words, terminal).offered() if terminal.interactive else None
    if found is None:
        return None
    as_it_was = PlayOptions(options.game, save=options.save, overwrite=options.overwrite, lang=options.lang)
    try:
        return _found(as_it_was, found, terminal)
    except TablemateError as problem:
        terminal.paragraph(explained(words, problem))
        return None


def _found(options: PlayOptions, found: HeldGame, terminal: Terminal) -> Session:
    """Go on with a kept game: who sits where and how it is shown is as before, unless it was said anew.

    One that cannot be replayed is not offered any more.
    """
    options = options.joining(found.game, found.logged.arrangement)
    words = words_for(options.lang, found.game)
    try:
        file = found.file(words, terminal)
        return _going_on(options, found.logged.record, words, terminal, file=file, former=found.held)
    except InvalidRecord:
        decline(found.held)
        raise
    except BaseException:
        found.held.release()
        raise


def _going_on(
    options: PlayOptions,
    record: Kept,
    words: Words,
    terminal: Terminal,
    *,
    file: GameFile | None,
    former: HeldFile | None = None,
) -> Session:
    table = played_again(record, tablemate.game(options.game), replaying(words, plain=options.plain))
    check_seats(options, table)
    file = file_of(options, file, words, terminal)
    greet(table, words, terminal)
    terminal.paragraph(words.say("play-loaded", step=str(len(table.standing) - 1)))
    session = _session(options, table, words, terminal, time=record.time, file=file, former=former)
    session.showing.tell_from(last_beginning(table, words))
    return session


def _check_nothing_agreed(options: PlayOptions, by: str) -> None:
    """What a game from before says cannot be said anew."""
    said = [*map(spelled, options.said), *(["--seed"] if options.seed is not None else [])]
    said += ["--load"] if options.load is not None and by != "--load" else []
    if said:
        raise Problem("agreed_before", option=by, options=", ".join(said))


def file_of(options: PlayOptions, known: GameFile | None, words: Words, terminal: Terminal) -> GameFile | None:
    """The file that the game is kept in: the one that was named, else the one that it comes from."""
    if options.save is None:
        return known
    return Saver(words, terminal, overwrite=options.overwrite).first_file(options.save, known)


def check_seats(options: PlayOptions, table: Table) -> None:
    """Refuse a bot, a seat or a pace that does not fit, before anything is printed."""
    options.seating.check(table.game.name)
    options.seating.taken(table.seats)
    pace_of(options.pace, table)


def greet(table: Table, words: Words, terminal: Terminal) -> None:
    """Which game it is, and for how many."""
    terminal.show(words.say("play-start", game=words.say("game-name"), players=table.seats))


def _session(
    options: PlayOptions,
    table: Table,
    words: Words,
    terminal: Terminal,
    *,
    time: int = 0,
    file: GameFile | None = None,
    former: HeldFile | None = None,
) -> Session:
    log = GameLog(games_folder(), start=len(table.moves), former=former)
    session = Session(
        table=table,
        words=words.about(table.options).naming(table.circumstances.names),
        terminal=terminal,
        face=face_of(table.game.name),
        bots=_take_seats(options, table),
        asked_layout="" if options.layout is None else layout_of(table.game.name, options.layout),
        open_log=options.open_log,
        keeping=Keeping(file, log, options.arrangement, overwrite=options.overwrite),
        resume=_hints(options),
        time=stopwatch_for(table, before=time),
        pace=pace_of(options.pace, table),
        asks_ready=True,
    )
    return _opened(session, options, resumed=bool(time))


def _take_seats(options: PlayOptions, table: Table) -> dict[int, Bot]:
    """Bots take their seats; the table knows who sits where, and whether this is practice."""
    if options.practice or OFFERS[table.game.name].practises(table):
        table.practice = True
    bots = made(options.seating.taken(table.seats), table.seed or 0)
    table.seat_players(*seated(bots, table.seats))
    return bots


def _opened(session: Session, options: PlayOptions, *, resumed: bool) -> Session:
    if session.is_open and options.seat is not None:
        session.viewer = int(options.seat) - 1
    _announce(session, resumed=resumed)
    if options.save is not None:
        session.keep(now=True)
    return session


def _announce(session: Session, *, resumed: bool) -> None:
    """Who sits there, what is special, and how to begin."""
    say, terminal = session.words.say, session.terminal
    for seat, bot in session.bots.items():
        terminal.paragraph(say("play-bot", bot=bot.name, number=str(seat + 1)))
    if session.bots and session.pace:
        terminal.paragraph(say("play-pace", seconds=session.pace / 1000))
    if session.table.practice:
        terminal.paragraph(say("play-practice"))
    if session.time is not None and resumed:
        terminal.paragraph(say("play-clock-goes-on", time=clock_text(session.time.left())))
    refused = why_not_used()
    if refused is not None:
        terminal.paragraph(say("play-uncompiled", detail=capitalised(clause(session.words, refused.fault))))
    terminal.paragraph(say("play-hint"))


def seed_of(given: int | None) -> int:
    """The seed that was said, else a new one."""
    return secrets.randbits(SEED_BITS) if given is None else given


def _agreed(options: PlayOptions, terminal: Terminal) -> JsonObject:
    """The game's options; bots bring seats."""
    said = dict(options.said)
    needed = options.seating.players()
    is_asked = "players" in tablemate.game(options.game).options.declared()
    if needed is not None and is_asked and said.setdefault("players", needed) == 1:
        raise Problem("bot_players")
    return OFFERS[options.game].agree(said, Setting(terminal.interactive, options.practice))


def _repeated(options: PlayOptions, agreed: Arguments) -> str:
    """The command again but for the seed, to repeat the game anywhere."""
    unsaid = {name: agreed[name] for name in OFFERS[options.game].by_setting if name not in options.said}
    parts = ["play", options.game, *said_again({**options.said, **unsaid}), *options.seating.words()]
    return shlex.join([*parts, *shown_again(options), *(["--practice"] if options.practice else [])])


def said_again(said: JsonObject) -> list[str]:
    """Options of a game as they are typed."""
    parts: list[str] = []
    for name, value in said.items():
        if isinstance(value, bool):
            parts.append(spelled(name if value else f"no_{name}"))
        else:
            parts += [spelled(name), str(value)]
    return parts


def _hints(options: PlayOptions) -> str:
    """What to say besides the file to go on as before; begins with a space unless empty."""
    parts = shown_again(options)
    return " " + shlex.join(parts) if parts else ""


def shown_again(options: PlayOptions) -> list[str]:
    """How the table is shown and how quick bots are: what a record does not say."""
    parts = [] if options.pace is None else ["--pace", f"{options.pace:g}"]
    parts += [] if options.lang is None else ["--lang", options.lang]
    parts += [] if options.layout is None else ["--layout", options.layout]
    parts += ["--plain"] if options.plain else []
    return parts + (["--open-log"] if options.open_log else [])
