"""What the page has of 18Lilliput."""
