"""18Lilliput as numbers."""
