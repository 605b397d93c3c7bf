"""Identify Location: the address, the record and the hazards of one place."""
