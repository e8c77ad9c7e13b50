"""One table without any transport: who sits where, what was played, who decides next. See docs/match.md."""
