"""The tables of the database.  The log of a game is the truth; all else says who may do what, or is there to be found.

Times are whole milliseconds since 1970.  Secrets are hashes.
"""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    false,
)

from tablemate.server.tokens import LONGEST_ID

METADATA = MetaData()
NEWEST = "0002"
"""The version of these tables: that of the last migration, which leads to them."""

VERSION = Table(
    "alembic_version",
    METADATA,
    Column("version_num", String(32), nullable=False),
    PrimaryKeyConstraint("version_num", name="alembic_version_pkc"),
)
"""The version of a database, as Alembic notes it."""

TABLES = Table(
    "tables",
    METADATA,
    Column("id", String(LONGEST_ID), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("head", Text, nullable=False),
    Column("host", String(64), nullable=False),
    Column("person", String(64)),
    Column("deal", String(10)),
    Column("choices", Text, nullable=False),
    Column("practice", Boolean, nullable=False),
    Column("seats", Integer, nullable=False, server_default="1"),
    Column("forked", Boolean, nullable=False, server_default=false()),
    Column("closed", BigInteger),
    Column("ended", BigInteger),
    Column("abandoned", Boolean, nullable=False, default=False),
    Column("won", Boolean),
    Column("score", Integer),
    Column("band", String(40)),
    Index("tables_by_game", "game", "ended"),
    Index("tables_by_deal", "deal", "game"),
    Index("tables_by_person", "person"),
)

ENTRIES = Table(
    "entries",
    METADATA,
    Column(
        "table", String(LONGEST_ID), ForeignKey("tables.id", deferrable=True, initially="DEFERRED"), primary_key=True
    ),
    Column("sequence", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("what", Text, nullable=False),
    sqlite_with_rowid=False,
)
"""The database decides races: `(table, sequence)` is unique."""

SEATS = Table(
    "seats",
    METADATA,
    Column(
        "table", String(LONGEST_ID), ForeignKey("tables.id", deferrable=True, initially="DEFERRED"), primary_key=True
    ),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("link", String(64), nullable=False),
    Column("holder", String(64)),
    Column("person", String(64)),
    Index("seats_by_link", "link"),
    Index("seats_by_person", "person"),
)

CLOCKS = Table(
    "clocks",
    METADATA,
    Column(
        "table", String(LONGEST_ID), ForeignKey("tables.id", deferrable=True, initially="DEFERRED"), primary_key=True
    ),
    Column("now", BigInteger, nullable=False),
    Column("at", BigInteger, nullable=False),
)
"""What the clock of a game has counted, noted every second: a killed server goes on from there."""

DEALS = Table(
    "deals",
    METADATA,
    Column("day", String(10), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("players", Integer, primary_key=True, autoincrement=False),
    Column("seed", BigInteger, nullable=False),
)
"""The deal of a day, one for each number of players."""

FORGOTTEN = Table(
    "forgotten",
    METADATA,
    Column("person", String(64), primary_key=True),
    Column(
        "table", String(LONGEST_ID), ForeignKey("tables.id", deferrable=True, initially="DEFERRED"), primary_key=True
    ),
)
"""The tables that a person took out of the own list."""
