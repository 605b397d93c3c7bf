"""Accumulation control: algorithms on any layer, without the service."""
