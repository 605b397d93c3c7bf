"""Hazards at a click: the layers to ask for, the map tool, and what the service knows there."""
