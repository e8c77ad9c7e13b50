"""Gulliver, the automaton against whom a single player plays."""
