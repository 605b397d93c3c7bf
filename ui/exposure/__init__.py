"""Accumulation control on locations that are loaded: ring profiles, prospective risks, limits of areas."""
