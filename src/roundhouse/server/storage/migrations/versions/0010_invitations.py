"""Whom people invite to their tables by name."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "invitations",
        sa.Column("person", sa.String(40), sa.ForeignKey("people.id", name="fk_invitations_person"), nullable=False),
        sa.Column(
            "table_id", sa.String(40), sa.ForeignKey("tables.id", name="fk_invitations_table_id"), nullable=False
        ),
        sa.Column("inviter", sa.String(40), sa.ForeignKey("people.id", name="fk_invitations_inviter"), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("person", "table_id", name="pk_invitations"),
    )
