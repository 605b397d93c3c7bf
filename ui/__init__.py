"""The user interface: panels, map tools, pages and messages."""
