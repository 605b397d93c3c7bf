"""Enrichment and the hazards of a location."""
