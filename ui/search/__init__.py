"""The Search dock: the address page, and what a portfolio has anywhere."""
