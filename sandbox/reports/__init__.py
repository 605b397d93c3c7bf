"""Risk reports: the facts of a place, and their three forms."""
