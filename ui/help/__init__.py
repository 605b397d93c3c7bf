"""The help: pages, window, and buttons that open it."""
