"""Computer players for 18Lilliput."""
