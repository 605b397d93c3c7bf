"""What the analyst sees: docks, map tools, pages and messages."""
