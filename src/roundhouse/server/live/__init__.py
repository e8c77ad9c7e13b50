"""Telling open pages what is new, on one node or several."""
