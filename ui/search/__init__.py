"""The Search dock: addresses, and what a portfolio has anywhere."""
