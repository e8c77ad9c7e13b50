"""An index of the chat."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    chat = sa.text("kind = 'chat'")
    op.create_index("ix_entries_chat", "entries", ["game", "seq"], sqlite_where=chat, postgresql_where=chat)
