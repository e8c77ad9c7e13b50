"""What the server counts, for Prometheus. Nothing here names a person or a table."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4

REGISTRY = CollectorRegistry()

ENTRIES = Counter("roundhouse_entries", "Entries stored, moves and all else.", ["game"], registry=REGISTRY)
MOVES = Counter("roundhouse_moves", "Decisions made, by people and bots.", ["game", "by"], registry=REGISTRY)
REFUSALS = Counter("roundhouse_refusals", "Requests and commands refused.", ["code"], registry=REGISTRY)
REQUESTS = Counter("roundhouse_requests", "HTTP requests answered.", ["method", "path", "status"], registry=REGISTRY)
LATENCY = Histogram("roundhouse_request_seconds", "Time to answer a request.", ["path"], registry=REGISTRY)
MOVE_SECONDS = Histogram("roundhouse_move_seconds", "From a command to its place on the disk.", registry=REGISTRY)
BOT_SECONDS = Histogram("roundhouse_bot_seconds", "Time a bot took to decide.", ["game", "bot"], registry=REGISTRY)
TABLES = Gauge("roundhouse_tables", "Tables in memory.", registry=REGISTRY)
SET_ASIDE = Gauge("roundhouse_tables_set_aside", "Tables that cannot be read.", registry=REGISTRY)
SOCKETS = Gauge("roundhouse_sockets", "Open sockets.", registry=REGISTRY)


def exposed() -> tuple[bytes, str]:
    """All figures in Prometheus' text format, and its media type."""
    return generate_latest(REGISTRY), CONTENT_TYPE_PLAIN_0_0_4
