"""Refresh results: run their queries again, compare, and undo."""
