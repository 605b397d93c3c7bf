"""Hazard maps: choosing, adding and reloading."""
