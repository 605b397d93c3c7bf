"""Risk reports: asked for one by one or in their hundreds, listed, shown and printed."""
