"""Connections: form, editor and page of the options."""
