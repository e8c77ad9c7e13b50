"""Every text for people: one folder per language, one Fluent file per topic."""
