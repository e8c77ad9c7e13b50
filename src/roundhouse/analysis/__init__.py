"""Looking back at a game: what a position promised each seat, what every decision kept or cost, and what was luck."""
