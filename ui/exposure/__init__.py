"""Accumulation control on loaded locations: ring profiles, prospective risks, limits of areas."""
