"""What games of 18Lilliput say about a landscape."""
