"""What nodes tell each other: that something is new, never what it is."""

from __future__ import annotations

import msgspec

from roundhouse.match.ids import PersonId, TableId


class TableNews(msgspec.Struct, frozen=True, tag="table"):
    """A table has entries up to this seq."""

    table_id: TableId
    seq: int


class PresenceNews(msgspec.Struct, frozen=True, tag="presence"):
    """Who has a table open at that node, all of them."""

    table_id: TableId
    node: str
    people: tuple[PersonId, ...]
    watching: int  # people without a seat or without a name


class PersonNews(msgspec.Struct, frozen=True, tag="person"):
    """Somebody was logged out everywhere, renamed, deleted or got an account: ask again who they are."""

    person: PersonId
    log_out: bool
    deleted: bool = False


News = TableNews | PresenceNews | PersonNews

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder[News](News).decode
