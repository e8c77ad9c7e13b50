"""Bots at tables: who has to decide, who comes first, and the processes in which they think."""
