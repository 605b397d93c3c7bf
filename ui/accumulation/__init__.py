"""Accumulation: requests, the panel below the map, and exports."""
