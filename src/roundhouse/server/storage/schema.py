"""The tables. Every change here needs a migration beside it; a test compares the two."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, Double, ForeignKey, Index, Integer, MetaData, String, Table, Text

METADATA = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
    }
)

SECRETS = Table(  # what all nodes must share: the key that signs cookies
    "secrets",
    METADATA,
    Column("name", String(40), primary_key=True),
    Column("value", String(200), nullable=False),
)

PEOPLE = Table(
    "people",
    METADATA,
    Column("id", String(40), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("login", String(80), unique=True),  # null: a guest
    Column("password", String(200)),
    Column("epoch", Integer, nullable=False),  # raised to log out everywhere
    Column("created_at", BigInteger, nullable=False),
    Column("deleted_at", BigInteger),
    Column("hidden", Integer, nullable=False, server_default="0"),  # 1: results are shown to nobody else
    Column("operator", Integer, nullable=False, server_default="0"),  # 1: looks after people and tables
    Column("closed_at", BigInteger),  # when an operator closed the account
    Column("skeleton", String(120)),  # what the name of an account looks like; null: a guest's is not kept from others
)
Index("ix_people_skeleton", PEOPLE.c.skeleton)

RECOVERY_CODES = Table(
    "recovery_codes",
    METADATA,
    Column("person", String(40), ForeignKey("people.id"), primary_key=True),
    Column("digest", String(64), primary_key=True),
)

DEVICE_CODES = Table(
    "device_codes",
    METADATA,
    Column("digest", String(64), primary_key=True),
    Column("person", String(40), ForeignKey("people.id"), nullable=False),
    Column("expires_at", BigInteger, nullable=False),
)

MUTES = Table(
    "mutes",
    METADATA,
    Column("person", String(40), ForeignKey("people.id"), primary_key=True),
    Column("muted", String(40), ForeignKey("people.id"), primary_key=True),
)

VACATIONS = Table(  # when people are away: clocks of days wait for them
    "vacations",
    METADATA,
    Column("person", String(40), ForeignKey("people.id"), primary_key=True),
    Column("began_at", BigInteger, primary_key=True, autoincrement=False),
    Column("ends_at", BigInteger, nullable=False),
)

TABLES = Table(  # one row per table; all but its id is derived from its entries, for lists
    "tables",
    METADATA,
    Column("id", String(40), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("visibility", String(10), nullable=False),
    Column("status", String(10), nullable=False),
    Column("host", String(40), ForeignKey("people.id")),
    Column("seq", Integer, nullable=False),
    Column("summary", Text, nullable=False),
    Column("due_at", BigInteger),  # when somebody's clock runs out, so that any node can act on it
    Column("bot_due", Integer, nullable=False),  # 1 while a bot has to decide, so that a restart takes it up
    Column("created_at", BigInteger, nullable=False),
    Column("updated_at", BigInteger, nullable=False),
)
Index("ix_tables_visibility_status", TABLES.c.visibility, TABLES.c.status, TABLES.c.updated_at)
Index("ix_tables_bot_due", TABLES.c.bot_due)
Index("ix_tables_due_at", TABLES.c.due_at)
Index("ix_tables_host", TABLES.c.host)

ENTRIES = Table(  # the log of moves, undos, clock and seat changes: only appended to, but for words that are forgotten
    "entries",
    METADATA,
    Column("table_id", String(40), ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(40), nullable=False),
    Column("seat", Integer),
    Column("payload", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)

Index(  # to find what somebody said
    "ix_entries_chat",
    ENTRIES.c.table_id,
    ENTRIES.c.seq,
    sqlite_where=ENTRIES.c.kind == "chat",
    postgresql_where=ENTRIES.c.kind == "chat",
)

SNAPSHOTS = Table(
    "snapshots",
    METADATA,
    Column("table_id", String(40), ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("payload", Text, nullable=False),
)

SEATS = Table(  # who sits where now, for "my tables"
    "seats",
    METADATA,
    Column("table_id", String(40), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person", String(40), ForeignKey("people.id"), nullable=False),
)
Index("ix_seats_person", SEATS.c.person)

RESULTS = Table(  # how tables ended that count: derived from their entries, and stored with the last of them
    "results",
    METADATA,
    Column("table_id", String(40), ForeignKey("tables.id"), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("players", Integer, nullable=False),
    Column("variant", String(200), nullable=False),  # the options that are not as usual, as JSON
    Column("how", String(10), nullable=False),
    Column("is_public", Integer, nullable=False),  # 1: anybody may open the table
    Column("ended_at", BigInteger, nullable=False),
    Column("rated", Integer, nullable=False),  # 1 once it has gone into the ratings
)
Index(
    "ix_results_unrated",
    RESULTS.c.ended_at,
    RESULTS.c.table_id,
    sqlite_where=RESULTS.c.rated == 0,
    postgresql_where=RESULTS.c.rated == 0,
)
Index("ix_results_pool", RESULTS.c.game, RESULTS.c.players, RESULTS.c.ended_at, RESULTS.c.table_id)

PLACINGS = Table(  # by seat; what is told of a person is read from here alone, so some of the result stands here again
    "placings",
    METADATA,
    Column("table_id", String(40), ForeignKey("results.table_id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person", String(40), ForeignKey("people.id")),
    Column("bot", String(200)),
    Column("rank", Integer, nullable=False),
    Column("score", Integer),
    Column("has_left", Integer, nullable=False),
    Column("game", String(40), nullable=False),
    Column("players", Integer, nullable=False),
    Column("variant", String(200), nullable=False),
    Column("ended_at", BigInteger, nullable=False),
    Column("mu", Double),  # after this game; null where it is not rated
    Column("sigma", Double),
    Column("games", Integer),  # rated ones of this person, this one included, and how many of them were won
    Column("wins", Integer),
)
Index("ix_placings_person", PLACINGS.c.person, PLACINGS.c.ended_at, PLACINGS.c.table_id)
Index(
    "ix_placings_pool",
    PLACINGS.c.person,
    PLACINGS.c.game,
    PLACINGS.c.players,
    PLACINGS.c.ended_at,
    PLACINGS.c.table_id,
)

RATINGS = Table(  # where everybody stands now: their last rated placing, for leaderboards
    "ratings",
    METADATA,
    Column("person", String(40), ForeignKey("people.id"), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("players", Integer, primary_key=True, autoincrement=False),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("sure", Double, nullable=False),  # mu - 3 sigma
    Column("games", Integer, nullable=False),
    Column("wins", Integer, nullable=False),
    Column("played_at", BigInteger, nullable=False),
    Column("listed", Integer, nullable=False),  # 1: an account with enough games that is not hidden
)
Index("ix_ratings_board", RATINGS.c.game, RATINGS.c.players, RATINGS.c.listed, RATINGS.c.sure, RATINGS.c.person)

ADDRESSES = Table(  # where people want to be told that a game waits for them
    "addresses",
    METADATA,
    Column("id", String(40), primary_key=True),
    Column("person", String(40), ForeignKey("people.id"), nullable=False),
    Column("kind", String(10), nullable=False),  # push, mail or chat
    Column("target", Text, nullable=False),  # what it takes to get there, as JSON: keys and links that are secrets
    Column("digest", String(64), nullable=False, unique=True),  # of the target: one browser is told once
    Column("label", String(60), nullable=False),
    Column("language", String(10), nullable=False),
    Column("home", String(200), nullable=False),  # by which address this person reaches us: for links
    Column("confirmed", Integer, nullable=False),  # 0: a mail address of which nobody has shown that it is theirs
    Column("failures", Integer, nullable=False),  # deliveries that were given up, one after the other
    Column("created_at", BigInteger, nullable=False),
)
Index("ix_addresses_person", ADDRESSES.c.person)

QUIET_TIMES = Table(  # when people do not want to hear of anything
    "quiet_times",
    METADATA,
    Column("person", String(40), ForeignKey("people.id"), primary_key=True),
    Column("begins", Integer, nullable=False),  # minutes after midnight, in that time zone
    Column("ends", Integer, nullable=False),
    Column("timezone", String(60), nullable=False),
)

NUDGES = Table(  # who is to be told of which table, written with the entries that made it so; gone once they act there
    "nudges",
    METADATA,
    Column("table_id", String(40), ForeignKey("tables.id"), primary_key=True),
    Column("person", String(40), ForeignKey("people.id"), primary_key=True),
    Column("reason", String(10), primary_key=True),  # turn or asked
    Column("since", BigInteger, nullable=False),
    Column("due_at", BigInteger),  # null: told
)
Index("ix_nudges_due_at", NUDGES.c.due_at)

DELIVERIES = Table(  # what is on its way to an address; gone once it is there, or given up
    "deliveries",
    METADATA,
    Column("id", String(40), primary_key=True),
    Column("address", String(40), ForeignKey("addresses.id"), nullable=False),
    Column("table_id", String(40), ForeignKey("tables.id")),  # null: about the address itself
    Column("reason", String(10), nullable=False),
    Column("made_at", BigInteger, nullable=False),
    Column("due_at", BigInteger, nullable=False),
    Column("begun_at", BigInteger),  # null: nobody carries it now
    Column("tries", Integer, nullable=False),
)
Index("ix_deliveries_due_at", DELIVERIES.c.due_at)
Index("ix_deliveries_address", DELIVERIES.c.address)

BLOCKS = Table(  # whom somebody wants to have nothing to do with
    "blocks",
    METADATA,
    Column("person", String(40), ForeignKey("people.id"), primary_key=True),
    Column("blocked", String(40), ForeignKey("people.id"), primary_key=True),
)
Index("ix_blocks_blocked", BLOCKS.c.blocked)

REPORTS = Table(  # what people told the operators of somebody
    "reports",
    METADATA,
    Column("id", String(40), primary_key=True),
    Column("reporter", String(40), ForeignKey("people.id"), nullable=False),
    Column("about", String(40), ForeignKey("people.id"), nullable=False),
    Column("table_id", String(40)),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("settled_at", BigInteger),
)
Index("ix_reports_settled_at", REPORTS.c.settled_at, REPORTS.c.at)

DEEDS = Table(  # what operators did: only appended to
    "deeds",
    METADATA,
    Column("id", String(40), primary_key=True),
    Column("operator", String(40), ForeignKey("people.id"), nullable=False),
    Column("what", String(20), nullable=False),
    Column("about", String(40), nullable=False),
    Column("why", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)
Index("ix_deeds_at", DEEDS.c.at)

INVITATIONS = Table(  # whom people want at their tables; they count until the game begins
    "invitations",
    METADATA,
    Column("person", String(40), ForeignKey("people.id"), primary_key=True),
    Column("table_id", String(40), ForeignKey("tables.id"), primary_key=True),
    Column("inviter", String(40), ForeignKey("people.id"), nullable=False),
    Column("at", BigInteger, nullable=False),
)
