"""A real local service with the 36 endpoints of the specification, for demonstrations and tests.

The places are real, the sums insured are synthetic and say so. What the specification calls wrong is
refused with the status that it names; what it leaves open has a switch (see :mod:`sandbox.settings`).
"""
