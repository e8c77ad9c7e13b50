"""What the halves of action cards are called in data, notation and rules (L-061)."""

from __future__ import annotations

TILE, PAIR, TWO_YELLOW, SHARES = "tile", "yellow+green", "yellow", "shares"
TRAIN, TRAINS, STATION, TREASURY, CASH = "train", "trains", "station", "treasury", "cash"
HALVES = (TILE, PAIR, TWO_YELLOW, SHARES, TRAIN, TRAINS, STATION, TREASURY, CASH)
