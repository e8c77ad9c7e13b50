"""Being decent: blocks, reports, accounts that are closed, what operators did, and names that look alike."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from roundhouse.server.people.lookalikes import skeleton

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("people", sa.Column("operator", sa.Integer, nullable=False, server_default="0"))
    op.add_column("people", sa.Column("closed_at", sa.BigInteger))
    op.add_column("people", sa.Column("skeleton", sa.String(120)))
    op.create_index("ix_people_skeleton", "people", ["skeleton"])
    connection = op.get_bind()
    known = connection.execute(sa.text("SELECT id, name FROM people WHERE login IS NOT NULL")).all()
    for row in known:
        connection.execute(
            sa.text("UPDATE people SET skeleton = :skeleton WHERE id = :id"),
            {"skeleton": skeleton(row.name), "id": row.id},
        )
    op.create_table(
        "blocks",
        sa.Column("person", sa.String(40), sa.ForeignKey("people.id", name="fk_blocks_person"), nullable=False),
        sa.Column("blocked", sa.String(40), sa.ForeignKey("people.id", name="fk_blocks_blocked"), nullable=False),
        sa.PrimaryKeyConstraint("person", "blocked", name="pk_blocks"),
    )
    op.create_index("ix_blocks_blocked", "blocks", ["blocked"])
    op.create_table(
        "reports",
        sa.Column("id", sa.String(40), nullable=False),
        sa.Column("reporter", sa.String(40), sa.ForeignKey("people.id", name="fk_reports_reporter"), nullable=False),
        sa.Column("about", sa.String(40), sa.ForeignKey("people.id", name="fk_reports_about"), nullable=False),
        sa.Column("table_id", sa.String(40)),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("settled_at", sa.BigInteger),
        sa.PrimaryKeyConstraint("id", name="pk_reports"),
    )
    op.create_index("ix_reports_settled_at", "reports", ["settled_at", "at"])
    op.create_table(
        "deeds",
        sa.Column("id", sa.String(40), nullable=False),
        sa.Column("operator", sa.String(40), sa.ForeignKey("people.id", name="fk_deeds_operator"), nullable=False),
        sa.Column("what", sa.String(20), nullable=False),
        sa.Column("about", sa.String(40), nullable=False),
        sa.Column("why", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_deeds"),
    )
    op.create_index("ix_deeds_at", "deeds", ["at"])
