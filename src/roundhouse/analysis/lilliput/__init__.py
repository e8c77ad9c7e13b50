"""How positions of 18Lilliput are judged."""
