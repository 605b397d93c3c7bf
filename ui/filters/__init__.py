"""Filters: the editor of the filter tree, in a panel and in a dialog."""
