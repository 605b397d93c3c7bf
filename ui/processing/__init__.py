"""Processing dialogs and the widgets of their parameters."""
