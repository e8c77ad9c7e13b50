"""The report of a tournament as a page."""
