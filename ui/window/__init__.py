"""The window: session, docks, actions, messages and progress."""
