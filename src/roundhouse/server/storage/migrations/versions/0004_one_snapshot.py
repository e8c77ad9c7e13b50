"""One snapshot for each table that goes on, and none for those that are over: the log tells the same."""

from __future__ import annotations

from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.execute("DELETE FROM snapshots WHERE game IN (SELECT id FROM games WHERE status IN ('finished', 'closed'))")
    op.execute(
        "DELETE FROM snapshots WHERE seq < "
        "(SELECT max(newest.seq) FROM snapshots AS newest WHERE newest.game = snapshots.game)"
    )
