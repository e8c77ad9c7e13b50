"""When people are away: clocks of days wait for them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "vacations",
        sa.Column("person", sa.String(40), sa.ForeignKey("people.id", name="fk_vacations_person"), nullable=False),
        sa.Column("began_at", sa.BigInteger, nullable=False),
        sa.Column("ends_at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("person", "began_at", name="pk_vacations"),
    )
