"""Risk reports: requested one by one or in batches, listed, shown and printed."""
