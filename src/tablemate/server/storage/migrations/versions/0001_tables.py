"""The first tables: games, their logs, seats, clocks and deals of the day."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make them."""
    op.create_table(
        "tables",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("head", sa.Text, nullable=False),
        sa.Column("host", sa.String(64), nullable=False),
        sa.Column("person", sa.String(64)),
        sa.Column("deal", sa.String(10)),
        sa.Column("choices", sa.Text, nullable=False),
        sa.Column("practice", sa.Boolean, nullable=False),
        sa.Column("closed", sa.BigInteger),
        sa.Column("ended", sa.BigInteger),
        sa.Column("abandoned", sa.Boolean, nullable=False),
        sa.Column("won", sa.Boolean),
        sa.Column("score", sa.Integer),
        sa.Column("band", sa.String(40)),
    )
    op.create_index("tables_by_game", "tables", ["game", "ended"])
    op.create_index("tables_by_deal", "tables", ["deal", "game"])
    op.create_index("tables_by_person", "tables", ["person"])
    op.create_table(
        "entries",
        sa.Column(
            "table", sa.String(24), sa.ForeignKey("tables.id", deferrable=True, initially="DEFERRED"), primary_key=True
        ),
        sa.Column("sequence", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("what", sa.Text, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "seats",
        sa.Column(
            "table", sa.String(24), sa.ForeignKey("tables.id", deferrable=True, initially="DEFERRED"), primary_key=True
        ),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("link", sa.String(64), nullable=False),
        sa.Column("holder", sa.String(64)),
        sa.Column("person", sa.String(64)),
    )
    op.create_index("seats_by_link", "seats", ["link"])
    op.create_index("seats_by_person", "seats", ["person"])
    op.create_table(
        "clocks",
        sa.Column(
            "table", sa.String(24), sa.ForeignKey("tables.id", deferrable=True, initially="DEFERRED"), primary_key=True
        ),
        sa.Column("now", sa.BigInteger, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "deals",
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("seed", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "forgotten",
        sa.Column("person", sa.String(64), primary_key=True),
        sa.Column(
            "table", sa.String(24), sa.ForeignKey("tables.id", deferrable=True, initially="DEFERRED"), primary_key=True
        ),
    )


def downgrade() -> None:
    """Remove them."""
    for name in ("forgotten", "deals", "clocks", "seats", "entries", "tables"):
        op.drop_table(name)
