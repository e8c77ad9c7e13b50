"""18Lilliput: eight small railways around Mildendo, for 1 to 4 players: rules L-001 to L-491."""
