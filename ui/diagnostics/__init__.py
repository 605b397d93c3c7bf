"""Diagnostics of a connection, and the text for support."""
