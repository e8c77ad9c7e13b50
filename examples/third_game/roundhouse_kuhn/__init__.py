"""Kuhn poker, found by Roundhouse through the entry point group `roundhouse.games`."""
