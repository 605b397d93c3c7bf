"""The parts of the Selection dock's panel; they show and ask, and know nothing of the service."""
