"""Identify Location: the address, the record and the hazards at one position."""
