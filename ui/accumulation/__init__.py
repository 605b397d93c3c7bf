"""Accumulation: asking for it, its page in the Results dock, and what is kept of it."""
