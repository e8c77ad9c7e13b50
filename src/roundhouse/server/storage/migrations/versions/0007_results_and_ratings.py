"""How games ended, and what people are rated by them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:  # long, as it lists whole tables
    op.add_column("people", sa.Column("hidden", sa.Integer, nullable=False, server_default="0"))
    op.create_table(
        "results",
        sa.Column("table_id", sa.String(40), sa.ForeignKey("tables.id", name="fk_results_table_id"), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("variant", sa.String(200), nullable=False),
        sa.Column("how", sa.String(10), nullable=False),
        sa.Column("is_public", sa.Integer, nullable=False),
        sa.Column("ended_at", sa.BigInteger, nullable=False),
        sa.Column("rated", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_results"),
    )
    unrated = sa.text("rated = 0")
    op.create_index(
        "ix_results_unrated", "results", ["ended_at", "table_id"], sqlite_where=unrated, postgresql_where=unrated
    )
    op.create_index("ix_results_pool", "results", ["game", "players", "ended_at", "table_id"])
    op.create_table(
        "placings",
        sa.Column(
            "table_id", sa.String(40), sa.ForeignKey("results.table_id", name="fk_placings_table_id"), nullable=False
        ),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("person", sa.String(40), sa.ForeignKey("people.id", name="fk_placings_person")),
        sa.Column("bot", sa.String(200)),
        sa.Column("rank", sa.Integer, nullable=False),
        sa.Column("score", sa.Integer),
        sa.Column("has_left", sa.Integer, nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("variant", sa.String(200), nullable=False),
        sa.Column("ended_at", sa.BigInteger, nullable=False),
        sa.Column("mu", sa.Double),
        sa.Column("sigma", sa.Double),
        sa.Column("games", sa.Integer),
        sa.Column("wins", sa.Integer),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_placings"),
    )
    op.create_index("ix_placings_person", "placings", ["person", "ended_at", "table_id"])
    op.create_index("ix_placings_pool", "placings", ["person", "game", "players", "ended_at", "table_id"])
    op.create_table(
        "ratings",
        sa.Column("person", sa.String(40), sa.ForeignKey("people.id", name="fk_ratings_person"), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("mu", sa.Double, nullable=False),
        sa.Column("sigma", sa.Double, nullable=False),
        sa.Column("sure", sa.Double, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("wins", sa.Integer, nullable=False),
        sa.Column("played_at", sa.BigInteger, nullable=False),
        sa.Column("listed", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("person", "game", "players", name="pk_ratings"),
    )
    op.create_index("ix_ratings_board", "ratings", ["game", "players", "listed", "sure", "person"])
