"""The sections of the Selection dock; they know nothing of the service."""
