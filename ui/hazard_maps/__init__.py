"""Hazard maps: choose, add and reload them."""
