"""How others at home reach this computer, where whoever started the server let them in."""

from __future__ import annotations

import msgspec
from litestar import get

from roundhouse.server.access import TheNode


class HomeAddress(msgspec.Struct, frozen=True):
    address: str | None  # of this server for other computers at home; null if it was started for this one alone


@get("/api/reach", operation_id="reach", tags=["operations"], sync_to_thread=False)
def reach(node: TheNode) -> HomeAddress:
    """What to put before a link for others at home; only `roundhouse open --lan` tells it."""
    return HomeAddress(node.settings.home_address)
