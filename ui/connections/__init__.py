"""Connections: form, editor and Options page."""
