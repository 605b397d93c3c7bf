"""The Filters dock: the tree that is sent, edited."""
