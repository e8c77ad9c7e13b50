"""18Lilliput in the terminal: its table, and the commands for boards, landscapes and revenue."""
