"""Accumulation control on any locations, in plain numpy: worst circles, ring profiles, prospective risks."""
