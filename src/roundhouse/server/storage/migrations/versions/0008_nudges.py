"""Where people want to be told that a game waits for them, and what is on its way there."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:  # long as its tables are
    op.create_table(
        "addresses",
        sa.Column("id", sa.String(40), nullable=False),
        sa.Column("person", sa.String(40), sa.ForeignKey("people.id", name="fk_addresses_person"), nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("target", sa.Text, nullable=False),
        sa.Column("digest", sa.String(64), nullable=False),
        sa.Column("label", sa.String(60), nullable=False),
        sa.Column("language", sa.String(10), nullable=False),
        sa.Column("home", sa.String(200), nullable=False),
        sa.Column("confirmed", sa.Integer, nullable=False),
        sa.Column("failures", sa.Integer, nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_addresses"),
        sa.UniqueConstraint("digest", name="uq_addresses_digest"),
    )
    op.create_index("ix_addresses_person", "addresses", ["person"])
    op.create_table(
        "quiet_times",
        sa.Column("person", sa.String(40), sa.ForeignKey("people.id", name="fk_quiet_times_person"), nullable=False),
        sa.Column("begins", sa.Integer, nullable=False),
        sa.Column("ends", sa.Integer, nullable=False),
        sa.Column("timezone", sa.String(60), nullable=False),
        sa.PrimaryKeyConstraint("person", name="pk_quiet_times"),
    )
    op.create_table(
        "nudges",
        sa.Column("table_id", sa.String(40), sa.ForeignKey("tables.id", name="fk_nudges_table_id"), nullable=False),
        sa.Column("person", sa.String(40), sa.ForeignKey("people.id", name="fk_nudges_person"), nullable=False),
        sa.Column("reason", sa.String(10), nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("due_at", sa.BigInteger),
        sa.PrimaryKeyConstraint("table_id", "person", "reason", name="pk_nudges"),
    )
    op.create_index("ix_nudges_due_at", "nudges", ["due_at"])
    op.create_table(
        "deliveries",
        sa.Column("id", sa.String(40), nullable=False),
        sa.Column(
            "address", sa.String(40), sa.ForeignKey("addresses.id", name="fk_deliveries_address"), nullable=False
        ),
        sa.Column("table_id", sa.String(40), sa.ForeignKey("tables.id", name="fk_deliveries_table_id")),
        sa.Column("reason", sa.String(10), nullable=False),
        sa.Column("made_at", sa.BigInteger, nullable=False),
        sa.Column("due_at", sa.BigInteger, nullable=False),
        sa.Column("begun_at", sa.BigInteger),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_deliveries"),
    )
    op.create_index("ix_deliveries_due_at", "deliveries", ["due_at"])
    op.create_index("ix_deliveries_address", "deliveries", ["address"])
