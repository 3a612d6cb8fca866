"""Deals of the day have one for each number of players; tables say how many seats they have, and whether they began
as another game's step.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Nothing was dealt before, so that the table of deals can be made anew."""
    op.add_column("tables", sa.Column("seats", sa.Integer, nullable=False, server_default="1"))
    op.add_column("tables", sa.Column("forked", sa.Boolean, nullable=False, server_default=sa.false()))
    op.drop_table("deals")
    op.create_table(
        "deals",
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("players", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seed", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    """As it was."""
    op.drop_table("deals")
    op.create_table(
        "deals",
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("seed", sa.BigInteger, nullable=False),
    )
    op.drop_column("tables", "forked")
    op.drop_column("tables", "seats")
