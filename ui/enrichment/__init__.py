"""Enrichment: the list of hazard layers of a connection."""
