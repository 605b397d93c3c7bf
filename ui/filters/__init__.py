"""Filters: the tree that is sent, edited in a dock and in a dialog."""
