"""The help: its pages, the window that shows them, and the buttons that open it."""
