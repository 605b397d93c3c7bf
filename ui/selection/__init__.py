"""The panel *Selection* and its sections."""
