"""Tables are called tables: until now `game` was a game's name in one place and a table's id in another.

Nothing is copied, so this takes a moment however long the logs are. SQLite cannot rename constraints, and keeps their
old names; nothing asks for them.
"""

from __future__ import annotations

from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None

HAVE_A_TABLES_ID = ("entries", "snapshots", "seats")
INDEXES = {
    "visibility_status": ["visibility", "status", "updated_at"],
    "bot_due": ["bot_due"],
    "due_at": ["due_at"],
    "host": ["host"],
}


def upgrade() -> None:
    op.rename_table("games", "tables")
    for name in HAVE_A_TABLES_ID:
        op.alter_column(name, "game", new_column_name="table_id")
    for name, columns in INDEXES.items():
        op.drop_index(f"ix_games_{name}", "tables")
        op.create_index(f"ix_tables_{name}", "tables", columns)
    if op.get_context().dialect.name == "postgresql":
        op.execute("ALTER TABLE tables RENAME CONSTRAINT pk_games TO pk_tables")
        op.execute("ALTER TABLE tables RENAME CONSTRAINT fk_games_host TO fk_tables_host")
        for name in HAVE_A_TABLES_ID:
            op.execute(f"ALTER TABLE {name} RENAME CONSTRAINT fk_{name}_game TO fk_{name}_table_id")
