"""Accumulation: asking for it, its panel below the map, and what is kept of it."""
