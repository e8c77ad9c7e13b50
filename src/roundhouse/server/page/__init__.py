"""The server's side of the page: its files, its texts, and what it needs to draw and to say."""
