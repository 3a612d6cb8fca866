"""What a server is told when it starts."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal

from .limits import HINTS_UNDER_WAY
from .network import Place
from .tables.intents import CLAIM_WINDOW

DATABASE = "tablemate.db"
MetricsFor = Literal["machine", "network", "anybody", "nobody"]
"""Who may read the figures of a server: whoever asks from this machine, from its network, anybody, nobody."""


@dataclass(frozen=True, slots=True)
class Limits:
    """How much of what one client, one table and the whole server take."""

    connections: int = 5_000
    connections_of_one: int = 60
    listeners: int = 200
    """At one table, besides those who have a seat."""
    messages_a_second: float = 20
    messages_at_once: int = 60
    messages_of_one_a_second: float = 200
    """Over however many lines."""
    messages_of_one_at_once: int = 600
    talk_a_second: float = 1
    talk_at_once: int = 6
    hints_a_second: float = 0.5
    hints_at_once: int = 4
    hints_of_one_a_second: float = 2
    """At however many tables."""
    hints_of_one_at_once: int = 12
    hints_under_way: int = HINTS_UNDER_WAY
    joins_a_second: float = 2
    joins_at_once: int = 30
    tables_an_hour: int = 120
    requests_a_second: float = 20
    requests_at_once: int = 100
    waiting_messages: int = 200
    """How many a slow reader may be behind."""
    upload_bytes: int = 4_000_000
    body_bytes: int = 300_000
    """Of every other request: a deck of one's own fits."""


@dataclass(frozen=True, slots=True)
class Settings:
    """Where a server listens, and where it keeps its tables."""

    data: Path
    host: str = "127.0.0.1"
    port: int = 8000
    public_url: str | None = None
    database: str | None = None
    thinkers: int = 1
    idle_seconds: float = 300
    """A table that nobody looks at is put away after this time."""
    claim_window: int = CLAIM_WINDOW
    """Milliseconds in which claims of one piece wait for each other."""
    metrics: MetricsFor = "network"
    limits: Limits = field(default_factory=Limits)

    @property
    def address(self) -> str:
        """By which address this machine reaches the server."""
        return Place(self.host, self.port).url

    @property
    def database_url(self) -> str:
        """Where the database is, as SQLAlchemy names it."""
        return self.database or f"sqlite+aiosqlite:///{self.data.absolute() / DATABASE}"
