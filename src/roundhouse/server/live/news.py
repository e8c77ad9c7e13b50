"""What nodes tell each other: that something is new, never what it is."""

from __future__ import annotations

import msgspec


class TableNews(msgspec.Struct, frozen=True, tag="table"):
    """A table has entries up to this seq."""

    game: str
    seq: int


class PresenceNews(msgspec.Struct, frozen=True, tag="presence"):
    """Who has a table open at that node, all of them."""

    game: str
    node: str
    people: tuple[str, ...]
    watching: int  # people without a seat or without a name


class PersonNews(msgspec.Struct, frozen=True, tag="person"):
    """Somebody was logged out everywhere, renamed, deleted or got an account: ask again who they are."""

    person: str
    log_out: bool
    deleted: bool = False


News = TableNews | PresenceNews | PersonNews

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder[News](News).decode
