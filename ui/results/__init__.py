"""Results: load them, save them as CSV, and their history."""
