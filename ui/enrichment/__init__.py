"""Hazards for many points: the list of layers of a connection."""
